/// A property that is stored apart from the value it belongs to. Copies of that value share it until one of them changes
/// it: copying only increments a reference count.
///
/// Elements and texts are copied all the time and seldom changed. With everything stored in them, a session takes a tenth
/// to a third more time.
@propertyWrapper
public struct Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  /// Exactly one value: an array is copied on write.
  private var storage: [Value]

  /// Stores a value.
  public init(wrappedValue: Value) { storage = [wrappedValue] }

  /// The value.
  public var wrappedValue: Value {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }
}
