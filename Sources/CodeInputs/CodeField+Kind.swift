import Simulation

extension CodeField {
  package static let kind = ComponentKind(
    id: "code-field",
    summary: "an accessible field for a verification code: one text field, or a named group of text fields",
    source:
      "made for a11y-sim; requirements R1–R27 in Sources/A11ySim/Documentation.docc/CodeFieldRequirements.md, with the "
      + "reports they come from",
    versions: ["1.0"],
    parameters: [
      .init("length", .choice(Length.allCases.map { String($0.rawValue) }), default: "6", "how many digits"),
      .init(
        "layout", .choice(Layout.allCases.map(\.rawValue)), default: "field",
        "one text field over boxes that are only drawn, or a group with one text field per digit"),
      .init("label", .text, "the visible label; the name is the label with the length; default “Verification code”"),
      .init("helperText", .text, settable: true, "a text before the field"),
      .init(
        "error", .text, settable: true, "the error message; an empty text or the next edit by the person removes it"),
      .init("value", .text, settable: true, "the code that the app fills in; an empty text clears the field"),
      .init("secure", .flag, default: "false", "whether the digits are hidden until the person shows them"),
      .init("busy", .flag, default: "false", settable: true, "whether the code is being verified"),
      .init("verify", .text, "the label of the button; default “Verify”"),
    ],
    inputs: [
      "appear: no effect; the focus does not move",
      "type: a digit is inserted at the insertion point; in a full field, and in a filled box, it replaces the old digit",
      "type, paste, autofill: spaces and hyphens are removed, digits of other scripts become ASCII; anything else is rejected, "
        + "and this is announced",
      "paste, autofill of a whole code: it replaces the code, in any box, at once or character by character",
      "delete: removes the digit before the insertion point; in an empty box, that of the previous box",
      "activate verify, return: a complete code is submitted; otherwise an error says how many digits are missing",
      "activate reveal (secure): shows or hides the digits",
      "set error, helperText, value, busy: every such change by the app is announced",
    ],
    defects: [],
    unconfirmed: [
      "whether VoiceOver speaks the hint of a group, which says that the focus moves by itself (layout boxes)",
      "whether VoiceOver speaks the hint of a text field, which contains the error (AccessibilitySnapshot leaves it out "
        + "during editing); in any case the error is announced, and it is the next element after the field",
      "the wording in languages other than English, which was translated by this project and not reviewed",
    ],
    accepts: { _ in .digits },
    requirements: requirements,
    parts: { parameters in
      let numbers = 1...(Int(parameters["length"] ?? "") ?? 6)
      let boxes = parameters["layout"] == "boxes"
      return ["label", "helper"] + (boxes ? numbers.map { "\($0)" } + ["group"] : ["1"] + numbers.map { "box\($0)" })
        + ["error", "status"] + (parameters["secure"] == "true" ? ["reveal"] : []) + ["verify"]
    },
    make: { parameters in
      CodeField(
        length: parameters["length"].flatMap(Int.init).flatMap(Length.init) ?? .six,
        layout: parameters["layout"].flatMap(Layout.init) ?? .field, label: parameters["label"],
        helperText: parameters["helperText"], error: parameters["error"], value: parameters["value"] ?? "",
        isSecure: parameters["secure"] == "true", isBusy: parameters["busy"] == "true", verify: parameters["verify"])
    }
  )
}
