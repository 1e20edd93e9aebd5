"""Catalogues of every format, in English and German, for Scripts/costs and Scripts/fuzz-all.

Each function makes the files of a list of keys and texts: content by path.
"""

import json
import plistlib


def xcstrings(keys):
    def form(value):
        return {"stringUnit": {"state": "translated", "value": value}}

    strings = {k: {"localizations": {"en": form(v), "de": form(v)}} for k, v in keys}
    return {"L.xcstrings": json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": strings})}


def strings(keys):
    lines = "".join('"%s" = "%s";\n' % pair for pair in keys)
    return {"en.lproj/L.strings": lines, "de.lproj/L.strings": lines}


def android(keys):
    lines = "".join('<string name="%s">%s</string>\n' % pair for pair in keys)
    return {f"{d}/strings.xml": f"<resources>\n{lines}</resources>\n" for d in ("values", "values-de")}


def arb(keys):
    return {f"app_{l}.arb": json.dumps({"@@locale": l, **dict(keys)}) for l in ("en", "de")}


def xliff(keys):
    units = "".join(
        '<trans-unit id="%s"><source>%s</source><target>%s</target></trans-unit>\n' % (k, v, v) for k, v in keys)
    return {"de.xliff": '<xliff version="1.2"><file original="L.strings" source-language="en" target-language="de">'
            f"<body>\n{units}</body></file></xliff>\n"}


def stringsdict(keys):
    entries = "".join(
        f"<key>{k}</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>"
        "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        f"<key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>{v}</string></dict></dict>\n"
        for k, v in keys)
    return {f"{l}.lproj/L.stringsdict": f'<plist version="1.0"><dict>{entries}</dict></plist>' for l in ("en", "de")}


def binary(keys):
    """Property lists as Xcode compiles them into an app; texts that are the same are in them once."""
    data = plistlib.dumps(dict(keys), fmt=plistlib.FMT_BINARY)
    return {f"{l}.lproj/L.strings": data for l in ("en", "de")}


CATALOGUES = [xcstrings, strings, android, arb, xliff, stringsdict, binary]
