extension Device {
  /// The simulator's own settings of the device, for behaviour of real devices that is not known. They apply to every
  /// screen reader.
  public struct Settings: SettingGroup {
    /// The way in which a one-time code arrives in a field.
    public enum SMSDelivery: String, Sendable, Hashable, CaseIterable {
      case whole, perCharacter
    }

    /// The place of the insertion point when a double tap begins editing a filled field.
    public enum InsertionPointOnActivation: String, Sendable, Hashable, CaseIterable { case start, end }

    /// The way in which an autofilled code arrives.
    public var smsDelivery = SMSDelivery.whole
    /// The place of the insertion point when a double tap begins editing a filled field.
    public var insertionPointOnActivation = InsertionPointOnActivation.end

    /// Creates settings that all have their defaults.
    public init() {}

    /// The settings, each with the property that holds it.
    static let entries: [SettingEntry<Self>] = [
      choice(
        \.smsDelivery, "smsDelivery", nil, .guess,
        "whether an autofilled code arrives at once or character by character"),
      choice(
        \.insertionPointOnActivation, "insertionPointOnActivation", nil, .guess,
        "where the insertion point is when a double tap begins editing a filled field"),
    ]
  }
}
