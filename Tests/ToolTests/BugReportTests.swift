import TestSupport
import Testing

/// What people with a screen reader have reported in public, each as a small scenario made from the text of the report:
/// the first screen of a report names it, and the audit or the test finds it.
@Suite("Public bug reports", .timeLimited) struct BugReportTests {
  struct BugReport: Sendable, CustomTestStringConvertible {
    /// The repository and the number of the issue or pull request on GitHub.
    var source: String
    var reader: String
    var scenario: String
    /// The rule of the audit that finds it; nil if the scenario's own expectation does.
    var rule: String?
    var headline: String
    var testDescription: String { source }
  }

  static let reports = [
    BugReport(
      source: "wordpress-mobile/WordPress-iOS 5421", reader: "voiceover",
      scenario: """
        screen:
          - secureTextField: { label: Password, id: password }
          - button: { label: Sign In, id: signIn }
          - group: { id: overlay, hidden: true, children: [ { text: Sorry, id: title }, { button: { label: Got it, id: gotIt } } ] }
        when: { signIn.activated: [ { set: { overlay: { hidden: false } } } ] }
        steps: [ appear, { touch: signIn }, doubleTap, { wait: 3s } ]
        """, rule: "status-text-unannounced",
      headline: "On a double tap on “signIn”, “Sorry” appeared, and nothing said so"),
    BugReport(
      source: "nammayatri/nammayatri 2890", reader: "talkback",
      scenario: """
        screen: [ { textField: { label: Code, id: code, maxLength: 4 } }, { text: Wrong OTP, id: error, hidden: true } ]
        when: { code.value: [ { if: { code.value: { length: { min: 4 } } }, then: [ { announce: Max length reached }, { set: { error: { hidden: false } } } ] } ] }
        steps: [ appear, { touch: code }, doubleTap, { type: 4829 }, { wait: 3s } ]
        """, rule: "status-text-unannounced",
      headline: "When “9” was typed in “code”, “Wrong OTP” appeared, and nothing said so"),
    BugReport(
      source: "material-components/material-components-ios 7625", reader: "voiceover",
      scenario: """
        screen: [ { textField: { label: Name, id: name } } ]
        when: { name.value: [ { announce: 9 characters remaining }, { wait: 0.3s }, { announce: "Error, only letters are allowed" } ] }
        steps: [ appear, { touch: name }, doubleTap, { type: " " }, { wait: 5s } ]
        """, rule: "announcement-unheard",
      headline: "The announcement “9 characters remaining” was never heard"),
    BugReport(
      source: "jverdi/JVFloatLabeledTextField 42", reader: "voiceover",
      scenario: """
        screen: [ { textField: { placeholder: Title, id: title } } ]
        steps: [ appear, doubleTap, { type: Lamp }, { touch: title } ]
        """, rule: "unnamed-text-field",
      headline: "“title” has no name; it only has the placeholder “Title” while it is empty"),
    BugReport(
      source: "element-hq/element-ios 7522", reader: "voiceover",
      scenario: """
        device: { size: [390, 844] }
        screen:
          - button: { label: "Ada, see you at noon", id: chat, frame: [0, 200, 390, 80] }
          - group:
              id: pin
              frame: [0, 0, 390, 844]
              children: [ { heading: { label: Enter PIN, frame: [0, 120, 390, 40] } }, { button: { label: "1", id: one, frame: [0, 190, 390, 90] } } ]
        steps: [ appear, { swipe: right } ]
        """, rule: "reachable-under-cover",
      headline: "The cursor stops at “chat”, which lies under “pin”"),
    BugReport(
      source: "blockchain/unused-My-Wallet-iPhone 35", reader: "voiceover",
      scenario: """
        screen:
          - text: Create a PIN
          - group: { id: pad, label: Keypad, childBehavior: ignore, children: [ { button: { label: "1", id: one } } ] }
        when: { one.activated: [ { announce: 1 digit } ] }
        steps: [ appear, { swipe: right } ]
        """, rule: "unreachable-control",
      headline: "The app reacts to a double tap on “one”, but the cursor cannot reach it"),
    BugReport(
      source: "google/google-authenticator 251", reader: "voiceover",
      scenario: """
        screen: [ { button: { label: Code, drawn: "482 913", id: code } } ]
        steps: [ appear ]
        """, rule: "label-not-in-name", headline: "“code” shows the text “482 913”, but its name is “Code”"),
    BugReport(
      source: "bitwarden/mobile 1916", reader: "talkback",
      scenario: """
        screen: [ { secureTextField: { label: Vault password, id: password } }, { button: { label: Toggle visibility, id: eye } } ]
        when: { eye.activated: [ { set: { password: { secure: false } } } ] }
        steps: [ appear, { touch: password }, doubleTap, { type: lamp-77 }, { touch: eye }, doubleTap, { wait: 2s }, { touch: eye } ]
        """, rule: "reveal-unannounced",
      headline: "On a double tap on “eye”, the text of “password” was shown, and nothing said so"),
    BugReport(
      source: "Expensify/App 77458", reader: "talkback",
      scenario: """
        screen: [ { button: { label: Back, id: back } }, { heading: Verify your address }, { textField: { label: "Code, 6 digits", id: code } } ]
        when: { code.focus: [ { post: { accessibilityFocus: back } } ] }
        steps: [ appear, { touch: code }, doubleTap, { wait: 2s } ]
        """, rule: "focus-not-where-asked",
      headline: "On a double tap on “code”, the app moved the cursor away to “back”"),
    BugReport(
      source: "material-components/material-components-ios 4893", reader: "voiceover",
      scenario: """
        screen: [ { textField: { label: Create username, id: user } } ]
        when: { user.value: [ { post: { screenChanged: user } } ] }
        steps: [ appear, doubleTap, { expect: { contains: Create username } }, { type: f }, { wait: 2s }, { expect: { never: Create username, since: lastExpect } } ]
        """, rule: nil,
      headline: "“Create username” must not be heard, but was: “Create username, f, text field, is editing”"),
  ]

  @Test(arguments: reports) func isTold(report: BugReport) throws {
    let folder = TemporaryFolder()
    let file = try folder.file("report.yaml", report.scenario)
    let page = try folder.place(for: "report.html")
    let made = try Tool.run("report", file, "--reader", report.reader, "--no-sound", "-o", page)
    #expect(made.status == 0, "\(made.errors)")
    let html = String(decoding: folder.bytes("report.html") ?? [], as: UTF8.self)
    let start = try #require(html.firstRange(of: "<h1>")).upperBound
    #expect(html[start...].hasPrefix(report.headline), "\(html[start...].prefix(300))")
    if let rule = report.rule {
      let audit = try Tool.run("audit", file, "--reader", report.reader)
      #expect(audit.output.contains("note: \(rule)"), "\(audit.output)")
    } else {
      #expect(try Tool.run("test", file, "--reader", report.reader).status == 1)
    }
  }
}
