import AccessibilityModel
import Simulation

/// Reads what concerns a part of a text or of a screen: words in another language, links within a text, rotors of the app.
extension ScenarioParser {
  /// Reads the words of a text that are in another language, in their order.
  mutating func parts(_ node: Document.Node, of text: String) -> [SpokenText.Part] {
    var rest = text[...]
    return (reader.sequence(node, "parts") ?? []).compactMap { entry in
      guard let fields = reader.mapping(entry, .part) else { return nil }
      guard let words = fields["text"], let language = fields["language"] else {
        reader.error(
          "an entry of `parts` needs `text` and `language`", at: entry,
          help: "write `parts: [ { text: annual percentage rate, language: en } ]`")
        return nil
      }
      guard let part = filledText(words, "the text of a part", help: "write words of the text"), !part.isBlank else {
        return nil
      }
      guard let range = rest.range(ofWords: part) else {
        reader.error(
          "“\(part)” is not part of “\(rest)”", at: words,
          help: "use words of the text, in the order in which they stand there")
        return nil
      }
      rest = rest[range.upperBound...]
      return languageTag(language).map { SpokenText.Part(part, language: $0) }
    }
  }

  /// Reads the links within a text. Each is words of the label.
  mutating func links(_ node: Document.Node, in element: AccessibilityElement) -> [String] {
    let label = element.label?.string ?? ""
    var links: [String] = []
    for entry in reader.sequence(node, "links") ?? [] {
      guard let words = filledText(entry, "a link", help: "write `links: [terms]`"), !words.isBlank else { continue }
      if label[...].range(ofWords: words) == nil {
        reader.error(
          "“\(words)” is not part of “\(label)”", at: entry,
          help: "use words of the label; a link that stands alone is `link: \(words)`")
      } else if links.contains(words) {
        reader.error("“\(words)” appears twice", at: entry, help: "remove one of the two")
      } else {
        links.append(words)
      }
    }
    return links
  }

  mutating func rotor(_ node: Document.Node) -> AccessibilityElement.CustomRotor? {
    guard let fields = reader.mapping(node, .rotor) else { return nil }
    guard let name = fields["name"], let items = fields["items"] else {
      reader.error(
        "an entry of `rotors` needs `name` and `items`", at: node,
        help: "write `rotors: [ { name: Debits, items: [rent, food] } ]`")
      return nil
    }
    let ids = (reader.sequence(items, "items") ?? []).compactMap { entry in
      reader.text(entry, "an id").map { id in
        use(id, entry)
        return id
      }
    }
    guard let text = filledText(name, "the name of a rotor", help: "write `name: Debits`") else { return nil }
    if OwnRotors.names(of: vocabulary.screenReaders).contains(text) {
      reader.error(
        "“\(text)” is a rotor of the screen reader", at: name,
        help: "give the app's rotor the name that it has in the app")
    }
    rotorNames.insert(text)
    return .init(text, items: ids)
  }

  /// Notes that the rotor of VoiceOver offers an audio graph, whose words are not known.
  mutating func noteAudioGraph(at node: Document.Node) {
    guard readerOfPlay.isRunning, readerOfPlay.descriptor.platform == .iOS,
      !absences.contains(where: { $0.line == node.line && $0.column == node.column })
    else { return }
    absences.append(
      Absence(
        subject: nil, file: reader.file, line: node.line, column: node.column,
        text:
          "\(readerOfPlay.descriptor.name) offers an audio graph here; what it says of it is not known, so nothing is spoken"
      ))
  }
}

/// The names of the rotors that screen readers have themselves.
private enum OwnRotors {
  static func names(of readers: [any ScreenReader.Type]) -> [String] {
    readers.flatMap { $0.descriptor.gestures }.first { $0.name == "rotor" }?.arguments ?? []
  }
}

extension Substring {
  /// Returns the range of the first place at which these words stand.
  fileprivate func range(ofWords words: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(words) { return start..<index(start, offsetBy: words.count) }
      start = index(after: start)
    }
    return nil
  }
}
