// swift-format-ignore-file
// Written by `swift run generate-locales` from the catalogues in Locales: do not edit.

/// A digest of each catalogue's texts, confidences and sources: another digest, another wording.
package enum WordingDigest {
  /// Of `VoiceOver.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  package static let voiceOver = "0fa046f1076dfac3"
  /// Of `Components.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  package static let components = "9ff433c389eb12ca"
  /// Of `Characters.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  package static let characters = "192636d47dd5d5e6"
}
