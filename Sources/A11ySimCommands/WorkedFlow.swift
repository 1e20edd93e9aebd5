import ArgumentParser

/// A complete example scenario, such as a sign-in, for the user to adapt.
enum WorkedFlow: String, CaseIterable, ExpressibleByArgument {
  case login, code, pin

  /// Returns the scenario after the first lines, which `FirstScenario` writes. `expectation` replaces each empty
  /// `expect` step.
  func text(_ expectation: String) -> String {
    let text =
      switch self {
      case .login: Self.loginText
      case .code: Self.codeText
      case .pin: Self.pinText
      }
    return text.replacing("  - expect:\n", with: expectation)
  }

  private static let loginText = """
    name: login
    screens:
      login:
        elements:
          - heading: Sign in
          - textField: { label: E-mail address, id: email }
          - secureTextField: { label: Password, id: password }
          - text: { label: The password is not correct, id: error, hidden: true }
          - button: { label: Show password, id: show }
          - button: { label: Sign in, id: signIn, disabled: true }
        when:
          # The button can be used as soon as both fields can be right.
          email.value: &check
            - if: { email.value: { matches: ".+@.+" }, password.value: { length: { min: 8 } } }
              then: [ { set: { signIn: { disabled: false } } } ]
              else: [ { set: { signIn: { disabled: true } } } ]
          password.value: *check
          show.activated:
            - if: { show.label: Show password }
              then: [ { set: { password: { secure: false }, show: { label: Hide password } } } ]
              else: [ { set: { password: { secure: true }, show: { label: Show password } } } ]
          signIn.activated:
            - if: { password.value: swordfish }
              then: [ { screen: account } ]
              else: [ { set: { error: { hidden: false } } }, { wait: 1s }, { announce: The password is not correct } ]
      account:
        - heading: Your account
    start: login
    steps:
      - appear
      - touch: email
      - doubleTap
      - type: ada@example.com
      - expect:
      - touch: password
      - doubleTap
      - type: swordfihs
      - touch: signIn
      - doubleTap
      - wait: 2s
      - expect:
      - touch: password
      - delete: 2
      - type: sh
      - touch: signIn
      - doubleTap
      - expect:
      # What was typed into a secure field is in no transcript.
      - expect: { never: swordfish }

    """

  private static let codeText = """
    name: code
    screens:
      verification:
        elements:
          - heading: Enter your code
          - component: code-field
            id: code
            version: 1.0
          - button: { label: Send again, id: resend, disabled: true }
        when:
          verification.shown:
            - every: 1s
              name: countdown
              times: 30
              do: [ { count: { down: resend, label: "Send again in {n} s" } } ]
              then: [ { set: { resend: { label: Send again, disabled: false } } } ]
          code.completed:
            # The first code is wrong, the second one right.
            - turns:
                - [ { set: { code: { error: The code is not correct } } } ]
                - [ { screen: done } ]
      done:
        - heading: Welcome
    start: verification
    steps:
      - appear
      - swipe: right
      - doubleTap
      - autofill: 482913
      - touch: code.verify
      - doubleTap
      - expect:
      - wait: 30s
      - touch: resend
      - expect:
      - touch: code.1
      - doubleTap
      - selectAll
      - paste: 137700
      - touch: code.verify
      - doubleTap
      - expect:

    """

  private static let pinText = """
    name: pin
    screens:
      choose:
        - heading: Choose a PIN
        - secureTextField: { label: "PIN, 4 digits", id: pin, maxLength: 4, numberPad: true }
        - button: { label: Next, id: next }
      repeat:
        - heading: Repeat the PIN
        - secureTextField: { label: "PIN, 4 digits", id: pin, maxLength: 4, numberPad: true }
        - text: { label: The PINs differ, id: error, hidden: true }
        - button: { label: Next, id: next }
      done:
        - heading: Your PIN is set
    start: choose
    when:
      choose/next.activated: [ { if: { pin.value: { length: { min: 4 } } }, then: [ { screen: repeat } ] } ]
      repeat/next.activated:
        - if: { pin.value: { sameAs: choose/pin } }
          then: [ { screen: done } ]
          else: [ { set: { error: { hidden: false } } }, { wait: 1s }, { announce: The PINs differ } ]
    steps:
      - appear
      - touch: pin
      - doubleTap
      - type: 4829
      - touch: next
      - doubleTap
      - expect:
      - touch: pin
      - doubleTap
      - type: 4820
      - touch: next
      - doubleTap
      - wait: 2s
      - expect:
      - touch: pin
      - delete
      - type: 9
      - touch: next
      - doubleTap
      - expect:
      - expect: { never: 4829 }

    """
}
