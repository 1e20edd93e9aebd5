import AccessibilityModel
import Locales

/// A search for the engine's voice for a BCP 47 tag. The result is always a voice from the engine's own list. The tag
/// is not passed to eSpeak NG, for two reasons:
/// - eSpeak NG treats a name that is not on the list as a path.
/// - eSpeak NG resolves tags by its own rules, which may add an unwanted variant.
struct VoiceResolver: Sendable {
  let voices: [SpeechWorker.EngineVoice]
  let variants: [String]
  let preferences: VoicePreferences

  init(engine: SpeechWorker.Engine, preferences: VoicePreferences = VoicePreferences()) {
    voices = engine.voices
    variants = engine.variants
    self.preferences = preferences
  }

  /// Returns the voices for a language, with the default voice first; all voices if `tag` is nil.
  func voices(for tag: String?) throws(SpeechError) -> [Voice] {
    guard let tag else { return voices.map { Self.voice($0) } }
    let best = try find(tag).voice
    let primary = Self.primary(best.languages.first ?? "")
    let wanted = Self.primary(try Self.canonical(tag))
    let others = voices.filter { voice in
      voice != best && voice.languages.contains { [primary, wanted].contains(Self.primary($0)) }
    }
    return ([best] + others).map { Self.voice($0) }
  }

  func resolve(_ tag: String) throws(SpeechError) -> VoiceChoice {
    let wanted = try wanted()
    let asked = wanted.voice(speaking: Self.primary(try Self.canonical(tag)))
    let found = if let asked { asked } else { try find(tag) }
    let language = found.voice.languages.first ?? ""
    return VoiceChoice(
      voice: Self.voice(found.voice, variant: found.variant ?? wanted.variant), reason: found.reason,
      scripts: Script.readable(in: language).names.sorted(), limits: VoiceLimits.limits(of: language),
      symbolNames: CharacterAnnotations.language(for: found.tag).map { _ in CharacterAnnotations.source },
      notice: found.notice)
  }

  /// Checks the user's choices before anything is spoken.
  /// - Throws: `SpeechError` if the engine lacks a chosen voice, two chosen voices are for one language, or a tag is
  ///   malformed.
  func checkPreferences() throws(SpeechError) {
    let wanted = try wanted()
    for (index, later) in wanted.found.enumerated() {
      let primary = Self.primary(later.voice.languages.first ?? "")
      // Only the first of the two voices would ever speak.
      if let earlier = wanted.found[..<index].first(where: { Self.primary($0.voice.languages.first ?? "") == primary })
      {
        throw SpeechError(
          "\(quoted(earlier.voice.name)) and \(quoted(later.voice.name)) are both voices for \(primary), but only one can be used",
          help: "leave out one of the two --voice options")
      }
    }
    for (tag, fallback) in preferences.fallbacks.sorted(by: { $0.key < $1.key }) {
      _ = try Self.canonical(tag)
      _ = try own(fallback)
    }
  }

  // MARK: - By language

  private struct Found {
    var voice: SpeechWorker.EngineVoice
    var variant: String?
    /// The tag for which the voice was found. For `--voice-fallback`, it is the fallback's tag. For `--voice`, it is
    /// the voice's own tag.
    var tag: String
    var reason: String
    var notice: String?
  }

  private func find(_ tag: String) throws(SpeechError) -> Found {
    let failure: SpeechError
    do {
      return try own(tag)
    } catch {
      failure = error
    }
    let canonical = try Self.canonical(tag)
    for (from, fallback) in preferences.fallbacks.sorted(by: { $0.key.count > $1.key.count }) {
      let language = try Self.canonical(from)
      guard canonical == language || canonical.hasPrefix(language + "-") else { continue }
      var found = try own(fallback)
      found.reason = "eSpeak NG has no voice for \(tag); --voice-fallback \(from)=\(fallback) was given"
      found.notice =
        "eSpeak NG has no voice for \(tag); its voice for \(fallback) is used instead, as --voice-fallback says"
      return found
    }
    throw failure
  }

  private func own(_ tag: String) throws(SpeechError) -> Found {
    let canonical = try Self.canonical(tag)
    let isRenamed = canonical != LanguageTag.plain(tag)
    let renaming = isRenamed ? "\(tag) is treated as \(canonical): " : ""
    for candidate in LanguageTag.shortenings(of: canonical) {
      if let (identifier, reason) = Self.chosen[candidate],
        let voice = voices.first(where: { $0.identifier == identifier })
      {
        return Found(voice: voice, tag: tag, reason: renaming + reason)
      }
      // A voice that is named after the language is preferred to a voice that lists it among other languages.
      if let voice = voices.first(where: { $0.identifier.lowercased().hasSuffix("/" + candidate) })
        ?? voices.first(where: { $0.languages.first == candidate })
        ?? voices.first(where: { $0.languages.contains(candidate) })
      {
        let reason =
          candidate == canonical
          ? "eSpeak NG's voice for \(candidate)" : "eSpeak NG has no voice for \(canonical), but one for \(candidate)"
        return Found(voice: voice, tag: tag, reason: renaming + reason)
      }
    }
    let near = Self.relatives[Self.primary(canonical)] ?? []
    let help =
      near.isEmpty
      ? "run `a11y-sim voices` to list its languages"
      : "use the voice of a related language with --voice-fallback: \(near.joined(separator: ", "))"
    throw SpeechError("eSpeak NG has no voice for \(tag)", help: help)
  }

  // MARK: - By name

  private struct Wanted {
    var found: [Found] = []
    /// The variant for all voices without a variant of their own.
    var variant: String?

    func voice(speaking primary: String) -> Found? {
      found.first { found in
        found.voice.languages.contains { tag in
          let own = VoiceResolver.primary(tag)
          return own == primary || LanguageTag.renamed[own] == primary
        }
      }
    }
  }

  private func wanted() throws(SpeechError) -> Wanted {
    var wanted = Wanted()
    for text in preferences.voices {
      let parts = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let variant = parts.count == 2 ? try self.variant(parts[1]) : nil
      if parts[0].isEmpty, let variant {
        wanted.variant = variant
      } else {
        let voice = try named(parts[0])
        wanted.found.append(
          Found(
            voice: voice, variant: variant, tag: voice.languages.first ?? "", reason: "--voice \(text) was given"))
      }
    }
    return wanted
  }

  private func named(_ name: String) throws(SpeechError) -> SpeechWorker.EngineVoice {
    let key = name.lowercased()
    func file(_ voice: SpeechWorker.EngineVoice) -> String {
      String(
        voice.identifier[
          (voice.identifier.lastIndex(of: "/").map(voice.identifier.index(after:))
            ?? voice.identifier.startIndex)...])
    }
    if let voice = voices.first(where: { $0.identifier.lowercased() == key })
      ?? voices.first(where: { file($0).lowercased() == key && key != "en" && key != "cmn" })
      ?? voices.first(where: { $0.name.lowercased() == key })
    {
      return voice
    }
    if let found = try? own(name) { return found.voice }
    let near = name.nearest(in: voices.map(file) + voices.map(\.name))
    throw SpeechError(
      "eSpeak NG has no voice \(quoted(name))",
      help: (near.map { "did you mean \(quoted($0))? " } ?? "") + "run `a11y-sim voices` to list them")
  }

  private func variant(_ name: String) throws(SpeechError) -> String {
    if let variant = variants.first(where: { $0.lowercased() == name.lowercased() }) { return variant }
    let near = name.nearest(in: variants)
    throw SpeechError(
      "eSpeak NG has no voice variant \(quoted(name))",
      help: (near.map { "did you mean \($0)? " } ?? "") + "run `a11y-sim voices --variants` to list them")
  }

  /// Returns a tag in lower case, with old and special language names replaced by the engine's names.
  private static func canonical(_ tag: String) throws(SpeechError) -> String {
    let text = LanguageTag.plain(tag)
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ (1...8).contains($0.count) && $0.utf8.allSatisfy(isAlphanumeric) }) else {
      throw SpeechError(
        "\(quoted(tag)) is not a language tag", help: "write it like en, pt-BR or zh-Hant-HK")
    }
    // Some registered tags, such as `i-hak`, are not made of a language and a region.
    if let replacement = grandfathered[text] { return replacement }
    guard let replacement = LanguageTag.renamed[String(parts[0])] else { return text }
    return ([replacement] + parts.dropFirst().map(String.init)).joined(separator: "-")
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte)
  }

  fileprivate static func primary(_ tag: String) -> String {
    String(tag.prefix { $0 != "-" })
  }

  private static func voice(_ voice: SpeechWorker.EngineVoice, variant: String? = nil) -> Voice {
    let tag = voice.languages.first ?? ""
    // BCP 47 writes regions in capitals, and scripts with an initial capital.
    let parts = tag.split(separator: "-").enumerated().map { index, part in
      switch (index, part.count) {
      case (1..., 2): part.uppercased()
      case (1..., 4): part.prefix(1).uppercased() + part.dropFirst()
      default: String(part)
      }
    }
    return Voice(
      identifier: voice.identifier + (variant.map { "+" + $0 } ?? ""),
      name: voice.name + (variant.map { ", \($0)" } ?? ""), language: parts.joined(separator: "-"))
  }

  private static let grandfathered = [
    "no-bok": "nb", "no-nyn": "nn", "zh-guoyu": "zh", "zh-min-nan": "nan", "zh-hakka": "hak", "i-hak": "hak",
    "i-lux": "lb", "i-klingon": "tlh", "art-lojban": "jbo", "i-default": "en",
  ]

  /// The voice and the reason for it, by tag. A search of the engine's list would resolve these tags wrongly.
  private static let chosen: [String: (identifier: String, reason: String)] = {
    let american = "a tag without a region is treated as American English"
    let british = "the nearest English voice of eSpeak NG for this region"
    let pinyin = "the voice cmn reads Chinese characters as English letters (eSpeak NG 1.51); this voice does not"
    let cantonese = "text from Hong Kong and Macau is treated as Cantonese"
    let latin = "eSpeak NG's voice for Latin America"
    var chosen: [String: (String, String)] = [
      "en": ("gmw/en-US", american), "en-us": ("gmw/en-US", "eSpeak NG's voice for en-us"),
      "en-gb": ("gmw/en", "eSpeak NG's voice for en-gb"), "zh": ("sit/cmn-Latn-pinyin", pinyin),
      "yue": ("sit/yue", "eSpeak NG's voice for yue"), "zh-yue": ("sit/yue", "eSpeak NG's voice for yue"),
      "zh-cmn": ("sit/cmn-Latn-pinyin", pinyin), "zh-hak": ("sit/hak", "eSpeak NG's voice for hak"),
    ]
    for region in ["au", "ie", "in", "nz", "za", "mt", "sg", "hk", "my", "ke", "ng", "pk"] {
      chosen["en-" + region] = ("gmw/en", british)
    }
    for region in ["jm", "tt", "bs", "bb"] {
      chosen["en-" + region] = ("gmw/en-029", "eSpeak NG's voice for Caribbean English")
    }
    for tag in ["zh-hk", "zh-mo", "zh-hant-hk", "zh-hant-mo"] { chosen[tag] = ("sit/yue", cantonese) }
    for region in [
      "us", "ar", "bo", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "py",
      "sv", "uy", "ve",
    ] {
      chosen["es-" + region] = ("roa/es-419", latin)
    }
    for region in ["ao", "cv", "gw", "mz", "st", "tl"] {
      chosen["pt-" + region] = ("roa/pt", "the nearest Portuguese voice of eSpeak NG for this region")
    }
    return chosen
  }()

  /// The languages to suggest for a language that has no voice, by the code of that language. Its speakers are likely
  /// to understand the suggested languages. The user chooses.
  private static let relatives = [
    "nn": ["nb", "da", "sv"], "fo": ["is", "nb", "da"], "gl": ["pt", "es"], "fil": ["id", "ms"], "tg": ["fa"],
    "ps": ["fa", "ur"], "ckb": ["ku"], "yi": ["de", "he"], "jv": ["id", "ms"], "su": ["id", "ms"], "lo": ["th"],
    "rm": ["it", "de", "fr"], "xh": ["tn"], "zu": ["tn"], "mn": ["ru"], "fy": ["nl"], "oc": ["ca", "fr"],
    "wo": ["fr"], "dv": ["si"], "km": ["vi", "th"], "bo": ["cmn"], "dz": ["ne"], "ti": ["am"], "so": ["om"],
    "ha": ["sw"], "yo": ["sw"], "sm": ["haw", "mi"], "nan": ["zh"],
  ]
}
