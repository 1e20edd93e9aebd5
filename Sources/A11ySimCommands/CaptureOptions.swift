import A11ySim
import ArgumentParser
import Captures

/// The options for reading captures in place of scenarios.
struct CaptureOptions: ParsableArguments {
  /// The order of a capture's elements: as captured, or derived from their frames.
  enum Order: String, CaseIterable, ExpressibleByArgument { case captured, derived }

  /// The values of the options, for the functions that read captures.
  struct Choice: Sendable {
    /// The format; nil to recognise it by the content.
    var format: CaptureFormat?
    var isOrderDerived = false
  }

  @Option(
    help: ArgumentHelp(
      "Read the file as a capture in this format, in place of the one that is recognised: \(CaptureFormat.names).",
      valueName: "format"))
  var from: CaptureFormat?

  @Option(
    help: "Take the order of the elements from the capture, where it has one, or derive it from their frames.")
  var order: Order = .captured

  var choice: Choice { Choice(format: from, isOrderDerived: order == .derived) }
}

extension CaptureFormat: ExpressibleByArgument {}
