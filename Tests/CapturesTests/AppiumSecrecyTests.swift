import A11ySim
import Captures
import TestSupport
import Testing
import TextFormats

/// The content of a secure field stays inside the reader, wherever a page source repeats it, and however it is damaged.
@Suite(.timeLimited) struct AppiumSecrecyTests {
  private func read(_ content: String) throws -> Capture {
    var problems = FileProblems()
    return try #require(CaptureFormat.appiumIOS.read(XCUITestSamples.file(content), problems: &problems))
  }

  @Test("a content is found in all that may repeat it", arguments: [true, false])
  func repeated(hasPlaceholder: Bool) throws {
    let placeholder = hasPlaceholder ? #"placeholderValue="Keyword""# : ""
    let secure = AppiumSamples.element(
      "SecureTextField",
      #"value="Quagga-77" name="Quagga-77" label="Quagga-77" customActions="Copy Quagga-77" \#(placeholder)"#,
      inside: AppiumSamples.element("StaticText", #"label="Quagga-77""#))
    let around = AppiumSamples.element(
      "Other", #"label="Join Quagga-77 us" name="x Quagga-77" customActions="Say Quagga-77,Go""#, inside: secure)
    let capture = try read(AppiumSamples.element("Application", #"label="Tea Quagga-77""#, inside: around))
    #expect(!capture.holdsSecret)
    #expect(capture.app == "Tea •••••••••")
    #expect(capture.nodes[1].label == .known("Join ••••••••• us"))
    #expect(capture.nodes[1].actions == .known(["Say •••••••••", "Go"]))
    #expect(capture.nodes[2].label == .unknown && capture.nodes[2].secureLength == 9)
    #expect(capture.nodes[2].placeholder == (hasPlaceholder ? .known("Keyword") : .unknown))
  }

  @Test("a word that may be the placeholder is left to elements that have nothing to do with the field")
  func doubtful() throws {
    let fields =
      AppiumSamples.element("StaticText", #"label="Keyword""#)
      + AppiumSamples.element("SecureTextField", #"value="Keyword" label="""#)
    let capture = try read(AppiumSamples.element("Other", #"label="Keyword join""#, inside: fields))
    #expect(capture.nodes.map(\.label) == [.known("••••••• join"), .known("Keyword"), .absent])
    #expect(capture.nodes[2].secureLength == 7)
    #expect(capture.noted.contains("appium.secure-value-may-be-placeholder:1"))
  }

  @Test("a field of a damaged type is taken for a secure one", arguments: ["SecureTextFiel", "ecureTextField", "Sec"])
  func damagedType(type: String) throws {
    let source = "<XCUIElementType\(type) value=\"Quagga-77\" label=\"Keyword\"/>"
    let node = try read(source).nodes[0]
    #expect(node.value.value == nil && node.label == .known("Keyword"))
    #expect(node.isSecure == (type != "Sec"))
    #expect(try read("<XCUIElementType\(type) type=\"XCUIElementTypeSecureTextField\"/>").nodes[0].isSecure)
  }

  @Test("more readable secure fields than can be hidden are refused")
  func manySecrets() {
    let fields = (0..<33).map { AppiumSamples.element("SecureTextField", "value=\"word\($0)\"") }
    var problems = FileProblems()
    #expect(CaptureFormat.appiumIOS.read(XCUITestSamples.file(fields.joined()), problems: &problems) == nil)
    #expect(problems.diagnostics.first?.message.contains("more than 32 secure fields") == true)
  }

  @Test("fields for one character each are counted one by one")
  func singleCharacters() throws {
    let fields = ["7", "•", nil].map { value in
      AppiumSamples.element("SecureTextField", (value.map { "value=\"\($0)\" " } ?? "") + #"placeholderValue="""#)
    }
    let capture = try read(AppiumSamples.element("Other", #"label="7 • of 3, in 17""#, inside: fields.joined()))
    #expect(capture.nodes.map(\.secureLength) == [nil, 1, 1, 0])
    #expect(capture.nodes[0].label == .known("• • of 3, in 17"))
  }

  @Test(
    "no fault quotes what may be a content",
    arguments: [
      #"value="Quagga-77 Quagga-77 ""#, #"value=" Quagga-77 x"#, #"value="a&amp.Quagga-77;b""#,
      #"value="a" Quagga-77 b"#, #"value="a" Quagga-77="" Quagga-77="""#, #"value="&Quagga-77;""#,
    ])
  func faults(attributes: String) {
    for source in [
      "<XCUIElementTypeSecureTextField \(attributes)", "<XCUIElementTypeSecureTextField \(attributes)/>",
      "<XCUIElementTypeSecureTextField label=\(attributes)/>", "<a></Quagga-77>", "<Quagga-77><a>",
    ] {
      for text in [source, AppiumSamples.answer(source)] {
        var problems = FileProblems()
        let capture = CaptureFormat.appiumIOS.read(XCUITestSamples.file(text), problems: &problems)
        let isSafe = capture?.holdsSecret != true && !"\(problems.diagnostics)".contains(XCUITestSamples.secret)
        #expect(isSafe, "\(text)")
      }
    }
  }

  // MARK: Damage

  private static let samples = [
    AppiumSamples.modern, AppiumSamples.json, AppiumSamples.answer(AppiumSamples.modern), AppiumSamples.old,
    AppiumSamples.onlyStops,
  ]

  /// Reads bytes and returns everything that was kept or said of them.
  private func everything(_ bytes: [UInt8]) -> String {
    var problems = FileProblems()
    let text = FileText(file: "screen", bytes: bytes, problems: &problems)
    let capture = CaptureFormat.appiumIOS.read(text, problems: &problems)
    if let capture {
      #expect(!capture.nodes.isEmpty)
      for (index, node) in capture.nodes.enumerated() where (node.parent ?? -1) >= index {
        Issue.record("a parent follows its child")
      }
    } else {
      #expect(!problems.diagnostics.isEmpty)
    }
    _ = CaptureFormat.recognize(text)
    return ((capture?.texts ?? []) + problems.all(of: "screen").map(\.description)).joined(separator: "\n")
  }

  @Test("cut at some places", arguments: samples.indices)
  func truncated(sample: Int) { truncate(sample, every: 7) }

  @Test("cut at every byte", .enabled(if: AtLength.isWanted), arguments: samples.indices)
  func truncatedAtLength(sample: Int) { truncate(sample, every: 1) }

  private func truncate(_ sample: Int, every step: Int) {
    let bytes = Array(Self.samples[sample].utf8)
    // A part of the content is as secret as all of it.
    let secret = XCUITestSamples.secret.prefix(4)
    for length in stride(from: 0, to: bytes.count, by: step) {
      let isSafe = !everything(Array(bytes[..<length])).contains(secret)
      #expect(isSafe, "\(length) bytes")
    }
  }

  @Test("with wrong bytes at some places, more of them around a secure field", arguments: samples.indices)
  func flipped(sample: Int) { flip(sample, every: 16) }

  @Test("with a wrong byte at every place", .enabled(if: AtLength.isWanted), arguments: samples.indices)
  func flippedAtLength(sample: Int) { flip(sample, every: 1) }

  private func flip(_ sample: Int, every step: Int) {
    let original = Array(Self.samples[sample].utf8)
    let secret = Array(XCUITestSamples.secret.utf8)
    var places = Set(stride(from: 0, to: original.count, by: step))
    if let start = original.indices.first(where: { original[$0...].starts(with: secret) }) {
      places.formUnion(stride(from: max(0, start - 160), to: min(original.count, start + 200), by: max(1, step / 3)))
    }
    var generator = SplitMix64(seed: 4)
    for place in places.sorted() {
      let random = UInt8.random(in: 0...255, using: &generator)
      let flipped = original[place] ^ 1 << UInt8.random(in: 0...7, using: &generator)
      for wrong in [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "<"), random, flipped] {
        var bytes = original
        bytes[place] = wrong
        let isSafe = !everything(bytes).contains(XCUITestSamples.secret)
        #expect(isSafe, "byte \(place) is \(wrong)")
      }
    }
  }

  @Test("with several wrong bytes", arguments: samples.indices)
  func damaged(sample: Int) { damage(sample, times: 150) }

  @Test("with several wrong bytes, many times", .enabled(if: AtLength.isWanted), arguments: samples.indices)
  func damagedAtLength(sample: Int) { damage(sample, times: 3_000) }

  private func damage(_ sample: Int, times: Int) {
    let original = Array(Self.samples[sample].utf8)
    for number in 0..<times {
      var generator = SplitMix64(seed: UInt64(number))
      var bytes = original
      for _ in 0..<Int.random(in: 2...6, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      let isSafe = !everything(bytes).contains(XCUITestSamples.secret)
      #expect(isSafe, "number \(number)")
    }
  }
}
