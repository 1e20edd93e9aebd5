import AccessibilityModel

extension ElementProperties {
  /// The properties that captures of a platform can contain.
  static func captured(on platform: Platform) -> ElementProperties {
    let all: ElementProperties = [
      .label, .value, .placeholder, .hint, .traits, .actions, .content, .language, .editing, .enabled, .selected,
      .heading,
    ]
    let ofAndroid: ElementProperties = [
      .stateDescription, .roleDescription, .range, .collection, .labeledBy, .error, .liveRegion, .paneTitle, .tooltip,
    ]
    return platform == .android ? all.union(ofAndroid) : all
  }
}

extension ElementProperties {
  /// Adds the states that captures of a format lack. Screen files of earlier releases say only that traits are not known.
  func withStates(of format: CaptureFormat?) -> ElementProperties {
    guard contains(.traits), let format else { return self }
    return union(format.lacks.intersection([.enabled, .selected, .heading]))
  }
}

extension CapturedNode {
  /// The properties that the capture does not record for this node.
  var unknown: ElementProperties {
    var unknown = android?.unknown ?? []
    if label == .unknown { unknown.insert(.label) }
    if value == .unknown, secureLength == nil { unknown.insert(.value) }
    if placeholder == .unknown { unknown.insert(.placeholder) }
    if hint == .unknown { unknown.insert(.hint) }
    if traits == .unknown { unknown.insert(.traits) }
    if actions == .unknown { unknown.insert(.actions) }
    if content == .unknown { unknown.insert(.content) }
    if language == .unknown { unknown.insert(.language) }
    if isFocused == .unknown { unknown.insert(.editing) }
    // The traits of iOS tell these states, too.
    let tellsStates = android == nil && traits != .unknown
    if isEnabled == .unknown, !tellsStates { unknown.insert(.enabled) }
    if isSelected == .unknown, !tellsStates { unknown.insert(.selected) }
    if !tellsHeadings { unknown.insert(.heading) }
    if !listsAll { unknown.insert(.unlisted) }
    return unknown
  }
}
