/// Who cuts whom: the part of a speech queue that differs from reader to reader.
///
/// A value with whatever history it needs, such as what was said last and when.
public protocol QueueRules: Sendable {
  /// Decides what an arriving utterance does to what is being said and to what waits, and where it goes itself.
  ///
  /// An utterance for which `line` is told neither to append nor to insert it is never heard.
  mutating func arrive(_ item: SpeechQueue.Item, in line: inout SpeechQueue.Line)
}
