extension AuditRule {
  static let secretInLog = AuditRule(
    "secret-in-log", .error, [], "a code is written to the log",
    explanation: """
      Logs leave the device. Looked at is whether a line of the log has what is in the fields, or what was entered.
      """,
    remedy: "log how many characters there are, never which"
  ) { play in
    let logs = play.acts.contains { !$0.effects(.log).isEmpty }
    if !logs { return .notEvaluated("nothing is written to the log") }
    var entered: Set<String> = []
    return .found(
      play.acts.indices.compactMap { index in
        let act = play.acts[index]
        if let text = act.insertion?.text { entered.insert(text) }
        for moment in [act.before, act.after] {
          for field in moment.tree.textFields {
            let row = moment.tree.siblingFields(of: field.id).compactMap(moment.content)
            entered.formUnion([row.joined()] + row)
          }
        }
        let codes = entered.filter { $0.count >= 4 && !$0.contains("•") }
        let leak = act.effects(.log).first { log in
          // Bullets are what a secure field's content has been replaced with here.
          let line = log.detail ?? ""
          return line.contains("••") || codes.contains { line.contains($0) }
        }
        return leak.map {
          Spot(message: "\(act.doing), the code was written to the log", element: $0.element, act: index)
        }
      })
  }
}
