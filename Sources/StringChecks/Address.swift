/// Recognises internet addresses, which are the same in every language.
enum Address {
  /// Returns whether the whole text is a URL, a domain that begins with `www.`, or an email address.
  static func isOne(_ text: String) -> Bool {
    let bytes = text.utf8
    if bytes.contains(0x20) || bytes.contains(0x0A) { return false }
    if bytes.starts(with: "www.".utf8) || bytes.starts(with: "mailto:".utf8) { return true }
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: "://".utf8) { return true }
    guard let at = bytes.firstIndex(of: UInt8(ascii: "@")), at > bytes.startIndex else { return false }
    return bytes[at...].contains(UInt8(ascii: ".")) && !bytes.contains(UInt8(ascii: "%"))
  }
}
