import AccessibilityModel
import Locales
import TextFormats

extension CaptureFormat {
  /// What XCUITest gives: a description, a dictionary, or the list of A11yUITests. `XCUITestAttachments` finds
  /// descriptions in the exported attachments of a test run.
  package static let xcuitest = CaptureFormat(
    id: "xcuitest", platform: .iOS,
    outline: "XCUITest's `debugDescription`, or a folder of attachments that was exported from a test",
    summary: """
      the `debugDescription` of XCUITest, the JSON of `dictionaryRepresentation`, a folder of exported attachments, or \
      snapshots of A11yUITests
      """,
    knows: [.label, .value, .placeholder, .traits, .editing, .enabled],
    rules: [
      .xcuitestTitleAsLabel, .xcuitestPlaceholderAsValue, .xcuitestValueCut, .xcuitestUnknownType, .xcuitestRemote,
      .xcuitestParentByFrame, .xcuitestFragment, .xcuitestSkippedLines, .xcuitestSeveralLines, .xcuitestUnclosedText,
      .xcuitestDamagedElement, .xcuitestLatestDump, .xcuitestInterfaceFocus, .xcuitestMac,
      .xcuitestNoFrame, .xcuitestMissingKey,
    ],
    recognizes: { mark in
      switch mark {
      case .keys(let keys):
        keys.all.contains("elementType") || keys.hasAll("snapshot", "traits", "placeholder") ? .possible : nil
      case .line(let line, _): isDescription(line) ? .certain : nil
      case .tag, .lines: nil
      }
    },
    nodes: { text, problems throws(CaptureRefusal) in
      guard [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(text.firstByte) else {
        return try DebugDescriptionReader.nodes(of: text, problems: &problems)
      }
      let json = try JSONFields(text, problems: &problems)
      if A11yUITestsReader.isOne(json) { return try A11yUITestsReader.nodes(of: json, problems: &problems) }
      var reading = SnapshotReading(json)
      return try reading.read(problems: &problems)
    })

  /// Whether a line comes from XCTest's `debugDescription`: a heading, or an element type with an address, process or
  /// frame.
  private static func isDescription(_ line: ArraySlice<UInt8>) -> Bool {
    for heading: StaticString in ["Element subtree:", "Query chain:", "Path to element:"]
    where line.index(of: heading, from: line.startIndex) != nil { return true }
    var first = line.startIndex
    if line.has("Attributes: ", at: first) { first += 12 }
    if line.has("→", at: first) { first += 3 }
    let end = line[first...].firstIndex { !(0x41...0x5A ~= $0 || 0x61...0x7A ~= $0) } ?? line.endIndex
    guard XCUIElementType(name: line[first..<end].string) != nil else { return false }
    let rest = line.has(" (Main)", at: end) ? end + 7 : end
    return ([", 0x", " 0x", ", pid: ", ", {{"] as [StaticString]).contains { line.has($0, at: rest) }
  }
}

extension CaptureRule {
  static let xcuitestTitleAsLabel = CaptureRule(
    "xcuitest.title-as-label", .guess,
    "an element with a title and without a label is read by its title, because apps on the Mac name controls that way")
  static let xcuitestPlaceholderAsValue = CaptureRule(
    "xcuitest.value-is-placeholder", .guess,
    "a field whose value equals its placeholder is empty, because XCTest may write the placeholder as the value")
  static let xcuitestValueCut = CaptureRule(
    "xcuitest.value-cut", .reported,
    "a value that ends with three dots is incomplete, because the description cuts long values")
  static let xcuitestUnknownType = CaptureRule(
    "xcuitest.unknown-type", .guess,
    "the value of an element whose type XCTest does not have is left out, because it may be a field that hides its content"
  )
  static let xcuitestRemote = CaptureRule(
    "xcuitest.remote-content", .reported,
    "the content of a RemotePlaceholder is missing, because another process shows it")
  static let xcuitestParentByFrame = CaptureRule(
    "xcuitest.parent-by-frame", .guess,
    "in a tree that has lost its indentation, an element is inside the last one before it whose frame contains its own"
  )
  static let xcuitestFragment = CaptureRule(
    "xcuitest.fragment", .reported,
    "a tree that does not begin with an application or a window is a part of a screen")
  static let xcuitestSkippedLines = CaptureRule(
    "xcuitest.skipped-lines", .reported,
    "a line is left out if it is not an element and does not continue a text, because something else printed it")
  static let xcuitestSeveralLines = CaptureRule(
    "xcuitest.several-lines", .guess,
    "a line after an unfinished text or an unquoted value belongs to it, because line breaks are not escaped")
  static let xcuitestUnclosedText = CaptureRule(
    "xcuitest.unclosed-text", .guess,
    "a text without a closing quotation mark ends with its line, because the rest of it was cut off")
  static let xcuitestDamagedElement = CaptureRule(
    "xcuitest.damaged-element", .guess,
    "the texts of an element are unknown if its line cannot be read completely")
  static let xcuitestLatestDump = CaptureRule(
    "xcuitest.latest-dump", .guess,
    "of several trees of the same application, only the last tree is read, because it is the newest")
  static let xcuitestInterfaceFocus = CaptureRule(
    "xcuitest.interface-focus", .guess,
    "a text field that the focus engine has focused has the keyboard focus; without it, the keyboard focus is unknown")
  static let xcuitestMac = CaptureRule(
    "xcuitest.mac", .guess,
    "a tree with elements that exist only on the Mac is read as an iOS tree, because no other Apple platform is simulated"
  )
  static let xcuitestNoFrame = CaptureRule(
    "xcuitest.no-frame", .guess,
    "a frame with a number that is infinite, or a million or more, is left out, because the element has no layout")
  static let xcuitestMissingKey = CaptureRule(
    "xcuitest.missing-key", .guess,
    "if an element lacks the key for its value or its placeholder, this property is read as absent, because only these two can be nil in XCTest"
  )

  /// Whether `debugDescription` has probably shortened a value. A shortened value has at least 18 characters.
  static func isCut(_ value: String) -> Bool { value.hasSuffix("...") && value.unicodeScalars.count >= 18 }
}
