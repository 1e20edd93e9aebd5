import SwiftUI

/// A row of text fields that move the focus on (system A, `swiftui-otp-input`). Shows rows A-1 (the focus is forced on
/// appearing), A-12 (the button that vanishes), A-14 (letters are dropped in silence) and A-15 (no error, no helper).
struct OTPInputScreen: View {
  @State private var cells = Array(repeating: "", count: 6)
  @FocusState private var focus: Int?

  var body: some View {
    VStack(spacing: 16) {
      Text("Enter verification code")
      HStack {
        ForEach(cells.indices, id: \.self) { index in
          TextField("", text: $cells[index])
            .keyboardType(.numberPad)
            .textContentType(.oneTimeCode)
            .focused($focus, equals: index)
            .frame(width: 48, height: 58)
            .accessibilityLabel("Digit \(index + 1) of 6")
            .accessibilityValue(cells[index])
            .onChange(of: cells[index]) { _, text in changed(index, text) }
        }
      }
      if cells.contains(where: { !$0.isEmpty }) { Button("Clear", action: clear) }
      if cells.allSatisfy({ !$0.isEmpty }) { Label("Complete", systemImage: "checkmark") }
    }
    .onAppear { focus = 0 }
  }

  private func changed(_ index: Int, _ text: String) {
    let digits = text.filter(\.isNumber)
    if index == 0, digits.count > 1 {
      for (offset, digit) in digits.prefix(6).enumerated() { cells[offset] = String(digit) }
      focus = digits.count < 6 ? digits.count : nil
    } else {
      cells[index] = String(digits.prefix(1))
      if !digits.isEmpty { focus = index < 5 ? index + 1 : nil }
    }
  }

  private func clear() {
    cells = Array(repeating: "", count: 6)
    focus = 0
  }
}
