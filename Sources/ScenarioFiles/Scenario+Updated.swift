import AccessibilityModel
import Judging
import Simulation

extension Scenario {
  /// Returns the content of this scenario's file, with heard lines in place of expected lines. Comments, order, anchors
  /// and line endings do not change.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - transcripts: The transcripts of the scenario, one for each of its readers and languages.
  /// - Returns: The new content; nil if nothing needs to be written.
  /// - Throws: A diagnostic if the heard lines cannot replace the expected lines.
  package func updated(
    _ bytes: [UInt8], hearing transcripts: [Transcript], _ update: Update = .all
  ) throws(Diagnostic) -> [UInt8]? {
    var replacements: [ScenarioText.Replacement] = []
    for transcript in transcripts {
      for (expectation, heard) in heardLines(in: transcript) where !expectation.lines.isEmpty {
        guard let block = expectation.block(for: transcript.header) else { continue }
        let isWanted = block.isToFill || update == .all
        let lines = isWanted && !block.isHeard(heard) ? heard : block.lines.map(\.text)
        let reader = transcript.header.screenReader.id
        guard let index = replacements.firstIndex(where: { $0.block.isInPlace(of: block) }) else {
          replacements.append(.init(block: block, lines: lines, reader: reader))
          continue
        }
        let isKnown = replacements[index].add(lines, of: reader)
        // An empty expectation of several readers becomes one of each, as a person would write it.
        guard isKnown, !replacements[index].differs || block.isToFill && block.reader == nil else {
          throw Diagnostic(
            "several expectations share these lines, but the speech for them now differs", file: file,
            line: block.line, column: block.column,
            help: block.isToFill
              ? "list the lines by language: an empty `en:` and the others under `expect:` are filled in"
              : "list the lines by screen reader or language under `expect:`, or replace the alias with separate lines"
          )
        }
      }
    }
    replacements.removeAll { $0.block.isHeard($0.lines) && !$0.block.isToFill }
    if update == .missing { replacements.removeAll { !$0.block.isToFill } }
    if replacements.isEmpty { return nil }
    var text = ScenarioText(bytes)
    if !text.replace(replacements) { throw cannotBeWritten(replacements[0].block) }
    return text.bytes
  }

  func cannotBeWritten(_ block: Expectation.Block) -> Diagnostic {
    Diagnostic(
      "this expectation cannot be rewritten automatically", file: file, line: block.line, column: block.column,
      help: "write the expectation as a block: `- expect: |`, with the lines below it")
  }
}

extension Expectation {
  fileprivate var isOneBlockToFill: Bool { lines.count == 1 && lines[0].isToFill && lines[0].reader == nil }
}

extension Expectation.Block {
  fileprivate func isHeard(_ heard: [String]) -> Bool { !isToFill && lines.map(\.text) == heard }

  fileprivate func isInPlace(of other: Expectation.Block) -> Bool { line == other.line && column == other.column }
}

extension Scenario {
  /// Returns whether this scenario differs from `old` only in expected lines, and only where heard lines replaced them.
  package func isUpdate(of old: Scenario, hearing transcripts: [Transcript], _ update: Update) -> Bool {
    guard steps.count == old.steps.count, screen == old.screen, screens == old.screens, locales == old.locales,
      settings == old.settings,
      ignored.map(\.rule) == old.ignored.map(\.rule)
    else { return false }
    for (step, before) in zip(steps, old.steps) {
      guard case .expect(let new) = step.action, case .expect(let expectation) = before.action else {
        if step.action == before.action && step.after == before.after { continue }
        return false
      }
      guard new.conditions.map(\.condition) == expectation.conditions.map(\.condition), new.since == expectation.since,
        new.lines.map(\.language) == expectation.lines.map(\.language)
          && new.lines.map(\.reader) == expectation.lines.map(\.reader)
          || expectation.isOneBlockToFill && new.lines.allSatisfy({ $0.reader != nil && $0.language == nil })
      else { return false }
    }
    let expectations = steps.compactMap { step in
      if case .expect(let expectation) = step.action { expectation } else { nil }
    }
    return transcripts.allSatisfy { transcript in
      let header = transcript.header
      return zip(expectations, old.heardLines(in: transcript)).allSatisfy { new, old in
        guard let before = old.expectation.block(for: header) else { return true }
        let wanted = before.isToFill || update == .all ? old.heard : before.lines.map(\.text)
        return new.block(for: header)?.lines.map(\.text) == wanted
      }
    }
  }
}
