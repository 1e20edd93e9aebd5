/// The modelled screen readers.
public enum ScreenReaders {
  /// Every reader that a scenario can name; the first is used where a scenario names none.
  public static let all: [any ScreenReader.Type] = [VoiceOver.self]

  /// The reader of a scenario that names none.
  public static var standard: any ScreenReader.Type { all[0] }
}

extension [any ScreenReader.Type] {
  /// Every modelled reader.
  public static var all: Self { ScreenReaders.all }

  /// The settings of all these readers, each once.
  public var settings: [Setting] {
    var names: Set<String> = []
    return flatMap { $0.descriptor.settings }.filter { names.insert($0.name).inserted }
  }

  /// The gestures of all these readers, each once.
  public var gestures: [GestureKind] {
    var names: Set<String> = []
    return flatMap { $0.descriptor.gestures }.filter { names.insert($0.name).inserted }
  }

  /// The sounds of all these readers, each once.
  public var sounds: [Sound] {
    var names: Set<String> = []
    return flatMap { $0.descriptor.sounds }.filter { names.insert($0.name).inserted }
  }
}

extension Setting {
  /// Every setting of the modelled readers, in the order in which transcripts list them.
  public static var all: [Setting] { ScreenReaders.all.settings }
}

extension Settings {
  /// Sets a setting by its name, to a value as scenarios write it.
  ///
  /// - Parameters:
  ///   - name: the name of the setting.
  ///   - text: the new value, as it would be written.
  ///   - settings: the available settings.
  /// - Throws: `Diagnostic` without a position, when there is no such setting or value.
  public mutating func set(
    _ name: String, to text: String, among settings: [Setting] = Setting.all
  ) throws(Diagnostic) {
    guard let setting = settings.first(where: { $0.name == name }) else {
      throw Diagnostic(
        "there is no setting “\(name)”",
        help: name.nearest(in: settings.map(\.name)).map { "did you mean `\($0)`?" }
          ?? "run `a11y-sim settings` for a list")
    }
    if !setting.write(&self, text) {
      throw Diagnostic(
        "“\(text)” is not a value of “\(name)”",
        help: text.nearest(in: setting.values).map { "did you mean `\($0)`?" }
          ?? "write one of \(setting.values.joined(separator: ", "))")
    }
  }
}
