/// The contents of fields that must not be read in other texts, and the search for them. This is the one definition of
/// what a secret is as a string:
///
/// - a content of the fields, as a whole. While a field grows, a beginning counts from the fourth character on, and if
///   it is the content when the text is masked;
/// - of a content of eight characters or more, also a part of six or more;
/// - of a number of four to seven digits, also a beginning or end of at least three digits and half the number, if it
///   stands alone: “ends in 829”.
///
/// Texts are compared without signs, case and script, and numbers also in words. A content of three characters or fewer
/// is found only as a word. A text that was on the screen before the content was there is never masked.
///
/// What grows with a field is only the end of one string, so a copy of this value is cheap, and adding a key takes the
/// same time for every key.
package struct SecretTexts: Sendable {
  /// A content that grew at its end. Each beginning of at least `least` units was the content at some time.
  private struct Run: Sendable {
    var text: String
    var units: [Character] = []
    /// The number of units of the first content.
    var least = 0
    /// The numbers of units after which the person paused.
    var stops: Set<Int> = []
    var current = 0
    var isNumber = true
    var hasNumber = false
    /// All parts of six units, as hashes.
    var parts: Set<Int> = []
    /// The signs in the content. They are hidden between its characters, however these are spelled.
    var signs: Set<Character> = []
    /// The index in `screens`; nil if no text was there before.
    var screen: Int?
  }

  private var runs: [Run] = []
  /// The run that a field's content is now, by the field's id.
  private var open: [String: Int] = [:]
  /// The texts that were on the screen before each field got its content.
  private var screens: [Set<String>] = []
  /// Whether a content has a digit.
  private var hasNumber = false

  private static let leastBeginning = 4
  private static let leastForParts = 8
  private static let partLength = 6

  package init() {}

  package var isEmpty: Bool { runs.isEmpty }
  /// The number of different contents. One that grew counts once.
  package var count: Int { runs.count }

  // MARK: Adding

  /// Notes the content that a field has now.
  ///
  /// - Parameters:
  ///   - content: the content; empty if the field is empty.
  ///   - field: the id of the field.
  ///   - seen: the texts that were on the screen before. Asked for only if the field was empty.
  package mutating func note(_ content: String, of field: String, seen: () -> Set<String>) {
    guard !content.isEmpty else {
      open[field] = nil
      return
    }
    var screen: Int?
    if let index = open[field] {
      if content.utf8.count >= runs[index].text.utf8.count, content.hasPrefix(runs[index].text) {
        return extend(index, to: content)
      }
      if runs[index].text.hasPrefix(content) {
        runs[index].current = SpelledText.count(content)
        return
      }
      screen = runs[index].screen
    } else {
      let texts = seen()
      if !texts.isEmpty {
        if screens.last != texts { screens.append(texts) }
        screen = screens.count - 1
      }
    }
    runs.append(Run(text: "", screen: screen))
    open[field] = runs.count - 1
    extend(runs.count - 1, to: content, isFirst: true)
  }

  private mutating func extend(_ index: Int, to content: String, isFirst: Bool = false) {
    let start = content.utf8.index(content.startIndex, offsetBy: runs[index].text.utf8.count)
    // A new scalar may join the last character, as an accent does. Then the last character is read again.
    let isWhole = String.Index(start, within: content) != nil
    if !isWhole, let last = runs[index].text.last { runs[index].units.removeLast(SpelledText.count(String(last))) }
    let rest = isWhole ? content[start...] : content.suffix(content[start...].count + 1)
    for character in rest {
      guard case .some(.some(let value)) = SpelledText.plain(character) else {
        if character.isSign { runs[index].signs.insert(character) }
        continue
      }
      hasNumber = hasNumber || value.isASCIIDigit
      runs[index].isNumber = runs[index].isNumber && value.isASCIIDigit
      runs[index].hasNumber = runs[index].hasNumber || value.isASCIIDigit
      for unit in SpelledText.spelled(value) {
        runs[index].units.append(unit)
        let start = runs[index].units.count - Self.partLength
        if start >= 0 { runs[index].parts.insert(Self.hash(runs[index].units[start...])) }
      }
    }
    runs[index].text = content
    runs[index].current = runs[index].units.count
    if isFirst { runs[index].least = runs[index].current }
    if isFirst, rest.count > 1 { runs[index].stops.insert(runs[index].current) }
  }

  /// Notes that the person pauses: what the field holds now counts as whole, however short it is.
  package mutating func pause(in field: String) {
    if let index = open[field] { runs[index].stops.insert(runs[index].current) }
  }

  private static func hash(_ part: ArraySlice<Character>) -> Int {
    var hasher = Hasher()
    for character in part { hasher.combine(character) }
    return hasher.finalize()
  }

  // MARK: Masking

  /// How to treat a text.
  package enum Place: Sendable {
    /// The text may have been on the screen before.
    case screen
    /// The text is said once, such as an announcement, so it was never there before.
    case event
  }

  /// Returns a text with bullets in place of secrets; nil if it has none.
  package func masked(_ text: String, at place: Place = .screen, onlyNumbers: Bool = false) -> String? {
    if runs.isEmpty || text.isEmpty { return nil }
    var spelled: SpelledText?
    var ranges: [Masked] = []
    for run in runs {
      if onlyNumbers && !run.hasNumber { continue }
      if place == .screen, let screen = run.screen, screens[screen].contains(text) { continue }
      if spelled == nil { spelled = SpelledText(text) }
      Self.find(run, in: &spelled!, text, &ranges)
    }
    guard !ranges.isEmpty, let spelled else { return nil }
    return Self.text(of: spelled, without: ranges)
  }

  /// Whether a text that was on the screen before has a whole content in it, so that both cannot be told apart.
  package func isAmbiguous(_ text: String) -> Bool {
    var spelled: SpelledText?
    return runs.contains { run in
      guard run.current >= Self.leastBeginning, let screen = run.screen, screens[screen].contains(text) else {
        return false
      }
      var ranges: [Masked] = []
      if spelled == nil { spelled = SpelledText(text) }
      Self.find(run, in: &spelled!, text, &ranges)
      return !ranges.isEmpty
    }
  }

  /// Whether a text is the content of a field, or was it.
  package func holds(_ text: String) -> Bool {
    if runs.isEmpty { return false }
    let units = SpelledText(text).units.map(\.value)
    return units.count >= Self.leastBeginning && runs.contains { $0.units == units }
  }

  /// Returns a text with bullets in place of all its digits if a content has a digit. Bullets only for the digits that
  /// occur in the contents would tell which these are.
  package func withoutDigits(_ text: String) -> String {
    guard hasNumber else { return text }
    return String(
      text.map { character in
        if case .some(.some(let value)) = SpelledText.plain(character), value.isASCIIDigit { "•" } else { character }
      })
  }

  private struct Masked {
    var place: Range<Int>
    /// The number of bullets in place of a number in words; nil for one in place of each character.
    var bullets: Int?
    /// The signs that belong to the secret.
    var signs: Set<Character> = []
  }

  private static func find(_ run: Run, in spelled: inout SpelledText, _ text: String, _ ranges: inout [Masked]) {
    if run.units.isEmpty {
      // A content of signs alone is found only as it is written.
      if text == run.text || run.text.count >= leastBeginning && text.contains(run.text) {
        ranges.append(Masked(place: 0..<spelled.characters.count, signs: run.signs))
      }
      return
    }
    search(run, spelled.units, &ranges, spelled)
    guard run.units.count >= leastBeginning else { return }
    if !run.isNumber {
      return searchCells(run, spelled.units.filter { $0.beginsWord && $0.endsWord }, &ranges)
    }
    for digits in [spelled.digits] + spelled.spokenDigits where digits.count >= 3 {
      if digits.count != spelled.units.count || digits.first?.isInWords == true {
        search(run, digits, &ranges, spelled)
      }
      searchEnds(run, digits, &ranges, spelled)
      searchCells(run, digits, &ranges)
    }
  }

  private static func search(
    _ run: Run, _ units: [SpelledText.Unit], _ ranges: inout [Masked], _ spelled: SpelledText
  ) {
    var start = 0
    while start < units.count {
      var length = 0
      while length < run.units.count, start + length < units.count, units[start + length].value == run.units[length] {
        length += 1
      }
      while length > 0, !isSecret(length, of: run, units, start) { length -= 1 }
      if length > 0 {
        add(units[start..<start + length], of: run, spelled, &ranges)
        start += length
        continue
      }
      start += 1
    }
    guard run.units.count >= leastForParts, units.count >= partLength else { return }
    start = 0
    while start + partLength <= units.count {
      var end = start
      while end + partLength <= units.count,
        run.parts.contains(hash(units[end..<end + partLength].map(\.value)[...]))
      {
        end += 1
      }
      if end > start {
        let part = units[start..<end - 1 + partLength]
        let crosses = part.dropFirst().contains(where: \.beginsWord)
        if !crosses || part.first!.beginsWord && part.last!.endsWord || run.isNumber {
          add(part, of: run, spelled, &ranges)
        }
        start = end + partLength - 1
      } else {
        start += 1
      }
    }
  }

  /// Whether the first units of a run are a secret at a place of a text.
  private static func isSecret(_ length: Int, of run: Run, _ units: [SpelledText.Unit], _ start: Int) -> Bool {
    let part = units[start..<start + length]
    let isWord = part.first!.beginsWord && part.last!.endsWord
    if length == 1 { return isWord && units.count == 1 && isStop(1, of: run) }
    guard length >= max(leastBeginning, run.least) || isStop(length, of: run) else { return false }
    let crosses = part.dropFirst().contains(where: \.beginsWord)
    if length < leastBeginning || crosses && !run.isNumber { return isWord && (!crosses || length >= leastBeginning) }
    // “1 482 900” does not have the number 4829 in it.
    if crosses, !isWholeNumber(units, start, start + length) { return false }
    // Five letters are often the beginning of another word.
    if length < partLength, part.allSatisfy({ !$0.value.isASCIIDigit }) { return isWord }
    return true
  }

  /// Whether no digit touches the digits at a place.
  private static func isWholeNumber(_ units: [SpelledText.Unit], _ start: Int, _ end: Int) -> Bool {
    func touch(_ first: Int, _ second: Int) -> Bool {
      units.indices.contains(first) && units.indices.contains(second) && units[first].value.isASCIIDigit
        && units[second].value.isASCIIDigit && units[first].place.upperBound == units[second].place.lowerBound
    }
    return !touch(start - 1, start) && !touch(end - 1, end)
  }

  private static func isStop(_ length: Int, of run: Run) -> Bool {
    length == run.current || length == run.units.count || run.stops.contains(length)
  }

  private static func searchEnds(
    _ run: Run, _ digits: [SpelledText.Unit], _ ranges: inout [Masked], _ spelled: SpelledText
  ) {
    guard run.units.count < leastForParts else { return }
    var start = 0
    while start < digits.count {
      var end = start + 1
      while end < digits.count, !digits[end].beginsWord,
        digits[end].place.lowerBound == digits[end - 1].place.upperBound
      {
        end += 1
      }
      let count = end - start
      let token = digits[start..<end]
      // A group of a longer number does not stand alone, as in “1 482 900”.
      func isGroup(_ first: Int, _ second: Int) -> Bool {
        // The digits of a number in words share their place.
        guard digits.indices.contains(first), digits.indices.contains(second),
          digits[first].place.upperBound <= digits[second].place.lowerBound
        else { return false }
        let gap = digits[first].place.upperBound..<digits[second].place.lowerBound
        return gap.count == 1 && !spelled.characters[gap].contains(where: \.isLetter)
      }
      if isGroup(start - 1, start) || isGroup(end - 1, end) {
        start = end
        continue
      }
      if count >= 3, 2 * count >= run.units.count, count <= run.units.count, token.first!.beginsWord,
        token.last!.endsWord,
        run.units.suffix(count).elementsEqual(token.map(\.value)) || run.units.starts(with: token.map(\.value))
      {
        add(token, of: run, spelled, &ranges)
      }
      start = end
    }
  }

  /// Finds characters that stand each in its own cell, with the same number of other characters between them: “digit 1
  /// of 4: 4, digit 2 of 4: 8”.
  private static func searchCells(_ run: Run, _ units: [SpelledText.Unit], _ ranges: inout [Masked]) {
    let count = run.units.count
    for stride in 2...6 where (count - 1) * stride < units.count {
      for start in 0..<units.count - (count - 1) * stride {
        let isFound = (0..<count).allSatisfy { index in
          let cell = units[start + index * stride]
          return cell.value == run.units[index] && cell.beginsWord && cell.endsWord
        }
        if !isFound { continue }
        for cell in (0..<count).map({ units[start + $0 * stride] }) {
          ranges.append(Masked(place: cell.place, bullets: cell.isInWords ? 1 : nil))
        }
      }
    }
  }

  private static func add(
    _ part: ArraySlice<SpelledText.Unit>, of run: Run, _ spelled: SpelledText, _ ranges: inout [Masked]
  ) {
    var place = part.first!.place.lowerBound..<part.last!.place.upperBound
    if part.contains(where: \.isInWords) {
      ranges.append(Masked(place: place, bullets: part.count))
      return
    }
    // Letters between the digits of a number are no part of it.
    if run.isNumber, spelled.characters[place].contains(where: \.isLetter) {
      ranges += part.map { Masked(place: $0.place) }
      return
    }
    // Signs at the ends of the content belong to it, also with another character before each.
    let characters = spelled.characters
    func isSign(_ index: Int) -> Bool { characters.indices.contains(index) && run.signs.contains(characters[index]) }
    while isSign(place.upperBound) || isSign(place.upperBound + 1) {
      place = place.lowerBound..<place.upperBound + (isSign(place.upperBound) ? 1 : 2)
    }
    while isSign(place.lowerBound - 1) || isSign(place.lowerBound - 2) {
      place = place.lowerBound - (isSign(place.lowerBound - 1) ? 1 : 2)..<place.upperBound
    }
    ranges.append(Masked(place: place, signs: run.signs))
  }

  private static func text(of spelled: SpelledText, without ranges: [Masked]) -> String {
    enum Mark { case shown, masked, words }
    var marks = [Mark](repeating: .shown, count: spelled.characters.count)
    var signs: Set<Character> = []
    for range in ranges where range.bullets == nil {
      for index in range.place { marks[index] = .masked }
      signs.formUnion(range.signs)
    }
    // Bullets of several numbers in words that overlap would tell how the words are put together.
    var bullets: [Int: Int] = [:]
    var last = 0..<0
    for range in ranges.filter({ $0.bullets != nil }).sorted(by: { $0.place.lowerBound < $1.place.lowerBound }) {
      let isNew = range.place.lowerBound >= last.upperBound
      last = isNew ? range.place : last.lowerBound..<max(last.upperBound, range.place.upperBound)
      bullets[last.lowerBound] = max(bullets[last.lowerBound] ?? 0, range.bullets ?? 0)
      for index in range.place { marks[index] = .words }
    }
    var text = ""
    for (index, character) in spelled.characters.enumerated() {
      switch marks[index] {
      case .shown: text.append(character)
      case .words: if let count = bullets[index] { text += String(repeating: "•", count: count) }
      case .masked:
        switch SpelledText.plain(character) {
        case .none: break
        case .some(.none): text.append(signs.contains(character) ? "•" : character)
        case .some(.some): text += "•"
        }
      }
    }
    return text
  }
}

extension Character {
  fileprivate var isSign: Bool { if case .some(.none) = SpelledText.plain(self) { !isWhitespace } else { false } }
}
