/// A property of a captured element. A capture that cannot know a property is told apart from one that saw none.
package enum Known<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The property as the capture gives it.
  case known(Value)
  /// The capture records this property, and the element has none.
  case absent
  /// The capture does not record this property.
  case unknown

  /// The property; nil if it is absent or unknown.
  package var value: Value? { if case .known(let value) = self { value } else { nil } }

  /// Reads an optional of a format that writes every property that an element has.
  package init(_ value: Value?) { self = value.map(Known.known) ?? .absent }
}
