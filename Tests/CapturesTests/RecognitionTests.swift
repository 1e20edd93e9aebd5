import A11ySim
import Captures
import TestSupport
import Testing
import TextFormats

/// A capture is recognised by its content.
@Suite(.timeLimited) struct RecognitionTests {
  private func recognize(_ content: String) -> CaptureFormat.Recognition {
    CaptureFormat.recognize(XCUITestSamples.file(content))
  }

  @Test(
    "each format that is read",
    arguments: [
      (AppiumSamples.old, .appiumIOS), (AppiumSamples.modern, .appiumIOS), (AppiumSamples.json, .appiumIOS),
      (AppiumSamples.onlyStops, .appiumIOS), (AppiumSamples.answer(AppiumSamples.old), .appiumIOS),
      (AppiumSamples.answer(AppiumSamples.json), .appiumIOS), ("{\"value\": \(AppiumSamples.json)}", .appiumIOS),
      (#"{"sessionId": "1", "value": "\u003cAppiumAUT\u003e"}"#, .appiumIOS),
      ("<!-- <node> --><x><XCUIElementTypeAlert", .appiumIOS), (#"[{"rawIndentifier": null}]"#, .appiumIOS),
      (XCUITestSamples.modern, .xcuitest), (XCUITestSamples.log, .xcuitest), (XCUITestSamples.json, .xcuitest),
      ("  Button, 0x600002c4c0e0, {{0.0, 0.0}, {1.0, 1.0}}, label: 'Tea'", .xcuitest),
      ("Button 0x6080000: traits: 1, {{0.0, 0.0}, {1.0, 1.0}}, label: 'Tea'", .xcuitest),
      ("Query chain:\n →Find: Application", .xcuitest), (AppiumSamples.answer(XCUITestSamples.modern), .xcuitest),
      (#"[{"element": {"_0": {"label": "Tea"}, "traversalIndex": 0}}]"#, .accessibilitySnapshot),
      (#"[{"container": {"_0": {"type": {"list": {}}}, "children": []}}]"#, .accessibilitySnapshot),
      (#"[{"element": {"authoredHint": null}}]"#, .accessibilitySnapshot),
      (#"[{"type": "Button", "AXLabel": "Tea", "role": "AXButton"}]"#, .idb),
      (#"{"elements": [{"label": "Tea"}], "backend": "ax", "coverage": {}}"#, .idb),
      (#"[{"platform_identifier": "1", "caption": "Tea, Button"}]"#, .axaudit),
      (#"{"caption": "Tea", "spoken_description": "Tea"}"#, .axaudit),
      (#"{"generated": "2026", "snapshot": [{"label": "Tea", "traits": [], "placeholder": ""}]}"#, .xcuitest),
      (#"<?xml version='1.0'?><hierarchy rotation="0"><node index="0"/></hierarchy>"#, .uiautomator),
      (#"<android.widget.FrameLayout index="0"/>"#, .uiautomator),
      ("UI hierchary dumped to: /sdcard/window_dump.xml", .uiautomator),
      (AppiumSamples.answer(#"<hierarchy rotation="0"/>"#), .uiautomator),
      (#"Running on iPhone 17\#n{ "attributes" : { "text" : "Tea" }, "children" : [ ] }"#, .maestro),
      (#"{"attributes": {"bounds": "[0,0]"}, "children": []}"#, .maestro),
      ("element_num,depth,attributes,parent_num\n0,0,\"text=Tea\",", .maestro),
      ("id,depth,bounds,text,resource_id,accessibility\n", .maestro),
      (#"{"ui_schema": {"platform": "ios"}, "elements": [{"a11y": "Tea"}]}"#, .maestro),
      ("printToLog:\nPrinting with useUnmergedTree = 'false'", .compose),
      ("1) Node #4 at (l=0.0, t=0.0, r=9.0, b=9.0)px", .compose),
      ("SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 1.0, 1.0)", .flutter),
      (#"Found these elements on screen: [{"type":"Button","coordinates":{"x":1,"width":2}}]"#, .mobileMCP),
      (#"{"success": true, "data": {"nodes": [{"ref": "e1", "index": 0, "depth": 0}]}}"#, .agentDevice),
      (#"{"ok": true, "data": {"entries": [{"aliases": {"at": 1}}]}}"#, .simUse),
      (#"{"ok": true, "data": {"entries": [{"aliases": {"at": 1}}], "raw": [{"AXLabel": "Tea"}]}}"#, .idb),
      ("App: Tea  390x844\n\n[Content]\n  @1  Button  \"Tea\"  (1,2 3x4)", .simUse),
      (#"{"data": {"capture": {"type": "runtime-snapshot", "screenHash": "9", "seq": 1}}}"#, .runtimeSnapshot),
      (#"{"data": {"capture": {"type": "ui-hierarchy", "uiHierarchy": [{"AXLabel": "Tea"}]}}}"#, .idb),
      (#"{"viewHierarchy": {"hierarchy": {"node": {"bounds": {}}}}}"#, .autoMobile),
      (#"{"entries": [{"previewId": "Tea", "nodes": [{"role": "Button", "states": []}]}]}"#, .composeAITools),
    ] as [(String, CaptureFormat)])
  func captures(content: String, format: CaptureFormat) { #expect(recognize(content) == .capture(format)) }

  @Test(
    "trees of tools that are not read, by name",
    arguments: [
      (#"{"nodes": [{"nodeId": "1", "backendDOMNodeId": 2}]}"#, "CDP"),
      (#"{"role": "frame", "states": [], "attributes": {}, "children": []}"#, "AT-SPI"),
      ("[application | tea] {}\n  [dialog | Join] {active}", "AT-SPI"),
      ("- main:\n  - heading \"Join\" [level=1]\n  - textbox \"Name\"", "Playwright"),
      ("<?xml version=\"1.0\"?>\n<ViewHierarchy><UIWindow/></ViewHierarchy>", "Detox"),
    ])
  func unsupported(content: String, name: String) {
    guard case .unsupported(let found) = recognize(content) else {
      Issue.record("\(recognize(content))")
      return
    }
    #expect(found.contains(name))
  }

  @Test("a screen file of ours")
  func screenFile() {
    #expect(recognize(#"{ "a11ySimScreen": 1, "elements": [{"role": "button", "states": 1}] }"#) == .screenFile)
    #expect(recognize(#"{"label": {"a11ySimScreen": 1}}"#) == .unknown)
  }

  @Test(
    "anything else",
    arguments: [
      "", " \n", "{", "[]", "{\"", "{\"value\": \"", "<", "<!--", "<html><body>", "- touch: tea\n- swipe: 1",
      "- heading: Join\n- textField: { label: Name }",
      #"{"screen": [], "steps": [{"expect": {"conveys": {"role": "button", "states": []}}}]}"#, "\\",
      "a: 1",
      "component: code-field\nsteps:\n  - appear", #"{"value": "tea"}"#, #"{"value": "\u00"}"#, "- main: x\nmain: y",
      "AXLabel", "[{\"\\", "Running on iPhone 17", "Running on iPhone 17\n",
    ])
  func unknown(content: String) { #expect(recognize(content) == .unknown) }
}
