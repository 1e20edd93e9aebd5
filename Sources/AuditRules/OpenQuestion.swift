/// A question about the real screen reader that no test or recording has answered yet. The model assumes an answer.
package struct OpenQuestion: Sendable {
  package var id: String
  package var assumption: String
  /// The name of the setting that changes the assumed answer; nil if no setting does.
  package var setting: String?
  package var how: How
  package var instruction: String
  /// The ids of the audit rules whose findings depend on the answer.
  package var rules: [String]

  package enum How: String, Sendable, CaseIterable {
    case recorder = "by the recorder"
    case person = "by a person"
  }

  private init(
    _ id: String, _ assumption: String, setting: String? = nil, _ how: How, _ instruction: String, rules: [String] = []
  ) {
    (self.id, self.assumption, self.setting, self.how) = (id, assumption, setting, how)
    (self.instruction, self.rules) = (instruction, rules)
  }

  package static func behind(_ rule: String) -> [OpenQuestion] { all.filter { $0.rules.contains(rule) } }

  /// All open questions. Questions that the recorder can answer come first.
  package static let all: [OpenQuestion] = [
    .init(
      "Q1", "a text field without a label is spoken as its value and “text field”", .recorder,
      "record the screens `passcode`, `verification` and `row` of the app in Recorder/Fixture",
      rules: ["unnamed-text-field", "unnamed-group-of-fields"]),
    .init(
      "Q2", "when the cursor enters a group, the label of the group is spoken before the label of its first field",
      setting: "speakGroupLabels", .recorder, "record the screen `pin-code` of the app in Recorder/Fixture",
      rules: ["unnamed-group-of-fields"]),
    .init(
      "Q3", "a picture without a label is spoken as the name of its symbol and “image”", .recorder,
      "record the screen `passcode` of the app in Recorder/Fixture", rules: ["decorative-exposed"]),
    .init(
      "Q4", "the number of characters in a secure field is spoken, but not the characters", .recorder,
      "record a screen with a secure field that the app has filled", rules: ["masked-but-spoken"]),
    .init(
      "Q5",
      "states, positions and hints are spoken in the language of the screen reader, and only roles in the language of the app",
      setting: "roleWords", .recorder,
      "record an app in another language than the device, with a dimmed button and a switch"),
    .init(
      "Q6", "the words of the screen reader in languages other than English, German and Russian", .recorder,
      "record any screen in that language, and write its words to a file with `fidelity --learn`"),
    .init(
      "Q7", "the phrases for lists and landmarks are spoken after the kind of the element and before “2 of 3”",
      .recorder,
      "record a screen with a container of the type list"),
    .init(
      "Q8", "a disabled text is spoken with “dimmed” after its label", .recorder,
      "record a screen with a dimmed text"),
    .init(
      "Q9", "a swipe left on the first element makes the screen reader speak it again", .recorder,
      "in a test, call `moveBackward()` on the first element"),
    .init(
      "Q10", "if the value of a text field is a number, it is spoken as one number", setting: "valueReading", .person,
      "put the cursor on a field whose value is 482913, and listen", rules: ["value-read-as-number"]),
    .init(
      "Q11", "if the app moves the keyboard focus while a hardware keyboard is used, the new field is spoken",
      setting: "firstResponderChangeSpoken", .person,
      "type into a row of fields with a hardware keyboard, and write down what is spoken after each key",
      rules: ["focus-moved-silently", "auto-advance-unannounced", "announcement-duplicates-focus"]),
    .init(
      "Q12", "an announcement of the default priority cuts off the echo of a key", .person,
      "type into a field for which the app announces something at each key",
      rules: ["announcement-cuts-echo", "announcement-only-if-you-wait"]),
    .init(
      "Q13", "an announcement at the moment of a double tap is lost", setting: "announcementAtActivation", .person,
      "double tap on a button whose app announces something at once",
      rules: [
        "announcement-only-if-you-wait", "announcement-unheard", "completion-unannounced", "error-without-alert",
      ]),
    .init(
      "Q14", "the speech for an action waits until an announcement of high priority has ended",
      setting: "highPriorityYieldsToUser", .person,
      "swipe during a long announcement of high priority", rules: ["announcement-only-if-you-wait"]),
    .init(
      "Q15", "nothing is spoken when a text is pasted or a code is filled in", .person,
      "paste a code, and fill one in from a message",
      rules: ["content-changed-silently", "completion-unannounced", "input-lost"]),
    .init(
      "Q16", "a key typed into a secure field makes a click, and nothing is spoken", .person,
      "type into a secure field with the software keyboard", rules: ["submits-without-notice"]),
    .init(
      "Q17", "an announcement below high priority and the speech for an element interrupt each other",
      setting: "announcementDuringElement", .person,
      "swipe to an element while the app announces something every second",
      rules: ["announcement-only-if-you-wait", "announcement-unheard"]),
    .init(
      "Q18", "a notification of another app waits for other speech, and is spoken as the name of the app and the text",
      .person,
      "let a message arrive while a long label is being spoken"),
    .init(
      "Q19", "a hint is spoken 1.1 s after the speech for its element has ended", .person,
      "measure the pause in sound recordings with several speaking rates"),
    .init(
      "Q20", "when an alert or a sheet closes, the cursor returns to its previous element, which is spoken",
      setting: "cursorAfterAlert", .person,
      "close an alert and a sheet with their buttons, and write down what is spoken"),
    .init(
      "Q21", "positions such as “2 of 3” have VoiceOver's form, where UIKit's strings have another",
      setting: "positionForm", .person, "listen to a tab bar and a segmented control in Chinese, Japanese or Korean"),
    .init(
      "Q22", "an empty secure field is not called an empty password field", setting: "emptyPasswordField", .person,
      "put the cursor on an empty secure field"),
    .init(
      "Q23", "a dimmed element has the hint of the app, and none of the screen reader's own", setting: "dimmedHints",
      .person, "put the cursor on a dimmed switch and on a dimmed button, each with a hint of the app"),
    .init(
      "Q24", "a field of a web page has no hint about misspelled words before it is edited",
      setting: "misspelledWordsHint", .person, "put the cursor on an empty text field of a web page, and wait"),
    .init(
      "Q25", "coming back to the app, the cursor is on the element on which it was", setting: "cursorOnReturn", .person,
      "go to Messages while the cursor is on a text field, come back, and write down what is spoken"),
  ]
}
