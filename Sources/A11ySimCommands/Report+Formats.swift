import ArgumentParser

extension Report.Format {
  /// All formats, in the order in which help lists them.
  static let all = [text, json, sarif, github, junit]

  /// The format that is used if the user names none.
  static let standard = all[0]

  /// The names and purposes of all formats, for the help of an option.
  static var help: String { all.map { "\($0.name): \($0.summary)" }.joined(separator: "; ") }
}

extension Report.Format: ExpressibleByArgument {
  init?(argument: String) {
    guard let format = Self.all.first(where: { $0.name == argument }) else { return nil }
    self = format
  }

  var defaultValueDescription: String { name }

  static var allValueStrings: [String] { all.map(\.name) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
