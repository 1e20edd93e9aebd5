/// Durations by rule: the same on every machine, with no voice at hand.
///
/// Per language: seconds for an utterance's onset, a word, a letter, a digit and the pause between segments, fitted by
/// least squares to eSpeak NG 1.51 speaking phrases of this domain at 175 words per minute (24 in en, 15 in fr, 11 in ar;
/// median error 5 to 8 %). Other languages use the English row until they are measured.
public struct SpeechEstimate: SpeechTiming {
  /// Creates the estimate.
  public init() {}

  /// `estimate`.
  public var name: String { "estimate" }

  /// The sum of what onset, words, letters, digits and pauses cost, at that rate.
  public func timing(of utterance: Utterance, wordsPerMinute: Int) -> UtteranceTiming {
    var clock = Clock(wordsPerMinute: wordsPerMinute, costs: Costs(language: "en"))
    var language = "en"
    // White space at the ends of a segment: then the comma after it is a word of the utterance's.
    var isOdd = false
    for index in utterance.segments.indices {
      if utterance.segments[index].language != language {
        language = utterance.segments[index].language
        clock.costs = Costs(language: language)
      }
      clock.elapsed += index == 0 ? clock.costs.onset : clock.costs.segment
      let (elapsed, endCount) = (clock.elapsed, clock.ends.count)
      // Scalars are slow to look at, and most texts are ASCII.
      let isASCII = utterance.segments[index].text.utf8.withContiguousStorageIfAvailable { bytes in
        guard let first = bytes.first, let last = bytes.last else {
          isOdd = true
          return true
        }
        if Class(ascii: first) == .space || Class(ascii: last) == .space { isOdd = true }
        for byte in bytes {
          if byte >= 0x80 { return false }
          clock.add(Class(ascii: byte))
        }
        return true
      }
      if isASCII != true {
        (clock.elapsed, clock.isInWord) = (elapsed, false)
        clock.ends.removeSubrange(endCount...)
        let scalars = utterance.segments[index].text.unicodeScalars
        if scalars.first?.isSpace != false || scalars.last?.isSpace == true { isOdd = true }
        for scalar in scalars { clock.add(Class(scalar)) }
      }
      clock.add(.space)
    }
    var ends = clock.ends
    if isOdd {
      let count = utterance.words.count
      ends = Array(ends.suffix(count)) + Array(repeating: clock.now, count: max(0, count - ends.count))
    }
    return UtteranceTiming(duration: clock.now, wordEnds: ends)
  }

  /// Where the voice is.
  private struct Clock {
    let wordsPerMinute: Int
    var costs: Costs
    /// In microseconds at `ratePerMinute`.
    var elapsed = 0
    var ends: [Duration] = []
    var isInWord = false

    init(wordsPerMinute: Int, costs: Costs) {
      self.wordsPerMinute = wordsPerMinute
      self.costs = costs
      ends.reserveCapacity(8)
    }

    var now: Duration {
      let isAsMeasured = wordsPerMinute == SpeechEstimate.ratePerMinute
      return .microseconds(
        Int64(isAsMeasured ? elapsed : elapsed * SpeechEstimate.ratePerMinute / wordsPerMinute))
    }

    mutating func add(_ kind: Class) {
      switch kind {
      case .space:
        if isInWord { ends.append(now) }
        isInWord = false
        return
      case .letter: elapsed += costs.letter
      case .digit: elapsed += costs.digit
      case .other: break
      }
      if !isInWord { elapsed += costs.word }
      isInWord = true
    }
  }

  /// What a scalar costs.
  private enum Class {
    case space, letter, digit, other

    init(ascii byte: UInt8) {
      switch byte {
      case 0x20, 0x09...0x0D: self = .space
      case 0x30...0x39: self = .digit
      case 0x41...0x5A, 0x61...0x7A: self = .letter
      default: self = .other
      }
    }

    init(_ scalar: Unicode.Scalar) {
      if scalar.isASCII {
        self.init(ascii: UInt8(scalar.value))
        return
      }
      let properties = scalar.properties
      if properties.isWhitespace {
        self = .space
      } else if properties.isAlphabetic {
        self = .letter
      } else if properties.numericType != nil {
        self = .digit
      } else {
        self = .other
      }
    }
  }

  /// The rate the costs were measured at, in words per minute; eSpeak NG's own default.
  public static let ratePerMinute = 175

  /// Changes whenever the numbers below do, so that transcripts can tell.
  static let tableVersion = "estimate-1"

  /// All in microseconds.
  private struct Costs {
    var onset, word, letter, digit, segment: Int

    init(language: String) {
      if language == "en" {
        self.init(onset: 60_000, word: 50_000, letter: 58_000, digit: 280_000, segment: 190_000)
      } else if language == "fr" || language.hasPrefix("fr-") {
        self.init(onset: 60_000, word: 20_000, letter: 54_000, digit: 230_000, segment: 190_000)
      } else if language == "ar" || language.hasPrefix("ar-") {
        self.init(onset: 60_000, word: 230_000, letter: 50_000, digit: 170_000, segment: 280_000)
      } else {
        self.init(onset: 60_000, word: 50_000, letter: 58_000, digit: 280_000, segment: 190_000)
      }
    }

    private init(onset: Int, word: Int, letter: Int, digit: Int, segment: Int) {
      (self.onset, self.word, self.letter, self.digit, self.segment) = (onset, word, letter, digit, segment)
    }
  }
}

extension Duration {
  /// Whole microseconds, rounded towards zero.
  var inMicroseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }

  /// Seconds with three decimals, such as `1.120`.
  var inSecondsText: String {
    let milliseconds = (inMicroseconds + 500) / 1_000
    let fraction = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
