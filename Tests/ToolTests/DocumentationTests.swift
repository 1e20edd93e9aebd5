import Foundation
import TestSupport
import Testing

/// The documentation in the repository.
enum Documentation {
  static let folder = Tool.package.appendingPathComponent("Sources/A11ySim/Documentation.docc")

  static func text(of page: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
  }

  /// A listing, and its language.
  struct Listing {
    var language: String
    var lines: [Substring]

    var text: String { lines.joined(separator: "\n") + "\n" }
  }

  static func listings(of page: String) throws -> [Listing] {
    var listings: [Listing] = []
    var open: Listing?
    for line in try text(of: page).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let listing = open { listings.append(listing) }
        open = open == nil ? Listing(language: String(line.dropFirst(3)), lines: []) : nil
      } else {
        open?.lines.append(line)
      }
    }
    return listings
  }
}

/// The pages for people who have something to do: their commands run, and their code is code of this repository.
@Suite struct DocumentationTests {
  static let jobs = [
    "Listening", "CheckingLanguages", "WritingAComponent", "WritingAnAuditRule", "WritingAFormat",
    "AddingAScreenReader",
  ].map { $0 + ".md" }

  @Test func theFirstPageLeadsToEachOther() throws {
    let text = try Documentation.text(of: "A11ySim.md")
    let pages = try FileManager.default.contentsOfDirectory(atPath: Documentation.folder.path)
    for page in pages where page.hasSuffix(".md") && page != "A11ySim.md" {
      #expect(text.contains("<doc:\(page.dropLast(3))>"), "\(page)")
    }
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| ``") } == 10)
  }

  /// A file's name stands in the first line of its listing. What a command prints stands in the listing below it.
  @Test(arguments: ["Listening.md", "CheckingLanguages.md", "WritingAnAuditRule.md", "WritingAFormat.md"])
  func theCommandsRun(page: String) throws {
    let folder = TemporaryFolder()
    var printed = ""
    var count = 0
    for listing in try Documentation.listings(of: page) {
      switch listing.language {
      case "yaml", "xml":
        let name = try #require(listing.lines.first?.split(separator: " ").dropFirst().first.map(String.init))
        try folder.file(name, listing.text)
      case "sh":
        for line in listing.lines {
          let arguments = line.split(separator: " ").map(String.init)
          #expect(arguments.first == "a11y-sim")
          let result = try Tool.run(Array(arguments.dropFirst()), folder: folder.path)
          // What an audit or a check finds is no failure of the command.
          #expect(result.status == 0 || result.status == 1, "\(line): \(result.errors)")
          #expect(result.errors == "")
          #expect(!result.output.isEmpty)
          printed = result.output
          count += 1
        }
      case "":
        #expect(printed.contains(listing.text))
      default:
        break
      }
    }
    #expect(count > 0)
  }

  /// The keys of a listing, pressed by the command in the next one, give the whole listing after that.
  @Test func theSessionIsHeardSo() throws {
    let listings = try Documentation.listings(of: "Exploring.md")
    let index = try #require(listings.firstIndex { $0.language == "keys" })
    let arguments = listings[index + 1].lines[0].split(separator: " ").map(String.init)
    let result = try Tool.run(Array(arguments.dropFirst()), input: listings[index].text)
    #expect(result.output == listings[index + 2].text)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  /// A command that names a file of the repository runs there, and prints the whole listing below it.
  @Test func theFlowIsHeardSoWithBothReaders() throws {
    var printed: String?
    var count = 0
    for listing in try Documentation.listings(of: "TwoReaders.md") {
      switch listing.language {
      case "yaml":
        let folder = TemporaryFolder()
        let file = try folder.file("both.yaml", listing.text)
        let result = try Tool.run(["test", file])
        #expect(result.status == 0, "\(result.errors)")
      case "sh":
        let arguments = listing.lines[0].split(separator: " ").map(String.init)
        printed = try Tool.run(Array(arguments.dropFirst()), folder: Tool.package.path).output
      case "":
        #expect(listing.text == printed)
        count += 1
      default:
        break
      }
    }
    #expect(count == 3)
  }

  /// A listing of Swift names a file in its first line, and stands in that.
  @Test(arguments: jobs) func theCodeIsOfThisRepository(page: String) throws {
    for listing in try Documentation.listings(of: page) where listing.language == "swift" {
      let path = try #require(listing.lines.first?.split(separator: " ").last)
      let file = try String(contentsOf: Tool.package.appendingPathComponent(String(path)), encoding: .utf8)
      #expect(file.contains(listing.lines.dropFirst().joined(separator: "\n") + "\n"), "\(path)")
    }
  }
}
