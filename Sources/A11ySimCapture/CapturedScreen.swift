#if canImport(UIKit) && !os(watchOS)
  import class Foundation.Bundle
  import UIKit
#endif

/// The accessibility elements of an app's screen, in the order in which VoiceOver reads them.
///
/// Create a value with `init(of:)`, in the app or in a unit test of its views. Write `file` to a screen file
/// (`NAME.screen.json`), which the `a11y-sim` tool plays and compares.
public struct CapturedScreen: Sendable, Hashable {
  /// The version of the operating system, such as `27.0`; nil if it is not known.
  public var os: String?
  /// The app's name; nil if the app's bundle contains no name.
  public var app: String?
  /// The BCP 47 tag of the language that the app shows; nil if it is not known.
  public var locale: String?
  /// The commit from which the app was built; nil unless you set it.
  public var commit: String?
  /// The elements in reading order, with ids that are unique on the screen.
  let elements: [CapturedElement]

  /// The id of the container that lists all elements in order. Without this container, the simulated screen reader
  /// would sort the elements by their frames.
  private static let rootID = "screen"

  /// Creates a screen from elements in reading order. The app's identifiers become ids that are unique on the screen.
  init(elements: [CapturedElement]) {
    var ids = IDs()
    _ = ids.unique(Self.rootID)
    func named(_ elements: [CapturedElement]) -> [CapturedElement] {
      elements.map { element in
        var element = element
        element.id = ids.id(of: element)
        element.children = named(element.children)
        return element
      }
    }
    self.elements = named(elements)
  }

  /// The content of a screen file as JSON, with one element on each line. Equal screens give equal bytes.
  public var file: String {
    var text = "{\n"
    func add(_ name: String, _ value: String?) { if let value { text += "  \"\(name)\": \(value),\n" } }
    add("a11ySimScreen", "1")
    add("platform", JSON.string("iOS"))
    add("os", os.map(JSON.string))
    add("app", app.map(JSON.string))
    add("locale", locale.map(JSON.string))
    add("commit", commit.map(JSON.string))
    add("tool", JSON.string("A11ySimCapture"))
    add("order", JSON.string("captured"))
    add("unknown", "[]")
    var root = CapturedElement(kind: .group, children: elements)
    root.id = Self.rootID
    return text + "  \"elements\": [" + JSON.lines([root], indent: "    ") + "\n  ]\n}\n"
  }
}

#if canImport(UIKit) && !os(watchOS)
  extension CapturedScreen {
    /// Captures the elements and containers that a screen reader can reach in a view.
    ///
    /// - Parameter view: A window, or a view in a window.
    /// - Throws: `CaptureError` if the view is in no window, has no accessibility elements or too many, or has elements
    ///   that are nested too deeply.
    @MainActor public init(of view: UIView) throws {
      guard view.window != nil else { throw CaptureError.windowless }
      view.layoutIfNeeded()
      var walk = AccessibilityWalk(view)
      let elements = try walk.elements()
      guard !elements.isEmpty else { throw CaptureError.nothing }
      self.init(elements: elements)
      os = UIDevice.current.systemVersion
      app =
        ["CFBundleDisplayName", "CFBundleName"].lazy
        .compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first
      locale = Bundle.main.preferredLocalizations.first
    }
  }
#endif

/// A reason why a screen could not be captured, or a difference between a screen and its screen file.
public struct CaptureError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problem and its remedy, in English.
  public let description: String

  static func many(_ limit: Int) -> CaptureError {
    CaptureError(description: "a screen has at most \(limit) elements; capture a smaller view")
  }

  static func deep(_ limit: Int) -> CaptureError {
    CaptureError(description: "containers are nested more than \(limit) levels deep; capture a smaller view")
  }

  static func endless(_ limit: Int) -> CaptureError {
    CaptureError(
      description:
        "the accessibility tree has more than \(limit) objects; a container may create new objects on every request")
  }

  static let nothing = CaptureError(
    description: """
      No accessibility element was found. SwiftUI and parts of UIKit create them only while an assistive technology or \
      UI automation is on.
      """)

  static let windowless = CaptureError(
    description: "the view is not in a window, so its elements have no position; add it to a UIWindow first")
}

/// A source of unique ids for one screen. An id is the app's identifier, or is made of the role and the label. A number
/// is added only if two elements would have the same id.
private struct IDs {
  /// For each id, the number of elements that would get it. From the second of these elements on, a number is added to
  /// the id.
  private var counts: [String: Int] = [:]

  mutating func id(of element: CapturedElement) -> String {
    let own = element.id.allSatisfy(\.isWhitespace) ? element.kind.rawValue + " " + (element.label ?? "") : element.id
    return unique(Self.word(own))
  }

  mutating func unique(_ wanted: String) -> String {
    let count = counts[wanted, default: 0] + 1
    counts[wanted] = count
    if count == 1 { return wanted }
    var next = count
    while counts["\(wanted)-\(next)"] != nil { next += 1 }
    counts["\(wanted)-\(next)"] = 1
    return "\(wanted)-\(next)"
  }

  /// Returns the text as one word of at most 64 letters, digits, dots, hyphens and underscores.
  private static func word(_ text: String) -> String {
    var word = ""
    var count = 0
    for character in text {
      if count >= 64 { break }
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
        count += 1
      } else if word.last != "-" {
        word.append("-")
        count += 1
      }
    }
    while word.last == "-" || word.last == "." { word.removeLast() }
    while word.first == "-" || word.first == "." { word.removeFirst() }
    return word.isEmpty ? "element" : word
  }
}

private enum JSON {
  static func lines(_ elements: [CapturedElement], indent: String) -> String {
    elements.map { element in
      var object = "{ " + fields(of: element).map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")
      if !element.children.isEmpty {
        object += ", \"children\": [" + lines(element.children, indent: indent + "  ") + "\n\(indent)]"
      }
      return "\n" + indent + object + " }"
    }.joined(separator: ",")
  }

  private static func fields(of element: CapturedElement) -> [(String, String)] {
    var fields = [("id", string(element.id)), ("role", string(element.kind.rawValue))]
    func add(_ name: String, _ text: String?) { if let text { fields.append((name, string(text))) } }
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { fields.append((name, "[" + values.joined(separator: ", ") + "]")) }
    }
    func flag(_ name: String, _ isSet: Bool) { if isSet { fields.append((name, "true")) } }
    add("label", element.label)
    add("value", element.length == nil ? element.value : nil)
    add("placeholder", element.placeholder)
    add("hint", element.hint)
    add("traits", element.traitsBeyondRole.map(string))
    add("language", element.language)
    if let frame = element.frame {
      add("frame", [frame.x, frame.y, frame.width, frame.height].map(number))
    }
    add("actions", element.actions.map(string))
    add(
      "content",
      element.content.map { item in
        "{ \"label\": \(string(item.label)), \"value\": \(string(item.value))"
          + (item.isImportant ? ", \"important\": true }" : " }")
      })
    if let length = element.length { fields.append(("length", String(min(length, 100_000)))) }
    flag("editing", element.isEditing)
    flag("modal", element.isModal)
    add("order", element.children.map { string($0.id) })
    add("unknown", element.isInTable ? [string("containers")] : [])
    return fields
  }

  static func string(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case _ where isOrder(scalar):
        let hex = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  /// Returns whether a terminal or an editor treats a scalar as a command. Control characters, line separators and
  /// marks that change the writing direction are such scalars.
  private static func isOrder(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Returns a number of points, rounded to two decimals.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    if hundredths % 100 == 0 { return String(hundredths / 100) }
    let fraction = String(hundredths.magnitude % 100 + 100).dropFirst()
    return (hundredths < 0 ? "-" : "") + "\(hundredths.magnitude / 100)."
      + (fraction.last == "0" ? fraction.dropLast() : fraction)
  }
}
