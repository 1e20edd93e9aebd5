/// A key of an overlay. An overlay adds properties that a capture cannot record to the captured elements.
package enum OverlayKey: String, CaseIterable, Sendable {
  case hint, traits, actions, language, liveRegion, error, roleDescription, paneTitle, reactions, bind

  /// An example or a description of the key's value, in Markdown.
  package var form: String {
    switch self {
    case .hint: "a text"
    case .traits: "`[selected]`"
    case .actions: "`[Delete]`"
    case .language: "a language tag"
    case .liveRegion: ElementKey.liveRegion.form
    case .error, .roleDescription, .paneTitle: "a text"
    case .reactions: "`{ activated: [ { screen: code } ] }`"
    case .bind: "`{ component: ouds-pin-code-input, version: 3.0, id: code, parts: [otp.0, otp.1, otp.2, otp.3] }`"
    }
  }

  package var summary: String {
    switch self {
    case .hint: "the hint of the element"
    case .traits: "traits in addition to those of the capture"
    case .actions: "the names of its custom actions"
    case .language: "the language of its texts"
    case .liveRegion, .error, .roleDescription, .paneTitle: ElementKey(rawValue: rawValue)?.summary ?? ""
    case .reactions: "the app's reactions to its events"
    case .bind:
      """
      makes the captured fields in `parts`, in this order, one component, which keeps their labels; or a list of such entries
      """
    }
  }

  static let ofElement = allCases.filter { $0 != .bind }.map(\.rawValue)
}
