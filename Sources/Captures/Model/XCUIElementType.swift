/// An element type of XCTest (`XCUIElement.ElementType`). The cases are in the order of XCTest's raw values, 0 to 82.
package enum XCUIElementType: String, Sendable, Hashable, CaseIterable {
  case any, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup, checkBox
  case disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key, navigationBar
  case tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow, browser, collectionView
  case slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel, `switch`
  case toggle, link, image, icon, searchField, scrollView, scrollBar, staticText, textField, secureTextField, datePicker
  case textView, menu, menuItem, menuBar, menuBarItem, map, webView, incrementArrow, decrementArrow, timeline
  case ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte, dockItem
  case ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab, touchBar
  case statusItem

  private static let numbered = Array(allCases)
  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// Creates the type with this raw value in XCTest.
  package init?(number: Int) {
    guard Self.numbered.indices.contains(number) else { return nil }
    self = Self.numbered[number]
  }

  /// Creates the type with a name such as `StaticText`.
  package init?(name: String) {
    guard let type = Self.named[name] else { return nil }
    self = type
  }

  /// The name in `debugDescription`, such as `StaticText`. Appium's tags add the prefix `XCUIElementType`.
  package var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// Whether a person can type into the element.
  package var isTextField: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .textView, .comboBox: true
    default: false
    }
  }

  /// Whether only apps on the Mac have elements of this type.
  var isOfMac: Bool {
    switch self {
    case .menuBar, .menuBarItem, .touchBar, .dockItem, .statusItem: true
    default: false
    }
  }
}
