import A11ySim
import Locales
import StringCatalogs
import Testing

@Suite("A table of strings")
struct StringTableTests {
  @Test("two forms for two numbers are two")
  func formsDiffer() {
    let place = FileLocation(file: "a.xcstrings", line: 1, column: 1)
    let one = StringForm("%d digit", argument: 1, plural: .category(.one), location: place)
    let exact = StringForm("%d digit", argument: 1, plural: .exactly(1), location: place)
    #expect(one != exact)
  }
}
