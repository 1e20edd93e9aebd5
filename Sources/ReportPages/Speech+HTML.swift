import AccessibilityModel
import Simulation

enum Speech {
  static func attributes(of language: String) -> String { " lang=\"\(HTML.escaped(language))\" dir=\"auto\"" }

  /// Adds an utterance in which unheard words are struck through. Words in a language other than `language` are marked.
  static func add(_ record: Transcript.UtteranceRecord, in language: String, to page: inout Markup) {
    var rest = record.fate == .heard ? Int.max : record.heardWordCount
    var isLost = false
    for (index, segment) in record.utterance.segments.enumerated() {
      let words = segment.text.unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) }
      let heard = min(rest, words.count)
      rest -= rest == .max ? 0 : heard
      let isForeign = segment.language != language
      if isForeign { page.add("<span lang=\"\(HTML.escaped(segment.language))\">") }
      func put(_ part: ArraySlice<String>, lost: Bool) {
        if part.isEmpty { return }
        // A `del` element cannot cross the end of a `span`, so each part has its own element.
        page.add(
          lost ? "<del>\(HTML.escaped(part.joined(separator: " ")))</del>" : HTML.escaped(part.joined(separator: " ")))
      }
      put(words[..<heard], lost: false)
      if heard > 0, heard < words.count { page.add(" ") }
      put(words[heard...], lost: true)
      isLost = heard < words.count
      if isForeign { page.add("</span>") }
      if index + 1 < record.utterance.segments.count { page.add(isLost ? "<del>, </del>" : ", ") }
    }
  }
}

extension ReportPage {
  // MARK: The transcript

  func addTranscript(_ play: Play, number: Int, to page: inout Markup) {
    page.add("<h4 id=\"p\(number)t\">Transcript</h4>\n")
    if !play.sounds.isEmpty {
      let end = HTML.seconds(play.transcript.end)
      page.add(
        "<p class=\"controls\"><button type=\"button\" class=\"play all\" data-play=\"\(number)\" "
          + "data-from=\"0\" data-to=\"\(end)\">"
          + "<span aria-hidden=\"true\">▶</span> Listen to the whole flow</button> "
          + "<span class=\"note\">or press a line to hear it as a listener does.</span></p>\n")
    }
    page.add("<div class=\"transcript\">\n")
    let (names, ids) = (play.stepNames, play.elementIDs)
    let stepLines = StepLines(play.transcript)
    let failures = Dictionary(grouping: play.failures) { stepLines.place(of: $0)?.step ?? 0 }
    let entries = Array(play.transcript.entries.enumerated())
    for group in entries.chunked(by: \.element.step) {
      let step = group.first?.element.step ?? 0
      let name =
        names[step].map { "<code dir=\"auto\">\(HTML.escaped($0, limit: 200))</code>" } ?? "before the first step"
      let first = group.first?.offset ?? 0
      page.add("<section class=\"step\" data-step=\"\(step)\"><h5 id=\"p\(number)e\(first)\" tabindex=\"-1\">")
      page.add("\(step > 0 ? "\(step) " : "")\(name)</h5>\n")
      addReasons(group.compactMap(\.element.spokenRecord), by: play.transcript.header.catalogues, to: &page)
      page.add("<ol>\n")
      for (index, entry) in group { add(entry, ids, id: "p\(number)e\(index)", of: play, to: &page) }
      page.add("</ol>\n")
      add(failures[step] ?? [], ids, to: &page)
      page.add("</section>\n")
    }
    page.add("</div>\n")
  }

  private func add(_ entry: Transcript.Entry, _ ids: Set<String>, id: String, of play: Play, to page: inout Markup) {
    let start = "id=\"\(id)\" tabindex=\"-1\"><span class=\"at\">\(time(entry.time))</span> "
    switch entry.kind {
    case .step: break
    case .utterance(let record):
      if !record.utterance.text.isEmpty { add(record, at: entry.time, id: id, of: play, to: &page) }
    case .effect(let effect):
      if [.cursor, .announced].contains(effect.name) { return }
      page.add(
        "<li class=\"effect\" \(start)<span class=\"words\" "
          + "dir=\"auto\">\(HTML.escaped(entry.lines().joined(), limit: 400))</span></li>\n"
      )
    case .sound(let sound):
      let name = "\(sound.kind): \(HTML.escaped(sound.name))"
      let words =
        (sound.isVibration ? nil : play.tones[sound.name]).map {
          "<button type=\"button\" class=\"line\" data-s=\"\($0)\" "
            + "data-a=\"\(HTML.seconds(entry.time))\">\(name)</button>"
        } ?? "<span class=\"words\">\(name)</span>"
      page.add("<li class=\"sound\" \(start)\(words)</li>\n")
    case .note(let text):
      page.add(
        "<li class=\"remark\" \(start)<span class=\"words\" dir=\"auto\">Note: \(HTML.escaped(text))</span></li>\n")
    case .finding(let finding): add(finding, finding.sentence(ids), id: id, to: &page)
    }
  }

  private func add(
    _ record: Transcript.UtteranceRecord, at time: Duration, id: String, of play: Play, to page: inout Markup
  ) {
    let language = play.transcript.header.appLocale
    let sound = play.sounds[record.number]
    page.add("<li class=\"said \(record.fate.rawValue)\" id=\"\(id)\" tabindex=\"-1\"")
    if let element = record.utterance.element { page.add(" data-el=\"\(HTML.escaped(element))\"") }
    page.add("><span class=\"at\">\(self.time(time))</span> <div>")
    var words = Markup()
    Speech.add(record, in: language, to: &words)
    let fate =
      record.fateText.map {
        " <span class=\"fate\"><span aria-hidden=\"true\">\(record.fate == .cut ? "✂" : "∅")</span> "
          + "\(HTML.escaped($0))</span>"
      } ?? ""
    let spoken = "<span class=\"words\"\(Speech.attributes(of: language))>\(words.text)</span>"
    if let sound {
      let times =
        " data-s=\"\(sound)\" data-a=\"\(HTML.seconds(time))\" data-d=\"\(HTML.seconds(record.duration))\""
      if record.outcome == .dropped {
        // None of the utterance was heard, so only “Hear it whole” plays it.
        page.add("\(spoken)\(fate)")
      } else {
        page.add("<button type=\"button\" class=\"line\"\(times)>\(spoken)</button>\(fate)")
      }
      if record.fate != .heard {
        page.add(
          " <button type=\"button\" class=\"whole\" data-s=\"\(sound)\">Hear it whole"
            + "<span class=\"unseen\">: \(HTML.escaped(record.utterance.text, limit: 80))</span></button>")
      }
    } else {
      page.add(spoken + fate)
    }
    page.add("</div></li>\n")
  }

  private func add(_ finding: Finding, _ sentence: String, id: String, to page: inout Markup) {
    let wcag = finding.criteria.isEmpty ? "" : " · WCAG \(finding.criteria.joined(separator: ", "))"
    let severity = finding.severity.rawValue
    page.add(
      "<li class=\"finding \(severity)\" id=\"\(id)\" tabindex=\"-1\""
        + "\(finding.element.map { " data-el=\"\(HTML.escaped($0))\"" } ?? "")><p>"
        + "<strong>\(severity.capitalizedSentence)</strong> "
        + "<bdi>\(HTML.escaped(sentence))</bdi></p><p "
        + "class=\"help\">\(HTML.escaped(finding.remedy.capitalizedSentence)). "
        + "<span class=\"place\"><code>\(HTML.escaped(finding.rule))</code>\(HTML.escaped(wcag))"
        + "\(finding.element.map { " · at “\(HTML.escaped($0, limit: 80))”" } ?? "")</span></p></li>\n")
  }

  private func add(_ failures: [Diagnostic], _ ids: Set<String>, to page: inout Markup) {
    for failure in failures {
      page.add("<div class=\"finding error\"><p><strong>Not as expected</strong> ")
      let (sentence, message) = (failure.expectation(ids), failure.message.capitalizedSentence)
      page.add("<bdi>\(HTML.escaped(sentence))</bdi></p>")
      let notes = (failure.notes.count == failure.furtherNotes.count ? [] : [message]) + failure.furtherNotes
      if !notes.isEmpty {
        page.add("<p class=\"help\">\(HTML.escaped(notes.joined(separator: ". "))).</p>")
      }
      if let help = failure.help { page.add("<p class=\"help\">\(HTML.escaped(help.capitalizedSentence))</p>") }
      page.add("</div>\n")
    }
  }

  /// Adds a collapsed list with the rule, sources and confidence of each utterance.
  private func addReasons(
    _ records: [Transcript.UtteranceRecord], by catalogues: [PhraseCatalogue], to page: inout Markup
  ) {
    if records.isEmpty { return }
    page.add("<details class=\"why\"><summary>Why these words</summary>\n<dl>\n")
    for record in records {
      page.add(
        "<dt><bdi>\(HTML.escaped(record.utterance.text, limit: 200))</bdi></dt>"
          + "<dd>\(HTML.escaped(record.utterance.rule))</dd>"
      )
      for segment in record.utterance.segments {
        let evidence = segment.evidence(in: catalogues).map { ": " + HTML.escaped($0) } ?? ""
        page.add(
          "<dd><bdi>“\(HTML.escaped(segment.text, limit: 120))”</bdi> \(segment.source.rawValue), "
            + "<em>\(segment.confidence.rawValue)</em>\(evidence)</dd>")
      }
      page.add("\n")
    }
    page.add("</dl></details>\n")
  }

  func time(_ time: Duration) -> String {
    let tenths = (time.inMicroseconds + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

extension Transcript.Entry {
  fileprivate var spokenRecord: Transcript.UtteranceRecord? {
    if case .utterance(let record) = kind, !record.utterance.text.isEmpty { record } else { nil }
  }
}

extension Array {
  /// Splits the array where the key changes.
  fileprivate func chunked(by key: (Element) -> Int) -> [ArraySlice<Element>] {
    var parts: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where index > start && key(self[index]) != key(self[start]) {
      parts.append(self[start..<index])
      start = index
    }
    if start < endIndex { parts.append(self[start...]) }
    return parts
  }
}
