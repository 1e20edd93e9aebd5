import A11ySim
import ArgumentParser
import Captures

/// The options for reading captures in place of scenarios.
struct CaptureOptions: ParsableArguments {
  /// The order of a capture's elements: as captured, or derived from their frames.
  enum Order: String, CaseIterable, ExpressibleByArgument { case captured, derived }

  /// The values of the options, for the functions that read captures.
  struct Choice: Sendable {
    /// The format of the capture; nil to recognise the format by the content of the file.
    var format: CaptureFormat?
    var isOrderDerived = false
  }

  @Option(
    help: ArgumentHelp(
      "Read files as captures in this format. Without this option, the format is detected from the content.",
      valueName: "format"))
  var from: CaptureFormat?

  @Option(
    help: """
      Choose the reading order of captured elements. captured: the order that the capture contains, if any; derived: \
      an order that is calculated from the positions of the elements.
      """)
  var order: Order = .captured

  var choice: Choice { Choice(format: from, isOrderDerived: order == .derived) }
}

extension CaptureFormat: ExpressibleByArgument {}
