import AccessibilityModel
import AuditRules
internal import EmbeddedData

extension ReportPage {
  package var html: String {
    var page = Markup()
    page.add(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \(images.isEmpty ? "" : "img-src data:; ")style-src 'unsafe-inline'; \
      script-src 'sha256-\(Base64.text(ofHex: scriptDigest))'; base-uri 'none'; form-action 'none'">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="a11y-sim \(HTML.escaped(toolVersion))">
      <title>\(HTML.escaped(title)): \(HTML.escaped(verdict))</title>
      <style>
      \(Self.style)</style>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the first flow</a>

      """)
    addImages(to: &page)
    addFirstScreen(to: &page)
    addContents(to: &page)
    page.add("<div id=\"content\" tabindex=\"-1\">\n")
    for change in changes.indices { addChanges(changes[change], number: change, to: &page) }
    var number = 0
    for index in flows.indices { add(flows[index], flow: index, firstPlay: &number, to: &page) }
    page.add("</div>\n")
    addEvidence(to: &page)
    addLimits(to: &page)
    page.add("</main>\n")
    addPlayer(to: &page)
    page.add("<script>\(Self.script)</script>\n</body>\n</html>\n")
    return page.text
  }

  static var style: String { text(a11y_sim_report_style()) }

  package static var script: String { text(a11y_sim_report_script()) }

  private static func text(_ data: EmbeddedBytes) -> String {
    String(decoding: UnsafeRawBufferPointer(start: data.start, count: data.count), as: UTF8.self)
  }

  /// Adds hidden definitions of the pictures, so that several screens can use a picture that is embedded once.
  private func addImages(to page: inout Markup) {
    if images.isEmpty { return }
    page.add("<svg class=\"unseen\" aria-hidden=\"true\"><defs>\n")
    for (index, image) in images.enumerated() {
      page.add(
        "<image id=\"i\(index)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href=\"\(image.address)\"/>\n")
    }
    page.add("</defs></svg>\n")
  }

  // MARK: Contents and player

  private func addContents(to page: inout Markup) {
    guard flows.count > 1 else { return }
    page.add(
      """
      <section class="contents" aria-labelledby="contents">
      <h2 id="contents">Flows</h2>
      <div class="wide" role="group" aria-labelledby="contents" tabindex="0"><table>
      <thead><tr><th scope="col">Flow</th><th scope="col">Plays</th><th scope="col">Lines lost</th>\
      <th scope="col">Errors</th><th scope="col">Worst</th></tr></thead>
      <tbody>

      """)
    for (index, flow) in flows.enumerated() {
      let losses = flow.plays.map(\.losses)
      let (lost, said) = (losses.reduce(0) { $0 + $1.lost }, losses.reduce(0) { $0 + $1.said })
      let errors = flow.plays.reduce(0) { $0 + $1.audit.findings.count { $0.severity == .error } }
      let worst = flow.plays.flatMap(\.moments).max { $0.rank < $1.rank }?.sentence
      page.add(
        "<tr><th scope=\"row\"><a href=\"#f\(index)\"><bdi>\(HTML.escaped(flow.name, limit: 120))</bdi></a></th>"
          + "<td>\(flow.plays.count)</td><td>\(flow.plays.isEmpty ? "–" : "\(lost) of \(said)")</td>"
          + "<td>\(flow.plays.isEmpty ? "–" : String(errors))</td>"
          + "<td><bdi>\(HTML.escaped(flow.problem ?? worst ?? "nothing found", limit: 140))</bdi></td></tr>\n")
    }
    page.add("</tbody></table></div>\n</section>\n")
  }

  private func addPlayer(to page: inout Markup) {
    if sounds.isEmpty { return }
    page.add(
      """
      <div id="player" role="region" aria-label="Player" hidden>
      <button type="button" id="pause">Pause</button>
      <button type="button" id="stop">Stop (Escape)</button>
      <p id="playing"></p>
      </div>
      <script type="application/json" id="sounds">[
      """)
    for (index, sound) in sounds.enumerated() {
      if index > 0 { page.add(",") }
      page.add("\n\"\(Base64.text(of: sound.bytes))\"")
    }
    page.add("]</script>\n")
  }
}

struct Markup {
  private(set) var text = ""
  mutating func add(_ part: String) { text += part }
}

/// Base64 encoding (RFC 4648).
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(ofHex hex: String) -> String {
    let values = hex.utf8.map { $0 <= 0x39 ? $0 &- 0x30 : ($0 | 0x20) &- 0x57 }
    return text(of: stride(from: 0, to: values.count - 1, by: 2).map { values[$0] << 4 | values[$0 + 1] & 15 })
  }

  static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var group = UInt32(bytes[index]) << 16
      if count > 1 { group |= UInt32(bytes[index + 1]) << 8 }
      if count > 2 { group |= UInt32(bytes[index + 2]) }
      for place in 0..<4 {
        result.append(place <= count ? digits[Int(group >> (18 - 6 * UInt32(place))) & 63] : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}
