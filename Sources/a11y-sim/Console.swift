import A11ySim
import A11ySimSystem

/// Standard output, standard error and the exit status, in one place.
enum Console {
  /// The exit status of the tool.
  enum Status: Int32, Error {
    case fine = 0
    /// An expectation failed.
    case findings = 1
    /// Unreadable or malformed input, no voice, no sound device.
    case couldNot = 2
    case wrongUsage = 64
    case interrupted = 130
  }

  /// When to use colour.
  enum Color: String, CaseIterable { case auto, always, never }

  static let noScenario =
    "error: no scenario was named\nhelp: run `a11y-sim FILE…`, `a11y-sim demo` or `a11y-sim --help`"

  nonisolated(unsafe) private static var isColored = false
  nonisolated(unsafe) private static var isUnread = false
  /// Whether there is more to do than to print: sound to be played, or files to be written.
  nonisolated(unsafe) static var hasOtherWork = false

  /// Prepares the standard streams: a closed pipe is an error of one write, not the end of the program.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // Otherwise the next file opened would take the place of a closed standard stream and be printed into.
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
      _ = open("/dev/null", O_RDWR)
    }
    use(.auto)
  }

  static func use(_ color: Color) {
    switch color {
    case .always: isColored = true
    case .never: isColored = false
    case .auto:
      let isOff = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
      let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
      isColored = !isOff && !isDumb && isatty(STDERR_FILENO) == 1
    }
  }

  /// Writes results to standard output.
  static func print(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Writes notices and diagnostics to standard error.
  ///
  /// Control characters in quoted text are written out, because a terminal could take them as commands.
  static func complain(_ text: String) {
    write(visible(text) + "\n", to: STDERR_FILENO)
  }

  static func complain(_ diagnostic: Diagnostic) {
    let text = visible(diagnostic.description)
    write((isColored ? colored(text) : text) + "\n", to: STDERR_FILENO)
  }

  private static func visible(_ text: String) -> String {
    func isOrder(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }
    guard text.unicodeScalars.contains(where: isOrder) else { return text }
    return text.unicodeScalars.map { isOrder($0) ? "\\u{\(String($0.value, radix: 16, uppercase: true))}" : String($0) }
      .joined()
  }

  private static func colored(_ text: String) -> String {
    let colors = [
      ("error:", "\u{1B}[1;31m"), ("warning:", "\u{1B}[1;33m"), ("note:", "\u{1B}[1;36m"), ("help:", "\u{1B}[1;32m"),
    ]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      // Deleted and added text, in a line or in lines of their own.
      if line.hasPrefix("- ") { return "\u{1B}[31m\(line)\u{1B}[0m" }
      if line.hasPrefix("+ ") { return "\u{1B}[32m\(line)\u{1B}[0m" }
      let line =
        line.hasPrefix("note: words:")
        ? Substring(
          line.replacing("[-", with: "\u{1B}[31m[-").replacing("-]", with: "-]\u{1B}[0m")
            .replacing("{+", with: "\u{1B}[32m{+").replacing("+}", with: "+}\u{1B}[0m")) : line
      for (word, color) in colors {
        if let range = line.firstRange(of: word) {
          return "\(line[..<range.lowerBound])\(color)\(word)\u{1B}[0m\(line[range.upperBound...])"
        }
      }
      return String(line)
    }
    return lines.joined(separator: "\n")
  }

  /// Writes every byte, or ends the program: without a reader nothing is left to do, unless there is other work.
  private static func write(_ text: String, to descriptor: Int32) {
    if isUnread && descriptor == STDOUT_FILENO { return }
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress!, $0.count) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EPIPE, hasOtherWork {
          if descriptor == STDOUT_FILENO { isUnread = true }
          return
        } else if errno != EINTR {
          exit(errno == EPIPE ? .fine : .couldNot)
        }
      }
    }
  }

  static func exit(_ status: Status) -> Never { systemExit(status.rawValue) }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func systemExit(_ status: Int32) -> Never { exit(status) }
