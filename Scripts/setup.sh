# Sourced by the scripts beside it. Finds what is needed, installs what it can, and prints exactly what to type for the
# rest. All its messages go to standard error.

root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)

# One debug build serves all scripts, and its library is optimized: the quick tests take a third of the time.
export A11Y_SIM_FAST_TESTS=1

say() { printf '%s\n' "$*" >&2; }

need_swift() {
  command -v swift >/dev/null 2>&1 && return 0
  say "error: Swift is not installed, or not on the PATH"
  say "help: install Swift 6 from https://www.swift.org/install and run this again"
  exit 2
}

have_espeak_headers() {
  command -v pkg-config >/dev/null 2>&1 && pkg-config --exists espeak-ng
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# Installs Debian packages: apt_install PACKAGE…. Scripts that run side by side wait for each other.
apt_install() {
  (
    if command -v flock >/dev/null 2>&1; then flock 9; fi
    install() { as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" >&2; }
    # The package lists of a fresh machine may be empty or old.
    install "$@" || { as_root apt-get update -q >&2 && install "$@"; }
  ) 9>"${TMPDIR:-/tmp}/a11y-sim-apt.$(id -u).lock"
}

# Returns 0 if eSpeak NG's headers are installed at the end.
install_espeak() {
  have_espeak_headers && return 0
  if command -v apt-get >/dev/null 2>&1; then
    packages="libespeak-ng-dev libyaml-dev pkg-config"
    if [ "$(id -u)" = 0 ] || command -v sudo >/dev/null 2>&1; then
      say "Installing $packages, which speaking and a small tool need"
      # shellcheck disable=SC2086
      apt_install $packages || true
    fi
    have_espeak_headers && return 0
    say "error: libespeak-ng-dev is missing and could not be installed"
    say "help: type: sudo apt-get install libespeak-ng-dev pkg-config"
  elif command -v brew >/dev/null 2>&1; then
    say "Installing espeak-ng and pkg-config, which speaking needs"
    brew install espeak-ng pkg-config >&2 || true
    have_espeak_headers && return 0
    say "error: espeak-ng is missing and could not be installed"
    say "help: type: brew install espeak-ng pkg-config"
  else
    say "error: libespeak-ng and its headers are missing"
    say "help: install them with this system's package manager, so that \`pkg-config --exists espeak-ng\` succeeds"
  fi
  return 1
}

# Runs a command that must end within some minutes: within MINUTES COMMAND…
within() { "$root/Scripts/within" "$@"; }

# Builds quietly; shows the whole output if the build fails.
build() {
  log=$(mktemp)
  if ! within 120 swift build --package-path "$root" "$@" >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    say "error: the build failed; the reason is above"
    exit 2
  fi
  rm -f "$log"
}

# Runs tests that are built already; arguments go to `swift test`. Prints how long they took, and shows failures again
# at the end, because thousands of lines may come before and logs are often cut.
run_tests() {
  log=$(mktemp -d)
  start=$(date +%s)
  # `swift test` would keep the builds of other scripts waiting until the tests have ended.
  program=$root/.build/debug/a11y-simPackageTests.xctest
  if [ -f "$program" ]; then
    set -- "$program" --testing-library swift-testing "$@"
  else
    set -- swift test --package-path "$root" --skip-build "$@"
  fi
  escape=$(printf '\033')
  { within 120 "$@" 2>&1 || echo failed >"$log/status"; } | sed -u "s/$escape\[[0-9;]*m//g" |
    tee "$log/output"
  if grep -q 'Test run with 0 tests' "$log/output"; then
    say "error: there is no test of this name"
    echo failed >"$log/status"
  fi
  seconds=$(($(date +%s) - start))
  if [ -e "$log/status" ]; then
    say ""
    say "what failed:"
    awk '/^[^ ]+ (Test|Suite|Issue) /{ shown = / recorded an issue/ } /: error: /{ print; next } shown' "$log/output" >&2
  fi
  status=0
  [ ! -e "$log/status" ] || status=1
  rm -rf "$log"
  echo "the tests took $seconds s"
  return $status
}

# Linking the Swift standard library statically makes the program start faster; macOS has it in the system.
static_option() {
  if [ "$(uname -s)" = Linux ]; then echo --static-swift-stdlib; fi
}

# Builds the tool as it is released.
build_tool() {
  use_static_libraries
  # shellcheck disable=SC2046
  build -c release $(static_option) --product a11y-sim
}

# Prints the header beside a data file that is built into the program; `Embed.h` describes its purpose.
digest() { printf '// %s of %s\n' "$(cksum <"$1")" "$(basename "$1")"; }
write_digest() { digest "$1" >"${1%.txt}.digest.h"; }

# Has Package.swift link what can be linked statically; without, the tool is the same, but larger and slower to start.
# Yams would bring all of Foundation, ICU included, into such a program and make it three times as large: the libyaml of
# the system takes its place. The C library, where there is a static one, makes the tool start in two thirds of the time.
use_static_libraries() {
  [ "$(uname -s)" = Linux ] || return 0
  if [ -e "$(pkg-config --variable=libdir yaml-0.1 2>/dev/null)/libyaml.a" ]; then export A11Y_SIM_SYSTEM_LIBYAML=1; fi
  if [ -e "$(clang -print-file-name=libc.a)" ] && [ -e "$(clang -print-file-name=libstdc++.a)" ]; then
    export A11Y_SIM_STATIC=1
  fi
}

# Builds the program that speaks; arguments go to `swift build`. It is C, but SwiftPM links the Swift runtime into every
# program. Only with the static option does it need none, and run where Swift is not installed.
build_worker() {
  # shellcheck disable=SC2046
  build "$@" $(static_option) --product espeak-ng-worker
}

# Makes a Python environment with packages from PyPI, unless the folder has it: prepare_python FOLDER PACKAGE…. Installs
# Debian's python3-venv. Exits if that cannot be done.
prepare_python() {
  environment=$1
  shift
  [ "$(cat "$environment/complete" 2>/dev/null)" != "$*" ] || return 0
  command -v python3 >/dev/null 2>&1 && python3 -c 'import ensurepip, venv' 2>/dev/null || {
    if command -v apt-get >/dev/null 2>&1; then apt_install python3 python3-venv || :; fi
  }
  rm -rf "$environment"
  python3 -m venv "$environment" || {
    say "error: no virtual environment of Python can be made"
    say "help: install Python 3 with its module venv (Debian: python3-venv)"
    exit 2
  }
  "$environment/bin/pip" install -q --disable-pip-version-check "$@" || {
    say "error: pip cannot install $*"
    say "help: connect this machine to a network"
    exit 2
  }
  echo "$*" >"$environment/complete"
}

# Sets $browser to Chromium, and makes a Python environment with playwright and axe-core in FOLDER/venv: prepare_browser
# FOLDER. Installs Debian's chromium, and axe-playwright-python from PyPI.
prepare_browser() {
  command -v python3 >/dev/null 2>&1 || { say "error: python3 is missing"; say "help: install Python 3"; exit 2; }
  browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome || :)
  if [ -z "$browser" ]; then
    if command -v apt-get >/dev/null 2>&1; then
      say "installing chromium"
      apt_install chromium || {
        say "error: chromium cannot be installed"; say "help: install Chromium, or connect this machine to a network"; exit 2
      }
      browser=$(command -v chromium)
    else
      say "error: Chromium is missing"; say "help: install Chromium"; exit 2
    fi
  fi
  prepare_python "$1/venv" axe-playwright-python
}
