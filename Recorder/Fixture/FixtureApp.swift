import SwiftUI

/// An app with one screen for each of five systems, so that their inputs can be recorded.
///
/// The launch argument `-screen NAME` opens a screen: `otp-input`, `passcode`, `verification`, `pin-code` or `row`. Each
/// screen is a plain input written after the state machine of the modelled component, not a copy of anyone's code; its
/// comment names the rows of the component's table of defects that it shows.
@main
struct FixtureApp: App {
  private let screen = UserDefaults.standard.string(forKey: "screen") ?? "otp-input"

  var body: some Scene {
    WindowGroup {
      switch screen {
      case "passcode": PasscodeScreen()
      case "verification": VerificationScreen()
      case "pin-code": PINCodeScreen()
      case "row": RowScreen()
      default: OTPInputScreen()
      }
    }
  }
}
