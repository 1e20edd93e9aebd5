extension AuditRule {
  static let nameIsAFileOrSymbol = AuditRule(
    id: "name-is-a-file-or-symbol", severity: .error, criteria: ["1.1.1", "2.4.6"],
    summary: "the name of an element is the name of a file or a symbol",
    explanation: """
      The person hears the developer's word for a picture, such as `ic_close.png` or `chevron.left`, in every language \
      (WCAG failure F30). The rule looks at the names of pictures and controls, not at texts. It finds names of image \
      files, names with a scale such as “@2x” or a prefix such as “ic_”, and names that consist of words of SF \
      Symbols. It ignores a name that is also visible on the control, because a person may have chosen it.
      """,
    remedy: "use a name that says what the picture shows or what the control does, or hide a decorative picture",
    examples: [
      .finds(
        "the name of close is “btn_close@3x”, which is the name of a file",
        on: .element(.init(id: "close", role: .button, label: "btn_close@3x")),
        steps: .appear),
      .finds(
        "the name of back is “chevron.left”, which is the name of a symbol",
        on: .element(.init(id: "back", role: .button, label: "chevron.left")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "site", role: .link, label: "example.com")),
        .element(.init(id: "version", role: .button, label: "v1.2")),
        .element(.init(id: "file", role: .text, label: "ic_logo_2x.png")),
        steps: .appear),
    ], judging: .label
  ) { play in
    let named = play.changedStops.filter { _, stop in
      stop.element.text == nil
        && (stop.element.isControl(on: play.platform) || stop.element.allTraits.contains(.image))
        && stop.element.name(on: play.platform)?.string.isBlank == false
    }
    if named.isEmpty { return .notEvaluated("there is no picture or control with a name") }
    var seen: Set<String> = []
    return .found(
      named.compactMap { index, stop in
        let element = stop.element
        guard let name = element.name(on: play.platform)?.string.trimmed,
          name != element.shownText(on: play.platform),
          let what = name.developersName(ofImage: element.allTraits.contains(.image)),
          seen.insert(element.id).inserted
        else { return nil }
        return Spot(
          message: "the name of \(element.id) is “\(name)”, which is the name of a \(what)", element: element.id,
          interaction: index)
      })
  }
}

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
