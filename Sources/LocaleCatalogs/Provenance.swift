/// The lines that say whose a text is: in the comments of a catalogue's entries, and by default in the file beside it.
struct Provenance {
  struct Origin: Equatable {
    var confidence: String
    var source: String
  }

  /// The confidences there are.
  var confidences: [String]

  /// What `de fr guess: our translation` says; nil for a line that does not read like this. `fr.one` is a plural form of
  /// French, `*` every language that no other line is about.
  func statement(_ line: Substring) -> (languages: [String], origin: Origin)? {
    guard let match = line.wholeMatch(of: /((?:(?:[A-Za-z0-9-]+(?:\.[a-z]+)?|\*) )+)([a-z]+): (\S.*)/),
      confidences.contains(String(match.2))
    else { return nil }
    let languages = match.1.split(separator: " ").map(String.init)
    return (languages, Origin(confidence: String(match.2), source: String(match.3)))
  }

  /// The languages of `same as en: da it`.
  func languagesSaidToShareTheEnglishWord(_ line: Substring) -> Set<String>? {
    let prefix = "same as en: "
    return line.hasPrefix(prefix) ? Set(line.dropFirst(prefix.count).split(separator: " ").map(String.init)) : nil
  }
}
