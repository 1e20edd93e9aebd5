// swift-format-ignore-file
// Written by `swift run generate-locales` from the catalogues in Locales: do not edit.

/// Digests of the catalogues, which change with their texts, confidences and sources.
package enum WordingDigest {
  /// The digest of `VoiceOver.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  package static let voiceOver = "8f0ab21024d0fdd5"
  /// The digest of `TalkBack.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  package static let talkBack = "bf273a4b7a15fff0"
  /// The digest of `Components.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  package static let components = "186977313f7ddb1e"
  /// The digest of `Characters.xcstrings`: FNV-1a, 64 bits, in hexadecimal.
  package static let characters = "192636d47dd5d5e6"
}
