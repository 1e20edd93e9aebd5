#if canImport(SwiftUI)
  import SwiftUI

  /// The screen of the view model, as the app shows it. Only built where there is SwiftUI.
  public struct SignInView: View {
    @State private var model = SignInModel()
    @FocusState private var focus: SignInModel.Field?
    private let check: (String, String) async -> Bool

    /// Creates the screen.
    public init(check: @escaping (String, String) async -> Bool) { self.check = check }

    /// A heading, two fields, what went wrong, and the button.
    public var body: some View {
      VStack(alignment: .leading) {
        Text("Sign in").font(.title).accessibilityAddTraits(.isHeader)
        TextField("E-mail address", text: text(of: .email)).focused($focus, equals: .email)
        SecureField("Password", text: text(of: .password)).focused($focus, equals: .password)
        if let error = model.error { Text(error) }
        Button("Sign in") {
          guard model.send() else { return }
          Task {
            model.answer(isCorrect: await check(model.email, model.password))
            focus = model.focus
            if let error = model.error { AccessibilityNotification.Announcement(error).post() }
          }
        }
        .disabled(!model.canSend)
        .accessibilityHint("Sends your e-mail address and password")
      }
    }

    private func text(of field: SignInModel.Field) -> Binding<String> {
      Binding {
        model.content(of: field)
      } set: { new in
        while !model.content(of: field).isEmpty { model.delete(in: field) }
        model.enter(new, in: field)
      }
    }
  }
#endif
