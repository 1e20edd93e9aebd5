import AccessibilityModel
import Simulation

/// Information that a person does not hear: what the app says once, or the answer to an act.
///
/// An announcement, a toast, a live region or an error is said once. An echo, a new state or the result of an act is an
/// answer. Such an utterance is lost unless one of these conditions holds:
/// - It is heard to its telling part.
/// - Its words are heard within some seconds for the same event.
/// - Its words stand where the cursor then rests. This does not count for an echo.
/// - The person stops it with an act that can be an answer to it, or stops an echo with the next key in the same field.
///
/// The name, role, position and hint of an element are no information of this kind, because the person can go back to
/// the element. So descriptions are never lost, and neither are those of a screen that is left. The numbers are
/// `LossSettings`.
package struct Loss: Sendable, Hashable {
  package enum Information: Sendable, Hashable {
    /// What the app says once.
    case message
    /// A typed or deleted text.
    case echo
    /// A new state or value, or the result of an act.
    case answer
  }

  package enum Cause: Sendable, Hashable {
    /// The app: its announcement, its move of the focus, its change or its timer.
    case app
    /// A new screen.
    case screen
    /// An act of the person so soon after the words began that it can be no answer to them.
    case unawarePerson
  }

  package let information: Information
  package let cause: Cause
  /// The index of the entry in the transcript.
  package let entry: Int
  /// The number of the lost utterance.
  package let number: Int
  /// The number of the utterance that came instead; nil if all speech was stopped.
  package let displacer: Int?
}

extension Transcript {
  /// The losses, in the order of the entries.
  package var losses: [Loss] { LossFinder(entries, LossSettings(header.settings)).losses }

  /// The losses, by the number of the lost utterance.
  package var lossesByNumber: [Int: Loss] {
    Dictionary(losses.map { ($0.number, $0) }) { first, _ in first }
  }
}
