// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let ja = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 確認コード
    37 0 %1$@、%2$@
    38 0 %lld桁
    39 0 %2$lld桁中%1$lld桁目
    40 0 空
    41 0 コードがすべて入力されました
    42 0 コードを消去しました
    43 0 %2$lld桁中%1$lld桁を入力しました
    44 0 自動的に次の桁に進みます
    45 0 入力できるのは数字だけです
    46 0 %lld文字を省きました
    47 0 あと%lld桁入力してください
    48 0 %lld桁を削除しました
    49 0 %lld桁を置き換えました
    50 0 コードを表示
    51 0 コードを表示しています
    52 0 コードを隠しています
    53 0 確認
    54 0 確認しています
    55 0 確認が終わりました
    """#)
}
