import AccessibilityModel
import Locales
import TextFormats

extension CaptureFormat {
  /// The entries of sim-use, if it was asked to leave out the tree of idb.
  package static let simUse = CaptureFormat(
    id: "sim-use", platform: .android, outline: "the entries or the outline of sim-use's `ui`",
    summary: "the entries that sim-use's `ui --json --no-raw` prints, or its outline, from iOS or Android",
    knows: [.label, .value, .placeholder, .hint, .content, .editing, .enabled, .selected, .heading],
    rules: [
      .listedSecureByName, .listedState, .listedClickable, .androidHintAsText, .androidSecureHint, .simUseStatusBar,
      .simUseCut,
    ],
    recognizes: { mark in
      switch mark {
      case .keys(let keys): keys.hasAll("entries", "aliases") ? .certain : nil
      case .line(let line, _): SimUseReader.isOutline(line) ? .certain : nil
      case .tag, .lines: nil
      }
    },
    nodes: { text, problems throws(CaptureRefusal) in
      var reader = SimUseReader()
      if text.firstByte == UInt8(ascii: "{") {
        try reader.readJSON(text, problems: &problems)
      } else {
        try reader.readOutline(text)
      }
      return try reader.finished(text)
    })
}

/// Source: lycorp-jp/sim-use 4e27c5a, `Outline.swift` and its fixtures. The roles are those of idb on iOS and simple class
/// names on Android. Entries are listed by region of the screen, then by place.
private struct SimUseReader {
  private var entries: [Entry] = []

  private struct Entry {
    var role: String
    var label: String?
    var identifier: String?
    var hint: String?
    var value: String?
    var states: [String] = []
    var frame: AccessibilityElement.Frame?
    var place: FileLocation

    /// Whether the entry is the clock of the status bar.
    var isClock: Bool {
      guard role == "StaticText", let frame, frame.y + frame.height <= 62, let label else { return false }
      let parts = label.split(separator: " ").first?.split(separator: ":") ?? []
      return parts.count == 2 && parts.allSatisfy { $0.count <= 2 && $0.allSatisfy(\.isNumber) }
    }
  }

  static func isOutline(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "@") else { return false }
    let number = line.dropFirst().prefix { 0x30...0x39 ~= $0 }
    return !number.isEmpty && line.has("  ", at: number.endIndex)
  }

  mutating func readJSON(_ text: FileText, problems: inout FileProblems) throws(CaptureRefusal) {
    let json = try JSONFields(text, problems: &problems)
    for index in json.tree.member("entries", of: 0).map({ json.tree.elements(of: $0) }) ?? [] where json.isObject(index)
    {
      try CaptureLimits.admit(entries.count, at: json.place(of: index))
      var entry = Entry(role: json.string("role", of: index).value ?? "Other", place: json.place(of: index))
      entry.label = json.string("label", of: index).value
      entry.identifier = json.string("uniqueId", of: index).value ?? json.string("resource_id", of: index).value
      entry.hint = json.string("hint", of: index).value
      entry.value = json.string("value", of: index).value
      entry.states = json.strings("states", of: index).value ?? []
      entry.frame = json.frame("frame", of: index)
      entries.append(entry)
    }
  }

  /// Reads lines such as `@3  TextField  "Code"  #otp.field  (24,160 354x48)  value="12"`.
  mutating func readOutline(_ text: FileText) throws(CaptureRefusal) {
    var offset = 0
    while offset < text.bytes.count {
      let end = text.bytes[offset...].firstIndex(of: 0x0A) ?? text.bytes.count
      let line = text.bytes[offset..<end].trimmed
      let place = text.location(offset)
      offset = end + 1
      guard Self.isOutline(line) else { continue }
      try CaptureLimits.admit(entries.count, at: place)
      entries.append(Self.entry(line.string, at: place))
    }
  }

  private static func entry(_ line: String, at place: FileLocation) -> Entry {
    var rest = line.drop { $0 != " " }.drop { $0 == " " }
    let role = rest.prefix { $0 != " " }
    rest = rest.dropFirst(role.count).drop { $0 == " " }
    var entry = Entry(role: String(role), place: place)
    // A label is not escaped: it ends with the last quotation mark before the parts that follow it.
    if rest.first == "\"",
      let close = rest.dropFirst().ranges(of: "\"  ").first?.lowerBound ?? rest.dropFirst().lastIndex(of: "\"")
    {
      entry.label = String(rest[rest.index(after: rest.startIndex)..<close])
      rest = rest[rest.index(after: close)...].drop { $0 == " " }
    }
    if rest.first == "#" {
      let name = rest.dropFirst().prefix { $0 != " " }
      entry.identifier = String(name)
      rest = rest[name.endIndex...].drop { $0 == " " }
    }
    if rest.first == "(" {
      let numbers = rest.dropFirst().prefix { $0 != ")" }.split { ", x".contains($0) }.compactMap { Double($0) }
      if numbers.count == 4 { entry.frame = .init(captured: numbers[0], numbers[1], numbers[2], numbers[3]) }
      rest = rest.drop { $0 != ")" }.dropFirst().drop { $0 == " " }
    }
    if let value = rest.firstRange(of: "value=\"") {
      entry.states.append("value=\"" + rest[value.upperBound...])
      rest = rest[..<value.lowerBound]
    }
    entry.states += rest.split(separator: " ").map(String.init)
    return entry
  }

  func finished(_ text: FileText) throws(CaptureRefusal) -> RawCapture {
    guard !entries.isEmpty else {
      throw .fault(
        "this file contains no entry of sim-use", at: text.location(0), help: "save the output of `sim-use ui --json`")
    }
    // Frames are in points on iOS and in pixels on Android, and no phone is 600 points wide.
    let isAndroid =
      entries.contains { ["EditText", "TextView", "ImageView", "FrameLayout"].contains($0.role) }
      || entries.compactMap(\.frame).map { $0.x + $0.width }.max() ?? 0 > 600
    var elements = ListedElements(
      platform: isAndroid ? .android : .iOS, names: ["text", "hint", "enabled", "focused", "password"])
    for entry in entries {
      if !isAndroid, entry.isClock {
        elements.note(.simUseStatusBar, entry.place, "this time belongs to the status bar and is left out")
        continue
      }
      let element = element(entry, isAndroid: isAndroid)
      if entry.states.contains(where: { $0.hasPrefix("value=\"") && $0.contains("…") }) {
        elements.note(.simUseCut, entry.place, "the value of this element is incomplete")
      }
      try elements.add(element)
    }
    return elements.capture
  }

  private func element(_ entry: Entry, isAndroid: Bool) -> ListedElement {
    let type =
      isAndroid ? "android.widget." + entry.role : Self.types[entry.role] ?? ListedElement.type(ofRole: entry.role)
    var element = ListedElement(type: type, location: entry.place)
    let states = Set(entry.states)
    let written = entry.states.first { $0.hasPrefix("value=\"") }.map { String($0.dropFirst(7).prefix { $0 != "\"" }) }
    let value = entry.value ?? written
    element.isSecure = .known(states.contains("password") || type == "SecureTextField")
    if isAndroid {
      if element.isTextField {
        element.text = Known(value.nonEmpty ?? (entry.hint == nil ? nil : entry.label))
        element.placeholder = Known(entry.hint.nonEmpty ?? entry.label)
      } else {
        element.text = Known(entry.label)
      }
    } else {
      // The label of an element without one is its value.
      element.label = Known(entry.label == value ? nil : entry.label)
      element.value = Known(value.nonEmpty)
      element.placeholder = .unknown
      element.hint = Known(entry.hint.nonEmpty)
      if entry.hint == nil { element.hint = .unknown }
    }
    element.identifier = Known(entry.identifier)
    element.frame = entry.frame
    element.isEnabled = .known(!states.contains("disabled"))
    // The tree of idb, from which the entries of iOS are made, does not tell which field is edited.
    element.isFocused = states.contains("focused") ? .known(true) : isAndroid ? .known(false) : .unknown
    let isToggle = type == "Switch" || type.hasSuffix("CheckBox")
    element.isSelected = .known(states.contains("selected") && !isToggle)
    // macOS has no tabs: a tab is a radio button, whose value 1 says that it is selected.
    if type == "Tab", value == "1" || value == "0" {
      (element.value, element.isSelected) = (.absent, .known(value == "1" || states.contains("selected")))
    }
    if states.contains("checked") || states.contains("unchecked") {
      element.isChecked = .known(states.contains("checked"))
    }
    if isToggle, element.isChecked == .unknown {
      // On iOS, a switch that is on is marked as selected.
      element.isChecked = .known(value == "1" || states.contains("selected"))
    }
    return element
  }

  /// The names of XCTest for roles of idb.
  private static let types = [
    "CheckBox": "Switch", "TextArea": "TextView", "GenericElement": "Other", "RadioButton": "Tab",
  ]
}

extension CaptureRule {
  static let simUseStatusBar = CaptureRule(
    "sim-use.status-bar", .guess, "a time at the very top of the screen belongs to the status bar")
  static let simUseCut = CaptureRule(
    "sim-use.value-cut", .reported, "a value that ends with an ellipsis is incomplete, because sim-use cuts long values"
  )
}
