import AccessibilityModel

extension TranscriptFormat {
  /// A table that compares languages, with one line per transcript: the duration of the speech, the phrases in
  /// the vendor's words of an earlier year, the unconfirmed phrases, and the words that say a position.
  public static let table = table(voices: [:])

  /// Returns the table with a column of voices.
  ///
  /// - Parameter voices: short descriptions of the voices. Each key is the language of a screen reader. Each value also
  ///   names the scripts that the voice cannot read. If the dictionary is empty, the table has no column of voices.
  public static func table(voices: [String: String]) -> TranscriptFormat {
    TranscriptFormat(
      name: "table", summary: "one line per language and speaking rate, to compare them",
      refusals: [
        .explanations: "the table has one line per play", .style: "the table has one line per play",
        .marks: "the table has one line per play", .phonemes: "the table, which has one line per play",
      ],
      showsVoices: true, detailed: { .table(voices: $0.voices) }
    ) { transcripts in
      var text = ""
      var rest = transcripts[...]
      while let first = rest.first {
        // The transcripts of one scenario are adjacent.
        let plays = rest.prefix { $0.header.isOfSameScenario(as: first.header) }
        rest = rest.dropFirst(plays.count)
        text += (text.isEmpty ? "" : "\n") + LanguageTable(plays: Array(plays), voices: voices).text
      }
      return text.isEmpty ? "\n" : text
    }
  }
}

private struct LanguageTable {
  var plays: [Transcript]
  var voices: [String: String]

  var text: String {
    let base = plays.first { $0.header.readerLocale == "en" } ?? plays[0]
    var columns = [
      Column("language", plays.map(\.header.readerLocale)),
      Column("speech", plays.map { $0.speech.inTenthsText + " s" }, isNumber: true),
      Column("× \(base.header.readerLocale)", plays.map { $0.speech.ratioText(to: base.speech) }, isNumber: true),
      Column("vendor", plays.map { "\($0.header.vendorPhrases)/\($0.header.phraseCount)" }, isNumber: true),
      Column("unconfirmed", plays.map { "\($0.header.unconfirmedPhrases)/\($0.header.phraseCount)" }, isNumber: true),
      Column("order", plays.map { $0.position.map { Self.order($0.text) } ?? "" }),
    ]
    if !voices.isEmpty {
      columns.append(Column("voice", plays.map { voices[$0.header.readerLocale] ?? "none" }))
    }
    // The position is the last column, because the display width of some scripts is not known.
    columns.append(
      Column(
        "position",
        plays.map { play in
          guard let position = play.position else { return "" }
          let isOwn = position.language == play.header.readerLocale
          return position.text.onOneLine + (isOwn ? "" : " (\(position.language))")
        }))
    let header = plays[0].header
    let name = header.scenario.map { $0.onOneLine + " · " } ?? ""
    var lines = ["# \(name)\(header.readerName) · speech: \(header.timing)"]
    for row in -1..<plays.count {
      var line = ""
      for (index, column) in columns.enumerated() {
        line += column.cell(row) + (index == columns.count - 1 ? "" : "  ")
      }
      while line.last == " " { line.removeLast() }
      lines.append(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the order in which a text says its numbers, with `…` for words: `… 1 … 6`, or `6 … 1 …` if the total comes
  /// first.
  static func order(_ text: String) -> String {
    var pieces: [String] = []
    var number = ""
    func close() {
      if !number.isEmpty { pieces.append(number) }
      number = ""
    }
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      if properties.numericType == .decimal, let value = properties.numericValue {
        number += String(Int(value))
      } else {
        close()
        if properties.isAlphabetic, pieces.last != "…" { pieces.append("…") }
      }
    }
    close()
    return pieces.joined(separator: " ")
  }

  private struct Column {
    var title: String
    var cells: [String]
    var isNumber: Bool
    var width: Int

    init(_ title: String, _ cells: [String], isNumber: Bool = false) {
      self.title = title
      self.cells = cells
      self.isNumber = isNumber
      width = ([title] + cells).map(\.count).max() ?? 0
    }

    /// Returns the text of a row, padded to the width of the column. Row -1 is the title.
    func cell(_ row: Int) -> String {
      let text = row < 0 ? title : cells[row]
      let space = String(repeating: " ", count: width - text.count)
      return isNumber ? space + text : text + space
    }
  }
}

extension Transcript {
  fileprivate var speech: Duration { utterances.reduce(.zero) { $0 + $1.timing.duration } }

  /// The first segment that says a position among several, such as “1 of 6”.
  fileprivate var position: Segment? {
    utterances.lazy.flatMap(\.utterance.segments).first { segment in
      header.catalogues.isPhrase(segment.phrase, .position)
    }
  }
}

extension Transcript.Header {
  fileprivate func isOfSameScenario(as other: Transcript.Header) -> Bool {
    scenario == other.scenario && screenReader == other.screenReader
  }
}

extension Duration {
  fileprivate var inTenthsText: String {
    let tenths = (inMicroseconds + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }

  fileprivate func ratioText(to base: Duration) -> String {
    guard base > .zero else { return "" }
    let hundredths = (inMicroseconds * 100 + base.inMicroseconds / 2) / base.inMicroseconds
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
