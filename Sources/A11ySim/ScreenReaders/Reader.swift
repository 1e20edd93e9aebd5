/// Which screen reader runs: one in a version, or none.
public struct Reader: Sendable {
  /// What runs.
  let kind: any ScreenReader.Type
  /// Its version; nil for none.
  public let version: Version?

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - kind: the screen reader.
  ///   - version: one of those in its descriptor; the newest unless given.
  public init(_ kind: any ScreenReader.Type, version: Version? = nil) {
    self.kind = kind
    self.version = version ?? kind.descriptor.newest
  }

  private init(noneAs kind: any ScreenReader.Type) {
    self.kind = kind
    version = nil
  }

  /// No screen reader: effects only.
  public static let none = Reader(noneAs: NoScreenReader.self)

  /// The reader of a scenario that names none.
  public static let standard = Reader(ScreenReaders.standard)

  /// As scenarios write it: `voiceover` or `none`.
  public var id: String { descriptor.id }

  /// What is known of the reader before it runs.
  public var descriptor: ScreenReaderDescriptor { kind.descriptor }

  /// Whether one runs at all.
  public var isRunning: Bool { version != nil }

  /// Its version, or that of the reader a device would have.
  var release: Version { version ?? descriptor.newest }

  /// Whether it can say anything in a language, by its BCP 47 tag; no reader never has to.
  public func speaks(_ tag: String) -> Bool { !isRunning || descriptor.speaks(tag) }

  /// Switches it on.
  func start(locale: String, settings: Settings, after predecessor: (any ScreenReader)? = nil) -> any ScreenReader {
    kind.init(
      ScreenReaderStart(
        version: release, locale: locale, settings: settings,
        predecessor: (predecessor as? NoScreenReader)?.predecessor ?? predecessor))
  }
}

extension Reader: Hashable {
  /// Two choices are the same when scenarios write them the same.
  public static func == (a: Reader, b: Reader) -> Bool { a.id == b.id && a.version == b.version }

  /// Hashes what scenarios write.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(version)
  }
}

extension Reader: CustomStringConvertible {
  /// As scenarios write it: `voiceover`, `voiceover@17`, `none`.
  public var description: String {
    guard let version, version != descriptor.newest else { return id }
    return "\(id)@\(version)"
  }
}

extension Reader {
  /// A reader as scenarios and the command line write it: `voiceover`, `voiceover@17`, `none`. A version stands for the
  /// newest one it covers.
  ///
  /// - Parameters:
  ///   - text: the choice as scenarios write it.
  ///   - readers: those there are.
  /// - Throws: `Diagnostic` without a place.
  public init(parsing text: String, readers: [any ScreenReader.Type] = .all) throws(Diagnostic) {
    self = try Self.parsed(text, readers: readers)
  }

  private static func parsed(
    _ text: String, readers: [any ScreenReader.Type]
  ) throws(Diagnostic) -> Reader {
    if text == Reader.none.id { return .none }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let names = readers.map { $0.descriptor.id } + [Reader.none.id]
    let choice = "use " + names.dropLast().joined(separator: ", ") + " or \(Reader.none.id)"
    // “none” has no version.
    guard let index = names.firstIndex(of: parts[0]), index < readers.count else {
      if ["talkback", "nvda", "orca"].contains(parts[0]) {
        throw Diagnostic("the reader “\(parts[0])” is not available yet", help: choice)
      }
      throw Diagnostic(
        "there is no reader “\(parts[0])”",
        help: parts[0].nearest(in: names).map { "did you mean `\($0)`?" } ?? choice)
    }
    guard parts.count == 2 else { return Reader(readers[index]) }
    let descriptor = readers[index].descriptor
    guard let asked = Version(parts[1]), let version = descriptor.versions.last(where: { asked.covers($0) }) else {
      throw Diagnostic(
        "\(descriptor.id) has no version “\(parts[1])”",
        help: "modelled are \(descriptor.versions.map(\.description).joined(separator: ", "))")
    }
    return Reader(readers[index], version: version)
  }
}

extension Diagnostic {
  /// The reader has no words in a language. Speaking English instead without a word would be a lie.
  public static func noWording(of reader: Reader, for locale: String) -> Diagnostic {
    let descriptor = reader.descriptor
    return Diagnostic(
      "\(descriptor.name)'s words in “\(locale)” are not there",
      help: "choose one of \(descriptor.languages.joined(separator: ", ")), or `reader: none`")
  }
}
