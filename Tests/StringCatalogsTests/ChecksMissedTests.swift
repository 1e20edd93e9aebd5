import TestSupport
import Testing

@testable import StringCatalogs
@testable import StringChecks

/// Faults that are heard and were not found, each beside what looks like it and is right.
@Suite("Faults that are heard", .timeLimited)
struct ChecksMissedTests {
  /// The findings of a text for screen readers in a language, at the default severity.
  private func label(
    _ source: String, _ language: String, _ text: String, key: String = "content_description_a"
  ) -> [String] {
    func file(_ text: String) -> String {
      "<resources><string name=\"\(key)\">\(text)</string></resources>"
    }
    return found(["res/values/strings.xml": file(source), "res/values-\(language)/strings.xml": file(text)])
  }

  private func title(_ source: String, _ language: String, _ text: String) -> [String] {
    label(source, language, text, key: "title")
  }

  private func found(_ files: KeyValuePairs<String, String>) -> [String] {
    Catalogs(files).tables.flatMap { StringChecker().report(on: [$0]).findings }.filter { $0.severity > .info }
      .map { "\($0.severity) \($0.rule) \(([$0.language].compactMap { $0 } + $0.languages).joined(separator: " "))" }
  }

  @Test(
    "an empty translation is an error for a label and a warning for a title, but not in a language that is hardly begun"
  )
  func empty() {
    func found(_ key: String, _ text: String, others: Int) -> [String] {
      let words = (0..<6).map { "\"w\($0)\": \"Word number \($0)\"" }.joined(separator: ", ")
      let german = (0..<others).map { "\"w\($0)\": \"Wort Nummer \($0)\"" }.joined(separator: ", ")
      return self.found([
        "app_en.arb": "{\"@@locale\": \"en\", \(words), \"\(key)\": \"Send the code\"}",
        "app_de.arb": "{\"@@locale\": \"de\", \(german), \"\(key)\": \"\(text)\"}",
      ])
    }
    #expect(found("send_a11y_label", " ", others: 6) == ["error a11y-missing de"])
    #expect(found("send_title", "", others: 6) == ["warning empty-text de"])
    #expect(found("send_title", "", others: 1) == [])
    #expect(found("send_title", "Code senden", others: 6) == [])
  }

  @Test("Slavic and German forms that are exchanged are told, and right ones are not")
  func swapped() {
    func found(_ language: String, _ forms: KeyValuePairs<String, String>) -> [String] {
      func file(_ forms: KeyValuePairs<String, String>) -> String {
        "<resources><plurals name=\"n\">"
          + forms.map { "<item quantity=\"\($0.key)\">\($0.value)</item>" }.joined() + "</plurals></resources>"
      }
      return self.found([
        "res/values/strings.xml": file(["one": "%d day", "other": "%d days"]),
        "res/values-\(language)/strings.xml": file(forms),
      ])
    }
    func russian(_ few: String, _ many: String) -> [String] {
      found("ru", ["one": "%d день", "few": few, "many": many, "other": few])
    }
    #expect(russian("%d дней", "%d дня") == ["error plural-swapped ru"])
    #expect(russian("%d дня", "%d дней") == [])
    #expect(russian("%d новых файла", "%d новых файлов") == [])
    #expect(found("pl", ["one": "%d dzień", "few": "%d dni", "many": "%d dni", "other": "%d dnia"]) == [])
    #expect(
      found("pl", ["one": "%d plik", "few": "%d plików", "many": "%d pliki", "other": "%d pliku"])
        == ["error plural-swapped pl"])
    #expect(found("cs", ["one": "%d soubor", "few": "%d soubory", "many": "%d souboru", "other": "%d souborů"]) == [])
    #expect(found("de", ["one": "%d Tage", "other": "%d Tag"]) == ["error plural-swapped de"])
    #expect(found("de", ["one": "%d Tag", "other": "%d Tage"]) == [])
    #expect(found("de", ["one": "%d neuer Eintrag", "other": "%d neue Einträge"]) == [])
    #expect(found("it", ["one": "%d giorni", "other": "%d giorno"]).contains("error plural-swapped it"))
  }

  @Test(
    "a sentence in another language of the same letters is told",
    arguments: [
      ("de", "Il codice inserito non è corretto. Riprova ancora una volta."),
      ("fr", "We hebben een code naar je telefoon gestuurd. Die is tien minuten geldig."),
      ("nb", "Der eingegebene Code ist nicht richtig. Bitte versuchen Sie es noch einmal."),
      ("pt-rBR", "El código que ha introducido no es correcto. Inténtelo de nuevo."),
      ("uk", "Введённый код неверный. Попробуйте ещё раз."),
      ("bg", "Код, который вы ввели, неверен. Попробуйте ещё раз."),
      ("ar", "کد وارد شده درست نیست. لطفاً دوباره تلاش کنید."),
      ("zh-rTW", "您输入的验证码不正确。请再试一次。"),
    ])
  func otherLanguage(_ language: String, _ text: String) {
    let tag = language.replacing("-r", with: "-")
    #expect(
      label("The code that you entered is not correct. Please try it again.", language, text)
        == ["warning wrong-language \(tag)"])
  }

  @Test(
    "a sentence in its own language is not",
    arguments: [
      ("de", "Wir haben einen Code an Ihr Telefon geschickt. Er gilt zehn Minuten."),
      ("nb", "Vi har sendt en kode til telefonen din. Den er gyldig i ti minutter."),
      ("uk", "Ми надіслали код на ваш телефон. Він дійсний десять хвилин."),
      ("ar", "أرسلنا رمزًا إلى هاتفك، وهو صالح لمدة عشر دقائق."),
      ("zh-rTW", "我們已將驗證碼傳送到您的手機。有效期為十分鐘。"),
      ("zh-rCN", "我们已将验证码发送到您的手机。有效期为十分钟。"),
      ("vi", "Chúng tôi đã gửi mã đến điện thoại của bạn."),
    ])
  func ownLanguage(_ language: String, _ text: String) {
    #expect(label("We have sent a code to your telephone. It is valid for ten minutes.", language, text) == [])
  }

  @Test("numbers and names that are exchanged are told, and the order of the language is not")
  func order() {
    func arb(_ language: String, _ text: String) -> [String] {
      found([
        "app_en.arb": "{\"@@locale\": \"en\", \"p\": \"Digit {index} of {total}\"}",
        "app_\(language).arb": "{\"@@locale\": \"\(language)\", \"p\": \"\(text)\"}",
      ])
    }
    #expect(arb("ko", "{index}자리 중 {total}번째") == ["error order-reversed ko"])
    #expect(arb("ko", "{total}자리 중 {index}번째") == [])
    #expect(arb("de", "Ziffer {total} von {index}") == ["error order-reversed de"])
    #expect(arb("de", "Ziffer {index} von {total}") == [])
    #expect(title("Digit %1$d of %2$d", "ko", "%1$d자리 중 %2$d번째") == ["error order-reversed ko"])
    #expect(title("Digit %1$d of %2$d", "ko", "%2$d자리 중 %1$d번째") == [])
    #expect(title("%1$s of %2$s", "de", "%2$s von %1$s") == [], "these may be a photo and its album")
  }

  @Test(
    "the word for a button that a translation adds to a name is told",
    arguments: [
      ("ja", "送信ボタン"), ("sv", "Skicka-knappen"), ("tr", "Gönder düğmesi"), ("de", "Senden-Schaltfläche"),
      ("zh-rTW", "傳送按鈕"), ("th", "ปุ่มส่ง"), ("fr", "Bouton envoyer"), ("ru", "Кнопка отправки"),
    ])
  func role(_ language: String, _ text: String) {
    #expect(label("Send", language, text).map { String($0.prefix(21)) } == ["warning role-in-label"])
    #expect(label("Send button", language, text) == [], "the source says it too")
    #expect(title("Send", language, text) == [], "a visible text")
  }

  @Test("damaged texts and notes are told, and words that look like them are not")
  func broken() {
    #expect(title("Enter the code", "cy", "Rhowch y cÃ´d") == ["error broken-text cy"])
    #expect(title("Photos", "pt", "NÃO") == [])
    #expect(title("Loading", "cy", "TODO") == ["error broken-text cy"])
    #expect(title("All", "es", "TODO") == [])
    #expect(title("Send", "cy", "???") == ["error broken-text cy"])
    #expect(title("Really?", "cy", "O ddifrif??") == [])
    let source = "The code that you entered is not correct. Try again."
    #expect(title(source, "vi", "Ma ban nhap khong dung. Vui long thu lai.") == ["warning broken-text vi"])
    #expect(title(source, "vi", "Mã bạn nhập không đúng. Vui lòng thử lại.") == [])
  }

  @Test("another gesture in a spoken text is told; “double tap” and a visible text are right")
  func gestures() {
    #expect(label("Next", "de", "Hier tippen für Weiter") == ["warning gesture-words de"])
    #expect(label("Tap here to resend", "de", "Tippen Sie hier, um neu zu senden") == ["warning gesture-words en de"])
    #expect(label("Open", "de", "Doppeltippen zum Öffnen") == [])
    #expect(title("Tap here to resend", "de", "Tippen Sie hier, um neu zu senden") == [])
  }

  @Test("a position with a slash is told in a spoken text, also of the source")
  func slashes() {
    #expect(label("Step %1$d/%2$d", "de", "Schritt %1$d/%2$d") == ["warning slash-count en de"])
    #expect(label("Step 1 of 6", "de", "Schritt 1/6") == ["warning slash-count de"])
    #expect(label("Open 24/7", "de", "Immer offen, 24/7") == [])
    #expect(title("Step %1$d/%2$d", "de", "Schritt %1$d/%2$d") == [])
  }

  @Test("an address with a slip of the pen is told, and that of another country is not")
  func addresses() {
    #expect(title("Write to help@example.org", "fr", "Écrivez à help@exemple.org") == ["warning address-changed fr"])
    #expect(title("Write to help@example.org", "fr", "Écrivez à aide@association.fr") == [])
    #expect(title("Call +44 20 7946 0958", "fr", "Appelez le +44 20 7946 0985") == ["warning address-changed fr"])
    #expect(title("Call +44 20 7946 0958", "fr", "Appelez le +33 1 99 00 12 34") == [])
  }

  @Test("an argument that is said twice is told, and two forms of one word are not")
  func doubled() {
    #expect(title("Signed in as %1$s", "de", "%1$s %1$s ist angemeldet") == ["warning placeholder-doubled de"])
    #expect(title("Signed in as %1$s", "ko", "%1$s을(를) %1$s") == [])
    #expect(title("Signed in as %1$s", "de", "%1$s ist da. Hallo %1$s") == [])
  }

  @Test("an ending in brackets is heard in a spoken text")
  func brackets() {
    #expect(label("Unread", "fr", "Non lu(s)") == ["warning parenthetical-plural fr"])
    #expect(title("Unread", "fr", "Non lu(s)") == [])
    #expect(label("Welcome", "fr", "Bienvenu(e)") == [])
  }

  @Test("a Cyrillic “а” is found at every place of a word, and a word of one alphabet is not")
  func cyrillicA() {
    for place in 0..<6 {
      var letters = Array("cancel")
      for index in letters.indices where index == place { letters[index] = "\u{430}" }
      #expect(title("Cancel", "es", String(letters)) == ["error homoglyph es"], "\(place)")
    }
    #expect(title("Cancel", "es", "cancelar") == [])
  }

  @Test("keys named after aria attributes are for screen readers, and other words that end so are not")
  func ariaKeys() {
    func found(_ key: String) -> [String] {
      self.found([
        "locales/en.json": "{\"\(key)\": \"Tap the card to open the list\", \"title\": \"Cards and lists\"}",
        "locales/de.json": "{\"\(key)\": \"Tippen Sie auf die Karte\", \"title\": \"Karten und Listen\"}",
      ])
    }
    for key in ["aria.card", "aria_card", "cardAriaLabel", "card.ariaLabel", "cardAria.text"] {
      #expect(found(key) == ["warning gesture-words en de"], "\(key)")
    }
    for key in ["variable", "malaria.text", "card"] { #expect(found(key) == [], "\(key)") }
  }

  @Test("a spoken text that tells a person to swipe is told, and one about adjusting is not")
  func swipes() {
    #expect(label("Delete", "fi", "Pyyhkäise vasemmalle") == ["warning gesture-words fi"])
    #expect(label("Delete", "ar", "اسحب لليسار للحذف") == ["warning gesture-words ar"])
    #expect(title("Delete", "fi", "Pyyhkäise vasemmalle") == [])
    #expect(label("Delete", "fi", "Poista") == [])
    #expect(label("Swipe up or down to adjust", "fi", "Säädä pyyhkäisemällä tai pyyhkäise ylös") == [])
  }

  @Test("a spoken name that is only a symbol is a warning, and a symbol beside words is not")
  func onlyASymbol() {
    #expect(label("Close", "de", "✕") == ["warning symbols de"])
    #expect(title("Close", "de", "✕") == [])
    #expect(label("Close", "de", "Schließen ▸") == [])
  }

  @Test("an override that is not closed turns a number round, and one without a number is only information")
  func openOverride() {
    #expect(title("Call 0800 123", "de", "Rufen Sie \u{202E}0800 123 an") == ["warning invisible de"])
    // A glyph of an icon font alone is a drawing.
    #expect(!title("\u{F07B}", "de", "\u{F07C}").contains("warning invisible de"))
    #expect(title("Open the file", "de", "Die Datei \u{F07B} öffnen").contains("warning invisible de"))
    #expect(title("Call us", "de", "Rufen Sie \u{202E}uns an") == [])
  }

  @Test("the plurals of gettext have no form “other” in Russian, and a number that is lost in another form is told")
  func numberLostInGettext() {
    func found(_ one: String, _ many: String) -> [String] {
      self.found([
        "ru.po": """
        msgid ""
        msgstr ""
        "Language: ru\\n"
        "Content-Type: text/plain; charset=UTF-8\\n"
        "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

        #, c-format
        msgid "%d attempt left"
        msgid_plural "%d attempts left"
        msgstr[0] "\(one)"
        msgstr[1] "Осталось %d попытки"
        msgstr[2] "\(many)"

        """
      ])
    }
    #expect(found("Осталась одна попытка", "Осталось %d попыток") == ["error plural-number-lost ru"])
    #expect(found("Осталась %d попытка", "Осталось %d попыток") == [])
  }
}
