extension Session {
  /// Returns the lines that the reader would say for each element in reading order: the description, and the hint if
  /// there is one. Groups are entered as by a swipe.
  ///
  /// - Parameters:
  ///   - style: how lines are written.
  ///   - language: BCP 47 tag of the style's own words; by default the reader's language.
  public func descriptions(
    in style: TranscriptStyle, language: String? = nil
  ) -> [(element: String, lines: [String])] {
    described.map { element, utterances in
      (element, utterances.map { style.text(of: $0, language: language) }.filter { !$0.isEmpty })
    }
  }

  /// The lines the reader would say for each element in reading order, one per utterance; the hint comes last.
  public var descriptions: [(element: String, lines: [String])] { descriptions(in: .commaList) }
}
