// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let zhHans = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 验证码
    37 0 %1$@，%2$@
    38 0 %lld位数字
    39 0 第%1$lld位数字，共%2$lld位
    40 0 空
    41 0 验证码已输入完整
    42 0 验证码已清除
    43 0 已填入%1$lld位数字，共%2$lld位
    44 0 自动跳到下一位
    45 0 只能输入数字
    46 0 已忽略%lld个字符
    47 0 请再输入%lld位数字
    48 0 已删除%lld位数字
    49 0 已替换%lld位数字
    50 0 显示验证码
    51 0 验证码已显示
    52 0 验证码已隐藏
    53 0 验证
    54 0 正在验证
    55 0 验证已结束
    """#)
}
