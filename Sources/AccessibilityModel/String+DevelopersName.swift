extension String {
  /// Returns “file” or “symbol” if the text is a developer's name for a picture; nil otherwise.
  ///
  /// - Parameter isImage: whether the text is the accessibility label of an image. A file name with uppercase letters
  ///   counts only for an image, because a button can have the name of the user's own file.
  package func developersName(ofImage isImage: Bool) -> String? {
    guard utf8.count <= 100, utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    let isLowercase = !contains(where: \.isUppercase)
    var name = self[...]
    if let dot = lastIndex(of: "."), dot > startIndex, Self.imageTypes.contains(self[index(after: dot)...].lowercased())
    {
      if isImage || isLowercase { return "file" }
      name = self[..<dot]
    }
    for scale in ["@1x", "@2x", "@3x"] where name.hasSuffix(scale) && name.count > scale.count { return "file" }
    guard isLowercase else { return nil }
    for prefix in Self.assetPrefixes
    where name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isLetter == true {
      return "file"
    }
    if Self.symbols.contains(self) { return "symbol" }
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0].first?.isLetter == true, parts.allSatisfy({ $0.allSatisfy(\.isLetterOrDigit) }),
      let last = parts.last.map(String.init), Self.symbolWords.contains(last)
    else { return nil }
    return "symbol"
  }

  private static let imageTypes: Set<String> = [
    "png", "jpg", "jpeg", "gif", "svg", "webp", "heic", "heif", "bmp", "tif", "tiff", "ico",
  ]

  private static let assetPrefixes = [
    "ic_", "icn_", "ico_", "icon_", "img_", "image_", "btn_", "button_", "bg_", "icon-", "img-", "btn-",
  ]

  /// Names of SF Symbols that have no dot and are not ordinary words.
  private static let symbols: Set<String> = ["xmark", "magnifyingglass", "gearshape"]

  /// The last words of dotted SF Symbol names. Words that often end a web address are left out.
  private static let symbolWords: Set<String> = [
    "fill", "slash", "circle", "square", "rectangle", "diamond", "triangle", "hexagon", "octagon", "shield", "dashed",
    "dotted", "left", "right", "up", "down", "forward", "backward", "leading", "trailing", "compact", "inverse",
    "badge", "plus", "minus", "xmark", "checkmark", "questionmark", "exclamationmark", "magnifyingglass", "clockwise",
    "counterclockwise", "horizontal", "vertical", "bottomleft", "bottomright", "topleft", "topright", "rays", "rtl",
  ]
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { ("a"..."z").contains(self) || ("0"..."9").contains(self) }
}
