import A11ySim
import A11ySimSystem
import ArgumentParser

struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: A11ySimTool.current.name,
    abstract: "Simulate a screen reader, and print or speak what its user hears.",
    usage: """
      \(A11ySimTool.current.name) <subcommand> [<options>] ...
      \(A11ySimTool.current.name) [<options>] <file> ...
      """,
    discussion: """
      A scenario is a YAML or JSON file that describes the screens of an app and what a person does on them. \
      “Playing” a scenario means simulating it.

      `run` may be left out: a11y-sim FILE… plays scenarios. The scenarios `demo` and `digits` are built in.

      Exit status:
      0   success
      1   the command found a problem, such as a failed expectation or an audit
          finding of severity error
      2   the command could not do its work
      64  the command was used wrongly
      """,
    version: toolVersion,
    subcommands: [
      RunCommand.self, TestCommand.self, NewCommand.self, AuditCommand.self, CompareCommand.self, DescribeCommand.self,
      ExploreCommand.self, CaptureCommand.self, DiffCommand.self, ReportCommand.self, ConfigCommand.self,
      FidelityCommand.self, PronounceCommand.self, StringsCommand.self,
      ComponentsCommand.self, SettingsCommand.self, ReferenceCommand.self, SchemaCommand.self, VoicesCommand.self,
      LocalesCommand.self, DoctorCommand.self, MCPCommand.self, SkillCommand.self,
    ],
    defaultSubcommand: RunCommand.self
  )

  static func main() -> Never {
    Console.prepare()
    Console.exit(run(ProcessArguments.all.dropFirst()))
  }

  /// Runs a command, and returns the exit status.
  static func run(_ arguments: some Sequence<String>) -> Console.Status {
    // The parser does not support an optional value of `--update`: it would take the next argument as the value.
    let arguments = arguments.map { $0 == "--update" ? "--update=all" : $0 }
    if arguments.isEmpty {
      Console.complain(Console.noScenario)
      return .wrongUsage
    }
    if let name = misspelledCommand(arguments[0]) {
      Console.complain("error: there is no command or file “\(arguments[0])”\nhelp: did you mean `a11y-sim \(name)`?")
      return .wrongUsage
    }
    do {
      var command = try commandAlone(arguments) ?? parseAsRoot(arguments)
      try command.run()
      return .fine
    } catch let status as Console.Status {
      return status
    } catch {
      // The parser also throws to show help, the version or a completion script. The exit code is then a success.
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      guard code.isSuccess else {
        Console.complain(knownElsewhere(arguments, message))
        return .wrongUsage
      }
      // The value of `--update` is optional, which the parser cannot show.
      let help = message.replacing("--update <what>  ", with: "--update[=<what>]")
      Console.print(help.hasSuffix("\n") ? help : help + "\n")
      return .fine
    }
  }
}

extension RootCommand {
  /// Parses the arguments with the parser of the named command only. The parser of all commands takes half of the
  /// tool's start time, twice as long as this parser.
  ///
  /// Returns nil if the arguments may be wrong. The parser of all commands then reports the reason.
  private static func commandAlone(_ arguments: [String]) -> ParsableCommand? {
    let word = arguments[0]
    if word.hasPrefix("-") || word == "help" { return nil }
    let command = configuration.subcommands.first { $0.configuration.commandName == word }
    guard let command, command != RunCommand.self else {
      let rest = command == nil ? arguments : Array(arguments.dropFirst())
      let hasOptions = rest.contains { $0.hasPrefix("-") }
      return hasOptions ? parsed(RunCommand.self, rest) : try? RunCommand(playing: rest)
    }
    // A command with subcommands also has a subcommand `help`, which needs the parser of all commands.
    let subcommands = command.configuration.subcommands
    guard let subcommand = subcommands.first(where: { $0.configuration.commandName == arguments.dropFirst().first })
    else {
      return subcommands.isEmpty ? parsed(command, Array(arguments.dropFirst())) : nil
    }
    return parsed(subcommand, Array(arguments.dropFirst(2)))
  }

  private static func parsed<Command: ParsableCommand>(_ command: Command.Type, _ arguments: [String]) -> Command? {
    // For `--help`, the parser returns another type of command, whose help would show only part of the command's name.
    try? command.parseAsRoot(arguments) as? Command
  }

  /// Returns the most similar command name for a word that is neither a command nor a file.
  private static func misspelledCommand(_ word: String) -> String? {
    guard !word.hasPrefix("-"), !word.contains("."), !word.contains("/"), word != "help",
      !configuration.subcommands.contains(where: { $0.configuration.commandName == word }),
      BuiltInScenarios.all[word] == nil, !InputFile.exists(word)
    else { return nil }
    return commandsElsewhere[word]
      ?? word.nearest(in: configuration.subcommands.compactMap { $0.configuration.commandName })
  }

  /// Our command for a command of other tools.
  private static let commandsElsewhere = [
    "check": "test", "verify": "test", "validate": "test", "assert": "test", "lint": "audit", "scan": "audit",
    "play": "run", "start": "run", "hear": "run", "speak": "run", "init": "new", "create": "new", "generate": "new",
    "import": "capture", "convert": "capture", "languages": "locales", "options": "settings", "docs": "reference",
  ]

  /// Our option for an option of other tools.
  private static let optionsElsewhere = [
    "--lang": "--locale", "--language": "--locale", "--locales": "--locale", "--speed": "--rate",
    "--screenreader": "--reader",
    "--screen-reader": "--reader", "--out": "--output", "--setting": "--set", "--say": "--speak",
  ]

  /// Returns the parser's message, which names our option for one of other tools.
  private static func knownElsewhere(_ arguments: [String], _ message: String) -> String {
    for argument in arguments {
      let option = String(argument.prefix { $0 != "=" })
      guard let ours = optionsElsewhere[option], let place = message.firstRange(of: "Unknown option '\(option)'.")
      else { continue }
      let rest = message[place.upperBound...].drop { $0 != "\n" }
      return message[..<place.upperBound] + " Did you mean '\(ours)'?" + rest
    }
    return message
  }
}

let toolVersion = "0.1.0"
