// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let zhHant = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have 已選擇
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have 點兩下以編輯
    0 0 標題
    1 0 按鈕
    2 0 連結
    3 0 影像
    4 0 文字欄位
    5 0 安全文字欄位
    6 0 切換按鈕
    7 0 開啟
    8 0 關閉
    9 0 混合
    10 1 已選取
    11 0 變暗
    12 0 正在編輯
    13 0 第%1$lld項，共%2$lld項
    14 0 %lld個字元
    15 0 字元模式
    16 0 插入點在開頭
    17 0 插入點在結尾
    18 2 點兩下來編輯
    19 0 使用轉輪來取用拼字錯誤的單字
    20 0 點兩下來切換設定
    21 0 大寫%@
    22 0 返回按鈕
    23 0 返回
    24 0 標籤頁
    25 0 可調整
    26 0 搜尋欄位
    27 0 挑選器項目
    28 0 彈出式按鈕
    29 0 可拖移
    30 0 提示
    31 0 多行文字欄位
    32 0 切換按鈕
    33 0 已按下
    34 0 未按下
    35 0 已收合
    36 0 已展開
    37 0 必填
    38 0 資料無效
    39 0 進行中
    40 0 層級%lld
    41 0 列表開頭
    42 0 列表結尾
    43 0 地標
    44 0 結束
    45 0 第%lld列
    46 0 第%lld欄
    47 0 橫跨%lld列
    48 0 橫跨%lld欄
    49 0 第%1$lld頁，共%2$lld頁
    50 0 減少
    51 0 增加
    52 0 點兩下來關閉彈出式視窗
    53 0 關閉關聯選單
    54 0 單指向上或向下滑動來調整數值
    55 0 點兩下來展開
    56 0 點兩下來收合
    57 0 點兩下來啟用挑選器
    58 0 點兩下並按住。聽到提示音後拖移來重新排列
    59 0 有可用的動作
    60 0 有更多內容
    61 0 啟用
    62 0 %lld個項目符號
    63 0 字元
    64 0 單字
    65 0 標題
    66 0 文字欄位
    67 0 動作
    68 0 調整數值
    69 0 更多內容
    70 0 刪除
    71 0 空格
    72 0 大寫鍵
    73 0 換行
    74 0 數字
    75 0 字母
    76 0 來自「訊息」，%@
    """#)
}
