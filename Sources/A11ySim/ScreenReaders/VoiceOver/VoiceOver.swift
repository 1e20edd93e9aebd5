import Locales

/// A model of VoiceOver on iOS: its cursor, the person's settings, and its reactions to events.
///
/// The order of an element's parts and the built-in hints follow the sentence builder of cashapp/AccessibilitySnapshot,
/// which is pinned by reference images. Words are in lower case and joined with commas, as people transcribe them. All
/// other rules name their own sources. Where sources disagree, the model follows the better evidence. For example,
/// "selected" is said first (every recording). For a secure field, VoiceOver says the number of characters (three
/// testers). A text field's own hint comes before the built-in one (web recordings).
///
/// The cursor and the keyboard focus (first responder) are two positions. While a person types on the software
/// keyboard, the cursor is on the keys. By default, VoiceOver does not say a move of the first responder during this
/// time.
public struct VoiceOver: ScreenReader {
  /// The modelled versions of iOS, which differ in behaviour. iOS 17 brought announcement priorities. iOS 18.4 brought
  /// the setting `controls`, which is modelled from 26. The machine recordings are of iOS 27.
  public static let versions: [Version] = [16, 17, 26, 27]

  /// The facts about VoiceOver that are known before it runs, such as its versions, settings and gestures.
  public static let descriptor = {
    var descriptor = ScreenReaderDescriptor(
      id: "voiceover", name: "VoiceOver", platform: .iOS, versions: versions, languages: Wording.voiceOverLanguages,
      speaks: { Wording(voiceOver: $0) != nil }, settings: allSettings, gestures: gestures, sounds: sounds)
    descriptor.words = { tag in Phrase.allCases.compactMap { Wording(voiceOver: tag)?.template($0) } }
    return descriptor
  }()

  /// The version of iOS whose behaviour is modelled.
  public private(set) var version: Version
  /// VoiceOver's wording and settings; nil if VoiceOver has no wording in its own language. VoiceOver then says
  /// nothing.
  private(set) var context: Context?

  /// The id of the element under the cursor; nil for none. While the cursor is on the keyboard, this is the element to
  /// which the cursor returns, usually the field being edited.
  public internal(set) var cursor: String?
  /// Whether the cursor is on the software keyboard, even if it is on no particular key.
  public internal(set) var isOnKeyboard = false
  /// The key under the cursor; nil if the cursor is not on a particular key.
  var key: SoftwareKeyboard.Key?
  /// The rotor's setting; nil until the person turns the rotor.
  var rotor: Rotor?
  /// The index, from 0, of the item of custom content that was said last; nil if no item was said since the cursor
  /// moved.
  var selectedContent: Int?
  /// The index, from 0, of the custom action that a double tap runs on the element under the cursor; nil if a double
  /// tap activates the element.
  var selectedAction: Int?
  /// Whether an alert is in front.
  var hasAlert = false
  /// The id of the element that was under the cursor before an alert appeared; nil for none.
  var beforeAlert: String?
  /// The app's name if VoiceOver must still say the name before the first element; otherwise nil.
  var appName: String?
  /// The result of `stopsToSwipe` at the last swipe, kept because a person often swipes through many elements of one
  /// tree. Any other event sets this property to nil. Otherwise, a change of the tree would copy the tree, because this
  /// property holds the tree too.
  var swiped: SwipedStops?
  /// The elements with the trait “updates frequently” that have changed since VoiceOver last checked them. Each element
  /// is stored as it was before the change.
  var polled: [AccessibilityElement] = []

  /// Creates VoiceOver in English with default settings. The default version is the last of `versions`.
  public init(version: Version = VoiceOver.versions[VoiceOver.versions.count - 1]) {
    self.init(ScreenReaderStart(version: version))
  }

  /// Creates VoiceOver as it is when a person switches it on, or when a language changes. If VoiceOver was the last
  /// reader that ran, the earlier state is kept, such as the rotor's setting and the cursor.
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

  /// The BCP 47 tag of VoiceOver's wording; nil if VoiceOver has no wording for its language and says nothing.
  public var language: String? { context?.wording.language }

  /// The keys of the phrases that have no wording in VoiceOver's language. VoiceOver does not say these phrases.
  public var missingPhrases: [String] {
    guard let wording = context?.wording else { return [] }
    return Phrase.allCases.filter { wording.template($0) == nil }.map(\.rawValue)
  }

  /// The speaking rate that the person has set, 80 to 449 words per minute.
  public var wordsPerMinute: Int { settings.wordsPerMinute }

  /// The rotor's setting; nil until the person turns the rotor.
  public var swipeUnit: String? { rotor?.rawValue }

  /// The rules that decide which utterance interrupts which. They depend on the person's settings.
  public var queueRules: any QueueRules {
    Rules(
      highPriorityYieldsToUser: settings.highPriorityYieldsToUser,
      announcementDuringElement: settings.announcementDuringElement,
      announcementAtActivation: settings.announcementAtActivation)
  }

  /// The settings the person has chosen; the defaults if `context` is nil.
  var settings: Settings { context?.settings ?? Settings() }

  /// Returns the elements at which the cursor stops, in the order in which swipes to the right reach them with flat
  /// navigation.
  public func readingOrder(of tree: AccessibilityTree) -> [AccessibilityTree.Stop] { tree.readingOrder }

  /// Returns everything VoiceOver says when a swipe moves the cursor to an element: the description, then the hint. The
  /// name of the app is left out.
  public func description(
    of stop: AccessibilityTree.Stop, entering groups: [AccessibilityElement]
  ) -> [Utterance] {
    guard let context else { return [] }
    var reader = self
    reader.appName = nil
    return reader.utterances(for: .focused(stop, entering: groups, cause: .person), in: context)
  }

  /// Handles a gesture, an event, a timer or the start of an utterance: updates the cursor and appends reactions.
  public mutating func handle(
    _ happening: Happening, on device: inout Device, _ reactions: inout Reactions
  ) {
    switch happening {
    case .event(.typed(let character, let field, let keyboard, let onKey)):
      // This case comes before the other events because every typed character passes through it.
      typed(character, into: field, keyboard, onKey: onKey, on: device, &reactions)
    case .swipe(let direction):
      return swipe(direction, on: &device, &reactions)
    case .touch(let id): touch(id, on: &device, &reactions)
    case .doubleTap: doubleTap(on: &device, &reactions)
    case .gesture(let gesture): make(gesture, on: &device, &reactions)
    case .event(let event): handle(event, on: &device, &reactions)
    case .acted(let before, let after):
      // The component and the app have already reacted, so the tree has the state that is to be spoken. An unchanged
      // element may have gone with its screen. The tree may then have a different element with the same id.
      let known = after == before ? before : device.tree.stop(at: before.id)?.element ?? after
      speak(.activated(known, before: before), isAct: true, &reactions)
    case .began(let utterance):
      // While VoiceOver reads from the top, the cursor follows the speech.
      cursor = utterance.element
      reactions.cursorMoved(to: cursor)
    case .ended: break
    case .timer(let id): poll(id, in: device.tree, &reactions)
    }
    if swiped != nil { swiped = nil }
  }

  /// Plays the sound for an occasion, if there is one, and says the utterances for the occasion.
  func speak(_ occasion: Occasion, isAct: Bool, _ reactions: inout Reactions) {
    guard let context else { return }
    if let sound = sound(for: occasion, in: context) { reactions.play(sound) }
    reactions.say(utterances(for: occasion, in: context), isAct: isAct)
  }
}
