import A11ySim
import Captures
import TextFormats

/// Trees of XCUITest, made by hand in the shape that tools print. The names and texts are ours.
enum XCUITestSamples {
  /// The content of the secure fields.
  static let secret = "Quagga-77"

  static let modern = """
    Attributes: Application, 0x600002c4c0e0, pid: 4711, label: 'Teahouse'
    Element subtree:
     →Application, 0x600002c4c0e0, pid: 4711, label: 'Teahouse'
        Window (Main), 0x600002c4c1c0, {{0.0, 0.0}, {390.0, 844.0}}
          NavigationBar, 0x600002c4c2a0, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Join us'
            StaticText, 0x600002c4c380, {{160.3, 57.7}, {69.3, 23.7}}, label: 'Join us'
          Other, 0x600002c4c460, {{0.0, 91.0}, {390.0, 753.0}}, label: 'Keyword Quagga-77 of the house'
            TextField, 0x600002c4c540, {{16.0, 120.0}, {358.0, 34.0}}, identifier: 'mail', placeholderValue: 'Mail', value: ada@tea.example, Keyboard Focused
            SecureTextField, 0x600002c4c620, {{16.0, 170.0}, {358.0, 34.0}}, identifier: 'key', label: 'Keyword', placeholderValue: 'Keyword', value: Quagga-77
              StaticText, 0x600002c4c700, {{16.0, 170.0}, {300.0, 34.0}}, label: 'Quagga-77'
              Button, 0x600002c4c7e0, {{340.0, 170.0}, {34.0, 34.0}}, label: 'Clear text'
            Switch, 0x600002c4c8c0, {{16.0, 220.0}, {358.0, 31.0}}, label: 'Send me news', value: 1
            Button, 0x600002c4c9a0, {{16.0, 270.0}, {358.0, 50.0}}, label: 'Join', Disabled
    Path to element:
     →Application, 0x600002c4c0e0, pid: 4711, label: 'Teahouse'
    Query chain:
     →Find: Application 'example.teahouse'
      Output: {
        Application, 0x600002c4c0e0, pid: 4711, label: 'Teahouse'
      }

    """

  /// The tree as a log writes it, in two lines between others.
  static let log = #"""
        t =     2.10s Find the Application
        t =   109.84s Debug description: "Element subtree:\n →Application, 0x600002c4c0e0, pid: 4711, label: \'Teahouse\'\n    Window, 0x600002c4c1c0, {{0.0, 0.0}, {390.0, 844.0}}\n      StaticText, 0x600002c4c380, {{160.0, 57.0}, {69.0, 23.0}}, label: \'Ada\'s tea\'
        t =   109.90s     Check for interrupting elements
          SecureTextField, 0x600002c4c620, {{16.0, 170.0}, {358.0, 34.0}}, label: \'Keyword\', value: Quagga-77\n      Switch, 0x600002c4c8c0, {{16.0, 220.0}, {358.0, 31.0}}, label: \'News\', value: 1\n      Button, 0x600002c4c9a0, {{16.0, 270.0}, {358.0, 50.0}}, label: \'Join\'\n"
        t =   110.02s Tear Down
    """#

  static let json = #"""
    {"elementType": 2, "identifier": "", "label": "Teahouse", "title": "", "enabled": true, "selected": false, "hasFocus": false,
     "frame": {"X": 0, "Y": 0, "Width": 390, "Height": 844}, "horizontalSizeClass": 1, "verticalSizeClass": 2, "windowContextID": 0, "displayID": 1,
     "children": [
      {"elementType": 49, "identifier": "mail", "label": "", "title": "", "placeholderValue": "Mail", "value": "ada@tea.example", "enabled": true,
       "selected": false, "hasFocus": true, "frame": {"X": 16, "Y": 120.33, "Width": 358, "Height": 34}, "children": []},
      {"elementType": 50, "identifier": "key", "label": "Keyword", "title": "", "placeholderValue": "Keyword", "value": "Quagga-77", "enabled": true,
       "selected": false, "hasFocus": false, "frame": {"X": 16, "Y": 170, "Width": 358, "Height": 34}, "children": [
        {"elementType": 48, "identifier": "", "label": "Quagga-77", "title": "", "enabled": true, "selected": false, "hasFocus": false,
         "frame": {"X": 16, "Y": 170, "Width": 300, "Height": 34}, "children": []}]},
      {"elementType": 40, "identifier": "", "label": "News", "title": "", "value": "1", "enabled": 0, "selected": 1, "hasFocus": false,
       "frame": {"X": -0.0, "Y": 220, "Width": 358, "Height": 31}, "children": []}]}
    """#

  static func file(_ content: String) -> FileText { FileText(file: "screen", utf8: Array(content.utf8)) }
}

extension Capture {
  /// Whether the content of the secure fields is anywhere in the capture.
  var holdsSecret: Bool { "\(self)".contains(XCUITestSamples.secret) }

  /// The node with a label.
  func node(_ label: String) -> CapturedNode? { nodes.first { $0.label.value == label } }

  /// All texts of the capture. To list them is many times faster than to describe the capture.
  var texts: [String] {
    let known = nodes.flatMap { node in
      [
        node.type, node.identifier.value, node.label.value, node.value.value, node.placeholder.value, node.hint.value,
        node.language.value, node.phrase,
      ].compactMap { $0 } + (node.actions.value ?? []) + (node.content.value ?? []).flatMap { [$0.label, $0.value] }
    }
    return known + [app ?? ""] + notices.map(\.message)
  }

  /// The tree as types and labels, indented by depth.
  var outline: [String] {
    var depths: [Int] = []
    return nodes.map { node in
      depths.append(node.parent.map { depths[$0] + 1 } ?? 0)
      return String(repeating: " ", count: depths[depths.count - 1])
        + [node.type, node.label.value].compactMap { $0 }.joined(separator: " ")
    }
  }

  /// The notices as rules with their lines.
  var noted: [String] { notices.map { "\($0.rule.id):\($0.location.line)" } }
}
