import AccessibilityModel
import Locales

/// The secrets of a capture: texts that were entered in secure fields. The secrets exist only while the capture is
/// read. Nodes store only the number of characters. At the end, the secrets are concealed in all other texts.
struct SecureContents {
  /// The secrets that the capture shows as readable text, not as bullets.
  private(set) var readable: Set<String> = []
  /// Readable texts of secure fields that may be placeholders. Other elements often repeat a placeholder. So these
  /// texts are concealed only in the field, and in elements inside and around it.
  private var doubtful: Set<String> = []
  /// Texts of damaged or unknown elements that may be secrets. At most `limit` texts are stored. They never cause a
  /// capture to be refused.
  private var suspected: Set<String> = []

  /// The maximum number of different readable secrets. The limit bounds the time, because every text is searched for
  /// every secret.
  private static let limit = 32

  /// Whether the capture has too many readable secrets and must be refused.
  var isTooMany: Bool { readable.count + doubtful.count > Self.limit }

  /// Counts the Unicode scalars of a secure field's text, and stores the text for `conceal(in:)`.
  ///
  /// - Parameter isDoubtful: Whether the text may be a placeholder and not a secret.
  mutating func count(_ content: String, isDoubtful: Bool = false) -> Int {
    let scalars = content.unicodeScalars
    // If the file was damaged, the text may have several lines, only one of which is the secret. Each line is therefore
    // suspected.
    let lines = content.split(separator: "\n", maxSplits: 8)
    if lines.count > 1 { lines.forEach { suspect(String($0)) } }
    if !Self.isMasked(content), !isTooMany {
      if isDoubtful { doubtful.insert(content) } else { readable.insert(content) }
    }
    return scalars.count
  }

  /// Takes the content out of a secure field in which the format has left it. Only its length stays.
  mutating func take(from node: inout CapturedNode) {
    if node.type == XCUIElementType.secureTextField.name || node.traits.value?.contains(.secureTextField) == true {
      node.isSecure = true
    }
    guard node.isSecure else { return }
    for content in [node.value.value, node.android?.text].compactMap({ $0 }) {
      node.secureLength = content == node.placeholder.value ? 0 : count(content)
    }
    if node.value.value != nil { node.value = .absent }
    node.android?.text = nil
  }

  /// Stores a text that may be a secret, because its element is damaged or of an unknown type. Ignores texts of fewer
  /// than four characters.
  mutating func suspect(_ text: String) {
    let scalars = text.unicodeScalars
    if suspected.count < Self.limit, scalars.count >= 4, !scalars.allSatisfy(Self.masks.contains) {
      suspected.insert(text)
    }
  }

  /// Replaces the secrets with bullets in all texts. Also removes texts of elements inside secure fields if the texts
  /// may be secret. Returns a notice for each node that changed.
  func conceal(in nodes: inout [CapturedNode], app: inout String?) -> [CaptureNotice] {
    var notices: [CaptureNotice] = []
    let count = nodes.count
    /// For each node, the secure field around it, and whether it is or contains a secure field.
    var (fields, isAround) = ([Int?](repeating: nil, count: count), [Bool](repeating: false, count: count))
    for index in 0..<count {
      if let parent = nodes[index].parent { fields[index] = nodes[parent].isSecure ? parent : fields[parent] }
    }
    let isInCompose = nodes.isInsideCompose
    for index in (0..<count).reversed() where isAround[index] || nodes[index].isSecure {
      isAround[index] = true
      if let parent = nodes[index].parent { isAround[parent] = true }
    }
    let certain = readable.union(suspected)
    let patterns = certain.union(doubtful).sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
      .map { Pattern($0, isOnlyNear: !certain.contains($0)) }
    for index in 0..<count {
      let isInside = fields[index] != nil
      let isNear = isInside || isAround[index]
      let isOwn = nodes[index].isSecure && !isInside
      let isLabel = isInCompose[index] && fields[index].map { nodes[index].isLabel(of: nodes[$0]) } == true
      var isChanged = isInside && !isLabel && nodes[index].dropContents()
      for text in [\CapturedNode.label, \.value, \.placeholder, \.identifier, \.hint, \.language] {
        guard let known = nodes[index][keyPath: text].value,
          let concealed = Self.concealed(known, patterns, isNear: isNear, isOwn: isOwn)
        else { continue }
        nodes[index][keyPath: text] = .known(concealed)
        isChanged = true
      }
      isChanged = Self.concealRest(of: &nodes[index], patterns, isNear: isNear) || isChanged
      if isChanged {
        notices.append(
          CaptureNotice(
            .secureText, at: nodes[index].location,
            "a text of this \(nodes[index].type) may be the content of a secure field and is left out"))
      }
    }
    if let name = app, let concealed = Self.concealed(name, patterns, isNear: true) { app = concealed }
    return notices
  }

  /// Conceals secrets in the phrase, Android texts, actions and custom content of a node. Returns whether a text was
  /// changed.
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

  /// Whether the text of a secure field is empty or consists only of mask characters.
  static func isMasked(_ content: String) -> Bool { content.unicodeScalars.allSatisfy(masks.contains) }

  /// The characters that secure fields show in place of hidden characters.
  private static let masks: Set<Unicode.Scalar> = ["\u{2022}", "\u{25CF}", "\u{2217}", "*"]

  /// Returns a text with bullets in place of secrets, or nil if the text has no secret.
  ///
  /// A secret of up to three characters is replaced only as a whole word in or near its field, because many words
  /// contain its characters. In the secure field's own texts, a secret of one character is replaced only if it is the
  /// whole text. “Digit 1 of 6” does not reveal that the field contains 1.
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
  /// Whether this text inside a secure field of Compose is the field's label. A text of as many characters as the field
  /// holds may be the content, drawn by the app itself, unless it names a password.
  fileprivate func isLabel(of field: CapturedNode) -> Bool {
    guard field.isSecure, let length = field.secureLength, let text = label.value ?? android?.text else { return false }
    return android?.properties.isClickable != true
      && (length == 0 || text.unicodeScalars.count != length || text.isNameOfPassword)
  }

  /// Removes the texts of this node inside a secure field, because they may contain the secret. Buttons and images keep
  /// their texts. Returns whether a text was removed.
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

/// A secret to find in a text. The search takes linear time (Knuth, Morris and Pratt).
private struct Pattern {
  private let bytes: [UInt8]
  private let bullets: [UInt8]
  /// The next shorter match: after a partial match of n bytes, `fallback[n - 1]` bytes still match.
  private let fallback: [Int]
  private let isShort: Bool
  /// Whether the secret is searched for only in and around its field.
  let isOnlyNear: Bool
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

  func isWhole(_ text: [UInt8]) -> Bool { text == bytes }

  /// Replaces each occurrence with bullets. A secret of up to three characters is replaced only as a whole word.
  /// Returns whether the text was changed.
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

  /// Whether the byte at an index belongs to a letter or digit. Bytes beyond ASCII count as letters.
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
    "a text inside a secure field, or one that repeats its content, is left out, because it is secret")
}

extension AndroidProperties {
  /// Changes each text that the app provides. Removes a text for which `change` returns nil.
  mutating func replaceTexts(_ change: (String) -> String?) {
    for (_, text) in Self.texts {
      guard let old = self[keyPath: text] else { continue }
      self[keyPath: text] = change(old.string).map { SpokenText($0) }
    }
    self.moreLabels = self.moreLabels.compactMap { change($0.string).map { SpokenText($0) } }
    (self.click, self.longClick) = (self.click.flatMap(change), self.longClick.flatMap(change))
    if let title = self.item?.rowTitle { self.item?.rowTitle = change(title.string).map { SpokenText($0) } }
    if let title = self.item?.columnTitle { self.item?.columnTitle = change(title.string).map { SpokenText($0) } }
    self.resourceName = self.resourceName.flatMap(change)
  }
}
