import A11ySim
import AgentProtocol
import Captures
import Judging
import ScenarioFiles

/// A scenario that an agent saves of a dump, or the scenario with what an agent adds to it.
struct AgentScenario {
  /// The first line of each file, by which the tool knows what it may change.
  static let mark = "# Written by `a11y-sim mcp`"

  /// The content of the file.
  private(set) var bytes: [UInt8]
  /// The file beside it with the screen of the dump; nil if there is no dump.
  private(set) var screen: (path: String, text: String)?

  /// The path of the file for the screen of a dump: `a.screen.json` for `a.yaml`, and `a.2.screen.json` for the second.
  static func screenFile(of file: String, number: Int = 1) -> String {
    String(file[..<file.lastIndex(of: ".")!]) + (number == 1 ? "" : ".\(number)") + ".screen.json"
  }

  /// - Parameters:
  ///   - plays: what is heard of the dump; nil if only steps are added.
  ///   - extends: whether the steps are added to those of the file. Nothing that it contains is then changed.
  init(
    file: String, plays: AgentPlays?, extends: Bool, _ arguments: ToolArguments, _ screens: AgentScreens,
    _ context: ToolContext
  ) throws(ToolFailure) {
    let steps = arguments.list("steps")
    let expectsAll = arguments.text("expect") == "all"
    var name = ""
    if let plays, let dump = plays.screen {
      var number = 1
      if extends {
        repeat { number += 1 } while InputFile.exists(Self.screenFile(of: file, number: number))
      }
      let path = Self.screenFile(of: file, number: number)
      guard screens.folders.mayWrite(path) else {
        throw ToolFailure("this file is a link or not below the folder of the server", quoting: [path])
      }
      screen = (path, dump.file)
      name = path.split(separator: "/").last.map(String.init) ?? path
    } else if steps == nil {
      throw ToolFailure("send “steps”, a dump, or both")
    }

    var old: [UInt8] = []
    var added = ""
    if extends {
      do throws(Diagnostic) {
        old = try InputFile.bytes(of: file, ifMissing: "check the path")
      } catch {
        throw ToolFailure("the file cannot be read", error)
      }
      if old.last != UInt8(ascii: "\n") { old.append(UInt8(ascii: "\n")) }
      if screen != nil { added = "  - screen: { file: \(name.yamlScalar) }\n" }
    } else if let plays {
      let readers = plays.scenarios.map(\.reader.description)
      added = Self.mark + " from a dump. To renew what it expects: a11y-sim test --update FILE\n"
      added += "reader: \(readers.count == 1 ? readers[0] : "[\(readers.joined(separator: ", "))]")\n"
      added += "locale: \(plays.locale)\nscreen: { file: \(name.yamlScalar) }\nsteps:\n"
    }
    if let steps {
      added += try AgentSteps(steps, continues: extends).text
    } else if let plays {
      let most = plays.scenarios.map { $0.opened(locale: plays.locale).described.count }.max() ?? 1
      added += extends ? "" : "  - appear\n"
      if most > 1 { added += "  - swipe: { direction: right, times: \(most - 1) }\n" }
    }
    if expectsAll { added += "  - expect:\n" }
    bytes = old + Array(added.utf8)

    let before = extends ? try read(old, file, screens)[0].steps.count : 0
    let scenarios = try read(bytes, file, screens)
    guard scenarios[0].steps.count > before else {
      throw ToolFailure("nothing would be added: the steps must be the last part of the file", quoting: [file])
    }
    guard expectsAll else { return }
    if scenarios.count > 1 {
      throw ToolFailure("two readers say different lines: write one file for each “reader”, or expect nothing")
    }
    do throws(Diagnostic) {
      let transcript = scenarios[0].play(locale: scenarios[0].locales.first) { !context.isCancelled() }
      if context.isCancelled() { throw Diagnostic("the call was cancelled") }
      if let fault = transcript.diagnostics.first(where: { $0.severity == .error }) { throw fault }
      bytes = try scenarios[0].updated(bytes, hearing: [transcript], .missing) ?? bytes
    } catch {
      throw ToolFailure("the scenario cannot be written; lines are those of the new file", error)
    }
  }

  /// Reads a scenario with the screens beside it, of which the new one is not written yet.
  private func read(
    _ bytes: [UInt8], _ file: String, _ screens: AgentScreens
  ) throws(ToolFailure) -> [Scenario] {
    var foreign: String?
    let besides = InputFile.load(besides: file)
    let new = screen.map { (name: $0.path.split(separator: "/").last.map(String.init) ?? $0.path, text: $0.text) }
    let result = Result { () throws(ScenarioParser.Failure) in
      try ScenarioParser.plays(
        bytes, file: file,
        load: { (path) throws(Diagnostic) in
          if let new, path == new.name { return Array(new.text.utf8) }
          let full = path.hasPrefix("/") ? path : InputFile.folder(of: file) + path
          guard screens.folders.mayRead(full) else {
            foreign = foreign ?? path
            return []
          }
          return try besides(path)
        }, vocabulary: A11ySimTool.current.vocabulary)
    }
    if let foreign {
      throw ToolFailure("the file names another that is not in a folder that may be read", quoting: [foreign])
    }
    do throws(ScenarioParser.Failure) {
      return try result.get()
    } catch {
      throw ToolFailure("the scenario cannot be written; lines are those of the new file", error)
    }
  }
}
