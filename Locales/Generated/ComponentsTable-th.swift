// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let th = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 รหัสยืนยัน
    37 0 %1$@ %2$@
    38 0 ตัวเลข %lld หลัก
    39 0 ตัวเลขหลักที่ %1$lld จาก %2$lld
    40 0 ว่าง
    41 0 รหัสครบถ้วน
    42 0 ล้างรหัสแล้ว
    43 0 กรอกตัวเลขแล้ว %1$lld จาก %2$lld หลัก
    44 0 ไปยังหลักถัดไปโดยอัตโนมัติ
    45 0 ใช้ได้เฉพาะตัวเลขเท่านั้น
    46 0 ละอักขระ %lld ตัวไว้
    47 0 ป้อนตัวเลขอีก %lld หลัก
    48 0 ลบตัวเลข %lld หลักแล้ว
    49 0 แทนที่ตัวเลข %lld หลักแล้ว
    50 0 แสดงรหัส
    51 0 รหัสแสดงอยู่
    52 0 รหัสถูกซ่อนอยู่
    53 0 ตรวจสอบ
    54 0 กำลังตรวจสอบ
    55 0 การตรวจสอบเสร็จสิ้น
    """#)
}
