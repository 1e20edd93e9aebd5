import A11ySim
import TestSupport
import Testing

@testable import Captures

/// Kinds of screens of which a part was skipped or said wrongly. The captures were made by hand in the shape of the tools.
@Suite(.timeLimited) struct WholeScreenTests {
  private func heard(_ content: String) throws -> [String] { try AgentDumpTests.heard(content) }

  /// The lines of the transcript, in the order in which they are spoken, without usage hints.
  private func played(_ content: String) throws -> [String] {
    let (screen, _) = try ImportedScreen.read(Array(content.utf8), file: "a")
    let transcript = screen.scenario(file: "a", readers: .all).play(locale: "en")
    return transcript.description.split(separator: "\n").map(String.init)
      .filter {
        !$0.hasPrefix("#") && !$0.hasPrefix("Actions available") && !$0.hasPrefix("Double-tap")
          && !$0.hasPrefix("double tap")
      }
  }

  // MARK: Android

  private func dump(_ nodes: String, in window: String = "android.widget.FrameLayout") -> String {
    """
    <hierarchy rotation="0"><node class="\(window)" package="example.teahouse" bounds="[0,0][1080,2400]">
    \(nodes)
    </node></hierarchy>
    """
  }

  private func text(_ text: String, at y: Int, x: Int = 40, more: String = "") -> String {
    #"<node class="android.widget.TextView" package="example.teahouse" text="\#(text)" bounds="[\#(x),\#(y)][\#(x + 300),\#(y + 60)]" \#(more)/>"#
  }

  private func field(
    _ content: String, at y: Int, hint: String = "", isFocused: Bool = false, isSecure: Bool = false,
    inside: String = ""
  ) -> String {
    #"<node class="android.widget.EditText" package="example.teahouse" text="\#(content)" hint="\#(hint)" clickable="true" focusable="true" focused="\#(isFocused)" password="\#(isSecure)" bounds="[40,\#(y)][1040,\#(y + 100)]">\#(inside)</node>"#
  }

  private func button(_ text: String, at y: Int) -> String {
    #"<node class="android.widget.Button" package="example.teahouse" text="\#(text)" clickable="true" focusable="true" bounds="[40,\#(y)][1040,\#(y + 100)]"/>"#
  }

  @Test func aFocusedFieldHidesNothingAboveIt() throws {
    let code = dump(
      text("Enter the code", at: 100) + text("We sent it to your phone", at: 200)
        + field("", at: 300, hint: "Code", isFocused: true) + button("Verify", at: 400))
    #expect(
      try played(code) == ["Enter the code", "We sent it to your phone", "Editing, Code, Edit box", "Verify, Button"])
    // The last of three fields has the focus, and nothing comes after it.
    let login = dump(
      text("Welcome back", at: 100) + field("ada", at: 200, hint: "Name")
        + field("•••", at: 300, hint: "Key", isFocused: true, isSecure: true))
    #expect(
      try played(login) == ["Welcome back", "ada, Edit box", "Editing, password, 3 characters, Edit box"])
    // Without the focus, nothing changes.
    let plain = dump(text("Teas", at: 100) + button("Order", at: 200))
    #expect(try played(plain) == ["Teas", "Order, Button"])
  }

  private let compose = "androidx.compose.ui.platform.ComposeView"

  @Test func theLabelInsideAFieldOfComposeIsSaidWithIt() throws {
    let screen = dump(
      field("15 minutes", at: 100, inside: text("Sync interval", at: 90))
        + field("", at: 300, isSecure: true, inside: text("Password", at: 290))
        + field("••••", at: 500, isSecure: true, inside: text("PIN of your card", at: 490)), in: compose)
    #expect(
      try heard(screen) == [
        "15 minutes, Edit box, Sync interval", "password, Edit box, Password",
        "password, 4 characters, Edit box, PIN of your card",
      ])
  }

  @Test func aTextAsLongAsThePasswordIsNotShown() throws {
    let screen = dump(
      field("•••••••••", at: 100, isSecure: true, inside: text("Quagga-77", at: 90)), in: compose)
    #expect(try heard(screen) == ["password, 9 characters, Edit box"])
    // Outside Compose, nothing inside a password field is its label.
    let view = dump(field("", at: 100, isSecure: true, inside: text("Quagga-77", at: 90)))
    #expect(try !heard(view).joined().contains("Quagga"))
  }

  @Test func aButtonInsideAFieldOfComposeStaysAStop() throws {
    let clear =
      #"<node class="android.view.View" package="example.teahouse" content-desc="Clear" clickable="true" focusable="true" bounds="[900,100][1000,200]"/>"#
    let screen = dump(field("oolong", at: 100, inside: text("Search", at: 90) + clear), in: compose)
    #expect(try heard(screen) == ["oolong, Edit box, Search", "Clear"])
  }

  @Test func theTopBarOfComposeIsHeardFirst() throws {
    let bar =
      #"<node class="android.view.View" package="example.teahouse" bounds="[0,60][1080,230]">"#
      + text("Wallets", at: 100)
      + #"<node class="android.view.View" package="example.teahouse" content-desc="Refresh" clickable="true" focusable="true" bounds="[940,80][1070,210]"/></node>"#
    let screen = dump(text("No wallets yet.", at: 1150) + bar, in: compose)
    #expect(try heard(screen) == ["Wallets", "Refresh", "No wallets yet."])
    // Views of Android itself keep the order of the dump.
    #expect(try heard(dump(text("No wallets yet.", at: 1150) + bar)) == ["No wallets yet.", "Wallets", "Refresh"])
    // A row is read from left to right, and two rows one after the other.
    let rows = dump(
      text("Three", at: 400) + text("Two", at: 210, x: 500) + text("One", at: 200) + text("Four", at: 400, x: 500),
      in: compose)
    #expect(try heard(rows) == ["One", "Two", "Three", "Four"])
    // A text as high as two rows belongs to the row that Compose placed first (androidx, `placedEntryRowOverlaps`).
    func tall(_ text: String) -> String {
      #"<node class="android.widget.TextView" package="example.teahouse" text="\#(text)" bounds="[40,100][340,400]"/>"#
    }
    let upper = text("Upper", at: 110, x: 500)
    let lower = text("Lower", at: 300, x: 500)
    #expect(try heard(dump(tall("Price") + upper + lower, in: compose)) == ["Price", "Upper", "Lower"])
    #expect(try heard(dump(lower + upper + tall("Price"), in: compose)) == ["Upper", "Price", "Lower"])
  }

  // MARK: iOS

  private func page(_ elements: String) -> String {
    """
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" label="Teahouse" x="0" y="0" width="390" height="844">
    <XCUIElementTypeWindow type="XCUIElementTypeWindow" x="0" y="0" width="390" height="844">\(elements)</XCUIElementTypeWindow>
    </XCUIElementTypeApplication></AppiumAUT>
    """
  }

  private func element(
    _ type: String, _ label: String?, at y: Int, value: String? = nil, size: (Int, Int) = (350, 40), x: Int = 20,
    more: String = #"enabled="true" visible="true""#, _ inside: String = ""
  ) -> String {
    let tag = "XCUIElementType" + type
    let texts = (label.map { "label=\"\($0)\" name=\"\($0)\" " } ?? "") + (value.map { "value=\"\($0)\" " } ?? "")
    return
      "<\(tag) type=\"\(tag)\" \(texts)\(more) x=\"\(x)\" y=\"\(y)\" width=\"\(size.0)\" height=\"\(size.1)\">\(inside)</\(tag)>\n"
  }

  private let exposed = #"enabled="true" visible="true" accessible="true""#
  private let notExposed = #"enabled="true" visible="true" accessible="false""#

  @Test func aWebPageOfTextsIsRead() throws {
    let texts = element("StaticText", "Terms", at: 100) + element("StaticText", "You agree to tea.", at: 200)
    #expect(
      try heard(page(element("WebView", "Terms of use", at: 0, size: (390, 844), texts))) == [
        "Terms", "You agree to tea.",
      ])
    let group = element("Other", nil, at: 90, texts)
    #expect(try heard(page(element("WebView", nil, at: 0, size: (390, 844), group))) == ["Terms", "You agree to tea."])
  }

  @Test func linksAndHeadingsOfAWebPageSaySo() throws {
    let heading = element(
      "Other", "Secure area", at: 100, value: "2", more: notExposed,
      element("StaticText", "Secure area", at: 100, value: "Secure area", more: exposed))
    let link = element(
      "Link", "Log out", at: 300, more: notExposed,
      element("StaticText", "Log out", at: 300, value: "Log out", more: exposed))
    let powered = element("StaticText", "Powered by", at: 200, value: "Powered by ", more: exposed)
    let web = element("WebView", nil, at: 0, size: (390, 844), more: notExposed, heading + powered + link)
    #expect(try heard(page(web)) == ["Secure area, heading level 2", "Powered by", "Log out, link"])
    // Outside a web page, a text beside a number is a text.
    #expect(try heard(page(heading + powered)) == ["Secure area", "Powered by"])
  }

  @Test func aRowWithALabelAndAButtonKeepsBoth() throws {
    let row = element(
      "Cell", "Example Bank, Accounts and cards", at: 80, size: (350, 100),
      element("Button", "Get", at: 90, size: (60, 60), x: 300))
    #expect(
      try heard(page(element("CollectionView", nil, at: 0, size: (390, 844), row))) == [
        "Example Bank, Accounts and cards", "Get, button",
      ])
    // The texts inside say the label, so it is not said again.
    let said = element(
      "Cell", "Oolong, fresh", at: 80, size: (350, 100),
      element("StaticText", "Oolong", at: 80) + element("StaticText", "fresh", at: 120)
        + element("Button", "Buy", at: 90, size: (60, 60), x: 300))
    #expect(try heard(page(said)) == ["Oolong", "Buy, button", "fresh"])
  }

  @Test func rowsOfSettingsAreOneStop() throws {
    let chevron = element(
      "Button", "chevron", at: 264, size: (12, 14), x: 358, more: #"enabled="false" visible="false""#)
    let row = element(
      "Cell", "One-Handed Keyboard", at: 249, value: "Off", size: (390, 44),
      element("StaticText", "One-Handed Keyboard", at: 261, size: (176, 21))
        + element("StaticText", "Off", at: 261, size: (25, 21), x: 326) + chevron)
    let toggle = element(
      "Cell", "Auto-Correction", at: 348, value: "0", size: (390, 45),
      element("StaticText", "Auto-Correction", at: 360, size: (124, 21))
        + element("Switch", "Auto-Correction", at: 355, value: "0", size: (51, 31), x: 319))
    #expect(
      try heard(page(element("Table", nil, at: 0, size: (390, 844), row + toggle))) == [
        "One-Handed Keyboard, Off, button", "Auto-Correction, switch button, off",
      ])
    // A switch without a name of its own is not the row.
    let unnamed = element(
      "Cell", nil, at: 348, size: (390, 45),
      element("StaticText", "Sounds", at: 360, size: (124, 21))
        + element("Switch", nil, at: 355, value: "1", size: (51, 31), x: 319))
    #expect(try heard(page(unnamed)) == ["Sounds", "switch button, on"])
  }

  @Test func scrollBarsAndTheStatusBarAreNoStops() throws {
    let bars =
      element("Other", "垂直滚动条, 1页", at: 64, value: "0%", size: (30, 600), x: 355)
      + element("Other", "Horizontal scroll bar, 2 pages", at: 800, value: "40%", size: (380, 30), x: 0)
    let screen = element(
      "ScrollView", nil, at: 0, size: (390, 844), element("Button", "下一步", at: 319) + bars)
    #expect(try heard(page(screen)) == ["下一步, button"])
    // A gauge in the app's own view is read.
    let gauge = element("Other", "Battery 1", at: 64, value: "40%", size: (300, 30))
    #expect(try heard(page(gauge)) == ["Battery 1, 40%"])
    let status =
      #"<XCUIElementTypeWindow type="XCUIElementTypeWindow" x="0" y="0" width="390" height="20">"#
      + element("Other", "9:41 AM", at: 0, size: (60, 20)) + "</XCUIElementTypeWindow>"
    let both = page(element("Button", "Order", at: 300)).replacing(
      "</XCUIElementTypeApplication>", with: status + "</XCUIElementTypeApplication>")
    #expect(try heard(both) == ["Order, button"])
  }

  @Test func aStatusBarOfAnotherProcessIsNoStop() throws {
    let list = """
      [{"type": "Application", "AXLabel": "Teahouse", "AXFrame": "{{0, 0}, {390, 844}}", "pid": 7, "children": [
        {"type": "StaticText", "AXLabel": "9:41", "AXFrame": "{{8, 22}, {45, 20}}", "pid": 3, "children": []},
        {"type": "Button", "AXLabel": "Order", "AXFrame": "{{8, 80}, {45, 20}}", "pid": 7, "children": []},
        {"type": "Button", "AXLabel": "Share", "AXFrame": "{{8, 700}, {45, 20}}", "pid": 3, "children": []}]}]
      """
    #expect(try heard(list) == ["Order, button", "Share, button"])
  }

  @Test func aPolicyIsATextAndNotAField() throws {
    let policy = "Our privacy policy changed on 28 April and applies from 25 May. Please read it."
    let screen = page(
      element("TextView", nil, at: 283, value: policy, size: (316, 145)) + element("Button", "Agree", at: 443))
    #expect(try heard(screen) == [policy, "Agree, button"])
    // A text view with a name, or with the keyboard below it, is a field.
    #expect(try heard(page(element("TextView", "Message", at: 283, value: policy)))[0].contains("text field"))
    let typing =
      element("TextView", nil, at: 283, value: policy)
      + element("Keyboard", nil, at: 500, size: (390, 340), element("Key", "q", at: 520))
    #expect(try heard(page(typing))[0].contains("text field"))
  }
}
