extension VoiceOver {
  /// What a person can set in iOS, and the simulator's own switches for what is not known.
  public struct Settings: SettingGroup {
    /// What is echoed while typing.
    public enum TypingFeedback: String, Sendable, Hashable, CaseIterable {
      case nothing, characters, words, charactersAndWords

      var speaksCharacters: Bool { self == .characters || self == .charactersAndWords }
      var speaksWords: Bool { self == .words || self == .charactersAndWords }
    }

    /// What happens when text is deleted.
    public enum DeletingText: String, Sendable, Hashable, CaseIterable {
      case speak, playSound, changePitch, nothing
    }

    /// How a key of the software keyboard is entered.
    public enum TypingStyle: String, Sendable, Hashable, CaseIterable {
      /// Touch a key to hear it, double tap to enter it.
      case standardTyping
      /// Touch a key to hear it, lift the finger to enter it.
      case touchTyping
      /// A touch enters the key, as without VoiceOver.
      case directTouchTyping
    }

    /// What is said of a character besides its name.
    public enum PhoneticFeedback: String, Sendable, Hashable, CaseIterable {
      case off
      /// The word for the letter, after a pause.
      case charactersAndPhonetics
      /// The word instead of the letter.
      case phoneticsOnly
    }

    /// How a capital letter is told from a small one.
    public enum CapitalLetters: String, Sendable, Hashable, CaseIterable {
      case speakCap, playSound, changePitch, nothing
    }

    /// Which marks in a text are spoken.
    public enum Punctuation: String, Sendable, Hashable, CaseIterable { case all, some, none }

    /// How an element with actions or with more content says so.
    public enum Notice: String, Sendable, Hashable, CaseIterable { case speak, playSound, changePitch, nothing }

    /// Whether a swipe stops at a group before it goes into it.
    public enum NavigationStyle: String, Sendable, Hashable, CaseIterable { case flat, grouped }

    /// When a move of the first responder by the app is spoken.
    public enum FirstResponderChangeSpoken: String, Sendable, Hashable, CaseIterable {
      case never, always
      /// Unless the cursor is on the software keyboard's keys.
      case automatic
    }

    /// How the value of a text field is read.
    public enum ValueReading: String, Sendable, Hashable, CaseIterable {
      /// A run of digits as one number, as synthesizers do.
      case number
      case digits
    }

    /// What becomes of an announcement that comes while an element is being said.
    public enum AnnouncementDuringElement: String, Sendable, Hashable, CaseIterable {
      /// It cuts what is being said, or waits, as its priority has it (Apple).
      case competes
      /// Nobody hears it, even where it was to wait (Stack Overflow 52459406, Blueprint 484).
      case isLost
    }

    /// Whether hints are spoken.
    public var hints = true
    /// What is echoed when typing on the software keyboard.
    public var softwareTypingFeedback = TypingFeedback.charactersAndWords
    /// What is echoed when typing on a hardware keyboard.
    public var hardwareTypingFeedback = TypingFeedback.charactersAndWords
    /// What happens when text is deleted.
    public var deletingText = DeletingText.changePitch
    /// Whether typed characters are raised and deleted ones lowered in pitch.
    public var pitchChange = true
    /// How a key of the software keyboard is entered.
    public var typingStyle = TypingStyle.standardTyping
    /// What is said of a character besides its name.
    public var phoneticFeedback = PhoneticFeedback.off
    /// How a capital letter is told from a small one.
    public var capitalLetters = CapitalLetters.speakCap
    /// Which marks in a text are spoken.
    public var punctuation = Punctuation.some
    /// Whether a cell of a data table says its headers.
    public var tableHeaders = true
    /// Whether a cell of a data table says its row and column.
    public var rowColumnNumbers = true
    /// Whether emoji are spoken.
    public var speakEmoji = true
    /// Whether the label of a group is said when the cursor comes into it.
    public var speakGroupLabels = true
    /// How an element says that it has actions.
    public var actions = Notice.speak
    /// How an element says that there is more to hear of it.
    public var moreContent = Notice.speak
    /// Whether a swipe stops at a group before it goes into it.
    public var navigationStyle = NavigationStyle.flat
    /// Whether the rotor's setting is said when it is turned.
    public var speakRotorConfirmation = true
    /// Whether a notification of another app is said when it comes.
    public var alwaysSpeakNotifications = true
    /// Whether sounds are played.
    public var sounds = true
    /// Percent, 0 to 100.
    public var speakingRate = 50
    /// Whether a move of the keyboard focus by the app is spoken.
    public var firstResponderChangeSpoken = FirstResponderChangeSpoken.automatic
    /// Whether what the person does cuts a high-priority announcement.
    public var highPriorityYieldsToUser = false
    /// What becomes of an announcement, unless it is a high one, that comes while an element is being said.
    public var announcementDuringElement = AnnouncementDuringElement.competes
    /// How the value of a text field is read.
    public var valueReading = ValueReading.number

    /// Every setting at its default.
    public init() {}

    /// The speaking rate in words per minute, 80 to 449. Our calibration, not Apple's: 50 % is eSpeak NG's 175.
    public var wordsPerMinute: Int {
      let (index, rest) = (speakingRate / 10, speakingRate % 10)
      guard rest > 0 else { return Self.rates[index] }
      return Self.rates[index] + (Self.rates[index + 1] - Self.rates[index]) * rest / 10
    }

    /// 449 is eSpeak NG's last rate with exact event times; steps of 10 % of 175·(449/175)^((p−50)/50).
    private static let rates = [80, 82, 99, 120, 145, 175, 211, 255, 308, 372, 449]
  }
}
