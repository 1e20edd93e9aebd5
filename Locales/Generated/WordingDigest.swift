// swift-format-ignore-file
// Written by `swift run generate-locales` from the catalogues in Locales: do not edit.

/// A digest of each catalogue's texts, confidences and sources: another digest, another wording.
public enum WordingDigest {
  /// The digest of `VoiceOver.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  public static let voiceOver = "e460db77c64d0412"
  /// The digest of `Components.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  public static let components = "9ff433c389eb12ca"
  /// The digest of `Characters.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  public static let characters = "192636d47dd5d5e6"
}
