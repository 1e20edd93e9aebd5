/// A keyword of the scenario format. The parser's lists and the reference documentation are made from the keywords.
package protocol ScenarioWord: RawRepresentable<String>, CaseIterable, Sendable {
  /// The meaning of the keyword, in one line.
  var summary: String { get }
  /// The type or the allowed values of the keyword's value, in Markdown.
  var form: String { get }
  /// The keys of the keyword's value if the value is a mapping; otherwise empty.
  var keys: [String] { get }
}

extension ScenarioWord {
  package var keys: [String] { [] }

  static var names: [String] { allCases.map(\.rawValue) }

  static func values<Choice: RawRepresentable<String> & CaseIterable>(of _: Choice.Type) -> String {
    Choice.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }
}
