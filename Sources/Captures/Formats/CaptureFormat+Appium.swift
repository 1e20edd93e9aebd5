import AccessibilityModel
import Locales
import TextFormats

extension CaptureFormat {
  /// The page source of Appium's XCUITest driver (XML) and of WebDriverAgent (JSON). It may be inside the response of a
  /// WebDriver server.
  package static let appiumIOS = CaptureFormat(
    id: "appium-ios", platform: .iOS, outline: "Appium's page source from an iOS app",
    summary: "the page source of Appium's XCUITest driver, as XML or as the JSON of WebDriverAgent",
    knows: [.label, .value, .placeholder, .traits, .actions, .editing, .enabled],
    rules: [
      .appiumValueMayBePlaceholder, .appiumValueIsPlaceholder, .appiumSecureMayBePlaceholder, .appiumSecureEmpty,
      .appiumButtonSelected, .appiumTextIsLabel, .appiumNameIsIdentifier, .appiumError,
      .appiumAttachments, .appiumNoFrame, .appiumUnknownType, .appiumUnknownTrait, .appiumFragment, .appiumCellByChild,
      .appiumInterfaceFocus, .appiumOnlyStops, .appiumActionNames,
    ],
    recognizes: { mark in
      switch mark {
      case .tag(let name): name.hasPrefix("XCUIElementType") || name == "AppiumAUT" ? .certain : nil
      case .keys(let keys):
        keys.hasAny("isAccessible", "rawIdentifier", "rawIndentifier", "elementAttributes")
          || keys.hasAll("isEnabled", "isVisible") ? .possible : nil
      case .line, .lines: nil
      }
    },
    nodes: { text, problems throws(CaptureRefusal) in
      let elements = try AppiumElements.all(of: text, problems: &problems)
      guard !elements.all.isEmpty else {
        throw .fault(
          "this page source contains no element of an app", at: text.location(0),
          help: "capture the screen again while the app is in front")
      }
      var conclusions = AppiumConclusions(elements)
      return try conclusions.conclude()
    })
}

extension AppiumElements {
  fileprivate static func all(
    of text: FileText, problems: inout FileProblems
  ) throws(CaptureRefusal) -> AppiumElements {
    switch text.firstByte {
    case UInt8(ascii: "<"): return try AppiumXMLReader.elements(of: text, problems: &problems)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try WDAJSONReader.elements(of: text, problems: &problems)
    default:
      throw .fault(
        "this is not a page source: it is neither XML nor JSON", at: text.location(0),
        help: "save the page source as the driver returned it")
    }
  }
}

extension CaptureRule {
  static let appiumValueMayBePlaceholder = CaptureRule(
    "appium.value-may-be-placeholder", .guess,
    "the value of a field is read as its content, although WebDriverAgent writes the placeholder if the field is empty"
  )
  static let appiumValueIsPlaceholder = CaptureRule(
    "appium.value-is-placeholder", .guess,
    "a field whose value equals its placeholder is empty, because WebDriverAgent writes the placeholder as the value")
  static let appiumSecureMayBePlaceholder = CaptureRule(
    "appium.secure-value-may-be-placeholder", .guess,
    "a readable value of a secure field is counted as its content, although it may be the placeholder")
  static let appiumSecureEmpty = CaptureRule(
    "appium.secure-without-value", .reported,
    "a secure field without a value is empty, because WebDriverAgent writes bullets for what was typed")
  static let appiumButtonSelected = CaptureRule(
    "appium.button-selected", .guess,
    "a button with the value 1 is selected and has no value, because WebDriverAgent writes its selection as a value")
  static let appiumTextIsLabel = CaptureRule(
    "appium.text-value-is-label", .reported,
    "a text whose value equals its label has no value, because WebDriverAgent writes the label as the value")
  static let appiumNameIsIdentifier = CaptureRule(
    "appium.name-is-identifier", .reported,
    "a name that differs from the label is the identifier, because WebDriverAgent writes one of the two as the name")
  static let appiumError = CaptureRule(
    "appium.ax-error", .reported, "a text that begins with “AX error” is unknown, because the app did not answer")
  static let appiumAttachments = CaptureRule(
    "appium.attachment-characters", .guess,
    "a value that consists of attachment characters is left out, because they stand for pictures")
  static let appiumNoFrame = CaptureRule(
    "appium.no-frame", .reported,
    "an empty frame to the left of and above the screen is left out, because WebDriverAgent writes it for infinite frames; a frame with a number of a million or more is left out, too"
  )
  static let appiumUnknownType = CaptureRule(
    "appium.unknown-type", .guess,
    "the value of an element whose type XCTest does not have is left out, because it may be a field that hides its content"
  )
  static let appiumUnknownTrait = CaptureRule(
    "appium.unknown-trait", .guess, "a trait with an unknown name is left out; the other traits are used")
  static let appiumFragment = CaptureRule(
    "appium.fragment", .reported, "a tree that does not begin with an application is a part of a screen")
  static let appiumCellByChild = CaptureRule(
    "appium.cell-by-child", .reported,
    "if the first child of a row is accessible, a screen reader stops at the child, because the row is marked only for it"
  )
  static let appiumInterfaceFocus = CaptureRule(
    "appium.interface-focus", .guess,
    "a text field that the focus engine has focused has the keyboard focus; without it, the keyboard focus is unknown")
  static let appiumOnlyStops = CaptureRule(
    "appium.only-stops", .reported,
    "in a page source without states and frames, every element with a label or a value can be reached")
  static let appiumActionNames = CaptureRule(
    "appium.action-names", .guess,
    "actions are separated at commas, because WebDriverAgent joins their names with them")
}
