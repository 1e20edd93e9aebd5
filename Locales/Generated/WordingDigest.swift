// swift-format-ignore-file
// Written by `swift run generate-locales` from the catalogues in Locales: do not edit.

/// A digest of each catalogue's texts, confidences and sources: another digest, another wording.
public enum WordingDigest {
  /// Of `VoiceOver.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  public static let voiceOver = "5f3420baf96debf1"
  /// Of `Components.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  public static let components = "de6cb3033638f477"
  /// Of `Characters.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  public static let characters = "e1c2d76114c09a49"
}
