import Locales

/// iOS VoiceOver: its cursor, the person's choices, and its reactions to what happens.
///
/// The order of an element's parts and the built-in hints follow cashapp/AccessibilitySnapshot's sentence builder,
/// which reference images pin; words are lower case and joined with commas as people transcribe them. Each other rule
/// names its own sources. Where sources disagree, the model follows the better evidence: "selected" first (every
/// recording), secure fields as a count (three testers), a custom hint of a text field before the built-in one (web
/// recordings).
///
/// The cursor and the keyboard focus (first responder) are two positions. While a person types on the software keyboard
/// the cursor is on its keys, and a move of the first responder is not spoken by itself.
public struct VoiceOver: ScreenReader {
  /// The versions of iOS whose behaviour differs. Announcement priorities came with 17, the setting for controls with
  /// 18.4, and 27 is the version that was recorded by machine.
  public static let versions: [Version] = [16, 17, 26, 27]

  /// The facts known about VoiceOver before it runs.
  public static let descriptor = ScreenReaderDescriptor(
    id: "voiceover", name: "VoiceOver", platform: .iOS, versions: versions, languages: Wording.voiceOverLanguages,
    speaks: { Wording(voiceOver: $0) != nil }, settings: allSettings, gestures: gestures, sounds: sounds)

  /// The version of iOS.
  public private(set) var version: Version
  /// VoiceOver's wording and settings; nil where it has no wording in the app's language.
  private(set) var context: Context?

  /// The id of the element the cursor is on, or was last on before it went to the keyboard.
  public internal(set) var cursor: String?
  /// Whether the cursor is on the keyboard, on a certain key or not.
  public internal(set) var isOnKeyboard = false
  /// The key under the cursor; nil while a person types without going from key to key.
  var key: SoftwareKeyboard.Key?
  /// The rotor's setting; nil until the person has chosen.
  var rotor: Rotor?
  /// The index, from 0, of the piece of custom content that was said last.
  var selectedContent: Int?
  /// The index, from 0, of the custom action that a double tap runs on the element under the cursor; nil for none.
  var selectedAction: Int?
  /// The name of the app, until it has been said before the first element.
  var appName: String?
  /// Elements that update frequently and have changed, in the state in which they were last looked at.
  var polled: [AccessibilityElement] = []

  /// Creates VoiceOver with an English voice and the settings of a new device.
  public init(version: Version = VoiceOver.versions[VoiceOver.versions.count - 1]) {
    self.init(ScreenReaderStart(version: version))
  }

  /// Creates VoiceOver in the state it has when it is switched on: the person's earlier choices are kept.
  public init(_ start: ScreenReaderStart) {
    if let before = start.predecessor as? VoiceOver {
      self = before
      leaveKeyboard()
    }
    version = start.version
    context = Context(
      locale: start.readerLocale, settings: start.settings, appLocale: start.locale, version: start.version,
      learnt: start.wording)
    appName = start.appName
  }

  /// The language of VoiceOver's wording; nil where it has none.
  public var language: String? { context?.wording.language }

  /// Keys of phrases that VoiceOver's language lacks.
  public var missingPhrases: [String] {
    guard let wording = context?.wording else { return [] }
    return Phrase.allCases.filter { wording.template($0) == nil }.map(\.rawValue)
  }

  /// The speaking rate in words per minute.
  public var wordsPerMinute: Int { settings.wordsPerMinute }

  /// The rules for which utterance interrupts which, by the settings.
  public var queueRules: any QueueRules {
    Rules(
      highPriorityYieldsToUser: settings.highPriorityYieldsToUser,
      announcementDuringElement: settings.announcementDuringElement,
      announcementAtActivation: settings.announcementAtActivation)
  }

  /// The settings the person has chosen.
  var settings: Settings { context?.settings ?? Settings() }

  /// Returns the places where the cursor stops on a screen, in order.
  public func readingOrder(of tree: AccessibilityTree) -> [AccessibilityTree.Stop] { tree.readingOrder }

  /// Returns what is said of an element after a swipe to it, and its hint.
  public func description(
    of stop: AccessibilityTree.Stop, entering groups: [AccessibilityElement]
  ) -> [Utterance] {
    guard let context else { return [] }
    var reader = self
    reader.appName = nil
    return reader.utterances(for: .focused(stop, entering: groups, cause: .person), in: context)
  }

  /// Handles a happening.
  public mutating func handle(
    _ happening: Happening, on device: inout Device, _ reactions: inout Reactions
  ) {
    switch happening {
    case .event(.typed(let character, let field, let keyboard, let onKey)):
      // Handled before the other events, since every key comes here.
      typed(character, into: field, keyboard, onKey: onKey, on: device, &reactions)
    case .swipe(let direction): swipe(direction, on: &device, &reactions)
    case .touch(let id): touch(id, on: &device, &reactions)
    case .doubleTap: doubleTap(on: &device, &reactions)
    case .gesture(let gesture): make(gesture, on: &device, &reactions)
    case .event(let event): handle(event, on: &device, &reactions)
    case .acted(let before, let after):
      // The act re-speaks the state that the element has once component and app have reacted.
      let known = device.tree.stop(at: before.id)?.element ?? after
      speak(.activated(known, before: before), isAct: true, &reactions)
    case .began(let utterance):
      // The cursor follows a reading from the top.
      cursor = utterance.element
      reactions.cursorMoved(to: cursor)
    case .ended: break
    case .timer(let id): poll(id, in: device.tree, &reactions)
    }
  }

  /// Plays the sound of an occasion and says its utterances.
  func speak(_ occasion: Occasion, isAct: Bool, _ reactions: inout Reactions) {
    guard let context else { return }
    if let sound = sound(for: occasion, in: context) { reactions.play(sound) }
    reactions.say(utterances(for: occasion, in: context), isAct: isAct)
  }
}
