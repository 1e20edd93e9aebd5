extension OUDSPinCodeInput {
  /// The description of this component's kind, which includes the Android and Flutter forms: its id and parameters in
  /// scenario files, its known defects, and a function that creates the component.
  public static let kind = ComponentKind(
    id: "ouds-pin-code-input",
    summary: "Orange's OUDS PIN code input: for iOS, one text field per digit; also as it is for Android and Flutter",
    source:
      "Orange-OpenSource/ouds-ios (source of 0, 3.0-beta and 3.0 read; 1.4 from its source at about that time, its changelog "
      + "and issues; 3.2 and 3.3 from their release notes), ouds-android at 35cb5510 (29 June 2026) and ouds-flutter at "
      + "7061bca3 (19 June 2026), source read",
    versions: Version.allCases.map(\.rawValue),
    parameters: [
      .init(
        "platform", .choice(["ios", "android", "flutter"]), default: "ios",
        "which sibling; VoiceOver reads only that for iOS"),
      .init("length", .choice(["4", "6", "8"]), default: "6", settable: true, "how many digits"),
      .init("helperText", .text, settable: true, "a text after the fields, replaced by an error"),
      .init(
        "richHelperText", .text, settable: true,
        "the same with **strong** and <u>underlined</u> parts; the documentation forbids the latter"),
      .init(
        "helperVisibility", .choice(HelperVisibility.allCases.map(\.rawValue)), default: "always",
        "whether the helper text is there only while a field has the keyboard focus; iOS"),
      .init("error", .text, settable: true, "the error message; empty removes it"),
      .init("richError", .text, settable: true, "the same with **strong** and <u>underlined</u> parts"),
      .init("outlined", .flag, default: "false", "boxes with an outline; drawn only"),
      .init(
        "showsDigits", .flag, default: "false",
        "digits are drawn rather than bullets; iOS since 3.2, and Flutter, which then also speaks them"),
      .init(
        "inScrollView", .flag, default: "false",
        "the app put it into a horizontal scroll view, as is advised for eight digits; drawn only; iOS"),
      .init(
        "autofocus", .flag, default: "false",
        "whether the first empty field takes the keyboard focus on appearing; iOS since 1.4"),
      .init(
        "value", .text, settable: true,
        "digits the fields start with; on iOS later changes are ignored, and version 0 never reads it"),
      .init(
        "pasteOffered", .flag, default: "false", settable: true,
        "after a long press on the field a button “Paste” is there; Android"),
      .init(
        "blocksDeletion", .flag, default: "false",
        "open: whether 1.4 keeps the focus where it is on deletion too while VoiceOver runs"),
      .init(
        "speaksHiddenDigits", .flag, default: "true",
        "open: whether digits drawn as bullets are spoken all the same since 3.2"),
      .init(
        "errorPriority", .choice(["high", "default", "low"]), default: "default",
        "open: how urgently 3.3 announces an error"),
    ],
    inputs: [
      "version: that of iOS; the siblings are snapshots and take no notice of it",
      "appear: with autofocus, the first empty field takes the focus in the next run loop (1.4: not with VoiceOver; 0: the "
        + "first field, always)",
      "focus by a double tap: 0 takes the focus on to the first empty field, or to the last",
      "type, paste, autofill: anything but numbers is ignored; the rest goes into the fields once 50 ms have passed in which "
        + "nothing else arrived; what does not fit is dropped (0: at once, and all but the first digit is dropped)",
      "delete: clears the field; in an empty field clears the one before and moves there",
      "set error, helperText, richError, richHelperText: the text after the fields",
      "set value: ignored; set length: new fields, filled from the app's value (before 3.0 they are not made anew, and more of "
        + "them is a crash)",
      "Android: one digit replaces the one before the caret, more begin anew from the first cell; delete leaves a hyphen, and "
        + "on a hyphen clears the cell before; touch a cell to put the caret behind it",
      "Flutter: the text field that is edited is hidden: touch it, for the row that hands its taps on to it",
    ],
    defects: [
      .init(
        "D-1", "after it was created, the app cannot change what is in the fields",
        "after a wrong code the fields stay filled: the digits have to be deleted one by one, with a field's name each time",
        ["3.3.7", "3.3.1"]),
      .init(
        "D-2", "until 3.2 an error belongs to no field, and nothing announces it",
        "the message stands silently behind the last field; after a complete code no field is being edited and the cursor is "
          + "elsewhere", ["3.3.1", "4.1.3"]),
      .init(
        "D-3", "the helper text comes after the fields and gives way to an error",
        "the instruction is heard after the last field only, and is gone when it is needed most", ["3.3.2", "1.3.2"]),
      .init(
        "D-4", "in every version that was read, no field says that it takes a one-time code",
        "the code that was sent may not be offered, though the documentation says that it is", ["3.3.8"]),
      .init(
        "D-5",
        "what is pasted or filled in begins at the field being edited, and what does not fit is dropped; version 0 "
          + "keeps one digit only",
        "pasted in the 4th field, the first three digits are in fields 4 to 6, and nothing tells of the others",
        ["3.3.8", "3.3.1"]),
      .init(
        "D-6",
        "that the code is complete is not announced; nor is, with the last field filled, that an earlier one is empty: "
          + "3.0 and later say the last field's name again, earlier versions nothing",
        "the keyboard goes away without a word, or stays without telling which digit is missing", ["4.1.3", "3.3.1"]),
      .init(
        "D-7",
        "since 3.0-beta the announcement after a digit is a field's name without content or total, at high priority, "
          + "and comes besides what VoiceOver says of the new field itself",
        "the echo of the key is cut off, and with a hardware keyboard the field is named twice", ["4.1.3"]),
      .init(
        "D-8", "in 3.0-beta every cell that a paste fills announces the one after it",
        "“2nd digit, 3rd digit, 4th digit” are heard while the focus is in the 4th field already", ["4.1.3"]),
      .init(
        "D-9", "since 1.4 the digits are drawn as bullets and exposed in clear, and no setting changes that",
        "a secret PIN is read aloud to everybody near; for a code that is used once it is the right choice"),
      .init(
        "D-10",
        "the focus moves on after each digit, and nothing has warned of it; in 1.4 it does not while VoiceOver runs",
        "the person is in the next field without having gone there; the auditors accepted it once it was announced",
        ["3.2.2"]),
      .init(
        "D-11", "since 1.4 a full code is complete again as soon as one digit is replaced",
        "correcting the 3rd digit closes the keyboard before the 4th can be corrected", ["3.2.2"]),
      .init(
        "D-12", "the app's value is empty while the code is incomplete, and a value that is too long stays as it is",
        "an app cannot tell how many digits are there, so neither can it say so"),
      .init(
        "D-13", "whatever counts as a number in Unicode is taken: ½, ٣, Ⅷ",
        "“One half” is read as a digit and sent as part of the code", ["3.3.1"]),
      .init(
        "D-14", "since 1.4 a value that is longer than the fields is written to the log",
        "nothing is heard; the code stands where others can read it"),
      .init(
        "D-15", "letters are ignored, and nothing says so",
        "the key is echoed as if it had been entered, and nothing happens", ["3.3.1"]),
      .init(
        "D-16",
        "since 3.0-beta the group is there while VoiceOver runs, also for those who use Full Keyboard Access with it",
        "with both, the keyboard cannot reach the fields in the group", ["2.1.1"]),
      .init(
        "D-17", "eight fields do not fit a narrow screen; the advice is a horizontal scroll view",
        "fields are out of sight until somebody scrolls to them", ["1.4.10"]),
      .init(
        "D-18",
        "since 3.0-beta the autofocus works while VoiceOver runs, though the documentation says that it does not",
        "the cursor is taken past the heading; who tests by the documentation tests for the wrong thing"),
      .init(
        "D-19", "since 1.4 text that does not come by way of the field's delegate may be swallowed",
        "some ways of entering text by assistive technology may have no effect; none was tried", ["2.1.1"]),
      .init(
        "D-20",
        "in 1.4 without VoiceOver, and in 3.0-beta, the observers of the cells move the focus back to earlier fields after an "
          + "insertion",
        "the focus jumps back over a field before it goes on, as somebody who types fast saw it", ["3.2.1"]),
    ],
    unconfirmed: [
      "0: that the field's own text, bullet or hyphen, is its value; what a letter does to a filled field; that a double tap "
        + "and the tab key are taken on to the first empty field as a finger's tap is",
      "1.4: that the focus does not advance while VoiceOver runs is reported, the state of the source that has it was not read; "
        + "that deletion goes back to the field before all the same (parameter blocksDeletion), and that completion closes "
        + "the keyboard",
      "before 3.0: that every move of the focus by the observers of the cells reaches the text fields",
      "3.0 and later: whether the fields that a new length makes ask for the autofocus again; modelled as not asking",
      "3.2: what showing the digits is called, and that it changes nothing of what is exposed",
      "3.3: wording, priority and moment of the vocalised error; modelled as the message, default priority, when it is set",
      "3.3: whether the error is tied to the fields or their group; modelled as until 3.2, as a text that belongs to none",
      "3.3: its skeleton, of which nothing is known but that it is there: not modelled",
      "helperVisibility: of the design guidelines; the initialisers have no such parameter",
      "inScrollView: what VoiceOver says of fields that are out of sight, and how it scrolls to them: not modelled",
      "Android: where the caret is after all the text was selected and deleted",
      "Flutter: that several characters at once are the paste of the row's long press",
      "Flutter: each cell is a live region in its source, which the model does not know: whatever is spoken because the "
        + "content of a cell changed is missing",
      "Android and Flutter: how TalkBack reads them: without a screen reader only tree, effects and announcements are known",
    ],
    accepts: { parameters in
      switch (parameters["platform"], parameters["version"]) {
      case ("flutter", _): .digits
      // The Android field accepts any value from the app. The fields of version 0 contain the drawn text.
      case ("android", _), (_, Version.v0.rawValue): .anything
      // Since 3.2, the fields contain bullets if `speaksHiddenDigits` is false.
      default: parameters["speaksHiddenDigits"] == "false" ? .anything : .numbers
      }
    },
    parts: { parameters in
      let count = Int(parameters["length"] ?? "") ?? 6
      let cells = (1...count).map(String.init)
      return switch parameters["platform"] {
      // The app can change the length later. To find the new ids, the parser calls this function with the new length
      // only, so the platform is then unknown. So the list has the cells of every possible length.
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
      // The components for Android and Flutter do not support rich text, so only the plain text is used.
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
