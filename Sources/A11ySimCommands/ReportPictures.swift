import A11ySim
import Captures
import ReportPages

/// The pictures beside captures, such as `login.png` beside `login.screen.json`.
struct ReportPictures {
  /// The maximum size of all pictures of a page, in bytes.
  private static let limit = 40_000_000

  /// The pictures of one flow. `images` maps the name of each capture to an index into the page's pictures.
  struct Beside {
    fileprivate var images: [String: Int] = [:]
    /// The number of captures of the flow, with or without a picture.
    fileprivate var captures = 0

    /// Returns the index of a screen's picture. For a screen without a name, returns nil unless its flow has only one
    /// capture.
    func image(of screen: ShownScreen) -> Int? {
      if let name = screen.name { return images[name] }
      return captures == 1 ? images.values.first : nil
    }
  }

  private(set) var images: [ScreenImage] = []
  private var indices: [ScreenImage: Int] = [:]
  private var size = 0

  mutating func read(beside item: PlayOptions.Found) -> Beside {
    var beside = Beside()
    for (file, bytes) in zip([item.file] + item.loaded, item.contents)
    where BuiltInScenarios.all[file] == nil && file != "-" && ImportedScreen.isOne(bytes) {
      let name = InputFile.screenName(file)
      beside.captures += 1
      let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
      let path = Self.names(of: name).lazy.flatMap { name in ["png", "jpg", "jpeg"].map { "\(folder)\(name).\($0)" } }
        .first(where: InputFile.exists)
      guard let path else { continue }
      do throws(Diagnostic) {
        beside.images[name] = try add(try ScreenImage(try InputFile.bytes(of: path, ifMissing: "")))
      } catch {
        var warning = error
        (warning.file, warning.severity) = (path, .warning)
        warning.message += "; the page shows the screen without this picture"
        Console.complain(warning)
      }
    }
    return beside
  }

  /// The names that people and tools give the picture of a capture.
  private static func names(of capture: String) -> [String] {
    let own = [capture] + ["-screenshot", "_screenshot", ".screenshot"].map { capture + $0 }
    // A tool that always writes the same name has one capture in a folder, and the picture has a name of its own.
    return fixedNames.contains(capture) ? own + ["screenshot", "screencap", "screen"] : own
  }

  private static let fixedNames: Set<String> = [
    "window_dump", "ui_dump", "uidump", "dump", "ui", "page_source", "pagesource", "source", "hierarchy",
  ]

  private mutating func add(_ image: ScreenImage) throws(Diagnostic) -> Int {
    if let index = indices[image] { return index }
    size += image.bytes.count
    if size > Self.limit {
      throw Diagnostic(
        "the pictures of this page are larger than the limit of \(Self.limit / 1_000_000) MB",
        help: "report fewer captures at once")
    }
    indices[image] = images.count
    images.append(image)
    return images.count - 1
  }
}
