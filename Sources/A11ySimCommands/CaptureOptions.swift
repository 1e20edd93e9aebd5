import A11ySim
import ArgumentParser
import Captures

struct CaptureOptions: ParsableArguments {
  enum Order: String, DescribedChoice {
    case captured, derived

    var summary: String {
      switch self {
      case .captured: "the order that the capture contains, else derived"
      case .derived: "an order that is calculated from the positions of the elements"
      }
    }
  }

  struct Choice: Sendable {
    /// The format of the capture; nil to recognise the format from the content.
    var format: CaptureFormat?
    var isOrderDerived = false
  }

  @Option(
    help: ArgumentHelp(
      """
      Read files as captures in this format (default: detected from the content). `a11y-sim reference captures` \
      describes the formats.
      """,
      valueName: "format"))
  var from: CaptureFormat?

  @Option(help: "Choose the reading order of captured elements.")
  var order: Order = .captured

  var choice: Choice { Choice(format: from, isOrderDerived: order == .derived) }
}

extension CaptureFormat: ExpressibleByArgument {}
