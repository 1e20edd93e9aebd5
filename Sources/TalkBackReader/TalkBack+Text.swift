import AccessibilityModel
import Locales
import Simulation

/// The speech for changed text in a field.
///
/// Source: google/talkback 26a27dc0 (TalkBack 15.1), `utils/input/TextEventInterpreter.java`,
/// `compositor/rule/InputTextFeedbackRules.java`, `compositor/rule/InputTextPasswordFeedbackRules.java`.
extension TalkBack.Context {
  struct TextFeedback: Sendable, Hashable {
    var segments: [Segment]
    var mode: TalkBack.QueueMode
    /// The pitch, as a multiple of the voice's own pitch.
    var pitch: Double = 1
    var reason: Utterance.Reason
    var rule: String
    /// Whether all of the text is gone.
    var isCleared = false
  }

  /// Returns whether TalkBack says “Bullet” instead of the characters of a field.
  func isHidden(_ node: AndroidNode) -> Bool { hides(isPassword: node.isPassword) }

  /// Returns whether TalkBack says “Bullet” instead of the characters of a field. TalkBack 16 always says what the field
  /// displays.
  func hides(isPassword: Bool) -> Bool { isPassword && !isNewer && !settings.speakPasswords }

  /// Returns the speech for a change of a field's text.
  ///
  /// - Parameters:
  ///   - field: the field after the change.
  ///   - said: the error that was said with the last change of any text. TalkBack 16 does not say the same error again.
  func feedback(
    for change: AndroidTextChange, in field: AccessibilityElement, said: String? = nil
  ) -> TextFeedback {
    let isPassword = field.text?.isSecure == true
    var feedback =
      hides(isPassword: isPassword) ? hiddenFeedback(for: change) : plainFeedback(for: change, isPassword: isPassword)
    if !settings.pitchChanges { feedback.pitch = 1 }
    if feedback.reason != .deletion, let limit = field.text?.maxLength, change.after.count >= limit {
      feedback.segments.say(words(.state, .valueTextMaxLength))
    }
    if !isNewer || field.android?.error?.string != said,
      let error = app(.error, field.android?.error, in: field.language)
    {
      feedback.segments.say(words(.error, .templateTextError, .text(error.text)))
    }
    return feedback
  }

  // MARK: Plain text

  private func plainFeedback(for change: AndroidTextChange, isPassword: Bool) -> TextFeedback {
    // Only TalkBack 15.1 says a cut by this event, too.
    func cut(_ text: String) -> Segment? {
      change.cause == .cut ? words(.deletion, .templateTextCut, .text(counted(text))) : nil
    }
    if change.removed.count > 1, change.added.isEmpty, change.removed == change.before {
      return TextFeedback(
        segments: [cut(change.removed), words(.deletion, .valueTextCleared)].compactMap(\.self), mode: .short,
        reason: .deletion, rule: "all text gone (inputTextClear); source", isCleared: true)
    }
    let (added, removed) = change.net
    // Since TalkBack 16, the echo of a password cannot be cut (`inputTextAdd`, `inputTextRemove`).
    let mode: TalkBack.QueueMode = isNewer && isPassword ? .short : .interrupt
    if isNewer, !change.added.isEmpty, change.added == change.removed {
      return replaced(removed: change.removed, by: change.added, change)
    }
    if added.isEmpty {
      if removed.isEmpty { return TextFeedback(segments: [], mode: .interrupt, reason: .deletion, rule: "no change") }
      return TextFeedback(
        segments: [Segment](saying: cut(removed) ?? words(.deletion, .templateTextRemoved, .text(counted(removed)))),
        mode: mode, pitch: 1.2, reason: .deletion, rule: "text removed (inputTextRemove); source")
    }
    let setting = change.keyboard == .hardware ? settings.hardwareKeyboardEcho : settings.keyboardEcho
    let word = isPassword ? nil : word(endedBy: change)
    // The Korean resources say that replacements are not supported (`supports_text_replacement`).
    let isAddition =
      removed.isEmpty || word != nil || wording.language == "ko" || change.added == change.removed
    if !isAddition { return replaced(removed: removed, by: setting.speaksCharacters ? added : "", change) }
    var feedback = TextFeedback(
      segments: [], mode: mode, reason: .typing, rule: "text added (inputTextAdd); source")
    if change.cause == .pasted {
      let ended = isNewer && setting.speaksWords ? word?.text ?? "" : ""
      let text = setting.speaksCharacters ? echo(.echo, cleaned(added)).text : ended
      feedback.segments.say(words(.echo, .templateTextPasted, .text(text)))
    } else if setting.speaksWords, let word {
      feedback.segments.append(word)
      feedback.mode = .short
      feedback.rule = "a word completed (appendLastWordIfNeeded); source"
    } else if setting.speaksCharacters {
      feedback.segments.append(echo(.echo, cleaned(added)))
    }
    return feedback
  }

  /// Returns added text as TalkBack inserts it into its own phrases: a single symbol is named. TalkBack 15.1 counts
  /// repeated symbols, too; 16.2 does not (`InputTextFeedbackRules`, `getCleanupString`).
  private func cleaned(_ text: String) -> String {
    if !isNewer { return counted(text) }
    return symbolName(.echo, text)?.text ?? text.onOneLine
  }

  /// Returns removed or replaced text as TalkBack inserts it into its own phrases: a single symbol is named, and
  /// repeated symbols are counted.
  private func counted(_ text: String) -> String {
    let counted = collapsed(text)
    return symbolName(.echo, counted)?.text ?? counted.onOneLine
  }

  /// Returns a segment with the word that the last added character completes, and with the character. A symbol is said
  /// by its name. Nil if the character is neither white space nor punctuation, or if the word is one letter at the end
  /// of the text.
  ///
  /// The word begins after the white space or the punctuation mark before it. The very first character of the text is
  /// never looked at (`getPrecedingWhitespaceOrPunctuation`), so “(ok” is a word. Punctuation is Unicode's category P.
  private func word(endedBy change: AndroidTextChange) -> Segment? {
    let text = change.upToAdded
    // Most keys are letters and digits. This check of a byte avoids a slow check of characters.
    if change.added.utf8.last?.isASCIIWord == true { return nil }
    guard let last = text.last, change.added.last == last, last.endsWord else { return nil }
    let before = text.dropLast()
    let start = before.lastIndex(where: \.endsWord) ?? before.startIndex
    let word = start == before.startIndex ? before : before[before.index(after: start)...]
    if word.isEmpty && (last == " " || last == "\n") || word.allSatisfy({ $0 == " " }) && last == " " { return nil }
    // A word of one letter at the end of the text is not said again. TalkBack compares it with the end of the whole text,
    // wherever it is. TalkBack 16 does say it before a blank and before these marks.
    if word.utf16.count == 1, change.after.hasSuffix(word + String(last)), !isNewer || !" ,.!?;:".contains(last) {
      return nil
    }
    if isNewer, hasWords(before: word, in: change) { return nil }
    let name = last == " " ? nil : symbolName(.echo, String(last))?.text
    return Segment(.echo, word + (name.map { " " + $0 } ?? String(last)), language: appLocale)
  }

  /// Returns whether the added text has further words before a word at its end. One blank or mark before it is none
  /// (`appendLastWordIfNeeded` of TalkBack 16).
  private func hasWords(before word: Substring, in change: AndroidTextChange) -> Bool {
    let before = change.added.dropLast().count - word.count
    guard before > 0 else { return false }
    return change.added.prefix(before).dropFirst().contains(where: \.endsWord)
  }

  private func replaced(removed: String, by added: String, _ change: AndroidTextChange) -> TextFeedback {
    let (new, old) = (counted(added), counted(removed))
    var segments = [Segment](saying: words(.echo, .templateTextReplaced, .text(new), .text(old)))
    // TalkBack's source code is meant to spell the new text here, but repeats it. A pasted text is not repeated.
    if settings.repeatsReplacement, new.utf16.count > 1, change.cause != .pasted {
      segments.append(Segment(.echo, new, language: appLocale))
    }
    return TextFeedback(
      segments: segments, mode: .short, pitch: 1.2, reason: .typing, rule: "text replaced (inputTextReplace); source")
  }

  // MARK: Hidden passwords

  private func hiddenFeedback(for change: AndroidTextChange) -> TextFeedback {
    let (added, removed) = (change.added.count, change.removed.count)
    if (added, removed) == (1, 0) {
      return TextFeedback(
        segments: [Segment](saying: words(.echo, .symbolBullet)), mode: .short, reason: .typing,
        rule: "password: a character added (inputTextPasswordAdd); source")
    }
    if (added, removed) == (0, 1) {
      let bullet = words(.deletion, .symbolBullet)?.text ?? ""
      return TextFeedback(
        segments: [Segment](saying: words(.deletion, .templateTextRemoved, .text(bullet))), mode: .short, pitch: 1.2,
        reason: .deletion, rule: "password: a character removed (inputTextPasswordRemove); source")
    }
    let counts = settings.swapsPasswordCounts ? (added, removed) : (removed, added)
    return TextFeedback(
      segments: [words(.echo, .templateReplacedCharacters, .text("\(counts.0)"), .text("\(counts.1)"))].compactMap(
        \.self),
      mode: .short, pitch: 1.2, reason: .typing,
      rule: "password: several characters changed (inputTextPasswordReplace); source")
  }
}

extension Character {
  /// Whether the character ends a word: white space, or punctuation (Unicode's category P; ICU 72.1 agrees).
  fileprivate var endsWord: Bool { isWhitespace || isPunctuation }
}

extension TalkBack {
  /// The name of the timer after which TalkBack 16 says that all text is gone (`TextEventInterpreter`).
  static let clearedTimer = "cleared"

  mutating func sayClearedText(_ reactions: inout Reactions) {
    guard let (utterance, isAct) = clearedText.take() else { return }
    speak(utterance, isAct: isAct, &reactions)
  }
}
