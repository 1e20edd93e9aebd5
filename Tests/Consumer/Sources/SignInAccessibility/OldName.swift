import StringChecks

extension StringCheck {
  /// Finds the name the app had until last year.
  public static let oldName = StringCheck(
    id: "old-name", severity: .error, summary: "the old name of the app is spoken",
    explanation: "The app was “Passport” and is “Keyring”. Looked at is every text.", remedy: "write “Keyring”",
    examples: [.init(source: "Open Keyring", bad: "Passport öffnen", good: "Keyring öffnen")]
  ) { input in
    input.table.texts.filter { $0.spoken.contains("Passport") }.map { Spot($0, "“Passport” is the old name") }
  }
}
