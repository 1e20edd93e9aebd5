/// A parser of lines that state the origin of a text. The comments of a catalogue's entries contain these lines. The
/// `.defaults` file contains the lines for all other texts.
struct Provenance {
  struct Origin: Equatable {
    var confidence: String
    var source: String
  }

  var confidences: [String]

  /// Parses a line such as `de fr guess: our translation`. Returns nil if the line does not have this form.
  ///
  /// A language can be followed by a plural form, as in `fr.one`. In the `.defaults` file, `*` means
  /// every language that no other line names. In a comment, it means every language that a line of the `.defaults` file
  /// names and no other line of the comment.
  func statement(_ line: Substring) -> (languages: [String], origin: Origin)? {
    guard let match = line.wholeMatch(of: /((?:(?:[A-Za-z0-9-]+(?:\.[a-z]+)?|\*) )+)([a-z]+): (\S.*)/),
      confidences.contains(String(match.2))
    else { return nil }
    let languages = match.1.split(separator: " ").map(String.init)
    return (languages, Origin(confidence: String(match.2), source: String(match.3)))
  }

  /// Parses a line such as `same as en: da it`, which says that these languages use the English word. Returns nil for
  /// any other line.
  func languagesSaidToShareTheEnglishWord(_ line: Substring) -> Set<String>? {
    let prefix = "same as en: "
    return line.hasPrefix(prefix) ? Set(line.dropFirst(prefix.count).split(separator: " ").map(String.init)) : nil
  }
}
