enum BuiltInScenarios {
  static let all = ["demo": demo, "digits": digits]

  /// A person types a wrong code into Orange's OUDS PIN code input 3.0. The transcript shows which speech is missing.
  static let demo = """
    name: demo
    reader: voiceover
    locale: en
    screen:
      - heading: Enter your code
      - component: ouds-pin-code-input
        id: code
        version: 3.0
        length: 6
        helperText: Check the 6-digit code sent by SMS
      - button: { label: Verify, id: verify }
    when:
      code.completed:
        - wait: 1s
        - set: { code: { error: The code is not correct } }
    steps:
      - appear
      - swipe: right
      - doubleTap
      - type: 482913
      - wait: 2s
      - swipe: right
      - swipe: right
    """

  static let digits = """
    name: digits
    reader: voiceover
    locale: en
    screen:
      - heading: Enter your code
      - textField: { label: Digit 1 of 6, id: digit1 }
      - textField: { label: Digit 2 of 6, id: digit2 }
      - textField: { label: Digit 3 of 6, id: digit3 }
      - textField: { label: Digit 4 of 6, id: digit4 }
      - textField: { label: Digit 5 of 6, id: digit5 }
      - textField: { label: Digit 6 of 6, id: digit6 }
    steps:
      - appear
      - touch: digit2
      - doubleTap
      - type: 4
      - swipe: right
    """
}
