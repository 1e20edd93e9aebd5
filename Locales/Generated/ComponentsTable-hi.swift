// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let hi = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 सत्यापन कोड
    37 0 %1$@, %2$@
    38.one 0 %lld अंक
    38 0 %lld अंक
    39 0 %2$lld में से अंक %1$lld
    40 0 ख़ाली
    41 0 कोड पूरा हुआ
    42 0 कोड मिटाया गया
    43.one 0 %2$lld में से %1$lld अंक भरा गया
    43 0 %2$lld में से %1$lld अंक भरे गए
    44 0 अपने आप अगले अंक पर जाता है
    45 0 केवल अंक स्वीकार किए जाते हैं
    46.one 0 %lld वर्ण छोड़ा गया
    46 0 %lld वर्ण छोड़े गए
    47.one 0 %lld और अंक दर्ज करें
    47 0 %lld और अंक दर्ज करें
    48.one 0 %lld अंक मिटाया गया
    48 0 %lld अंक मिटाए गए
    49.one 0 %lld अंक बदला गया
    49 0 %lld अंक बदले गए
    50 0 कोड दिखाएँ
    51 0 कोड दिख रहा है
    52 0 कोड छिपा है
    53 0 सत्यापित करें
    54 0 सत्यापित किया जा रहा है
    55 0 सत्यापन समाप्त हुआ
    """#)
}
