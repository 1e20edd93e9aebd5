import Simulation

extension VoiceOver {
  /// VoiceOver's settings in iOS, and the simulator's own settings for behaviour that is not known.
  public struct Settings: SettingGroup {
    /// The part of the typed text that VoiceOver repeats.
    public enum TypingFeedback: String, Sendable, Hashable, CaseIterable {
      case nothing, characters, words, charactersAndWords

      var speaksCharacters: Bool { self == .characters || self == .charactersAndWords }
      var speaksWords: Bool { self == .words || self == .charactersAndWords }
    }

    /// VoiceOver's response to a deletion. `changePitch` says the deleted text in a lower pitch.
    public enum DeletingText: String, Sendable, Hashable, CaseIterable {
      case speak, playSound, changePitch, nothing
    }

    /// The way a person enters a key of the software keyboard.
    public enum TypingStyle: String, Sendable, Hashable, CaseIterable {
      /// A touch says the key, and a double tap enters its character.
      case standardTyping
      /// A touch says the key, and lifting the finger enters its character.
      case touchTyping
      /// A touch enters the key's character at once, as without VoiceOver.
      case directTouchTyping
    }

    /// The use of spelling words for letters, such as “Zulu” for Z.
    public enum PhoneticFeedback: String, Sendable, Hashable, CaseIterable {
      case off
      /// VoiceOver says the letter and, after a pause, its spelling word.
      case charactersAndPhonetics
      /// VoiceOver says the spelling word instead of the letter.
      case phoneticsOnly
    }

    /// The way VoiceOver marks a capital letter. `speakCap` says “cap” before the letter.
    public enum CapitalLetters: String, Sendable, Hashable, CaseIterable {
      case speakCap, playSound, changePitch, nothing
    }

    /// The punctuation marks that VoiceOver says by their names. The options are a guess.
    public enum Punctuation: String, Sendable, Hashable, CaseIterable { case all, some, none }

    /// The way VoiceOver points out that an element has actions or more content.
    public enum Notice: String, Sendable, Hashable, CaseIterable { case speak, playSound, changePitch, nothing }

    /// The effect of groups on swipes. With `grouped`, a swipe stops at a labelled group as if it were one element.
    public enum NavigationStyle: String, Sendable, Hashable, CaseIterable { case flat, grouped }

    /// The condition under which VoiceOver speaks when the app moves the keyboard focus.
    public enum FirstResponderChangeSpoken: String, Sendable, Hashable, CaseIterable {
      case never, always
      /// VoiceOver says the newly focused element, unless the cursor is on the software keyboard.
      case automatic
    }

    /// The way VoiceOver reads the digits in a text field's value.
    public enum ValueReading: String, Sendable, Hashable, CaseIterable {
      /// VoiceOver reads each run of digits as one number, as speech synthesizers do by default.
      case number
      case digits
    }

    /// The handling of an announcement below high priority that comes during speech about an element.
    public enum AnnouncementDuringElement: String, Sendable, Hashable, CaseIterable {
      /// The announcement interrupts or waits, depending on its priority (Apple).
      case competes
      /// The announcement is not heard, even if it is queued (Stack Overflow 52459406, Blueprint 484).
      case isLost
    }

    /// The handling of an announcement that the app posts at the instant of an action of the person.
    public enum AnnouncementAtActivation: String, Sendable, Hashable, CaseIterable {
      /// The announcement is not heard (flutter 79086, XamarinCommunityToolkit 1385).
      case isLost
      /// The announcement waits for the speech about the action to end. No source reports that two announcements at one
      /// action were both lost.
      case waits
    }

    /// The position of the cursor when the person comes back to the app. Nobody has written it down.
    public enum CursorOnReturn: String, Sendable, Hashable, CaseIterable {
      /// The cursor is on the element on which it was before the person left the app.
      case previous
      /// The cursor goes to the first element of the screen.
      case first
    }

    /// The position of the cursor after an alert has gone. The real cursor does not always return to its earlier
    /// element (cvs-health/ios-swiftui-accessibility-techniques, `Documentation/Alerts.md`; reported).
    public enum CursorAfterAlert: String, Sendable, Hashable, CaseIterable {
      /// The cursor returns to its element before the alert. If this element is gone, the cursor goes to the first
      /// element.
      case previous
      case first
      /// The cursor is on no element, and VoiceOver says nothing.
      case none
    }

    /// The hints that VoiceOver speaks of a dimmed element.
    public enum DimmedHints: String, Sendable, Hashable, CaseIterable {
      case none
      /// Only the hint that the app sets. VoiceOver's own hints belong to traits, and are left out.
      case own
      case all
    }

    /// The fields whose hint names misspelled words before they are edited.
    public enum MisspelledWordsHint: String, Sendable, Hashable, CaseIterable {
      /// Text views of more than one line.
      case textViews
      /// These and every field of a web page.
      case webFields
    }

    /// The form of “2 of 3”. The two forms differ in Chinese, Hindi, Hungarian, Japanese and Korean.
    public enum PositionForm: String, Sendable, Hashable, CaseIterable {
      /// The form in VoiceOver's own strings.
      case voiceOver
      /// The form in UIKit's strings for accessibility, which a tab bar may use.
      case uiKit
    }

    /// The position of roles, such as “button”, before or after the label and value. `none` leaves them out.
    public enum Controls: String, Sendable, Hashable, CaseIterable { case before, after, none }

    /// The language in which VoiceOver says roles, such as “button”.
    public enum RoleWords: String, Sendable, Hashable, CaseIterable {
      /// The app's language from iOS 27; VoiceOver's language in older versions.
      case automatic
      case app, reader
    }

    /// Whether VoiceOver speaks hints (VoiceOver › Quick Settings › Hints).
    public var hints = true
    /// The hints that VoiceOver speaks of a dimmed element. iOS has no such setting.
    public var dimmedHints = DimmedHints.own
    /// The fields of which VoiceOver's hint names misspelled words before they are edited. iOS has no such setting.
    public var misspelledWordsHint = MisspelledWordsHint.textViews
    /// The form of “2 of 3”. iOS has no such setting.
    public var positionForm = PositionForm.voiceOver
    /// Whether VoiceOver says “empty password field” of an empty secure field, as one of UIKit's strings has it. iOS has
    /// no such setting.
    public var emptyPasswordField = false
    /// The repeated part of text typed on the software keyboard (VoiceOver › Typing › Typing Feedback).
    public var softwareTypingFeedback = TypingFeedback.charactersAndWords
    /// The repeated part of text typed on a hardware keyboard (VoiceOver › Typing › Typing Feedback).
    public var hardwareTypingFeedback = TypingFeedback.charactersAndWords
    /// The response to a deletion (VoiceOver › Verbosity › Deleting Text).
    public var deletingText = DeletingText.changePitch
    /// Whether typed characters have a higher pitch, and deleted characters a lower pitch.
    public var pitchChange = true
    /// The way a person enters a key (VoiceOver › Typing › Typing Style). The default is a guess.
    public var typingStyle = TypingStyle.standardTyping
    /// The use of spelling words for a touched key, such as “Zulu” for Z. The default is a guess.
    public var phoneticFeedback = PhoneticFeedback.off
    /// Whether VoiceOver says the spelling word again when the key of a letter is entered, as in one recording.
    public var phoneticAfterKey = false
    /// The way VoiceOver marks a capital letter (VoiceOver › Verbosity › Capital Letters).
    public var capitalLetters = CapitalLetters.speakCap
    /// The punctuation marks that VoiceOver says (VoiceOver › Verbosity › Punctuation).
    public var punctuation = Punctuation.some
    /// Whether VoiceOver says the headers of a cell in a data table (VoiceOver › Verbosity › Table Headers).
    public var tableHeaders = true
    /// Whether VoiceOver says the row and column of a cell in a data table (VoiceOver › Verbosity).
    public var rowColumnNumbers = true
    /// Whether VoiceOver says the names of emoji (VoiceOver › Verbosity › Emoji). Otherwise, emoji are silent.
    public var speakEmoji = true
    /// Whether VoiceOver says a group's label on entering the group (VoiceOver › Verbosity › Container Descriptions).
    public var speakGroupLabels = true
    /// The notice that an element has actions (VoiceOver › Verbosity › Actions).
    public var actions = Notice.speak
    /// The notice that an element has more content (VoiceOver › Verbosity › More Content).
    public var moreContent = Notice.speak
    /// The position of roles, such as “button” (VoiceOver › Verbosity › Controls). iOS has this setting since 18.4.
    public var controls = Controls.after
    /// The effect of groups on swipes (VoiceOver › Quick Settings › Navigation Style).
    public var navigationStyle = NavigationStyle.flat
    /// Whether VoiceOver says the rotor's new setting (VoiceOver › Speak Rotor Confirmation).
    public var speakRotorConfirmation = true
    /// Whether VoiceOver says another app's notification when it arrives. The default is a guess.
    public var alwaysSpeakNotifications = true
    /// Whether VoiceOver plays sound effects (VoiceOver › Audio › Sound Effects).
    public var sounds = true
    /// The speaking rate in percent, 0 to 100.
    public var speakingRate = 50
    /// The condition under which VoiceOver speaks when the app moves the keyboard focus. iOS has no such setting.
    public var firstResponderChangeSpoken = FirstResponderChangeSpoken.automatic
    /// Whether an action of the person interrupts a high-priority announcement. iOS has no such setting.
    public var highPriorityYieldsToUser = false
    /// The handling of an announcement during speech about an element. Apple's documentation and testers disagree.
    public var announcementDuringElement = AnnouncementDuringElement.competes
    /// The handling of an announcement at the instant of an action of the person. Testers disagree.
    public var announcementAtActivation = AnnouncementAtActivation.isLost
    /// The position of the cursor after an alert has gone. The default is a guess.
    public var cursorAfterAlert = CursorAfterAlert.previous
    /// The position of the cursor when the person comes back to the app. iOS has no such setting.
    public var cursorOnReturn = CursorOnReturn.previous
    /// The language of roles, such as “button”. iOS has no such setting.
    public var roleWords = RoleWords.automatic
    /// The way VoiceOver reads the digits in a text field's value. iOS has no such setting.
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
    /// 175·(449/175)^((p−50)/50), but at least 80. The maximum, 449, is eSpeak NG's highest rate with exact event
    /// times.
    private static let rates = [80, 82, 99, 120, 145, 175, 211, 255, 308, 372, 449]
  }
}
