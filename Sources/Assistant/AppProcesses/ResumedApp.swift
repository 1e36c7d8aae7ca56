import Foundation
import IntentWire
import Logging

/// An app's process that an earlier assistant started, and that waited for the answer to a question.
final class ResumedApp: Sendable {
  let app: String
  let link: AppLink
  private let process: Int32
  private let token: String

  init(app: String, link: AppLink, process: Int32, token: String) {
    self.app = app
    self.link = link
    self.process = process
    self.token = token
  }

  /// Ends the process group at once, if it is still the one that was started with the token.
  func kill() {
    link.close()
    // The identifier comes from the process itself: believe it only where the system confirms it.
    guard process > 1, let variables = FileManager.default.contents(atPath: "/proc/\(process)/environ"),
      variables.range(of: Data("\(AppEnvironment.token)=\(token)\0".utf8)) != nil
    else { return }
    _ = Glibc.kill(-process, SIGKILL)
    _ = Glibc.kill(process, SIGKILL)
  }
}

extension AppProcesses {
  /// Connects to a process that waits for an answer, and goes on with the call there.
  func resume(_ answer: Answer, _ suspension: Suspension) async throws(WireFault) -> CallStep {
    guard let rendezvous = suspension.rendezvous else { throw Self.gone }
    let app = try await waiting(at: rendezvous, suspension)
    defer { dropIfFinished(rendezvous) }
    let step = try await app.link.answer(answer, to: suspension.call, deadline: settings.deadline)
    switch step {
    case .question(let question): return .question(question, suspension)
    case .finished(.success(let outcome)): return .outcome(outcome)
    case .finished(.failure(let fault)):
      if fault.code == .timedOut { app.kill() }
      throw app.link.isClosed && fault.code == .disconnected ? Self.gone : fault
    }
  }

  /// The process at a rendezvous, connected and greeted.
  private func waiting(at rendezvous: String, _ suspension: Suspension) async throws(WireFault) -> ResumedApp
  {
    if let known = resumed[rendezvous], !known.link.isClosed { return known }
    // An assistant that follows at the heels of the last one may be there before the app has noticed its end.
    for attempt in 1... {
      do throws(WireFault) {
        let transport = try UnixSocket.connect(to: rendezvous)
        let app = try await greet(transport, suspension, token: RuntimeFolder.token(of: rendezvous))
        resumed[rendezvous] = app
        return app
      } catch {
        guard error.code == .disconnected else { throw error }
        guard attempt < 12, (try? await ContinuousClock().sleep(for: .milliseconds(25))) != nil else { break }
      }
    }
    throw Self.gone
  }

  private enum Arrival: Sendable {
    case hello(Hello)
    case ready
    case failed(WireFault)
  }

  private func greet(
    _ transport: SocketTransport, _ suspension: Suspension, token: String
  ) async throws(WireFault) -> ResumedApp {
    let (arrivals, sender) = AsyncStream<Arrival>.makeStream()
    let link = AppLink(
      transport, clock: clock,
      observer: AppLink.Observer(
        greet: { [settings, requests] hello throws(WireFault) in
          do throws(WireFault) {
            try Greeting.check(hello, token: token, app: suspension.app)
            guard hello.suspended.contains(suspension.call) else { throw Self.gone }
          } catch {
            sender.yield(.failed(error))
            throw error
          }
          sender.yield(.hello(hello))
          // The next question may outlive this assistant, too.
          return Welcome(
            rendezvous: suspension.rendezvous, patience: settings.patience.inSeconds,
            standing: requests.standing(of: suspension.app))
        },
        ready: { sender.yield(.ready) },
        event: { [events, app = suspension.app] in events(app, $0) },
        request: { [requests, app = suspension.app] request throws(WireFault) in
          try requests.answer(request, of: app)
        },
        anomaly: { [logger, app = suspension.app] in logger.warning("\(app): \($0)") },
        closed: { sender.yield(.failed($0 ?? Self.gone)) }))
    // Before the app can ask again: its questions belong to these calls.
    try link.calls.open(suspension.call)
    let timer = Task { [clock, settings] in
      try await clock.sleep(for: settings.startDeadline)
      sender.yield(.failed(WireFault(.timedOut, "The app waits, but does not greet; say the request again.")))
    }
    defer { timer.cancel() }
    var greeting: Hello?
    for await arrival in arrivals {
      switch arrival {
      case .hello(let hello): greeting = hello
      case .ready:
        guard let greeting else { continue }
        return ResumedApp(app: suspension.app, link: link, process: greeting.process, token: token)
      case .failed(let fault):
        link.close()
        throw fault
      }
    }
    throw Self.gone
  }

  /// Lets a process end that has nothing more to finish.
  private func dropIfFinished(_ rendezvous: String) {
    guard let app = resumed[rendezvous], app.link.isClosed || app.link.calls.isEmpty else { return }
    resumed[rendezvous] = nil
    app.link.end()
  }

  private static var gone: WireFault {
    WireFault(.disconnected, "The app no longer waits for this answer; say the request again.")
  }
}
