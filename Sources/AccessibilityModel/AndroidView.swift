/// A kind of Android view that a screen reader distinguishes. The raw value is the class that the view reports.
///
/// Source: google/talkback 26a27dc0 (TalkBack 15.1), `utils/Role.java`.
public enum AndroidView: String, Sendable, Hashable, CaseIterable {
  case text = "android.widget.TextView"
  case checkedText = "android.widget.CheckedTextView"
  case button = "android.widget.Button"
  case imageButton = "android.widget.ImageButton"
  case floatingActionButton = "com.google.android.material.floatingactionbutton.FloatingActionButton"
  case image = "android.widget.ImageView"
  case contactBadge = "android.widget.QuickContactBadge"
  case checkBox = "android.widget.CheckBox"
  case radioButton = "android.widget.RadioButton"
  case toggle = "android.widget.Switch"
  case toggleButton = "android.widget.ToggleButton"
  case editText = "android.widget.EditText"
  case spinner = "android.widget.Spinner"
  case seekBar = "android.widget.SeekBar"
  case progressBar = "android.widget.ProgressBar"
  case ratingBar = "android.widget.RatingBar"
  case numberPicker = "android.widget.NumberPicker"
  case datePicker = "android.widget.DatePicker"
  case timePicker = "android.widget.TimePicker"
  case list = "android.widget.ListView"
  case grid = "android.widget.GridView"
  case recyclerView = "androidx.recyclerview.widget.RecyclerView"
  case scrollView = "android.widget.ScrollView"
  case horizontalScrollView = "android.widget.HorizontalScrollView"
  case pager = "androidx.viewpager.widget.ViewPager"
  case tabs = "android.widget.TabWidget"
  case webView = "android.webkit.WebView"
  case group = "android.view.ViewGroup"
  case key = "android.inputmethodservice.Keyboard$Key"
  case view = "android.view.View"

  /// The last part of the class name, such as `CheckBox`.
  package var shortName: String {
    let name = rawValue.split(separator: ".").last.map(String.init) ?? rawValue
    return name.split(separator: "$").last.map(String.init) ?? name
  }

  /// Creates the kind of view with the last part of a class name; nil if no kind has it.
  package init?(shortName: String) {
    guard let view = Self.allCases.first(where: { $0.shortName == shortName }) else { return nil }
    self = view
  }
}

extension Role {
  /// The kind of Android view for the role; nil if no view is known.
  ///
  /// Roles are based on UIKit. This project chose the view that an Android app would use for the same purpose. The
  /// choice is not a fact of Android.
  public var androidView: AndroidView? {
    switch self {
    case .text, .heading, .link, .readOnlyTextView: .text
    case .button, .disclosure: .button
    case .backButton: .imageButton
    case .image: .image
    case .toggle: .toggle
    case .textField, .secureTextField, .searchField, .textView: .editText
    case .slider, .adjustable: .seekBar
    case .popUpButton: .spinner
    case .progress: .progressBar
    case .key: .key
    case .element: .view
    case .group, .landmark, .alert, .sheet: .group
    case .list: .list
    case .table: .grid
    // Material's `TabLayout` extends `HorizontalScrollView`. Android's own `TabWidget` says no positions.
    case .tabBar: .horizontalScrollView
    case .picker, .stepper: .numberPicker
    // A row of radio buttons (Material's `MaterialButtonToggleGroup`).
    case .segmentedControl: .group
    // No view of Android stands for the dots of a pager.
    case .pageControl: nil
    }
  }
}
