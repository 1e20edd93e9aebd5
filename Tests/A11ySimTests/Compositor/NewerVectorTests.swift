import TestSupport
import Testing

/// What the model of TalkBack 16.2 says in the vectors that were derived from a copy of its source.
@Suite(.timeLimited) struct NewerVectorTests {
  /// Vectors that contradict the sheet they come from.
  private static let wrong = [
    // The compositor of 15.1 asks the menu, whose rules are the same in 16.2 (`getSelfNodeMenuActionTypes`).
    "N152": "a view that can be collapsed has actions: “Actions available” is left out"
  ]

  /// Vectors that no scenario shows.
  private static let unplayed = [
    "N111": "N178 takes its place: the sheet corrects itself"
  ]

  @Test func theModelSpeaksAsTheVectorsSay() throws {
    let vectors = try NewerVector.all()
    #expect(vectors.count == 126)
    #expect(Set(vectors.filter { $0.scenario == nil }.map(\.id)) == Set(Self.unplayed.keys))
    for vector in vectors {
      let difference = try vector.difference()
      #expect((difference != nil) == Self.wrong.keys.contains(vector.id), "\(difference ?? vector.id)")
    }
  }

  @Test func aDifferenceIsFound() throws {
    var vector = try #require(try NewerVector.all().first { $0.scenario != nil })
    vector.expected[0] += "!"
    #expect(try vector.difference() != nil)
  }
}
