// swift-format-ignore-file
// Written by `Scripts/calibrate` from eSpeak NG 1.51 at 175 words per minute: do not edit.

extension SpeechCosts {
  /// Changes with the numbers of `table`.
  static let tableDigest = "177738c507f2884d"

  /// A row for each language of the catalogues that the engine has a voice for, which stands above it with how far the
  /// estimate is from it on wording that it was not fitted to. In milliseconds: onset, word, letter, mark, ideograph,
  /// sign, name, pause, segment, spelling; digits alone; digits in numbers; numbers of 2 to 8 digits, each beyond.
  package static let table: [(language: String, costs: [Int])] = [
    // sem/ar: 927 utterances; on 266 others median 4.6 %, 95th percentile 19.8 %
    (
      "ar",
      [
        100, 193, 60, 73, 200, 93, 115, 207, 276, 224,
        69, 334, 373, 344, 285, 204, 143, 250, 333, 240,
        0, 428, 477, 717, 679, 630, 623, 549, 583, 575,
        -200, -376, 164, 209, 219, 433, 547, 392,
      ]
    ),
    // gmq/da: 900 utterances; on 251 others median 4.9 %, 95th percentile 19.2 %
    (
      "da",
      [
        81, 35, 50, 30, 200, 324, 83, 200, 243, 42,
        149, 160, 116, 206, 222, 191, 280, 177, 150, 104,
        146, 213, 306, 411, 483, 596, 426, 350, 410, 347,
        -262, -54, 63, 158, 211, 311, 499, 302,
      ]
    ),
    // gmw/de: 888 utterances; on 263 others median 4.5 %, 95th percentile 15.2 %
    (
      "de",
      [
        77, 73, 48, 30, 200, 391, 134, 103, 233, 63,
        167, 243, 318, 195, 195, 213, 252, 234, 153, 229,
        54, 240, 567, 519, 616, 589, 472, 590, 450, 562,
        -282, -90, 46, 293, 210, 458, 432, 329,
      ]
    ),
    // gmw/en-US: 918 utterances; on 286 others median 4.6 %, 95th percentile 15.4 %
    (
      "en",
      [
        111, 56, 51, 30, 200, 369, 150, 284, 267, 70,
        240, 191, 148, 172, 184, 253, 262, 279, 135, 244,
        213, 326, 360, 380, 518, 549, 552, 485, 354, 408,
        -334, -40, 140, 238, 344, 357, 351, 209,
      ]
    ),
    // roa/es: 904 utterances; on 253 others median 3.4 %, 95th percentile 14.5 %
    (
      "es",
      [
        79, 28, 58, 30, 200, 355, 156, 227, 243, 35,
        219, 185, 211, 244, 342, 353, 262, 307, 215, 267,
        207, 266, 329, 397, 526, 593, 464, 498, 474, 504,
        -249, 108, 96, 87, 200, 464, 415, 243,
      ]
    ),
    // roa/fr: 917 utterances; on 264 others median 3.8 %, 95th percentile 19.1 %
    (
      "fr",
      [
        91, 14, 47, 30, 200, 362, 136, 171, 259, 20,
        264, 66, 98, 215, 294, 211, 208, 204, 163, 183,
        142, 143, 318, 250, 338, 274, 357, 378, 249, 404,
        -134, -91, 34, 200, 126, 340, 416, 199,
      ]
    ),
    // roa/it: 892 utterances; on 259 others median 2.6 %, 95th percentile 10.0 %
    (
      "it",
      [
        87, 32, 58, 30, 200, 233, 165, 177, 244, 38,
        237, 154, 154, 208, 452, 396, 201, 308, 218, 219,
        116, 289, 297, 429, 573, 559, 437, 480, 423, 407,
        -190, 10, 104, 116, 173, 406, 450, 283,
      ]
    ),
    // jpx/ja: 1020 utterances; on 301 others median 2.9 %, 95th percentile 14.3 %
    (
      "ja",
      [
        90, 25, 110, 30, 787, 324, 250, 152, 257, 40,
        191, 312, 254, 262, 178, 126, 310, 343, 395, 289,
        28, 362, 366, 509, 414, 343, 459, 551, 472, 438,
        -198, -15, -8, 132, 139, 444, 485, 330,
      ]
    ),
    // gmw/nl: 901 utterances; on 250 others median 2.7 %, 95th percentile 11.9 %
    (
      "nl",
      [
        99, 55, 52, 30, 200, 320, 130, 169, 257, 58,
        158, 182, 263, 163, 195, 245, 188, 317, 189, 286,
        196, 263, 506, 356, 468, 457, 330, 563, 478, 566,
        -298, -246, 110, 255, 309, 413, 399, 267,
      ]
    ),
    // zlw/pl: 912 utterances; on 246 others median 3.0 %, 95th percentile 14.3 %
    (
      "pl",
      [
        58, 42, 67, 30, 200, 332, 151, 233, 218, 39,
        350, 305, 201, 255, 429, 331, 283, 399, 315, 462,
        225, 342, 388, 572, 630, 556, 563, 721, 507, 711,
        -82, -144, 122, 194, 390, 359, 448, 325,
      ]
    ),
    // roa/pt-BR: 898 utterances; on 260 others median 2.6 %, 95th percentile 12.2 %
    (
      "pt-BR",
      [
        74, 0, 67, 30, 200, 395, 189, 273, 228, 20,
        262, 192, 275, 324, 412, 340, 291, 283, 225, 229,
        166, 270, 335, 527, 723, 530, 539, 641, 489, 494,
        -265, 3, -23, 272, 291, 371, 449, 433,
      ]
    ),
    // gmq/sv: 912 utterances; on 239 others median 4.9 %, 95th percentile 18.9 %
    (
      "sv",
      [
        93, 55, 59, 30, 200, 290, 128, 152, 246, 54,
        185, 92, 261, 275, 301, 215, 258, 177, 142, 164,
        60, 277, 271, 417, 528, 493, 439, 363, 465, 469,
        -305, -4, 227, -5, 328, 312, 431, 323,
      ]
    ),
    // sit/cmn-Latn-pinyin: 1070 utterances; on 256 others median 4.0 %, 95th percentile 18.6 %
    (
      "zh-Hans",
      [
        46, 0, 55, 30, 260, 589, 250, 23, 227, 27,
        291, 163, 155, 253, 208, 175, 181, 276, 181, 255,
        64, 255, 371, 406, 428, 388, 320, 454, 353, 434,
        -162, -108, 66, 231, 336, 302, 347, 197,
      ]
    ),
  ]
}
