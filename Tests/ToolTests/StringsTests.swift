import Foundation
import TestSupport
import Testing

/// What an app's own catalogues say, by themselves and in a scenario.
@Suite(.timeLimited) struct StringsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = TemporaryFolder()
    for language in ["en", "ru"] {
      try folder.folder("App/\(language).lproj")
    }
    _ = try folder.file(
      "App/Localizable.xcstrings",
      #"""
      { "sourceLanguage" : "en", "strings" : {
        "digits %lld" : { "localizations" : {
          "de" : { "stringUnit" : { "value" : "%lld Ziffern" } },
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "value" : "%lld digit" } }, "other" : { "stringUnit" : { "value" : "%lld digits" } } } } },
          "ru" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "value" : "%lld цифра" } }, "few" : { "stringUnit" : { "value" : "%lld цифры" } },
            "many" : { "stringUnit" : { "value" : "%lld цифр" } } } } } } },
        "verify.title" : { "localizations" : {
          "en" : { "stringUnit" : { "value" : "Verify" } }, "de" : { "stringUnit" : { "value" : "Prüfen" } } } }
      } }
      """#)
    _ = try folder.file("App/en.lproj/Other.strings", "\"hello\" = \"Hello, %@\";")
    _ = try folder.file("App/ru.lproj/Other.strings", "\"hello\" = \"Привет, %@\";")
  }

  private func strings(_ arguments: String...) throws -> Tool.Result {
    try Tool.run(["strings"] + arguments, folder: folder.path)
  }

  @Test func oneTextWithItsArguments() throws {
    let said = try strings("say", "digits %lld", "--locale", "ru", "--args", "21")
    #expect(said.output == "21 цифра\n")
    #expect(said.errors == "")
    #expect(said.status == 0)
    #expect(
      try strings("say", "hello", "--args", "Ada", "--locale", "all").output == "en: Hello, Ada\nru: Привет, Ada\n")
  }

  @Test func everyFormWithoutArguments() throws {
    #expect(try strings("say", "digits %lld").output == "one: %lld digit\nother: %lld digits\n")
  }

  @Test func aKeyIsSaidToBeOne() throws {
    let said = try strings("say", "verify.title", "--locale", "ru", "--in", "App/Localizable.xcstrings")
    #expect(said.output == "verify.title\n")
    #expect(said.errors == "note: there is no text in ru, so the app shows the key\n")
  }

  @Test func allLanguagesAndNumbersOnOnePage() throws {
    let matrix = try strings("matrix", "digits %lld", "--number", "1", "--number", "2", "--number", "5")
    #expect(
      matrix.output == """
        de  1  1 Ziffern
        de  2  2 Ziffern
        de  5  5 Ziffern
        en  1  1 digit
        en  2  2 digits
        en  5  5 digits
        ru  1  1 цифра
        ru  2  2 цифры
        ru  5  5 цифр

        """)
    #expect(matrix.status == 0)
    #expect(try strings("matrix", "hello").output == "en  Hello, %@\nru  Привет, %@\n")
    #expect(try strings("matrix", "digits %lld").output.split(separator: "\n").count == 18)
  }

  @Test func aFormThatIsMissingIsAFinding() throws {
    let matrix = try strings(
      "matrix", "n", "--number", "2", "--in",
      try folder.file(
        "A.xcstrings",
        #"{"sourceLanguage":"en","strings":{"n":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%d"}}}}}}}}}"#
      ))
    #expect(matrix.output == "en  2  ! “n” has no form for 2\n")
    #expect(matrix.status == 1)
  }

  @Test func whatIsNotThere() throws {
    let absent = try strings("say", "verify.titel")
    #expect(absent.errors == "error: no table has the key “verify.titel”\nhelp: did you mean “verify.title”?\n")
    #expect(absent.status == 2)
    let nowhere = try strings("say", "a", "--in", "App/ru.lproj/None.strings")
    #expect(
      nowhere.errors.hasPrefix("App/ru.lproj/None.strings: error: the file cannot be read: No such file or directory\n")
    )
    #expect(nowhere.status == 2)
    #expect(try strings("say").status == 64)
  }

  @Test func aScenarioHasTheTeamsWordingInEachLanguage() throws {
    let file = try folder.file(
      "otp.yaml",
      """
      strings: [ App ]
      locale: [en, de]
      screen:
        - heading: { label: { key: digits %lld, args: [6] } }
        - button: { key: verify.title }
      steps: [ appear, { swipe: right } ]
      """.replacingOccurrences(of: "{ key: verify.title }", with: "{ label: { key: verify.title } }"))
    let run = try Tool.run(file)
    #expect(run.errors == "")
    #expect(run.output.contains("\n6 digits, heading\n") && run.output.contains("\nVerify, button\n"))
    #expect(run.output.contains("\n6 Ziffern, ") && run.output.contains("\nPrüfen, "))
    #expect(run.status == 0)
  }

  @Test func aScenarioThatMissesAKeySaysWhere() throws {
    let file = try folder.file(
      "otp.yaml", "strings: [ App ]\nscreen: [ button: { label: { key: verify.titel } } ]\nsteps: [ appear ]")
    let run = try Tool.run(file)
    #expect(
      run.errors
        == "\(file):2:35: error: no catalogue of this scenario has the key “verify.titel”\nhelp: did you mean “verify.title”?\n"
    )
    #expect(run.status == 2)
  }
}
