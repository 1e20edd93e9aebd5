import AccessibilityModel

extension AndroidView {
  /// Creates the kind of view from a class name such as `android.widget.CheckBox`.
  ///
  /// A library class such as `SwitchCompat` has the kind of the Android class that it extends. TalkBack treats library
  /// classes in the same way if it can load them (google/talkback 26a27dc0, `Role.java` and `ClassLoadingCache.java`).
  init(className: String) {
    let name = className.split(separator: ".").last.map(String.init) ?? className
    switch name {
    case "TextView": self = .text
    case "CheckedTextView": self = .checkedText
    case "Button": self = .button
    case "ImageButton": self = .imageButton
    case "FloatingActionButton": self = .floatingActionButton
    case "ImageView", "Image": self = .image
    case "QuickContactBadge": self = .contactBadge
    case "CheckBox": self = .checkBox
    case "RadioButton": self = .radioButton
    case "Switch", "SwitchCompat", "SwitchMaterial", "MaterialSwitch", "ToggleButton": self = .toggle
    case "Spinner": self = .spinner
    case "SeekBar", "RatingBar": self = .seekBar
    case "ProgressBar": self = .progressBar
    case "NumberPicker": self = .numberPicker
    case "DatePicker": self = .datePicker
    case "TimePicker": self = .timePicker
    case "ListView", "ExpandableListView": self = .list
    case "GridView": self = .grid
    case "RecyclerView": self = .recyclerView
    case "HorizontalScrollView": self = .horizontalScrollView
    case "ViewPager", "ViewPager2": self = .pager
    case "TabWidget": self = .tabs
    case "WebView": self = .webView
    case "View": self = .view
    case _ where name.hasSuffix("EditText") || name.hasSuffix("AutoCompleteTextView"): self = .editText
    case _ where name.hasSuffix("ScrollView"): self = .scrollView
    default: self = .group
    }
  }

  /// The role of an element of this kind without children.
  var role: Role {
    switch self {
    case .text: .text
    case .button, .imageButton, .floatingActionButton: .button
    case .image, .contactBadge: .image
    case .checkBox, .radioButton, .toggle, .toggleButton, .checkedText: .toggle
    case .editText: .textField
    case .spinner: .popUpButton
    case .seekBar: .slider
    case .progressBar, .ratingBar: .progress
    case .key: .key
    case .list, .grid, .recyclerView, .scrollView, .horizontalScrollView, .pager, .tabs, .webView, .group, .view,
      .numberPicker, .datePicker, .timePicker:
      .element
    }
  }
}
