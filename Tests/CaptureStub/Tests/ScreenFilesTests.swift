import Foundation
import Testing
import UIKit

@testable import A11ySimCapture

@MainActor @Suite struct ScreenFilesTests {
  /// Scripts/capture-in-app plays the files beside the scenarios in the folder `Screens`.
  @Test("the screens are captured") func capture() throws {
    for screen in Screens.all {
      let name = screen.name
      var captured = try CapturedScreen(of: screen.window())
      captured.locale = screen.locale
      #expect(captured.file.contains("\"unknown\": []"))
      guard let folder = ProcessInfo.processInfo.environment["A11Y_SIM_SCREENS"] else { continue }
      try captured.file.write(toFile: "\(folder)/\(name).screen.json", atomically: true, encoding: .utf8)
    }
  }
}
