import AccessibilityModel
import Locales
import TextFormats

extension CaptureFormat {
  /// The element lists that tools get from the accessibility daemon of a connected iPhone.
  package static let axaudit = CaptureFormat(
    id: "axaudit", platform: .iOS, outline: "captions from an iPhone's accessibility service",
    summary: "captions and elements from the accessibility daemon of a connected iPhone",
    knows: [.label, .value, .hint, .traits, .enabled],
    // Most captures contain only captions, which are what the phone says.
    hasRecordedPhrases: true,
    rules: [
      .axauditCaptionOnly, .axauditSpokenDescription, .axauditTypeFromClass, .axauditUnknownTrait,
      .axauditSecureCaption,
    ],
    recognizes: { mark in
      guard case .keys(let keys) = mark else { return nil }
      return keys.hasAny("platform_identifier", "estimated_uid") || keys.hasAll("caption", "spoken_description")
        ? .certain : nil
    },
    nodes: { text, problems throws(CaptureRefusal) in try AXAuditReader.nodes(of: text, problems: &problems) })
}

/// A reader for a JSON array of entries, or entries without an array around them.
///
/// Source: `developer accessibility list-items` of doronz88/pymobiledevice3, and appium/appium-ios-remotexpc c664c044,
/// `src/services/ios/accessibility-audit/ax-element.ts` (iOS 27.0, iPhone 13 Pro). The daemon visits the elements in
/// order, and gives a caption for each element. It gives the label, value, hint, identifier, traits and class only if
/// the tool asks for them. It never gives a frame.
private enum AXAuditReader {
  static func nodes(of text: FileText, problems: inout FileProblems) throws(CaptureRefusal) -> RawCapture {
    let (list, shift) = listed(text)
    let json = try JSONFields(list, problems: &problems)
    var entries = [0]
    if case .array(let elements) = json.tree.values[0].content { entries = elements }
    guard entries.contains(where: { index in (captions + attributes).contains { json.has($0, in: index) } }) else {
      throw .fault(
        "this JSON has no element with a caption, as an iPhone's accessibility service writes it",
        at: text.location(0),
        help: "save the output of `pymobiledevice3 developer accessibility list-items`")
    }
    var capture = RawCapture()
    // The daemon visits the elements in reading order.
    capture.hasReadingOrder = true
    for entry in entries {
      let place = text.location(max(0, json.tree.values[entry].offset - shift))
      guard json.isObject(entry) else {
        problems.warn("this value is not a JSON object, and is skipped", at: place)
        continue
      }
      var reader = AXAuditEntryReader(json, entry: entry, place: place)
      _ = try capture.add(reader.node(secure: &capture.secure), below: nil)
      capture.notices += reader.notices
    }
    return capture
  }

  private static let captions = ["caption", "spoken_description"]
  private static let attributes = ["Label", "Value", "Hint", "Identifier", "Traits", "ElementClassName"]

  /// Turns JSON objects without an array around them into an array. A comma replaces the first white space between two
  /// objects. `shift` is the number of bytes by which the objects move.
  private static func listed(_ text: FileText) -> (list: FileText, shift: Int) {
    var bytes = text.bytes
    var gaps: [Int] = []
    var (depth, gap) = (0, Int?.none)
    var (isInString, isEscaped) = (false, false)
    for (index, byte) in bytes.enumerated() {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth == 0, byte == UInt8(ascii: "{"), let start = gap { gaps.append(start) }
        (depth, gap) = (depth + 1, nil)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        gap = nil
      case 0x0A, 0x0D, 0x20, 0x09:
        // Only white space directly after an object begins a gap.
        if depth == 0, index > 0, bytes[index - 1] == UInt8(ascii: "}") { gap = index }
      default: gap = nil
      }
    }
    guard !gaps.isEmpty else { return (text, 0) }
    for gap in gaps { bytes[gap] = UInt8(ascii: ",") }
    return (FileText(file: text.file, utf8: [UInt8(ascii: "[")] + bytes + [UInt8(ascii: "]")]), 1)
  }
}

private struct AXAuditEntryReader {
  private let json: JSONFields
  private let entry: Int
  private let place: FileLocation
  private(set) var notices: [CaptureNotice] = []

  init(_ json: JSONFields, entry: Int, place: FileLocation) {
    (self.json, self.entry, self.place) = (json, entry, place)
  }

  mutating func node(secure: inout SecureContents) -> CapturedNode {
    var node = CapturedNode(type: "Element", location: place)
    node.phrase = text("caption").value
    if node.phrase == nil, let spoken = text("spoken_description").value {
      node.phrase = spoken
      note(.axauditSpokenDescription, "this entry has no caption; its spoken description is used instead")
    }
    node.identifier = text("Identifier")
    node.label = text("Label")
    node.value = text("Value")
    node.hint = text("Hint")
    let isElement = json.has("Label", in: entry) || json.has("Traits", in: entry)
    node.isElement = .known(isElement)
    if !isElement { note(.axauditCaptionOnly, "this entry has only a caption and does not describe an element") }
    readClass(into: &node)
    let isCertain = readTraits(into: &node)
    if node.isSecure || says(secureIn: node.phrase) {
      readSecure(into: &node, secure: &secure)
    } else if !isCertain {
      if let value = node.value.value { secure.suspect(value) }
      (node.value, node.phrase) = (.unknown, nil)
      note(
        .axauditUnknownTrait,
        "the value and the caption of this element are left out, because one of its traits is unknown")
    }
    return node
  }

  private mutating func note(_ rule: CaptureRule, _ message: String) {
    notices.append(CaptureNotice(rule, at: place, message))
  }

  private func text(_ key: String) -> Known<String> { json.string(key, of: entry, whenMissing: .unknown) }

  private mutating func readClass(into node: inout CapturedNode) {
    guard let name = text("ElementClassName").value else { return }
    node.isSecure = name.lowercased().contains("securetextfield")
    if let type = Self.types[name] {
      node.type = type
      note(.axauditTypeFromClass, "the type of this \(name) was inferred to be \(type)")
    }
  }

  /// Reads the traits from a bit mask, an array of names, or one text of names separated by commas. Returns false if a
  /// trait is unknown.
  private mutating func readTraits(into node: inout CapturedNode) -> Bool {
    guard let index = json.tree.member("Traits", of: entry) else { return true }
    var names = TraitNames()
    switch json.tree.values[index].content {
    case .null: return true
    case .number(let mask): names.add(UInt64(mask) ?? 0)
    case .string(let list): list.split(separator: ",").forEach { names.add(Self.trimmed($0)) }
    case .array(let elements):
      for element in elements {
        guard case .string(let name) = json.tree.values[element].content else { return false }
        names.add(name)
      }
    default: return false
    }
    let traits = names.traits
    node.traits = names.bits == 0 ? (names.hasUnknownName ? .unknown : .absent) : .known(traits)
    if names.bits != 0 || !names.hasUnknownName {
      node.isEnabled = .known(!traits.contains(.notEnabled))
      node.isSelected = .known(traits.contains(.selected))
    }
    if traits.contains(.secureTextField) { node.isSecure = true }
    if names.isTextArea, traits.contains(.textEntry), !node.isSecure { node.type = "TextView" }
    return !names.hasUnknownName
  }

  private static func trimmed(_ name: Substring) -> String {
    String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// Whether the caption or the spoken description names a secure text field. Only English is recognised.
  private func says(secureIn caption: String?) -> Bool {
    [caption, text("spoken_description").value].contains {
      $0?.lowercased().contains("secure text field") == true
    }
  }

  /// Counts the characters in a secure field. Removes the caption, which may repeat the characters, unless the field is
  /// empty or its text is masked.
  private mutating func readSecure(into node: inout CapturedNode, secure: inout SecureContents) {
    node.isSecure = true
    node.type = "SecureTextField"
    let value = node.value
    node.value = value == .unknown ? .unknown : .absent
    if let content = value.value { node.secureLength = secure.count(content) }
    if value == .absent { node.secureLength = 0 }
    let isHarmless = value == .absent || value.value.map(SecureContents.isMasked) == true
    if !isHarmless, node.phrase != nil {
      node.phrase = nil
      note(.axauditSecureCaption, "the caption of this secure field is left out")
    }
  }

  private static let types = [
    "UIButton": "Button", "UILabel": "StaticText", "UITextField": "TextField", "UISearchTextField": "SearchField",
    "UISearchBarTextField": "SearchField", "UITextView": "TextView", "UISwitch": "Switch", "UISlider": "Slider",
    "UIImageView": "Image", "UIPageControl": "PageIndicator", "UIProgressView": "ProgressIndicator",
    "UIActivityIndicatorView": "ActivityIndicator",
  ]
}

extension CaptureRule {
  static let axauditCaptionOnly = CaptureRule(
    "axaudit.caption-only", .reported,
    "an entry without a label and traits has only a caption, because the daemon was not asked for more")
  static let axauditSpokenDescription = CaptureRule(
    "axaudit.spoken-description", .guess,
    "if an entry has no caption, its spoken description is used, because both are sentences of the inspector")
  static let axauditTypeFromClass = CaptureRule(
    "axaudit.type-from-class", .guess, "the type of an element follows from its class in UIKit")
  static let axauditUnknownTrait = CaptureRule(
    "axaudit.unknown-trait", .guess,
    "the value and the caption of an element with an unknown trait are left out, because the element may hide its content"
  )
  static let axauditSecureCaption = CaptureRule(
    "axaudit.secure-caption", .guess,
    "the caption of a secure field is left out if it may contain the content")
}
