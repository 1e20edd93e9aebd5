import A11ySim

/// The contents of the secure fields of a capture, while the capture is read. The fields get only their lengths, and
/// other texts that repeat a content are concealed at the end.
struct SecureContents {
  /// The contents that somebody could read. A row of bullets is not one.
  private var readable: Set<String> = []
  /// Readable contents that may just as well be placeholders, which other elements often repeat. They are searched for
  /// only in the field, in what is inside it and in what is around it, because those repeat the content of a field.
  private var doubtful: Set<String> = []
  /// Texts that may be contents. Nothing is refused for their sake: only the first ones are remembered.
  private var suspected: Set<String> = []

  /// The maximum number of different readable contents. Each is searched for in each text, which must not take long.
  private static let limit = 32

  /// Whether more contents are readable than can be searched for.
  var isTooMany: Bool { readable.count + doubtful.count > Self.limit }

  /// Counts the characters of a content, and remembers the content until the end.
  /// - Parameters:
  ///   - content: The content.
  ///   - isDoubtful: Whether it may just as well be a placeholder.
  mutating func count(_ content: String, isDoubtful: Bool = false) -> Int {
    let scalars = content.unicodeScalars
    // Where the field's line was damaged, the content can be one of its lines.
    let lines = content.split(separator: "\n", maxSplits: 8)
    if lines.count > 1 { lines.forEach { suspect(String($0)) } }
    if !Self.isMasked(content), !isTooMany {
      if isDoubtful { doubtful.insert(content) } else { readable.insert(content) }
    }
    return scalars.count
  }

  /// Remembers a text that may be a content, because its element is damaged or of an unknown type.
  mutating func suspect(_ text: String) {
    let scalars = text.unicodeScalars
    if suspected.count < Self.limit, scalars.count >= 4, !scalars.allSatisfy(Self.masks.contains) {
      suspected.insert(text)
    }
  }

  /// Removes the contents from all texts of the capture. A text inside a secure field is removed if it may be content.
  func conceal(in capture: inout Capture) {
    let count = capture.nodes.count
    /// Whether a node is inside a secure field, and whether it is one or holds one.
    var (isInside, isAround) = ([Bool](repeating: false, count: count), [Bool](repeating: false, count: count))
    for index in 0..<count {
      if let parent = capture.nodes[index].parent {
        isInside[index] = isInside[parent] || capture.nodes[parent].isSecure
      }
    }
    for index in (0..<count).reversed() where isAround[index] || capture.nodes[index].isSecure {
      isAround[index] = true
      if let parent = capture.nodes[index].parent { isAround[parent] = true }
    }
    let certain = readable.union(suspected)
    let patterns = certain.union(doubtful).sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
      .map { Pattern($0, isOnlyNear: !certain.contains($0)) }
    for index in 0..<count {
      let isNear = isInside[index] || isAround[index]
      let isOwn = capture.nodes[index].isSecure && !isInside[index]
      var isChanged = isInside[index] && capture.nodes[index].dropContents()
      for text in [\CapturedNode.label, \.value, \.placeholder, \.identifier, \.hint, \.language] {
        guard let known = capture.nodes[index][keyPath: text].value,
          let concealed = Self.concealed(known, patterns, isNear: isNear, isOwn: isOwn)
        else { continue }
        capture.nodes[index][keyPath: text] = .known(concealed)
        isChanged = true
      }
      isChanged = Self.concealRest(of: &capture.nodes[index], patterns, isNear: isNear) || isChanged
      if isChanged {
        capture.notices.append(
          CaptureNotice(
            .secureText, at: capture.nodes[index].location,
            "A text of this \(capture.nodes[index].type) may be the content of a secure field and is left out."))
      }
    }
    if let app = capture.app, let concealed = Self.concealed(app, patterns, isNear: true) { capture.app = concealed }
  }

  /// Removes the contents from the phrase, the actions and the custom content of a node.
  private static func concealRest(of node: inout CapturedNode, _ patterns: [Pattern], isNear: Bool) -> Bool {
    guard !patterns.isEmpty else { return false }
    var isChanged = false
    func hidden(_ text: String) -> String {
      guard let concealed = concealed(text, patterns, isNear: isNear) else { return text }
      isChanged = true
      return concealed
    }
    node.phrase = node.phrase.map(hidden)
    if let actions = node.actions.value { node.actions = .known(actions.map(hidden)) }
    if let content = node.content.value {
      node.content = .known(
        content.map { .init(label: hidden($0.label), value: hidden($0.value), isImportant: $0.isImportant) })
    }
    return isChanged
  }

  /// Whether nobody can read a content: it is empty, or a row of the characters that fields show for hidden ones.
  static func isMasked(_ content: String) -> Bool { content.unicodeScalars.allSatisfy(masks.contains) }

  /// The characters that fields show for those that are hidden.
  private static let masks: Set<Unicode.Scalar> = ["\u{2022}", "\u{25CF}", "\u{2217}", "*"]

  /// Returns the text with bullets for each content in it; nil if there is none. A content of up to three characters is
  /// found only as a whole word near its field: it is a part of many other words. A single character is found in a text
  /// of its own field only if it is the whole text: “Digit 1 of 6” says nothing about a digit 1.
  private static func concealed(
    _ text: String, _ patterns: [Pattern], isNear: Bool, isOwn: Bool = false
  ) -> String? {
    var bytes = Array(text.utf8)
    var isChanged = false
    for pattern in patterns where isNear || !pattern.isOnlyNear {
      if isOwn, pattern.isSingle, !pattern.isWhole(bytes) { continue }
      isChanged = pattern.replace(in: &bytes) || isChanged
    }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : nil
  }
}

extension CapturedNode {
  /// Removes the texts of a node inside a secure field, because they may contain the secret. Buttons and images keep
  /// theirs. Returns whether a text was removed.
  fileprivate mutating func dropContents() -> Bool {
    switch XCUIElementType(name: type) {
    case .button, .image, .icon: return false
    default: break
    }
    let hadTexts = label.value != nil || value.value != nil
    if !isSecure { (label, value, hint, content, phrase) = (.unknown, .unknown, .unknown, .unknown, nil) }
    return hadTexts && !isSecure
  }
}

/// A secret to find and replace in a text. The search takes linear time (Knuth, Morris and Pratt).
private struct Pattern {
  private let bytes: [UInt8]
  private let bullets: [UInt8]
  /// The length of the next shorter partial match, by the length of a partial match.
  private let fallback: [Int]
  private let isShort: Bool
  /// Whether the text is searched for only near its field.
  let isOnlyNear: Bool
  /// Whether the text is one character.
  let isSingle: Bool

  init(_ text: String, isOnlyNear: Bool) {
    isSingle = text.unicodeScalars.count == 1
    bytes = Array(text.utf8)
    bullets = Array(String(repeating: "•", count: text.unicodeScalars.count).utf8)
    isShort = text.unicodeScalars.count < 4
    self.isOnlyNear = isOnlyNear || isShort
    var fallback = [Int](repeating: 0, count: bytes.count)
    var length = 0
    for index in bytes.indices.dropFirst() {
      while length > 0, bytes[index] != bytes[length] { length = fallback[length - 1] }
      if bytes[index] == bytes[length] { length += 1 }
      fallback[index] = length
    }
    self.fallback = fallback
  }

  /// Whether a text is this one and nothing else.
  func isWhole(_ text: [UInt8]) -> Bool { text == bytes }

  /// Replaces each occurrence with bullets, a short text only as a word of its own. Returns whether there was one.
  func replace(in text: inout [UInt8]) -> Bool {
    guard !bytes.isEmpty, text.count >= bytes.count else { return false }
    var result: [UInt8] = []
    var (copied, length) = (0, 0)
    for index in text.indices {
      while length > 0, text[index] != bytes[length] { length = fallback[length - 1] }
      if text[index] == bytes[length] { length += 1 }
      guard length == bytes.count else { continue }
      let start = index + 1 - length
      length = isShort ? fallback[length - 1] : 0
      if isShort, start < copied || isLetter(text, start - 1) || isLetter(text, index + 1) { continue }
      result += text[copied..<start] + bullets
      copied = index + 1
    }
    guard copied > 0 else { return false }
    text = result + text[copied...]
    return true
  }

  /// Whether a byte is part of a letter or digit. Bytes beyond ASCII are taken for letters.
  private func isLetter(_ text: [UInt8], _ index: Int) -> Bool {
    guard text.indices.contains(index) else { return false }
    switch text[index] {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: return true
    default: return false
    }
  }
}

extension CaptureRule {
  static let secureText = CaptureRule(
    "secure.repeated-text", .guess,
    "A text inside a secure field, or one that repeats its content, is left out, because it is secret.")
}
