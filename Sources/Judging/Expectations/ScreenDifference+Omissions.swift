import AccessibilityModel
import Simulation

/// What is left out of two captures before they are compared.
extension [ScreenItem] {
  func stops(_ reader: Reader, _ locale: String, _ unknown: [String: ElementProperties]) -> [ScreenDifference.Stop] {
    let session = Session(screen: self, reader: reader, locale: locale)
    let stops = session.readingOrder
    // A group is named by what is inside it, which only its description tells.
    let names = stops.contains { $0.element.label == nil } ? session.names : [:]
    return stops.map { stop in
      .init(
        id: stop.element.id, role: stop.element.role, label: stop.element.label?.string ?? names[stop.element.id],
        unknown: unknown[stop.element.id] ?? [])
    }
  }

  /// The ids of the disabled elements.
  var disabled: Set<String> { Set(all.filter { $0.traits.contains(.notEnabled) }.map(\.id)) }

  var unknownByID: [String: ElementProperties] {
    Dictionary(all.map { ($0.id, $0.unknown) }) { first, _ in first }
  }

  var placeholders: [String: String] {
    Dictionary(all.compactMap { element in element.placeholder.map { (element.id, $0) } }) { first, _ in first }
  }

  private var all: [AccessibilityElement] {
    func flat(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.flatMap { [$0] + flat($0.children) }
    }
    return flat(flatMap(\.elements))
  }
}

extension [String: ElementProperties] {
  /// Whether the screen lists all its elements, and not only those that are enabled and have a name.
  var isWhole: Bool { !values.contains { $0.contains(.unlisted) } }
}

extension Session {
  /// The name that is said of each element, by id.
  fileprivate var names: [String: String] {
    var names: [String: String] = [:]
    for (element, utterances) in described {
      let words = utterances.first?.segments.filter { $0.source == .label }.map(\.text) ?? []
      if !words.isEmpty { names[element] = words.joined(separator: ", ") }
    }
    return names
  }
}

extension ScreenDifference {
  /// Turns the screen of Android into one that VoiceOver reads, so that it can be compared with a screen of iOS. What
  /// only one of the systems has, such as hints of the app, is unknown on both.
  static func unify(_ old: inout Scenario, _ new: inout Scenario, _ locale: String) {
    if old.reader.descriptor.platform == .android {
      old.screen = old.screen.likeIOS(old.reader, locale)
      (old.reader, old.settings) = (new.reader, new.settings)
    } else {
      new.screen = new.screen.likeIOS(new.reader, locale)
      (new.reader, new.settings) = (old.reader, old.settings)
    }
  }
}

extension [ScreenItem] {
  fileprivate func likeIOS(_ reader: Reader, _ locale: String) -> [ScreenItem] {
    let session = Session(screen: self, reader: reader, locale: locale)
    let names = session.names
    var group = AccessibilityElement(id: "screen", role: .group)
    let elements = session.readingOrder.map { stop in
      var element = stop.element
      let name = names[element.id] ?? element.label?.string ?? element.placeholder
      if element.android?.isHeading == true { element.role = .heading }
      if element.role == .group { element.role = .element }
      if element.android?.isClickable == true, element.role == .element || element.role == .text {
        element.role = .button
      }
      (element.label, element.children, element.android) = (name.map { SpokenText($0) }, [], nil)
      if element.unknown.contains(.traits) { element.unknown.insert(.heading) }
      element.unknown.formUnion([.hint, .actions, .content, .language, .placeholder, .traits])
      return element
    }
    group.order = elements.map(\.id)
    return [.group(group, elements.map { .element($0) })]
  }
}

extension ScreenItem {
  /// Returns the item, without the elements that a capture in another format would not list; nil if nothing is left.
  ///
  /// - Parameters:
  ///   - isWhole: whether the other capture lists all elements.
  ///   - known: the ids of the elements that the other capture has, too.
  func listed(_ isWhole: Bool, except known: Set<String>) -> ScreenItem? {
    if isWhole { return self }
    switch self {
    case .element(let element):
      // A control may be disabled, if its own capture does not tell.
      let isText = element.role == .text || element.role == .heading
      let isEnabled = !element.traits.contains(.notEnabled) && (isText || !element.unknown.contains(.enabled))
      let isListed = element.label != nil && isEnabled
      return isListed || known.contains(element.id) ? self : nil
    case .group(let element, let items): return .group(element, items.compactMap { $0.listed(isWhole, except: known) })
    case .component: return self
    }
  }

  /// Returns a copy of the item in which elements lack properties. `omissions` has the ids of the elements.
  func leavingOut(_ omissions: [String: ScreenDifference.Omission]) -> ScreenItem {
    switch self {
    case .element(var element):
      guard let omission = omissions[element.id] else { return self }
      if omission.properties.contains(.placeholder), element.value?.string == omission.placeholder {
        element.value = nil
      }
      if let role = omission.role { element.role = role }
      return .element(element.leavingOut(omission))
    case .group(let element, let items):
      let left = omissions[element.id].map { element.leavingOut($0) }
      return .group(left ?? element, items.map { $0.leavingOut(omissions) })
    case .component: return self
    }
  }
}

extension AccessibilityElement {
  fileprivate func leavingOut(_ omission: ScreenDifference.Omission) -> AccessibilityElement {
    var element = self
    let properties = omission.properties
    // Elsewhere, the label may be the text that a view draws.
    if properties.contains(.label), element.text != nil {
      element.label = nil
      element.changeAndroid { ($0.contentDescription, $0.labeledBy) = (nil, nil) }
    }
    if properties.contains(.enabled) { element.traits.remove(.notEnabled) }
    if properties.contains(.selected) { element.traits.remove(.selected) }
    // A capture may or may not call a disabled view clickable.
    if omission.isDisabled { element.changeAndroid { ($0.isClickable, $0.isLongClickable) = (false, false) } }
    if properties.contains(.hint) { element.hint = nil }
    if properties.contains(.actions) { element.actions = [] }
    if properties.contains(.content) { element.content = [] }
    if properties.contains(.language) { element.language = nil }
    if properties.contains(.placeholder) { element.placeholder = nil }
    if properties.contains(.value), element.text?.isSecure != true {
      element.value = nil
      element.text?.length = 0
      element.text?.insertionPoint = 0
    }
    if properties.contains(.editing) { element.text?.isEditing = false }
    if element.android != nil {
      if properties.contains(.traits), element.role == .heading { element.role = .text }
      element.changeAndroid { android in
        if properties.contains(.traits) { android.isHeading = nil }
        // Without its state, a check box is not known to be one that can be checked.
        if properties.contains(.value), android.isCheckable != nil { android.isCheckable = false }
        if properties.contains(.stateDescription) { android.stateDescription = nil }
        if properties.contains(.roleDescription) { android.roleDescription = nil }
        if properties.contains(.labeledBy) { android.labeledBy = nil }
        if properties.contains(.collection) { (android.collection, android.item) = (nil, nil) }
        if properties.contains(.error) { android.error = nil }
        if properties.contains(.tooltip) { android.tooltip = nil }
        if properties.contains(.paneTitle) { android.paneTitle = nil }
        if properties.contains(.liveRegion) { android.liveRegion = nil }
      }
    }
    element.unknown.formUnion(properties)
    return element
  }
}
