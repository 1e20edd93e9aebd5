/// The modelled screen readers.
public enum ScreenReaders {
  /// The modelled readers. The first one is the default for scenarios that do not name a reader.
  public static let all: [any ScreenReader.Type] = [VoiceOver.self, TalkBack.self]

  /// The default reader, for scenarios that do not name one.
  public static var standard: any ScreenReader.Type { all[0] }
}

extension [any ScreenReader.Type] {
  /// The modelled readers, written `.all` where an array of readers is expected.
  public static var all: Self { ScreenReaders.all }

  /// The settings of the readers in the array. Of settings with the same name, only the first is included.
  public var settings: [Setting] {
    var names: Set<String> = []
    return flatMap { $0.descriptor.settings }.filter { names.insert($0.name).inserted }
  }

  /// The gestures of the readers in the array. Of gestures with the same name, only the first is included.
  public var gestures: [GestureKind] {
    var names: Set<String> = []
    return flatMap { $0.descriptor.gestures }.filter { names.insert($0.name).inserted }
  }

  /// The sounds of the readers in the array. Of sounds with the same name, only the first is included.
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
  /// Sets a setting whose name and new value are given as text.
  ///
  /// - Parameters:
  ///   - name: the name of the setting.
  ///   - text: the new value, as scenarios write it.
  ///   - settings: the available settings.
  /// - Throws: `Diagnostic` without a position, if the setting or the value does not exist.
  public mutating func set(
    _ name: String, to text: String, among settings: [Setting] = Setting.all
  ) throws(Diagnostic) {
    guard let setting = settings.first(where: { $0.name == name }) else {
      throw Diagnostic(
        "there is no setting “\(name)”",
        help: name.nearest(in: settings.map(\.name)).map { "did you mean `\($0)`?" }
          ?? "run `a11y-sim settings` to list them")
    }
    if !setting.write(&self, text) {
      throw Diagnostic(
        "“\(text)” is not a value of “\(name)”",
        help: text.nearest(in: setting.values).map { "did you mean `\($0)`?" }
          ?? "write one of \(setting.values.joined(separator: ", "))")
    }
  }
}
