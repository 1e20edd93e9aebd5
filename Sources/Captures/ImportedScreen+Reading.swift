import AccessibilityModel
import Judging
import Simulation
import TextFormats

extension ImportedScreen {
  /// The diagnostics of a file that could not be read: at least one error, and any warnings.
  package struct Failure: Error {
    package var diagnostics: [Diagnostic]
  }

  /// Returns whether the content of a file is a screen file or a capture, even if its format is not supported.
  package static func isOne(_ bytes: [UInt8]) -> Bool {
    var problems = FileProblems()
    // The first elements identify every format. A Unicode scalar that is cut off at the end does no harm.
    let start = Array(bytes.prefix(65_536))
    if hasKeysOfScenario(start) { return false }
    switch CaptureFormat.recognize(FileText(file: "", bytes: start, problems: &problems)) {
    case .unknown: return false
    case .capture, .screenFile, .unsupported: return true
    }
  }

  /// Whether a file that no format recognises, such as one that was cut off near its start, was meant as a capture: its
  /// name ends like that of a dump, and no line has a key of a scenario.
  package static func isMeantAsOne(_ bytes: [UInt8], name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), ["xml", "txt", "csv", "log", "html"].contains(name[dot...].dropFirst())
    else { return false }
    let keys = ["steps:", "screen:", "screens:", "reader:", "name:", "when:", "locale:", "strings:"]
    return !bytes.prefix(65_536).split(separator: 0x0A).contains { line in
      keys.contains { line.starts(with: $0.utf8) }
    }
  }

  /// Whether two lines begin with the keys that every scenario has. Most files are scenarios, and the formats of captures
  /// need much longer to tell that a file is none of theirs.
  private static func hasKeysOfScenario(_ bytes: [UInt8]) -> Bool {
    var (hasScreen, hasSteps) = (false, false)
    for line in bytes.split(separator: 0x0A) {
      if line.starts(with: "steps:".utf8) { hasSteps = true }
      if line.starts(with: "screen:".utf8) || line.starts(with: "screens:".utf8) { hasScreen = true }
      if hasScreen, hasSteps { return true }
    }
    return false
  }

  /// Reads a capture or a screen file. Throws `Failure` if the file cannot be read.
  ///
  /// - Parameters:
  ///   - format: The format; nil to recognise it from the content.
  ///   - isDerived: Whether to derive the reading order from the frames even if the capture has a reading order.
  package static func read(
    _ bytes: [UInt8], file: String, as format: CaptureFormat? = nil, orderDerived isDerived: Bool = false
  ) throws(Failure) -> (screen: ImportedScreen, warnings: [Diagnostic]) {
    let (screens, warnings, second) = try screens(bytes, file: file, as: format, orderDerived: isDerived)
    if let second {
      let failure = Diagnostic(
        "a second screen begins here, and a capture is one screen", file: file, line: second.line,
        column: second.column,
        help: "write each screen to a file of its own: a11y-sim capture FILE -o screens/")
      throw Failure(diagnostics: [failure])
    }
    return (screens[0], warnings)
  }

  /// Reads a file that may contain several captures of one format, one after another.
  ///
  /// - Returns: At least one screen, the warnings, and the place of the second screen, if there is one.
  package static func screens(
    _ bytes: [UInt8], file: String, as format: CaptureFormat? = nil, orderDerived isDerived: Bool = false
  ) throws(Failure) -> (screens: [ImportedScreen], warnings: [Diagnostic], second: FileLocation?) {
    var problems = FileProblems()
    let text = FileText(file: file, bytes: bytes, problems: &problems)
    let parts = SeveralScreens.parts(of: text, as: format)
    var screens: [ImportedScreen] = []
    var contents: Set<String> = []
    for part in parts {
      guard let screen = read(part, as: format, orderDerived: isDerived, &contents, problems: &problems) else { break }
      screens.append(screen)
    }
    let diagnostics = problems.all(of: file)
    guard screens.count == parts.count, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw Failure(diagnostics: diagnostics)
    }
    // The secrets of one screen alone are hidden while it is read.
    let secrets = takeSecrets(of: &screens, and: parts.count > 1 ? contents : [])
    if secrets.count > CaptureLimits.secrets {
      CaptureLimits.tooManySecrets(onScreensFrom: text.location(0)).report(to: &problems)
      throw Failure(diagnostics: problems.all(of: file))
    }
    conceal(secrets, in: &screens)
    return (screens, diagnostics, parts.count > 1 ? parts[1].location(0) : nil)
  }

  private static func read(
    _ text: FileText, as format: CaptureFormat?, orderDerived isDerived: Bool, _ contents: inout Set<String>,
    problems: inout FileProblems
  ) -> ImportedScreen? {
    let payload = Payload(text)
    switch format.map(CaptureFormat.Recognition.capture) ?? payload.recognition {
    case .capture(let format):
      guard var capture = format.read(text, contents: &contents, problems: &problems) else { return nil }
      if isDerived { capture.hasReadingOrder = false }
      var screen = capture.screen()
      screen.markPlatforms()
      return screen
    case .screenFile:
      guard var screen = ScreenFileReader.read(payload.text, problems: &problems) else { return nil }
      if isDerived { screen.forgetOrder() }
      screen.markPlatforms()
      return screen
    case .unsupported(let name):
      problems.fail(
        "this file is \(name)", at: text.location(0),
        help: UnsupportedFormat.named(name)?.help
          ?? "capture the screen in one of these formats: \(CaptureFormat.names)")
      return nil
    case .unknown:
      problems.fail(
        "this file is not a capture in a known format", at: text.location(0),
        help: "name its format with --from: \(CaptureFormat.names)")
      return nil
    }
  }

  /// Returns the element hierarchies in a manifest of exported test attachments. `name` is the name that the test run
  /// gave the attachment.
  package static func attachments(
    manifest bytes: [UInt8], file: String
  ) -> (attachments: [(file: String, name: String)], diagnostics: [Diagnostic]) {
    var problems = FileProblems()
    let text = FileText(file: file, bytes: bytes, problems: &problems)
    let found = XCUITestAttachments.hierarchies(manifest: text, problems: &problems)
    return (found, problems.all(of: file))
  }

  /// Marks the elements of a format whose trees are the same on every platform, so that each reader can read them.
  /// In a screen file of Android, an element may have no class of a view.
  private mutating func markPlatforms() {
    let isOfAll = format == .flutter
    guard isOfAll || platform == .android else { return }
    elements.change { if isOfAll || $0.android?.view == nil { $0.isOfEveryPlatform = true } }
  }

  /// Removes the explicit order, so that the simulated screen reader sorts the elements by their frames.
  private mutating func forgetOrder() {
    func forgotten(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.map { element in
        var element = element
        element.order = []
        element.children = forgotten(element.children)
        return element
      }
    }
    hasReadingOrder = false
    elements = forgotten(elements)
  }

  /// Returns a scenario that moves the cursor through the screen, from the first element to the last.
  ///
  /// - Parameter readers: the screen readers, of which the first for the screen's platform goes through it.
  package func scenario(file: String, readers: [any ScreenReader.Type]) -> Scenario {
    var scenario = Scenario(reader: Reader(readers.first { $0.descriptor.platform == platform } ?? readers[0]))
    scenario.knownReaders = readers
    scenario.file = file
    scenario.screen = elements.map(ScreenItem.init(captured:))
    (scenario.spoken, scenario.spokenHasHints, scenario.phrases) = (spoken, format?.hasRecordedPhrases != true, phrases)
    scenario.captures = [origin(file: file)]
    if let locale { scenario.locales = [locale] }
    scenario.entersAtFirstElement = true
    scenario.steps = Scenario.stepsThrough(scenario, locale: scenario.locales[0])
    return scenario
  }
}

extension ImportedScreen {
  package func origin(file: String) -> Scenario.CaptureOrigin { .init(file: file, commit: commit, day: day) }
}

extension ScreenItem {
  package init(captured element: AccessibilityElement) {
    guard element.role.isContainer else {
      self = .element(element)
      return
    }
    var group = element
    group.children = []
    self = .group(group, element.children.map(ScreenItem.init(captured:)))
  }
}
