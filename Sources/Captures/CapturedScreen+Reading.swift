import A11ySim
import TextFormats

extension CapturedScreen {
  /// The faults for which a file is not read, and the warnings beside them. There is at least one error.
  package struct Failure: Error {
    package var diagnostics: [Diagnostic]
  }

  /// Returns whether a file's content is a capture, including one in an unsupported format, or a screen file.
  package static func isOne(_ bytes: [UInt8]) -> Bool {
    var problems = FileProblems()
    // A format shows itself in its first elements. The end of a scalar that is cut does not matter.
    let start = Array(bytes.prefix(65_536))
    switch CaptureFormat.recognize(FileText(file: "", bytes: start, problems: &problems)) {
    case .unknown: return false
    case .capture, .screenFile, .unsupported: return true
    }
  }

  /// Reads a capture or a screen file.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - file: the name of the file, for diagnostics and places.
  ///   - format: the format; nil to recognise it by the content.
  ///   - isDerived: whether the order is derived from the frames even if the capture has the order of the reader.
  /// - Returns: the screen, and warnings.
  package static func read(
    _ bytes: [UInt8], file: String, as format: CaptureFormat? = nil, orderDerived isDerived: Bool = false
  ) throws(Failure) -> (screen: CapturedScreen, warnings: [Diagnostic]) {
    var problems = FileProblems()
    let text = FileText(file: file, bytes: bytes, problems: &problems)
    let screen = read(text, as: format, orderDerived: isDerived, problems: &problems)
    let diagnostics = problems.all(of: file)
    guard let screen, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw Failure(diagnostics: diagnostics)
    }
    return (screen, diagnostics)
  }

  private static func read(
    _ text: FileText, as format: CaptureFormat?, orderDerived isDerived: Bool, problems: inout FileProblems
  ) -> CapturedScreen? {
    let format = format.map(CaptureFormat.Recognition.capture) ?? CaptureFormat.recognize(text)
    switch format {
    case .capture(let format):
      guard var capture = format.read(text, problems: &problems) else { return nil }
      if isDerived { capture.hasReadingOrder = false }
      guard capture.platform == .iOS else {
        problems.fail(
          "This is a screen of an Android app, which cannot be played yet.",
          at: text.location(0), help: "Capture the screen in the iOS app.")
        return nil
      }
      return capture.screen()
    case .screenFile:
      guard var screen = ScreenFileReader.read(text, problems: &problems) else { return nil }
      if isDerived { screen.forgetOrder() }
      return screen
    case .unsupported(let name):
      problems.fail(
        "This file is \(name), which is not supported.", at: text.location(0),
        help: "Capture the screen in one of these formats: \(CaptureFormat.names).")
      return nil
    case .unknown:
      problems.fail(
        "This file is not a capture in a known format.", at: text.location(0),
        help: "Name its format with --from: \(CaptureFormat.names).")
      return nil
    }
  }

  /// Returns the element hierarchies that a manifest of exported attachments lists: their files, and the names that the
  /// test run gave them. Faults of the manifest are returned beside them.
  package static func attachments(
    manifest bytes: [UInt8], file: String
  ) -> (attachments: [(file: String, name: String)], diagnostics: [Diagnostic]) {
    var problems = FileProblems()
    let text = FileText(file: file, bytes: bytes, problems: &problems)
    let found = XCUITestAttachments.hierarchies(manifest: text, problems: &problems)
    return (found, problems.all(of: file))
  }

  /// Leaves the explicit order out, so that the reader sorts the elements by their frames.
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

  /// Returns the scenario that goes through the screen from its first element to its last.
  package func scenario(file: String) -> Scenario {
    var scenario = Scenario()
    scenario.file = file
    scenario.screen = elements.map(ScreenItem.init(captured:))
    (scenario.spoken, scenario.spokenHasHints, scenario.phrases) = (spoken, format != .axaudit, phrases)
    scenario.captures = [origin(file: file)]
    if let locale { scenario.locales = [locale] }
    scenario.steps = Scenario.stepsThrough(scenario, locale: scenario.locales[0])
    return scenario
  }
}

extension CapturedScreen {
  /// Returns the origin of the screen, as freshness is judged by it.
  package func origin(file: String) -> Scenario.CaptureOrigin { .init(file: file, commit: commit, day: day) }
}

extension ScreenItem {
  /// An element of a capture, or a container with its elements.
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

extension CaptureFormat {
  /// The names of all formats, as a list in a sentence.
  package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Reads a file of this format; nil if it cannot be read. `problems` says why.
  fileprivate func read(_ text: FileText, problems: inout FileProblems) -> Capture? {
    switch self {
    case .xcuitest:
      if ![UInt8(ascii: "{"), UInt8(ascii: "[")].contains(text.firstByte) {
        DebugDescriptionReader.read(text, problems: &problems)
      } else if CaptureFormat.isOfA11yUITests(text) {
        A11yUITestsReader.read(text, problems: &problems)
      } else {
        SnapshotDictionaryReader.read(text, problems: &problems)
      }
    case .appiumIOS: AppiumReader.read(text, problems: &problems)
    case .accessibilitySnapshot: AccessibilitySnapshotReader.read(text, problems: &problems)
    case .idb: IDBReader.read(text, problems: &problems)
    case .axaudit: AXAuditReader.read(text, problems: &problems)
    case .uiautomator: UIAutomatorReader.read(text, problems: &problems)
    }
  }
}

extension FileText {
  /// The first byte that is no white space; 0 if there is none.
  fileprivate var firstByte: UInt8 { bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? 0 }
}

extension CaptureRule {
  /// All rules, format by format, and those that find the stops.
  package static let all: [CaptureRule] =
    stopRules + [traitsFromType, secureText] + appiumRules + xcuitestRules + accessibilitySnapshotRules + idbRules
    + axauditRules + androidRules
}
