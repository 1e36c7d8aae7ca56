import Catalog
import Foundation
import IntentWire
import Synchronization
import Testing

@testable import AppProcesses

/// A home of a test's own with one faulty app in it.
final class Bench: Sendable {
  static let app = "org.example.faulty"
  static let intents = [
    "Pid", "Crash", "Exit", "Hang", "Garbage", "Oversized", "Late", "Flood", "Ask", "AskTwice", "Child",
    "Environment", "Count", "CrashWhileFollowed", "StopsByItself", "NeverStops",
  ]

  let home: Home
  let runtime: URL
  let processes: AppProcesses
  let events: AsyncStream<AppEvent>

  /// - Parameters:
  ///   - start: How the app misbehaves when it starts.
  ///   - like: Another bench whose home is used, as a later run of the assistant uses it.
  init(
    start: String? = nil, like other: Bench? = nil, clock: any Clock<Duration> = ContinuousClock(),
    _ adjust: (inout AppProcessSettings) -> Void = { _ in }
  ) {
    let name = "prithee-\(UUID().uuidString.prefix(8))"
    let home = other?.home ?? Home(FileManager.default.temporaryDirectory.appending(path: name))
    self.home = home
    runtime = other?.runtime ?? URL(filePath: "/tmp/\(name).run")
    var settings = AppProcessSettings()
    settings.runtimeFolder = runtime
    adjust(&settings)
    var environment = ["FAULTY_NOTE": "inherited", "PATH": "/usr/bin:/bin"]
    environment["FAULTY_START"] = start
    let (events, sender) = AsyncStream<AppEvent>.makeStream()
    self.events = events
    processes = AppProcesses(
      home: home, settings: settings, clock: clock, environment: environment,
      apps: { $0 == Bench.app ? Bench.installed : nil },
      events: { _, event in sender.yield(event) })
  }

  deinit {
    try? FileManager.default.removeItem(at: home.url)
    try? FileManager.default.removeItem(at: runtime)
  }

  static var installed: InstalledApp {
    InstalledApp(
      identifier: app, name: "Faulty", manifest: AppManifest(module: "FaultyApp"),
      processes: [InstalledApp.Process(identifier: app, executable: executable, intents: intents)])
  }

  /// The fixture lies beside the test program.
  static var executable: URL {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: program ?? "").deletingLastPathComponent().appending(path: "FaultyApp")
  }

  func call(_ intent: String, id: String = UUID().uuidString) async throws -> IntentOutcome {
    guard
      case .outcome(let outcome) = try await processes.perform(
        IntentCall(id: id, intent: intent), in: Self.app)
    else { throw WireFault(.internalError, "An outcome was expected, not a question.") }
    return outcome
  }

  /// The process identifier of the app, as it says itself.
  func pid() async throws -> Int32 {
    guard case .integer(let number)? = try await call("Pid").value else { return 0 }
    return Int32(number)
  }

  func ask(_ intent: String, id: String) async throws -> (Question, Suspension) {
    guard
      case .question(let question, let suspension) = try await processes.perform(
        IntentCall(id: id, intent: intent), in: Self.app)
    else { throw WireFault(.internalError, "A question was expected, not an outcome.") }
    return (question, suspension)
  }

  /// The fault with which a call ends.
  func fault(_ intent: String) async -> WireFault? {
    do {
      _ = try await call(intent)
      return nil
    } catch {
      return error as? WireFault
    }
  }

  var log: String {
    (try? String(contentsOf: home.logs.appending(path: "\(Self.app).log"), encoding: .utf8)) ?? ""
  }
}

/// Waits until a process, child of this one or not, has ended; false when it does not.
@discardableResult
func waitForEnd(of process: Int32) async -> Bool {
  await withCheckedContinuation { continuation in
    // On a thread of its own: a task that blocks would keep others from ending the process.
    Thread {
      let descriptor = pidfdOpen(process)
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let hasEnded = descriptor < 0 || Glibc.poll(&poll, 1, 10_000) == 1
      if descriptor >= 0 { close(descriptor) }
      continuation.resume(returning: hasEnded)
    }.start()
  }
}

/// A descriptor that becomes readable when the process ends; -1 when it has ended.
private func pidfdOpen(_ process: Int32) -> Int32 {
  typealias Open = @convention(c) (Int32, UInt32) -> Int32
  guard let symbol = dlsym(nil, "pidfd_open") else { return -1 }
  return unsafeBitCast(symbol, to: Open.self)(process, 0)
}

func isAlive(_ process: Int32) -> Bool { kill(process, 0) == 0 }
