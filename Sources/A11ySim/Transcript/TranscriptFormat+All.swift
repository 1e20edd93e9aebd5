extension TranscriptFormat {
  /// Every format.
  public static let all: [TranscriptFormat] = [text, json, jsonLines, vtt, srt, table]

  /// The format used where none is requested.
  public static let standard = all[0]
}

extension [TranscriptFormat] {
  /// Every format of the simulator.
  public static var all: Self { TranscriptFormat.all }
}
