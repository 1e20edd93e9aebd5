/// A word for a number, such as “eight”, “vingt” or “hundert”, in one of many languages.
///
/// The words are general knowledge. A secret must also be found where it is written in words, so a word that is missing
/// hides too little, and a word that means something else in another language hides only if its neighbours fit too.
struct NumberWord: Sendable, Hashable {
  enum Kind: Sendable { case digit, teen, ten, hundreds, hundred, thousand, million, and }

  var kind: Kind
  var value: Int

  /// Returns the number words that a word in lower case consists of, such as two for “vierhundert”. Nil if the word has
  /// other parts. A compound has at most 60 letters.
  static func parts(of word: String) -> [NumberWord]? {
    if let known = all[word] { return [known] }
    guard word.utf8.count > 5, word.utf8.count <= 60, compounds.contains(where: word.contains) else { return nil }
    let letters = Array(word)
    // For each beginning of the word, the number words that it consists of. Longer words are tried first.
    var parts: [[NumberWord]?] = [[]] + Array(repeating: nil, count: letters.count)
    for end in 1...letters.count {
      for start in max(0, end - longest)..<end {
        if parts[end] == nil, let before = parts[start], let known = all[String(letters[start..<end])] {
          parts[end] = before + [known]
        }
      }
    }
    return parts[letters.count]
  }

  /// The parts that every compound has, in the languages that write a number in one word.
  private static let compounds = [
    "hundert", "honderd", "tausend", "duizend", "zig", "ssig", "tig", "cent", "mil", "und", "en", "hundra", "tusen",
    "anta", "enta", "venti",
  ]
  private static let longest = 14

  private static let all: [String: NumberWord] = {
    var all: [String: NumberWord] = [:]
    func add(_ kind: Kind, _ values: [Int], _ text: String) {
      for (value, words) in zip(values, text.split(separator: " ")) {
        for word in words.split(separator: "/") where all[String(word)] == nil {
          all[String(word)] = NumberWord(kind: kind, value: value)
        }
      }
    }
    let digits = Array(0...9)
    for text in [
      "zero/oh one two three four five six seven eight nine", "zéro un/une deux trois quatre cinq six sept huit neuf",
      "null eins/ein/eine zwei/zwo drei vier fünf sechs sieben acht neun",
      "cero uno/una dos tres cuatro cinco seis siete ocho nueve",
      "zero un/uno due tre quattro cinque sei sette otto nove",
      "zero um/uma dois/duas três quatro cinco seis sete oito nove",
      "nul een/één twee drie vier vijf zes zeven acht negen",
      "noll ett två tre fyra fem sex sju åtta nio", "nul én to tre fire fem seks syv/sju otte/åtte ni",
      "nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän",
      "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć", "nula jedna dva tři čtyři pět šest sedm osm devět",
      "ноль один два три четыре пять шесть семь восемь девять", "нуль один два три чотири пять шість сім вісім девять",
      "sıfır bir iki üç dört beş altı yedi sekiz dokuz", "zero unu doi trei patru cinci șase șapte opt nouă",
      "nulla egy kettő három négy öt hat hét nyolc kilenc", "μηδέν ένα δύο τρία τέσσερα πέντε έξι επτά οκτώ εννέα",
      "صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة", "אפס אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע",
      "शून्य एक दो तीन चार पाँच छह सात आठ नौ", "영 일 이 삼 사 오 육 칠 팔 구", "không một hai ba bốn năm sáu bảy tám chín",
      "nol satu dua tiga empat lima enam tujuh delapan sembilan",
    ] { add(.digit, digits, text) }
    let teens = Array(10...19)
    for text in [
      "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
      "dix onze douze treize quatorze quinze seize",
      "zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
      "diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve",
      "dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
      "dez onze doze treze quatorze/catorze quinze dezasseis/dezesseis dezassete/dezessete dezoito dezanove/dezenove",
      "tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien",
    ] { add(.teen, teens, text) }
    let tens = Array(stride(from: 20, through: 90, by: 10))
    for text in [
      "twenty thirty forty fifty sixty seventy eighty ninety",
      "vingt/vingts trente quarante cinquante soixante septante octante/huitante nonante",
      "zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig",
      "veinte/veinti treinta cuarenta cincuenta sesenta setenta ochenta noventa",
      "venti/vent trenta/trent quaranta/quarant cinquanta/cinquant sessanta/sessant settanta/settant ottanta/ottant novanta/novant",
      "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
      "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
    ] { add(.ten, tens, text) }
    add(
      .hundreds, Array(stride(from: 200, through: 900, by: 100)),
      "doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos")
    add(
      .hundreds, Array(stride(from: 200, through: 900, by: 100)),
      "duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos")
    add(.hundred, [100, 100, 100, 100, 100, 100], "hundred cent/cents hundert cien/ciento cento/cem honderd")
    add(.thousand, [1_000, 1_000, 1_000, 1_000], "thousand mille/mila tausend/duizend mil")
    add(
      .million, [1_000_000, 1_000_000, 1_000_000],
      "million/millions millionen/miljoen millón/millones/milione/milioni/milhão/milhões")
    add(.and, [0, 0, 0, 0, 0, 0], "and et und y e en/ën")
    return all
  }()
}

/// The numbers that consecutive number words make: “four hundred and eighty-two” makes 482, “four eight two” 4, 8, 2.
struct SpokenNumber: Sendable {
  private var total = 0
  private var group = 0
  private var isBegun = false
  private var wasAnd = false
  /// Whether the number is zero, which goes on in no way.
  private var isZero = false

  var isEmpty: Bool { !isBegun }

  /// Adds a word. Returns the number that ended before it; nil if the word belongs to the same number.
  mutating func add(_ word: NumberWord) -> Int? {
    if word.kind == .and {
      wasAnd = true
      return nil
    }
    defer { wasAnd = false }
    if !isBegun || !attach(word) {
      let ended = end()
      isBegun = true
      _ = attach(word)
      return ended
    }
    return nil
  }

  /// Returns the number, and begins a new one; nil if there is none.
  mutating func end() -> Int? {
    guard isBegun else { return nil }
    defer { (total, group, isBegun, isZero) = (0, 0, false, false) }
    return total + group
  }

  private mutating func attach(_ word: NumberWord) -> Bool {
    if isZero { return false }
    let isNew = total == 0 && group == 0
    switch word.kind {
    case .and: return true
    case .digit:
      // No number goes on with a zero, and none begins with one that goes on.
      guard isNew || word.value > 0 && group % 10 == 0 && group % 100 != 10 else { return false }
      group += word.value
      isZero = word.value == 0
    case .teen:
      // French says 70 as “soixante-dix” and 90 as “quatre-vingt-dix”.
      guard group % 100 == 0 || group % 100 == 60 || group % 100 == 80 else { return false }
      group += word.value
    case .ten:
      if group % 100 == 0 {
        group += word.value
      } else if wasAnd, (1...9).contains(group % 100) {
        // German says “two and eighty”.
        group += word.value
      } else if word.value == 20, group % 100 == 4 {
        group += 76
      } else {
        return false
      }
    case .hundreds:
      guard group == 0 else { return false }
      group = word.value
    case .hundred:
      guard group < 20 else { return false }
      group = max(group, 1) * 100
    case .thousand:
      guard total % 1_000_000 == 0 else { return false }
      total += max(group, 1) * 1_000
      group = 0
    case .million:
      guard total == 0 else { return false }
      total = max(group, 1) * 1_000_000
      group = 0
    }
    return true
  }
}
