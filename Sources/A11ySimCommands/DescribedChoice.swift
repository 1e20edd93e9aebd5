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
extension TranscriptStyle: DescribedChoice {}
extension Confidence: DescribedChoice {}
