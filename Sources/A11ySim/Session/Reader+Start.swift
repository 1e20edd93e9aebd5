extension Reader {
  /// Switches the reader on for a scenario. `locale` is the language of the app; `readerLocale` is that of the reader,
  /// or nil if both have the same language.
  func start(
    _ scenario: Scenario, locale: String, readerLocale: String?, after predecessor: (any ScreenReader)? = nil
  ) -> any ScreenReader {
    start(
      locale: locale, readerLocale: readerLocale, appName: scenario.appName, wording: scenario.wording,
      settings: scenario.settings, systemVersion: scenario.systemVersion ?? systemVersion, after: predecessor)
  }

  /// The version of the operating system on which the reader is played, unless the scenario gives one.
  var systemVersion: Version { descriptor.systemVersion(release) }
}
