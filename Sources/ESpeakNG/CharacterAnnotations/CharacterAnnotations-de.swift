// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let de: StaticString = #"""
    Ausrufezeichen
    Doppelkreuz
    Taste: #
    Dollar
    Prozent
    Et-Zeichen
    gerader Apostroph
    schließende runde Klammer
    Sternchen
    Taste: *
    Pluszeichen
    Komma
    Bindestrich-Minus
    Punkt
    Schrägstrich
    Taste: 0
    Taste: 1
    Taste: 2
    Taste: 3
    Taste: 4
    Taste: 5
    Taste: 6
    Taste: 7
    Taste: 8
    Taste: 9
    Doppelpunkt
    Semikolon
    kleiner als
    Gleichheitszeichen
    größer als
    Fragezeichen
    At-Zeichen
    öffnende eckige Klammer
    umgekehrter Schrägstrich
    schließende eckige Klammer
    Zirkumflex
    Unterstrich
    Gravis
    öffnende geschweifte Klammer
    senkrechter Strich
    schließende geschweifte Klammer
    Tilde
    umgekehrtes Ausrufezeichen
    Cent
    Pfund Sterling
    Unbekannte Währung
    Yen
    Paragraf
    Trema
    Copyright
    nach links weisendes Guillemet
    Negationszeichen
    Registered-Trademark
    Grad Alkohol
    Plusminuszeichen
    hochgestellte Zwei
    hochgestellte Drei
    Akut
    Mikro-Zeichen
    Absatzzeichen
    Mittelpunkt
    hochgestellte Eins
    nach rechts weisendes Guillemet
    umgekehrtes Fragezeichen
    Multiplikation
    Division
    Armenischer Dram
    Afghanischer Afghani
    arabisches Komma
    arabisches Semikolon
    arabisches Fragezeichen
    Bangladesch-Taka
    Thailändischer Baht
    Kambodschanischer Riel
    Bindestrich
    Halbgeviertstrich
    Geviertstrich
    waagerechter Strich
    Apostroph links
    Apostroph rechts
    Apostroph rechts unten
    öffnendes doppeltes Anführungszeichen oben
    schließendes doppeltes Anführungszeichen oben
    öffnendes doppeltes Anführungszeichen unten
    Langkreuz
    Zweibalkenkreuz
    Aufzählungspunkt
    Ellipse
    Silbentrennungspunkt
    Promille
    Prime
    Doppelprime
    Dreistrich
    Caret
    Komejirushi
    doppeltes Ausrufezeichen
    Interrobang
    Überstrich
    Asterism
    Bruchstrich
    Ausrufe- und Fragezeichen
    hochgestelltes Minuszeichen
    Costa-Rica-Colón
    Cruzeiro
    französischer Franc
    Lira
    Millzeichen
    Nigerianischer Naira
    Spanische Peseta
    Rupie
    Won
    Israelischer Neuer Schekel
    Vietnamesischer Dong
    Euro
    Laotischer Kip
    Mongolischer Tögrög
    Pfennig
    Peso
    Paraguayischer Guaraní
    Austral
    Ukrainische Hrywnja
    Ghanaischer Cedi
    Livre tournoise
    Spesmilo
    Kasachischer Tenge
    Indische Rupie
    Türkische Lira
    Aserbaidschan-Manat
    Rubel
    Georgischer Lari
    Bitcoin-Zeichen
    Copyrightzeichen für Audioaufnahme
    Markenzeichen
    Buchstabe „i“ in blauem Quadrat
    nach links weisender Pfeil
    nach oben weisender Pfeil
    nach rechts weisender Pfeil
    nach unten weisender Pfeil
    Pfeil nach links und rechts
    Pfeil nach oben und unten
    Pfeil nach links oben
    Pfeil nach rechts oben
    Pfeil nach rechts unten
    Pfeil nach links unten
    durchgestrichener Pfeil nach links
    durchgestrichener Pfeil nach rechts
    Wellenpfeil nach links
    Wellenpfeil nach rechts
    Pfeil mit Doppelspitze nach links
    Pfeil mit Doppelspitze nach oben
    Pfeil mit Doppelspitze nach rechts
    Pfeil mit Doppelspitze nach unten
    Pfeilschwanz nach links
    Pfeilschwanz nach rechts
    Pfeil nach links von Strich weglaufend
    Pfeil nach oben von Strich weglaufend
    Pfeil nach rechts von Strich weglaufend
    Pfeil nach unten von Strich weglaufend
    Pfeil nach oben und unten mit Unterstrich
    geschwungener Pfeil nach links
    geschwungener Pfeil nach rechts
    Pfeil nach links mit Schleife
    Pfeil nach rechts mit Schleife
    Wellenpfeil nach links und rechts
    durchgestrichener Pfeil nach links und rechts
    Zickzack-Pfeil nach unten
    Pfeil nach oben mit Spitze nach links
    Pfeil nach oben mit Spitze nach rechts
    Pfeil nach unten mit Spitze nach links
    Pfeil nach unten mit Spitze nach rechts
    Pfeil nach rechts mit Spitze nach unten
    Pfeil nach unten mit Ecke nach links
    Halbkreisförmiger Pfeil gegen Uhrzeigersinn oben
    Halbkreisförmiger Pfeil im Uhrzeigersinn oben
    Pfeil nach Nordwesten auf langen Strich zulaufend
    Pfeil nach links auf Strich zulaufend über Pfeil nach rechts auf Strich zulaufend
    Kreisförmiger Pfeil gegen Uhrzeigersinn
    Kreisförmiger Pfeil im Uhrzeigersinn
    Harpune nach links mit Zacken nach oben
    Harpune nach links mit Zacken nach unten
    Harpune nach oben mit Zacken nach rechts
    Harpune nach oben mit Zacken nach links
    Harpune nach rechts mit Zacken nach oben
    Harpune nach rechts mit Zacken nach unten
    Harpune nach unten mit Zacken nach rechts
    Harpune nach unten mit Zacken nach links
    Pfeil nach rechts über Pfeil nach links
    nach oben und nach unten weisende Pfeile
    Linkspfeil über Rechtspfeil
    gepaarte Pfeile nach links
    gepaarte Pfeile nach oben
    gepaarte Pfeile nach rechts
    gepaarte Pfeile nach unten
    Harpune nach links über Harpune nach rechts
    Harpune nach rechts über Harpune nach links
    Durchgestrichener Pfeil mit Doppelstrich nach links
    Durchgestrichener Pfeil mit Doppelstrich nach links und rechts
    Durchgestrichener Pfeil mit Doppelstrich nach rechts
    Pfeil mit Doppelstrich nach links
    Pfeil mit Doppelstrich nach oben
    Pfeil mit Doppelstrich nach rechts
    Pfeil mit Doppelstrich nach unten
    Pfeil mit Doppelstrich nach links und rechts
    Pfeil mit Doppelstrich nach Nordwesten
    Pfeil mit Doppelstrich nach Nordosten
    Pfeil mit Doppelstrich nach Südosten
    Pfeil mit Doppelstrich nach Südwesten
    Pfeil mit Dreifachstrich nach links
    Pfeil mit Dreifachstrich nach rechts
    Schnörkelpfeil nach links
    Schnörkelpfeil nach rechts
    Pfeil nach oben mit doppeltem Querstrich
    Pfeil nach unten mit doppeltem Querstrich
    Gestrichelter Pfeil nach links
    Gestrichelter Pfeil nach oben
    Gestrichelter Pfeil nach rechts
    Gestrichelter Pfeil nach unten
    Pfeil nach links auf Strich zulaufend
    Pfeil nach rechts auf Strich zulaufend
    weißer Pfeil nach links
    weißer Pfeil nach oben
    weißer Pfeil nach rechts
    weißer Pfeil nach unten
    weißer Pfeil nach oben von Strich weglaufend
    Pfeil nach unten links neben Pfeil nach oben
    für alle
    partielle Ableitung
    es existiert
    leere Menge
    Inkrement
    Nabla
    Element
    kein Element von
    enthält als Element
    Ende des Beweises
    Produktzeichen
    Summenzeichen
    Minuszeichen
    minus oder plus
    Divisionsstrich
    Sternchen-Operator
    Ring-Operator
    Kreis-Operator
    Quadratwurzel
    proportional zu
    Unendlichkeitszeichen
    rechter Winkel
    Winkel-Zeichen
    Teilt-Zeichen
    parallel zu
    logisches Und
    Schnittmenge
    Vereinigungsmenge
    Integral
    Doppelintegral
    Kurvenintegral
    Folglich
    Weil
    Verhältniszeichen
    Proportionszeichen
    Tilde-Operator
    gespiegelte Tilde
    umgekehrtes schlafendes S
    asymptotisch gleich
    ungefähr-gleich
    ungefähr gleich
    alles gleich
    ungefähr gleich oder Bild von
    Ring im Gleichheitszeichen
    ungleich
    identisch
    genau äquivalent
    kleiner als oder gleich
    größer als oder gleich
    kleiner als über gleich
    größer als über gleich
    viel kleiner als
    viel größer als
    zwischen
    nicht kleiner als
    nicht größer als
    größer als oder äquivalent
    vorangehend
    nachfolgend
    nicht nachfolgend
    Teilmenge
    Obermenge von
    Teilmenge von oder gleich mit
    Obermenge von oder gleich mit
    eingekreistes Pluszeichen
    eingekreistes Minuszeichen
    eingekreistes Multiplikationszeichen
    eingekreister Divisionsstrich
    eingekreister Punkt-Operator
    eingekreister Ring-Operator
    eingekreister Stern-Operator
    eingerahmtes Pluszeichen
    eingerahmtes Minuszeichen
    senkrecht nach oben
    erzwingt nicht
    vorangehend in Relation
    nachfolgend in Relation
    Original von
    hermitesche konjugierte Matrix
    rechtes Dreieck
    N-stufiges logisches Oder
    N-stufige Schnittmenge
    N-stufige Vereinigungsmenge
    Punkt-Operator
    Stern-Operator
    natürliche Verknüpfung
    doppelte Schnittmenge
    sehr viel kleiner als
    sehr viel größer als
    enthält nicht als normale Untergruppe oder gleich
    vertikale Ellipse
    horizontale Ellipse auf mittlerer Höhe
    rechts-aufwärts steigende diagonale Ellipse
    rechts-abwärts fallende diagonale Ellipse
    Armbanduhr
    Sanduhr
    Tastatur
    Auswerfen
    Doppelpfeile nach rechts
    Zurückspulen
    Doppelpfeile nach oben
    Doppelpfeile nach unten
    Nächster Titel
    Vorheriger Titel
    Wiedergabe oder Pause
    Wecker
    Stoppuhr
    Zeitschaltuhr
    laufende Sanduhr
    Pause
    Stopp
    Aufnehmen
    Buchstabe „M“ in Kreis
    schwarzes Quadrat
    weißes Quadrat
    weißes Quadrat mit abgerundeten Ecken
    weißes Quadrat mit kleinem schwarzem Quadrat
    Quadrat mit horizontaler Schraffur
    Quadrat mit vertikaler Schraffur
    Quadrat mit orthogonaler Kreuzschraffur
    Quadrat mit Schraffur von oben links nach unten rechts
    Quadrat mit Schraffur von oben rechts nach unten links
    Quadrat mit diagonaler Kreuzschraffur
    kleines schwarzes Quadrat
    kleines weißes Quadrat
    schwarzes Rechteck
    weißes Rechteck
    vertikales schwarzes Rechteck
    schwarzes Parallelogramm
    schwarzes nach oben weisendes Dreieck
    weißes nach oben weisendes Dreieck
    schwarzes nach oben weisendes kleines Dreieck
    weißes nach oben weisendes kleines Dreieck
    Wiedergabe
    weißes nach rechts weisendes Dreieck
    schwarzes nach rechts weisendes kleines Dreieck
    weißes nach rechts weisendes kleines Dreieck
    schwarzer nach rechts weisender Zeiger
    weißer nach rechts weisender Zeiger
    schwarzes nach unten weisendes Dreieck
    weißes nach unten weisendes Dreieck
    schwarzes nach unten weisendes kleines Dreieck
    weißes nach unten weisendes kleines Dreieck
    Pfeil zurück
    weißes nach links weisendes Dreieck
    schwarzes nach links weisendes kleines Dreieck
    weißes nach links weisendes kleines Dreieck
    schwarzer nach links weisender Zeiger
    weißer nach links weisender Zeiger
    schwarzes Karo
    weißes Karo
    weißes Karo mit kleinem schwarzem Karo
    weißer Kreis mit kleinem schwarzem Kreis
    Raute
    hohler Kreis
    punktierter Kreis
    Kreis mit vertikaler Schraffur
    konzentrische Kreise
    gefüllter Kreis
    Kreis mit schwarzer Hälfte links
    Kreis mit schwarzer Hälfte rechts
    Kreis mit schwarzer Hälfte unten
    Kreis mit schwarzer Hälfte oben
    Kreis mit schwarzem Viertel oben rechts
    schwarzer Kreis mit weißem Viertel oben links
    linke Hälfte eines schwarzen Kreises
    rechte Hälfte eines schwarzen Kreises
    invertiertes Aufzählungszeichen
    schwarzes Quadrat mit weißem Kreis
    Viertelkreis oben links
    Viertelkreis oben rechts
    Viertelkreis unten rechts
    Viertelkreis unten links
    Halbkreis oben
    Halbkreis unten
    schwarzes Dreieck unten rechts
    schwarzes Dreieck unten links
    schwarzes Dreieck oben links
    schwarzes Dreieck oben rechts
    weißes Aufzählungszeichen
    großer hohler Kreis
    weißes Quadrat mit Viertel oben rechts
    weißer Kreis mit Viertel oben rechts
    mittelgroßes weißes Quadrat
    mittelgroßes schwarzes Quadrat
    mittelkleines weißes Quadrat
    mittelkleines schwarzes Quadrat
    weißes Dreieck unten rechts
    Sonne
    Wolke
    Regenschirm
    Schneemann im Schnee
    Komet
    Telefon
    abgehaktes Kästchen
    Regenschirm im Regen
    Heißgetränk
    Kleeblatt
    nach oben weisender Zeigefinger von vorne
    Totenkopf mit gekreuzten Knochen
    Radioaktiv
    Biogefährdung
    orthodoxes Kreuz
    Hilal und Stern
    Friedenszeichen
    Yin und Yang
    Dharma-Rad
    düsteres Gesicht
    lächelndes Gesicht
    Frauensymbol
    Männersymbol
    Widder (Sternzeichen)
    Stier (Sternzeichen)
    Zwillinge (Sternzeichen)
    Krebs (Sternzeichen)
    Löwe (Sternzeichen)
    Jungfrau (Sternzeichen)
    Waage (Sternzeichen)
    Skorpion (Sternzeichen)
    Schütze (Sternzeichen)
    Steinbock (Sternzeichen)
    Wassermann (Sternzeichen)
    Fische (Sternzeichen)
    Bauer Schach
    Pik
    Kreuz
    Herz
    Karo
    heiße Quellen
    Achtelnote
    Erniedrigungszeichen
    Erhöhungszeichen
    Recycling-Symbol
    Unendlichkeit
    Symbol „Rollstuhl“
    Hammer und Pickel
    Anker
    gekreuzte Schwerter
    Äskulapstab
    Waage
    Destillierapparat
    Zahnrad
    Atomzeichen
    Lilie
    Warnung
    Hochspannung
    Transgender-Symbol
    weißer Punkt
    schwarzer Punkt
    Sarg
    Urne
    Fußball
    Baseball
    Schneemann ohne Schneeflocken
    Sonne hinter Wolke
    Wolke mit Blitz und Regen
    Schlangenträger
    Pickel
    Rettungshelm
    Ketten
    Zutritt verboten
    Shinto-Schrein
    Kirche
    Berg
    aufgestellter Sonnenschirm
    Springbrunnen
    Golffahne
    Fähre
    Segelboot
    Skifahrer(in)
    Schlittschuh
    Person mit Ball
    Frau mit Ball
    Mann mit Ball
    Zelt
    Tanksäule
    Schere
    weißes Häkchen
    Flugzeug
    Briefumschlag
    erhobene Faust
    erhobene Hand
    Victory-Geste
    schreibende Hand
    Bleistift
    schwarzer Federhalter
    kräftiges Häkchen
    mal
    lateinisches Kreuz
    Davidstern
    funkelnde Sterne
    achtzackiger Stern
    achtstrahliger Stern
    Schneeflocke
    Funkeln
    Kreuzzeichen
    angekreuztes Kästchen
    rotes Fragezeichen
    weißes Fragezeichen
    weißes Ausrufezeichen
    rotes Ausrufezeichen
    Herz als Ausrufezeichen
    rotes Herz
    Herz in Flammen
    Herz mit Verband
    plus
    minus
    geteilt durch
    Pfeil nach rechts
    Schleife
    Doppelschleife
    geschwungener Pfeil nach oben
    geschwungener Pfeil nach unten
    Pluszeichen mit tiefgestellter Zwei
    Vektor-/Kreuzprodukt
    inneres Produkt
    logisches Oder mit doppeltem Unterstrich
    schräg gleich oder kleiner als
    kleiner als über ähnlich oder gleich
    gleich über größer als
    nachfolgend über fast ungleich
    Pfeil nach links
    Pfeil nach oben
    Pfeil nach unten
    großes schwarzes Quadrat
    großes weißes Quadrat
    weißer mittelgroßer Stern
    hohler roter Kreis
    ideografisches Komma
    ideografischer Punkt
    öffnende spitze Klammer
    schließende spitze Klammer
    öffnende doppelte spitze Klammer
    schließende doppelte spitze Klammer
    öffnende Eckklammer
    schließende Eckklammer
    öffnende hohle Eckklammer
    schließende hohle Eckklammer
    öffnende schwarze konkave Klammer
    schließende schwarze konkave Klammer
    öffnende stumpfe Klammer
    schließende stumpfe Klammer
    öffnende hohle konkave Klammer
    schließende hohle konkave Klammer
    Wellenlinie
    Teilalternationszeichen
    Katakana-Mittelpunkt
    Schriftzeichen für „Gratulation“
    Schriftzeichen für „Geheimnis“
    Rial
    Mahjong-Stein
    Jokerkarte
    Großbuchstabe A in rotem Quadrat
    Großbuchstabe B in rotem Quadrat
    Großbuchstabe O in rotem Quadrat
    Großbuchstabe P in blauem Quadrat
    Großbuchstaben AB in rotem Quadrat
    Großbuchstaben CL in rotem Quadrat
    Wort „Cool“ in blauem Quadrat
    Wort „Free“ in blauem Quadrat
    Großbuchstaben ID in lila Quadrat
    Wort „New“ in blauem Quadrat
    Großbuchstaben NG in blauem Quadrat
    Großbuchstaben OK in blauem Quadrat
    SOS-Zeichen
    Schriftzug „UP!“ im blauen Quadrat
    Schriftzug VS in orangem Quadrat
    Flagge: Ascension
    Flagge: Andorra
    Flagge: Vereinigte Arabische Emirate
    Flagge: Afghanistan
    Flagge: Antigua und Barbuda
    Flagge: Anguilla
    Flagge: Albanien
    Flagge: Armenien
    Flagge: Angola
    Flagge: Antarktis
    Flagge: Argentinien
    Flagge: Amerikanisch-Samoa
    Flagge: Österreich
    Flagge: Australien
    Flagge: Aruba
    Flagge: Ålandinseln
    Flagge: Aserbaidschan
    Flagge: Bosnien und Herzegowina
    Flagge: Barbados
    Flagge: Bangladesch
    Flagge: Belgien
    Flagge: Burkina Faso
    Flagge: Bulgarien
    Flagge: Bahrain
    Flagge: Burundi
    Flagge: Benin
    Flagge: St. Barthélemy
    Flagge: Bermuda
    Flagge: Brunei Darussalam
    Flagge: Bolivien
    Flagge: Karibische Niederlande
    Flagge: Brasilien
    Flagge: Bahamas
    Flagge: Bhutan
    Flagge: Bouvetinsel
    Flagge: Botsuana
    Flagge: Belarus
    Flagge: Belize
    Flagge: Kanada
    Flagge: Kokosinseln
    Flagge: Kongo-Kinshasa
    Flagge: Zentralafrikanische Republik
    Flagge: Kongo-Brazzaville
    Flagge: Schweiz
    Flagge: Côte d’Ivoire
    Flagge: Cookinseln
    Flagge: Chile
    Flagge: Kamerun
    Flagge: China
    Flagge: Kolumbien
    Flagge: Clipperton-Insel
    Flagge: Costa Rica
    Flagge: Kuba
    Flagge: Cabo Verde
    Flagge: Curaçao
    Flagge: Weihnachtsinsel
    Flagge: Zypern
    Flagge: Tschechien
    Flagge: Deutschland
    Flagge: Diego Garcia
    Flagge: Dschibuti
    Flagge: Dänemark
    Flagge: Dominica
    Flagge: Dominikanische Republik
    Flagge: Algerien
    Flagge: Ceuta und Melilla
    Flagge: Ecuador
    Flagge: Estland
    Flagge: Ägypten
    Flagge: Westsahara
    Flagge: Eritrea
    Flagge: Spanien
    Flagge: Äthiopien
    Flagge: Europäische Union
    Flagge: Finnland
    Flagge: Fidschi
    Flagge: Falklandinseln
    Flagge: Mikronesien
    Flagge: Färöer
    Flagge: Frankreich
    Flagge: Gabun
    Flagge: Vereinigtes Königreich
    Flagge: Grenada
    Flagge: Georgien
    Flagge: Französisch-Guayana
    Flagge: Guernsey
    Flagge: Ghana
    Flagge: Gibraltar
    Flagge: Grönland
    Flagge: Gambia
    Flagge: Guinea
    Flagge: Guadeloupe
    Flagge: Äquatorialguinea
    Flagge: Griechenland
    Flagge: Südgeorgien und die Südlichen Sandwichinseln
    Flagge: Guatemala
    Flagge: Guam
    Flagge: Guinea-Bissau
    Flagge: Guyana
    Flagge: Sonderverwaltungsregion Hongkong
    Flagge: Heard und McDonaldinseln
    Flagge: Honduras
    Flagge: Kroatien
    Flagge: Haiti
    Flagge: Ungarn
    Flagge: Kanarische Inseln
    Flagge: Indonesien
    Flagge: Irland
    Flagge: Israel
    Flagge: Isle of Man
    Flagge: Indien
    Flagge: Britisches Territorium im Indischen Ozean
    Flagge: Irak
    Flagge: Iran
    Flagge: Island
    Flagge: Italien
    Flagge: Jersey
    Flagge: Jamaika
    Flagge: Jordanien
    Flagge: Japan
    Flagge: Kenia
    Flagge: Kirgisistan
    Flagge: Kambodscha
    Flagge: Kiribati
    Flagge: Komoren
    Flagge: St. Kitts und Nevis
    Flagge: Nordkorea
    Flagge: Südkorea
    Flagge: Kuwait
    Flagge: Kaimaninseln
    Flagge: Kasachstan
    Flagge: Laos
    Flagge: Libanon
    Flagge: St. Lucia
    Flagge: Liechtenstein
    Flagge: Sri Lanka
    Flagge: Liberia
    Flagge: Lesotho
    Flagge: Litauen
    Flagge: Luxemburg
    Flagge: Lettland
    Flagge: Libyen
    Flagge: Marokko
    Flagge: Monaco
    Flagge: Republik Moldau
    Flagge: Montenegro
    Flagge: St. Martin
    Flagge: Madagaskar
    Flagge: Marshallinseln
    Flagge: Nordmazedonien
    Flagge: Mali
    Flagge: Myanmar
    Flagge: Mongolei
    Flagge: Sonderverwaltungsregion Macau
    Flagge: Nördliche Marianen
    Flagge: Martinique
    Flagge: Mauretanien
    Flagge: Montserrat
    Flagge: Malta
    Flagge: Mauritius
    Flagge: Malediven
    Flagge: Malawi
    Flagge: Mexiko
    Flagge: Malaysia
    Flagge: Mosambik
    Flagge: Namibia
    Flagge: Neukaledonien
    Flagge: Niger
    Flagge: Norfolkinsel
    Flagge: Nigeria
    Flagge: Nicaragua
    Flagge: Niederlande
    Flagge: Norwegen
    Flagge: Nepal
    Flagge: Nauru
    Flagge: Niue
    Flagge: Neuseeland
    Flagge: Oman
    Flagge: Panama
    Flagge: Peru
    Flagge: Französisch-Polynesien
    Flagge: Papua-Neuguinea
    Flagge: Philippinen
    Flagge: Pakistan
    Flagge: Polen
    Flagge: St. Pierre und Miquelon
    Flagge: Pitcairninseln
    Flagge: Puerto Rico
    Flagge: Palästinensische Autonomiegebiete
    Flagge: Portugal
    Flagge: Palau
    Flagge: Paraguay
    Flagge: Katar
    Flagge: Réunion
    Flagge: Rumänien
    Flagge: Serbien
    Flagge: Russland
    Flagge: Ruanda
    Flagge: Saudi-Arabien
    Flagge: Salomonen
    Flagge: Seychellen
    Flagge: Sudan
    Flagge: Schweden
    Flagge: Singapur
    Flagge: St. Helena
    Flagge: Slowenien
    Flagge: Spitzbergen und Jan Mayen
    Flagge: Slowakei
    Flagge: Sierra Leone
    Flagge: San Marino
    Flagge: Senegal
    Flagge: Somalia
    Flagge: Suriname
    Flagge: Südsudan
    Flagge: São Tomé und Príncipe
    Flagge: El Salvador
    Flagge: Sint Maarten
    Flagge: Syrien
    Flagge: Eswatini
    Flagge: Tristan da Cunha
    Flagge: Turks- und Caicosinseln
    Flagge: Tschad
    Flagge: Französische Süd- und Antarktisgebiete
    Flagge: Togo
    Flagge: Thailand
    Flagge: Tadschikistan
    Flagge: Tokelau
    Flagge: Timor-Leste
    Flagge: Turkmenistan
    Flagge: Tunesien
    Flagge: Tonga
    Flagge: Türkei
    Flagge: Trinidad und Tobago
    Flagge: Tuvalu
    Flagge: Taiwan
    Flagge: Tansania
    Flagge: Ukraine
    Flagge: Uganda
    Flagge: Amerikanische Überseeinseln
    Flagge: Vereinte Nationen
    Flagge: Vereinigte Staaten
    Flagge: Uruguay
    Flagge: Usbekistan
    Flagge: Vatikanstadt
    Flagge: St. Vincent und die Grenadinen
    Flagge: Venezuela
    Flagge: Britische Jungferninseln
    Flagge: Amerikanische Jungferninseln
    Flagge: Vietnam
    Flagge: Vanuatu
    Flagge: Wallis und Futuna
    Flagge: Samoa
    Flagge: Kosovo
    Flagge: Jemen
    Flagge: Mayotte
    Flagge: Südafrika
    Flagge: Sambia
    Flagge: Simbabwe
    Schriftzeichen „koko“
    Schriftzeichen „sa“
    Schriftzeichen für „gratis“
    Schriftzeichen für „reserviert“
    Schriftzeichen für „verbieten“
    Schriftzeichen für „Zimmer frei“
    Schriftzeichen für „Note zum Bestehen“
    Schriftzeichen für „Kein Zimmer frei“
    Schriftzeichen für „nicht gratis“
    Schriftzeichen für „Monatsbetrag“
    Schriftzeichen für „anwenden“
    Schriftzeichen für „Rabatt“
    Schriftzeichen für „Geöffnet“
    Schriftzeichen für „Schnäppchen“
    Schriftzeichen für „akzeptieren“
    Wirbel
    neblig
    geschlossener Regenschirm
    Sternenhimmel
    Sonnenaufgang über Bergen
    Sonnenaufgang über dem Meer
    Abendstimmung in der Stadt
    Sonnenuntergang in der Stadt
    Regenbogen
    Brücke vor Nachthimmel
    Welle
    Vulkan
    Milchstraße
    Globus mit Europa und Afrika
    Globus mit Amerika
    Globus mit Asien und Australien
    Globus mit Meridianen
    Neumond
    erstes Mondviertel
    zunehmender Halbmond
    zweites Mondviertel
    Vollmond
    drittes Mondviertel
    abnehmender Halbmond
    letztes Mondviertel
    Mondsichel
    Neumond mit Gesicht
    Mondsichel mit Gesicht links
    Mondsichel mit Gesicht rechts
    Vollmond mit Gesicht
    Sonne mit Gesicht
    funkelnder Stern
    Sternschnuppe
    Thermometer
    Sonne hinter kleiner Wolke
    Sonne hinter großer Wolke
    Sonne hinter Regenwolke
    Wolke mit Regen
    Wolke mit Schnee
    Wolke mit Blitz
    Wirbelsturm
    Nebel
    Wind
    Hotdog
    Taco
    Burrito
    Kastanie
    Spross
    Nadelbaum
    Laubbaum
    Palme
    Kaktus
    Peperoni
    Tulpe
    Kirschblüte
    Rose
    Hibiskus
    Sonnenblume
    gelbe Blüte
    Maiskolben
    Reisähre
    Kräuter
    Glücksklee
    Ahornblatt
    Laub
    Blätter im Wind
    Fliegenpilz
    Tomate
    Aubergine
    Trauben
    Honigmelone
    Wassermelone
    Mandarine
    Zitrone
    Banane
    Ananas
    roter Apfel
    grüner Apfel
    Birne
    Pfirsich
    Kirschen
    Erdbeere
    Hamburger
    Pizza
    Fleischhachse
    Hähnchenschenkel
    Reiscracker
    Reisbällchen
    Reis in Schüssel
    Reis mit Curry
    Schüssel und Essstäbchen
    Spaghetti
    Brot
    Pommes frites
    geröstete Süßkartoffel
    Dango
    Oden
    Sushi
    frittierte Garnele
    Fischfrikadelle
    Softeis
    Wassereis
    Eiscreme
    Donut
    Keks
    Schokoladentafel
    Bonbon
    Lutscher
    Pudding
    Honigtopf
    Torte
    Bento-Box
    Topf mit Essen
    Spiegelei in Bratpfanne
    Messer und Gabel
    Teetasse ohne Henkel
    Sake-Flasche mit Tasse
    Weinglas
    Cocktailglas
    Cocktail
    Bierkrug
    Bierkrüge
    Babyflasche
    Teller mit Messer und Gabel
    Flasche mit knallendem Korken
    Popcorn
    pinke Schleife
    Geschenk
    Geburtstagskuchen
    Halloweenkürbis
    Weihnachtsbaum
    Weihnachtsmann
    Feuerwerk
    Wunderkerze
    Luftballon
    Konfettibombe
    Konfettiball
    Tanabata-Baum
    überkreuzte Flaggen
    Piniendekoration
    japanische Puppen
    traditionelle japanische Windsäcke
    japanisches Windspiel
    traditionelles Mondfest
    Schulranzen
    Doktorhut
    Militärorden
    Gedenkschleife
    Studiomikrofon
    Schieberegler
    Drehregler
    Filmstreifen
    Eintrittskarten
    Karussellpferd
    Riesenrad
    Achterbahn
    Angel mit Fisch
    Mikrofon
    Filmkamera
    Kinosymbol
    Kopfhörer
    Mischpalette
    Zylinder
    Zirkuszelt
    Ticket
    Filmklappe
    Masken
    Gamepad
    Darts
    Spielautomat
    Billardkugel
    Spielwürfel
    Bowling
    japanische Blumenkarte
    Musiknote
    Musiknoten
    Saxofon
    Gitarre
    Klaviatur
    Trompete
    Geige
    Notenschlüssel
    Laufshirt
    Tennisball
    Ski
    Basketball
    Zielflagge
    Snowboarder(in)
    laufende Person
    laufende Frau
    laufender Mann
    Surfer(in)
    Surferin
    Surfer
    Sportmedaille
    Pokal
    Pferderennen
    Football
    Rugbyball
    Schwimmer(in)
    Schwimmerin
    Schwimmer
    Gewichtheber(in)
    Gewichtheberin
    Gewichtheber
    Golfer(in)
    Golferin
    Golfer
    Motorrad
    Rennauto
    Kricket
    Volleyball
    Feldhockey
    Eishockey
    Tischtennis
    schneebedeckter Berg
    Camping
    Strand mit Sonnenschirm
    Kran
    Wohnhäuser
    Skyline
    verfallenes Haus
    antikes Gebäude
    Wüste
    einsame Insel
    Nationalpark
    Stadion
    Haus
    Haus mit Garten
    Bürogebäude
    japanisches Postgebäude
    Postgebäude
    Krankenhaus
    Bank
    Symbol „Geldautomat“
    Hotel
    Stundenhotel
    Minimarkt
    Schule
    Kaufhaus
    Fabrik
    rote Papierlaterne
    japanisches Schloss
    Schloss
    weiße Flagge
    Transgender-Flagge
    Regenbogenflagge
    schwarze Flagge
    Piratenflagge
    Flagge: England
    Flagge: Schottland
    Flagge: Wales
    Rosette
    Etikett
    Badminton
    Pfeil und Bogen
    Amphore
    helle Hautfarbe
    mittelhelle Hautfarbe
    mittlere Hautfarbe
    mitteldunkle Hautfarbe
    dunkle Hautfarbe
    Ratte
    Maus
    Ochse
    Wasserbüffel
    Kuh
    Tiger
    Leopard
    Hase
    Katze
    schwarze Katze
    Drache
    Krokodil
    Wal
    Schnecke
    Schlange
    Pferd
    Widder
    Ziege
    Schaf
    Affe
    Hahn
    Huhn
    Hund
    Assistenzhund
    Schwein
    Wildschwein
    Elefant
    Oktopus
    Schneckenhaus
    Raupe
    Ameise
    Biene
    Marienkäfer
    Fisch
    Tropenfisch
    Kugelfisch
    Schildkröte
    schlüpfendes Küken
    Küken
    Küken von vorne
    Vogel
    Pinguin
    Koala
    Pudel
    Dromedar
    Kamel
    Delfin
    Mäusegesicht
    Kuhgesicht
    Tigergesicht
    Hasengesicht
    Katzengesicht
    Drachengesicht
    blasender Wal
    Pferdegesicht
    Affengesicht
    Hundegesicht
    Schweinegesicht
    Frosch
    Hamster
    Wolf
    Bär
    Eisbär
    Panda
    Schweinerüssel
    Tatzenabdrücke
    Streifenhörnchen
    Augen
    Auge
    Auge in Sprechblase
    Ohr
    Nase
    Mund
    Zunge
    nach oben weisender Zeigefinger von hinten
    nach unten weisender Zeigefinger
    nach links weisender Zeigefinger
    nach rechts weisender Zeigefinger
    geballte Faust
    winkende Hand
    OK-Zeichen
    Daumen hoch
    Daumen runter
    klatschende Hände
    offene Hände
    Krone
    Damenhut
    Brille
    Hemd mit Krawatte
    T-Shirt
    Jeans
    Kleid
    Kimono
    Bikini
    Bluse
    Geldbörse
    Handtasche
    Clutch
    Herrenschuh
    Sportschuh
    Stöckelschuh
    Damensandale
    Damenstiefel
    Fußabdrücke
    Silhouette einer Büste
    Silhouette mehrerer Büsten
    Junge
    Mädchen
    Mann
    Arzt
    Richter
    Pilot
    Liebespaar: Mann, Mann
    sich küssendes Paar: Mann, Mann
    Bauer
    Koch
    stillender Mann
    Student
    Sänger
    Künstler
    Lehrer
    Fabrikarbeiter
    Familie: Mann, Junge
    Familie: Mann, Junge und Junge
    Familie: Mann, Mädchen
    Familie: Mann, Mädchen und Junge
    Familie: Mann, Mädchen und Mädchen
    Familie: Mann, Mann und Junge
    Familie: Mann, Mann, Junge und Junge
    Familie: Mann, Mann und Mädchen
    Familie: Mann, Mann, Mädchen und Junge
    Familie: Mann, Mann, Mädchen und Mädchen
    Familie: Mann, Frau und Junge
    Familie: Mann, Frau, Junge und Junge
    Familie: Mann, Frau und Mädchen
    Familie: Mann, Frau, Mädchen und Junge
    Familie: Mann, Frau, Mädchen und Mädchen
    IT-Experte
    Büroangestellter
    Mechaniker
    Wissenschaftler
    Astronaut
    Feuerwehrmann
    Mann mit Langstock
    Mann: rotes Haar
    Mann: lockiges Haar
    Mann: Glatze
    Mann: weißes Haar
    Mann in elektrischem Rollstuhl
    Mann in manuellem Rollstuhl
    Frau
    Ärztin
    Richterin
    Pilotin
    Liebespaar: Frau, Mann
    Liebespaar: Frau, Frau
    sich küssendes Paar: Frau, Mann
    sich küssendes Paar: Frau, Frau
    Bäuerin
    Köchin
    stillende Frau
    Studentin
    Sängerin
    Künstlerin
    Lehrerin
    Fabrikarbeiterin
    Familie: Frau, Junge
    Familie: Frau, Junge und Junge
    Familie: Frau, Mädchen
    Familie: Frau, Mädchen und Junge
    Familie: Frau, Mädchen und Mädchen
    Familie: Frau, Frau und Junge
    Familie: Frau, Frau, Junge und Junge
    Familie: Frau, Frau und Mädchen
    Familie: Frau, Frau, Mädchen und Junge
    Familie: Frau, Frau, Mädchen und Mädchen
    IT-Expertin
    Büroangestellte
    Mechanikerin
    Wissenschaftlerin
    Astronautin
    Feuerwehrfrau
    Frau mit Langstock
    Frau: rotes Haar
    Frau: lockiges Haar
    Frau: Glatze
    Frau: weißes Haar
    Frau in elektrischem Rollstuhl
    Frau in manuellem Rollstuhl
    Familie
    Mann und Frau halten Hände
    Händchen haltende Männer
    Händchen haltende Frauen
    Polizist(in)
    Polizistin
    Polizist
    Personen mit Hasenohren
    Frauen mit Hasenohren
    Männer mit Hasenohren
    Person mit Schleier
    Frau mit Schleier
    Mann mit Schleier
    Person: blondes Haar
    Frau: blond
    Mann: blond
    Mann mit chinesischem Hut
    Person mit Turban
    Frau mit Turban
    Mann mit Turban
    älterer Mann
    ältere Frau
    Baby
    Bauarbeiter(in)
    Bauarbeiterin
    Bauarbeiter
    Prinzessin
    Ungeheuer
    Kobold
    Gespenst
    Putte
    Außerirdischer
    Computerspiel-Monster
    wütendes Gesicht mit Hörnern
    Totenkopf
    Infoschalter-Mitarbeiter(in)
    Infoschalter-Mitarbeiterin
    Infoschalter-Mitarbeiter
    Wache
    Wachsoldatin
    Wachsoldat
    tanzende Frau
    Lippenstift
    Nagellack
    Person, die eine Kopfmassage bekommt
    Frau, die eine Kopfmassage bekommt
    Mann, der eine Kopfmassage bekommt
    Person beim Haareschneiden
    Frau beim Haareschneiden
    Mann beim Haareschneiden
    Barbershop-Säule
    Spritze
    Kapsel
    Kussabdruck
    Liebesbrief
    Ring
    Edelstein
    sich küssendes Paar
    Blumenstrauß
    Liebespaar
    Hochzeit
    schlagendes Herz
    gebrochenes Herz
    zwei Herzen
    funkelndes Herz
    wachsendes Herz
    Herz mit Pfeil
    blaues Herz
    grünes Herz
    gelbes Herz
    lila Herz
    Herz mit Schleife
    kreisende Herzen
    Herzdekoration
    Rautenform mit Punkt
    Glühbirne
    Ärger
    Bombe
    Schlafen
    Zusammenstoß
    Schweißtropfen
    Tropfen
    Staubwolke
    Kothaufen
    angespannter Bizeps
    schwindlig
    Sprechblase mit drei Punkten
    Gedankenblase
    Blumenstempel
    100 Punkte
    Geldsack
    Geldwechsel
    Dollarzeichen extrafett
    Kreditkarte
    Yen-Banknote
    Dollar-Banknote
    Euro-Banknote
    Pfund-Banknote
    Geldschein mit Flügeln
    steigende Kurve mit Yen-Zeichen
    Sitzplatz
    Laptop
    Aktentasche
    Minidisc
    Diskette
    CD
    DVD
    Ordner
    geöffneter Ordner
    teilweise eingerolltes Blatt
    Vorderseite eines Blattes
    Kalender
    Abreißkalender
    Rotationskartei
    Aufwärtstrend
    Abwärtstrend
    Balkendiagramm
    Klemmbrett
    Reißzwecke
    Stecknadel
    Büroklammer
    Lineal
    dreieckiges Lineal
    Pagemarker
    Spiralblock
    Notizbuch
    Notizbuch mit dekorativem Einband
    geschlossenes Buch
    offenes Buch
    grünes Buch
    blaues Buch
    orangefarbenes Buch
    Bücherstapel
    Namensschild
    Schriftrolle
    Papier und Bleistift
    Telefonhörer
    Pager
    Faxgerät
    Satellitenschüssel
    Lautsprecher
    Megafon
    Postausgang
    Posteingang
    Paket
    E-Mail
    eingehender Briefumschlag
    Umschlag mit Pfeil
    geschlossener Briefkasten ohne Post
    geschlossener Briefkasten mit Post
    offener Briefkasten mit Post
    offener Briefkasten ohne Post
    Briefkasten
    Posthorn
    Zeitung
    Mobiltelefon
    Mobiltelefon mit Pfeil
    Vibrationsmodus
    Mobiltelefon aus
    Mobiltelefone verboten
    balkenförmige Signalstärkenanzeige
    Fotoapparat
    Fotoapparat mit Blitz
    Videokamera
    Fernseher
    Radio
    Videokassette
    Filmprojektor
    Gebetskette
    Zufallsmodus
    Wiederholen
    Titel wiederholen
    kreisförmige Pfeile im Uhrzeigersinn
    Pfeile gegen den Uhrzeigersinn
    Taste Dimmen
    Heller-Taste
    durchgestrichener Lautsprecher
    Lautsprecher mit geringer Lautstärke
    Lautsprecher mit mittlerer Lautstärke
    Lautsprecher mit hoher Lautstärke
    Batterie
    Netzstecker
    Lupe nach links
    Lupe nach rechts
    Schloss mit Füller
    Schloss mit Schlüssel
    Schlüssel
    geschlossenes Schloss
    offenes Schloss
    Glocke
    durchgestrichene Glocke
    Lesezeichen
    Linksymbol
    Optionsfeld
    BACK-Pfeil
    END-Pfeil
    ON!-Pfeil
    SOON-Pfeil
    TOP-Pfeil
    Minderjährige verboten
    Taste: 10
    Eingabesymbol lateinische Großbuchstaben
    Eingabesymbol lateinische Kleinbuchstaben
    Eingabesymbol Zahlen
    Eingabesymbol Sonderzeichen
    Eingabesymbol lateinische Buchstaben
    Feuer
    Taschenlampe
    Schraubenschlüssel
    Hammer
    Mutter und Schraube
    Küchenmesser
    Wasserpistole
    Mikroskop
    Teleskop
    Kristallkugel
    Hexagramm mit Punkt
    japanisches Anfänger-Zeichen
    Dreizack
    schwarze quadratische Schaltfläche
    weiße quadratische Schaltfläche
    roter Punkt
    blauer Punkt
    große orangefarbene Raute
    große blaue Raute
    kleine orangefarbene Raute
    kleine blaue Raute
    rotes Dreieck mit der Spitze nach oben
    rotes Dreieck mit der Spitze nach unten
    Aufwärts-Schaltfläche
    Abwärts-Schaltfläche
    om
    Taube
    Kaaba
    Moschee
    Synagoge
    Menora
    1:00 Uhr
    2:00 Uhr
    3:00 Uhr
    4:00 Uhr
    5:00 Uhr
    6:00 Uhr
    7:00 Uhr
    8:00 Uhr
    9:00 Uhr
    10:00 Uhr
    11:00 Uhr
    Ziffernblatt 12:00 Uhr
    1:30 Uhr
    2:30 Uhr
    3:30 Uhr
    4:30 Uhr
    5:30 Uhr
    6:30 Uhr
    7:30 Uhr
    8:30 Uhr
    9:30 Uhr
    10:30 Uhr
    11:30 Uhr
    12:30 Uhr
    Kerze
    Kaminuhr
    Loch
    schwebender Mann im Anzug
    Detektiv(in)
    Detektivin
    Detektiv
    Sonnenbrille
    Spinne
    Spinnennetz
    Joystick
    tanzender Mann
    verhakte Büroklammern
    Kugelschreiber
    Füllhalter
    Pinsel
    Wachsmalstift
    Hand mit gespreizten Fingern
    Mittelfinger
    vulkanischer Gruß
    schwarzes Herz
    Desktopcomputer
    Drucker
    Computermaus
    Trackball
    gerahmtes Bild
    Karteireiter
    Karteikasten
    Aktenschrank
    Papierkorb
    Notizblock
    Spiralkalender
    Schraubzwinge
    alter Schlüssel
    zusammengerollte Zeitung
    Dolch
    sprechender Kopf
    Sprechblase links
    Sprechblase für wütende Aussage rechts
    Urne mit Wahlzettel
    Weltkarte
    Fuji
    Tokyo Tower
    Freiheitsstatue
    Umriss von Japan
    Statue
    grinsendes Gesicht
    strahlendes Gesicht mit lachenden Augen
    Gesicht mit Freudentränen
    grinsendes Gesicht mit großen Augen
    grinsendes Gesicht mit lachenden Augen
    grinsendes Gesicht mit Schweißtropfen
    Grinsegesicht mit zugekniffenen Augen
    lächelndes Gesicht mit Heiligenschein
    grinsendes Gesicht mit Hörnern
    zwinkerndes Gesicht
    lächelndes Gesicht mit lachenden Augen
    sich die Lippen leckendes Gesicht
    erleichtertes Gesicht
    lächelndes Gesicht mit herzförmigen Augen
    lächelndes Gesicht mit Sonnenbrille
    süffisant lächelndes Gesicht
    neutrales Gesicht
    ausdrucksloses Gesicht
    verstimmtes Gesicht
    bedrücktes Gesicht mit Schweiß
    nachdenkliches Gesicht
    verwundertes Gesicht
    verwirrtes Gesicht
    küssendes Gesicht
    Kuss zuwerfendes Gesicht
    küssendes Gesicht mit lächelnden Augen
    küssendes Gesicht mit geschlossenen Augen
    Gesicht mit herausgestreckter Zunge
    zwinkerndes Gesicht mit herausgestreckter Zunge
    Gesicht mit herausgestreckter Zunge und zusammengekniffenen Augen
    enttäuschtes Gesicht
    besorgtes Gesicht
    verärgertes Gesicht
    schmollendes Gesicht
    weinendes Gesicht
    entschlossenes Gesicht
    schnaubendes Gesicht
    trauriges aber erleichtertes Gesicht
    entsetztes Gesicht
    qualvolles Gesicht
    ängstliches Gesicht
    erschöpftes Gesicht
    schläfriges Gesicht
    müdes Gesicht
    Grimassen schneidendes Gesicht
    heulendes Gesicht
    Gesicht mit offenem Mund
    Gesicht, das ausatmet
    verdutztes Gesicht
    besorgtes Gesicht mit Schweißtropfen
    vor Angst schreiendes Gesicht
    erstauntes Gesicht
    errötetes Gesicht mit großen Augen
    schlafendes Gesicht
    benommenes Gesicht
    Gesicht mit Spiralen als Augen
    Gesicht ohne Mund
    Gesicht in Wolken
    Gesicht mit Atemschutzmaske
    grinsende Katze mit lachenden Augen
    Katze mit Freudentränen
    grinsende Katze
    lachende Katze mit Herzen als Augen
    verwegen lächelnde Katze
    küssende Katze
    schmollende Katze
    weinende Katze
    erschöpfte Katze
    betrübtes Gesicht
    leicht lächelndes Gesicht
    umgekehrtes Gesicht
    Augen verdrehendes Gesicht
    Person mit überkreuzten Armen
    Frau mit überkreuzten Armen
    Mann mit überkreuzten Armen
    Person mit Händen auf dem Kopf
    Frau mit Händen auf dem Kopf
    Mann mit Händen auf dem Kopf
    sich verbeugende Person
    sich verbeugende Frau
    sich verbeugender Mann
    sich die Augen zuhaltendes Affengesicht
    sich die Ohren zuhaltendes Affengesicht
    sich den Mund zuhaltendes Affengesicht
    Person mit erhobenem Arm
    Frau mit erhobenem Arm
    Mann mit erhobenem Arm
    zwei erhobene Handflächen
    missmutige Person
    missmutige Frau
    missmutiger Mann
    schmollende Person
    schmollende Frau
    schmollender Mann
    zusammengelegte Handflächen
    Rakete
    Hubschrauber
    Dampflokomotive
    Eisenbahnwagen
    Hochgeschwindigkeitszug mit spitzer Nase
    Hochgeschwindigkeitszug
    Zug
    U-Bahn
    S-Bahn
    Bahnhof
    Straßenbahn
    Straßenbahnwagen
    Bus
    Bus von vorne
    Oberleitungsbus
    Bushaltestelle
    Kleinbus
    Krankenwagen
    Feuerwehrauto
    Polizeiwagen
    Polizeiwagen von vorne
    Taxi
    Taxi von vorne
    Auto
    Auto von vorne
    Wohnmobil
    Lieferwagen
    Sattelzug
    Traktor
    Einschienenbahn
    Bergbahn
    Schwebebahn
    Bergschwebebahn
    Bergseilbahn
    Schiff
    Person im Ruderboot
    Frau im Ruderboot
    Mann im Ruderboot
    Schnellboot
    horizontale Verkehrsampel
    vertikale Verkehrsampel
    Baustellenabsperrung
    Polizeilicht
    Wimpel
    Tür
    Verboten
    Zigarette
    Rauchverbot
    Symbol „Papierkorb“
    Abfall verboten
    Trinkwasser
    Kein Trinkwasser
    Fahrrad
    Fahrräder verboten
    Radfahrer(in)
    Radfahrerin
    Radfahrer
    Mountainbiker(in)
    Mountainbikerin
    Mountainbiker
    Fußgänger(in)
    Fußgängerin
    Fußgänger
    Fußgänger verboten
    Kinder überqueren die Straße
    Herren
    Damen
    Toiletten
    Symbol „Baby“
    Toilette
    WC
    Dusche
    badende Person
    Badewanne
    Passkontrolle
    Zollkontrolle
    Gepäckausgabe
    Gepäckaufbewahrung
    Sofa und Lampe
    im Bett liegende Person
    Einkaufstüten
    Rezeptionsklingel
    Bett
    religiöse Stätte
    Stoppschild
    Einkaufswagen
    Hindutempel
    Hütte
    Fahrstuhl
    Spielplatzrutsche
    Autorad
    Rettungsring
    Hammer und Schraubenschlüssel
    Schutzschild
    Ölfass
    Autobahn
    Bahngleis
    Motorboot
    kleines Flugzeug
    Abflug
    Landung eines Flugzeugs
    Satellit
    Passagierschiff
    Tretroller
    Motorroller
    Kanu
    Schlitten
    fliegende Untertasse
    Skateboard
    Autorikscha
    Pick-up
    Rollschuh
    oranger Punkt
    gelber Punkt
    grüner Punkt
    lila Punkt
    brauner Punkt
    rotes Quadrat
    blaues Quadrat
    oranges Quadrat
    gelbes Quadrat
    grünes Quadrat
    lila Quadrat
    braunes Quadrat
    Gleichheitszeichen extrafett
    zusammengedrückte Finger
    weißes Herz
    braunes Herz
    Wenig-Geste
    Gesicht mit Reißverschlussmund
    Gesicht mit Dollarzeichen
    Gesicht mit Fieberthermometer
    Strebergesicht
    nachdenkendes Gesicht
    Gesicht mit Kopfverband
    Roboter
    Gesicht mit umarmenden Händen
    Teufelsgruß
    Ruf-mich-an-Handzeichen
    erhobene Hand von hinten
    Faust nach links
    Faust nach rechts
    Handschlag
    Hand mit gekreuzten Fingern
    Ich-liebe-dich-Geste
    Gesicht mit Cowboyhut
    Clown-Gesicht
    würgendes Gesicht
    sich vor Lachen auf dem Boden wälzen
    sabberndes Gesicht
    lügendes Gesicht
    sich an den Kopf fassende Person
    sich an den Kopf fassende Frau
    sich an den Kopf fassender Mann
    niesendes Gesicht
    Gesicht mit hochgezogenen Augenbrauen
    überwältigt
    irres Gesicht
    ermahnendes Gesicht
    Gesicht mit Symbolen über dem Mund
    verlegen kicherndes Gesicht
    kotzendes Gesicht
    explodierender Kopf
    schwangere Frau
    Stillen
    Handflächen nach oben
    Selfie
    Prinz
    Person im Smoking
    Frau im Smoking
    Mann im Smoking
    Weihnachtsfrau
    schulterzuckende Person
    schulterzuckende Frau
    schulterzuckender Mann
    Rad schlagende Person
    Rad schlagende Frau
    Rad schlagender Mann
    Jongleur(in)
    Jongleurin
    Jongleur
    Fechter(in)
    Ringer(in)
    ringende Frauen
    ringende Männer
    Wasserballspieler(in)
    Wasserballspielerin
    Wasserballspieler
    Handballspieler(in)
    Handballspielerin
    Handballspieler
    Tauchmaske
    welke Blume
    Trommel
    Sektgläser
    Trinkglas
    Löffel
    Tor
    Goldmedaille
    Silbermedaille
    Bronzemedaille
    Boxhandschuh
    Kampfsportanzug
    Curlingstein
    Lacrosse
    Softball
    Frisbee
    Croissant
    Avocado
    Gurke
    Bacon
    Kartoffel
    Karotte
    Baguette
    Salat
    Pfannengericht
    Döner
    Ei
    Glas Milch
    Erdnuss
    Kiwi
    Pfannkuchen
    Teigtasche
    Glückskeks
    Takeaway-Schachtel
    Essstäbchen
    Schüssel mit Löffel
    Becher mit Strohhalm
    Kokosnuss
    Brokkoli
    Kuchen
    Brezel
    Fleischstück
    Sandwich
    Konserve
    Blattgemüse
    Mango
    Mondkuchen
    Bagel
    lächelndes Gesicht mit Herzen
    gähnendes Gesicht
    lachendes Gesicht mit Träne
    Partygesicht
    schwindeliges Gesicht
    schwitzendes Gesicht
    frierendes Gesicht
    Ninja
    verkleidet
    Gesicht, das Tränen zurückhält
    bettelndes Gesicht
    Sari
    Laborkittel
    Schutzbrille
    Wanderstiefel
    flacher Schuh
    Krebs
    Löwe
    Skorpion
    Truthahn
    Einhorn
    Adler
    Ente
    Fledermaus
    Hai
    Eule
    Fuchs
    Schmetterling
    Hirsch
    Gorilla
    Eidechse
    Nashorn
    Garnele
    Tintenfisch
    Giraffe
    Zebra
    Igel
    Sauropode
    T-Rex
    Grille
    Känguru
    Lama
    Pfau
    Nilpferd
    Papagei
    Waschbär
    Hummer
    Mücke
    Mikrobe
    Dachs
    Schwan
    Mammut
    Dodo
    Faultier
    Otter
    Orang-Utan
    Stinktier
    Flamingo
    Auster
    Biber
    Bison
    Seehund
    Blindenhund
    Blindenstock
    rotes Haar
    lockiges Haar
    Glatze
    weißes Haar
    Knochen
    Bein
    Fuß
    Zahn
    Superheld(in)
    Heldin
    Superheld
    Bösewicht
    weiblicher Bösewicht
    männlicher Bösewicht
    Sicherheitsweste
    Ohr mit Hörgerät
    elektrischer Rollstuhl
    manueller Rollstuhl
    Armprothese
    Beinprothese
    Käsestück
    Cupcake
    Salz
    Trinkpäckchen
    Knoblauch
    Zwiebel
    Falafel
    Waffel
    Butter
    Mate-Tee
    Eiswürfel
    Bubble Tea
    Troll
    stehende Person
    stehende Frau
    stehender Mann
    kniende Person
    kniende Frau
    kniender Mann
    gehörlose Person
    gehörlose Frau
    gehörloser Mann
    Gesicht mit Monokel
    Person
    Arzt/Ärztin
    Richter(in)
    Pilot(in)
    Bauer/Bäuerin
    Koch/Köchin
    stillende Person
    Weihnachtsperson
    Student(in)
    Sänger(in)
    Künstler(in)
    Lehrer(in)
    Fabrikarbeiter(in)
    IT-Experte/IT-Expertin
    Büroangestellte(r)
    Mechaniker(in)
    Wissenschaftler(in)
    Astronaut(in)
    Feuerwehrmann/-frau
    sich an den Händen haltende Personen
    Person mit Gehstock
    Person: rotes Haar
    Person: lockiges Haar
    Person: Glatze
    Person: weißes Haar
    Person in motorisiertem Rollstuhl
    Person in manuellem Rollstuhl
    Kind
    ältere Person
    Person: Bart
    Frau: Bart
    Mann: Bart
    Frau mit Kopftuch
    Person in Dampfsauna
    Frau in Dampfsauna
    Mann in Dampfsauna
    Bergsteiger(in)
    Bergsteigerin
    Bergsteiger
    Person im Lotossitz
    Frau im Lotossitz
    Mann im Lotossitz
    Magier(in)
    Magierin
    Magier
    Märchenfee
    Fee
    männliche Fee
    Vampir
    weiblicher Vampir
    männlicher Vampir
    Wassermensch
    Meerjungfrau
    Wassermann
    Elf(e)
    Elfe
    Elf
    Flaschengeist
    weiblicher Flaschengeist
    männlicher Flaschengeist
    Zombie
    weiblicher Zombie
    männlicher Zombie
    Gehirn
    oranges Herz
    Baseballmütze
    Schal
    Handschuhe
    Mantel
    Socken
    roter Umschlag
    Feuerwerkskörper
    Puzzleteil
    Reagenzglas
    Petrischale
    DNA
    Kompass
    Abakus
    Feuerlöscher
    Werkzeugkasten
    Ziegelstein
    Magnet
    Gepäck
    Creme
    Faden
    Wollknäuel
    Sicherheitsnadel
    Teddybär
    Besen
    Korb
    Küchenrolle
    Seife
    Schwamm
    Beleg
    Nazar-Amulett
    Ballettschuhe
    einteiliger Badeanzug
    Slip
    Shorts
    Zehensandale
    Blutstropfen
    Heftpflaster
    Stethoskop
    Röntgenbild
    Krücke
    Jo-Jo
    Drachen
    Fallschirm
    Bumerang
    Zauberstab
    Piñata
    Matroschka
    Ringplanet
    Stuhl
    Rasierer
    Axt
    Öllampe
    Banjo
    Militärhelm
    Akkordeon
    afrikanische Trommel
    Münze
    Handsäge
    Schraubenzieher
    Leiter
    Haken
    Spiegel
    Fenster
    Saugglocke
    Nähnadel
    Knoten
    Eimer
    Mausefalle
    Zahnbürste
    Grabstein
    Protestschild
    Felsen
    Discokugel
    Ausweis
    schwache Batterie
    Hamsa
    Fliege
    Wurm
    Käfer
    Kakerlake
    Topfpflanze
    Holz
    Feder
    Lotusblüte
    Koralle
    leeres Nest
    Nest mit Eiern
    Herz (Organ)
    Lunge
    sich umarmende Personen
    schwangerer Mann
    schwangere Person
    Person mit Krone
    Blaubeeren
    Paprika
    Olive
    Fladenbrot
    Tamale
    Fondue
    Teekanne
    Flüssigkeit ausgießen
    Bohnen
    Einmachglas
    schmelzendes Gesicht
    grüßendes Gesicht
    Gesicht mit offenen Augen und Hand über dem Mund
    Gesicht mit durch die Finger linsendem Auge
    Gesicht mit schrägem Mund
    Gesicht mit gestrichelter Linie
    Auf Lippe beißen
    Blasen
    Hand mit gekreuztem Zeigefinger und Daumen
    nach rechts weisende Hand
    nach links weisende Hand
    Hand mit Handfläche nach unten
    Hand mit Handfläche nach oben
    auf Betrachter zeigender Zeigefinger
    Hände, die Herz bilden
    """#
}
