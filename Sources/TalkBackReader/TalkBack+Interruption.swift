import AccessibilityModel
import Simulation

/// The ways in which a person stops speech.
///
/// A finger that touches the screen stops all speech and empties the queue. No queue mode spares an utterance from this.
/// A patient person touches the screen only in silence, so nothing stops.
///
/// Source: google/talkback 26a27dc0 and mobinsayyea-netizen/talkback-master c49a80a2, a copy of the source of 16.2
/// (`FocusProcessorForTapAndTouchExploration`, `Actors.interruptGentle`, `TalkBackService.onKeyEventInternal`). Whether the system reports the first finger of every gesture is from memory.
extension TalkBack {
  mutating func fingerTouched(on device: Device, _ reactions: inout Reactions) {
    keyboard = .software
    // A focused web view handles the gesture itself, so speech goes on. A view inside it does not count.
    if let cursor, device.tree[cursor]?.androidView == .webView { return }
    reactions.silence()
  }

  /// Stops speech if the person caused an event with a finger or with a key. An event of the app or of autofill stops
  /// nothing.
  mutating func stopSpeech(at event: AccessibilityEvent, on device: Device, _ reactions: inout Reactions) {
    switch event {
    case .typed, .deleted, .pasted, .keyboardLeft, .allSelected, .copied, .cut, .nothingToPaste:
      if device.keyboard == .software { return fingerTouched(on: device, &reactions) }
      keyboard = .hardware
      // Select all, copy and cut are Ctrl+A, Ctrl+C and Ctrl+X. Since TalkBack 16, no other key stops speech.
      let hasControl =
        switch event {
        case .allSelected, .copied, .cut, .pasted, .nothingToPaste: true
        default: false
        }
      if hasControl || version.major < 16 { reactions.silence() }
    case .suggestionChosen, .shiftPressed, .keysChanged:
      fingerTouched(on: device, &reactions)
    default:
      break
    }
  }
}
