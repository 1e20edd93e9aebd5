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

  @Option(help: .captureFormat)
  var from: CaptureFormat?

  @Option(help: .captureOrder)
  var order: Order = .captured

  var choice: Choice { Choice(format: from, isOrderDerived: order == .derived) }
}

extension CaptureFormat: ExpressibleByArgument {
  public init?(argument: String) {
    guard let format = CaptureFormat.named(argument) else { return nil }
    self = format
  }

  public static var allValueStrings: [String] { all.map(\.id) }
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
  public var defaultValueDescription: String { id }

  /// Each format in a few words, for the help. The lines are short enough for a terminal of 80 columns.
  static var helpList: String {
    let column = (all.map(\.id.count).max() ?? 0) + 2
    return all.map { format in
      var lines = [format.id + String(repeating: " ", count: column - format.id.count)]
      for word in format.outline.split(separator: " ") {
        let isFirst = lines[lines.count - 1].count == column
        if !isFirst, lines[lines.count - 1].count + 1 + word.count >= 80 {
          lines.append(String(repeating: " ", count: column) + word)
        } else {
          lines[lines.count - 1] += (isFirst ? "" : " ") + word
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
