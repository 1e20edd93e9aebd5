// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let vi = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have đã chọn
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have trong chế độ hiệu chỉnh
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have nhập đúp để hiệu chỉnh
    0 0 tiêu đề
    1 0 nút
    2 0 liên kết
    3 0 hình ảnh
    4 1 trường văn bản
    5 0 trường văn bản bảo mật
    6 0 nút bật tắt
    7 0 bật
    8 0 tắt
    9 0 hỗn hợp
    10 2 đã chọn
    11 0 bị mờ
    12 3 đang sửa
    13 0 %1$lld trên %2$lld
    14 0 %lld ký tự
    15 0 chế độ ký tự
    16 0 điểm chèn ở đầu
    17 0 điểm chèn ở cuối
    18 4 chạm hai lần để sửa
    19 0 sử dụng rô-to để truy cập các từ sai chính tả
    20 0 chạm hai lần để bật tắt cài đặt
    21 0 chữ hoa %@
    22 0 nút quay lại
    23 0 quay lại
    24 0 tab
    25 0 có thể điều chỉnh
    26 0 trường tìm kiếm
    27 0 mục bộ chọn
    28 0 nút bật lên
    29 0 có thể kéo
    30 0 cảnh báo
    31 0 trường văn bản nhiều dòng
    32 0 nút chuyển đổi
    33 0 đã nhấn
    34 0 chưa nhấn
    35 0 đã thu gọn
    36 0 đã mở rộng
    37 0 bắt buộc
    38 0 dữ liệu không hợp lệ
    39 0 đang tiến hành
    40 0 cấp %lld
    41 0 đầu danh sách
    42 0 cuối danh sách
    43 0 mốc
    44 0 kết thúc
    45 0 hàng %lld
    46 0 cột %lld
    47 0 kéo dài %lld hàng
    48 0 kéo dài %lld cột
    49 0 trang %1$lld trên %2$lld
    50 0 giảm
    51 0 tăng
    52 0 chạm hai lần để đóng cửa sổ bật lên
    53 0 đóng menu ngữ cảnh
    54 0 vuốt lên hoặc xuống bằng một ngón tay để điều chỉnh giá trị
    55 0 chạm hai lần để mở rộng
    56 0 chạm hai lần để thu gọn
    57 0 chạm hai lần để kích hoạt bộ chọn
    58 0 chạm hai lần và giữ. Chờ âm thanh rồi kéo để sắp xếp lại
    59 0 có các tác vụ
    60 0 có thêm nội dung
    61 0 kích hoạt
    62 0 %lld dấu đầu dòng
    63 0 ký tự
    64 0 từ
    65 0 tiêu đề
    66 0 trường văn bản
    67 0 tác vụ
    68 0 điều chỉnh giá trị
    69 0 thêm nội dung
    70 0 xóa
    71 0 dấu cách
    72 0 phím shift
    73 0 xuống dòng
    74 0 số
    75 0 chữ cái
    76 0 từ Tin nhắn, %@
    """#)
}
