import Simulation

/// The variant of `SwiftUIOTPInput` for codes with letters. In the article, only the filter and the keyboard are
/// different.
///
/// Source: soarias.com, "SwiftUI: How to Implement OTP Input (iOS 17+, 2026)", section "Alphanumeric code (e.g.
/// referral codes)".
package enum SwiftUIAlphanumericCode {
  package static let kind = ComponentKind(
    id: "swiftui-alphanumeric-code",
    summary:
      "the SwiftUI recipe for one-time codes, changed to accept letters: with a filter for letters, or without a filter",
    source: SwiftUIOTPInput.source,
    versions: ["2026-05-11"],
    iOSVersion: 17,
    parameters: [
      .init(
        "filter", .choice([SwiftUIOTPInput.Filter.isLetter, .none].map(\.rawValue)), default: "isLetter",
        "what a cell accepts: only letters, or anything"),
      .init(
        "digitCount", .choice((1...12).map(String.init)), default: "6", settable: true,
        "how many characters; raising it later is a crash, and lowering it leaves surplus characters"),
    ] + SwiftUIOTPInput.scheduling,
    inputs: [
      "appear: the focus goes to the first cell, with or without VoiceOver",
      "type: a character is kept if the filter accepts it and the cell was empty; after another character it is lost, but numbers in "
        + "the first cell are treated as pasted; the focus moves on",
      "paste, autofill in the first cell: the numbers are distributed, because the filter of the row was not changed, and the "
        + "filter for letters removes them again; without a number in it the first character is kept",
      "paste, autofill in any other cell: the first character that the filter accepts is kept",
    ] + SwiftUIOTPInput.inputs,
    defects: SwiftUIOTPInput.kind.defects.compactMap { defect in
      switch defect.id {
      case "A-13", "A-19": nil
      case "A-14":
        .init(
          "A-14",
          "with the filter for letters, digits are removed silently; without a filter, spaces and hyphens count as characters",
          "the article's own example XK9F2 cannot be entered: 9 is echoed and the field stays empty", ["3.3.1"])
      default: defect
      }
    },
    unconfirmed: SwiftUIOTPInput.schedulingUnconfirmed + [
      "which filter to change: the article does not say, and there are two; here only that of the cells is changed, not that of the paste",
      "whether the labels change: the article does not say so; they are modelled as “Digit k of 6”",
      "capital letters: the software keyboard decides about them, which a component cannot see; type them as they should arrive",
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
