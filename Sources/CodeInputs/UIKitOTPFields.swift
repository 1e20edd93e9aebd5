import AccessibilityModel
import Locales
import Simulation

/// An array of UIKit text fields with a delegate that accepts one character in each field.
///
/// Source: soarias.com, "SwiftUI: How to Implement OTP Input (iOS 17+, 2026)", answer to "What's the UIKit
/// equivalent?". The answer is a single sentence: fields in an array, `shouldChangeCharactersIn` for the limit, focus
/// moved by hand. Each choice that this sentence leaves open is a parameter.
package struct UIKitOTPFields: Component {
  /// The treatment of a character that is entered in a full field.
  package enum OverLimit: String, Sendable, Hashable, CaseIterable {
    case reject, replace
  }

  package enum Filter: String, Sendable, Hashable, CaseIterable {
    case none, digits
  }

  /// The reaction of the last field when it is filled.
  package enum LastField: String, Sendable, Hashable, CaseIterable {
    case resign, stay
  }

  package enum Labels: String, Sendable, Hashable, CaseIterable {
    case none, position
  }

  /// The choices that the source leaves open. This project chose the defaults.
  package struct Options: Sendable, Hashable {
    package var overLimit = OverLimit.reject
    /// Whether emptying a field moves the focus to the field before it.
    package var retreatOnDelete = false
    package var filter = Filter.none
    package var autofocus = false
    package var oneTimeCode = false
    package var lastField = LastField.resign
    package var labels = Labels.none

    package init() {}
  }

  package let options: Options
  private var fields: [EditableText]
  private var locale = Environment().locale
  private var labels: [SpokenText?]

  private static let counts = 4...8

  package init(digitCount: Int = 6, options: Options = Options()) {
    let count = min(max(digitCount, Self.counts.lowerBound), Self.counts.upperBound)
    self.options = options
    fields = Array(repeating: EditableText(), count: count)
    labels = Self.labels(count, options.labels, locale: Environment().locale)
  }

  private static func labels(_ count: Int, _ labels: Labels, locale: String) -> [SpokenText?] {
    guard labels == .position else { return Array(repeating: nil, count: count) }
    let wording = ComponentWording(components: locale)
    return (1...count).map { index in
      wording.phrase(.uikitOTPPosition, .integer(index), .integer(count)).map(SpokenText.init)
    }
  }

  // MARK: Tree

  package var elements: [AccessibilityElement] {
    fields.enumerated().map { index, field in
      AccessibilityElement(
        id: part(index), role: .textField, label: labels[index],
        value: field.string.isEmpty ? nil : SpokenText(field.string),
        text: .init(
          length: field.string.count, insertionPoint: field.insertionPoint,
          contentType: options.oneTimeCode ? .oneTimeCode : .undeclared))
    }
  }

  // MARK: Behaviour

  package mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    if environment.locale != locale {
      locale = environment.locale
      labels = Self.labels(fields.count, options.labels, locale: locale)
    }
    switch input {
    case .appear:
      return options.autofocus ? [.focus(part(0))] : []
    case .insertText(let text, let part):
      guard let index = index(part), !text.isEmpty else { return [] }
      return insert(text, at: index)
    case .deleteBackward(let part):
      // UIKit asks the delegate only when there is something to delete.
      guard let index = index(part), fields[index].deleteBackward() != nil else { return [] }
      guard options.retreatOnDelete, fields[index].string.isEmpty, index > 0 else { return [] }
      return [.focus(self.part(index - 1))]
    case .insertionPointMoved(let position, let part):
      if let index = index(part) { fields[index].moveInsertionPoint(to: position) }
    case .selectAll(let part):
      if let index = index(part) { fields[index].selectAll() }
    case .environmentChanged, .activated, .focusChanged, .submit, .gesture, .set, .timer:
      break
    }
    return []
  }

  /// Models the delegate's `shouldChangeCharactersIn`, including its side effects.
  private mutating func insert(_ text: String, at index: Int) -> [Effect] {
    // A delegate can only accept or reject a text as a whole. `isNumber` is the filter of the article's SwiftUI code,
    // and also accepts ½ and ٣.
    if options.filter == .digits, !text.allSatisfy(\.isNumber) { return [] }
    var changed = fields[index]
    changed.insert(text)
    if changed.string.count <= 1 {
      fields[index] = changed
    } else if options.overLimit == .replace, text.count == 1 {
      fields[index] = EditableText(text)
    } else {
      // The delegate rejects the whole text: a pasted code, or a second digit if `overLimit` is `reject`.
      return []
    }
    if index + 1 < fields.count { return [.focus(part(index + 1))] }
    return options.lastField == .resign ? [.focus(nil)] : []
  }

  private func part(_ index: Int) -> String { String(index + 1) }

  private func index(_ part: String) -> Int? { fields.indices.first { self.part($0) == part } }
}

extension UIKitOTPFields {
  package static let kind = ComponentKind(
    id: "uikit-otp-fields",
    summary: "a row of UIKit text fields with a delegate that accepts one character in each",
    source:
      "soarias.com, SwiftUI: How to Implement OTP Input (iOS 17+, 2026), answer to “What's the UIKit equivalent?”",
    versions: ["2026"],
    iOSVersion: 17,
    parameters: [
      .init("digitCount", .choice(counts.map(String.init)), default: "6", "how many fields"),
      .init(
        "overLimit", .choice(OverLimit.allCases.map(\.rawValue)), default: "reject",
        "whether a second character in a full field is rejected or replaces the first"),
      .init(
        "retreatOnDelete", .flag, default: "false",
        "whether the focus moves back when a field is emptied; the delete key in an empty field never moves it"),
      .init(
        "filter", .choice(Filter.allCases.map(\.rawValue)), default: "none",
        "whether text that contains anything but numbers is rejected"),
      .init("autofocus", .flag, default: "false", "whether the first field takes the keyboard focus when it appears"),
      .init("oneTimeCode", .flag, default: "false", "whether the fields declare the content type of one-time codes"),
      .init(
        "lastField", .choice(LastField.allCases.map(\.rawValue)), default: "resign",
        "whether the keyboard closes when the last field is filled"),
      .init(
        "labels", .choice(Labels.allCases.map(\.rawValue)), default: "none",
        "whether the fields have labels, such as “Digit 1 of 6”"),
    ],
    inputs: [
      "appear: no effect; with autofocus, the first field takes the focus",
      "type: fills an empty field and moves the focus on; no effect in a full field, or with overLimit: replace, replaces its character",
      "paste, autofill: a text with more than one character is rejected completely",
      "delete: empties a full field; no effect in an empty field, because UIKit does not call the delegate",
    ],
    defects: [
      .init("U-1", "the fields have no labels", "you hear “text field” six times", ["4.1.2", "1.3.1", "3.3.2"]),
      .init(
        "U-2", "the fields are in no group, and the code has no name", "nothing says what the fields are for",
        ["1.3.1"]),
      .init(
        "U-3", "a pasted or autofilled code is rejected completely", "nothing happens, and nothing is said",
        ["3.3.8", "3.3.1"]),
      .init(
        "U-4", "the delete key does nothing in an empty field",
        "after three digits the focus is in the fourth field, and the delete key has no effect", ["2.1.1"]),
      .init(
        "U-5", "a second digit in a full field is rejected silently",
        "you hear the key, but the old digit is still there", ["3.3.1", "2.1.1"]),
      .init(
        "U-6", "the focus moves on silently", "the next digit goes into a field whose name you have not heard",
        ["3.2.2"]),
      .init(
        "U-7", "nothing tells the app or the person that the code is complete",
        "you hear the echo of the last digit and then nothing", ["4.1.3"]),
      .init(
        "U-8", "letters are accepted in a numeric code", "a letter is spoken as if it were right", ["3.3.1"]),
      .init(
        "U-9", "the fields do not declare that they take a one-time code", "no code from a message is suggested",
        ["3.3.8"]),
      .init(
        "U-10", "there is no error and no helper text", "you hear nothing when the code is wrong",
        ["3.3.1", "3.3.2"]),
    ],
    unconfirmed: [
      "nearly everything: the source is one sentence; what it does not say is a parameter, and the defaults are guesses",
      "how many fields: parameter digitCount",
      "the effect of a second character in a full field: parameter overLimit",
      "whether the focus moves back after a deletion: parameter retreatOnDelete",
      "which text is accepted: parameter filter, with the number test of the SwiftUI version in the article",
      "whether a field takes the focus when it appears: parameter autofocus",
      "whether one-time codes are declared: parameter oneTimeCode",
      "what happens after the last digit: parameter lastField; the app is told nothing",
      "whether the fields have labels: parameter labels, with the wording of the SwiftUI version in the article",
      "whether a text that is too long is rejected completely; modelled so, because a delegate can only answer yes or no",
    ],
    accepts: { $0["filter"] == "digits" ? .numbers : .anything },
    parts: { parameters in
      (1...(parameters["digitCount"].flatMap(Int.init).flatMap { counts.contains($0) ? $0 : nil } ?? 6)).map(
        String.init)
    },
    make: { parameters in
      var options = Options()
      options.overLimit = parameters["overLimit"].flatMap(OverLimit.init) ?? options.overLimit
      options.retreatOnDelete = parameters["retreatOnDelete"] == "true"
      options.filter = parameters["filter"].flatMap(Filter.init) ?? options.filter
      options.autofocus = parameters["autofocus"] == "true"
      options.oneTimeCode = parameters["oneTimeCode"] == "true"
      options.lastField = parameters["lastField"].flatMap(LastField.init) ?? options.lastField
      options.labels = parameters["labels"].flatMap(Labels.init) ?? options.labels
      return UIKitOTPFields(digitCount: parameters["digitCount"].flatMap(Int.init) ?? 6, options: options)
    }
  )
}

extension UIKitOTPFields {
  /// The strings of the modelled components.
  package var phrases: PhraseCatalogue? { .components }
}
