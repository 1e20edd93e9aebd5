import A11ySim
import A11ySimTesting
import Testing

@Test func theFirstFieldNamesItself() {
  var session = Session(
    screen: [.component(OUDSPinCodeInput(length: .six, version: .v3_0), id: "code")], reader: .voiceOver, locale: "en")
  session.perform(.appear)
  session.perform(.doubleTap)
  session.perform(.type("482913"))
  expect(session.transcript, neverSays: "482913")
  expect(
    session.transcript,
    reads: """
      Enter the code with 6 digits, 1st digit, Empty, text field
      double tap to edit
      1st digit, text field, is editing, Empty, insertion point at start
      use the rotor to access misspelled words
      [cut: 4]
      2nd digit
      [cut: 8]
      3rd digit
      [cut: 2]
      4th digit
      [cut: 9]
      5th digit
      [cut: 1]
      6th digit
      3
      """)
}
