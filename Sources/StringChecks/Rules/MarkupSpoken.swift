import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let markupSpoken = StringCheck(
    id: "markup-spoken", severity: .warning, summary: "markup is part of the spoken text",
    explanation: """
      “&nbsp;” is heard as “ampersand n b s p”, and “\\n” as “backslash n”. The rule looks for entities, for escapes that \
      the file format does not have or that were escaped twice, for tags, and for Markdown. It reports tags and Markdown \
      only if the source has none, because the app may remove those of the source. Other markup that the source has is \
      reported once, for the source. A pair of tags of the source of which the translation has only one half is reported too. \
      A backslash before the quotation mark of an attribute breaks a tag that the app \
      renders, which is an error. Texts that gettext found in an HTML template are not checked, because a browser \
      interprets their tags and entities.
      """,
    remedy: "write the character itself",
    examples: [
      Example(source: "From archive", language: "ru", bad: "Из&nbsp;архива", good: "Из архива"),
      Example(
        source: "Settings › Sound", language: "de", bad: "Einstellungen \\u203A Ton", good: "Einstellungen › Ton"),
    ]
  ) { input in
    var spots: [Spot] = []
    input.table.forEachEntry { texts in
      var source: Int?
      for text in texts {
        guard let (piece, effect, severity) = fault(in: text) else { continue }
        // If the source text has the same fault, only the source text gets a finding.
        if !text.isSource, let source, text.source?.text.has(piece) ?? false {
          if spots[source].languages.last != text.language.tag { spots[source].languages.append(text.language.tag) }
          continue
        }
        if text.isSource, source != nil { continue }
        if text.isSource { source = spots.count }
        spots.append(Spot(text, "“\(piece)” in \(text.text.quotedShort) \(effect)", severity: severity))
      }
    }
    return spots
  }

  /// Returns a piece of markup, its effect, and the severity if it differs from the rule's severity. Nil if there is no
  /// fault.
  private static func fault(in text: CheckedText) -> (piece: String, effect: String, severity: Diagnostic.Severity?)? {
    let kinds = text.traits.kinds
    guard !kinds.isDisjoint(with: [.ampersand, .backslash, .angle, .asterisk, .bracket, .backtick, .digit]) else {
      return nil
    }
    let isRendered = text.entry.entry.isHTML || !text.isSource && text.source?.text.has("<") ?? false
    if kinds.isSuperset(of: [.backslash, .angle]), isRendered, let tag = brokenTag(in: text.text) {
      return (tag, "has a backslash before its quotation mark, which breaks the attribute", .error)
    }
    if kinds.contains(.angle), !text.isSource, let source = text.source,
      let (name, opened, closed) = unpaired(text, source)
    {
      return (
        "<\(name)>",
        "is opened \(opened == 1 ? "once" : "\(opened) times") and closed \(closed == 1 ? "once" : "\(closed) times"), so the tag does not work or is heard",
        nil
      )
    }
    guard let (piece, said) = spokenPiece(of: text) else { return nil }
    // A tool writes Android's or JSON's escapes into PO files, and the way back resolves them.
    let isExported = text.isSource && text.entry.syntax == .printf && piece.utf8.first == UInt8(ascii: "\\")
    return (piece, "is heard as “\(said)”", isExported ? .info : nil)
  }

  /// Returns the beginning of the first tag with an attribute such as `href=\"…`. In HTML, an attribute value without
  /// an opening quotation mark ends at the next space. So the backslash and the quotation mark belong to the value
  /// (HTML Living Standard, “Tokenization”).
  private static func brokenTag(in text: String) -> String? {
    let bytes = Array(text.utf8)
    var open: Int?
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "<"), offset + 1 < bytes.count, (0x61...0x7A).contains(bytes[offset + 1] | 0x20) {
        open = offset
      } else if byte == UInt8(ascii: ">") {
        open = nil
      } else if let open, byte == UInt8(ascii: "="), offset + 2 < bytes.count, bytes[offset + 1] == UInt8(ascii: "\\"),
        bytes[offset + 2] == UInt8(ascii: "\"") || bytes[offset + 2] == UInt8(ascii: "'")
      {
        return String(decoding: bytes[open...offset + 2], as: UTF8.self)
      }
    }
    return nil
  }

  /// Returns a piece of markup with the words that are heard for it.
  private static func spokenPiece(of text: CheckedText) -> (String, String)? {
    let kinds = text.traits.kinds
    let spoken = text.spoken
    let isRendered = text.entry.entry.isHTML
    // What shows Markdown shows entities, too (CommonMark, “Entity and numeric character references”).
    let isMarkdown = spoken.has("](") && (text.source?.text ?? spoken).has("](")
    if kinds.contains(.ampersand), !isRendered, !isMarkdown, let entity = entity(in: spoken) {
      // If the source has the same entity, the app most likely shows the text as HTML.
      if text.isSource || !(text.source?.text.has(entity) ?? false) {
        return (entity, "ampersand " + entity.dropFirst().dropLast())
      }
    }
    if kinds.contains(.backslash), let escape = escape(in: spoken) {
      return (escape, "backslash " + escape.dropFirst())
    }
    guard !text.isSource, let source = text.source else { return nil }
    if kinds.contains(.digit), let residue = residue(in: spoken), !source.text.has(residue) {
      return (residue, residue)
    }
    if kinds.contains(.angle), !isRendered, !source.text.has("<"), let tag = tag(in: spoken) {
      return (tag, "less than " + tag.dropFirst().dropLast())
    }
    if kinds.contains(.asterisk), spoken.has("**"), !source.text.has("**") { return ("**", "asterisk asterisk") }
    return nil
  }

  /// Returns a tag that the source opens and closes, and the translation does not; nil if there is none. HTML needs no
  /// end of some tags.
  private static func unpaired(_ text: CheckedText, _ source: CheckedText) -> (String, Int, Int)? {
    let wanted = tags(in: source.text)
    guard !wanted.isEmpty else { return nil }
    let own = tags(in: text.text)
    for (name, count) in wanted.sorted(by: { $0.key < $1.key })
    where count.opened > 0 && count.opened == count.closed && !["p", "li", "br", "td", "tr"].contains(name) {
      let found = own[name] ?? (0, 0)
      if found.opened != found.closed { return (name, found.opened, found.closed) }
    }
    return nil
  }

  /// Returns how often a text opens and closes each tag.
  private static func tags(in text: String) -> [String: (opened: Int, closed: Int)] {
    let bytes = Array(text.utf8)
    var tags: [String: (opened: Int, closed: Int)] = [:]
    for (start, byte) in bytes.enumerated() where byte == UInt8(ascii: "<") {
      var first = start + 1
      let isClosing = first < bytes.count && bytes[first] == UInt8(ascii: "/")
      if isClosing { first += 1 }
      var end = first
      while end < bytes.count, end - first < 40,
        (0x61...0x7A).contains(bytes[end] | 0x20) || (0x30...0x39).contains(bytes[end])
          || "-_".utf8.contains(bytes[end])
      {
        end += 1
      }
      guard end > first, end < bytes.count, let close = bytes[end...].prefix(200).firstIndex(of: UInt8(ascii: ">")),
        bytes[end] == UInt8(ascii: ">") || bytes[end] == 0x20, bytes[close - 1] != UInt8(ascii: "/")
      else { continue }
      let name = String(decoding: bytes[first..<end], as: UTF8.self)
      if isClosing { tags[name, default: (0, 0)].closed += 1 } else { tags[name, default: (0, 0)].opened += 1 }
    }
    return tags
  }

  private static func entity(in text: String) -> String? {
    let bytes = Array(text.utf8)
    for (start, byte) in bytes.enumerated() where byte == UInt8(ascii: "&") {
      var end = start + 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
      let first = end
      while end < bytes.count, end - start < 10,
        (0x30...0x39).contains(bytes[end]) || (0x61...0x7A).contains(bytes[end] | 0x20)
      {
        end += 1
      }
      guard end > first + 1, end < bytes.count, bytes[end] == UInt8(ascii: ";") else { continue }
      return String(decoding: bytes[start...end], as: UTF8.self)
    }
    return nil
  }

  /// Returns the first escape sequence, such as `\n` or `\u203A`; nil if there is none.
  private static func escape(in text: String) -> String? {
    let bytes = Array(text.utf8)
    for (start, byte) in bytes.enumerated() where byte == UInt8(ascii: "\\") && start + 1 < bytes.count {
      if isInPath(bytes, at: start) { continue }
      switch bytes[start + 1] {
      case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "\""), UInt8(ascii: "'"),
        UInt8(ascii: "\\"):
        return String(decoding: bytes[start...start + 1], as: UTF8.self)
      case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"):
        var end = start + 2
        while end < bytes.count, end - start < 10, isHexDigit(bytes[end]) { end += 1 }
        if end - start > 3 { return String(decoding: bytes[start..<end], as: UTF8.self) }
      default: break
      }
    }
    return nil
  }

  /// Returns whether the backslash at `offset` is in a Windows path. A Windows path begins with a drive (`C:\`) or with
  /// two backslashes and the name of a computer (`\\server`).
  private static func isInPath(_ bytes: [UInt8], at offset: Int) -> Bool {
    var start = offset
    while start > 0, bytes[start - 1] > 0x20, !"\"'(".utf8.contains(bytes[start - 1]) { start -= 1 }
    guard start + 2 < bytes.count else { return false }
    let (first, second, third) = (bytes[start], bytes[start + 1], bytes[start + 2])
    let backslash = UInt8(ascii: "\\")
    let isDrive = (0x61...0x7A).contains(first | 0x20) && second == UInt8(ascii: ":") && third == backslash
    return isDrive || first == backslash && second == backslash && (0x61...0x7A).contains(third | 0x20)
  }

  /// Returns the first word that looks like an escape sequence without its backslash, such as `u203A`; nil if there is
  /// none.
  private static func residue(in text: String) -> String? {
    text.words.first { word in
      let bytes = Array(word.utf8)
      return bytes.count == 5 && bytes[0] | 0x20 == UInt8(ascii: "u") && bytes[1...].allSatisfy(isHexDigit)
        && bytes[1...].contains { (0x30...0x39).contains($0) }
        && (bytes[1] == UInt8(ascii: "0") || bytes[1] == UInt8(ascii: "2"))
    }.map(String.init)
  }

  private static func tag(in text: String) -> String? {
    guard let start = text.firstIndex(of: "<"), let end = text[start...].firstIndex(of: ">") else { return nil }
    let inside = text[text.index(after: start)..<end].drop { $0 == "/" }
    let name = inside.prefix { $0.isLetter }.lowercased()
    guard ["b", "i", "u", "a", "p", "br", "em", "strong", "span", "font", "ul", "li", "small", "big"].contains(name)
    else {
      return nil
    }
    return String(text[start...end])
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
