import Locales
import TalkBackReader

/// TalkBack's own words for roles and states, by language: `button` in `sv` is “Knapp”.
///
/// The words are from `Locales/TalkBack.xcstrings`. For languages and regions that the catalogue lacks, the words are
/// in `table`. Source of both: google/talkback (Apache-2.0), `values-*/strings.xml`.
enum TalkBackWords {
  static func word(for name: String, in language: WrittenLanguage) -> String? {
    guard let words = table[name], let phrase = phrases[name] else { return nil }
    return words[language.tag] ?? TalkBackWording(language.tag)?.phrase(phrase, [])?.text ?? words[language.primary]
  }

  static let roles = ["button", "toggle", "checkbox", "radioButton", "image", "textField", "slider", "heading"]
  static let states = [
    "selected", "on", "off", "disabled", "checked", "notChecked", "expanded", "collapsed",
  ]

  private static let phrases: [String: TalkBackPhrase] = [
    "button": .valueButton, "toggle": .valueSwitch, "checkbox": .valueCheckbox, "radioButton": .valueRadioButton,
    "image": .valueImage, "textField": .valueEditBox, "slider": .valueSeekBar, "heading": .headingTemplate,
    "selected": .valueSelected, "on": .valueOn, "off": .valueOff, "disabled": .valueDisabled, "checked": .valueChecked,
    "notChecked": .valueNotChecked, "expanded": .valueExpanded, "collapsed": .valueCollapsed,
  ]

  /// The tags of the languages and regions whose words are only in `table`, not in `Locales/TalkBack.xcstrings`.
  static let others = Set(table.values.flatMap(\.keys))

  private static let table: [String: [String: String]] = lists.mapValues { list in
    var words: [String: String] = [:]
    for item in list.split(separator: ";") {
      let parts = item.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { words[String(parts[0])] = String(parts[1]) }
    }
    return words
  }

  private static let lists: [String: String] = [
    "button": """
    af=Knoppie;am=አዝራር;as=বুটাম;az=Düymə;be=Кнопка;bs=Dugme;en-AU=Button;en-IN=Button;eu=Botoia;fil=Button;\
    fr-CA=Bouton;gl=Botón;gu=બટન;hy=Կոճակ;ka=ღილაკი;kk=Түйме;km=ប៊ូតុង;kn=ಬಟನ್‌;ky=Баскыч;lo=ປຸ່ມ;mk=Копче;\
    ml=ബട്ടൺ;mn=Товчлуур;mr=बटण;my=ခလုတ်;ne=बटन;or=ବଟନ୍‌;pa=ਬਟਨ;pt=Botão;si=බොත්තම;sq=Butoni;sr-Latn=Dugme;\
    sw=Kitufe;ta=பட்டன்;te=బటన్;tl=Button;ur=بٹن;uz=Tugma;zh-HK=按鈕;zu=Inkinobho;
    """,
    "toggle": """
    af=Skakelaar;am=ቀይር;as=ছুইচ;az=Keçid;be=Пераключальнік;bs=Prekidač;en-AU=Switch;en-IN=Switch;\
    eu=Etengailua;fil=Switch;fr-CA=Commutateur;gl=Interruptor;gu=સ્વિચ કરો;hy=Փոխանջատիչ;ka=გადამრთველი;\
    kk=Ауысу;km=បិទ/បើក;kn=ಸ್ವಿಚ್;ky=Которуштуруу;lo=ສະລັບ;mk=Прекинувач;ml=സ്വിച്ച്;mn=Шилжигч;mr=स्विच;\
    my=ခလုတ်;ne=स्विच;or=ପରିବର୍ତ୍ତନ କରନ୍ତୁ;pa=ਸਵਿੱਚ ਕਰੋ;pt=Interruptor;si=මාරු වෙන්න;sq=Çelësi;\
    sr-Latn=Prekidač;sw=Swichi;ta=ஸ்விட்ச்;te=మార్చేది;tl=Switch;ur=سوئچ;uz=Almashtirish;zh-HK=切換按鈕;\
    zu=Shintsha;
    """,
    "checkbox": """
    af=Merkblokkie;am=አመልካች ሳጥን;as=চ্চেক বাকচ;az=Qeyd xanası;be=Поле для птушкі;bs=Okvir za odabir;\
    en-AU=Tick box;en-IN=Tick box;eu=Koadroa;fil=Check box;fr-CA=Case à cocher;gl=Caixa de verificación;\
    gu=ચેક બૉક્સ;hy=Նշավանդակ;ka=მოსანიშნი ველი;kk=Құсбелгі ұяшығы;km=ប្រអប់ធីក;kn=ಚೆಕ್ ಬಾಕ್ಸ್;\
    ky=Белгилеме кутуча;lo=ປ່ອງໝາຍ;mk=Поле за избор;ml=ചെക്ക് ബോക്‌സ്;mn=Шалгах хуудас;mr=चेक बॉक्स;\
    my=ရွှေးချယ်ရန်အကွက်;ne=जाँच बाकस;or=ଚେକ୍ ବାକ୍ସ;pa=ਚੈੱਕ-ਬਾਕਸ;pt=Caixa de seleção;si=සලකුණු කොටුව;\
    sq=Kutia e kontrollit;sr-Latn=Polje za potvrdu;sw=Kisanduku cha kuteua;ta=செக்பாக்ஸ்;te=చెక్ బాక్స్‌;\
    tl=Check box;ur=چیک باکس;uz=Belgilash katakchasi;zh-HK=選框;zu=Ibhokisi lokuthikha;
    """,
    "radioButton": """
    af=Radioknoppie;am=የሬዲዮ አዝራር;as=ৰেডিঅ' বুটাম;az=Radio düymə;be=Кнопка-пераключальнік;bs=Dugme za izbor;\
    en-AU=Radio button;en-IN=Radio button;eu=Aukera-botoia;fil=Radio button;fr-CA=Bouton radio;\
    gl=Botón de opción;gu=રેડિઓ બટન;hy=Կետակոճակ;ka=რადიო ღილაკი;kk=Ауыстырғыш;km=ប៊ូតុង​​មូល;\
    kn=ರೇಡಿಯೋ ಬಟನ್;ky=Радио баскычы;lo=ປຸ່ມເຄື່ອງໝາຍເລືອກ;mk=Радиокопче;ml=റേഡിയോ ബട്ടൺ;mn=Радио товчлуур;\
    mr=रेडिओ बटण;my=ရေဒီယို ခလုတ်;ne=रेडियो बटन;or=ରେଡିଓ ବଟନ୍‌;pa=ਰੇਡੀਓ ਬਟਨ;pt=Botão de opção;\
    si=රේඩියෝ බොත්තම;sq=Butoni i radios;sr-Latn=Dugme za izbor;sw=Kitufe cha mviringo;ta=ரேடியோ பட்டன்;\
    te=రేడియో బటన్;tl=Radio button;ur=ریڈیو بٹن;uz=Tanlash tugmasi;zh-HK=圓形按鈕;zu=Inkinobho yerediyo;
    """,
    "image": """
    af=Prent;am=ምስል;as=চিত্ৰ;az=Təsvir;be=Відарыс;bs=Slika;en-AU=Image;en-IN=Image;eu=Irudia;fil=Larawan;\
    fr-CA=Image;gl=Imaxe;gu=છબી;hy=Պատկեր;ka=სურათი;kk=Кескін;km=រូបភាព;kn=ಚಿತ್ರ;ky=Сүрөт;lo=ຮູບ;mk=Слика;\
    ml=ചിത്രം;mn=Зураг;mr=इमेज;my=ပုံ;ne=छवि;or=ଇମେଜ୍‍;pa=ਚਿਤਰ;pt=Imagem;si=රූපය;sq=Imazh;sr-Latn=Slika;\
    sw=Picha;ta=படம்;te=చిత్రం;tl=Larawan;ur=تصویر;uz=Rasm;zh-HK=圖片;zu=Isithombe;
    """,
    "textField": """
    af=Redigeerkassie;am=ሳጥኑን ያርትዑ;as=সম্পাদনা বাকচ;az=Redaktə qutusu;be=Поле рэдагавання;\
    bs=Okvir za uređivanje;en-AU=Edit box;en-IN=Edit box;eu=Editatzeko koadroa;fil=Kahon sa pag-edit;\
    fr-CA=Zone d'édition;gl=Editar caixa;gu=સંપાદન બૉક્સ;hy=Խմբագրման դաշտ;ka=რედაქტირების ველი;\
    kk=Өңдеу өрісі;km=ប្រអប់កែសម្រួល;kn=ಎಡಿಟ್ ಬಾಕ್ಸ್‌;ky=Түзөтүү кутучасы;lo=ແກ້ໄຂປ່ອງ;mk=Поле за уредување;\
    ml=എഡിറ്റ് ബോക്‌സ്;mn=Засах хэсэг;mr=संपादन बॉक्स;my=တည်းဖြတ်ရန် အကွက်;ne=सम्पादन बाकस;or=ଏଡିଟ ବକ୍ସ;\
    pa=ਸੰਪਾਦਨ ਬਾਕਸ;pt=Caixa de edição;si=සංස්කරණ කොටුව;sq=Redakto kutinë;sr-Latn=Okvir za izmene;\
    sw=Kisanduku cha kubadilisha;ta=திருத்துதல் பெட்டி;te=ఎడిట్ బాక్స్;tl=Kahon sa pag-edit;ur=ترمیمی باکس;\
    uz=Tahrirlash maydoni;zh-HK=編輯框;zu=Hlela ibhokisi;
    """,
    "slider": """
    af=Glyer;am=ተንሸራታች;as=শ্লাইডাৰ;az=Slayder;be=Паўзунок;bs=Klizač;en-AU=Slider;en-IN=Slider;\
    eu=Graduatzailea;fil=Slider;fr-CA=Curseur;gl=Control desprazable;gu=સ્લાઇડર;hy=Սահիչ;ka=სლაიდერი;\
    kk=Жүгірткі;km=របាររំកិល;kn=ಸ್ಲೈಡರ್;ky=Сыдырма;lo=ແຖບເລື່ອນ;mk=Лизгач;ml=സ്ലൈഡർ;mn=Гулсуулагч;\
    mr=स्लायडर;my=ရွှေ့တုံး;ne=स्लाइडर;or=ସ୍ଲାଇଡର୍;pa=ਸਲਾਈਡਰ;pt=Controle deslizante;si=ස්ලයිඩරය;\
    sq=Rrëshqitësi;sr-Latn=Klizač;sw=Kitelezi;ta=ஸ்லைடர்;te=స్లయిడర్;tl=Slider;ur=سلائیڈر;uz=Slayder;\
    zh-HK=滑桿;zu=Isilayida;
    """,
    "heading": """
    af=Opskrif;am=ርዕስ;as=শিৰোনাম;az=Başlıq;be=Загаловак;bs=Naslov;en-AU=Heading;en-IN=Heading;eu=Goiburua;\
    fil=Heading;fr-CA=Titre;gl=Título;gu=મથાળું;hy=Վերնագիր;ka=სათაური;kk=Тақырып;km=ចំណង​ជើង;kn=ಶೀರ್ಷಿಕೆ;\
    ky=Баш аты;lo=ຫົວເລື່ອງ;mk=Наслов;ml=തലക്കെട്ട്;mn=Толгой;mr=शीर्षक;my=ခေါင်းစီး;ne=शीर्षक;or=ଶୀର୍ଷକ;\
    pa=ਸਿਰਲੇਖ;pt=Título;si=හෙඩිම;sq=Titulli;sr-Latn=Naslov;sw=Kichwa;ta=தலைப்பு;te=ముఖ్య శీర్షిక;tl=Heading;\
    ur=ہیڈنگ;uz=Sarlavha;zh-HK=標題;zu=Isihloko;
    """,
    "selected": """
    af=gekies;am=ተመርጧል;as=বাছনি কৰা হ’ল;az=seçilib;be=выбрана;bs=odabrano;en-AU=selected;en-IN=selected;\
    eu=hautatuta;fil=napili;fr-CA=sélectionnée;gl=seleccionado;gu=પસંદ કરેલ;hy=ընտրված է;ka=არჩეულია;\
    kk=таңдалды;km=​បាន​ជ្រើសរើស;kn=ಆಯ್ಕೆಮಾಡಲಾಗಿದೆ;ky=тандалган;lo=ເລືອກແລ້ວ;mk=избрано;ml=തിരഞ്ഞെടുത്തു;\
    mn=сонгогдсон;mr=निवडलेले;my=ရွေးထား;ne=चयन गरिएको;or=ଚୟନ ହୋଇଛି;pa=ਚੁਣੀ ਗਈ;pt=selecionado;si=තෝරන ලද;\
    sq=u zgjodh;sr-Latn=izabrano je;sw=Iliyochaguliwa;ta=தேர்ந்தெடுக்கப்பட்டது;te=ఎంచుకోబడింది;tl=napili;\
    ur=منتخب کردہ;uz=tanlandi;zh-HK=已選取;zu=okukhethiwe;
    """,
    "on": """
    af=aan;am=በርቷል;as=অন হৈ আছে;az=aktiv;be=уключаны;bs=uključeno;en-AU=on;en-IN=on;eu=aktibatuta;\
    fil=Naka-on;fr-CA=activée;gl=activado;gu=ચાલુ;hy=միացված է;ka=ჩართული;kk=қосулы;km=បើក;kn=ಆನ್;ky=күйүк;\
    lo=ເປີດ;mk=вклучено;ml=ഓൺ;mn=асаалттай;mr=सुरू;my=ဖွင့်;ne=सक्रिय;or=ଚାଲୁ;pa=ਚਾਲੂ;pt=ativado;\
    si=ක්‍රියාත්මකයි;sq=aktiv;sr-Latn=uključeno;sw=Kimewashwa;ta=ஆன்;te=ఆన్‌లో ఉంది;tl=Naka-on;ur=آن;\
    uz=yoniq;zh-HK=開啟;zu=vuliwe;
    """,
    "off": """
    af=af;am=ጠፍቷል;as=অফ হৈ আছে;az=deaktiv;be=адключаны;bs=isključeno;en-AU=off;en-IN=off;eu=desaktibatuta;\
    fil=Naka-off;fr-CA=désactivée;gl=desactivado;gu=બંધ;hy=անջատված է;ka=გამორთული;kk=өшірулі;km=បិទ;kn=ಆಫ್;\
    ky=өчүк;lo=ປິດ;mk=исклучено;ml=ഓഫ്;mn=унтраалттай;mr=बंद;my=ပိတ်;ne=निष्क्रिय;or=ବନ୍ଦ;pa=ਬੰਦ;\
    pt=desativado;si=ක්‍රියාවිරහිතයි;sq=joaktiv;sr-Latn=isključeno;sw=Kimezimwa;ta=ஆஃப்;te=ఆఫ్‌లో ఉంది;\
    tl=Naka-off;ur=آف;uz=yoqilmagan;zh-HK=關閉;zu=valiwe;
    """,
    "disabled": """
    af=gedeaktiveer;am=ተሰናክሏል;as=অক্ষম কৰা হ’ল;az=deaktiv;be=адключана;bs=onemogućeno;en-AU=disabled;\
    en-IN=disabled;eu=desgaituta;fil=naka-disable;fr-CA=désactivé;gl=desactivado;gu=અક્ષમ કર્યું;\
    hy=կասեցված է;ka=გამორთულია;kk=өшірілген;km=បាន​បិទ;kn=ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಲಾಗಿದೆ;ky=өчүрүлгөн;lo=ປິດການນຳໃຊ້;\
    mk=оневозможено;ml=പ്രവർത്തനരഹിതമാക്കി;mn=идэвхгүй болсон;mr=अक्षम केलेले;my=ပိတ်ရန်;ne=असक्षम गरिएको;\
    or=ଅକ୍ଷମ ହୋଇଛି;pa=ਅਸਮਰਥਿਤ;pt=desativado;si=අබල කරන ලදී;sq=çaktivizuar;sr-Latn=onemogućeno je;\
    sw=imezimwa;ta=முடக்கப்பட்டது;te=నిలిపివేయబడింది;tl=naka-disable;ur=غیر فعال ہے;uz=o‘chirib qo‘yildi;\
    zh-HK=已停用;zu=khutshaziwe;
    """,
    "checked": """
    af=gemerk;am=ምልክት ተደርጎበታል;as=পৰীক্ষা কৰা হ’ল;az=yoxlanılıb;be=пазначана;bs=označeno;en-AU=ticked;\
    en-IN=ticked;eu=markatuta;fil=nasuri;fr-CA=Sélectionné;gl=seleccionado;gu=તપાસાયેલું;hy=նշված է;\
    ka=მონიშნულია;kk=құсбелгі қойылған;km=បាន​ធីក;kn=ಗುರುತಿಸಲಾಗಿದೆ;ky=белгиленген;lo=ເລືອກ​ແລ້ວ;mk=избрано;\
    ml=ചെക്കുചെയ്‌തു;mn=сонгогдсон;mr=निवडले;my=အမှန်ခြစ်ပြီး;ne=जाँचिएको;or=ଯାଞ୍ଚ ହୋଇଛି;\
    pa=ਸਹੀ ਦਾ ਨਿਸ਼ਾਨ ਲੱਗਿਆ ਹੋਇਆ;pt=selecionado;si=සලකුණු කර ඇත;sq=u përzgjodh;sr-Latn=obeleženo je;\
    sw=imeteuliwa;ta=தேர்ந்தெடுக்கப்பட்டது;te=ఎంచుకోబడింది;tl=nasuri;ur=چیک کیا گیا;uz=belgilandi;zh-HK=已勾選;\
    zu=kuthikhiwe;
    """,
    "notChecked": """
    af=nie gemerk nie;am=ምልክት አልተደረገበትም;as=পৰীক্ষা কৰা হোৱা নাই;az=yoxlanılmayıb;be=не пазначана;\
    bs=nije označeno;en-AU=not ticked;en-IN=not ticked;eu=ez da markatu;fil=hindi nilagyan ng check;\
    fr-CA=non sélectionné;gl=non seleccionado;gu=તપાસાયેલ નથી;hy=նշված չէ;ka=არ არის მონიშნული;\
    kk=құсбелгі қойылмаған;km=មិន​បាន​ធីក;kn=ಗುರುತಿಸಲಾಗಿಲ್ಲ;ky=белгилене элек;lo=ບໍ່ໄດ້ເລືອກ;\
    mk=не е избрано;ml=ചെക്കുചെയ്‌തിട്ടില്ല;mn=сонгогдоогүй;mr=निवडले नाही;my=ခြစ် မထား;ne=नजाँचिएको;\
    or=ଯାଞ୍ଚ ହୋଇନାହିଁ;pa=ਸਹੀ ਦਾ ਨਿਸ਼ਾਨ ਨਹੀਂ ਲੱਗਿਆ ਹੋਇਆ;pt=não selecionado;si=සළකුණු කර නැත;\
    sq=nuk u përzgjodh;sr-Latn=nije označeno;sw=haijachaguliwa;ta=தேர்வுசெய்யப்படவில்லை;te=ఎంచుకోలేదు;\
    tl=hindi nilagyan ng check;ur=چیک نہیں کیا گیا;uz=belgilanmadi;zh-HK=尚未勾選;zu=akuhloliwe;
    """,
    "expanded": """
    af=uitgevou;am=ተዘርግቷል;as=বিস্তাৰিত কৰা আছে;az=genişləndirilib;be=разгорнута;bs=prošireno;en-AU=expanded;\
    en-IN=expanded;eu=zabalduta dago;fil=pinalawak;fr-CA=développé;gl=despregado;gu=વિસ્તૃત કર્યું;\
    hy=ընդլայնվել է;ka=გაშლილია;kk=жайылды;km=បានពង្រីក;kn=ವಿಸ್ತರಿಸಲಾಗಿದೆ;ky=жайылып көрсөтүлдү;\
    lo=ຂະຫຍາຍແລ້ວ;mk=проширен;ml=വിപുലീകരിച്ചു;mn=дэлгэсэн;mr=विस्तृत केले;my=တိုးချဲ့ထားပါတယ်;\
    ne=विस्तृत गरिएको;or=ବଢ଼ାଇଦିଆଯାଇଛି;pa=ਵਿਸਤਾਰ ਕੀਤਾ ਗਿਆ;pt=expandido;si=දිග හරින ලදී;sq=u zgjerua;\
    sr-Latn=prošireno;sw=imepanuliwa;ta=விரிக்கப்பட்டது;te=విస్తరింపజేయబడింది;tl=pinalawak;ur=پھیلا ہوا;\
    uz=yoyildi;zh-HK=已經展開;zu=kunwetshiwe;
    """,
    "collapsed": """
    af=ingevou;am=ተሰብስቧል;as=সংকুচিত কৰা আছে;az=yığcamlaşdırılıb;be=згорнута;bs=skupljeno;en-AU=collapsed;\
    en-IN=collapsed;eu=tolestuta dago;fil=na-collapse;fr-CA=réduit;gl=contraído;gu=સંકુચિત કર્યું;\
    hy=կոծկվել է;ka=ჩაკეცილია;kk=жиылды;km=បានបង្រួម;kn=ಸಂಕುಚಿಸಲಾಗಿದೆ;ky=жыйыштырылды;lo=ຫຍໍ້ແລ້ວ;mk=собран;\
    ml=ചുരുക്കി;mn=хураасан;mr=संकुचित केले;my=ခေါက်သိမ်းထားပါတယ်;ne=संक्षिप्त गरिएको;or=ଛୋଟ କରିଦିଆଯାଇଛି;\
    pa=ਸੁੰਗੇੜਿਆ ਗਿਆ;pt=recolhido;si=හකුළුවන ලදී;sq=u palos;sr-Latn=skupljeno;sw=imekunjwa;\
    ta=சுருக்கப்பட்டது;te=కుదించబడింది;tl=na-collapse;ur=سکڑا ہوا;uz=yig‘ildi;zh-HK=已經收合;zu=kugoqiwe;
    """,
  ]
}
