import Foundation
import IntentWire
import Synchronization
import Testing

@testable import AppProcesses

/// Following a call in a process of its own, whatever the process does.
@Suite("Calls that are followed, in processes", .timeLimit(.minutes(1)))
struct FollowingTests {
  /// What a bench's app told of a call.
  private struct Watching {
    let numbers: AsyncStream<Int>
    let task: Task<WireFault?, Never>

    init(_ intent: String, _ bench: Bench) {
      let (numbers, sender) = AsyncStream.makeStream(of: Int.self)
      self.numbers = numbers
      task = Task {
        defer { sender.finish() }
        do throws(WireFault) {
          let call = IntentCall(id: "followed", intent: intent)
          try await bench.processes.follow(call, in: Bench.app) { outcome in
            if case .integer(let number)? = outcome.response["number"] { sender.yield(number) }
          }
          return nil
        } catch {
          return error
        }
      }
    }

    /// Waits for both numbers that the app tells.
    func both() async {
      var iterator = numbers.makeAsyncIterator()
      #expect(await iterator.next(isolation: nil) == 1)
      #expect(await iterator.next(isolation: nil) == 2)
    }
  }

  @Test("Changes arrive in order, and the app is told when nobody follows any more")
  func stop() async throws {
    let bench = Bench()
    let watching = Watching("Count", bench)
    await watching.both()
    #expect(try await bench.call("Pid").status == .success, "other calls go on meanwhile")
    watching.task.cancel()
    #expect(await watching.task.value == nil)
    var events = bench.events.makeAsyncIterator()
    #expect(await events.next() == .vocabularyUpdated(VocabularyUpdate(kind: "stopped", phrases: [])))
    await bench.processes.shutdown()
  }

  @Test("The process of a call that is followed is kept, however long it takes")
  func kept() async throws {
    let clock = ManualClock()
    let bench = Bench(clock: clock)
    let process = try await bench.pid()
    let watching = Watching("Count", bench)
    await watching.both()
    for minute in 1...3 {
      await clock.sleeper(until: .seconds(60 * minute))
      clock.advance(by: .seconds(60))
    }
    #expect(isAlive(process))
    watching.task.cancel()
    _ = await watching.task.value
    await bench.processes.shutdown()
  }

  @Test("A kill in the middle is reported, and the next request starts a new process")
  func kill() async throws {
    let bench = Bench()
    let process = try await bench.pid()
    let watching = Watching("Count", bench)
    await watching.both()
    Foundation.kill(process, SIGKILL)
    let fault = await watching.task.value
    #expect(fault?.code == .disconnected)
    #expect(fault?.message.contains("signal 9") == true)
    #expect(try await bench.pid() != process)
    await bench.processes.shutdown()
  }

  @Test("What an app told before it crashed is not lost")
  func crash() async throws {
    let bench = Bench()
    let watching = Watching("CrashWhileFollowed", bench)
    await watching.both()
    #expect(await watching.task.value?.code == .disconnected)
    await bench.processes.shutdown()
  }

  @Test("An app may end it by itself")
  func byItself() async throws {
    let bench = Bench()
    let watching = Watching("StopsByItself", bench)
    await watching.both()
    #expect(await watching.task.value == nil)
    await bench.processes.shutdown()
  }

  @Test("An app that does not stop is not waited for")
  func never() async throws {
    let bench = Bench { $0.grace = .milliseconds(50) }
    let watching = Watching("NeverStops", bench)
    await watching.both()
    watching.task.cancel()
    #expect(await watching.task.value == nil)
    #expect(try await bench.call("Pid").status == .success)
    await bench.processes.shutdown()
  }

  @Test("An assistant that ends does not wait for what is followed")
  func shutdown() async throws {
    let bench = Bench()
    let watching = Watching("Count", bench)
    await watching.both()
    let process = try await bench.pid()
    await bench.processes.shutdown()
    _ = await watching.task.value
    #expect(await waitForEnd(of: process))
  }
}
