/// The kinds of other toolkits, each beside what it is here. Words are in lower case, without `-`, `_` and spaces.
extension KnownElsewhere {
  /// What to write for a kind. A text between `<` and `>` is replaced with what was written.
  static let kinds = words([
    (
      "write `- text: <Your balance>`",
      "label statictext p paragraph span richtext selectabletext caption labeltext td dd dt"
    ),
    ("write `- text: <Your balance>`; a field of several lines is `textView`", "textview"),
    ("write `- heading: <Sign in>`", "header title headline"),
    ("write `- heading: { label: <Sign in>, level: 1 }`", "h1"),
    ("write `- heading: { label: <Sign in>, level: 2 }`", "h2"),
    ("write `- heading: { label: <Sign in>, level: 3 }`", "h3"),
    ("write `- heading: { label: <Sign in>, level: 4 }`", "h4"),
    ("write `- heading: { label: <Sign in>, level: 5 }`", "h5"),
    ("write `- heading: { label: <Sign in>, level: 6 }`", "h6"),
    (
      "write `- button: <Close>`",
      "btn iconbutton imagebutton materialbutton textbutton elevatedbutton outlinedbutton filledbutton "
        + "filledtonalbutton cupertinobutton pressable touchableopacity touchablehighlight "
        + "touchablewithoutfeedback inkwell gesturedetector navigationlink chip fab floatingactionbutton submit "
        + "barbuttonitem editbutton sharelink extendedfloatingactionbutton menuitem actionbutton"
    ),
    ("write `- link: <Forgotten your password?>`", "a anchor hyperlink linkbutton"),
    ("write `- image: <Error>`", "icon img picture asyncimage photo svg avatar circleavatar figure imageicon"),
    (
      "write `- toggle: { label: <Stay signed in>, on: false }`",
      "switch switchbutton togglerow switchlisttile switchcompat materialswitch switchmaterial togglebutton "
        + "cupertinoswitch"
    ),
    (
      "write `- toggle: { label: <I agree>, on: false, view: CheckBox }`",
      "checkbox check checkboxlisttile materialcheckbox tristatecheckbox"
    ),
    (
      "write `- toggle: { label: <Monthly>, on: false, view: RadioButton }`",
      "radiobutton radio radiolisttile materialradiobutton"
    ),
    (
      "write `- segmentedControl: { children: [ { button: Monthly }, { button: Yearly } ] }`",
      "radiogroup segmentedbutton segmentedbuttonrow singlechoicesegmentedbuttonrow togglegroup "
        + "buttontogglegroup materialbuttontogglegroup segmented slidingsegmentedcontrol"
    ),
    (
      "write `- textField: <Amount>`",
      "input textinput edittext editbox textbox field textformfield textinputedittext textinputlayout "
        + "inputfield basictextfield formfield emailfield"
    ),
    ("write `- textView: <Message>`", "textarea texteditor multilinetextfield multiline"),
    (
      "write `- secureTextField: <Password>`",
      "securefield passwordfield password securetextinput passwordinput obscuredtextfield securetextfield "
        + "basicsecuretextfield"
    ),
    ("write `- searchField: <Search>`", "searchbar search searchtextfield searchbox searchinput searchable"),
    (
      "write `- popUpButton: { label: <Account>, value: Giro }`",
      "dropdown dropdownlist select combobox spinner dropdownbutton dropdownmenu exposeddropdownmenu "
        + "exposeddropdownmenubox listbox autocompletetextview picklist"
    ),
    (
      "write `- popUpButton: { label: <Account>, value: Giro }`, or `- sheet` for the open menu",
      "menu popupmenu contextmenu"
    ),
    (
      "write a `picker` for each column: `- picker: { label: Day, value: \"28\", options: [\"27\", \"28\"] }`",
      "datepicker"
    ),
    (
      "write a `picker` for each column: `- picker: { label: Hour, value: \"9\", options: [\"8\", \"9\"] }`",
      "timepicker"
    ),
    (
      "write `- picker: { label: <Day>, value: \"28\", options: [\"27\", \"28\"] }`",
      "numberpicker wheelpicker pickerwheel cupertinopicker wheel"
    ),
    (
      "write `- progress: <Loading>`",
      "progressbar progressview progressindicator activityindicator circularprogressindicator "
        + "linearprogressindicator spinnerview loader loading gauge refreshcontrol"
    ),
    ("write `- slider: { label: <Volume>, value: 50% }`", "seekbar rangeslider range rangeinput"),
    (
      "write `- alert: { label: <Delete the payment?>, children: [ { button: Delete } ] }`",
      "dialog alertdialog alertcontroller confirmationdialog materialalertdialog popup confirm "
        + "basicalertdialog"
    ),
    (
      "write `- sheet: { label: <Details>, children: [ { button: Close } ] }`",
      "modal bottomsheet modalbottomsheet bottomsheetdialog actionsheet popover fullscreencover drawer "
        + "sheetmodal"
    ),
    (
      "write `- group: { label: <Account>, children: [ { text: Balance } ] }`",
      "card container section form fieldset cardview materialcard groupbox"
    ),
    ("write `- group: { children: [ { text: Balance } ] }`, or the kind of the element", "view semantics widget node"),
    (
      "write `- group: { children: [ { text: Balance } ] }`",
      "box vstack hstack zstack row column stack stackview linearlayout framelayout relativelayout "
        + "constraintlayout viewgroup div flex wrap lazyvstack lazyhstack scrollview surface scaffold flowrow "
        + "grouplayout safeareaview main article singlechildscrollview mergesemantics"
    ),
    (
      "write `- landmark: { label: <Accounts>, children: [ { link: Payments } ] }`",
      "nav aside region banner footer navigation contentinfo complementary"
    ),
    (
      "write `- list: { children: [ { text: Rent } ] }`",
      "ul ol lazycolumn lazyrow lazylist recyclerview listview flatlist sectionlist tableview "
        + "collectionview outlinegroup scrollablelist foreach"
    ),
    ("write `- table: { children: [ … ] }`", "grid lazyvgrid lazyhgrid gridview datatable lazyverticalgrid"),
    (
      "a tab is a button in a `tabBar`: `- tabBar: { children: [ { button: <Accounts> } ] }`",
      "tab tabbaritem tabitem navigationbaritem"
    ),
    (
      "write `- tabBar: { children: [ { button: Accounts } ] }`",
      "tabs tablist tabview tablayout tabrow bottomnavigation bottomnavigationview bottomnavigationbar "
        + "tabcontroller tabbarcontroller primarytabrow"
    ),
    (
      "a segment is a button in a `segmentedControl`: `- segmentedControl: { children: [ { button: <Day> } ] }`",
      "segment"
    ),
    ("write a `button` or a `text` in the `children` of a `list` or `table`", "cell tableviewcell collectionviewcell"),
    ("write a `button` or a `text` in the `children` of a `list`", "listitem li listtile listrow"),
    (
      "write `- adjustable: { label: <Offers>, value: Card, options: [Card, Loan] }`",
      "carousel pager viewpager viewpager2 horizontalpager pageview tabviewpage ratingbar rating"
    ),
    ("write `- pageControl: { pages: 3 }`", "pageindicator pagerindicator dots"),
    ("write `- stepper: { label: <Guests>, value: 2, minimum: 1, maximum: 9 }`", "spinbutton incrementer numberinput"),
    (
      "write `- disclosure: { label: <Details>, expanded: false }`",
      "accordion disclosuregroup expansiontile details expander expandable collapsible expansionpanel"
    ),
    (
      "write its elements: `- backButton: Accounts`, then `- heading: Payment`",
      "navigationbar appbar topappbar navigationview navigationstack centeralignedtopappbar"
    ),
    ("write its elements one after the other, or as a `group`", "toolbar bottomappbar"),
    ("a toast is a step: `- toast: <Copied>`", "toast"),
    ("write a `group` with `liveRegion: polite` that is `hidden`, and show it with `set`", "snackbar"),
    (
      "write what the page has, each element with `web: true`: `- text: { label: Confirm, web: true }`",
      "webview wkwebview iframe"
    ),
    (
      "write `- group: { label: <Spending>, children: [ { element: { label: May, value: 812, traits: [image] } } ] }`",
      "chart barchart linechart"
    ),
    ("leave it out: a screen reader passes over it", "divider spacer separator hr space"),
  ])
}
