import UIKit

@testable import A11ySimCapture

// Views to build trees of, and what is captured of them.

@MainActor func label(_ text: String, at y: Double, x: Double = 16, width: Double = 100) -> UILabel {
  let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: 40))
  label.text = text
  return label
}

@MainActor func button(_ text: String, at y: Double, x: Double = 16, width: Double = 100) -> UIButton {
  let button = UIButton(frame: CGRect(x: x, y: y, width: width, height: 40))
  button.accessibilityLabel = text
  return button
}

@MainActor func field(_ label: String, at y: Double, text: String? = nil, secure: Bool = false) -> UITextField {
  let field = UITextField(frame: CGRect(x: 16, y: y, width: 300, height: 40))
  field.accessibilityLabel = label
  field.text = text
  field.isSecureTextEntry = secure
  return field
}

/// A view around others, as large as the window unless said otherwise.
@MainActor func view(_ views: UIView..., at y: Double = 0, x: Double = 0, height: Double = 800) -> UIView {
  let view = UIView(frame: CGRect(x: x, y: y, width: 390, height: height))
  for inside in views { view.addSubview(inside) }
  return view
}

@MainActor func window(_ views: UIView...) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  for view in views { window.addSubview(view) }
  return window
}

/// An element that is no view, in screen coordinates.
@MainActor func element(_ label: String, at y: Double = 0, x: Double = 16) -> UIAccessibilityElement {
  let element = UIAccessibilityElement(accessibilityContainer: UIView())
  element.accessibilityLabel = label
  element.accessibilityFrame = CGRect(x: x, y: y, width: 100, height: 40)
  return element
}

/// The labels that are read, in order. Containers with a role that is said stand in front of theirs.
@MainActor func read(_ views: UIView...) throws -> [String] {
  func labels(_ elements: [CapturedElement]) -> [String] {
    elements.flatMap { element in
      element.children.isEmpty
        ? [element.label ?? element.kind.rawValue]
        : ["\(element.kind.rawValue)\(element.label.map { " " + $0 } ?? ""):"] + labels(element.children)
    }
  }
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  for view in views { window.addSubview(view) }
  return labels(try CapturedScreen(of: window).elements)
}

/// The only element that is captured of a view.
@MainActor func captured(_ view: UIView) throws -> CapturedElement {
  let elements = try CapturedScreen(of: window(view)).elements
  guard elements.count == 1 else { throw CaptureError.nothing }
  return elements[0]
}
