/// What a person can set in iOS, and the simulator's own switches for what is not known.
public struct Settings: Sendable, Hashable {
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

  /// How a one-time code arrives in a field.
  public enum SMSDelivery: String, Sendable, Hashable, CaseIterable {
    case whole, perCharacter
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

  /// Where the insertion point is when a double tap begins editing a filled field.
  public enum InsertionPointOnActivation: String, Sendable, Hashable, CaseIterable { case start, end }

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
  /// How an autofilled code arrives.
  public var smsDelivery = SMSDelivery.whole
  /// How the value of a text field is read.
  public var valueReading = ValueReading.number
  /// Where the insertion point is when a double tap begins editing a filled field.
  public var insertionPointOnActivation = InsertionPointOnActivation.end

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

extension Settings {
  /// Sets a setting by its name, to a value as it would be written.
  /// - Throws: `Diagnostic` without a place, when there is no such setting or value.
  public mutating func set(_ name: String, to text: String) throws(Diagnostic) {
    guard let setting = Setting.all.first(where: { $0.name == name }) else {
      throw Diagnostic(
        "there is no setting “\(name)”",
        help: name.nearest(in: Setting.all.map(\.name)).map { "did you mean `\($0)`?" }
          ?? "`a11y-sim settings` lists them")
    }
    if !setting.write(&self, text) {
      throw Diagnostic(
        "“\(text)” is not a value of “\(name)”",
        help: text.nearest(in: setting.values).map { "did you mean `\($0)`?" }
          ?? "write one of \(setting.values.joined(separator: ", "))")
    }
  }
}

/// A setting as it is listed, read and written by name.
public struct Setting: Sendable {
  /// What scenarios and `--set` call it.
  public let name: String
  /// What may be written; a range as `0-100`.
  public let values: [String]
  /// Where it is in Settings; nil for a switch of the simulator's own.
  public let path: String?
  /// How sure its name and default are.
  public let confidence: Confidence
  /// What it does, in a line.
  public let summary: String
  /// Its value, as it would be written.
  public let read: @Sendable (Settings) -> String
  /// Sets it; false when the value is not one of `values`.
  public let write: @Sendable (inout Settings, String) -> Bool

  /// Its default, as it would be written.
  public var defaultValue: String { read(Settings()) }

  /// Every setting, in the order in which transcripts list them.
  public static let all: [Setting] = [
    flag(\.hints, "hints", "Accessibility › VoiceOver › Quick Settings › Hints", .pinned, "whether hints are spoken"),
    choice(
      \.softwareTypingFeedback, "softwareTypingFeedback",
      "Accessibility › VoiceOver › Typing › Typing Feedback › Software Keyboards", .reported,
      "what is echoed when typing on the software keyboard"),
    choice(
      \.hardwareTypingFeedback, "hardwareTypingFeedback",
      "Accessibility › VoiceOver › Typing › Typing Feedback › Hardware Keyboards", .guess,
      "what is echoed when typing on a hardware keyboard"),
    choice(
      \.deletingText, "deletingText", "Accessibility › VoiceOver › Verbosity › Deleting Text", .guess,
      "what happens when text is deleted"),
    flag(
      \.pitchChange, "pitchChange", "Accessibility › VoiceOver › Quick Settings › Pitch Change", .guess,
      "whether typed characters are raised and deleted ones lowered in pitch"),
    choice(
      \.typingStyle, "typingStyle", "Accessibility › VoiceOver › Typing › Typing Style", .pinned,
      "how a key of the software keyboard is entered; its default is a guess"),
    choice(
      \.phoneticFeedback, "phoneticFeedback", "Accessibility › VoiceOver › Typing › Phonetic Feedback", .pinned,
      "whether the word for a letter is said, as in “Zulu”; its default is a guess"),
    choice(
      \.capitalLetters, "capitalLetters", "Accessibility › VoiceOver › Verbosity › Capital Letters", .guess,
      "how a capital letter is told from a small one"),
    choice(
      \.punctuation, "punctuation", "Accessibility › VoiceOver › Verbosity › Punctuation", .pinned,
      "which marks in a text are spoken; only the name is certain: the options and what belongs to `some` are a guess"),
    flag(
      \.tableHeaders, "tableHeaders", "Accessibility › VoiceOver › Verbosity › Table Headers", .pinned,
      "whether a cell of a data table says its headers"),
    flag(
      \.rowColumnNumbers, "rowColumnNumbers", "Accessibility › VoiceOver › Verbosity › Row & Column Numbers", .reported,
      "whether a cell of a data table says its row and column"),
    flag(
      \.speakEmoji, "speakEmoji", "Accessibility › VoiceOver › Verbosity › Emoji", .reported,
      "whether emoji are spoken"),
    flag(
      \.speakGroupLabels, "speakGroupLabels", "Accessibility › VoiceOver › Verbosity › Container Descriptions", .guess,
      "whether the label of a group is said when the cursor comes into it"),
    choice(
      \.actions, "actions", "Accessibility › VoiceOver › Verbosity › Actions", .guess,
      "how an element says that it has actions"),
    choice(
      \.moreContent, "moreContent", "Accessibility › VoiceOver › Verbosity › More Content", .guess,
      "how an element says that there is more to hear of it"),
    choice(
      \.navigationStyle, "navigationStyle", "Accessibility › VoiceOver › Quick Settings › Navigation Style", .pinned,
      "whether a swipe stops at a group before it goes into it; the options are a guess"),
    flag(
      \.speakRotorConfirmation, "speakRotorConfirmation", "Accessibility › VoiceOver › Speak Rotor Confirmation",
      .pinned,
      "whether the rotor's setting is said when it is turned"),
    flag(
      \.alwaysSpeakNotifications, "alwaysSpeakNotifications", "Accessibility › VoiceOver › Always Speak Notifications",
      .pinned, "whether a notification of another app is said when it comes; its default is a guess"),
    flag(
      \.sounds, "sounds", "Accessibility › VoiceOver › Audio › Sound Effects", .guess, "whether sounds are played"),
    Setting(
      name: "speakingRate", values: ["0-100"], path: "Accessibility › VoiceOver › Speaking Rate", confidence: .recorded,
      summary: "how fast the voice speaks, in percent; the words per minute are our calibration",
      read: { String($0.speakingRate) },
      write: { settings, text in
        guard let value = Int(text), (0...100).contains(value) else { return false }
        settings.speakingRate = value
        return true
      }),
    choice(
      \.firstResponderChangeSpoken, "firstResponderChangeSpoken", nil, .guess,
      "whether a move of the keyboard focus by the app is spoken; automatic: not while typing on the software keyboard"),
    flag(
      \.highPriorityYieldsToUser, "highPriorityYieldsToUser", nil, .guess,
      "whether what the person does cuts a high-priority announcement"),
    choice(
      \.announcementDuringElement, "announcementDuringElement", nil, .reported,
      "whether an announcement of no high priority that comes while an element is being said is heard; Apple's documentation and testers disagree"
    ),
    choice(
      \.smsDelivery, "smsDelivery", nil, .guess, "whether an autofilled code arrives at once or character by character"),
    choice(
      \.valueReading, "valueReading", nil, .guess,
      "whether the digits in a text field's value are read as one number or one by one"),
    choice(
      \.insertionPointOnActivation, "insertionPointOnActivation", nil, .guess,
      "where the insertion point is when a double tap begins editing a filled field"),
  ]

  private static func flag(
    _ keyPath: WritableKeyPath<Settings, Bool> & Sendable, _ name: String, _ path: String?, _ confidence: Confidence,
    _ summary: String
  ) -> Setting {
    Setting(
      name: name, values: ["true", "false"], path: path, confidence: confidence, summary: summary,
      read: { $0[keyPath: keyPath] ? "true" : "false" },
      write: { settings, text in
        guard text == "true" || text == "false" else { return false }
        settings[keyPath: keyPath] = text == "true"
        return true
      })
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ keyPath: WritableKeyPath<Settings, Choice> & Sendable, _ name: String, _ path: String?, _ confidence: Confidence,
    _ summary: String
  ) -> Setting {
    Setting(
      name: name, values: Choice.allCases.map(\.rawValue), path: path, confidence: confidence, summary: summary,
      read: { $0[keyPath: keyPath].rawValue },
      write: { settings, text in
        guard let value = Choice(rawValue: text) else { return false }
        settings[keyPath: keyPath] = value
        return true
      })
  }
}
