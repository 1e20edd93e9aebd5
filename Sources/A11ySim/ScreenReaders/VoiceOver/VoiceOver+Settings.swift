extension VoiceOver {
  /// VoiceOver's settings in iOS, and the simulator's own switches for behaviour that is not known.
  public struct Settings: SettingGroup {
    /// The echo while typing.
    public enum TypingFeedback: String, Sendable, Hashable, CaseIterable {
      case nothing, characters, words, charactersAndWords

      var speaksCharacters: Bool { self == .characters || self == .charactersAndWords }
      var speaksWords: Bool { self == .words || self == .charactersAndWords }
    }

    /// The response to a deletion.
    public enum DeletingText: String, Sendable, Hashable, CaseIterable {
      case speak, playSound, changePitch, nothing
    }

    /// The way a key of the software keyboard is entered.
    public enum TypingStyle: String, Sendable, Hashable, CaseIterable {
      /// Touch a key to hear it, double tap to enter it.
      case standardTyping
      /// Touch a key to hear it, lift the finger to enter it.
      case touchTyping
      /// A touch enters the key, as without VoiceOver.
      case directTouchTyping
    }

    /// The use of words for letters, such as “Zulu”.
    public enum PhoneticFeedback: String, Sendable, Hashable, CaseIterable {
      case off
      /// The word for the letter, after a pause.
      case charactersAndPhonetics
      /// The word instead of the letter.
      case phoneticsOnly
    }

    /// The way a capital letter is distinguished from a small one.
    public enum CapitalLetters: String, Sendable, Hashable, CaseIterable {
      case speakCap, playSound, changePitch, nothing
    }

    /// The punctuation in a text that is spoken.
    public enum Punctuation: String, Sendable, Hashable, CaseIterable { case all, some, none }

    /// The way an element points out its actions or more content.
    public enum Notice: String, Sendable, Hashable, CaseIterable { case speak, playSound, changePitch, nothing }

    /// The navigation style: whether a swipe stops at a group before it enters the group.
    public enum NavigationStyle: String, Sendable, Hashable, CaseIterable { case flat, grouped }

    /// The condition under which a move of the first responder by the app is spoken.
    public enum FirstResponderChangeSpoken: String, Sendable, Hashable, CaseIterable {
      case never, always
      /// Spoken unless the cursor is on the software keyboard's keys.
      case automatic
    }

    /// The way the value of a text field is read.
    public enum ValueReading: String, Sendable, Hashable, CaseIterable {
      /// Each run of digits as one number, as synthesizers do.
      case number
      case digits
    }

    /// The treatment of an announcement that comes while an element is being said.
    public enum AnnouncementDuringElement: String, Sendable, Hashable, CaseIterable {
      /// It interrupts what is being said, or waits, by its priority (Apple).
      case competes
      /// Nobody hears it, even one that was to wait (Stack Overflow 52459406, Blueprint 484).
      case isLost
    }

    /// The treatment of an announcement that the app posts at the moment of an act of the person.
    public enum AnnouncementAtActivation: String, Sendable, Hashable, CaseIterable {
      /// The speech of the act swallows it (flutter 79086, XamarinCommunityToolkit 1385).
      case isLost
      /// It waits until the speech of the act has ended (nobody reports that two announcements are both lost).
      case waits
    }

    /// The place of the words for the kind of a control, such as “button”.
    public enum Controls: String, Sendable, Hashable, CaseIterable { case before, after, none }

    /// The language of the words for the kind of a control.
    public enum RoleWords: String, Sendable, Hashable, CaseIterable {
      /// The app's from iOS 27, the reader's before.
      case automatic
      case app, reader
    }

    /// Whether hints are spoken.
    public var hints = true
    /// The echo when typing on the software keyboard.
    public var softwareTypingFeedback = TypingFeedback.charactersAndWords
    /// The echo when typing on a hardware keyboard.
    public var hardwareTypingFeedback = TypingFeedback.charactersAndWords
    /// The response to a deletion.
    public var deletingText = DeletingText.changePitch
    /// Whether the pitch is raised for typed characters and lowered for deleted ones.
    public var pitchChange = true
    /// The way a key of the software keyboard is entered.
    public var typingStyle = TypingStyle.standardTyping
    /// The use of words for letters, such as “Zulu”.
    public var phoneticFeedback = PhoneticFeedback.off
    /// Whether the word for a letter is said again when its key is entered.
    public var phoneticAfterKey = false
    /// The way a capital letter is distinguished from a small one.
    public var capitalLetters = CapitalLetters.speakCap
    /// The punctuation in a text that is spoken.
    public var punctuation = Punctuation.some
    /// Whether a cell of a data table says its headers.
    public var tableHeaders = true
    /// Whether a cell of a data table says its row and column.
    public var rowColumnNumbers = true
    /// Whether emoji are spoken.
    public var speakEmoji = true
    /// Whether the label of a group is said when the cursor enters it.
    public var speakGroupLabels = true
    /// The way an element points out that it has actions.
    public var actions = Notice.speak
    /// The way an element points out that it has more content.
    public var moreContent = Notice.speak
    /// The place of the words for the kind of a control. iOS has the setting since 18.4.
    public var controls = Controls.after
    /// The navigation style: whether a swipe stops at a group before it enters the group.
    public var navigationStyle = NavigationStyle.flat
    /// Whether the rotor's setting is said when it is turned.
    public var speakRotorConfirmation = true
    /// Whether another app's notification is said when it comes.
    public var alwaysSpeakNotifications = true
    /// Whether sounds are played.
    public var sounds = true
    /// The speaking rate in percent, 0 to 100.
    public var speakingRate = 50
    /// The condition under which a move of the keyboard focus by the app is spoken.
    public var firstResponderChangeSpoken = FirstResponderChangeSpoken.automatic
    /// Whether an act of the person interrupts a high-priority announcement.
    public var highPriorityYieldsToUser = false
    /// The treatment of an announcement, unless its priority is high, that comes while an element is being said.
    public var announcementDuringElement = AnnouncementDuringElement.competes
    /// The treatment of an announcement that the app posts at the moment of an act of the person.
    public var announcementAtActivation = AnnouncementAtActivation.isLost
    /// The language of the words for the kind of a control.
    public var roleWords = RoleWords.automatic
    /// The way the value of a text field is read.
    public var valueReading = ValueReading.number

    /// Creates settings with the defaults.
    public init() {}

    /// The speaking rate in words per minute, 80 to 449. The calibration is ours, not Apple's: 50 % is eSpeak NG's 175.
    public var wordsPerMinute: Int {
      let (index, rest) = (speakingRate / 10, speakingRate % 10)
      guard rest > 0 else { return Self.rates[index] }
      return Self.rates[index] + (Self.rates[index + 1] - Self.rates[index]) * rest / 10
    }

    /// Steps of 10 % of 175·(449/175)^((p−50)/50). 449 is eSpeak NG's last rate with exact event times.
    private static let rates = [80, 82, 99, 120, 145, 175, 211, 255, 308, 372, 449]
  }
}
