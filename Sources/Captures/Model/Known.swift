/// A property of a captured element. It distinguishes a property that the element does not have from a property that
/// the capture does not record.
package enum Known<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The capture contains this value of the property.
  case known(Value)
  /// The capture records this property, and the element has none.
  case absent
  /// The capture does not record this property.
  case unknown

  /// The property; nil if it is absent or unknown.
  package var value: Value? { if case .known(let value) = self { value } else { nil } }

  /// Converts an optional from a format that records every property of an element: nil becomes `absent`.
  package init(_ value: Value?) { self = value.map(Known.known) ?? .absent }
}
