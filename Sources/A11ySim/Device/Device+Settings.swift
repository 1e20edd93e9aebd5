extension Device {
  /// What the device does, whoever reads its screen: switches of the simulator's own for what is not known.
  public struct Settings: SettingGroup {
    /// How a one-time code arrives in a field.
    public enum SMSDelivery: String, Sendable, Hashable, CaseIterable {
      case whole, perCharacter
    }

    /// Where the insertion point is when a double tap begins editing a filled field.
    public enum InsertionPointOnActivation: String, Sendable, Hashable, CaseIterable { case start, end }

    /// How an autofilled code arrives.
    public var smsDelivery = SMSDelivery.whole
    /// Where the insertion point is when a double tap begins editing a filled field.
    public var insertionPointOnActivation = InsertionPointOnActivation.end

    /// Every setting at its default.
    public init() {}

    /// Each setting with its property.
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
