/// A way to show transcripts.
public struct TranscriptFormat: Sendable {
  /// What `--format` calls it.
  public let name: String
  /// One line for help.
  public let summary: String
  /// All plays, as the format shows them; ends with a line break.
  public let render: @Sendable ([Transcript]) -> String

  /// Every format.
  public static let all: [TranscriptFormat] = [text, json, jsonLines]
}
