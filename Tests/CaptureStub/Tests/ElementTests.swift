import Accessibility
import Testing
import UIKit

@testable import A11ySimCapture

/// What is read of an element: its role, its texts, and nothing that somebody typed into a secure field.
@MainActor struct ElementTests {
  private static let place = CGRect(x: 16, y: 20.333, width: 300, height: 40.5)

  /// The line of the file for the only element of a view.
  private func line(_ view: UIView) throws -> String {
    view.frame = Self.place
    let lines = try CapturedScreen(of: window(view)).file.split(separator: "\n")
    return String(lines.first { $0.hasPrefix("      { ") }?.dropFirst(6) ?? "")
  }

  @Test("an element has what the app says of it, and nothing else")
  func everything() throws {
    let view = button("Send", at: 0)
    view.accessibilityIdentifier = "send"
    view.accessibilityValue = "2 files"
    view.accessibilityHint = "Sends “both”\nat once"
    view.accessibilityLanguage = "de"
    view.accessibilityTraits = [.button, .selected, .notEnabled]
    view.accessibilityCustomActions = [.init(name: "Delete", actionHandler: nil)]
    #expect(
      try line(view) == #"{ "id": "send", "role": "button", "label": "Send", "value": "2 files", "#
        + #""hint": "Sends “both”\nat once", "traits": ["selected", "notEnabled"], "language": "de", "#
        + #""frame": [16, 20.33, 300, 40.5], "actions": ["Delete"] }"#)
  }

  @Test("blank texts are none, and what JSON cannot hold is escaped")
  func texts() throws {
    let view = button(" ", at: 0)
    view.accessibilityHint = ""
    view.accessibilityValue = "a\"b\\c\u{1}\u{2028}\u{7F}\u{9B}\u{61C}\u{200F}\u{202E}\u{2066}é👍"
    #expect(
      try line(view)
        == #"{ "id": "button", "role": "button", "value": "a\"b\\c\u0001\u2028\u007f\u009b\u061c\u200f\u202e\u2066é👍", "#
        + #""frame": [16, 20.33, 300, 40.5] }"#)
  }

  @Test("a frame that is no rectangle of points is left out")
  func frames() throws {
    for frame in [
      CGRect(x: 0, y: Double.infinity, width: 1, height: 1), CGRect(x: 0, y: 0, width: 2e6, height: 1),
      CGRect(x: -2e6, y: 0, width: 10, height: 1), CGRect(x: Double.nan, y: 0, width: 10, height: 10),
      CGRect(x: 1e308, y: 0, width: 10, height: 10), CGRect(x: 999_999.996, y: 0, width: 10, height: 10),
    ] {
      let (box, inside) = (view(), element("A"))
      inside.accessibilityFrame = frame
      box.accessibilityElements = [inside]
      #expect(try captured(box).frame == nil)
    }
    let (box, inside) = (view(), element("A"))
    inside.accessibilityFrame = CGRect(x: 999_999.994, y: 1e-308, width: 10, height: 10)
    box.accessibilityElements = [inside]
    #expect(try captured(box).frame?.x == 999_999.994)
    // A view that gives none is where it is drawn.
    for frame in [CGRect.zero, .null] {
      let drawn = label("A", at: 30)
      drawn.accessibilityFrame = frame
      #expect(try captured(drawn).frame == .init(x: 16, y: 30, width: 100, height: 40))
    }
  }

  @Test(
    "the role follows from the traits",
    arguments: [
      (UIAccessibilityTraits.button, "button", []), (.link, "link", []), (.header, "heading", []),
      (.image, "image", []), (.staticText, "text", []), ([.button, .header], "button", ["header"]),
      ([.staticText, .header], "heading", ["staticText"]), (.adjustable, "adjustable", []),
      ([.adjustable, .pickerElement], "picker", []), ([.button, .toggle], "toggle", []),
      (.toggle, "element", ["toggle"]), (.backButton, "backButton", []), (.popUpButton, "popUpButton", []),
      (.searchField, "searchField", []), (.textEntry, "textField", []),
      (.secureTextField, "secureTextField", []), (.updatesFrequently, "element", ["updatesFrequently"]),
      (.init(rawValue: 1 << 5), "key", []), (.init(rawValue: 1 << 28), "element", ["tab"]), ([], "element", []),
    ] as [(UIAccessibilityTraits, String, [String])])
  func roles(traits: UIAccessibilityTraits, role: String, beyond: [String]) throws {
    let view = UIView(frame: Self.place)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "A"
    view.accessibilityTraits = traits
    let element = try captured(view)
    #expect(element.kind.rawValue == role)
    #expect(element.traitsBeyondRole == beyond)
  }

  @Test("the class refines the role, if the control still has its trait")
  func classes() throws {
    let controls: [(UIView, String)] = [
      (UISwitch(frame: Self.place), "toggle"), (UISlider(frame: Self.place), "slider"),
      (UIPageControl(frame: Self.place), "pageControl"), (UIProgressView(frame: Self.place), "progress"),
      (UISearchTextField(frame: Self.place), "searchField"), (UITextView(frame: Self.place), "textView"),
    ]
    for (control, role) in controls { #expect(try captured(control).kind.rawValue == role) }
    let slider = UISlider(frame: Self.place)
    slider.accessibilityTraits = .button
    #expect(try captured(slider).kind == .button)
    let text = UITextView(frame: Self.place)
    text.isEditable = false
    text.text = "Terms"
    #expect(try captured(text).kind == .readOnlyTextView)
    #expect(try captured(text).value == "Terms")
  }

  @Test("what can be adjusted has its value as the reader says it")
  func adjustable() throws {
    let slider = UISlider(frame: Self.place)
    slider.accessibilityLabel = "Volume"
    slider.accessibilityValue = "30%"
    #expect(
      try line(slider)
        == #"{ "id": "slider-Volume", "role": "slider", "label": "Volume", "value": "30%", "frame": [16, 20.33, 300, 40.5] }"#
    )
    let toggle = UISwitch(frame: Self.place)
    #expect(try captured(toggle).value == "0")
    toggle.isOn = true
    #expect(try captured(toggle).value == "1")
  }

  // MARK: Text fields

  @Test("a field has its content or its placeholder, and is edited or not")
  func fields() throws {
    let empty = field("Name", at: 0)
    empty.placeholder = "First and last"
    #expect(try captured(empty).value == nil)
    #expect(try captured(empty).placeholder == "First and last")
    #expect(try !captured(empty).isEditing)
    empty.becomeFirstResponder()
    #expect(try line(empty).hasSuffix(#""frame": [16, 20.33, 300, 40.5], "editing": true }"#))
    empty.text = "Ada"
    #expect(try captured(empty).value == "Ada")
    #expect(try captured(empty).placeholder == "First and last")
    // What the app says of the content is what is said.
    empty.accessibilityValue = "3 letters"
    #expect(try captured(empty).value == "3 letters")
  }

  @Test("a field that is being edited says so by a trait as well")
  func editing() throws {
    let view = UIView(frame: Self.place)
    view.isAccessibilityElement = true
    view.accessibilityTraits = [.textEntry, .isEditing]
    #expect(try captured(view).isEditing)
    #expect(try captured(view).traitsBeyondRole == [])
  }

  @Test("the element of a field may be an object inside it")
  func innerElement() throws {
    let field = field("", at: 0, text: "Ada")
    field.isAccessibilityElement = false
    let inner = element("Name")
    inner.accessibilityTraits = .textEntry
    field.accessibilityElements = [inner]
    field.becomeFirstResponder()
    let element = try captured(field)
    #expect(element.kind == .textField)
    #expect(element.label == "Name")
    #expect(element.value == "Ada")
    #expect(element.isEditing)
  }

  // MARK: Secure fields

  @Test("what is in a secure field is counted, and in no file")
  func secure() throws {
    let pin = field("PIN", at: 0, text: "marmalade7", secure: true)
    pin.placeholder = "Four digits"
    #expect(
      try line(pin) == #"{ "id": "secureTextField-PIN", "role": "secureTextField", "label": "PIN", "#
        + #""placeholder": "Four digits", "frame": [16, 20.33, 300, 40.5], "length": 10 }"#)
    pin.text = nil
    #expect(try captured(pin).length == 0)
  }

  @Test("nothing inside or about a secure field says what it holds")
  func secret() throws {
    let secret = "marmalade7"
    // The element is an object inside, and there are a label that draws the content and a button.
    let pin = field("", at: 0, text: secret, secure: true)
    pin.isAccessibilityElement = false
    let inner = element("PIN")
    inner.accessibilityTraits = .textEntry
    inner.accessibilityValue = secret
    let eye = element("Show", x: 200)
    eye.accessibilityTraits = .button
    eye.accessibilityValue = secret
    let drawn = UILabel(frame: Self.place)
    drawn.text = secret
    pin.accessibilityElements = [inner, drawn, eye]
    let elements = try CapturedScreen(of: window(pin)).elements
    #expect(elements.map(\.label) == ["PIN", "Show"])
    #expect(elements.map(\.kind) == [.secureTextField, .button])
    #expect(elements.map(\.length) == [10, nil])
    // A field of another kind that has the trait, or says that it hides what is typed.
    let own = OwnField(frame: Self.place)
    own.isAccessibilityElement = true
    own.accessibilityValue = secret
    let traits = UIView(frame: Self.place)
    traits.isAccessibilityElement = true
    traits.accessibilityValue = secret
    traits.accessibilityTraits = [.textEntry, .secureTextField]
    let text = UITextView(frame: Self.place)
    text.text = secret
    text.isSecureTextEntry = true
    for view in [own, traits, text, pin] {
      let file = try CapturedScreen(of: window(view)).file
      #expect(!file.contains(secret))
      #expect(file.contains("\"length\": 10"))
    }
  }

  private final class OwnField: UIView, UITextInputTraits {
    var isSecureTextEntry = true
  }

  // MARK: More content

  private final class Row: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
  }

  @Test("custom content has its label, its value and its importance")
  func content() throws {
    let row = Row(frame: Self.place)
    row.isAccessibilityElement = true
    row.accessibilityLabel = "Bailey"
    let age = AXCustomContent(label: "Age", value: "3 years")
    age.importance = .high
    row.accessibilityCustomContent = [age, AXCustomContent(label: "Weight", value: "11 kg")]
    #expect(
      try line(row).hasSuffix(
        #""content": [{ "label": "Age", "value": "3 years", "important": true }, { "label": "Weight", "value": "11 kg" }] }"#
      ))
    row.accessibilityCustomContent = nil
    #expect(try captured(row).content == [])
  }

  // MARK: Ids

  @Test("ids are the app's, else made of role and label, and no two are the same")
  func ids() throws {
    let views = [
      button("Sign in", at: 0), button("Sign in", at: 50), button("", at: 100), label("screen", at: 150),
      label("x", at: 200), label("y", at: 250), label("z", at: 300),
    ]
    views[4].accessibilityIdentifier = "screen"
    views[5].accessibilityIdentifier = "button-Sign-in-2"
    views[6].accessibilityIdentifier = "–.otp 1.–"
    let window = window()
    for view in views { window.addSubview(view) }
    #expect(
      try CapturedScreen(of: window).elements.map(\.id) == [
        "button-Sign-in", "button-Sign-in-2", "button", "text-screen", "screen-2", "button-Sign-in-2-2", "otp-1",
      ])
  }
}
