import A11ySim

// One-line meanings of enumeration cases of A11ySim, for the reference.

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
    case .backButton: "the button of a navigation bar that leads back; its label is the title of the screen before"
    case .slider: "a value between two bounds (`UISlider`), spoken in percent"
    case .adjustable: "one of several values, changed by swiping up and down"
    case .picker: "a column of a picker wheel"
    case .popUpButton: "a button that opens a list to choose from"
    case .pageControl: "the dots that say which page is shown"
    case .disclosure: "a button that shows and hides what follows it"
    case .progress: "a progress view or an activity indicator"
    case .key: "a key of the software keyboard"
    case .element: "an element with the traits it is given"
    case .group: "a container; a label is announced on entry"
    case .list: "a list; its first and last elements say so"
    case .landmark: "a landmark; its first and last elements say so"
    case .table: "a data table; its cells say their headers, row and column"
    case .tabBar: "a tab bar; everything in it is a tab"
    case .segmentedControl: "a row of segments, each of which says which one of how many it is"
    case .stepper: "two buttons that decrement and increment a value: `ID.decrement` and `ID.increment`"
    case .alert: "an alert: announced when it appears, and nothing outside it can be reached"
    case .sheet: "a sheet: nothing outside it can be reached"
    }
  }
}

extension Pace {
  var summary: String {
    switch self {
    case .patient: "the person acts when nothing is spoken, queued or scheduled"
    case .typing: "keys follow each other every 0.4 s, whatever is being said"
    case .brisk: "as `typing`, and the next swipe comes 0.6 s into an utterance"
    }
  }
}

extension ElementEvent {
  var summary: String {
    switch self {
    case .completed: "a component has all of its input"
    case .value: "its value changed"
    case .focus: "the keyboard focus came to it"
    case .activated: "the person activated it"
    case .escape: "the person scrubbed with two fingers on it, or on an element inside it"
    case .magicTap: "the person tapped twice with two fingers on it, or on an element inside it"
    case .scroll: "the person swiped with three fingers on it, or on an element inside it"
    case .shown: "the named screen came on the screen: `otp.shown`"
    case .action: "one of its custom actions was run"
    }
  }
}

extension EffectName {
  var summary: String {
    switch self {
    case .focus: "the keyboard focus moved"
    case .cursor: "the cursor moved; shown with `--why` only"
    case .keyboard: "the software keyboard came up or went down"
    case .completed: "a component handed its input to the app"
    case .value: "a value changed"
    case .label: "the app changed a label"
    case .enabled: "an element became enabled or disabled"
    case .removed: "an element that had the cursor or the focus was taken away"
    case .log: "the app wrote to its log"
    case .crash: "the app crashed"
    case .action: "a custom action was run"
    case .announced: "an announcement was heard, to its end or not (`announcementDidFinish`); shown with `--why` only"
    }
  }
}

extension TranscriptStyle {
  var summary: String {
    switch self {
    case .commaList: "the segments joined with commas, in lower case, as people write down what they hear"
    case .accessibilitySnapshot:
      "as cashapp/AccessibilitySnapshot writes an element and its hint: `Label: Value. Button.`"
    }
  }
}

extension Confidence {
  var summary: String {
    switch self {
    case .pinned: "code with a test or a committed reference in a public repository pins it"
    case .recorded: "it is heard in a recording of the real screen reader"
    case .documented: "the vendor's documentation states it"
    case .reported: "named testers or developers report it"
    case .guess: "no public material has it: an inference, or a translation of ours"
    }
  }
}
