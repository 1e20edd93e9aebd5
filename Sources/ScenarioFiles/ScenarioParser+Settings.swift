import A11ySim

/// Reads settings.
extension ScenarioParser {
  /// Reads the mapping `settings`, whose keys are names of settings and ids of screen readers. An id has a nested
  /// mapping with settings for that screen reader alone.
  ///
  /// A setting outside the nested mappings must be a setting of the device, or a setting that every screen reader in
  /// the scenario has.
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
    for (owner, pairs) in nested { write(pairs, of: owner, to: &settings) }
  }

  /// Writes the settings of a mapping to `settings`. Settings for a screen reader that this play does not use are
  /// checked, but not written.
  ///
  /// - Parameter owner: the id of the screen reader whose settings the mapping has; nil for a mapping with settings of
  ///   all listed screen readers.
  private mutating func write(
    _ pairs: [(key: Document.Node, value: Document.Node)], of owner: String?, to settings: inout Settings
  ) {
    let readers = vocabulary.screenReaders.filter { owner == nil || $0.descriptor.id == owner }
    let known = readers.settings
    let names = known.map(\.name)
    for (key, value) in pairs {
      guard let name = reader.text(key, "a setting") else { continue }
      if !names.contains(name) {
        reader.error(
          "there is no setting “\(name)”", at: key, meant: name, of: names, help: "run `a11y-sim settings` to list them"
        )
        continue
      }
      if owner == nil, let stranger = listed.first(where: { lacks($0, name) }) {
        reader.error(
          "\(stranger.descriptor.name) has no setting “\(name)”", at: key,
          help: listed.count > 1
            ? "write the setting for only one screen reader: `settings: { \(self.owner(ofSetting: name)): { \(name): … } }`"
            : "remove this setting")
        continue
      }
      // The reader's own setting comes first, because another reader's setting of the same name may have other values.
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

  /// Whether a screen reader has no setting of this name. Settings of the device exist for every screen reader.
  private func lacks(_ reader: Reader, _ name: String) -> Bool {
    reader.isRunning && !reader.descriptor.settings.contains { $0.name == name }
      && ![Setting].device.contains { $0.name == name }
  }

  private func owner(ofSetting name: String) -> String {
    let owner = vocabulary.screenReaders.first { $0.descriptor.settings.contains { $0.name == name } }
    return owner?.descriptor.id ?? Reader.standard.id
  }
}
