// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let bn = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 যাচাইকরণ কোড
    37 0 %1$@, %2$@
    38.one 0 %lldটি অঙ্ক
    38 0 %lldটি অঙ্ক
    39 0 %2$lldটির মধ্যে অঙ্ক %1$lld
    40 0 খালি
    41 0 কোড সম্পূর্ণ
    42 0 কোড মোছা হয়েছে
    43 0 %2$lldটির মধ্যে %1$lldটি অঙ্ক পূরণ করা হয়েছে
    44 0 নিজে থেকেই পরের অঙ্কে যায়
    45 0 শুধু অঙ্ক গ্রহণ করা হয়
    46.one 0 %lldটি ক্যারেক্টার বাদ দেওয়া হয়েছে
    46 0 %lldটি ক্যারেক্টার বাদ দেওয়া হয়েছে
    47.one 0 আরও %lldটি অঙ্ক লিখুন
    47 0 আরও %lldটি অঙ্ক লিখুন
    48.one 0 %lldটি অঙ্ক মোছা হয়েছে
    48 0 %lldটি অঙ্ক মোছা হয়েছে
    49.one 0 %lldটি অঙ্ক প্রতিস্থাপিত হয়েছে
    49 0 %lldটি অঙ্ক প্রতিস্থাপিত হয়েছে
    50 0 কোড দেখান
    51 0 কোড দেখানো হচ্ছে
    52 0 কোড লুকানো আছে
    53 0 যাচাই করুন
    54 0 যাচাই করা হচ্ছে
    55 0 যাচাই শেষ হয়েছে
    """#)
}
