import Locales

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
  }

  /// Returns whether TalkBack says “Bullet” instead of the characters of a field.
  func isHidden(_ node: AndroidNode) -> Bool { hides(isPassword: node.isPassword) }

  /// Returns whether TalkBack says “Bullet” instead of the characters of a field.
  func hides(isPassword: Bool) -> Bool { isPassword && !settings.speakPasswords }

  /// Returns the speech for a change of a field's text.
  ///
  /// - Parameter field: the field after the change.
  func feedback(for change: AndroidTextChange, in field: AccessibilityElement) -> TextFeedback {
    var feedback =
      hides(isPassword: field.text?.isSecure == true) ? hiddenFeedback(for: change) : plainFeedback(for: change)
    if !settings.pitchChanges { feedback.pitch = 1 }
    if feedback.reason != .deletion, let limit = field.text?.maxLength, change.after.count >= limit {
      feedback.segments.say(words(.state, .valueTextMaxLength))
    }
    if let error = app(.error, field.android?.error, in: field.language) {
      feedback.segments.say(words(.error, .templateTextError, .text(error.text)))
    }
    return feedback
  }

  // MARK: Plain text

  private func plainFeedback(for change: AndroidTextChange) -> TextFeedback {
    let (added, removed) = (change.added, change.removed)
    switch (added.isEmpty, removed.isEmpty) {
    case (true, false) where removed.count > 1 && removed == change.before:
      return TextFeedback(
        segments: [Segment](saying: words(.deletion, .valueTextCleared)), mode: .short, reason: .deletion,
        rule: "all text gone (inputTextClear); source")
    case (true, false):
      let text = echo(.deletion, removed, marksCapitals: false)
      return TextFeedback(
        segments: [Segment](saying: words(.deletion, .templateTextRemoved, .text(text.text))), mode: .interrupt,
        pitch: 1.2, reason: .deletion, rule: "text removed (inputTextRemove); source")
    case (false, false):
      return replaced(removed, by: added)
    default:
      return addition(of: added, change)
    }
  }

  private func addition(of added: String, _ change: AndroidTextChange) -> TextFeedback {
    let setting = change.keyboard == .hardware ? settings.hardwareKeyboardEcho : settings.keyboardEcho
    var feedback = TextFeedback(
      segments: [], mode: .interrupt, reason: .typing, rule: "text added (inputTextAdd); source")
    if change.cause == .pasted {
      let text = setting.speaksCharacters ? echo(.echo, added).text : ""
      feedback.segments.say(words(.echo, .templateTextPasted, .text(text)))
    } else if setting.speaksWords, let word = word(endedBy: change) {
      feedback.segments.append(word)
      feedback.mode = .short
      feedback.rule = "a word completed (appendLastWordIfNeeded); source"
    } else if setting.speaksCharacters, !added.isEmpty {
      feedback.segments.append(echo(.echo, added))
    }
    return feedback
  }

  /// Returns a segment with the word that the last added character completes, and with the character. A punctuation
  /// mark is said by its name. Nil if no word is completed, or if the word is one letter at the end of the text.
  private func word(endedBy change: AndroidTextChange) -> Segment? {
    let text = change.upToAdded
    // Most keys are letters and digits. This check of a byte avoids a slow check of characters.
    if change.added.utf8.last?.isASCIIWord == true { return nil }
    guard let last = text.last, change.added.last == last, last.isWhitespace || last.isASCII && last.isPunctuation
    else {
      return nil
    }
    let before = text.dropLast()
    let word = before.suffix(from: before.lastIndex { $0.isWhitespace }.map(before.index(after:)) ?? before.startIndex)
    guard word.contains(where: { $0.isLetter || $0.isNumber }), word.count > 1 || text != change.after else {
      return nil
    }
    let end = last.isWhitespace ? String(last) : " " + (symbolName(.echo, String(last))?.text ?? String(last))
    return Segment(.echo, word + end, language: appLocale)
  }

  private func replaced(_ removed: String, by added: String) -> TextFeedback {
    let (new, old) = (echo(.echo, added), echo(.deletion, removed, marksCapitals: false))
    var segments = [Segment](saying: words(.echo, .templateTextReplaced, .text(new.text), .text(old.text)))
    // TalkBack's source code is meant to spell the new text here, but repeats it.
    if settings.repeatsReplacement, added.count > 1 { segments.append(new) }
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
