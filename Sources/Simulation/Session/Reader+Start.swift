import AccessibilityModel

extension Reader {
  /// Starts the reader with the settings of a scenario. If `readerLocale` is nil, the reader uses the app's language,
  /// `locale`.
  func start(
    _ scenario: Scenario, locale: String, readerLocale: String?, after predecessor: (any ScreenReader)? = nil
  ) -> any ScreenReader {
    start(
      locale: locale, readerLocale: readerLocale, appName: scenario.appName, wording: scenario.wording,
      settings: scenario.settings, systemVersion: scenario.systemVersion ?? systemVersion, after: predecessor)
  }

  /// The version of the operating system for scenarios that name no system version.
  var systemVersion: Version { descriptor.systemVersion(release) }
}
