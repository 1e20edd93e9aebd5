import A11ySim
import ArgumentParser

/// The option `--rate`. People who listen every day do so far above the rate of a new device, and what is cut depends on
/// how long it takes.
struct RateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Play once at each of these speaking rates, in percent. The header of the transcript shows the rate unless it is 50.",
      valueName: "50,70,90"))
  var rate: String?

  /// The rates in percent; empty where none is named.
  private(set) var rates: [Int] = []

  private enum CodingKeys: CodingKey { case rate }

  mutating func validate() throws {
    guard let rate else { return }
    for text in rate.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Int(text), (0...100).contains(number) else {
        throw ValidationError(
          "“\(text)” is not a speaking rate in percent; write --rate 50,70,90, or use --words-per-minute")
      }
      if rates.contains(number) { throw ValidationError("the speaking rate \(number) appears twice; keep one of them") }
      rates.append(number)
    }
  }

  /// Returns the scenario for each rate, or as it is where no rate is named.
  func versions(of scenario: Scenario) -> [(rate: Int?, scenario: Scenario)] {
    guard !rates.isEmpty, scenario.reader.isRunning else { return [(nil, scenario)] }
    return rates.map { rate in
      var version = scenario
      // A reader without the setting is played at its own rate.
      try? version.settings.set("speakingRate", to: String(rate))
      return (rate, version)
    }
  }
}
