import A11ySim
import Captures
import TextFormats

/// Page sources of WebDriverAgent, made by hand in the shape that it writes. The names and texts are ours.
enum AppiumSamples {
  /// A source as versions of 2020 wrote it: without `accessible`, `traits` and `placeholderValue`. As React Native does,
  /// the views around the fields repeat all labels.
  static let old = """
    <?xml version="1.0" encoding="UTF-8"?><AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Teahouse" label="Teahouse" enabled="true" visible="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" y="0" width="390" height="844">
          <XCUIElementTypeOther type="XCUIElementTypeOther" name="Join us guest keyword join" label="Join us guest keyword join" enabled="true" visible="true" x="0" y="91" width="390" height="300">
            <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Join us" name="Join us" label="Join us" enabled="true" visible="true" x="16" y="91" width="358" height="24"/>
            <XCUIElementTypeTextField type="XCUIElementTypeTextField" value="Your name" name="guest" label="" enabled="true" visible="true" x="16" y="120" width="358" height="34"/>
            <XCUIElementTypeSecureTextField type="XCUIElementTypeSecureTextField" value="•••••••••" name="keyword" label="keyword" enabled="true" visible="true" x="16" y="170" width="358" height="34"/>
            <XCUIElementTypeButton type="XCUIElementTypeButton" name="join" label="Join" enabled="false" visible="true" x="16" y="270" width="358" height="50"/>
          </XCUIElementTypeOther>
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
    </AppiumAUT>
    """

  /// A source as versions of 2026 write it, with everything that can be asked for. Its secure field can be read.
  static let modern = """
    <?xml version="1.0" encoding="UTF-8"?>
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Teahouse" label="Teahouse" enabled="true" visible="true" accessible="false" x="0" y="0" width="390" height="844" index="0" traits="" processId="4711" bundleId="example.teahouse">
      <XCUIElementTypeOther type="XCUIElementTypeOther" name="Keyword of the house" label="Keyword of the house" enabled="true" visible="true" accessible="false" x="0" y="91" width="390" height="300" index="0" traits="" customActions="">
        <XCUIElementTypeTextField type="XCUIElementTypeTextField" value="Ada" name="guest" label="" enabled="true" visible="true" accessible="true" x="16" y="120" width="358" height="34" index="0" placeholderValue="Your name" traits="" nativeFrame="{{16, 120.33}, {358, 34}}"/>
        <XCUIElementTypeTextField type="XCUIElementTypeTextField" value="Town" name="town" label="" enabled="true" visible="true" accessible="true" x="16" y="150" width="358" height="34" index="1" placeholderValue="Town" traits=""/>
        <XCUIElementTypeTextView type="XCUIElementTypeTextView" name="wishes" enabled="true" visible="true" accessible="true" x="16" y="160" width="358" height="34" index="2" traits=""/>
        <XCUIElementTypeSecureTextField type="XCUIElementTypeSecureTextField" value="Quagga-77" name="key" label="Keyword" enabled="true" visible="true" accessible="true" x="16" y="200" width="358" height="34" index="3" placeholderValue="Keyword" traits="">
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Quagga-77" name="Quagga-77" label="Quagga-77" enabled="true" visible="true" accessible="false" x="16" y="200" width="300" height="34" index="0" traits="StaticText"/>
        </XCUIElementTypeSecureTextField>
        <XCUIElementTypeButton type="XCUIElementTypeButton" value="1" name="Green" label="Green" enabled="true" visible="true" accessible="true" x="16" y="240" width="358" height="50" index="4" traits="Selected, Button" customActions="Brew,Pour out"/>
        <XCUIElementTypeSwitch type="XCUIElementTypeSwitch" value="0" name="News" label="News" enabled="false" visible="true" accessible="true" x="16" y="300" width="358" height="31" index="5" traits="NotEnabled, Button, ToggleButton"/>
        <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Opening hours" name="Opening hours" label="Opening hours" enabled="true" visible="false" accessible="true" x="16" y="900" width="358" height="31" index="6" traits="Header, StaticText"/>
      </XCUIElementTypeOther>
    </XCUIElementTypeApplication>
    """

  /// The JSON of `/source?format=json`. Its secure field can be read.
  static let json = #"""
    {"type": "Application", "rawIdentifier": null, "name": "Teahouse", "value": null, "label": "Teahouse",
     "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "frame": "{{0, 0}, {390, 844}}",
     "isEnabled": "1", "isVisible": "1", "isAccessible": "0", "isFocused": "0", "traits": "", "children": [
      {"type": "TextField", "rawIdentifier": "guest", "name": "guest", "value": "Your name", "label": "",
       "rect": {"x": 16, "y": 120, "width": 358, "height": 34}, "frame": "{{16, 120}, {358, 34}}", "placeholderValue": "Your name",
       "isEnabled": "1", "isVisible": "1", "isAccessible": "1", "isFocused": "1", "traits": ""},
      {"type": "SecureTextField", "rawIdentifier": "key", "name": "key", "value": "Quagga-77", "label": "Keyword",
       "rect": {"x": 16, "y": 170, "width": 358, "height": 34}, "frame": "{{16, 170}, {358, 34}}", "placeholderValue": "Keyword",
       "isEnabled": "1", "isVisible": "1", "isAccessible": "1", "isFocused": "0", "traits": "", "children": [
        {"type": "StaticText", "rawIdentifier": null, "name": "Quagga-77", "value": "Quagga-77", "label": "Quagga-77",
         "rect": {"x": 16, "y": 170, "width": 300, "height": 34}, "frame": "{{16, 170}, {300, 34}}",
         "isEnabled": "1", "isVisible": "1", "isAccessible": "0", "isFocused": "0", "traits": "StaticText"}]},
      {"type": "Button", "rawIdentifier": "join", "name": "join", "value": null, "label": "Join",
       "rect": {"x": 16, "y": 270, "width": 358, "height": 50}, "frame": "{{16, 270}, {358, 50}}",
       "isEnabled": "0", "isVisible": "1", "isAccessible": "1", "isFocused": "0", "traits": "Button, NotEnabled"}]}
    """#

  /// The JSON of `/wda/accessibleSource`.
  static let onlyStops = #"""
    {"type": "Application", "rawIdentifier": null, "name": "Teahouse", "children": [
     {"type": "Button", "rawIdentifier": "join", "name": "join", "value": null, "label": "Join"},
     {"type": "SecureTextField", "rawIdentifier": null, "name": "Keyword", "value": "•••", "label": "Keyword"}]}
    """#

  /// The answer of a WebDriver server with a source in XML.
  static func answer(_ source: String) -> String {
    let escaped = source.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("•", with: "\\u2022")
    return "{\"value\": \"\(escaped)\", \"sessionId\": \"5C0FFEE\"}"
  }

  /// An element in XML; the source around it has all properties of a version of 2026.
  static func element(_ type: String, _ attributes: String, inside: String = "") -> String {
    let name = "XCUIElementType" + type
    return "<\(name) type=\"\(name)\" \(attributes)>\(inside)</\(name)>"
  }
}
