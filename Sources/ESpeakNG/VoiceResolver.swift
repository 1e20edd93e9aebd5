import A11ySim

/// Finds the engine's voice for a BCP 47 tag. It picks from the engine's own list only: eSpeak NG takes a name that is not
/// on the list for a path, and resolves tags by rules of its own that may add a variant nobody asked for.
struct VoiceResolver: Sendable {
  let voices: [SpeechWorker.EngineVoice]

  /// The voices for a language, its own first; all of them without one.
  func voices(for tag: String?) throws(SpeechError) -> [Voice] {
    guard let tag else { return voices.map(Self.voice) }
    let best = try find(tag)
    let primary = Self.primary(best.languages.first ?? "")
    let wanted = Self.primary(try Self.canonical(tag))
    let others = voices.filter { voice in
      voice != best && voice.languages.contains { [primary, wanted].contains(Self.primary($0)) }
    }
    return ([best] + others).map(Self.voice)
  }

  /// The voice for a language.
  func resolve(_ tag: String) throws(SpeechError) -> Voice {
    Self.voice(try find(tag))
  }

  private func find(_ tag: String) throws(SpeechError) -> SpeechWorker.EngineVoice {
    var candidate = try Self.canonical(tag)
    while !candidate.isEmpty {
      if let identifier = Self.chosen[candidate], let voice = voices.first(where: { $0.identifier == identifier }) {
        return voice
      }
      // Before the voices that list it among others: the one named for it.
      if let voice = voices.first(where: { $0.identifier.lowercased().hasSuffix("/" + candidate) })
        ?? voices.first(where: { $0.languages.first == candidate })
        ?? voices.first(where: { $0.languages.contains(candidate) })
      {
        return voice
      }
      candidate = candidate.lastIndex(of: "-").map { String(candidate[..<$0]) } ?? ""
    }
    let near = Self.relatives[Self.primary(try Self.canonical(tag))] ?? []
    let help =
      near.isEmpty
      ? "`a11y-sim voices` lists the languages it has"
      : "languages near it that it has: \(near.joined(separator: ", "))"
    throw SpeechError("eSpeak NG has no voice for \(tag)", help: help)
  }

  /// A tag in lower case with the old and special names of languages replaced by the ones the engine uses.
  private static func canonical(_ tag: String) throws(SpeechError) -> String {
    let text = tag.replacing("_", with: "-").lowercased()
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ (1...8).contains($0.count) && $0.utf8.allSatisfy(isAlphanumeric) }) else {
      throw SpeechError(
        "\(quoted(tag)) is not a language tag", help: "write it as BCP 47 does: en, pt-BR, zh-Hant-HK")
    }
    guard let replacement = renamed[String(parts[0])] else { return text }
    return ([replacement] + parts.dropFirst().map(String.init)).joined(separator: "-")
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte)
  }

  private static func primary(_ tag: String) -> String {
    String(tag.prefix { $0 != "-" })
  }

  private static func voice(_ voice: SpeechWorker.EngineVoice) -> Voice {
    let tag = voice.languages.first ?? ""
    // BCP 47 writes regions in capitals and scripts with one.
    let parts = tag.split(separator: "-").enumerated().map { index, part in
      switch (index, part.count) {
      case (1..., 2): part.uppercased()
      case (1..., 4): part.prefix(1).uppercased() + part.dropFirst()
      default: String(part)
      }
    }
    return Voice(identifier: voice.identifier, name: voice.name, language: parts.joined(separator: "-"))
  }

  private static let renamed = [
    "iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil", "cmn": "zh", "mo": "ro", "sh": "sr",
  ]

  /// Tags whose voice the engine's own list would get wrong.
  private static let chosen = [
    "en": "gmw/en-US", "en-us": "gmw/en-US", "en-gb": "gmw/en", "en-au": "gmw/en", "en-ie": "gmw/en",
    "en-in": "gmw/en", "en-nz": "gmw/en", "en-za": "gmw/en",
    // 1.51 reads Chinese characters as English letters in its voice `cmn`.
    "zh": "sit/cmn-Latn-pinyin", "zh-hk": "sit/yue", "zh-mo": "sit/yue", "zh-hant-hk": "sit/yue",
    "zh-hant-mo": "sit/yue", "zh-yue": "sit/yue", "yue": "sit/yue",
    "es-us": "roa/es-419", "es-ar": "roa/es-419", "es-cl": "roa/es-419", "es-co": "roa/es-419",
    "es-pe": "roa/es-419",
  ]

  /// For languages the engine lacks: those a speaker is likely to follow, for a person to choose from.
  private static let relatives = [
    "nn": ["nb", "da", "sv"], "fo": ["is", "nb", "da"], "gl": ["pt", "es"], "fil": ["id", "ms"], "tg": ["fa"],
    "ps": ["fa", "ur"], "ckb": ["ku"], "yi": ["de", "he"], "jv": ["id", "ms"], "su": ["id", "ms"], "lo": ["th"],
    "rm": ["it", "de", "fr"], "xh": ["tn"], "zu": ["tn"], "mn": ["ru"], "fy": ["nl"], "oc": ["ca", "fr"],
    "wo": ["fr"], "dv": ["si"],
  ]
}
