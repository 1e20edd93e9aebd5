import A11ySim
import ArgumentParser
import Captures

struct CaptureOptions: ParsableArguments {
  enum Order: String, CaseIterable, ExpressibleByArgument { case captured, derived }

  struct Choice: Sendable {
    /// The format of the capture; nil to recognise the format from the content.
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
