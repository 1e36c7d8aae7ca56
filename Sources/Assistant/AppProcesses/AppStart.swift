import Catalog
import Foundation
import IntentWire
import Synchronization

/// One attempt to start an executable of an app and to greet it.
struct AppStart: Sendable {
  /// What happens during a start; the first decisive thing counts.
  private enum Event: Sendable {
    /// A connection can be used from now on.
    case kept
    /// The app on a connection has been greeted.
    case ready(Int)
    case refused(WireFault)
    case closed(WireFault?)
    case ended(ChildProcess.Ending)
    case timeOver
  }

  let app: InstalledApp
  let process: InstalledApp.Process
  let home: Home
  let folder: RuntimeFolder
  let settings: AppProcessSettings
  let clock: any Clock<Duration>
  let environment: [String: String]
  let event: @Sendable (AppEvent) -> Void
  let requests: any AppRequestAnswering
  let anomaly: @Sendable (WireFault) -> Void
  let closed: @Sendable () -> Void

  /// Starts the executable and waits until it has connected and shown who it is.
  func run() async throws(WireFault) -> RunningApp {
    let token = RuntimeFolder.secret(bytes: 16)
    let rendezvous = folder.rendezvous(token: token)
    let log = try AppLog(home.logs.appending(path: "\(process.identifier).log"), limit: settings.logLimit)
    let listener = try SocketListener(path: folder.startSocket())
    defer { listener.close() }
    let (events, sender) = AsyncStream<Event>.makeStream()
    let arrivals = Arrivals()
    listener.start { transport in
      let number = arrivals.next()
      let link = AppLink(
        transport, clock: clock,
        observer: observer(token: token, rendezvous: rendezvous, number: number, sender))
      arrivals.keep(link, number)
      sender.yield(.kept)
    }
    let child = try await ChildProcess.start(
      process.executable, environment: variables(socket: listener.path, token: token),
      folder: container(), log: log,
      ended: { ending in
        // A process that was killed leaves its socket behind.
        unlink(rendezvous)
        sender.yield(.ended(ending))
      })
    let timer = Task { [clock, settings] in
      try await clock.sleep(for: settings.startDeadline)
      sender.yield(.timeOver)
    }
    defer { timer.cancel() }
    let stamp = FileStamp(process.executable)
    do throws(WireFault) {
      // An app may be greeted before its connection is kept: the two happen on different threads.
      var greeted: Int?
      for await event in events {
        if case .ready(let number) = event { greeted = number }
        if let number = greeted, let link = arrivals.link(number) {
          return RunningApp(
            key: RunningApp.Key(app: app.identifier, executable: process.identifier), name: app.name,
            link: link,
            child: child, log: log.path, rendezvous: rendezvous, stamp: stamp)
        }
        if let fault = await fault(of: event, child, log) { throw fault }
      }
      throw WireFault(.cancelled, "The start of \(app.name) was called off.")
    } catch {
      arrivals.closeAll()
      child.kill()
      _ = await child.finish(within: .zero)
      throw error
    }
  }

  private func observer(
    token: String, rendezvous: String, number: Int, _ sender: AsyncStream<Event>.Continuation
  ) -> AppLink.Observer {
    AppLink.Observer(
      greet: { hello throws(WireFault) in
        do throws(WireFault) {
          try Greeting.check(hello, token: token, app: app.identifier)
        } catch {
          sender.yield(.refused(error))
          throw error
        }
        return Welcome(
          rendezvous: rendezvous, patience: settings.patience.inSeconds,
          standing: requests.standing(of: app.identifier))
      },
      ready: { sender.yield(.ready(number)) },
      event: event,
      request: { request throws(WireFault) in try requests.answer(request, of: app.identifier) },
      anomaly: anomaly,
      closed: { fault in
        sender.yield(.closed(fault))
        closed()
      })
  }

  private func fault(of event: Event, _ child: ChildProcess, _ log: AppLog) async -> WireFault? {
    switch event {
    case .kept, .ready: return nil
    case .refused(let fault):
      return WireFault(fault.code, "\(app.name) was not accepted. \(fault.message) Its log is \(log.path).")
    case .closed(let fault?):
      return WireFault(
        fault.code,
        "\(app.name) sent something unusable when it started. \(fault.message) Its log is \(log.path).")
    case .closed(nil):
      let ending = await child.finish(within: .milliseconds(200))
      return WireFault(
        .disconnected,
        "\(app.name) closed the connection when it started; it \(ending.words). Its log is \(log.path).")
    case .ended(let ending):
      return WireFault(
        .disconnected,
        "\(app.name) \(ending.words) before it connected. Its log, \(log.path), may say why; else install it again."
      )
    case .timeOver:
      return WireFault(
        .timedOut,
        "\(app.name) did not connect within \(settings.startDeadline) and was stopped. Its log is \(log.path)."
      )
    }
  }

  private func variables(socket: String, token: String) -> [String: String] {
    var variables = environment
    variables[AppEnvironment.socket] = socket
    variables[AppEnvironment.token] = token
    variables[AppEnvironment.bundle] = app.identifier
    variables[AppEnvironment.home] = home.url.path
    return variables
  }

  /// The app's own folder, in which it runs.
  private func container() throws(WireFault) -> URL {
    let folder = home.containers.appending(path: app.identifier)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw WireFault(
        .internalError,
        "The folder \(folder.path) of \(app.name) cannot be made; check the home's permissions.")
    }
    return folder
  }
}

/// The rules for an app's first message.
enum Greeting {
  /// Checks that an app is the one that is expected.
  ///
  /// - Throws: ``WireFault`` that says what does not fit.
  static func check(_ hello: Hello, token: String, app: String) throws(WireFault) {
    guard hello.version == Hello.currentVersion else {
      throw WireFault(
        .versionMismatch,
        "It speaks version \(hello.version) of the protocol and the assistant version \(Hello.currentVersion). Build "
          + "and install it again.")
    }
    guard hello.token == token else {
      throw WireFault(.notAuthorized, "Its secret is not the one that it was given at its start.")
    }
    guard hello.bundle == app else {
      throw WireFault(.notAuthorized, "It calls itself \(hello.bundle.prefix(200)) instead of \(app).")
    }
  }
}

/// The connections that come in during a start.
private final class Arrivals: Sendable {
  private let state = Mutex<(last: Int, links: [Int: AppLink], isClosed: Bool)>((0, [:], false))

  func next() -> Int {
    state.withLock { state in
      state.last += 1
      return state.last
    }
  }

  func keep(_ link: AppLink, _ number: Int) {
    let isClosed = state.withLock { state in
      if !state.isClosed { state.links[number] = link }
      return state.isClosed
    }
    if isClosed { link.close() }
  }

  func link(_ number: Int) -> AppLink? { state.withLock { $0.links[number] } }

  func closeAll() {
    let links = state.withLock { state in
      state.isClosed = true
      defer { state.links = [:] }
      return state.links.values
    }
    for link in links { link.close() }
  }
}
