import Locales
import Simulation

extension VoiceOver.Settings {
  package static let entries: [SettingEntry<Self>] = [
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
      "whether typed characters are spoken with a higher pitch, and deleted characters with a lower pitch"),
    choice(
      \.typingStyle, "typingStyle", "Accessibility › VoiceOver › Typing › Typing Style", .pinned,
      "how a key of the software keyboard is entered; the default is a guess"),
    choice(
      \.phoneticFeedback, "phoneticFeedback", "Accessibility › VoiceOver › Typing › Phonetic Feedback", .pinned,
      "whether the word for a letter is spoken, such as “Zulu”; the default is a guess"),
    flag(
      \.phoneticAfterKey, "phoneticAfterKey", nil, .guess,
      "whether the word for a letter is spoken again when its key is entered, as in one recording"),
    choice(
      \.capitalLetters, "capitalLetters", "Accessibility › VoiceOver › Verbosity › Capital Letters", .guess,
      "how a capital letter is distinguished from a small letter"),
    choice(
      \.punctuation, "punctuation", "Accessibility › VoiceOver › Verbosity › Punctuation", .pinned,
      "which punctuation marks in a text are spoken; the options and the marks that belong to `some` are a guess"),
    flag(
      \.tableHeaders, "tableHeaders", "Accessibility › VoiceOver › Verbosity › Table Headers", .pinned,
      "whether the headers of a cell in a data table are spoken"),
    flag(
      \.rowColumnNumbers, "rowColumnNumbers", "Accessibility › VoiceOver › Verbosity › Row & Column Numbers", .reported,
      "whether the row and column of a cell in a data table are spoken"),
    flag(
      \.speakEmoji, "speakEmoji", "Accessibility › VoiceOver › Verbosity › Emoji", .reported,
      "whether emoji are spoken"),
    flag(
      \.speakGroupLabels, "speakGroupLabels", "Accessibility › VoiceOver › Verbosity › Container Descriptions", .guess,
      "whether the label of a group is spoken when the cursor enters the group"),
    choice(
      \.actions, "actions", "Accessibility › VoiceOver › Verbosity › Actions", .guess,
      "how the person learns that an element has actions"),
    choice(
      \.moreContent, "moreContent", "Accessibility › VoiceOver › Verbosity › More Content", .guess,
      "how the person learns that an element has more content"),
    choice(
      \.controls, "controls", "Accessibility › VoiceOver › Verbosity › Controls", .pinned,
      "the position of the kind of a control in its speech, from iOS 18.4; it is a guess that `none` does not suppress states such as “dimmed”"
    ),
    choice(
      \.navigationStyle, "navigationStyle", "Accessibility › VoiceOver › Quick Settings › Navigation Style", .pinned,
      "whether a swipe stops at a group before it enters the group; the options are a guess"),
    flag(
      \.speakRotorConfirmation, "speakRotorConfirmation", "Accessibility › VoiceOver › Speak Rotor Confirmation",
      .pinned,
      "whether the new setting is spoken when the rotor is turned"),
    flag(
      \.alwaysSpeakNotifications, "alwaysSpeakNotifications", "Accessibility › VoiceOver › Always Speak Notifications",
      .pinned, "whether a notification of another app is spoken when it arrives; the default is a guess"),
    flag(
      \.sounds, "sounds", "Accessibility › VoiceOver › Audio › Sound Effects", .guess, "whether sounds are played"),
    percentage(
      \.speakingRate, "speakingRate", "Accessibility › VoiceOver › Speaking Rate", .recorded,
      "how fast the voice speaks, in percent; the matching words per minute are a calibration of this project"),
    choice(
      \.firstResponderChangeSpoken, "firstResponderChangeSpoken", nil, .reported,
      "whether a move of the keyboard focus by the app is spoken; automatic: yes, except while the person types on the software keyboard, as heard on iOS 26.1; for a hardware keyboard this is a guess"
    ),
    flag(
      \.highPriorityYieldsToUser, "highPriorityYieldsToUser", nil, .guess,
      "whether an action of the person cuts off an announcement of high priority"),
    choice(
      \.announcementDuringElement, "announcementDuringElement", nil, .reported,
      "whether an announcement below high priority is heard while an element is spoken; Apple's documentation and testers disagree"
    ),
    choice(
      \.dimmedHints, "dimmedHints", nil, .reported,
      "the hints of a dimmed element; own: the app's, as heard in one recording, and none of VoiceOver's own, as read in two copies of VoiceOver's code and not recorded"
    ),
    choice(
      \.misspelledWordsHint, "misspelledWordsHint", nil, .reported,
      "the fields whose hint names misspelled words before they are edited; webFields: those of web pages too, as two recordings of one page have it, and as three tests of other pages do not"
    ),
    choice(
      \.positionForm, "positionForm", nil, .guess,
      "the form of “2 of 3” in Chinese, Hindi, Hungarian, Japanese and Korean, where VoiceOver's strings and UIKit's differ; which one is heard is not known"
    ),
    flag(
      \.emptyPasswordField, "emptyPasswordField", nil, .guess,
      "whether an empty secure field is called an empty password field; the words are UIKit's, and nobody has heard them"
    ),
    choice(
      \.cursorAfterAlert, "cursorAfterAlert", nil, .guess,
      "where the cursor goes when an alert or a sheet closes; it does not always return "
        + "(cvs-health/ios-swiftui-accessibility-techniques, Alerts.md; reported)"),
    choice(
      \.cursorOnReturn, "cursorOnReturn", nil, .guess,
      "where the cursor is when the person comes back to the app, from Messages for example; nobody has written it down"
    ),
    choice(
      \.announcementAtActivation, "announcementAtActivation", nil, .reported,
      "whether an announcement below high priority is heard if it is posted at the moment of an action; testers disagree"
    ),
    choice(
      \.roleWords, "roleWords", nil, .recorded,
      "the language of the kind of a control; automatic: the language of the app from iOS 27 on, as recorded, and the language of VoiceOver in earlier versions"
    ),
    choice(
      \.valueReading, "valueReading", nil, .guess,
      "whether the digits in a text field's value are read as one number or one by one"),
  ]
}

extension VoiceOver {
  /// The settings of VoiceOver and of the device, in the order of transcripts.
  static let allSettings: [Setting] = {
    let device = [Setting].device
    return Settings.settings.flatMap { setting in
      setting.name == "valueReading" ? [device[0], setting] + device[1...] : [setting]
    }
  }()
}
