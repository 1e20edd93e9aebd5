/// A way to show transcripts.
public struct TranscriptFormat: Sendable {
  /// What `--format` calls it.
  public let name: String
  /// One line for help.
  public let summary: String
  /// All plays, as the format shows them; ends with a line break.
  public let render: @Sendable ([Transcript]) -> String
  /// One play in pieces of whole lines, each with the time from which it is true; nil for a format that can only be
  /// shown whole.
  public let pieces: (@Sendable (Transcript) -> [Piece])?

  /// Some lines of a play.
  public struct Piece: Sendable {
    /// From when the lines are true.
    public var time: Duration
    /// Whole lines, each with its line break.
    public var text: String
  }

  /// A format that is shown line by line; plays follow each other with `separator` between them.
  init(
    name: String, summary: String, separator: String, header: @escaping @Sendable (Transcript) -> String,
    entry: @escaping @Sendable (Transcript.Entry, Transcript) -> String
  ) {
    self.name = name
    self.summary = summary
    let pieces: @Sendable (Transcript) -> [Piece] = { transcript in
      [Piece(time: .zero, text: header(transcript))]
        + transcript.entries.map { Piece(time: $0.time, text: entry($0, transcript)) }
    }
    self.pieces = pieces
    render = { transcripts in
      var text = ""
      for (index, transcript) in transcripts.enumerated() {
        if index > 0 { text += separator }
        text += header(transcript)
        for item in transcript.entries { text += entry(item, transcript) }
      }
      return text
    }
  }

  /// A format that is shown whole.
  init(name: String, summary: String, render: @escaping @Sendable ([Transcript]) -> String) {
    self.name = name
    self.summary = summary
    self.render = render
    pieces = nil
  }
}
