import AccessibilityModel
import Judging
import Simulation

/// A parser for recordings of the real screen reader. A recording is the recorder's JSON, or plain text with one
/// utterance on each line.
struct RecordingParser {
  private var reader: NodeParser

  init(file: String?) { reader = NodeParser(file: file) }

  mutating func recording(_ bytes: [UInt8]) throws(Diagnostic) -> RecordedReader {
    if JournalParser.isOne(bytes) {
      throw Diagnostic(
        "this is a journal of a speech engine, which needs a scenario with the recorded steps", file: reader.file,
        line: 1, column: 1,
        help: "name that scenario: fidelity SCENARIO --recording FILE")
    }
    var recording = RecordedReader(file: reader.file)
    switch bytes.first(where: { $0 > 0x20 }) {
    case nil:
      throw Diagnostic("the recording is empty", file: reader.file, help: "record the screen again")
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let root: Document.Node
      do throws(Diagnostic) {
        root = try Document.read(bytes, file: reader.file)
      } catch {
        var error = error
        error.help = "copy the whole file: an incomplete recording cannot be read"
        throw error
      }
      if case .sequence(let entries) = root.value {
        recording.screens = [.init(name: nil, rows: rows(entries, keys: ["utterance"]), line: root.line)]
      } else {
        read(root, into: &recording)
      }
    default: recording.screens = [try lines(bytes)]
    }
    if let error = reader.diagnostics(of: reader.file).first(where: { $0.severity == .error }) { throw error }
    for screen in recording.screens {
      if screen.rows.isEmpty {
        throw Diagnostic(
          "this screen has no recorded speech", file: reader.file, line: screen.line, column: 1,
          help: "record the screen again")
      }
      if screen.rows.count > FidelityVector.rowLimit {
        throw Diagnostic(
          "a recording of a screen can have at most \(FidelityVector.rowLimit) utterances", file: reader.file,
          line: screen.rows[FidelityVector.rowLimit].line, column: 1,
          help: "split the recording into several recordings")
      }
    }
    return recording
  }

  private func lines(_ bytes: [UInt8]) throws(Diagnostic) -> RecordedReader.Screen {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Diagnostic("the recording is not UTF-8", file: reader.file, help: "save the file as UTF-8")
    }
    var rows: [FidelityVector.Row] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
    where !line.allSatisfy(\.isWhitespace) {
      rows.append(.init(String(line), line: index + 1))
    }
    return .init(name: nil, rows: rows, line: 1)
  }

  private mutating func read(_ root: Document.Node, into recording: inout RecordedReader) {
    let known = [
      "a11ySimRecording", "reader", "os", "device", "app", "appName", "locale", "readerLocale", "tool", "screens",
      "note",
    ]
    guard let fields = reader.mapping(root, keys: known, what: "a recording") else { return }
    guard let version = fields["a11ySimRecording"] else {
      return reader.error(
        "the recording does not state its version", at: root,
        help: #"write `{ "a11ySimRecording": \#(RecordedReader.version), "os": "27.0", "screens": [ … ] }`"#)
    }
    if let text = reader.text(version, "a11ySimRecording"), text != String(RecordedReader.version) {
      return reader.error(
        "this recording has version \(text), which cannot be read", at: version,
        help: "use the recorder of this version of a11y-sim, which writes version \(RecordedReader.version)")
    }
    if let node = fields["os"], let text = reader.text(node, "os") {
      recording.os = Version(text)
      if recording.os == nil {
        reader.error("“\(text)” is not a version of the system", at: node, help: #"write `"os": "27.0"`"#)
      }
    }
    recording.locale = tag(fields["locale"])
    recording.readerLocale = tag(fields["readerLocale"])
    recording.appName = fields["appName"].flatMap { reader.text($0, "appName") }
    guard let node = fields["screens"], let screens = reader.sequence(node, "screens"), !screens.isEmpty else {
      return reader.error(
        "the recording has no `screens`", at: fields["screens"] ?? root,
        help: #"write `"screens": [ { "name": "sign-in", "steps": [ { "utterance": "Next Button" } ] } ]`"#)
    }
    recording.screens = screens.compactMap { node in
      guard let fields = reader.mapping(node, keys: ["name", "end", "steps"], what: "a screen of a recording"),
        let list = fields["steps"], let steps = reader.sequence(list, "steps")
      else { return nil }
      return .init(
        name: fields["name"].flatMap { reader.text($0, "name") },
        rows: rows(steps, keys: ["action", "utterance", "error", "message", "tree"]), line: node.line)
    }
  }

  private mutating func tag(_ node: Document.Node?) -> String? {
    guard let node, let tag = reader.text(node, "a language") else { return nil }
    if tag.isLanguageTag { return tag }
    reader.error("“\(tag)” is not a language tag", at: node, help: "write a tag such as en, fr-CA or zh-Hans")
    return nil
  }

  /// Reads the utterances of a screen. A step without speech is left out.
  private mutating func rows(_ entries: [Document.Node], keys: [String]) -> [FidelityVector.Row] {
    entries.compactMap { node in
      guard let fields = reader.mapping(node, keys: keys, what: "a step of a recording") else { return nil }
      guard let said = fields["utterance"] else {
        // A misspelt key has been reported already. `fields` then has fewer entries than `pairs`.
        if fields["error"] == nil, case .mapping(let pairs) = node.value, pairs.count == fields.count {
          reader.error(
            "this step of the recording has no `utterance`", at: node, help: #"write `{ "utterance": "Next Button" }`"#)
        }
        return nil
      }
      if case .scalar("null", _) = said.value { return nil }
      guard let text = reader.text(said, "utterance"), !text.isBlank else { return nil }
      return .init(text, line: said.line)
    }
  }
}

extension RecordedReader {
  package static func read(_ bytes: [UInt8], file: String?) throws(Diagnostic) -> RecordedReader {
    var parser = RecordingParser(file: file)
    return try parser.recording(bytes)
  }
}
