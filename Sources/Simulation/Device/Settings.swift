import AccessibilityModel

/// The values of settings. Each value is a text, stored under the name of its setting. Only values that differ from the
/// defaults are stored.
///
/// The device and the screen readers define the settings, and read the texts into typed properties.
@dynamicMemberLookup
public struct Settings: Sendable, Hashable {
  private var written: [String: String] = [:]

  public init() {}

  /// The value of a setting, as a text; nil if the setting has its default.
  public internal(set) subscript(name: String) -> String? {
    get { written[name] }
    set { written[name] = newValue }
  }

  /// Accesses a setting of the device as a typed value, such as `settings.smsDelivery`.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Device.Settings, Value>) -> Value {
    get { Device.Settings(self)[keyPath: keyPath] }
    set {
      var settings = Device.Settings(self)
      settings[keyPath: keyPath] = newValue
      settings.write(to: &self)
    }
  }
}

/// A setting that can be listed, read and written by name.
public struct Setting: Sendable {
  /// The setting's name in scenarios and for `--set`.
  public let name: String
  /// The permitted values. A range is written as `0-100`.
  public let values: [String]
  /// The setting's path in the system's settings; nil for a setting that only the simulator has.
  public let path: String?
  /// The certainty of the setting's name and default.
  public let confidence: Confidence
  /// The effect of the setting, in one line.
  public let summary: String
  /// The default value, as a scenario would write it.
  public let defaultValue: String
  private let normalized: @Sendable (String) -> String?

  /// Creates a setting, for the `settings` of a ``ScreenReaderDescriptor``.
  ///
  /// - Parameters:
  ///   - name: the name that scenarios and `--set` use.
  ///   - values: the permitted values. A range is written as `0-100`.
  ///   - defaultValue: the default, as a text.
  ///   - path: the path in the system's settings; nil for a setting that only the simulator has.
  ///   - confidence: the certainty of the setting's name and default.
  ///   - summary: the effect of the setting, in one line.
  ///   - normalized: returns the canonical spelling of a value, or nil for a text that is not permitted. By default,
  ///     only the texts in `values` are permitted.
  public init(
    _ name: String, values: [String], default defaultValue: String, path: String? = nil, confidence: Confidence,
    _ summary: String, normalized: (@Sendable (String) -> String?)? = nil
  ) {
    self.name = name
    self.values = values
    self.path = path
    self.confidence = confidence
    self.summary = summary
    self.defaultValue = defaultValue
    self.normalized = normalized ?? { values.contains($0) ? $0 : nil }
  }

  /// Returns the stored value as a text, or the default if no value is stored.
  public func read(_ settings: Settings) -> String { settings[name] ?? defaultValue }

  /// Stores a value that is given as a text. Returns false, and stores nothing, if the value is not permitted.
  public func write(_ settings: inout Settings, _ text: String) -> Bool {
    guard let value = normalized(text) else { return false }
    settings[name] = value == defaultValue ? nil : value
    return true
  }
}

extension [Setting] {
  /// The settings that exist for every screen reader: those of the device, and those of what counts as a loss.
  package static var device: [Setting] { Device.Settings.settings + LossSettings.settings }
}

/// The settings of the device or of one screen reader, as typed properties.
package protocol SettingGroup: Sendable, Hashable {
  init()

  /// The settings, in the order in which lists show them.
  static var entries: [SettingEntry<Self>] { get }
}

package struct SettingEntry<Group: SettingGroup>: Sendable {
  package let setting: Setting
  package let read: @Sendable (Group) -> String
  package let write: @Sendable (inout Group, String) -> Void

  package init(
    setting: Setting, read: @escaping @Sendable (Group) -> String,
    write: @escaping @Sendable (inout Group, String) -> Void
  ) {
    (self.setting, self.read, self.write) = (setting, read, write)
  }
}

extension SettingGroup {
  package static var settings: [Setting] { entries.map(\.setting) }

  package init(_ settings: Settings) {
    self.init()
    if settings == Settings() { return }
    for entry in Self.entries {
      if let text = settings[entry.setting.name] { entry.write(&self, text) }
    }
  }

  package func write(to settings: inout Settings) {
    for entry in Self.entries { _ = entry.setting.write(&settings, entry.read(self)) }
  }

  package static func flag(
    _ keyPath: WritableKeyPath<Self, Bool> & Sendable, _ name: String, _ path: String?, _ confidence: Confidence,
    _ summary: String
  ) -> SettingEntry<Self> {
    let defaultValue = String(Self()[keyPath: keyPath])
    return SettingEntry(
      setting: Setting(
        name, values: ["true", "false"], default: defaultValue, path: path, confidence: confidence, summary),
      read: { String($0[keyPath: keyPath]) },
      write: { $0[keyPath: keyPath] = $1 == "true" })
  }

  package static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ keyPath: WritableKeyPath<Self, Choice> & Sendable, _ name: String, _ path: String?, _ confidence: Confidence,
    _ summary: String
  ) -> SettingEntry<Self> {
    SettingEntry(
      setting: Setting(
        name, values: Choice.allCases.map(\.rawValue), default: Self()[keyPath: keyPath].rawValue, path: path,
        confidence: confidence, summary),
      read: { $0[keyPath: keyPath].rawValue },
      write: { group, text in
        if let value = Choice(rawValue: text) { group[keyPath: keyPath] = value }
      })
  }

  package static func percentage(
    _ keyPath: WritableKeyPath<Self, Int> & Sendable, _ name: String, _ path: String?, _ confidence: Confidence,
    _ summary: String
  ) -> SettingEntry<Self> {
    number(keyPath, name, 0...100, path, confidence, summary)
  }

  package static func number(
    _ keyPath: WritableKeyPath<Self, Int> & Sendable, _ name: String, _ range: ClosedRange<Int>, _ path: String?,
    _ confidence: Confidence, _ summary: String
  ) -> SettingEntry<Self> {
    SettingEntry(
      setting: Setting(
        name, values: ["\(range.lowerBound)-\(range.upperBound)"], default: String(Self()[keyPath: keyPath]),
        path: path, confidence: confidence, summary,
        normalized: { text in Int(text).flatMap { range.contains($0) ? String($0) : nil } }),
      read: { String($0[keyPath: keyPath]) },
      write: { group, text in
        if let value = Int(text) { group[keyPath: keyPath] = value }
      })
  }
}
