import TestSupport
import Testing

@testable import Locales

@Suite(.timeLimited) struct PlaceholdersTests {
  @Test(
    arguments: [
      ("nothing", [], "nothing"),
      ("%lld of %lld", [1, 2], "1 of 2"),
      ("%2$lld, %1$@", ["a", 2], "2, a"),
      ("%@ and %@", ["a", 7], "a and 7"),
      ("100 %%", [], "100 %"),
      ("one", [1], "one"),
      ("%@", ["%lld"], "%lld"),
    ] as [(String, [PhraseArgument], String)])
  func fill(text: String, arguments: [PhraseArgument], expected: String) {
    #expect(Placeholders.fill(text, with: arguments) == expected)
  }
}
