extension TranscriptFormat {
  /// Every format. The first is the default.
  public static let all: [TranscriptFormat] = [text, json, jsonLines, vtt, srt, table]

  /// The format used where none is requested.
  public static let standard = all[0]
}

extension [TranscriptFormat] {
  /// Every format of the simulator. This property allows `.all` where an array of formats is expected.
  public static var all: Self { TranscriptFormat.all }
}
