import AccessibilityModel

extension Step: CustomStringConvertible {
  /// The step as a scenario writes it, on one line.
  public var description: String { text(masking: false) }

  /// Returns the step as a scenario writes it. With `masking`, bullets replace the text that the person enters.
  func text(masking: Bool) -> String {
    func entered(_ text: String) -> String {
      masking ? String(repeating: "•", count: text.count) : Self.scalar(text)
    }
    let (name, short, more) = parts(entered)
    let beside =
      (after.map { ", after: \($0.scenarioText)" } ?? "") + (expectsNothing ? ", expectNothing: true" : "")
    if case .every = action {
      // A scenario writes the fields of a ticker beside `every: 1s`, not inside `every: { … }`.
      return more.map { "\($0.0): \($0.1)" }.joined(separator: ", ") + beside
    }
    if more.isEmpty { return (short.isEmpty ? name : "\(name): \(short)") + beside }
    let inside = more.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
    return "\(name): { \(inside) }\(beside)"
  }

  var name: String { parts { $0 }.0 }

  /// Returns the step's name, its short form, and the fields of its long form. At most one of the two forms has
  /// content.
  private func parts(_ entered: (String) -> String) -> (String, String, [(String, String)]) {
    switch action {
    case .appear: return ("appear", "", [])
    case .swipe(let direction, let times):
      return times == 1
        ? ("swipe", direction.rawValue, [])
        : ("swipe", "", [("direction", direction.rawValue), ("times", String(times))])
    case .touch(let id): return ("touch", id, [])
    case .doubleTap: return ("doubleTap", "", [])
    case .type(let text, let interval, let via):
      var fields: [(String, String)] = []
      if let interval { fields.append(("interval", interval.scenarioText)) }
      if via != .software { fields.append(("via", via.rawValue)) }
      return fields.isEmpty ? ("type", entered(text), []) : ("type", "", [("text", entered(text))] + fields)
    case .delete(let count, let interval):
      if let interval {
        return ("delete", "", [("times", String(count)), ("interval", interval.scenarioText)])
      }
      return ("delete", count == 1 ? "" : String(count), [])
    case .paste(let text): return ("paste", text.map(entered) ?? "", [])
    case .copy: return ("copy", "", [])
    case .cut: return ("cut", "", [])
    case .select(let text): return ("select", entered(text), [])
    case .selectAll: return ("selectAll", "", [])
    case .autofill(let text): return ("autofill", entered(text), [])
    case .key(let key): return ("key", key.rawValue, [])
    case .set(let changes):
      var order: [String] = []
      for change in changes where !order.contains(change.element) { order.append(change.element) }
      let groups = order.map { element in
        let properties = changes.filter { $0.element == element }.map { "\($0.property): \(Self.scalar($0.value))" }
        return (element, "{ " + properties.joined(separator: ", ") + " }")
      }
      return ("set", "", groups)
    case .announce(let announcement):
      var fields: [(String, String)] = []
      if announcement.priority != .default { fields.append(("priority", announcement.priority.rawValue)) }
      if announcement.isQueued { fields.append(("queue", "true")) }
      let spoken = announcement.text
      if spoken.spellsOut { fields.append(("spellOut", "true")) }
      if spoken.speaksPunctuation { fields.append(("punctuation", "true")) }
      if let pitch = spoken.pitch { fields.append(("pitch", "\(pitch)")) }
      if let ipa = spoken.ipa { fields.append(("ipa", Self.scalar(ipa))) }
      if let language = spoken.language { fields.append(("language", language)) }
      let text = Self.scalar(spoken.string)
      return fields.isEmpty ? ("announce", text, []) : ("announce", "", [("text", text)] + fields)
    case .post(.screenChanged(let id?)): return ("post", "", [("screenChanged", id)])
    case .post(.screenChanged(nil)): return ("post", "screenChanged", [])
    case .post(.layoutChanged(let id?)): return ("post", "", [("layoutChanged", id)])
    case .post(.layoutChanged(nil)): return ("post", "layoutChanged", [])
    case .post(.layoutChangedText(let text)):
      return ("post", "", [("layoutChanged", "{ text: \(Self.scalar(text)) }")])
    case .post(.accessibilityFocus(let id)): return ("post", "", [("accessibilityFocus", id)])
    case .post(.pageScrolled(let text)): return ("post", "", [("pageScrolled", Self.scalar(text))])
    case .screen(let items): return ("screen", "\(items.count) element\(items.count == 1 ? "" : "s")", [])
    case .show(let name): return ("screen", Self.scalar(name), [])
    case .focus(let id): return ("focus", id ?? "none", [])
    case .locale(let tag): return ("locale", tag, [])
    case .readerLocale(let tag): return ("readerLocale", tag, [])
    case .choose(let rules, let otherwise):
      var fields: [(String, String)] = []
      for rule in rules { fields += [("if", "{ \(rule.requirement) }"), ("then", Self.list(rule.steps))] }
      if !otherwise.isEmpty { fields.append(("else", Self.list(otherwise))) }
      return ("choose", "", fields)
    case .turns(let turns, _): return ("turns", "[ " + turns.map(Self.list).joined(separator: ", ") + " ]", [])
    case .every(let ticker):
      var fields = [("every", ticker.interval.scenarioText), ("name", Self.scalar(ticker.name))]
      if let times = ticker.times { fields.append(("times", String(times))) }
      fields.append(("do", Self.list(ticker.steps)))
      if !ticker.finally.isEmpty { fields.append(("then", Self.list(ticker.finally))) }
      return ("every", "", fields)
    case .stop(let name): return ("stop", Self.scalar(name), [])
    case .count(let count):
      return ("count", "", [("down", count.element), (count.property, Self.scalar(count.template))])
    case .reader(let reader): return ("reader", reader.description, [])
    case .wait(let duration): return ("wait", duration.scenarioText, [])
    case .gesture(let gesture): return (gesture.name, gesture.argument ?? "", [])
    case .dismissKeyboard: return ("dismissKeyboard", "", [])
    case .toast(let text): return ("toast", Self.scalar(text), [])
    case .notification(let app, let text):
      return ("notification", "", [("app", Self.scalar(app)), ("text", Self.scalar(text))])
    case .background(let duration): return ("background", duration.scenarioText, [])
    case .expect: return ("expect", "", [])
    }
  }

  private static func list(_ steps: [Step]) -> String {
    "[ " + steps.map { "{ \($0) }" }.joined(separator: ", ") + " ]"
  }

  /// Returns a text on one line, in quotes if YAML would read the plain text differently.
  package static func scalar(_ text: String) -> String {
    let line = text.onOneLine
    let isPlain =
      !line.isEmpty && line == text && line.first != " " && line.last != " "
      && !line.contains(where: { ",{}[]\"".contains($0) }) && !line.contains(": ") && !line.contains(" #")
      && !"#&*!|>'%@`?:".contains(line.first!) && line.last != ":" && line != "-" && !line.hasPrefix("- ")
    return isPlain ? line : "\"" + line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension Duration {
  /// The duration as scenarios write it, such as `0.25s`.
  package var scenarioText: String {
    var text = inSecondsText
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text + "s"
  }
}

extension Step.Count {
  /// The first text, with `{n}` in place of the number. If the texts differ in more than the number, this is the first
  /// text itself.
  fileprivate var template: String {
    let first = texts.first ?? ""
    for place in first.indices where first[place] == "1" {
      let (head, tail) = (first[..<place], first[first.index(after: place)...])
      if texts.indices.allSatisfy({ texts[$0] == "\(head)\($0 + 1)\(tail)" }) { return "\(head){n}\(tail)" }
    }
    return first
  }
}
