/// The rules by which one utterance interrupts another: the part of a speech queue that differs from reader to reader.
///
/// A conforming value keeps whatever history it needs, such as what was said last and when.
public protocol QueueRules: Sendable {
  /// Decides how an arriving utterance affects current and waiting speech, and where it is queued itself.
  ///
  /// An utterance that the rules neither append to `line` nor insert into it is never heard.
  mutating func arrive(_ item: SpeechQueue.Item, in line: inout SpeechQueue.Line)
}
