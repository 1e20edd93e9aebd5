import A11ySim
import Locales

/// A source of utterances for the calibration of one language. The utterances are the same in every run. They are:
///
/// - texts from the catalogues, with arguments filled in
/// - combinations of these texts, as a screen reader combines them
/// - sequences of characters such as verification codes
package struct SpokenWording {
  /// A share of the texts. The costs are fitted to about three quarters (`fitted`), and tested with the rest
  /// (`heldOut`).
  package enum Part: Sendable { case fitted, heldOut }

  package static let languages = Set(
    VoiceOverWording.languages + ComponentWording.languages + CharacterNames.languages
  ).sorted()

  private let language: String
  private let part: Part
  /// The words that a screen reader adds to an element's label: traits, states and positions.
  private var words: [String] = []
  /// The names of elements: the wording of components and the names of characters.
  private var labels: [String] = []
  private var random: SplitMix64

  package init(language: String, part: Part) {
    self.language = language
    self.part = part
    random = SplitMix64(seed: Self.digest(language) &+ (part == .fitted ? 0 : 1))
    if let wording = VoiceOverWording(language), wording.language == language {
      for phrase in VoiceOverPhrase.allCases {
        guard let template = wording.template(phrase)?.text else { continue }
        add(template, to: \.words) { arguments in
          wording.phrase(phrase, phrase == .capital ? [.text("B")] : arguments)?.text
        }
      }
    }
    let components = ComponentWording(components: language)
    for phrase in ComponentPhrase.allCases where components.language == language {
      guard let template = components.template(phrase)?.text else { continue }
      add(template, to: \.labels) { arguments in components.text(phrase, arguments) }
    }
    if let names = CharacterNames(language: language), names.language == language {
      for value in UInt32(0)...0xFFFF {
        guard let scalar = Unicode.Scalar(value), let name = names.name(of: Character(scalar))?.text else { continue }
        add(name, to: \.labels) { _ in name }
      }
    }
  }

  /// Returns utterances without duplicates, in this order:
  ///
  /// 1. each text alone
  /// 2. single letters and digits
  /// 3. utterances composed of several segments, and between them verification codes
  ///
  /// - Parameter count: the number of composed utterances, before duplicates are left out.
  package mutating func utterances(composed count: Int) -> [Utterance] {
    var seen: Set<[Segment]> = []
    var result: [Utterance] = []
    func add(_ segments: [Segment]) {
      guard seen.insert(segments).inserted else { return }
      result.append(Utterance(segments, reason: .focus, priority: .element))
    }
    for text in words + labels { add([segment(text)]) }
    // Letters and digits represent the characters that a person types.
    for letter in letters() { add([segment(letter)]) }
    for digit in 0...9 where part == .fitted || digit % 3 == 0 { add([segment(String(digit))]) }
    if words.isEmpty && labels.isEmpty { return result }
    for index in 0..<count {
      // One verification code is added for every 12 composed utterances. About one composed utterance in 16 also
      // contains a code.
      if index % 12 == 0 { add([code()]) }
      add(composed())
    }
    return result
  }

  // MARK: -

  private mutating func add(
    _ template: String, to list: WritableKeyPath<Self, [String]>, _ fill: ([PhraseArgument]) -> String?
  ) {
    // The part depends on the text, not on the key. A text with two keys is therefore always in one part.
    guard (Self.digest(template) % 4 == 0) == (part == .heldOut) else { return }
    let pieces = template.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
    let isText = pieces.map { $0.contains("@") && !$0.contains("lld") }
    let rounds: [[Int]] = pieces.isEmpty ? [[]] : [[1, 4], [2, 6], [3, 8], [5, 12], [11, 24]]
    for round in rounds {
      // A phrase ignores surplus arguments, but needs all arguments that it uses.
      let arguments: [PhraseArgument] = (0..<4).map { index in
        let number = index < round.count ? round[index] : 6
        return index < isText.count && isText[index] ? .text(String(number)) : .integer(number)
      }
      if let text = fill(arguments), !self[keyPath: list].contains(text) { self[keyPath: list].append(text) }
    }
  }

  /// Returns the lower-case letters of the texts that belong to this part: a quarter for `heldOut`, and the rest for
  /// `fitted`.
  private func letters() -> [String] {
    let all = Set((words + labels).joined().filter(\.isLetter).map { $0.lowercased() }).filter { $0.count == 1 }
    return all.sorted().enumerated().filter { ($0.offset % 4 == 0) == (part == .heldOut) }.map(\.element)
  }

  private mutating func composed() -> [Segment] {
    let labels = labels.isEmpty ? words : labels
    var segments = [segment(labels.randomElement(using: &random)!)]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: segments.append(segment(String(Int.random(in: 0...9, using: &random))))
    case 1: segments.append(segment(labels.randomElement(using: &random)!))
    case 3 where Int.random(in: 0..<8, using: &random) == 0:
      segments.append(
        segment("\(Int.random(in: 1...99, using: &random)) \(["%", "+ 1", "€"].randomElement(using: &random)!)"))
    case 2 where Int.random(in: 0..<4, using: &random) == 0: segments.append(code())
    default: break
    }
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      if let word = words.randomElement(using: &random) { segments.append(segment(word)) }
    }
    return segments
  }

  private mutating func code() -> Segment {
    let digits = (0..<[2, 3, 4, 4, 5, 6, 6, 7, 8, 10].randomElement(using: &random)!).map { _ in
      String(Int.random(in: 0...9, using: &random))
    }
    return Segment(
      .value, digits.joined(), language: language, spokenAs: Bool.random(using: &random) ? .digits : .number)
  }

  private func segment(_ text: String) -> Segment { Segment(.label, text, language: language) }

  /// Returns the 64-bit FNV-1a digest of a text. Unlike `hashValue`, it is equal in every run.
  package static func digest(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

/// A random number generator whose numbers depend only on the seed.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
