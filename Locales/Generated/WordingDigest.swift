// swift-format-ignore-file
// Written by `swift run generate-locales` from the catalogues in Locales: do not edit.

/// A digest of each catalogue's texts, confidences and sources: another digest, another wording.
public enum WordingDigest {
  /// Of `VoiceOver.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  public static let voiceOver = "4848bf5996851052"
  /// Of `Components.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  public static let components = "d6c0727cca08a905"
  /// Of `Characters.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  public static let characters = "e41f906915ff7196"
}
