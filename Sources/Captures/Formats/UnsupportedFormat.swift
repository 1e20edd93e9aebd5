/// Something that people save in place of a capture, or a tree that cannot be read. Messages name it, and say what to use
/// instead.
struct UnsupportedFormat: Sendable {
  /// What the file is, as in “this file is an error message of adb”.
  let name: String
  /// What to do instead; nil to list the formats that are read.
  var help: String?
  let recognizes: @Sendable (CaptureMark) -> CaptureMark.Certainty?

  init(
    name: String, help: String? = nil, recognizes: @escaping @Sendable (CaptureMark) -> CaptureMark.Certainty?
  ) {
    (self.name, self.help, self.recognizes) = (name, help, recognizes)
  }

  static func named(_ name: String) -> UnsupportedFormat? { all.first { $0.name == name } }

  static let all = trees + notCaptures

  // MARK: Trees

  private static let trees = [
    UnsupportedFormat(
      name: "the view hierarchy of Detox, which does not say what a screen reader reads",
      help:
        "capture the same screen with `axe describe-ui` on iOS, or `adb exec-out uiautomator dump /dev/tty` on Android"
    ) { mark in
      if case .tag("ViewHierarchy") = mark { .certain } else { nil }
    },
    UnsupportedFormat(
      name: "the view hierarchy of an Espresso error, which does not say what a screen reader reads",
      help: "dump the same screen with `adb exec-out uiautomator dump /dev/tty`"
    ) { mark in
      guard case .line(let line, _) = mark else { return nil }
      let isView = ["+>", "+--", "+->", ">DecorView{"].contains { line.has($0, at: line.startIndex) }
      return line.has("View Hierarchy:", at: line.startIndex)
        || isView && line.index(of: "{id=", from: line.startIndex) != nil ? .certain : nil
    },
    UnsupportedFormat(
      name: "a log of AccessibilityNodeInfo, which lacks hints, headings and the tree",
      help: "dump the same screen with `adb exec-out uiautomator dump /dev/tty`"
    ) { mark in
      guard case .line(let line, _) = mark else { return nil }
      return line.index(of: "AccessibilityNodeInfo@", from: line.startIndex) != nil ? .certain : nil
    },
    UnsupportedFormat(
      name: "the output of `dumpsys accessibility`, which contains no screen",
      help: "dump the screen with `adb exec-out uiautomator dump /dev/tty`"
    ) { mark in
      guard case .line(let line, _) = mark else { return nil }
      return line.has("ACCESSIBILITY MANAGER (dumpsys", at: line.startIndex)
        || line.has("User state[", at: line.startIndex) ? .certain : nil
    },
    UnsupportedFormat(
      name: "a test tree of React Native, which has neither a platform nor a layout",
      help:
        "capture the running app instead, with `axe describe-ui` on iOS or `adb exec-out uiautomator dump /dev/tty` on Android"
    ) { mark in
      switch mark {
      case .tag(let name): ["View", "Text", "RCTView", "RCTText", "RCTScrollView"].contains(name) ? .likely : nil
      case .keys(let keys): keys.outermost.isSuperset(of: ["type", "props", "children"]) ? .likely : nil
      case .line, .lines: nil
      }
    },
    UnsupportedFormat(
      name: "a list of locators of Appium's MCP server, which is not a screen",
      help: "save the answer of `appium_get_page_source`"
    ) { mark in
      if case .keys(let keys) = mark, keys.hasAll("tagName", "locators") { .certain } else { nil }
    },
    UnsupportedFormat(
      name: "the outline of agent-device, which shows what a field holds in place of its name",
      help: "save the output of `agent-device snapshot --raw --json`"
    ) { mark in
      guard case .line(let line, _) = mark else { return nil }
      return line.has("@e", at: line.startIndex) && line.index(of: " [", from: line.startIndex) != nil ? .certain : nil
    },
    UnsupportedFormat(name: "the accessibility tree of Chrome (CDP), which is not supported") { mark in
      if case .keys(let keys) = mark, keys.all.contains("backendDOMNodeId") { .likely } else { nil }
    },
    UnsupportedFormat(name: "a tree of AT-SPI, which is not supported") { mark in
      switch mark {
      case .keys(let keys): keys.hasAll("role", "states") ? .possible : nil
      case .line(let line, isFirst: true) where line.first == UInt8(ascii: "["):
        [" | ", "] {"].allSatisfy { line.index(of: $0, from: line.startIndex) != nil } ? .likely : nil
      default: nil
      }
    },
    UnsupportedFormat(name: "the aria snapshot of Playwright, which is not supported") { mark in
      if case .lines(let lines) = mark, AriaOutline.isOne(lines) { .certain } else { nil }
    },
  ]

  // MARK: Other files

  private static let notCaptures = [
    UnsupportedFormat(
      name: "an error message of adb, and not a capture",
      help: "wake and unlock the device, open the app, and dump the screen again"
    ) { mark in
      guard case .line(let line, isFirst: true) = mark else { return nil }
      return adbErrors.contains { line.has($0, at: line.startIndex) } ? .certain : nil
    },
    UnsupportedFormat(
      name: "an answer that reports an error, and not a capture", help: "mend the error, and capture the screen again"
    ) { mark in
      guard case .keys(let keys) = mark else { return nil }
      return keys.outermost.isSuperset(of: ["didError", "error"])
        || keys.outermost.isSuperset(of: ["success", "error"])
        || keys.outermost.isSuperset(of: ["ok", "error"]) ? .possible : nil
    },
    UnsupportedFormat(
      name: "a dump that was saved as Python shows a value in its console, and not as its text",
      help: "write the text itself to the file, without `repr` and without `str` around bytes"
    ) { mark in
      guard case .line(let line, isFirst: true) = mark else { return nil }
      let quoted = line.first == UInt8(ascii: "b") ? line.dropFirst() : line
      guard let quote = quoted.first, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else { return nil }
      let text = quoted.dropFirst()
      return ["<?xml", "<hierarchy", "<AppiumAUT", "<XCUI", "{\"", "[{\"", "[\\n", "{\\n"].contains {
        text.has($0, at: text.startIndex)
      } ? .certain : nil
    },
    UnsupportedFormat(
      name: "a log without a capture", help: "save the capture itself, without the log around it"
    ) { mark in
      guard case .lines(let lines) = mark, lines.count > 1 else { return nil }
      return lines.filter(isOfLog).count * 2 > lines.count ? .likely : nil
    },
    UnsupportedFormat(
      name: "a list of texts, and not a capture",
      help: "capture the screen with a tool that writes a tree of its elements"
    ) { mark in
      switch mark {
      case .keys(let keys): keys.isListOfTexts ? .likely : nil
      case .line(let line, isFirst: true) where line.has("['", at: line.startIndex): .likely
      default: nil
      }
    },
  ]

  /// What `adb` and `uiautomator` print in place of a dump (seen in saved files of public projects).
  private static let adbErrors: [StaticString] = [
    "ERROR: could not get idle state", "ERROR: null root node", "cat: /sdcard", "cat: /data", "cat: window_dump",
    "cat: /storage", "adb: ", "error: no devices", "error: device", "error: more than one device", "error: closed",
    "* daemon ", "/system/bin/sh: ", "Killed", "java.lang.", "usage: uiautomator", "Usage: uiautomator",
  ]

  /// Whether a line begins with a time, as the lines of most logs do.
  private static func isOfLog(_ line: ArraySlice<UInt8>) -> Bool {
    let form = line.prefix(24).map { 0x30...0x39 ~= $0 ? UInt8(ascii: "0") : $0 }[...]
    return form.index(of: "00:00:00", from: form.startIndex) != nil
  }
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
