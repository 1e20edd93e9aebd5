import A11ySim

/// The contents of secure fields, kept only while a capture is read. The fields themselves get only the lengths of
/// their contents. At the end, other texts that repeat a content are concealed.
struct SecureContents {
  /// The contents that are readable. A row of bullets is not readable.
  private var readable: Set<String> = []
  /// Readable contents that may be placeholders instead, which other elements often repeat. They are searched for only
  /// in the field, in the elements inside it and in the elements around it, because those repeat the content of a
  /// field.
  private var doubtful: Set<String> = []
  /// Texts that may be contents. Only the first `limit` of them are remembered, and a capture is never refused because
  /// of them.
  private var suspected: Set<String> = []

  /// The maximum number of different readable contents. Every text is searched for each of them, which must not take
  /// long.
  private static let limit = 32

  /// Whether there are more readable contents than can be searched for, so that the capture must be refused.
  var isTooMany: Bool { readable.count + doubtful.count > Self.limit }

  /// Counts the Unicode scalars of a content, and remembers the content for `conceal(in:)`.
  /// - Parameters:
  ///   - content: The content.
  ///   - isDoubtful: Whether the content may be a placeholder instead.
  mutating func count(_ content: String, isDoubtful: Bool = false) -> Int {
    let scalars = content.unicodeScalars
    // If the line of the field was damaged, the content can be one line of the text.
    let lines = content.split(separator: "\n", maxSplits: 8)
    if lines.count > 1 { lines.forEach { suspect(String($0)) } }
    if !Self.isMasked(content), !isTooMany {
      if isDoubtful { doubtful.insert(content) } else { readable.insert(content) }
    }
    return scalars.count
  }

  /// Remembers a text that may be the content of a secure field, because its element is damaged or of an unknown type.
  /// Texts of fewer than four characters are ignored.
  mutating func suspect(_ text: String) {
    let scalars = text.unicodeScalars
    if suspected.count < Self.limit, scalars.count >= 4, !scalars.allSatisfy(Self.masks.contains) {
      suspected.insert(text)
    }
  }

  /// Replaces the contents with bullets in all texts of the capture. Also removes the texts of elements inside secure
  /// fields if they may be content.
  func conceal(in capture: inout Capture) {
    let count = capture.nodes.count
    /// For each node, whether it is inside a secure field, and whether it is or contains a secure field.
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

  /// Replaces the contents with bullets in the phrase, the actions and the custom content of a node. Returns whether a
  /// text was changed.
  private static func concealRest(of node: inout CapturedNode, _ patterns: [Pattern], isNear: Bool) -> Bool {
    guard !patterns.isEmpty else { return false }
    var isChanged = false
    func hidden(_ text: String) -> String {
      guard let concealed = concealed(text, patterns, isNear: isNear) else { return text }
      isChanged = true
      return concealed
    }
    node.phrase = node.phrase.map(hidden)
    if let text = node.android?.text { node.android?.text = hidden(text) }
    node.android?.properties.replaceTexts(hidden)
    if let actions = node.actions.value { node.actions = .known(actions.map(hidden)) }
    if let content = node.content.value {
      node.content = .known(
        content.map { .init(label: hidden($0.label), value: hidden($0.value), isImportant: $0.isImportant) })
    }
    return isChanged
  }

  /// Whether a content is empty, or consists only of characters that fields show in place of hidden ones.
  static func isMasked(_ content: String) -> Bool { content.unicodeScalars.allSatisfy(masks.contains) }

  /// The characters that fields show in place of hidden ones.
  private static let masks: Set<Unicode.Scalar> = ["\u{2022}", "\u{25CF}", "\u{2217}", "*"]

  /// Returns the text with bullets in place of each content; nil if it has no content. A content of up to three
  /// characters is replaced only if it is a whole word near its field, because it is a part of many other words. In a
  /// text of its own field, a single character is replaced only if it is the whole text: “Digit 1 of 6” does not reveal
  /// a content of 1.
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
    let hadTexts = label.value != nil || value.value != nil || android?.text != nil
    if !isSecure {
      (label, value, hint, content, phrase) = (.unknown, .unknown, .unknown, .unknown, nil)
      android?.text = nil
      android?.properties.replaceTexts { _ in nil }
    }
    return hadTexts && !isSecure
  }
}

/// A secret to find and replace in a text. The search takes linear time (Knuth, Morris and Pratt).
private struct Pattern {
  private let bytes: [UInt8]
  private let bullets: [UInt8]
  /// For each partial match, at the index of its length minus one, the length of the next shorter partial match.
  private let fallback: [Int]
  private let isShort: Bool
  /// Whether the secret is searched for only in and around its field.
  let isOnlyNear: Bool
  /// Whether the secret is a single character.
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

  /// Whether a text equals the secret.
  func isWhole(_ text: [UInt8]) -> Bool { text == bytes }

  /// Replaces each occurrence of the secret with bullets. A secret of up to three characters is replaced only as a
  /// whole word. Returns whether a text was replaced.
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

  /// Whether the byte at an index is part of a letter or digit. Bytes beyond ASCII count as letters.
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

extension AndroidProperties {
  /// Replaces the texts of the app.
  fileprivate mutating func replaceTexts(_ change: (String) -> String?) {
    for (_, text) in Self.texts {
      guard let old = self[keyPath: text] else { continue }
      self[keyPath: text] = change(old.string).map { SpokenText($0) }
    }
    self.resourceName = self.resourceName.flatMap(change)
  }
}
