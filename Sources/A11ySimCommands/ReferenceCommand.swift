import ArgumentParser

/// The command `reference`, which prints the lists of words that scenarios and options accept.
struct ReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Print reference tables of scenarios, settings, formats and rules, as Markdown.",
    discussion: """
      Without a topic, all tables are printed as one document. The reference pages of the documentation are this output.
      """)

  @Argument(help: "Print only the tables of this topic.")
  var topic: ReferenceTopic?

  @Flag(help: "List the topics, one per line.")
  var list = false

  func run() {
    if list {
      Console.print(ReferenceTopic.allCases.map { $0.rawValue + "\n" }.joined())
    } else {
      Console.print((topic?.section ?? ReferenceTopic.everything).markdown())
    }
  }
}

extension ReferenceTopic: ExpressibleByArgument {}
