import AccessibilityModel

/// A requirement on the speech, sounds and effects of a simulation. Scenarios (`expect`) and Swift tests use
/// conditions.
public enum Condition: Sendable, Hashable {
  /// A line with exactly this text was heard.
  case line(String)
  /// A line that contains this text was heard.
  case contains(String)
  /// A line that matches a regular expression was heard. The syntax is `.`, `[…]`, `\d \w \s \b`, `^ $`, groups, `|`,
  /// `* + ? {m,n}`, and `(?i)` at the beginning.
  case matches(String)
  /// Texts were heard in this order, each in a different line. Other lines may come between these lines.
  case inOrder([String])
  /// Several texts were heard, each in a different line, in any order.
  case anyOrder([String])
  /// A text was not heard. Spelled-out text and digits of any script are recognised: “4 8 2” counts as 482.
  case never(String, scope: Scope = .utterance, echo: Echo = .exclude)
  /// The speech ended at most this long after the beginning of the previous step. If other conditions of the
  /// expectation look for speech, only the speech that they find counts.
  case within(Duration)
  /// Nothing that the app says once, and no answer to an act, was lost. Descriptions of elements do not count, because
  /// the person can go back to the element. If other conditions of the expectation look for speech, only the speech
  /// that they find counts.
  case uninterrupted
  /// At most this many utterances were heard.
  case atMost(Int)
  /// One utterance conveyed an element's role, name and states. The exact words do not matter.
  case conveys(Conveyed)
  /// Nothing was heard, neither speech nor a sound.
  case silence
  /// A sound with this name was played.
  case sound(String)
  /// An effect with this name happened exactly `count` times.
  case effects(EffectName, count: Int)
  /// The person needed at most this many swipes in the examined part of the simulation.
  case swipes(Int)
  /// The examined part of the simulation took at most this long, speech included.
  case seconds(Duration)

  /// The amount of speech that is searched as one text.
  public enum Scope: String, Sendable, Hashable, CaseIterable {
    /// Each utterance is searched separately. An utterance is speech without a pause.
    case utterance
    /// All speech is searched as one text. Digits that are announced one by one form a number.
    case stream
  }

  /// The handling of the echo of keys that the person types.
  public enum Echo: String, Sendable, Hashable, CaseIterable {
    /// The echo of keys and the speech about deleted text do not count.
    case exclude
    case include
  }

  /// A requirement on the information that speech conveys about an element. The exact words do not matter.
  public struct Conveyed: Sendable, Hashable {
    /// The severity of the requirement (RFC 2119).
    public enum Level: String, Sendable, Hashable, CaseIterable {
      /// A failure of the requirement is an error.
      case must
      /// A failure of the requirement is a warning.
      case should
    }

    /// The element's role, one of `roles`; nil if any role is accepted.
    public var role: String?
    /// A text that must be in the element's label or in the name of its group; nil if any name is accepted.
    public var name: String?
    /// The element's states, each one of `stateNames`.
    public var states: [String]
    /// The severity of the requirement, which determines whether a failure is an error or a warning.
    public var level: Level

    /// Creates a requirement. A part that is nil or empty accepts any element.
    public init(role: String? = nil, name: String? = nil, states: [String] = [], level: Level = .must) {
      (self.role, self.name, self.states, self.level) = (role, name, states, level)
    }

    /// The possible roles: the names of the traits that a screen reader can say, and `toggle` for a switch or a toggle
    /// button.
    public static let roles: [String] =
      PhraseMeaning.allCases.filter(\.isRole).map(\.rawValue) + ["toggle"]

    /// The names of the states that a screen reader can say, for use in `states`.
    public static let stateNames: [String] = PhraseMeaning.allCases.filter(\.isState).map(\.rawValue)
  }
}

extension Condition {
  var texts: [String] {
    switch self {
    case .line(let text), .contains(let text), .matches(let text): [text]
    case .inOrder(let texts), .anyOrder(let texts): texts
    default: []
    }
  }

  /// Creates the condition `conveys` from the parts of a `Conveyed`. A part that is nil or empty accepts any element.
  public static func conveys(
    role: String? = nil, name: String? = nil, states: [String] = [], level: Conveyed.Level = .must
  ) -> Condition {
    .conveys(Conveyed(role: role, name: name, states: states, level: level))
  }
}
