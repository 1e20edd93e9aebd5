// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let zhHans = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have 文本字段
    * guess our translation; iOS 16.2 Settings shows the same word for Off
    * guess SAP cloud-sdk-ios-fiori, the app's translators
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have 处于编辑模式
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have 双击即可编辑
    0 0 标题
    1 0 按钮
    2 0 链接
    3 0 图像
    4 1 文本栏
    5 0 安全文本栏
    6 0 切换按钮
    7 0 打开
    8 2 关闭
    9 0 混合
    10 3 已选择
    11 0 变暗
    12 4 正在编辑
    13 0 第%1$lld项，共%2$lld项
    14 0 %lld个字符
    15 0 字符模式
    16 0 插入点在开头
    17 0 插入点在末尾
    18 5 双击以编辑
    19 0 使用转子访问拼写错误的字词
    20 0 双击以切换设置
    21 0 大写%@
    22 0 返回按钮
    23 0 返回
    24 0 标签页
    25 0 可调整
    26 0 搜索栏
    27 0 选择器项目
    28 0 弹出式按钮
    29 0 可拖移
    30 0 提醒
    31 0 多行文本栏
    32 0 切换按钮
    33 0 已按下
    34 0 未按下
    35 0 已折叠
    36 0 已展开
    37 0 必填
    38 0 无效数据
    39 0 进行中
    40 0 级别%lld
    41 0 列表开头
    42 0 列表末尾
    43 0 地标
    44 0 结束
    45 0 第%lld行
    46 0 第%lld列
    47 0 跨%lld行
    48 0 跨%lld列
    49 0 第%1$lld页，共%2$lld页
    50 0 减少
    51 0 增加
    52 0 双击以关闭弹出式窗口
    53 0 关闭上下文菜单
    54 0 单指向上或向下轻扫以调整值
    55 0 双击以展开
    56 0 双击以折叠
    57 0 双击以激活选择器
    58 0 双击并按住。听到提示音后拖移以重新排列
    59 0 有可用操作
    60 0 有更多内容
    61 0 激活
    62 0 %lld个项目符号
    63 0 字符
    64 0 字词
    65 0 标题
    66 0 文本栏
    67 0 操作
    68 0 调整值
    69 0 更多内容
    70 0 删除
    71 0 空格
    72 0 上档
    73 0 换行
    74 0 数字
    75 0 字母
    76 0 来自信息，%@
    """#)
}
