extension VoiceOver {
  /// An event that VoiceOver may speak about.
  package enum Occasion: Sendable, Hashable {
    /// The cursor came to an element. `entering` lists the groups that the cursor entered, the outermost first.
    case focused(AccessibilityTree.Stop, entering: [AccessibilityElement], cause: FocusCause)
    /// A text field was activated and is now being edited.
    case beganEditing(AccessibilityElement)
    /// A control was activated. `before` is the control's earlier state, so that VoiceOver can say only the changes.
    case activated(AccessibilityElement, before: AccessibilityElement)
    /// A swipe up or down, or a stepper's button, adjusted a value. `moved` is false if the value was already at an end
    /// of its range; `moved` is always true for a stepper.
    case adjusted(AccessibilityElement, moved: Bool)
    /// A swipe up or down selected one of an element's actions. The name is empty for a plain double tap.
    case actionSelected(String, of: AccessibilityElement)
    /// A swipe up or down selected an item of an element's custom content.
    case contentSelected(AccessibilityElement.CustomContent, of: AccessibilityElement)
    /// A custom action ran. The text is the name of the action.
    case actionPerformed(String, of: AccessibilityElement)
    /// The cursor came to a key of the software keyboard, by touch or swipe.
    case keyTouched(AccessibilityElement)
    case rotorTurned(Rotor)
    case alertPresented(AccessibilityElement)
    /// Another app posted a notification.
    case notified(app: String, text: String)
    /// The value of the element under the cursor changed, but not because the person activated it.
    case valueChanged(AccessibilityElement)
    /// VoiceOver checked a frequently updating element under the cursor. `before` is the element's state before the
    /// change.
    case polled(AccessibilityElement, before: AccessibilityElement)
    /// A live region of a web page changed. `before` is the earlier state of the region.
    case liveRegionChanged(AccessibilityElement, before: AccessibilityElement)
    /// A character was typed into a field. `completedWord` is the word that the character ended; nil for none.
    case typed(Character, into: AccessibilityElement, keyboard: Keyboard, completedWord: String?)
    /// The delete key was pressed in a field. The text is the deleted text; nil if the deleted text is not known, or if
    /// nothing was deleted.
    case deleted(String?, from: AccessibilityElement)
    /// The insertion point moved. `over` is the text between its old and new position; nil if VoiceOver does not say
    /// this text. `byRotor` is true if a swipe up or down moved the insertion point.
    case insertionPointMoved(over: String?, in: AccessibilityElement, byRotor: Bool)
    case announced(Announcement)
    /// The page was scrolled. The text is the app's description of the new position.
    case scrolled(SpokenText)
    /// The app replaced the screen or posted a screen change, or the person came back to the app.
    case screenChanged
  }

  /// The cause of a move of the reader's cursor to an element.
  package enum FocusCause: String, Sendable, Hashable, CaseIterable {
    /// The person moved the cursor with a gesture, or moved the keyboard focus with a key.
    case person
    /// The app moved the keyboard focus, and the cursor followed.
    case firstResponder
    /// A screen appeared or was replaced, the app posted a screen change, or VoiceOver was switched on.
    case screenChanged
    /// The person came back to the app.
    case returned
    /// The app posted a layout change that names the element.
    case layoutChanged
    /// VoiceOver reads the screen from the first element to the last.
    case readAll
  }
}
