import SwiftUI

/// A named group of fields with a helper and an error (system D, `ouds-pin-code-input` as of 3.0). Shows rows D-2 (the
/// error is silent), D-3 (the helper comes after the fields, and the error in its place), D-4 (no content type) and D-6
/// (completion is silent), and the group's label with the ordinal of each digit.
struct PINCodeScreen: View {
  @State private var cells = Array(repeating: "", count: 6)
  @State private var error: String?
  @FocusState private var focus: Int?

  private static let ordinals = ["1st", "2nd", "3rd", "4th", "5th", "6th"]

  var body: some View {
    VStack(alignment: .leading) {
      Text("Enter your code").accessibilityAddTraits(.isHeader)
      HStack {
        ForEach(cells.indices, id: \.self) { index in
          TextField("", text: $cells[index])
            .keyboardType(.numberPad)
            .focused($focus, equals: index)
            .frame(width: 44, height: 48)
            .accessibilityLabel("\(Self.ordinals[index]) digit")
            .accessibilityValue(cells[index].isEmpty ? "Empty" : cells[index])
            .onChange(of: cells[index]) { _, text in changed(index, text) }
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Enter the code with 6 digits")
      Text(error ?? "Check the 6-digit code sent by SMS")
      Button("Verify") { error = "The code is not correct" }
        .disabled(cells.contains { $0.isEmpty })
    }
  }

  private func changed(_ index: Int, _ text: String) {
    let digit = text.filter(\.isNumber).suffix(1)
    cells[index] = String(digit)
    if !digit.isEmpty { focus = index < 5 ? index + 1 : nil }
  }
}
