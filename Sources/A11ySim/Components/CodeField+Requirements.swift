extension CodeField {
  /// The requirements that the component was built to satisfy. `Documentation.docc/CodeFieldRequirements.md` explains
  /// them in detail.
  static let requirements: [ComponentKind.Requirement] = [
    .init(
      "R1", "one name says what the code is for and how long it is, the visible label included",
      ["4.1.2", "3.3.2", "2.4.6", "2.5.3"], .transcript("Tests/Scenarios/code-field/flow.field.yaml")),
    .init(
      "R2", "one field with hidden boxes, or a named group whose fields say which of how many they are", ["1.3.1"],
      .tree("CodeField, the requirements")),
    .init(
      "R3", "the value can be read at any time, digit by digit; empty is said to be empty", ["4.1.2", "1.3.1"],
      .transcript("Tests/Scenarios/code-field/flow.field.yaml")),
    .init(
      "R4", "the label stays when the field is filled; what is drawn for a digit is never spoken", ["4.1.2", "3.3.2"],
      .tree("CodeField, the requirements")),
    .init(
      "R5", "hidden digits are counted, not spoken, unless the person shows them, and then that is said", ["4.1.2"],
      .transcript("Tests/Scenarios/code-field/flow.secure.yaml")),
    .init(
      "R6", "opening the screen moves nobody past heading and instructions", ["3.2.1", "2.4.3", "1.3.2"],
      .transcript("Tests/Scenarios/code-field/flow.field.yaml")),
    .init(
      "R7", "going on to the next digit is told beforehand, said once, changes no other digit and calls nobody back",
      ["3.2.2", "3.2.1"],
      .transcript("Tests/Scenarios/code-field/flow.boxes.yaml")),
    .init(
      "R8", "typing the last digit hands nothing in: there is a button", ["3.2.2", "4.1.3"],
      .transcript("Tests/Scenarios/code-field/flow.field.yaml")),
    .init(
      "R9", "a whole code can be pasted in any place, and typed, separators and all; what does not fit is reported",
      ["3.3.8", "3.3.1"], .tree("CodeField, the requirements")),
    .init(
      "R10", "one-time codes are offered and spread over all positions, and their arrival is said", ["3.3.8", "1.3.5"],
      .transcript("Tests/Scenarios/code-field/autofill.yaml")),
    .init(
      "R11", "Backspace deletes, then steps back; a digit typed over another replaces it; both are heard",
      ["2.1.1", "3.3.7"], .transcript("Tests/Scenarios/code-field/flow.boxes.yaml")),
    .init(
      "R12", "no correct digit is lost by focusing, tabbing or correcting another", ["3.3.7", "3.2.1"],
      .tree("CodeField, the requirements")),
    .init(
      "R13", "completion is a polite status, once, without the code, at most one for an act", ["4.1.3"],
      .transcript("Tests/Scenarios/code-field/flow.field.yaml")),
    .init(
      "R14", "an error is text, tied to the field, announced once without moving anybody, and kept until the next edit",
      ["3.3.1", "3.3.3", "4.1.3", "1.4.1"], .transcript("Tests/Scenarios/code-field/flow.field.yaml")),
    .init(
      "R15",
      "the app can clear the code, or fill in a part; that is announced, and typing begins at the first position",
      ["3.3.1", "2.4.3", "4.1.3"], .transcript("Tests/Scenarios/code-field/flow.boxes.yaml")),
    .init(
      "R16", "the helper text comes before the field, and is announced when it changes", ["1.3.2", "3.3.2"],
      .transcript("Tests/Scenarios/code-field/flow.field.yaml")),
    .init(
      "R17", "expiry is stated and warned about, a new code can be had, and that is announced",
      ["2.2.1", "4.1.3", "3.3.7"], .transcript("Tests/Scenarios/code-field/expired-and-resend.yaml")),
    .init(
      "R18", "attempts left and lock-out are announced; one activation is one attempt", ["3.3.1", "4.1.3"],
      .transcript("Tests/Scenarios/code-field/attempts.yaml")),
    .init(
      "R19", "rejected characters are reported; digits of any script are taken", ["3.3.1"],
      .transcript("Tests/Scenarios/code-field/left-out.yaml")),
    .init(
      "R20", "it can be used without touch: keyboard, Switch Control, Voice Control, braille; one tab stop, no trap",
      ["2.1.1", "2.1.2"],
      .notHere(
        "enter, correct and hand in a code with Full Keyboard Access, Switch Control, Voice Control (“Tap Verification "
          + "code”) and a braille display; tab in and out")),
    .init(
      "R21", "the active position is visible without colour or blinking, and not under the keyboard",
      ["2.4.7", "2.4.11", "1.4.11"],
      .notHere(
        "look for the active box in greyscale, with Increase Contrast, and on the smallest phone with the keyboard up")),
    .init(
      "R22", "targets are large enough; eight boxes reflow", ["2.5.8", "1.4.10", "1.4.4"],
      .notHere(
        "set the largest text size and the narrowest width: no horizontal scrolling, targets of 24 points at least")),
    .init("R23", "what is only decoration is hidden", ["1.1.1", "1.3.1"], .tree("CodeField, the requirements")),
    .init(
      "R24", "all wording is localised, plurals too; digits are in the interface's language and in the code's order",
      ["3.1.1", "3.1.2", "1.3.2"], .transcript("Tests/Scenarios/code-field/flow.languages.yaml")),
    .init(
      "R25", "busy and dimmed are exposed; nothing that holds the cursor is taken away", ["4.1.2", "2.4.3", "4.1.3"],
      .transcript("Tests/Scenarios/code-field/busy.yaml")),
    .init(
      "R26", "remembering or transcribing a code is not the only way in", ["3.3.8", "3.3.9"],
      .notHere("sign in with a link, a passkey or a call instead, with the screen reader on")),
    .init(
      "R27", "the code is in no log, and a hidden one in no transcript", [], .tree("CodeField, the requirements")),
  ]
}
