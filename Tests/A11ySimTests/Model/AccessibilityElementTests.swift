import A11ySim
import TestSupport
import Testing

/// Elements and texts keep some of their properties in a box that copies share.
@Suite(.timeLimited) struct AccessibilityElementTests {
  @Test func aCopyDoesNotFollowTheOriginal() {
    let original = AccessibilityElement(
      id: "code", role: .textField, label: SpokenText("Code", language: "en"), actions: ["Paste"])
    var copy = original
    copy.label?.language = "fr"
    copy.actions.append("Clear")
    copy.frame = .init(x: 0, y: 0, width: 10, height: 10)
    #expect(original.label?.language == "en")
    #expect(original.actions == ["Paste"])
    #expect(original.frame == nil)
    #expect(copy.label?.language == "fr")
    #expect(copy.actions == ["Paste", "Clear"])
    #expect(copy != original)
  }

  @Test func equalityIsThatOfTheProperties() {
    let plain = SpokenText("Code")
    var text = plain
    text.pitch = 1.3
    text.ipa = "kəʊd"
    #expect(text != plain)
    (text.pitch, text.ipa) = (nil, nil)
    #expect(text == plain)
    #expect(Set([text, plain]).count == 1)

    var element = AccessibilityElement(id: "code", role: .textField, label: text)
    let before = element
    element.hint = "Six digits"
    #expect(element != before)
    element.hint = nil
    #expect(element == before)
    #expect(Set([element, before]).count == 1)
  }
}
