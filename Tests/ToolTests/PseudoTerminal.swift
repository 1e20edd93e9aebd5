import Foundation

/// A terminal without a screen: what a program writes into it can be read.
final class PseudoTerminal {
  private let main: Int32
  /// The end that a program gets.
  let replica: FileHandle

  init() {
    let replica: Int32
    #if os(Linux)
      main = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      // TIOCSPTLCK and TIOCGPTN, which the C library's header does not show to Swift.
      var number: Int32 = 0
      _ = ioctl(main, 0x4004_5431, &number)
      _ = ioctl(main, 0x8004_5430, &number)
      replica = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    #else
      main = posix_openpt(O_RDWR | O_NOCTTY)
      grantpt(main)
      unlockpt(main)
      replica = open(ptsname(main), O_RDWR | O_NOCTTY)
    #endif
    self.replica = FileHandle(fileDescriptor: replica, closeOnDealloc: true)
    _ = fcntl(main, F_SETFL, O_NONBLOCK)
  }

  deinit { close(main) }

  /// What was written and not read yet. A terminal holds a few thousand bytes.
  func read() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Foundation.read(main, &buffer, buffer.count)
      if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }
}
