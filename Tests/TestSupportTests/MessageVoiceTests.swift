import TestSupport
import Testing

@Suite("The voice of messages") struct MessageVoiceTests {
  @Test func otherVoicesAreFound() {
    let broken = ["The file ends too early", "the file ends too early.", "", "A name is missing", "“a” is missing."]
    #expect(MessageVoice.broken(broken) == broken)
    #expect(MessageVoice.broken("a is missing", notes: ["b", "C is"], help: "Add a.") == ["C is", "Add a."])
  }

  @Test func namesQuotationsAndNumbersMayBegin() {
    let fine = [
      "the file ends too early", "“Code” has no name", "JSON has no comments", "VoiceOver's speech is not known",
      "Xcode refuses the file", "iOS says nothing", "2 lines are missing", "<item> has no quantity",
      "did you mean “a”?",
    ]
    #expect(MessageVoice.broken(fine) == [])
  }
}
