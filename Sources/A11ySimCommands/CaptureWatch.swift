import A11ySim
import A11ySimSystem
import Captures
import ESpeakNG
import ScenarioFiles

/// Captures the screens of an app while a person goes through it: runs a command that prints a capture again and again,
/// and writes each screen that sounds different from the one before it.
struct CaptureWatch {
  let command: String
  let folder: String
  let choice: CaptureOptions.Choice
  /// The number of screens after which watching ends.
  let limit: Int

  private var screens: [ImportedScreen] = []
  /// The content of the files that were written, in the order of `screens`.
  private var files: [String] = []

  init(command: String, folder: String, choice: CaptureOptions.Choice, limit: Int) {
    (self.command, self.folder, self.choice, self.limit) = (command, folder, choice, limit)
  }

  /// The time between two runs of the command, in microseconds.
  private static let pause: UInt32 = 300_000

  /// Watches until the limit is reached, or until a signal ends the tool.
  ///
  /// - Parameter change: Called for each screen before it is written.
  mutating func run(changing change: (inout ImportedScreen) -> Void) throws {
    /// What was heard of the screen that was written last, and of the one that was seen last. A screen counts when it
    /// was seen twice in succession, because one in between may be half of an animation.
    var (written, seen) = ([String](), [String]())
    var complaint = ""
    while screens.count < limit {
      let process: ChildProcess
      do {
        process = try ChildProcess("/bin/sh", ["-c", command], output: .kept, errors: .discarded)
      } catch {
        Console.complain("error: the command cannot be run\nhelp: check the command that follows --watch")
        throw Console.Status.couldNot
      }
      let source = InputFile.Source(name: "screen-\(screens.count + 1)", bytes: process.allOutput())
      _ = process.wait()
      do throws(ScenarioParser.Failure) {
        var screen = try InputFile.screen(source, choice)
        change(&screen)
        let heard = Session(
          screen.scenario(file: source.name, readers: A11ySimTool.current.screenReaders), locale: screen.locale ?? "en"
        ).descriptions.flatMap(\.lines)
        if heard != written, heard == seen {
          screens.append(screen)
          (written, complaint) = (heard, "")
        }
        seen = heard
      } catch {
        // Between two screens, a tool may print an error. It is told once.
        let text = error.diagnostics.map(\.description).joined(separator: "\n")
        if text != complaint { for diagnostic in error.diagnostics { Console.complain(diagnostic) } }
        complaint = text
      }
      if files.count < screens.count { try write() }
      if screens.count < limit { usleep(Self.pause) }
    }
  }

  /// Writes the newest screen, and once more each earlier one that holds what has turned out to be secret.
  private mutating func write() throws {
    ImportedScreen.shareSecrets(of: &screens)
    do throws(Diagnostic) {
      for (index, screen) in screens.enumerated() where index >= files.count || files[index] != screen.file {
        let path = try screen.write(as: "screen-\(index + 1)", into: folder)
        if index < files.count {
          files[index] = screen.file
        } else {
          files.append(screen.file)
          Console.print("\(path)\n")
        }
      }
    } catch {
      Console.complain(error)
      throw Console.Status.couldNot
    }
  }
}
