import AccessibilityModel
import Simulation

/// A model of VoiceOver on iOS: its cursor, the person's settings, and its reactions to events.
///
/// The order of an element's parts and the built-in hints follow the sentence builder of cashapp/AccessibilitySnapshot,
/// which is pinned by reference images. Words are in lower case and joined with commas, as people transcribe them. All
/// other rules name their own sources.
///
/// Where sources disagree, the model follows the better evidence. For example, "selected" is said first (every
/// recording). A secure field says its number of characters (three testers). A text field's own hint comes before the
/// built-in hint (web recordings).
///
/// The cursor and the keyboard focus (first responder) are two positions. While a person types on the software
/// keyboard, the cursor is on the keys. During this time, VoiceOver by default says nothing about a move of the first
/// responder.
public struct VoiceOver: ScreenReader {
  /// The modelled versions of iOS. iOS 17 brought announcement priorities. iOS 18.4 brought the setting `controls`,
  /// which is modelled from 26. The machine recordings are of iOS 27.
  public static let versions: [Version] = [16, 17, 26, 27]

  /// The properties of VoiceOver that are known before it runs, such as its versions, settings and gestures.
  public static let descriptor = {
    var descriptor = ScreenReaderDescriptor(
      id: "voiceover", name: "VoiceOver", platform: .iOS, versions: versions, languages: VoiceOverWording.languages,
      speaks: { VoiceOverWording($0) != nil }, settings: allSettings, gestures: gestures, sounds: sounds,
      catalogue: catalogue)
    descriptor.styles = [.accessibilitySnapshot]
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
  /// Whether the cursor is on the software keyboard, with or without a key under the cursor.
  public internal(set) var isOnKeyboard = false
  var key: SoftwareKeyboard.Key?
  /// The rotor's setting; nil until the person turns the rotor.
  var rotor: Rotor?
  /// The name of the app's rotor to which the person turned the rotor; nil for one of VoiceOver's own.
  var customRotor: String?
  /// The words of the link within the text under the cursor that a double tap opens; nil if there is none.
  var selectedLink: String?
  /// The index of the item of custom content said last; nil if none was said since the cursor moved.
  var selectedContent: Int?
  /// The index of the custom action that a double tap runs; nil if a double tap activates the element.
  var selectedAction: Int?
  var hasAlert = false
  /// The id of the element under the cursor before an alert appeared; nil for none.
  var beforeAlert: String?
  /// The sheets that came, the front one last, each with the id of the element under the cursor before it.
  var sheets: [(id: String, before: String?)] = []
  /// When a sheet that came or went last moved the cursor; nil before. The app may post the same move.
  var sheetMovedCursor: Duration?
  /// The app's name until VoiceOver has said it before the first element; then nil.
  var appName: String?
  /// The result of `stopsToSwipe` at the last swipe. Any other event clears this cache. If the cache kept sharing the
  /// tree's storage, each change of the tree would copy the tree.
  var swiped: SwipedStops?
  /// The frequently updating elements that have changed since VoiceOver last checked them. Each element is stored as it
  /// was before the change.
  var polled: [AccessibilityElement] = []

  /// Creates VoiceOver in English with default settings. The default version is the last of `versions`.
  public init(version: Version = VoiceOver.versions[VoiceOver.versions.count - 1]) {
    self.init(ScreenReaderStart(version: version))
  }

  /// Creates VoiceOver as it is when a person switches it on or changes a language. If VoiceOver ran last, it keeps its
  /// earlier state, such as the rotor's setting and the cursor.
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

  /// The BCP 47 tag of VoiceOver's wording. Nil if VoiceOver has no wording for its language and says nothing.
  public var language: String? { context?.wording.language }

  /// The keys of the phrases without wording in VoiceOver's language. VoiceOver leaves these phrases out.
  public var missingPhrases: [String] {
    guard let wording = context?.wording else { return [] }
    return VoiceOverPhrase.allCases.filter { wording.template($0) == nil }.map(\.rawValue)
  }

  /// The speaking rate that the person has set, 80 to 449 words per minute.
  public var wordsPerMinute: Int { settings.wordsPerMinute }

  /// The rotor's setting; nil until the person turns the rotor.
  public var swipeUnit: String? { rotor?.rawValue }

  /// The rules by which a new utterance interrupts, drops or follows other utterances. They depend on the person's
  /// settings.
  public var queueRules: any QueueRules {
    Rules(
      highPriorityYieldsToUser: settings.highPriorityYieldsToUser,
      announcementDuringElement: settings.announcementDuringElement,
      announcementAtActivation: settings.announcementAtActivation)
  }

  var settings: Settings { context?.settings ?? Settings() }

  /// Returns the elements at which the cursor stops, in the order of swipes to the right with flat navigation.
  public func readingOrder(of tree: AccessibilityTree) -> [AccessibilityTree.Stop] { tree.readingOrder }

  /// Returns all speech for a swipe to an element: the description, then the hint. The name of the app is left out.
  public func description(
    of stop: AccessibilityTree.Stop, entering groups: [AccessibilityElement]
  ) -> [Utterance] {
    guard let context else { return [] }
    var reader = self
    reader.appName = nil
    return reader.utterances(for: .focused(stop, entering: groups, cause: .person), in: context)
  }

  /// Updates the cursor and the rotor for a happening, and appends VoiceOver's reactions.
  public mutating func handle(
    _ happening: Happening, on device: Device, _ reactions: inout Reactions
  ) {
    switch happening {
    case .event(.typed(let character, let field, let keyboard, let onKey)):
      // This case comes first for speed, because every typed character passes through it.
      typed(character, into: field, keyboard, onKey: onKey, on: device, &reactions)
    case .swipe(let direction):
      return swipe(direction, on: device, &reactions)
    case .touch(let id): touch(id, on: device, &reactions)
    case .doubleTap: doubleTap(on: device, &reactions)
    case .gesture(let gesture): make(gesture, on: device, &reactions)
    case .event(let event): handle(event, on: device, &reactions)
    case .acted(let before, let after):
      // The app has already reacted, so the tree has the state to be spoken. For an unchanged element, the tree is not
      // used, because a new screen may have another element with the same id.
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

  func speak(_ occasion: Occasion, isAct: Bool, _ reactions: inout Reactions) {
    guard let context else { return }
    if let sound = sound(for: occasion, in: context) { reactions.play(sound) }
    reactions.say(utterances(for: occasion, in: context), isAct: isAct)
  }
}
