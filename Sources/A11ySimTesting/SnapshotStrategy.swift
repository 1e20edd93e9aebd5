import A11ySim
import Foundation

/// How a value is written into a file and compared with it later: the parts that a library for snapshot tests asks for,
/// without a dependency on one.
///
/// The members have the names and the order of `Snapshotting` and `Diffing` in swift-snapshot-testing, so that a few
/// lines of your own join the two:
///
/// ```swift
/// extension Snapshotting where Value == Transcript, Format == String {
///   static var heard: Self {
///     let heard = SnapshotStrategy<Transcript, String>.heard
///     return Self(
///       pathExtension: heard.pathExtension,
///       diffing: Diffing(
///         toData: heard.diffing.toData, fromData: heard.diffing.fromData,
///         diff: { old, new in heard.diffing.diff(old, new).map { ($0, []) } }),
///       snapshot: heard.snapshot)
///   }
/// }
/// ```
public struct SnapshotStrategy<Value, Format>: Sendable {
  /// The extension of the file's name, without a dot.
  public var pathExtension: String?
  /// How two formats are compared, and stored.
  public var diffing: Diffing
  /// Returns what is stored of a value.
  public var snapshot: @Sendable (Value) -> Format

  /// The comparison and the storage of a format.
  public struct Diffing: Sendable {
    /// Returns the content of the file.
    public var toData: @Sendable (Format) -> Data
    /// Reads the content of a file.
    public var fromData: @Sendable (Data) -> Format
    /// Returns what differs between the stored format and the new one; nil if nothing does.
    public var diff: @Sendable (_ old: Format, _ new: Format) -> String?

    public init(
      toData: @escaping @Sendable (Format) -> Data, fromData: @escaping @Sendable (Data) -> Format,
      diff: @escaping @Sendable (_ old: Format, _ new: Format) -> String?
    ) {
      (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
    }
  }

  public init(pathExtension: String?, diffing: Diffing, snapshot: @escaping @Sendable (Value) -> Format) {
    (self.pathExtension, self.diffing, self.snapshot) = (pathExtension, diffing, snapshot)
  }

  /// Returns the strategy for another type, from which `transform` makes a value of this one.
  public func pullback<NewValue>(
    _ transform: @escaping @Sendable (NewValue) -> Value
  ) -> SnapshotStrategy<NewValue, Format> {
    SnapshotStrategy<NewValue, Format>(pathExtension: pathExtension, diffing: .init(diffing)) {
      [snapshot] in snapshot(transform($0))
    }
  }
}

extension SnapshotStrategy.Diffing {
  fileprivate init<Other>(_ other: SnapshotStrategy<Other, Format>.Diffing) {
    self.init(toData: other.toData, fromData: other.fromData, diff: other.diff)
  }
}

extension SnapshotStrategy where Value == Transcript, Format == String {
  /// What is heard, as the text format has it. Lines that begin with `#` are stored and not compared.
  public static var heard: Self {
    Self(pathExtension: "transcript", diffing: .lines { !$0.hasPrefix("#") && !$0.isEmpty }) {
      $0.description.escapingControls
    }
  }
}

extension SnapshotStrategy where Value == Session, Format == String {
  /// What is heard in a session.
  public static var heard: Self { SnapshotStrategy<Transcript, String>.heard.pullback(\.transcript) }
}

extension SnapshotStrategy where Value == AccessibilityTree, Format == String {
  /// The elements of a screen, one in a line, as `print(session.elements)` prints them.
  public static var elements: Self {
    Self(pathExtension: "elements", diffing: .lines { !$0.isEmpty }) { $0.description.escapingControls }
  }
}

extension SnapshotStrategy.Diffing where Format == String {
  /// The comparison of texts line by line.
  ///
  /// - Parameter isCompared: whether a line counts.
  fileprivate static func lines(_ isCompared: @escaping @Sendable (Substring) -> Bool) -> Self {
    Self(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        // Version control may have changed the line endings.
        func lines(_ text: String) -> [Substring] {
          text.split { $0 == "\n" || $0 == "\r\n" }.filter(isCompared)
        }
        let (old, new) = (lines(old), lines(new))
        let difference = new.difference(from: old)
        if difference.isEmpty { return nil }
        return
          (difference.removals.map { ($0.place, 0, "- \($0.line)") }
          + difference.insertions.map { ($0.place, 1, "+ \($0.line)") })
          .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2).joined(separator: "\n")
      })
  }
}

extension CollectionDifference<Substring>.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  fileprivate var line: Substring {
    switch self {
    case .insert(_, let line, _), .remove(_, let line, _): line
    }
  }
}
