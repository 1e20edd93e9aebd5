public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

public struct UITraitCollection: Sendable { public var userInterfaceIdiom = UIUserInterfaceIdiom.phone }

@MainActor open class UIResponder: NSObject {
  open private(set) var isFirstResponder = false

  @discardableResult open func becomeFirstResponder() -> Bool {
    isFirstResponder = true
    return true
  }
}

open class UIView: UIResponder, UIAccessibilityIdentification {
  open var accessibilityIdentifier: String?
  open var frame: CGRect
  open var isHidden = false
  open var alpha = 1.0
  open var clipsToBounds = false
  open var traitCollection = UITraitCollection()
  open var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  private var ownFrame: CGRect?

  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }

  open var bounds: CGRect { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }

  open var window: UIWindow? {
    var view: UIView? = self
    while let above = view?.superview { view = above }
    return view as? UIWindow
  }

  open func addSubview(_ view: UIView) {
    view.superview = self
    subviews.append(view)
  }

  open func layoutIfNeeded() {}

  /// Converts to the coordinates of the window, which is all that the capture asks for.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    var (x, y) = (rect.origin.x, rect.origin.y)
    var next: UIView? = self
    while let above = next, above.superview != nil {
      x += above.frame.origin.x
      y += above.frame.origin.y
      next = above.superview
    }
    return CGRect(x: x, y: y, width: rect.width, height: rect.height)
  }

  open override var accessibilityFrame: CGRect {
    get { ownFrame ?? convert(bounds, to: nil) }
    set { ownFrame = newValue }
  }
}

open class UIWindow: UIView {}
open class UIScrollView: UIView {}

@MainActor public final class UIDevice {
  public static let current = UIDevice()
  public let systemVersion = "27.0"
}
