import AccessibilityModel

/// A key of an element in a scenario. Each screen reader decides how to use the key.
package enum ElementKey: String, ScenarioWord {
  case id, label, language, spellOut, frame, drawn, underlined, value, hint, selected, disabled, on, bare, placeholder
  case contentType, numberPad, maxLength, secure, required, invalid, level, minimum, maximum, step, options, pages,
    page, expanded, pressed
  case traits, message, dismiss, children, childBehavior, modal, order
  case position, hidden, actions, links, rotors, audioGraph, content, cell, draggable, updatesFrequently, directTouch,
    web, live
  case contentDescription, stateDescription, hintText, error, tooltip, roleDescription, labeledBy, paneTitle, liveRegion
  case collection, item, heading, checkable, clickable, longClickable, focusable, longClick
  case view, compose, editable, containerTitle, click, standardActions, range, setProgress, textEntryKey, offscreen

  /// The keys in Android's words, which every kind has.
  package static let android: [ElementKey] = [
    .contentDescription, .stateDescription, .hintText, .error, .tooltip, .roleDescription, .labeledBy, .paneTitle,
    .liveRegion, .collection, .item, .heading, .checkable, .clickable, .longClickable, .focusable, .longClick,
    .view, .compose, .editable, .containerTitle, .click, .standardActions, .range, .setProgress, .textEntryKey,
    .offscreen,
  ]

  /// The keys for ARIA attributes that every element of a web page can have, with `web: true`.
  static let ofWebPages: [ElementKey] = [.required, .invalid, .pressed, .level]

  /// The platform that alone has the key; nil if both or neither have it.
  package var platform: Platform? {
    let missing = [Platform.iOS, .android].filter { absence(on: $0) != nil }
    return missing.count != 1 ? nil : missing == [.iOS] ? .android : .iOS
  }

  package static func keys(of role: Role) -> [ElementKey] {
    // In a heading, the key `heading` gives the role, so it cannot be an Android property.
    ownKeys(of: role) + (role == .heading ? android.filter { $0 != .heading } : android)
  }

  private static func ownKeys(of role: Role) -> [ElementKey] {
    if role.isContainer { return keys(ofContainer: role) }
    let first: [ElementKey] = [.id, .label, .language, .spellOut, .frame, .drawn]
    let last: [ElementKey] = [
      .position, .hidden, .actions, .links, .rotors, .audioGraph, .content, .cell, .draggable, .updatesFrequently,
      .directTouch, .web, .live,
    ]
    let control: [ElementKey] = [.underlined, .value, .hint, .selected, .disabled]
    let own: [ElementKey] =
      switch role {
      case .heading: control + [.level]
      case .image: [.value, .hint, .selected, .disabled]
      case .readOnlyTextView: [.value, .hint, .disabled]
      case .toggle: [.on, .value, .bare, .hint, .selected, .disabled, .required]
      case .textField, .secureTextField:
        [.value, .placeholder, .hint, .disabled, .contentType, .numberPad, .maxLength, .required, .invalid]
      case .searchField, .textView:
        [.value, .placeholder, .hint, .disabled, .contentType, .maxLength, .required, .invalid]
      case .slider: control + [.minimum, .maximum, .step]
      case .adjustable, .picker: control + [.options]
      case .pageControl: control + [.pages, .page]
      case .disclosure: control + [.expanded]
      case .button: control + [.pressed]
      case .element: control + [.traits, .expanded, .level, .pressed, .required, .invalid]
      default: control
      }
    return first + own + last
  }

  private static func keys(ofContainer role: Role) -> [ElementKey] {
    if role == .stepper {
      return [.id, .label, .language, .value, .minimum, .maximum, .step, .disabled, .hidden, .actions]
    }
    let own: [ElementKey] =
      switch role {
      case .alert: [.message, .actions]
      case .sheet: [.dismiss, .actions]
      case .group: [.value, .hint, .traits, .actions, .cell]
      default: [.actions]
      }
    return [
      .id, .label, .language, .children, .childBehavior, .modal, .order, .frame, .hidden, .selected, .disabled, .rotors,
      .audioGraph,
    ] + own
  }

  package static func settable(of role: Role) -> [ElementKey] {
    // The two buttons of a stepper say its label and value, so an app can change only whether the stepper is hidden.
    if role == .stepper { return [.hidden] }
    let known: [ElementKey] = [
      .label, .value, .message, .page, .options, .placeholder, .hint, .on, .expanded, .disabled, .selected, .pressed,
      .maxLength, .required, .invalid,
    ]
    let secure: [ElementKey] = [.textField, .secureTextField].contains(role) ? [.secure] : []
    return known.filter(keys(of: role).contains) + secure + [.hidden] + settableOnAndroid
  }

  private static let settableOnAndroid: [ElementKey] = [.contentDescription, .stateDescription, .error]

  package var form: String {
    switch self {
    case .id: "one word without a dot"
    case .label, .value: "a text, or `{ text: 482913, spellOut: true }`"
    case .drawn, .hint, .placeholder, .message, .underlined: "a text"
    case .language: "a language tag"
    case .frame: "`[x, y, width, height]`"
    case .on: "`true`, `false`, `mixed`"
    case .contentType: Self.values(of: AccessibilityElement.TextState.ContentType.self)
    case .invalid: "a message, `true` or `false`"
    case .level: "1 to 9"
    case .maxLength: "a whole number"
    case .minimum, .maximum, .step: "a number, such as `3`, `48%` or `1.05`"
    case .options: "`[Small, Medium, Large]`"
    case .pages, .page: "a whole number"
    case .traits: Traits.named.map { "`\($0.name)`" }.joined(separator: ", ")
    case .dismiss: Self.values(of: Dismissal.self)
    case .children: "a list of elements"
    case .childBehavior: Self.values(of: AccessibilityElement.ChildBehavior.self)
    case .order: "`[ID, ID]`"
    case .position: "`{ index: 2, of: 3 }`"
    case .actions: "`[Delete]`"
    case .links: "`[terms, privacy notice]`"
    case .rotors: "`[ { name: Debits, items: [rent, food] } ]`"
    case .content: "`[ { label: Age, value: 3 years, important: true } ]`"
    case .cell: "`{ row: 2, column: 1, rowSpan: 1, columnSpan: 1, header: row }`"
    case .live: Self.values(of: AccessibilityElement.WebState.LiveRegion.self)
    case .contentDescription, .stateDescription, .hintText, .error, .tooltip, .roleDescription, .paneTitle, .longClick,
      .click, .containerTitle:
      "a text"
    case .labeledBy: "the text of the label, or a list of texts"
    case .view: "the last part of the name of a class, such as `CheckBox`"
    case .standardActions: Self.values(of: AndroidProperties.StandardAction.self)
    case .range: "`{ form: percent, minimum: 0, maximum: 100, value: 30 }`"
    case .liveRegion: Self.values(of: AndroidProperties.LiveRegion.self)
    case .collection:
      "`{ rows: 4, columns: 1, singleSelection: true, multipleSelection: true, visible: 4, items: 4, importantItems: 3 }`"
    case .item: "`{ row: 1, column: 1, heading: true, rowTitle: Monday, columnTitle: Noon }`"
    case .heading, .checkable, .clickable, .longClickable, .focusable, .compose, .editable, .setProgress, .textEntryKey,
      .offscreen:
      "`true`, `false`"
    case .spellOut, .selected, .disabled, .bare, .numberPad, .required, .expanded, .pressed, .modal, .hidden,
      .draggable, .audioGraph, .updatesFrequently, .directTouch, .web, .secure:
      "`true`, `false`"
    }
  }

  package var keys: [String] {
    switch self {
    case .label, .value: ["text"] + SpeechAttribute.names
    case .position: ["index", "of"]
    case .rotors: ["name", "items"]
    case .content: ["label", "value", "important"]
    case .cell: ["row", "column", "rowSpan", "columnSpan", "header"]
    case .collection: ["rows", "columns", "singleSelection", "multipleSelection", "visible", "items", "importantItems"]
    case .item: ["row", "column", "heading", "rowTitle", "columnTitle"]
    case .range: ["form", "minimum", "maximum", "value"]
    default: []
    }
  }

  package var summary: String {
    switch self {
    case .id: "the name that steps and effects use; by default the kind with a number"
    case .label:
      "the name of the element, which is spoken; of a text field on Android the hint, which is not said of a filled field"
    case .language: "the language of its texts, if it is not that of the app"
    case .spellOut: "its label and value are spoken character by character"
    case .frame: "its position and size, in points from the top left of the screen"
    case .drawn: "the visible text, if it differs from the label; for audits"
    case .underlined: "the underlined part of the visible text; for audits"
    case .value: "its content: a text, the state of a toggle (0, 1, 2), or the value of an adjustable element"
    case .hint: "a text of the app that says what activating it does"
    case .selected: "it is selected"
    case .disabled: "it cannot be used; spoken as “dimmed”"
    case .on: "the state of the toggle"
    case .bare: "it has no button trait, like a cell of the Settings app"
    case .placeholder: "the text that the field shows while it is empty"
    case .contentType: "whether the field takes one-time codes; for audits, and for the suggestion of the keyboard"
    case .numberPad: "it shows the keyboard with digits; for audits, and for the keys that can be touched"
    case .maxLength: "the largest number of characters that the app accepts"
    case .secure: "the field hides what is typed; use the kind `secureTextField` at first, and this key in `set`"
    case .required: "it must be filled in (Android; web pages, with `web: true`)"
    case .invalid:
      "the message that says what is wrong; `true` for an error without a message (Android; web pages, with `web: true`)"
    case .level: "the level of the heading (web pages, with `web: true`)"
    case .minimum: "the lower bound; by default 0. If the bounds have no unit, a slider is spoken as a percentage"
    case .maximum: "the upper bound; by default 100"
    case .step:
      "the change by one swipe; by default 1 for a stepper and 10 for a slider, or a tenth of the range between bounds without a unit"
    case .options: "the values to choose from"
    case .pages: "the number of pages"
    case .page: "the page that is shown; by default the first"
    case .expanded: "the content that it shows and hides is shown"
    case .pressed: "the toggle button is pressed (web pages, with `web: true`)"
    case .traits: "UIKit traits"
    case .message: "the text below the title"
    case .dismiss: "how it is closed: with a button at its beginning or at its end"
    case .children: "the elements inside it"
    case .childBehavior:
      "what assistive technology gets of the elements inside it: each one, all combined into one, or none"
    case .modal: "the cursor cannot leave it"
    case .order: "the ids of its children, in reading order"
    case .position: "its position and the number of its siblings: “2 of 3”"
    case .hidden: "it is hidden from assistive technology"
    case .actions: "the names of its custom actions; those of a container also belong to everything inside it"
    case .links:
      "the words of its label that are links; the step `link: terms` opens one, and `ID.link.terms` is its event"
    case .rotors:
      "the rotors of the app on it or on everything inside it (VoiceOver): the step `rotor: Debits` turns to one, and swipes down and up go to its elements"
    case .audioGraph: "it is a chart of which VoiceOver offers an audio graph"
    case .content: "more information about it (`AXCustomContent`); if it is `important`, it is spoken with the element"
    case .cell:
      "its position in a data table; `header` says that it is a header, and of what: "
        + Self.values(of: AccessibilityElement.TableCell.Axis.self)
    case .draggable: "it can be dragged"
    case .updatesFrequently: "its changes are checked from time to time, and not spoken at once"
    case .directTouch: "gestures go directly to the app"
    case .web: "it is an element of a web page"
    case .live: "how changes of its text are announced (web pages)"
    case .contentDescription: "its name for assistive technology (Android)"
    case .stateDescription: "its state, in the app's words (Android)"
    case .hintText: "the hint of a field; TalkBack 15 says it even if the field is filled (Android)"
    case .error:
      "the error message for its content (Android); it is said again if it is set again, but for fields of Compose"
    case .tooltip: "the text that a long press shows (Android)"
    case .roleDescription: "its role, in the app's words (Android)"
    case .labeledBy:
      "the text of the view that is its label; with a list, those of several views, of which TalkBack 15 says one (Android)"
    case .view: "the class of the view, if it is not the usual one for the kind; see the kinds of views (Android)"
    case .compose:
      "a text field of Jetpack Compose: its label is said after its type, and without a label and a text it is “Empty” (Android)"
    case .editable: "the text can be changed; if not, TalkBack 16 says “read only” (Android)"
    case .containerTitle: "the title that is said when the focus enters or leaves it (Android)"
    case .click: "what a double tap does, such as “open” (Android)"
    case .standardActions: "the actions of Android that it offers, besides a click and a long press (Android)"
    case .range:
      "its bounds and value, and whether the value is said as an `integer`, a `float` or in `percent` (Android)"
    case .setProgress: "a swipe up or down changes its value (Android)"
    case .textEntryKey: "it is a key that enters text (Android)"
    case .offscreen: "it is outside the visible part of the screen, like another page of a pager (Android)"
    case .paneTitle: "the title of this part of the screen, announced like that of a window (Android)"
    case .liveRegion: "how its changes are announced while it does not have the focus (Android)"
    case .collection: "the size of this list or grid; -1 is a number that is not known (Android)"
    case .item: "its position in the list or grid around it, counted from 1 (Android)"
    case .heading: "it is a heading, as in `text: { label: Code, heading: true }` (Android)"
    case .checkable: "it can be checked or not checked (Android)"
    case .clickable: "a double tap clicks it (Android)"
    case .longClickable: "a double tap and hold long-clicks it (Android)"
    case .focusable: "it can have the keyboard focus (Android)"
    case .longClick: "what a double tap and hold does, such as “to copy” (Android)"
    }
  }
}

/// The position of a sheet's dismiss button: at the beginning (`popUp`) or at the end (`contextMenu`). Source:
/// magentaA11y sheet, menu, modal; recorded.
enum Dismissal: String, CaseIterable { case popUp, contextMenu }
