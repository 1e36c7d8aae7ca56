import Foundation
import Synchronization
import Testing

@testable import os

/// A message with its values, and what must come of it.
struct OldMessage: Sendable, CustomTestStringConvertible {
  var format: String
  var values: [any Sendable]
  var text: String
  var testDescription: String { format }

  static let examples = [
    OldMessage(format: "%{public}@ and %@", values: ["open", "closed"], text: "open and <private>"),
    OldMessage(format: "%d%% of %5.1f", values: [3, 2.5], text: "3% of   2.5"),
    OldMessage(format: "%{private}d %x", values: [7, 255], text: "<private> ff"),
    OldMessage(format: "%s", values: [], text: "<no value>"),
    OldMessage(format: "100%", values: [], text: "100%"),
    OldMessage(format: "%{public", values: [1], text: "%{public"),
    OldMessage(format: "%ld %llu %-4d|", values: [1, 2, 3], text: "1 2 3   |"),
    OldMessage(format: "%{public}d", values: ["text"], text: "text"),
    OldMessage(format: "%{public}@", values: [[1]], text: "[1]"),
    OldMessage(format: "%.999999999f", values: [1.0], text: "1." + String(repeating: "0", count: 200)),
  ]
}

@Suite("Logger")
struct LoggerTests {
  /// Collects what is written.
  final class Paper: Sendable {
    private let lines = Mutex<[String]>([])

    var text: [String] { lines.withLock { $0 } }

    func logger(_ environment: [String: String] = [:], subsystem: String = "org.example.murmur") -> Logger {
      Logger(
        channel: LogChannel(
          subsystem: subsystem, category: "sending",
          output: LogOutput(
            environment: environment, now: { "NOW" },
            write: { line in self.lines.withLock { $0.append(line) } })))
    }
  }

  @Test("A message is one line with its moment, place and level")
  func line() {
    let paper = Paper()
    paper.logger().notice("Sent \(3) messages")
    #expect(paper.text == ["NOW [org.example.murmur:sending] notice: Sent 3 messages\n"])
  }

  @Test("Texts are private unless they say otherwise, numbers and truth values are not")
  func privacy() {
    let name = "Maria"
    let messages: (Logger) -> Void = { logger in
      logger.error(
        "\(name) \(name, privacy: .public) \(name, privacy: .sensitive) \(42, privacy: .private) \(true) \(1.5)"
      )
      logger.error(
        "\(CancellationError()) \(NSString(string: "o")) \(String.self) \([1, 2], privacy: .public)")
    }
    let paper = Paper()
    messages(paper.logger())
    #expect(
      paper.text.map { $0.split(separator: "error: ")[1] } == [
        "<private> Maria <sensitive> <private> true 1.500000\n", "<private> <private> String [1, 2]\n",
      ])
    let open = Paper()
    messages(open.logger(["PRITHEE_LOG_PRIVATE": "1"]))
    #expect(
      open.text.map { $0.split(separator: "error: ")[1] } == [
        "Maria Maria <sensitive> 42 true 1.500000\n", "CancellationError() o String [1, 2]\n",
      ])
  }

  @Test("A masked value is the same for the same value")
  func masks() {
    let paper = Paper()
    for name in ["Maria", "Maria", "Tom"] { paper.logger().notice("\(name, privacy: .private(mask: .hash))") }
    #expect(paper.text[0] == paper.text[1])
    #expect(paper.text[0] != paper.text[2])
    #expect(!paper.text.joined().contains("Maria"))
  }

  @Test("Numbers are written in their format and columns")
  func formats() {
    let paper = Paper()
    paper.logger().notice(
      "\(255, format: .hex(includePrefix: true, uppercase: true)) \(7, format: .decimal(explicitPositiveSign: true, minDigits: 3)) \(3.14159, format: .fixed(precision: 2)) [\("ab", align: .right(columns: 4), privacy: .public)] \(false, format: .answer) \(UInt8(8), format: .octal)"
    )
    #expect(paper.text == ["NOW [org.example.murmur:sending] notice: 0xFF +007 3.14 [  ab] NO 10\n"])
  }

  @Test(
    "The environment says which levels are shown",
    arguments: [
      ("", ["notice", "error", "fault"]), ("debug", ["debug", "info", "notice", "error", "fault"]),
      ("error", ["error", "fault"]), ("off", []), ("nonsense", ["notice", "error", "fault"]),
      ("off,org.example=info", ["info", "notice", "error", "fault"]),
      ("org.example=info, org.example.murmur=fault", ["fault"]),
      ("org.exam=debug", ["notice", "error", "fault"]),
    ] as [(String, [String])])
  func levels(_ filter: String, _ expected: [String]) {
    let paper = Paper()
    let logger = paper.logger(["PRITHEE_LOG": filter])
    logger.debug("m")
    logger.info("m")
    logger.log("m")
    logger.warning("m")
    logger.critical("m")
    #expect(paper.text.map { String($0.split(separator: " ")[2].dropLast()) } == expected)
  }

  @Test("A value is not worked out for a message that is not shown")
  func laziness() {
    let paper = Paper()
    let count = Mutex(0)
    @Sendable func work() -> String {
      count.withLock { $0 += 1 }
      return "x"
    }
    paper.logger().debug("\(work())")
    #expect(count.withLock { $0 } == 0)
    paper.logger().notice("\(work(), privacy: .public)")
    #expect(count.withLock { $0 } == 1)
    Logger(OSLog.disabled).fault("\(work(), privacy: .public)")
    #expect(count.withLock { $0 } == 1)
  }

  @Test("Messages in the manner of C", arguments: OldMessage.examples)
  func oldMessages(_ example: OldMessage) {
    #expect(LogFormat(example.format).text(example.values, showsPrivate: false) == example.text)
  }

  @Test("A measurement is written with its length")
  func signposts() {
    let paper = Paper()
    let poster = OSSignposter(logger: paper.logger(["PRITHEE_LOG": "debug"]))
    #expect(poster.withIntervalSignpost("Load") { 7 } == 7)
    poster.emitEvent("Done", "\(2) files")
    #expect(paper.text.count == 2)
    #expect(paper.text[0].contains("signpost Load took "))
    #expect(paper.text[1].hasSuffix("signpost Done 2 files\n"))
    #expect(poster.makeSignpostID() != poster.makeSignpostID())
  }
}

@Suite("Locks of the module os")
struct LockTests {
  @Test("Many tasks that count under a lock lose nothing")
  func counting() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<500 { lock.withLock { $0 += 1 } } }
      }
    }
    #expect(lock.withLock { $0 } == 4_000)
  }

  @Test("A lock that is held is not available, and says who holds it")
  func availability() {
    let lock = OSAllocatedUnfairLock()
    lock.precondition(.notOwner)
    lock.lock()
    lock.precondition(.owner)
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.lockIfAvailable())
    lock.unlock()
    let state = OSAllocatedUnfairLock(uncheckedState: "a")
    #expect(state.withLockIfAvailable { $0 } == "a")
  }

  @Test("The plain lock")
  func plain() {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    #expect(os_unfair_lock_trylock(lock))
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    os_unfair_lock_lock(lock)
    os_unfair_lock_unlock(lock)
    lock.deinitialize(count: 1)
    lock.deallocate()
  }
}
