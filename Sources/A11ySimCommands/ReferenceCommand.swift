import ArgumentParser

struct ReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Print the reference of scenario files, settings, formats and rules, as Markdown.",
    discussion: """
      Name a topic to print only that part. Without a topic, the whole reference is printed. The reference pages of the \
      documentation contain this text, too.
      """)

  @Argument(help: "Print only the reference of this topic.")
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
