import AccessibilityModel
import Locales

/// A word of Android itself, which views say and TalkBack repeats. Such words are known only in English: `strings.xml`
/// of Android's framework (aosp-mirror/platform_frameworks_base, `core/res/res/values/strings.xml`).
enum AndroidWord: String, CaseIterable {
  case on = "capital_on"
  case off = "capital_off"

  /// The word in English, with its confidence and source.
  var phrase: LocalizedPhrase {
    LocalizedPhrase(
      text: self == .on ? "ON" : "OFF", language: "en", confidence: .documented,
      source: "aosp-mirror/platform_frameworks_base, core/res/res/values/strings.xml", key: rawValue)
  }

  var meanings: [PhraseMeaning] { [self == .on ? .on : .off] }
}
