import Simulation

extension ScenarioParser {
  /// Reads the mapping `settings`. A key is the name of a setting, or the id of a screen reader with a mapping of its
  /// own settings.
  ///
  /// A setting outside the nested mappings must be a setting of the device, or a setting that every listed screen
  /// reader has.
  mutating func settings(_ node: Document.Node, into settings: inout Settings) {
    guard case .mapping(let pairs) = node.value else {
      reader.error("`settings` must be a mapping (`key: value`)", at: node, help: "write `settings: { hints: false }`")
      return
    }
    let owners = Set(vocabulary.screenReaders.map { $0.descriptor.id })
    var bare: [(key: Document.Node, value: Document.Node)] = []
    var nested: [(owner: String, pairs: [(key: Document.Node, value: Document.Node)])] = []
    for (key, value) in pairs {
      guard case .scalar(let name, _) = key.value, owners.contains(name) else {
        bare.append((key, value))
        continue
      }
      guard case .mapping(let pairs) = value.value else {
        reader.error(
          "the settings of “\(name)” must be a mapping", at: value,
          help: "write `settings: { \(name): { hints: false } }`")
        continue
      }
      nested.append((name, pairs))
    }
    write(bare, of: nil, to: &settings)
    for (owner, pairs) in nested {
      write(pairs, of: owner, to: &settings)
      guard playsWrittenReader, !listed.contains(where: { $0.id == owner }), let key = pairs.first?.key else {
        continue
      }
      absences.append(
        Absence(
          subject: nil, file: reader.file, line: key.line, column: key.column,
          text: "the settings of `\(owner)` do nothing here, because it is not played"))
    }
  }

  /// Writes the settings of a mapping to `settings`. Settings of a screen reader that this play does not use are
  /// checked, but not written.
  ///
  /// - Parameter owner: The id of the screen reader that the mapping belongs to; nil for all listed screen readers.
  private mutating func write(
    _ pairs: [(key: Document.Node, value: Document.Node)], of owner: String?, to settings: inout Settings
  ) {
    let readers = vocabulary.screenReaders.filter { owner == nil || $0.descriptor.id == owner }
    let known = readers.settings
    let names = known.map(\.name)
    for (key, value) in pairs {
      guard let name = reader.text(key, "a setting") else { continue }
      if !names.contains(name), ["rate", "speechRate", "speed", "voiceSpeed"].contains(name) {
        let number = if case .scalar(let text, _) = value.value, Int(text) != nil { text } else { "80" }
        let hasRate = !lacks(readerOfPlay, "speakingRate") && readerOfPlay.isRunning
        reader.error(
          "there is no setting “\(name)”", at: key,
          help: hasRate ? "write `speakingRate: \(number)`" : "leave it out, and run with `--rate \(number)`")
        continue
      }
      if !names.contains(name) {
        reader.error(
          "there is no setting “\(name)”", at: key, meant: name, of: names, help: "run `a11y-sim settings` to list them"
        )
        continue
      }
      let played = playsWrittenReader ? listed : listed + [readerOfPlay]
      if owner == nil, let stranger = played.first, played.allSatisfy({ lacks($0, name) }) {
        reader.error(
          "\(stranger.descriptor.name) has no setting “\(name)”", at: key,
          help: KnownElsewhere.setting(name, value, among: stranger.descriptor.settings)
            ?? "remove it: only \(self.owner(ofSetting: name).name) has it, as in "
            + "`settings: { \(self.owner(ofSetting: name).id): { \(name): … } }`")
        continue
      }
      if owner == nil, lacks(readerOfPlay, name) {
        absences.append(
          Absence(
            subject: nil, file: reader.file, line: key.line, column: key.column,
            text: "\(readerOfPlay.descriptor.name) has no setting `\(name)`, so it is left out"))
        continue
      }
      // The setting of this play's screen reader comes first. Other screen readers may have a setting of the same name
      // with other values.
      let own = readerOfPlay.descriptor.settings.first { $0.name == name }
      let first = owner == nil || owner == readerOfPlay.id ? own : nil
      guard let setting = first ?? known.first(where: { $0.name == name }),
        let text = reader.text(value, name)
      else { continue }
      var written = settings
      if !setting.write(&written, text) { reader.notOne(of: setting.values, text, name, at: value) }
      if owner == nil || owner == readerOfPlay.id { settings = written }
    }
  }

  /// Returns whether a screen reader has no setting of this name. Every screen reader has the settings of the device.
  private func lacks(_ reader: Reader, _ name: String) -> Bool {
    reader.isRunning && !reader.descriptor.settings.contains { $0.name == name }
      && ![Setting].device.contains { $0.name == name }
  }

  private func owner(ofSetting name: String) -> ScreenReaderDescriptor {
    let owner = vocabulary.screenReaders.first { $0.descriptor.settings.contains { $0.name == name } }
    return owner?.descriptor ?? vocabulary.standard.descriptor
  }
}
