import A11ySim
import ScenarioFiles
import StringCatalogs

/// The command line tool `a11y-sim`, with everything its commands can name.
///
/// A team adds its own components, screen readers, audit rules, transcript formats and checks of strings to those of the
/// simulator, in an executable of a few lines:
///
/// ```swift
/// import A11ySimCommands
///
/// @main enum OurTool {
///   static func main() { A11ySimTool(name: "our-a11y-sim", components: .all + [SignInScreen.kind]).main() }
/// }
/// ```
///
/// The executable needs a name of its own: SwiftPM builds the simulator's `a11y-sim` in the place of another with that name.
public struct A11ySimTool: Sendable {
  /// The name of the executable, for usage lines and completion scripts. Examples and remedies say `a11y-sim`.
  public var name: String
  /// The components that scenarios can name, in the order of `a11y-sim components`.
  public var components: [ComponentKind]
  /// The screen readers that scenarios and `--reader` can name.
  public var screenReaders: [any ScreenReader.Type]
  /// The rules of `audit`, in the order in which they are evaluated and listed.
  public var auditRules: [AuditRule]
  /// The transcript formats that `--format` can name, in the order of help.
  public var transcriptFormats: [TranscriptFormat]
  /// The rules of `strings check`, in the order in which they are evaluated and listed.
  public var stringChecks: [StringCheck]

  /// Creates a tool. A list that is not given is that of the simulator; `.all + [ours]` adds to it.
  ///
  /// An id or a name stands for its first entry in a list.
  public init(
    name: String = "a11y-sim", components: [ComponentKind] = .all, screenReaders: [any ScreenReader.Type] = .all,
    auditRules: [AuditRule] = .all, transcriptFormats: [TranscriptFormat] = .all, stringChecks: [StringCheck] = .all
  ) {
    self.name = name
    self.components = components
    self.screenReaders = screenReaders
    self.auditRules = auditRules
    self.transcriptFormats = transcriptFormats
    self.stringChecks = stringChecks
  }

  /// The tool that runs.
  ///
  /// The argument parser makes options of texts, and their help, without a context that could hold it. It is written once,
  /// by `main()`, while the process has a single thread, and only read from then on.
  nonisolated(unsafe) private(set) static var current = A11ySimTool()

  /// Makes this the tool that runs.
  func begin() { Self.current = self }

  /// The components, screen readers and rules that a scenario can name.
  var vocabulary: ScenarioParser.Vocabulary {
    .init(components: components, screenReaders: screenReaders, auditRules: auditRules)
  }
}
