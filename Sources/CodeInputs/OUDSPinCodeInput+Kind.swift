import AccessibilityModel
import Simulation

extension OUDSPinCodeInput {
  /// The kind of the component, including the variants for Android and Flutter.
  public static let kind = ComponentKind(
    id: "ouds-pin-code-input",
    summary:
      "the PIN code input of Orange's OUDS: for iOS with one text field per digit; also in its forms for Android and Flutter",
    source:
      "Orange-OpenSource/ouds-ios (source of 0, 3.0-beta and 3.0 read; 1.4 from its source at about that time, its changelog "
      + "and issues; 3.2 and 3.3 from their release notes), ouds-android at 35cb5510 (29 June 2026) and ouds-flutter at "
      + "7061bca3 (19 June 2026), source read",
    versions: Version.allCases.map(\.rawValue),
    parameters: [
      .init(
        "platform", .choice(["ios", "android", "flutter"]), default: "ios",
        "the platform whose form is used; VoiceOver reads only the form for iOS"),
      .init("length", .choice(["4", "6", "8"]), default: "6", settable: true, "how many digits"),
      .init("helperText", .text, settable: true, "a text after the fields, which an error replaces"),
      .init(
        "richHelperText", .text, settable: true,
        "the helper text with **strong** and <u>underlined</u> parts; the documentation forbids underlined parts"),
      .init(
        "helperVisibility", .choice(HelperVisibility.allCases.map(\.rawValue)), default: "always",
        "when the helper text is shown: always, or only while a field has the keyboard focus; iOS"),
      .init("error", .text, settable: true, "the error message; empty removes it"),
      .init("richError", .text, settable: true, "the error message with **strong** and <u>underlined</u> parts"),
      .init("outlined", .flag, default: "false", "whether the boxes have an outline; only visible"),
      .init(
        "showsDigits", .flag, default: "false",
        "whether digits are drawn instead of bullets; iOS since 3.2, and Flutter, where they are then also spoken"),
      .init(
        "inScrollView", .flag, default: "false",
        "whether the app puts it into a horizontal scroll view, as is advised for eight digits; only visible; iOS"),
      .init(
        "autofocus", .flag, default: "false",
        "whether the first empty field takes the keyboard focus when it appears; iOS since 1.4"),
      .init(
        "value", .text, settable: true,
        "the initial digits; on iOS later changes are ignored, and version 0 ignores the value completely"),
      .init(
        "pasteOffered", .flag, default: "false", settable: true,
        "whether a long press on the field has shown a button “Paste”; Android"),
      .init(
        "blocksDeletion", .flag, default: "false",
        "not known: whether 1.4 also keeps the focus after a deletion while VoiceOver runs"),
      .init(
        "speaksHiddenDigits", .flag, default: "true",
        "not known: whether digits that are drawn as bullets are still spoken since 3.2"),
      .init(
        "errorPriority", .choice(["high", "default", "low"]), default: "default",
        "not known: the priority with which 3.3 announces an error"),
    ],
    inputs: [
      "version: the version for iOS; the forms for Android and Flutter ignore it",
      "appear: with autofocus, the first empty field takes the focus in the next run loop (1.4: not with VoiceOver; 0: always the "
        + "first field)",
      "focus by a double tap: version 0 moves the focus to the first empty field, or else to the last field",
      "type, paste, autofill: only numbers are accepted; they go into the fields after 50 ms in which "
        + "nothing else was entered; what does not fit is lost (0: at once, and all but the first digit are lost)",
      "delete: clears the field; in an empty field, clears the previous field and moves there",
      "set error, helperText, richError, richHelperText: changes the text after the fields",
      "set value: ignored; set length: makes new fields, filled from the value of the app (before 3.0 no new fields are made, so "
        + "a larger length is a crash)",
      "Android: one digit replaces the digit before the insertion point, several digits begin again at the first cell; delete leaves a hyphen, and "
        + "after a hyphen it clears the previous cell; touching a cell puts the insertion point after it",
      "Flutter: the text field that is edited is hidden; a `touch` step on it simulates a tap on the row, which goes to this field",
    ],
    defects: [
      .init(
        "D-1", "after the input has been created, the app cannot change the content of the fields",
        "after a wrong code the fields stay filled; you delete the digits one by one, and hear the name of a field each time",
        ["3.3.7", "3.3.1"]),
      .init(
        "D-2", "until 3.2 an error is not part of a field and is not announced",
        "the message appears silently after the last field; after a complete code no field is being edited, and the cursor is "
          + "elsewhere", ["3.3.1", "4.1.3"]),
      .init(
        "D-3", "the helper text comes after the fields, and an error replaces it",
        "you hear the instruction only after the last field, and it disappears when you need it most",
        ["3.3.2", "1.3.2"]),
      .init(
        "D-4", "in every version that was read, no field declares that it takes a one-time code",
        "the code that was sent may not be suggested, although the documentation says that it is", ["3.3.8"]),
      .init(
        "D-5",
        "a pasted or filled-in code begins at the edited field, and digits that do not fit are lost; version 0 "
          + "keeps only one digit",
        "after a paste into the 4th field, fields 4 to 6 contain the first three digits, and nothing says that the others are lost",
        ["3.3.8", "3.3.1"]),
      .init(
        "D-6",
        "nothing announces that the code is complete, or that an earlier field is empty when the last one is filled: "
          + "3.0 and later announce the name of the last field again, earlier versions nothing",
        "the keyboard closes silently, or stays without telling you which digit is missing", ["4.1.3", "3.3.1"]),
      .init(
        "D-7",
        "since 3.0-beta the announcement after a digit is the name of a field without its content or the total, with high priority, "
          + "in addition to the speech of VoiceOver for the new field",
        "the echo of the key is cut off, and with a hardware keyboard you hear the field twice", ["4.1.3"]),
      .init(
        "D-8", "in 3.0-beta every cell that a paste fills announces the next cell",
        "you hear “2nd digit, 3rd digit, 4th digit” although the focus is already in the 4th field", ["4.1.3"]),
      .init(
        "D-9", "since 1.4 the digits are drawn as bullets but exposed as digits, and no setting changes that",
        "everybody nearby can hear a secret PIN; for a one-time code it is the right choice"),
      .init(
        "D-10",
        "the focus moves on after each digit without a warning; in 1.4 it does not while VoiceOver runs",
        "you are in the next field although you did not go there; the auditors accepted this after it was announced",
        ["3.2.2"]),
      .init(
        "D-11", "since 1.4 replacing one digit of a full code submits it again",
        "correcting the 3rd digit closes the keyboard before the 4th can be corrected", ["3.2.2"]),
      .init(
        "D-12", "the app gets an empty value while the code is incomplete, and keeps a value that is too long",
        "the app does not know how many digits were entered, so it cannot announce their number"),
      .init(
        "D-13", "every character that is a number in Unicode is accepted: ½, ٣, Ⅷ",
        "“one half” is spoken like a digit and sent as part of the code", ["3.3.1"]),
      .init(
        "D-14", "since 1.4 a value with more digits than fields is written to the log",
        "you hear nothing; others can read the code in the log"),
      .init(
        "D-15", "letters are ignored, and nothing says so",
        "you hear the key as if it had been entered, but nothing happens", ["3.3.1"]),
      .init(
        "D-16",
        "since 3.0-beta the fields are in a group while VoiceOver runs, even if Full Keyboard Access is used with it",
        "with both, you cannot reach the fields in the group with the keyboard", ["2.1.1"]),
      .init(
        "D-17", "eight fields do not fit on a narrow screen; the documentation advises a horizontal scroll view",
        "some fields are not visible until you scroll to them", ["1.4.10"]),
      .init(
        "D-18",
        "since 3.0-beta the autofocus works while VoiceOver runs, although the documentation says that it does not",
        "the cursor skips the heading; testers who rely on the documentation expect something else"),
      .init(
        "D-19", "since 1.4 text that does not reach the field through its delegate may be lost",
        "some ways to enter text with assistive technology may have no effect; none was tried", ["2.1.1"]),
      .init(
        "D-20",
        "in 1.4 without VoiceOver, and in 3.0-beta, the observers of the cells move the focus back to earlier fields after an "
          + "insertion",
        "the focus jumps back over a field before it moves on; a person who typed fast saw this", ["3.2.1"]),
    ],
    unconfirmed: [
      "0: whether the drawn text of a field (a bullet or a hyphen) is its value; the effect of a letter on a filled field; whether a "
        + "double tap and the tab key move the focus to the first empty field, as a tap without a screen reader does",
      "1.4: the focus is reported not to move on while VoiceOver runs, but this state of the source was not read; also unknown: "
        + "whether a deletion still moves the focus to the previous field (parameter blocksDeletion), and whether completion closes "
        + "the keyboard",
      "before 3.0: whether every move of the focus that the observers of the cells request reaches the text fields",
      "3.0 and later: whether the new fields after a change of the length request the autofocus again; modelled without such a request",
      "3.2: the name of the parameter that shows the digits, and whether it changes what is exposed; modelled without such a change",
      "3.3: the wording, priority and time of the announcement of an error; modelled as the message with default priority, when the error is set",
      "3.3: whether the error is part of the fields or of their group; modelled as a separate text, as until 3.2",
      "3.3: the skeleton (a placeholder while the app loads): only its existence is known, so it is not modelled",
      "helperVisibility: the design guidelines mention it, but the initialisers have no such parameter",
      "inScrollView: the speech of VoiceOver for fields outside the visible area, and how it scrolls to them; not modelled",
      "Android: the position of the insertion point after all text was selected and deleted",
      "Flutter: whether several characters at once can only come from the paste command of the row's long press; modelled so",
      "Flutter: in the source, each cell is a live region; the model lacks this, so speech about a changed cell is missing",
      "Android and Flutter: the speech of TalkBack; only the tree, the effects and the announcements are known",
    ],
    accepts: { parameters in
      switch (parameters["platform"], parameters["version"]) {
      case ("flutter", _): .digits
      // The Android field accepts any value from the app. The fields of version 0 contain the drawn text, such as `-`
      // or `●`.
      case ("android", _), (_, Version.v0.rawValue): .anything
      // Since 3.2, the fields contain bullets if `speaksHiddenDigits` is false.
      default: parameters["speaksHiddenDigits"] == "false" ? .anything : .numbers
      }
    },
    parts: { parameters in
      let count = Int(parameters["length"] ?? "") ?? 6
      let cells = (1...count).map(String.init)
      return switch parameters["platform"] {
      // The app can change the length later. The parser then calls this function without the platform, and the result
      // lacks the Android cells. The list for Android therefore always has all eight cells.
      case "android": ["1"] + (1...8).map { "cell\($0)" } + ["helper", "error", "paste"]
      case "flutter": cells + ["group", "field", "helper", "error"]
      default: cells + ["group", "helper", "error"]
      }
    },
    make: { parameters in
      let length = parameters["length"].flatMap(Int.init).flatMap(Length.init) ?? .six
      let isOutlined = parameters["outlined"] == "true"
      let showsDigits = parameters["showsDigits"] == "true"
      let value = parameters["value"] ?? ""
      // The components for Android and Flutter do not support rich text.
      func plain(_ name: String, or rich: String) -> String? {
        parameters[rich].map { RichText(marked: $0).plain } ?? parameters[name]
      }
      switch parameters["platform"] {
      case "android":
        return OUDSPinCodeInputAndroid(
          length: length, helperText: plain("helperText", or: "richHelperText"), error: plain("error", or: "richError"),
          isOutlined: isOutlined, value: value, isPasteOffered: parameters["pasteOffered"] == "true")
      case "flutter":
        return OUDSPinCodeInputFlutter(
          length: length, helperText: plain("helperText", or: "richHelperText"), error: plain("error", or: "richError"),
          isOutlined: isOutlined, showsDigits: showsDigits, value: value)
      default:
        var assumptions = Assumptions()
        assumptions.blocksDeletion = parameters["blocksDeletion"] == "true"
        assumptions.speaksHiddenDigits = parameters["speaksHiddenDigits"] != "false"
        assumptions.errorPriority = parameters["errorPriority"].flatMap(Announcement.Priority.init) ?? .default
        return OUDSPinCodeInput(
          length: length, version: parameters["version"].flatMap(Version.init) ?? .v3_3,
          helperText: parameters["helperText"], error: parameters["error"], isOutlined: isOutlined,
          autofocus: parameters["autofocus"] == "true", value: value, showsDigits: showsDigits,
          richHelperText: parameters["richHelperText"], richError: parameters["richError"],
          helperVisibility: parameters["helperVisibility"].flatMap(HelperVisibility.init) ?? .always,
          isInScrollView: parameters["inScrollView"] == "true", assumptions: assumptions)
      }
    }
  )
}

extension OUDSPinCodeInput {
  /// The strings of the modelled components.
  public var phrases: PhraseCatalogue? { .components }
}
