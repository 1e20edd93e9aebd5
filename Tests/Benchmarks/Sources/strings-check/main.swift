import Foundation
import StringCatalogs

/// What checking strings costs beside reading them, and whether both grow with size alone: a String Catalog made here of
/// words in many scripts, with plurals, arguments and texts for screen readers; then one twice as large.

/// A language, its plural categories, and some of its words.
let languages: [(tag: String, categories: [String], words: [String])] = [
  ("en", ["one", "other"], ["enter", "the", "code", "again", "open", "door", "six", "digits", "sent", "message"]),
  (
    "de", ["one", "other"], ["bitte", "den", "Code", "erneut", "öffnen", "Tür", "sechs", "Ziffern", "gesendet", "für"]
  ),
  (
    "fr", ["one", "many", "other"], ["saisir", "le", "code", "encore", "ouvrir", "porte", "six", "chiffres", "envoyé"]
  ),
  ("pl", ["one", "few", "many", "other"], ["wpisz", "kod", "jeszcze", "otwórz", "drzwi", "sześć", "cyfr", "wysłano"]),
  ("ru", ["one", "few", "many", "other"], ["введите", "код", "ещё", "откройте", "дверь", "шесть", "цифр", "письмо"]),
  ("el", ["one", "other"], ["πληκτρολογήστε", "κωδικό", "ξανά", "ανοίξτε", "πόρτα", "έξι", "ψηφία", "μήνυμα"]),
  (
    "ar", ["zero", "one", "two", "few", "many", "other"],
    ["أدخل", "الرمز", "مرة", "أخرى", "افتح", "الباب", "ستة", "رسالة"]
  ),
  ("he", ["one", "two", "other"], ["הזן", "את", "הקוד", "שוב", "פתח", "דלת", "שש", "ספרות", "נשלח"]),
  ("hi", ["one", "other"], ["कोड", "फिर", "से", "दर्ज", "करें", "दरवाज़ा", "खोलें", "छह", "अंक"]),
  ("th", ["other"], ["ป้อนรหัส", "อีกครั้ง", "เปิดประตู", "หกหลัก", "ส่งข้อความ", "แล้ว"]),
  ("ja", ["other"], ["コードを", "入力", "もう一度", "ドアを", "開く", "六桁", "送信", "メッセージ"]),
  ("ko", ["other"], ["코드를", "입력", "다시", "문을", "열기", "여섯", "자리", "보냄"]),
  ("zh-Hans", ["other"], ["输入", "代码", "再次", "打开", "门", "六位", "数字", "已发送"]),
]

/// A catalogue of so many keys, the same each time.
func catalogue(keys: Int) -> [UInt8] {
  var state: UInt64 = 1
  func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
  var text = "{ \"sourceLanguage\" : \"en\", \"version\" : \"1.0\", \"strings\" : {\n"
  for key in 0..<keys {
    let (length, shape) = (2 + next(7), next(6))
    func sentence(_ words: [String]) -> String {
      var pieces = (0..<length).map { _ in words[next(words.count)] }
      if shape == 0 || shape == 1 { pieces.insert("%lld", at: next(pieces.count)) }
      if shape == 2 { pieces += ["%1$@", "%2$lld"] }
      return pieces.joined(separator: " ")
    }
    func unit(_ value: String) -> String {
      "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } }"
    }
    let localizations = languages.map { language in
      let value =
        shape == 0
        ? "{ \"variations\" : { \"plural\" : { "
          + language.categories.map { "\"\($0)\" : \(unit(sentence(language.words)))" }.joined(separator: ", ")
          + " } } }"
        : unit(sentence(language.words))
      return "\"\(language.tag)\" : \(value)"
    }
    let name = key.isMultiple(of: 4) ? "screen.\(key)_a11y_label" : "screen.\(key)"
    text +=
      (key == 0 ? "" : ",\n") + "\"\(name)\" : { \"localizations\" : { \(localizations.joined(separator: ", ")) } }"
  }
  return Array((text + "\n} }\n").utf8)
}

/// Seconds of the processor's time; the best of some, for others share the machine.
func best<Result>(_ work: () -> Result) -> (seconds: Double, result: Result) {
  var best: (seconds: Double, result: Result)?
  for _ in 0..<3 {
    let start = clock()
    let result = work()
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    if best == nil || seconds < best!.seconds { best = (seconds, result) }
  }
  return best!
}

func hundredths(_ number: Double) -> String { String(format: "%.2f", number) }

var checking: [Double] = []
for keys in [2_000, 4_000] {
  let file = StringFile(path: "Large.xcstrings", bytes: catalogue(keys: keys))
  let (reading, tables) = best { StringTables.tables(from: [file]).tables }
  let (seconds, findings) = best { StringChecker().report(on: tables).findings.count }
  checking.append(seconds)
  print(
    "strings check, \(keys) keys in \(languages.count) languages, \(file.bytes.count) bytes: \(Int(seconds * 1_000)) ms, "
      + "\(hundredths(seconds / reading)) times as long as reading them; \(findings) findings")
}
print("strings check of twice as many keys: \(hundredths(checking[1] / checking[0])) times as long")
