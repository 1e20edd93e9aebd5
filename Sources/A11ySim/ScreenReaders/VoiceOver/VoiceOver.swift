import Locales

/// iOS VoiceOver: where its cursor is, what the person has chosen, and what it makes of what happens.
///
/// The order of an element's parts and the built-in hints follow cashapp/AccessibilitySnapshot's sentence builder, which
/// reference images pin; words are lower case and joined with commas as people transcribe them. Sources of the rest stand
/// at each rule. Where sources disagree, the better-evidenced one is modelled: "selected" first (every recording), secure
/// fields as a count (three testers), a custom hint of a text field before the built-in one (web recordings).
///
/// The cursor and the keyboard focus (first responder) are two positions. While a person types on the software keyboard
/// the cursor is on its keys, and a move of the first responder is not spoken by itself.
public struct VoiceOver: ScreenReader {
  /// Versions of iOS whose behaviour differs: announcement priorities came with 17.
  public static let versions: [Version] = [16, 17, 26]

  /// What scenarios can say of it.
  public static let descriptor = ScreenReaderDescriptor(
    id: "voiceover", name: "VoiceOver", platform: .iOS, versions: versions, languages: Wording.voiceOverLanguages,
    speaks: { Wording(voiceOver: $0) != nil }, settings: allSettings, gestures: gestures, sounds: sounds)

  /// The version of iOS.
  public private(set) var version: Version
  /// Its words and settings; nil where its words in the app's language are not known.
  let context: Context?

  /// The element the cursor is on, or last was on before it went to the keyboard.
  public internal(set) var cursor: String?
  /// Whether the cursor is on the keys of the keyboard.
  public internal(set) var isOnKeyboard = false
  /// The key under the cursor; nil while a person types without going from key to key.
  var key: SoftwareKeyboard.Key?
  /// What a swipe up or down goes by, once the person has chosen.
  var rotor: Rotor?
  /// Which piece of the custom content was said last, counted from 0.
  var selectedContent: Int?
  /// Which of the actions of the element under the cursor a double tap runs, counted from 0; nil for none.
  var selectedAction: Int?
  /// Elements that update frequently and have changed, as they were when they were last looked at.
  var polled: [AccessibilityElement] = []

  /// Creates VoiceOver with an English voice and the settings of a new device.
  public init(version: Version = VoiceOver.versions[VoiceOver.versions.count - 1]) {
    self.init(ScreenReaderStart(version: version))
  }

  /// Creates VoiceOver as it is when it is switched on: what the person had chosen before is still chosen.
  public init(_ start: ScreenReaderStart) {
    if let before = start.predecessor as? VoiceOver {
      self = before
      version = start.version
      leaveKeyboard()
    } else {
      version = start.version
      context = Context(locale: start.locale, settings: start.settings)
    }
  }

  /// The language of its words; nil where they are not known.
  public var language: String? { context?.wording.language }

  /// Keys of phrases that its language lacks.
  public var missingPhrases: [String] {
    guard let wording = context?.wording else { return [] }
    return Phrase.allCases.filter { wording.template($0) == nil }.map(\.rawValue)
  }

  /// What its speaking rate is in words.
  public var wordsPerMinute: Int { settings.wordsPerMinute }

  /// Who cuts whom, as the settings have it.
  public var queueRules: any QueueRules {
    Rules(
      highPriorityYieldsToUser: settings.highPriorityYieldsToUser,
      announcementDuringElement: settings.announcementDuringElement)
  }

  /// What the person has set.
  var settings: Settings { context?.settings ?? Settings() }

  /// Where the cursor stops on a screen, in order.
  public func readingOrder(of tree: AccessibilityTree) -> [AccessibilityTree.Stop] { tree.readingOrder }

  /// What is said of an element a swipe came to, and its hint.
  public func description(
    of stop: AccessibilityTree.Stop, entering groups: [AccessibilityElement]
  ) -> [Utterance] {
    guard let context else { return [] }
    return utterances(for: .focused(stop, entering: groups, cause: .person), in: context)
  }

  /// Takes what happened.
  public mutating func handle(
    _ happening: Happening, on device: inout Device, _ reactions: inout Reactions
  ) {
    switch happening {
    case .event(.typed(let character, let field, let keyboard, let onKey)):
      // Ahead of the other events, for every key comes here.
      typed(character, into: field, keyboard, onKey: onKey, on: device, &reactions)
    case .swipe(let direction): swipe(direction, on: &device, &reactions)
    case .touch(let id): touch(id, on: &device, &reactions)
    case .doubleTap: doubleTap(on: &device, &reactions)
    case .gesture(let gesture): make(gesture, on: &device, &reactions)
    case .event(let event): handle(event, on: &device, &reactions)
    case .acted(let before, let after):
      // What the act re-speaks is what the element has become when component and app have reacted to it.
      let known = device.tree.stop(at: before.id)?.element ?? after
      speak(.activated(known, before: before), isAct: true, &reactions)
    case .began(let utterance):
      // The cursor goes along with a reading from the top.
      cursor = utterance.element
      reactions.cursorMoved(to: cursor)
    case .ended: break
    case .timer(let id): poll(id, in: device.tree, &reactions)
    }
  }

  /// Plays the sound of an occasion, and says what there is to say.
  func speak(_ occasion: Occasion, isAct: Bool, _ reactions: inout Reactions) {
    guard let context else { return }
    if let sound = sound(for: occasion, in: context) { reactions.play(sound) }
    reactions.say(utterances(for: occasion, in: context), isAct: isAct)
  }
}
