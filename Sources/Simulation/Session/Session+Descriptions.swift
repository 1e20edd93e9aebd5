extension Session {
  /// Returns the lines that the reader would say for each element, in reading order and with hints. A group is
  /// announced before its first element, as on a swipe into the group.
  ///
  /// - Parameters:
  ///   - style: the format of the lines.
  ///   - language: the BCP 47 tag of the language of the style's own words, such as “Button.”; by default, the language
  ///     of each segment.
  ///   - marked: whether `?` follows each segment that is a guess, and `~` each one in the vendor's words of an earlier
  ///     year.
  public func descriptions(
    in style: TranscriptStyle, language: String? = nil, marked: Bool = false
  ) -> [(element: String, lines: [String])] {
    described.map { element, utterances in
      (element, utterances.map { style.text(of: marked ? $0.marked : $0, language: language) }.filter { !$0.isEmpty })
    }
  }

  /// The lines that the reader would say for each element, in reading order and in the style `commaList`. Each line is
  /// one utterance. The hint comes last.
  public var descriptions: [(element: String, lines: [String])] { descriptions(in: .commaList) }
}
