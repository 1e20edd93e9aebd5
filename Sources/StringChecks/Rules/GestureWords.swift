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
      right gesture, so it is left out, as are texts that name a key of a keyboard.
      """,
    remedy: "say what the element does: “Send the code again”",
    examples: [
      Example(
        key: "resend_a11y_label", source: "Resend the code", language: "de",
        bad: "Tippen Sie hier, um den Code erneut zu senden", good: "Code erneut senden")
    ]
  ) { input in
    input.table.texts.compactMap { text in
      guard text.entry.purpose == .accessibility, text.traits.wordCount > 1, text.isSource || !text.equalsSource,
        let list = Gestures.lists[text.language.written.primary]
      else { return nil }
      // To adjust a value, a person swipes with a screen reader, too.
      let source = (text.source ?? text).spoken.lowercased()
      let adjusts = ["adjust", "finger", "up or down"].contains(where: source.has)
      guard let word = list.first(in: text.spoken, language: adjusts ? nil : text.language.written.primary) else {
        return nil
      }
      return Spot(
        text, "\(text.spoken.quotedShort) says “\(word)”, which is another gesture with a screen reader")
    }
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
    "fi": Gestures("napauta|klikkaa|paina tästä|napsauta", besides: "kaksois|kahdesti"),
    "pl": Gestures("dotknij|stuknij|kliknij|naciśnij", besides: "dwukrotnie|dwa razy"),
    "cs": Gestures("klepněte|klikněte|ťukněte|stiskněte", besides: "dvakrát|dvoj"),
    "sk": Gestures("ťuknite|kliknite|klepnite|stlačte", besides: "dvakrát|dvoj"),
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
