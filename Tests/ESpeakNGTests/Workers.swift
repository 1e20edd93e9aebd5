import A11ySim
import ESpeakNG
import Foundation
import TestSupport

/// The programs the tests start, found beside the test bundle wherever the build put it.
enum Workers {
  static let espeak = BuiltProgram.path(of: "espeak-ng-worker")
  static let faulty = BuiltProgram.path(of: "faulty-worker")
  static let silent = BuiltProgram.path(of: "silent-worker")
}

extension TemporaryFolder {
  /// Puts the shell into the folder under a name. A script just written cannot always be started: another thread may be
  /// starting a program that still holds it open.
  func linkShell(as name: String) {
    _ = try! link(name, to: "/bin/sh")
  }
}

/// An utterance of plain texts.
func utterance(_ texts: String..., language: String = "en") -> Utterance {
  Utterance(texts.map { Segment(.label, $0, language: language) }, reason: .focus, priority: .element)
}

/// What an expression throws as a `SpeechError`.
func speechError(_ body: () throws -> Void) -> SpeechError? {
  do {
    try body()
    return nil
  } catch {
    return error as? SpeechError
  }
}

/// The same numbers every time.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
