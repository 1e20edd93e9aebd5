// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let zhHant = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 驗證碼
    37 0 %1$@，%2$@
    38 0 %lld位數字
    39 0 第%1$lld位數字，共%2$lld位
    40 0 空白
    41 0 驗證碼已輸入完整
    42 0 驗證碼已清除
    43 0 已填入%1$lld位數字，共%2$lld位
    44 0 自動跳到下一位數字
    45 0 只能輸入數字
    46 0 已略過%lld個字元
    47 0 請再輸入%lld位數字
    48 0 已刪除%lld位數字
    49 0 已取代%lld位數字
    50 0 顯示驗證碼
    51 0 驗證碼已顯示
    52 0 驗證碼已隱藏
    53 0 驗證
    54 0 正在驗證
    55 0 驗證已結束
    """#)
}
