import SwiftUI

/// One text field in clear colour over a row of circles (system B, `passcode-field`). Shows rows B-1 (no label), B-2 (the
/// circles are exposed), B-3 (the passcode is spoken), B-4 (the eye button) and B-5 (a wrong passcode vanishes).
struct PasscodeScreen: View {
  @State private var pin = ""
  @State private var isShown = false
  @State private var isDisabled = false

  var body: some View {
    VStack(spacing: 24) {
      Text("Enter One Time Password")
      ZStack {
        HStack {
          ForEach(0..<4, id: \.self) { index in Image(systemName: symbol(at: index)) }
        }
        TextField("", text: Binding(get: { pin }, set: write))
          .keyboardType(.numberPad)
          .foregroundColor(.clear)
          .disabled(isDisabled)
      }
      if !pin.isEmpty {
        Button {
          isShown.toggle()
        } label: {
          Image(systemName: isShown ? "eye.slash" : "eye")
        }
      }
    }
  }

  private func symbol(at index: Int) -> String {
    guard index < pin.count else { return "circle" }
    let digit = pin[pin.index(pin.startIndex, offsetBy: index)]
    return isShown && digit.isNumber ? "\(digit).circle" : "circle.fill"
  }

  /// A passcode of four digits is checked at once; `1111` is the right one.
  private func write(_ text: String) {
    pin = String(text.prefix(4))
    if pin.isEmpty { isShown = false }
    guard pin.count == 4 else { return }
    isDisabled = true
    if pin != "1111" {
      pin = ""
      isDisabled = false
    }
  }
}
