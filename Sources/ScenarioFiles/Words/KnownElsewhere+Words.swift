/// The words of other toolkits, each beside what it is here. Words are in lower case, without `-`, `_` and spaces.
extension KnownElsewhere {
  /// Our key for a key.
  static let keys = words([
    (
      "label",
      "accessibilitylabel semanticslabel semanticlabel arialabel text title name caption alt buttontitle "
        + "string headline"
    ),
    ("hint", "accessibilityhint semantichint helptext help accessibilityhelp ariadescription"),
    ("value", "accessibilityvalue ariavaluetext ariavaluenow currentvalue progress"),
    ("id", "accessibilityidentifier identifier testid testtag resourceid androidid nativeid tag"),
    ("contentDescription", "contentdesc"),
    ("liveRegion", "accessibilityliveregion"),
    ("paneTitle", "accessibilitypanetitle"),
    (
      "actions",
      "accessibilityactions accessibilityaction accessibilitycustomactions customactions "
        + "customsemanticsactions customaccessibilityactions"
    ),
    ("content", "customcontent accessibilitycustomcontent"),
    ("language", "accessibilitylanguage lang locale"),
    ("minimum", "min minvalue ariavaluemin minimumvalue valuefrom"),
    ("maximum", "max maxvalue ariavaluemax maximumvalue valueto"),
    ("step", "stepsize increment stepvalue"),
    ("live", "arialive"),
    ("invalid", "ariainvalid ariaerrormessage"),
    ("error", "errortext errormessage iserror validationmessage"),
    ("placeholder", "placeholdertext prompt hintlabel ariaplaceholder"),
    ("labeledBy", "labelfor arialabelledby accessibilitylabelledby labelledby"),
    ("tooltip", "tooltiptext"),
    ("roleDescription", "ariaroledescription"),
    ("level", "arialevel headinglevel accessibilityheadinglevel"),
    ("frame", "bounds rect accessibilityframe"),
    ("children", "elements"),
    ("order", "accessibilityelements traversalindex tabindex sortpriority accessibilitysortpriority"),
    ("collection", "rowcount collectioninfo ariasetsize"),
    ("position", "ariaposinset index"),
    ("item", "collectioniteminfo"),
    ("maxLength", "maxlen maxcharacters maxchars"),
    ("message", "body description subtitle detail informativetext"),
    ("options", "items choices entries values"),
    ("stateDescription", "accessibilitystatedescription"),
    ("click", "onclicklabel"),
    ("longClick", "onlongclicklabel"),
    ("childBehavior", "accessibilityelement childrenbehavior"),
    ("hintText", "androidhint"),
    ("contentType", "textcontenttype"),
    ("view", "classname class androidclass"),
    ("rotors", "accessibilitycustomrotors accessibilityrotor"),
    ("draggable", "isdraggable"),
  ])

  /// What to write for a key that is no key here.
  static let advice = words([
    ("write what is said first as `label`, and more as `value` or `hint`", "description subtitle detail summary"),
    (
      "write each state as a key: `disabled: true`, `selected: true`, `on: true`, `expanded: true`",
      "accessibilitystate"
    ),
    (
      "use the kind `secureTextField`",
      "secure password ispassword issecure securetextentry issecuretextentry obscuretext obscured"
    ),
    ("write `numberPad: true` for a keyboard of digits", "keyboardtype inputmode"),
    ("write `numberPad: true` for a keyboard of digits, or use the kind `secureTextField`", "inputtype"),
    (
      "write what happens under `when`: `when: { pay.activated: [ … ] }`, with `id: pay`",
      "onclick onpress ontap onactivate onpressed onselect ontapgesture handler onsubmit"
    ),
    (
      "write what happens under `when`: `when: { code.value: [ … ] }`, with `id: code`",
      "onchange onchanged onvaluechange onchangetext oninput ontextchanged onvaluechanged oncheckedchange"
    ),
    ("use the kind `heading`, or write `heading: true` beside another kind", "header isheader accessibilityheading"),
    ("write `childBehavior: combine` in a `group`", "mergedescendants mergesemantics"),
    ("a web page describes it with `hint`: `hint: Six digits`", "ariadescribedby describedby"),
    (
      "leave it out: how it looks is not heard",
      "color colour font size style background padding width height icon margin fontsize fontweight image "
        + "systemimage tint opacity align alignment"
    ),
  ])

  /// What to write for a step. `<id>` is the id of an element.
  static let steps = words([
    ("write `- activate: <id>`", "tap doubletap tapon click press select clickon presson performclick tapelement"),
    ("write `- touch: <id>`", "singletap focuson movecursor cursor moveto hover setfocus accessibilityfocus explore"),
    (
      // What is typed may be a secret, so it is not repeated.
      "write `- type: 482913`",
      "entertext inputtext fill write sendkeys typetext replacetext performtextinput setvalue "
        + "typeintoelement keyboardinput inputrandomtext settext entervalue"
    ),
    ("write `- delete: <6>`", "cleartext clear erasetext backspace deletetext pressdelete performtextclearance"),
    ("write `- back`", "goback navigateback pressback performback backpress devicepressback"),
    ("write `- key: return`", "pressenter pressreturn pressimeactionbutton imeaction"),
    ("write `- dismissKeyboard`", "hidekeyboard closekeyboard closesoftkeyboard dismisskeyboard"),
    ("write `- paste: 482913`", "pastetext"),
    (
      "write `- wait: <2s>`, and after it `- expect: { contains: Code sent }` with what must be heard",
      "waitfor extendedwaituntil waituntil waitforexistence"
    ),
    ("write `- wait: <2s>`", "sleep pause waitforanimationtoend waitforidle waitfortimeout idle"),
    ("write `- wait: <2s>`, or `after: 2s` beside a step", "delay"),
    (
      "write `- expect: { contains: <Code sent> }`",
      "assert assertvisible check verify asserttext assertheard expectspeech hear heard shouldhear "
        + "assertiondisplayed asserttrue see tobevisible assertexists assertspoken expectspoken expecttext "
        + "listen"
    ),
    (
      "write `- expect: { never: <Wrong code> }`",
      "assertnotvisible assertnotheard refute assertfalse dontsee asserthidden assertnotexists expectnot"
    ),
    ("write `- expect: { silence: true }`", "assertsilence expectsilence"),
    ("write `- scroll: down`", "scrolldown scrolluntilvisible pagedown"),
    ("write `- scroll: up`", "scrollup pageup"),
    ("write `- scroll: left`", "scrollleft"),
    ("write `- scroll: right`", "scrollright"),
    ("write `- announce: <Code sent>`", "say speak announcement announceforaccessibility tts alert"),
    ("write `- screen: <otp>`", "navigate goto show push present showscreen navigateto pushscreen replace opens"),
    ("write `- appear`", "launchapp launch open start openapp startapp"),
    ("write `- background: 10s`", "sendtobackground minimize home presshome presshomebutton lock"),
    ("write `- next: heading`", "nextheading gotonextheading"),
    ("write `- previous: heading`", "previousheading"),
    ("write `- next: link`", "nextlink"),
    ("write `- next: control`", "nextcontrol nextbutton"),
    ("write `- next: field`", "nextfield nexttextfield"),
    ("write `- swipe: right`", "flick swipenext nextelement movenext forward"),
    ("write `- swipe: left`", "previouselement moveprevious swipeprevious swipeback"),
    ("write `- swipe: up`", "increment accessibilityincrement increase"),
    ("write `- swipe: down`", "decrement accessibilitydecrement decrease"),
    ("write `- action: <Delete>`", "customaction performcustomaction performaction"),
    ("write `- readAll`", "readfromtop twofingerswipe readscreen sayall"),
    ("write `- escape`", "zgesture scrub performescape accessibilityperformescape dismiss"),
    ("write `- rotor: headings`", "setrotor turnrotor"),
    (
      "write `- notification: { app: Messages, text: Your code is 482913 }`",
      "pushnotification notify sms receivesms"
    ),
    ("write `- autofill: 482913`", "otp autofillcode acceptsuggestion"),
    ("write `- locale: <de>`", "setlocale setlanguage language"),
    (
      "a long press is not modelled; write the action as `actions` of the element and `- action: NAME`",
      "longpress longclick longpresson taphold pressandhold doubletapandhold touchandhold"
    ),
    ("write `- set: { <id>: { hidden: true } }`", "hide hideelement"),
    ("write `- { every: 1s, times: 3, do: [ … ] }` in a reaction", "repeat loop interval timer setinterval"),
    ("write `- if: …` in a reaction; a step of the person has no condition", "when runflow"),
  ])

  /// What to write for a condition of an `expect`.
  static let conditions = words([
    (
      "write `contains: <Code sent>`",
      "text hears heard hear says said say spoken speech speaks includes include has contain visible "
        + "message announcement announced output anyof see label"
    ),
    ("write `line: <Code sent>`", "equals equal is exactly exact eq tobe lines"),
    (
      "write `never: <Wrong code>`",
      "notcontains doesnotcontain not excludes exclude absent notheard nothear notvisible without notspoken "
        + "no notcontain"
    ),
    ("write `matches: <Code .+>`", "regex pattern match"),
    ("write `inOrder: [ Code, Verify ]`", "order sequence ordered insequence"),
    ("write `within: <2s>`", "timeout"),
    ("write `silence: true`", "nothing silent quiet"),
    ("write `sound: <activation>`", "earcon"),
    ("write `conveys: { role: <button> }`", "role trait kind"),
    ("write `conveys: { name: <Verify> }`", "name"),
    ("write `conveys: { state: <dimmed> }`", "state states"),
  ])

  /// Our event for an event, without a prefix such as `on` or `did`.
  static let events = words([
    (
      "activated",
      "tap tapped click clicked press pressed touch touched touchupinside activate doubletap doubletapped "
        + "pressin pressout tapgesture touchdown primaryactiontriggered"
    ),
    (
      "value",
      "change changed valuechange valuechanged input textchange textchanged changetext edit edited "
        + "editingchanged typed type update updated text keypress keyup keydown keystroke checkedchange toggled "
        + "toggle checked slide slidevaluechange selectionchanged valueupdate set"
    ),
    (
      "focus",
      "focused beganediting beginediting editing editingbegan editingdidbegin startediting "
        + "becomefirstresponder focuschange focuschanged focusin keyboardfocus"
    ),
    (
      "shown",
      "appear appeared load loaded open opened mount mounted show init create created start started resume "
        + "visible displayed present presented screenshown viewdidappear viewdidload"
    ),
    ("escape", "back backpressed dismiss dismissed close closed pop goback cancel cancelled performescape"),
    ("scroll", "scrolled scrolling pagescrolled"),
    ("adjust", "adjusted slid"),
    ("adjust.increment", "increment incremented increased accessibilityincrement"),
    ("adjust.decrement", "decrement decremented decreased accessibilitydecrement"),
    ("completed", "complete completion finished filled done finish"),
    (
      "reached",
      "accessibilityfocus accessibilityfocused cursor cursorreached read heard screenreaderfocus hover "
        + "voiceoverfocus elementdidbecomefocused accessibilityelementdidbecomefocused"
    ),
    ("magicTap", "accessibilityperformmagictap"),
    ("action", "customaction"),
    ("link", "linkclicked linktapped openlink openurl"),
  ])

  /// What to write for a key at the top of a scenario.
  static let scenarioKeys = words([
    ("write `reader: [voiceover, talkback]`", "readers screenreaders"),
    ("write `reader: voiceover`", "screenreader voiceover assistivetechnology at"),
    ("write `reader: talkback`", "talkback"),
    ("write `locale: [en, fr]`", "locales languages"),
    ("write `locale: en`", "language lang"),
    ("write `screen:` with the list of elements", "elements ui view layout body children components content"),
    ("write `name: Sign in`", "title description scenario test"),
    ("write `appName: Bank`", "app appid application bundleid"),
    ("write `device: { platform: android }`, or `reader: talkback`", "platform"),
    ("write `device: { platform: android, os: 15 }`", "os osversion"),
    ("write `when:` with the events", "reactions events on handlers listeners behavior behaviour"),
    ("write `steps:` with the list of steps", "actions step flow commands gestures script do"),
    ("write `- expect: …` among the `steps`", "expect expectations expected asserts assertions"),
    ("write `start: login`, with the name of a screen", "initialscreen first startscreen initial"),
    ("write the version behind the reader: `reader: voiceover@26`", "version readerversion"),
    ("run with `--rate 80`", "rate speechrate speakingrate"),
    ("write `settings: { hints: false }`", "config options preferences verbosity"),
    ("write `strings: [Localizable.xcstrings]`", "catalog catalogue localization localisations translations"),
  ])

  /// What to write for a trait in a kind that has no `traits`.
  static let traitRemedies = words([
    ("write `heading: true`, or use the kind `heading`: `- heading: Sign in`", "header isheader heading"),
    ("use the kind `button`: `- button: Pay`", "button isbutton"),
    ("use the kind `link`: `- link: Help`", "link islink"),
    ("use the kind `image`: `- image: Error`", "image isimage"),
    ("use the kind `text`: `- text: Your balance`", "statictext isstatictext"),
    ("write `selected: true`", "selected isselected"),
    ("write `disabled: true`", "notenabled disabled"),
    ("write `modal: true`", "ismodal"),
    ("use the kind `toggle`: `- toggle: { label: I agree, on: false }`", "istoggle togglebutton toggle"),
    ("use the kind `searchField`: `- searchField: Search`", "searchfield issearchfield"),
    ("use the kind `adjustable`: `- adjustable: { label: Size, options: [Small, Large] }`", "adjustable"),
    ("write `updatesFrequently: true`", "updatesfrequently"),
    ("write `directTouch: true`", "allowsdirectinteraction"),
    ("use the kind `tabBar`: `- tabBar: { children: [ { button: Home } ] }`", "tabbar istabbar"),
    ("use the kind `key`: `- key: A`", "iskeyboardkey keyboardkey"),
  ])

  /// What to write for a role or a type that is no kind.
  static let roleRemedies = words([
    (
      "write `live: alert` for a web page; in an app, announce the text (`announce`) or write `liveRegion: assertive`",
      "alert"
    ),
    (
      "write `live: status` for a web page; in an app, announce the text (`announce`) or write `liveRegion: polite`",
      "status log"
    ),
    ("leave the role out; an image that is passed over has `hidden: true`", "presentation none"),
    ("write `numberPad: true`", "number numeric tel phone decimal"),
    ("leave it out: it changes only the keyboard", "email url emailaddress"),
  ])

  /// Our trait for a trait.
  static let traitNames = words([
    ("header", "heading isheader"),
    ("notEnabled", "disabled isenabled"),
    ("toggle", "switch togglebutton istoggle"),
    ("button", "isbutton"),
    ("image", "isimage"),
    ("link", "islink"),
    ("selected", "isselected"),
    ("staticText", "text isstatictext"),
    ("searchField", "search issearchfield"),
    ("tabBar", "tabbar"),
    ("allowsDirectInteraction", "allowsdirectinteraction"),
    ("secureTextField", "password"),
    ("textEntry", "textfield"),
    ("adjustable", "slider"),
    ("keyboardKey", "iskeyboardkey"),
    ("summaryElement", "issummaryelement"),
  ])

  /// Flags by the word for them elsewhere. `isNegated` says that ours means the opposite.
  static let negatable: [String: (key: String, isNegated: Bool)] = {
    var flags = words([
      ("disabled", "isdisabled ariadisabled dimmed notenabled"),
      (
        "hidden",
        "ishidden accessibilityhidden accessibilityelementshidden ariahidden excludesemantics invisible gone hide excluded cleararandsetsemantics hidefromaccessibility invisibletouser"
      ),
      ("on", "checked ischecked ison ariachecked toggled istoggled switchedon"),
      ("selected", "isselected ariaselected ariacurrent"),
      ("expanded", "ariaexpanded isexpanded open isopen"),
      ("required", "ariarequired isrequired mandatory"),
      ("pressed", "ariapressed ispressed"),
      ("modal", "ismodal ariamodal accessibilityviewismodal"),
      ("heading", "isheading header isheader accessibilityheading"),
      ("numberPad", "digitsonly numeric"),
      ("secure", "password ispassword issecure securetextentry issecuretextentry obscuretext obscured"),
    ]).mapValues { (key: $0, isNegated: false) }
    let opposite = words([
      ("disabled", "enabled isenabled interactive userinteractionenabled isuserinteractionenabled"),
      ("hidden", "visible isvisible shown isshown accessible isaccessibilityelement show isvisibletouser"),
      ("on", "off isoff unchecked"),
      ("expanded", "collapsed iscollapsed"),
      ("required", "optional"),
      ("secure", "showpassword passwordvisible"),
    ]).mapValues { (key: $0, isNegated: true) }
    flags.merge(opposite) { own, _ in own }
    return flags
  }()

  /// Keys under which a container has its children elsewhere.
  static let childrenWords: Set<String> = [
    "buttons", "items", "rows", "tabs", "cells", "entries", "elements", "segments", "child", "body", "views",
    "subviews",
    "actionbuttons", "menuitems", "links",
  ]
  static let roleWords: Set<String> = ["role", "type", "kind", "accessibilityrole", "semanticsrole"]
  static let traitWords: Set<String> = [
    "traits", "trait", "accessibilitytraits", "accessibilityaddtraits", "addtraits",
  ]
  /// Names of one parameter of a component for codes.
  static let parameters: [[String]] = [
    [
      "length", "digitcount", "maxdigits", "count", "digits", "numberofdigits", "codelength", "pinlength", "maxlength",
      "size", "fields", "boxes",
    ],
    ["label", "title", "name", "accessibilitylabel", "placeholder"],
    ["helpertext", "hint", "helper", "supportingtext", "footer"],
    ["secure", "issecure", "securetextentry", "ispassword", "obscuretext", "masked"],
    ["showpin", "visible", "isvisible", "reveal"],
  ]

  /// Our tag for the code of a country in which one language is spoken, and for the English name of a language.
  static let languages = words([
    ("cs", "cz czech"), ("da", "dk danish"), ("sv", "se swedish"), ("el", "gr greek"), ("ja", "jp japanese"),
    ("ko", "kr korean"), ("zh-Hans", "cn chinese"), ("zh-Hant", "tw"), ("uk", "ua ukrainian"), ("et", "ee estonian"),
    ("sl", "slovenian slovene"), ("en", "us english"), ("en-GB", "gb"), ("pt-BR", "br"), ("he", "hebrew"),
    ("hi", "hindi"), ("fa", "ir persian farsi"), ("vi", "vn vietnamese"), ("de", "at german deutsch ger"),
    ("fr", "french"), ("es", "mx spanish"), ("it", "italian"), ("nl", "dutch"), ("pl", "polish"), ("ru", "russian"),
    ("nb", "norwegian"), ("fi", "finnish"), ("hu", "hungarian"), ("tr", "turkish"), ("ar", "arabic"),
    ("sr", "rs serbian"), ("sk", "slovak"), ("hr", "croatian"), ("ro", "romanian"), ("bg", "bulgarian"),
    ("th", "thai"), ("id", "indonesian"), ("ca", "catalan"), ("lt", "lithuanian"), ("lv", "latvian"),
  ])

  /// The settings of VoiceOver and of TalkBack that do the same.
  static let counterparts = [
    ("softwareTypingFeedback", "keyboardEcho"), ("hardwareTypingFeedback", "hardwareKeyboardEcho"),
    ("pitchChange", "pitchChanges"), ("phoneticFeedback", "phoneticLetters"), ("capitalLetters", "capitals"),
    ("speakGroupLabels", "containerInfo"),
  ]

  /// Prefixes that toolkits give to the name of a kind.
  static let toolkitPrefixes = [
    "ui", "appcompat", "material", "outlined", "filled", "basic", "cupertino", "elevated", "ion", "mui", "native",
  ]

  static func words(_ rows: [(remedy: String, words: String)]) -> [String: String] {
    var table: [String: String] = [:]
    for row in rows { for word in row.words.split(separator: " ") { table[String(word)] = row.remedy } }
    return table
  }
}
