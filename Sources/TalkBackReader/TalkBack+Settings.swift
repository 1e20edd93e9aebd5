import Simulation

extension TalkBack {
  /// TalkBack's settings, and the settings of Android and of the simulator that change its speech.
  ///
  /// Source, unless a comment says otherwise: google/talkback 26a27dc0 (TalkBack 15.1),
  /// `talkback/src/main/res/xml/verbosity_preferences.xml`, `advanced_preferences.xml` beside it, and
  /// `preference/base/VerbosityPrefFragment.java`. Some settings there have no effect in the simulator and are left
  /// out:
  /// - “Speak notifications when screen is off”, because the simulated screen is always on
  /// - audio ducking, because it has no words; for sound and vibration feedback, `earcons` says what is shown
  ///
  /// Some settings switch a defect of TalkBack on or off. These defects have no setting:
  /// - the defects of pagers (`CollectionStateFeedbackUtils`), because no element of a scenario becomes a pager
  /// - “pasted, ” with nothing after it if character echo is off (`InputTextFeedbackRules`), because the intended words
  ///   are not known
  public struct Settings: SettingGroup {
    /// The verbosity preset. `high` and `low` set most other settings. With `custom`, each setting keeps its value.
    public enum Verbosity: String, Sendable, Hashable, CaseIterable { case custom, high, low }

    /// The order of the state, the name and the type in the description of an element.
    public enum DescriptionOrder: String, Sendable, Hashable, CaseIterable {
      case stateNameType, typeNameState, nameTypeState
    }

    /// The part of the typed text that TalkBack repeats.
    public enum KeyboardEcho: String, Sendable, Hashable, CaseIterable {
      case charactersAndWords, characters, words, none

      var speaksCharacters: Bool { self == .characters || self == .charactersAndWords }
      var speaksWords: Bool { self == .words || self == .charactersAndWords }
    }

    /// The symbols inside a text that TalkBack says by their names. The voice handles the other symbols.
    public enum Punctuation: String, Sendable, Hashable, CaseIterable { case all, most, some }

    /// The way TalkBack marks a single capital letter. `sayCapital` says “capital” before the letter.
    public enum Capitals: String, Sendable, Hashable, CaseIterable { case sayCapital, pitch, sound, nothing }

    /// The sounds and vibrations that a transcript contains: none, those of events, or also those of each move of the
    /// focus.
    public enum Earcons: String, Sendable, Hashable, CaseIterable { case none, events, all }

    /// Whether TalkBack says how to use an element, as in “Double-tap to activate”.
    public var hints = true
    /// The order of the state, the name and the type (TalkBack › Verbosity › Description order).
    public var descriptionOrder = DescriptionOrder.stateNameType
    /// Whether TalkBack says positions in lists and grids, and says when the focus enters or leaves a container.
    public var containerInfo = true
    /// Whether TalkBack also says the position of a list that the person scrolls. Otherwise, TalkBack says the position
    /// only when a move of the focus scrolls the list.
    public var alwaysSpeakListCount = false
    /// Whether TalkBack says the type of an element, such as “Button”.
    public var elementType = true
    /// Whether TalkBack says the name of a system window, such as the keyboard, when the finger enters the window.
    public var windowNames = true
    /// Whether deletions, replacements, scroll positions and capital letters have a higher pitch, and links a lower
    /// pitch.
    public var pitchChanges = true
    /// Whether TalkBack says a word after a letter, such as “alpha” after A. This concerns touched keys and reading by
    /// characters.
    public var phoneticLetters = true
    /// Whether TalkBack says every change of a view. Otherwise, it says at most one change of each view in 30 seconds.
    public var progressUpdates = true
    /// Whether TalkBack says the last part of the id of an image without a name.
    public var elementIDs = false
    /// The repeated part of text typed on the software keyboard (TalkBack › Verbosity › Keyboard echo).
    public var keyboardEcho = KeyboardEcho.charactersAndWords
    /// The repeated part of text typed on a hardware keyboard (TalkBack › Verbosity › Keyboard echo).
    public var hardwareKeyboardEcho = KeyboardEcho.charactersAndWords
    /// The way TalkBack marks a single capital letter (TalkBack › Verbosity › Capital letters).
    public var capitals = Capitals.sayCapital
    /// The symbols that TalkBack says by their names. The symbols that `most` leaves out are not known.
    public var punctuation = Punctuation.some
    /// Whether TalkBack says the characters of a password if no headphones are connected. Otherwise, it says only
    /// “Bullet” in a password field. TalkBack 16 has no such setting, and always says what the field displays.
    public var speakPasswords = true
    /// Whether Android displays the last typed character of a password for a moment. TalkBack says only displayed
    /// characters (read in Android, frameworks/base, `core/java/android/widget/TextView.java`; not verified on a
    /// device).
    public var showPasswords = false
    /// The sounds and vibrations that a transcript contains. TalkBack plays one at each move of the focus, so they are
    /// left out by default.
    public var earcons = Earcons.none
    /// Whether a single tap activates an element. Hints then say “Tap” instead of “Double-tap”.
    public var singleTap = false
    /// Whether TalkBack switches animations off, so that it says new windows after 200 ms instead of 550 ms.
    public var reduceWindowDelay = true
    /// Whether TalkBack writes its numbers with Arabic-Indic digits if its language is Arabic without a country. Android
    /// does so by ICU's tables (ICU 72.1), which were not checked on a device.
    public var arabicDigits = true
    /// Whether TalkBack says the new text twice after a replacement. This is a defect: the source code is meant to
    /// spell the text the second time.
    public var repeatsReplacement = true
    /// Whether the two numbers of “A characters replaced with B characters” are swapped. This is a defect since
    /// TalkBack 14.1.
    public var swapsPasswordCounts = true
    /// Whether a move of the focus leaves uninterruptible speech in the queue. This is a defect of TalkBack: its queue
    /// mode for a move of the focus is meant to remove all speech.
    public var focusSparesUninterruptible = true
    /// Whether a text with one link has the hint “Double-tap to open link”. TalkBack 16 has such a hint only after something
    /// has switched its own clickable links on; by what is not known (`GlobalVariables.supportClickableLinks`).
    public var clickableLinks = false
    /// Whether Android's “Do Not Disturb” is on. TalkBack 16 then says neither notifications nor toasts (`EventFilter`).
    public var doNotDisturb = false
    /// The verbosity preset (TalkBack › Verbosity › Choose a preset). A direct assignment does not change other
    /// settings.
    public var verbosity = Verbosity.custom

    public init() {}

    /// Sets the verbosity preset. `high` and `low` also set the settings that depend on the preset.
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
