import Foundation
import TestSupport

/// The documentation in the repository.
enum Documentation {
  static let folder = Tool.package.appendingPathComponent("Sources/A11ySim/Documentation.docc")

  /// The pages for people: the README and every page of the documentation that the tool does not print itself.
  static let pages: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return ["README.md"] + names.filter { $0.hasSuffix(".md") && !$0.hasPrefix("Reference") }.sorted()
  }()

  static func text(of page: String) throws -> String {
    let folder = page == "README.md" ? Tool.package : folder
    return try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
  }

  /// A fenced block.
  struct Listing {
    var language: String
    var lines: [Substring] = []
    /// The file that the block is: its first line names it in a comment, or the sentence above ends with the name in
    /// backticks and a colon.
    var file: String?

    var text: String { lines.joined(separator: "\n") + "\n" }
  }

  static func listings(of page: String) throws -> [Listing] {
    var listings: [Listing] = []
    var open: (listing: Listing, indent: Int)?
    var above: Substring = ""
    for line in try text(of: page).split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("```") {
        if var (listing, _) = open {
          listing.file = name(in: listing) ?? above.wholeMatch(of: /.*`([^` ]+)`:/).map { String($0.1) }
          listings.append(listing)
          open = nil
        } else {
          open = (Listing(language: String(trimmed.dropFirst(3))), line.count - trimmed.count)
        }
      } else if let indent = open?.indent {
        open?.listing.lines.append(line.dropFirst(indent))
      } else if !trimmed.isEmpty {
        above = line
      }
    }
    return listings
  }

  /// The name in a comment of one word that is a block's first line.
  private static func name(in listing: Listing) -> String? {
    guard listing.language != "", listing.language != "sh" else { return nil }
    return listing.lines.first?.wholeMatch(of: /(?:#|\/\/|\/\*|<!--) ([^ ]+)(?: \*\/| -->)?/).map { String($0.1) }
  }

  /// The commands in running text: `a11y-sim …` in backticks.
  static func inlineCommands(of page: String) throws -> [String] {
    var isText = true
    let lines = try text(of: page).split(separator: "\n").filter { line in
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      defer { if isFence { isText.toggle() } }
      return isText && !isFence
    }
    return lines.joined(separator: " ").matches(of: /`(a11y-sim(?: [^`]+)?)`/).map { String($0.1) }
  }
}
