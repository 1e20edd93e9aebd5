/// The phrases whose words TalkBack 16 changed. The newer words are known in 17 languages at most. In all other
/// languages, the words of 15.1 stay.
extension TalkBackPhrase {
  /// The phrase that has the words of TalkBack 16; nil if they are those of 15.1.
  var since16: TalkBackPhrase? {
    switch self {
    case .columnIndexTemplate: .columnIndexTemplate16
    case .rowIndexTemplate: .rowIndexTemplate16
    case .templateCustomHintForActions: .templateCustomHintForActions16
    case .templateCustomHintForLongClickableActions: .templateCustomHintForLongClickableActions16
    case .templateHintForReadingControl: .templateHintForReadingControl16
    case .templateHintLongClickable: .templateHintLongClickable16
    case .templateNodeErrorWithErrorMessage: .templateNodeErrorWithErrorMessage16
    case .templateTextError: .templateTextError16
    case .valueButton: .valueButton16
    case .valueDoubleTap: .valueDoubleTap16
    case .valueRadioButton: .valueRadioButton16
    case .valueSingleTap: .valueSingleTap16
    case .valueUnlabelled: .valueUnlabelled16
    default: nil
    }
  }

  /// The phrase of TalkBack 15.1 that this phrase replaces since 16; nil for any other phrase.
  var before16: TalkBackPhrase? {
    rawValue.hasSuffix(".16") ? TalkBackPhrase(rawValue: String(rawValue.dropLast(3))) : nil
  }

  /// Whether only TalkBack 16 and later have the phrase.
  var isOnlySince16: Bool {
    before16 != nil
      || [.valueReadOnly, .requiredState, .requiredStateAppended, .templateListItemCount, .templateHintClickableLink]
        .contains(self)
  }
}
