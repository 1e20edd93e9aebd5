import A11ySimSystem
import AccessibilityModel

extension SpeechWorker {
  /// The help text of the error about a missing worker.
  static let installation = installation(besides: executablePath())

  /// Returns the help text of the error about a missing worker. Only a person with the source can build the worker; a
  /// release contains it.
  ///
  /// - Parameter program: the path of the running program; nil if it is unknown.
  package static func installation(besides program: String?) -> String {
    let named = "or name an existing one with --worker or A11Y_SIM_SPEECH_WORKER"
    // SwiftPM puts everything that it builds into this folder.
    if program?.contains("/.build/") == true {
      return
        "install libespeak-ng-dev (Debian, Ubuntu) or espeak-ng (Homebrew) and build the worker with `Scripts/run` "
        + "or `swift build --product espeak-ng-worker`, \(named)"
    }
    return "install libespeak-ng1 (Debian, Ubuntu) or espeak-ng (Homebrew) and put espeak-ng-worker, which is in each "
      + "release of a11y-sim, beside this program or into ../libexec/a11y-sim, \(named)"
  }

  /// Finds the worker's executable in the first of these places:
  /// - the path that the user named
  /// - the path in the environment variable `A11Y_SIM_SPEECH_WORKER`
  /// - the folder of the running program, with links resolved
  /// - the folder `../libexec/a11y-sim/`, relative to the folder of the running program
  /// - the folders of `PATH`
  ///
  /// - Throws: `SpeechError` if there is no worker, or if the user or the variable names a path that is not an
  ///   executable file.
  package static func locate(
    _ path: String? = nil, environment: [String: String] = ownEnvironment()
  ) throws(SpeechError) -> String {
    for (named, source) in [(path, "--worker"), (environment["A11Y_SIM_SPEECH_WORKER"], "A11Y_SIM_SPEECH_WORKER")] {
      guard let named, !named.isEmpty else { continue }
      guard isExecutableFile(named) else {
        throw SpeechError(
          "there is no program at “\(named)”, which \(source) names as the speech worker", help: installation,
          isFatal: true)
      }
      return named
    }
    var folders: [String] = []
    if let own = executableFolder() { folders += [own, own + "/../libexec/a11y-sim"] }
    folders += searchPath(environment)
    if let folder = folders.first(where: { isExecutableFile($0 + "/espeak-ng-worker") }) {
      return folder + "/espeak-ng-worker"
    }
    throw SpeechError("the speech worker, espeak-ng-worker, was not found", help: installation, isFatal: true)
  }
}

/// Returns the environment variables of this process, or of the run inside it.
func ownEnvironment() -> [String: String] {
  InProcessRun.current?.environment ?? ProcessInfo.processInfo.environment
}

/// Returns the absolute folders of `PATH`, or the usual system folders if `PATH` is not set.
func searchPath(_ environment: [String: String]) -> [String] {
  (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").map(String.init)
    .filter { $0.hasPrefix("/") }
}

func isExecutableFile(_ path: String) -> Bool {
  var information = stat()
  return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
}

private func executableFolder() -> String? {
  executablePath().flatMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } }
}

/// Returns the path of the running program, with links resolved; nil if it is unknown.
package func executablePath() -> String? {
  #if os(Linux)
    let path = "/proc/self/exe"
  #else
    guard let path = Bundle.main.executablePath else { return nil }
  #endif
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
