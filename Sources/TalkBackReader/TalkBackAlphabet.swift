import AccessibilityModel
import Locales

/// The words that TalkBack says for letters, such as “alpha” for A.
///
/// Source: google/talkback 26a27dc0 (15.1), `res/raw/phonetic_letters.json`. Only the languages in this table were read
/// from the file. If the file lacks a language, TalkBack says the English words. It is not known which languages the
/// file lacks, so the model says no word in a language outside this table.
enum TalkBackAlphabet {
  /// Returns the word for a small or capital letter; nil for another character, or for a language outside the table.
  static func word(for letter: Character, language: String) -> String? {
    let letter = letter.lowercased()
    var tag = language == "en" ? "en-US" : language
    while true {
      if let words = words[tag] {
        let pairs = words.split(separator: "\n").lazy.flatMap { $0.split(separator: ",") }
        for pair in pairs {
          let parts = pair.split(separator: " ", maxSplits: 1)
          if parts.count == 2, parts[0] == letter { return String(parts[1]) }
        }
        return nil
      }
      guard let dash = tag.lastIndex(of: "-") else { return nil }
      tag = String(tag[..<dash])
    }
  }

  private static let words = [
    "en-US": """
    a alpha,b bravo,c charlie,d delta,e echo,f foxtrot,g golf,h hotel,i india,j juliet,k kilo,l lima,m mike,n november
    o oscar,p papa,q quebec,r romeo,s sierra,t tango,u uniform,v victor,w whiskey,x x-ray,y yankee,z zulu
    """,
    "en-GB": """
    a alpha,b bravo,c charlie,d delta,e echo,f foxtrot,g golf,h hotel,i india,j juliet,k kilo,l lima,m mike,n november
    o oscar,p papa,q quebec,r romeo,s sierra,t tango,u uniform,v victor,w whiskey,x xray,y yankee,z zulu
    """,
    "cs": """
    a Adam,b Božena,c Cyril,d David,e Emil,f František,g Gustav,h Helena,i Ivan,j Josef,k Karel,l Ludvík,m Marie
    n Norbert,o Otakar,p Petr,q Quido,r Rudolf,s Svatopluk,t Tomáš,u Urban s kroužkem,v Václav,w Wiliam,x Xaver
    y Ypsilon,z Zuzana
    """,
    "da": """
    a Alfa,b Bravo,c Charlie,d Delta,e Ekko,f Foxtrot,g Golf,h Hotel,i India,j Juliet,k Kilo,l Lima,m Mike,n November
    o Oscar,p Papa,q Quebec,r Romeo,s Sierra,t Tango,u Uniform,v Victor,w Whiskey,x Xray,y Yankee,z Zulu,å Åse,æ Ægir
    ø Øresund
    """,
    "de": """
    a Anton,b Berta,c Cäsar,d Dora,e Emil,f Friedrich,g Gustav,h Heinrich,i Ida,j Julius,k Kaufmann,l Ludwig,m Martha
    n Nordpol,o Otto,p Paula,q Quelle,r Richard,s Siegfried,t Theodor,u Ulrich,v Viktor,w Wilhelm,x Xantippe,y Ypsilon
    z Zeppelin,ß Eszett,ä Ärger,ö Ökonom,ü Übermut
    """,
    "es": """
    a Alfa,b Bravo,c Charlie,d Delta,e Eco,f FoxTrot,g Golf,h Hotel,i India,j Julieta,k Kilo,l Lima,m Micro,n Noviembre
    o Óscar,p Papa,q Quebec,r Romeo,s Sierra,t Tango,u Uniforme,v Víctor,w Wisky,x Xilófono,y Yanki,z Zulú
    """,
    "es-419": """
    a alfa,b bravo,c chocolate,d delta,e eco,f foxtrot,g golf,h hotel,i india,j julieta,k kilo,l lima,m maría
    n noviembre,o oscar,p papa,q quebec,r romeo,s sierra,t tango,u uniforme,v víctor,w whisky,x xilófono,y yanqui
    z zulú
    """,
    "fi": """
    a antti,b bertta,c selsius,d daavid,e erkki,f farao,g gideon,h heikki,i iiro,j jussi,k kalle,l lauri,m matti
    n niilo,o otto,p pekka,q kuu,r risto,s sakari,t timo,u unto,v ville,w kaksoisvee,x äks,y yrjö,z tsorro,ä äiti
    å ruotsalainen oo,ö öljy
    """,
    "fr": """
    a Alfa,b Bravo,c Charlie,d Delta,e éco,f Foxtrott,g Golf,h Hotel,i Inndia,j Juliette,k Kilo,l Lima,m Maillk
    n Novemmbeur,o Oscar,p Papa,q Québec,r Roméo,s Sierra,t Tango,u youniform,v Victor,w Whisky,x Iksray,y Yanki
    z Zoulou
    """,
  ]
}

extension TalkBack.Context {
  func phoneticWord(for text: String) -> Segment? {
    guard settings.phoneticLetters, text.count == 1, let letter = text.first,
      let word = TalkBackAlphabet.word(for: letter, language: wording.language)
    else { return nil }
    return Segment(.echo, word, language: wording.language, confidence: .documented, spokenAs: .text)
  }
}
