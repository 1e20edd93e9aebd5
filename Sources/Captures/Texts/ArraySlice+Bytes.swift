extension ArraySlice<UInt8> {
  var trimmedEnd: ArraySlice<UInt8> {
    var end = endIndex
    while end > startIndex, self[end - 1] <= 0x20 { end -= 1 }
    return self[startIndex..<end]
  }

  var trimmed: ArraySlice<UInt8> { drop { $0 <= 0x20 }.trimmedEnd }

  func has(_ other: StaticString, at index: Int) -> Bool {
    guard index >= startIndex, index + other.utf8CodeUnitCount <= endIndex else { return false }
    for offset in 0..<other.utf8CodeUnitCount where self[index + offset] != other.utf8Start[offset] { return false }
    return true
  }

  func ends(with other: StaticString) -> Bool { has(other, at: endIndex - other.utf8CodeUnitCount) }

  func index(of other: StaticString, from index: Int) -> Int? {
    var index = index
    while index < endIndex, let start = self[index...].firstIndex(of: other.utf8Start[0]) {
      if has(other, at: start) { return start }
      index = start + 1
    }
    return nil
  }

  var string: String { String(decoding: self, as: UTF8.self) }
}
