import AccessibilityModel
import Simulation

/// The JSON schemas of the tool's output for programs. Later versions may add fields, but do not remove any.
package enum OutputSchema {
  package static func jsonLines(readers: [any ScreenReader.Type] = .all) -> JSONSchema {
    JSONSchema.any(of: kinds.map { .reference($0.0) })
      .document(title: "A line of a transcript of a11y-sim", definitions: definitions(readers))
  }

  package static func json(readers: [any ScreenReader.Type] = .all) -> JSONSchema {
    let entries = kinds.map(\.0).filter { $0 != "header" }.map { JSONSchema.reference($0) }
    return JSONSchema.list(of: object([("header", .reference("header")), ("entries", .list(of: .any(of: entries)))]))
      .document(title: "Transcripts of a11y-sim", definitions: definitions(readers))
  }

  /// The schema of the array that `audit --format json` writes. `--format jsonl` writes one element of the array per
  /// line.
  package static var audit: JSONSchema {
    let place = [("file", orNull(text)), ("reader", text), ("locale", text), ("rate", count)]
    let platform = [("platform", JSONSchema.any(of: [choice(Platform.self), JSONSchema(("type", .text("null")))]))]
    let forms = [
      ("finding", object([kind("finding")] + findingFields + platform + place, optional: ["rate"])),
      (
        "notEvaluated",
        object([kind("notEvaluated"), ("rule", text), ("reason", text)] + platform + place, optional: ["rate"])
      ),
      ("note", object([kind("note"), ("step", count), ("message", text)] + place, optional: ["rate"])),
      (
        "ignored",
        object([kind("ignored")] + findingFields + [("reason", text)] + platform + place, optional: ["rate"])
      ),
    ]
    return JSONSchema.list(of: .any(of: forms.map { .reference($0.0) }))
      .document(title: "An audit of a11y-sim", definitions: forms)
  }

  /// The schema of the array that `test --format json` and `strings check --format json` write.
  package static var report: JSONSchema {
    let place = [("suite", text), ("case", text)]
    let ofStrings =
      ["table", "key", "language", "variant", "source", "target", "engine", "group"].map { ($0, orNull(text)) }
      + [("languages", .list(of: text))]
    let forms = [
      (
        "finding",
        object(
          [
            kind("finding"), ("rule", text), severity, ("message", text), ("file", orNull(text)),
            ("line", orNull(count)), ("column", orNull(count)), ("notes", .list(of: text)), ("help", orNull(text)),
          ] + ofStrings + place, optional: ofStrings.map(\.0))
      ),
      ("skipped", object([kind("skipped"), ("reason", text)] + place)),
    ]
    return JSONSchema.list(of: .any(of: forms.map { .reference($0.0) }))
      .document(title: "A report of a11y-sim", definitions: forms)
  }

  // MARK: Transcripts

  /// The schemas of a transcript's entries, by kind. The header's schema is empty here, because it depends on the
  /// readers.
  static let kinds: [(String, JSONSchema)] = [
    ("header", JSONSchema()),
    (
      "step",
      object([kind("step"), ("index", count), ("step", text), ("line", orNull(count)), ("time", time)])
    ),
    ("utterance", utterance),
    (
      "effect",
      object([
        kind("effect"), ("step", count), ("time", time), ("name", choice(EffectName.self)), ("element", orNull(text)),
        ("detail", orNull(text)),
      ])
    ),
    ("sound", sound("sound")),
    ("vibration", sound("vibration")),
    ("note", object([kind("note"), ("step", count), ("time", time), ("message", text)])),
    ("finding", object([kind("finding")] + findingFields)),
  ]

  private static func sound(_ name: String) -> JSONSchema {
    object([kind(name), ("step", count), ("time", time), ("name", text), ("confidence", choice(Confidence.self))])
  }

  private static func definitions(_ readers: [any ScreenReader.Type]) -> [(String, JSONSchema)] {
    [("header", header(readers))] + kinds.dropFirst() + [("segment", segment)]
  }

  static func header(_ readers: [any ScreenReader.Type]) -> JSONSchema {
    object(
      [
        kind("header"), ("version", JSONSchema(("const", .number(String(Transcript.Header.version))))),
        ("scenario", orNull(text)), ("reader", text), ("readerVersion", orNull(.type("integer"))),
        ("readerRelease", orNull(text)), ("readerLocale", text), ("appLocale", text),
        ("settings", JSONSchema.object(readers.settings.map { ($0.name, value(of: $0)) }, others: JSONSchema())),
        ("pace", choice(Pace.self)), ("timing", text),
        ("wording", object([("confirmed", count), ("vendor", count), ("unconfirmed", count)])),
        ("model", object([("wording", text), ("timing", text), ("rules", text)])),
        ("notCaptured", JSONSchema.list(of: .choice(ElementProperties.named.map(\.name)))),
      ], optional: ["notCaptured"])
  }

  private static func value(of setting: Setting) -> JSONSchema {
    let isFlag = setting.values == ["true", "false"]
    let schema = isFlag ? JSONSchema.type("boolean") : setting.range == nil ? JSONSchema() : .type("integer")
    return schema.described(setting.summary)
  }

  private static var utterance: JSONSchema {
    let word = object([("word", text), ("end", time)])
    let loss = object([
      ("time", time),
      (
        "number",
        orNull(count).described(
          "The number of the utterance for which this one was cut off or dropped; null if all speech was stopped.")
      ),
      ("text", orNull(text)),
    ])
    let number = count.described("The number of the utterance in its play, in the order of arrival.")
    return object(
      [
        kind("utterance"), ("step", count), ("time", time), ("duration", time), ("text", text),
        ("segments", .list(of: .reference("segment"))), ("words", .list(of: word)),
        ("reason", choice(Utterance.Reason.self)), ("priority", orNull(text)), ("delivery", text),
        ("outcome", choice(SpeechQueue.Outcome.self)), ("heard", text), ("element", orNull(text)), ("number", number),
        ("loss", loss), ("phonemes", text),
      ], optional: ["words", "loss", "phonemes"])
  }

  private static var segment: JSONSchema {
    object(
      [
        ("source", choice(Segment.Source.self)), ("text", text), ("language", text),
        ("confidence", choice(Confidence.self)), ("pitch", .type("number")), ("ipa", text),
        ("spokenAs", choice(Segment.Reading.self)),
        (
          "pieces",
          JSONSchema.list(of: object([("text", text), ("language", text)]))
            .described("The text in pieces of one language each, if a part of it is in another language.")
        ),
      ], optional: ["pitch", "ipa", "spokenAs", "pieces"])
  }

  private static var findingFields: [(String, JSONSchema)] {
    [
      ("step", count), ("rule", text), severity, ("message", text), ("element", orNull(text)),
      ("wcag", .list(of: text)), ("line", orNull(count)), ("help", text),
    ]
  }

  // MARK: Values

  /// Returns the schema of an object with these fields. Other fields are allowed, because later versions may add them.
  private static func object(_ fields: [(String, JSONSchema)], optional: [String] = []) -> JSONSchema {
    .object(fields, required: fields.map(\.0).filter { !optional.contains($0) }, others: JSONSchema())
  }

  private static func kind(_ name: String) -> (String, JSONSchema) { ("kind", JSONSchema(("const", .text(name)))) }

  private static var severity: (String, JSONSchema) { ("severity", choice(Diagnostic.Severity.self)) }

  private static var text: JSONSchema { .type("string") }

  private static var count: JSONSchema { .type("integer").with("minimum", .number("0")) }

  /// The schema of a time in seconds. Time 0 is the beginning of the scenario.
  private static var time: JSONSchema { .type("number").with("minimum", .number("0")) }

  private static func orNull(_ schema: JSONSchema) -> JSONSchema {
    var schema = schema
    if let index = schema.entries.firstIndex(where: { $0.name == "type" }) {
      schema.entries[index].value = .list([schema.entries[index].value, .text("null")])
    }
    return schema
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> JSONSchema {
    JSONSchema(("enum", .list(type.allCases.map { .text($0.rawValue) })))
  }
}
