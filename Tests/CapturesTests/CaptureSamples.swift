import A11ySim
import Captures
import TextFormats

/// Captures of the formats in JSON, made by hand in the shape that tools print. The names and texts are ours.
enum CaptureSamples {
  /// The content of the secure fields.
  static let secret = XCUITestSamples.secret

  /// The first generation of AccessibilitySnapshot's model.
  static let snapshotFirst = #"""
    [
     {"element": {"_0": {"description": "Teahouse. Heading.", "label": "Teahouse", "traits": ["staticText", "header"],
       "shape": {"type": "frame", "frame": [[16, 100.33], [200, 40]]}, "customActions": [], "customContent": [], "customRotors": []}, "traversalIndex": 0}},
     {"container": {"_0": {"type": {"semanticGroup": {"label": "Entry for Quagga-77", "identifier": "entry"}}, "frame": [[16, 190], [343, 56]]}, "children": [
       {"element": {"_0": {"description": "Keyword: Quagga-77. Secure Text Field. Is editing.", "hint": "Use the rotor to access Misspelled Words",
         "identifier": "key", "label": "Keyword", "value": "Quagga-77", "traits": ["textEntry", "isEditing", "secureTextField"],
         "shape": {"type": "frame", "frame": [[16, 190], [48, 56]]}, "customActions": ["Show Quagga-77"],
         "customContent": [{"label": "Now", "value": "Quagga-77", "isImportant": false}], "customRotors": []}, "traversalIndex": 2}},
       {"element": {"_0": {"description": "Name: Ada. Text Field.", "hint": "Double tap to edit.", "label": "Name", "value": "Ada",
         "accessibilityLanguage": "de-DE", "traits": ["textEntry"], "customActions": [], "customContent": [], "customRotors": []}, "traversalIndex": 1}}]}},
     {"container": {"_0": {"type": {"list": {}}, "frame": [[0, 300], [375, 88]]}, "children": [
       {"element": {"_0": {"description": "News. Switch Button. On. List Start.", "hint": "Once a week. Double tap to toggle setting.", "label": "News",
         "value": "1", "traits": ["button", "switchButton"], "customActions": ["Stop"],
         "customContent": [{"label": "Next", "value": "Monday", "isImportant": true}], "customRotors": [{"name": "Links", "resultMarkers": []}]}, "traversalIndex": 3}},
       {"element": {"_0": {"description": "Cups: 2. Adjustable. List End.", "hint": "Swipe up or down with one finger to adjust the value.",
         "label": "Cups", "value": "2", "traits": ["adjustable", "notEnabled", "selected"], "customActions": []}, "traversalIndex": 4}}]}},
     {"element": {"_0": {"description": "Where tea grows. Button.", "traits": ["button", "unknown(1152921504606846976)"],
       "shape": {"type": "path", "pathElements": [{"move": {"to": [5, 1]}}, {"line": {"to": [10, 0]}},
         {"quadCurve": {"to": [10, 10], "control": [12, 5]}}, {"curve": {"to": [0, 2], "control1": [1, 11], "control2": [2, 2]}}, {"closeSubpath": {}}]}}, "traversalIndex": 5}}
    ]
    """#

  /// The second generation of AccessibilitySnapshot's model.
  static let snapshotSecond = #"""
    [
     {"container": {"_0": {"type": {"none": {}}, "frame": [[0, 0], [375, 700]], "isModalBoundary": true, "customActions": ["Close"], "scrollableContentSize": [375, 1400]}, "children": [
       {"container": {"_0": {"type": {"landmark": {}}, "identifier": "search", "frame": [[0, 0], [375, 50]], "isModalBoundary": false, "customActions": []}, "children": [
         {"element": {"_0": {"label": "Search", "authoredHint": null, "hint": "Double tap to edit.", "description": "Stale", "traits": ["searchField"],
           "context": {"landmarkStart": {}}, "visibility": "onscreen", "customActions": [], "customContent": []}, "traversalIndex": 0}}]}},
       {"container": {"_0": {"type": {"dataTable": {"rowCount": 1, "columnCount": 1, "cells": []}}, "frame": [[0, 60], [375, 50]], "isModalBoundary": false}, "children": [
         {"element": {"_0": {"label": "Oolong", "value": "4", "authoredHint": "Opens the tea", "traits": [],
           "context": {"dataTableCell": {"row": 0, "column": 0, "width": 1, "height": 1, "isFirstInRow": true, "rowHeaders": [], "columnHeaders": [{"label": "Tea"}]}},
           "visibility": "offscreen"}, "traversalIndex": 1}}]}},
       {"container": {"_0": {"type": {"series": {}}, "frame": [[0, 120], [375, 50]]}, "children": [
         {"element": {"_0": {"label": "Hot", "authoredHint": null, "traits": ["button"], "context": {"series": {"index": 1, "count": 1}}}, "traversalIndex": 2}}]}},
       {"element": {"_0": {"label": "Note", "authoredHint": null, "value": "Quagga-77", "traits": ["textEntry", "textArea", "secureTextField"]}, "traversalIndex": 3}},
       {"element": {"_0": {"label": "Letter", "authoredHint": null, "traits": ["textEntry", "textArea"]}, "traversalIndex": 4}},
       {"container": {"_0": {"type": {"scrollable": {"contentSize": [375, 800]}}, "frame": [[0, 180], [375, 50]]}, "children": []}},
       {"container": {"_0": {"type": {"tabBar": {}}, "frame": [[0, 760], [375, 52]]}, "children": [
         {"element": {"_0": {"label": "Home", "authoredHint": null, "traits": ["button"], "context": {"tab": {"index": 1, "count": 1}}}, "traversalIndex": 5}}]}}]}}
    ]
    """#

  /// A nested tree of idb.
  static let idb = #"""
    [{"type": "Application", "role": "AXApplication", "AXLabel": "Teahouse", "AXFrame": "{{0, 0}, {390, 844}}", "children": [
      {"type": "Group", "role": "AXGroup", "AXLabel": "Entry for Quagga-77", "traits": [], "children": [
       {"type": "TextField", "role": "AXTextField", "subrole": "AXSecureTextField", "role_description": "secure text field", "AXLabel": "Keyword",
        "AXValue": "Quagga-77", "AXUniqueId": "key", "title": null, "help": null, "enabled": true, "traits": ["TextEntry", "SecureTextField"],
        "custom_actions": ["Show Quagga-77"], "frame": {"x": 16, "y": 170.5, "width": 358, "height": 34}, "children": [
         {"type": "StaticText", "role": "AXStaticText", "AXLabel": "Quagga-77", "children": []}, null]},
       {"type": "TextField", "role": "AXTextField", "subrole": null, "role_description": "text field", "AXLabel": null, "AXValue": "Name",
        "AXUniqueId": null, "help": "Opens the keyboard", "enabled": null, "traits": ["TextEntry", "Scrollable"], "custom_actions": [], "focused": true,
        "AXFrame": "{{16, 220.5}, {358, 34}}", "children": []},
       {"type": "CheckBox", "role": "AXCheckBox", "subrole": "AXSwitch", "role_description": "switch", "AXLabel": "News", "AXValue": 1, "title": "Old news",
        "enabled": false, "traits": ["Button", "Toggle", "Selected"], "custom_actions": ["Stop"], "hidden": true, "children": []}]},
      {"type": "Heading", "role": "AXHeading", "title": "Teas", "AXLabel": null, "role_description": "heading", "traits": ["Header"], "expanded": false, "children": []}]}]
    """#

  /// The captions of the inspector's daemon, with the attributes that a tool asked for.
  static let axaudit = #"""
    [{"platform_identifier": "0A", "estimated_uid": "1", "caption": "Teahouse, Heading", "spoken_description": "Teahouse"},
     {"platform_identifier": "0B", "estimated_uid": "2", "caption": "Keyword, Quagga-77, Secure text field", "spoken_description": null, "Label": "Keyword",
      "Value": "Quagga-77", "Hint": "Not Quagga-77", "Identifier": "key", "Traits": "Text Entry, Secure Text Field", "ElementClassName": "UITextField"},
     {"platform_identifier": "0C", "estimated_uid": "3", "caption": "Brew, Button", "Label": "Brew", "Value": null, "Hint": "", "Traits": 257, "ElementClassName": "UIButton"}]
    """#

  static func file(_ content: String) -> FileText { XCUITestSamples.file(content) }
}
