/// The events of a play, so that all speech can be traced to what caused it.
extension Session {
  /// The origin of what is said or stopped now.
  var origin: Origin {
    // What the person does is told to the reader before the app's answer to it.
    let isAnswer = consequences.isWorking || progress.isCarryingOut
    return Origin(
      event: progress.event, agent: isAnswer ? .app : progress.agent, screen: device.screenNumber)
  }

  /// Begins an event of the person or, by itself, of the app.
  mutating func beginEvent(_ agent: Origin.Agent) {
    progress.eventCount += 1
    (progress.event, progress.agent) = (progress.eventCount, agent)
  }

  /// Does something that belongs to an earlier event, such as a delayed answer to it.
  mutating func resuming(_ event: Int, _ agent: Origin.Agent, _ body: (inout Session) -> Void) {
    let now = (progress.event, progress.agent)
    (progress.event, progress.agent) = (event, agent)
    body(&self)
    (progress.event, progress.agent) = now
  }
}

extension Interaction.Kind {
  var agent: Origin.Agent {
    switch self {
    case .app, .screen: .app
    default: .person
    }
  }
}
