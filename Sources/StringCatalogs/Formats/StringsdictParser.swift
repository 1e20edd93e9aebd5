import AccessibilityModel
import Locales
import TextFormats

/// A parser for Apple's `.stringsdict`, whose texts depend on a number, a width or a device. An entry of a
/// `.stringsdict` replaces the entry with the same key in the `.strings`.
enum StringsdictParser {
  /// Returns the entries of a file, in file order. Their texts are in `language`.
  static func read(file: String, bytes: [UInt8], language: String, problems: inout FileProblems) -> [StringEntry] {
    guard let root = PropertyList.read(file: file, bytes: bytes, problems: &problems) else {
      problems.fail(
        "this is neither an XML nor a binary property list", at: FileLocation(file: file, line: 1, column: 1),
        help: "save the file as XML: plutil -convert xml1")
      return []
    }
    guard case .dictionary(let members) = root.value else {
      problems.fail("this should be a dictionary of keys", at: root.location)
      return []
    }
    var entries = UniqueEntries()
    for member in members {
      var forms: [StringForm] = []
      readRules(member.value, of: member.key, StringForm("", location: member.location), into: &forms, &problems)
      XCStringsParser.numberVariables(&forms)
      guard !forms.isEmpty else { continue }
      entries.add(
        StringEntry(
          key: member.key, location: member.location, localizations: Localizations(language, Localization(forms: forms))
        ),
        problems: &problems)
    }
    return entries.all
  }

  /// Reads the forms of an entry, or of one of its branches. `prototype` is a form without text that has the conditions
  /// of the branch.
  private static func readRules(
    _ list: PropertyList, of name: String, _ prototype: StringForm, into forms: inout [StringForm],
    _ problems: inout FileProblems
  ) {
    switch list.value {
    case .string(let text):
      var form = prototype
      form.text = text
      form.location = list.location
      forms.append(form)
    case .dictionary(let members):
      var isKnown = false
      for member in members {
        switch member.key {
        case "NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType":
          isKnown = true
          guard case .dictionary(let cases) = member.value.value else {
            problems.fail("this should be a dictionary of texts", at: member.value.location)
            continue
          }
          for branch in cases {
            var form = prototype
            if member.key == "NSStringVariableWidthRuleType" {
              form.selector = branch.key
            } else {
              form.device = branch.key
            }
            readRules(branch.value, of: name, form, into: &forms, &problems)
          }
        case "NSStringLocalizedFormatKey":
          isKnown = true
          guard case .string(let text) = member.value.value else {
            problems.fail("the format of “\(name)” is not a text", at: member.value.location)
            continue
          }
          var form = prototype
          form.text = text
          form.location = member.value.location
          forms.append(form)
        default:
          guard case .dictionary(let rules) = member.value.value else { continue }
          isKnown = true
          var form = prototype
          form.variable = member.key
          readVariable(rules, at: member.location, form, into: &forms, &problems)
        }
      }
      if !isKnown {
        problems.fail(
          "“\(name)” has no NSStringLocalizedFormatKey, so it has no text", at: list.location)
      }
    case .array, .other:
      problems.warn("“\(name)” is neither a text nor a dictionary; it is skipped", at: list.location)
    }
  }

  private static func readVariable(
    _ rules: [PropertyList.Member], at place: FileLocation, _ prototype: StringForm, into forms: inout [StringForm],
    _ problems: inout FileProblems
  ) {
    let name = prototype.variable ?? ""
    for rule in rules {
      if rule.key == "NSStringFormatSpecTypeKey" {
        if case .string(let type) = rule.value.value, type != "NSStringPluralRuleType" {
          problems.fail(
            "“\(type)” is not a known rule type; only NSStringPluralRuleType is", at: rule.value.location)
        }
        continue
      }
      if rule.key == "NSStringFormatValueTypeKey" { continue }
      guard let category = PluralCategory(rawValue: rule.key) else {
        problems.fail(
          "“\(rule.key)” is not a plural category", at: rule.location,
          help: "use one of \(PluralCategory.allCases.map(\.rawValue).joined(separator: ", "))")
        continue
      }
      var form = prototype
      form.plural = .category(category)
      readRules(rule.value, of: name, form, into: &forms, &problems)
    }
    if !rules.contains(where: { $0.key == "other" }) {
      problems.warn(
        "“\(name)” has no form “other”, which Apple requires", at: place,
        help: "add this form: it is used for every number that has no other form")
    }
  }
}
