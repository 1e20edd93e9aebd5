import A11ySim
import ArgumentParser

/// An option value from a fixed list. Help shows a line for each value.
protocol DescribedChoice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {
  var summary: String { get }
}

extension DescribedChoice {
  public static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0.summary) })
  }
}

extension Pace: DescribedChoice {}
extension Confidence: DescribedChoice {}

extension TranscriptStyle: ExpressibleByArgument {
  public init?(argument: String) {
    guard let style = [TranscriptStyle].all.first(where: { $0.name == argument }) else { return nil }
    self = style
  }

  public var defaultValueDescription: String { name }

  public static var allValueStrings: [String] { [TranscriptStyle].all.map(\.name) }

  public static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: [TranscriptStyle].all.map { ($0.name, $0.summary) })
  }
}
