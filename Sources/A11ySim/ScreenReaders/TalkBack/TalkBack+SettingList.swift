extension TalkBack.Settings {
  /// Every setting of TalkBack, in the order in which settings are listed.
  static let entries: [SettingEntry<Self>] = [
    flag(\.hints, "hints", "TalkBack › Verbosity › Speak usage hints", .documented, "whether hints are spoken"),
    choice(
      \.descriptionOrder, "descriptionOrder", "TalkBack › Verbosity › Description order", .documented,
      "the order of state, name and type"),
    flag(
      \.containerInfo, "containerInfo", "TalkBack › Verbosity › Speak container info", .documented,
      "whether positions in lists and grids, and entering and leaving them, are said"),
    flag(
      \.alwaysSpeakListCount, "alwaysSpeakListCount", "TalkBack › Verbosity › Always speak number of list items",
      .documented, "whether the position of a list is said for every scroll, not only for TalkBack's own"),
    flag(
      \.elementType, "elementType", "TalkBack › Verbosity › Speak element type", .documented,
      "whether the type of an element is said, as in “Button”"),
    flag(
      \.windowNames, "windowNames", "TalkBack › Verbosity › Speak window names", .documented,
      "whether the name of a system window that the finger enters is said, such as the keyboard's"),
    flag(
      \.pitchChanges, "pitchChanges", "TalkBack › Verbosity › Use pitch changes", .documented,
      "whether deletions, replacements, scroll positions and capitals have a higher pitch, and links a lower one"),
    flag(
      \.phoneticLetters, "phoneticLetters", "TalkBack › Verbosity › Speak letters with examples", .documented,
      "whether a letter on a key, or passed by character, is followed by a word for it"),
    flag(
      \.progressUpdates, "progressUpdates", "TalkBack › Verbosity › Speak all progress updates", .documented,
      "whether every change of a view is said, or one in 30 seconds"),
    flag(
      \.elementIDs, "elementIDs", "TalkBack › Verbosity › Speak element IDs", .documented,
      "whether an image without a name says the last part of its id"),
    choice(
      \.keyboardEcho, "keyboardEcho", "TalkBack › Verbosity › Keyboard echo › On-screen keyboard", .documented,
      "what is echoed when typing on the software keyboard"),
    choice(
      \.hardwareKeyboardEcho, "hardwareKeyboardEcho", "TalkBack › Verbosity › Keyboard echo › Physical keyboard",
      .documented, "what is echoed when typing on a hardware keyboard"),
    choice(
      \.capitals, "capitals", "TalkBack › Verbosity › Capital letters", .documented,
      "how a single capital letter is told from a small one"),
    choice(
      \.punctuation, "punctuation", "TalkBack › Verbosity › Speak punctuation and symbols", .documented,
      "which symbols inside a text are said by their names; which ones `most` leaves out is not known"),
    flag(
      \.speakPasswords, "speakPasswords", "TalkBack › Speak passwords", .documented,
      "whether what a password field displays is spoken; otherwise each character is “Bullet”"),
    flag(
      \.showPasswords, "showPasswords", "Security & privacy › Show passwords", .guess,
      "whether Android displays, and TalkBack so speaks, the last typed character of a password; not verified"),
    flag(
      \.singleTap, "singleTap", "TalkBack › Advanced › Single-tap to activate", .documented,
      "whether hints say “Tap” instead of “Double-tap”"),
    flag(
      \.reduceWindowDelay, "reduceWindowDelay", "TalkBack › Advanced › Reduce window delay", .documented,
      "whether new windows are spoken after 200 ms instead of 550 ms"),
    flag(
      \.repeatsReplacement, "repeatsReplacement", nil, .documented,
      "whether a replaced text is followed by the new text once more, a defect of the source"),
    flag(
      \.swapsPasswordCounts, "swapsPasswordCounts", nil, .documented,
      "whether the two numbers of a replaced password are swapped, a defect of the source since 14.1"),
    flag(
      \.focusSparesUninterruptible, "focusSparesUninterruptible", nil, .documented,
      "whether the focus does not cut uninterruptible speech, although its mode says so, a defect of the source"),
    // The preset comes last, because it sets the settings before it.
    SettingEntry(
      setting: Setting(
        "verbosity", values: Verbosity.allCases.map(\.rawValue), default: Verbosity.custom.rawValue,
        path: "TalkBack › Verbosity › Choose a preset", confidence: .documented,
        "the preset, which decides most settings of verbosity unless it is custom"),
      read: { $0.verbosity.rawValue },
      write: { $0.apply(Verbosity(rawValue: $1) ?? .custom) }),
  ]
}
