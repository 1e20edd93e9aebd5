import A11ySim
import TextFormats

/// A reader of the page source of Appium's XCUITest driver (XML), and of WebDriverAgent (JSON), each also inside the
/// answer of a WebDriver server.
package enum AppiumReader {
  /// Reads a page source. Nil if it cannot be read; `problems` says why.
  package static func read(_ text: FileText, problems: inout FileProblems) -> Capture? {
    guard XCUITestLimits.accept(text, problems: &problems),
      let elements = elements(EmbeddedText(text), problems: &problems)
    else { return nil }
    guard let first = elements.all.first else {
      problems.fail(
        "This page source has no element of an app.", at: text.location(0),
        help: "Capture the screen again while the app is in front.")
      return nil
    }
    var conclusions = AppiumConclusions(elements)
    guard let capture = conclusions.conclude() else {
      XCUITestLimits.refuseSecrets(at: first.location, problems: &problems)
      return nil
    }
    return capture
  }

  private static func elements(_ source: EmbeddedText, problems: inout FileProblems) -> AppiumElements? {
    if isMarkup(source.text) { return AppiumXMLReader.elements(of: source, problems: &problems) }
    return nil
  }

  /// Whether the first character opens a tag.
  static func isMarkup(_ text: FileText) -> Bool {
    text.bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 } == UInt8(ascii: "<")
  }
}
