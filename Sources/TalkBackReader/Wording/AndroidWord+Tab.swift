import AccessibilityModel
import Locales
import Simulation

extension AndroidWord {
  /// The role that a tab of Material's `TabLayout` describes, in the language of the app. An app in a language that the
  /// library lacks gets the English word, as Android does with every text.
  ///
  /// Source: material-components-android ac7e18ef, `item_view_role_description` in
  /// `lib/java/com/google/android/material/resources/res`.
  static func tab(in tag: String) -> LocalizedPhrase {
    let language = TalkBackWording(tag)?.language ?? LanguageTag.plain(tag)
    let codes = [language, LanguageTag.language(of: tag)]
    let known = codes.first { tabs[$0] != nil } ?? "en"
    return LocalizedPhrase(
      text: tabs[known] ?? "Tab", language: known, confidence: .documented,
      source: "material-components-android ac7e18ef, item_view_role_description", key: tab.rawValue)
  }

  private static let tabs = Dictionary(
    words.split(separator: ";").map { entry in
      let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
      return (parts[0], parts[1])
    }
  ) { first, _ in first }

  private static let words = """
    af=Oortjie;am=ትር;ar=علامة تبويب;as=Tab;az=Tab;be=Укладка;bg=Раздел;bn=ট্যাব;bs=Kartica;ca=Tabulador;\
    cs=Karta;da=Fane;de=Tab;el=Καρτέλα;en=Tab;es=Pestaña;es-419=Pestaña;et=Vaheleht;eu=Fitxa;fa=زبانه;\
    fi=Välilehti;fil=Tab;fr=Onglet;gl=Pestana;gu=ટૅબ;he=מקש Tab;hi=टैब;hr=Kartica;hu=Lap;hy=Ներդիր;id=Tab;\
    is=Flipi;it=Scheda;ja=タブ;ka=ჩანართი;kk=Қойынды;km=ផ្ទាំង;kn=ಟ್ಯಾಬ್;ko=탭;ky=Өтмөк;lo=ແຖບ;lt=Skirtukas;\
    lv=Cilne;mk=Картичка;ml=ടാബ്;mn=Таб;mr=टॅब;ms=Tab;my=တဘ်;nb=Fane;ne=ट्याब;nl=Tabblad;or=Tab;pa=ਟੈਬ;\
    pl=Karta;pt-BR=Guia;pt-PT=Separador;ro=Filă;ru=Вкладка;si=ටැබය;sk=Tabulátor;sl=Zavihek;sq=Tab;sr=Картица;\
    sr-Latn=Kartica;sv=Flik;sw=Kichupo;ta=தாவல்;te=ట్యాబ్;th=แท็บ;tr=Sekme;uk=Вкладка;ur=ٹیب;uz=Tab : Varaq;\
    vi=Thẻ;zh-HK=分頁;zh-Hans=标签页;zh-Hant=分頁標籤;zu=Ithebhu
    """
}

extension TalkBack.Context {
  /// Returns the role that a tab of `TabLayout` describes.
  func roleOfTab(_ node: AndroidNode) -> Segment? {
    guard node.isTab else { return nil }
    let word = AndroidWord.tab(in: node.language ?? appLocale)
    return Segment(.trait, word.text, language: word.language, confidence: word.confidence, phrase: word.key)
  }
}
