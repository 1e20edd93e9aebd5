import Foundation
import ScenarioFiles

/// Looks at documents as a schema asks for: the keywords that `JSONSchema` is written with. Every scalar is a text, and one that
/// is a number is held to bounds as well.
final class SchemaValidator {
  private let root: JSONSchema
  private var expressions: [String: NSRegularExpression] = [:]

  init(_ schema: JSONSchema) { root = schema }

  func accepts(_ node: Document.Node) -> Bool { accepts(node, root) }

  private func accepts(_ node: Document.Node, _ schema: JSONSchema) -> Bool {
    // What stands beside a reference is ignored.
    if case .text(let path)? = schema["$ref"] { return accepts(node, definition(path)) }
    return schema.entries.allSatisfy { holds($0.name, $0.value, of: node, in: schema) }
  }

  private func definition(_ path: String) -> JSONSchema {
    guard case .schema(let definitions)? = root["definitions"],
      case .schema(let definition)? = definitions[String(path.dropFirst("#/definitions/".count))]
    else { preconditionFailure("there is no \(path)") }
    return definition
  }

  private func accepts(_ node: Document.Node, _ value: JSONSchema.Value) -> Bool {
    switch value {
    case .schema(let schema): accepts(node, schema)
    case .flag(let flag): flag
    default: preconditionFailure("no schema")
    }
  }

  private func holds(
    _ keyword: String, _ value: JSONSchema.Value, of node: Document.Node, in schema: JSONSchema
  ) -> Bool {
    switch (keyword, value) {
    case ("$schema", _), ("title", _), ("description", _), ("definitions", _), ("then", _), ("else", _): return true
    case ("allOf", .list(let schemas)): return schemas.allSatisfy { accepts(node, $0) }
    case ("anyOf", .list(let schemas)): return schemas.contains { accepts(node, $0) }
    case ("not", _): return !accepts(node, value)
    case ("if", _): return schema[accepts(node, value) ? "then" : "else"].map { accepts(node, $0) } ?? true
    case ("type", .text(let type)): return isOf(type, node)
    case ("type", .list(let types)):
      return types.contains { if case .text(let type) = $0 { isOf(type, node) } else { false } }
    default: break
    }
    switch node.value {
    case .scalar(let text, _): return holds(keyword, value, of: text)
    case .sequence(let items): return holds(keyword, value, of: items)
    case .mapping(let pairs):
      let fields = pairs.map { key, value in
        if case .scalar(let name, _) = key.value { (name, value, key) } else { ("", value, key) }
      }
      return holds(keyword, value, of: fields, in: schema)
    }
  }

  /// A value that is not written is null and an empty text: a document does not tell them apart.
  private func isOf(_ type: String, _ node: Document.Node) -> Bool {
    switch node.value {
    case .scalar(let text, _): type == "string" || type == "null" && text.isEmpty
    case .sequence: type == "array"
    case .mapping: type == "object"
    }
  }

  private func holds(_ keyword: String, _ value: JSONSchema.Value, of text: String) -> Bool {
    switch (keyword, value) {
    case ("const", let other): equals(text, other)
    case ("enum", .list(let values)): values.contains { equals(text, $0) }
    case ("pattern", .text(let pattern)):
      expression(pattern).firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    case ("minLength", .number(let count)): text.unicodeScalars.count >= Int(count)!
    // As an editor reads it, a number is no text; here it is both.
    case ("minimum", .number(let bound)): Double(text).map { $0 >= Double(bound)! } ?? true
    case ("maximum", .number(let bound)): Double(text).map { $0 <= Double(bound)! } ?? true
    case ("exclusiveMinimum", .number(let bound)): Double(text).map { $0 > Double(bound)! } ?? true
    case ("maxLength", .number(let count)): text.unicodeScalars.count <= Int(count)!
    default: true
    }
  }

  private func equals(_ text: String, _ value: JSONSchema.Value) -> Bool {
    switch value {
    case .text(let other): text == other
    case .null: text.isEmpty
    default: false
    }
  }

  private func expression(_ pattern: String) -> NSRegularExpression {
    if let known = expressions[pattern] { return known }
    guard let expression = try? NSRegularExpression(pattern: pattern) else {
      preconditionFailure("no expression: \(pattern)")
    }
    expressions[pattern] = expression
    return expression
  }

  private func holds(_ keyword: String, _ value: JSONSchema.Value, of items: [Document.Node]) -> Bool {
    switch (keyword, value) {
    case ("items", _): return items.allSatisfy { accepts($0, value) }
    case ("minItems", .number(let count)): return items.count >= Int(count)!
    case ("maxItems", .number(let count)): return items.count <= Int(count)!
    case ("uniqueItems", _):
      let texts = items.compactMap { if case .scalar(let text, _) = $0.value { text } else { nil } }
      return Set(texts).count == texts.count
    case ("enum", _), ("const", _): return false
    default: return true
    }
  }

  private typealias Field = (name: String, value: Document.Node, key: Document.Node)

  private func holds(
    _ keyword: String, _ value: JSONSchema.Value, of fields: [Field], in schema: JSONSchema
  ) -> Bool {
    switch (keyword, value) {
    case ("properties", .schema(let properties)):
      return fields.allSatisfy { field in properties[field.name].map { accepts(field.value, $0) } ?? true }
    case ("additionalProperties", _):
      let known: JSONSchema =
        if case .schema(let properties)? = schema["properties"] { properties } else { JSONSchema() }
      return fields.allSatisfy { known[$0.name] != nil || accepts($0.value, value) }
    case ("propertyNames", _): return fields.allSatisfy { accepts($0.key, value) }
    case ("required", .list(let names)):
      return names.allSatisfy { name in fields.contains { .text($0.name) == name } }
    case ("minProperties", .number(let count)): return fields.count >= Int(count)!
    case ("maxProperties", .number(let count)): return fields.count <= Int(count)!
    case ("enum", _), ("const", _): return false
    default: return true
    }
  }
}
