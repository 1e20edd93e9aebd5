import TextFormats

/// A parser for property lists in XML. It returns the location of each value.
struct XMLPropertyListParser {
  private var reader: MarkupParser

  var problems: FileProblems { reader.problems }

  init(text: FileText, problems: FileProblems) { reader = MarkupParser(text, problems: problems) }

  /// Reads the property list and returns its value; an empty dictionary if there is none.
  mutating func read() -> PropertyList {
    while let event = reader.next() {
      guard case .start(let name, _, let offset) = event else { continue }
      if name == "plist" { continue }
      return readValue(name, at: offset)
    }
    return PropertyList(value: .dictionary([]), location: reader.text.location(0))
  }

  /// Reads the value of the current start tag. The depth limit of `MarkupParser` also limits this recursion.
  private mutating func readValue(_ name: String, at offset: Int) -> PropertyList {
    let location = reader.text.location(offset)
    switch name {
    case "string":
      let content = reader.readContent()
      return PropertyList(
        value: .string(content.text), location: content.text.isEmpty ? location : reader.text.location(content.offset))
    case "dict": return PropertyList(value: .dictionary(readMembers()), location: location)
    case "array":
      var elements: [PropertyList] = []
      while let event = reader.next() {
        switch event {
        case .start(let name, _, let offset): elements.append(readValue(name, at: offset))
        case .end: return PropertyList(value: .array(elements), location: location)
        case .text(let text, let offset): refuse(text, at: offset)
        case .comment: continue
        }
      }
      return PropertyList(value: .array(elements), location: location)
    default:
      if !["integer", "real", "true", "false", "date", "data"].contains(name) {
        reader.fail("<\(name)> is not an element of a property list", at: offset)
      }
      reader.skipElement()
      return PropertyList(value: .other(name), location: location)
    }
  }

  private mutating func readMembers() -> [PropertyList.Member] {
    var members: [PropertyList.Member] = []
    var key: (text: String, offset: Int)?
    while let event = reader.next() {
      switch event {
      case .start("key", _, let offset):
        if let key { reader.fail("the key “\(key.text)” has no value", at: key.offset) }
        let content = reader.readContent()
        key = (content.text, content.text.isEmpty ? offset : content.offset)
      case .start(let name, _, let offset):
        guard let (text, keyOffset) = key else {
          reader.fail("this value has no key; put a <key> before it", at: offset)
          return members
        }
        key = nil
        let value = readValue(name, at: offset)
        // An incomplete value is dropped, because it would look complete.
        guard !reader.hasFailed else { return members }
        members.append(PropertyList.Member(key: text, location: reader.text.location(keyOffset), value: value))
      case .end:
        if let key { reader.fail("the key “\(key.text)” has no value", at: key.offset) }
        return members
      case .text(let text, let offset): refuse(text, at: offset)
      case .comment: continue
      }
    }
    return members
  }

  private mutating func refuse(_ text: String, at offset: Int) {
    if !text.allSatisfy(\.isWhitespace) { reader.fail("expected an element, found text", at: offset) }
  }
}
