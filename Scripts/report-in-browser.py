"""The checks of Scripts/report-in-browser: BROWSER TOOL WORK SCREENSHOTS."""

import glob
import os
import shutil
import subprocess
import sys
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

browser_path, tool, work, shots = sys.argv[1:5]
os.makedirs(shots, exist_ok=True)
faults = []
# Continuous integration shares its machine, so there the times are printed and not judged.
OPEN_LIMIT = float("inf") if os.environ.get("CI") else 2.0
FOLLOW_LIMIT = float("inf") if os.environ.get("CI") else 0.1


def fault(text):
    faults.append(text)
    print(f"FAULT {text}", flush=True)


def run(*arguments, may=(0,)):
    result = subprocess.run([tool, *arguments], capture_output=True, text=True)
    if result.returncode not in may:
        sys.exit(f"error: a11y-sim {' '.join(arguments)} ended with {result.returncode}\n{result.stderr}")
    return result.stdout


def report(name, *arguments, may=(0,)):
    path = os.path.join(work, name + ".html")
    start = time.time()
    run("report", *arguments, "-o", path, may=may)
    print(f"{name}: {os.path.getsize(path) / 1e6:.1f} MB, written in {time.time() - start:.1f} s", flush=True)
    return path


def comparison():
    """The report of a comparison of two builds of a screen, in which five things changed."""
    result = os.path.join(work, "diff.json")
    open(result, "w", encoding="utf-8").write(run("diff", "Tests/Captured/sign-in/appium.xml", "Tests/Captured/build-2/appium.xml", "--format", "json", may=(1,)))
    return report("diff", result)


def many():
    """The report of 200 scenarios."""
    folder = os.path.join(work, "many")
    os.makedirs(folder)
    for number in range(200):
        with open(os.path.join(folder, f"flow-{number:03}.yaml"), "w", encoding="utf-8") as file:
            file.write(f"""name: Flow {number}
screen:
  - heading: Enter your code
  - component: ouds-pin-code-input
    id: code
    version: 3.0
    length: 6
    helperText: Check the 6-digit code sent by SMS
  - button: {{ label: Verify, id: verify }}
when:
  code.completed: [ {{ set: {{ code: {{ error: The code is not correct }} }} }} ]
steps: [ appear, swipe: right, doubleTap, type: {482000 + number}, swipe: right, swipe: right ]
""")
    return report("many", folder)


RECORDER = """
window.started = [];
window.seen = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (when, offset, duration) {
  const peak = this.buffer.getChannelData(0).reduce((a, b) => Math.max(a, Math.abs(b)), 0);
  window.started.push({ when, duration, peak });
  window.clock = this.context;
  return start.call(this, when, offset, duration);
};
let last = null;
const look = () => {
  const now = document.querySelector('.transcript [aria-current="true"]');
  if (now !== last && window.clock) {
    last = now;
    const heard = window.clock.currentTime - (window.clock.outputLatency || 0);
    if (now) window.seen.push({ id: now.id, at: heard });
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""

CONTROLS = 'a[href], button, summary, [tabindex="0"]'


class Page:
    """A page of the browser that notes errors and requests."""

    def __init__(self, browser, path, width=1200, theme="light", motion="reduce", recorded=False):
        self.context = browser.new_context(
            viewport={"width": width, "height": 900}, color_scheme=theme, reduced_motion=motion)
        self.page = self.context.new_page()
        self.name = os.path.basename(path)
        self.page.on("console", lambda m: m.type in ("error", "warning") and fault(f"{self.name}: console: {m.text}"))
        self.page.on("pageerror", lambda e: fault(f"{self.name}: {e}"))
        self.page.on("request", lambda r: r.url.startswith("file://" + path) or fault(f"{self.name}: request {r.url[:120]}"))
        if recorded:
            self.page.add_init_script(RECORDER)
        start = time.time()
        self.page.goto("file://" + path, wait_until="load")
        self.page.evaluate("() => new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))")
        self.opened = time.time() - start

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()


def look(browser, path):
    """Takes screenshots, checks the width, and runs axe-core with everything closed and with everything open."""
    name = os.path.basename(path)[:-5]
    for width in (320, 768, 1280):
        for theme in ("light", "dark"):
            with Page(browser, path, width, theme) as view:
                page = view.page
                if page.evaluate("document.documentElement.scrollWidth") > width:
                    fault(f"{name}: the page scrolls sideways at {width} px")
                page.screenshot(path=os.path.join(shots, f"{name}-{width}-{theme}.png"))
                # The first flow is open, and what is below it is checked without the other plays.
                page.evaluate("document.querySelectorAll('details.playblock').forEach((d, i) => d.open = i < 2)")
                page.evaluate("document.querySelectorAll('.playblock[open] details, div.playblock details').forEach(d => d.open = true)")
                page.wait_for_timeout(100)
                place = page.locator(".stage, .changes").first
                if place.count():
                    place.evaluate("e => e.scrollIntoView()")
                    page.wait_for_timeout(100)
                    page.screenshot(path=os.path.join(shots, f"{name}-{width}-{theme}-flow.png"))
                # Each theme and both ends of the widths are checked. A large page, which takes a minute, is checked once.
                if (width, theme) not in [(320, "dark"), (1280, "light")] or (os.path.getsize(path) > 5e6 and width == 320):
                    continue
                found = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]})
                for violation in found.response["violations"]:
                    nodes = violation["nodes"]
                    fault(f"{name} at {width} px, {theme}: axe: {violation['id']}: {violation['help']}: "
                          f"{len(nodes)}, such as {nodes[0]['html'][:200]}")


def walk(browser, path):
    """Reaches every control with the keyboard alone."""
    name = os.path.basename(path)[:-5]
    with Page(browser, path) as view:
        page = view.page
        page.evaluate("document.querySelectorAll('details').forEach((d, i) => { if (!d.closest('details.playblock') || d.closest('details.playblock') === document.querySelector('details.playblock')) d.open = true; })")
        count = page.evaluate(f"""() => {{
          window.all = [...document.querySelectorAll({CONTROLS!r})].filter(e => e.checkVisibility({{ contentVisibilityAuto: false, visibilityProperty: true }}) && e.getClientRects().length);
          window.reached = new Set();
          document.addEventListener('focusin', e => window.reached.add(e.target));
          document.body.focus();
          return window.all.length; }}""")
        for _ in range(count + 20):
            page.keyboard.press("Tab")
        missing = page.evaluate("() => window.all.filter(e => !window.reached.has(e)).map(e => e.outerHTML.slice(0, 120))")
        if missing:
            fault(f"{name}: {len(missing)} of {count} controls are not reached with the tab key, such as {missing[0]}")
        # Within a timeline, the arrow keys reach every entry.
        lists = page.locator(".list")
        if lists.count():
            lists.first.focus()
            options = lists.first.locator('[role="option"]')
            reached = {lists.first.get_attribute("aria-activedescendant")}
            for _ in range(options.count() - 1):
                page.keyboard.press("ArrowRight")
                reached.add(lists.first.get_attribute("aria-activedescendant"))
                if len(page.locator(".words-here").first.inner_text()) == 0:
                    fault(f"{name}: a bar of the timeline says nothing")
            if len(reached) != options.count():
                fault(f"{name}: {len(reached)} of {options.count()} bars are reached with the arrow keys")
        # A moment of the first screen leads to its place in the transcript.
        moment = page.locator(".lead a, .worst a")
        if moment.count():
            place = moment.first.get_attribute("href")
            moment.first.focus()
            page.keyboard.press("Enter")
            page.wait_for_timeout(200)
            if page.evaluate("'#' + document.activeElement.id") != place:
                fault(f"{name}: the first moment does not lead to {place}")
        print(f"{name}: {count} controls reached with the keyboard", flush=True)


def until(page, condition):
    """Waits until a condition holds. The policy of the page forbids Playwright's own way, which evaluates texts."""
    deadline = time.time() + 180
    while not page.evaluate(condition):
        if time.time() > deadline:
            sys.exit(f"error: this never became true: {condition}")
        page.wait_for_timeout(50)


def listen(browser, path):
    """Plays a whole flow, and checks that the highlighted line follows the sound."""
    with Page(browser, path, recorded=True, motion="no-preference") as view:
        page = view.page
        page.locator("button.all").first.focus()
        page.keyboard.press("Enter")
        until(page, "window.started.length > 0")
        ids = page.evaluate("[...document.querySelectorAll('[data-p=\"0\"] .transcript [data-a]')].map(b => b.closest('li').id)")
        until(page, "document.getElementById('player').hidden")
        started, seen = page.evaluate("[window.started, window.seen]")
        if len(started) != len(ids):
            fault(f"sound: {len(ids)} lines, but {len(started)} sounds")
        if not all(sound["peak"] > 0.02 for sound in started):
            fault("sound: a sound is silent")
        worst = 0
        for index, (line, sound) in enumerate(zip(ids, started)):
            found = [s["at"] for s in seen if s["id"] == line]
            nexts = started[index + 1]["when"] if index + 1 < len(started) else 1e9
            if not found:
                # Shorter than three frames: nobody could see it.
                if min(sound["duration"], nexts - sound["when"]) > 0.05:
                    fault(f"sound: {line} was never highlighted")
                continue
            worst = max(worst, min(abs(at - sound["when"]) for at in found))
        print(f"sound: {len(started)} sounds, the highlighted line follows within {worst * 1000:.0f} ms", flush=True)
        if worst > FOLLOW_LIMIT:
            fault(f"sound: the highlighted line is {worst * 1000:.0f} ms late")
        # The worst moment, a line, a whole line, pause and stop.
        for button in ("button.play", "button.line", "button.whole"):
            before = page.evaluate("window.started.length")
            page.locator(button).first.click()
            until(page, f"window.started.length > {before}")
        page.locator("#pause").click()
        page.wait_for_timeout(200)
        if page.evaluate("window.clock.state") != "suspended":
            fault("sound: the pause button does not pause")
        page.locator("#pause").click()
        page.locator("#stop").click()
        if not page.locator("#player").is_hidden():
            fault("sound: the stop button does not stop")


began = time.time()
paths = {
    "demo": report("demo", "demo"),
    "flows": report("flows", *sorted(glob.glob("Tests/Scenarios/flows/*.yaml")), "--reader", "voiceover", "--reader", "talkback"),
    "diff": comparison(),
    "languages": report("languages", "demo", "--locale", "all"),
}
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
        executable_path=browser_path,
        args=["--no-sandbox", "--autoplay-policy=no-user-gesture-required"])
    for path in paths.values():
        start = time.time()
        look(browser, path)
        print(f"{os.path.basename(path)}: looked at in {time.time() - start:.0f} s", flush=True)
    for path in (paths["demo"], paths["flows"], paths["diff"]):
        walk(browser, path)
    listen(browser, paths["demo"])
    # The best of three: other programs may use the machine meanwhile.
    path = many()
    opened = []
    for _ in range(3):
        with Page(browser, path) as view:
            opened.append(view.opened)
    print(f"many: opened in {min(opened):.2f} s", flush=True)
    if min(opened) > OPEN_LIMIT:
        fault(f"a report of 200 scenarios opens in {min(opened):.1f} s, and may take {OPEN_LIMIT} s")
    browser.close()
print(f"screenshots are in {shots}")
print(f"report-in-browser: {'fine' if not faults else f'{len(faults)} faults'}, {time.time() - began:.0f} s")
sys.exit(1 if faults else 0)
