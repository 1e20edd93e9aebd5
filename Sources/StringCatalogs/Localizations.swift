/// The texts of one key by language, in the order of the languages' BCP 47 tags.
///
/// This is a sorted array, because a dictionary for each of a catalogue's keys takes more than twice the memory.
public struct Localizations: Sendable, Hashable {
  private struct Member: Sendable, Hashable {
    var language: String
    var localization: Localization
  }

  private var members: [Member] = []

  /// Creates a set of texts without any.
  public init() {}

  /// Creates texts from pairs of a language's BCP 47 tag and its texts. If a language occurs twice, its last texts are
  /// kept.
  public init(_ localizations: some Sequence<(String, Localization)>) {
    for (language, localization) in localizations { self[language] = localization }
  }

  /// Creates the texts of one language.
  init(_ language: String, _ localization: Localization) {
    members = [Member(language: language, localization: localization)]
  }

  /// The texts in a language; nil if there are none.
  public subscript(language: String) -> Localization? {
    get {
      let place = place(of: language)
      return has(language, at: place) ? members[place].localization : nil
    }
    set {
      let place = place(of: language)
      switch (newValue, has(language, at: place)) {
      case (let new?, true): members[place].localization = new
      case (let new?, false): members.insert(Member(language: language, localization: new), at: place)
      case (nil, true): members.remove(at: place)
      case (nil, false): break
      }
    }
    _modify {
      let place = place(of: language)
      var value: Localization?
      // The texts are moved out, so that a change does not copy them.
      if has(language, at: place) { value = members.remove(at: place).localization }
      defer { if let value { members.insert(Member(language: language, localization: value), at: place) } }
      yield &value
    }
  }

  /// The languages' tags, sorted.
  public var keys: some Collection<String> { members.lazy.map(\.language) }

  /// The texts, in the order of `keys`.
  public var values: some Collection<Localization> { members.lazy.map(\.localization) }

  /// The index of a language, or the index at which it would be.
  private func place(of language: String) -> Int {
    // Files are read in the order of their languages, so the last one is often meant.
    if let last = members.last, last.language <= language { return members.count - (last.language == language ? 1 : 0) }
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle].language < language { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func has(_ language: String, at place: Int) -> Bool {
    place < members.count && members[place].language == language
  }
}

extension Localizations: ExpressibleByDictionaryLiteral {
  /// Creates the texts of a literal. If a language occurs twice, its last texts are kept.
  public init(dictionaryLiteral elements: (String, Localization)...) {
    for (language, localization) in elements { self[language] = localization }
  }
}

extension Localizations: RandomAccessCollection {
  /// The index of the first language, in the order of the tags.
  public var startIndex: Int { members.startIndex }
  /// The number of languages.
  public var endIndex: Int { members.endIndex }

  /// The language at an index, and its texts.
  public subscript(position: Int) -> (language: String, localization: Localization) {
    (members[position].language, members[position].localization)
  }
}
