import A11ySim
import A11ySimSystem
import ESpeakNG

enum Console {
  enum Status: Int32, Error {
    case fine = 0
    /// An audit or check found an error, or an expectation failed.
    case findings = 1
    /// The tool could not do its work: the input is unreadable or malformed, or a voice or sound device is missing.
    case couldNot = 2
    case wrongUsage = 64
    case interrupted = 130
  }

  enum Color: String, CaseIterable { case auto, always, never }

  static let noScenario =
    "error: no scenario was named\nhelp: run `a11y-sim FILE…`, `a11y-sim demo` or `a11y-sim --help`"

  nonisolated(unsafe) private static var isColored = false
  /// Whether a write to standard output failed, for example because a pipe was closed. Commands then continue without
  /// printing, so that they still write files and return the right exit status.
  nonisolated(unsafe) private(set) static var isUnread = false
  nonisolated(unsafe) private static var isUnheard = false
  /// The `errno` of the write to standard output that failed; 0 if no write failed, or if the reader closed the pipe.
  nonisolated(unsafe) private static var outputError: Int32 = 0

  /// Prepares the standard streams and signals. Writing to a closed pipe then fails, but does not end the process.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // Whoever starts the tool may ignore this signal. The tool could then not learn how a program ended.
    signal(SIGCHLD, SIG_DFL)
    Interruption.prepare()
    // If a standard stream is closed, a file that is opened later could get its number. Output would then go into that
    // file.
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
      _ = open("/dev/null", O_RDWR)
    }
    use(.auto)
  }

  static func use(_ color: Color) {
    if let run = InProcessRun.current { return run.isColored = color == .always }
    switch color {
    case .always: isColored = true
    case .never: isColored = false
    case .auto:
      let isOff = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
      let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
      isColored = !isOff && !isDumb && isTerminal(STDERR_FILENO)
    }
  }

  static func isTerminal(_ stream: Int32) -> Bool { InProcessRun.current == nil && isatty(stream) == 1 }

  /// Returns the next line of standard input without its end; nil at the end.
  static func readLine() -> String? {
    if let run = InProcessRun.current { return run.readLine() }
    return Swift.readLine()
  }

  /// Returns the next bytes of standard input, at most `count`; empty at the end. Waits only until there are some.
  static func readBytes(_ count: Int) -> [UInt8] {
    if let run = InProcessRun.current { return run.read(count) }
    var bytes = [UInt8](repeating: 0, count: count)
    while true {
      let read = bytes.withUnsafeMutableBytes { systemRead(STDIN_FILENO, $0.baseAddress!, $0.count) }
      if read >= 0 { return Array(bytes.prefix(read)) }
      if errno != EINTR { return [] }
    }
  }

  /// Prints results. Control characters are shown as escapes, because quoted text could contain terminal or CI
  /// commands.
  ///
  /// - Parameter isData: If true, the text is printed unchanged, because formats such as JSON have their own escapes.
  static func print(_ text: String, isData: Bool = false) { write(isData ? text : text.visible, to: STDOUT_FILENO) }

  static func complain(_ text: String) { write(text.visible + "\n", to: STDERR_FILENO) }

  static func complain(_ diagnostic: Diagnostic) {
    let text = diagnostic.description.visible
    write((InProcessRun.current?.isColored ?? isColored ? colored(text) : text) + "\n", to: STDERR_FILENO)
  }

  private static func colored(_ text: String) -> String {
    let colors = [
      ("error:", "\u{1B}[1;31m"), ("warning:", "\u{1B}[1;33m"), ("note:", "\u{1B}[1;36m"), ("help:", "\u{1B}[1;32m"),
    ]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      // `-` and `+` mark removed and added lines. `[-` and `{+` mark removed and added words.
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

  /// Writes all bytes of a text. After a failed write, further text for the same descriptor is dropped.
  private static func write(_ text: String, to descriptor: Int32) {
    if let run = InProcessRun.current { return run.write(text, to: descriptor == STDOUT_FILENO ? .output : .errors) }
    if descriptor == STDOUT_FILENO ? isUnread : isUnheard { return }
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress!, $0.count) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          if descriptor != STDOUT_FILENO { return isUnheard = true }
          isUnread = true
          if errno != EPIPE { outputError = errno }
          return
        }
      }
    }
  }

  /// Ends the process; a command throws a `Status` instead. If a write to standard output failed, prints an error and changes `fine` to `couldNot`. A pipe
  /// that its reader closed is not an error.
  static func exit(_ status: Status) -> Never {
    OutputFile.discard()
    if outputError != 0 {
      complain(
        Diagnostic(
          "cannot write to standard output: \(String(cString: strerror(outputError)))",
          help: "free some disk space, or redirect the output to another place"))
      if status == .fine { systemExit(Status.couldNot.rawValue) }
    }
    systemExit(status.rawValue)
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

private func systemExit(_ status: Int32) -> Never { exit(status) }
