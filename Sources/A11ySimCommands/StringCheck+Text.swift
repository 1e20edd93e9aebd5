import StringChecks

extension StringCheck {
  var line: String {
    let off = isOnByDefault ? "" : " (only when named)"
    return "\(id)  \(severity.rawValue)  \(signals.map(\.rawValue).joined(separator: "+"))  \(summary)\(off)\n"
  }

  var description: String {
    let head =
      "\(severity.rawValue); looks at \(signals.map(\.rawValue).joined(separator: ", ")); "
      + platforms.map(\.rawValue).joined(separator: ", ")
    var text = "\(id)  (\(head))\n\(summary)\n\n\(explanation)\n\nhelp: \(remedy)\n"
    for example in examples {
      text += "\nexample (\(example.language)): \(Self.written(example.source))\n  bad:  \(Self.written(example.bad))\n"
      if let good = example.good { text += "  good: \(Self.written(good))\n" }
    }
    return text
  }

  private static func written(_ texts: Example.Texts) -> String {
    switch texts {
    case .missing: "none"
    case .one(let text): "“\(text)”"
    case .plural(let forms):
      forms.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue) “\($0.value)”" }.joined(
        separator: ", ")
    }
  }
}
