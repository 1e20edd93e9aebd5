/// The rules by which one utterance interrupts another. Each screen reader has its own rules.
///
/// A conforming type stores the history that it needs, such as the last utterance and its time.
public protocol QueueRules: Sendable {
  /// Decides how a new utterance affects current and waiting speech.
  ///
  /// To queue `item`, the rules append or insert it in `line`. Otherwise, the utterance is dropped and never heard. The
  /// duration of an utterance that has not begun may be an estimate, so the rules must not depend on it.
  mutating func arrive(_ item: SpeechQueue.Item, in line: inout SpeechQueue.Line)
}
