#!/usr/bin/env python3
"""Records what VoiceOver says on a screen, through Appium's XCUITest driver, on iOS 27 or later.

With a session that is open:

    voiceover_recorder.py --server http://localhost:4723 --session ID --screen sign-in --locale en -o sign-in.json

In a test of your own, with Appium's Python client:

    recorder = Recorder(driver.execute_script, source=lambda: driver.page_source, locale="en")
    recorder.record("sign-in")
    recorder.save("recording.json")

`a11y-sim fidelity FILE --screen NAME=SCENARIO` reads the recording. The commands are those of the XCUITest driver's
documentation (`mobile: enableVoiceOver`, `voiceOverMove` and their like). This script was run against a scripted server;
it never ran with a device.
"""
import argparse
import json
import os
import re
import sys
import urllib.error
import urllib.request

VERSION = 1


class Failed(Exception):
    """A command that the server refused, or did not answer in time."""


class Recorder:
    """Moves the cursor from the first element to the last, and writes down each utterance."""

    def __init__(self, execute, source=None, locale=None, reader_locale=None, app_name=None, os_version=None):
        self.execute = execute
        self.source = source
        self.header = {"a11ySimRecording": VERSION, "reader": "voiceover", "tool": "appium"}
        for key, value in (("os", os_version), ("locale", locale), ("readerLocale", reader_locale), ("appName", app_name)):
            if value:
                self.header[key] = value
        self.screens = []
        self.last_tree = None

    def record(self, name, maximum_moves=300):
        """Records the screen that is shown. VoiceOver is switched back as it was, whatever happens."""
        screen = {"name": name, "end": "limit", "steps": []}
        self.screens.append(screen)
        self.last_tree = None
        was_enabled = self._is_enabled()
        try:
            if not was_enabled and not self._call(screen, "enable", "mobile: enableVoiceOver"):
                screen["end"] = "error"
                return
            screen["end"] = self._walk(screen, maximum_moves)
        finally:
            if not was_enabled:
                for _ in range(3):
                    if self._call(screen, "disable", "mobile: disableVoiceOver"):
                        break

    def save(self, path):
        """Writes the recording beside the file, then in its place."""
        text = self.json()
        part = f"{path}.part"
        with open(part, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(part, path)

    def json(self):
        """The recording, a step in each line."""
        head = json.dumps(self.header, ensure_ascii=False)[:-1]
        screens = []
        for screen in self.screens:
            steps = ",\n    ".join(json.dumps(step, ensure_ascii=False) for step in screen["steps"])
            name = json.dumps(screen["name"], ensure_ascii=False)
            screens.append(f'  {{ "name": {name}, "end": "{screen["end"]}", "steps": [\n    {steps} ] }}')
        return f'{head}, "screens": [\n' + ",\n".join(screens) + " ] }\n"

    # The walk

    def _walk(self, screen, maximum_moves):
        last = self._say(screen, "currentSpeech", "mobile: voiceOverCurrentSpeech")
        count = 0 if last is None else 1
        failures = 0
        for _ in range(maximum_moves):
            said = self._say(screen, "moveForward", "mobile: voiceOverMove", {"direction": "forward"})
            if said is None:
                failures += 1
                if failures == 3:
                    return "error"
                continue
            failures = 0
            count = count + 1 if said == last else 1
            last = said
            # Twice the same may be the end, or neighbours that say the same. Going back tells them apart.
            if count < 2 or count & (count - 1):
                continue
            length = self._run(said, count)
            if length is None:
                return "unsure"
            if length < count:
                # The last utterance is written twice: the end was seen.
                extra = count - length - 1
                if extra:
                    del screen["steps"][-extra:]
                return "repeated"
        return "limit"

    def _run(self, said, count):
        """Returns how many elements in a row say the same, and goes back to the last of them; None where unknown."""
        for back in range(1, count + 2):
            other = self._quietly("backward")
            if other is None:
                return None
            if other != said:
                for _ in range(back):
                    if self._quietly("forward") is None:
                        return None
                return back
        return None

    # Commands

    def _is_enabled(self):
        try:
            return bool((self.execute("mobile: isVoiceOverEnabled", {}) or {}).get("enabled"))
        except Exception:
            return False

    def _call(self, screen, action, command, arguments=None):
        try:
            self.execute(command, arguments or {})
            return True
        except Exception as error:
            screen["steps"].append({"action": action, "error": 0, "message": str(error)})
            return False

    def _say(self, screen, action, command, arguments=None):
        try:
            said = (self.execute(command, arguments or {}) or {}).get("utterance")
        except Exception as error:
            screen["steps"].append({"action": action, "error": 0, "message": str(error)})
            return None
        step = {"action": action, "utterance": said}
        tree = self._tree()
        if tree is not None and tree != self.last_tree:
            self.last_tree = step["tree"] = tree
        screen["steps"].append(step)
        return said

    def _quietly(self, direction):
        try:
            return (self.execute("mobile: voiceOverMove", {"direction": direction}) or {}).get("utterance")
        except Exception:
            return None

    def _tree(self):
        if self.source is None:
            return None
        try:
            source = self.source()
        except Exception:
            return None
        # What is in a secure field is left out.
        return re.sub(r"<XCUIElementTypeSecureTextField\b[^>]*>", lambda tag: re.sub(r'\bvalue="[^"]*"', 'value=""', tag[0]), source)


class Session:
    """An open WebDriver session."""

    def __init__(self, server, session, timeout):
        self.base = f"{server.rstrip('/')}/session/{session}"
        self.timeout = timeout

    def request(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data=data, headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            try:
                message = json.load(error)["value"]["message"]
            except (ValueError, KeyError, TypeError):
                message = str(error)
            raise Failed(message) from None
        except (OSError, ValueError, KeyError) as error:
            raise Failed(str(error)) from None

    def execute(self, command, arguments):
        return self.request("/execute/sync", {"script": command, "args": [arguments]})

    def source(self):
        return self.request("/source")


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Record what VoiceOver says on the screen of an open Appium session.")
    parser.add_argument("--server", default="http://localhost:4723", help="the address of the Appium server")
    parser.add_argument("--session", required=True, help="the id of the open session")
    parser.add_argument("--screen", required=True, help="the name of the screen")
    parser.add_argument("--locale", required=True, help="the language of the app, such as en or zh-Hans")
    parser.add_argument("--reader-locale", help="the language of VoiceOver, if it is not the app's")
    parser.add_argument("--app-name", help="the name of the app")
    parser.add_argument("--os", help="the version of iOS, such as 27.0")
    parser.add_argument("--timeout", type=float, default=60, help="seconds after which a command counts as hung")
    parser.add_argument("-o", "--output", required=True, help="the file of the recording")
    options = parser.parse_args(arguments)
    session = Session(options.server, options.session, options.timeout)
    recorder = Recorder(
        session.execute, session.source, options.locale, options.reader_locale, options.app_name, options.os)
    recorder.record(options.screen)
    recorder.save(options.output)
    end = recorder.screens[0]["end"]
    said = sum(1 for step in recorder.screens[0]["steps"] if step.get("utterance"))
    print(f"{options.output}: {said} utterances, end: {end}", file=sys.stderr)
    return 0 if end in ("repeated", "limit") else 1


if __name__ == "__main__":
    sys.exit(main())
