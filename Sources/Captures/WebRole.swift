import AccessibilityModel

/// What a text or an image of a web page is, from the elements around it.
///
/// WebKit gives XCTest a link or a heading as an element without a stop of its own, and the stop is the text or the image inside. The
/// value of a heading is its level (seen in a page source of a public project, and so a guess for other pages).
enum WebRole {
  case link
  /// A heading, with its level from 1 to 6.
  case heading(level: Int)

  /// Returns nil for a node that is not in a web page, or about which the elements around it say nothing.
  init?(of index: Int, in capture: Capture) {
    let node = capture.nodes[index]
    guard node.type == "StaticText" || node.type == "Image", let first = node.parent.map({ capture.nodes[$0] }) else {
      return nil
    }
    let role: WebRole
    if first.type == "Link" {
      role = .link
    } else if node.type == "StaticText", first.type == "Other", let level = first.value.value.flatMap(Int.init),
      (1...6).contains(level),
      let label = node.label.value, first.label.value?.contains(label) == true
    {
      role = .heading(level: level)
    } else {
      return nil
    }
    // The web view is some levels above. The number of levels is bounded, so that a deep tree costs no more.
    var above = node.parent
    for _ in 0..<100 {
      guard let parent = above else { return nil }
      if capture.nodes[parent].type == "WebView" {
        self = role
        return
      }
      above = capture.nodes[parent].parent
    }
    return nil
  }
}

extension CaptureRule {
  static let webLink = CaptureRule(
    "stops.web-link", .reported, "the text or the image of a link of a web page is read as a link")
  static let webOrder = CaptureRule(
    "stops.web-order", .guess,
    "the parts of a web page are read in the order of the page, and not by their places")
  static let backButton = CaptureRule(
    "stops.back-button", .guess,
    "a button of a navigation bar with the identifier that UIKit gives its back button is one")
  static let webHeading = CaptureRule(
    "stops.web-heading", .guess,
    "the text of an element of a web page whose value is a number from 1 to 6 is a heading of this level")
  static let readOnlyTextView = CaptureRule(
    "stops.read-only-text-view", .guess,
    "a text view with a long text and without a name is a text to read, because a field to fill in has a name or a placeholder"
  )
}
