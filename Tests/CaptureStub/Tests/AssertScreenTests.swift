import Testing
import UIKit

import class Foundation.FileManager
import struct Foundation.URL

@testable import A11ySimCapture

/// Tests of the file that a unit test holds a screen to.
@MainActor struct AssertScreenTests {
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/capture-\(UInt64.random(in: 0 ... .max))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func error(_ body: @MainActor () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch { return "\(error)" }
  }

  @Test("the first time writes, the next compares, and a change is written only when that is asked for")
  func assertion() throws {
    try inFolder { folder in
      let file = ScreenFile(name: "otp", folder: folder + "/Screens")
      let code = field("Code", at: 0)
      let screen = window(code, button("Verify", at: 60))
      @MainActor func hold(_ environment: [String: String] = [:]) throws {
        var captured = try CapturedScreen(of: screen)
        captured.locale = "en"
        try file.hold(captured.file, in: environment)
      }
      #expect(
        error { try hold(["CI": "true"]) }
          == "the file \(file.path) does not exist; run the test on a machine where CI is not set, and commit the file that it writes"
      )
      #expect(!FileManager.default.fileExists(atPath: file.path))
      try hold()
      try hold(["CI": "true"])
      code.accessibilityHint = "From the message"
      let difference = """
        \(file.path):11: the screen “otp” has changed:
        - { "id": "textField-Code", "role": "textField", "label": "Code", "frame": [16, 0, 300, 40] }
        + { "id": "textField-Code", "role": "textField", "label": "Code", "hint": "From the message", "frame": [16, 0, 300, 40] }
        If this is intended, run the test with A11Y_SIM_UPDATE=1 in its environment.
        """
      #expect(error { try hold() } == difference)
      #expect(error { try hold(["A11Y_SIM_UPDATE": "0"]) } == difference)
      try hold(["A11Y_SIM_UPDATE": "1"])
      try hold()
    }
  }

  @Test("by default the file is in the folder Screens beside the test")
  func place() throws {
    try inFolder { folder in
      try assertScreen("otp", window(label("A", at: 0)), locale: "de", testFile: folder + "/OTPTests.swift")
      let data = try #require(FileManager.default.contents(atPath: folder + "/Screens/otp.screen.json"))
      #expect(String(decoding: data, as: UTF8.self).contains("\n  \"locale\": \"de\",\n"))
      try assertScreen("otp", window(label("A", at: 0)), locale: "de", folder: folder + "/Screens")
    }
    #expect(error { try assertScreen("a/b", window(label("A", at: 0))) }.contains("contains a slash"))
  }

  @Test("the system and the commit are not compared")
  func system() throws {
    var screen = try CapturedScreen(of: window(label("A", at: 0)))
    screen.os = "27.0"
    let old = screen.file
    (screen.os, screen.commit) = ("28.1", "abc")
    #expect(ScreenDifference(from: old, to: screen.file) == nil)
    // Git may have changed the line breaks.
    #expect(ScreenDifference(from: old.split(separator: "\n").joined(separator: "\r\n") + "\r\n", to: old) == nil)
    screen.locale = "fr"
    #expect(ScreenDifference(from: old, to: screen.file)?.text.hasSuffix("+ \"locale\": \"fr\"") == true)
  }

  @Test("a difference shows what is gone and what is new, in place, and not what follows from it")
  func difference() throws {
    func file(_ labels: [String]) throws -> String {
      let window = window()
      for (index, text) in labels.enumerated() { window.addSubview(label(text, at: 10, x: Double(index) * 100)) }
      return try CapturedScreen(of: window).file
    }
    let old = try file(["A", "B", "C"])
    // The new last element needs a comma before it, which is no difference.
    let more = try #require(ScreenDifference(from: old, to: file(["A", "B", "C", "D"])))
    #expect(more.text == #"+ { "id": "text-D", "role": "text", "label": "D", "frame": [300, 10, 100, 40] }"#)
    let other = try #require(ScreenDifference(from: old, to: file(["A", "X", "C"])))
    #expect(old.split(separator: "\n")[other.line - 1].contains("text-B"))
    #expect(
      other.text == """
        - { "id": "text-B", "role": "text", "label": "B", "frame": [100, 10, 100, 40] }
        + { "id": "text-X", "role": "text", "label": "X", "frame": [100, 10, 100, 40] }
        """)
    let many = try #require(ScreenDifference(from: old, to: file((0..<2000).map(String.init))))
    #expect(many.text.split(separator: "\n").count == 21)
    #expect(many.text.hasSuffix("… and 1983 more"))
  }

  @Test("what is posted is posted, and recorded")
  func posts() {
    RecordedPost.all = []
    let field = field("Code", at: 0)
    post(.announcement, argument: "Code sent")
    post(.screenChanged, argument: field)
    field.accessibilityIdentifier = "code"
    post(.layoutChanged, argument: field)
    post(.pageScrolled)
    post(.init(rawValue: 4242))
    #expect(
      RecordedPost.all == [
        .init(kind: .announcement, text: "Code sent", element: nil),
        .init(kind: .screenChanged, text: nil, element: "Code"),
        .init(kind: .layoutChanged, text: nil, element: "code"),
        .init(kind: .pageScrolled, text: nil, element: nil), .init(kind: .other, text: nil, element: nil),
      ])
    #expect(UIAccessibility.posted.count >= 5)
    for _ in 0..<2000 { post(.announcement, argument: "Again") }
    #expect(RecordedPost.all.count == 1000)
  }
}
