import AccessibilityModel

extension [any ScreenReader.Type] {
  /// The settings of all readers in the array. If settings share a name, only the first is included.
  public var settings: [Setting] {
    var names: Set<String> = []
    return flatMap { $0.descriptor.settings }.filter { names.insert($0.name).inserted }
  }

  /// The gestures of all readers in the array. If gestures share a name, only the first is included.
  public var gestures: [GestureKind] {
    var names: Set<String> = []
    return flatMap { $0.descriptor.gestures }.filter { names.insert($0.name).inserted }
  }

  /// The sounds of all readers in the array. If sounds share a name, only the first is included.
  public var sounds: [Sound] {
    var names: Set<String> = []
    return flatMap { $0.descriptor.sounds }.filter { names.insert($0.name).inserted }
  }
}

extension Settings {
  /// Sets one of the available settings. The name and the value are given as scenarios write them.
  ///
  /// - Throws: `Diagnostic` without a position, if the setting or the value does not exist.
  public mutating func set(
    _ name: String, to text: String, among settings: [Setting]
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
