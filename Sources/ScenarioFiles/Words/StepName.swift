import AccessibilityModel
import Simulation

/// A step that is available with every screen reader. Gestures of a single screen reader are additional steps.
package enum StepName: String, ScenarioWord {
  case appear, swipe, touch, doubleTap, activate, type, delete, paste, copy, cut, select, selectAll, autofill, key
  case set, focus, announce, post, toast, screen, locale, readerLocale, `if`, turns, every, count, stop, reader, wait,
    dismissKeyboard, notification, background, expect

  package enum Actor: String, Sendable {
    case person = "the person"
    case app = "the app"
    case anotherApp = "another app"
    case player = "the player"
  }

  package var actor: Actor {
    switch self {
    case .set, .focus, .announce, .post, .toast, .screen, .locale, .if, .turns, .every, .count, .stop: .app
    case .notification: .anotherApp
    case .reader, .readerLocale, .wait, .expect: .player
    case .appear, .swipe, .touch, .doubleTap, .activate, .type, .delete, .paste, .copy, .cut, .select, .selectAll,
      .autofill,
      .key,
      .dismissKeyboard, .background:
      .person
    }
  }

  /// Whether the name has a value after its colon.
  enum Value { case none, optional, required }

  var value: Value {
    switch self {
    case .appear, .doubleTap, .copy, .cut, .selectAll, .dismissKeyboard: .none
    case .activate, .delete, .paste, .expect: .optional
    case .swipe, .touch, .type, .select, .autofill, .key, .set, .focus, .announce, .post, .toast, .screen, .locale,
      .readerLocale, .if, .turns, .every, .count, .stop, .reader, .wait, .notification, .background:
      .required
    }
  }

  package var isReaction: Bool { actor == .app || self == .wait }

  package var isOnlyReaction: Bool {
    switch self {
    case .if, .turns, .every, .count, .stop: true
    default: false
    }
  }

  var example: String? {
    switch self {
    case .appear, .doubleTap, .copy, .cut, .selectAll, .dismissKeyboard: nil
    case .swipe: "right"
    case .touch: "code.1"
    case .activate: "pay"
    case .type, .autofill, .paste: "482913"
    case .select: "913"
    case .delete: "3"
    case .key: "tab"
    case .set: "{ code: { error: The code is not correct } }"
    case .announce: "Code sent"
    case .post: "{ screenChanged: code.1 }"
    case .toast: "Copied"
    case .screen: "{ file: next.json }"
    case .focus: "code.1"
    case .locale, .readerLocale: "de"
    case .if: "{ code.value: { length: { min: 6 } } }"
    case .turns: "[ [ { announce: Wrong code } ], [ { screen: done } ] ]"
    case .every: "1s"
    case .count: "{ down: resend, label: \"Resend code in {n} s\" }"
    case .stop: "countdown"
    case .reader: "none"
    case .wait: "2s"
    case .notification: "{ app: Messages, text: Your code is 482913 }"
    case .background: "10s"
    case .expect: "{ contains: Code sent }"
    }
  }

  package var form: String {
    let example = example.map { "`\($0)`" } ?? "no value"
    return switch self {
    case .swipe: Self.values(of: Step.Direction.self) + ", or `{ direction: right, times: 3 }`"
    case .activate: "no value, or an id such as " + example
    case .touch: "an id, " + example + " for a part, `keyboard.4` for a key"
    case .type:
      example + ", or `{ text: 482913, interval: 0.25s, via: hardwareKeyboard }`; via: "
        + Self.values(of: Keyboard.self)
    case .delete: "no value, " + example + ", or `{ times: 3, interval: 0.2s }`"
    case .paste: "no value, or " + example
    case .key: Self.values(of: Step.Key.self)
    case .announce:
      example + ", or `{ text: Code sent, priority: high, queue: true }`; priorities: "
        + Self.values(of: Announcement.Priority.self)
    case .post:
      "`screenChanged`, `layoutChanged`, " + example + ", `{ layoutChanged: { text: Two more rows } }`, "
        + "`{ pageScrolled: Page 2 of 3 }`, `{ accessibilityFocus: code.1 }`"
    case .reader: ScenarioKey.readers
    case .screen: "the name of a screen, a list of elements, or " + example
    case .focus: example + " for a part, or `none`"
    case .if:
      "tests by `ID.value`, `ID.label`, `ID.on`, `ID.disabled`, `ID.hidden`, such as " + example
        + "; a test is a text, "
        + "`matches`, `length`, `empty` or `sameAs`; `any: [ … ]`, `not: { … }`"
    case .expect: "lines after `|`, a mapping from languages to lines, or conditions such as " + example
    default: example
    }
  }

  package var keys: [String] {
    switch self {
    case .swipe: ["direction", "times"]
    case .type: ["text", "interval", "via"]
    case .delete: ["times", "interval"]
    case .announce: ["text", "priority", "queue"] + SpeechAttribute.names
    case .post: ["screenChanged", "layoutChanged", "pageScrolled", "accessibilityFocus"]
    case .notification: ["app", "text"]
    case .if: ["if", "then", "else"]
    case .every: ["every", "name", "times", "do", "then"]
    case .count: ["down", "label"]
    case .expect: ConditionKey.names
    default: []
    }
  }

  package var summary: String {
    switch self {
    case .appear: "opens the app: its first screen appears"
    case .swipe:
      "swipes with one finger: right and left move between elements, up and down adjust a value or follow the rotor"
    case .touch: "touches an element or a key of the software keyboard"
    case .doubleTap:
      "activates the element under the cursor; on the field that is edited, moves the insertion point to its start, or from there to its end, so that a `delete` at the start does nothing"
    case .activate: "activates the element under the cursor; with an id, touches this element before"
    case .type: "types a text on the software keyboard or a hardware keyboard"
    case .delete: "presses the delete key"
    case .paste: "pastes a text, or the text that was copied"
    case .copy: "copies the selected text, or all of it if nothing is selected"
    case .cut: "cuts the selected text: it is copied and removed"
    case .select: "selects the first place in the edited field where this text stands"
    case .selectAll: "selects all text of the edited field"
    case .autofill: "accepts the one-time code that the keyboard suggests"
    case .key: "presses a key of a hardware keyboard"
    case .set: "changes properties of elements or components"
    case .announce: "makes the screen reader announce a text"
    case .post: "posts an accessibility notification of the platform; an element that it names gets the cursor"
    case .toast: "shows a text for a short time; only Android has such a view"
    case .screen:
      "replaces the screen with another one, as it is written: what was typed on a screen that comes again is gone"
    case .focus: "moves the keyboard focus to a text field, or removes it"
    case .locale: "changes the language of the app"
    case .readerLocale: "changes the language of the screen reader"
    case .if:
      "does the steps of `then` if all tests are true, otherwise the steps of `else`; of several `if` in a row, only the first whose tests are true counts"
    case .turns:
      "does the first list of steps the first time, the second list the second time, and so on; the last list repeats"
    case .every: "does the steps of `do` at once and then after each interval, and those of `then` at the end"
    case .count: "counts down in a label: `{n}` goes from the `times` of the surrounding `every` to 1"
    case .stop: "ends the `every` with this name"
    case .reader: "switches the screen reader on or off"
    case .wait: "lets time pass"
    case .dismissKeyboard: "closes the software keyboard"
    case .notification: "shows a notification"
    case .background: "leaves the app for this time"
    case .expect: "checks what was heard, by lines or conditions"
    }
  }
}

package enum SpeechAttribute: String, ScenarioWord {
  case spellOut, punctuation, pitch, ipa, language, parts

  package var form: String {
    switch self {
    case .spellOut, .punctuation: "`true`, `false`"
    case .pitch: "0 to 2"
    case .ipa: "letters of the phonetic alphabet"
    case .language: "a language tag"
    case .parts: "`[ { text: annual percentage rate, language: en } ]`"
    }
  }

  package var summary: String {
    switch self {
    case .spellOut: "character by character"
    case .punctuation: "with its punctuation marks"
    case .pitch: "the pitch of the voice; 1 is normal"
    case .ipa: "the pronunciation, in the International Phonetic Alphabet"
    case .language: "the language of the text"
    case .parts: "the words of the text that are in another language, in their order"
    }
  }
}
