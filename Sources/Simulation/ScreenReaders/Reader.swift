import AccessibilityModel

/// The choice of a screen reader and its version, or of no screen reader.
public struct Reader: Sendable {
  /// The screen reader. For `none`, the reader whose reading order and languages stand in for one.
  let kind: any ScreenReader.Type
  /// The readers whose settings and gestures a scenario may name without a screen reader; empty for a running reader.
  private let absent: [any ScreenReader.Type]
  /// The modelled version of the screen reader; nil for `none`.
  public let version: Version?

  /// Chooses a screen reader. `version` is one of the versions in the reader's descriptor; by default, the newest.
  public init(_ kind: any ScreenReader.Type, version: Version? = nil) {
    self.kind = kind
    self.version = version ?? kind.descriptor.newest
    absent = []
  }

  /// Chooses no screen reader. The transcript shows what happens on the screen, but no speech.
  ///
  /// - Parameter readers: the readers whose settings and gestures a scenario may name. The first of them says in which
  ///   order a person without a screen reader finds the elements; the list must not be empty.
  public init(noneAmong readers: [any ScreenReader.Type]) {
    kind = readers[0]
    version = nil
    absent = readers
  }

  /// The name in scenarios for no screen reader.
  package static let noneID = "none"

  /// The name that scenarios use, such as `voiceover` or `none`.
  public var id: String { isRunning ? kind.descriptor.id : Self.noneID }

  /// The properties of the reader that are known before it runs, such as its versions, settings and gestures.
  public var descriptor: ScreenReaderDescriptor {
    isRunning ? kind.descriptor : NoScreenReader.descriptor(among: absent)
  }

  /// Whether a screen reader runs; false only for `none`.
  public var isRunning: Bool { version != nil }

  package var newest: Reader { isRunning ? Reader(kind) : self }

  package func with(version: Version) -> Reader { Reader(kind, version: version) }

  /// The version that the simulation uses: `version` or, for `none`, the newest version of the standard reader.
  var release: Version { version ?? kind.descriptor.newest }

  /// Returns whether the reader has wording for a BCP 47 tag; always true for `none`, which needs no wording.
  public func speaks(_ tag: String) -> Bool { !isRunning || kind.descriptor.speaks(tag) }

  /// Switches the reader on. `predecessor` is the screen reader that ran last. The reader may take over its state, even
  /// after a time without a screen reader.
  func start(
    locale: String, readerLocale: String?, appName: String?, wording: [LearntWording], settings: Settings,
    systemVersion: Version, after predecessor: (any ScreenReader)? = nil
  ) -> any ScreenReader {
    var start = ScreenReaderStart(
      version: release, locale: locale, readerLocale: readerLocale, appName: appName, settings: settings,
      predecessor: (predecessor as? NoScreenReader)?.predecessor ?? predecessor)
    start.wording = wording.filter { $0.reader == id }
    start.systemVersion = systemVersion
    return isRunning ? kind.init(start) : NoScreenReader(start, standIn: kind, gestures: absent.gestures)
  }
}

extension Reader: Hashable {
  /// Compares the ids and the versions.
  public static func == (a: Reader, b: Reader) -> Bool { a.id == b.id && a.version == b.version }

  /// Hashes the id and the version.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(version)
  }
}

extension Reader: CustomStringConvertible {
  /// The text in scenarios, such as `voiceover`, `voiceover@17` or `none`. The newest version is left out.
  public var description: String {
    guard let version, version != kind.descriptor.newest else { return id }
    return "\(id)@\(version)"
  }
}

extension Reader {
  /// Parses a reader as scenarios and the command line write it, such as `voiceover`, `voiceover@17` or `none`. A
  /// version selects the newest modelled version that it covers; for example, `17` covers `17.2`.
  ///
  /// - Throws: `Diagnostic` without a position, if the reader or the version does not exist.
  public init(parsing text: String, readers: [any ScreenReader.Type]) throws(Diagnostic) {
    self = try Self.parsed(text, readers: readers)
  }

  private static func parsed(
    _ text: String, readers: [any ScreenReader.Type]
  ) throws(Diagnostic) -> Reader {
    if text == noneID { return Reader(noneAmong: readers) }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let names = readers.map { $0.descriptor.id } + [noneID]
    let choice = "use " + names.dropLast().joined(separator: ", ") + " or \(noneID)"
    // `none@1` is also an error, because `none` has no version.
    guard let index = names.firstIndex(of: parts[0]), index < readers.count else {
      if ["nvda", "orca"].contains(parts[0]) {
        throw Diagnostic("the screen reader “\(parts[0])” is not supported yet", help: choice)
      }
      throw Diagnostic(
        "there is no screen reader “\(parts[0])”",
        help: parts[0].nearest(in: names).map { "did you mean `\($0)`?" } ?? choice)
    }
    guard parts.count == 2 else { return Reader(readers[index]) }
    let descriptor = readers[index].descriptor
    let asked = Version(parts[1])
    guard let asked, let version = descriptor.versions.last(where: { asked.covers($0) }) else {
      let names = descriptor.versions.map(\.description).joined(separator: ", ")
      let isBetween = asked.map { asked in descriptor.versions.last.map { asked < $0 } ?? false } ?? false
      let before = isBetween ? descriptor.versions.last { $0 < asked! } : nil
      throw Diagnostic(
        "\(descriptor.id) has no version “\(parts[1])”",
        help: "use one of \(names)" + (before.map { "; the nearest before it is \($0)" } ?? ""))
    }
    return Reader(readers[index], version: version)
  }
}

extension Diagnostic {
  /// Returns the error for a reader that has no wording for a language. Speaking English instead would make the
  /// transcript wrong without a warning.
  public static func noWording(of reader: Reader, for locale: String) -> Diagnostic {
    let descriptor = reader.descriptor
    return Diagnostic(
      "no \(descriptor.name) wording for “\(locale)”",
      help: "choose one of \(descriptor.languages.joined(separator: ", ")), or `reader: none`; "
        + "if the reader speaks another language than the app, write `readerLocale: en`")
  }
}
