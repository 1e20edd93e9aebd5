import A11ySim
import StringCatalogs
import TestSupport
import Testing

@Suite("A .strings file", .timeLimited)
struct StringsTests {
  private func read(_ text: String) -> Catalogs { Catalogs(["en.lproj/A.strings": text]) }

  @Test("has texts in either quotation marks, bare keys, and keys that are their own text")
  func entries() {
    let read = read(
      """
      /* Title of the screen */
      "title" = "Enter your code";
      bare.key = 'It''s';
      // No comment provided by engineer.
      "OK";
      """.replacing("''", with: "\\'"))
    #expect(read.texts("title", "en") == ["Enter your code"])
    #expect(read.table.entry("title")?.comment == "Title of the screen")
    #expect(read.texts("bare.key", "en") == ["It's"])
    #expect(read.texts("OK", "en") == ["OK"])
    #expect(read.table.entry("OK")?.comment == nil)
    #expect(read.place("title", "en") == "en.lproj/A.strings:2:11")
    #expect(read.diagnostics == [])
  }

  @Test("has escapes, octal ones and those of UTF-16 too, and raw line breaks")
  func escapes() {
    #expect(
      read(#""a" = "\"\\\n\t\101\U00e9\Ud83d\Ude00\#n";"#).texts("a", "en") == ["\"\\\n\tAé😀\n"])
  }

  @Test("loses the backslash of what is no escape, and says so")
  func unknownEscape() {
    let read = read(#""a" = "Settings \u203A Code";"#)
    #expect(read.texts("a", "en") == ["Settings u203A Code"])
    #expect(
      read.diagnostics == [
        #"""
        en.lproj/A.strings:1:17: warning: \u is not an escape: the backslash is dropped and “u” is said
        help: write the character itself, or \U with four digits
        """#
      ])
  }

  @Test("whose comment is never closed is empty in the app")
  func openComment() {
    let read = read("\"a\" = \"b\";\n/* oops\n\"c\" = \"d\";")
    #expect(read.table.entries.map(\.key) == ["a"])
    #expect(
      read.diagnostics == [
        """
        en.lproj/A.strings:2:1: error: this comment is never closed
        note: the app silently reads none of this file: it shows the keys, and screen readers say them
        help: close it with “*/”
        """
      ])
  }

  @Test("goes on behind a missing semicolon, and at the next line behind anything else")
  func recovery() {
    let read = read(
      """
      "a" = "1"
      "b" = "2";
      "c" = = "3";
      "d" = "4"; stray
      "e" = "5";
      """)
    #expect(read.table.entries.map(\.key) == ["a", "b", "d", "stray", "e"])
    #expect(
      read.diagnostics.map { $0.split(separator: "\n")[0] } == [
        "en.lproj/A.strings:1:10: error: a semicolon is missing here",
        "en.lproj/A.strings:3:7: error: this should be a text in quotation marks",
        "en.lproj/A.strings:4:17: error: a semicolon is missing here",
      ])
    #expect(
      read.diagnostics[0].hasSuffix(
        "note: the app reads none of this file: it shows the keys, and screen readers say them"))
  }

  @Test("with a quotation mark too many says where it opens")
  func openQuote() {
    let read = read("\"a\" = \"1\";\n\"b = 2;\n")
    #expect(read.table.entries.map(\.key) == ["a"])
    #expect(
      read.diagnostics.map { $0.split(separator: "\n")[0] } == [
        "en.lproj/A.strings:2:1: error: the quotation mark that opens here is never closed"
      ])
  }

  @Test("says the last of two texts, and tells")
  func duplicates() {
    let read = read("\"a\" = \"1\";\n\"a\" = \"2\";\n\"a\" = \"2\";")
    #expect(read.texts("a", "en") == ["2"])
    #expect(
      read.diagnostics.map { $0.split(separator: "\n")[0] } == [
        "en.lproj/A.strings:2:1: warning: “a” appears twice with different texts; the app uses only this one",
        "en.lproj/A.strings:3:1: info: “a” appears twice with the same text: nothing is lost",
      ])
  }

  @Test(
    "may be UTF-8, UTF-16 or UTF-32 with a byte order mark",
    arguments: ["mark", "little", "big", "little 32", "big 32"])
  func encodings(_ encoding: String) {
    let text = "\"a\" = \"Grüße 😀\";"
    var bytes: [UInt8] = []
    func add(_ number: UInt32, count: Int, isBig: Bool) {
      for place in 0..<count { bytes.append(UInt8(number >> ((isBig ? count - 1 - place : place) * 8) & 0xFF)) }
    }
    switch encoding {
    case "mark": bytes = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    case "little", "big":
      for unit in [0xFEFF] + text.utf16 { add(UInt32(unit), count: 2, isBig: encoding == "big") }
    default:
      for scalar in "\u{FEFF}\(text)".unicodeScalars { add(scalar.value, count: 4, isBig: encoding == "big 32") }
    }
    let read = Catalogs([StringFile(path: "en.lproj/A.strings", bytes: bytes)])
    #expect(read.texts("a", "en") == ["Grüße 😀"])
    #expect(read.diagnostics == [])
  }

  @Test("a second byte order mark is told with what the loaders make of it; one is not")
  func marks() {
    func read(_ marks: Int) -> [String] {
      let text = String(repeating: "\u{FEFF}", count: marks) + #""k" = "v";"#
      let catalogs = Catalogs(["en.lproj/A.strings": text])
      #expect(catalogs.texts("k", "en") == ["v"])
      return catalogs.diagnostics
    }
    #expect(read(1) == [])
    #expect(
      read(2) == [
        """
        en.lproj/A.strings:1:1: warning: the file begins with two byte order marks
        note: Xcode's build step drops one of them; Foundation on Linux refuses the file
        help: save the file without a byte order mark
        """
      ])
  }

  @Test(
    "a property list in XML is read after two byte order marks, which are told once",
    arguments: ["strings", "stringsdict"])
  func marksBeforeXML(_ kind: String) {
    let list = "<plist version=\"1.0\"><dict><key>k</key><string>v</string></dict></plist>"
    let catalogs = Catalogs(["en.lproj/A.\(kind)": "\u{FEFF}\u{FEFF}" + list])
    #expect(catalogs.texts("k", "en") == ["v"])
    #expect(catalogs.diagnostics.count == 1 && catalogs.diagnostics[0].contains("two byte order marks"))
  }

  @Test("in UTF-16 without a mark is read, with a warning")
  func utf16WithoutMark() {
    let bytes = "\"a\" = \"é\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let read = Catalogs([StringFile(path: "en.lproj/A.strings", bytes: bytes)])
    #expect(read.texts("a", "en") == ["é"])
    #expect(
      read.diagnostics == [
        """
        en.lproj/A.strings:1:1: warning: this file is UTF-16 without a byte order mark, which not every tool can read
        help: save the file as UTF-8
        """
      ])
  }

  @Test("that is no Unicode is read as Latin-1, with a warning where that shows")
  func latin1() {
    let bytes = Array("\"a\" = \"1\";\n\"b\" = \"caf".utf8) + [0xE9] + Array("\";".utf8)
    let read = Catalogs([StringFile(path: "en.lproj/A.strings", bytes: bytes)])
    #expect(read.texts("b", "en") == ["café"])
    #expect(
      read.diagnostics == [
        """
        en.lproj/A.strings:2:11: warning: this file is not UTF-8; it is read as Latin-1 here, but the app may not be able to read it
        help: save the file as UTF-8
        """
      ])
  }

  @Test("may be a property list in XML")
  func xml() {
    let read = read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>a</key> <string>R&amp;D &#233;<![CDATA[<b>]]></string>
      </dict></plist>
      """)
    #expect(read.texts("a", "en") == ["R&D é<b>"])
    #expect(read.place("a", "en") == "en.lproj/A.strings:4:24")
  }

  @Test("may be a property list in binary, as in a built app")
  func binary() {
    let read = Catalogs([
      StringFile(path: "en.lproj/A.strings", bytes: BinaryPropertyList.dictionary(["a": "é", "b": "plain"]))
    ])
    #expect(read.texts("a", "en") == ["é"])
    #expect(read.texts("b", "en") == ["plain"])
    #expect(read.diagnostics == [])
  }

  @Test("in binary that refers to itself ends")
  func binaryLoop() {
    // One list, which holds itself fifteen times.
    var bytes = Array("bplist00".utf8) + [0xAE] + [UInt8](repeating: 0, count: 14)
    let table = bytes.count
    bytes += [8] + BinaryPropertyList.trailer(count: 1, table: table)
    let read = Catalogs([StringFile(path: "en.lproj/A.strings", bytes: bytes)])
    #expect(read.diagnostics.count == 1)
    #expect(read.diagnostics[0].hasPrefix("en.lproj/A.strings:1:1: error: this binary property list is damaged: it"))
  }

  @Test("in binary that repeats a long text ends before it fills the memory", arguments: [(20, true), (250, false)])
  func binaryRepetition(count: Int, isRead: Bool) {
    // A dictionary whose only value is a list that names one text of 5,000 letters so often.
    let objects: [[UInt8]] = [
      [0xD1, 1, 2], [0x51, UInt8(ascii: "a")], [0xAF, 0x10, UInt8(count)] + [UInt8](repeating: 3, count: count),
      [0x5F, 0x11, 0x13, 0x88] + [UInt8](repeating: UInt8(ascii: "x"), count: 5_000),
    ]
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    var trailer = BinaryPropertyList.trailer(count: objects.count, table: table)
    trailer[6] = 2
    let read = Catalogs([StringFile(path: "en.lproj/A.strings", bytes: bytes + offsets + trailer)])
    #expect(read.diagnostics.contains { $0.contains("damaged: its texts are repeated too often") } == !isRead)
  }

  @Test("may stand in braces")
  func braces() { #expect(read("{ a = \"1\"; }").texts("a", "en") == ["1"]) }

  @Test("that is empty makes no table")
  func empty() { #expect(read("").tables.isEmpty) }
}

/// Binary property lists as a test makes them.
enum BinaryPropertyList {
  /// Texts by key.
  static func dictionary(_ members: KeyValuePairs<String, String>) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = [8]
    bytes.append(0xD0 | UInt8(members.count))
    for index in 0..<members.count * 2 { bytes.append(UInt8(index + 1)) }
    for text in members.map(\.key) + members.map(\.value) {
      offsets.append(bytes.count)
      let isWide = !text.utf8.allSatisfy { $0 < 0x80 }
      bytes.append((isWide ? 0x60 : 0x50) | UInt8(text.utf16.count))
      bytes += isWide ? text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } : Array(text.utf8)
    }
    let table = bytes.count
    return bytes + offsets.map(UInt8.init) + trailer(count: offsets.count, table: table)
  }

  /// The last 32 bytes, with offsets and references of one byte.
  static func trailer(count: Int, table: Int) -> [UInt8] {
    func wide(_ number: Int) -> [UInt8] { (0..<8).map { UInt8(number >> ((7 - $0) * 8) & 0xFF) } }
    return [0, 0, 0, 0, 0, 0, 1, 1] + wide(count) + wide(0) + wide(table)
  }
}
