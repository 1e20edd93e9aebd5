import Foundation
import StringCatalogs
import StringChecks

/// What checking strings costs beside reading them, and whether both grow with size alone: a String Catalog made here of
/// words in many scripts, with plurals, arguments and texts for screen readers; then one twice as large.
///
/// `strings-check write FORMAT BYTES FOLDER` writes catalogues of one format instead, for measurements of the whole
/// command.

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

/// Writes the files of one format into a folder, of about so many bytes in all, the same each time.
func write(_ format: String, bytes: Int, to folder: String) {
  var state: UInt64 = 1
  func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
  func save(_ path: String, _ text: String) {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
    try! FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try! Data(text.utf8).write(to: url)
  }
  let others = languages.dropFirst()
  let isOnePerLanguage = format != "po" && !format.hasPrefix("xliff")
  let share = bytes / (isOnePerLanguage ? languages.count : others.count)
  for (tag, categories, words) in isOnePerLanguage ? languages[...] : others {
    /// A text, the same argument in each language.
    func sentence(_ words: [String], _ key: Int, _ argument: String) -> String {
      var pieces = (0..<2 + next(7)).map { _ in words[next(words.count)] }
      if key % 3 == 0 { pieces.insert(argument, at: next(pieces.count)) }
      return pieces.joined(separator: " ")
    }
    func name(_ key: Int) -> String { key.isMultiple(of: 4) ? "screen_\(key)_a11y_label" : "screen_\(key)" }
    let english = languages[0].words
    var text = ""
    var path = ""
    var key = 0
    func fill(_ entry: (Int) -> String) {
      while text.utf8.count < share {
        key += 1
        text += entry(key)
      }
    }
    switch format {
    case "strings":
      path = "\(tag).lproj/L.strings"
      fill { "/* The screen's text. */\n\"\(name($0))\" = \"\(sentence(words, $0, "%@"))\";\n\n" }
    case "stringsdict":
      path = "\(tag).lproj/L.stringsdict"
      text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n"
      fill { key in
        "<key>\(name(key))</key>\n<dict>\n  <key>NSStringLocalizedFormatKey</key>\n  <string>%#@n@</string>\n  <key>n</key>\n  "
          + "<dict>\n    <key>NSStringFormatSpecTypeKey</key>\n    <string>NSStringPluralRuleType</string>\n    "
          + "<key>NSStringFormatValueTypeKey</key>\n    <string>d</string>\n"
          + categories.map { "    <key>\($0)</key>\n    <string>\(sentence(words, 0, "%d"))</string>\n" }.joined()
          + "  </dict>\n</dict>\n"
      }
      text += "</dict>\n</plist>\n"
    case "android", "compose":
      let folder = tag == "en" ? "values" : "values-" + (tag == "zh-Hans" ? "b+zh+Hans" : tag)
      path = "\(format == "android" ? "res" : "composeResources")/\(folder)/strings.xml"
      text = "<resources>\n"
      fill { key in
        key.isMultiple(of: 5)
          ? "    <plurals name=\"\(name(key))\">\n"
            + categories.map { "        <item quantity=\"\($0)\">\(sentence(words, 0, "%1$d"))</item>\n" }.joined()
            + "    </plurals>\n"
          : "    <string name=\"\(name(key))\">\(sentence(words, key, "%1$s"))</string>\n"
      }
      text += "</resources>\n"
    case "xliff-1.2", "xliff-2.0":
      let isOld = format == "xliff-1.2"
      path = "\(tag).xliff"
      text =
        isOld
        ? "<xliff version=\"1.2\">\n<file original=\"L.strings\" source-language=\"en\" target-language=\"\(tag)\">\n<body>\n"
        : "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"\(tag)\">\n<file id=\"f\" original=\"L.strings\">\n"
      fill { key in
        let texts =
          "<source>\(sentence(english, key, "%@"))</source>\n        <target>\(sentence(words, key, "%@"))</target>\n"
        return isOld
          ? "      <trans-unit id=\"\(name(key))\">\n        \(texts)        <note>The screen's text.</note>\n      </trans-unit>\n"
          : "      <unit id=\"\(key)\" name=\"\(name(key))\">\n      <segment>\n        \(texts)      </segment>\n      </unit>\n"
      }
      text += isOld ? "</body>\n</file>\n</xliff>\n" : "</file>\n</xliff>\n"
    case "arb":
      path = "app_\(tag.replacingOccurrences(of: "-", with: "_")).arb"
      text = "{\n  \"@@locale\": \"\(tag)\""
      fill { key in
        let value =
          key.isMultiple(of: 5)
          ? "{n, plural, " + categories.map { "\($0){\(sentence(words, 0, "{n}"))}" }.joined(separator: " ") + "}"
          : sentence(words, key, "{who}")
        return ",\n  \"\(name(key))\": \"\(value)\""
          + (tag == "en" ? ",\n  \"@\(name(key))\": { \"description\": \"d\" }" : "")
      }
      text += "\n}\n"
    case "po":
      path = "\(tag).po"
      text = "msgid \"\"\nmsgstr \"Language: \(tag)\\n\"\n"
      fill { key in
        "\n#. The screen's text.\n#: page.py:\(key)\n#, python-format\nmsgctxt \"\(name(key))\"\nmsgid \"\(sentence(english, key, "%(n)s"))\"\n"
          + "msgstr \"\(sentence(words, key, "%(n)s"))\"\n"
      }
    default: fatalError("\(format) is not a format")
    }
    save(path, text)
  }
}

let words = CommandLine.arguments
if words.count == 5, words[1] == "write", let bytes = Int(words[3]) {
  if words[2] == "xcstrings" {
    try! FileManager.default.createDirectory(atPath: words[4], withIntermediateDirectories: true)
    // About 1,100 bytes for each key.
    try! Data(catalogue(keys: bytes / 1_100)).write(to: URL(fileURLWithPath: words[4] + "/L.xcstrings"))
  } else {
    write(words[2], bytes: bytes, to: words[4])
  }
  exit(0)
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
