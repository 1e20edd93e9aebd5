import Simulation

extension CodeField {
  /// The requirements, which `Documentation.docc/CodeFieldRequirements.md` explains in detail.
  static let requirements: [ComponentKind.Requirement] = [
    .init(
      "R1", "the name says what the code is for and how long it is, and includes the visible label",
      ["4.1.2", "3.3.2", "2.4.6", "2.5.3"], .transcript("Tests/Scenarios/code-field/flow.field.yaml")),
    .init(
      "R2", "there is one field with hidden boxes, or a named group whose fields say their position and number",
      ["1.3.1"],
      .tree("CodeField, the requirements")),
    .init(
      "R3", "the value can be read at any time, digit by digit; an empty field is spoken as empty", ["4.1.2", "1.3.1"],
      .transcript("Tests/Scenarios/code-field/flow.field.yaml")),
    .init(
      "R4", "the label is spoken even if the field is filled; symbols drawn for digits are never spoken",
      ["4.1.2", "3.3.2"],
      .tree("CodeField, the requirements")),
    .init(
      "R5", "of hidden digits only the number is spoken; if the person shows them, this is announced", ["4.1.2"],
      .transcript("Tests/Scenarios/code-field/flow.secure.yaml")),
    .init(
      "R6", "opening the screen does not move the person past the heading and the instructions",
      ["3.2.1", "2.4.3", "1.3.2"],
      .transcript("Tests/Scenarios/code-field/flow.field.yaml")),
    .init(
      "R7",
      "a move to the next digit is explained beforehand and spoken once, changes no other digit and is not undone",
      ["3.2.2", "3.2.1"],
      .transcript("Tests/Scenarios/code-field/flow.boxes.yaml")),
    .init(
      "R8", "typing the last digit does not submit the code; a button does", ["3.2.2", "4.1.3"],
      .transcript("Tests/Scenarios/code-field/flow.field.yaml")),
    .init(
      "R9", "a whole code can be pasted into any field or typed, even with separators; what does not fit is reported",
      ["3.3.8", "3.3.1"], .tree("CodeField, the requirements")),
    .init(
      "R10",
      "one-time codes are suggested, are distributed over all positions, and are announced when they are filled in",
      ["3.3.8", "1.3.5"],
      .transcript("Tests/Scenarios/code-field/autofill.yaml")),
    .init(
      "R11", "the delete key deletes and then moves back; a digit typed over another replaces it; both are spoken",
      ["2.1.1", "3.3.7"], .transcript("Tests/Scenarios/code-field/flow.boxes.yaml")),
    .init(
      "R12", "no correct digit is lost when a field gets the focus or another digit is corrected", ["3.3.7", "3.2.1"],
      .tree("CodeField, the requirements")),
    .init(
      "R13", "completion is announced politely, without the code, and at most once per action", ["4.1.3"],
      .transcript("Tests/Scenarios/code-field/flow.field.yaml")),
    .init(
      "R14",
      "an error is a text, is part of the field, is announced once without moving the cursor, and stays until the next edit",
      ["3.3.1", "3.3.3", "4.1.3", "1.4.1"], .transcript("Tests/Scenarios/code-field/flow.field.yaml")),
    .init(
      "R15",
      "the app can clear the code or fill in a part of it; this is announced, and typing begins at the first position",
      ["3.3.1", "2.4.3", "4.1.3"], .transcript("Tests/Scenarios/code-field/flow.boxes.yaml")),
    .init(
      "R16", "the helper text comes before the field, and is announced when it changes", ["1.3.2", "3.3.2"],
      .transcript("Tests/Scenarios/code-field/flow.field.yaml")),
    .init(
      "R17", "the expiry is stated and a warning is given; the person can request a new code, and this is announced",
      ["2.2.1", "4.1.3", "3.3.7"], .transcript("Tests/Scenarios/code-field/expired-and-resend.yaml")),
    .init(
      "R18", "the number of attempts left and a lock-out are announced; one activation counts as one attempt",
      ["3.3.1", "4.1.3"],
      .transcript("Tests/Scenarios/code-field/attempts.yaml")),
    .init(
      "R19", "rejected characters are reported; digits of any script are accepted", ["3.3.1"],
      .transcript("Tests/Scenarios/code-field/left-out.yaml")),
    .init(
      "R20",
      "it can be used without touch: with a keyboard, Switch Control, Voice Control or braille; with one tab stop and no trap",
      ["2.1.1", "2.1.2"],
      .notHere(
        "enter, correct and submit a code with Full Keyboard Access, Switch Control, Voice Control (“Tap Verification "
          + "code”) and a braille display; tab in and out")),
    .init(
      "R21", "the active position is visible without colour or blinking, and not under the keyboard",
      ["2.4.7", "2.4.11", "1.4.11"],
      .notHere(
        "look for the active box in greyscale, with Increase Contrast, and on the smallest phone with the keyboard up")),
    .init(
      "R22", "touch targets are large enough; eight boxes wrap on a narrow screen", ["2.5.8", "1.4.10", "1.4.4"],
      .notHere(
        "set the largest text size and the narrowest width: no horizontal scrolling, targets of 24 points at least")),
    .init("R23", "purely decorative elements are hidden", ["1.1.1", "1.3.1"], .tree("CodeField, the requirements")),
    .init(
      "R24",
      "all wording is localised, including plurals; digits are spoken in the language of the interface and in the order of the code",
      ["3.1.1", "3.1.2", "1.3.2"], .transcript("Tests/Scenarios/code-field/flow.languages.yaml")),
    .init(
      "R25", "the states busy and dimmed are exposed; an element with the cursor is never removed",
      ["4.1.2", "2.4.3", "4.1.3"],
      .transcript("Tests/Scenarios/code-field/busy.yaml")),
    .init(
      "R26", "the person can sign in without remembering or copying a code", ["3.3.8", "3.3.9"],
      .notHere("sign in with a link, a passkey or a call instead, with the screen reader on")),
    .init(
      "R27", "no log contains the code, and no transcript contains a hidden code", [],
      .tree("CodeField, the requirements")),
  ]
}
