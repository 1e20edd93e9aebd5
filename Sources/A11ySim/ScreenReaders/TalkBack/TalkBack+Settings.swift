extension TalkBack {
  /// TalkBack's settings, and the settings of Android and of the simulator that change its speech.
  ///
  /// Source: `facts/talkback.md`, section a.7, unless a comment says otherwise. Some settings of that section have no
  /// effect in the simulator and are left out:
  /// - “Speak notifications when screen is off”, because the simulated screen is always on
  /// - audio ducking, vibration and sound feedback, because they have no words
  ///
  /// The defects of pagers (section a.6) are left out, because no element of a scenario becomes a pager. If character
  /// echo is off, TalkBack says “pasted, ” with nothing after it (section b.2). The intended words are not known, so
  /// there is no setting for this defect.
  public struct Settings: SettingGroup {
    /// The verbosity preset. `high` and `low` set most other settings. With `custom`, each setting keeps its own value.
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

    /// The symbols inside a text that TalkBack says by their names. The other symbols are left to the voice.
    public enum Punctuation: String, Sendable, Hashable, CaseIterable { case all, most, some }

    /// The way TalkBack marks a single capital letter.
    public enum Capitals: String, Sendable, Hashable, CaseIterable { case sayCapital, pitch, sound, nothing }

    /// Whether TalkBack speaks usage hints.
    public var hints = true
    /// The order in which the state, the name and the type of an element are said.
    public var descriptionOrder = DescriptionOrder.stateNameType
    /// Whether TalkBack says the position of an element in a list or grid, and says when the focus enters or leaves a
    /// list or grid.
    public var containerInfo = true
    /// Whether TalkBack also says the scroll position of a list when the person scrolls the list. Otherwise, TalkBack
    /// says the scroll position only when a swipe to the next element scrolls the list.
    public var alwaysSpeakListCount = false
    /// Whether TalkBack says the type of an element, such as “Button”.
    public var elementType = true
    /// Whether TalkBack says the name of a system window, such as the keyboard, that the person's finger enters.
    public var windowNames = true
    /// Whether deleted and replaced text, scroll positions and capital letters have a higher pitch, and links a lower
    /// one.
    public var pitchChanges = true
    /// Whether TalkBack says a word after a letter, such as “alpha” after A, when the person touches a letter on the
    /// keyboard or moves through a text by characters.
    public var phoneticLetters = true
    /// Whether every change of a view is said. Otherwise, a view's changes are said at most once in 30 seconds.
    public var progressUpdates = true
    /// Whether TalkBack says the last part of the id of an image without a name.
    public var elementIDs = false
    /// The part of the text that TalkBack repeats while a person types on the software keyboard.
    public var keyboardEcho = KeyboardEcho.charactersAndWords
    /// The part of the text that TalkBack repeats while a person types on a hardware keyboard.
    public var hardwareKeyboardEcho = KeyboardEcho.charactersAndWords
    /// The way TalkBack marks a single capital letter.
    public var capitals = Capitals.sayCapital
    /// The symbols inside a text that TalkBack says by their names.
    public var punctuation = Punctuation.some
    /// Whether TalkBack says the characters of a password if no headphones are connected. If false, TalkBack says only
    /// “Bullet” in a password field.
    public var speakPasswords = true
    /// Whether Android displays the last typed character of a password for a moment. TalkBack says a character only if
    /// Android displays it (`facts/talkback.md`, section f.5; not verified on a device).
    public var showPasswords = false
    /// Whether a single tap activates an element, so that hints say “Tap”.
    public var singleTap = false
    /// Whether TalkBack switches animations off and speaks new windows after 200 ms instead of 550 ms.
    public var reduceWindowDelay = true
    /// Whether TalkBack says the new text twice after a replacement. TalkBack's source code is meant to spell the text
    /// the second time, but does not spell it.
    public var repeatsReplacement = true
    /// Whether the two numbers of “A characters replaced with B characters” are swapped, as they have been since
    /// TalkBack 14.1.
    public var swapsPasswordCounts = true
    /// Whether a move of the focus leaves uninterruptible speech in the queue, although the queue mode of such a move
    /// is meant to remove all speech.
    public var focusSparesUninterruptible = true
    /// The verbosity preset.
    public var verbosity = Verbosity.custom

    public init() {}

    /// Sets the verbosity preset. The presets `high` and `low` also set the settings that depend on the preset.
    mutating func apply(_ verbosity: Verbosity) {
      self.verbosity = verbosity
      if verbosity == .custom { return }
      let isHigh = verbosity == .high
      (hints, containerInfo, elementType, pitchChanges) = (isHigh, isHigh, isHigh, isHigh)
      (alwaysSpeakListCount, windowNames, phoneticLetters) = (isHigh, isHigh, isHigh)
      keyboardEcho = isHigh ? .charactersAndWords : .none
      hardwareKeyboardEcho = keyboardEcho
      capitals = isHigh ? .sayCapital : .nothing
    }
  }
}
