extension String {
  /// Returns whether this string contains a text. Bytes are compared, because comparing characters is slow and checks
  /// call this function often.
  package func has(_ text: String) -> Bool { place(of: text) != nil }

  /// Returns the UTF-8 offset of the first occurrence of a text at or after `start`; nil if there is none.
  package func place(of text: String, from start: Int = 0) -> Int? {
    var (own, wanted) = (self, text)
    return own.withUTF8 { bytes in
      wanted.withUTF8 { wanted in
        guard let first = wanted.first, bytes.count >= wanted.count else { return wanted.isEmpty ? 0 : nil }
        var offset = start
        let last = bytes.count - wanted.count
        while offset <= last {
          if bytes[offset] == first {
            var length = 1
            while length < wanted.count, bytes[offset + length] == wanted[length] { length += 1 }
            if length == wanted.count { return offset }
          }
          offset += 1
        }
        return nil
      }
    }
  }
}
