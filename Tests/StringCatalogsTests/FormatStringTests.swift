import A11ySim
import Foundation
import StringCatalogs
import TestSupport
import Testing

@Suite("A text with places for arguments", .timeLimited)
struct FormatStringTests {
  /// Each place as `number kind text`, what is malformed as `! text`.
  private func places(_ text: String, _ syntax: FormatString.Syntax) -> [String] {
    FormatString(text, syntax: syntax).parts.compactMap { part in
      switch part {
      case .text: nil
      case .specifier(let place): "\(place.argument.map(String.init) ?? place.name ?? "?") \(place.kind) \(place.text)"
      case .malformed(let text, _): "! \(text)"
      }
    }
  }

  @Test(
    "has them as NSString reads them",
    arguments: [
      ("%@ of %d", ["1 object %@", "2 integer %d"]),
      ("%2$@ %1$lld %3$05.2f", ["2 object %2$@", "1 integer %1$lld", "3 floating %3$05.2f"]),
      ("%#@days@ and %2$#@hours@", ["1 variable %#@days@", "2 variable %2$#@hours@"]),
      ("100%% of %ld%%", ["1 integer %ld"]),
      ("%*d %d", ["2 integer %*d", "3 integer %d"]),
      ("50%-ig", ["1 integer %-i"]),
      ("50% off", ["1 integer % o"]),
      ("% @", ["1 object % @"]),
      ("%15\" 100%", ["! %15", "! %"]),
      ("%1$ %0$d", ["! %1$", "! %0$"]),
      ("%s %c %p %hhu", ["1 cString %s", "2 character %c", "3 pointer %p", "4 integer %hhu"]),
      ("%#@days", ["! %"]),
    ])
  func apple(_ text: String, _ expected: [String]) { #expect(places(text, .apple) == expected) }

  /// A space is a flag, which `%@` takes and does not need.
  @Test("reads an object behind a space, as Foundation does")
  func spaced() { #expect(String(format: "Name: % @.", "Ada" as NSString) == "Name: Ada.") }

  @Test(
    "has them as Java reads them",
    arguments: [
      ("%1$s %2$,d", ["1 object %1$s", "2 integer %2$,d"]),
      ("%s%n%%", ["1 object %s"]),
      ("%tY %1$tm %<td", ["1 date %tY", "1 date %1$tm", "1 date %<td"]),
      ("%b %c %.2f", ["1 boolean %b", "2 character %c", "3 floating %.2f"]),
      ("%@ %i", ["! %", "! %"]),
    ])
  func java(_ text: String, _ expected: [String]) { #expect(places(text, .java) == expected) }

  @Test(
    "has them as ICU reads them",
    arguments: [
      ("{name}, {count, number}", ["name named {name}", "count named {count, number}"]),
      ("{0} of {1}", ["1 named {0}", "2 named {1}"]),
      ("{n, plural}", ["n, plural variable {n, plural}"]),
      ("{} { x {y}", ["! {}", "! { x ", "y named {y}"]),
    ])
  func icu(_ text: String, _ expected: [String]) { #expect(places(text, .icu) == expected) }

  @Test("knows where each stands, in bytes")
  func positions() throws {
    let place = try #require(FormatString("„%2$-5.1lf“", syntax: .apple).specifiers.first)
    #expect(place.range == 3..<12)
    #expect(place.isNumbered)
    #expect((place.flags, place.width, place.precision, place.conversion) == ("-", "5", "1", "lf"))
  }

  @Test("in the form of a variable reads the variable's argument")
  func inVariable() {
    let form = StringForm(
      "%d of %@", variable: "n", argument: 2, location: FileLocation(file: "a", line: 1, column: 1))
    #expect(form.format(.apple).specifiers.map(\.argument) == [2, 3])
  }
}
