import AccessibilityModel
import Locales

/// A word of Android, of Jetpack Compose, of Chromium or of Material, which views say and TalkBack repeats. But for that of a tab, such
/// words are known only in English:
/// `strings.xml` of Android's framework (aosp-mirror/platform_frameworks_base, `core/res/res/values/strings.xml`), and a
/// recording of Compose.
enum AndroidWord: String, CaseIterable {
  case on = "capital_on"
  case off = "capital_off"
  /// The state of an empty text field of Compose that has no name. The key is ours.
  case empty = "compose_state_empty"
  /// The roles of a web page, which Chromium gives its views. The level of a heading follows.
  case heading = "IDS_AX_ROLE_HEADING"
  case link = "IDS_AX_ROLE_LINK"
  /// The role of a tab of Material, whose words are known in many languages.
  case tab = "item_view_role_description"

  /// The word in English, with its confidence and source.
  var phrase: LocalizedPhrase {
    switch self {
    case .tab: Self.tab(in: "en")
    case .on, .off:
      LocalizedPhrase(
        text: self == .on ? "ON" : "OFF", language: "en", confidence: .documented,
        source: "aosp-mirror/platform_frameworks_base, core/res/res/values/strings.xml", key: rawValue)
    case .empty:
      LocalizedPhrase(
        text: "Empty", language: "en", confidence: .recorded,
        source: "swipewalk/swipewalk docs/case-study.md at 07bdde26 (TalkBack 16.0.0, Android 16, emulator)",
        key: rawValue)
    case .heading, .link:
      LocalizedPhrase(
        text: self == .heading ? "heading" : "link", language: "en", confidence: .guess,
        source: "Chromium, browser_accessibility_android.cc: GetRoleDescription; the English words were not read",
        key: rawValue)
    }
  }

  /// The word in a language of the catalogue; nil if it is not known there.
  func phrase(in language: String) -> LocalizedPhrase? {
    if self == .tab { return Self.tab(in: language) }
    let phrase = self.phrase
    return phrase.language == language ? phrase : nil
  }

  var meanings: [PhraseMeaning] {
    switch self {
    case .tab: [.tab]
    case .on: [.on]
    case .off: [.off]
    case .empty: []
    case .heading: [.heading]
    case .link: [.link]
    }
  }
}
