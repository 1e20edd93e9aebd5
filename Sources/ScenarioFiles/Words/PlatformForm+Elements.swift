import AccessibilityModel

extension PlatformForm {
  package static let kinds: [PlatformForm] = [
    PlatformForm(
      .kind(.toggle), iOS: .form("`UISwitch`: the trait of a toggle button and a value"),
      android: .form("`Switch`, or with `view: CheckBox` another class"),
      source:
        "AccessibilitySnapshot, images of switches; google/talkback 26a27dc0, `SwitchDescription`; the choice of the class is ours"
    ),
    PlatformForm(
      .kind(.popUpButton), iOS: .form("`UIButton` that shows a menu"), android: .form("`Spinner`"),
      source:
        "magentaA11y, dropdown (recorded); google/talkback 26a27dc0, `Role`: drop down list; the choice of the class is ours"
    ),
    PlatformForm(
      .kind(.slider), iOS: .form("`UISlider`"), android: .form("`SeekBar`"),
      source:
        "AccessibilitySnapshot, images of sliders; google/talkback 26a27dc0, `SeekBarDescription`; the choice of the class is ours"
    ),
    PlatformForm(
      .kind(.adjustable), iOS: .form("`accessibilityIncrement`, `accessibilityDecrement`"),
      android: .form("`SeekBar`: the view with `ACTION_SET_PROGRESS`"),
      source:
        "Apple, trait `adjustable`; google/talkback 26a27dc0, `SeekBarDescription`; the choice of the class is ours"),
    PlatformForm(
      .kind(.picker), iOS: .form("a column of `UIPickerView`"),
      android: .form("`NumberPicker`: the value before, a text field, the value after"),
      source: "yaap/frameworks_base 3ddcaa00, `NumberPicker.java`: `AccessibilityNodeProviderImpl`"),
    PlatformForm(
      .kind(.stepper), iOS: .form("`UIStepper`: two buttons"),
      android: .form("`NumberPicker`: the value before, a text field, the value after"),
      source: "yaap/frameworks_base 3ddcaa00, `NumberPicker.java`: `AccessibilityNodeProviderImpl`"),
    PlatformForm(
      .kind(.segmentedControl), iOS: .form("`UISegmentedControl`"),
      android: .form("`MaterialButtonToggleGroup` with a single selection: radio buttons in a row"),
      source: "material-components-android, `MaterialButtonToggleGroup.java`: `getChildrenA11yClassName`"),
    PlatformForm(
      .kind(.pageControl), iOS: .form("`UIPageControl`"),
      android: .none("Android has no such dots for a screen reader; put the page into a text, such as “Page 1 of 3”"),
      source: "no class of Android or Material has this role"),
    PlatformForm(
      .kind(.tabBar), iOS: .form("`UITabBar`: each element inside is a tab"),
      android: .form(
        "`TabLayout`: a row with a single selection, in which each button is a “Tab” in the words of Material"),
      source:
        "AccessibilitySnapshot, images of tab bars; material-components-android ac7e18ef, `TabLayout.TabView`; the choice of the class is ours"
    ),
    PlatformForm(
      .kind(.list), iOS: .form("`accessibilityContainerType` list"), android: .form("`ListView` with its rows"),
      source: "AccessibilitySnapshot, image of a list; google/talkback 26a27dc0, `CollectionStateFeedbackUtils`"),
    PlatformForm(
      .kind(.table), iOS: .form("`UIAccessibilityContainerDataTable`"),
      android: .form("`GridView` with the places of its items"),
      source: "AccessibilitySnapshot, images of data tables; google/talkback 26a27dc0, `CollectionStateFeedbackUtils`"),
    PlatformForm(
      .kind(.alert), iOS: .form("`UIAlertController`"), android: .form("a dialog, whose title is that of its window"),
      source:
        "magentaA11y, alert dialog (recorded); google/talkback 26a27dc0, `EventTypeViewAccessibilityFocusedFeedbackRule`; that the title is the window's is ours"
    ),
    PlatformForm(
      .kind(.sheet), iOS: .form("a view that is modal"), android: .form("a bottom sheet: a window with a pane title"),
      source: "magentaA11y, sheets (recorded); Android, `setAccessibilityPaneTitle`; that a sheet is a window is ours"),
  ]

  package static let keys: [PlatformForm] = [
    PlatformForm(
      .key(.hint), iOS: .form("`accessibilityHint`"),
      android: .none("Android has no hints; `click: open` names what a double tap does"),
      source: "Apple, `accessibilityHint`; google/talkback 26a27dc0, `HintFeedbackRule`"),
    PlatformForm(
      .key(.placeholder), iOS: .form("`placeholder`, said while the field is empty"),
      android: .form("`setHint`, said while the field is empty"),
      source: "AccessibilitySnapshot, images of text fields; google/talkback 26a27dc0, `EditTextDescription`"),
    PlatformForm(
      .key(.level), iOS: .none("no recording has the level of a native heading; it is said on web pages (`web: true`)"),
      android: .none("Android knows only headings without levels; the level is left out"),
      source: "recordings of headings of apps, without levels; Android, `setHeading`"),
    PlatformForm(
      .key(.heading), iOS: .form("the trait `header`"), android: .form("`setHeading`"),
      source: "Apple, trait `header`; google/talkback 26a27dc0, `EventTypeViewAccessibilityFocusedFeedbackRule`"),
    PlatformForm(
      .key(.required), iOS: .none("iOS has it only on web pages (`web: true`); put it into the label"),
      android: .form("`setFieldRequired`"),
      source:
        "no property of UIKit; Android, `setFieldRequired`; TalkBack 16.2, `AccessibilityNodeFeedbackUtils`: “Required”"
    ),
    PlatformForm(
      .key(.invalid),
      iOS: .none("iOS has it only on web pages (`web: true`); put the message into the value or announce it"),
      android: .form("`setContentInvalid` and `setError`"),
      source:
        "no property of UIKit; google/talkback 26a27dc0, `TreeNodesDescription`: the error of a node whose content is invalid"
    ),
    PlatformForm(
      .key(.pressed), iOS: .none("iOS has it only on web pages (`web: true`); use `selected` or a `toggle`"),
      android: .none("TalkBack is not known to say it; use `selected` or a `toggle`"),
      source: "no property of UIKit; nothing in google/talkback 26a27dc0"),
    PlatformForm(
      .key(.error), iOS: .none("iOS has no errors of elements; put the message into the value or announce it"),
      android: .form("`setError`"), source: "no property of UIKit; google/talkback 26a27dc0, `TreeNodesDescription`"),
    PlatformForm(
      .key(.links),
      iOS: .form("`NSAttributedString.Key.link`; what VoiceOver adds to the text is not known, so it adds nothing"),
      android: .form("`ClickableSpan`: TalkBack's menu has the links"),
      source: "google/talkback 26a27dc0, `NodeMenuRuleProcessor`; VoiceOver: a guess"),
    PlatformForm(
      .key(.rotors), iOS: .form("`accessibilityCustomRotors`"),
      android: .none("TalkBack has no rotors of the app; make what the person goes to headings, or use `actions`"),
      source: "Apple, `UIAccessibilityCustomRotor`"),
    PlatformForm(
      .key(.audioGraph), iOS: .form("`AXChart`; what VoiceOver says of the graph is not known, so it says nothing"),
      android: .none("Android has no audio graphs; put the numbers into texts or a `table`"),
      source: "Apple, `AXChart`"),
    PlatformForm(
      .key(.live), iOS: .form("`aria-live` of a web page"),
      android: .form("`aria-live` of a web page, which Chromium makes a live region of Android"),
      source: "W3C, WAI-ARIA; Chromium's Android accessibility"),
    PlatformForm(
      .key(.liveRegion), iOS: .none("iOS has no live regions; announce each change (`announce`)"),
      android: .form("`setAccessibilityLiveRegion`"),
      source:
        "no property of UIKit; Android, `setAccessibilityLiveRegion`; google/talkback 26a27dc0, `TreeNodesDescription`"),
    PlatformForm(
      .key(.contentDescription), iOS: .form("`accessibilityLabel`, if there is no `label`"),
      android: .form("`setContentDescription`"),
      source: "Apple, `accessibilityLabel`; google/talkback 26a27dc0, `TreeNodesDescription`"),
    PlatformForm(
      .key(.stateDescription), iOS: .form("`accessibilityValue`, if there is no value"),
      android: .form("`setStateDescription`"),
      source: "Apple, `accessibilityValue`; google/talkback 26a27dc0, `StateDescription`"),
    PlatformForm(
      .key(.hintText), iOS: .form("`placeholder`, if there is none"), android: .form("`setHint`"),
      source: "Apple, `UITextField.placeholder`; google/talkback 26a27dc0, `TreeNodesDescription`"),
    PlatformForm(
      .key(.labeledBy), iOS: .form("`accessibilityLabel`, if there is no `label`"), android: .form("`setLabelFor`"),
      source: "Apple, `accessibilityLabel`; google/talkback 26a27dc0, `TreeNodesDescription`"),
    PlatformForm(
      .key(.containerTitle), iOS: .form("the label of the container, if there is no `label`"),
      android: .form("`setContainerTitle`"),
      source:
        "Apple, `accessibilityContainerType`; google/talkback 26a27dc0, `EventTypeViewAccessibilityFocusedFeedbackRule`"
    ),
    PlatformForm(
      .key(.item), iOS: .form("the row and column of a cell, in a `table`"), android: .form("`CollectionItemInfo`"),
      source: "Apple, `UIAccessibilityContainerDataTableCell`; google/talkback 26a27dc0, `CollectionState`"),
    PlatformForm(
      .key(.collection), iOS: .none("iOS counts the rows of no list; write `position` for a row that says its place"),
      android: .form("`CollectionInfo`"),
      source:
        "AccessibilitySnapshot, image of a list: only its start and end; google/talkback 26a27dc0, `CollectionState`"),
    PlatformForm(
      .key(.position), iOS: .form("“2 of 3”, as of a segment or a tab"),
      android: .none("Android takes places from `collection` and `item`, or from the kind `list`"),
      source: "AccessibilitySnapshot, images of tab bars and segments; google/talkback 26a27dc0, `CollectionState`"),
    PlatformForm(
      .key(.order), iOS: .form("`accessibilityElements`"),
      android: .form("`setAccessibilityTraversalBefore` and `…After`"),
      source: "Apple, `accessibilityElements`; Android, `setAccessibilityTraversalBefore`"),
    PlatformForm(
      .key(.modal), iOS: .form("`accessibilityViewIsModal`"), android: .form("a window in front"),
      source: "Apple, `accessibilityViewIsModal`; that it is a window of its own on Android is ours"),
    PlatformForm(
      .key(.paneTitle), iOS: .none("iOS has no titles of panes; post `screenChanged` when the pane appears"),
      android: .form("`setAccessibilityPaneTitle`"),
      source: "no property of UIKit; Android, `setAccessibilityPaneTitle`"),
    PlatformForm(
      .key(.roleDescription), iOS: .none("iOS has no roles in the app's words; the kind says the role"),
      android: .form("`setRoleDescription`"),
      source: "no property of UIKit; google/talkback 26a27dc0, `RoleDescriptionExtractor`"),
    PlatformForm(
      .key(.tooltip), iOS: .none("VoiceOver says no tooltips; use `hint`"), android: .form("`setTooltipText`"),
      source: "no speech of VoiceOver is known; google/talkback 26a27dc0, `TreeNodesDescription`"),
    PlatformForm(
      .key(.click), iOS: .none("iOS has no names of a double tap; use `hint`"),
      android: .form("the label of `ACTION_CLICK`"),
      source: "no property of UIKit; google/talkback 26a27dc0, `HintFeedbackRule`"),
    PlatformForm(
      .key(.longClick), iOS: .none("VoiceOver names no long press; use `actions`"),
      android: .form("the label of `ACTION_LONG_CLICK`"),
      source: "no property of UIKit; google/talkback 26a27dc0, `HintFeedbackRule`"),
    PlatformForm(
      .key(.longClickable), iOS: .none("VoiceOver does not say that a long press does something; use `actions`"),
      android: .form("`setLongClickable`"), source: "no property of UIKit; google/talkback 26a27dc0, `HintFeedbackRule`"
    ),
    PlatformForm(
      .key(.clickable), iOS: .form("a gesture of the app, which VoiceOver does not name"),
      android: .form("`setClickable`"),
      source: "no speech of VoiceOver is known; google/talkback 26a27dc0, `HintFeedbackRule`"),
    PlatformForm(
      .key(.focusable), iOS: .none("iOS has no keyboard focus that VoiceOver would say"),
      android: .form("`setFocusable`"),
      source: "no speech of VoiceOver is known; google/talkback 26a27dc0, `AccessibilityNodeInfoUtils`: what is a stop"),
    PlatformForm(
      .key(.checkable), iOS: .none("iOS has no such property; use a `toggle`"), android: .form("`setCheckable`"),
      source: "no property of UIKit; google/talkback 26a27dc0, `StatusDescription`"),
    PlatformForm(
      .key(.view), iOS: .none("iOS has no views of Android; the kind says the role"),
      android: .form("the name of the class"),
      source: "no property of UIKit; google/talkback 26a27dc0, `Role`: the class of a node"),
    PlatformForm(
      .key(.compose), iOS: .none("Jetpack Compose is a toolkit of Android"), android: .form("a text field of Compose"),
      source: "androidx, the accessibility delegate of Compose"),
    PlatformForm(
      .key(.editable), iOS: .none("a text that cannot be edited is a `readOnlyTextView` on iOS"),
      android: .form("`setEditable`"),
      source: "Apple, `UITextView.isEditable`; google/talkback 26a27dc0, `Role`: a field that is not editable has none"),
    PlatformForm(
      .key(.standardActions), iOS: .none("iOS has no such actions; use `expanded`, `actions` or `adjustable`"),
      android: .form("`AccessibilityAction`"),
      source: "no property of UIKit; google/talkback 26a27dc0, `StatusDescription`, `HintFeedbackRule`"),
    PlatformForm(
      .key(.range), iOS: .none("iOS has no ranges; put the number into `value`"), android: .form("`RangeInfo`"),
      source: "no property of UIKit; google/talkback 26a27dc0, `SeekBarDescription`"),
    PlatformForm(
      .key(.setProgress), iOS: .none("a value that swipes change is an `adjustable` on iOS"),
      android: .form("`ACTION_SET_PROGRESS`"),
      source: "Apple, `accessibilityIncrement`; google/talkback 26a27dc0, `Role`: a range that can be set is a slider"),
    PlatformForm(
      .key(.textEntryKey), iOS: .none("a key of a keyboard is a `key` on iOS"), android: .form("`setTextEntryKey`"),
      source: "Apple, trait `keyboardKey`; google/talkback 26a27dc0, `Role`: a text-entry key has no word"),
    PlatformForm(
      .key(.offscreen), iOS: .none("VoiceOver does not count what is outside the screen; use `hidden`"),
      android: .form("a view that is not visible to the user"),
      source: "no property of UIKit; Android, `isVisibleToUser`"),
    PlatformForm(
      .key(.bare), iOS: .form("a switch in a cell, without the button trait"),
      android: .none("a switch has only one form on Android"),
      source: "AccessibilitySnapshot, images of switches; magentaA11y, toggle switch (recorded)"),
    PlatformForm(
      .key(.content), iOS: .form("`AXCustomContent`"),
      android: .none("Android has no such content; put what matters into the label or the state description"),
      source: "Apple, `AXCustomContent`; no property of Android"),
    PlatformForm(
      .key(.draggable), iOS: .form("the trait or drag descriptors"),
      android: .none("TalkBack offers to drag in its menu, which is not modelled"),
      source: "Apple, drag descriptors; no speech of TalkBack is known"),
    PlatformForm(
      .key(.updatesFrequently), iOS: .form("the trait `updatesFrequently`"),
      android: .none("Android has no such trait; a live region says the changes (`liveRegion`)"),
      source: "Apple, trait `updatesFrequently`; no property of Android"),
    PlatformForm(
      .key(.directTouch), iOS: .form("the trait `allowsDirectInteraction`"),
      android: .none("TalkBack passes no gestures to one view"),
      source: "Apple, trait `allowsDirectInteraction`; no property of Android"),
    PlatformForm(
      .key(.web), iOS: .form("an element of a web page in a `WKWebView`"),
      android: .form("an element of a web page in a `WebView`, with the roles of Chromium"),
      source: "Chromium, `browser_accessibility_android.cc`: `GetRoleDescription`"),
  ]
}
