import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let gestureWords = StringCheck(
    id: "gesture-words", severity: .warning, isInherited: true,
    summary: "a text for screen readers says “tap”, “click” or “swipe”",
    explanation: """
      A person who uses a screen reader double-taps, presses keys or uses a switch, and the reader says itself how to \
      activate an element. “Tap here” then misleads, and “here” names nothing. The rule looks for words that tell a person \
      to tap, click, press or swipe, in texts whose key or comment says that they are for screen readers. “Double tap” is the \
      right gesture, so it is left out, as are texts that name a key of a keyboard. A translation that tells to double-tap \
      although the source and most other languages do not is reported too: the reader says that itself.
      """,
    remedy: "say what the element does: “Send the code again”",
    examples: [
      Example(
        key: "resend_a11y_label", source: "Resend the code", language: "de",
        bad: "Tippen Sie hier, um den Code erneut zu senden", good: "Code erneut senden")
    ]
  ) { input in
    added(in: input.table)
      + input.table.texts.compactMap { text in
        guard text.entry.purpose == .accessibility, text.traits.wordCount > 1, text.isSource || !text.equalsSource,
          let list = Gestures.lists[text.language.written.primary]
        else { return nil }
        // To adjust a value, a person swipes with a screen reader, too.
        let source = (text.source ?? text).spoken.lowercased()
        if Gestures.namesKey(source) { return nil }
        let adjusts = ["adjust", "finger", "up or down"].contains(where: source.has)
        guard let word = list.first(in: text.spoken, language: adjusts ? nil : text.language.written.primary) else {
          return nil
        }
        return Spot(
          text, "\(text.spoken.quotedShort) says “\(word)”, which is another gesture with a screen reader")
      }
  }

  /// Returns findings about translations that tell a person to double-tap although the source and most
  /// languages do not.
  private static func added(in table: CheckedTable) -> [Spot] {
    var spots: [Spot] = []
    table.forEachEntry { texts in
      guard let source = texts.first, source.isSource, source.language.written.primary == "en" else { return }
      let found = texts.compactMap { text in
        text.isSource ? nil : Gestures.doubleTap(in: text).map { (text: text, word: $0) }
      }
      guard !found.isEmpty, !Gestures.names(source.spoken) else { return }
      let others = texts.count { !$0.isSource && Gestures.doubleTaps[$0.language.written.primary] != nil } - found.count
      // A phrase for screen readers that says what happens needs no comparison with other languages.
      let isHint = source.entry.purpose == .accessibility && source.traits.wordCount > 2 && found.count == 1
      guard others > 2 && others >= found.count * 2 || isHint else { return }
      spots += found.map {
        Spot(
          $0.text,
          "\($0.text.spoken.quotedShort) says “\($0.word)”, which the source does not: a screen reader says itself how to activate an element"
        )
      }
    }
    return spots
  }
}

/// The words that tell a person to tap, click, press or swipe.
private struct Gestures {
  /// Beginnings of words, or any part of a text in languages without spaces.
  let words: [String]
  /// Parts of texts in which these words are right: “double tap”.
  let right: [String]
  let hasSpaces: Bool

  init(_ words: String, besides right: String, hasSpaces: Bool = true) {
    self.words = words.split(separator: "|").map(String.init)
    self.right = right.split(separator: "|").map(String.init)
    self.hasSpaces = hasSpaces
  }

  /// The words that tell a person to swipe, but not how to adjust a value, which is a swipe with a screen reader, too.
  private static let swipes = [
    "en": "swipe left|swipe right|swipe here|slide to|slide left|slide right",
    "de": "wischen sie|wische",
    "fr": "balayez|faites glisser|glissez", "es": "desliza|deslice",
    "it": "scorri|fai scorrere",
    "pt": "deslize", "nl": "veeg", "sv": "svep", "fi": "pyyhkäise",
    "pl": "przesuń", "cs": "přejeďte", "ru": "проведите|смахните",
    "uk": "проведіть|змахніть", "tr": "kaydırın|kaydır", "ar": "اسحب|مرر|مرّر",
    "ja": "スワイプ", "ko": "스와이프|밀어서", "zh": "滑动|滑動|轻扫|輕掃",
  ].mapValues { $0.split(separator: "|").map(String.init) }

  /// Returns whether a text in English tells how to touch something.
  static func names(_ text: String) -> Bool {
    let lower = text.lowercased()
    return ["tap", "click", "press", "touch", "swipe", "double", "twice", "gesture"].contains(where: lower.has)
  }

  /// Returns the words for a double tap in a text; nil if there are none.
  static func doubleTap(in text: CheckedText) -> String? {
    guard text.traits.wordCount > 1, let words = doubleTaps[text.language.written.primary] else { return nil }
    // The first letter may be a capital. Without it, most texts are done after one comparison.
    guard words.contains(where: { text.text.has($0.rest) }) else { return nil }
    let lower = text.spoken.lowercased()
    return words.first { lower.has($0.whole) }?.whole
  }

  /// The words for a double tap, by language, where they are certainly that.
  static let doubleTaps: [String: [(whole: String, rest: String)]] = [
    "de": "doppeltipp|doppelt tippen|zweimal tippen|tippen sie zweimal|tippe zweimal",
    "fr": "appuyez deux fois|touchez deux fois|appuyer deux fois|toucher deux fois|double appui",
    "es": "toca dos veces|pulsa dos veces|toque dos veces|pulse dos veces|tocar dos veces|pulsar dos veces",
    "it": "tocca due volte|toccare due volte|premi due volte|doppio tocco",
    "pt": "toque duas vezes|tocar duas vezes|toque duplo", "ca": "toca dues vegades|toqueu dues vegades",
    "nl": "dubbeltik|tik twee keer|tik tweemaal", "sv": "dubbeltryck|tryck två gånger|dubbelknacka",
    "da": "dobbelttryk|tryk to gange|dobbelttap", "nb": "dobbelttrykk|trykk to ganger|dobbelttapp",
    "fi": "kaksoisnapauta|napauta kahdesti|napauta kaksi kertaa",
    "pl": "dotknij dwukrotnie|stuknij dwukrotnie|dwukrotnie dotknij|dwukrotnie stuknij",
    "cs": "klepněte dvakrát|dvakrát klepněte|poklepejte|dvojitým klepnutím",
    "sk": "ťuknite dvakrát|dvakrát ťuknite|dvojitým ťuknutím",
    "hu": "koppintson duplán|koppints duplán|dupla koppintás",
    "ro": "atingeți de două ori|apăsați de două ori",
    "ru": "дважды коснитесь|коснитесь дважды|дважды нажмите|нажмите дважды",
    "uk": "двічі торкніться|торкніться двічі|двічі натисніть|натисніть двічі",
    "bg": "докоснете двукратно|докоснете два пъти", "el": "πατήστε δύο φορές|διπλό πάτημα|αγγίξτε δύο φορές",
    "tr": "iki kez dokun|çift dokun|iki kere dokun", "id": "ketuk dua kali", "vi": "nhấn đúp|chạm hai lần|nhấn hai lần",
    "ar": "انقر مرتين|اضغط مرتين", "he": "הקש פעמיים|הקישו פעמיים|לחץ פעמיים",
    "ja": "ダブルタップ|2 回タップ|2回タップ|二回タップ", "ko": "두 번 탭|두번 탭|이중 탭|두 번 누르|더블 탭",
    "zh": "双击|雙擊|点按两次|點按兩次|轻点两下|輕點兩下|连按两次|連按兩次", "th": "แตะสองครั้ง|แตะ 2 ครั้ง",
    "hr": "dodirnite dvaput|dvaput dodirnite|dodirnite dva puta|dvaput dotaknite",
    "bs": "dodirnite dvaput|dvaput dodirnite|dodirnite dva puta",
    "sr": "dodirnite dvaput|dvaput dodirnite|додирните двапут|двапут додирните",
    "sl": "dvakrat tapnite|tapnite dvakrat|dvakrat se dotaknite|dvotapnite",
    "lt": "dukart palieskite|palieskite dukart|dukart bakstelėkite|bakstelėkite dukart",
    "lv": "pieskarieties divreiz|divreiz pieskarieties|veiciet dubultskārienu|dubultskāriens",
    "et": "topeltpuudutage|puudutage kaks korda|topeltpuudutus", "hi": "दो बार टैप|डबल टैप",
  ].mapValues { $0.split(separator: "|").map { (String($0), String($0.dropFirst())) } }

  /// Returns whether a text in English names a key of a keyboard.
  static func namesKey(_ text: String) -> Bool {
    let words = " " + text.lowercased().words.joined(separator: " ") + " "
    return [" key ", " keys ", " keyboard ", " shortcut "].contains(where: words.has)
  }

  private static let keys = ["enter", "return", "esc", "ctrl", "control", "shift", "⌘", "alt+", "tab key", "keyboard"]

  func first(in text: String, language: String?) -> String? {
    let lower = text.lowercased()
    if right.contains(where: lower.has) || Self.keys.contains(where: lower.has) { return nil }
    let words = words + (language.flatMap { Self.swipes[$0] } ?? [])
    guard hasSpaces else { return words.first(where: lower.has) }
    let padded = " " + lower.words.joined(separator: " ") + " "
    return words.first { padded.has(" " + $0 + " ") }
  }

  static let lists: [String: Gestures] = [
    "en": Gestures(
      "tap here|tap to|tap on|tap the|click here|click to|click on|click the|press to|press here|touch to|touch here",
      besides: "double|twice|triple"),
    "de": Gestures(
      "tippen sie|tippe|hier tippen|tippen um|antippen|klicken sie|hier klicken|klicke|klicken um|drücken sie|hier drücken",
      besides: "doppel|zweimal"),
    "fr": Gestures("touchez|appuyez|cliquez|appuyer ici|cliquer ici|appuyez sur", besides: "double|deux fois"),
    "es": Gestures("toca|toque|pulsa|pulse|haz clic|haga clic|presiona|presione", besides: "doble|dos veces"),
    "it": Gestures("tocca|premi|fai clic|clicca|tocca qui", besides: "doppio|due volte"),
    "pt": Gestures(
      "toque em|toque aqui|toque para|clique em|clique aqui|clique para|pressione", besides: "duplo|duas vezes"),
    "ca": Gestures("toqueu|toca|premeu|feu clic|fes clic", besides: "doble|dues vegades|dos cops"),
    "nl": Gestures("tik op|tik hier|tik om|klik op|klik hier|klik om|druk op", besides: "dubbel|tweemaal"),
    "sv": Gestures("tryck på|tryck här|tryck för|klicka på|klicka här|klicka för", besides: "dubbel|två gånger"),
    "da": Gestures("tryk på|tryk her|tryk for|klik på|klik her|klik for", besides: "dobbelt|to gange"),
    "nb": Gestures("trykk på|trykk her|trykk for|klikk på|klikk her|klikk for", besides: "dobbelt|to ganger"),
    "fi": Gestures("napauta|klikkaa|paina tästä|napsauta", besides: "kaksois|kahdesti|kaksi kertaa"),
    "pl": Gestures("dotknij|stuknij|kliknij|naciśnij", besides: "dwukrotnie|dwa razy"),
    "cs": Gestures("klepněte|klikněte|ťukněte|stiskněte", besides: "dvakrát|dvoj"),
    "sk": Gestures("ťuknite|kliknite|klepnite|stlačte", besides: "dvakrát|dvoj"),
    "hr": Gestures("dodirnite|kliknite|pritisnite|dotaknite", besides: "dvaput|dva puta|dvostruk"),
    "bs": Gestures("dodirnite|kliknite|pritisnite", besides: "dvaput|dva puta|dvostruk"),
    "sl": Gestures("tapnite|kliknite|pritisnite", besides: "dvakrat|dvoj|dvo"),
    "lt": Gestures("palieskite|bakstelėkite|spustelėkite", besides: "dukart|du kartus|dvigub"),
    "lv": Gestures("pieskarieties|klikšķiniet", besides: "divreiz|dubult"),
    "et": Gestures("puudutage|klõpsake|klõpsa", besides: "kaks korda|topelt"),
    "hu": Gestures("koppints|koppintson|kattints|kattintson|nyomja meg|nyomd meg", besides: "dupl|kétszer"),
    "ro": Gestures("atingeți|apăsați|faceți clic|apasă|atinge", besides: "de două ori|dublu"),
    "ru": Gestures("нажмите|коснитесь|кликните|щёлкните|щелкните", besides: "дважды|два раза|двойн"),
    "uk": Gestures("натисніть|торкніться|клацніть", besides: "двічі|два рази|подвійн"),
    "bg": Gestures("докоснете|натиснете|щракнете", besides: "двукратно|два пъти"),
    "el": Gestures("πατήστε|αγγίξτε|κάντε κλικ", besides: "διπλ|δύο φορές"),
    "tr": Gestures("dokunun|tıklayın|basın|tıkla|dokun", besides: "iki kez|çift"),
    "id": Gestures("ketuk|klik|tekan", besides: "dua kali|ganda"),
    "vi": Gestures("nhấn vào|chạm vào|bấm vào|nhấn để|chạm để|bấm để", besides: "hai lần|đúp"),
    "ar": Gestures("اضغط|انقر|المس", besides: "مرتين|مزدوج"),
    "he": Gestures("הקש|לחץ|לחצו|הקישו|הקש כאן", besides: "פעמיים|כפול"),
    "ja": Gestures("タップ|クリック|押してください|押すと", besides: "ダブル|2 回|2回|二回|２回", hasSpaces: false),
    "ko": Gestures("탭하|클릭|누르면|누르세요|눌러", besides: "두 번|이중|더블", hasSpaces: false),
    "zh": Gestures("点击|点按|轻点|轻触|單擊|點擊|點按|輕觸|輕點|单击", besides: "两次|兩次|两下|兩下|双击|連按|雙擊", hasSpaces: false),
    "th": Gestures("แตะ|คลิก", besides: "สองครั้ง|2 ครั้ง", hasSpaces: false),
  ]
}
