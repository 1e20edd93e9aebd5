import StringCatalogs
import TestSupport
import Testing

@Suite("What an app says for a key", .timeLimited)
struct SayTests {
  private let catalog = Catalogs([
    "A.xcstrings": #"""
    { "sourceLanguage": "en", "strings": {
      "digits %lld": { "localizations": {
        "en": { "variations": { "plural": {
          "zero": { "stringUnit": { "value": "no digits" } },
          "one": { "stringUnit": { "value": "%lld digit" } }, "other": { "stringUnit": { "value": "%lld digits" } } } } },
        "ru": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld цифра" } }, "few": { "stringUnit": { "value": "%lld цифры" } },
          "many": { "stringUnit": { "value": "%lld цифр" } }, "other": { "stringUnit": { "value": "%lld цифры" } } } } },
        "fa": { "stringUnit": { "value": "%lld رقم" } } } },
      "verify.title": { "localizations": {
        "en": { "stringUnit": { "value": "Verify" } }, "pt-BR": { "stringUnit": { "value": "Verificar" } },
        "ru": { "stringUnit": { "state": "new", "value": "" } } } },
      "left": { "localizations": { "en": {
        "stringUnit": { "value": "%@: %#@days@ of %2$lld" },
        "substitutions": { "days": { "argNum": 3, "formatSpecifier": "lld", "variations": { "plural": {
          "one": { "stringUnit": { "value": "%arg day" } }, "other": { "stringUnit": { "value": "%arg days" } } } } } } } } },
      "open": { "localizations": { "en": { "variations": { "device": {
        "mac": { "stringUnit": { "value": "Click" } }, "other": { "stringUnit": { "value": "Tap" } } } } } } },
      "sure": { "localizations": { "en": { "stringUnit": { "value": "100 %%" } } } },
      "loop": { "localizations": { "en": { "stringUnit": { "value": "%#@a@" },
        "substitutions": { "a": { "variations": { "plural": { "other": { "stringUnit": { "value": "%#@a@" } } } } } } } } }
    } }
    """#
  ])

  private func say(_ key: String, _ language: String, _ arguments: FormatArgument...) throws -> String? {
    try catalog.table.say(key, language: language, arguments: arguments)?.text
  }

  @Test("has the form for the number, in the language's own digits")
  func plurals() throws {
    #expect(try [0, 1, 2].map { try say("digits %lld", "en", .integer($0)) } == ["no digits", "1 digit", "2 digits"])
    #expect(
      try [0, 1, 2, 5, 11, 21].map { try say("digits %lld", "ru", .integer($0)) } == [
        "0 цифр", "1 цифра", "2 цифры", "5 цифр", "11 цифр", "21 цифра",
      ])
    #expect(try say("digits %lld", "fa", .integer(21)) == "۲۱ رقم")
  }

  @Test("has its parts put in")
  func parts() throws {
    let said = try #require(
      try catalog.table.say("left", language: "en", arguments: [.text("Trial"), .integer(30), .integer(1)]))
    #expect(said.text == "Trial: 1 day of 30")
    #expect(said.forms.map(\.shown) == ["%@: %#@days@ of %2$lld", "%days #3 one: %lld day"])
  }

  @Test("is for a telephone where it is not said which device")
  func devices() throws {
    #expect(try say("open", "en") == "Tap")
    #expect(try catalog.table.say("open", language: "en", device: "mac")?.text == "Click")
  }

  @Test("is not formatted without arguments")
  func unformatted() throws {
    #expect(try say("sure", "en") == "100 %%")
    #expect(try say("sure", "en", .integer(1)) == "100 %")
  }

  @Test("is in the nearest language the app has, or the key itself")
  func fallback() throws {
    func lookup(_ key: String, _ language: String) throws -> String {
      let said = try #require(try catalog.table.say(key, language: language))
      return "\(said.language)\(said.isKey ? " key" : ""): \(said.text)"
    }
    #expect(try lookup("verify.title", "pt-BR") == "pt-BR: Verificar")
    #expect(try lookup("verify.title", "pt") == "pt-BR: Verificar")
    #expect(try lookup("verify.title", "ru") == "ru key: verify.title")
    #expect(try lookup("verify.title", "ru-UA") == "ru key: verify.title")
    #expect(try lookup("verify.title", "ja") == "en: Verify")
    #expect(try catalog.table.say("no.such.key", language: "en") == nil)
  }

  @Test(
    "is nothing that was meant where an argument is missing or of another kind",
    arguments: [
      ([], "“%@” reads argument 1, and there are 0"),
      ([.text("Trial"), .text("x"), .integer(2)], "“%2$lld” reads argument 2 as a whole number, but it is not one"),
      ([.text("Trial"), .integer(2)], "“left” needs a whole number to choose its form"),
    ] as [([FormatArgument], String)])
  func errors(_ arguments: [FormatArgument], _ message: String) {
    let error = #expect(throws: SayError.self) {
      try catalog.table.say("left", language: "en", arguments: arguments)
    }
    #expect(error?.description == message)
  }

  @Test("ends where its parts stand in one another")
  func loops() {
    let error = #expect(throws: SayError.self) {
      try catalog.table.say("loop", language: "en", arguments: [.integer(1)])
    }
    #expect(error?.description == "the parts of “loop” contain each other endlessly")
  }

  @Test("is looked for key by key on Android, and chosen by the device's language there")
  func android() throws {
    let table = Catalogs([
      "res/values/strings.xml": """
      <resources><string name="a">A</string><string name="b">B %1$d</string>
      <plurals name="n"><item quantity="zero">none</item><item quantity="one">%d item</item><item quantity="other">%d items</item></plurals>
      </resources>
      """,
      "res/values-es/strings.xml": "<resources><string name=\"a\">A es</string></resources>",
      "res/values-es-rMX/strings.xml": "<resources><string name=\"b\">B mx %1$d</string></resources>",
      "res/values-b+es+419/strings.xml": "<resources><string name=\"a\">A 419</string></resources>",
      "res/values-iw/strings.xml": "<resources><string name=\"a\">א</string></resources>",
    ]).table
    #expect(try table.say("a", language: "es-MX")?.text == "A 419")
    #expect(try table.say("b", language: "es-MX", arguments: [.integer(2)])?.text == "B mx 2")
    #expect(try table.say("a", language: "es-ES")?.text == "A es")
    #expect(try table.say("b", language: "es", arguments: [.integer(2)])?.language == "en")
    #expect(try table.say("a", language: "he-IL")?.text == "א")
    #expect(try table.say("n", language: "en", arguments: [.integer(0)])?.text == "0 items")
    #expect(try table.say("n", language: "ru", arguments: [.integer(21)])?.text == "21 item")
  }

  @Test("is chosen and filled in by name in Flutter")
  func flutter() throws {
    let table = Catalogs([
      "app_en.arb": """
      { "m": "{who} has {n, plural, =0{none} one{# digit} other{# digits}}",
        "@m": { "placeholders": { "n": {}, "who": {} } }, "q": "It''s" }
      """,
      "app_fa.arb": "{ \"m\": \"{who}: {n, plural, other{#}}\" }", "l10n.yaml": "use-escaping: true",
    ]).table
    #expect(try table.say("m", language: "en", arguments: [.integer(0), .text("Ada")])?.text == "Ada has none")
    #expect(try table.say("m", language: "en", arguments: [.integer(1), .text("Ada")])?.text == "Ada has 1 digit")
    #expect(try table.say("m", language: "fa", arguments: [.integer(5), .text("Ada")])?.text == "Ada: 5")
    #expect(try table.say("q", language: "en")?.text == "It's")
  }

  @Test("has numbers as they are to be written")
  func numbers() throws {
    let table = Catalogs([
      "en.lproj/A.strings":
        #""a" = "%05d|%+d|%x|%-4d|%.1f|%f"; "b" = "%@ %@";"#
    ]).table
    let number = FormatArgument.integer(26)
    #expect(
      try table.say("a", language: "en", arguments: [number, number, number, number, .decimal("9.96"), .integer(1)])?
        .text
        == "00026|+26|1a|26  |10.0|1.000000")
    #expect(try table.say("b", language: "en", arguments: [.decimal("1.50"), number])?.text == "1.50 26")
  }

  @Test(
    "takes what a person writes for a number where it is one",
    arguments: [
      ("21", .integer(21)), ("-3", .integer(-3)), ("007", .text("007")), ("1.5", .decimal("1.5")), ("x", .text("x")),
    ]
      as [(String, FormatArgument)])
  func written(_ text: String, _ argument: FormatArgument) { #expect(FormatArgument(text) == argument) }
}
