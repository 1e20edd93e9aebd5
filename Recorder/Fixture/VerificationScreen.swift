import SwiftUI
import UIKit

/// Six UIKit text fields that are wrapped one by one (system C, `verification-text-field`). Shows rows C-1 (no names), C-2
/// (backspace does nothing in an empty cell), C-4 (a pasted code stays in one cell) and C-6 (letters are taken).
struct VerificationScreen: View {
  @State private var codes = Array(repeating: "", count: 6)
  @State private var flagged: Int? = 0

  var body: some View {
    VStack {
      Button("Set Codes") { codes = ["1", "2", "3", "4", "5", "6"] }
      HStack {
        ForEach(codes.indices, id: \.self) { index in
          VerificationCell(text: $codes[index], isFlagged: flagged == index) { step in
            let next = index + step
            flagged = codes.indices.contains(next) ? next : nil
          }
          .frame(width: 40, height: 40)
        }
      }
    }
  }
}

/// One cell. A flagged cell takes the keyboard focus at every update; none ever gives it up.
struct VerificationCell: UIViewRepresentable {
  @Binding var text: String
  var isFlagged: Bool
  var move: (Int) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.keyboardType = .numberPad
    field.borderStyle = .roundedRect
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    context.coordinator.cell = self
    field.text = text
    if isFlagged { field.becomeFirstResponder() }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var cell: VerificationCell

    init(_ cell: VerificationCell) { self.cell = cell }

    func textField(
      _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      if string.count > 1 { return true }
      field.text = string
      cell.text = string
      cell.move(string.isEmpty ? -1 : 1)
      return false
    }

    func textFieldDidChangeSelection(_ field: UITextField) {
      guard let text = field.text, !text.isEmpty else { return }
      cell.text = text
      cell.move(1)
    }
  }
}
