"""Captured screens of any size, for Scripts/costs."""

import json

ROW = 50


def node(view, y, children="", **properties):
    known = {"text": "", "resource-id": "", "class": f"android.widget.{view}", "package": "example.teahouse",
             "content-desc": "", "clickable": "false", "enabled": "true", "focusable": "false", "scrollable": "false",
             "password": "false", "selected": "false", "checkable": "false", "checked": "false"}
    known |= {key.rstrip("_"): value for key, value in properties.items()}
    fields = "".join(f' {key}="{value}"' for key, value in known.items())
    return f'<node{fields} bounds="[0,{y}][1000,{y + ROW - 2}]">{children}</node>'


def android(nodes):
    return '<?xml version="1.0"?><hierarchy rotation="0">' + "".join(nodes) + "</hierarchy>"


def android_texts(count):
    return android(node("TextView", i * ROW, text=f"Row {i}") for i in range(count))


def android_fields(count):
    """Each field has a view of its own around it."""
    return android(
        node("LinearLayout", i * ROW, node("EditText", i * ROW, text=f"Value {i}", hint=f"Field {i}", clickable="true",
                                           focusable="true"))
        for i in range(count))


def android_list(count):
    rows = "".join(
        node("LinearLayout", i * ROW, node("TextView", i * ROW, text=f"Row {i}"), clickable="true", focusable="true")
        for i in range(count))
    return '<?xml version="1.0"?><hierarchy rotation="0">' + node(
        "ListView", 0, rows, scrollable="true", focusable="true") + "</hierarchy>"


def idb(count, kind="StaticText"):
    trait = "StaticText" if kind == "StaticText" else "Button"
    return json.dumps([
        {"AXLabel": f"Row {i}", "AXFrame": f"{{{{16, {i * ROW}}}, {{358, 44}}}}", "AXValue": None, "AXUniqueId": None,
         "type": kind, "title": None, "frame": {"x": 16, "y": i * ROW, "width": 358, "height": 44}, "help": None,
         "enabled": True, "custom_actions": [], "role": f"AX{kind}", "role_description": kind, "subrole": None,
         "content_required": False, "pid": 1, "traits": [trait]} for i in range(count)])


def screen_file(count, first=0, ids=True, label="Row"):
    """`first` is the number of the first row. Without `ids`, each file gives its elements other ids."""
    return json.dumps({
        "a11ySimScreen": 1, "platform": "iOS", "app": "example.teahouse", "tool": "appium-ios", "order": "derived",
        "elements": [
            {"id": f"row{i}" if ids else f"e{i + first * 7919}", "role": "button", "label": f"{label} {i}",
             "frame": [16, i * ROW, 358, 44]} for i in range(first, first + count)]})
