/// A timing that estimates durations from a table of costs. It needs no voice, and its results are the same on every
/// machine.
///
/// The table has the costs of words, letters, digits, numbers and pauses for each language of the catalogues. The costs
/// are fitted to an engine that said the catalogues' wording at `ratePerMinute`. The comments in
/// `SpeechCosts+Table.swift` name the engine and the accuracy. A language without a row uses the English row, with
/// unknown accuracy.
public struct SpeechEstimate: SpeechTiming {
  public init() {}

  /// The name in a transcript's header: `estimate`.
  public var name: String { "estimate" }

  /// Estimates the duration and the word ends from the costs of the utterance's parts, at a rate in words per minute.
  public func timing(of utterance: Utterance, wordsPerMinute: Int) -> UtteranceTiming {
    var clock = Clock(wordsPerMinute: wordsPerMinute, costs: .english)
    return timing(of: utterance, &clock, isOneForAll: false)
  }

  /// Returns the timing of an utterance, with the given costs for all languages.
  package func timing(of utterance: Utterance, wordsPerMinute: Int, costs: SpeechCosts) -> UtteranceTiming {
    var clock = Clock(wordsPerMinute: wordsPerMinute, costs: costs)
    return timing(of: utterance, &clock, isOneForAll: true)
  }

  private func timing(of utterance: Utterance, _ clock: inout Clock, isOneForAll: Bool) -> UtteranceTiming {
    var language = "en"
    // Whether any segment is empty, or begins or ends with white space. The comma next to this segment may then be a
    // separate word.
    var isOdd = false
    for index in utterance.segments.indices {
      if !isOneForAll, utterance.segments[index].language != language {
        language = utterance.segments[index].language
        clock.costs = SpeechCosts.costs(for: language)
      }
      clock.elapsed += index == 0 ? clock.costs.onset : clock.costs.segment
      clock.isSpelled = utterance.segments[index].spokenAs == .digits
      let (elapsed, endCount) = (clock.elapsed, clock.ends.count)
      // Inspecting scalars is slow, and most texts are ASCII.
      let isASCII = utterance.segments[index].text.utf8.withContiguousStorageIfAvailable { bytes in
        guard let first = bytes.first, let last = bytes.last else {
          isOdd = true
          return true
        }
        if Class(ascii: first) == .space || Class(ascii: last) == .space { isOdd = true }
        clock.letter = bytes.count == 1 ? clock.costs.name : clock.costs.letter
        var place = 0
        while place < bytes.count {
          let start = place
          while place < bytes.count, Class(ascii: bytes[place]) == .letter { place += 1 }
          if place > start {
            clock.addLetters(place - start)
          } else if bytes[place] < 0x80 {
            clock.add(Class(ascii: bytes[place]), digit: Int(bytes[place] & 0xF))
            place += 1
          } else {
            return false
          }
        }
        return true
      }
      if isASCII != true {
        clock.restart(elapsed: elapsed, endCount: endCount)
        let scalars = utterance.segments[index].text.unicodeScalars
        if scalars.first?.isSpace != false || scalars.last?.isSpace == true { isOdd = true }
        // A letter that stands alone is said by its name, and so is each mark on it. Kana and Chinese characters have
        // no separate names.
        let isNamed =
          scalars.first.map { !(0x2E80..<0xA000).contains($0.value) } == true
          && utterance.segments[index].text.dropFirst().isEmpty
        clock.letter = isNamed ? clock.costs.name : clock.costs.letter
        clock.ideograph = isNamed ? clock.costs.name : clock.costs.ideograph
        clock.mark = isNamed ? clock.costs.sign : clock.costs.mark
        for scalar in scalars {
          let kind = Class(scalar)
          clock.add(kind, digit: kind == .digit ? Int(scalar.properties.numericValue ?? 0) : 0)
        }
      }
      clock.add(.space, digit: 0)
      // The cost of the boundary between two segments already includes the pause.
      clock.isAfterMark = false
    }
    var ends = clock.ends
    if isOdd {
      let count = utterance.words.count
      ends = Array(ends.suffix(count)) + Array(repeating: clock.now, count: max(0, count - ends.count))
    }
    return UtteranceTiming(duration: clock.now, wordEnds: ends)
  }

  private struct Clock {
    let wordsPerMinute: Int
    var costs: SpeechCosts
    /// The elapsed time, in microseconds at `ratePerMinute`.
    var elapsed = 0
    var ends: [Duration] = []
    /// The costs of a letter, an ideograph and a mark. They depend on the current segment.
    var letter = 0, ideograph = 0, mark = 0
    var isSpelled = false
    var isInWord = false
    /// Whether `costs.word` has been added since the last space or `fullPause`.
    private var isSounding = false
    /// Whether a punctuation mark requires a pause before the next word.
    var isAfterMark = false
    /// The current run of digits. `alone` is the cost of its digits if they are read one by one. `within` is their cost
    /// if the run is read as a number.
    private var number = (count: 0, first: 0, alone: 0, within: 0)

    init(wordsPerMinute: Int, costs: SpeechCosts) {
      self.wordsPerMinute = wordsPerMinute
      self.costs = costs
      ends.reserveCapacity(8)
    }

    var now: Duration {
      let isAsMeasured = wordsPerMinute == SpeechEstimate.ratePerMinute
      return .microseconds(
        Int64(isAsMeasured ? elapsed : elapsed * SpeechEstimate.ratePerMinute / wordsPerMinute))
    }

    /// Discards the costs of a segment that turned out not to be ASCII.
    mutating func restart(elapsed: Int, endCount: Int) {
      self.elapsed = elapsed
      ends.removeSubrange(endCount...)
      (isInWord, isSounding, isAfterMark) = (false, false, false)
      number.count = 0
    }

    mutating func addLetters(_ count: Int) {
      if number.count > 0 { endNumber() }
      sound()
      elapsed += count * letter
    }

    mutating func add(_ kind: Class, digit: Int) {
      if kind == .digit {
        sound()
        if number.count == 0 { number = (0, digit, 0, 0) }
        number.count += 1
        number.alone += costs.digits[digit]
        number.within += costs.digits[SpeechCosts.within + digit]
        return
      }
      if number.count > 0 { endNumber() }
      switch kind {
      case .space:
        if isInWord { ends.append(now) }
        (isInWord, isSounding) = (false, false)
        return
      case .letter: addLetters(1)
      case .mark: elapsed += mark
      case .ideograph:
        sound()
        elapsed += ideograph
      case .sign:
        sound()
        elapsed += costs.sign
      case .pause: isAfterMark = true
      case .fullPause: (isAfterMark, isSounding) = (true, false)
      case .digit, .silent: break
      }
      isInWord = true
    }

    private mutating func sound() {
      if !isSounding {
        elapsed += isAfterMark ? costs.word + costs.pause : costs.word
        (isInWord, isSounding) = (true, true)
      }
      // A punctuation mark within a word, as in 10:30, is not a pause.
      isAfterMark = false
    }

    private mutating func endNumber() {
      let count = number.count
      number.count = 0
      if isSpelled || count == 1 || number.first == 0 {
        elapsed += number.alone + (count - 1) * costs.spelling
      } else {
        let length = costs.digits[SpeechCosts.lengths + min(count, SpeechCosts.longest) - 2]
        let beyond = max(0, count - SpeechCosts.longest) * costs.digits[SpeechCosts.lengths + SpeechCosts.longest - 1]
        elapsed += max(0, number.within + length + beyond)
      }
    }
  }

  private enum Class {
    case space, letter, mark, ideograph, digit, sign, pause, silent
    /// A punctuation mark that ends a word even without a space after it, such as the Chinese full stop.
    case fullPause

    init(ascii byte: UInt8) {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A: self = .letter
      case 0x20, 0x09...0x0D: self = .space
      case 0x30...0x39: self = .digit
      // ! , . : ; ?
      case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F: self = .pause
      // # $ % & * + / < = > @ \ ^ _ | ~
      case 0x23...0x26, 0x2A, 0x2B, 0x2F, 0x3C...0x3E, 0x40, 0x5C, 0x5E, 0x5F, 0x7C, 0x7E: self = .sign
      default: self = .silent
      }
    }

    init(_ scalar: Unicode.Scalar) {
      if scalar.isASCII {
        self.init(ascii: UInt8(scalar.value))
        return
      }
      if scalar.properties.isWhitespace {
        self = .space
        return
      }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        // Among the letters from U+2E80 on, only kana (U+3040 to U+30FF) have the cost of a letter.
        self = scalar.value < 0x2E80 || (0x3040..<0x3100).contains(scalar.value) ? .letter : .ideograph
      case .nonspacingMark, .spacingMark: self = .mark
      case .decimalNumber: self = .digit
      case .otherPunctuation:
        switch scalar {
        case "…", "،", "؛", "؟", "।": self = .pause
        case "、", "。", "，", "！", "？", "；", "：": self = .fullPause
        default: self = .silent
        }
      case .mathSymbol, .currencySymbol, .otherSymbol, .otherNumber, .letterNumber: self = .sign
      default: self = .silent
      }
    }
  }

  /// The rate at which the costs were measured, in words per minute: the default rate of eSpeak NG.
  package static let ratePerMinute = 175

  /// The version of the cost table. It contains a digest of the table, so a transcript shows which table determined its
  /// timing.
  package static let tableVersion = "estimate-2-" + SpeechCosts.tableDigest
}

extension Duration {
  /// The duration in whole microseconds, rounded towards zero.
  package var inMicroseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }

  /// The duration in seconds with three decimals, such as `1.120`.
  package var inSecondsText: String {
    let milliseconds = (inMicroseconds + 500) / 1_000
    let fraction = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
