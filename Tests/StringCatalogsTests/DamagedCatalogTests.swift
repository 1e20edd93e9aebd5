import A11ySim
import StringCatalogs
import StringChecks
import TestSupport
import Testing

/// Damaged catalogues are read as far as they go, and what is wrong is said with its place; nothing traps, hangs or grows
/// without bound.
///
/// 300 where somebody waits, 1,500 at length; `Scripts/fuzz-strings` damages 10,000 and more, with A11Y_SIM_FUZZ_COUNT and
/// A11Y_SIM_FUZZ_SEED.
@Suite("Damaged catalogues", .timeLimited)
struct DamagedCatalogTests {
  private static let count = AtLength.number("A11Y_SIM_FUZZ_COUNT", default: 1_500)
  private static let seed = AtLength.number("A11Y_SIM_FUZZ_SEED", default: 1)
  private static let shares = 2

  @Test(arguments: 0..<shares) func areReadAsFarAsTheyGo(_ share: Int) throws { try read(share, of: 300) }

  @Test(.enabled(if: AtLength.isWanted), arguments: 0..<shares)
  func areReadAsFarAsTheyGoAtLength(_ share: Int) throws { try read(share, of: Self.count) }

  @Test("a language may be called anything", arguments: ["", " ", " de", "-", "ä", #"\u0000"#])
  func strangeLanguages(_ tag: String) {
    let text =
      #"{ "sourceLanguage": "en", "strings": { "k": { "localizations": { "\#(tag)": { "stringUnit": { "value": "Hallo Welt" } } } } } }"#
    let tables = StringTables.tables(from: [StringFile(path: "A.xcstrings", bytes: Array(text.utf8))]).tables
    #expect(StringChecker().report(on: tables).languages.count == 2)
  }

  private func read(_ share: Int, of count: Int) throws {
    var refused = 0
    var read = 0
    var slowest = Duration.zero
    for number in stride(from: share, to: count, by: Self.shares) {
      var generator = SplitMix64(state: UInt64(Self.seed) << 32 + UInt64(number))
      let (path, original) = Self.originals.randomElement(using: &generator)!
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) { Self.damage(&bytes, &generator) }
      let files = [StringFile(path: path, bytes: bytes)] + Self.neighbours(of: path)
      let time = processorTime {
        let (tables, diagnostics) = StringTables.tables(from: files)
        let isPlaced = diagnostics.allSatisfy {
          ($0.file == path || path == "l10n.yaml") && ($0.severity == .info || $0.line ?? 0 > 0 && $0.column ?? 0 > 0)
            && !$0.message.isEmpty
        }
        #expect(isPlaced, "number \(number): \(diagnostics)")
        let broken = diagnostics.flatMap { MessageVoice.broken($0.message, notes: $0.notes, help: $0.help) }
        #expect(broken == [], "number \(number)")
        #expect(diagnostics.count <= 101, "number \(number)")
        if diagnostics.contains(where: { $0.severity == .error }) { refused += 1 }
        if !tables.isEmpty { read += 1 }
        let report = StringChecker().report(on: tables)
        #expect(report.findings.allSatisfy { !$0.message.isEmpty && $0.location.line > 0 }, "number \(number)")
        var fixer = StringFixer(files, sourceLanguage: nil)
        fixer.fix(report.findings)
        for table in tables {
          for entry in table.entries {
            for language in entry.localizations.keys.sorted() {
              for form in entry.localizations[language]!.forms { _ = form.format(table.format.syntax) }
              _ = try? table.say(entry.key, language: language, arguments: [.integer(21), .text("x"), .integer(2)])
            }
          }
        }
      }
      slowest = max(slowest, time)
      try #require(time < .seconds(10), "number \(number) took \(time)")
    }
    #expect(refused > 0 && read > 0, "\(refused) refused, \(read) read: the damage is too small or too great")
    if count > 5_000 {
      print("\(count / Self.shares) catalogues: \(read) gave strings, \(refused) had errors, slowest \(slowest)")
    }
  }

  /// Returns undamaged files of the same table: the source that a damaged translation is compared with, or the settings
  /// that tell how a file is read.
  private static func neighbours(of path: String) -> [StringFile] {
    let android = "<resources><string name=\"a\">It is %1$s</string></resources>"
    let message = #"{ "@@locale": "de", "m": "{who} ist da", "two": "{a, plural, other{#}}" }"#
    let files: [String: [(path: String, text: String)]] = [
      "en.lproj/A.strings": [("de.lproj/A.strings", "\"a\" = \"b %@ x\";\n")],
      "en.lproj/C.strings": [("fr.lproj/C.strings", "\"a\" = \"%1$d% termin\u{E9}\";\n")],
      "res/values-fr/strings.xml": [("res/values/strings.xml", android)],
      "composeResources/values-fr/strings.xml": [("composeResources/values/strings.xml", android)],
      "po/ru.po": [("po/de.po", "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n")],
      "app_en.arb": [("l10n.yaml", "use-escaping: true\n"), ("app_de.arb", message)],
      "l10n.yaml": [("lib/app_en.arb", message), ("lib/app_de.arb", message)],
    ]
    return (files[path] ?? []).map { StringFile(path: $0.path, bytes: Array($0.text.utf8)) }
  }

  private static func damage(_ bytes: inout [UInt8], _ generator: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 1...30, using: &generator))
    func insert(_ text: String, _ count: Int = 1) {
      bytes.insert(contentsOf: Array(String(repeating: text, count: count).utf8), at: place)
    }
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.removeSubrange(place...)
    case 3: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
    case 4:
      insert(
        ["{", "}", "[", "]", "\"", "'", "\\", ",", ";", "<", ">", "&", "/*", "%", "#", "\0"].randomElement(
          using: &generator)!)
    case 5:
      insert(
        ["{\"a\":", "[", "<a>", "{n, plural, other{", "&a;", "%#@a@", "/*"].randomElement(using: &generator)!, 3_000)
    case 6:
      insert(
        ["999999999999999999999999", "-1", "1e999", "\\u0000", "\\ud800", "&#x110000;", "&#0;", "%99999999999999$d"]
          .randomElement(using: &generator)!)
    case 7:
      insert(
        ["<!DOCTYPE a [", "<![CDATA[", "<!--", "]]>", "-->", "<?", "\u{FEFF}", "\u{2028}"].randomElement(
          using: &generator)!)
    case 8: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
    case 9: bytes.insert(contentsOf: [[0xFF, 0xFE], [0xFE, 0xFF], [0, 0]].randomElement(using: &generator)!, at: 0)
    case 10: for index in place..<end { bytes[index] = UInt8.random(in: 0...255, using: &generator) }
    case 11: bytes.swapAt(place, Int.random(in: bytes.indices, using: &generator))
    case 12: insert("x", 100_000)
    default:
      let donor = originals.randomElement(using: &generator)!.bytes
      let start = Int.random(in: donor.indices, using: &generator)
      bytes.insert(contentsOf: donor[start..<min(donor.count, start + 60)], at: place)
    }
  }

  /// One of each format, with everything it can hold.
  private static let originals: [(path: String, bytes: [UInt8])] = [
    (
      "A.xcstrings",
      Array(
        #"""
        { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
          "digits %lld" : { "comment" : "[a11y-sim:ignore x y]", "extractionState" : "manual", "localizations" : {
            "ru" : { "variations" : { "plural" : { "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld \u0446" } },
              "other" : { "stringUnit" : { "state" : "new", "value" : "%lld" } } } } },
            "en" : { "stringUnit" : { "value" : "%@ %#@days@" }, "substitutions" : { "days" : { "argNum" : 2, "formatSpecifier" : "lld",
              "variations" : { "plural" : { "other" : { "stringUnit" : { "value" : "%arg days" } } } } } } },
            "de" : { "variations" : { "device" : { "mac" : { "stringUnit" : { "value" : "x" } } } } } } },
          "set" : { "shouldTranslate" : false, "localizations" : { "en" : { "stringSet" : { "state" : "new", "values" : [ "a", "b" ] } } } } } }
        """#.utf8)
    ),
    (
      "en.lproj/A.strings",
      Array("/* c */ \"a\" = \"b \\U00e9\\101 %@\";\nkey = 'v'; // d\n\"k\";\n\"é\" = \"ü\";\n".utf8)
    ),
    ("en.lproj/B.strings", BinaryPropertyList.dictionary(["a": "é", "b": "plain", "c": "%d"])),
    (
      "en.lproj/A.stringsdict",
      Array(
        """
        <?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x"><plist version="1.0"><dict>
        <key>left</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@d@ &amp; %2$@</string><key>d</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>one</key><string>%d</string>
        <key>other</key><string>%d &#233;</string></dict></dict>
        <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>10</key><string>x</string></dict></dict></dict></plist>
        """.utf8)
    ),
    (
      "res/values-fr/strings.xml",
      Array(
        """
        <?xml version="1.0"?><!DOCTYPE resources [<!ENTITY app "App">]><resources xmlns:tools="t" tools:ignore="x">
        <!-- c --><string name="a" translatable="false">It\\'s &app; <xliff:g id="n">%1$s</xliff:g> \\u00e9</string>
        <plurals name="p"><item quantity="one">%d</item><item quantity="other">"%d  x"</item></plurals>
        <string-array name="r"><item><![CDATA[<b>]]></item></string-array></resources>
        """.utf8)
    ),
    (
      "composeResources/values-fr/strings.xml",
      Array(
        """
        <resources><string name="a">It's \\n %1$s \\u00e9 &#8217;</string><string-array name="r"><item>x</item></string-array>
        <plurals name="p"><item quantity="one">%1$d</item><item quantity="other">%1$d x</item></plurals></resources>
        """.utf8)
    ),
    ("en.lproj/C.strings", utf16("/* c */ \"a\" = \"%1$d%% done \u{E9}\u{1F600}\";\nkey = 'v';\n", bigEndian: false)),
    ("en.lproj/D.strings", utf16("\"a\" = \"b\\U00e9\";\n\"c\" = \"%@ \u{10400}\";\n", bigEndian: true)),
    (
      "po/messages.pot",
      Array("#: page.html:1\nmsgid \"<a href=\\\"%(url)s\\\">\"\nmsgstr \"\"\n\nmsgid \"a\"\nmsgid_plural \"b\"\n".utf8)
    ),
    (
      "de.xliff",
      Array(
        """
        <xliff version="1.2"><file original="A.strings" source-language="en" target-language="de"><body>
        <trans-unit id="/k:dict/v:dict/other:dict/:string"><source>%d</source><target state="new">%d x</target></trans-unit>
        <trans-unit id="k|==|substitutions.n.plural.one"><source>a</source><note>n</note></trans-unit></body></file></xliff>
        """.utf8)
    ),
    (
      "fr.xlf",
      Array(
        """
        <xliff version="2.0" srcLang="en" trgLang="fr"><file id="f"><unit id="u" name="k"><notes><note>n</note></notes>
        <segment state="initial"><source>a <ph id="1"/> %d</source><target>b</target></segment>
        <segment><source>c</source></segment></unit></file></xliff>
        """.utf8)
    ),
    (
      "po/ru.po",
      Array(
        """
        msgid ""
        msgstr "Language: ru\\n"
        "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 ? 1 : 2);\\n"

        #. c
        #, python-format, fuzzy
        msgctxt "x"
        msgid "%(n)d \\"file\\""
        msgid_plural "%(n)d files"
        msgstr[0] "%(n)d файл"
        msgstr[1] ""
        "%(n)d файла"
        #~ msgid "gone"
        """.utf8)
    ),
    ("l10n.yaml", Array("arb-dir: lib\ntemplate-arb-file: 'app_en.arb'\nuse-escaping: true # x\n".utf8)),
    (
      "app_en.arb",
      Array(
        """
        { "@@locale": "en", "m": "{g, select, male{He has {n, plural, =0{no} one{# x} other{# '{'y'}'}}} other{They}} {who}",
          "@m": { "description": "d", "placeholders": { "g": {}, "n": { "type": "int" } } }, "two": "{a, plural, other{#}}{b, plural, other{#}}" }
        """.utf8)
    ),
  ]
}

/// Returns a text in UTF-16 with a byte order mark.
private func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
  ("\u{FEFF}" + text).utf16.flatMap { unit in
    let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
    return bigEndian ? [high, low] : [low, high]
  }
}

/// A small generator whose numbers are the same everywhere.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
