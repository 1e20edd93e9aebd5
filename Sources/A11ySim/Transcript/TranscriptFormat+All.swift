extension TranscriptFormat {
  /// Every format.
  public static let all: [TranscriptFormat] = [text, json, jsonLines, vtt, srt, table]
}
