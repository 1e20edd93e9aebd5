import Testing

@testable import A11ySimCapture

struct WalkTests {
  @Test func empty() { #expect(CapturedScreen(elements: []).file.hasPrefix("{\n  \"a11ySimScreen\": 1,\n")) }
}
