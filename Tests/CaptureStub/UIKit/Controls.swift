@MainActor public protocol UITextInputTraits: AnyObject {
  var isSecureTextEntry: Bool { get set }
}

extension UIAccessibilityTraits {
  // Private traits, with the bits that AccessibilitySnapshot and WebDriverAgent read.
  public static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  public static let pickerElement = UIAccessibilityTraits(rawValue: 1 << 19)
  public static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
  public static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 24)
  public static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  public static let popUpButton = UIAccessibilityTraits(rawValue: 1 << 40)
  public static let toggle = UIAccessibilityTraits(rawValue: 1 << 53)
  public static let alert = UIAccessibilityTraits(rawValue: 1 << 56)
}

open class UIControl: UIView {}

open class UILabel: UIView {
  open var text: String?

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
}

open class UIButton: UIControl {
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }
}

open class UISwitch: UIControl {
  open var isOn = false

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = [.button, .toggle]
  }

  open override var accessibilityValue: String? {
    get { isOn ? "1" : "0" }
    set {}
  }
}

open class UISlider: UIControl {
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }
}

open class UIPageControl: UIControl {
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }
}

open class UIProgressView: UIView {
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
  }
}

open class UIActivityIndicatorView: UIView {}

/// A segmented control or a tab bar holds elements by their number.
open class UISegmentedControl: UIControl {
  public var segments: [UIAccessibilityElement] = []
  open override func accessibilityElementCount() -> Int { segments.count }
  open override func accessibilityElement(at index: Int) -> Any? { segments[index] }
}

open class UITabBar: UIView {}

open class UITextField: UIControl, UITextInputTraits {
  open var text: String?
  open var placeholder: String?
  open var isSecureTextEntry = false

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isSecureTextEntry ? [.textEntry, .secureTextField] : .textEntry) }
    set { super.accessibilityTraits = newValue }
  }

  /// An empty field has its placeholder for a value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (text.map(\.isEmpty) == false ? text : placeholder) }
    set { super.accessibilityValue = newValue }
  }
}

open class UISearchTextField: UITextField {
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { .searchField }
    set {}
  }
}

open class UITextView: UIScrollView, UITextInputTraits {
  open var text: String! = ""
  open var isEditable = true
  open var isSecureTextEntry = false

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isEditable ? .textEntry : .staticText }
    set {}
  }

  open override var accessibilityValue: String? {
    get { text }
    set { text = newValue }
  }
}
