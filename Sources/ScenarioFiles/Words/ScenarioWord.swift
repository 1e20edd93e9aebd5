/// A keyword of the scenario format. The parser's lists of allowed keywords and the reference documentation are made from
/// these keywords.
package protocol ScenarioWord: RawRepresentable<String>, CaseIterable, Sendable {
  /// The meaning of the word, in one line.
  var summary: String { get }
  /// The type or the allowed values of the word's value, in Markdown.
  var form: String { get }
  /// The keys of the word's value, if the value is a mapping; otherwise empty.
  var keys: [String] { get }
}

extension ScenarioWord {
  package var keys: [String] { [] }

  static var names: [String] { allCases.map(\.rawValue) }

  /// Returns the values of an enumeration, in Markdown.
  static func values<Choice: RawRepresentable<String> & CaseIterable>(of _: Choice.Type) -> String {
    Choice.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }
}
