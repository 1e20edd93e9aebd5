/// A format of captured accessibility trees, with the name that `--from` takes.
package enum CaptureFormat: String, Sendable, Hashable, CaseIterable {
  /// Page source of Appium's XCUITest driver in XML, and of WebDriverAgent in JSON.
  case appiumIOS = "appium-ios"
  /// `debugDescription`, `dictionaryRepresentation` and exported attachments of XCUITest.
  case xcuitest
  /// The model of AccessibilitySnapshot as JSON, both generations.
  case accessibilitySnapshot = "accessibility-snapshot"
  /// The JSON of idb and AXe.
  case idb
  /// Lists of captions of the Accessibility Inspector's daemon, from a connected iPhone.
  case axaudit
  /// Dumps of `uiautomator` and page source of Appium's UiAutomator2 driver.
  case uiautomator
}
