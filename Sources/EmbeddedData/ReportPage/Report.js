(() => {
  "use strict";
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const byId = (id) => document.getElementById(id);

  // Sound. Each sound of the page is decoded when it is first needed.
  let context, encoded, playing = null;
  const decoded = new Map();
  const sound = async (index) => {
    if (!decoded.has(index)) {
      encoded ??= JSON.parse(byId("sounds").textContent);
      const bytes = Uint8Array.from(atob(encoded[index]), (c) => c.charCodeAt(0));
      decoded.set(index, context.decodeAudioData(bytes.buffer));
    }
    return decoded.get(index);
  };

  const entriesOf = (play) => [...play.querySelectorAll(".transcript [data-a]")].map((button) => {
    const line = button.closest("li");
    const at = +button.dataset.a;
    return { line, sound: +button.dataset.s, at, length: button.dataset.d ? +button.dataset.d : null };
  });

  const stop = () => {
    if (!playing) return;
    const { sources, frame } = playing;
    cancelAnimationFrame(frame);
    playing = null;
    for (const source of sources) source.stop();
    mark(null, null);
    byId("player").hidden = true;
    for (const head of document.querySelectorAll(".head")) head.hidden = true;
  };

  // Shows which line is heard: in the transcript, the timeline, the screen and the player.
  let marked = [];
  const mark = (play, line) => {
    for (const element of marked) { element.classList.remove("now"); element.removeAttribute("aria-current"); }
    marked = [];
    byId("playing") && (byId("playing").textContent = line ? line.querySelector(".words, .line")?.textContent ?? "" : "");
    if (!line) return;
    const id = line.dataset.el;
    const others = id ? [...play.querySelectorAll(".screen [data-el]")].filter((e) => e.dataset.el === id) : [];
    const bar = byId(line.id.replace("e", "o"));
    marked = [line, bar, ...others].filter(Boolean);
    for (const element of marked) element.classList.add("now");
    line.setAttribute("aria-current", "true");
  };

  const begin = async () => {
    context ??= new AudioContext();
    stop();
    await context.resume();
  };

  // Plays parts of a play. Silences of more than two seconds become one second.
  const listen = async (play, from, to) => {
    await begin();
    const entries = entriesOf(play).filter((e) => e.at + (e.length ?? 0.2) > from + 0.002 && e.at < to);
    const clips = await Promise.all(entries.map((e) => sound(e.sound).catch(() => null)));
    let skipped = from;
    let end = from;
    for (const [index, entry] of entries.entries()) {
      if (entry.at - end > 2) skipped += entry.at - end - 1;
      entry.start = entry.at - skipped;
      entry.length = Math.min(entry.length ?? Infinity, clips[index]?.duration ?? entry.length ?? 0);
      end = Math.max(end, entry.at + entry.length);
    }
    run(play, entries, clips);
  };

  // Plays one sound to its end, whatever a listener would hear of it.
  const single = async (index, line, play) => {
    await begin();
    const clip = await sound(index).catch(() => null);
    if (!clip) return;
    run(play, [{ line, start: 0, at: null, length: clip.duration }], [clip]);
  };

  const run = (play, entries, clips) => {
    if (!entries.length) return;
    const origin = context.currentTime + 0.05;
    const sources = clips.map((clip, index) => {
      const { start, length } = entries[index];
      const source = context.createBufferSource();
      const gain = context.createGain();
      source.buffer = clip;
      source.connect(gain).connect(context.destination);
      // A cut in the middle of a sound would click.
      gain.gain.setValueAtTime(1, origin + start + Math.max(0, length - 0.004));
      gain.gain.linearRampToValueAtTime(0, origin + start + length);
      source.start(origin + start, 0, length);
      return source;
    });
    const state = { sources, frame: 0 };
    const track = play?.querySelector(".track");
    const head = play?.querySelector(".head");
    let current = null;
    const show = () => {
      if (playing !== state) return;
      // The moment that is heard now, which is a little behind the clock.
      const now = context.currentTime - origin - Math.min(context.outputLatency || 0, 0.5);
      const entry = entries.findLast((e) => e.start <= now && now < e.start + e.length);
      if (entry && entry.line !== current) {
        current = entry.line;
        mark(play, current);
        if (entries.length > 1) current.scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
      }
      if (head && entry?.at != null) {
        head.hidden = false;
        head.style.setProperty("--a", entry.at + now - entry.start);
        const x = head.offsetLeft, box = track.parentElement;
        if (x < box.scrollLeft || x > box.scrollLeft + box.clientWidth - 40) box.scrollLeft = x - 60;
      }
      const last = entries.reduce((end, e) => Math.max(end, e.start + e.length), 0);
      if (now > last + 0.05) return stop();
      state.frame = requestAnimationFrame(show);
    };
    playing = state;
    byId("player").hidden = false;
    byId("pause").textContent = "Pause";
    state.frame = requestAnimationFrame(show);
  };

  const playOf = (element) => element.closest("[data-p]");
  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button?.dataset.from) {
      const play = document.querySelector(`[data-p="${button.dataset.play}"]`);
      if (play.tagName === "DETAILS") play.open = true;
      return void listen(play, +button.dataset.from, +button.dataset.to);
    }
    if (button?.dataset.a && button.dataset.d) {
      return void listen(playOf(button), +button.dataset.a, +button.dataset.a + Math.max(0.001, +button.dataset.d / 2));
    }
    if (button?.dataset.s) return void single(+button.dataset.s, button.closest("li, tr"), playOf(button));
    if (button?.id === "stop") return stop();
    if (button?.id === "pause") {
      const isPaused = context.state === "suspended";
      button.textContent = isPaused ? "Pause" : "Go on";
      return void (isPaused ? context.resume() : context.suspend());
    }
    if (button?.dataset.zoom) return zoom(button);
    const option = event.target.closest('[role="option"]');
    if (option) { select(option); listenTo(option); }
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") stop(); });

  // The timeline.
  const zoom = (button) => {
    const track = button.closest(".timeline").querySelector(".track");
    const length = +track.style.getPropertyValue("--len");
    const now = parseFloat(getComputedStyle(track).getPropertyValue("--z")) || 44;
    const factor = +button.dataset.zoom;
    const fit = (track.parentElement.clientWidth - 70) / length;
    track.style.setProperty("--z", `${Math.min(400, Math.max(1, factor ? now * factor : fit))}px`);
  };
  const lineOf = (option) => byId(option.dataset.line ?? option.getAttribute("aria-labelledby"));
  const tell = (option) => {
    const place = option.closest(".timeline").querySelector(".words-here");
    const line = lineOf(option);
    if (option.dataset.line) return void (place.textContent = option.ariaLabel);
    const parts = [...line.querySelectorAll(".at, .words, .fate")];
    place.textContent = parts.length ? parts.map((e) => e.textContent).join(" · ") : line.textContent;
  };
  const select = (option) => {
    const list = option.parentElement;
    for (const old of list.querySelectorAll("[aria-selected]")) old.removeAttribute("aria-selected");
    option.setAttribute("aria-selected", "true");
    list.setAttribute("aria-activedescendant", option.id);
    tell(option);
    const box = list.closest(".scroll");
    const x = option.offsetLeft;
    if (x < box.scrollLeft || x > box.scrollLeft + box.clientWidth - 60) box.scrollLeft = Math.max(0, x - 60);
  };
  const listenTo = (option) => {
    const line = lineOf(option);
    // A finding leads to its place in the transcript.
    if (option.dataset.line) return goTo(`#${line.id}`);
    (line.querySelector("button.line") ?? line.querySelector("button"))?.click();
  };
  for (const list of document.querySelectorAll(".list")) {
    list.addEventListener("focus", () => {
      const option = list.querySelector("[aria-selected]") ?? list.querySelector('[role="option"]');
      if (option) select(option);
    });
    list.addEventListener("keydown", (event) => {
      const options = [...list.querySelectorAll('[role="option"]')];
      const index = options.findIndex((o) => o.hasAttribute("aria-selected"));
      const to = { ArrowRight: index + 1, ArrowDown: index + 1, ArrowLeft: index - 1, ArrowUp: index - 1, Home: 0, End: options.length - 1 }[event.key];
      if (to !== undefined) select(options[Math.min(options.length - 1, Math.max(0, to))]);
      else if (event.key === "Enter" || event.key === " ") listenTo(options[Math.max(0, index)]);
      else return;
      event.preventDefault();
    });
    list.addEventListener("pointerover", (event) => {
      const option = event.target.closest('[role="option"]');
      if (option) tell(option);
    });
  }

  // A link into a part that is closed opens it. A link into the transcript also shows the screen of that step, and marks
  // the element in it.
  const reveal = () => {
    const target = location.hash && byId(location.hash.slice(1));
    if (!target) return;
    for (let e = target.closest("details"); e; e = e.parentElement?.closest("details")) e.open = true;
    const step = target.closest("[data-step]"), play = playOf(target);
    if (step && play) {
      const screens = [...play.querySelectorAll("details.other")];
      const shown = screens.findLast((s) => +s.dataset.step <= +step.dataset.step) ?? screens[0];
      for (const screen of screens) screen.open = screen === shown;
      mark(play, target);
    }
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: "center" });
  };
  const goTo = (hash) => {
    if (location.hash === hash) reveal(); else location.hash = hash;
  };
  addEventListener("hashchange", reveal);
  // The address does not change if the link is followed again.
  document.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (link && link.hash === location.hash) reveal();
  });
  reveal();

  // On paper, everything is open.
  let closed = [];
  addEventListener("beforeprint", () => {
    closed = [...document.querySelectorAll("details:not([open])")];
    for (const details of closed) details.open = true;
  });
  addEventListener("afterprint", () => { for (const details of closed) details.open = false; });
})();
