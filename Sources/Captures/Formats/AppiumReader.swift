import A11ySim
import TextFormats

/// A reader for the page source of Appium's XCUITest driver (XML) and of WebDriverAgent (JSON). The page source may be
/// inside the response of a WebDriver server.
package enum AppiumReader {
  package static func read(_ text: FileText, problems: inout FileProblems) -> Capture? {
    guard CaptureLimits.accept(text, problems: &problems),
      let elements = elements(EmbeddedText(text), problems: &problems)
    else { return nil }
    guard let first = elements.all.first else {
      problems.fail(
        "this page source contains no element of an app", at: text.location(0),
        help: "capture the screen again while the app is in front")
      return nil
    }
    var conclusions = AppiumConclusions(elements)
    guard let capture = conclusions.conclude() else {
      CaptureLimits.refuseSecrets(at: first.location, problems: &problems)
      return nil
    }
    return capture
  }

  private static func elements(_ source: EmbeddedText, problems: inout FileProblems) -> AppiumElements? {
    switch source.text.bytes.first(where: { !isSpace($0) }) {
    case UInt8(ascii: "<"): return AppiumXMLReader.elements(of: source, problems: &problems)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return WDAJSONReader.elements(of: source, problems: &problems)
    default:
      problems.fail(
        "this is not a page source: it is neither XML nor JSON", at: source.location(0),
        help: "save the page source as the driver returned it")
      return nil
    }
  }

  static func isMarkup(_ text: FileText) -> Bool {
    text.bytes.first { !isSpace($0) } == UInt8(ascii: "<")
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}
