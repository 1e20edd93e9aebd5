import ESpeakNG

/// A text with what a person who knows the language expects of a voice that reads only its own script.
struct LabelledString: Sendable {
  typealias Kind = PronunciationFinding.Kind

  /// BCP 47 tag of the language it is looked at in.
  var language: String
  var text: String
  /// What is to be found: the kind, and the characters. None for a text that is said as it is written.
  var expected: [(kind: Kind, text: String)]
  /// Why.
  var reason: String
  /// A kind that is as good as the expected one.
  var alternative: Kind?

  init(_ language: String, _ text: String, _ expected: (kind: Kind, text: String)..., reason: String) {
    (self.language, self.text, self.expected, self.reason) = (language, text, expected, reason)
  }
}

extension LabelledString {
  /// Written by hand before the detector was run on them; what was changed since is told where it was.
  static let all: [LabelledString] = english + latin + cyrillicAndGreek + semitic + indic + eastAsian + others

  private static let english = [
    LabelledString("en", "Enter the 6-digit code", reason: "plain words"),
    LabelledString("en", "Code sent to +1 (555) 010-9999", reason: "digits and marks"),
    LabelledString("en", "You're all set – it's done", reason: "apostrophes and a dash"),
    LabelledString("en", "Total: $4.99 (incl. 20 % VAT)", reason: "an amount and an acronym, which may be spelled"),
    LabelledString("en", "naïve café, façade", reason: "Latin letters with marks"),
    LabelledString(
      "en", "Download 25 MB", (.spelledAbbreviation, "MB"), reason: "a unit in capitals is spelled, rightly"),
    LabelledString("en", "HTML code", (.spelledAbbreviation, "HTML"), reason: "an acronym is spelled, rightly"),
    LabelledString("en", "Open iCloud settings", reason: "a brand, read somehow"),
    LabelledString("en", "xkcd", (.spelledWord, "xkcd"), reason: "no vowel: spelled"),
    LabelledString("en", "Your token is qwrtp", (.spelledWord, "qwrtp"), reason: "no vowel: spelled"),
    LabelledString("en", "Press hjkl to move", (.spelledWord, "hjkl"), reason: "no vowel: spelled"),
    LabelledString("en", "Привет", (.foreignScript, "Привет"), reason: "Cyrillic in English"),
    LabelledString(
      "en", "Say Привет мир", (.foreignScript, "Привет"), (.foreignScript, "мир"), reason: "two words of Cyrillic"),
    LabelledString("en", "Switch to Ελληνικά", (.foreignScript, "Ελληνικά"), reason: "Greek letters are named"),
    LabelledString("en", "العربية", (.foreignScript, "العربية"), reason: "Arabic in English"),
    LabelledString("en", "עברית (Hebrew)", (.foreignScript, "עברית"), reason: "Hebrew in English"),
    LabelledString("en", "हिन्दी", (.foreignScript, "हिन्दी"), reason: "Devanagari is another language's"),
    LabelledString("en", "日本語", (.foreignScript, "日本語"), reason: "“Chinese letter” thrice"),
    LabelledString("en", "한국어", (.foreignScript, "한국어"), reason: "Hangul in English"),
    LabelledString("en", "ภาษาไทย", (.foreignScript, "ภาษาไทย"), reason: "Thai is read as codes"),
    LabelledString("en", "አማርኛ", (.foreignScript, "አማርኛ"), reason: "Ethiopic is read as codes"),
    LabelledString("en", "ᏣᎳᎩ", (.foreignScript, "ᏣᎳᎩ"), reason: "Cherokee is silent"),
    LabelledString("en", "ქართული", (.foreignScript, "ქართული"), reason: "Georgian in English"),
    LabelledString("en", "Tap \u{E000} to go on", (.unpronounceable, "\u{E000}"), reason: "a private-use icon font"),
    LabelledString("en", "Menu \u{F8FF}", (.unpronounceable, "\u{F8FF}"), reason: "Apple's logo is private use"),
    LabelledString("en", "\u{10FFFD}", (.unpronounceable, "\u{10FFFD}"), reason: "private use, plane 16"),
    LabelledString("en", "Press ⌘ and K", (.silentlyDropped, "⌘"), reason: "no name in CLDR 41, silent"),
    LabelledString("en", "⌥", (.silentlyDropped, "⌥"), reason: "no name in CLDR 41, silent"),
    LabelledString("en", "Broken \u{FFFD} text", (.silentlyDropped, "\u{FFFD}"), reason: "the replacement character"),
    LabelledString("en", "Really⸘", reason: "an inverted interrobang at a word's end")
      .expecting(.silentlyDropped, "⸘"),
    LabelledString("en", "Done 👍", reason: "an emoji with a name"),
    LabelledString("en", "Like 👍🏽", reason: "a skin tone does not matter"),
    LabelledString("en", "Pride 🏳️‍🌈 month", reason: "a sequence with a name"),
    LabelledString("en", "France 🇫🇷", reason: "a flag with a name"),
    LabelledString("en", "Next →", reason: "an arrow with a name"),
    LabelledString("en", "• First item", reason: "a bullet with a name"),
    LabelledString("en", "★ Favourite", reason: "our catalogue names it"),
    LabelledString("en", "ｃｏｄｅ １２", reason: "full-width letters are letters"),
    LabelledString("en", "𝐁𝐨𝐥𝐝 title", reason: "mathematical letters are letters"),
    LabelledString("en", "Step ①", reason: "a circled digit is a digit"),
    LabelledString("en", "soft\u{AD}hyphen and \u{200E}marks", reason: "invisible characters are not heard"),
    LabelledString("en", "word\u{200B}word", reason: "a zero-width space is not heard"),
    LabelledString("en", "Chapter IV, page 12", reason: "a Roman number"),
    LabelledString("en", "10:30 – 11:45", reason: "times"),
    LabelledString("en", "", reason: "nothing at all"),
    LabelledString("en", "… — !", reason: "marks alone are no words"),
    LabelledString("en", "O'Neill & Sons", reason: "a name with an apostrophe, a sign that is read"),
    LabelledString("en", "user@example.com", reason: "an address is read in words"),
    LabelledString("en", "Ꝏ", (.readAsCode, "Ꝏ"), reason: "a Latin letter that no dictionary has"),
  ]

  private static let latin = [
    LabelledString("fr", "Saisissez le code à 6 chiffres", reason: "plain words"),
    LabelledString("fr", "Où êtes-vous ? C'est l'été", reason: "accents and elisions"),
    LabelledString("fr", "« Valider »", reason: "quotation marks shape a sentence"),
    LabelledString("fr", "bouton Settings", (.otherLanguage, "Settings"), reason: "measured: read by English rules"),
    LabelledString("fr", "Bonjour Мир", (.foreignScript, "Мир"), reason: "Cyrillic in French"),
    LabelledString("fr", "你好", (.foreignScript, "你好"), reason: "Chinese in French"),
    LabelledString("fr", "Fermer ✕", reason: "our catalogue names it"),
    LabelledString("fr", "Favori ⌘", (.silentlyDropped, "⌘"), reason: "no name, silent"),
    LabelledString("fr", "Envoyer 📞", reason: "an emoji with a French name"),
    LabelledString("fr", "code xkcd", (.spelledWord, "xkcd"), reason: "no vowel: spelled"),
    LabelledString("fr", "œuvre, cœur, ÿ", reason: "ligatures"),
    LabelledString("de", "Bestätigungscode eingeben", reason: "plain words"),
    LabelledString("de", "Größe übernehmen, Straße", reason: "umlauts and ß"),
    LabelledString("de", "Rückruf um 10.30 Uhr", reason: "a time"),
    LabelledString("de", "Weiter ➜ \u{E001}", reason: "an icon font after an arrow").expecting(
      .silentlyDropped, "➜", .unpronounceable, "\u{E001}"),
    LabelledString("de", "Ελλάδα", (.foreignScript, "Ελλάδα"), reason: "Greek in German"),
    LabelledString("de", "Sprache: العربية", (.foreignScript, "العربية"), reason: "Arabic in German"),
    LabelledString("de", "zxcvb", (.spelledWord, "zxcvb"), reason: "no vowel: spelled"),
    LabelledString("es", "Introduce el código de verificación", reason: "plain words"),
    LabelledString("es", "¿Continuar? ¡Sí!", reason: "opening marks"),
    LabelledString("es", "El niño comió piñón", reason: "ñ and accents"),
    LabelledString("es", "Русский", (.foreignScript, "Русский"), reason: "Cyrillic in Spanish"),
    LabelledString("es", "Pulsa \u{E010}", (.unpronounceable, "\u{E010}"), reason: "a private-use icon"),
    LabelledString("es", "★ Destacado", (.silentlyDropped, "★"), reason: "CLDR has no name for it"),
    LabelledString("es-419", "Ingresa tu contraseña", reason: "plain words"),
    LabelledString("it", "Inserisci il codice", reason: "plain words"),
    LabelledString("it", "Perché no? È così", reason: "accents"),
    LabelledString("it", "中文", (.foreignScript, "中文"), reason: "Chinese in Italian"),
    LabelledString("it", "Avviso 🫩", (.silentlyDropped, "🫩"), reason: "an emoji newer than CLDR 41")
      .orKind(.unpronounceable),
    LabelledString("pt-BR", "Insira o código de verificação", reason: "plain words"),
    LabelledString("pt-BR", "Não, obrigado – ação", reason: "tildes"),
    LabelledString("pt-PT", "Introduza o código", reason: "plain words"),
    LabelledString("pt-BR", "Olá 日本", (.foreignScript, "日本"), reason: "Chinese in Portuguese"),
    LabelledString("nl", "Voer de code in", reason: "plain words"),
    LabelledString("nl", "'s-Hertogenbosch, zo'n één", reason: "an apostrophe at the beginning"),
    LabelledString("sv", "Ange koden på sex siffror", reason: "plain words"),
    LabelledString("sv", "Återställ lösenord", reason: "å and ö"),
    LabelledString("sv", "Ελληνικά", (.foreignScript, "Ελληνικά"), reason: "Greek in Swedish"),
    LabelledString("nb", "Skriv inn koden på nytt", reason: "plain words"),
    LabelledString("no", "Fødselsår, æ ø å", reason: "single letters are named"),
    LabelledString("da", "Indtast koden igen", reason: "plain words"),
    LabelledString("da", "Ægte blåbær", reason: "æ and å"),
    LabelledString("fi", "Syötä vahvistuskoodi", reason: "plain words"),
    LabelledString("fi", "Hyvää yötä", reason: "long vowels"),
    LabelledString("fi", "Привет", (.foreignScript, "Привет"), reason: "Cyrillic in Finnish"),
    LabelledString("pl", "Wprowadź kod weryfikacyjny", reason: "plain words"),
    LabelledString("pl", "Chrząszcz brzmi w trzcinie", reason: "many consonants and yet words"),
    LabelledString("pl", "Żółć, źdźbło", reason: "all the marks"),
    LabelledString("pl", "עברית", (.foreignScript, "עברית"), reason: "Hebrew in Polish"),
    LabelledString("cs", "Zadejte ověřovací kód", reason: "plain words"),
    // Written as clean: the engine does spell this one, and the detector was right.
    LabelledString("cs", "Čtvrt vlk prst", (.spelledWord, "vlk"), reason: "words without a vowel that Czech says"),
    LabelledString("sk", "Štvrť, vŕba", reason: "words without a vowel that Slovak says"),
    LabelledString("hr", "Unesite šifru", reason: "plain words"),
    LabelledString("hr", "Trg, krv, smrt", reason: "words without a vowel that Croatian says"),
    LabelledString("hu", "Írja be a kódot", reason: "plain words"),
    LabelledString("hu", "Őrült gyönyörű", reason: "double accents"),
    LabelledString("hu", "Русский", (.foreignScript, "Русский"), reason: "Cyrillic in Hungarian"),
    LabelledString("ro", "Introduceți codul, vă rugăm", reason: "comma below"),
    LabelledString("tr", "Doğrulama kodunu girin", reason: "plain words"),
    LabelledString("tr", "ışık, İstanbul", reason: "both i"),
    LabelledString("tr", "Kod: \u{E123}", (.unpronounceable, "\u{E123}"), reason: "a private-use icon"),
    LabelledString("id", "Masukkan kode verifikasi", reason: "plain words"),
    LabelledString("in", "Kirim ulang", reason: "the old tag of Indonesian"),
    LabelledString("ms", "Masukkan kod pengesahan", reason: "plain words"),
    LabelledString("vi", "Nhập mã xác nhận", reason: "tones"),
    LabelledString("vi", "Tiếp tục", reason: "tones"),
    LabelledString("vi", "中文", (.foreignScript, "中文"), reason: "Chinese in Vietnamese"),
    LabelledString("ca", "Introduïu el codi, col·laborar", reason: "a middle dot inside a word"),
    LabelledString("sw", "Weka nambari ya siri", reason: "plain words"),
    LabelledString("sq", "Shkruani kodin", reason: "plain words"),
    LabelledString("lt", "Įveskite patvirtinimo kodą", reason: "ogoneks"),
    LabelledString("et", "Sisestage kood, õ", reason: "plain words, a single letter"),
    LabelledString("is", "Sláðu inn kóðann, þú", reason: "ð and þ"),
    LabelledString("cy", "Rhowch y cod, ŵ", reason: "plain words"),
    LabelledString("ga", "Cuir isteach an cód", reason: "plain words"),
  ]

  private static let cyrillicAndGreek = [
    LabelledString("ru", "Введите код из шести цифр", reason: "plain words"),
    LabelledString("ru", "Ещё раз, объём", reason: "ё and the hard sign"),
    LabelledString("ru", "Открыть App Store", reason: "Latin words are read by English rules")
      .expecting(.otherLanguage, "App", .otherLanguage, "Store"),
    LabelledString("ru", "Код 123456", reason: "a number"),
    LabelledString("ru", "שלום", (.foreignScript, "שלום"), reason: "Hebrew in Russian"),
    LabelledString("ru", "Меню ☰", (.silentlyDropped, "☰"), reason: "no name, silent"),
    LabelledString("ru", "日本", (.foreignScript, "日本"), reason: "Chinese in Russian"),
    LabelledString("ru", "Готово ✅", reason: "an emoji with a Russian name"),
    LabelledString("uk", "Введіть код, їжак, ґанок", reason: "the letters of Ukrainian"),
    LabelledString("uk", "Ελλάδα", (.foreignScript, "Ελλάδα"), reason: "Greek in Ukrainian"),
    LabelledString("bg", "Въведете кода", reason: "plain words"),
    LabelledString("bg", "\u{E200} Начало", (.unpronounceable, "\u{E200}"), reason: "a private-use icon"),
    LabelledString("sr", "Унесите шифру", reason: "Cyrillic"),
    LabelledString("sr-Latn", "Unesite šifru, đak", reason: "Latin"),
    LabelledString("mk", "Внесете го кодот", reason: "plain words"),
    LabelledString("kk", "Кодты енгізіңіз", reason: "letters of Kazakh"),
    LabelledString("el", "Εισαγάγετε τον κωδικό", reason: "plain words"),
    LabelledString("el", "Τι κάνετε; Ευχαριστώ!", reason: "the Greek question mark"),
    LabelledString("el", "Привет", (.foreignScript, "Привет"), reason: "Cyrillic in Greek"),
    LabelledString("el", "日本", (.foreignScript, "日本"), reason: "Chinese in Greek"),
  ]

  private static let semitic = [
    LabelledString("ar", "أدخل رمز التحقق", reason: "plain words"),
    LabelledString("ar", "الرقم ٤ من ٦", reason: "Arabic digits"),
    LabelledString("ar", "هل أنت متأكد؟", reason: "the Arabic question mark"),
    LabelledString("ar", "رَمْزُ التَّحَقُّقِ", reason: "with vowel signs"),
    LabelledString("ar", "Привет", (.foreignScript, "Привет"), reason: "Cyrillic in Arabic"),
    LabelledString("ar", "中文", (.foreignScript, "中文"), reason: "Chinese in Arabic"),
    LabelledString("ar", "اضغط \u{E000}", (.unpronounceable, "\u{E000}"), reason: "a private-use icon"),
    LabelledString("ar", "اضغط ⌘", (.silentlyDropped, "⌘"), reason: "no name, silent"),
    LabelledString("ar", "\u{200F}مرحبا\u{200E}", reason: "bidi marks are not heard"),
    LabelledString("fa", "کد تأیید را وارد کنید", reason: "the letters of Persian"),
    LabelledString("fa", "می\u{200C}خواهم", reason: "a zero-width non-joiner belongs to the word"),
    LabelledString("fa", "हिन्दी", (.foreignScript, "हिन्दी"), reason: "Devanagari in Persian"),
    LabelledString("ur", "کوڈ درج کریں", reason: "the letters of Urdu"),
    LabelledString("he", "הזן את הקוד", reason: "without points: consonants, but said"),
    LabelledString("he", "שָׁלוֹם", (.spelledWord, "שָׁלוֹם"), reason: "with points: the letters are named"),
    LabelledString("iw", "שלום", reason: "the old tag of Hebrew"),
    LabelledString("he", "العربية", (.foreignScript, "العربية"), reason: "Arabic in Hebrew"),
    LabelledString("he", "Привет", (.foreignScript, "Привет"), reason: "Cyrillic in Hebrew"),
    LabelledString("am", "ኮድ ያስገቡ", reason: "Ethiopic is Amharic's own"),
    LabelledString("am", "Ελλάδα", (.foreignScript, "Ελλάδα"), reason: "Greek in Amharic"),
  ]

  private static let indic = [
    LabelledString("hi", "कोड दर्ज करें", reason: "plain words"),
    LabelledString("hi", "---लच्छेद", reason: "hyphens that crash the engine are thinned out"),
    LabelledString("hi", "१२३४", reason: "Devanagari digits"),
    LabelledString("hi", "தமிழ்", (.foreignScript, "தமிழ்"), reason: "Tamil in Hindi"),
    LabelledString("hi", "العربية", (.foreignScript, "العربية"), reason: "Arabic in Hindi"),
    LabelledString("hi", "जारी रखें →", reason: "an arrow with a Hindi name"),
    LabelledString("mr", "कोड प्रविष्ट करा", reason: "plain words"),
    LabelledString("ne", "कोड प्रविष्ट गर्नुहोस्", reason: "plain words"),
    LabelledString("bn", "কোড লিখুন", reason: "plain words"),
    LabelledString("bn", "हिन्दी", (.foreignScript, "हिन्दी"), reason: "Devanagari in Bengali"),
    LabelledString("gu", "કોડ દાખલ કરો", reason: "plain words"),
    LabelledString("gu", "★ કોડ", (.silentlyDropped, "★"), reason: "no names of symbols in Gujarati"),
    LabelledString("pa", "ਕੋਡ ਦਰਜ ਕਰੋ", reason: "plain words"),
    LabelledString("ta", "குறியீட்டை உள்ளிடவும்", reason: "plain words"),
    LabelledString("ta", "తెలుగు", (.foreignScript, "తెలుగు"), reason: "Telugu in Tamil"),
    LabelledString("te", "కోడ్ నమోదు చేయండి", reason: "plain words"),
    LabelledString("kn", "ಕೋಡ್ ನಮೂದಿಸಿ", reason: "plain words"),
    LabelledString("ml", "കോഡ് നൽകുക", reason: "plain words"),
    LabelledString("ml", "\u{E300}", (.unpronounceable, "\u{E300}"), reason: "a private-use icon"),
    LabelledString("si", "කේතය ඇතුළත් කරන්න", reason: "plain words"),
  ]

  private static let eastAsian = [
    LabelledString("ja", "コードをおくる", reason: "kana only"),
    LabelledString("ja", "もういちど、やってみる。", reason: "kana and Japanese marks"),
    LabelledString(
      "ja", "設定を開く", (.foreignScript, "設定"), (.foreignScript, "開"), reason: "kanji are “Chinese letter”"),
    LabelledString("ja", "認証コード", (.foreignScript, "認証"), reason: "kanji before kana"),
    LabelledString("ja", "電話番号", (.foreignScript, "電話番号"), reason: "kanji only"),
    LabelledString("ja", "ﾊﾝｶｸ", reason: "half-width kana"),
    LabelledString("ja", "「はい」", reason: "corner brackets shape a sentence"),
    LabelledString("ja", "한국어", (.foreignScript, "한국어"), reason: "Hangul in Japanese"),
    LabelledString("ko", "코드를 입력하세요", reason: "plain words"),
    LabelledString("ko", "다시 보내기", reason: "plain words"),
    LabelledString("ko", "大韓民國", (.foreignScript, "大韓民國"), reason: "hanja are “Chinese letter”"),
    LabelledString("ko", "하나 • 둘", reason: "a bullet with a Korean name"),
    LabelledString("zh-Hans", "输入验证码", reason: "simplified characters"),
    LabelledString("zh-Hant", "輸入驗證碼", reason: "traditional characters"),
    LabelledString("zh-Hans", "您确定吗？", reason: "a full-width question mark"),
    LabelledString("zh-Hans", "ひらがな", (.foreignScript, "ひらがな"), reason: "kana in Chinese"),
    LabelledString("zh-HK", "輸入驗證碼", reason: "Cantonese"),
    LabelledString("yue", "Привет", (.foreignScript, "Привет"), reason: "Cyrillic in Cantonese"),
    LabelledString("zh-Hant-TW", "\u{E400}設定", (.unpronounceable, "\u{E400}"), reason: "a private-use character"),
    LabelledString("hak", "設定", (.foreignScript, "設定"), reason: "the voice for Hakka reads Latin only"),
  ]

  private static let others = [
    LabelledString("th", "ใส่รหัสยืนยัน", reason: "plain words"),
    LabelledString("th", "สวัสดี ๑๒๓", reason: "Thai digits"),
    LabelledString("th", "ລາວ", (.foreignScript, "ລາວ"), reason: "Lao in Thai"),
    LabelledString("my", "ကုဒ်ထည့်ပါ", reason: "plain words"),
    LabelledString("my", "ភាសា", (.foreignScript, "ភាសា"), reason: "Khmer in Burmese"),
    LabelledString("ka", "შეიყვანეთ კოდი", reason: "plain words"),
    LabelledString("ka", "Հայերեն", (.foreignScript, "Հայերեն"), reason: "Armenian in Georgian"),
    LabelledString("hy", "Մուտքագրեք կոդը", reason: "plain words"),
    LabelledString("hy", "ქართული", (.foreignScript, "ქართული"), reason: "Georgian in Armenian"),
    LabelledString("ku", "Kodê binivîse", reason: "Kurdish in Latin letters"),
    LabelledString("ku", "کوردی", (.foreignScript, "کوردی"), reason: "the voice reads Latin letters only"),
    LabelledString("eo", "Enigu la kodon, ĉu ne", reason: "circumflexes"),
  ]
}

extension LabelledString {
  fileprivate func expecting(_ kind: Kind, _ text: String) -> LabelledString {
    var copy = self
    copy.expected.append((kind, text))
    return copy
  }

  fileprivate func expecting(_ kind: Kind, _ text: String, _ other: Kind, _ otherText: String) -> LabelledString {
    expecting(kind, text).expecting(other, otherText)
  }

  /// The same text of another kind, where it depends on how new the tables of Unicode are.
  fileprivate func orKind(_ kind: Kind) -> LabelledString {
    var copy = self
    copy.alternative = kind
    return copy
  }
}
