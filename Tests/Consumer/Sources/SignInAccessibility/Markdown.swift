import A11ySim

extension TranscriptFormat {
  /// A list for the description of a pull request.
  public static let markdown = TranscriptFormat(
    name: "markdown", summary: "a list for a pull request", separator: "\n",
    refusals: [.style: "the list is in the comma list", .explanations: "the list is what is heard"],
    header: { "**\($0.header.scenario ?? "")** (\($0.header.reader), \($0.header.appLocale))\n\n" },
    entry: { entry, _ in
      guard case .utterance(let heard) = entry.kind else { return "" }
      return "- \(heard.line)\n"
    })
}
