import A11ySim
import Locales

/// A check that finds strings of an app that would sound wrong when a screen reader says them.
public struct StringCheck: Sendable {
  /// The check's id: `plural-missing`.
  public let id: String
  /// The severity of the findings, unless a finding has its own.
  public let severity: Diagnostic.Severity
  /// The platforms that the check applies to.
  public let platforms: [Platform]
  /// The inputs that the check uses.
  public let signals: [Signal]
  /// Whether the check runs by default, that is, if the user does not choose checks by name.
  public let isOnByDefault: Bool
  /// One line about the check's findings.
  public let summary: String
  /// The reason why findings matter, and exactly what the check inspects.
  public let explanation: String
  /// The remedy for a finding.
  public let remedy: String
  /// Examples with and without a finding. The tests try each example.
  public let examples: [Example]
  /// A function that evaluates a table and returns the findings.
  let evaluate: @Sendable (CheckInput) -> [Spot]

  /// The platform of a table's strings.
  public enum Platform: String, Sendable, Hashable, CaseIterable { case apple, android, flutter, gettext }

  /// An input that a check uses.
  public enum Signal: String, Sendable, Hashable, CaseIterable {
    /// The strings alone.
    case strings
    /// The elements of a screen: roles, neighbours, the length of a field.
    case screen
    /// A voice's pronunciation: phonemes and durations. Findings name the speech engine, because other voices differ.
    case voice
  }

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - id: lowercase words joined by hyphens, different from the id of every other check.
  ///   - severity: the severity of the findings, unless a finding has its own.
  ///   - platforms: the platforms whose catalogues it checks.
  ///   - signals: the inputs that it uses.
  ///   - isOnByDefault: whether it runs if the user does not choose checks by name.
  ///   - summary: one line about the problem: “an emoji is read by its name”.
  ///   - explanation: the reason why the problem matters to a person, and exactly what the check inspects.
  ///   - remedy: an instruction that solves the problem.
  ///   - examples: strings with a finding, which `--explain` shows.
  ///   - evaluate: evaluates a table. The same table must give the same findings.
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

  /// An example of a string in the source and in one language, in a bad and a good version.
  public struct Example: Sendable {
    /// The key. The default is a key of visible text, not of text for screen readers.
    public var key = "title"
    /// The comment for translators.
    public var comment: String?
    /// The BCP 47 tag of the language that the texts are translated from.
    public var sourceLanguage = "en"
    /// The source text, in `sourceLanguage`.
    public var source: Texts
    /// The BCP 47 tag of the language of `bad` and `good`.
    public var language: String
    /// Texts for which the rule has a finding.
    public var bad: Texts
    /// Texts for which the rule has no finding; nil if the string should not exist at all.
    public var good: Texts?
    /// The corrected source text; nil if the source text has no fault.
    public var goodSource: Texts?
    /// Further strings of the example's table: the key, the source text and the text in `language`.
    public var beside: [(key: String, source: String, text: String)] = []
    /// The file format of the strings.
    public var format = StringTable.Format.xcstrings
    /// The elements of the screen that shows the strings; empty if the rule needs no screen.
    public var screen: [StringScreen.Element] = []

    /// Creates an example.
    ///
    /// - Parameter beside: further strings of the table. Each has a key, a source text and a text in `language`.
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

    /// The texts of a string in one language: none, one, or one for each plural category.
    public enum Texts: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
      case missing
      case one(String)
      case plural([PluralCategory: String])

      public init(stringLiteral value: String) { self = .one(value) }

      public init(dictionaryLiteral elements: (PluralCategory, String)...) {
        self = .plural(Dictionary(elements) { _, last in last })
      }
    }
  }

  /// A finding as a check returns it: the text, entry or language with the problem, and a message.
  public struct Spot: Sendable {
    /// The text; nil if the finding is about a language or an entry as a whole.
    public var text: CheckedText?
    /// The entry; nil if the finding is about a language as a whole.
    public var entry: CheckedEntry?
    /// The BCP 47 tag of the language that the finding is about; nil if it is about no single language.
    public var language: String?
    /// A sentence about the problem, which usually says what a person hears.
    public var message: String
    /// Further facts that help to understand the finding.
    public var notes: [String]
    /// The severity, if it differs from the rule's.
    public var severity: Diagnostic.Severity?
    /// The name of the speech engine whose voice has the problem; nil if the problem does not depend on a voice.
    public var engine: String?
    /// The correction of the text; nil if none is certain.
    var fix: StringFix?
    /// The position of the problem; nil if it is that of `text` or `entry`, or the beginning of the language's file.
    var location: FileLocation?
    /// The remedy, if it differs from the rule's.
    var help: String?
    /// The BCP 47 tags of further languages with the same problem, besides `language`.
    var languages: [String] = []

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

    /// Creates a finding about an entry that has no text in `language` or, if `entry` is nil, about the whole language.
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

/// The input of a check: a table, the screens that show its strings, and a voice's pronunciations of its texts.
public struct CheckInput: Sendable {
  /// The table, with every text parsed.
  public let table: CheckedTable
  /// The elements of screens, with the table's strings that they show. Each inner array is one screen in one language.
  var screens: [[LocatedElement]] = []
  /// The faults that were found when the table's files were read.
  var faults: [Diagnostic] = []
  /// A voice's pronunciations of the table's texts; nil if there is no voice.
  var voice: VoiceReadings?
}
