import Locales

/// Something that must hold of what was heard: the same in a scenario's `expect` and in a Swift test.
public enum Condition: Sendable, Hashable {
  /// A line that is exactly this was heard.
  case line(String)
  /// A text was heard within one line.
  case contains(String)
  /// Some line matches a regular expression: `.`, `[…]`, `\d \w \s \b`, `^ $`, groups, `|`, `* + ? {m,n}`, and `(?i)` at the beginning.
  case matches(String)
  /// Texts were heard one after the other, each in a line of its own; others may come between.
  case inOrder([String])
  /// Texts were heard, each in a line of its own, in whatever order.
  case anyOrder([String])
  /// A text was not heard, neither whole nor spelled out, in digits of any script: “4 8 2” is still 482.
  case never(String, scope: Scope = .utterance, echo: Echo = .exclude)
  /// What the conditions beside it look for, or all that was heard, ended no later than this after the beginning of the step
  /// before.
  case within(Duration)
  /// What the conditions beside it look for, or all that was heard, was heard to its end.
  case uninterrupted
  /// No more utterances than this were heard.
  case atMost(Int)
  /// One utterance told a listener what an element is, its name and its states, in whatever words.
  case conveys(Conveyed)
  /// Neither speech nor a sound was heard.
  case silence
  /// A sound was played, by its name.
  case sound(String)
  /// How many effects there were of a name.
  case effects(EffectName, count: Int)
  /// A person had to swipe no more often than this.
  case swipes(Int)
  /// It took no longer than this, speech included.
  case seconds(Duration)

  /// What counts as one text.
  public enum Scope: String, Sendable, Hashable, CaseIterable {
    /// What is said without a pause.
    case utterance
    /// All that is heard, one after the other: digits that are announced one by one are a number.
    case stream
  }

  /// Whether what a person's own keys say counts.
  public enum Echo: String, Sendable, Hashable, CaseIterable {
    /// Of the echo of keys, and of what deletion says, nothing counts.
    case exclude
    case include
  }

  /// What must be conveyed about an element, by its meaning rather than its words.
  public struct Conveyed: Sendable, Hashable {
    /// How much it matters (RFC 2119).
    public enum Level: String, Sendable, Hashable, CaseIterable {
      /// It is an error when it is not conveyed.
      case must
      /// It is a warning when it is not conveyed.
      case should
    }

    /// What the element is: one of `roles`; nil for whatever.
    public var role: String?
    /// A text that its label, or the name of its group, contains; nil for whatever.
    public var name: String?
    /// Its states, each one of `stateNames`.
    public var states: [String]
    /// How much it matters.
    public var level: Level

    /// Creates one.
    public init(role: String? = nil, name: String? = nil, states: [String] = [], level: Level = .must) {
      (self.role, self.name, self.states, self.level) = (role, name, states, level)
    }

    /// What an element can be: the names of the reader's traits, and `toggle` for a switch or a toggle button.
    public static let roles: [String] =
      Phrase.allCases.compactMap { $0.name(in: "trait.") } + ["toggle"]

    /// The names of the reader's states.
    public static let stateNames: [String] = Phrase.allCases.compactMap { $0.name(in: "state.") }
  }
}

extension Condition {
  /// `.conveys` with its parts.
  public static func conveys(
    role: String? = nil, name: String? = nil, states: [String] = [], level: Conveyed.Level = .must
  ) -> Condition {
    .conveys(Conveyed(role: role, name: name, states: states, level: level))
  }
}

extension Phrase {
  fileprivate func name(in group: String) -> String? {
    rawValue.hasPrefix(group) ? String(rawValue.dropFirst(group.count)) : nil
  }
}
