extension Reader {
  /// Switches the reader on for a scenario. `locale` is the app's language. `readerLocale` is the reader's language;
  /// nil for the app's language.
  func start(
    _ scenario: Scenario, locale: String, readerLocale: String?, after predecessor: (any ScreenReader)? = nil
  ) -> any ScreenReader {
    start(
      locale: locale, readerLocale: readerLocale, appName: scenario.appName, wording: scenario.wording,
      settings: scenario.settings, systemVersion: scenario.systemVersion ?? systemVersion, after: predecessor)
  }

  /// The version of the operating system that the simulation uses if the scenario names none.
  var systemVersion: Version { descriptor.systemVersion(release) }
}
