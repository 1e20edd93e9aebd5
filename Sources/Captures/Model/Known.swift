/// The value of a captured property. It can be known, absent from the element, or not recorded by the capture.
package enum Known<Value: Sendable & Hashable>: Sendable, Hashable {
  case known(Value)
  /// The capture records this property, but the element does not have it.
  case absent
  /// The capture does not record this property.
  case unknown

  package var value: Value? { if case .known(let value) = self { value } else { nil } }

  /// Converts a value from a format that records every property of an element: nil becomes `absent`.
  package init(_ value: Value?) { self = value.map(Known.known) ?? .absent }
}
