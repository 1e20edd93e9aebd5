/// The variant of `SwiftUIOTPInput` for codes with letters. As the article says, it has another filter and another
/// keyboard.
///
/// Source: soarias.com, "SwiftUI: How to Implement OTP Input (iOS 17+, 2026)", section "Alphanumeric code (e.g.
/// referral codes)".
package enum SwiftUIAlphanumericCode {
  /// The description of this component's kind: its id and parameters in scenario files, its known defects, and a
  /// function that creates the component.
  package static let kind = ComponentKind(
    id: "swiftui-alphanumeric-code",
    summary: "the SwiftUI recipe for one-time codes with its edits for letters: a filter for letters, or none",
    source: SwiftUIOTPInput.source,
    versions: ["2026-05-11"],
    iOSVersion: 17,
    parameters: [
      .init(
        "filter", .choice([SwiftUIOTPInput.Filter.isLetter, .none].map(\.rawValue)), default: "isLetter",
        "what a cell keeps: letters only, or anything"),
      .init(
        "digitCount", .choice((1...12).map(String.init)), default: "6", settable: true,
        "how many characters; more than it was created with is a crash, fewer leave characters behind"),
    ] + SwiftUIOTPInput.scheduling,
    inputs: [
      "appear: the focus goes to the first cell, VoiceOver or not",
      "type: kept if the filter lets it through and the cell was empty; behind another character it is lost, but numbers in "
        + "the first cell count as pasted; the focus advances",
      "paste, autofill in the first cell: its numbers are distributed, for the row's own filter is left as it was, and the "
        + "filter for letters removes them again; without a number in it the first character is kept",
      "paste, autofill in any other cell: the first character that the filter lets through is kept",
    ] + SwiftUIOTPInput.inputs,
    defects: SwiftUIOTPInput.kind.defects.compactMap { defect in
      switch defect.id {
      case "A-13", "A-19": nil
      case "A-14":
        .init(
          "A-14",
          "with the filter for letters digits are removed without a word; without a filter spaces and hyphens are characters",
          "the article's own example XK9F2 cannot be entered: 9 is echoed and the field stays empty", ["3.3.1"])
      default: defect
      }
    },
    unconfirmed: SwiftUIOTPInput.schedulingUnconfirmed + [
      "the article says to change the filter, and there are two: only that of the cells is changed, not that of the paste",
      "the labels are taken to stay “Digit k of 6”: the article does not say to change them",
      "capitals as one types are the software keyboard's doing, which a component cannot see: type them as they arrive; pasted text keeps its case",
    ],
    accepts: { $0["filter"] == "none" ? .anything : .letters },
    parts: SwiftUIOTPInput.parts,
    make: { parameters in
      SwiftUIOTPInput(
        digitCount: parameters["digitCount"].flatMap(Int.init) ?? 6,
        filter: parameters["filter"].flatMap(SwiftUIOTPInput.Filter.init) ?? .isLetter,
        pasteModel: parameters["pasteModel"].flatMap(SwiftUIOTPInput.PasteModel.init) ?? .batched,
        observerOrder: parameters["observerOrder"].flatMap(SwiftUIOTPInput.ObserverOrder.init) ?? .cellFirst)
    }
  )
}
