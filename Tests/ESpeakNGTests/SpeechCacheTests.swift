import A11ySim
import Foundation
import TestSupport
import Testing

@testable import ESpeakNG

@Suite(.timeLimited) struct SHA256Tests {
  /// FIPS 180-2, appendix B, and the empty text.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 100_000), "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee"
    ),
  ])
  func vectors(text: String, digest: String) {
    #expect(SHA256.hex(Array(text.utf8)) == digest)
  }

  @Test func partsAreTheWhole() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      var digest = SHA256()
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 0...100, using: &random)
        digest.update(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      #expect(digest.hex() == SHA256.hex(bytes))
    }
  }
}

@Suite(.timeLimited) struct SpeechCacheTests {
  /// The data's digest takes seconds in a debug build: one file of data is enough here.
  static func engine(in folder: TemporaryFolder, version: String = "1") throws -> SpeechWorker.Engine {
    try folder.file("data/phontab", "x")
    return SpeechWorker.Engine(version: version, dataPath: folder.path + "/data", sampleRate: 22_050, voices: [])
  }

  static let run = SpeechWorker.Run(voice: "gmw/en-US", text: "code 482913")
  static let spoken = SpeechWorker.SpokenRun(samples: [1, -2, .max, .min], marks: [.init(position: 5, sample: 2)])

  static func open(_ folder: TemporaryFolder, version: String = "1") throws -> SpeechCache {
    try SpeechCache(folder: folder.path + "/cache", engine: try engine(in: folder, version: version))
  }

  static func files(_ folder: TemporaryFolder) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache/sound").sorted()) ?? []
  }

  @Test func whatWasSaidIsNotSaidAgain() throws {
    let folder = TemporaryFolder()
    let cache = try Self.open(folder)
    #expect(cache.sound(of: [Self.run], wordsPerMinute: 175) == nil)
    cache.keep([Self.spoken], of: [Self.run], wordsPerMinute: 175)
    let other = try Self.open(folder)
    #expect(other.sound(of: [Self.run], wordsPerMinute: 175) == [Self.spoken])
    cache.keep([], of: [], wordsPerMinute: 175)
    #expect(other.sound(of: [], wordsPerMinute: 175) == [])
  }

  /// Everything that changes the sound changes the name.
  @Test func anythingElseIsSaid() throws {
    let folder = TemporaryFolder()
    let cache = try Self.open(folder)
    cache.keep([Self.spoken], of: [Self.run], wordsPerMinute: 175)
    #expect(cache.sound(of: [Self.run], wordsPerMinute: 176) == nil)
    #expect(cache.sound(of: [Self.run, Self.run], wordsPerMinute: 175) == nil)
    var others = Array(repeating: Self.run, count: 4)
    others[0].voice = "gmw/en"
    others[1].text += "."
    others[2].pitch = 51
    others[3].isSpelled = true
    for run in others { #expect(cache.sound(of: [run], wordsPerMinute: 175) == nil) }
    #expect(try Self.open(folder, version: "2").sound(of: [Self.run], wordsPerMinute: 175) == nil)
    try folder.file("data/phontab", Data("y".utf8))
    let engine = SpeechWorker.Engine(version: "1", dataPath: folder.path + "/data", sampleRate: 22_050, voices: [])
    let changed = try SpeechCache(folder: folder.path + "/cache", engine: engine)
    #expect(changed.sound(of: [Self.run], wordsPerMinute: 175) == nil)
  }

  @Test func aDamagedEntryIsNoEntry() throws {
    let folder = TemporaryFolder()
    let cache = try Self.open(folder)
    cache.keep([Self.spoken], of: [Self.run], wordsPerMinute: 175)
    let name = "cache/sound/" + (try #require(Self.files(folder).first))
    let good = try #require(folder.bytes(name))
    for index in good.indices {
      var bad = good
      bad[index] ^= 1
      try folder.file(name, Data(bad))
      #expect(cache.sound(of: [Self.run], wordsPerMinute: 175) == nil)
      try folder.file(name, Data(good[..<index]))
      #expect(cache.sound(of: [Self.run], wordsPerMinute: 175) == nil)
    }
    // Right by its digest and nonsense all the same.
    for content in [[255, 255, 255, 255], [1, 0, 0, 0, 255, 255, 255, 127, 0, 0, 0, 0], [1, 0, 0], []] as [[UInt8]] {
      try folder.file(name, Data(content + Array(SHA256.hex(content).utf8)))
      #expect(cache.sound(of: [Self.run], wordsPerMinute: 175) == nil)
    }
    cache.keep([Self.spoken], of: [Self.run], wordsPerMinute: 175)
    #expect(cache.sound(of: [Self.run], wordsPerMinute: 175) == [Self.spoken])
  }

  /// A folder that came from elsewhere may hold anything.
  @Test func whatIsNoFileIsReplacedAndNeverFollowed() throws {
    let folder = TemporaryFolder()
    let cache = try Self.open(folder)
    cache.keep([Self.spoken], of: [Self.run], wordsPerMinute: 175)
    let name = "cache/sound/" + (try #require(Self.files(folder).first))
    let path = folder.path + "/" + name
    try folder.move(name, to: "elsewhere")
    let good = folder.bytes("elsewhere")
    try folder.link(name, to: folder.path + "/elsewhere")
    #expect(cache.sound(of: [Self.run], wordsPerMinute: 175) == nil)
    try folder.file("elsewhere", "precious")
    cache.keep([Self.spoken], of: [Self.run], wordsPerMinute: 175)
    #expect(folder.bytes("elsewhere") == Array("precious".utf8))
    #expect(throws: (any Error).self) { try FileManager.default.destinationOfSymbolicLink(atPath: path) }
    #expect(folder.bytes(name) == good)
    try folder.remove(name)
    #expect(mkfifo(try folder.place(for: name), 0o600) == 0)
    #expect(cache.sound(of: [Self.run], wordsPerMinute: 175) == nil)
    cache.keep([Self.spoken], of: [Self.run], wordsPerMinute: 175)
    #expect(cache.sound(of: [Self.run], wordsPerMinute: 175) == [Self.spoken])
  }

  @Test func manyWriteAtOnce() throws {
    let folder = TemporaryFolder()
    let caches = try (0..<4).map { _ in try Self.open(folder) }
    let runs = (0..<10).map { SpeechWorker.Run(voice: "v", text: "\($0)") }
    let sound = [SpeechWorker.SpokenRun(samples: Array(repeating: 5, count: 20_000))]
    DispatchQueue.concurrentPerform(iterations: 40) { index in
      let cache = caches[index % 4]
      let run = [runs[index % 10]]
      if let kept = cache.sound(of: run, wordsPerMinute: 175) {
        #expect(kept == sound)
      } else {
        cache.keep(sound, of: run, wordsPerMinute: 175)
      }
    }
    #expect(Self.files(folder).count == 10)
    #expect(runs.allSatisfy { caches[0].sound(of: [$0], wordsPerMinute: 175) == sound })
  }

  @Test func noTextIsInIt() throws {
    let folder = TemporaryFolder()
    let cache = try Self.open(folder)
    let synthesizer = ESpeakSynthesizer(worker: SpeechWorker(path: Workers.espeak), cache: cache)
    _ = try synthesizer.speak(utterance("Your code is 482913"), wordsPerMinute: 175)
    let files = Self.files(folder)
    #expect(files.count == 1)
    for file in files {
      #expect(file.count == 64 && file.allSatisfy(\.isHexDigit))
      let content = try #require(FileManager.default.contents(atPath: folder.path + "/cache/sound/" + file))
      for text in ["482913", "Your", "code"] { #expect(content.range(of: Data(text.utf8)) == nil) }
      var information = stat()
      #expect(stat(folder.path + "/cache/sound/" + file, &information) == 0 && information.st_mode & 0o077 == 0)
    }
    var information = stat()
    #expect(stat(folder.path + "/cache", &information) == 0 && information.st_mode & 0o077 == 0)
  }

  @Test func aFolderThatOthersReadKeepsItsPermissionsAndTheSoundIsPrivate() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/cache"
    #expect(chmod(try folder.folder("cache"), 0o755) == 0)
    let cache = try Self.open(folder)
    cache.keep([Self.spoken], of: [Self.run], wordsPerMinute: 175)
    var information = stat()
    #expect(stat(path, &information) == 0 && information.st_mode & 0o777 == 0o755)
    #expect(stat(path + "/sound", &information) == 0 && information.st_mode & 0o777 == 0o700)
    #expect(Self.files(folder).count == 1)
    #expect(chmod(path + "/sound", 0o755) == 0)
    #expect(speechError { _ = try Self.open(folder) }?.help == "run `chmod 700 \(path)/sound`")
  }

  @Test func theSynthesizerTakesWhatIsThereAndKeepsWhatItMakes() throws {
    let folder = TemporaryFolder()
    let cache = try Self.open(folder)
    let worker = SpeechWorker(path: Workers.espeak)
    let made = try ESpeakSynthesizer(worker: worker, cache: cache).speak(utterance("One", "two"), wordsPerMinute: 175)
    #expect(made == (try ESpeakSynthesizer(worker: worker).speak(utterance("One", "two"), wordsPerMinute: 175)))
    let name = try #require(Self.files(folder).first)
    let path = folder.path + "/cache/sound/" + name
    let kept = try #require(FileManager.default.contents(atPath: path))
    // Another sound under the same name is what is heard: nothing is said again.
    var entry = try #require(SpeechCache.Entry([UInt8](kept), named: name))
    entry.runs[0].samples = Array(repeating: 1000, count: 500)
    entry.runs[0].marks = []
    try folder.file("cache/sound/" + name, Data(entry.bytes(named: name)))
    let other = try ESpeakSynthesizer(worker: worker, cache: cache).speak(utterance("One", "two"), wordsPerMinute: 175)
    #expect(other.clip.samples == Array(repeating: 1000, count: 500))
    // Not so that of another: it is made again, as a damaged one is.
    try folder.file("cache/sound/" + name, Data(entry.bytes(named: String(repeating: "0", count: 64))))
    #expect(
      try ESpeakSynthesizer(worker: worker, cache: cache).speak(utterance("One", "two"), wordsPerMinute: 175) == made)
    try folder.file("cache/sound/" + name, Data(kept.dropLast()))
    let again = try ESpeakSynthesizer(worker: worker, cache: cache).speak(utterance("One", "two"), wordsPerMinute: 175)
    #expect(again == made)
    #expect(FileManager.default.contents(atPath: path) == kept)
  }

  @Test func aFolderThatCannotBeMadeIsAnErrorWithARemedy() throws {
    let folder = TemporaryFolder()
    let engine = try Self.engine(in: folder)
    let missing = speechError { _ = try SpeechCache(folder: folder.path + "/a/b", engine: engine) }
    #expect(missing?.help?.contains("create the folder") == true)
    let file = speechError { _ = try SpeechCache(folder: folder.path + "/data/phontab", engine: engine) }
    #expect(file?.message.contains("cannot be used") == true)
  }
}

@Suite(.timeLimited) struct RenderedFileTests {
  @Test func itIsCurrentUntilAnythingChanges() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/a/b.wav"
    let inputs: [[UInt8]] = [[1, 2], [3]]
    let file = RenderedFile(path: path, inputs: inputs)
    #expect(!file.isCurrent)
    try file.prepare()
    try WAVFile.save([1, 2, 3], to: path)
    #expect(!file.isCurrent)
    try file.record()
    #expect(file.isCurrent)
    for other in [[[1, 2]], [[1], [2, 3]], [[1, 2], [4]], [[1, 2], [3], []]] as [[[UInt8]]] {
      #expect(!RenderedFile(path: path, inputs: other).isCurrent)
    }
    try WAVFile.save([1, 2, 4], to: path)
    #expect(!file.isCurrent)
    try WAVFile.save([1, 2, 3], to: path)
    #expect(file.isCurrent)
    file.forget()
    #expect(!file.isCurrent)
  }
}

@Suite(.timeLimited) struct ParallelTests {
  private final class Numbers: @unchecked Sendable {
    var all: [Int] = []
  }

  @Test func resultsComeInOrder() {
    let numbers = Numbers()
    Parallel.run(200) { index in
      if index % 7 == 0 { usleep(500) }
      return index * index
    } deliver: { index, square in
      numbers.all.append(square == index * index ? index : -1)
      return true
    }
    #expect(numbers.all == Array(0..<200))
    Parallel.run(0) {
      $0
    } deliver: { _, _ in
      false
    }
  }

  @Test func nothingIsTakenUpAfterTheEnd() {
    let numbers = Numbers()
    Parallel.run(10_000) {
      $0
    } deliver: { index, _ in
      numbers.all.append(index)
      return index < 5
    }
    #expect(numbers.all == Array(0...5))
  }
}
