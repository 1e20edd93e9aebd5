import A11ySim
import ArgumentParser

/// The option `--rate`. Daily screen reader users set much higher rates than the default, and the rate decides which
/// utterances are cut off.
struct RateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Play once at each of these speaking rates, such as 50,70,90 (percent of the slider; default: the setting \
      speakingRate, initially 50). The output names each rate.
      """,
      valueName: "percent,…"))
  var rate: String?

  private(set) var rates: [Int] = []

  private enum CodingKeys: CodingKey { case rate }

  mutating func validate() throws {
    guard let rate else { return }
    for text in rate.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Int(text), (0...100).contains(number) else {
        throw ValidationError(
          "“\(text)” is not a speaking rate from 0 to 100 percent; write --rate 50,70,90, or use --words-per-minute")
      }
      if rates.contains(number) {
        throw ValidationError("the speaking rate \(number) appears twice; leave out one of the two")
      }
      rates.append(number)
    }
  }

  func versions(of scenario: Scenario) -> [(rate: Int?, scenario: Scenario)] {
    guard scenario.reader.isRunning else { return [(nil, scenario)] }
    // The project's rates come beside the scenario's own, with which saved transcripts are compared.
    let projects = rates.isEmpty ? (scenario.file.flatMap { try? Project.of($0) })?.rates ?? [] : []
    return (rates.isEmpty ? [(nil, scenario)] : [])
      + (rates + projects).map { rate in
        var version = scenario
        // `set` fails if the screen reader does not have this setting. The screen reader then keeps its own rate.
        try? version.settings.set("speakingRate", to: String(rate))
        return (rate, version)
      }
  }
}
