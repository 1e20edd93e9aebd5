extension TranscriptFormat {
  /// All built-in transcript formats. The first is the default.
  public static let all: [TranscriptFormat] = [text, json, jsonLines, vtt, srt, chapters, table]

  /// The default transcript format: the first of `all`.
  public static let standard = all[0]
}

extension [TranscriptFormat] {
  /// All built-in transcript formats. This property allows `.all` where an array of formats is expected.
  public static var all: Self { TranscriptFormat.all }
}
