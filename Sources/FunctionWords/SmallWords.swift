/// Lists of frequent function words, such as “the” and “und”. They show in which language a sentence is written.
///
/// The lists are general knowledge of the languages. A word may be in several lists: only words that a language has and
/// another has not tell the two apart.
package enum SmallWords {
  private static let lists: [String: Set<String>] = {
    let lists = [
      "en":
        "the a an of to and is are in for on with your you not this that it as by from be or at have will can has "
        + "was been we our please if when all no",
      "de":
        "wenn du alle dass der die das und ist nicht ein eine einen zu den mit sich auf für von dem des im wird sie ihre ihr ihren "
        + "wurde wurden aus bei zum zur oder sind kann können es bitte noch wenn haben hat auch nach werden wir "
        + "einmal dieser diese dieses nur neue neuen anderen andere jedoch könnte müssen keine keinen kein mehr über durch "
        + "damit beim vom zwischen ohne immer schon wieder hier jetzt",
      "fr":
        "en se quand le la les de des un d l n c s j qu une est dans pour vous que pas sur avec votre du au aux et ce cette par "
        + "ou sont à être vos nous avez il elle ne si ces été aucun aucune",
      "es":
        "nuevo nueva usted cuando el la los las una de que en por con para su se del al es este esta no lo y o sus un más ha si está son "
        + "puede todos puedes pueden aquí estás ninguna ningún ninguno palabra añadir añada mensaje contraseña hasta muy pero "
        + "ahora aún hay cualquier otro otra sólo desde mientras ya sin",
      "it":
        "quando il la lo gli le di che per un una con non è del della dei nel alla sono da questo questa e o al ancora dal "
        + "delle nella stato tutti questi più si può",
      "pt":
        "quando novo nova o a os as um uma de que em para com não do da dos das no na se por seu sua é este esta ou e ao pelo mais "
        + "você foi está são nenhum todos à",
      "nl":
        "de het een en van is in op te dat niet voor met zijn je uw deze dit aan om bij wordt of we naar die hebben "
        + "heeft kan worden uit als nog ook geen",
      "af": "die is en nie van in op te vir met jou hierdie wat om het sal",
      "da":
        "og er det en et til på af for med ikke den som du har kan din dit fra eller vi blev denne hvis skal være "
        + "alle",
      "nb":
        "når og er det en et til på av for med ikke den som du har kan din ditt fra eller vi ble denne hvis skal være "
        + "alle",
      "sv":
        "och är det en ett till på av för med inte den som du har kan din ditt från eller att vi om detta denna ska "
        + "alla dina",
      "fi": "ja on ei se että tai kun ole voi olet sinun tämä oli mutta jos ovat olla sen joka tämän kaikki voit",
      "pl": "i w na z do nie się jest to że o dla lub przez od po twoje jak tym są został proszę ten być czy aby",
      "cs": "a v na se je z do že pro nebo není to jako vaše při po jsou byl pokud tento které chcete všechny od",
      "sk": "a v na sa je z do že pre alebo nie to ako vaše pri po sú bol tento ktoré chcete všetky od",
      "hu": "a az és egy nem hogy van meg is vagy ez ha be ki el lehet kell ezt minden",
      "ro": "și de la în cu pe nu este un o pentru sau din care să ați mai dacă sunt fost toate acest",
      "hr": "i u na je za se da od s ili nije su ne iz vaš ovaj biti kako sve ako",
      "sl": "in v na je za se da od z ali ni so ne iz vaš biti kako vse če",
      "tr": "ve bir bu için ile de da veya değil olarak var çok daha lütfen tüm yeni",
      "id": "dan yang di untuk dengan ini tidak ke dari atau anda akan telah pada semua adalah",
      "vi": "và của là không có cho được trong một này với các người bạn vui lòng lại đã",
      "ca": "a amb com dos el la els les de que en per amb una un no és del i o aquest aquesta està si heu tots",
      "gl": "o a os as un unha de que en para con non do da se por é este ou e máis",
      "et": "ja on ei se et või kui teie oma selle",
      "lt": "ir yra ne kad į su iš arba jūsų šis",
      "lv": "un ir nav ka ar no uz vai jūsu šis",
      "eu": "eta da ez bat duzu edo hau dira",
      "cy": "y yr a o i yn ar eich mae ac ei",
      "sq": "dhe në e i të një për me nuk është",
      "is": "og er að í á ekki til með sem þú það",
      "ga": "an na agus a ar go ní is do",
      "sw": "na ya wa kwa ni katika la za",
      "ru": "и в не на с что для по из это вы или от до как вас ваш если все был этот будет нет чтобы уже при",
      "uk": "і в не на з що для за із це ви або від до як вас ваш якщо усі був цей буде немає щоб та у",
      "be": "і ў не на з што для па гэта вы або ад да як ваш калі усе быў",
      "bg": "и в не на с че за по от това вие или до как ваш ако всички беше този ще няма да се са",
      "mk": "и во не на со дека за по од ова вие или до како вашиот ако сите беше овој ќе нема да се",
      "sr": "и у не на са да за по од ово ви или до како ваш ако све је овај ће нема се су",
    ]
    return lists.mapValues { Set($0.split(separator: " ").map(String.init)) }
  }()

  /// The codes of the languages with a list, sorted.
  package static let languages = lists.keys.sorted()

  package static func areKnown(of language: String) -> Bool { lists[language] != nil }

  package static func has(_ word: String, in language: String) -> Bool { lists[language]?.contains(word) ?? false }

  package static func words(of language: String) -> Set<String> { lists[language] ?? [] }

  /// Returns the number of words that are in the list of a language.
  package static func count(of language: String, in words: some Sequence<String>) -> Int {
    guard let list = lists[language] else { return 0 }
    return words.count { list.contains($0) }
  }

  /// Languages whose frequent words are mostly those of another language.
  package static let neighbours: [String: [String]] = [
    "nb": ["da", "sv"], "nn": ["da", "sv"], "da": ["nb", "sv"], "sv": ["da", "nb"], "pt": ["es"], "es": ["pt"],
    "cs": ["sk"], "sk": ["cs"], "hr": ["sl"], "sl": ["hr"], "ca": ["es"], "gl": ["es"], "bg": ["ru"], "mk": ["ru"],
    "sr": ["ru"],
  ]

  /// Returns the frequent words that a language has and its neighbour has not.
  package static func telling(_ language: String, from neighbour: String) -> Set<String> {
    tellingWords["\(language == "nn" ? "nb" : language) \(neighbour == "nn" ? "nb" : neighbour)"] ?? []
  }

  private static let tellingWords: [String: Set<String>] = [
    "da nb":
      "af dig mig sig efter blev bliver noget nogle nogen intet mellem op ud ind igen nej gennem uden vælg vælge tilføj slet gem "
      + "søg adgangskode besked beskeder billede billeder skærm skærmen indstillinger enhed enheden tændt baggrund "
      + "baggrunden hvornår gælder kræver ændre ændres ændret ændringer læs læse mulighed fejl fejlen findes fundet venligst tryk "
      + "at lægge læg gøre gør tilbage netværk sprog tilgængelig øjeblik anmodning gemme gemt slette "
      + "tillad tilladelse oprette oprettet opdater opdatering udløbet skift længere sidste næste",
    "nb da":
      "av deg meg seg etter ble blir noe noen mellom opp ut inn igjen nei gjennom uten velg velge søk passord melding "
      + "meldinger bilde bilder skjerm skjermen innstillinger enhet enheten bakgrunn bakgrunnen gjelder krever endre endres "
      + "endret endringer mulighet feil finnes funnet vennligst trykk tillat tillatelse opprette opprettet oppdater utløpt "
      + "lenger siste neste å legge legg gjøre gjør tilbake nettverk språk tilgjengelig øyeblikk forespørsler forespørsel "
      + "lagre lagret slett slette åpne åpnes våre dere",
    "sv nb": "och är inte från att detta också genom efter utan någon något några ska mycket",
    "nb sv": "og er ikke fra eller dette også gjennom etter uten noen noe skal mye jeg å",
    "sv da": "och är inte från detta också genom utan någon något några ska mycket",
    "da sv": "og er ikke fra dette også gennem efter uden nogen noget nogle skal meget jeg at af",
    "es pt":
      "los las una del con estás ninguna ningún puede puedes pueden aquí añadir palabra contraseña hasta pero ahora "
      + "hay cualquier otro otra sólo desde mientras ya sin muy usted el y en es lo su sus cuando nuevo nueva mensaje mensajes",
    "pt es":
      "os um uma em com não do da dos das ao pelo pela você seu sua são isso também até mas agora qualquer outro "
      + "outra só sem muito e ou na foi mensagem mensagens senha",
    "hr sl":
      "molimo koristite biste ili nije gdje ako što može možete moguće potrebno unesite odaberite lozinka lozinku "
      + "poruka poruke poruku korisnik korisnika sve svi već također jer kada dok koji koja koje sadrži prije poslije "
      + "uvijek ovdje tijekom ukloniti spremi spremite otvorite zatvorite dodirnite posjetitelje ovaj ova ovu nema",
    "sl hr":
      "še kaj lahko želite kjer ker nimate zaradi sporočilo sporočila geslo vnesite izberite nastavitve več vse vsi "
      + "vsak tudi zdaj potem brez nobenih noben nobena pogovor pogovorov bomo boste prosimo morate ta ključ",
    "es ca":
      "los una del con y el para por su sus este muy pero otro otra nuevo hay sin más hemos puede puedes elija elige "
      + "día ningún ninguna usted cuando desde hasta mensaje contraseña aquí está lo como ha favor",
    "ca es":
      "amb els aquest aquesta dels pel pels als però altre altra nou nova hi sense més heu podeu trieu dia cap quan "
      + "des fins missatge contrasenya aquí està com si us plau què són",
    "es gl":
      "los las una del con y el para por su sus este muy pero otro otra nuevo hay hasta mensaje contraseña usted",
    "gl es":
      "os as unha do da dos das con e o a para por seu súa este moi pero outro outra novo hai ata mensaxe contrasinal",
    "ru bg":
      "о об вам вас вы мы нас нам что если чтобы для это этот эта эти этого только будет нет его её их был была были "
      + "можно нужно после ещё еще уже все всё новый новая новое новой нового который которая которые",
    "bg ru": "че ще се са със във това този тази тези когато вашия няма бъде беше всички моля трябва",
    "ru mk":
      "о об вам вас вы мы нас нам что если чтобы для это этот эта эти этого только будет нет его её их был была были "
      + "можно нужно после ещё еще уже все всё новый новая новое новой нового который которая которые",
    "mk ru": "дека ќе се со во ова овој оваа кога вашиот нема биде беше сите ве молиме треба",
    "ru sr":
      "об вам вас вы мы что если чтобы для это этот эта эти этого только будет нет её их был была были "
      + "можно нужно после ещё еще уже все всё новый новая новое новой нового который которая которые",
    "sr ru": "да ће се су са ово овај ова када ваш нема бити био сви молимо треба",
    "sk cs":
      "nie sú alebo pre ktoré ktorý ktorá všetky ešte môžete môže nemožno žiadne žiadny vašej keď "
      + "zariadenie bol bola boli ďalšie",
    "cs sk":
      "ne není jsou nebo pro které který která všechny ještě můžete může nelze žádné žádný když zařízení další při",
  ].mapValues { Set($0.split(separator: " ").map(String.init)) }

  /// Letters that one language has and its neighbour never has.
  package static let foreignLetters: [String: [String: Set<Unicode.Scalar>]] = [
    "nb": ["sv": "äö"], "nn": ["sv": "äö"], "da": ["sv": "äö"], "sv": ["da": "æø", "nb": "æø"], "pt": ["es": "ñ"],
    "es": ["pt": "ãõç"], "sk": ["cs": "ěřů"], "cs": ["sk": "ľĺŕôä"],
    "bg": ["ru": "ыэё"], "sl": ["hr": "ćđ"], "gl": ["es": ""], "ca": ["es": "ñ"],
  ].mapValues { $0.mapValues { Set($0.unicodeScalars) } }

  /// Frequent Russian words that Ukrainian and Belarusian do not have.
  package static let russian: Set<String> = Set(
    ("и что это или если когда чтобы этот эта эти его её их они только нет есть был будет "
      + " может можно нужно после также который которая которые настройка настройки сообщение сообщения "
      + "сообщений пользователь пользователя устройство добавить удалить выберите нажмите введите указываются "
      + "между более менее своих")
      .split(separator: " ").map(String.init))

  /// Letters that a language never has, although others in the same script have them.
  package static let impossibleLetters: [String: Set<Unicode.Scalar>] = [
    "uk": "ыэёъ", "be": "щъи", "bg": "ыэё", "ru": "іїєґў", "mk": "ыэёъщйюяь", "sr": "йщъыьэюя",
    "ar": "پچژگکی",
  ].mapValues { Set($0.unicodeScalars) }
}

/// Characters that are only in simplified or only in traditional Chinese.
package enum ChineseCharacters {
  package static let simplified: Set<Unicode.Scalar> = Set(
    ("这们时会对说过还没开关样给让现发见边进远运动长门问间闻听读写书车东马电视图网络数据设备录载单选择输认"
      + "证验码错误删编辑贴导态题组织类标签页请确连链话语记频储级权项账户费务资讯线机应场际显览扫处变难习学热"
      + "爱业严两举义乐买争产亲亿仅价优传侧员响围园圆块坏声头夺奖妇实审宽宾寻尔尝层属币帐师带帮库废异弃张弹归"
      + "彻径忆怀总恋悬惊惯愿戏战护报拟拥挂挡挥损换摄敌断无旧晓暂术杀杂条来极构栏树档桥检楼欢残毕汇汉沟浏测济"
      + "浓润涨渐满滚滞滤灭灯灵烦犹独狭环画疗监盖盘础离种积称稳笔简紧纠红约纪纯纳纵纸细终经结绝统继绩续维缓缩"
      + "罗罚职联聪胜脑脱获营虑虚虽补装观规觉触计订讨训议讲许论访评识诉词译试询该详诸课调谁谢贝负财责败货质购"
      + "赞赠赢趋跃转轮软轻较达迟适递逻遗邮释钟钥钱铃银销锁键镜闪闭阅队阶阴阵险随隐顺须预领颜额风饭馆驱").unicodeScalars)

  package static let traditional: Set<Unicode.Scalar> = Set(
    ("這們時會對說過還沒開關樣給讓現發見邊進遠運動長門問間聞聽讀寫書車東馬電視圖網絡數據設備錄載單選擇輸認"
      + "證驗碼錯誤刪編輯貼導態題組織類標籤頁請確連鏈話語記頻儲級權項賬費務資訊線機應場際顯覽掃處變難習學熱愛"
      + "業嚴兩舉義樂買爭產親億僅價優傳側員響圍園圓塊壞聲頭奪獎婦實審寬賓尋爾嘗層屬幣帳師帶幫庫廢異棄張彈歸徹"
      + "徑憶懷總戀懸驚慣願戲戰護報擬擁掛擋揮損換攝敵斷無舊曉暫術殺雜條來極構欄樹檔橋檢樓歡殘畢匯漢溝瀏測濟濃"
      + "潤漲漸滿滾滯濾滅燈靈煩猶獨狹環畫療監蓋盤礎離種積稱穩筆簡緊糾紅約紀純納縱紙細終經結絕統繼績續維緩縮羅"
      + "罰職聯聰勝腦脫獲營慮虛雖補裝觀規覺觸計訂討訓議講許論訪評識訴詞譯試詢該詳諸課調誰謝貝負財責敗貨質購讚"
      + "贈贏趨躍轉輪軟輕較達遲適遞邏遺郵釋鐘鑰錢鈴銀銷鎖鍵鏡閃閉閱隊階陰陣險隨隱順須預領顏額風飯館驅").unicodeScalars)
}
