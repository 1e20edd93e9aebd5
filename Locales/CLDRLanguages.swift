// swift-format-ignore-file
// Written by Scripts/languages from CLDR 41, © Unicode, Inc.: see Sources/EmbeddedData/SymbolNames/LICENSE-UNICODE.

/// The scripts in which languages are written today (CLDR, likely subtags and language data).
enum LanguageScripts {
  /// The source of the table.
  static let source = "CLDR 41"

  /// The languages that are written in each set of scripts. `scripts` contains ISO 15924 codes. `subtags` has a space
  /// before and after each language subtag.
  static let languages: [(scripts: String, subtags: String)] = [
    ("Aghb", " udi "),
    ("Ahom", " aho "),
    ("Arab", " aeb apc apd ar arq ars ary arz avl bal bej bft bgn bqi brh cja ckb dcc dgl fa fia fub gbz gjk gju glk"
      + " gwc gwt haz hnd hno kby khw kvx kxp kzh lah lki lrc luz mde mfa mki mvy mzn oru ota phl prd ps rmt scl sdh"
      + " shu skr swb trw ur wni zdj "),
    ("Arab Cyrl", " kk ug "),
    ("Arab Cyrl Latn", " az ku ky tg tk tly uz "),
    ("Arab Deva", " ks sd "),
    ("Arab Guru", " pa "),
    ("Arab Latn", " ha ms "),
    ("Arab Latn Tfng", " shi "),
    ("Armi", " arc "),
    ("Armn", " hy "),
    ("Avst", " ae "),
    ("Bamu", " bax "),
    ("Bass", " bsq "),
    ("Beng", " as bn bpy grt lus mni rkt syl "),
    ("Beng Cakm", " ccp "),
    ("Beng Deva", " unr unx "),
    ("Brah", " pka "),
    ("Cans", " crj crk crl crm csw nsk oj ojs "),
    ("Cans Latn", " cr iu "),
    ("Cari", " xcr "),
    ("Cham", " cjm "),
    ("Cher", " chr "),
    ("Chrs", " xco "),
    ("Copt", " cop "),
    ("Cprt", " grc "),
    ("Cyrl", " ab abq ady aii alt av ba be bg bua ce chm cjs ckt crh cu cv dar dng evn gld inh kaa kbd kca kjh koi"
      + " kpy krc kum kv lbe lez mdf mk mns mrj myv nog os ru rue sah tab tt tyv ude udm uk xal yrk "),
    ("Cyrl Grek Latn", " pnt "),
    ("Cyrl Latn", " bs sr tkr ttt "),
    ("Cyrl Mong", " mn "),
    ("Deva", " anp awa bap bfy bgc bhb bhi bho bjj bra brx btv doi dty gbm ggn gom gvr hi hne hoc hoj jml kfr kfy khn"
      + " kok kru kxl mag mai mgp mr mrd mtr mwr ne new noe ppa raj rjs sa sck srx swv taj tdg tdh thl thq thr tkt"
      + " tsf wbr wtm xnr xsr "),
    ("Deva Latn", " hif "),
    ("Deva Limb", " lif "),
    ("Deva Telu", " gon "),
    ("Egyp", " egy "),
    ("Ethi", " am bcq bji bst byn drs gez gmv gof hdy kqy ktb kxc mdx mym sgw ti tig wal "),
    ("Geor", " ka xmf "),
    ("Geor Latn", " lzz "),
    ("Gong", " wsg "),
    ("Gonm", " esg "),
    ("Goth", " got "),
    ("Grek", " bgx el tsd "),
    ("Gujr", " gu "),
    ("Hans", " gan hak hsn lzh nan wuu "),
    ("Hans Hant", " yue zh "),
    ("Hebr", " he iw ji jpr jrb lad yi "),
    ("Hluw", " hlu "),
    ("Hmnp", " mww "),
    ("Hmnp Laoo", " hnj "),
    ("Ital", " ett "),
    ("Jpan", " ja "),
    ("Kali", " eky kyu "),
    ("Kana", " ryu "),
    ("Kawi", " kaw "),
    ("Khar", " pra "),
    ("Khmr", " km "),
    ("Kits", " zkt "),
    ("Knda", " kn tcy "),
    ("Kore", " ko "),
    ("Lana", " nod "),
    ("Laoo", " kjg lo "),
    ("Latn", " aa aai aak aau abi abr abt aby acd ace ach ada ade adj adz aey af agc agd agg agm ago agq aha ahl ajg"
      + " ak akz ala ale ali aln amm amn amo amp an anc ank ann any aoj aom aoz ape apr aps apz arh arn aro arp asa"
      + " asg aso ast ata atg atj auy avn avt avu awb awo awx ay ayb ban bar bas bav bba bbb bbc bbd bbj bbp bbr bcf"
      + " bch bci bcm bcn bco bcu bdd bef beh bem bet bew bex bez bfd bhg bhl bhy bi bib big bik bim bin bio biq bjh"
      + " bjn bjo bjr bjt bjz bkc bkm bkq bku bkv bla blg bmh bmk bmq bmu bng bnm bnp boj bom bon bqc bqp bqv br brz"
      + " bsj bss bto btt buc bud bug buk bum buo bus buu bvb bwd bwr bxh bye byr bys byv byx bza bze bzf bzh bzw bzx"
      + " ca cad can car cay cbj cch ceb cfa cgg ch chk cho chp chy cic cjv ckl cko cky cla clc cme co cps crg crs cs"
      + " csb cy da dad daf dag dah dak dav dbd dbq ddn de ded del den dga dgh dgi dgr dgz dia din dje dnj dob dop"
      + " dow dri dsb dtm dtp dts dua duc dud dug dva dww dyo dyu dzg ebu ee efi egl eka ema emi en enn enq eo eri es"
      + " esu et etr etu etx eu ewo ext eza faa fab fag fai fan ff ffi ffm fi fil fit fj flr fmp fo fod fon for fpe"
      + " fqs fr frc frp frr frs fud fue fuf fuh fuq fur fuv fuy fvr fy ga gaa gaf gag gah gaj gam gaw gay gba gbf"
      + " gby gcr gd gde gdn gdr geb gej gel gfk ghs gil gim gjn gkn gkp gl gmm gn gnd gng god goi gor gos grb grw"
      + " gsw gub guc gud gur guw gux guz gv gvf gvs gwi gyi hag hai ham haw hbb hhy hia hig hih hil hla hmn hmt hnn"
      + " ho hop hot hr hsb ht hu hui hup hur hz ia ian iar iba ibb iby ica ich id idd idi idu ife ig igb ige ijj ik"
      + " ikk ikt ikw ikx ilo imo in io iou iri is it iwm iws izh izi jab jam jar jbo jbu jen jgk jgo jib jmc jra jut"
      + " jv jw kab kac kad kai kaj kam kao kbm kbp kbq kbx kcg kck kcl kct kde kdh kdl kea ken kez kfo kg kge kgf"
      + " kgp kha khq khs khz ki kij kiu kiw kj kjd kjs kjy kkc kkj kl kln klq klt klx kmb kmh kmo kms kmu kmw knf"
      + " knp kol kos koz kpe kpf kpo kpr kpx kqb kqf kqs kr kri krj krl krs ksb ksd ksf ksh ksj ksr ktm kto ktr kub"
      + " kud kue kuj kun kup kus kut kvg kvr kw kwj kwk kwo kwq kxa kxe kxw kxz kye kyx kzj kzr kzt la lag laj lam"
      + " las lb lbu lbw lcm ldb led lee lem leq leu lg lgg li lia lid lig lih lij lil ljp lkt lle lln lmo lmp ln lns"
      + " lnu loj lok lol lor los loz lt ltg lu lua lun luo luy lv mad maf mak mas maw maz mbh mbo mbq mbu mbw mci"
      + " mcp mcq mcr mcu mda mdh mdj mdr mdt med mee mek men mer met meu mfe mfn mfo mfq mg mgh mgl mgo mgy mh mhi"
      + " mhl mi mic mif min miw mkl mkp mkw mle mlp mls mmo mmu mmx mna mnf mo moa moe moh mos mox mpp mps mpt mpx"
      + " mql mt mtc mtf mti mua mur mus mva mvn mwk mwl mwv mxc mxm myk myw myx mzk mzm mzp mzw mzz na nac naf nak"
      + " nap naq nas nb nca nce ncf nch nco ncu nd ndc nds neb nex nfr ng nga ngb ngl nhb nhe nhw nia nif nii nij"
      + " nin niu niy niz njo nkg nko nl nmg nmz nn nnf nnh nnk nnm no nop nou nr nrb nsn nso nss ntm ntr nui nup nus"
      + " nuv nux nv nwb nxq nxr ny nym nyn nyo nzi oc ogc oka okr okv om ong onn ons opm oro ozm pag pam pap pau pbi"
      + " pcd pcm pdc pdt ped pex pfl pil pip pko pl pla pms png pnn pon ppo pqm prg pss pt ptp puu pwa qu quc qug"
      + " rai rao rap rar rcf rej rel res rgn ria rm rmf rmo rmu rn rna rng ro rob rof rom roo rro rtm rug rup rw rwk"
      + " rwo sad saf saq sas sav sba sbe sbp sc scn sco scs sdc se see sef seh sei ses sg sgs sgz shk sid sig sil"
      + " sim sjr sk skc sks sl sld sli sll sly sm sma smj smn smq sms sn snc snk snp snx sny so sok soq soy spd spl"
      + " sps sq srn srr ss ssd ssg ssy st stk stq su sua sue suk sur sus sv sw swc swg swp sxn sxw syi szl tal tan"
      + " taq tbc tbd tbf tbg tbo tbw tbz tci tdu ted tem teo ter tet tfi tgc tgo tgu tif tik tim tio tiv tkl tl tlf"
      + " tli tlx tmh tmy tn tnh to tof tog toq tpi tpm tpz tqo tr tru trv ts tsg tsi tsw ttd tte ttj ttr tuh tul tum"
      + " tuq tvd tvl tvu twh twq ty tya ubu uli umb uok uri urt urw usa uth utr uvh uvl vag van ve vec vep vi vic"
      + " viv vls vmf vmw vo vot vro vun vut wa wae waj wan war was wbp wci wer wgi whg wib wiu wiv wja wji wls wmo"
      + " wnc wnu wo wob wos wrs wsk wuv wwa xav xbi xes xh xla xog xon xrb xsi xsm xwe yam yao yap yas yat yav yay"
      + " yaz yba ybb yby yer ygr ygw yko yle ylg yll yml yo yon yrb yre yrl yss yua yuj yut yuw za zag zap zea zia"
      + " zlm zmi zne zu zun zza "),
    ("Latn Mroo", " mro "),
    ("Latn Nkoo", " bm man "),
    ("Latn Pauc", " ctd "),
    ("Latn Sora", " srb "),
    ("Latn Tfng", " rif tzm "),
    ("Latn Vaii", " vai "),
    ("Lepc", " lep "),
    ("Lina", " lab "),
    ("Lisu", " lis "),
    ("Lyci", " xlc "),
    ("Lydi", " xld "),
    ("Mand", " myz "),
    ("Mani", " xmn "),
    ("Medf", " dmf "),
    ("Merc", " xmr "),
    ("Mlym", " ml "),
    ("Mong", " drh "),
    ("Mymr", " kht mnw my shn "),
    ("Narb", " xna "),
    ("Nkoo", " nqo "),
    ("Nshu", " zhx "),
    ("Ogam", " sga "),
    ("Olck", " sat "),
    ("Orkh", " otk "),
    ("Orya", " or "),
    ("Osge", " osa "),
    ("Ougr", " oui "),
    ("Phli", " pal "),
    ("Phnx", " phn "),
    ("Plrd", " hmd "),
    ("Prti", " xpr "),
    ("Rohg", " rhg "),
    ("Runr", " non "),
    ("Samr", " smp "),
    ("Sarb", " xsa "),
    ("Saur", " saz "),
    ("Sgnw", " ase "),
    ("Sinh", " si "),
    ("Sogd", " sog "),
    ("Soyo", " cmg "),
    ("Syrc", " syr "),
    ("Tale", " tdd "),
    ("Talu", " khb "),
    ("Taml", " bfq ta "),
    ("Tang", " txg "),
    ("Tavt", " blt "),
    ("Telu", " lmn te wbq "),
    ("Tfng", " zgh "),
    ("Thaa", " dv "),
    ("Thai", " kdt kxm lcp lwl sou th tts "),
    ("Tibt", " adp bo dz tsj "),
    ("Tnsa", " nst "),
    ("Toto", " txo "),
    ("Ugar", " uga "),
    ("Wcho", " nnp "),
    ("Xpeo", " peo "),
    ("Xsux", " akk "),
    ("Yiii", " ii "),
  ]
}

/// The words between the two last items of a list: “and”, “or” (CLDR, list patterns).
package enum Conjunctions {
  /// The words of each language, separated by spaces.
  static let words: [String: String] = [
    "af": "en of",
    "am": "እና",
    "ar": "أو",
    "as": "আৰু বা",
    "ast": "o y",
    "az": "və yaxud",
    "be": "ці і",
    "bg": "и или",
    "bn": "এবং বা",
    "br": "ha pe",
    "brx": "आरो",
    "bs": "i ili",
    "ca": "i o",
    "ccp": "𑄃𑄳𑄃",
    "ceb": "o ug",
    "chr": "ᎠᎴ ᎠᎴᏱᎩ",
    "cs": "a nebo",
    "cy": "neu",
    "da": "eller og",
    "de": "oder und",
    "doi": "ते",
    "dsb": "a abo",
    "dz": "དང་",
    "ee": "kple",
    "el": "ή και",
    "en": "and or",
    "eo": "kaj",
    "es": "o y",
    "et": "ja või",
    "eu": "edo eta",
    "fa": "و یا",
    "fi": "ja tai",
    "fil": "at o",
    "fo": "ella og",
    "fr": "et ou",
    "fur": "e",
    "fy": "en",
    "ga": "agus nó",
    "gd": "agus no ’s ⁊",
    "gl": "e ou",
    "gsw": "und",
    "gu": "અથવા અને",
    "ha": "da ko",
    "he": "או",
    "hi": "और या",
    "hr": "i ili",
    "hsb": "a abo",
    "hu": "vagy és",
    "hy": "կամ և",
    "ia": "e o",
    "id": "atau dan",
    "ig": "na",
    "is": "eða og",
    "it": "e o",
    "jgo": "pɔp",
    "jv": "lan utowo",
    "ka": "ან და",
    "kab": "d neɣ",
    "kea": "i o",
    "kgp": "kar ketũmỹr",
    "kk": "және не",
    "kl": "aamma",
    "km": "និង ឬ",
    "kn": "ಅಥವಾ ಮತ್ತು",
    "ko": "또는 및",
    "kok": "वा",
    "ks": "تٕہ",
    "ksh": "un",
    "ku": "an û",
    "ky": "жана же",
    "ln": "mpé",
    "lo": "ຫຼື ແລະ",
    "lt": "ar ir",
    "lv": "un vai",
    "mai": "और",
    "mk": "и или",
    "ml": "അല്ലെങ്കിൽ കൂടാതെ",
    "mn": "эсвэл",
    "mni": "অমসুং",
    "mr": "आणि किंवा",
    "ms": "atau dan",
    "mt": "u",
    "my": "သို့မဟုတ်",
    "nds": "un",
    "ne": "र वा",
    "nl": "en of",
    "no": "eller og",
    "or": "ଓ କିମ୍ବା",
    "os": "ӕмӕ",
    "pa": "ਅਤੇ ਜਾਂ",
    "pcm": "an ọ",
    "pl": "i lub",
    "ps": "or او و",
    "pt": "e ou",
    "qu": "utaq",
    "rm": "e u",
    "ro": "sau și",
    "root": "or",
    "ru": "и или",
    "sa": "तथा",
    "sah": "уонна",
    "sat": "ᱟᱨ",
    "sc": "e o",
    "sd": "يا ۽",
    "se": "ja",
    "si": "සහ හෝ",
    "sk": "alebo",
    "sl": "ali in",
    "so": "ama iyo",
    "sq": "dhe e ose",
    "sr": "и или",
    "su": "sareng",
    "sv": "eller och",
    "sw": "au na",
    "ta": "அல்லது மற்றும்",
    "te": "మరియు లేదా",
    "th": "หรือ และ",
    "ti": "ወይ",
    "tk": "we ýa-da",
    "to": "mo pē",
    "tr": "ve veya",
    "tt": "һәм",
    "ug": "and",
    "uk": "або і",
    "ur": "اور یا",
    "uz": "va yoki",
    "vi": "hoặc và",
    "wae": "und",
    "yi": "און",
    "yrl": "asuí u",
    "yue": "或",
    "zu": "or",
  ]
}
