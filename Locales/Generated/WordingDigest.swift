// swift-format-ignore-file
// Written by `swift run generate-locales` from the catalogues in Locales: do not edit.

/// A digest of each catalogue's texts, confidences and sources: another digest, another wording.
public enum WordingDigest {
  /// Of `VoiceOver.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  public static let voiceOver = "987283e0f2325a7f"
  /// Of `Components.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  public static let components = "30bc29592437999e"
  /// Of `Characters.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  public static let characters = "ef1f8f9a36ce13d3"
}
