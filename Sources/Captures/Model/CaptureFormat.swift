/// A format of captured accessibility trees. The raw value is the name that the option `--from` takes.
package enum CaptureFormat: String, Sendable, Hashable, CaseIterable {
  case appiumIOS = "appium-ios"
  case xcuitest
  case accessibilitySnapshot = "accessibility-snapshot"
  case idb
  case axaudit
  case uiautomator

  package var summary: String {
    switch self {
    case .appiumIOS: "the page source of Appium's XCUITest driver, as XML or as the JSON of WebDriverAgent"
    case .xcuitest:
      """
      the `debugDescription` of XCUITest, the JSON of `dictionaryRepresentation`, a folder of exported attachments, or \
      snapshots of A11yUITests
      """
    case .accessibilitySnapshot: "the JSON of the hierarchy of AccessibilitySnapshot, in its old or new form"
    case .idb: "the JSON of idb and AXe"
    case .axaudit: "captions and elements from the accessibility daemon of a connected iPhone"
    case .uiautomator:
      "dumps of uiautomator and the page source of Appium's UiAutomator2 driver, in XML or in a WebDriver's answer"
    }
  }
}
