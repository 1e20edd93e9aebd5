// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let fr: StaticString = #"""
    point d’exclamation
    symbole dièse
    touches : #
    dollar
    pourcent
    esperluette
    apostrophe dactylographique
    parenthèse fermante
    astérisque
    touches : *
    signe plus
    virgule
    trait d’union-moins
    point
    slash
    touches : 0
    touches : 1
    touches : 2
    touches : 3
    touches : 4
    touches : 5
    touches : 6
    touches : 7
    touches : 8
    touches : 9
    deux-points
    point-virgule
    inférieur à
    égal
    supérieur à
    point d’interrogation
    arobase
    crochet ouvrant
    antislash
    crochet fermant
    accent circonflexe
    trait de soulignement
    accent grave
    accolade ouvrante
    ligne verticale
    accolade fermante
    tilde
    point d’exclamation inversé
    cent
    livre
    devise inconnue ou non valide
    yen
    section
    diérèse
    symbole copyright
    guillemet gauche
    négation
    marque déposée
    degré
    plus-moins
    exposant deux
    exposant trois
    accent aigu
    symbole micro
    marque de paragraphe
    point médian
    exposant un
    guillemet droit
    point d’interrogation inversé
    signe de multiplication
    signe de division
    dram arménien
    afghani afghan
    virgule arabe
    point-virgule arabe
    point d’interrogation arabe
    taka bangladeshi
    baht thaïlandais
    riel cambodgien
    trait d’union
    tiret demi-cadratin
    tiret cadratin
    barre horizontale
    apostrophe gauche
    apostrophe droite
    apostrophe droite basse
    guillemet droit gauche
    guillemet droit droit
    guillemet droit bas
    obèle
    double obèle
    puce
    points de suspension
    point de coupure de mot
    pour mille
    prime
    double prime
    triple prime
    caret
    marque de référence
    double point d’exclamation
    point exclarrogatif
    trait suscrit
    astérisme
    barre oblique de fraction
    points d’exclamation et d’interrogation
    exposant moins
    colón costaricain
    cruzeiro
    franc français
    lire
    mill
    naira nigérian
    peseta espagnole
    roupie
    won
    nouveau shekel israélien
    dông vietnamien
    euro
    kip loatien
    tugrik mongol
    penny allemand
    peso
    guaraní paraguayen
    austral
    hryvnia ukrainienne
    cédi ghanéen
    livre tournois
    spesmilo
    tenge kazakh
    roupie indienne
    livre turque
    manat azéri
    rouble
    lari géorgien
    bitcoin
    copyright phonographique
    marque commerciale déposée
    source d’informations
    flèche vers la gauche
    flèche vers le haut
    flèche vers la droite
    flèche vers le bas
    flèche gauche droite
    flèche haut bas
    flèche haut gauche
    flèche haut droite
    flèche bas droite
    flèche bas gauche
    flèche vers la gauche barrée
    flèche vers la droite barrée
    flèche vers la gauche ondulée
    flèche vers la droite ondulée
    flèche à deux pointes vers la gauche
    flèche à deux pointes vers le haut
    flèche à deux pointes vers la droite
    flèche à deux pointes vers le bas
    empenne vers la gauche
    empenne vers la droite
    flèche d’un taquet vers la gauche
    flèche d’un taquet vers le haut
    flèche d’un taquet vers la droite
    flèche d’un taquet vers le bas
    flèche haut-bas sur base
    flèche courbe gauche
    flèche courbe droite
    flèche vers la gauche avec boucle
    flèche vers la droite avec boucle
    flèche gauche-droite ondulée
    flèche gauche-droite barrée
    flèche vers le bas en zigzag
    flèche vers le haut avec pointe vers la gauche
    flèche vers le haut avec pointe vers la droite
    flèche vers le bas avec pointe vers la gauche
    flèche vers le bas avec pointe vers la droite
    flèche vers la droite avec coin vers le bas
    flèche vers le bas avec coin vers la gauche
    flèche semi-circulaire sens antihoraire en chef
    flèche semi-circulaire sens horaire en chef
    flèche nord-ouest jusqu’à un long taquet
    flèche vers la gauche jusqu’à un taquet sur flèche vers la droite jusqu’à un taquet
    flèche circulaire ouverte sens antihoraire
    flèche circulaire ouverte sens horaire
    harpon vers la gauche avec barbillon vers le haut
    harpon vers la gauche avec barbillon vers le bas
    harpon vers le haut avec barbillon vers la droite
    harpon vers le haut avec barbillon vers la gauche
    harpon vers la droite avec barbillon vers le haut
    harpon vers la droite avec barbillon vers le bas
    harpon vers le bas avec barbillon vers la droite
    harpon vers le bas avec barbillon vers la gauche
    flèche vers la droite sur flèche vers la gauche
    flèches vers le haut et vers le bas
    flèche gauche au-dessus de flèche droite
    paire de flèches vers la gauche
    paire de flèches vers le haut
    paire de flèches vers la droite
    paire de flèches vers le bas
    harpon vers la gauche sur harpon vers la droite
    harpon vers la droite sur harpon vers la gauche
    double flèche vers la gauche barrée
    double flèche gauche​-droite barrée
    double flèche vers la droite barrée
    flèche double vers la gauche
    flèche double vers le haut
    flèche double vers la droite
    flèche double vers le bas
    flèche double vers la gauche et la droite
    flèche double vers le nord-ouest
    flèche double vers le nord-est
    flèche double vers le sud-est
    flèche double vers le sud-ouest
    flèche triple vers la gauche
    flèche triple vers la droite
    flèche vers la gauche en tire-bouchon
    flèche vers la droite en tire-bouchon
    flèche vers le haut avec double barre
    flèche vers le bas avec double barre
    flèche pointillée vers la gauche
    flèche pointillée vers le haut
    flèche pointillée vers la droite
    flèche pointillée vers le bas
    flèche vers la gauche jusqu’à un taquet
    flèche vers la droite jusqu’à un taquet
    flèche creuse vers la gauche
    flèche creuse vers le haut
    flèche creuse vers la droite
    flèche creuse vers le bas
    flèche creuse d’un taquet vers le haut
    flèche vers le bas à gauche d’une flèche vers le haut
    pour tout
    dérivée partielle
    il existe
    ensemble vide
    incrément
    nabla
    élément de
    n’appartient pas
    appartient
    fin d’article
    produit de la famille
    sommation de la famille
    signe moins
    plus ou moins
    barre oblique de division
    opérateur astérisque
    opérateur rond
    opérateur puce
    racine carrée
    proportionnel
    symbole de l’infini
    angle droit
    angle
    est un diviseur de
    parallèle
    et logique
    intersection
    union
    intégrale
    double intégrale
    intégrale de contour
    par conséquent
    parce que
    rapport
    proportion
    opérateur tilde
    tilde renversé
    s couché renversé
    asymptotiquement égal à
    approximativement égal à
    presque égal
    entièrement égal à
    approximativement égal à ou image de
    rond dans égal
    non égal
    identique à
    strictement équivalent à
    inférieur ou égal
    supérieur ou égal
    inférieur à sur égal à
    supérieur à sur égal à
    très inférieur à
    très supérieur à
    entre
    pas inférieur à
    pas supérieur à
    supérieur ou équivalent à
    précède
    suit
    ne suit pas
    sous-ensemble de
    sur-ensemble de
    sous-ensemble égal à
    sur-ensemble égal à
    plus cerclé
    moins cerclé
    fois cerclé
    barre oblique de division cerclée
    opérateur point cerclé
    opérateur rond cerclé
    opérateur astérisque cerclé
    plus encadré
    moins encadré
    taquet vers le haut
    n’oblige pas
    précède sous relation
    suit sous relation
    original de
    matrice hermitienne conjuguée
    triangle rectangle
    ou logique de la famille
    intersection de la famille
    union de la famille
    opérateur point
    opérateur étoile
    jointure naturelle
    double intersection
    considérablement inférieur à
    considérablement supérieur à
    ni égal ni contenant comme sous-groupe normal
    trois points suspendus
    trois points médians
    trois points diagonaux vers le coin haut à droite
    trois points diagonaux vers le coin bas à droite
    montre
    sablier
    clavier
    bouton éjecter
    bouton avance rapide
    bouton retour rapide
    double flèche vers le haut
    double flèche vers le bas
    bouton piste suivante
    bouton piste précédente
    bouton lecture/pause
    réveil
    chronomètre
    horloge
    sablier avec sable qui coule
    bouton pause
    bouton stop
    bouton enregistrer
    m encerclé
    carré plein
    carré creux
    carré creux aux angles arrondis
    carré creux contenant un carré plein
    carré hachuré horizontalement
    carré hachuré verticalement
    carré quadrillé
    carré hachuré du haut à droite vers le bas à gauche en diagonale
    carré hachuré du haut à gauche vers le bas à droite
    carré quadrillé en diagonale
    petit carré noir
    petit carré blanc
    rectangle plein
    rectangle creux
    rectangle vertical plein
    parallélogramme plein
    triangle plein vers le haut
    triangle creux pointant vers le haut
    petit triangle plein pointant vers le haut
    petit triangle creux pointant vers le haut
    bouton lecture
    triangle creux pointant vers la droite
    petit triangle plein pointant vers la droite
    petit triangle creux pointant vers la droite
    pointe pleine vers la droite
    pointe creuse vers la droite
    triangle plein vers le bas
    triangle creux pointant vers le bas
    petit triangle plein pointant vers le bas
    petit triangle creux pointant vers le bas
    bouton retour
    triangle creux pointant vers la gauche
    petit triangle plein pointant vers la gauche
    petit triangle creux pointant vers la gauche
    pointe pleine vers la gauche
    pointe creuse vers la gauche
    losange plein
    losange creux
    losange creux contenant un losange plein
    cercle creux contenant un cercle plein
    losange
    cercle vide
    cercle en pointillés
    cercle hachuré verticalement
    cercles concentriques
    cercle plein
    cercle avec moitié gauche pleine
    cercle avec moitié droite pleine
    cercle avec moitié inférieure pleine
    cercle avec moitié supérieure pleine
    cercle avec quadrant supérieur droit plein
    cercle avec quadrant supérieur gauche vide
    demi-cercle gauche plein
    demi-cercle droit plein
    puce noir au blanc
    carré plein contenant un cercle creux
    arc de cercle dans le quadrant supérieur gauche
    arc de cercle dans le quadrant supérieur droit
    arc de cercle dans le quadrant inférieur droit
    arc de cercle dans le quadrant inférieur gauche
    demi-cercle supérieur
    demi-cercle inférieur
    triangle rectangle inférieur droit plein
    triangle rectangle inférieur gauche plein
    triangle rectangle supérieur gauche plein
    triangle rectangle supérieur droit plein
    puce creuse
    grand cercle vide
    carré creux avec quadrant supérieur droit
    cercle creux avec quadrant supérieur droit
    carré moyen blanc
    carré moyen noir
    carré petit moyen blanc
    carré petit moyen noir
    triangle rectangle inférieur droit
    soleil
    nuage
    parapluie ouvert
    bonhomme de neige
    comète
    téléphone
    case cochée
    parapluie avec gouttes de pluie
    boisson chaude
    trèfle
    index pointant vers le haut
    tête de mort
    radioactif
    danger biologique
    croix orthodoxe
    lune et étoile
    symbole de paix
    yin yang
    roue du Dharma
    visage mécontent
    visage souriant
    symbole de la femme
    symbole de l’homme
    bélier zodiaque
    taureau
    gémeaux
    cancer
    lion
    vierge
    balance
    scorpion zodiaque
    sagittaire
    capricorne
    verseau
    poissons
    pion d’échec
    pique
    trèfle cartes
    cœur cartes
    carreau
    sources chaudes
    croche
    bémol
    dièse
    symbole Recyclage
    infini
    symbole Accès handicapés
    marteau et pioche
    ancre
    épées croisées
    caducée
    balance à poids
    alambic
    roue dentée
    symbole de l’atome
    fleur de lys
    symbole d’avertissement
    haute tension
    symbole de la communauté transgenre
    disque blanc
    disque noir
    cercueil
    urne funéraire
    ballon de football
    baseball
    bonhomme de neige sans neige
    soleil derrière les nuages
    nuage avec éclair et pluie
    serpentaire
    pioche
    casque de secouriste
    chaînes
    sens interdit
    sanctuaire shinto
    église
    montagne
    parasol sur le sol
    fontaine
    drapeau de golf
    ferry
    voilier
    skieur
    patin à glace
    personne avec ballon
    femme avec ballon
    homme avec ballon
    tente
    pompe à essence
    ciseaux
    bouton coché
    avion
    enveloppe
    poing levé
    main levée
    V de la victoire
    main qui écrit
    crayon
    stylo plume noir
    coche
    signe multiplier
    croix latine
    étoile de David
    étincelles
    astérisque huit branches
    étoile huit branches
    flocon
    éclat
    croix
    bouton croix
    point d’interrogation rouge
    point d’interrogation blanc
    point d’exclamation blanc
    point d’exclamation rouge
    cœur point d’exclamation
    cœur rouge
    cœur enflammé
    cœur avec bandages
    plus
    moins
    signe diviser
    flèche droite
    boucle
    double boucle
    flèche courbe haut
    flèche courbe bas
    signe plus avec indice deux
    produit vectoriel
    produit intérieur
    ou logique à deux barres souscrites
    inférieur à ou égal à incliné
    inférieur à sur similaire ou égal à
    égal en deux lignes ou supérieur à
    suit sur non presque égal à
    flèche gauche
    flèche haut
    flèche bas
    grand carré noir
    grand carré blanc
    étoile
    cercle rouge
    virgule idéographique
    point idéographique
    chevron angulaire ouvrant
    chevron angulaire fermant
    chevron angulaire ouvrant double
    chevron angulaire fermant double
    crochet de partie entière ouvrant
    crochet de partie entière fermant
    crochet de partie entière ouvrant creux
    crochet de partie entière fermant creux
    crochet lenticulaire ouvrant noir
    crochet lenticulaire fermant noir
    crochet en écaille ouvrant
    crochet en écaille fermant
    crochet lenticulaire ouvrant creux
    crochet lenticulaire fermant creux
    ligne ondulée
    alternance
    point médian katakana
    bouton félicitations en japonais
    bouton secret en japonais
    rial
    dragon rouge mahjong
    carte Joker
    groupe sanguin A
    groupe sanguin B
    groupe sanguin O
    bouton P
    groupe sanguin AB
    bouton Effacer
    bouton Cool
    bouton Gratuit
    bouton Identifiant
    bouton Nouveau
    bouton Pas bien
    bouton OK
    bouton SOS
    bouton Vers le haut
    bouton VS
    drapeau : Île de l’Ascension
    drapeau : Andorre
    drapeau : Émirats arabes unis
    drapeau : Afghanistan
    drapeau : Antigua-et-Barbuda
    drapeau : Anguilla
    drapeau : Albanie
    drapeau : Arménie
    drapeau : Angola
    drapeau : Antarctique
    drapeau : Argentine
    drapeau : Samoa américaines
    drapeau : Autriche
    drapeau : Australie
    drapeau : Aruba
    drapeau : Îles Åland
    drapeau : Azerbaïdjan
    drapeau : Bosnie-Herzégovine
    drapeau : Barbade
    drapeau : Bangladesh
    drapeau : Belgique
    drapeau : Burkina Faso
    drapeau : Bulgarie
    drapeau : Bahreïn
    drapeau : Burundi
    drapeau : Bénin
    drapeau : Saint-Barthélemy
    drapeau : Bermudes
    drapeau : Brunei
    drapeau : Bolivie
    drapeau : Pays-Bas caribéens
    drapeau : Brésil
    drapeau : Bahamas
    drapeau : Bhoutan
    drapeau : Île Bouvet
    drapeau : Botswana
    drapeau : Biélorussie
    drapeau : Belize
    drapeau : Canada
    drapeau : Îles Cocos
    drapeau : Congo-Kinshasa
    drapeau : République centrafricaine
    drapeau : Congo-Brazzaville
    drapeau : Suisse
    drapeau : Côte d’Ivoire
    drapeau : Îles Cook
    drapeau : Chili
    drapeau : Cameroun
    drapeau : Chine
    drapeau : Colombie
    drapeau : Île Clipperton
    drapeau : Costa Rica
    drapeau : Cuba
    drapeau : Cap-Vert
    drapeau : Curaçao
    drapeau : Île Christmas
    drapeau : Chypre
    drapeau : Tchéquie
    drapeau : Allemagne
    drapeau : Diego Garcia
    drapeau : Djibouti
    drapeau : Danemark
    drapeau : Dominique
    drapeau : République dominicaine
    drapeau : Algérie
    drapeau : Ceuta et Melilla
    drapeau : Équateur
    drapeau : Estonie
    drapeau : Égypte
    drapeau : Sahara occidental
    drapeau : Érythrée
    drapeau : Espagne
    drapeau : Éthiopie
    drapeau : Union européenne
    drapeau : Finlande
    drapeau : Fidji
    drapeau : Îles Malouines
    drapeau : Micronésie
    drapeau : Îles Féroé
    drapeau : France
    drapeau : Gabon
    drapeau : Royaume-Uni
    drapeau : Grenade
    drapeau : Géorgie
    drapeau : Guyane française
    drapeau : Guernesey
    drapeau : Ghana
    drapeau : Gibraltar
    drapeau : Groenland
    drapeau : Gambie
    drapeau : Guinée
    drapeau : Guadeloupe
    drapeau : Guinée équatoriale
    drapeau : Grèce
    drapeau : Géorgie du Sud-et-les Îles Sandwich du Sud
    drapeau : Guatemala
    drapeau : Guam
    drapeau : Guinée-Bissau
    drapeau : Guyana
    drapeau : R.A.S. chinoise de Hong Kong
    drapeau : Îles Heard-et-MacDonald
    drapeau : Honduras
    drapeau : Croatie
    drapeau : Haïti
    drapeau : Hongrie
    drapeau : Îles Canaries
    drapeau : Indonésie
    drapeau : Irlande
    drapeau : Israël
    drapeau : Île de Man
    drapeau : Inde
    drapeau : Territoire britannique de l’océan Indien
    drapeau : Irak
    drapeau : Iran
    drapeau : Islande
    drapeau : Italie
    drapeau : Jersey
    drapeau : Jamaïque
    drapeau : Jordanie
    drapeau : Japon
    drapeau : Kenya
    drapeau : Kirghizstan
    drapeau : Cambodge
    drapeau : Kiribati
    drapeau : Comores
    drapeau : Saint-Christophe-et-Niévès
    drapeau : Corée du Nord
    drapeau : Corée du Sud
    drapeau : Koweït
    drapeau : Îles Caïmans
    drapeau : Kazakhstan
    drapeau : Laos
    drapeau : Liban
    drapeau : Sainte-Lucie
    drapeau : Liechtenstein
    drapeau : Sri Lanka
    drapeau : Liberia
    drapeau : Lesotho
    drapeau : Lituanie
    drapeau : Luxembourg
    drapeau : Lettonie
    drapeau : Libye
    drapeau : Maroc
    drapeau : Monaco
    drapeau : Moldavie
    drapeau : Monténégro
    drapeau : Saint-Martin
    drapeau : Madagascar
    drapeau : Îles Marshall
    drapeau : Macédoine du Nord
    drapeau : Mali
    drapeau : Myanmar (Birmanie)
    drapeau : Mongolie
    drapeau : R.A.S. chinoise de Macao
    drapeau : Îles Mariannes du Nord
    drapeau : Martinique
    drapeau : Mauritanie
    drapeau : Montserrat
    drapeau : Malte
    drapeau : Maurice
    drapeau : Maldives
    drapeau : Malawi
    drapeau : Mexique
    drapeau : Malaisie
    drapeau : Mozambique
    drapeau : Namibie
    drapeau : Nouvelle-Calédonie
    drapeau : Niger
    drapeau : Île Norfolk
    drapeau : Nigeria
    drapeau : Nicaragua
    drapeau : Pays-Bas
    drapeau : Norvège
    drapeau : Népal
    drapeau : Nauru
    drapeau : Niue
    drapeau : Nouvelle-Zélande
    drapeau : Oman
    drapeau : Panama
    drapeau : Pérou
    drapeau : Polynésie française
    drapeau : Papouasie-Nouvelle-Guinée
    drapeau : Philippines
    drapeau : Pakistan
    drapeau : Pologne
    drapeau : Saint-Pierre-et-Miquelon
    drapeau : Îles Pitcairn
    drapeau : Porto Rico
    drapeau : Territoires palestiniens
    drapeau : Portugal
    drapeau : Palaos
    drapeau : Paraguay
    drapeau : Qatar
    drapeau : La Réunion
    drapeau : Roumanie
    drapeau : Serbie
    drapeau : Russie
    drapeau : Rwanda
    drapeau : Arabie saoudite
    drapeau : Îles Salomon
    drapeau : Seychelles
    drapeau : Soudan
    drapeau : Suède
    drapeau : Singapour
    drapeau : Sainte-Hélène
    drapeau : Slovénie
    drapeau : Svalbard et Jan Mayen
    drapeau : Slovaquie
    drapeau : Sierra Leone
    drapeau : Saint-Marin
    drapeau : Sénégal
    drapeau : Somalie
    drapeau : Suriname
    drapeau : Soudan du Sud
    drapeau : Sao Tomé-et-Principe
    drapeau : Salvador
    drapeau : Saint-Martin (partie néerlandaise)
    drapeau : Syrie
    drapeau : Eswatini
    drapeau : Tristan da Cunha
    drapeau : Îles Turques-et-Caïques
    drapeau : Tchad
    drapeau : Terres australes françaises
    drapeau : Togo
    drapeau : Thaïlande
    drapeau : Tadjikistan
    drapeau : Tokelau
    drapeau : Timor oriental
    drapeau : Turkménistan
    drapeau : Tunisie
    drapeau : Tonga
    drapeau : Turquie
    drapeau : Trinité-et-Tobago
    drapeau : Tuvalu
    drapeau : Taïwan
    drapeau : Tanzanie
    drapeau : Ukraine
    drapeau : Ouganda
    drapeau : Îles mineures éloignées des États-Unis
    drapeau : Nations Unies
    drapeau : États-Unis
    drapeau : Uruguay
    drapeau : Ouzbékistan
    drapeau : État de la Cité du Vatican
    drapeau : Saint-Vincent-et-les Grenadines
    drapeau : Venezuela
    drapeau : Îles Vierges britanniques
    drapeau : Îles Vierges des États-Unis
    drapeau : Viêt Nam
    drapeau : Vanuatu
    drapeau : Wallis-et-Futuna
    drapeau : Samoa
    drapeau : Kosovo
    drapeau : Yémen
    drapeau : Mayotte
    drapeau : Afrique du Sud
    drapeau : Zambie
    drapeau : Zimbabwe
    bouton ici en japonais
    bouton frais de service en japonais
    bouton gratuit en japonais
    bouton réservé en japonais
    bouton interdit en japonais
    bouton chambres disponibles en japonais
    bouton note pour réussir en japonais
    bouton complet en japonais
    bouton pas gratuit en japonais
    bouton montant mensuel en japonais
    bouton application en japonais
    bouton réduction en japonais
    bouton ouvert pour affaires en japonais
    bouton bonne affaire en japonais
    bouton accepter en japonais
    cyclone
    brume
    parapluie fermé
    nuit étoilée
    soleil levant derrière les montagnes
    soleil levant
    ville au crépuscule
    coucher de soleil
    arc-en-ciel
    pont de nuit
    vague
    volcan
    voie lactée
    globe tourné sur l’Afrique et l’Europe
    globe tourné sur les Amériques
    globe tourné sur l’Asie et l’Australie
    globe avec méridiens
    nouvelle lune
    lune croissante
    premier quartier de lune
    lune gibbeuse croissante
    pleine lune
    lune gibbeuse décroissante
    dernier quartier de lune
    lune décroissante
    croissant de lune
    nouvelle lune avec visage
    premier quartier de lune avec visage
    dernier quartier de lune avec visage
    pleine lune avec visage
    soleil avec visage
    étoile brillante
    étoile filante
    thermomètre
    soleil derrière un petit nuage
    soleil derrière un gros nuage
    soleil derrière un nuage de pluie
    nuage avec pluie
    nuage avec neige
    nuage avec éclair
    tornade
    brouillard
    vent avec visage
    hot dog
    taco
    burrito
    châtaigne
    jeune pousse
    conifère
    arbre à feuilles caduques
    palmier
    cactus
    piment rouge
    tulipe
    fleur de cerisier
    rose
    hibiscus
    tournesol
    bourgeon
    épi de maïs
    plant de riz
    feuille
    trèfle à quatre feuilles
    feuille d’érable
    feuille morte
    feuille virevoltante
    champignon
    tomate
    aubergine
    raisin
    melon
    pastèque
    mandarine
    citron
    banane
    ananas
    pomme rouge
    pomme verte
    poire
    pêche
    cerises
    fraise
    hamburger
    pizza
    viande sur un os
    cuisse de poulet
    galette de riz
    boulette de riz
    bol de riz
    riz au curry
    bol fumant
    spaghetti
    pain
    frites
    patate douce
    brochette de bonbons
    brochette de poisson
    sushi
    beignet de crevette
    croquette de poisson
    glace italienne
    granité
    glace
    doughnut
    cookie
    barre chocolatée
    bonbon
    sucette
    crème renversée
    pot de miel
    gâteau sablé
    boîte déjeuner
    marmite
    œuf au plat
    fourchette et couteau
    tasse
    saké
    verre de vin
    cocktail
    cocktail tropical
    chope
    chopes de bière
    biberon
    fourchette et couteau avec assiette
    bouteille de champagne
    pop-corn
    ruban
    cadeau
    gâteau d’anniversaire
    citrouille
    sapin de Noël
    père Noël
    feu d’artifice
    cierge magique
    ballon gonflable
    cotillons
    confettis
    arbre à vœux
    drapeaux croisés
    bambou décoratif
    poupées japonaises
    koinobori
    carillon éolien
    cérémonie de la lune
    cartable
    toque universitaire
    médaille militaire
    ruban de mémoire
    micro de studio
    curseur de niveau
    boutons de réglage
    pellicule
    billet d’entrée
    cheval de manège
    grande roue
    montagnes russes
    pêche à la ligne
    micro
    caméra
    cinéma
    casque
    palette de peinture
    haut de forme
    chapiteau
    billet
    clap
    spectacle vivant
    jeu vidéo
    dans le mille
    machine à sous
    boule de billard
    dés
    bowling
    jeu des fleurs
    note de musique
    notes de musique
    saxophone
    guitare
    piano
    trompette
    violon
    partition
    maillot de course
    tennis
    ski
    basket
    drapeau à damier
    snowboardeur
    personne qui court
    femme qui court
    homme qui court
    personne faisant du surf
    surfeuse
    surfeur
    médaille sportive
    trophée
    course hippique
    football américain
    rugby
    personne nageant
    nageuse
    nageur
    haltérophile
    femme haltérophile
    homme haltérophile
    joueur de golf
    golfeuse
    golfeur
    moto
    voiture de course
    cricket
    volley-ball
    hockey sur gazon
    hockey sur glace
    ping-pong
    montagne enneigée
    camping
    plage avec parasol
    construction d’un bâtiment
    maisons
    ville
    maison abandonnée
    monument classique
    désert
    île déserte
    parc national
    stade
    maison
    maison avec jardin
    immeuble de bureaux
    bureau de poste japonais
    bureau de poste
    hôpital
    banque
    distributeur de billets
    hôtel
    love hotel
    supérette
    école
    grand magasin
    usine
    lampion rouge
    château japonais
    château
    drapeau blanc
    drapeau transgenre
    drapeau arc-en-ciel
    drapeau noir
    drapeau de pirate
    drapeau : Angleterre
    drapeau : Écosse
    drapeau : Pays de Galles
    rosette
    étiquette
    badminton
    arc et flèche
    amphore
    peau claire
    peau moyennement claire
    peau légèrement mate
    peau mate
    peau foncée
    rat
    souris
    bœuf
    buffle
    vache
    tigre
    léopard
    lapin
    chat
    chat noir
    dragon
    crocodile
    baleine
    escargot
    serpent
    cheval
    bélier
    chèvre
    mouton
    singe
    coq
    poule
    chien
    chien d’assistance
    cochon
    sanglier
    éléphant
    pieuvre
    coquille en spirale
    chenille
    fourmi
    abeille
    coccinelle
    poisson
    poisson tropical
    poisson-lune
    tortue
    poussin qui éclôt
    poussin
    poussin de face
    oiseau
    pingouin
    koala
    caniche
    dromadaire
    chameau
    dauphin
    tête de souris
    tête de vache
    tête de tigre
    tête de lapin
    tête de chat
    tête de dragon
    baleine soufflant par son évent
    tête de cheval
    tête de singe
    tête de chien
    tête de cochon
    grenouille
    hamster
    loup
    ours
    ours polaire
    panda
    groin
    empreintes d’animaux
    écureuil
    yeux
    œil
    œil dans une bulle de BD
    oreille
    nez
    bouche
    langue
    main avec index pointant vers le haut
    main avec index pointant vers le bas
    main avec index pointant à gauche
    main avec index pointant à droite
    poing de face
    signe de la main
    ok
    pouce vers le haut
    pouce vers le bas
    applaudissements
    mains ouvertes
    couronne
    chapeau de femme
    lunettes de vue
    cravate
    T-shirt
    jean
    robe
    kimono
    bikini
    vêtements de femme
    porte-monnaie
    sac à main
    pochette
    chaussure d’homme
    chaussure de sport
    chaussure à talon haut
    sandale de femme
    botte de femme
    traces de pas
    silhouette de buste
    silhouettes de bustes
    garçon
    fille
    homme
    professionnel de la santé
    juge homme
    pilote homme
    couple avec cœur : homme et homme
    bisou : homme et homme
    fermier
    cuisinier
    homme allaitant un bébé
    étudiant
    chanteur
    artiste homme
    enseignant
    ouvrier
    famille : homme et garçon
    famille : homme, garçon et garçon
    famille : homme et fille
    famille : homme, fille et garçon
    famille : homme, fille et fille
    famille : homme, homme et garçon
    famille : homme, homme, garçon et garçon
    famille : homme, homme et fille
    famille : homme, homme, fille et garçon
    famille : homme, homme, fille et fille
    famille : homme, femme et garçon
    famille : homme, femme, garçon et garçon
    famille : homme, femme et fille
    famille : homme, femme, fille et garçon
    famille : homme, femme, fille et fille
    informaticien
    employé de bureau
    mécanicien
    scientifique homme
    astronaute homme
    pompier homme
    homme avec canne blanche
    homme : cheveux roux
    homme : cheveux bouclés
    homme : chauve
    homme : cheveux blancs
    homme en fauteuil motorisé
    homme en fauteuil roulant manuel
    femme
    professionnelle de la santé
    juge femme
    pilote femme
    couple avec cœur : femme et homme
    couple avec cœur : femme et femme
    bisou : femme et homme
    bisou : femme et femme
    fermière
    cuisinière
    femme allaitant un bébé
    étudiante
    chanteuse
    artiste femme
    enseignante
    ouvrière
    famille : femme et garçon
    famille : femme, garçon et garçon
    famille : femme et fille
    famille : femme, fille et garçon
    famille : femme, fille et fille
    famille : femme, femme et garçon
    famille : femme, femme, garçon et garçon
    famille : femme, femme et fille
    famille : femme, femme, fille et garçon
    famille : femme, femme, fille et fille
    informaticienne
    employée de bureau
    mécanicienne
    scientifique femme
    astronaute femme
    pompier femme
    femme avec canne blanche
    femme : cheveux roux
    femme : cheveux bouclés
    femme : chauve
    femme : cheveux blancs
    femme en fauteuil motorisé
    femme en fauteuil roulant manuel
    famille
    femme et homme se tenant la main
    deux hommes se tenant la main
    deux femmes se tenant la main
    officier de police
    policière
    policier
    personnes avec des oreilles de lapin
    femmes avec des oreilles de lapin
    hommes avec des oreilles de lapin
    personne mariée avec voile
    femme avec voile
    homme avec voile
    personne blonde
    femme blonde
    homme blond
    homme avec casquette chinoise
    personne en turban
    femme en turban
    homme en turban
    homme âgé
    femme âgée
    bébé
    personnel du bâtiment
    ouvrière du bâtiment
    ouvrier du bâtiment
    princesse
    ogre
    monstre japonais
    fantôme
    bébé ange
    alien
    monstre de l’espace
    visage en colère avec des cornes
    crâne
    personne paume vers le haut
    femme paume vers le haut
    homme paume vers le haut
    garde
    garde femme
    garde homme
    danseuse
    rouge à lèvres
    vernis à ongles
    personne qui se fait masser
    femme qui se fait masser
    homme qui se fait masser
    personne qui se fait couper les cheveux
    femme qui se fait couper les cheveux
    homme qui se fait couper les cheveux
    enseigne de barbier
    seringue
    pilule
    trace de rouge à lèvres
    lettre d’amour
    bague
    pierre précieuse
    bisou
    bouquet
    couple avec cœur
    mariage
    cœur battant
    cœur brisé
    deux cœurs
    cœur étincelant
    cœur grandissant
    cœur et flèche
    cœur bleu
    cœur vert
    cœur jaune
    cœur violet
    cœur avec ruban
    cœurs qui tournent
    décoration avec cœur
    diamant avec un point
    ampoule
    symbole de colère
    bombe
    endormi
    explosion
    gouttes de sueur
    goutte d’eau
    décamper
    tas de crotte
    biceps contracté
    étourdissement
    bulle de parole
    bulle de pensée
    fleur blanche
    cent points
    sac plein d’argent
    conversion de devise
    symbole dollar
    carte bancaire
    billet en yens
    billet en dollars
    billet en euros
    billet en livres
    billet avec des ailes
    courbe avec yen en hausse
    siège
    ordinateur portable
    porte-documents
    disque d’ordinateur
    disquette
    CD
    DVD
    dossier
    dossier ouvert
    page enroulée
    page
    calendrier
    éphéméride
    carnet d’adresses
    graphique en hausse
    graphique en baisse
    graphiques à barres
    porte-bloc
    punaise
    épingle
    trombone
    règle
    équerre
    signets
    carnet de compte
    carnet
    carnet avec couverture
    livre fermé
    livre ouvert
    livre vert
    livre bleu
    livre orange
    livres
    badge nominatif
    parchemin
    mémo
    combiné téléphonique
    bipeur
    fax
    antenne satellite
    haut-parleur
    porte-voix
    boîte d’envoi
    boîte de réception
    colis
    e-mail
    message reçu
    enveloppe avec flèche
    boîte aux lettres fermée drapeau baissé
    boîte aux lettres fermée drapeau levé
    boîte aux lettres ouverte drapeau levé
    boîte aux lettres ouverte drapeau baissé
    boîte aux lettres
    cor postal
    journal
    téléphone portable
    appel entrant
    mode vibreur
    téléphone éteint
    téléphones portables interdits
    barres de réseau
    appareil photo
    appareil photo avec flash
    caméscope
    téléviseur
    radio
    cassette vidéo
    projecteur cinématographique
    chapelet
    bouton lecture aléatoire
    bouton répétition
    bouton répétition de la piste
    flèches dans le sens horaire
    flèches dans le sens antihoraire
    luminosité faible
    luminosité élevée
    muet
    volume des enceintes faible
    volume des enceintes moyen
    volume des enceintes élevé
    pile
    câble avec fiche électrique
    loupe orientée à gauche
    loupe orientée à droite
    cadenas fermé avec stylo
    cadenas fermé avec clé
    clé
    cadenas fermé
    cadenas ouvert
    cloche
    alarme désactivée
    marque-page
    chaînons
    bouton radio
    flèche Retour
    flèche Fin
    flèche Activé
    flèche Bientôt
    flèche En haut
    18 ans et plus
    touches : 10
    majuscules
    minuscules
    saisie de chiffres
    saisie de symboles
    alphabet latin
    feu
    torche
    clé à molette
    marteau
    vis et écrou
    couteau de cuisine
    pistolet à eau
    microscope
    télescope
    boule de cristal
    étoile à 6 branches
    symbole japonais de débutant
    trident
    carré noir
    carré blanc
    disque rouge
    disque bleu
    grand losange orange
    grand losange bleu
    petit losange orange
    petit losange bleu
    triangle rouge pointant vers le haut
    triangle rouge pointant vers le bas
    petit triangle haut
    petit triangle bas
    om
    colombe
    kaaba
    mosquée
    synagogue
    chandelier à sept branches
    une heure
    deux heures
    trois heures
    quatre heures
    cinq heures
    six heures
    sept heures
    huit heures
    neuf heures
    dix heures
    onze heures
    midi/minuit
    une heure et demie
    deux heures et demie
    trois heures et demie
    quatre heures et demie
    cinq heures et demie
    six heures et demie
    sept heures et demie
    huit heures et demie
    neuf heures et demie
    dix heures et demie
    onze heures et demie
    midi/minuit et demie
    bougie
    pendule
    trou
    homme d’affaires en lévitation
    détective
    détective femme
    détective homme
    lunettes de soleil
    araignée
    toile d’araignée
    manette de jeu
    danseur
    trombones
    stylo
    stylo plume
    pinceau
    crayon pastel
    main levée doigts écartés
    doigt d’honneur
    salut vulcain
    cœur noir
    ordinateur de bureau
    imprimante
    souris d’ordinateur
    boule de commande
    cadre avec image
    intercalaires
    boîte à dossiers
    meuble à dossiers
    corbeille à papiers
    bloc-notes à spirale
    calendrier à spirale
    serre-joint
    clé ancienne
    journal roulé
    dague
    tête qui parle
    bulle de parole gauche
    bulle colère droite
    urne électorale
    carte du monde
    mont Fuji
    tour de Tokyo
    statue de la Liberté
    carte du Japon
    moai
    visage rieur
    visage souriant aux yeux rieurs
    visage riant aux larmes
    visage souriant avec de grands yeux
    visage très souriant aux yeux rieurs
    visage souriant avec une goutte de sueur
    visage souriant avec yeux plissés
    visage souriant avec auréole
    visage souriant avec des cornes
    visage faisant un clin d’œil
    visage souriant avec yeux rieurs
    miam
    visage soulagé
    visage souriant avec yeux en forme de cœur
    visage avec lunettes de soleil
    visage avec un sourire malin
    visage neutre
    visage sans expression
    visage blasé
    visage démoralisé avec goutte de sueur
    visage pensif
    visage confus
    visage déconcerté
    visage faisant un bisou
    visage envoyant un bisou
    visage aux yeux rieurs faisant un bisou
    visage faisant un bisou avec les yeux fermés
    visage qui tire la langue
    visage qui tire la langue et fait un clin d’œil
    visage qui tire la langue les yeux plissés
    visage déçu
    visage inquiet
    visage en colère
    visage boudeur
    visage qui pleure
    visage persévérant
    visage avec fumée sortant des narines
    visage triste mais soulagé
    visage mécontent avec bouche ouverte
    visage angoissé
    visage effrayé
    visage épuisé
    visage endormi
    visage fatigué
    visage grimaçant
    visage qui pleure à chaudes larmes
    visage avec bouche ouverte
    visage expirant
    visage ébahi
    visage anxieux avec goutte de sueur
    visage qui hurle de peur
    visage stupéfait
    visage qui rougit
    visage somnolent
    visage étourdi
    visage aux yeux en spirales
    visage sans bouche
    visage dans les nuages
    visage avec masque
    chat qui sourit avec des yeux rieurs
    chat qui pleure de joie
    chat qui sourit
    chat souriant aux yeux en cœurs
    chat avec sourire en coin
    chat qui fait un bisou
    chat qui boude
    chat qui pleure
    chat fatigué
    visage légèrement mécontent
    visage avec un léger sourire
    tête à l’envers
    visage roulant des yeux
    personne faisant un geste d’interdiction
    femme faisant un geste d’interdiction
    homme faisant un geste d’interdiction
    personne faisant un geste d’acceptation
    femme faisant un geste d’acceptation
    homme faisant un geste d’acceptation
    personne qui s’incline
    femme qui s’incline
    homme qui s’incline
    singe ne rien voir
    singe ne rien entendre
    singe ne rien dire
    personne qui lève la main
    femme qui lève la main
    homme qui lève la main
    mains levées
    personne fronçant les sourcils
    femme fronçant les sourcils
    homme fronçant les sourcils
    personne qui boude
    femme qui boude
    homme qui boude
    mains en prière
    fusée
    hélicoptère
    locomotive
    wagon
    TGV
    train à grande vitesse
    train
    métro
    métro léger
    gare
    tramway
    wagon de tramway
    bus
    bus de face
    trolleybus
    arrêt de bus
    minibus
    ambulance
    camion de pompier
    voiture de police
    voiture de police de face
    taxi
    taxi de face
    voiture
    voiture de face
    véhicule utilitaire sport
    camion de livraison
    semi-remorque
    tracteur
    monorail
    train de montagne
    train suspendu
    téléphérique
    tramway aérien
    navire
    personne ramant dans une barque
    rameuse dans une barque
    rameur dans une barque
    hors-bord
    feu tricolore horizontal
    feu tricolore vertical
    travaux
    gyrophare
    drapeau triangulaire
    porte
    symbole d’interdiction
    cigarette
    interdiction de fumer
    icône Poubelle
    dépôt d’ordures interdit
    eau potable
    eau non potable
    vélo
    vélos interdits
    cycliste
    cycliste femme
    cycliste homme
    personne en VTT
    femme en VTT
    homme en VTT
    personne qui marche
    femme qui marche
    homme qui marche
    interdit aux piétons
    traversée d’enfants
    symbole Toilettes hommes
    symbole Toilettes femmes
    panneau Toilettes
    symbole Bébé
    toilettes
    WC
    douche
    personne prenant un bain
    baignoire
    contrôle des passeports
    douane
    retrait des bagages
    consigne
    canapé et lampe
    personne au lit
    sacs de shopping
    cloche de comptoir
    lit
    lieu de culte
    stop
    chariot
    temple hindou
    hutte
    ascenseur
    toboggan
    roue
    bouée de sauvetage
    marteau et clé à molette
    bouclier
    baril de pétrole
    autoroute
    voie ferrée
    bateau à moteur
    petit avion
    avion au décollage
    avion à l’atterrissage
    satellite
    paquebot
    trottinette
    scooter
    canoë
    luge
    soucoupe volante
    planche à roulettes
    tuk tuk
    pick-up
    patin à roulettes
    disque orange
    disque jaune
    disque vert
    disque violet
    disque marron
    carré rouge
    carré bleu
    carré orange
    carré jaune
    carré vert
    carré violet
    carré marron
    signe égal gras
    bout des doigts joints
    cœur blanc
    cœur marron
    pouce et index rapprochés
    visage avec bouche fermeture éclair
    argent dans les yeux et la bouche
    visage avec thermomètre
    visage de geek
    visage en pleine réflexion
    visage avec bandage autour de la tête
    robot
    visage qui fait un câlin
    cornes avec les doigts
    signe appel téléphonique avec les doigts
    dos de main levée
    poing à gauche
    poing à droite
    poignée de main
    doigts croisés
    signe je t’aime
    visage avec chapeau de cowboy
    visage de clown
    visage nauséeux
    se rouler par terre de rire
    visage qui bave
    visage de menteur
    personne avec la paume sur le visage
    femme avec la paume sur le visage
    homme avec la paume sur le visage
    visage qui éternue
    visage avec les sourcils relevés
    visage avec des étoiles à la place des yeux
    tête de fou
    visage avec un doigt sur la bouche
    visage avec des symboles dans la bouche
    visage avec une main sur la bouche
    visage qui vomit
    tête qui explose
    femme enceinte
    allaitement
    paume contre paume doigts vers le haut
    selfie
    prince
    personne en smoking
    femme en smoking
    homme en smoking
    mère Noël
    personne qui hausse les épaules
    femme qui hausse les épaules
    homme qui hausse les épaules
    personne faisant la roue
    femme faisant la roue
    homme faisant la roue
    personne qui jongle
    jongleuse
    jongleur
    escrimeur
    personnes faisant de la lutte
    lutteuses
    lutteurs
    personne jouant au water-polo
    joueuse de water-polo
    joueur de water-polo
    personne jouant au handball
    handballeuse
    handballeur
    masque de plongée
    fleur fanée
    batterie
    trinquer
    verre tumbler
    cuillère
    cage
    médaille d’or
    médaille d’argent
    médaille de bronze
    gant de boxe
    tenue d’arts martiaux
    pierre de curling
    crosse
    softball
    disque volant
    croissant
    avocat
    concombre
    lard
    pomme de terre
    carotte
    baguette
    salade verte
    plat mitonné
    kebab
    œuf
    verre de lait
    cacahuètes
    kiwi
    pancakes
    boulette de pâte
    biscuit chinois
    boîte à emporter
    baguettes
    bol avec cuillère
    gobelet avec paille
    noix de coco
    brocoli
    tarte
    bretzel
    morceau de viande
    sandwich
    aliments en conserve
    légume à feuilles vertes
    mangue
    gâteau de lune
    bagel
    visage souriant avec cœurs
    visage bâillant
    visage souriant avec une larme
    visage festif
    visage éméché
    visage rouge et chaud
    visage bleu et froid
    ninja
    visage déguisé
    visage retenant ses larmes
    visage implorant
    sari
    blouse blanche
    lunettes
    chaussure de randonnée
    chaussure plate
    crabe
    tête de lion
    scorpion
    dindon
    licorne
    aigle
    canard
    chauve-souris
    requin
    chouette
    renard
    papillon
    cerf
    gorille
    lézard
    rhinocéros
    crevette
    calamar
    girafe
    zèbre
    hérisson
    sauropode
    T-Rex
    criquet
    kangourou
    lama
    paon
    hippopotame
    perroquet
    raton laveur
    homard
    moustique
    microbe
    blaireau
    cygne
    mammouth
    dodo
    paresseux
    loutre
    orang-outan
    mouffette
    flamant
    huître
    castor
    bison
    phoque
    chien guide
    canne blanche
    cheveux roux
    cheveux bouclés
    chauve
    cheveux blancs
    os
    jambe
    pied
    dent
    super-héros
    super-héroïne
    super-héros homme
    super-vilain
    super-vilain femme
    super-vilain homme
    gilet de sécurité
    oreille appareillée
    fauteuil motorisé
    fauteuil roulant manuel
    bras mécanique
    jambe mécanique
    part de fromage
    cupcake
    sel
    briquette de jus
    ail
    oignon
    falafels
    gaufre
    beurre
    maté
    glaçon
    thé aux perles
    troll
    personne debout
    femme debout
    homme debout
    personne à genoux
    femme à genoux
    homme à genoux
    personne sourde
    femme sourde
    homme sourd
    visage avec un monocle
    adulte
    professionnel de la santé (tous genres)
    juge
    pilote
    fermier (tous genres)
    cuisinier (tous genres)
    personne allaitant un bébé
    santa
    étudiant (tous genres)
    chanteur (tous genres)
    artiste
    personnel enseignant
    ouvrier (tous genres)
    informaticien (tous genres)
    employé de bureau (tous genres)
    mécanicien (tous genres)
    scientifique
    astronaute
    pompier
    deux personnes se tenant la main
    personne avec une canne blanche
    adulte : cheveux roux
    adulte : cheveux bouclés
    adulte : chauve
    adulte : cheveux blancs
    personne en fauteuil motorisé
    personne en fauteuil roulant manuel
    enfant
    personne âgée
    personne barbue
    femme barbue
    homme barbu
    femme avec foulard
    personne au hammam
    femme au hammam
    homme au hammam
    personne qui grimpe
    femme qui grimpe
    homme qui grimpe
    personne dans la posture du lotus
    femme dans la posture du lotus
    homme dans la posture du lotus
    mage
    mage femme
    mage homme
    personnage féérique
    fée
    féetaud
    vampire
    vampire femme
    vampire homme
    créature aquatique
    sirène
    triton
    elfe
    elfe femme
    elfe homme
    génie
    génie femme
    génie homme
    zombie
    zombie femme
    zombie homme
    cerveau
    cœur orange
    casquette américaine
    foulard
    gants
    manteau
    chaussettes
    enveloppe rouge
    pétard
    pièce de puzzle
    tube à essai
    boîte de pétri
    adn
    boussole
    abaque
    extincteur
    boîte à outils
    brique
    aimant
    bagage
    bouteille de lotion
    bobine de fil
    fil
    épingle de sûreté
    ours en peluche
    balai
    panier
    rouleau de papier
    savon
    éponge
    reçu
    mauvais œil
    chaussons de danse
    maillot de bain une pièce
    slip
    short
    tong
    goutte de sang
    sparadrap
    stéthoscope
    radiographie
    béquille
    yoyo
    cerf-volant
    parachute
    boomerang
    baguette magique
    piñata
    poupées russes
    planète à anneaux
    chaise
    rasoir
    hache
    diya
    banjo
    casque militaire
    accordéon
    djembé
    pièce
    scie
    tournevis
    échelle
    crochet
    miroir
    fenêtre
    ventouse
    aiguille à coudre
    nœud
    seau
    tapette à souris
    brosse à dents
    pierre tombale
    pancarte
    rocher
    boule à facettes
    carte d’identité
    pile faible
    main de Fatma
    mouche
    lombric
    scarabée
    cafard
    plante en pot
    bois
    plume
    lotus
    corail
    nid vide
    nid avec œufs
    cœur
    poumons
    étreinte
    homme enceinte
    personne enceinte
    personne avec une couronne
    myrtilles
    poivron
    olive
    galette
    tamal
    fondue
    théière
    verser un liquide
    haricots
    bocal
    visage qui fond
    visage qui fait un salut militaire
    visage avec yeux ouverts et main sur la bouche
    visage qui regarde entre ses doigts
    visage avec bouche en diagonale
    visage en pointillés
    lèvres qui se mordent
    bulles
    main avec index et pouce croisés
    main vers la droite
    main vers la gauche
    main paume vers le bas
    main paume vers le haut
    index pointant vers l’utilisateur
    mains qui forment un cœur
    """#
}
