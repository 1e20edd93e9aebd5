// swift-format-ignore-file
// Written by `Scripts/calibrate` from eSpeak NG 1.51 at 175 words per minute: do not edit.

extension SpeechCosts {
  /// Changes with the numbers of `table`.
  static let tableDigest = "f47b5b521cefb6f1"

  /// A row for each language of the catalogues that the engine has a voice for, which stands above it with how far the
  /// estimate is from it on wording that it was not fitted to. In milliseconds: onset, word, letter, mark, ideograph,
  /// sign, name, pause, segment, spelling; digits alone; digits in numbers; numbers of 2 to 8 digits, each beyond.
  package static let table: [(language: String, costs: [Int])] = [
    // sem/ar: 927 utterances; on 266 others median 4.6 %, 95th percentile 19.8 %
    (
      "ar",
      [
        100, 193, 60, 73, 200, 94, 115, 207, 276, 224,
        69, 333, 373, 344, 285, 204, 143, 250, 333, 240,
        0, 434, 479, 712, 689, 638, 624, 554, 574, 598,
        -211, -382, 168, 198, 194, 495, 536, 390,
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
  ]
}
