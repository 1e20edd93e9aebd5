import Foundation
import TestSupport
import Testing

@testable import ESpeakNG

/// What the processes of this one must not do to it, and it not to them.
@Suite(.timeLimited) struct ChildProcessTests {
  private static func shell(_ script: String, output: ChildProcess.Output = .kept) throws -> ChildProcess {
    try ChildProcess("/bin/sh", ["-c", script], output: output, errors: .kept, environment: ["GREETING": "hello"])
  }

  /// What a child says until it says no more.
  private static func words(of child: ChildProcess) -> String {
    var bytes: [UInt8] = []
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { memory in
      while let count = child.read(into: memory, until: .now + .seconds(30)), count > 0 { bytes += memory[..<count] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(_ count: Int, to child: ChildProcess, for patience: Duration) -> ChildProcess.Outcome {
    [UInt8](repeating: 0x61, count: count).withUnsafeBytes { child.write($0, until: .now + patience) }
  }

  @Test func itHearsAndIsHeard() throws {
    let child = try Self.shell("read line; echo $GREETING $line; echo complaint >&2; exit 3")
    #expect(Array("you\n".utf8).withUnsafeBytes { child.write($0, until: .now + .seconds(30)) } == .done)
    #expect(Self.words(of: child) == "hello you\n")
    #expect(child.waitForEnd(until: .now + .seconds(30)))
    #expect(child.wait() == 3 << 8)
    #expect(child.complaints() == "complaint\n")
  }

  /// SIGPIPE would end this process.
  @Test func writingToOneThatIsGoneIsNoSignal() throws {
    let child = try Self.shell("exit 0")
    #expect(child.waitForEnd(until: .now + .seconds(30)))
    #expect(Self.write(1 << 20, to: child, for: .seconds(30)) == .ended)
  }

  @Test func oneThatReadsNothingIsGivenUp() throws {
    let child = try Self.shell("sleep 60")
    child.limitInput(to: 4096)
    let start = ContinuousClock.now
    #expect(Self.write(1 << 20, to: child, for: .milliseconds(100)) == .timedOut)
    withUnsafeTemporaryAllocation(byteCount: 16, alignment: 1) { memory in
      #expect(child.read(into: memory, until: .now + .milliseconds(100)) == nil)
    }
    #expect(!child.waitForEnd(until: .now + .milliseconds(100)))
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(child.isRunning && !child.hasEnded)
  }

  /// Its pipe would be full, and it would wait for ever.
  @Test func aLongComplaintDoesNotHoldItUp() throws {
    let child = try Self.shell("head -c 1000000 /dev/zero | tr '\\0' x >&2; echo done")
    #expect(Self.words(of: child) == "done\n")
    #expect(child.complaints() == String(repeating: "x", count: 65_536))
  }

  @Test func anEndlessComplaintDoesNotHoldThisUp() throws {
    let child = try Self.shell("echo no >&2; echo go; exec yes no >&2")
    withUnsafeTemporaryAllocation(byteCount: 16, alignment: 1) { memory in
      #expect(child.read(into: memory, until: .now + .seconds(30)) == 3)
    }
    let start = ContinuousClock.now
    #expect(!child.waitForEnd(until: .now + .milliseconds(100)))
    #expect(child.complaints().hasPrefix("no\n"))
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  /// Otherwise `end` could hit a process that has been given the number meanwhile.
  @Test func itsNumberIsTakenUntilItIsWaitedFor() throws {
    let child = try Self.shell("exit 7")
    #expect(child.waitForEnd(until: .now + .seconds(30)))
    #expect(child.hasEnded && kill(child.pid, 0) == 0)
    #expect(child.wait() == 7 << 8)
    #expect(kill(child.pid, 0) != 0 && errno == ESRCH)
    #expect(child.hasEnded && !child.isRunning)
    child.end()
    #expect(child.wait() == 7 << 8)
  }

  /// It may read foreign text, and the files and sockets of this process are none of its business.
  @Test func itGetsNothingOfThisProcess() throws {
    let pipes = try OpenPipes(count: 20)
    let child = try Self.shell("read line")
    pipes.closeInputs()
    #expect(eventually { pipes.haveEnded })
    #expect(child.isRunning)
  }

  /// A machine that does much else makes it slow; that is not a reason to give it up.
  @Test func oneThatComputesIsWaitedFor() throws {
    let child = try Self.shell("i=0; while [ $i -lt 400000 ]; do i=$((i+1)); done; echo done; sleep 60")
    withUnsafeTemporaryAllocation(byteCount: 16, alignment: 1) { memory in
      #expect(child.read(into: memory, Patience(idle: .milliseconds(200))) == 5)
      #expect(child.read(into: memory, Patience(idle: .milliseconds(200))) == nil)
    }
    #expect(!child.waitForEnd(Patience(idle: .milliseconds(200))))
  }

  @Test func oneThatComputesForEverIsNot() throws {
    let child = try Self.shell("while :; do :; done")
    #expect(!child.waitForEnd(Patience(idle: .milliseconds(20))))
  }

  @Test func whatCannotBeStartedIsSaid() {
    let error = speechError { _ = try ChildProcess("/nowhere/worker", [], output: .kept, errors: .kept) }
    #expect(error?.message == "cannot start /nowhere/worker: No such file or directory")
  }

  /// Threads of a pool block signals; a child that inherited that could not be told to end.
  @Test func signalsMeanToItWhatTheyMeanToAll() throws {
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    let child = try Self.shell("kill -TERM $$; exit 3")
    pthread_sigmask(SIG_SETMASK, &before, nil)
    #expect(child.wait() & 0x7F == SIGTERM)
  }

  #if os(Linux)
    @Test func whatItHasStartedEndsWithIt() throws {
      let child = try Self.shell("sleep 600 & echo $!; wait")
      var line: [UInt8] = []
      withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { memory in
        while line.last != 0x0A, let count = child.read(into: memory, until: .now + .seconds(30)), count > 0 {
          line += memory[..<count]
        }
      }
      let other = try #require(Int(String(decoding: line.dropLast(), as: UTF8.self)))
      #expect(Processes.isAlive(other))
      child.end()
      #expect(eventually { !Processes.isAlive(other) })
    }

    /// One that held another's input would keep it from noticing that nothing more comes.
    @Test func itHoldsNothingOfTheOthers() throws {
      let others = try (1...3).map { _ in try Self.shell("read line") }
      let child = try Self.shell("ls -l /proc/$$/fd")
      // What these tests were started with may have left it more than its three.
      let held = Self.words(of: child).split(separator: "\n").compactMap {
        $0.split(separator: " ").last.map(String.init)
      }
      #expect(held.count >= 3)
      for descriptor in others.flatMap({ [$0.input, $0.output, $0.errors] }) {
        let name = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
        #expect(!held.contains(name))
      }
      for other in others {
        other.closeInput()
        #expect(other.waitForEnd(until: .now + .seconds(30)))
      }
    }

    @Test func nothingOfItIsLeft() throws {
      let child = try Self.shell("sleep 600")
      let held = [child.input, child.output, child.errors]
      func places() -> [String?] {
        held.map { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)") }
      }
      let before = places()
      #expect(before.allSatisfy { $0 != nil })
      child.end()
      // Another thread may have been given the numbers since.
      #expect(zip(before, places()).allSatisfy { $0 != $1 })
      #expect(!Processes.isAlive(Int(child.pid)))
    }
  #endif
}
