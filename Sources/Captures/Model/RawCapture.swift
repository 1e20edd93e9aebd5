import AccessibilityModel

/// What a format reads of a capture, with the secrets among its texts. Only `CaptureFormat.read` makes a `Capture` of
/// it.
struct RawCapture {
  var app: String?
  /// The platform, for a format that has captures of both platforms; nil for the platform of the format.
  var platform: Platform?
  var hasReadingOrder = false
  /// Whether the capture lists elements that are disabled or have no name.
  var listsAll = true
  var nodes: [CapturedNode] = []
  private(set) var roots: [Int] = []
  var notices: [CaptureNotice] = []
  /// The contents of secure fields. A format counts the content of a field with its own knowledge of placeholders, or
  /// leaves the content in the node.
  var secure = SecureContents()

  /// Adds a node below another, or as an outermost node. Returns its index in `nodes`.
  mutating func add(_ node: CapturedNode, below parent: Int?) throws(CaptureRefusal) -> Int {
    try CaptureLimits.admit(nodes.count, at: node.location)
    var node = node
    node.parent = parent
    nodes.append(node)
    if let parent { nodes[parent].children.append(nodes.count - 1) } else { roots.append(nodes.count - 1) }
    return nodes.count - 1
  }

  /// Lists each node that names a parent among the children of its parent, and no longer as an outermost node.
  mutating func adoptParents() {
    for index in nodes.indices { nodes[index].children = [] }
    roots = []
    for index in nodes.indices {
      if let parent = nodes[index].parent { nodes[parent].children.append(index) } else { roots.append(index) }
    }
  }

  mutating func note(_ rule: CaptureRule, _ place: FileLocation, _ message: String) {
    notices.append(CaptureNotice(rule, at: place, message))
  }

  /// Takes the contents of secure fields out of all texts.
  mutating func concealSecrets() throws(CaptureRefusal) {
    for index in nodes.indices { secure.take(from: &nodes[index]) }
    guard !secure.isTooMany else { throw CaptureLimits.tooManySecrets(at: nodes[0].location) }
    notices += secure.conceal(in: &nodes, app: &app)
  }
}
