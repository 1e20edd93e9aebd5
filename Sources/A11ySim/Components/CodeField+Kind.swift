extension CodeField {
  /// The description of this component's kind: its id and parameters in scenario files, its known defects, and a
  /// function that creates the component.
  package static let kind = ComponentKind(
    id: "code-field",
    summary: "a field for a verification code that is built to be heard: one text field, or a named group of them",
    source:
      "a11y-sim's own; requirements R1–R27 in Sources/A11ySim/Documentation.docc/CodeFieldRequirements.md, with the "
      + "reports they come from",
    versions: ["1.0"],
    parameters: [
      .init("length", .choice(Length.allCases.map { String($0.rawValue) }), default: "6", "how many digits"),
      .init(
        "layout", .choice(Layout.allCases.map(\.rawValue)), default: "field",
        "one text field over drawn boxes, or a group with a field for each digit"),
      .init("label", .text, "the visible label, to which the name adds the length; default “Verification code”"),
      .init("helperText", .text, settable: true, "a text before the field"),
      .init("error", .text, settable: true, "what is wrong; empty removes it, and so does the person's next edit"),
      .init("value", .text, settable: true, "what the app prefills, or replaces the code by; empty clears it"),
      .init("secure", .flag, default: "false", "whether the digits are hidden until the person asks to see them"),
      .init("busy", .flag, default: "false", settable: true, "whether the code is being verified"),
      .init("verify", .text, "the label of the button; default “Verify”"),
    ],
    inputs: [
      "appear: nothing; the focus stays where the person is",
      "type: a digit goes in at the insertion point; in a full field, and in a box, over the one that is there",
      "type, paste, autofill: spaces and hyphens are dropped, digits of other scripts become ASCII; the rest is left out, "
        + "and that is said",
      "paste, autofill of a whole code: the code, in whatever place it arrives, at once or character by character",
      "delete: the digit before the insertion point; in an empty box, the one before it",
      "activate verify, return: completed with a complete code; otherwise an error that says how many digits are missing",
      "activate reveal (secure): shows or hides the digits",
      "set error, helperText, value, busy: what the app says, prefills, clears or waits for; all of it is announced",
    ],
    defects: [],
    unconfirmed: [
      "whether VoiceOver speaks the hint of a group, which says that the focus goes on by itself (boxes)",
      "whether VoiceOver speaks a text field's own hint, to which the error is tied (AccessibilitySnapshot leaves it out "
        + "while editing); the error is announced and is the next stop after the field all the same",
      "wording in other languages than English: our translations, not reviewed",
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
