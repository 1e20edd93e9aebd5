import AccessibilityModel

#if SYSTEM_LIBYAML
  import CLibYAML
#else
  // The C half of Yams. The Swift half is not used, because it needs all of Foundation and composes nodes itself.
  import CYaml
#endif

/// A composer that builds nodes from libyaml's events.
///
/// The composer recurses once per level, so the text must be checked against `DocumentLimits` first.
struct YAMLComposer: ~Copyable {
  /// A position in the text. Lines and columns are counted from 1, and columns count Unicode scalars.
  struct Mark {
    var line: Int
    var column: Int

    fileprivate init(_ mark: yaml_mark_t) {
      line = Int(mark.line) + 1
      column = Int(mark.column) + 1
    }
  }

  struct Failure {
    var problem: String?
    /// The position where libyaml noticed the error; nil if unknown.
    var mark: Mark?
    /// The beginning of the construct with the error, such as an opening bracket; nil if unknown.
    var beginning: Mark?
  }

  private enum Event {
    case alias(String)
    case scalar(String, isBlock: Bool, isFolded: Bool, anchor: String?)
    case sequence(anchor: String?)
    case mapping(anchor: String?)
    /// The end of a sequence, mapping or document, or the beginning of a document.
    case border
    case end
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private var anchors: [String: Document.Node] = [:]
  /// The first byte of each line; empty until a comment is looked for.
  private var lineStarts: [Int] = []

  /// Creates a composer. `bytes` contains the bytes of `text` and must stay valid while the composer exists.
  private init(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.text = text
    self.bytes = bytes
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Returns the only document of a text; nil if the text has none.
  /// - Throws: A `Diagnostic` that names no file, if the text is not valid YAML or has several documents.
  static func compose(_ text: String) throws(Diagnostic) -> Document.Node? {
    try Array(text.utf8).withUnsafeBufferPointer { (bytes) throws(Diagnostic) in
      var composer = YAMLComposer(text, bytes)
      return try composer.document()
    }
  }

  private mutating func document() throws(Diagnostic) -> Document.Node? {
    // The beginning of the stream.
    _ = try next()
    if case .end = try next().event { return nil }
    let (event, mark) = try next()
    let root = try node(event, mark)
    // The end of the document.
    _ = try next()
    let (rest, place) = try next()
    guard case .end = rest else {
      throw failure(Failure(problem: "but found another document", mark: place))
    }
    return root
  }

  private mutating func node(_ event: Event, _ mark: Mark) throws(Diagnostic) -> Document.Node {
    let (value, anchor): (Document.Node.Value, String?)
    switch event {
    case .alias(let name):
      guard let node = anchors[name] else { throw failure(Failure(problem: "found undefined alias", mark: mark)) }
      return node
    case .scalar(let text, let isBlock, _, let name): (value, anchor) = (.scalar(text, isBlock: isBlock), name)
    case .sequence(let name): (value, anchor) = (try sequence(), name)
    case .mapping(let name): (value, anchor) = (try mapping(), name)
    case .border, .end: throw failure(Failure(mark: mark))
    }
    var node = Document.Node(value: value, line: mark.line, column: mark.column)
    if case .scalar("", false) = value { node.comment = comment(at: mark) }
    if case .scalar(_, _, let isFolded, _) = event { node.isFolded = isFolded }
    // The anchor is stored last, because a node cannot contain an alias of itself.
    if let anchor { anchors[anchor] = node }
    return node
  }

  /// Returns the comment that follows an empty value on its line; nil if there is none.
  private mutating func comment(at mark: Mark) -> String? {
    // Long lines are not searched, so that the cost stays near-linear.
    let limit = 200
    guard mark.column < limit else { return nil }
    if lineStarts.isEmpty {
      lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }
    guard mark.line <= lineStarts.count else { return nil }
    let line = bytes[lineStarts[mark.line - 1]...].prefix(4 * limit).prefix { $0 != UInt8(ascii: "\n") }
    let rest = String(decoding: line, as: UTF8.self).unicodeScalars.dropFirst(mark.column - 1).drop { $0 == " " }
    guard rest.first == "#" else { return nil }
    return String(String.UnicodeScalarView(rest.prefix(40)))
  }

  private mutating func sequence() throws(Diagnostic) -> Document.Node.Value {
    var elements: [Document.Node] = []
    while let element = try element() { elements.append(element) }
    return .sequence(elements)
  }

  private mutating func mapping() throws(Diagnostic) -> Document.Node.Value {
    var pairs: [(key: Document.Node, value: Document.Node)] = []
    while let key = try element() {
      let (event, mark) = try next()
      pairs.append((key, try node(event, mark)))
    }
    try checkKeys(pairs)
    return .mapping(pairs)
  }

  private mutating func element() throws(Diagnostic) -> Document.Node? {
    let (event, mark) = try next()
    if case .border = event { return nil }
    return try node(event, mark)
  }

  /// Checks that no key is repeated. Of several repeated keys, the first in alphabetical order is reported, at its
  /// first position.
  private func checkKeys(_ pairs: [(key: Document.Node, value: Document.Node)]) throws(Diagnostic) {
    var places: [String: Document.Node] = [:]
    var repeated: String?
    for (key, _) in pairs {
      guard case .scalar(let name, _) = key.value else { continue }
      if places[name] == nil { places[name] = key } else { repeated = min(repeated ?? name, name) }
    }
    guard let repeated, let place = places[repeated], case .scalar(let name, _) = place.value else { return }
    // Two lists or two mappings are both meant.
    let areBothMeant = pairs.allSatisfy { key, value in
      if case .scalar(repeated, _) = key.value, case .scalar = value.value { false } else { true }
    }
    throw Diagnostic(
      "the key “\(name)” appears twice", line: place.line, column: place.column,
      help: areBothMeant ? "write it once, with what stands below both" : "remove one of the two")
  }

  // MARK: Events

  private func next() throws(Diagnostic) -> (event: Event, mark: Mark) {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure(lastFailure) }
    defer { yaml_event_delete(&event) }
    return (Self.event(event), Mark(event.start_mark))
  }

  private static func event(_ event: yaml_event_t) -> Event {
    switch event.type {
    case YAML_ALIAS_EVENT: return .alias(name(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let style = scalar.style
      return .scalar(
        String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self),
        isBlock: style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE,
        isFolded: style == YAML_PLAIN_SCALAR_STYLE && event.end_mark.line > event.start_mark.line,
        anchor: name(scalar.anchor))
    case YAML_SEQUENCE_START_EVENT: return .sequence(anchor: name(event.data.sequence_start.anchor))
    case YAML_MAPPING_START_EVENT: return .mapping(anchor: name(event.data.mapping_start.anchor))
    case YAML_STREAM_END_EVENT: return .end
    default: return .border
    }
  }

  private static func name(_ anchor: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    anchor.map { String(cString: $0) }
  }

  // MARK: Failures

  private var lastFailure: Failure {
    let problem = parser.pointee.problem.map { String(cString: $0) }
    switch parser.pointee.error {
    case YAML_SCANNER_ERROR, YAML_PARSER_ERROR, YAML_COMPOSER_ERROR:
      let hasBeginning = parser.pointee.context != nil
      return Failure(
        problem: problem, mark: Mark(parser.pointee.problem_mark),
        beginning: hasBeginning ? Mark(parser.pointee.context_mark) : nil)
    case YAML_READER_ERROR: return Failure(problem: problem)
    default: return Failure()
    }
  }

  private func failure(_ failure: Failure) -> Diagnostic { Document.diagnostic(for: failure, in: text) }
}
