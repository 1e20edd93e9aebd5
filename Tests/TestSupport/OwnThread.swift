import CA11ySimSystem
import Foundation

/// Calls a function on a thread with a folder of its own, and with as much stack as the first thread of a program.
/// - Parameter folder: the working directory of the thread; that of the process if nil.
/// - Returns: nil, without calling the function, if this system gives a thread no folder of its own.
public func onOwnThread<Value: Sendable>(
  in folder: String?, _ body: @escaping @Sendable () -> Value
) -> Value? {
  let result = Result<Value>()
  let thread = Thread {
    if folder == nil || a11y_change_thread_folder(folder) == 0 { result.value = body() }
    result.isThere.signal()
  }
  thread.stackSize = 8 << 20
  thread.start()
  return TestWatch.shared.waiting(for: "a command in this process") {
    result.isThere.wait()
    return result.value
  }
}

private final class Result<Value>: @unchecked Sendable {
  let isThere = DispatchSemaphore(value: 0)
  var value: Value?
}
