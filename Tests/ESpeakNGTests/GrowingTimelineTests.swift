import Foundation
import TestSupport
import Testing

@testable import ESpeakNG

@Suite(.timeLimited) struct GrowingTimelineTests {
  private static let placements = [0, 2, 4].map { second in
    AudioTimeline.Placement(
      start: .seconds(second), duration: .seconds(1),
      sound: AudioTrack([Int16](repeating: Int16(second + 1), count: 10), sampleRate: 10))
  }

  @Test func whatIsReadIsTheWholeTimeline() throws {
    let growing = GrowingTimeline(sampleRate: 10) { true }
    let whole = AudioTimeline(Self.placements)
    let track = growing.track
    growing.grow(AudioTimeline(Array(Self.placements.prefix(1)), duration: .seconds(2)), until: .seconds(2))
    // Only what does not change any more.
    #expect(try track.samples(in: 0..<100).count == 20)
    #expect(growing.start(beforeOneAt: 15) == 0)
    #expect(
      Parallel.begin {
        growing.grow(AudioTimeline(Array(Self.placements.prefix(2)), duration: .seconds(4)), until: .seconds(4))
        growing.grow(whole, until: nil)
      })
    var read: [Int16] = []
    #expect(
      try track.forEachBlock(of: 7) { block in
        read += block
        return true
      })
    #expect(try read == whole.samples(sampleRate: 10))
    #expect(track.count == 50)
    #expect(growing.start(after: 20) == 40 && growing.start(after: 40) == 50)
    #expect(growing.start(beforeOneAt: 45) == 20)
  }

  /// A sound that crosses the end of what is known is neither cut nor faded there.
  @Test func aSoundContinuesAcrossTheLimit() throws {
    let growing = GrowingTimeline(sampleRate: 10) { true }
    let whole = AudioTimeline(Self.placements)
    growing.grow(AudioTimeline(Array(Self.placements.prefix(2))), until: .milliseconds(2_500))
    let read = try growing.track.samples(in: 0..<100)
    #expect(try read == Array(whole.samples(sampleRate: 10).prefix(25)))
  }

  @Test func nobodyWaitsForSoundThatIsNotWanted() throws {
    let growing = GrowingTimeline(sampleRate: 10) { false }
    #expect(try growing.track.samples(in: 0..<10) == [])
    #expect(growing.track.count == 0)
  }
}
