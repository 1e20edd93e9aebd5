// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let vi = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    * guess CLDR 41 annotations, the name of U+2010
    0 0 tab
    1 0 dòng mới
    2 0 về đầu dòng
    3 0 dấu cách
    4 1 dấu chấm than
    5 0 dấu nháy kép
    6 1 dấu thăng
    7 1 đô la
    8 1 phần trăm
    9 1 dấu và
    10 1 dấu móc lửng máy chữ
    11 0 dấu ngoặc đơn mở
    12 1 dấu ngoặc đơn đóng
    13 1 dấu hoa thị
    14 1 dấu cộng
    15 1 dấu phẩy
    16 2 dấu gạch nối
    17 1 dấu chấm
    18 1 dấu sổ chéo
    19 1 dấu hai chấm
    20 1 dấu chấm phẩy
    21 1 dấu nhỏ hơn
    22 1 dấu bằng
    23 1 dấu lớn hơn
    24 1 dấu hỏi
    25 1 a còng
    26 1 dấu ngoặc vuông mở
    27 1 dấu sổ ngược
    28 1 dấu ngoặc vuông đóng
    29 1 dấu mũ
    30 1 dấu gạch dưới
    31 1 dấu huyền
    32 1 dấu ngoặc nhọn mở
    33 1 dấu sổ thẳng
    34 1 dấu ngoặc nhọn đóng
    35 1 dấu ngã
    36 0 dấu cách không ngắt
    37 1 dấu chấm than ngược
    38 1 xu
    39 1 bảng Anh
    40 0 yên
    41 1 mục
    42 1 bản quyền
    43 1 dấu ngoặc kép trái
    44 1 dấu phủ định
    45 1 đã đăng ký
    46 1 độ
    47 1 dấu cộng trừ
    48 1 mũ hai
    49 1 mũ ba
    50 1 ký hiệu micro
    51 1 dấu ngắt đoạn
    52 1 dấu chấm giữa dòng
    53 1 dấu ngoặc kép phải
    54 0 một phần tư
    55 0 một phần hai
    56 0 ba phần tư
    57 1 dấu hỏi ngược
    58 1 biểu tượng dấu nhân
    59 1 biểu tượng dấu chia
    60 1 dấu phẩy ả rập
    61 1 dấu chấm phẩy ả rập
    62 1 dấu hỏi ả rập
    63 0 dấu kéo dài Ả Rập
    64 0 dấu phần trăm Ả Rập
    65 0 dấu thập phân Ả Rập
    66 0 dấu phân cách hàng nghìn Ả Rập
    67 0 dấu sao Ả Rập
    68 1 dấu gạch nối
    69 0 dấu gạch nối không ngắt
    70 1 dấu gạch ngắn
    71 1 dấu gạch dài
    72 1 dấu móc lửng trái
    73 1 dấu móc lửng phải
    74 1 dấu nháy kép trái
    75 1 dấu nháy kép phải
    76 1 dấu nháy kép dưới phải
    77 1 biểu tượng kiếm ngược
    78 1 biểu tượng song kiếm
    79 1 dấu đầu câu
    80 0 dấu đầu dòng tam giác
    81 1 dấu ba chấm
    82 0 dấu cách hẹp không ngắt
    83 1 phần nghìn
    84 1 dấu nháy
    85 1 dấu nháy kép
    86 0 dấu ngoặc góc đơn trái
    87 0 dấu ngoặc góc đơn phải
    88 1 euro
    89 1 rupee Ấn Độ
    90 1 nhãn hiệu
    91 1 mũi tên hướng trái
    92 1 mũi tên hướng lên
    93 1 mũi tên hướng phải
    94 1 mũi tên hướng xuống
    95 1 mũi tên trái phải
    96 1 mũi tên lên xuống
    97 1 mũi tên kép trái
    98 1 mũi tên kép phải
    99 1 mũi tên kép trái phải
    100 1 dấu trừ
    101 1 căn bậc hai
    102 1 biểu tượng vô cực
    103 1 dấu xấp xỉ
    104 1 dấu khác
    105 1 dấu nhỏ hơn hoặc bằng
    106 1 dấu lớn hơn hoặc bằng
    107 1 hình vuông đặc
    108 1 hình vuông rỗng
    109 1 hình vuông nhỏ màu đen
    110 1 hình vuông nhỏ màu trắng
    111 1 tam giác hướng lên
    112 1 nút phát
    113 1 tam giác hướng xuống
    114 1 nút tua lại
    115 1 hình kim cương đặc
    116 1 hình kim cương rỗng
    117 1 chấm rỗng
    118 1 chấm tròn
    119 1 dấu đầu dòng rỗng
    120 0 ngôi sao đen
    121 0 ngôi sao trắng
    122 0 hộp kiểm
    123 1 hộp kiểm có dấu chọn
    124 0 hộp có dấu nhân
    125 0 trái tim trắng
    126 1 bộ cơ
    127 0 dấu kiểm
    128 1 dấu chọn
    129 0 dấu chéo nhân
    130 1 dấu nhân
    131 0 dấu chéo
    132 0 dấu chéo đậm
    """#)
}
