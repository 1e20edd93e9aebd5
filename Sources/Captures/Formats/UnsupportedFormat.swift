/// A known format that is not read. Messages name it.
struct UnsupportedFormat: Sendable {
  let name: String
  let recognizes: @Sendable (CaptureMark) -> CaptureMark.Certainty?

  static let all = [
    UnsupportedFormat(name: "the view hierarchy of Detox") { mark in
      if case .tag("ViewHierarchy") = mark { .certain } else { nil }
    },
    UnsupportedFormat(name: "the accessibility tree of Chrome (CDP)") { mark in
      if case .keys(let keys) = mark, keys.all.contains("backendDOMNodeId") { .likely } else { nil }
    },
    UnsupportedFormat(name: "a tree of AT-SPI") { mark in
      switch mark {
      case .keys(let keys): keys.hasAll("role", "states") ? .possible : nil
      case .line(let line, isFirst: true) where line.first == UInt8(ascii: "["):
        [" | ", "] {"].allSatisfy { line.index(of: $0, from: line.startIndex) != nil } ? .likely : nil
      default: nil
      }
    },
    UnsupportedFormat(name: "the hierarchy of Maestro") { mark in
      if case .keys(let keys) = mark, keys.hasAll("attributes", "children") { .possible } else { nil }
    },
    UnsupportedFormat(name: "the semantics tree of Flutter") { mark in
      if case .line(let line, _) = mark, line.index(of: "SemanticsNode#", from: line.startIndex) != nil {
        .certain
      } else {
        nil
      }
    },
    UnsupportedFormat(name: "the aria snapshot of Playwright") { mark in
      if case .lines(let lines) = mark, AriaOutline.isOne(lines) { .certain } else { nil }
    },
  ]
}

/// An ARIA snapshot: every line begins with a dash, the first also has an ARIA role, and a line names an element.
private enum AriaOutline {
  static func isOne(_ lines: [ArraySlice<UInt8>]) -> Bool {
    guard let first = lines.first, beginsWithRole(first) else { return false }
    return lines.allSatisfy { $0.has("- ", at: $0.startIndex) } && lines.contains(where: hasQuotedName)
  }

  private static func beginsWithRole(_ line: ArraySlice<UInt8>) -> Bool {
    let word = role(of: line)
    let after = line.dropFirst(2 + word.utf8.count).first
    return roles.contains(word) && [nil, 0x0D, UInt8(ascii: ":"), UInt8(ascii: " ")].contains(after)
  }

  /// Whether a line has an ARIA role and a quoted name, such as `- link "Skip to content"`. In a scenario, a colon
  /// follows the role of an element, as in `- heading: Enter your code`.
  private static func hasQuotedName(_ line: ArraySlice<UInt8>) -> Bool {
    let word = role(of: line)
    return roles.contains(word) && line.has(" \"", at: line.startIndex + 2 + word.utf8.count)
  }

  private static func role(of line: ArraySlice<UInt8>) -> String {
    line.dropFirst(2).prefix { 0x61...0x7A ~= $0 }.string
  }

  private static let roles: Set<String> = [
    "main", "banner", "navigation", "heading", "text", "textbox", "button", "link", "list", "listitem", "document",
    "region", "form", "dialog", "alertdialog", "alert", "img", "table", "contentinfo", "complementary", "search",
    "searchbox", "article", "paragraph", "group", "checkbox", "radio", "radiogroup", "combobox", "tablist", "tab",
    "menu", "menubar", "status", "generic", "iframe", "grid", "tree", "toolbar",
  ]
}
