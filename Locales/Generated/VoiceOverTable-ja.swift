// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let ja = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess Square Blueprint, the app's translators
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have 選択済み
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have 編集モード
    * reported pasovo-voiceover
    * guess our translation, after the words for the start
    0 0 見出し
    1 0 ボタン
    2 0 リンク
    3 0 イメージ
    4 1 テキストフィールド
    5 0 セキュアテキストフィールド
    6 0 切り替えボタン
    7 2 オン
    8 2 オフ
    9 2 混合
    10 3 選択中
    11 0 淡色表示
    12 4 編集中
    13 0 %2$lldの%1$lld
    14 0 %lld文字
    15 0 文字モード
    16 5 先頭に挿入ポイント
    17 6 末尾に挿入ポイント
    18 0 編集するにはダブルタップします
    19 0 スペルミスの単語に移動するにはローターを使います
    20 0 設定を切り替えるにはダブルタップします
    21 0 大文字%@
    22 0 戻るボタン
    23 0 戻る
    24 0 タブ
    25 0 調整可能
    26 0 検索フィールド
    27 0 ピッカー項目
    28 0 ポップアップボタン
    29 0 ドラッグ可能
    30 0 警告
    31 0 複数行テキストフィールド
    32 0 トグルボタン
    33 0 押されています
    34 0 押されていません
    35 0 折りたたまれています
    36 0 展開されています
    37 0 必須
    38 0 無効なデータ
    39 0 進行中
    40 0 レベル%lld
    41 0 リストの先頭
    42 0 リストの末尾
    43 0 ランドマーク
    44 0 終了
    45 0 %lld行
    46 0 %lld列
    47 0 %lld行にまたがる
    48 0 %lld列にまたがる
    49 0 %2$lldページ中%1$lldページ
    50 0 減らす
    51 0 増やす
    52 0 ポップアップウインドウを閉じるにはダブルタップします
    53 0 コンテキストメニューを閉じる
    54 0 値を調整するには指で上下にスワイプします
    55 0 展開するにはダブルタップします
    56 0 折りたたむにはダブルタップします
    57 0 ピッカーを表示するにはダブルタップします
    58 0 ダブルタップして押さえたままにします。音が鳴ったら、ドラッグして並べ替えます
    59 0 アクションがあります
    60 0 ほかにも内容があります
    61 0 アクティベート
    62 0 ビュレット%lld個
    63 0 文字
    64 0 単語
    65 0 見出し
    66 0 テキストフィールド
    67 0 アクション
    68 0 値を調整
    69 0 その他の内容
    70 0 削除
    71 0 スペース
    72 0 シフト
    73 0 改行
    74 0 数字
    75 0 文字
    76 0 メッセージから、%@
    """#)
}
