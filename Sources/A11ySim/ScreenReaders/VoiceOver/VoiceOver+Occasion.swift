extension VoiceOver {
  /// An event that VoiceOver may speak about.
  package enum Occasion: Sendable, Hashable {
    /// The reader's cursor came to an element. `entering` are the groups it was not in before, from the outside in.
    case focused(AccessibilityTree.Stop, entering: [AccessibilityElement], cause: FocusCause)
    /// A text field was activated and is now being edited.
    case beganEditing(AccessibilityElement)
    /// A control was activated. `before` is its earlier state, so that VoiceOver can say only what changed.
    case activated(AccessibilityElement, before: AccessibilityElement)
    /// A swipe up or down, or a stepper's button, changed a value. `moved` is false at the end of its range.
    case adjusted(AccessibilityElement, moved: Bool)
    /// A swipe up or down selected one of an element's actions.
    case actionSelected(String, of: AccessibilityElement)
    /// A swipe up or down selected a piece of an element's custom content.
    case contentSelected(AccessibilityElement.CustomContent, of: AccessibilityElement)
    /// A custom action ran.
    case actionPerformed(String, of: AccessibilityElement)
    /// A finger reached a key of the keyboard.
    case keyTouched(AccessibilityElement)
    /// The rotor was turned.
    case rotorTurned(Rotor)
    /// An alert appeared.
    case alertPresented(AccessibilityElement)
    /// Another app posted a notification.
    case notified(app: String, text: String)
    /// The value of the element under the cursor changed by itself.
    case valueChanged(AccessibilityElement)
    /// The element under the cursor, which updates frequently, was polled and has changed.
    case polled(AccessibilityElement, before: AccessibilityElement)
    /// The text of a live region of a web page changed. `before` is its earlier state.
    case liveRegionChanged(AccessibilityElement, before: AccessibilityElement)
    /// A character was typed into a field.
    case typed(Character, into: AccessibilityElement, keyboard: Keyboard, completedWord: String?)
    /// Text was deleted from a field; nil when the text is not known.
    case deleted(String?, from: AccessibilityElement)
    /// The insertion point moved over a character or a word, or to an end of the text. `byRotor` is true where a swipe
    /// up or down moved it.
    case insertionPointMoved(over: String?, in: AccessibilityElement, byRotor: Bool)
    /// The app asked for something to be said.
    case announced(Announcement)
    /// The page was scrolled, and the app says where to.
    case scrolled(SpokenText)
    /// The screen was replaced.
    case screenChanged
  }

  /// The cause of a move of the reader's cursor to an element.
  package enum FocusCause: String, Sendable, Hashable, CaseIterable {
    /// The person swiped or touched.
    case person
    /// The app moved the keyboard focus, and the cursor followed.
    case firstResponder
    /// A screen appeared or was replaced.
    case screenChanged
    /// The person came back to the app.
    case returned
    /// The app posted a layout change with a target.
    case layoutChanged
    /// The reader is reading from the top.
    case readAll
  }
}
