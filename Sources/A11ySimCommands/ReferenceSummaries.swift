import A11ySim

extension Role {
  var summary: String {
    switch self {
    case .text: "a text"
    case .heading: "a heading"
    case .button: "a button"
    case .link: "a link"
    case .image: "an image"
    case .toggle: "a switch or a toggle button"
    case .textField: "a text field of one line"
    case .secureTextField: "a text field whose content is hidden"
    case .searchField: "a field for a search (`UISearchTextField`)"
    case .textView: "text of several lines that can be edited (`UITextView`, `TextEditor`)"
    case .readOnlyTextView: "text of several lines that cannot be edited (`UITextView` with `isEditable` false)"
    case .backButton: "the back button of a navigation bar; its label is the title of the previous screen"
    case .slider: "a value between two bounds (`UISlider`), spoken in percent"
    case .adjustable: "one of several values, changed by swiping up and down"
    case .picker:
      "a column of a picker wheel; on Android its parts are `ID.decrement`, the field `ID` and `ID.increment`, which can be touched"
    case .popUpButton: "a button that opens a list to choose from"
    case .pageControl: "the dots that say which page is shown"
    case .disclosure: "a button that shows and hides what follows it"
    case .progress: "a progress view or an activity indicator"
    case .key: "a key of the software keyboard"
    case .element: "an element that has only the traits in its key `traits`"
    case .group: "a container; its label is spoken when the cursor enters it"
    case .list: "a list; its first and last elements are spoken as such"
    case .landmark: "a landmark; its first and last elements are spoken as such"
    case .table: "a data table; its cells are spoken with headers, row and column"
    case .tabBar: "a tab bar; each element in it is a tab"
    case .segmentedControl: "a row of segments; each is spoken with its position and their number"
    case .stepper: "two buttons that decrement and increment a value: `ID.decrement` and `ID.increment`"
    case .alert: "an alert: it is announced when it appears, and the cursor cannot leave it"
    case .sheet: "a sheet: the cursor cannot leave it"
    }
  }
}

extension Pace {
  var summary: String {
    switch self {
    case .patient: "the person acts only when all speech has ended and none is waiting"
    case .typing: "like `patient`, but the person types a key every 0.4 s, even during speech"
    case .brisk: "like `typing`, and the person also swipes 0.6 s after an utterance has begun"
    }
  }
}

extension ElementEvent {
  var summary: String {
    switch self {
    case .completed: "the input of a component is complete"
    case .value: "the value of the element changed, by the person or by the app; also the state of a toggle"
    case .focus: "the element received the keyboard focus"
    case .activated: "the person activated the element"
    case .escape:
      "the person went back: a scrub with two fingers or the gesture Back, on the element or inside it; also of a screen, as in `otp.escape`"
    case .magicTap: "the person tapped twice with two fingers on the element, or on an element inside it"
    case .scroll: "the person scrolled on the element, or on an element inside it; `ID.scroll.down` is one direction"
    case .shown: "the screen with this name appeared: `otp.shown`; the only screen of a scenario is `screen.shown`"
    case .action: "a custom action of the element was run; `ID.action.Delete` is the action with this name"
    case .link: "a link within the text was opened; `ID.link.terms` is the link with these words"
    case .deletedInEmpty:
      "the delete key was pressed while the field was empty; for a field of the app's own making, which hears of it"
    case .adjust:
      "the person changed the value with a swipe; `ID.adjust.increment` and `ID.adjust.decrement` are one direction"
    case .reached: "the cursor of the screen reader reached the element"
    }
  }
}

extension EffectName {
  var summary: String {
    switch self {
    case .focus: "the keyboard focus moved"
    case .cursor: "the cursor moved; shown with `--why` only"
    case .keyboard: "the software keyboard appeared or disappeared"
    case .completed: "a component passed its complete input to the app"
    case .value: "a value changed"
    case .label: "the app changed a label"
    case .enabled: "an element became enabled or disabled"
    case .removed: "an element that had the cursor or the keyboard focus was removed"
    case .log: "the app wrote to its log"
    case .crash: "the app crashed"
    case .action: "a custom action was run"
    case .link: "a link within a text was opened"
    case .announced: "an announcement finished or was interrupted (`announcementDidFinish`); shown with `--why` only"
    }
  }
}

extension Confidence {
  var summary: String {
    switch self {
    case .pinned: "a test or a reference file in a public repository checks it"
    case .recorded: "it can be heard in a recording of the real screen reader"
    case .vendor:
      "the vendor's own wording of an earlier year (Apple's: 2022); about one in ten may differ now; the order was not heard"
    case .documented: "the vendor's documentation states it"
    case .reported: "named testers or developers report it"
    case .guess: "no public source confirms it: it is inferred, or translated by this project"
    }
  }
}

extension AndroidView {
  /// The type that TalkBack says in English (google/talkback 26a27dc0, `utils/Role.java`), and its condition.
  var summary: String {
    switch self {
    case .text, .group, .view, .scrollView, .horizontalScrollView, .recyclerView, .key:
      "none"
    case .checkedText: "“Radio button” since TalkBack 16; before, none"
    case .button: "“Button”"
    case .imageButton, .image, .contactBadge, .floatingActionButton: "“Button” if it can be clicked, otherwise “Image”"
    case .checkBox: "“Check box”"
    case .radioButton: "“Radio button”"
    case .toggle, .toggleButton: "“Switch”"
    case .editText: "“Edit box”"
    case .spinner: "“Drop down list”"
    case .seekBar: "“Slider”"
    case .progressBar: "“Progress bar”"
    case .ratingBar: "“Slider” if it can be adjusted, otherwise “Progress bar”"
    case .numberPicker, .datePicker, .timePicker: "none; what is inside it is said by itself"
    case .list: "“List”"
    case .grid: "“Grid”"
    case .pager: "“Page”; so is the only page that it shows"
    case .tabs: "“Tab bar”"
    case .webView: "“Webview”"
    }
  }
}
