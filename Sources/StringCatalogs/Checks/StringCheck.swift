import A11ySim
import Locales

/// A check of a team's own strings for what would sound wrong when a screen reader says them.
public struct StringCheck: Sendable {
  /// What it is called: `plural-missing`.
  public let id: String
  /// How bad its findings are, unless one says otherwise of itself.
  public let severity: Diagnostic.Severity
  /// Where it applies.
  public let platforms: [Platform]
  /// What it needs.
  public let signals: [Signal]
  /// Whether it runs when no rule is named.
  public let isOnByDefault: Bool
  /// What it finds, in a line.
  public let summary: String
  /// Why it matters, and what exactly is looked at.
  public let explanation: String
  /// What to do about a finding.
  public let remedy: String
  /// What it finds something in, and what not. The tests try each.
  public let examples: [Example]
  /// Looks at a table.
  let evaluate: @Sendable (CheckInput) -> [Spot]

  /// Where strings come from and go to.
  public enum Platform: String, Sendable, Hashable, CaseIterable { case apple, android, flutter }

  /// What a check looks at.
  public enum Signal: String, Sendable, Hashable, CaseIterable {
    /// The strings alone.
    case strings
    /// What stands on the screen: roles, neighbours, the length of a field.
    case screen
    /// A voice: phonemes, durations. What is found with it says which, and other voices differ.
    case voice
  }

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - id: lowercase words joined by hyphens; no other check has it.
  ///   - severity: how bad its findings are, unless one says otherwise of itself.
  ///   - platforms: the platforms on whose catalogues it is evaluated.
  ///   - signals: what it looks at.
  ///   - isOnByDefault: whether it runs when no rule is named.
  ///   - summary: a problem it finds, in a line: “an emoji is read by its name”.
  ///   - explanation: why that matters to the person, and what exactly is looked at.
  ///   - remedy: an instruction for whoever gets a finding.
  ///   - examples: strings it finds something in, which `--explain` shows.
  ///   - evaluate: looks at a table. It must find the same in the same table.
  public init(
    id: String, severity: Diagnostic.Severity, platforms: [Platform] = Platform.allCases,
    signals: [Signal] = [.strings], isOnByDefault: Bool = true, summary: String, explanation: String, remedy: String,
    examples: [Example] = [], evaluate: @escaping @Sendable (CheckInput) -> [Spot]
  ) {
    self.id = id
    self.severity = severity
    self.platforms = platforms
    self.signals = signals
    self.isOnByDefault = isOnByDefault
    self.summary = summary
    self.explanation = explanation
    self.remedy = remedy
    self.examples = examples
    self.evaluate = evaluate
  }

  /// The short form in which the simulator's own checks are written.
  init(
    _ id: String, _ severity: Diagnostic.Severity, platforms: [Platform] = Platform.allCases,
    signals: [Signal] = [.strings], isOnByDefault: Bool = true, _ summary: String, explanation: String, remedy: String,
    examples: [Example], evaluate: @escaping @Sendable (CheckInput) -> [Spot]
  ) {
    self.init(
      id: id, severity: severity, platforms: platforms, signals: signals, isOnByDefault: isOnByDefault,
      summary: summary, explanation: explanation, remedy: remedy, examples: examples, evaluate: evaluate)
  }

  /// A string in the source and in one language: as it should not be, and as it should.
  public struct Example: Sendable {
    /// The key; where none is given, that of an app's visible text.
    public var key = "title"
    /// What translators are told.
    public var comment: String?
    /// The language of the source.
    public var sourceLanguage = "en"
    /// The source's text.
    public var source: Texts
    /// BCP 47 tag of the language.
    public var language: String
    /// A text the rule finds something in.
    public var bad: Texts
    /// One it finds nothing in; nil where the string should not be there at all.
    public var good: Texts?
    /// The source's text when it is as it should be, where it is at fault itself.
    public var goodSource: Texts?
    /// The strings beside it, in source and language.
    public var beside: [(key: String, source: String, text: String)] = []
    /// What the strings are written in.
    public var format = StringTable.Format.xcstrings
    /// The screen they are on.
    public var screen: [StringScreen.Element] = []

    /// Creates an example.
    ///
    /// - Parameter beside: the strings beside it: key, source and text.
    public init(
      key: String = "title", comment: String? = nil, sourceLanguage: String = "en", source: Texts,
      language: String = "de", bad: Texts, good: Texts? = nil,
      goodSource: Texts? = nil, beside: [(String, String, String)] = [],
      format: StringTable.Format = .xcstrings, screen: [StringScreen.Element] = []
    ) {
      self.key = key
      self.comment = comment
      self.sourceLanguage = sourceLanguage
      self.source = source
      self.language = language
      self.bad = bad
      self.good = good
      self.goodSource = goodSource
      self.beside = beside.map { (key: $0.0, source: $0.1, text: $0.2) }
      self.format = format
      self.screen = screen
    }

    /// One text, none, or one for each plural category.
    public enum Texts: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
      case missing
      case one(String)
      case plural([PluralCategory: String])

      /// One text.
      public init(stringLiteral value: String) { self = .one(value) }

      /// A text for each category.
      public init(dictionaryLiteral elements: (PluralCategory, String)...) {
        self = .plural(Dictionary(elements) { _, last in last })
      }
    }
  }

  /// Where a rule found something.
  public struct Spot: Sendable {
    /// The text; nil where it is about a language or an entry as a whole.
    public var text: CheckedText?
    /// The entry; nil where it is about a language as a whole.
    public var entry: CheckedEntry?
    /// The language's tag.
    public var language: String?
    /// What is heard.
    public var message: String
    /// What else helps to understand it.
    public var notes: [String]
    /// How bad it is, where that differs from the rule's.
    public var severity: Diagnostic.Severity?
    /// The engine whose voice was listened to.
    public var engine: String?

    /// Creates a spot in a text.
    public init(
      _ text: CheckedText, _ message: String, notes: [String] = [], severity: Diagnostic.Severity? = nil,
      engine: String? = nil
    ) {
      self.text = text
      entry = text.entry
      language = text.language.tag
      self.message = message
      self.notes = notes
      self.severity = severity
      self.engine = engine
    }

    /// Creates a spot in an entry that a language lacks, or in a language as a whole.
    public init(
      entry: CheckedEntry?, language: String?, _ message: String, notes: [String] = [],
      severity: Diagnostic.Severity? = nil, engine: String? = nil
    ) {
      self.entry = entry
      self.language = language
      self.message = message
      self.notes = notes
      self.severity = severity
      self.engine = engine
    }
  }
}

/// What a check looks at.
public struct CheckInput: Sendable {
  /// The table, with every text taken apart.
  public let table: CheckedTable
  /// The elements of each screen in each language it is in, with the strings of the table that stand on them.
  var screens: [[LocatedElement]] = []
  /// What a voice makes of the texts that were asked of it; nil where there is no voice to ask.
  var voice: VoiceReadings?
}
