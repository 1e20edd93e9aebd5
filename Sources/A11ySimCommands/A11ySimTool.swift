import A11ySim
import ScenarioFiles
import StringChecks

/// The command line tool `a11y-sim`, with the components, screen readers, rules and formats that its commands know.
///
/// A team can write its own tool in a few lines, to add its own components, screen readers, audit rules, transcript
/// formats and string checks:
///
/// ```swift
/// import A11ySimCommands
///
/// @main enum OurTool {
///   static func main() { A11ySimTool(name: "our-a11y-sim", components: .all + [SignInScreen.kind]).main() }
/// }
/// ```
///
/// Do not name this executable `a11y-sim`. SwiftPM also builds the simulator's own `a11y-sim`, which would replace it.
public struct A11ySimTool: Sendable {
  /// The name of the executable, for usage lines and completion scripts. Examples and help texts in messages always use
  /// the name `a11y-sim`.
  public var name: String
  /// The components that scenarios can name, in the order of `a11y-sim components`.
  public var components: [ComponentKind]
  /// The screen readers that scenarios and `--reader` can name.
  public var screenReaders: [any ScreenReader.Type]
  /// The rules of `audit`, in the order in which they are evaluated and listed.
  public var auditRules: [AuditRule] { makeAuditRules() }
  /// The transcript formats that `--format` can name, in the order in which help texts list them.
  public var transcriptFormats: [TranscriptFormat]
  /// The rules of `strings check`, in the order in which they are evaluated and listed.
  public var stringChecks: [StringCheck] { makeStringChecks() }

  // These are closures, because creating the lists takes a tenth of the start-up time. Most commands do not need the
  // lists.
  private let makeAuditRules: @Sendable () -> [AuditRule]
  private let makeStringChecks: @Sendable () -> [StringCheck]

  /// Creates a tool. By default, each list has the simulator's entries. To add your own entries, pass a sum such as
  /// `.all + [SignInScreen.kind]`.
  ///
  /// If two entries of a list share an id or a name, the first entry is used.
  public init(
    name: String = "a11y-sim", components: [ComponentKind] = .all, screenReaders: [any ScreenReader.Type] = .all,
    auditRules: @autoclosure @escaping @Sendable () -> [AuditRule] = .all,
    transcriptFormats: [TranscriptFormat] = .all,
    stringChecks: @autoclosure @escaping @Sendable () -> [StringCheck] = .all
  ) {
    self.name = name
    self.components = components
    self.screenReaders = screenReaders
    makeAuditRules = auditRules
    self.transcriptFormats = transcriptFormats
    makeStringChecks = stringChecks
  }

  /// The tool that this process runs.
  ///
  /// This property is global, because the argument parser creates options and their help without a context. `main()`
  /// writes it once, while the process has a single thread. After that, it is only read.
  nonisolated(unsafe) private(set) static var current = A11ySimTool()

  func begin() { Self.current = self }

  var vocabulary: ScenarioParser.Vocabulary {
    .init(components: components, screenReaders: screenReaders, auditRules: auditRules)
  }
}
