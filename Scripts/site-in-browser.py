"""The checks of Scripts/site-in-browser: BROWSER SITE SCREENSHOTS."""

import functools
import http.server
import json
import os
import pathlib
import sys
import threading

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

browser_path, site, shots = sys.argv[1:4]
os.makedirs(shots, exist_ok=True)
faults = []


def fault(text):
    faults.append(text)
    print(f"FAULT {text}", flush=True)


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=site))
threading.Thread(target=server.serve_forever, daemon=True).start()
top = f"http://127.0.0.1:{server.server_port}/"

# The articles of the first module, and one page of each kind of symbol.
data = pathlib.Path(site) / "data" / "documentation" / "a11ysim"
pages = {}
for file in sorted(data.glob("*.json")):
    page = json.loads(file.read_text(encoding="utf-8"))
    if page["metadata"]["role"] == "article":
        pages[file.stem] = page["metadata"]["title"]
read = ["listening", "testing", "checkinglanguages", "referencekeys", "session"]

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])

    def opened(name, width, theme="light"):
        tab = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=theme, reduced_motion="reduce")
        tab.on("console", lambda message: message.type == "error" and fault(f"{name}: console: {message.text}"))
        tab.on("pageerror", lambda error: fault(f"{name}: {error}"))
        tab.on("request", lambda request: request.url.startswith((top, "data:")) or fault(f"{name}: asks for {request.url}"))
        tab.on("response", lambda response: response.status < 400 or fault(f"{name}: {response.status} {response.url}"))
        tab.goto(top + name)
        tab.wait_for_selector("h1")
        return tab

    tab = opened("", 1280)
    tab.wait_for_url("**/documentation/a11ysim/")
    tab.close()
    for name, title in pages.items():
        tab = opened(f"documentation/a11ysim/{name}/", 320)
        if tab.inner_text("h1").strip() != title:
            fault(f"{name}: the heading is {tab.inner_text('h1')!r}")
        over = tab.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        if over > 0:
            fault(f"{name}: {over} px are beyond the right edge at 320 px")
        tab.close()
    print(f"{len(pages)} articles read at 320 px", flush=True)
    for name in [""] + read:
        for theme in ["light", "dark"]:
            tab = opened(f"documentation/a11ysim/{name}", 1280, theme)
            rules = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}}
            for violation in Axe().run(tab, options=rules).response["violations"]:
                places = [node["html"][:110] for node in violation["nodes"][:3]]
                fault(f"{name or 'a11ysim'}, {theme}: {violation['id']}: {len(violation['nodes'])}: {places}")
            for width in [320, 820, 1440]:
                tab.set_viewport_size({"width": width, "height": 900})
                tab.wait_for_timeout(100)
                tab.screenshot(path=f"{shots}/{name or 'a11ysim'}-{theme}-{width}.png", full_page=width == 320)
            tab.close()
    browser.close()
if faults:
    sys.exit(f"site-in-browser: {len(faults)} faults")
print("site-in-browser: fine")
