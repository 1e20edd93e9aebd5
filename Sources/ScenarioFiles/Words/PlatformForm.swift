import AccessibilityModel

/// The form that a word of a scenario has on each platform: a key or a kind of an element, or a step.
///
/// A word that one platform lacks is no error: a scenario is written once for both readers. It is left out there, and a
/// note says what the platform has instead.
package struct PlatformForm: Sendable {
  package enum Subject: Sendable, Hashable {
    case key(ElementKey)
    case kind(Role)
    case step(String)
    /// Something of several words, such as a carousel.
    case pattern(String)
  }

  /// What an app uses for this on a platform, or that the platform has nothing of the kind.
  package enum Form: Sendable, Hashable {
    /// The platform's API, or what the model makes of the word there.
    case form(String)
    /// Nothing. The text says why, and what to write instead.
    case none(String)

    package var isMissing: Bool { if case .none = self { true } else { false } }

    package var text: String {
      switch self {
      case .form(let text), .none(let text): text
      }
    }
  }

  package var subject: Subject
  package var iOS, android: Form
  /// Where the two forms are stated.
  package var source: String

  init(_ subject: Subject, iOS: Form, android: Form, source: String) {
    (self.subject, self.iOS, self.android, self.source) = (subject, iOS, android, source)
  }

  /// The word as it is written, such as `liveRegion`.
  package var name: String {
    switch subject {
    case .key(let key): key.rawValue
    case .kind(let role): role.rawValue
    case .step(let name), .pattern(let name): name
    }
  }

  package func form(on platform: Platform) -> Form { platform == .iOS ? iOS : android }

  /// All words whose forms differ by more than the name of the platform's API.
  package static let all = kinds + keys + steps + patterns

  /// The form of a key, of a kind or of a step; nil if it is the same everywhere.
  package static func of(_ subject: Subject) -> PlatformForm? { bySubject[subject] }

  private static let bySubject = Dictionary(uniqueKeysWithValues: all.map { ($0.subject, $0) })
}

extension ElementKey {
  /// Returns why a platform lacks the key and what to write instead; nil if it has the key.
  func absence(on platform: Platform) -> String? {
    guard let form = PlatformForm.of(.key(self))?.form(on: platform), form.isMissing else { return nil }
    return form.text
  }
}

extension Role {
  /// Returns why a platform lacks the kind and what to write instead; nil if it has the kind.
  func absence(on platform: Platform) -> String? {
    guard let form = PlatformForm.of(.kind(self))?.form(on: platform), form.isMissing else { return nil }
    return form.text
  }
}
