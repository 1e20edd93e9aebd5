import ArgumentParser

/// Prints what there is to choose from.
struct ReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Print reference tables, as Markdown: what scenarios, settings, formats and rules there are.",
    discussion: "Without a topic, all tables in one document. `Scripts/documentation` writes the pages of the manual.")

  @Argument(help: "The topic.")
  var topic: ReferenceTopic?

  @Flag(help: "List the topics, a name a line.")
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
