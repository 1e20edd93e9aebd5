import A11ySim
import A11ySimSystem

/// The last line of a terminal, which is redrawn when its text changes. Other lines are printed above it.
final class StatusLine {
  /// Whether the line is drawn. If false, only `print` and `complain` have an effect.
  let isDrawn: Bool
  private var text = ""
  private var isVisible = false

  init(isDrawn: Bool) {
    self.isDrawn = isDrawn
    if isDrawn { signal(SIGWINCH) { _ in StatusLine.wasResized = 1 } }
  }

  nonisolated(unsafe) private static var wasResized: sig_atomic_t = 0

  /// Returns whether the terminal size has changed since the last call.
  static func takeResize() -> Bool {
    defer { wasResized = 0 }
    return wasResized != 0
  }

  func print(_ text: String) {
    if text.isEmpty { return }
    let wasVisible = isVisible
    clear()
    Console.print(text)
    if wasVisible { draw() }
  }

  func complain(_ diagnostic: Diagnostic) {
    let wasVisible = isVisible
    clear()
    Console.complain(diagnostic)
    if wasVisible { draw() }
  }

  func show(_ text: String) {
    if isVisible, text == self.text { return }
    self.text = text
    draw()
  }

  func draw() {
    guard isDrawn else { return }
    Console.print("\r\u{1B}[K" + text.visible.cut(to: Self.columns - 1), isData: true)
    isVisible = true
  }

  func clear() {
    guard isDrawn, isVisible else { return }
    Console.print("\r\u{1B}[K", isData: true)
    isVisible = false
  }

  private static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}

extension String {
  fileprivate func cut(to columns: Int) -> String {
    var result = ""
    var width = 0
    for character in self {
      // East Asian characters and emoji count as two columns. If a terminal uses one column, the line is only shorter.
      let scalar = character.unicodeScalars.first!.value
      width += scalar < 0x1100 || (0x2000..<0x2E80).contains(scalar) ? 1 : 2
      if width > columns { return result }
      result.append(character.isNewline ? " " : character)
    }
    return result
  }
}
