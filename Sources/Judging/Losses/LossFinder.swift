import AccessibilityModel
import Simulation

/// A search for losses in the entries of a play.
///
/// What an utterance is about is known from the record: its reason, its element, the sources of its segments, and the
/// event that caused it. Words are compared only with words of the same event, and with those of the element under the
/// cursor.
struct LossFinder {
  private typealias Record = Transcript.UtteranceRecord

  private let entries: [Transcript.Entry]
  private let settings: LossSettings
  /// The entries of each event that have speech.
  private var spoken: [Int: [Int]] = [:]
  /// The entries in which each element is described or changes.
  private var ofElement: [String: [Int]] = [:]
  private var cursorMoves: [Int] = []
  /// The times of the person's acts, in order.
  private var actTimes: [Duration] = []
  /// The times of all entries, in order.
  private var times: [Duration] = []
  private var candidates: [(entry: Int, information: Loss.Information)] = []

  init(_ entries: [Transcript.Entry], _ settings: LossSettings) {
    (self.entries, self.settings) = (entries, settings)
    var focus: (field: String?, step: Int)?
    for (index, entry) in entries.enumerated() {
      switch entry.kind {
      case .effect(let effect) where effect.name == .focus: focus = (effect.element, entry.step)
      case .utterance(let record):
        guard !record.wasHeard, let information = record.information else { continue }
        // A field whose editing begins is described. Nothing new is said about it.
        let isDescribed =
          record.utterance.reason == .activation && focus?.step == entry.step
          && focus?.field == record.utterance.element
        if !isDescribed { candidates.append((index, information)) }
      default: break
      }
    }
    // Most plays lose nothing.
    if candidates.isEmpty { return }
    times = entries.map(\.time)
    var event = 0
    for (index, entry) in entries.enumerated() {
      switch entry.kind {
      case .step(let step): if step.action.isPersons { actTimes.append(entry.time) }
      case .utterance(let record):
        spoken[record.origin.event, default: []].append(index)
        if let element = record.utterance.element { ofElement[element, default: []].append(index) }
        // The keys of one step are acts, too.
        if record.origin.agent == .person, record.origin.event > event { actTimes.append(entry.time) }
        event = max(event, record.origin.event)
      case .effect(let effect):
        if effect.name == .cursor { cursorMoves.append(index) }
        if let element = effect.element, effect.name == .label || effect.name == .value {
          ofElement[element, default: []].append(index)
        }
      default: break
      }
    }
    actTimes.sort()
  }

  var losses: [Loss] {
    if candidates.isEmpty { return [] }
    var losses: [Loss] = []
    var known: Set<String> = []
    var next = 0
    for (index, information) in candidates {
      // What was heard earlier tells nothing new.
      while next < index {
        if case .utterance(let record) = entries[next].kind { known.formUnion(record.heard.comparableWords) }
        next += 1
      }
      guard case .utterance(let record) = entries[index].kind, let stop = record.stop,
        let cause = cause(of: stop, of: record, at: index, information),
        record.heardWordCount < neededCount(of: record, information, known: known, cutBy: stop, cause),
        !isSaidAnotherTime(record, at: index, information),
        information == .echo || !standsAtCursor(record, after: stop)
      else { continue }
      losses.append(
        Loss(information: information, cause: cause, entry: index, number: record.number, displacer: stop.number))
    }
    return losses
  }

  // MARK: Cause

  /// Returns the cause of a loss; nil if the person chose to hear no more.
  private func cause(
    of stop: Record.Stop, of record: Record, at index: Int, _ information: Loss.Information
  ) -> Loss.Cause? {
    // The speech of the same act, or of an earlier one, is no choice of the person.
    guard stop.origin.agent == .person, stop.origin.event > record.origin.event else {
      if stop.origin.screen == record.origin.screen { return .app }
      // The state of an element that is left tells nothing any more.
      return information == .answer ? nil : .screen
    }
    if information == .echo, isKey(stop.origin.event, in: record.utterance.element) { return nil }
    let isAnswer =
      record.outcome == .interrupted && stop.time - entries[index].time >= .seconds(settings.unawareness)
    return isAnswer ? nil : .unawarePerson
  }

  /// Returns whether an event is a key that the person presses in a field.
  private func isKey(_ event: Int, in field: String?) -> Bool {
    spoken[event, default: []].contains { index in
      guard case .utterance(let record) = entries[index].kind else { return false }
      return record.utterance.repeatsKey && record.utterance.element == field
    }
  }

  // MARK: What is known another way

  /// Returns the number of words that must be heard. A person who goes on has understood; an app that cuts its own
  /// announcement leaves no choice, so half of the words must be heard then.
  private func neededCount(
    of record: Record, _ information: Loss.Information, known: Set<String>, cutBy stop: Record.Stop, _ cause: Loss.Cause
  ) -> Int {
    let count = tellingCount(of: record, information, known: known)
    guard information == .message, cause == .app, stop.origin.agent == .app, settings.tellingPart == .newWord else {
      return count
    }
    return max(count, (record.utterance.words.count + 1) / 2)
  }

  /// Returns the number of words that must be heard to know what is told.
  private func tellingCount(of record: Record, _ information: Loss.Information, known: Set<String>) -> Int {
    let words = record.utterance.words
    switch information {
    case .echo: return words.count
    case .answer:
      // A name may come before the new state.
      let places = record.utterance.segments.indices.filter { record.utterance.segments[$0].tellsNews }
      let last = places.last ?? record.utterance.segments.count - 1
      return record.utterance.segments[...last].reduce(0) { $0 + $1.text.unicodeScalars.split { $0.isSpace }.count }
    case .message:
      switch settings.tellingPart {
      case .allWords: return words.count
      case .firstWord: return 1
      case .newWord: return 1 + (words.firstIndex { !known.contains(String($0).comparable) } ?? words.count - 1)
      }
    }
  }

  private func isSaidAnotherTime(_ record: Record, at index: Int, _ information: Loss.Information) -> Bool {
    let parts = record.news.map(\.text.comparableWords)
    let limit = Duration.seconds(settings.repetition)
    let first = times.firstIndex(notBelow: times[index] - limit)
    let others = spoken[record.origin.event, default: []]
    return others[others.firstIndex(notBelow: first)...].prefix { times[$0] <= times[index] + limit }.contains {
      other in
      guard other != index, case .utterance(let said) = entries[other].kind, said.heardWordCount > 0 else {
        return false
      }
      if information == .echo {
        return said.wasHeard && said.utterance.repeatsKey && said.utterance.text == record.utterance.text
      }
      let words = said.heard.comparableWords
      return parts.allSatisfy { !$0.isEmpty && words.contains($0) }
    }
  }

  /// Returns whether the words are those of the element on which the cursor rests until the person acts again.
  private func standsAtCursor(_ record: Record, after stop: Record.Stop) -> Bool {
    let act = actTimes.firstIndex(notBelow: stop.time + .nanoseconds(1))
    let end = act < actTimes.count ? times.firstIndex(notBelow: actTimes[act]) : times.count
    let move = cursorMoves.firstIndex(notBelow: end) - 1
    guard move >= 0, case .effect(let effect) = entries[cursorMoves[move]].kind, let cursor = effect.element else {
      return false
    }
    var texts: [String] = []
    let places = ofElement[cursor, default: []]
    search: for index in places[..<places.firstIndex(notBelow: end)].reversed() {
      switch entries[index].kind {
      case .utterance(let said):
        // An id may be used again on the next screen.
        if said.origin.screen < stop.origin.screen { break search }
        if said.utterance.reason == .announcement { continue }
        texts += said.utterance.segments.map(\.text)
        if said.utterance.reason.isDescription { break search }
      case .effect(let change): texts.append(change.detail ?? "")
      default: break
      }
    }
    let words = texts.map(\.comparableWords)
    return record.news.allSatisfy { segment in words.contains { $0.contains(segment.text.comparableWords) } }
  }
}

extension Transcript.UtteranceRecord {
  /// Whether every word was heard.
  var wasHeard: Bool { outcome == .spoken || outcome == .interrupted && lost.isEmpty }

  /// The information of the utterance; nil if it only describes what the person can find again.
  fileprivate var information: Loss.Information? {
    if utterance.text.isBlank { return nil }
    switch utterance.reason {
    case .announcement: return .message
    case .typing, .deletion: return utterance.repeatsKey ? .echo : .answer
    case .valueChange, .scroll: return .answer
    case .activation: return utterance.segments.contains(where: \.tellsNews) ? .answer : nil
    // The app takes the person to an error.
    case .focus:
      return origin.agent == .app && utterance.segments.contains { $0.source == .error } ? .message : nil
    case .screenChange, .layoutChange, .hint, .readAll, .keyboard, .notification: return nil
    }
  }

  /// The segments without those that only describe the element.
  fileprivate var news: [Segment] {
    let news = utterance.segments.filter(\.tellsNews)
    return news.isEmpty ? utterance.segments : news
  }
}

extension Utterance {
  /// Whether the utterance repeats what a key entered or deleted, perhaps with a remark such as “maximum length reached”.
  fileprivate var repeatsKey: Bool { segments.contains { [.echo, .deletion].contains($0.source) } }
}

extension Utterance.Reason {
  fileprivate var isDescription: Bool {
    switch self {
    case .focus, .activation, .screenChange, .layoutChange, .readAll: true
    default: false
    }
  }
}

extension Segment {
  fileprivate var tellsNews: Bool { [.value, .state, .error].contains(source) }
}

extension Step.Action {
  /// Whether the person performs the step.
  fileprivate var isPersons: Bool {
    switch self {
    case .swipe, .touch, .doubleTap, .gesture, .type, .delete, .paste, .autofill, .copy, .cut, .select, .selectAll,
      .key,
      .dismissKeyboard:
      true
    default: false
    }
  }
}

extension String {
  /// The words in lower case, without punctuation around them.
  fileprivate var comparableWords: [String] {
    unicodeScalars.split { $0.isSpace }.map { String($0).comparable }.filter { !$0.isEmpty }
  }

  fileprivate var comparable: String {
    func isMark(_ character: Character) -> Bool { character.isPunctuation }
    return String(lowercased().drop(while: isMark).reversed().drop(while: isMark).reversed())
  }
}
