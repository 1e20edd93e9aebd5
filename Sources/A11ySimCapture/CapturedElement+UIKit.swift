#if canImport(UIKit) && !os(watchOS)
  import Accessibility
  import UIKit

  extension CapturedElement {
    /// Reads an accessibility element. Returns nil for an object that only draws the characters in a secure field.
    ///
    /// For a secure field, only the number of characters is stored.
    ///
    /// - Parameter field: The text field or text view around the object. The accessibility element of a text field may
    ///   be a private object inside the field.
    @MainActor init?(_ object: NSObject, in field: UIView?) {
      var traits = object.accessibilityTraits.rawValue
      let isEntry = traits & Self.bit("textEntry") != 0
      let own = object as? UIView
      let input = own?.isTextInput == true ? own : isEntry ? field : nil
      var isSecure = traits & Self.bit("secureTextField") != 0 || input?.isSecureInput == true
      if input == nil, field?.isSecureInput == true {
        // A button in a secure field is a separate element. Any other object in the field may contain the typed text,
        // so it is left out.
        guard traits & Self.bit("button") != 0, !isSecure else { return nil }
        isSecure = false
      }
      kind = Self.kind(of: object, input, traits, isSecure: isSecure)
      // Bit 21 means that the field is being edited, for which the screen file has a separate key.
      let isEditing = traits & 1 << 21 != 0
      traits &= ~(1 << 21)
      self.traits = traits
      id = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? ""
      label = Self.filled(object.accessibilityLabel)
      hint = Self.filled(object.accessibilityHint)
      language = Self.filled(object.accessibilityLanguage)
      actions = object.actionNames
      content = Self.content(of: object)
      isModal = object.accessibilityViewIsModal
      switch kind {
      case .secureTextField:
        length = min(input?.typed?.count ?? object.accessibilityValue?.count ?? 0, 100_000)
        placeholder = Self.filled((input as? UITextField)?.placeholder)
        self.isEditing = isEditing || input?.isFirstResponder == true
      case .textField, .searchField, .textView:
        placeholder = Self.filled((input as? UITextField)?.placeholder)
        value = Self.filled(object.accessibilityValue)
        if let typed = input?.typed {
          // UIKit returns the placeholder of an empty field as its value.
          if typed.isEmpty, value == placeholder { value = nil }
          if value == nil { value = Self.filled(typed) }
        }
        self.isEditing = isEditing || input?.isFirstResponder == true
      default:
        if field?.isSecureInput != true { value = Self.filled(object.accessibilityValue) }
      }
    }

    /// Reads a container that VoiceOver announces or that is modal. Returns nil for any other object.
    @MainActor init?(container object: NSObject, _ root: UIView) {
      let traits = object.accessibilityTraits.rawValue
      let kind: Kind? =
        switch object.accessibilityContainerType {
        case .list: .list
        case .landmark: .landmark
        case .dataTable: .table
        case .semanticGroup: .group
        default:
          if object is UITabBar || traits & Self.bit("tabBar") != 0 {
            .tabBar
          } else if object is UISegmentedControl {
            .segmentedControl
          } else if traits & Self.bit("alert") != 0 {
            .alert
          } else {
            nil
          }
        }
      let isModal = object.accessibilityViewIsModal && object !== root
      guard kind != nil || isModal else { return nil }
      self.kind = kind ?? .group
      self.isModal = isModal
      id = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? ""
      // A container without a kind is only modal, and VoiceOver never reads its label.
      if kind != nil { label = Self.filled(object.accessibilityLabel) }
      language = Self.filled(object.accessibilityLanguage)
    }

    /// Returns the role that matches the traits, because VoiceOver's speech depends on the traits and not on the class.
    /// Only text fields and text views are recognised by their class alone.
    @MainActor private static func kind(
      of object: NSObject, _ input: UIView?, _ traits: UInt64, isSecure: Bool
    ) -> Kind {
      func has(_ names: String...) -> Bool { names.allSatisfy { traits & bit($0) != 0 } }
      if isSecure { return .secureTextField }
      if let view = input as? UITextView { return view.isEditable ? .textView : .readOnlyTextView }
      if input is UISearchTextField || has("searchField") { return .searchField }
      if input is UITextField || has("textEntry") { return .textField }
      if has("button", "toggle") { return .toggle }
      if has("backButton") { return .backButton }
      if has("popUpButton") { return .popUpButton }
      if has("adjustable", "pickerElement") { return .picker }
      if has("adjustable"), object is UISlider { return .slider }
      if has("adjustable"), object is UIPageControl { return .pageControl }
      if has("updatesFrequently"), object is UIProgressView || object is UIActivityIndicatorView { return .progress }
      let roles: [Kind] = [.button, .link, .heading, .image, .text, .adjustable, .key]
      return roles.first { traits & $0.traits == $0.traits } ?? .element
    }

    @MainActor private static func content(of object: NSObject) -> [Content] {
      ((object as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []).map { item in
        Content(label: item.label, value: item.value, isImportant: item.importance == .high)
      }
    }

    private static func filled(_ text: String?) -> String? {
      text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
  }

  extension CapturedElement.Frame {
    /// Whether a screen file can contain the frame: numbers below a million, and a width and height above zero.
    /// Numbers are rounded to two decimals, as they are written.
    var isDrawable: Bool {
      [x, y, width, height].allSatisfy { ($0 * 100).rounded().magnitude < 100_000_000 } && width > 0 && height > 0
    }
  }

  extension NSObject {
    @MainActor var actionNames: [String] { accessibilityCustomActions?.map(\.name) ?? [] }

    /// The frame in screen coordinates, in points; nil if a number is not finite.
    @MainActor var frameOnScreen: CapturedElement.Frame? {
      var frame = accessibilityFrame
      if frame.isEmpty, let view = self as? UIView { frame = view.convert(view.bounds, to: nil) }
      let (x, y) = (Double(frame.origin.x), Double(frame.origin.y))
      let (width, height) = (Double(frame.size.width), Double(frame.size.height))
      guard x.isFinite, y.isFinite, width.isFinite, height.isFinite else { return nil }
      return .init(x: x, y: y, width: width, height: height)
    }
  }

  extension UIView {
    var isTextInput: Bool { self is UITextField || self is UITextView || isSecureInput }

    var isSecureInput: Bool { (self as? any UITextInputTraits)?.isSecureTextEntry == true }

    fileprivate var typed: String? {
      if let field = self as? UITextField { return field.text ?? "" }
      return (self as? UITextView)?.text
    }
  }
#endif
