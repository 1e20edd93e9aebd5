/// The rules by which one utterance interrupts another: the part of a speech queue that differs between screen readers.
///
/// A conforming type stores the history that it needs, such as the last utterance and its time.
public protocol QueueRules: Sendable {
  /// Decides how an arriving utterance affects current and waiting speech, and places the utterance in the queue.
  ///
  /// To queue `item`, the rules append or insert `item` in `line`. Otherwise, the utterance is dropped and never heard.
  mutating func arrive(_ item: SpeechQueue.Item, in line: inout SpeechQueue.Line)
}
