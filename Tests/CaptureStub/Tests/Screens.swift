import Accessibility
import UIKit

/// Twenty screens as an app builds them. Each is also written as a scenario in the folder `Screens`, from the sources of
/// the model and without a look at what is captured.
@MainActor enum Screens {
  struct Screen {
    var name: String
    var locale = "en"
    var window: @MainActor () -> UIWindow
  }

  static let all: [Screen] = [
    Screen(name: "actions", window: actions), Screen(name: "alert", window: alert),
    Screen(name: "code", window: code), Screen(name: "columns", window: columns),
    Screen(name: "dimmed", window: dimmed), Screen(name: "group", window: group),
    Screen(name: "hidden", window: hidden), Screen(name: "languages", window: languages),
    Screen(name: "levels", window: levels), Screen(name: "list", window: list), Screen(name: "login", window: login),
    Screen(name: "navigation", window: navigation), Screen(name: "order", window: order),
    Screen(name: "pin", window: pin), Screen(name: "right-to-left", locale: "ar", window: rightToLeft),
    Screen(name: "rows", window: rows), Screen(name: "search", window: search),
    Screen(name: "segments", window: segments),
    Screen(name: "settings", window: settings), Screen(name: "tabs", window: tabs),
    Screen(name: "texts", window: texts),
  ]

  private static func heading(_ text: String, at y: Double, x: Double = 16) -> UILabel {
    let heading = label(text, at: y, x: x)
    heading.accessibilityTraits = .header
    return heading
  }

  private static func actions(_ names: String...) -> [UIAccessibilityCustomAction] {
    names.map { .init(name: $0, actionHandler: nil) }
  }

  private final class Dog: UIButton, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
  }

  private static func actions() -> UIWindow {
    let dog = Dog(frame: CGRect(x: 16, y: 100, width: 300, height: 40))
    dog.accessibilityLabel = "Bailey"
    dog.accessibilityValue = "beagle"
    dog.accessibilityHint = "Shows the dog."
    dog.accessibilityCustomActions = actions("Adopt")
    let age = AXCustomContent(label: "Age", value: "3 years")
    age.importance = .high
    dog.accessibilityCustomContent = [age, AXCustomContent(label: "Weight", value: "11 kg")]
    let message = label("Message", at: 0)
    let row = view(message, at: 40, height: 50)
    row.accessibilityCustomActions = actions("Delete", "Archive")
    return window(heading("Dogs", at: 0), row, dog)
  }

  private static func alert() -> UIWindow {
    let sheet = view(
      label("You can undo this.", at: 340), button("Cancel", at: 400), heading("Delete the photo?", at: 300),
      button("Delete", at: 400, x: 200))
    sheet.accessibilityViewIsModal = true
    return window(view(heading("Photos", at: 0), button("Delete", at: 60)), sheet)
  }

  private static func code() -> UIWindow {
    let window = window(heading("Enter your code", at: 60), button("Verify", at: 200))
    for index in 0..<6 {
      let cell = field("Digit \(index + 1) of 6", at: 120, text: index < 2 ? "4" : nil)
      cell.frame = CGRect(x: 16 + Double(5 - index) * 56, y: 120 + Double(index % 2) * 4, width: 48, height: 56)
      cell.accessibilityIdentifier = "otp.\(index)"
      // The cells are drawn from the right and named from the left.
      cell.frame = CGRect(x: 16 + Double(index) * 56, y: cell.frame.origin.y, width: 48, height: 56)
      window.addSubview(cell)
    }
    return window
  }

  private static func columns() -> UIWindow {
    let left = view(label("Economy", at: 0), label("12 €", at: 50), button("Book economy", at: 100), at: 80)
    let right = view(
      label("First", at: 0), label("48 €", at: 50), button("Book first", at: 100), at: 80, x: 200)
    left.shouldGroupAccessibilityChildren = true
    right.shouldGroupAccessibilityChildren = true
    return window(right, left, heading("Fares", at: 20))
  }

  private static func dimmed() -> UIWindow {
    let name = field("Name", at: 60)
    name.accessibilityTraits = .notEnabled
    let submit = button("Submit", at: 120)
    submit.accessibilityTraits = [.button, .notEnabled]
    submit.accessibilityHint = "Fill in everything first"
    let volume = UISlider(frame: CGRect(x: 16, y: 180, width: 300, height: 40))
    volume.accessibilityLabel = "Volume"
    volume.accessibilityValue = "30%"
    volume.accessibilityTraits = [.adjustable, .notEnabled]
    return window(heading("Form", at: 0), name, submit, volume)
  }

  private static func group() -> UIWindow {
    let sizes = view(button("Large", at: 60), button("Small", at: 0), at: 100, height: 120)
    sizes.accessibilityContainerType = .semanticGroup
    sizes.accessibilityLabel = "Sizes"
    let colours = view(button("Red", at: 0), button("Blue", at: 0, x: 150), at: 240, height: 50)
    colours.accessibilityContainerType = .semanticGroup
    return window(heading("T-shirt", at: 40), colours, sizes, button("Buy", at: 320))
  }

  private static func hidden() -> UIWindow {
    let (error, busy, sheet) = (label("Wrong code", at: 60), label("Loading", at: 100), view(label("Old", at: 140)))
    error.isHidden = true
    busy.alpha = 0
    sheet.accessibilityElementsHidden = true
    let card = view(label("Visa", at: 0), label("•••• 4242", at: 30), at: 200, height: 60)
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Visa, ending in 4242"
    card.accessibilityTraits = .button
    return window(heading("Pay", at: 0), error, busy, sheet, card)
  }

  private static func languages() -> UIWindow {
    let german = label("Guten Morgen", at: 60)
    german.accessibilityLanguage = "de"
    let french = button("Bonjour", at: 120)
    french.accessibilityLanguage = "fr"
    french.accessibilityHint = "Dit bonjour"
    return window(heading("Greetings", at: 0), german, french)
  }

  private static func levels() -> UIWindow {
    let volume = UISlider(frame: CGRect(x: 16, y: 60, width: 300, height: 40))
    volume.accessibilityLabel = "Volume"
    volume.accessibilityValue = "48%"
    let size = UIView(frame: CGRect(x: 16, y: 120, width: 300, height: 40))
    size.isAccessibilityElement = true
    size.accessibilityLabel = "Size"
    size.accessibilityValue = "Small"
    size.accessibilityTraits = .adjustable
    let month = UIView(frame: CGRect(x: 16, y: 180, width: 300, height: 40))
    month.isAccessibilityElement = true
    month.accessibilityValue = "November"
    month.accessibilityTraits = [.adjustable, .pickerElement]
    let pages = UIPageControl(frame: CGRect(x: 16, y: 240, width: 300, height: 40))
    pages.accessibilityValue = "page 1 of 3"
    let download = UIProgressView(frame: CGRect(x: 16, y: 300, width: 300, height: 4))
    download.accessibilityLabel = "Download"
    download.accessibilityValue = "40%"
    let busy = UIProgressView(frame: CGRect(x: 16, y: 320, width: 300, height: 4))
    return window(volume, size, month, pages, download, busy)
  }

  private static func list() -> UIWindow {
    let inner = view(label("Milk", at: 0), label("Bread", at: 40), at: 100, height: 100)
    inner.accessibilityContainerType = .list
    let landmark = view(heading("Shopping", at: 60), inner, button("Add", at: 220))
    landmark.accessibilityContainerType = .landmark
    return window(landmark, button("Menu", at: 0))
  }

  private static func login() -> UIWindow {
    let mail = field("E-mail", at: 100)
    mail.placeholder = "name@example.com"
    let password = field("Password", at: 160, text: "marmalade", secure: true)
    let empty = field("Password again", at: 220, secure: true)
    let forgot = label("Forgot your password?", at: 280)
    forgot.accessibilityTraits = .link
    return window(
      heading("Sign in", at: 40), mail, password, empty, forgot, button("Sign in", at: 340))
  }

  private static func navigation() -> UIWindow {
    let back = button("Inbox", at: 44)
    back.accessibilityTraits = .backButton
    let edit = button("Edit", at: 48, x: 330, width: 50)
    let photo = UIView(frame: CGRect(x: 16, y: 100, width: 300, height: 200))
    photo.isAccessibilityElement = true
    photo.accessibilityLabel = "A beagle on a sofa"
    photo.accessibilityTraits = .image
    let sort = button("Sort by", at: 320)
    sort.accessibilityValue = "date"
    sort.accessibilityTraits = .popUpButton
    let title = heading("Message", at: 46, x: 150)
    return window(edit, title, back, photo, sort)
  }

  private static func order() -> UIWindow {
    let (name, price, buy) = (label("Coffee", at: 100), label("3 €", at: 0), button("Buy", at: 50))
    let card = view(price, buy, name, at: 80)
    card.accessibilityElements = [name, price, buy]
    return window(label("Made fresh", at: 100), heading("Menu", at: 0), card)
  }

  private static func pin() -> UIWindow {
    let pin = field("PIN", at: 60, text: "48", secure: true)
    pin.accessibilityHint = "Four digits"
    let window = window(heading("Unlock", at: 0), pin)
    for number in 1...9 {
      window.addSubview(
        button("\(number)", at: 120 + Double((number - 1) / 3) * 60, x: 16 + Double((number - 1) % 3) * 120))
    }
    window.addSubview(button("Delete", at: 300, x: 256))
    window.addSubview(button("0", at: 300, x: 136))
    return window
  }

  private static func rightToLeft() -> UIWindow {
    let window = window(
      button("إلغاء", at: 100, x: 16), button("موافق", at: 100, x: 200), heading("رمز", at: 0, x: 200))
    window.effectiveUserInterfaceLayoutDirection = .rightToLeft
    return window
  }

  /// A table that makes its rows anew each time it is asked, as old Objective-C containers do.
  private final class Rows: UIView {
    override func accessibilityElementCount() -> Int { 3 }
    override func accessibilityElement(at index: Int) -> Any? {
      let row = element("Row \(index + 1)", at: 60 + Double(index) * 50)
      row.accessibilityTraits = .button
      return row
    }
  }

  private static func rows() -> UIWindow {
    window(heading("Rows", at: 0), Rows(frame: CGRect(x: 0, y: 60, width: 390, height: 150)), button("More", at: 220))
  }

  private static func search() -> UIWindow {
    let empty = UISearchTextField(frame: CGRect(x: 16, y: 60, width: 300, height: 40))
    empty.placeholder = "Search"
    let filled = UISearchTextField(frame: CGRect(x: 16, y: 120, width: 300, height: 40))
    filled.accessibilityLabel = "Find"
    filled.text = "beagle"
    return window(empty, filled, button("Cancel", at: 60, x: 330, width: 50))
  }

  private static func segments() -> UIWindow {
    let range = UISegmentedControl(frame: CGRect(x: 16, y: 60, width: 300, height: 40))
    range.accessibilityLabel = "Range"
    range.segments = ["Day", "Week", "Month"].enumerated().map { index, name in
      let segment = element(name, at: 60, x: 16 + Double(index) * 100)
      segment.accessibilityTraits = index == 1 ? [.button, .selected] : .button
      return segment
    }
    return window(heading("Steps", at: 0), range, label("12,000", at: 120))
  }

  private static func settings() -> UIWindow {
    let wifi = UISwitch(frame: CGRect(x: 16, y: 60, width: 300, height: 40))
    wifi.accessibilityLabel = "Wi-Fi"
    wifi.isOn = true
    let bluetooth = UISwitch(frame: CGRect(x: 16, y: 120, width: 300, height: 40))
    bluetooth.accessibilityLabel = "Bluetooth"
    let reach = UIView(frame: CGRect(x: 16, y: 180, width: 300, height: 40))
    reach.isAccessibilityElement = true
    reach.accessibilityLabel = "Reachability"
    reach.accessibilityValue = "0"
    reach.accessibilityTraits = .toggle
    let name = button("Name", at: 240)
    name.accessibilityValue = "iPhone"
    return window(heading("Settings", at: 0), wifi, bluetooth, reach, name)
  }

  private static func tabs() -> UIWindow {
    let bar = UITabBar(frame: CGRect(x: 0, y: 780, width: 390, height: 60))
    for (index, name) in ["Home", "Search", "Profile"].enumerated().reversed() {
      let tab = button(name, at: 0, x: Double(index) * 130)
      if index == 0 { tab.accessibilityTraits = [.button, .selected] }
      bar.addSubview(tab)
    }
    return window(bar, heading("Home", at: 40), label("Nothing new", at: 100))
  }

  private static func texts() -> UIWindow {
    let note = UITextView(frame: CGRect(x: 16, y: 60, width: 300, height: 100))
    note.accessibilityLabel = "Note"
    note.text = "Buy milk"
    let terms = UITextView(frame: CGRect(x: 16, y: 180, width: 300, height: 100))
    terms.isEditable = false
    terms.text = "You agree to everything."
    return window(heading("Texts", at: 0), note, terms, label("Two\nlines", at: 300))
  }
}
