import AccessibilityModel
import Simulation

/// The difference between two captures of one screen, as a person hears it.
///
/// Each element is described in the words that a person hears after a swipe to the element. Elements are matched by
/// their ids. If an id is gone, the element is matched by its label, or by its role and its neighbours. A property that
/// one of the captures lacks is left out on both sides. So two captures in different formats can be compared. A capture of
/// Android is compared with one of iOS by what VoiceOver would say of elements like its own.
package struct ScreenDifference: Sendable {
  package struct Change: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable { case changed, moved, gone, new }

    package var kind: Kind
    package var sentence: String
    /// The line that is heard on the old screen; nil for a new element.
    package var before: String?
    /// The line that is heard on the new screen; nil for an element that is gone.
    package var after: String?
    /// The id of the element: on the new screen, or on the old screen if the element is gone.
    package var element: String?
    /// The location of the element in the new capture. For an element that is gone, this is the location of the
    /// previous element.
    package var place: FileLocation?
    /// The location of the element in the old capture; nil for a new element.
    package var oldPlace: FileLocation?
  }

  /// The differences, in the order of the new screen.
  package let changes: [Change]

  /// Compares two screens. The screen reader, settings and wording of `new` are used for both.
  ///
  /// - Parameter locale: the BCP 47 tag of the app's language.
  package init(from old: Scenario, to new: Scenario, locale: String) {
    var (old, new) = (old, new)
    if old.reader.descriptor.platform != new.reader.descriptor.platform { Self.unify(&old, &new, locale) }
    (old.reader, old.settings, old.wording) = (new.reader, new.settings, new.wording)
    (old.readerLocale, old.appName, old.device) = (new.readerLocale, new.appName, new.device)
    let reader = new.reader
    let unknown = (old.screen.unknownByID, new.screen.unknownByID)
    let stops = (old.screen.stops(reader, locale, unknown.0), new.screen.stops(reader, locale, unknown.1))
    let matches = Self.matches(stops.0, stops.1)
    let roles = (Self.roles(of: stops.0), Self.roles(of: stops.1))
    let disabled = (old.screen.disabled, new.screen.disabled)
    let tellsKinds = Self.tellsKinds(stops.0) && Self.tellsKinds(stops.1)
    let placeholders = (old.screen.placeholders, new.screen.placeholders)
    var omissions: (old: [String: Omission], new: [String: Omission]) = ([:], [:])
    for (former, present) in matches {
      let (lacks, lacksNow) = (unknown.0[former, default: []], unknown.1[present, default: []])
      let missing = lacks.union(lacksNow)
      if missing.isEmpty { continue }
      // Captures that lack the same are of one format, whose kinds of elements are comparable, if it tells kinds at all.
      let role =
        lacks == lacksNow && tellsKinds
        ? nil : Self.commonRole((roles.0[former], lacks), (roles.1[present], lacksNow))
      // A capture that has no placeholders may give the placeholder of an empty field as the field's value.
      omissions.old[former] = Omission(properties: missing, placeholder: placeholders.1[present], role: role)
      omissions.new[present] = Omission(properties: missing, placeholder: placeholders.0[former], role: role)
      if missing.contains(.enabled), disabled.0.contains(former) || disabled.1.contains(present) {
        omissions.old[former]?.isDisabled = true
        omissions.new[present]?.isDisabled = true
      }
    }
    let isWhole = (unknown.0.isWhole, unknown.1.isWhole)
    old.screen = old.screen.compactMap { item in
      item.listed(isWhole.1, except: Set(matches.map(\.old)))?.leavingOut(omissions.old)
    }
    new.screen = new.screen.compactMap { item in
      item.listed(isWhole.0, except: Set(matches.map(\.new)))?.leavingOut(omissions.new)
    }
    let (before, after) = (Self.spoken(old, locale), Self.spoken(new, locale))
    let byNew = Dictionary(matches.map { ($0.new, $0.old) }) { first, _ in first }
    let pairs = Self.pairs(before.entries, after.entries, byNew)
    let lines = before.entries.map { Expectation.Line(text: $0.expectedLine ?? "") }
    let heard = after.entries.map { TranscriptDifference.HeardLine(text: $0.expectedLine ?? "", entry: $0) }
    let difference = TranscriptDifference(
      from: lines, in: heard, paired: pairs, CauseFinder(after.transcript.entries, of: after.transcript))
    changes = Self.changes(in: difference, pairs, before, after)
  }

  // MARK: Playing

  /// The speech about each element of a screen, including the hint. The speech is composed without swipes, because a
  /// swipe would interrupt the hint of the previous element.
  private struct Spoken {
    var transcript: Transcript
    /// The entries of `transcript` that have a line to compare.
    var entries: [Transcript.Entry]
  }

  private static func spoken(_ scenario: Scenario, _ locale: String) -> Spoken {
    let session = Session(scenario, locale: locale)
    var transcript = session.transcript
    transcript.entries = session.described.flatMap { element, utterances in
      utterances.map { utterance in
        var utterance = utterance
        utterance.element = element
        let timing = UtteranceTiming(duration: .zero, wordEnds: [])
        return Transcript.Entry(
          kind: .utterance(.init(utterance: utterance, outcome: .spoken, duration: .zero, timing: timing)), step: 1,
          time: .zero)
      }
    }
    return Spoken(transcript: transcript, entries: transcript.entries.filter { $0.expectedLine?.isEmpty == false })
  }

  // MARK: Matching

  struct Stop: Sendable {
    var id: String
    var role: Role
    /// The label, or what is said as the name of a group without one.
    var label: String?
    var unknown: ElementProperties
  }

  /// The properties that are left out of an element. If placeholders are left out, a value equal to `placeholder`, the
  /// placeholder in the other capture, is removed as well.
  struct Omission {
    var properties: ElementProperties
    var placeholder: String?
    /// What both captures know of the kind of the element; nil to compare the kinds.
    var role: Role?
    /// Whether one of the captures says that the element is disabled, which the other does not tell.
    var isDisabled = false
  }

  private static func roles(of stops: [Stop]) -> [String: Role] {
    Dictionary(stops.map { ($0.id, $0.role) }) { first, _ in first }
  }

  /// Whether a capture tells kinds of elements. In a capture that does not, all but fields and switches are plain elements.
  private static func tellsKinds(_ stops: [Stop]) -> Bool {
    stops.contains { $0.role != .element && !$0.role.isTextField && $0.role != .toggle }
  }

  /// Returns the role that two formats agree on, if one of them does not know traits: it does not tell headings from
  /// other texts, and may not tell what kind of element it is at all.
  private static func commonRole(
    _ old: (role: Role?, lacks: ElementProperties), _ new: (role: Role?, lacks: ElementProperties)
  ) -> Role? {
    for (one, other) in [(old, new), (new, old)] where one.role != other.role {
      if one.lacks.contains(.traits), one.role == .element, other.role?.isTextField == false, other.role != .toggle {
        return .element
      }
      if one.lacks.contains(.heading), one.role == .text, other.role == .heading { return .text }
    }
    return nil
  }

  /// Returns pairs of ids of matching elements. Elements are matched by id, then by label. A remaining element next to
  /// a matched element is matched by role.
  private static func matches(_ old: [Stop], _ new: [Stop]) -> [(old: String, new: String)] {
    var partners: [Int: Int] = [:]
    let newPlaces = Dictionary(new.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for (index, stop) in old.enumerated() {
      if let place = newPlaces[stop.id] { partners[index] = place }
    }
    var taken = Set(partners.values)
    func pair(_ index: Int, _ place: Int) {
      partners[index] = place
      taken.insert(place)
    }
    // For each label, the free places of the new elements with this label, the last first.
    var labelled: [String: [Int]] = [:]
    for place in new.indices.reversed() where !taken.contains(place) {
      if let label = new[place].label { labelled[label, default: []].append(place) }
    }
    for index in old.indices where partners[index] == nil {
      if let label = old[index].label, let place = labelled[label]?.popLast() { pair(index, place) }
    }
    func pairIfAlike(_ index: Int, _ place: Int) {
      guard partners[index] == nil, new.indices.contains(place), !taken.contains(place) else { return }
      let (former, present) = (old[index], new[place])
      let isAlike =
        former.role == present.role
        || commonRole((former.role, former.unknown), (present.role, present.unknown)) == .element
      if isAlike { pair(index, place) }
    }
    for index in old.indices { pairIfAlike(index, index == 0 ? 0 : (partners[index - 1] ?? -2) + 1) }
    for index in old.indices.reversed() {
      pairIfAlike(index, index == old.count - 1 ? new.count - 1 : (partners[index + 1] ?? -1) - 1)
    }
    return partners.sorted { $0.key < $1.key }.map { (old[$0.key].id, new[$0.value].id) }
  }

  /// Pairs the old and the new utterance of each matched element. If an element moved, its two utterances stay
  /// unpaired.
  private static func pairs(
    _ before: [Transcript.Entry], _ after: [Transcript.Entry], _ oldIDs: [String: String]
  ) -> [Alignment.Pair] {
    func keys(_ entries: [Transcript.Entry], _ id: (String) -> String) -> [String] {
      var counts: [String: Int] = [:]
      return entries.map { entry in
        let key = entry.element.map(id) ?? entry.expectedLine ?? ""
        counts[key, default: 0] += 1
        return "\(key)\u{0}\(counts[key]!)"
      }
    }
    let (old, new) = (keys(before) { $0 }, keys(after) { oldIDs[$0] ?? "+" + $0 })
    var result: [Alignment.Pair] = []
    var (i, j) = (0, 0)
    for (x, y) in Alignment.common(old, new, old.indices, new.indices) + [(old.count, new.count)] {
      result += (i..<x).map { ($0, nil) } + (j..<y).map { (nil, $0) }
      if x < old.count { result.append((x, y)) }
      (i, j) = (x + 1, y + 1)
    }
    return result
  }

  // MARK: Changes

  private static func changes(
    in difference: TranscriptDifference?, _ pairs: [Alignment.Pair], _ before: Spoken, _ after: Spoken
  ) -> [Change] {
    guard let difference else { return [] }
    var changes: [Change] = []
    let newPlaces = after.transcript.header.places
    for change in difference.changes {
      let (old, new) = pairs[change.index]
      let formerID = old.flatMap { before.entries[$0].element }
      let presentID = new.flatMap { after.entries[$0].element }
      let isMove = change.cause.kind == .lineOrder
      if isMove,
        changes.contains(where: { $0.kind == .moved && $0.before == (change.row.expected ?? change.row.heard) })
      {
        continue
      }
      let neighbour = pairs[..<change.index].last { $0.heard != nil }?.heard
      let moved = isMove ? after.entries.first { $0.expectedLine == (change.row.expected ?? change.row.heard) } : nil
      let id = presentID ?? moved?.element ?? formerID
      let place =
        (presentID ?? moved?.element).flatMap { newPlaces[$0] }
        ?? neighbour.flatMap { after.entries[$0].element }.flatMap { newPlaces[$0] }
      changes.append(
        Change(
          kind: isMove ? .moved : old == nil ? .new : new == nil ? .gone : .changed, sentence: change.cause.sentence,
          before: change.row.expected ?? (isMove ? change.row.heard : nil),
          after: change.row.heard ?? (isMove ? change.row.expected : nil), element: id, place: place,
          oldPlace: formerID.flatMap { before.transcript.header.places[$0] }))
    }
    return changes
  }
}

extension Scenario {
  /// Returns the steps that show a screen and go through it, from the first element to the last.
  package static func stepsThrough(_ scenario: Scenario, locale: String) -> [Step] {
    var session = Session(scenario, locale: locale)
    let count = session.readingOrder.count
    session.perform(.appear)
    // VoiceOver says an alert and is then on none of its elements, so the first swipe goes to the first one.
    let swipes = scenario.reader.isRunning && !session.isOnElement ? count : count - 1
    return [Step(.appear)] + (swipes > 0 ? [Step(.swipe(.right, times: swipes))] : [])
  }
}
