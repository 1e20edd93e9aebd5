import A11ySim

extension Role {
  /// One element of the kind, as a scenario writes it.
  var example: String {
    switch self {
    case .text: "{ text: Your code }"
    case .heading: "{ heading: { label: Sign in, level: 1 } }"
    case .button: "{ button: Verify }"
    case .link: "{ link: Terms }"
    case .image: "{ image: A padlock }"
    case .toggle: "{ toggle: { label: Wi-Fi, on: true } }"
    case .textField: "{ textField: { label: Name, value: Ann } }"
    case .secureTextField: #"{ secureTextField: { label: PIN, value: "4829" } }"#
    case .searchField: "{ searchField: Search }"
    case .textView: "{ textView: Message }"
    case .readOnlyTextView: "{ readOnlyTextView: Terms of use }"
    case .backButton: "{ backButton: Accounts }"
    case .slider: "{ slider: { label: Volume, value: 30 } }"
    case .adjustable: "{ adjustable: { label: Size, value: Medium, options: [Small, Medium, Large] } }"
    case .picker: "{ picker: { label: Month, value: May, options: [April, May, June] } }"
    case .popUpButton: "{ popUpButton: { label: Country, value: Norway } }"
    case .pageControl: "{ pageControl: { pages: 3, page: 2 } }"
    case .disclosure: "{ disclosure: { label: Details, expanded: false } }"
    case .progress: "{ progress: { label: Loading, value: 30% } }"
    case .key: #"{ key: "4" }"#
    case .element: "{ element: { label: Balance, traits: [button] } }"
    case .group: "{ group: { label: Payment, children: [ { button: Pay } ] } }"
    case .list: "{ list: { label: Fruit, children: [ { text: Apple }, { text: Pear } ] } }"
    case .landmark: "{ landmark: { label: Help, children: [ { link: Contact } ] } }"
    case .table:
      "{ table: { label: Sums, children: [ { text: { label: A1, cell: { row: 1, column: 1 } } }, { text: { label: B1, cell: { row: 1, column: 2 } } } ] } }"
    case .tabBar:
      "{ tabBar: { label: Sections, children: [ { button: { label: Home, selected: true } }, { button: Cards } ] } }"
    case .segmentedControl:
      "{ segmentedControl: { label: Period, children: [ { button: { label: Day, selected: true } }, { button: Week } ] } }"
    case .stepper: "{ stepper: { label: Guests, value: 2 } }"
    case .alert:
      "{ alert: { label: Delete?, message: All data is lost, children: [ { button: Delete }, { button: Cancel } ] } }"
    case .sheet: "{ sheet: { label: Share, children: [ { button: Copy } ] } }"
    }
  }
}

extension AndroidView {
  /// One element with the class, as a scenario writes it.
  var example: String {
    switch self {
    case .text: "{ text: { label: Balance, view: TextView } }"
    case .checkedText: "{ toggle: { label: Monday, on: true, view: CheckedTextView } }"
    case .button: "{ button: { label: Send, view: Button } }"
    case .imageButton: "{ button: { contentDescription: Close, view: ImageButton } }"
    case .floatingActionButton: "{ button: { contentDescription: Add, view: FloatingActionButton } }"
    case .image: "{ image: { label: Photo, view: ImageView } }"
    case .contactBadge: "{ button: { contentDescription: Ann, view: QuickContactBadge } }"
    case .checkBox: "{ toggle: { label: News, view: CheckBox } }"
    case .radioButton: "{ toggle: { label: SMS, on: true, view: RadioButton } }"
    case .toggle: "{ toggle: { label: Sound, view: Switch } }"
    case .toggleButton: #"{ toggle: { label: Bold, stateDescription: "ON", on: true, view: ToggleButton } }"#
    case .editText: "{ textField: { labeledBy: Street, view: EditText } }"
    case .spinner: "{ popUpButton: { label: Language, value: Dutch, view: Spinner } }"
    case .seekBar: "{ slider: { label: Brightness, value: 70, view: SeekBar } }"
    case .progressBar: "{ progress: { label: Upload, view: ProgressBar, range: { form: percent, value: 30 } } }"
    case .ratingBar: "{ progress: { label: Stars, view: RatingBar, range: { form: float, maximum: 5, value: 3.5 } } }"
    case .numberPicker:
      #"{ group: { view: NumberPicker, children: [ { textField: { labeledBy: Minutes, value: "30" } }, { button: Increase } ] } }"#
    case .datePicker:
      #"{ group: { view: DatePicker, children: [ { picker: { label: Day, value: "2", options: ["1", "2", "3"] } } ] } }"#
    case .timePicker:
      #"{ group: { view: TimePicker, children: [ { picker: { label: Hour, value: "9", options: ["8", "9", "10"] } } ] } }"#
    case .list:
      "{ group: { view: ListView, collection: { rows: 2, columns: 1 }, children: [ { text: { label: Tea, item: { row: 1 } } }, { text: { label: Milk, item: { row: 2 } } } ] } }"
    case .grid:
      "{ group: { view: GridView, collection: { rows: 2, columns: 2 }, children: [ { button: { label: Cat, item: { row: 1, column: 2 } } }, { button: { label: Dog, item: { row: 2, column: 2 } } } ] } }"
    case .recyclerView: "{ group: { view: RecyclerView, children: [ { button: Invoice } ] } }"
    case .scrollView: "{ group: { view: ScrollView, children: [ { button: Next } ] } }"
    case .horizontalScrollView: "{ group: { view: HorizontalScrollView, children: [ { button: Back } ] } }"
    case .pager:
      "{ group: { view: ViewPager, standardActions: [scrollForward], children: [ { element: { label: First page, focusable: true } }, { element: { label: Second page, focusable: true, offscreen: true } } ] } }"
    case .tabs:
      "{ group: { view: TabWidget, children: [ { button: { label: Inbox, selected: true } }, { button: Sent } ] } }"
    case .webView:
      "{ group: { view: WebView, children: [ { heading: { label: Article, level: 1, web: true } }, { landmark: { label: Menu, children: [ { link: { label: Home page, web: true } } ] } } ] } }"
    case .group:
      "{ group: { label: Address, view: ViewGroup, clickable: true, children: [ { text: Main Street 1 } ] } }"
    case .key: #"{ key: { label: "7", view: Key } }"#
    case .view: "{ element: { label: Swatch, clickable: true, view: View } }"
    }
  }
}
