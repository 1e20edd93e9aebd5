import ArgumentParser

extension RunCommand {
  /// Creates the command that plays the files, with the default value of each option. A test compares the defaults with
  /// the parser.
  ///
  /// The command line is not parsed, because parsing takes two thirds of the start time even without options.
  init(playing files: [String]) throws {
    self.init()
    self.files = files
    play = try .defaults()
    rates = .defaults()
    speech = try .defaults()
    voices = .defaults()
    format = .standard
    style = .defaults()
    (why, marks, phonemes, redact, audit) = (false, false, false, false, false)
    // The parser would also call `validate`.
    try validate()
  }
}

extension PlayOptions {
  fileprivate static func defaults() throws -> Self {
    var screen = ScreenOptions()
    (screen.settings, screen.from, screen.order, screen.color) = ([], nil, .captured, .auto)
    let options = Self.of(screen, locale: [], reader: [])
    try options.validate()
    return options
  }
}

extension RateOptions {
  fileprivate static func defaults() -> Self {
    var options = Self()
    options.rate = nil
    return options
  }
}

extension SpeechOptions {
  fileprivate static func defaults() throws -> Self {
    var options = Self()
    options.speak = false
    (options.wav, options.cache, options.player) = (nil, nil, nil)
    (options.wordsPerMinute, options.volume) = (nil, 100)
    options.timing = nil
    try options.validate()
    return options
  }
}

extension VoiceOptions {
  fileprivate static func defaults() -> Self {
    var voices = ListedVoiceOptions()
    (voices.voice, voices.voiceFallback, voices.worker) = ([], [], nil)
    return .of(voices)
  }
}

extension StyleOption {
  fileprivate static func defaults() -> Self {
    var options = Self()
    options.style = .commaList
    return options
  }
}
