// A stand-in for the part of Apple's Accessibility framework that the capture uses.

public final class AXCustomContent {
  public enum Importance: UInt { case `default`, high }

  public let label: String
  public let value: String
  public var importance = Importance.default

  public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

@MainActor public protocol AXCustomContentProvider: AnyObject {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
