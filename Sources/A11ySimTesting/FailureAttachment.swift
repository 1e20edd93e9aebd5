import A11ySim
import Foundation
import IssueReporting

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest) && canImport(ObjectiveC)
  import XCTest
#endif

/// A file that belongs to a failing test: the transcript of what was heard, or its sound.
///
/// Swift Testing keeps attachments from Swift 6.2 on (`swift test --attachments-path FOLDER`), XCTest on Apple's systems.
/// Elsewhere, the file is written to the folder that `A11Y_SIM_ATTACHMENTS` names, if it is set.
struct FailureAttachment {
  var name: String
  var content: [UInt8]

  /// The files for a failure: the transcript, and its sound if the test has a voice.
  ///
  /// - Parameter place: the place of the expectation, such as `SignInTests-71`.
  static func all(for transcript: Transcript, at place: String) -> [FailureAttachment] {
    let text = FailureAttachment(
      name: "\(place).heard.txt", content: Array(transcript.description.escapingControls.utf8))
    guard let voice = TestedReader.current.voice else { return [text] }
    do {
      return [text, FailureAttachment(name: "\(place).heard.wav", content: try voice(transcript))]
    } catch {
      let reason = "the sound could not be made: \(error)".visible
      return [text, FailureAttachment(name: "\(place).no-sound.txt", content: Array("\(reason)\n".utf8))]
    }
  }

  /// Attaches the file to the running test.
  func record(from caller: Caller) {
    switch TestContext.current {
    case .swiftTesting?:
      #if canImport(Testing) && compiler(>=6.2)
        Attachment.record(
          content, named: name,
          sourceLocation: SourceLocation(
            fileID: "\(caller.fileID)", filePath: "\(caller.filePath)", line: Int(caller.line),
            column: Int(caller.column)))
      #else
        write()
      #endif
    case .xcTest?:
      #if canImport(XCTest) && canImport(ObjectiveC)
        let attachment = XCTAttachment(
          uniformTypeIdentifier: name.hasSuffix(".wav") ? "com.microsoft.waveform-audio" : "public.plain-text",
          name: name, payload: Data(content), userInfo: nil)
        attachment.lifetime = .keepAlways
        guard Thread.isMainThread else { return write() }
        MainActor.assumeIsolated {
          XCTContext.runActivity(named: name) { $0.add(attachment) }
        }
      #else
        write()
      #endif
    case nil: break
    }
  }

  private func write() { write(to: ProcessInfo.processInfo.environment["A11Y_SIM_ATTACHMENTS"]) }

  /// Writes the file into a folder, under a name that this process has not used there. Nothing is written without a
  /// folder.
  func write(to folder: String?) {
    guard let folder, !folder.isEmpty else { return }
    let path = "\(folder)/\(Self.names.unused(name, in: folder))"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(content).write(to: URL(fileURLWithPath: path))
    } catch {
      let message = "\(path) cannot be written: \(error.localizedDescription)"
      FileHandle.standardError.write(Data("\(message.visible)\n".utf8))
    }
  }

  private static let names = UsedNames()

  /// The names of the files that this process wrote.
  private final class UsedNames: @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [String: Int] = [:]

    /// Returns the name, with a number before its extension if an earlier file has it: `a.heard.txt`, `a.heard-2.txt`.
    func unused(_ name: String, in folder: String) -> String {
      lock.lock()
      defer { lock.unlock() }
      counts["\(folder)/\(name)", default: 0] += 1
      let count = counts["\(folder)/\(name)"] ?? 1
      guard count > 1, let dot = name.lastIndex(of: ".") else { return name }
      return "\(name[..<dot])-\(count)\(name[dot...])"
    }
  }
}
