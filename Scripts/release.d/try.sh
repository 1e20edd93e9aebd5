# Sourced by Scripts/release. Tries each release file, and collects what was tried and what could not be.
tried=$work/tried
untried=$work/untried
: >"$tried"
: >"$untried"
was_tried() { echo "- $*" >>"$tried"; }
was_not() { echo "- $*" >>"$untried"; }

[ "$system" = Darwin ] || was_not "\`Scripts/run\` on a Mac, and everything else on macOS."

# What a bare root gets beside a release file.
cp -R "$parts/sample" "$work/sample"
"$tool" demo >"$work/expected.txt"

# The mirror is the one that this machine uses.
mirror() {
  apt-get indextargets --format '$(RELEASE) $(REPO_URI)' 'Created-By: Packages' |
    awk -v suite="$suite" '$1 == suite { print $2; exit }'
}

# in_bare_root FOLDER COMMAND…: with a /proc of its own, which ends with the command.
in_bare_root() {
  folder=$1
  shift
  as_root unshare --mount --pid --fork sh -ec '
    mount -t proc proc "$1/proc"
    folder=$1
    shift
    exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root "$(command -v chroot)" "$folder" "$@"' sh "$folder" "$@"
}

# try_in_bare_root FILE
try_in_bare_root() {
  bare=$work/bare
  mkdir "$bare"
  as_root tar -xf "$base" -C "$bare"
  as_root cp -L /etc/resolv.conf "$bare/etc/resolv.conf"
  as_root mkdir "$bare/try"
  as_root cp -R "$out/$1" "$work/expected.txt" "$parts/smoke" "$work/sample/Sources" "$work/sample/Accessibility" "$bare/try/"
  in_bare_root "$bare" sh -c 'cd /try && ./smoke "$1"' sh "$1" | tee "$work/smoke.txt" || :
  grep -q ': fine,' "$work/smoke.txt" || { say "error: $1 does not work in a bare root"; exit 1; }
  was_tried "\`$1\` in a bare root of Debian $suite without Swift: $(sed -n 's/.*: \(from nothing .*\)/\1/p' "$work/smoke.txt");" \
    "\`test\`, \`strings check\` and sound."
  as_root rm -rf "$bare"
}

if [ "$system" = Linux ] && [ -n "$suite" ] && [ -n "$(mirror)" ]; then
  # The root is kept, because it takes minutes. `rm` makes it new.
  base=$root/.build/bare-$suite.tar
  if [ ! -e "$base" ]; then
    command -v debootstrap >/dev/null 2>&1 || as_root apt-get install -y -q debootstrap >&2
    say "Making a bare root of Debian $suite"
    as_root debootstrap --variant=minbase "$suite" "$work/base" "$(mirror)" >"$work/log" 2>&1 || { tail "$work/log" >&2; exit 2; }
    as_root rm -rf "$work/base/var/cache/apt/archives" "$work/base/var/lib/apt/lists"
    as_root mkdir -p "$work/base/var/cache/apt/archives/partial" "$work/base/var/lib/apt/lists/partial"
    as_root tar -cf "$base" -C "$work/base" .
    as_root rm -rf "$work/base"
  fi
  try_in_bare_root "a11y-sim_${version}_$architecture.deb"
  try_in_bare_root "$name.tar.gz"
else
  # Without a root: another folder, and nothing of this environment.
  mkdir "$work/unpacked"
  tar -xzf "$out/$name.tar.gz" -C "$work/unpacked"
  env -i "$work/unpacked/$name/a11y-sim" demo | cmp - "$work/expected.txt"
  env -i "$work/unpacked/$name/a11y-sim" test "$work/sample/Accessibility"
  env -i "$work/unpacked/$name/a11y-sim" demo --wav "$work/demo.wav" >/dev/null
  was_tried "\`$name.tar.gz\` in another folder with an empty environment."
  was_not "The same in a machine without Swift."
fi

# The worker's source, as the README beside it says.
mkdir "$work/source"
tar -xzf "$out/$name.tar.gz" -C "$work/source"
(
  cd "$work/source/$name/worker-source"
  # shellcheck disable=SC2046
  clang -O2 -o espeak-ng-worker main.c $(pkg-config --cflags --libs espeak-ng)
  "$tool" demo --worker ./espeak-ng-worker --wav "$work/source.wav" >/dev/null
  "$tool" demo --wav "$work/released.wav" >/dev/null
  cmp "$work/source.wav" "$work/released.wav"
)
was_tried "The source of \`espeak-ng-worker\` in the files: it builds as its README says, and speaks the same bytes."

# The plugins, in a package that uses them.
tar -xzf "$out/a11y-sim-plugins-$version-$platform.tar.gz" -C "$work"
expect_in_sample() {
  expected=$1
  words=$2
  shift 2
  status=0
  (cd "$work/sample" && "$@") >"$work/log" 2>&1 || status=$?
  if [ "$status" != "$expected" ] || ! grep -qF -- "$words" "$work/log"; then
    cat "$work/log" >&2
    say "error: $* in the sample package ends with $status instead of $expected, or does not say “$words”"
    exit 1
  fi
}
catalogue=$work/sample/Sources/Teahouse/Resources/de.lproj/Localizable.strings
scenario=$work/sample/Accessibility/order.yaml
expect_in_sample 0 "Enter your code, heading" swift package a11y-sim demo
expect_in_sample 0 "Compiling" swift build
cp "$catalogue" "$work/kept"
sed 's/%2\$@/%2$d/' "$work/kept" >"$catalogue"
expect_in_sample 1 "a meaningless number is heard" swift build
cp "$work/kept" "$catalogue"
cp "$scenario" "$work/kept"
sed 's/Order, button/Buy, button/' "$work/kept" >"$scenario"
expect_in_sample 1 "Buy, button" swift build
expect_in_sample 1 "Buy, button" swift package a11y-sim test Accessibility
cp "$work/kept" "$scenario"
was_tried "Both kinds of plugins in a sample package: \`swift package a11y-sim\`, and builds that fail for a wrong text and for a" \
  "scenario."

# The hooks and the action need packages of Python: pre-commit, and PyYAML with it.
if python3 -m venv "$work/venv" >"$work/log" 2>&1 && "$work/venv/bin/pip" install -q pre-commit >"$work/log" 2>&1; then
  PATH="$stage:$PATH" "$work/venv/bin/python" "$parts/try_hooks.py" "$root" "$work/sample" "$work/hooks"
  was_tried "The hooks for pre-commit, each with and without something to find."
  "$work/venv/bin/python" "$parts/try_action.py" "$root" "$out" "$version" "$work/sample" "$work/action"
  was_tried "The steps of \`action.yml\`, as a shell runs them, with the files of this release."
else
  say "note: pre-commit cannot be installed, so hooks and action were not tried: $(tail -1 "$work/log")"
  was_not "The hooks for pre-commit, and the steps of \`action.yml\`."
fi
was_not "\`action.yml\` on GitHub: uploading the artifact, annotations as they are shown."
was_not "\`.github/workflows/release.yml\`."
if [ -e "$out/Containerfile" ]; then was_not "\`Containerfile\`: no container was built. Its commands are those of the bare root."; fi
if [ -e "$out/a11y-sim.rb" ]; then
  was_not "\`a11y-sim.rb\` with Homebrew."
else
  was_not "The Homebrew formula, which is only written with \`--url\`."
fi

write_notes() {
  echo "# a11y-sim $version"
  echo
  # The section of this version, or what is not released yet.
  awk -v version="$version" '
    /^## / { if (shown) exit; shown = ($2 == version || $2 == "Unreleased"); next }
    shown' CHANGELOG.md
  echo "## Files"
  echo
  echo "| file | bytes |"
  echo "|---|---|"
  (cd "$out" && for file in *; do [ "$file" = RELEASE-NOTES.md ] || echo "| \`$file\` | $(($(wc -c <"$file"))) |"; done)
  echo
  echo "\`SHA256SUMS\` has a digest of each. \`action.yml\` and \`.pre-commit-hooks.yaml\` are in the source: name this release's tag."
  echo
  echo "## What was never tried"
  echo
  cat "$untried"
  echo
  echo "## What was tried"
  echo
  cat "$tried"
}
