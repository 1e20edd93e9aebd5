import AccessibilityModel
import Locales
import StringCatalogs

extension StringCheck {
  static let addressChanged = StringCheck(
    id: "address-changed", severity: .warning, summary: "an address or a telephone number is another one",
    explanation: """
      Nobody can hear that a digit or a letter is wrong. The rule looks at texts with one e-mail address or one \
      international telephone number (“+44 …”), and reports a translation in which one or two characters of it differ. \
      Another address or number may be that of another country, and is left out. A link or a domain is reported if it \
      differs from the source's where most languages have the source's, unless the difference names a language or a country.
      """,
    remedy: "copy the address or the number from the source",
    examples: [
      Example(
        source: "Write to help@example.org", language: "fr", bad: "Écrivez à help@exemple.org",
        good: "Écrivez à help@example.org")
    ]
  ) { input in
    links(in: input.table)
      + input.table.translations.compactMap { text in
        guard let source = text.source, !text.equalsSource,
          source.text.utf8.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "+") }),
          source.text.utf8.count < 2_000, text.text.utf8.count < 4_000
        else { return nil }
        for find in [emails, telephones] {
          let (wanted, own) = (find(source.spoken), find(text.spoken))
          guard wanted.count == 1, own.count == 1, wanted != own else { continue }
          let distance = String.editDistance(Array(wanted[0].unicodeScalars), Array(own[0].unicodeScalars))
          if distance < 3 {
            return Spot(text, "\(own[0].quotedShort) is heard; the source has \(wanted[0].quotedShort)")
          }
        }
        return nil
      }
  }

  /// Returns findings about links that one language has changed.
  private static func links(in table: CheckedTable) -> [Spot] {
    var spots: [Spot] = []
    table.forEachEntry { texts in
      guard let source = texts.first, source.isSource, source.traits.kinds.contains(.dot), !source.isPlural else {
        return
      }
      let wanted = links(in: source.text)
      guard !wanted.isEmpty else { return }
      var kept = 0
      var changed: [(text: CheckedText, old: String, new: String)] = []
      for text in texts where !text.isSource && !text.equalsSource {
        let own = links(in: text.text)
        if own == wanted {
          kept += 1
        } else if own.count == wanted.count, own.sorted() != wanted.sorted(),
          let (old, new) = zip(wanted, own).first(where: { $0 != $1 }),
          isSlip(new, for: old, in: text.language.written.primary)
        {
          changed.append((text, old, new))
        }
      }
      guard !changed.isEmpty, kept > 1, kept >= 2 * changed.count else { return }
      spots += changed.map { text, old, new in
        Spot(
          text, "\(new.quotedShort) is another address than the source's, \(old.quotedShort)",
          notes: ["\(kept) languages have the source's address"])
      }
    }
    return spots
  }

  /// Returns the links and domains of a text, without their scheme, in order.
  private static func links(in text: String) -> [String] {
    guard text.has("://") || hasInnerDot(text) else { return [] }
    return text.split { $0.isWhitespace || "<>()[]{}\"'“”«»„,;|、。「」（）`".contains($0) }.compactMap { token in
      var token = token[...]
      let isLink: Bool
      if let colon = token.firstRange(of: "://") {
        (token, isLink) = (token[colon.upperBound...], true)
      } else {
        isLink = false
      }
      // Other letters begin the next word, unless a link is in them.
      token = token.prefix { character in
        character.unicodeScalars.allSatisfy {
          isLink ? $0.value < 0x250 : $0.value < 0x80 && ($0.isInWord || "./-_".unicodeScalars.contains($0))
        }
      }
      // An entity of HTML is no part of a link, unless it stands for its “&”.
      for entity in ["&quot;", "&lt;", "&gt;", "&nbsp;", "&#"] {
        if let range = token.firstRange(of: entity) { token = token[..<range.lowerBound] }
      }
      while let last = token.last, ".!?:/-".contains(last) { token.removeLast() }
      var host = token.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
      guard !token.contains("@"), let dot = host.lastIndex(of: "."), dot > host.startIndex else { return nil }
      if !isLink {
        // An ending of the language may follow: “example.org-ban”.
        if let hyphen = host[dot...].firstIndex(of: "-") { (host, token) = (host[..<hyphen], host[..<hyphen]) }
        guard endings.contains(host[host.index(after: dot)...].lowercased()) else { return nil }
      }
      return String(host).lowercased() + token[host.endIndex...].replacing("&amp;", with: "&")
    }
  }

  /// Returns whether a text has a full stop between two letters.
  private static func hasInnerDot(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains {
        bytes[$0] == UInt8(ascii: ".") && $0 > 0 && $0 + 2 < bytes.count && (0x61...0x7A).contains(bytes[$0 - 1] | 0x20)
          && (0x61...0x7A).contains(bytes[$0 + 1] | 0x20)
      }
    }
  }

  private static let endings: Set<String> = [
    "com", "org", "net", "io", "app", "dev", "de", "fr", "es", "it", "nl", "eu", "pl", "cz", "ru", "jp", "cn", "br",
    "pt", "se", "dk", "no", "fi", "ch", "at", "be", "uk", "us", "ca", "info",
  ]

  /// Returns whether an address is most likely a damaged copy: nothing in which it differs names a language.
  private static func isSlip(_ new: String, for old: String, in language: String) -> Bool {
    func parts(_ text: String) -> [Substring] { text.split { "/.?&=#".contains($0) } }
    // A prefix of the language may be before it: “ku-example.org”.
    if new.hasSuffix("-" + old) { return false }
    let (a, b) = (parts(old), parts(new))
    // A page of its own: `/fr/`, `fr.wikipedia.org`, `?lang=fr`.
    func names(_ part: Substring) -> Bool {
      let first = part.split { $0 == "-" || $0 == "_" }.first ?? part
      return part.utf8.count < 7 && Languages.row(of: first.lowercased()) != nil
    }
    let hosts = (old.prefix { $0 != "/" }, new.prefix { $0 != "/" })
    // An example may have a name in each language, and an odd letter may be what the text is about.
    let isExample = hosts.0 != hosts.1 || old.has("example.") || old.has("example/example")
    if ["domain", "your", "server", "localhost"].contains(where: old.has) || isExample && old.has("example")
      || !hosts.0.utf8.allSatisfy({ $0 < 0x80 })
    {
      return false
    }
    if a.count == b.count {
      let pairs = zip(a, b).filter { $0 != $1 }
      let isEnding = hosts.0 != hosts.1 && pairs.count == 1 && old == hosts.0 && new == hosts.1
      // Another ending of the same name is another address.
      return isEnding || hosts.0 == hosts.1 && !pairs.contains { names($0.1) }
    }
    return hosts.0 == hosts.1 && !b.contains(where: names)
  }

  private static func emails(in text: String) -> [String] {
    text.split { $0.isWhitespace || "<>()\"“”«»:,;".contains($0) }.compactMap { token in
      let token = token.lowercased().trimming { ".!?。".contains($0) }
      guard let at = token.firstIndex(of: "@"), at > token.startIndex, token[at...].contains("."),
        token.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: "{") })
      else { return nil }
      return token
    }
  }

  /// Returns the digits of international telephone numbers, after a plus sign.
  private static func telephones(in text: String) -> [String] {
    var found: [String] = []
    var digits: String?
    for scalar in text.unicodeScalars {
      if scalar == "+" {
        digits = "+"
      } else if let digit = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil,
        digits != nil
      {
        digits! += String(Int(digit))
      } else if digits != nil, !" \u{A0}\u{202F}-().".unicodeScalars.contains(scalar) {
        if digits!.utf8.count > 8 { found.append(digits!) }
        digits = nil
      }
    }
    if let digits, digits.utf8.count > 8 { found.append(digits) }
    return found
  }
}

extension String {
  fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> String {
    var rest = self[...]
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    while let first = rest.first, isLeftOut(first) { rest.removeFirst() }
    return String(rest)
  }
}
