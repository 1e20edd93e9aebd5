import AccessibilityModel
import Simulation

/// The placeholders of text fields. While a field is empty, a label and an equal placeholder sound alike. So the file
/// states which texts were placeholders.
extension GoldenTranscript {
  static let placeholderMark = "# placeholders: "

  /// Returns the line that states the spoken placeholders, such as `# placeholders: “Six digits” of code`. Nil if no
  /// text field is heard.
  static func placeholderLine(_ transcript: Transcript) -> String? {
    var texts: [String] = []
    var hasField = false
    for heard in transcript.utterances {
      hasField = hasField || heard.utterance.isOfField(transcript.header.catalogues)
      for segment in heard.utterance.segments where segment.source == .placeholder {
        guard let id = heard.utterance.element else { continue }
        let text = "“\(segment.text.onOneLine)” of \(id.onOneLine)"
        if !texts.contains(text) { texts.append(text) }
      }
    }
    if texts.isEmpty { return hasField ? placeholderMark + "none" : nil }
    return placeholderMark + texts.joined(separator: ", ")
  }

  /// Reads the placeholders, by element id, from their line in the file. Returns nil if the line is malformed.
  static func placeholders(in line: Substring) -> [String: Set<String>]? {
    var rest = line.dropFirst(placeholderMark.count)
    var placeholders: [String: Set<String>] = [:]
    if rest == "none" { return placeholders }
    while !rest.isEmpty {
      guard rest.first == "“", let close = rest.firstRange(of: "” of ") else { return nil }
      let text = rest[..<close.lowerBound].dropFirst()
      let next = rest[close.upperBound...].firstRange(of: ", “")
      let id = rest[close.upperBound..<(next?.lowerBound ?? rest.endIndex)]
      placeholders[String(id), default: []].insert(String(text))
      rest = next.map { rest[$0.lowerBound...].dropFirst(2) } ?? ""
    }
    return placeholders
  }

  /// Returns a finding if an equal placeholder replaced a field's label or value, so that the same text is heard as
  /// before. The finding is an error for a label and a warning for a value.
  func equalPlaceholder(in transcript: Transcript, of scenario: Scenario?, isRedacted: Bool) -> Diagnostic? {
    guard let placeholders else { return nil }
    // The element's id may have changed since the file was written, so the placeholders of all elements count.
    let kept = placeholders.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for (line, heard) in zip(lines, heardLines(of: transcript)) {
      guard case .utterance(let said) = heard.entry.kind else { continue }
      let segments = said.utterance.segments
      guard let index = segments.firstIndex(where: { $0.source == .placeholder }),
        !kept.contains(segments[index].text.onOneLine)
      else { continue }
      // If the field has a label, the replaced text was the field's value.
      let name: Segment.Source = segments[..<index].contains { $0.source == .label } ? .value : .label
      var finding = Diagnostic(
        "\(name.name) “\(segments[index].text)” was replaced by a placeholder with the same text", file: file,
        line: line.line,
        column: line.line == nil ? nil : 1, severity: name == .label ? .error : .warning,
        notes: ["a placeholder is spoken only while its field is empty"])
      if let scenario {
        finding = scenario.redacted(finding, isRedacted: isRedacted, locale: transcript.header.appLocale) ?? finding
      }
      let element = heard.entry.element.map { ["element `\($0)`"] } ?? []
      if let place = transcript.place(ofStep: heard.entry.step, in: scenario?.file, after: element) {
        finding.notes.insert("where:    \(place)", at: 0)
      }
      finding.help =
        name == .label
        ? "restore the label of the field, or accept the change with `a11y-sim test --update`"
        : "if this is intended, accept the change with `a11y-sim test --update`"
      return finding
    }
    return nil
  }
}

extension Utterance {
  func isOfField(_ catalogues: [PhraseCatalogue]) -> Bool {
    let fields: [PhraseMeaning] = [.textField, .secureTextField, .searchField]
    return segments.contains { segment in fields.contains { catalogues.isPhrase(segment.phrase, $0) } }
  }
}
