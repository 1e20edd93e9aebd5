import AccessibilityModel
import Simulation

/// Finds causes for a text field's line, in which the placeholder can sound like the label or the value.
extension CauseFinder {
  /// Returns the cause if a part of a text field's line is gone or replaced; nil if no special rule for text fields
  /// applies.
  ///
  /// - Parameters:
  ///   - piece: the expected part that is gone or replaced.
  ///   - index: the index of `piece` among the expected parts.
  ///   - segment: the segment that replaces the part; nil if no segment replaces it.
  ///   - common: the parts that are still spoken. Each pair is the index of a part and the index of its segment.
  func fieldCause(
    _ piece: String, at index: Int, by segment: Segment?, in said: Transcript.UtteranceRecord,
    _ common: [(Int, Int)]
  ) -> Cause? {
    guard said.utterance.isOfField(catalogues) else { return nil }
    let segments = said.utterance.segments
    func cause(_ name: String) -> Cause {
      guard let segment else { return Cause(.missing, "\(name)“\(piece)” is no longer spoken") }
      return Cause(.changed, "\(name)“\(piece)” is no longer spoken, and \(segment.source.name) is “\(segment.text)”")
    }
    let wasPlaceholder = wasPlaceholder(piece, of: said.utterance.element)
    if wasPlaceholder == true {
      return segment?.source == .placeholder
        ? Cause(.changed, "the placeholder is “\(segment!.text)” instead of “\(piece)”") : cause("the placeholder ")
    }
    let after = common.first { $0.0 > index }.map { segments[$0.1].source }
    // The screen reader does not say a placeholder beside a value. The part was spoken beside a value, so it was the
    // label.
    if segment == nil, after == .value, !segments.contains(where: { $0.source == .label }),
      isPlaceholderNow(piece, of: said.utterance.element)
    {
      return Cause(
        .missing,
        "the label “\(piece)” was replaced by a placeholder with the same text, which is not spoken with a value")
    }
    guard segment == nil || segment?.source == .placeholder else { return nil }
    if isEntered(piece) { return cause("the value ") }
    let known = source(of: piece)
    guard wasPlaceholder == nil, known == nil || known == .placeholder, after == nil || after == .trait else {
      return nil
    }
    // The words do not show whether the screen reader said a placeholder.
    if segment != nil { return cause("") }
    let before = common.last { $0.0 < index }.map { segments[$0.1].source }
    switch before {
    case nil, .group: return cause("the label or placeholder ")
    case .label: return cause("the value or placeholder ")
    default: return nil
    }
  }

  /// Returns whether a part of the golden transcript was the placeholder of an element; nil if this is not known.
  private func wasPlaceholder(_ piece: String, of element: String?) -> Bool? {
    guard let placeholders, let element else { return nil }
    if placeholders[element]?.contains(piece) == true { return true }
    // The element's id may have changed since the file was written, so a placeholder of another element leaves the
    // answer open.
    return placeholders.values.contains { $0.contains(piece) } ? nil : false
  }

  private func isPlaceholderNow(_ text: String, of element: String?) -> Bool {
    entries.contains { entry in
      guard let element, case .utterance(let said) = entry.kind, said.utterance.element == element else { return false }
      return said.utterance.segments.contains { $0.source == .placeholder && $0.text == text }
    }
  }
}
