import AccessibilityModel
import Locales
import Simulation

/// Reads files of recorded words, which `fidelity --learn` writes.
extension ScenarioParser {
  /// Reads the files that a scenario names under `wording`. If a file cannot be read, a note is added, and the screen
  /// reader uses the modelled words.
  mutating func wording(_ node: Document.Node) -> [LearntWording] {
    let nodes = if case .sequence(let elements) = node.value { elements } else { [node] }
    if nodes.isEmpty { reader.error("`wording` names no file", at: node, help: "write `wording: [ de.wording.yaml ]`") }
    return nodes.compactMap { learntWording(inFile: $0) }
  }

  /// Reads a file of recorded words. The notes are about words that are not used.
  package static func learntWording(
    _ bytes: [UInt8], file: String, vocabulary: Vocabulary = .init()
  ) throws(Failure) -> (wording: LearntWording?, notes: [String]) {
    var parser = ScenarioParser(
      file: file,
      load: { (_) throws(Diagnostic) in throw Diagnostic("a file of recorded words cannot name another file") },
      replacing: nil, vocabulary: vocabulary)
    let root: Document.Node
    do throws(Diagnostic) {
      root = try Document.read(bytes, file: file)
    } catch {
      throw Failure(diagnostics: [error])
    }
    let wording = parser.learntWording(root)
    if parser.reader.errorCount > 0 { throw Failure(diagnostics: parser.reader.diagnostics(of: file)) }
    return (wording, parser.notes)
  }

  private mutating func learntWording(inFile node: Document.Node) -> LearntWording? {
    guard let path = reader.text(node, "a file") else { return nil }
    let outer = reader.file
    defer { reader.file = outer }
    let bytes: [UInt8]
    do throws(Diagnostic) {
      bytes = try load(path)
    } catch {
      notes.append("“\(path)” cannot be read, so the words of the model are spoken")
      return nil
    }
    let name = path.hasPrefix("/") ? path : Self.folder(of: outer) + path
    do throws(Diagnostic) {
      let root = try Document.read(bytes, file: name)
      reader.file = name
      return learntWording(root)
    } catch {
      reader.add(error)
      return nil
    }
  }

  private mutating func learntWording(_ root: Document.Node) -> LearntWording? {
    let keys = ["reader", "locale", "source", "phrases"]
    guard let fields = reader.mapping(root, keys: keys, what: "a file of recorded words") else { return nil }
    for key in keys where fields[key] == nil {
      reader.error(
        "a file of recorded words needs `\(key)`", at: root, help: "let `a11y-sim fidelity --learn` write the file")
    }
    guard let readerNode = fields["reader"], let id = reader.text(readerNode, "reader"),
      let localeNode = fields["locale"], let locale = languageTag(localeNode),
      let source = fields["source"].flatMap({ reader.text($0, "source") }), let phrases = fields["phrases"]
    else { return nil }
    let ids = vocabulary.screenReaders.map { $0.descriptor.id }
    if !ids.contains(id) { reader.notOne(of: ids, id, "reader", at: readerNode) }
    guard case .mapping(let pairs) = phrases.value else {
      reader.error(
        "`phrases` must be a mapping, not \(phrases.kind)", at: phrases,
        help: "write `phrases: { trait.button: Taste }`")
      return nil
    }
    let catalogue = vocabulary.screenReaders.first { $0.descriptor.id == id }?.descriptor.catalogue ?? .empty
    let known = catalogue.languages.first.map { catalogue.phrases($0).map(\.key) } ?? []
    var learnt: [LearntWording.Phrase] = []
    for (keyNode, textNode) in pairs {
      guard let key = reader.text(keyNode, "a phrase"), let text = reader.text(textNode, "words") else { continue }
      guard catalogue.has(key) else {
        reader.error(
          "there is no phrase “\(key)”", at: keyNode, meant: key, of: known,
          help: "run `a11y-sim run FILE --why` to see the keys of phrases")
        continue
      }
      if text.isBlank {
        reader.error("the phrase “\(key)” has no words", at: textNode, help: "remove the phrase from this file")
      }
      let modelled = catalogue.phrase(key, locale)
      if let sure = modelled?.confidence, !sure.yieldsToRecording {
        notes.append(
          "the words for “\(key)” in \(reader.file ?? "the file") are not used, because the model's words for “\(locale)” already have the confidence “\(sure.rawValue)”"
        )
      } else if modelled?.text.contains("%") == true {
        reader.error(
          "the phrase “\(key)” has placeholders for numbers or texts, so its words cannot be replaced", at: keyNode,
          help: "remove the phrase from this file")
      } else {
        learnt.append(.init(key, text))
      }
    }
    return LearntWording(reader: id, locale: locale, source: source, phrases: learnt)
  }
}
