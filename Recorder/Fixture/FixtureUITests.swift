import XCTest

/// Records every screen of the fixture app.
@MainActor
final class FixtureUITests: XCTestCase {
  func testRecordEveryScreen() {
    continueAfterFailure = true
    let screens = ["otp-input", "passcode", "verification", "pin-code", "row"]
    for screen in screens {
      let app = XCUIApplication()
      app.launchArguments = ["-screen", screen]
      app.launch()
      let recorder = VoiceOverRecorder(app: app, locale: "en", appName: "Fixture")
      recorder.record(screen)
      recorder.finish(in: self)
      app.terminate()
    }
  }
}
