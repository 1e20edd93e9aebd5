import A11ySim

#if canImport(Testing)
  import Testing
#endif

/// The screen reader, language and settings that a test is about. Without one, a test is about the standard reader in
/// English.
///
/// ```swift
/// @Suite(.screenReader(.talkBack)) struct SignInTests {
///   @Test(.screenReader(.talkBack(version: Version(15, 1)), locale: "fr")) func theHeadingIsHeard() {
///     var session = Session(underTest: [.element(.init(id: "title", role: .heading, label: "Sign in"))])
///     …
///   }
/// }
/// ```
///
/// In XCTest, and wherever there are no traits, ``withScreenReader(_:locale:settings:voice:_:)`` does the
/// same.
public struct TestedReader: Sendable {
  /// A function that speaks a transcript, and returns the bytes of a WAV file.
  public typealias Voice = @Sendable (Transcript) throws -> [UInt8]

  /// The screen reader, with its version.
  public var reader: Reader = .standard
  /// The BCP 47 tag of the language of the app and of the reader.
  public var locale = "en"
  /// The settings that differ from their defaults.
  public var settings = Settings()
  /// The voice whose sound is attached to a failing test; nil for none.
  public var voice: Voice?

  /// What the running test is about.
  @TaskLocal public static var current = TestedReader()

  /// What the running test is about, with what is given instead.
  fileprivate static func changed(
    _ reader: Reader?, locale: String?, settings: Settings?, voice: Voice?
  ) -> TestedReader {
    var tested = current
    if let reader { tested.reader = reader }
    if let locale { tested.locale = locale }
    if let settings { tested.settings = settings }
    if let voice { tested.voice = voice }
    return tested
  }
}

extension Session {
  /// Opens a screen with the screen reader, the language and the settings that the running test is about.
  ///
  /// - Parameters:
  ///   - screen: the elements and components, from top to bottom.
  ///   - pace: how soon the person begins the next action.
  ///   - timing: the source of utterance durations.
  public init(underTest screen: [ScreenItem], pace: Pace = .patient, timing: any SpeechTiming = SpeechEstimate()) {
    let tested = TestedReader.current
    self.init(
      screen: screen, reader: tested.reader, locale: tested.locale, settings: tested.settings, pace: pace,
      timing: timing)
  }
}

/// Runs a part of a test with a screen reader, a language, settings and a voice. What is nil stays as it is around the
/// call.
public func withScreenReader<Result>(
  _ reader: Reader? = nil, locale: String? = nil, settings: Settings? = nil, voice: TestedReader.Voice? = nil,
  _ body: () throws -> Result
) rethrows -> Result {
  try TestedReader.$current.withValue(
    .changed(reader, locale: locale, settings: settings, voice: voice), operation: body)
}

#if canImport(Testing) && compiler(>=6.1)
  /// The trait of a test or of a suite that says which screen reader it is about.
  public struct ScreenReaderTrait: TestTrait, SuiteTrait, TestScoping {
    let reader: Reader?
    let locale: String?
    let settings: Settings?
    let voice: TestedReader.Voice?

    /// True: the trait of a suite holds for the suites and tests inside, of which each can say something else.
    public var isRecursive: Bool { true }

    /// Runs a test with the screen reader.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await TestedReader.$current.withValue(
        .changed(reader, locale: locale, settings: settings, voice: voice), operation: function)
    }
  }

  extension Trait where Self == ScreenReaderTrait {
    /// The screen reader, language, settings and voice of a test or suite. What is nil stays as the suite around it says.
    ///
    /// - Parameters:
    ///   - reader: the screen reader, such as `.talkBack` or `.voiceOver(version: 17)`.
    ///   - locale: the BCP 47 tag of the language of the app and of the reader.
    ///   - settings: the settings that differ from their defaults.
    ///   - voice: a function that makes the sound that a failing test gets as an attachment.
    public static func screenReader(
      _ reader: Reader? = nil, locale: String? = nil, settings: Settings? = nil, voice: TestedReader.Voice? = nil
    ) -> Self {
      Self(reader: reader, locale: locale, settings: settings, voice: voice)
    }
  }
#endif
