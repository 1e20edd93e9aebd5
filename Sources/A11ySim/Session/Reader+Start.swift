extension Reader {
  /// Switches the reader on for a scenario, in the language of the app and in the reader's own; nil for the same one.
  func start(
    _ scenario: Scenario, locale: String, readerLocale: String?, after predecessor: (any ScreenReader)? = nil
  ) -> any ScreenReader {
    start(
      locale: locale, readerLocale: readerLocale, appName: scenario.appName, wording: scenario.wording,
      settings: scenario.settings, after: predecessor)
  }
}
