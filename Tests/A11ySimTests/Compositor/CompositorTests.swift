import A11ySim
import Foundation
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Simulation
@testable import TalkBackReader

/// What the model of TalkBack 15.1 says, beside the answers of Google's own compositor.
///
/// The committed rows cover each group, class, property, setting and language. `A11Y_SIM_COMPOSITOR=FILE` plays the rows
/// of another file, such as a whole collection.
@Suite(.timeLimited) struct CompositorTests {
  @Test func theModelSpeaksAsGooglesCompositorDoes() throws {
    let shares = try Self.shares(of: Self.committed())
    print(shares.text)
    #expect(shares.rows > 2_900)
    #expect(Double(shares.expressible) >= 0.97 * Double(shares.rows))
    #expect(Double(shares.nodeExpressible) >= 0.95 * Double(shares.nodeRows))
    Self.expectEquality(shares)
    #expect(shares.differences == [])
  }

  @Test(.enabled(if: AtLength.text("A11Y_SIM_COMPOSITOR") != nil)) func soItDoesInTheRowsThatAreGiven() throws {
    let path = try #require(AtLength.text("A11Y_SIM_COMPOSITOR"))
    let shares = try Self.shares(of: CompositorRow.rows(Data(contentsOf: URL(fileURLWithPath: path))))
    print(shares.text)
    print(shares.details.joined(separator: "\n"))
    Self.expectEquality(shares)
  }

  /// The answers of a copy of 15.1 that was changed by hand after the source of 16.2. They show what was read, and are
  /// no witness.
  @Test func theNewerModelSpeaksAsItsSourceWasRead() throws {
    let bytes = try #require(Repository.bytes("Tests/Fidelity/compositor/rows.newer.jsonl"))
    let shares = try Self.shares(of: CompositorRow.rows(Data(bytes), version: Version("16.2")!))
    print(shares.text)
    print(shares.details.joined(separator: "\n"))
    #expect(Double(shares.nodeExpressible) >= 0.95 * Double(shares.nodeRows))
    #expect(shares.differences == [])
  }

  @Test(.enabled(if: AtLength.text("A11Y_SIM_COMPOSITOR_16") != nil))
  func soItDoesInTheNewerRowsThatAreGiven() throws {
    let path = try #require(AtLength.text("A11Y_SIM_COMPOSITOR_16"))
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let shares = try Self.shares(of: CompositorRow.rows(data, version: Version("16.2")!))
    print(shares.text)
    print(shares.details.joined(separator: "\n"))
    #expect(shares.all.text >= 0.99)
    #expect(shares.all.delivery >= 0.99)
  }

  /// What a row says of its views stands in a screen file, too.
  @Test func theViewsOfRowsCanBeWrittenAsScreenFiles() throws {
    let rows = try Self.committed().filter { $0.ops == nil && $0.locale ?? "en" == "en" }
    #expect(rows.count > 700)
    for row in rows {
      let direct = CompositorComparison(row)
      let written = CompositorComparison(row, isWritten: true)
      #expect(written.inexpressible == direct.inexpressible, "\(row.id)")
      #expect(written.answers.map(\.heard) == direct.answers.map(\.heard), "\(row.id)")
    }
  }

  @Test func aDifferenceIsFound() throws {
    let rows = try Self.committed().filter { $0.expect?.first?.said?.isEmpty == false }
    var row = try #require(rows.first { CompositorComparison($0).inexpressible == nil })
    let equal = CompositorComparison(row).answers.filter(\.isTextEqual)
    row.expect?[0].said?[0].text += "!"
    let changed = CompositorComparison(row).answers.filter(\.isTextEqual)
    #expect(changed.count == equal.count - 1)
  }

  /// 99.5 % of the texts in each language, and 99 % of the queue modes, pitches and hints of those.
  private static func expectEquality(_ shares: CompositorShares) {
    for (language, share) in shares.languages {
      #expect(share.text >= 0.995, "texts in \(language)")
      #expect(share.delivery >= 0.99, "queue modes, pitches and hints in \(language)")
    }
  }

  private static func shares(of rows: [CompositorRow]) -> CompositorShares {
    CompositorShares(rows.map { CompositorComparison($0) })
  }

  private static func committed() throws -> [CompositorRow] {
    let bytes = try #require(Repository.bytes("Tests/Fidelity/compositor/rows.jsonl"))
    return try CompositorRow.rows(Data(bytes))
  }
}
