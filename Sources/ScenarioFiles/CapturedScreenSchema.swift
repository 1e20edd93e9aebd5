import AccessibilityModel
import Captures

/// The JSON schema of screen files (`NAME.screen.json`), for editors and for tools that write these files.
package enum CapturedScreenSchema {
  package static var file: JSONSchema {
    let text = JSONSchema.type("string")
    return JSONSchema.object(
      [
        ("$schema", text), ("a11ySimScreen", JSONSchema(("const", .number(String(ImportedScreen.fileVersion))))),
        ("platform", .choice(Platform.allCases.map(\.rawValue))), ("os", text), ("app", text),
        ("locale", text.described("The BCP 47 tag of the app's language")),
        ("commit", text.described("The commit of the app")),
        ("captured", .pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}$").described("The day of the capture")),
        ("tool", text), ("order", .choice(["captured", "derived"])), ("unknown", properties),
        ("elements", .list(of: .reference("element"))),
        ("spoken", .list(of: .object([("utterance", text)], required: ["utterance"]))),
      ], required: ["a11ySimScreen", "elements"]
    ).document(title: "A captured screen of a11y-sim", definitions: [("element", element)])
  }

  /// The schema of `unknown`: the names of the properties that the capture could not record.
  private static var properties: JSONSchema { .list(of: .choice(ElementProperties.named.map(\.name))) }

  private static var android: JSONSchema {
    let (text, flag) = (JSONSchema.type("string"), JSONSchema.type("boolean"))
    let count = JSONSchema.type("integer").with("minimum", .number("0"))
    let size = JSONSchema.type("integer").with("minimum", .number("-1"))
    let number = JSONSchema.type("number")
    let keys = AndroidProperties.fileKeys
    return JSONSchema.object(
      [
        ("class", .choice(AndroidView.allCases.map(\.rawValue))),
        ("resource", text.described("The last part of the resource name")),
        ("liveRegion", .choice(AndroidProperties.LiveRegion.allCases.map(\.rawValue))),
        (
          "collection",
          .object([
            ("rows", size), ("columns", size), ("singleSelection", flag), ("multipleSelection", flag),
            ("items", size), ("importantItems", size),
          ])
        ),
        (
          "item",
          .object([("row", count), ("column", count), ("heading", flag), ("rowTitle", text), ("columnTitle", text)])
            .described("Counted from 1")
        ),
        ("moreLabels", .list(of: text)),
        (
          "range",
          .object(
            [
              ("form", .choice(AndroidProperties.Range.Form.allCases.map(\.rawValue))), ("minimum", number),
              ("maximum", number), ("value", number),
            ], required: ["value"])
        ),
        ("click", text), ("longClick", text),
        ("standardActions", .list(of: .choice(AndroidProperties.StandardAction.allCases.map(\.rawValue)))),
      ] + keys.texts.map { ($0, text) } + keys.flags.map { ($0, flag) }, required: ["class"])
  }

  private static var element: JSONSchema {
    let (text, flag, number) = (JSONSchema.type("string"), JSONSchema.type("boolean"), JSONSchema.type("number"))
    let frame = JSONSchema.list(of: number, atLeast: 4).with("maxItems", .number("4"))
    let content = JSONSchema.object([("label", text), ("value", text), ("important", flag)])
    let container = Role.allCases.filter(\.isContainer).map(\.rawValue)
    return JSONSchema.object(
      [
        ("id", text), ("role", .choice(Role.allCases.map(\.rawValue))), ("label", text), ("value", text),
        ("placeholder", text), ("hint", text), ("traits", .list(of: .choice(Traits.named.map(\.name)))),
        ("language", text), ("frame", frame.described("x, y, width and height, in points")),
        ("actions", .list(of: text)), ("content", .list(of: content)),
        (
          "length",
          JSONSchema.type("integer").with("minimum", .number("0")).described("The characters of a secure field")
        ),
        ("editing", flag), ("modal", flag), ("order", .list(of: text)), ("unknown", properties), ("source", text),
        ("children", .list(of: .reference("element")).described("Only in one of \(container.joined(separator: ", "))")),
        ("childBehavior", text), ("drawn", text.described("The text on the screen, where it is not the label")),
        ("android", android),
      ], required: ["role"])
  }
}
