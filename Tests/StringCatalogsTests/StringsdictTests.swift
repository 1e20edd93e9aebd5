import StringCatalogs
import TestSupport
import Testing

@Suite("A .stringsdict file", .timeLimited)
struct StringsdictTests {
  private func read(_ entries: String, strings: String = "") -> Catalogs {
    Catalogs([
      "en.lproj/A.stringsdict": "<plist version=\"1.0\"><dict>\n\(entries)\n</dict></plist>",
      "en.lproj/A.strings": strings,
    ])
  }

  @Test("has a text and its parts by number, and replaces what .strings has")
  func plural() {
    let read = read(
      """
      <key>left</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%@: %#@days@</string>
        <key>days</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d day</string>
          <key>other</key><string>%d days</string>
        </dict>
      </dict>
      """, strings: "/* Time */ \"left\" = \"%@: %d\"; \"b\" = \"B\";")
    #expect(read.tables.map(\.path) == ["*.lproj/A"])
    #expect(read.table.entries.map(\.key) == ["left", "b"])
    #expect(
      read.texts("left", "en") == ["%@: %#@days@", "%days #2 one: %d day", "%days #2 other: %d days"])
    #expect(read.table.entry("left")?.comment == "Time")
    #expect(read.place("left", "en") == "en.lproj/A.stringsdict:3:48")
    #expect(read.diagnostics == [])
  }

  @Test("has texts by width and by device")
  func widthAndDevice() {
    let read = read(
      """
      <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>10</key><string>Code</string><key>30</key><string>Enter your code</string></dict></dict>
      <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>mac</key><string>Click</string>
        <key>other</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key><dict><key>other</key><string>Tap %d</string></dict></dict></dict></dict>
      """)
    #expect(read.texts("w", "en") == ["=10: Code", "=30: Enter your code"])
    #expect(read.texts("d", "en") == ["mac: Click", "other: %#@n@", "other %n #1 other: Tap %d"])
  }

  @Test("without “other” is not what Apple asks for")
  func withoutOther() {
    let read = read(
      """
      <key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>one</key><string>%d</string><key>several</key><string>%d</string></dict></dict>
      """)
    #expect(
      read.diagnostics.map { $0.split(separator: "\n")[0] } == [
        "en.lproj/A.stringsdict:3:57: error: “several” is not a plural category",
        "en.lproj/A.stringsdict:3:6: warning: “n” has no form “other”, which Apple requires",
      ])
  }

  @Test("with a control character is not read by anything, and says where it stands")
  func controlCharacter() {
    let read = read("<key>a</key><string>x\u{8}y</string>", strings: "\"a\" = \"A\";")
    #expect(read.texts("a", "en") == ["A"])
    #expect(
      read.diagnostics.map { $0.split(separator: "\n")[0] } == [
        "en.lproj/A.stringsdict:2:22: error: the control character U+0008 is not valid in XML"
      ])
  }

  @Test("in the old style of .strings is refused")
  func oldStyle() {
    let read = Catalogs(["en.lproj/A.stringsdict": "{ a = b; }"])
    #expect(
      read.diagnostics == [
        """
        en.lproj/A.stringsdict:1:1: error: this is neither an XML nor a binary property list
        help: save the file as XML: plutil -convert xml1
        """
      ])
  }
}
