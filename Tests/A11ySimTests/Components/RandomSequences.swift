import A11ySim
import Foundation
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import AuditRules
@testable import CodeInputs
@testable import Simulation
@testable import TalkBackReader
@testable import VoiceOverReader

/// Random sequences of what a person and an app can do with a component on a screen with a screen reader, and what must
/// hold of each.
struct RandomSequences {
  var kind: ComponentKind
  var readerKind: any ScreenReader.Type
  var random: SplitMix64

  init(_ kind: ComponentKind, with readerKind: any ScreenReader.Type = ScreenReaders.standard, seed: UInt64) {
    self.kind = kind
    self.readerKind = readerKind
    random = SplitMix64(seed: seed)
  }

  /// Whether the reader runs on Android.
  private var isAndroid: Bool { readerKind.descriptor.platform == .android }

  /// Whether the component has a form for the reader's platform, in every version.
  var hasForm: Bool {
    kind.versions.allSatisfy { kind.make(["version": $0]).form(for: readerKind.descriptor.platform) != nil }
  }

  /// What one sequence did that must not be; nil when nothing.
  mutating func next() -> String? {
    let parameters = randomParameters()
    if isAndroid { return nextOnAndroid(parameters) }
    let component = kind.make(parameters)
    // One in four is heard: speech costs most, and no component sees the difference but whether there is a reader.
    let isHeard = component.platform == .iOS && Int.random(in: 0..<4, using: &random) == 0
    let isSwitched = component.platform == .iOS && Int.random(in: 0..<16, using: &random) == 0
    let parts = kind.parts(parameters).map { "code.\($0)" }
    let actions = (0..<Int.random(in: 1...8, using: &random)).map { _ in action(parts, isSwitched: isSwitched) }
    let locale = ["en", "fr", "ar"].randomElement(using: &random)!
    let reader = isHeard ? Reader.voiceOver(version: VoiceOver.versions.randomElement(using: &random)!) : .none
    let pace = Pace.allCases.randomElement(using: &random)!
    let played = { () -> (Session, isAlwaysSecure: Bool) in
      var session = Session(
        screen: [.element(.init(id: "title", role: .heading, label: "Code")), .component(component, id: "code")],
        reader: reader, locale: locale, pace: pace)
      var isAlwaysSecure = true
      for action in actions {
        session.perform(action)
        isAlwaysSecure =
          isAlwaysSecure && session.elements.fields.allSatisfy { $0.text?.isSecure == true }
      }
      // What is still scheduled comes to pass.
      session.perform(.wait(.seconds(1)))
      return (session, isAlwaysSecure)
    }
    let (session, isAlwaysSecure) = played()
    let id = kind.id
    let what = { "\(id) \(parameters.sorted { $0.key < $1.key }) \(reader) \(actions)" }
    if let violation = violation(in: session, parameters, actions, isAlwaysSecure: isAlwaysSecure) {
      return "\(violation): \(what())"
    }
    if Int.random(in: 0..<128, using: &random) == 0, let violation = auditViolation(component, actions, reader, locale)
    {
      return "\(violation): \(what())"
    }
    if Int.random(in: 0..<8, using: &random) == 0, !isSame(session, played().0) {
      return "not the same twice: \(what())"
    }
    return nil
  }

  /// A sequence on Android, which is always heard, with any settings.
  private mutating func nextOnAndroid(_ parameters: ComponentKind.Parameters) -> String? {
    let component = kind.make(parameters)
    let platform = readerKind.descriptor.platform
    let elements = AccessibilityTree(component.form(for: platform)?.elements ?? []).everyElement
    let parts = elements.map { "code.\($0.id)" } + ["title", "verify"]
    let isSwitched = Int.random(in: 0..<16, using: &random) == 0
    let actions = (0..<Int.random(in: 1...10, using: &random)).map { _ in
      Int.random(in: 0..<4, using: &random) == 0
        ? readerAction(isSwitched: isSwitched) : action(parts, isSwitched: false)
    }
    let locale = ["en", "fr", "ar"].randomElement(using: &random)!
    let reader = Reader(readerKind, version: readerKind.descriptor.versions.randomElement(using: &random)!)
    let pace = Pace.allCases.randomElement(using: &random)!
    var settings = Settings()
    for setting in readerKind.descriptor.settings where Int.random(in: 0..<3, using: &random) == 0 {
      try? settings.set(setting.name, to: setting.values.randomElement(using: &random)!)
    }
    let screen: [ScreenItem] = [
      .element(.init(id: "title", role: .heading, label: "Code")), .component(component, id: "code"),
      .element(.init(id: "verify", role: .button, label: "Verify")),
    ]
    let played = { () -> (Session, isAlwaysSecure: Bool) in
      var session = Session(screen: screen, reader: reader, locale: locale, settings: settings, pace: pace)
      var isAlwaysSecure = true
      for action in actions {
        session.perform(action)
        isAlwaysSecure = isAlwaysSecure && session.elements.fields.allSatisfy { $0.text?.isSecure == true }
      }
      session.perform(.wait(.seconds(1)))
      return (session, isAlwaysSecure)
    }
    let (session, isAlwaysSecure) = played()
    let id = kind.id
    let what = { "\(id) \(parameters.sorted { $0.key < $1.key }) \(reader) \(locale) \(pace) \(settings) \(actions)" }
    let found =
      violation(in: session, parameters, actions, isAlwaysSecure: isAlwaysSecure)
      ?? speechViolation(in: session, isSwitched: isSwitched)
    if let found { return "\(found): \(what())" }
    if Int.random(in: 0..<128, using: &random) == 0,
      let violation = auditViolation(component, actions, reader, locale)
    {
      return "\(violation): \(what())"
    }
    if Int.random(in: 0..<8, using: &random) == 0, !isSame(session, played().0) {
      return "not the same twice: \(what())"
    }
    return nil
  }

  /// What a reader's queue and focus promise: no other speech cuts what cannot be interrupted, but that of its own
  /// group, and the focus where the setting says so (a finger stops everything); nothing is said without words; the
  /// focus is on a place where it can stop.
  private func speechViolation(in session: Session, isSwitched: Bool) -> String? {
    let transcript = session.transcript
    for heard in transcript.utterances {
      if heard.utterance.segments.isEmpty || heard.utterance.text.isBlank { return "an utterance without words" }
      let code = TalkBack.DeliveryCode(rawValue: heard.utterance.delivery.code)
      let isSpared = (session.reader.value as? TalkBack)?.settings.focusSparesUninterruptible ?? true
      if isSpared, code.contains(.uninterruptible), heard.outcome != .spoken, !isSwitched,
        let number = heard.stop?.number,
        !mayTake(
          transcript.utterances.first { $0.number == number }, the: code.group, isWaiting: heard.outcome == .dropped)
      {
        return "“\(heard.utterance.text)” was cut, which cannot be interrupted"
      }
    }
    if session.reader.choice.isRunning, let cursor = session.reader.value.cursor,
      !session.readingOrder.contains(where: { $0.element.id == cursor })
    {
      return "the focus is on \(cursor), where it cannot stop"
    }
    return nil
  }

  /// Whether an utterance may take the place of one of a group: of changed contents only one of this group, and only while
  /// the other one waits.
  private func mayTake(_ other: Transcript.UtteranceRecord?, the group: TalkBack.SpeechGroup, isWaiting: Bool) -> Bool {
    if group == .text { return true }
    guard group == .content, isWaiting, let other else { return false }
    return TalkBack.DeliveryCode(rawValue: other.utterance.delivery.code).group == group
  }

  /// What a person and other apps can do besides, with TalkBack.
  private mutating func readerAction(isSwitched: Bool) -> Step.Action {
    let keys = SoftwareKeyboard.ids
    let gestures = readerKind.descriptor.gestures.flatMap { kind in
      kind.arguments.isEmpty ? [Gesture(kind.name)] : kind.arguments.map { Gesture(kind.name, $0) }
    }
    switch Int.random(in: 0..<16, using: &random) {
    case 0...3: return .touch(keys.randomElement(using: &random)!)
    case 4: return .swipe(Direction.allCases.randomElement(using: &random)!)
    case 5:
      return .announce(
        Announcement(["Code sent", "We sent a code to the number ending in 48"].randomElement(using: &random)!))
    case 6: return .notification(app: "Messages", text: "The code is 773077")
    case 7: return .background(.milliseconds(500))
    case 8: return .wait(.milliseconds(Int.random(in: 0...2_000, using: &random)))
    case 9: return .set([.init("verify", "disabled", Bool.random(using: &random) ? "true" : "false")])
    case 10: return .set([.init("verify", "hidden", Bool.random(using: &random) ? "true" : "false")])
    case 11: return .dismissKeyboard
    case 12: return .locale(["en", "fr", "ar"].randomElement(using: &random)!)
    case 13: return isSwitched ? .reader(Bool.random(using: &random) ? Reader(readerKind) : .none) : .doubleTap
    default: return gestures.randomElement(using: &random).map { .gesture($0) } ?? .swipe(.right)
    }
  }

  private func isSame(_ a: Session, _ b: Session) -> Bool {
    let render = TranscriptFormat.jsonLines.render
    return render([a.transcript]) == render([b.transcript])
  }

  /// What a play did that must not be, whatever the component and the reader are; nil when nothing.
  private func violation(
    in session: Session, _ parameters: ComponentKind.Parameters, _ actions: [Step.Action], isAlwaysSecure: Bool
  ) -> String? {
    let transcript = session.transcript

    if let diagnostic = transcript.diagnostics.first(where: { $0.severity == .error }) {
      return diagnostic.message
    }
    let fields = session.elements.fields
    let editing = fields.filter { $0.text?.isEditing == true }.map(\.id)
    let isGone = transcript.effects.contains { $0.name == .crash }
    if editing.count > 1 { return "two fields have the focus" }
    if let last = transcript.effects.last(where: { $0.name == .focus }), last.element != editing.first, !isGone {
      return "the focus went to \(last.element ?? "none") and is in \(editing.first ?? "none")"
    }
    let alphabet = kind.accepts(parameters)
    // The content of a field that was secure is bullets for whoever looks from outside.
    for field in fields where field.text?.isSecret == false && field.text?.length ?? 0 > 0 {
      if let odd = field.value?.string.first(where: { !alphabet.contains($0) }) {
        return "\(field.id) holds “\(odd)”"
      }
    }
    if isAlwaysSecure, !fields.isEmpty {
      let shown = transcript.everyForm
      let isTheApps = { (text: String) in parameters.values.contains { $0.contains(text) } }
      for case .type(let text, _, _) in actions where text.count > 3 && shown.contains(text) && !isTheApps(text) {
        return "“\(text)” went into a secure field and is in the transcript"
      }
    }
    return nil
  }

  /// An audit survives any sequence, names only elements and steps that were there, and repeats its findings.
  private func auditViolation(
    _ component: any Component, _ actions: [Step.Action], _ reader: Reader, _ locale: String
  ) -> String? {
    var scenario = Scenario()
    scenario.reader = reader
    scenario.screen = [.component(component, id: "code")]
    scenario.steps = actions.map { Step($0) }
    let audit = Audit(scenario, locale: locale)
    if audit.findings != Audit(scenario, locale: locale).findings { return "an audit differs from the next" }
    for finding in audit.findings {
      if !(1...actions.count).contains(finding.step) { return "\(finding.rule) names step \(finding.step)" }
      if finding.message.contains("Optional(") { return finding.message }
    }
    // Digits that are drawn as dots and exposed in clear: the audit must have said so.
    var session = Session(screen: scenario.screen, reader: reader, locale: locale)
    for action in actions {
      session.perform(action)
      let leak = session.elements.textFields.contains { field in
        field.drawn.map { !$0.isEmpty && $0.allSatisfy { "●○".contains($0) } && $0.contains("●") } ?? false
          && field.text?.isSecure == false && field.value?.string.contains(where: \.isNumber) == true
      }
      if leak, !audit.findings.contains(where: { $0.rule == "masked-but-spoken" }) {
        return "the audit is silent on a leak"
      }
    }
    let fields = component.elements.flatMap { [$0] + $0.children }.filter { $0.text != nil }
    let isSecure = !fields.isEmpty && fields.allSatisfy { $0.text?.isSecure == true }
    for case .type(let text, _, _) in actions where isSecure && text.count > 3 {
      if audit.findings.contains(where: { $0.message.contains(text) }) { return "“\(text)” is in a message" }
    }
    return nil
  }

  private mutating func randomParameters() -> ComponentKind.Parameters {
    var parameters = ["version": kind.versions.randomElement(using: &random)!]
    for parameter in kind.parameters where Int.random(in: 0..<4, using: &random) == 0 {
      parameters[parameter.name] = randomValue(of: parameter)
    }
    return parameters
  }

  private mutating func randomValue(of parameter: ComponentKind.Parameter) -> String {
    switch parameter.kind {
    case .choice(let choices): choices.randomElement(using: &random)!
    case .flag: Bool.random(using: &random) ? "true" : "false"
    case .text: ["", "48", "4829130077", "The code is not correct", "½a٣"].randomElement(using: &random)!
    }
  }

  private mutating func action(_ parts: [String], isSwitched: Bool) -> Step.Action {
    let texts = ["4", "8", "a", " ", "½", "٣", "482913", "4829 1300 77", "👩‍👩‍👧", "e\u{301}", "XK9F2", "4829"]
    let text = texts.randomElement(using: &random)!
    switch Int.random(in: 0..<24, using: &random) {
    case 0: return .appear
    case 1...3: return .touch(parts.randomElement(using: &random)!)
    case 4...7: return .doubleTap
    case 8...12: return .type(text, via: Bool.random(using: &random) ? .software : .hardware)
    case 13, 14: return .delete(Int.random(in: 1...3, using: &random))
    case 15: return .paste(text)
    case 16: return .autofill(text)
    case 17: return .selectAll
    case 18: return .copy
    case 19: return .key(Step.Key.allCases.randomElement(using: &random)!)
    case 20: return .swipe(Bool.random(using: &random) ? .right : .left)
    case 21, 22:
      let settable = kind.parameters.filter(\.isSettable)
      guard let parameter = settable.randomElement(using: &random) else { return .wait(.seconds(1)) }
      // What the app says of itself is no secret: "4829" is what a person enters.
      let value = randomValue(of: parameter).replacing("4829130077", with: "7730")
      return .set([.init("code", parameter.name, value)])
    default:
      return isSwitched ? .reader(Bool.random(using: &random) ? .voiceOver : .none) : .paste(nil)
    }
  }
}

extension AccessibilityTree {
  /// Every text field, hidden or not.
  fileprivate var fields: [AccessibilityElement] { everyElement.filter { $0.text != nil } }

  /// Every element, hidden or not.
  fileprivate var everyElement: [AccessibilityElement] {
    func visit(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.flatMap { [$0] + visit($0.children) }
    }
    return visit(elements)
  }
}

@Suite("Every component, random sequences", .timeLimited) struct RandomSequenceTests {
  /// `Scripts/invariants` plays more.
  static let count = AtLength.number("A11Y_SIM_SEQUENCES", default: 20_000)
  static let seed = UInt64(AtLength.number("A11Y_SIM_SEED", default: 1))

  /// Each reader with each component that has a form for its platform.
  struct Pair: Sendable, CustomStringConvertible {
    var component: ComponentKind
    var reader: any ScreenReader.Type
    var description: String { "\(component.id) with \(reader.descriptor.id)" }

    /// The pairs of the reader that is asked for, or all.
    static let wanted = all.filter { pair in
      AtLength.text("A11Y_SIM_READER").map { $0 == pair.reader.descriptor.id } ?? true
    }

    static let all: [Pair] = ScreenReaders.all.flatMap { reader in
      Components.all.filter { RandomSequences($0, with: reader, seed: 0).hasForm }.map {
        Pair(component: $0, reader: reader)
      }
    }
  }

  @Test("every reader has components") func pairs() {
    for reader in ScreenReaders.all {
      #expect(Pair.all.contains { $0.reader.descriptor.id == reader.descriptor.id })
    }
  }

  @Test(arguments: Pair.all) func holds(pair: Pair) async throws {
    try await play(150, pair)
  }

  @Test(.enabled(if: AtLength.isWanted), arguments: Pair.wanted)
  func holdsAtLength(pair: Pair) async throws {
    try await play(Self.count, pair)
    print("\(pair): \(Self.count) random sequences from seed \(Self.seed)")
  }

  private func play(_ count: Int, _ pair: Pair) async throws {
    var sequences = RandomSequences(pair.component, with: pair.reader, seed: Self.seed)
    var violations: [String] = []
    for number in 0..<count where violations.count < 5 {
      // Other tests wait for their turn meanwhile.
      if number % 64 == 0 { await Task.yield() }
      if let violation = sequences.next() { violations.append(violation) }
    }
    #expect(violations == [])
  }
}
