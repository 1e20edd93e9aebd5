extension TalkBack {
  /// TalkBack's settings, and the settings of Android and of the simulator that change its speech.
  ///
  /// Source: `facts/talkback.md` a.7, unless a comment says otherwise.
  public struct Settings: SettingGroup {
    /// The verbosity preset. `high` and `low` decide most other settings; with `custom`, each has its own value.
    public enum Verbosity: String, Sendable, Hashable, CaseIterable { case custom, high, low }

    /// The order in which the state, the name and the type of an element are said.
    public enum DescriptionOrder: String, Sendable, Hashable, CaseIterable {
      case stateNameType, typeNameState, nameTypeState
    }

    /// The part of the typed text that TalkBack repeats.
    public enum KeyboardEcho: String, Sendable, Hashable, CaseIterable {
      case charactersAndWords, characters, words, none

      var speaksCharacters: Bool { self == .characters || self == .charactersAndWords }
      var speaksWords: Bool { self == .words || self == .charactersAndWords }
    }

    /// The way TalkBack marks a single capital letter.
    public enum Capitals: String, Sendable, Hashable, CaseIterable { case sayCapital, pitch, sound, nothing }

    /// Whether TalkBack speaks usage hints.
    public var hints = true
    /// The order in which the state, the name and the type of an element are said.
    public var descriptionOrder = DescriptionOrder.stateNameType
    /// Whether TalkBack says the position in a list or grid, and when the focus enters or leaves one.
    public var containerInfo = true
    /// Whether TalkBack says the type of an element, such as “Button”.
    public var elementType = true
    /// Whether deleted and replaced text is spoken in a higher pitch.
    public var pitchChanges = true
    /// Whether TalkBack says the last part of the id of an image without a name.
    public var elementIDs = false
    /// The part of the text that TalkBack repeats while a person types on the software keyboard.
    public var keyboardEcho = KeyboardEcho.charactersAndWords
    /// The part of the text that TalkBack repeats while a person types on a hardware keyboard.
    public var hardwareKeyboardEcho = KeyboardEcho.charactersAndWords
    /// The way TalkBack marks a single capital letter.
    public var capitals = Capitals.sayCapital
    /// Whether TalkBack speaks passwords without headphones. Without it, a password field says only “Bullet”.
    public var speakPasswords = true
    /// Whether Android displays the last typed character of a password for a moment. TalkBack speaks what is displayed.
    /// Not verified on a device (talkback.md f.5).
    public var showPasswords = false
    /// Whether a single tap activates an element, so that hints say “Tap”.
    public var singleTap = false
    /// Whether TalkBack switches animations off and speaks new windows after 200 ms instead of 550 ms.
    public var reduceWindowDelay = true
    /// Whether the new text is spoken twice after a replacement. The source means to spell it, but repeats it.
    public var repeatsReplacement = true
    /// Whether the two numbers of “A characters replaced with B characters” are swapped, as they have been since 14.1.
    public var swapsPasswordCounts = true
    /// The verbosity preset.
    public var verbosity = Verbosity.custom

    public init() {}

    /// Sets the settings that the preset decides.
    mutating func apply(_ verbosity: Verbosity) {
      self.verbosity = verbosity
      if verbosity == .custom { return }
      let isHigh = verbosity == .high
      (hints, containerInfo, elementType, pitchChanges) = (isHigh, isHigh, isHigh, isHigh)
      keyboardEcho = isHigh ? .charactersAndWords : .none
      hardwareKeyboardEcho = keyboardEcho
      capitals = isHigh ? .sayCapital : .nothing
    }
  }
}

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
      \.elementType, "elementType", "TalkBack › Verbosity › Speak element type", .documented,
      "whether the type of an element is said, as in “Button”"),
    flag(
      \.pitchChanges, "pitchChanges", "TalkBack › Verbosity › Use pitch changes", .documented,
      "whether deleted and replaced text has a higher pitch"),
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
    // The preset comes last, because it decides the settings before it.
    SettingEntry(
      setting: Setting(
        "verbosity", values: Verbosity.allCases.map(\.rawValue), default: Verbosity.custom.rawValue,
        path: "TalkBack › Verbosity › Choose a preset", confidence: .documented,
        "the preset, which decides most settings of verbosity unless it is custom"),
      read: { $0.verbosity.rawValue },
      write: { $0.apply(Verbosity(rawValue: $1) ?? .custom) }),
  ]
}
