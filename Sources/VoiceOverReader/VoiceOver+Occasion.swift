import AccessibilityModel

extension VoiceOver {
  /// An event that VoiceOver may speak about.
  package enum Occasion: Sendable, Hashable {
    /// The cursor came to an element. `entering` lists the groups that the cursor entered, outermost first.
    case focused(AccessibilityTree.Stop, entering: [AccessibilityElement], cause: FocusCause)
    case beganEditing(AccessibilityElement)
    /// A control was activated. VoiceOver says only the changes since `before`.
    case activated(AccessibilityElement, before: AccessibilityElement)
    /// A swipe up or down, or a stepper's button, adjusted a value. `moved` is false if the value was already at the
    /// end of its range. For a stepper, `moved` is always true.
    case adjusted(AccessibilityElement, moved: Bool)
    /// A swipe up or down selected an action. The name is empty for the plain double tap.
    case actionSelected(String, of: AccessibilityElement)
    /// The person chose a link within a text.
    case linkSelected(String, of: AccessibilityElement)
    case contentSelected(AccessibilityElement.CustomContent, of: AccessibilityElement)
    case actionPerformed(String, of: AccessibilityElement)
    /// The cursor came to a key of the software keyboard, by a touch or a swipe.
    case keyTouched(AccessibilityElement)
    case rotorTurned(Rotor)
    /// The person turned the rotor to a rotor of the app.
    case customRotorTurned(String)
    case alertPresented(AccessibilityElement)
    case notified(app: String, text: String)
    /// The value of the element under the cursor changed, but not because the person activated it.
    case valueChanged(AccessibilityElement)
    /// VoiceOver checked a frequently updating element under the cursor.
    case polled(AccessibilityElement, before: AccessibilityElement)
    case liveRegionChanged(AccessibilityElement, before: AccessibilityElement)
    /// A character was typed. `completedWord` is the word that the character ended; nil for none.
    case typed(Character, into: AccessibilityElement, keyboard: Keyboard, completedWord: String?)
    /// The delete key was pressed. The text is nil if the deleted text is not known, or if nothing was deleted.
    case deleted(String?, from: AccessibilityElement)
    /// The insertion point moved. `over` is the text between its old and new positions; nil if VoiceOver does not say
    /// this text. `byRotor` is true for a swipe up or down.
    case insertionPointMoved(over: String?, in: AccessibilityElement, byRotor: Bool)
    case announced(Announcement)
    /// The page was scrolled. The text is the app's description of the new position.
    case scrolled(SpokenText)
    /// The app replaced the screen or posted a screen change, or the person came back to the app.
    case screenChanged
  }

  package enum FocusCause: String, Sendable, Hashable, CaseIterable {
    /// The person moved the cursor with a gesture, or moved the keyboard focus with a key.
    case person
    /// The app moved the keyboard focus, and the cursor followed.
    case firstResponder
    /// A screen appeared or was replaced, the app posted a screen change, or VoiceOver was switched on.
    case screenChanged
    case returned
    /// The app posted a layout change that names the element.
    case layoutChanged
    case readAll
  }
}
