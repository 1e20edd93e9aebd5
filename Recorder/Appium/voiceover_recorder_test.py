#!/usr/bin/env python3
"""Runs the Appium recorder against a scripted server. With RECORDING in the environment, one recording is kept there."""
import http.server
import json
import os
import tempfile
import threading
import unittest

import voiceover_recorder


class Reader(http.server.BaseHTTPRequestHandler):
    """A session whose screen is a list of utterances."""

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        self.answer('<XCUIElementTypeSecureTextField name="PIN" value="482913"/>')

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        script, arguments = body["script"], body["args"][0]
        state = self.server.state
        state["calls"].append(script)
        if len(state["calls"]) in state["hangs"]:
            state["release"].wait(10)
        if len(state["calls"]) in state["errors"]:
            return self.answer({"error": "unknown error", "message": "No speech available"}, 500)
        if script == "mobile: isVoiceOverEnabled":
            return self.answer({"enabled": state["enabled"]})
        if script in ("mobile: enableVoiceOver", "mobile: disableVoiceOver"):
            state["enabled"] = script == "mobile: enableVoiceOver"
            return self.answer(None)
        if script == "mobile: voiceOverMove":
            step = 1 if arguments["direction"] == "forward" else -1
            state["cursor"] = max(0, min(len(state["elements"]) - 1, state["cursor"] + step))
        said = state["elements"][state["cursor"]]
        self.answer({"utterance": said if said is None else said[:64]})

    def answer(self, value, status=200):
        data = json.dumps({"value": value}).encode()
        try:
            self.send_response(status)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)
        except BrokenPipeError:
            pass


class RecorderTests(unittest.TestCase):
    def record(self, elements, errors=(), hangs=(), enabled=False, timeout="20", output=None):
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Reader)
        state = {
            "elements": elements, "cursor": 0, "calls": [], "errors": errors, "hangs": hangs, "enabled": enabled,
            "release": threading.Event(),
        }
        server.state = state
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        try:
            with tempfile.TemporaryDirectory() as folder:
                path = output or os.path.join(folder, "recording.json")
                self.status = voiceover_recorder.main([
                    "--server", f"http://127.0.0.1:{server.server_address[1]}", "--session", "1", "--screen", "code",
                    "--locale", "en", "--os", "27.0", "--timeout", timeout, "-o", path])
                with open(path, encoding="utf-8") as file:
                    self.text = file.read()
        finally:
            state["release"].set()
            server.shutdown()
            server.server_close()
        self.enabled = state["enabled"]
        recording = json.loads(self.text)
        self.assertEqual(recording["a11ySimRecording"], 1)
        screen = recording["screens"][0]
        return screen["end"], [step["utterance"] for step in screen["steps"] if step.get("utterance")]

    def test_each_element_is_written_and_the_last_twice(self):
        end, said = self.record(["Enter your code Heading", "Verify Button", "Resend Button"])
        self.assertEqual((end, said[-2:]), ("repeated", ["Resend Button", "Resend Button"]))
        self.assertEqual(len(said), 4)
        self.assertEqual((self.status, self.enabled), (0, False))

    def test_equal_neighbours_are_not_the_end(self):
        for count in range(2, 7):
            same = ["Empty Text field"] * count
            self.assertEqual(
                self.record(["Code"] + same + ["Verify"]), ("repeated", ["Code"] + same + ["Verify", "Verify"]))
            self.assertEqual(self.record(["Code"] + same), ("repeated", ["Code"] + same + ["Empty Text field"]))

    def test_one_thing_alone_is_unsure(self):
        self.assertEqual(self.record(["Code"])[0], "unsure")
        self.assertEqual(self.status, 1)

    def test_no_speech_is_left_out(self):
        end, said = self.record([None, "Verify", "Resend"])
        self.assertEqual((end, said), ("repeated", ["Verify", "Resend", "Resend"]))

    def test_errors_are_written(self):
        end, said = self.record(["Code", "Verify", "Resend"], errors=[4])
        self.assertEqual((end, said), ("repeated", ["Code", "Verify", "Resend", "Resend"]))
        self.assertIn("No speech available", self.text)
        self.assertEqual(self.record(["Code", "Verify"], errors=[4, 5, 6])[0], "error")
        self.assertEqual(self.record(["Code"], errors=[2])[0], "error")
        self.assertFalse(self.enabled)

    def test_a_hang_is_an_error(self):
        end, said = self.record(["Code", "Verify", "Resend"], hangs=[4], timeout="0.2")
        self.assertIn("timed out", self.text)
        self.assertFalse(self.enabled)

    def test_voiceover_stays_on_if_it_was_on(self):
        self.record(["Code", "Verify"], enabled=True)
        self.assertTrue(self.enabled)

    def test_secrets_are_left_out(self):
        self.record(["Code", "Verify"])
        self.assertIn("XCUIElementTypeSecureTextField", self.text)
        self.assertNotIn("482913", self.text)

    def test_a_recording_is_kept(self):
        self.record(
            ["Enter your code Heading", "Code Text field Double tap to edit", "Verify “now” Button"],
            output=os.environ.get("RECORDING"))


if __name__ == "__main__":
    unittest.main()
