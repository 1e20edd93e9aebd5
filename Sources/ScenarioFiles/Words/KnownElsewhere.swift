import AccessibilityModel

/// Words of other toolkits (SwiftUI, UIKit, Compose, Android's views, React Native, Flutter, ARIA, test tools) with what
/// they are here. The nearest word of ours may mean the opposite, so these come first.
enum KnownElsewhere {
  /// Returns what to write instead of a key of an element; nil if the key is not known.
  static func key(_ name: String, value: Document.Node, of role: String? = nil) -> String? {
    let word = normalized(name)
    let isFalse = if case .scalar("false", _) = value.value { true } else { false }
    if let (key, isNegated) = negatable[word] {
      return "write `\(key): \(isFalse != isNegated ? "false" : "true")`"
    }
    if let key = keys[word] { return "write `\(key)`" }
    return advice[word]
  }

  /// Returns what to write instead of a kind of an element; nil if the kind is not known.
  static func kind(_ name: String) -> String? { kinds[normalized(name)] }

  /// Returns what to write instead of a step; nil if the step is not known.
  static func step(_ name: String) -> String? { steps[normalized(name)] }

  /// Returns what to write instead of a key at the top of a scenario; nil if the key is not known.
  static func scenarioKey(_ name: String) -> String? { scenarioKeys[normalized(name)] }

  /// Returns the trait that another toolkit calls so; nil if it is not known.
  static func trait(_ name: String) -> String? { traits[normalized(name)] }

  private static func normalized(_ name: String) -> String {
    String(name.lowercased().filter { $0 != "-" && $0 != "_" })
  }

  /// Flags by the word for them elsewhere. `isNegated` says that ours means the opposite.
  private static let negatable: [String: (key: String, isNegated: Bool)] = [
    "enabled": ("disabled", true), "isenabled": ("disabled", true), "isdisabled": ("disabled", false),
    "userinteractionenabled": ("disabled", true), "ariadisabled": ("disabled", false),
    "visible": ("hidden", true), "isvisible": ("hidden", true), "ishidden": ("hidden", false),
    "accessible": ("hidden", true), "isaccessibilityelement": ("hidden", true),
    "accessibilityhidden": ("hidden", false), "accessibilityelementshidden": ("hidden", false),
    "ariahidden": ("hidden", false), "excludesemantics": ("hidden", false),
    "checked": ("on", false), "ischecked": ("on", false), "ison": ("on", false), "ariachecked": ("on", false),
    "toggled": ("on", false), "isselected": ("selected", false), "ariaselected": ("selected", false),
    "ariaexpanded": ("expanded", false), "isexpanded": ("expanded", false), "collapsed": ("expanded", true),
    "ariarequired": ("required", false), "isrequired": ("required", false), "optional": ("required", true),
    "ariapressed": ("pressed", false), "ismodal": ("modal", false), "ariamodal": ("modal", false),
    "accessibilityviewismodal": ("modal", false), "isheading": ("heading", false),
  ]

  private static let keys: [String: String] = [
    "accessibilitylabel": "label", "semanticslabel": "label", "arialabel": "label", "text": "label",
    "title": "label", "name": "label", "accessibilityhint": "hint", "helptext": "hint", "help": "hint",
    "accessibilityvalue": "value", "ariavaluetext": "value", "accessibilitytraits": "traits",
    "accessibilityidentifier": "id", "identifier": "id", "testid": "id", "testtag": "id", "resourceid": "id",
    "contentdesc": "contentDescription", "accessibilityliveregion": "liveRegion",
    "accessibilitypanetitle": "paneTitle", "accessibilityactions": "actions",
    "accessibilitycustomactions": "actions", "customactions": "actions", "customcontent": "content",
    "accessibilitylanguage": "language", "lang": "language", "min": "minimum", "max": "maximum",
    "ariavaluemin": "minimum", "ariavaluemax": "maximum", "minimumvalue": "minimum", "maximumvalue": "maximum",
    "arialive": "live", "ariainvalid": "invalid", "ariaerrormessage": "invalid", "errortext": "error",
    "errormessage": "error", "placeholdertext": "placeholder", "prompt": "placeholder", "labelfor": "labeledBy",
    "arialabelledby": "labeledBy", "accessibilitylabelledby": "labeledBy", "tooltiptext": "tooltip",
    "ariaroledescription": "roleDescription", "arialevel": "level", "headinglevel": "level", "bounds": "frame",
    "rect": "frame", "elements": "children", "accessibilityelements": "order", "traversalindex": "order",
    "rowcount": "collection", "ariaposinset": "position", "index": "position", "maxlines": "maxLength",
  ]

  private static let advice: [String: String] = [
    "role": "write the role as the kind: `- button: Pay`",
    "type": "write the type as the kind: `- button: Pay`",
    "kind": "write the kind as the key: `- button: Pay`",
    "accessibilityrole": "write the role as the kind: `- button: Pay`",
    "accessibilitystate": "write each state as a key: `disabled: true`, `selected: true`, `on: true`, `expanded: true`",
    "secure": "use the kind `secureTextField`", "issecure": "use the kind `secureTextField`",
    "password": "use the kind `secureTextField`", "ispassword": "use the kind `secureTextField`",
    "obscuretext": "use the kind `secureTextField`", "securetextentry": "use the kind `secureTextField`",
    "keyboardtype": "write `numberPad: true` for a keyboard of digits",
    "inputtype": "write `numberPad: true` for a keyboard of digits, or use the kind `secureTextField`",
    "onclick": "write what happens under `when`: `when: { pay.activated: [ … ] }`, with `id: pay`",
    "onpress": "write what happens under `when`: `when: { pay.activated: [ … ] }`, with `id: pay`",
    "ontap": "write what happens under `when`: `when: { pay.activated: [ … ] }`, with `id: pay`",
    "importantforaccessibility": "write `hidden: true` for an element that the screen reader passes over",
    "header": "use the kind `heading`, or write `heading: true` beside another kind",
    "isheader": "use the kind `heading`, or write `heading: true` beside another kind",
    "mergedescendants": "write `childBehavior: combine` in a `group`",
  ]

  private static let kinds: [String: String] = [
    "tab": "a tab is a button in a `tabBar`: `- tabBar: { children: [ { button: Accounts } ] }`",
    "tabs": "write `- tabBar: { children: [ { button: Accounts } ] }`",
    "tablist": "write `- tabBar: { children: [ { button: Accounts } ] }`",
    "switch": "write `- toggle: { label: Stay signed in, on: false }`",
    "switchbutton": "write `- toggle: { label: Stay signed in, on: false }`",
    "checkbox": "write `- toggle: { label: I agree, on: false, view: CheckBox }`",
    "radiobutton": "write `- toggle: { label: Monthly, on: false, view: RadioButton }`",
    "radio": "write `- toggle: { label: Monthly, on: false, view: RadioButton }`",
    "radiogroup": "write `- segmentedControl: { children: [ { button: Monthly }, { button: Yearly } ] }`",
    "togglebutton": "write `- toggle: { label: Favourite, on: false }`",
    "webview": "write what the page has, each element with `web: true`: `- text: { label: Confirm, web: true }`",
    "label": "write `- text: Your balance`", "statictext": "write `- text: Your balance`",
    "textview": "write `- text: Your balance`; a field of several lines is `textView`",
    "paragraph": "write `- text: Your balance`", "header": "write `- heading: Sign in`",
    "title": "write `- heading: Sign in`", "h1": "write `- heading: { label: Sign in, level: 1 }`",
    "h2": "write `- heading: { label: Sign in, level: 2 }`", "h3": "write `- heading: { label: Sign in, level: 3 }`",
    "input": "write `- textField: Amount`", "textinput": "write `- textField: Amount`",
    "edittext": "write `- textField: Amount`", "editbox": "write `- textField: Amount`",
    "textbox": "write `- textField: Amount`", "field": "write `- textField: Amount`",
    "textarea": "write `- textView: Message`", "texteditor": "write `- textView: Message`",
    "securefield": "write `- secureTextField: Password`", "passwordfield": "write `- secureTextField: Password`",
    "password": "write `- secureTextField: Password`", "searchbar": "write `- searchField: Search`",
    "search": "write `- searchField: Search`", "dropdown": "write `- popUpButton: { label: Account, value: Giro }`",
    "dropdownlist": "write `- popUpButton: { label: Account, value: Giro }`",
    "select": "write `- popUpButton: { label: Account, value: Giro }`",
    "combobox": "write `- popUpButton: { label: Account, value: Giro }`",
    "spinner": "write `- popUpButton: { label: Account, value: Giro }`",
    "menu": "write `- popUpButton: { label: Account, value: Giro }`, or `- sheet` for the open menu",
    "datepicker":
      "write a `picker` for each column: `- picker: { label: Day, value: \"28\", options: [\"27\", \"28\"] }`",
    "timepicker":
      "write a `picker` for each column: `- picker: { label: Hour, value: \"9\", options: [\"8\", \"9\"] }`",
    "numberpicker": "write `- picker: { label: Day, value: \"28\", options: [\"27\", \"28\"] }`",
    "progressbar": "write `- progress: Loading`", "progressview": "write `- progress: Loading`",
    "activityindicator": "write `- progress: Loading`", "seekbar": "write `- slider: { label: Volume, value: 50% }`",
    "dialog": "write `- alert: { label: Delete the payment?, children: [ { button: Delete } ] }`",
    "alertdialog": "write `- alert: { label: Delete the payment?, children: [ { button: Delete } ] }`",
    "modal": "write `- sheet: { label: Details, children: [ { button: Close } ] }`",
    "bottomsheet": "write `- sheet: { label: Details, children: [ { button: Close } ] }`",
    "card": "write `- group: { label: Account, children: [ { text: Balance } ] }`",
    "container": "write `- group: { label: Account, children: [ { text: Balance } ] }`",
    "view": "write `- group: { children: [ { text: Balance } ] }`, or the kind of the element",
    "box": "write `- group: { children: [ { text: Balance } ] }`",
    "vstack": "write `- group: { children: [ { text: Balance } ] }`",
    "hstack": "write `- group: { children: [ { text: Balance } ] }`",
    "row": "write `- group: { children: [ { text: Balance } ] }`",
    "column": "write `- group: { children: [ { text: Balance } ] }`",
    "section": "write `- group: { label: Account, children: [ { text: Balance } ] }`",
    "icon": "write `- image: Error`", "img": "write `- image: Error`", "picture": "write `- image: Error`",
    "a": "write `- link: Forgotten your password?`", "anchor": "write `- link: Forgotten your password?`",
    "iconbutton": "write `- button: Close`", "imagebutton": "write `- button: Close`", "btn": "write `- button: Close`",
    "fab": "write `- button: New payment`",
    "carousel": "write `- adjustable: { label: Offers, value: Card, options: [Card, Loan] }`",
    "pager": "write `- adjustable: { label: Offers, value: Card, options: [Card, Loan] }`",
    "pageindicator": "write `- pageControl: { pages: 3 }`",
    "cell": "write a `button` or a `text` in the `children` of a `list` or `table`",
    "listitem": "write a `button` or a `text` in the `children` of a `list`",
    "ul": "write `- list: { children: [ { text: Rent } ] }`", "grid": "write `- table: { children: [ … ] }`",
    "navigationbar": "write its elements: `- backButton: Accounts`, then `- heading: Payment`",
    "toolbar": "write its elements one after the other, or as a `group`",
    "toast": "a toast is a step: `- toast: Copied`",
    "snackbar": "write a `group` with `liveRegion: polite` that is `hidden`, and show it with `set`",
    "chart":
      "write `- group: { label: Spending, children: [ { element: { label: May, value: 812, traits: [image] } } ] }`",
    "segment": "a segment is a button in a `segmentedControl`: `- segmentedControl: { children: [ { button: Day } ] }`",
    "accordion": "write `- disclosure: { label: Details, expanded: false }`",
  ]

  private static let steps: [String: String] = [
    "tap": "write `- activate`, or `- activate: pay` to touch the element before",
    "tapon": "write `- activate: pay`", "click": "write `- activate: pay`", "press": "write `- activate: pay`",
    "select": "write `- activate: pay`", "singletap": "write `- touch: pay`",
    "swiperight": "write `- swipe: right`", "swipeleft": "write `- swipe: left`", "swipeup": "write `- swipe: up`",
    "swipedown": "write `- swipe: down`", "flick": "write `- swipe: right`",
    "entertext": "write `- type: 482913`", "inputtext": "write `- type: 482913`", "fill": "write `- type: 482913`",
    "write": "write `- type: 482913`", "sendkeys": "write `- type: 482913`", "cleartext": "write `- delete: 6`",
    "clear": "write `- delete: 6`", "goback": "write `- back`", "navigateback": "write `- back`",
    "presskey": "write `- key: return`", "hidekeyboard": "write `- dismissKeyboard`",
    "waitfor": "write `- wait: 2s`", "sleep": "write `- wait: 2s`", "pause": "write `- wait: 2s`",
    "delay": "write `- wait: 2s`, or `after: 2s` beside a step",
    "assert": "write `- expect: { contains: Code sent }`", "assertvisible": "write `- expect: { contains: Code sent }`",
    "check": "write `- expect: { contains: Code sent }`", "verify": "write `- expect: { contains: Code sent }`",
    "scrolldown": "write `- scroll: down`", "scrollup": "write `- scroll: up`", "say": "write `- announce: Code sent`",
    "speak": "write `- announce: Code sent`", "announcement": "write `- announce: Code sent`",
    "navigate": "write `- screen: otp`", "goto": "write `- screen: otp`", "show": "write `- screen: otp`",
    "launchapp": "write `- appear`", "launch": "write `- appear`", "open": "write `- appear`",
    "start": "write `- appear`",
    "nextheading": "write `- next: heading`", "customaction": "write `- action: Delete`",
    "readfromtop": "write `- readAll`", "twofingerswipe": "write `- readAll`", "zgesture": "write `- escape`",
    "longpress": "a long press is not modelled; write the action as `actions` of the element and `- action: NAME`",
  ]

  private static let scenarioKeys: [String: String] = [
    "readers": "write `reader: [voiceover, talkback]`", "screenreader": "write `reader: voiceover`",
    "locales": "write `locale: [en, fr]`", "language": "write `locale: en`", "languages": "write `locale: [en, fr]`",
    "elements": "write `screen:` with the list of elements", "ui": "write `screen:` with the list of elements",
    "title": "write `name: Sign in`", "description": "write `name: Sign in`", "app": "write `appName: Bank`",
    "platform": "write `device: { platform: android }`, or `reader: talkback`",
    "os": "write `device: { platform: android, os: 15 }`",
    "reactions": "write `when:` with the events", "events": "write `when:` with the events",
    "on": "write `when:` with the events", "actions": "write `steps:` with the list of steps",
    "expect": "write `- expect: …` among the `steps`", "expectations": "write `- expect: …` among the `steps`",
    "version": "write the version behind the reader: `reader: voiceover@26`",
    "rate": "write `settings: { speakingRate: 80 }`, or run with `--rate 80`",
  ]

  private static let traits: [String: String] = [
    "heading": "header", "disabled": "notEnabled", "isenabled": "notEnabled", "switch": "toggle",
    "togglebutton": "toggle", "isbutton": "button", "isheader": "header", "isimage": "image", "islink": "link",
    "isselected": "selected", "text": "staticText", "isstatictext": "staticText", "search": "searchField",
    "issearchfield": "searchField", "tabbar": "tabBar", "allowsdirectinteraction": "allowsDirectInteraction",
    "password": "secureTextField", "textfield": "textEntry", "slider": "adjustable",
  ]
}
