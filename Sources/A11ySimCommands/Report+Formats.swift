import ArgumentParser

extension Report.Format {
  static let all = [text, json, sarif, github, junit]

  static let standard = all[0]
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
