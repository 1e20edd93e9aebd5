/// TalkBack's own words for roles and states, by language: `button` in `sv` is “Knapp”.
///
/// From google/talkback (Apache-2.0), `values-*/strings.xml`. VoiceOver's words are in `Locales`.
enum TalkBackWords {
  /// Returns the word for a role or state in a language, otherwise in its base language; nil if there is none.
  static func word(for name: String, in language: WrittenLanguage) -> String? {
    guard let words = table[name] else { return nil }
    return words[language.tag] ?? words[language.primary]
  }

  static let roles = ["button", "toggle", "checkbox", "radioButton", "image", "textField", "slider", "heading"]
  static let states = [
    "selected", "on", "off", "disabled", "checked", "notChecked", "expanded", "collapsed",
  ]

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
    af=Knoppie;am=አዝራር;ar=زر;as=বুটাম;az=Düymə;be=Кнопка;bg=Бутон;bn=বোতাম;bs=Dugme;ca=Botó;cs=Tlačítko;\
    da=Knap;de=Schaltfläche;el=Κουμπί;en=Button;en-AU=Button;en-GB=Button;en-IN=Button;es=Botón;es-419=Botón;\
    et=Nupp;eu=Botoia;fa=دکمه;fi=Painike;fil=Button;fr=Bouton;fr-CA=Bouton;gl=Botón;gu=બટન;hi=बटन;hr=Gumb;\
    hu=Gomb;hy=Կոճակ;id=Tombol;in=Tombol;is=Hnappur;it=Pulsante;iw=לחצן;ja=ボタン;ka=ღილაკი;kk=Түйме;km=ប៊ូតុង;\
    kn=ಬಟನ್‌;ko=버튼;ky=Баскыч;lo=ປຸ່ມ;lt=Mygtukas;lv=Poga;mk=Копче;ml=ബട്ടൺ;mn=Товчлуур;mr=बटण;ms=Butang;\
    my=ခလုတ်;nb=Knapp;ne=बटन;nl=Knop;no=Knapp;or=ବଟନ୍‌;pa=ਬਟਨ;pl=Przycisk;pt=Botão;pt-BR=Botão;pt-PT=Botão;\
    ro=Buton;ru=Кнопка;si=බොත්තම;sk=Tlačidlo;sl=Gumb;sq=Butoni;sr=Дугме;sr-Latn=Dugme;sv=Knapp;sw=Kitufe;\
    ta=பட்டன்;te=బటన్;th=ปุ่ม;tl=Button;tr=Düğme;uk=Кнопка;ur=بٹن;uz=Tugma;vi=Nút;zh-CN=按钮;zh-HK=按鈕;zh-TW=按鈕;\
    zu=Inkinobho;
    """,
    "toggle": """
    af=Skakelaar;am=ቀይር;ar=مفتاح تحكّم;as=ছুইচ;az=Keçid;be=Пераключальнік;bg=Превключвател;bn=পাল্টান;\
    bs=Prekidač;ca=Interruptor;cs=Přepínač;da=Kontakt;de=Schalter;el=Διακόπτης;en=Switch;en-AU=Switch;\
    en-GB=Switch;en-IN=Switch;es=Interruptor;es-419=Interruptor;et=Lüliti;eu=Etengailua;fa=سوئیچ;fi=Valitsin;\
    fil=Switch;fr=Bouton;fr-CA=Commutateur;gl=Interruptor;gu=સ્વિચ કરો;hi=स्विच;hr=Prekidač;hu=Váltás;\
    hy=Փոխանջատիչ;id=Tombol;in=Tombol;is=Rofi;it=Opzione;iw=מתג;ja=スイッチ;ka=გადამრთველი;kk=Ауысу;km=បិទ/បើក;\
    kn=ಸ್ವಿಚ್;ko=스위치;ky=Которуштуруу;lo=ສະລັບ;lt=Jungiklis;lv=Slēdzis;mk=Прекинувач;ml=സ്വിച്ച്;mn=Шилжигч;\
    mr=स्विच;ms=Tukar;my=ခလုတ်;nb=Bryter;ne=स्विच;nl=Schakelaar;no=Bryter;or=ପରିବର୍ତ୍ତନ କରନ୍ତୁ;pa=ਸਵਿੱਚ ਕਰੋ;\
    pl=Przełącz;pt=Interruptor;pt-BR=Interruptor;pt-PT=Interruptor;ro=Comutator;ru=Переключатель;\
    si=මාරු වෙන්න;sk=Prepínač;sl=Stikalo;sq=Çelësi;sr=Прекидач;sr-Latn=Prekidač;sv=Reglage;sw=Swichi;\
    ta=ஸ்விட்ச்;te=మార్చేది;th=สวิตช์;tl=Switch;tr=Anahtar;uk=Перемикач;ur=سوئچ;uz=Almashtirish;\
    vi=Nút chuyển;zh-CN=开关;zh-HK=切換按鈕;zh-TW=開關;zu=Shintsha;
    """,
    "checkbox": """
    af=Merkblokkie;am=አመልካች ሳጥን;ar=مربع اختيار;as=চ্চেক বাকচ;az=Qeyd xanası;be=Поле для птушкі;\
    bg=Квадратче за отметка;bn=চেকবাক্স;bs=Okvir za odabir;ca=Casella de selecció;cs=Zaškrtávací políčko;\
    da=Afkrydsningsfelt;de=Kästchen;el=Πλαίσιο ελέγχου;en=Check box;en-AU=Tick box;en-GB=Tick box;\
    en-IN=Tick box;es=Casilla de verificación;es-419=Casilla de verificación;et=Märkeruut;eu=Koadroa;\
    fa=چارگوش انتخاب;fi=Valintaruutu;fil=Check box;fr=Case à cocher;fr-CA=Case à cocher;\
    gl=Caixa de verificación;gu=ચેક બૉક્સ;hi=चेक बॉक्स;hr=Potvrdni okvir;hu=Jelölőnégyzet;hy=Նշավանդակ;\
    id=Kotak centang;in=Kotak centang;is=Gátreitur;it=Casella di controllo;iw=תיבת סימון;ja=チェックボックス;\
    ka=მოსანიშნი ველი;kk=Құсбелгі ұяшығы;km=ប្រអប់ធីក;kn=ಚೆಕ್ ಬಾಕ್ಸ್;ko=체크박스;ky=Белгилеме кутуча;lo=ປ່ອງໝາຍ;\
    lt=Žymimasis laukelis;lv=Izvēles rūtiņa;mk=Поле за избор;ml=ചെക്ക് ബോക്‌സ്;mn=Шалгах хуудас;mr=चेक बॉक्स;\
    ms=Kotak pilihan;my=ရွှေးချယ်ရန်အကွက်;nb=Avmerkingsboks;ne=जाँच बाकस;nl=Selectievakje;no=Avmerkingsboks;\
    or=ଚେକ୍ ବାକ୍ସ;pa=ਚੈੱਕ-ਬਾਕਸ;pl=Pole wyboru;pt=Caixa de seleção;pt-BR=Caixa de seleção;\
    pt-PT=Caixa de verificação;ro=Casetă de selectare;ru=Флажок;si=සලකුණු කොටුව;sk=Začiarkavacie políčko;\
    sl=Potrditveno polje;sq=Kutia e kontrollit;sr=Поље за потврду;sr-Latn=Polje za potvrdu;sv=Kryssruta;\
    sw=Kisanduku cha kuteua;ta=செக்பாக்ஸ்;te=చెక్ బాక్స్‌;th=ช่องทำเครื่องหมาย;tl=Check box;tr=Onay kutusu;\
    uk=Прапорець;ur=چیک باکس;uz=Belgilash katakchasi;vi=Hộp kiểm;zh-CN=复选框;zh-HK=選框;zh-TW=核取方塊;\
    zu=Ibhokisi lokuthikha;
    """,
    "radioButton": """
    af=Radioknoppie;am=የሬዲዮ አዝራር;ar=زر اختيار;as=ৰেডিঅ' বুটাম;az=Radio düymə;be=Кнопка-пераключальнік;\
    bg=Бутон за избор;bn=রেডিও বোতাম;bs=Dugme za izbor;ca=Botó d'opció;cs=Přepínací políčko;\
    da=Alternativknap;de=Optionsfeld;el=Κουμπί επιλογής;en=Radio button;en-AU=Radio button;\
    en-GB=Radio button;en-IN=Radio button;es=Botón de selección;es-419=Botón de selección;et=Raadionupp;\
    eu=Aukera-botoia;fa=دکمه رادیویی;fi=Valintanappi;fil=Radio button;fr=Case d'option;fr-CA=Bouton radio;\
    gl=Botón de opción;gu=રેડિઓ બટન;hi=रेडियो बटन;hr=Izborni gumb;hu=Választógomb;hy=Կետակոճակ;\
    id=Tombol radio;in=Tombol radio;is=Hringhnappur;it=Pulsante di opzione;iw=לחצן בחירה;ja=ラジオボタン;\
    ka=რადიო ღილაკი;kk=Ауыстырғыш;km=ប៊ូតុង​​មូល;kn=ರೇಡಿಯೋ ಬಟನ್;ko=라디오 버튼;ky=Радио баскычы;\
    lo=ປຸ່ມເຄື່ອງໝາຍເລືອກ;lt=Akutė;lv=Poga;mk=Радиокопче;ml=റേഡിയോ ബട്ടൺ;mn=Радио товчлуур;mr=रेडिओ बटण;\
    ms=Butang radio;my=ရေဒီယို ခလုတ်;nb=Alternativknapp;ne=रेडियो बटन;nl=Keuzerondje;no=Alternativknapp;\
    or=ରେଡିଓ ବଟନ୍‌;pa=ਰੇਡੀਓ ਬਟਨ;pl=Przycisk opcji;pt=Botão de opção;pt-BR=Botão de opção;\
    pt-PT=Botão de opção;ro=Buton radio;ru=Переключатель;si=රේඩියෝ බොත්තම;sk=Prepínač;sl=Izbirni gumb;\
    sq=Butoni i radios;sr=Дугме за избор;sr-Latn=Dugme za izbor;sv=Alternativknapp;sw=Kitufe cha mviringo;\
    ta=ரேடியோ பட்டன்;te=రేడియో బటన్;th=ปุ่มตัวเลือก;tl=Radio button;tr=Radyo düğmesi;uk=Перемикач;\
    ur=ریڈیو بٹن;uz=Tanlash tugmasi;vi=Nút radio;zh-CN=单选按钮;zh-HK=圓形按鈕;zh-TW=圓形按鈕;zu=Inkinobho yerediyo;
    """,
    "image": """
    af=Prent;am=ምስል;ar=صورة;as=চিত্ৰ;az=Təsvir;be=Відарыс;bg=Изображение;bn=ছবি;bs=Slika;ca=Imatge;\
    cs=Obrázek;da=Billede;de=Bild;el=Εικόνα;en=Image;en-AU=Image;en-GB=Image;en-IN=Image;es=Imagen;\
    es-419=Imagen;et=Pilt;eu=Irudia;fa=تصویر;fi=Kuva;fil=Larawan;fr=Image;fr-CA=Image;gl=Imaxe;gu=છબી;\
    hi=इमेज;hr=Slika;hu=Kép;hy=Պատկեր;id=Gambar;in=Gambar;is=Mynd;it=Immagine;iw=תמונה;ja=画像;ka=სურათი;\
    kk=Кескін;km=រូបភាព;kn=ಚಿತ್ರ;ko=이미지;ky=Сүрөт;lo=ຮູບ;lt=Vaizdas;lv=Attēls;mk=Слика;ml=ചിത്രം;mn=Зураг;\
    mr=इमेज;ms=Imej;my=ပုံ;nb=Bilde;ne=छवि;nl=Afbeelding;no=Bilde;or=ଇମେଜ୍‍;pa=ਚਿਤਰ;pl=Zdjęcie;pt=Imagem;\
    pt-BR=Imagem;pt-PT=Imagem;ro=Imagine;ru=Изображение;si=රූපය;sk=Obrázok;sl=Slika;sq=Imazh;sr=Слика;\
    sr-Latn=Slika;sv=Bild;sw=Picha;ta=படம்;te=చిత్రం;th=รูปภาพ;tl=Larawan;tr=Resim;uk=Зображення;ur=تصویر;\
    uz=Rasm;vi=Hình ảnh;zh-CN=图片;zh-HK=圖片;zh-TW=圖片;zu=Isithombe;
    """,
    "textField": """
    af=Redigeerkassie;am=ሳጥኑን ያርትዑ;ar=مربع تعديل;as=সম্পাদনা বাকচ;az=Redaktə qutusu;be=Поле рэдагавання;\
    bg=Поле за редактиране;bn=সম্পাদনা বাক্স;bs=Okvir za uređivanje;ca=Quadre d'edició;cs=Textové pole;\
    da=Redigeringsfelt;de=Bearbeitungsfeld;el=Πλαίσιο επεξεργασίας;en=Edit box;en-AU=Edit box;en-GB=Edit box;\
    en-IN=Edit box;es=Cuadro de edición;es-419=Editar casilla;et=Muutmiskast;eu=Editatzeko koadroa;\
    fa=چارگوش ویرایش;fi=Muokkauskenttä;fil=Kahon sa pag-edit;fr=Zone d'édition;fr-CA=Zone d'édition;\
    gl=Editar caixa;gu=સંપાદન બૉક્સ;hi=संपादन बॉक्स;hr=Uređivački okvir;hu=Szerkesztőmező;hy=Խմբագրման դաշտ;\
    id=Kotak edit;in=Kotak edit;is=Textareitur;it=Casella di modifica;iw=תיבת עריכה;ja=編集ボックス;\
    ka=რედაქტირების ველი;kk=Өңдеу өрісі;km=ប្រអប់កែសម្រួល;kn=ಎಡಿಟ್ ಬಾಕ್ಸ್‌;ko=수정 창;ky=Түзөтүү кутучасы;\
    lo=ແກ້ໄຂປ່ອງ;lt=Redagavimo laukelis;lv=Rediģēšanas lodziņš;mk=Поле за уредување;ml=എഡിറ്റ് ബോക്‌സ്;\
    mn=Засах хэсэг;mr=संपादन बॉक्स;ms=Kotak edit;my=တည်းဖြတ်ရန် အကွက်;nb=Redigeringsfelt;ne=सम्पादन बाकस;\
    nl=Bewerkingsvak;no=Redigeringsfelt;or=ଏଡିଟ ବକ୍ସ;pa=ਸੰਪਾਦਨ ਬਾਕਸ;pl=Pole edycji;pt=Caixa de edição;\
    pt-BR=Caixa de edição;pt-PT=Caixa de edição;ro=Casetă de editare;ru=Окно редактирования;si=සංස්කරණ කොටුව;\
    sk=Pole úprav;sl=Polje za urejanje;sq=Redakto kutinë;sr=Оквир за измене;sr-Latn=Okvir za izmene;\
    sv=Redigeringsruta;sw=Kisanduku cha kubadilisha;ta=திருத்துதல் பெட்டி;te=ఎడిట్ బాక్స్;th=ช่องแก้ไข;\
    tl=Kahon sa pag-edit;tr=Düzenleme kutusu;uk=Вікно редагування;ur=ترمیمی باکس;uz=Tahrirlash maydoni;\
    vi=Hộp chỉnh sửa;zh-CN=编辑框;zh-HK=編輯框;zh-TW=編輯方塊;zu=Hlela ibhokisi;
    """,
    "slider": """
    af=Glyer;am=ተንሸራታች;ar=شريط التمرير;as=শ্লাইডাৰ;az=Slayder;be=Паўзунок;bg=Плъзгач;bn=স্লাইডার;bs=Klizač;\
    ca=Control lliscant;cs=Posuvník;da=Skyder;de=Schieberegler;el=Ρυθμιστικό;en=Slider;en-AU=Slider;\
    en-GB=Slider;en-IN=Slider;es=Control deslizante;es-419=Control deslizante;et=Liugur;eu=Graduatzailea;\
    fa=لغزنده;fi=Liukusäädin;fil=Slider;fr=Curseur;fr-CA=Curseur;gl=Control desprazable;gu=સ્લાઇડર;\
    hi=स्लाइडर;hr=Klizač;hu=Csúszka;hy=Սահիչ;id=Penggeser;in=Penggeser;is=Sleði;it=Cursore;iw=פס הזזה;\
    ja=スライダー;ka=სლაიდერი;kk=Жүгірткі;km=របាររំកិល;kn=ಸ್ಲೈಡರ್;ko=슬라이더;ky=Сыдырма;lo=ແຖບເລື່ອນ;lt=Šliaužiklis;\
    lv=Slīdnis;mk=Лизгач;ml=സ്ലൈഡർ;mn=Гулсуулагч;mr=स्लायडर;ms=Peluncur;my=ရွှေ့တုံး;nb=Glidebryter;\
    ne=स्लाइडर;nl=Schuifregelaar;no=Glidebryter;or=ସ୍ଲାଇଡର୍;pa=ਸਲਾਈਡਰ;pl=Suwak;pt=Controle deslizante;\
    pt-BR=Controle deslizante;pt-PT=Controlo de deslize;ro=Glisor;ru=Ползунок;si=ස්ලයිඩරය;sk=Posúvač;\
    sl=Drsnik;sq=Rrëshqitësi;sr=Клизач;sr-Latn=Klizač;sv=Skjutreglage;sw=Kitelezi;ta=ஸ்லைடர்;te=స్లయిడర్;\
    th=แถบเลื่อน;tl=Slider;tr=Kaydırma çubuğu;uk=Повзунок;ur=سلائیڈر;uz=Slayder;vi=Thanh trượt;zh-CN=滑块;\
    zh-HK=滑桿;zh-TW=滑桿;zu=Isilayida;
    """,
    "heading": """
    af=Opskrif;am=ርዕስ;ar=عنوان;as=শিৰোনাম;az=Başlıq;be=Загаловак;bg=Заглавие;bn=শিরোনাম;bs=Naslov;\
    ca=Encapçalament;cs=Nadpis;da=Overskrift;de=Überschrift;el=Κεφαλίδα;en=Heading;en-AU=Heading;\
    en-GB=Heading;en-IN=Heading;es=Encabezado;es-419=Encabezado;et=Pealkiri;eu=Goiburua;fa=عنوان;fi=Otsikko;\
    fil=Heading;fr=Titre;fr-CA=Titre;gl=Título;gu=મથાળું;hi=टाइटल;hr=Naslov;hu=Címsor;hy=Վերնագիր;id=Judul;\
    in=Judul;is=Fyrirsögn;it=Intestazione;iw=כותרת;ja=見出し;ka=სათაური;kk=Тақырып;km=ចំណង​ជើង;kn=ಶೀರ್ಷಿಕೆ;\
    ko=제목;ky=Баш аты;lo=ຫົວເລື່ອງ;lt=Antraštė;lv=Virsraksts;mk=Наслов;ml=തലക്കെട്ട്;mn=Толгой;mr=शीर्षक;\
    ms=Tajuk;my=ခေါင်းစီး;nb=Overskrift;ne=शीर्षक;nl=Kop;no=Overskrift;or=ଶୀର୍ଷକ;pa=ਸਿਰਲੇਖ;pl=Nagłówek;\
    pt=Título;pt-BR=Título;pt-PT=Cabeçalho;ro=Titlu;ru=Заголовок;si=හෙඩිම;sk=Nadpis;sl=Naslov;sq=Titulli;\
    sr=Наслов;sr-Latn=Naslov;sv=Rubrik;sw=Kichwa;ta=தலைப்பு;te=ముఖ్య శీర్షిక;th=ส่วนหัว;tl=Heading;tr=Başlık;\
    uk=Заголовок;ur=ہیڈنگ;uz=Sarlavha;vi=Tiêu đề;zh-CN=标题;zh-HK=標題;zh-TW=標題;zu=Isihloko;
    """,
    "selected": """
    af=gekies;am=ተመርጧል;ar=محدد;as=বাছনি কৰা হ’ল;az=seçilib;be=выбрана;bg=избрано;bn=নির্বাচিত;bs=odabrano;\
    ca=seleccionat;cs=vybráno;da=valgt;de=ausgewählt;el=επιλεγμένο;en=selected;en-AU=selected;en-GB=selected;\
    en-IN=selected;es=seleccionado;es-419=seleccionado;et=valitud;eu=hautatuta;fa=انتخاب شده;fi=valittu;\
    fil=napili;fr=sélectionné;fr-CA=sélectionnée;gl=seleccionado;gu=પસંદ કરેલ;hi=चयनित;hr=odabrano;\
    hu=bejelölve;hy=ընտրված է;id=dipilih;in=dipilih;is=valið;it=selezionata;iw=נבחר;ja=選択済み;ka=არჩეულია;\
    kk=таңдалды;km=​បាន​ជ្រើសរើស;kn=ಆಯ್ಕೆಮಾಡಲಾಗಿದೆ;ko=선택됨;ky=тандалган;lo=ເລືອກແລ້ວ;lt=pasirinkta;\
    lv=atlasīts;mk=избрано;ml=തിരഞ്ഞെടുത്തു;mn=сонгогдсон;mr=निवडलेले;ms=dipilih;my=ရွေးထား;nb=valgt;\
    ne=चयन गरिएको;nl=geselecteerd;no=valgt;or=ଚୟନ ହୋଇଛି;pa=ਚੁਣੀ ਗਈ;pl=wybrano;pt=selecionado;\
    pt-BR=selecionado;pt-PT=selecionado;ro=selectat;ru=выбрано;si=තෝරන ලද;sk=vybraté;sl=izbrano;sq=u zgjodh;\
    sr=изабрано је;sr-Latn=izabrano je;sv=markerad;sw=Iliyochaguliwa;ta=தேர்ந்தெடுக்கப்பட்டது;\
    te=ఎంచుకోబడింది;th=เลือกแล้ว;tl=napili;tr=seçili;uk=вибрано;ur=منتخب کردہ;uz=tanlandi;vi=đã chọn;\
    zh-CN=已选中;zh-HK=已選取;zh-TW=已選取;zu=okukhethiwe;
    """,
    "on": """
    af=aan;am=በርቷል;ar=مفعّل;as=অন হৈ আছে;az=aktiv;be=уключаны;bg=включено;bn=চালু;bs=uključeno;ca=activat;\
    cs=zapnuto;da=til;de=an;el=ενεργός;en=on;en-AU=on;en-GB=on;en-IN=on;es=activado;es-419=activado;et=sees;\
    eu=aktibatuta;fa=روشن;fi=Päällä;fil=Naka-on;fr=activé;fr-CA=activée;gl=activado;gu=ચાલુ;hi=चालू;\
    hr=uključeno;hu=be;hy=միացված է;id=aktif;in=aktif;is=kveikt;it=attivato;iw=פועל;ja=ON;ka=ჩართული;\
    kk=қосулы;km=បើក;kn=ಆನ್;ko=켜짐;ky=күйүк;lo=ເປີດ;lt=įjungta;lv=ieslēgts;mk=вклучено;ml=ഓൺ;mn=асаалттай;\
    mr=सुरू;ms=hidup;my=ဖွင့်;nb=på;ne=सक्रिय;nl=aan;no=på;or=ଚାଲୁ;pa=ਚਾਲੂ;pl=włączono;pt=ativado;\
    pt-BR=ativado;pt-PT=ativado;ro=activat;ru=включено;si=ක්‍රියාත්මකයි;sk=zapnuté;sl=vklopljeno;sq=aktiv;\
    sr=укључено;sr-Latn=uključeno;sv=på;sw=Kimewashwa;ta=ஆன்;te=ఆన్‌లో ఉంది;th=เปิดอยู่;tl=Naka-on;tr=açık;\
    uk=увімкнено;ur=آن;uz=yoniq;vi=bật;zh-CN=已开启;zh-HK=開啟;zh-TW=開啟;zu=vuliwe;
    """,
    "off": """
    af=af;am=ጠፍቷል;ar=غير مفعّل;as=অফ হৈ আছে;az=deaktiv;be=адключаны;bg=изключено;bn=বন্ধ;bs=isključeno;\
    ca=desactivat;cs=vypnuto;da=fra;de=aus;el=ανενεργό;en=off;en-AU=off;en-GB=off;en-IN=off;es=desactivado;\
    es-419=desactivado;et=väljas;eu=desaktibatuta;fa=خاموش;fi=Ei päällä;fil=Naka-off;fr=désactivé;\
    fr-CA=désactivée;gl=desactivado;gu=બંધ;hi=बंद;hr=isključeno;hu=ki;hy=անջատված է;id=nonaktif;in=nonaktif;\
    is=slökkt;it=disattivato;iw=כבוי;ja=OFF;ka=გამორთული;kk=өшірулі;km=បិទ;kn=ಆಫ್;ko=꺼짐;ky=өчүк;lo=ປິດ;\
    lt=išjungta;lv=izslēgts;mk=исклучено;ml=ഓഫ്;mn=унтраалттай;mr=बंद;ms=mati;my=ပိတ်;nb=av;ne=निष्क्रिय;\
    nl=uit;no=av;or=ବନ୍ଦ;pa=ਬੰਦ;pl=wył;pt=desativado;pt-BR=desativado;pt-PT=desativado;ro=dezactivat;\
    ru=отключено;si=ක්‍රියාවිරහිතයි;sk=vypnuté;sl=izklopljeno;sq=joaktiv;sr=искључено;sr-Latn=isključeno;\
    sv=av;sw=Kimezimwa;ta=ஆஃப்;te=ఆఫ్‌లో ఉంది;th=ปิดอยู่;tl=Naka-off;tr=kapalı;uk=вимкнено;ur=آف;\
    uz=yoqilmagan;vi=tắt;zh-CN=已关闭;zh-HK=關閉;zh-TW=關閉;zu=valiwe;
    """,
    "disabled": """
    af=gedeaktiveer;am=ተሰናክሏል;ar=غير مفعّل;as=অক্ষম কৰা হ’ল;az=deaktiv;be=адключана;bg=деактивирано;\
    bn=অক্ষম রয়েছে;bs=onemogućeno;ca=desactivat;cs=deaktivováno;da=deaktiveret;de=deaktiviert;\
    el=απενεργοποιημένο;en=disabled;en-AU=disabled;en-GB=disabled;en-IN=disabled;es=inhabilitado;\
    es-419=Inhabilitado;et=keelatud;eu=desgaituta;fa=غیرفعال;fi=ei käytössä;fil=naka-disable;fr=désactivé;\
    fr-CA=désactivé;gl=desactivado;gu=અક્ષમ કર્યું;hi=अक्षम;hr=onemogućeno;hu=kikapcsolva;hy=կասեցված է;\
    id=dinonaktifkan;in=dinonaktifkan;is=óvirk;it=disattivato;iw=מושבת;ja=無効;ka=გამორთულია;kk=өшірілген;\
    km=បាន​បិទ;kn=ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಲಾಗಿದೆ;ko=사용할 수 없음;ky=өчүрүлгөн;lo=ປິດການນຳໃຊ້;lt=išjungta;lv=atspējots;\
    mk=оневозможено;ml=പ്രവർത്തനരഹിതമാക്കി;mn=идэвхгүй болсон;mr=अक्षम केलेले;ms=dilumpuhkan;my=ပိတ်ရန်;\
    nb=slått av;ne=असक्षम गरिएको;nl=uitgezet;no=slått av;or=ଅକ୍ଷମ ହୋଇଛି;pa=ਅਸਮਰਥਿਤ;pl=wyłączono;\
    pt=desativado;pt-BR=desativado;pt-PT=desativado;ro=dezactivat;ru=отключено;si=අබල කරන ලදී;\
    sk=deaktivované;sl=onemogočeno;sq=çaktivizuar;sr=онемогућено је;sr-Latn=onemogućeno je;sv=inaktiverad;\
    sw=imezimwa;ta=முடக்கப்பட்டது;te=నిలిపివేయబడింది;th=ปิดอยู่;tl=naka-disable;tr=devre dışı;uk=вимкнено;\
    ur=غیر فعال ہے;uz=o‘chirib qo‘yildi;vi=đã tắt;zh-CN=已停用;zh-HK=已停用;zh-TW=已停用;zu=khutshaziwe;
    """,
    "checked": """
    af=gemerk;am=ምልክት ተደርጎበታል;ar=تم التحديد;as=পৰীক্ষা কৰা হ’ল;az=yoxlanılıb;be=пазначана;bg=отметнато;\
    bn=পরীক্ষা করা হয়েছে;bs=označeno;ca=marcat;cs=zaškrtnuto;da=markeret;de=aktiviert;el=ελέγχθηκε;\
    en=checked;en-AU=ticked;en-GB=ticked;en-IN=ticked;es=seleccionado;es-419=Se marcó el elemento;\
    et=märgitud;eu=markatuta;fa=علامت‌دار;fi=valittu;fil=nasuri;fr=coché;fr-CA=Sélectionné;gl=seleccionado;\
    gu=તપાસાયેલું;hi=चेक किया गया;hr=označeno;hu=bejelölve;hy=նշված է;id=dicentang;in=dicentang;is=valinn;\
    it=selezionato;iw=מסומן;ja=ON;ka=მონიშნულია;kk=құсбелгі қойылған;km=បាន​ធីក;kn=ಗುರುತಿಸಲಾಗಿದೆ;ko=선택됨;\
    ky=белгиленген;lo=ເລືອກ​ແລ້ວ;lt=pažymėta;lv=atzīmēts;mk=избрано;ml=ചെക്കുചെയ്‌തു;mn=сонгогдсон;mr=निवडले;\
    ms=disemak;my=အမှန်ခြစ်ပြီး;nb=avmerket;ne=जाँचिएको;nl=aangevinkt;no=avmerket;or=ଯାଞ୍ଚ ହୋଇଛି;\
    pa=ਸਹੀ ਦਾ ਨਿਸ਼ਾਨ ਲੱਗਿਆ ਹੋਇਆ;pl=zaznaczono;pt=selecionado;pt-BR=selecionado;pt-PT=marcado;ro=bifat;\
    ru=отмечено;si=සලකුණු කර ඇත;sk=začiarknuté;sl=potrjeno;sq=u përzgjodh;sr=обележено је;\
    sr-Latn=obeleženo je;sv=markerad;sw=imeteuliwa;ta=தேர்ந்தெடுக்கப்பட்டது;te=ఎంచుకోబడింది;th=เลือกไว้;\
    tl=nasuri;tr=işaretli;uk=позначено;ur=چیک کیا گیا;uz=belgilandi;vi=đã chọn;zh-CN=已选中;zh-HK=已勾選;zh-TW=已勾選;\
    zu=kuthikhiwe;
    """,
    "notChecked": """
    af=nie gemerk nie;am=ምልክት አልተደረገበትም;ar=لم يتم التحديد;as=পৰীক্ষা কৰা হোৱা নাই;az=yoxlanılmayıb;\
    be=не пазначана;bg=не е отметнато;bn=টিক চিহ্ন দেওয়া নেই;bs=nije označeno;ca=no marcat;cs=nezaškrtnuto;\
    da=ikke markeret;de=nicht aktiviert;el=δεν ελέγχθηκε;en=not checked;en-AU=not ticked;en-GB=not ticked;\
    en-IN=not ticked;es=no seleccionado;es-419=no marcado;et=märkimata;eu=ez da markatu;fa=بدون علامت;\
    fi=ei valittu;fil=hindi nilagyan ng check;fr=non coché;fr-CA=non sélectionné;gl=non seleccionado;\
    gu=તપાસાયેલ નથી;hi=चेक नहीं किया गया;hr=nije označeno;hu=nincs bejelölve;hy=նշված չէ;id=tidak dicentang;\
    in=tidak dicentang;is=ekki valinn;it=non selezionato;iw=לא מסומן;ja=未選択;ka=არ არის მონიშნული;\
    kk=құсбелгі қойылмаған;km=មិន​បាន​ធីក;kn=ಗುರುತಿಸಲಾಗಿಲ್ಲ;ko=선택 안됨;ky=белгилене элек;lo=ບໍ່ໄດ້ເລືອກ;\
    lt=nepažymėta;lv=nav atzīmēta;mk=не е избрано;ml=ചെക്കുചെയ്‌തിട്ടില്ല;mn=сонгогдоогүй;mr=निवडले नाही;\
    ms=tidak disemak;my=ခြစ် မထား;nb=ikke valgt;ne=नजाँचिएको;nl=niet aangevinkt;no=ikke valgt;\
    or=ଯାଞ୍ଚ ହୋଇନାହିଁ;pa=ਸਹੀ ਦਾ ਨਿਸ਼ਾਨ ਨਹੀਂ ਲੱਗਿਆ ਹੋਇਆ;pl=nie zaznaczono;pt=não selecionado;\
    pt-BR=não selecionado;pt-PT=desmarcado;ro=nebifat;ru=не отмечено;si=සළකුණු කර නැත;sk=nezačiarknuté;\
    sl=ni označeno;sq=nuk u përzgjodh;sr=није означено;sr-Latn=nije označeno;sv=inte markerad;\
    sw=haijachaguliwa;ta=தேர்வுசெய்யப்படவில்லை;te=ఎంచుకోలేదు;th=ไม่ได้เลือกไว้;tl=hindi nilagyan ng check;\
    tr=işaretli değil;uk=не вибрано;ur=چیک نہیں کیا گیا;uz=belgilanmadi;vi=chưa chọn;zh-CN=未选中;zh-HK=尚未勾選;\
    zh-TW=尚未勾選;zu=akuhloliwe;
    """,
    "expanded": """
    af=uitgevou;am=ተዘርግቷል;ar=تم التوسيع;as=বিস্তাৰিত কৰা আছে;az=genişləndirilib;be=разгорнута;bg=разгънато;\
    bn=প্রসারিত হয়েছে;bs=prošireno;ca=està desplegat;cs=výběr je rozbalen;da=udvidet;de=Maximiert;\
    el=αναπτύχθηκε;en=expanded;en-AU=expanded;en-GB=expanded;en-IN=expanded;es=mostrado;es-419=expandido;\
    et=laiendatud;eu=zabalduta dago;fa=بزرگ شد;fi=laajennettu;fil=pinalawak;fr=développé;fr-CA=développé;\
    gl=despregado;gu=વિસ્તૃત કર્યું;hi=बड़ा करें;hr=prošireno;hu=kibontva;hy=ընդլայնվել է;id=diluaskan;\
    in=diluaskan;is=stækkað;it=espanso;iw=מורחב;ja=展開されています;ka=გაშლილია;kk=жайылды;km=បានពង្រីក;\
    kn=ವಿಸ್ತರಿಸಲಾಗಿದೆ;ko=펼쳐짐;ky=жайылып көрсөтүлдү;lo=ຂະຫຍາຍແລ້ວ;lt=išskleistas;lv=izvērsts;mk=проширен;\
    ml=വിപുലീകരിച്ചു;mn=дэлгэсэн;mr=विस्तृत केले;ms=dikembangkan;my=တိုးချဲ့ထားပါတယ်;nb=vises;\
    ne=विस्तृत गरिएको;nl=uitgevouwen;no=vises;or=ବଢ଼ାଇଦିଆଯାଇଛି;pa=ਵਿਸਤਾਰ ਕੀਤਾ ਗਿਆ;pl=widok rozwinięty;\
    pt=expandido;pt-BR=expandido;pt-PT=expandida;ro=extinsă;ru=развернуто;si=දිග හරින ලදී;sk=rozbalené;\
    sl=razširjeno;sq=u zgjerua;sr=проширено;sr-Latn=prošireno;sv=utökad;sw=imepanuliwa;ta=விரிக்கப்பட்டது;\
    te=విస్తరింపజేయబడింది;th=ขยายแล้ว;tl=pinalawak;tr=genişletildi;uk=розгорнуто;ur=پھیلا ہوا;uz=yoyildi;\
    vi=đã mở rộng;zh-CN=已展开;zh-HK=已經展開;zh-TW=已展開;zu=kunwetshiwe;
    """,
    "collapsed": """
    af=ingevou;am=ተሰብስቧል;ar=تم التصغير;as=সংকুচিত কৰা আছে;az=yığcamlaşdırılıb;be=згорнута;bg=свито;\
    bn=সংকুচিত রয়েছে;bs=skupljeno;ca=està replegat;cs=výběr je sbalen;da=skjult;de=Minimiert;el=συμπτύχθηκε;\
    en=collapsed;en-AU=collapsed;en-GB=collapsed;en-IN=collapsed;es=oculta;es-419=contraída;et=ahendatud;\
    eu=tolestuta dago;fa=کوچک‌ شد;fi=tiivistetty;fil=na-collapse;fr=regroupé;fr-CA=réduit;gl=contraído;\
    gu=સંકુચિત કર્યું;hi=छोटा करें;hr=sažeto;hu=összecsukva;hy=կոծկվել է;id=diciutkan;in=diciutkan;\
    is=minnkað;it=compresso;iw=מכווץ;ja=折りたたまれています;ka=ჩაკეცილია;kk=жиылды;km=បានបង្រួម;kn=ಸಂಕುಚಿಸಲಾಗಿದೆ;\
    ko=접힘;ky=жыйыштырылды;lo=ຫຍໍ້ແລ້ວ;lt=sutrauktas;lv=sakļauts;mk=собран;ml=ചുരുക്കി;mn=хураасан;\
    mr=संकुचित केले;ms=diruntuhkan;my=ခေါက်သိမ်းထားပါတယ်;nb=skjules;ne=संक्षिप्त गरिएको;nl=samengevouwen;\
    no=skjules;or=ଛୋଟ କରିଦିଆଯାଇଛି;pa=ਸੁੰਗੇੜਿਆ ਗਿਆ;pl=widok zwinięty;pt=recolhido;pt-BR=recolhido;\
    pt-PT=fechada;ro=restrânsă;ru=свернуто;si=හකුළුවන ලදී;sk=zbalené;sl=strnjeno;sq=u palos;sr=скупљено;\
    sr-Latn=skupljeno;sv=komprimerad;sw=imekunjwa;ta=சுருக்கப்பட்டது;te=కుదించబడింది;th=ยุบแล้ว;\
    tl=na-collapse;tr=daraltıldı;uk=згорнуто;ur=سکڑا ہوا;uz=yig‘ildi;vi=đã thu gọn;zh-CN=已收起;zh-HK=已經收合;\
    zh-TW=已收合;zu=kugoqiwe;
    """,
  ]
}
