import Foundation
import LocaleCatalogs

let arguments = CommandLine.arguments.dropFirst()
let check = arguments.contains("--check")
let paths = arguments.filter { !$0.hasPrefix("-") }

func fail(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(status)
}

guard arguments.count == paths.count + (check ? 1 : 0), paths.count <= 1 else {
  fail("usage: generate-locales [--check] [<package folder, by default the current one>]", status: 64)
}

do {
  let catalogs = try LocaleCatalogs(packageAt: URL(fileURLWithPath: paths.first ?? "."))
  if check {
    let stale = try catalogs.stale()
    guard stale.isEmpty else {
      fail("stale, run `swift run generate-locales`: \(stale.joined(separator: ", "))", status: 1)
    }
  } else {
    for path in try catalogs.write() { print(path) }
  }
} catch {
  fail("\(error)", status: 1)
}
