import AccessibilityModel

/// A PNG or JPEG picture of a captured screen. Metadata, such as the place where the picture was taken, is removed.
package struct ScreenImage: Sendable, Hashable {
  static let limits = (bytes: 5_000_000, pixels: 20_000_000)

  /// The file without its metadata.
  package private(set) var bytes: [UInt8] = []
  /// The media type, such as `image/png`.
  package private(set) var type: String
  /// The width in pixels.
  package private(set) var width = 0
  package private(set) var height = 0

  /// Reads a PNG or JPEG file.
  /// - Throws: a diagnostic that names no file, if the picture is damaged, too large or in another format.
  package init(_ file: [UInt8]) throws(Diagnostic) {
    if file.count > Self.limits.bytes {
      throw Diagnostic(
        "the picture is larger than the limit of \(Self.limits.bytes / 1_000_000) MB",
        help: "save the picture as JPEG, or scale it down")
    }
    if file.starts(with: Self.signature) {
      type = "image/png"
      guard readPNG(file) else { throw Self.damaged }
    } else if file.starts(with: [0xFF, 0xD8, 0xFF]) {
      type = "image/jpeg"
      guard readJPEG(file) else { throw Self.damaged }
    } else {
      throw Diagnostic("this is not a PNG or JPEG picture", help: "save the picture as PNG or JPEG")
    }
    guard width > 0, height > 0 else { throw Self.damaged }
    if width * height > Self.limits.pixels {
      throw Diagnostic(
        "the picture has \(width) × \(height) pixels, more than the limit of \(Self.limits.pixels / 1_000_000) million",
        help: "scale the picture down")
    }
  }

  private static var damaged: Diagnostic { Diagnostic("the picture is damaged", help: "save the picture again") }

  // MARK: PNG

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunks that affect the picture. All other chunks are metadata.
  private static let chunks: Set<String> = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT",
  ]

  /// Copies the chunks that are not metadata. Returns false if the file is damaged.
  private mutating func readPNG(_ file: [UInt8]) -> Bool {
    bytes = Self.signature
    var hasData = false
    var place = Self.signature.count
    while place + 12 <= file.count {
      let length = Self.number(file[place..<(place + 4)])
      let end = place + 12 + length
      guard end <= file.count else { return false }
      let name = String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self)
      if width == 0 {
        guard name == "IHDR", length == 13 else { return false }
        width = Self.number(file[(place + 8)..<(place + 12)])
        height = Self.number(file[(place + 12)..<(place + 16)])
        guard (1...100_000).contains(width), (1...100_000).contains(height) else { return false }
      }
      if name == "IDAT" { hasData = true }
      if Self.chunks.contains(name) { bytes += file[place..<end] }
      if name == "IEND" { return hasData }
      place = end
    }
    return false
  }

  // MARK: JPEG

  /// Copies the segments that are not metadata. Returns false if the file is damaged.
  private mutating func readJPEG(_ file: [UInt8]) -> Bool {
    bytes = [0xFF, 0xD8]
    var place = 2
    while place + 1 < file.count {
      guard file[place] == 0xFF else { return false }
      let marker = file[place + 1]
      // A marker may have more than one byte 0xFF before it.
      if marker == 0xFF {
        place += 1
        continue
      }
      if marker == 0xD9 {
        bytes += [0xFF, 0xD9]
        return true
      }
      guard place + 4 <= file.count else { return false }
      let length = Self.number(file[(place + 2)..<(place + 4)])
      var end = place + 2 + length
      guard length >= 2, end <= file.count else { return false }
      switch marker {
      case 0xC0...0xC3:
        guard length >= 8 else { return false }
        height = Self.number(file[(place + 5)..<(place + 7)])
        width = Self.number(file[(place + 7)..<(place + 9)])
      case 0xDA:
        guard width > 0 else { return false }
        // The data of the picture ends at a marker that is neither an escaped byte nor a restart marker.
        while end + 1 < file.count,
          !(file[end] == 0xFF && file[end + 1] != 0 && !(0xD0...0xD7).contains(file[end + 1]))
        { end += 1 }
      default: break
      }
      // APP0, APP2 and APP14 affect the colours. Other application data and comments are metadata.
      let isMetadata = marker == 0xFE || ((0xE0...0xEF).contains(marker) && ![0xE0, 0xE2, 0xEE].contains(marker))
      if !isMetadata { bytes += file[place..<end] }
      place = end
    }
    return false
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  // MARK: On a page

  var address: String { "data:\(type);base64,\(Base64.text(of: bytes))" }

  /// Returns the width of the screen in points. Each usual number of pixels per point gives a possible width. Of the
  /// possible widths that are at least `boxes`, the function returns the width nearest to `guess`.
  ///
  /// - Parameter boxes: The smallest width that contains all elements.
  func points(boxes: Double, guess: Double) -> Double {
    let all = [1, 1.5, 2, 2.625, 3, 3.5, 4].map { Double(width) / $0 }.filter { $0 >= boxes }
    return all.min { abs($0 - guess) < abs($1 - guess) } ?? Double(width)
  }
}
