import TextFormats

/// The screens of a file that contains several of one format, one after another: a log of a test that printed each
/// screen, an editor's buffer, or the code fences of a document.
enum SeveralScreens {
  /// Returns the screens, or the whole text if it contains one.
  static func parts(of text: FileText, as format: CaptureFormat?) -> [FileText] {
    let fences = format == nil ? Payload.fences(in: text) : []
    if fences.count > 1 { return fences }
    let payload = Payload(text)
    guard case .capture(let recognized) = payload.recognition, format == nil || format == recognized else {
      return [text]
    }
    let starts = starts(in: payload.text, recognized)
    guard starts.count > 1 else { return [text] }
    let bytes = payload.text.bytes
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      return payload.text.keeping([(index == 0 ? 0 : starts[index])..<end])
    }
  }

  /// The offsets at which a screen begins.
  private static func starts(in text: FileText, _ format: CaptureFormat) -> [Int] {
    switch format {
    case .uiautomator: elements(in: text, "<hierarchy", end: "</hierarchy>")
    case .appiumIOS: elements(in: text, "<AppiumAUT", end: "</AppiumAUT>")
    case .compose: lines(in: text) { $0.index(of: "Printing with useUnmergedTree", from: $0.startIndex) != nil }
    case .flutter: lines(in: text) { $0.has("SemanticsNode#", at: $0.startIndex) }
    case .maestro: objects(in: text)
    default: []
    }
  }

  private static func elements(in text: FileText, _ start: StaticString, end: StaticString) -> [Int] {
    let bytes = text.bytes[...]
    var starts: [Int] = []
    // A declaration belongs to the screen after it, and the output of `adb` to the one before.
    var offset = 0
    while let found = bytes.index(of: start, from: offset) {
      let declaration = bytes[..<found].index(of: "<?xml", from: offset) ?? found
      starts.append(starts.isEmpty ? 0 : declaration)
      guard let closed = bytes.index(of: end, from: found) else { break }
      offset = closed + end.utf8CodeUnitCount
    }
    return starts
  }

  private static func lines(in text: FileText, where isStart: (ArraySlice<UInt8>) -> Bool) -> [Int] {
    let bytes = text.bytes[...]
    var starts: [Int] = []
    var line = 0
    while line < bytes.endIndex {
      let end = bytes[line...].firstIndex(of: 0x0A) ?? bytes.endIndex
      if isStart(bytes[line..<min(end, line + 400)].drop { $0 == 0x20 }) { starts.append(line) }
      line = end + 1
    }
    return starts
  }

  /// The offsets of JSON objects that stand side by side, and not in a list.
  private static func objects(in text: FileText) -> [Int] {
    let scan = JSONScan(text)
    var starts: [Int] = []
    var offset = 0
    while let start = text.bytes[min(offset, text.bytes.count)...].firstIndex(where: { $0 > 0x20 }),
      text.bytes[start] == UInt8(ascii: "{")
    {
      starts.append(start)
      offset = scan.end(ofValueAt: start)
    }
    return starts
  }
}
