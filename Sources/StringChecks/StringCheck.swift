import AccessibilityModel
import Locales
import StringCatalogs

/// A check that finds strings of an app that would sound wrong when a screen reader says them.
public struct StringCheck: Sendable {
  /// The id that users write in settings and on the command line: `plural-missing`.
  public let id: String
  /// The severity of a finding that states no severity of its own.
  public let severity: Diagnostic.Severity
  /// The platforms whose catalogues the check inspects.
  public let platforms: [Platform]
  /// The inputs that the check needs.
  public let signals: [Signal]
  /// Whether the check runs if the user does not choose checks by name.
  public let isOnByDefault: Bool
  /// Whether translations inherit the problem from the source text. Such a problem is reported once, for the source
  /// text, with the languages that have it too.
  public let isInherited: Bool
  /// One line about the check's findings.
  public let summary: String
  /// The reason why the problem matters to a person, and exactly what the check inspects.
  public let explanation: String
  /// An instruction that solves the problem.
  public let remedy: String
  /// Examples with and without a finding. The tests evaluate each example.
  public let examples: [Example]
  let evaluate: @Sendable (CheckInput) -> [Spot]

  /// The platform that a table's strings are for.
  ///
  /// The web is i18next's JSON, also in React Native, and XLIFF from other tools than Xcode.
  public enum Platform: String, Sendable, Hashable, CaseIterable { case apple, android, flutter, gettext, web }

  /// An input of checks. A check that lists `strings` is always evaluated. Any other check is evaluated only if one of
  /// its inputs is given.
  public enum Signal: String, Sendable, Hashable, CaseIterable {
    /// The strings of a table, without further information.
    case strings
    /// The elements of the screens that show the strings, such as their roles and the length of a field.
    case screen
    /// A voice's pronunciation: phonemes and durations. Findings name the speech engine, because other voices differ.
    case voice
  }

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - id: Lowercase words joined by hyphens, different from the id of every other check.
  ///   - severity: The severity of a finding that states no severity of its own.
  ///   - platforms: The platforms whose catalogues the check inspects.
  ///   - signals: The inputs that the check needs.
  ///   - isOnByDefault: Whether the check runs if the user does not choose checks by name.
  ///   - isInherited: Whether translations inherit the problem from the source text, which is then reported alone.
  ///   - summary: One line about the problem: “an emoji is read by its name”.
  ///   - explanation: The reason why the problem matters to a person, and exactly what the check inspects.
  ///   - remedy: An instruction that solves the problem.
  ///   - examples: Strings with a finding and their corrections, which `--explain` shows.
  ///   - evaluate: A function that returns the findings. The same table must give the same findings.
  public init(
    id: String, severity: Diagnostic.Severity, platforms: [Platform] = Platform.allCases,
    signals: [Signal] = [.strings], isOnByDefault: Bool = true, isInherited: Bool = false, summary: String,
    explanation: String, remedy: String,
    examples: [Example] = [], evaluate: @escaping @Sendable (CheckInput) -> [Spot]
  ) {
    self.id = id
    self.severity = severity
    self.platforms = platforms
    self.signals = signals
    self.isOnByDefault = isOnByDefault
    self.isInherited = isInherited
    self.summary = summary
    self.explanation = explanation
    self.remedy = remedy
    self.examples = examples
    self.evaluate = evaluate
  }

  /// A string in two versions: one that the rule reports, and one that it does not. Both versions have a source text and
  /// a text in one other language.
  public struct Example: Sendable {
    /// The key. The default is a key of visible text, not of text for screen readers.
    public var key = "title"
    /// The comment for translators; nil if there is none.
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
    /// The file format of the example's table.
    public var format = StringTable.Format.xcstrings
    /// The elements of the screen that shows the strings; empty if the rule needs no screen.
    public var screen: [StringScreen.Element] = []

    /// Creates an example.
    ///
    /// - Parameter beside: Further strings of the table: the key, the source text and the text in `language`.
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
    /// The text with the problem; nil if the finding is about a whole entry or language.
    public var text: CheckedText?
    /// The entry with the problem; nil if the finding is about a whole language.
    public var entry: CheckedEntry?
    /// The BCP 47 tag of the language with the problem; nil if no single language has the problem.
    public var language: String?
    /// A sentence about the problem. It usually says what a person hears.
    public var message: String
    /// Facts about the finding. Reports show them below the message.
    public var notes: [String]
    /// The severity; nil for the rule's severity.
    public var severity: Diagnostic.Severity?
    /// The name of the speech engine whose voice has the problem; nil if the problem does not depend on a voice.
    public var engine: String?
    /// The correction of the text; nil if no correction is certain.
    var fix: StringFix?
    /// The position of the problem. Nil means the position of `text` or `entry`, or the beginning of the language's
    /// file.
    var location: FileLocation?
    /// The remedy; nil for the rule's remedy.
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

    /// Creates a finding about an entry that has no text in `language`. If `entry` is nil, the finding is about the
    /// language.
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
  var faults: [Diagnostic] = []
  /// A voice's pronunciations of the table's texts; nil if there is no voice.
  var voice: VoiceReadings?
}
