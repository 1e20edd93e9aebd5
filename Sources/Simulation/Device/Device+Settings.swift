import Locales

extension Device {
  /// The simulator's own settings for device behaviour that is not known. These settings apply to every screen reader.
  public struct Settings: SettingGroup {
    /// The way in which an autofilled code arrives in a field: in one piece, or character by character.
    public enum SMSDelivery: String, Sendable, Hashable, CaseIterable {
      case whole, perCharacter
    }

    /// The position of the insertion point when a double tap begins the editing of a field that contains text.
    public enum InsertionPointOnActivation: String, Sendable, Hashable, CaseIterable { case start, end }

    /// The way in which an autofilled code arrives in a field. The default is a guess.
    public var smsDelivery = SMSDelivery.whole
    /// The position of the insertion point when a double tap begins the editing of a filled field. The default is a
    /// guess.
    public var insertionPointOnActivation = InsertionPointOnActivation.end

    public init() {}

    package static let entries: [SettingEntry<Self>] = [
      choice(
        \.smsDelivery, "smsDelivery", nil, .guess,
        "whether an autofilled code arrives at once or character by character"),
      choice(
        \.insertionPointOnActivation, "insertionPointOnActivation", nil, .guess,
        "where the insertion point is when a double tap starts to edit a filled field"),
    ]
  }
}
