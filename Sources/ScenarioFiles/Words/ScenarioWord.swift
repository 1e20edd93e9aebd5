/// A word of the scenario format. The parser's lists and the reference are made from these words.
package protocol ScenarioWord: RawRepresentable<String>, CaseIterable, Sendable {
  /// The meaning, in one line.
  var summary: String { get }
  /// The form or values of the content, in Markdown.
  var form: String { get }
  /// The keys of the content, where that is a mapping.
  var keys: [String] { get }
}

extension ScenarioWord {
  package var keys: [String] { [] }

  static var names: [String] { allCases.map(\.rawValue) }

  /// The values of a closed set, in Markdown.
  static func values<Choice: RawRepresentable<String> & CaseIterable>(of _: Choice.Type) -> String {
    Choice.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }
}
