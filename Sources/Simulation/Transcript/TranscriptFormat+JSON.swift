import AccessibilityModel

extension TranscriptFormat {
  /// The JSON Lines format: one JSON object for the header of each transcript and for each entry.
  public static let jsonLines = TranscriptFormat(
    name: "jsonl", summary: "one JSON object per line, for programs", separator: "", isJSON: true,
    refusals: refusalsOfJSON,
    header: { JSON.header($0) + "\n" }, entry: { JSON.entry($0, in: $1) + "\n" })

  /// The JSON format: an array with one object for each transcript. Each object has the fields `header` and `entries`.
  public static let json = TranscriptFormat(
    name: "json", summary: "one JSON array, for programs", isJSON: true, refusals: refusalsOfJSON
  ) { transcripts in
    JSON.lines(transcripts.map { "  { " + JSON.play($0) + " }" })
  }

  private static let refusalsOfJSON: [Request: String] = [
    .explanations: "the JSON formats always contain sources and confidence",
    .marks: "the JSON formats always contain the confidence",
    .style: "the JSON formats always contain the segments",
  ]
}

/// The JSON format of transcripts, with the keys in the documented order. Foundation's encoder does not keep the order
/// of keys, so this type writes the JSON itself.
package enum JSON {
  package static func lines(_ values: [String]) -> String {
    values.isEmpty ? "[]\n" : "[\n" + values.joined(separator: ",\n") + "\n]\n"
  }

  /// Returns the JSON fields `header` and `entries`, without the enclosing braces.
  package static func play(_ transcript: Transcript) -> String {
    let entries = transcript.entries.map { "    " + entry($0, in: transcript) }.joined(separator: ",\n")
    return "\"header\": " + header(transcript) + ", \"entries\": ["
      + (entries.isEmpty ? "" : "\n" + entries + "\n  ") + "]"
  }

  static func header(_ transcript: Transcript) -> String {
    let header = transcript.header
    let model = transcript.model
    let notCaptured = header.notCaptured.names.map { string($0) }
    return object(
      [
        ("kind", string("header")),
        ("version", String(Transcript.Header.version)),
        ("scenario", string(header.scenario)),
        ("reader", string(header.reader)),
        ("readerVersion", header.readerVersion.map(String.init) ?? "null"),
        ("readerRelease", string(header.readerRelease?.description)),
        ("readerLocale", string(header.readerLocale)),
        ("appLocale", string(header.appLocale)),
        (
          "settings", object(header.screenReader.descriptor.settings.map { ($0.name, value($0.read(header.settings))) })
        ),
        ("pace", string(header.pace.rawValue)),
        ("timing", string(header.timing)),
        (
          "wording",
          object([
            ("confirmed", String(header.confirmedPhrases)), ("vendor", String(header.vendorPhrases)),
            ("unconfirmed", String(header.unconfirmedPhrases)),
          ])
        ),
        (
          "model",
          object([("wording", string(model.wording)), ("timing", string(model.timing)), ("rules", string(model.rules))])
        ),
      ] + (notCaptured.isEmpty ? [] : [("notCaptured", array(notCaptured))]))
  }

  static func entry(_ entry: Transcript.Entry, in transcript: Transcript) -> String {
    let time = entry.time.inSecondsText
    switch entry.kind {
    case .step(let step):
      return object([
        ("kind", string("step")), ("index", String(entry.step)), ("step", string(step.description)),
        ("line", step.line.map(String.init) ?? "null"), ("time", time),
      ])
    case .utterance(let heard):
      var fields = [
        ("kind", string("utterance")), ("step", String(entry.step)), ("time", time),
        ("duration", heard.duration.inSecondsText), ("text", string(heard.utterance.text)),
        ("segments", array(heard.utterance.segments.map(segment))),
      ]
      // An estimate has no reliable times of single words.
      if transcript.header.timing != SpeechEstimate().name { fields.append(("words", words(heard, from: entry.time))) }
      let delivery = heard.utterance.delivery
      fields += [
        ("reason", string(heard.utterance.reason.rawValue)),
        ("priority", string(delivery.isPriority ? delivery.name : nil)), ("delivery", string(delivery.name)),
        ("outcome", string(heard.outcome.rawValue)), ("heard", string(heard.heard)),
        ("element", string(heard.utterance.element)),
      ]
      fields.append(("number", String(heard.number)))
      if let stop = heard.stop {
        let by = stop.number.map(String.init) ?? "null"
        fields.append(
          ("loss", object([("time", stop.time.inSecondsText), ("number", by), ("text", string(stop.cause))])))
      }
      if let phonemes = heard.phonemes { fields.append(("phonemes", string(phonemes))) }
      return object(fields)
    case .effect(let effect):
      return object([
        ("kind", string("effect")), ("step", String(entry.step)), ("time", time),
        ("name", string(effect.name.rawValue)),
        ("element", string(effect.element)), ("detail", string(effect.detail)),
      ])
    case .sound(let sound):
      return object([
        ("kind", string(sound.kind)), ("step", String(entry.step)), ("time", time), ("name", string(sound.name)),
        ("confidence", string(sound.confidence.rawValue)),
      ])
    case .note(let text):
      return object([
        ("kind", string("note")), ("step", String(entry.step)), ("time", time), ("message", string(text)),
      ])
    case .finding(let finding):
      return object([("kind", string("finding"))] + fields(of: finding))
    }
  }

  /// Returns the fields of a finding, except its file.
  package static func fields(of finding: Finding) -> [(String, String)] {
    [
      ("step", String(finding.step)), ("rule", string(finding.rule)), ("severity", string(finding.severity.rawValue)),
      ("message", string(finding.message)), ("element", string(finding.element)),
      ("wcag", array(finding.criteria.map(string))),
      ("line", (finding.line ?? finding.source?.line).map(String.init) ?? "null"),
      ("help", string(finding.remedy)),
    ]
  }

  private static func segment(_ segment: Segment) -> String {
    var fields = [
      ("source", string(segment.source.rawValue)), ("text", string(segment.text)),
      ("language", string(segment.language)), ("confidence", string(segment.confidence.rawValue)),
    ]
    if let pitch = segment.pitch {
      // The pitch has two decimals; an encoder would write many more.
      let hundredths = Int((pitch * 100).rounded())
      let rest = hundredths % 100
      fields.append(("pitch", "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"))
    }
    if let ipa = segment.ipa { fields.append(("ipa", string(ipa))) }
    if let spokenAs = segment.spokenAs { fields.append(("spokenAs", string(spokenAs.rawValue))) }
    if segment.hasForeignParts {
      fields.append(
        (
          "pieces",
          array(segment.pieces.map { object([("text", string($0.text)), ("language", string($0.language))]) })
        ))
    }
    return object(fields)
  }

  private static func words(_ heard: Transcript.UtteranceRecord, from start: Duration) -> String {
    array(
      zip(heard.utterance.words, heard.timing.wordEnds).prefix(heard.heardWordCount).map { word, end in
        object([("word", string(String(word))), ("end", (start + end).inSecondsText)])
      })
  }

  /// Returns a JSON object. The values of the fields must be JSON already.
  package static func object(_ fields: [(String, String)]) -> String {
    "{" + fields.map { string($0.0) + ":" + $0.1 }.joined(separator: ",") + "}"
  }

  /// Returns a JSON array. The values must be JSON already.
  package static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  private static func value(_ text: String) -> String {
    text == "true" || text == "false" || Int(text) != nil ? text : string(text)
  }

  package static func string(_ text: String?) -> String {
    guard let text else { return "null" }
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain { return "\"" + text + "\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isOrder:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
