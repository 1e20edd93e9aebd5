import AccessibilityModel
import Simulation

extension Reader {
  /// Android TalkBack in the newest version that is well enough known.
  public static let talkBack = Reader(TalkBack.self)

  /// Returns Android TalkBack in one of `TalkBack.versions`.
  public static func talkBack(version: Version) -> Reader { Reader(TalkBack.self, version: version) }
}
