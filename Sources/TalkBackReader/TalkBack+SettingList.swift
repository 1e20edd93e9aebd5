import Locales
import Simulation

extension TalkBack.Settings {
  package static let entries: [SettingEntry<Self>] = [
    flag(\.hints, "hints", "TalkBack › Verbosity › Speak usage hints", .documented, "whether hints are spoken"),
    choice(
      \.descriptionOrder, "descriptionOrder", "TalkBack › Verbosity › Description order", .documented,
      "the order of state, name and type"),
    flag(
      \.containerInfo, "containerInfo", "TalkBack › Verbosity › Speak container info", .documented,
      "whether TalkBack speaks positions in lists and grids, and says when the focus enters or leaves them"),
    flag(
      \.alwaysSpeakListCount, "alwaysSpeakListCount", "TalkBack › Verbosity › Always speak number of list items",
      .documented, "whether the position of a list is spoken after every scroll, not only after scrolls by TalkBack"),
    flag(
      \.elementType, "elementType", "TalkBack › Verbosity › Speak element type", .documented,
      "whether the type of an element is spoken, such as “Button”"),
    flag(
      \.windowNames, "windowNames", "TalkBack › Verbosity › Speak window names", .documented,
      "whether the name of a system window, such as the keyboard, is spoken when the finger enters it"),
    flag(
      \.pitchChanges, "pitchChanges", "TalkBack › Verbosity › Use pitch changes", .documented,
      "whether deletions, replacements, scroll positions and capital letters are spoken with a higher pitch, and links with a lower pitch"
    ),
    flag(
      \.phoneticLetters, "phoneticLetters", "TalkBack › Verbosity › Speak letters with examples", .documented,
      "whether a word for the letter follows a letter on a key, or a letter that is read by character"),
    flag(
      \.progressUpdates, "progressUpdates", "TalkBack › Verbosity › Speak all progress updates", .documented,
      "whether every change of a view is spoken, or only one in 30 seconds"),
    flag(
      \.elementIDs, "elementIDs", "TalkBack › Verbosity › Speak element IDs", .documented,
      "whether the last part of the id is spoken for an image without a name"),
    choice(
      \.keyboardEcho, "keyboardEcho", "TalkBack › Verbosity › Keyboard echo › On-screen keyboard", .documented,
      "what is echoed when typing on the software keyboard"),
    choice(
      \.hardwareKeyboardEcho, "hardwareKeyboardEcho", "TalkBack › Verbosity › Keyboard echo › Physical keyboard",
      .documented, "what is echoed when typing on a hardware keyboard"),
    choice(
      \.capitals, "capitals", "TalkBack › Verbosity › Capital letters", .documented,
      "how a single capital letter is distinguished from a small letter"),
    choice(
      \.punctuation, "punctuation", "TalkBack › Verbosity › Speak punctuation and symbols", .documented,
      "which symbols inside a text are spoken by name; it is not known which of them `most` leaves out"),
    flag(
      \.speakPasswords, "speakPasswords", "TalkBack › Speak passwords", .documented,
      "whether the characters that a password field displays are spoken; otherwise “Bullet” is spoken for each character; TalkBack 16 has no such setting, and always speaks what is displayed"
    ),
    flag(
      \.showPasswords, "showPasswords", "Security & privacy › Show passwords", .guess,
      "whether Android displays the last typed character of a password, which TalkBack then speaks; not verified"),
    choice(
      \.earcons, "earcons", nil, .documented,
      "which of TalkBack's sounds and vibrations a transcript contains: `none`, those of `events`, or also those of each move of the focus; TalkBack plays all of them by default"
    ),
    flag(
      \.singleTap, "singleTap", "TalkBack › Advanced › Single-tap to activate", .documented,
      "whether hints say “Tap” instead of “Double-tap”"),
    flag(
      \.reduceWindowDelay, "reduceWindowDelay", "TalkBack › Advanced › Reduce window delay", .documented,
      "whether new windows are spoken after 200 ms instead of 550 ms"),
    flag(
      \.arabicDigits, "arabicDigits", nil, .reported,
      "whether numbers have Arabic-Indic digits if TalkBack's language is Arabic without a country; not verified on a device"
    ),
    flag(
      \.repeatsReplacement, "repeatsReplacement", nil, .documented,
      "whether the new text is spoken a second time after a replacement, which is a defect in the source of TalkBack"),
    flag(
      \.swapsPasswordCounts, "swapsPasswordCounts", nil, .documented,
      "whether the two numbers are swapped in the speech for a replaced password, which is a defect in the source of TalkBack since 14.1; 16 has no such speech"
    ),
    flag(
      \.focusSparesUninterruptible, "focusSparesUninterruptible", nil, .documented,
      "whether speech for the focus does not cut off uninterruptible speech, although its mode requires this, which is a defect in the source of TalkBack"
    ),
    flag(
      \.clickableLinks, "clickableLinks", nil, .reported,
      "whether a text with one link has the hint “Double-tap to open link”; read in a copy of the source of TalkBack 16, in which it is not known what switches it on"
    ),
    flag(
      \.doNotDisturb, "doNotDisturb", "Sound & vibration › Do Not Disturb", .reported,
      "whether TalkBack 16 is silent about notifications and toasts; read in a copy of its source"),
    // The preset comes last, because it sets the settings before it.
    SettingEntry(
      setting: Setting(
        "verbosity", values: Verbosity.allCases.map(\.rawValue), default: Verbosity.custom.rawValue,
        path: "TalkBack › Verbosity › Choose a preset", confidence: .documented,
        "the preset; unless it is custom, it determines most settings of verbosity"),
      read: { $0.verbosity.rawValue },
      write: { $0.apply(Verbosity(rawValue: $1) ?? .custom) }),
  ]
}

extension TalkBack {
  /// The settings of TalkBack, and then those of the device.
  static let allSettings: [Setting] = Settings.settings + .device
}
