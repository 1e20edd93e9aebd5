extension VoiceOver {
  /// VoiceOver's settings in iOS, and the simulator's own settings for behaviour that is not known.
  public struct Settings: SettingGroup {
    /// The part of the typed text that VoiceOver repeats.
    public enum TypingFeedback: String, Sendable, Hashable, CaseIterable {
      case nothing, characters, words, charactersAndWords

      var speaksCharacters: Bool { self == .characters || self == .charactersAndWords }
      var speaksWords: Bool { self == .words || self == .charactersAndWords }
    }

    /// VoiceOver's response to a deletion.
    public enum DeletingText: String, Sendable, Hashable, CaseIterable {
      case speak, playSound, changePitch, nothing
    }

    /// The way a person enters a key of the software keyboard.
    public enum TypingStyle: String, Sendable, Hashable, CaseIterable {
      /// The person touches a key to hear the key, and double taps to enter its character.
      case standardTyping
      /// The person touches a key to hear the key, and lifts the finger to enter its character.
      case touchTyping
      /// A touch enters the character of the key, as without VoiceOver.
      case directTouchTyping
    }

    /// Whether and how VoiceOver says a word for a letter, such as “Zulu” for Z.
    public enum PhoneticFeedback: String, Sendable, Hashable, CaseIterable {
      case off
      /// VoiceOver says the letter and, after a pause, the word for the letter, such as “alpha” for A.
      case charactersAndPhonetics
      /// VoiceOver says only the word for the letter, such as “alpha” for A, not the letter.
      case phoneticsOnly
    }

    /// The way VoiceOver marks a capital letter.
    public enum CapitalLetters: String, Sendable, Hashable, CaseIterable {
      case speakCap, playSound, changePitch, nothing
    }

    /// The punctuation marks that VoiceOver speaks.
    public enum Punctuation: String, Sendable, Hashable, CaseIterable { case all, some, none }

    /// The way VoiceOver points out that an element has actions or more content.
    public enum Notice: String, Sendable, Hashable, CaseIterable { case speak, playSound, changePitch, nothing }

    /// The navigation style: whether a swipe stops at a group before it enters the group.
    public enum NavigationStyle: String, Sendable, Hashable, CaseIterable { case flat, grouped }

    /// The choice of whether VoiceOver speaks when the app moves the keyboard focus.
    public enum FirstResponderChangeSpoken: String, Sendable, Hashable, CaseIterable {
      case never, always
      /// VoiceOver says the element that gets the keyboard focus, unless the cursor is on a key of the software
      /// keyboard.
      case automatic
    }

    /// The way VoiceOver reads the digits in a text field's value.
    public enum ValueReading: String, Sendable, Hashable, CaseIterable {
      /// VoiceOver reads each run of digits as one number. Speech synthesizers do this by default.
      case number
      case digits
    }

    /// The treatment of an announcement below high priority that comes while an element is being said.
    public enum AnnouncementDuringElement: String, Sendable, Hashable, CaseIterable {
      /// The announcement interrupts or waits, depending on its priority (Apple).
      case competes
      /// The announcement is not heard, even if it is queued (Stack Overflow 52459406, Blueprint 484).
      case isLost
    }

    /// The treatment of an announcement that the app posts at the same moment as an action of the person.
    public enum AnnouncementAtActivation: String, Sendable, Hashable, CaseIterable {
      /// The announcement is not heard. Only the speech for the person's action is heard (flutter 79086,
      /// XamarinCommunityToolkit 1385).
      case isLost
      /// The announcement waits until the speech for the person's action has ended. No source reports that an app
      /// posted two announcements at one action and both were lost.
      case waits
    }

    /// The position of the cursor after an alert has gone. The real cursor does not always return to the element where
    /// it was before the alert (CVS Alerts.md; reported).
    public enum CursorAfterAlert: String, Sendable, Hashable, CaseIterable {
      /// The cursor returns to the element where it was before the alert. If this element is gone, the cursor goes to
      /// the first element.
      case previous
      case first
      /// The cursor goes to no element, and VoiceOver says nothing.
      case none
    }

    /// The position of the words for the kind of a control, such as “button”: before or after the label and value.
    public enum Controls: String, Sendable, Hashable, CaseIterable { case before, after, none }

    /// The language in which VoiceOver says the kind of a control, such as “Button”.
    public enum RoleWords: String, Sendable, Hashable, CaseIterable {
      /// The app's language from iOS 27; VoiceOver's language in older versions.
      case automatic
      case app, reader
    }

    /// Whether VoiceOver speaks hints.
    public var hints = true
    /// The part of the text that VoiceOver repeats while a person types on the software keyboard.
    public var softwareTypingFeedback = TypingFeedback.charactersAndWords
    /// The part of the text that VoiceOver repeats while a person types on a hardware keyboard.
    public var hardwareTypingFeedback = TypingFeedback.charactersAndWords
    /// VoiceOver's response to a deletion.
    public var deletingText = DeletingText.changePitch
    /// Whether VoiceOver raises the pitch for typed characters, and lowers it for deleted ones.
    public var pitchChange = true
    /// The way a person enters a key of the software keyboard.
    public var typingStyle = TypingStyle.standardTyping
    /// Whether and how VoiceOver says a word for a letter, such as “Zulu” for Z.
    public var phoneticFeedback = PhoneticFeedback.off
    /// Whether VoiceOver says the word for a letter, such as “Zulu” for Z, after the letter is typed.
    public var phoneticAfterKey = false
    /// The way VoiceOver marks a capital letter.
    public var capitalLetters = CapitalLetters.speakCap
    /// The punctuation marks that VoiceOver speaks.
    public var punctuation = Punctuation.some
    /// Whether VoiceOver says the headers of a cell in a data table.
    public var tableHeaders = true
    /// Whether VoiceOver says the row and column of a cell in a data table.
    public var rowColumnNumbers = true
    /// Whether VoiceOver says the name of an emoji in a text (Settings › VoiceOver › Verbosity › Emoji). If not, the
    /// emoji is silent.
    public var speakEmoji = true
    /// Whether VoiceOver says the label of a group when the cursor enters the group.
    public var speakGroupLabels = true
    /// The way VoiceOver points out that an element has actions.
    public var actions = Notice.speak
    /// The way VoiceOver points out that an element has more content.
    public var moreContent = Notice.speak
    /// The position of the words for the kind of a control, such as “button”. iOS has this setting since 18.4.
    public var controls = Controls.after
    /// The navigation style: whether a swipe stops at a group before it enters the group.
    public var navigationStyle = NavigationStyle.flat
    /// Whether VoiceOver says the rotor's setting when the person turns the rotor.
    public var speakRotorConfirmation = true
    /// Whether VoiceOver says another app's notification when it arrives.
    public var alwaysSpeakNotifications = true
    /// Whether VoiceOver plays its sound effects.
    public var sounds = true
    /// The speaking rate in percent, 0 to 100.
    public var speakingRate = 50
    /// The choice of whether VoiceOver speaks when the app moves the keyboard focus.
    public var firstResponderChangeSpoken = FirstResponderChangeSpoken.automatic
    /// Whether an action of the person interrupts a high-priority announcement.
    public var highPriorityYieldsToUser = false
    /// The treatment of an announcement below high priority that comes while an element is being said.
    public var announcementDuringElement = AnnouncementDuringElement.competes
    /// The treatment of an announcement that the app posts at the same moment as an action of the person.
    public var announcementAtActivation = AnnouncementAtActivation.isLost
    /// The position of the cursor after an alert has gone.
    public var cursorAfterAlert = CursorAfterAlert.previous
    /// The language in which VoiceOver says the kind of a control, such as “Button”.
    public var roleWords = RoleWords.automatic
    /// The way VoiceOver reads the digits in a text field's value.
    public var valueReading = ValueReading.number

    public init() {}

    /// The speaking rate in words per minute, 80 to 449. The scale is the simulator's, not Apple's: a rate of 50 % is
    /// 175 words per minute, the default rate of eSpeak NG.
    public var wordsPerMinute: Int {
      let (index, rest) = (speakingRate / 10, speakingRate % 10)
      guard rest > 0 else { return Self.rates[index] }
      return Self.rates[index] + (Self.rates[index + 1] - Self.rates[index]) * rest / 10
    }

    /// The words per minute at a speaking rate of 0 %, 10 % … 100 %. At p percent, the value is
    /// 175·(449/175)^((p−50)/50), but at least 80. The highest value, 449, is eSpeak NG's highest rate with exact event
    /// times.
    private static let rates = [80, 82, 99, 120, 145, 175, 211, 255, 308, 372, 449]
  }
}
