import Foundation
import TestSupport
import Testing

/// A test writes in its own folder and nowhere else.
@Suite(.timeLimited) struct TemporaryFolderTests {
  private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  @Test func itIsNewEmptyAndGone() {
    var folder = Optional(TemporaryFolder())
    let other = TemporaryFolder()
    let path = folder!.path
    #expect(path != other.path)
    #expect(path.hasPrefix("/") && folder!.names == [])
    folder = nil
    #expect(!isThere(path) && isThere(other.path))
  }

  @Test func whatIsWrittenIsThere() throws {
    let folder = TemporaryFolder()
    #expect(try folder.file("a.txt", "One") == folder.path + "/a.txt")
    #expect(try folder.file("in/b/c.bin", Data([1, 0, 255])) == folder.path + "/in/b/c.bin")
    #expect(try folder.folder("in/d") == folder.path + "/in/d")
    #expect(folder.names == ["a.txt", "in"])
    #expect(folder.names(in: "in") == ["b", "d"])
    #expect(folder.bytes("a.txt") == Array("One".utf8))
    #expect(folder.bytes("in/b/c.bin") == [1, 0, 255])
    #expect(folder.bytes("none") == nil && folder.names(in: "none") == [])
    #expect(try folder.place(for: "out/./x/../y.wav") == folder.path + "/out/./x/../y.wav")
    try folder.remove("in")
    #expect(folder.names == ["a.txt"])
  }

  @Test(arguments: ["../a", "in/../../a", "..", ".", "", "/", "in/../..", "./"])
  func aNameThatLeadsOutsideIsRefused(name: String) throws {
    let folder = TemporaryFolder()
    #expect(throws: TemporaryFolder.LeadsOutside.self) { try folder.place(for: name) }
    #expect(throws: TemporaryFolder.LeadsOutside.self) { try folder.file(name) }
    #expect(throws: TemporaryFolder.LeadsOutside.self) { try folder.folder(name) }
    #expect(throws: TemporaryFolder.LeadsOutside.self) { try folder.link(name, to: "x") }
    #expect(throws: TemporaryFolder.LeadsOutside.self) { try folder.remove(name) }
    #expect(folder.names == [])
  }

  /// To a file, to a folder, to what is not there yet, by way of other links, and from a folder that is a link.
  @Test func aLinkThatLeadsOutsideIsRefused() throws {
    let outside = TemporaryFolder()
    let precious = try outside.file("precious", "as it was")
    let folder = TemporaryFolder()
    try folder.link("file", to: precious)
    try folder.link("new", to: outside.path + "/new")
    try folder.link("other", to: outside.path)
    try folder.link("first", to: "second")
    try folder.link("second", to: "in/../file")
    try folder.link("in", to: ".")
    try folder.link("up", to: "..")
    for name in ["file", "new", "other/precious", "other/new", "other/in/new", "first", "in/file", "in/in/up/x"] {
      let error = #expect(throws: TemporaryFolder.LeadsOutside.self) { try folder.file(name, "overwritten") }
      #expect(error?.place.map { !$0.hasPrefix(folder.path + "/") } == true)
      #expect(throws: TemporaryFolder.LeadsOutside.self) { try folder.place(for: name) }
      #expect(throws: TemporaryFolder.LeadsOutside.self) { try folder.folder(name) }
    }
    #expect(throws: TemporaryFolder.LeadsOutside.self) { try folder.remove("other/precious") }
    #expect(throws: TemporaryFolder.LeadsOutside.self) { try folder.link("other/link", to: "precious") }
    #expect(outside.names == ["precious"])
    #expect(outside.bytes("precious") == Array("as it was".utf8))
  }

  @Test func linksInCirclesLeadNowhere() throws {
    let folder = TemporaryFolder()
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    let error = #expect(throws: TemporaryFolder.LeadsOutside.self) { try folder.place(for: "a/x") }
    #expect(error?.place == nil)
    #expect("\(error!)" == "“a/x” leads to nowhere: a test writes only in its own temporary folder")
  }

  @Test func aLinkWithinTheFolderIsWrittenThrough() throws {
    let folder = TemporaryFolder()
    try folder.link("link", to: "in/real")
    try folder.link("absolute", to: folder.path + "/link")
    for name in ["link", "absolute"] {
      try folder.file(name, name)
      #expect(folder.bytes("in/real") == Array(name.utf8))
      #expect(try folder.place(for: name) == folder.path + "/" + name)
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == "in/real")
  }

  @Test func removingALinkLeavesWhatItLeadsTo() throws {
    let outside = TemporaryFolder()
    try outside.file("in/precious", "as it was")
    var folder = Optional(TemporaryFolder())
    for name in ["a", "b"] { try folder?.link(name, to: outside.path + "/in") }
    try folder?.remove("a")
    #expect(folder?.names == ["b"])
    folder = nil
    #expect(outside.bytes("in/precious") == Array("as it was".utf8))
  }

  /// What stands in the folder's place in the end may be anybody's.
  @Test func whatTookItsPlaceIsNotRemoved() throws {
    let outside = TemporaryFolder()
    try outside.file("precious", "as it was")
    for isLink in [true, false] {
      var folder = Optional(TemporaryFolder())
      let path = folder!.path
      try FileManager.default.moveItem(atPath: path, toPath: outside.path + "/moved-\(isLink)")
      if isLink {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: outside.path)
      } else {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      }
      folder = nil
      #expect(isThere(path))
      #expect(outside.bytes("precious") == Array("as it was".utf8))
      try FileManager.default.removeItem(atPath: path)
    }
  }

  /// Writing by other means would bypass the check.
  @Test func testsWriteWithItAlone() throws {
    let other =
      /write\(to|atomically:|createFile\(|createDirectory\(|createSymbolicLink\(|removeItem\(|(move|copy)Item\(|mk(d|s)temp|symlink\(|NSTemporaryDirectory|\.temporaryDirectory/
    let words = [
      "write(to", "atomically:", "createFile(", "createDirectory(", "createSymbolicLink(", "Item(", "temp", "symlink(",
      "NSTemporaryDirectory", ".temporaryDirectory",
    ]
    for line in try SourceLine.ofTests(with: words) { #expect(!line.text.contains(other), "\(line)") }
  }
}
