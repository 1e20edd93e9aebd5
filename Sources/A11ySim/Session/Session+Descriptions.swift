extension Session {
  /// What the reader would say for each element in reading order, entering groups as a swipe does: the description and,
  /// where there is one, the hint.
  ///
  /// - Parameter language: BCP 47 tag of the words a style has of its own; the reader's language unless given.
  public func descriptions(
    in style: TranscriptStyle, language: String? = nil
  ) -> [(element: String, lines: [String])] {
    var groups: [AccessibilityElement] = []
    return elements.readingOrder.map { stop in
      let entering = stop.groups.filter { group in !groups.contains { $0.id == group.id } }
      groups = stop.groups
      let lines = spoken(.focused(stop, entering: entering, cause: .person)).map {
        style.text(of: $0, language: language)
      }
      return (stop.element.id, lines.filter { !$0.isEmpty })
    }
  }
}
