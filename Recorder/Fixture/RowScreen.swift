import SwiftUI
import UIKit

/// A row of UIKit fields on a screen of their own (system E, `rxswift-verify-code`). Shows rows E-1 and E-2 (a
/// field is erased when it gets the focus), E-4 (no names), E-6 (a pasted code keeps one digit) and E-7 (the button is
/// enabled in silence).
struct RowScreen: View {
  @State private var isComplete = false

  var body: some View {
    VStack(spacing: 24) {
      Text("Verify Code")
      FieldRow { isComplete = $0 }.frame(height: 48)
      Button("Verify") {}
        .opacity(isComplete ? 1 : 0.25)
        .disabled(!isComplete)
    }
  }
}

struct FieldRow: UIViewRepresentable {
  var completed: (Bool) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(completed) }

  func makeUIView(context: Context) -> UIStackView {
    let fields = (0..<6).map { _ in
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.textAlignment = .center
      field.keyboardType = .numberPad
      field.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .editingChanged)
      field.addTarget(context.coordinator, action: #selector(Coordinator.began), for: .editingDidBegin)
      return field
    }
    context.coordinator.fields = fields
    let row = UIStackView(arrangedSubviews: fields)
    row.distribution = .fillEqually
    row.spacing = 8
    return row
  }

  func updateUIView(_ row: UIStackView, context: Context) {}

  final class Coordinator: NSObject {
    var fields: [UITextField] = []
    private let completed: (Bool) -> Void

    init(_ completed: @escaping (Bool) -> Void) { self.completed = completed }

    @objc func began(_ field: UITextField) {
      field.text = ""
      completed(false)
    }

    @objc func changed(_ field: UITextField) {
      field.text = String((field.text ?? "").prefix(1))
      guard let index = fields.firstIndex(of: field) else { return }
      // It moves on even where the field is empty.
      if index < fields.count - 1 { fields[index + 1].becomeFirstResponder() } else { field.resignFirstResponder() }
      completed(fields.allSatisfy { $0.text?.isEmpty == false })
    }
  }
}
