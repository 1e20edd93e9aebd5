/// A property that is stored apart from the value it belongs to. Copies of that value share the property until one of
/// them changes it, so copying only increments a reference count.
///
/// Elements and texts are copied all the time and seldom changed. With all their properties stored inline, a session
/// takes a tenth to a third more time.
@propertyWrapper
public struct Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  /// An array of exactly one value: arrays are copied on write.
  private var storage: [Value]

  /// Stores a value.
  public init(wrappedValue: Value) { storage = [wrappedValue] }

  /// The value.
  public var wrappedValue: Value {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }
}
