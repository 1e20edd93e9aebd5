/// A format of captured accessibility trees. The raw value is the name that the option `--from` takes.
package enum CaptureFormat: String, Sendable, Hashable, CaseIterable {
  /// Page source of Appium's XCUITest driver in XML, and of WebDriverAgent in JSON.
  case appiumIOS = "appium-ios"
  /// `debugDescription`, `dictionaryRepresentation` and exported attachments of XCUITest.
  case xcuitest
  /// AccessibilitySnapshot's model as JSON, in both generations of the format.
  case accessibilitySnapshot = "accessibility-snapshot"
  /// The JSON of idb and AXe.
  case idb
  /// Lists of captions from the Accessibility Inspector's daemon, for a connected iPhone.
  case axaudit
  /// Dumps of `uiautomator` and page source of Appium's UiAutomator2 driver.
  case uiautomator

  /// A short description of the format, for the reference.
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
