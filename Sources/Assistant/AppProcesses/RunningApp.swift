import Foundation
import IntentWire

/// A process of an app with the connection to it.
final class RunningApp: Sendable {
  /// Which executable of which app.
  struct Key: Sendable, Hashable {
    var app: String
    var executable: String
  }

  let key: Key
  /// The app's display name, for messages.
  let name: String
  let link: AppLink
  let child: ChildProcess
  let log: String
  /// Where the process waits for the next assistant.
  let rendezvous: String
  /// The file from which it was started, to notice that it was replaced.
  let stamp: FileStamp

  init(
    key: Key, name: String, link: AppLink, child: ChildProcess, log: String, rendezvous: String,
    stamp: FileStamp
  ) {
    self.key = key
    self.name = name
    self.link = link
    self.child = child
    self.log = log
    self.rendezvous = rendezvous
    self.stamp = stamp
  }

  /// Whether the next request can go to it.
  var isUsable: Bool { !link.isClosed && child.isRunning }

  /// Ends the process, with a chance to finish what it does.
  func end(within grace: Duration) async {
    link.end()
    _ = await child.finish(within: grace)
  }

  /// Puts a fault into the words of what became of the process, and ends the process when it is of no more use.
  ///
  /// - Returns: The fault to report, and whether the process is gone.
  func judge(_ fault: WireFault, settings: AppProcessSettings) async -> (fault: WireFault, isGone: Bool) {
    if fault.code == .timedOut {
      link.close()
      child.kill()
      _ = await child.finish(within: .zero)
      return (
        WireFault(
          .timedOut,
          "\(name) did not answer within \(settings.deadline) and was stopped. Its log is \(log)."),
        true
      )
    }
    guard link.isClosed || !child.isRunning else { return (fault, false) }
    // The socket closes a moment before the process is gone; how it ended is worth that moment.
    let ending = await child.finish(within: .milliseconds(200))
    guard let garbage = link.fault, garbage.code != .disconnected else {
      return (
        WireFault(
          .disconnected,
          "\(name) ended in the middle of the request: it \(ending.words). Its log is \(log)."),
        true
      )
    }
    return (
      WireFault(
        garbage.code,
        "\(name) was stopped, because it sent something unusable. \(garbage.message) Its log is \(log)."),
      true
    )
  }
}

/// What tells one version of a file from the next.
struct FileStamp: Sendable, Hashable {
  private var file: UInt64 = 0
  private var size: Int64 = 0
  private var seconds = 0
  private var nanoseconds = 0

  init(_ url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return }
    file = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
