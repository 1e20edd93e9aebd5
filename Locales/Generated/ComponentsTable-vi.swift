// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let vi = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Mã xác minh
    37 0 %1$@, %2$@
    38 0 %lld chữ số
    39 0 Chữ số %1$lld trên %2$lld
    40 0 Trống
    41 0 Mã đã đủ
    42 0 Đã xóa mã
    43 0 Đã điền %1$lld trên %2$lld chữ số
    44 0 Tự động chuyển sang chữ số tiếp theo
    45 0 Chỉ chấp nhận chữ số
    46 0 Đã bỏ qua %lld ký tự
    47 0 Nhập thêm %lld chữ số
    48 0 Đã xóa %lld chữ số
    49 0 Đã thay %lld chữ số
    50 0 Hiện mã
    51 0 Mã đang hiện
    52 0 Mã đang ẩn
    53 0 Xác minh
    54 0 Đang xác minh
    55 0 Đã xác minh xong
    """#)
}
