extension PlatformForm {
  /// The words for steps. What a reader lacks of the rest follows from its list of gestures.
  package static let steps: [PlatformForm] = [
    PlatformForm(
      .step("activate"), iOS: .form("a double tap"), android: .form("a double tap"),
      source: "Apple and Google, help for the screen readers"),
    PlatformForm(
      .step("back"), iOS: .form("a scrub with two fingers (`escape`)"), android: .form("the gesture or button Back"),
      source: "Apple, `accessibilityPerformEscape`; Google, TalkBack's gestures"),
    PlatformForm(
      .step("escape"), iOS: .form("a scrub with two fingers"), android: .form("the gesture or button Back"),
      source: "Apple, `accessibilityPerformEscape`; Google, TalkBack's gestures"),
    PlatformForm(
      .step("readAll"), iOS: .form("a swipe up with two fingers"), android: .form("“Read from top” in TalkBack's menu"),
      source: "Apple and Google, help for the screen readers"),
    PlatformForm(
      .step("scroll"), iOS: .form("a swipe with three fingers"), android: .form("a swipe with two fingers"),
      source: "Apple and Google, help for the screen readers"),
    PlatformForm(
      .step("action"), iOS: .form("the rotor on Actions, then a double tap"),
      android: .form("the reading control Actions, then a double tap"),
      source: "Apple, `accessibilityCustomActions`; google/talkback 26a27dc0, `SelectorController`"),
    PlatformForm(
      .step("link"), iOS: .form("the rotor on Links, then a double tap"),
      android: .form("the links in TalkBack's menu, then a double tap"),
      source: "google/talkback 26a27dc0, `NodeMenuRuleProcessor`; VoiceOver: a guess"),
    PlatformForm(
      .step("next"), iOS: .form("the rotor on headings, links, controls or text fields, then a swipe down"),
      android: .form("a reading control for headings, links or controls, then a swipe down"),
      source: "Apple, help for VoiceOver; google/talkback 26a27dc0, `SelectorController`"),
    PlatformForm(
      .step("previous"), iOS: .form("the same with a swipe up"), android: .form("the same with a swipe up"),
      source: "Apple, help for VoiceOver; google/talkback 26a27dc0, `SelectorController`"),
    PlatformForm(
      .step("rotor"), iOS: .form("a turn of the rotor"),
      android: .none("TalkBack has reading controls; `next: heading` and `action: NAME` work for both"),
      source: "Apple and Google, help for the screen readers"),
    PlatformForm(
      .step("readingControl"),
      iOS: .none("VoiceOver has a rotor; `next: heading` and `action: NAME` work for both"),
      android: .form("a swipe that chooses a reading control"),
      source: "Apple and Google, help for the screen readers"),
    PlatformForm(
      .step("menu"), iOS: .none("VoiceOver has no menu of its own"), android: .form("a tap with three fingers"),
      source: "google/talkback 26a27dc0, `ListMenuManager`"),
    PlatformForm(
      .step("magicTap"), iOS: .form("a double tap with two fingers"),
      android: .none("TalkBack's double tap with two fingers starts and stops media; activate the control itself"),
      source: "Apple, `accessibilityPerformMagicTap`; Google, TalkBack's gestures"),
    PlatformForm(
      .step("enterGroup"), iOS: .form("a swipe to the right with two fingers"),
      android: .none("TalkBack has no grouped navigation"), source: "Apple, help for VoiceOver"),
    PlatformForm(
      .step("leaveGroup"), iOS: .form("a swipe to the left with two fingers"),
      android: .none("TalkBack has no grouped navigation"), source: "Apple, help for VoiceOver"),
    PlatformForm(
      .step("toast"), iOS: .none("iOS has no toasts; announce the text"), android: .form("`Toast.makeText`"),
      source: "Android, `Toast`"),
  ]

  /// What takes several words.
  package static let patterns: [PlatformForm] = [
    PlatformForm(
      .pattern("a carousel"),
      iOS: .form("an `adjustable` with its pages as `options`: swipes up and down turn them"),
      android: .form(
        "a `group` with `view: ViewPager`, and `offscreen: true` for the other pages: “Page” and “In pager” are said"),
      source:
        "Apple, trait `adjustable`; google/talkback 26a27dc0, `PagerPageDescription`, `CollectionStateFeedbackUtils`"
    ),
    PlatformForm(
      .pattern("a radio button"),
      iOS: .form(
        "iOS has none: apps use a `button` with `selected: true` for the chosen one, or a `picker`; a `toggle` is a switch"
      ),
      android: .form(
        "a `toggle` with `view: RadioButton`: “Radio button”; a `segmentedControl` is a row of them with a single selection"
      ),
      source:
        "magentaA11y, radio button, as SwiftUI and UIKit build it; google/talkback 26a27dc0, `RoleDescriptionExtractor`; material-components-android 00220d0a, `MaterialButtonToggleGroup`"
    ),
    PlatformForm(
      .pattern("a page of 3-D Secure"), iOS: .form("its elements, each with `web: true`, in a `WKWebView`"),
      android: .form("its elements, each with `web: true`, in a `WebView`: the field says “Edit box”"),
      source: "Chromium, `browser_accessibility_android.cc`; the page itself is whatever the bank shows"),
    PlatformForm(
      .pattern("the code that the keyboard suggests"),
      iOS: .form("`touch: keyboard.code`, then a double tap; what is said of a code that is filled in is not known"),
      android: .form(
        "`touch: keyboard.code`, then a double tap: the code is said; the name of the suggestion is the keyboard app's, and not known"
      ),
      source: "VoiceOver: open; google/talkback 26a27dc0, `InputTextFeedbackRules`: a whole text that is added"),
  ]
}
