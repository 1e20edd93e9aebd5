import ArgumentParser

struct ReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Print the reference of scenario files, settings, formats and rules, as Markdown.",
    discussion: """
      The reference pages of the documentation contain this text, too.
      """)

  @Argument(
    help: ArgumentHelp(
      "Print only this topic. Without a topic, print the whole reference.", argumentType: ReferenceTopic.self))
  var topic: ReferenceTopic?

  @Flag(help: "List only the names of the topics, one per line.")
  var list = false

  func run() {
    if list {
      Console.print(ReferenceTopic.allCases.map { $0.rawValue + "\n" }.joined())
    } else {
      Console.print((topic?.section ?? ReferenceTopic.everything).markdown())
    }
  }
}

extension ReferenceTopic: DescribedChoice {}
