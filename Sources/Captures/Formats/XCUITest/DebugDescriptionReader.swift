import TextFormats

/// A reader for the output of `debugDescription` for XCUITest elements.
enum DebugDescriptionReader {
  /// Reads a description, or a log that contains descriptions.
  static func nodes(of text: FileText, problems: inout FileProblems) throws(CaptureRefusal) -> RawCapture {
    var dump = DescriptionDump()
    for line in DescriptionLines(text) {
      dump.add(line)
      try CaptureLimits.admit(dump.count - 1, at: text.location(line.offset))
    }
    guard dump.count > 0 else {
      if dump.hasQuery {
        throw .fault(
          "this is a query without a tree, because the app did not answer", at: text.location(0),
          help: "capture the screen again while the app runs and the element exists")
      } else {
        throw .fault(
          "this text contains no element of a debugDescription", at: text.location(0),
          help: "save what `print(app.debugDescription)` prints in a UI test")
      }
    }
    var builder = DescriptionBuilder(text)
    for tree in dump.latestTrees(text, notices: &builder.capture.notices) { try builder.add(tree) }
    if let line = dump.skipped.first {
      let count = dump.skipped.count
      builder.capture.note(
        .xcuitestSkippedLines, text.location(line),
        count == 1 ? "this line is not an element" : "this line and \(count - 1) more are not elements")
    }
    return builder.finished()
  }
}

/// The trees of a description or log, in the order of its lines.
private struct DescriptionDump {
  private(set) var trees: [[DescribedElement]] = [[]]
  private(set) var count = 0
  /// Whether the file contains `Query chain:`, which begins the description of a query.
  private(set) var hasQuery = false
  /// The number of unreadable lines inside trees, and the byte offset of the first of these lines.
  private(set) var skipped: (first: Int?, count: Int) = (nil, 0)
  /// Whether the current lines belong to a tree. Paths and queries also name elements, but are not part of a tree.
  private var isTree = true
  /// The number of empty lines since the last line with text. Empty lines belong to an element's text only if the text
  /// continues after them.
  private var emptyLines = 0

  /// Whether the previous line may be the start of `SecureTextField`, cut off by a line break. The next line then
  /// begins with the rest of this type.
  private var isSecureTorn = false

  mutating func add(_ line: DescriptionLine) {
    let content = line.bytes.trimmed
    if content.isEmpty { return emptyLines += 1 }
    let (empty, isTorn) = (emptyLines, isSecureTorn)
    emptyLines = 0
    isSecureTorn = content.count < 7 && "Secure".utf8.starts(with: content)
    if content.ends(with: "Element subtree:") || Self.isAttributes(line) { return beginTree() }
    if content.has("Path to element:", at: content.startIndex) { return isTree = false }
    if content.has("Query chain:", at: content.startIndex) {
      hasQuery = true
      isTree = false
    }
    guard isTree else { return }
    let isOfLog = Self.isOfLog(content)
    if !isOfLog, var element = DescribedElement(line) {
      if isTorn, element.indent == 0 { (element.type, element.isLikeSecure) = ("", true) }
      return add(element)
    }
    // In a log, a time may precede the first line of a tree.
    if let arrow = line.bytes.index(of: "→", from: line.bytes.startIndex),
      let element = DescribedElement(
        DescriptionLine(bytes: line.bytes[arrow...], offset: line.offset + arrow - line.bytes.startIndex))
    {
      return add(element)
    }
    guard !isOfLog, let last = trees[trees.count - 1].indices.last else { return }
    let tree = trees.count - 1
    for _ in 0..<(trees[tree][last].open == .nothing ? 0 : empty) { _ = trees[tree][last].add([]) }
    if !trees[tree][last].add(line.bytes) { skipped = (skipped.first ?? line.offset, skipped.count + 1) }
  }

  private mutating func add(_ element: DescribedElement) {
    trees[trees.count - 1].append(element)
    count += 1
  }

  private mutating func beginTree() {
    isTree = true
    if trees[trees.count - 1].isEmpty { return }
    trees.append([])
  }

  /// Whether a line describes the root element of the next tree. In a log, a time may precede the description.
  private static func isAttributes(_ line: DescriptionLine) -> Bool {
    guard let start = line.bytes.index(of: "Attributes: ", from: line.bytes.startIndex) else { return false }
    // If the line begins with an element, “Attributes:” is part of a text of that element.
    if let element = DescribedElement(line), !element.type.isEmpty { return false }
    return DescribedElement(DescriptionLine(bytes: line.bytes[(start + 12)...], offset: line.offset)) != nil
  }

  /// Whether the line comes from the log of a test, such as `t =     1.23s Tap "Sign in" Button`.
  private static func isOfLog(_ content: ArraySlice<UInt8>) -> Bool {
    guard content.has("t =", at: content.startIndex) else { return false }
    let time = content.dropFirst(3).drop { $0 == UInt8(ascii: " ") }
    let rest = time.drop { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }
    return rest.startIndex > time.startIndex && rest.first == UInt8(ascii: "s")
  }

  /// Returns the trees in order, but only the last tree of each application.
  func latestTrees(_ text: FileText, notices: inout [CaptureNotice]) -> [[DescribedElement]] {
    var seen: Set<String> = []
    var latest: [[DescribedElement]] = []
    for tree in trees.reversed() {
      guard let root = tree.first else { continue }
      if root.type == "Application", !seen.insert(DescribedTexts(root.tail).label ?? root.process ?? "").inserted {
        notices.append(
          CaptureNotice(
            .xcuitestLatestDump, at: text.location(root.offset),
            "this tree is left out, because a later tree of the same application is read"
          ))
      } else {
        latest.append(tree)
      }
    }
    return latest.reversed()
  }
}
