public import Catalog
public import Foundation
public import IntentWire
public import Logging

/// Runs apps in processes of their own: starts them when they are needed, keeps them warm, and survives whatever
/// they do.
///
/// A process that crashes, hangs or sends garbage is ended and reaped; the request fails with a ``WireFault`` that
/// says what happened, and the next one starts a fresh process.
public actor AppProcesses: AppCalling {
  /// Finds an app by its bundle identifier.
  public typealias Lookup = @Sendable (String) -> InstalledApp?

  let home: Home
  let settings: AppProcessSettings
  let clock: any Clock<Duration>
  let logger: Logger
  private let apps: Lookup
  private let environment: [String: String]
  let events: AppEventHandler
  let requests: any AppRequestAnswering
  private let elapsed: @Sendable () -> Duration

  private var warm: [RunningApp.Key: Warm] = [:]
  private var starting: [RunningApp.Key: Task<Result<RunningApp, WireFault>, Never>] = [:]
  var resumed: [String: ResumedApp] = [:]
  private var isShutDown = false
  private var hasTidied = false

  /// A process that is kept, with the record of its use.
  private struct Warm {
    var running: RunningApp
    var uses = 0
    var lastUse: Duration
    var idle: Task<Void, Never>?
  }

  /// Creates the room; nothing is started before the first request.
  ///
  /// - Parameters:
  ///   - home: Where the apps, their folders and their logs are.
  ///   - settings: Deadlines, idle time and limits.
  ///   - clock: Measures them.
  ///   - environment: The variables that apps inherit.
  ///   - logger: Receives what is not worth telling the person.
  ///   - apps: Finds an app by its bundle identifier.
  ///   - events: Told what apps tell by themselves.
  ///   - requests: Answers what apps ask by themselves; `nil` refuses it.
  public init(
    home: Home, settings: AppProcessSettings = AppProcessSettings(),
    clock: any Clock<Duration> = ContinuousClock(),
    environment: [String: String] = ProcessInfo.processInfo.environment,
    logger: Logger = Logger(label: "prithee.apps") { _ in SwiftLogNoOpLogHandler() },
    apps: @escaping Lookup, events: @escaping AppEventHandler = { _, _ in },
    requests: (any AppRequestAnswering)? = nil
  ) {
    self.home = home
    self.settings = settings
    self.clock = clock
    self.environment = environment
    self.logger = logger
    self.apps = apps
    self.events = events
    self.requests = requests ?? NoRequests()
    elapsed = Self.stopwatch(clock)
  }

  deinit {
    // Apps see the connection close and end by themselves; those that do not are ended.
    let grace = settings.grace
    for entry in warm.values {
      entry.idle?.cancel()
      Self.dismiss(entry.running, grace: grace)
    }
    for app in resumed.values { app.link.close() }
  }

  /// Sends a request that asks the person nothing: resolve, confirm, options, entities, describe, and what
  /// concerns the app's own scene.
  public func send(_ request: WireRequest, to app: String) async throws(WireFault) -> WireResult {
    let running = try await running(for: request, app)
    defer { release(running) }
    do throws(WireFault) {
      return try await running.link.send(request, deadline: settings.deadline)
    } catch {
      throw await judged(error, running)
    }
  }

  /// Has the app carry out a call, up to its end or to its first question.
  public func perform(_ call: IntentCall, in app: String) async throws(WireFault) -> CallStep {
    let running = try await running(for: .handle(call), app)
    defer { release(running) }
    return try await step(of: call.id, running) { link throws(WireFault) in
      try await link.perform(call, deadline: self.settings.deadline)
    }
  }

  /// Gives the answer to the question at which a call is suspended, and goes on to its end or the next question.
  public func answer(_ answer: Answer, to suspension: Suspension) async throws(WireFault) -> CallStep {
    let holder = warm.first { key, entry in
      key.app == suspension.app && entry.running.link.calls.contains(suspension.call)
    }
    guard let running = holder?.value.running else { return try await resume(answer, suspension) }
    retain(running)
    defer { release(running) }
    return try await step(of: suspension.call, running) { link throws(WireFault) in
      try await link.answer(answer, to: suspension.call, deadline: self.settings.deadline)
    }
  }

  /// Has an app tell how the answer to a call changes; its process is kept as long.
  public func follow(
    _ call: IntentCall, in app: String, update: @escaping @Sendable (IntentOutcome) -> Void
  ) async throws(WireFault) {
    let running = try await running(for: .follow(call), app)
    defer { release(running) }
    do throws(WireFault) {
      try await running.link.follow(call, grace: settings.grace, clock: clock, update: update)
    } catch {
      throw await judged(error, running)
    }
  }

  /// Ends the processes of one app, for example because it was installed anew; an open question is dropped.
  public func end(app: String) async {
    for (key, entry) in warm where key.app == app {
      forget(entry.running)
      await entry.running.end(within: settings.grace)
    }
  }

  /// Ends the process that shows an app's scene; its extensions go on.
  public func endScene(of app: String) async {
    guard let entry = scene(of: app) else { return }
    forget(entry.running)
    await entry.running.end(within: settings.grace)
  }

  /// Whether the process that shows an app's scene runs.
  public func hasScene(of app: String) async -> Bool {
    scene(of: app)?.running.isUsable ?? false
  }

  private func scene(of app: String) -> Warm? {
    apps(app)?.main.flatMap { warm[RunningApp.Key(app: app, executable: $0.identifier)] }
  }

  /// Ends all processes and refuses further requests.
  ///
  /// An app with an open question goes on waiting for the next assistant at its rendezvous.
  public func shutdown() async {
    isShutDown = true
    let starts = starting.values
    for start in starts {
      if case .success(let running) = await start.value { await running.end(within: settings.grace) }
    }
    let entries = Array(warm.values)
    warm = [:]
    await withTaskGroup(of: Void.self) { group in
      for entry in entries {
        entry.idle?.cancel()
        if entry.running.link.calls.hasQuestion {
          entry.running.link.close()
        } else {
          group.addTask { [grace = settings.grace] in await entry.running.end(within: grace) }
        }
      }
    }
    for app in resumed.values { app.link.close() }
    resumed = [:]
  }

  /// The process identifiers of the processes that run now, by bundle identifier of app or extension.
  public var processIdentifiers: [String: Int32] {
    var identifiers: [String: Int32] = [:]
    for (key, entry) in warm where entry.running.isUsable {
      identifiers[key.executable] = entry.running.child.identifier
    }
    return identifiers
  }
}

extension AppProcesses {
  /// The process that answers a request, started when it does not run; to be given back with `release`.
  private func running(for request: WireRequest, _ identifier: String) async throws(WireFault) -> RunningApp {
    guard !isShutDown else {
      throw WireFault(.disconnected, "The assistant is ending and takes no more requests.")
    }
    guard let app = apps(identifier) else {
      throw WireFault(.unknownName, "No app \(identifier) is installed; “prithee apps” lists those that are.")
    }
    let process = try app.process(answering: request)
    let key = RunningApp.Key(app: identifier, executable: process.identifier)
    if let entry = warm[key] {
      let running = entry.running
      let isCurrent = entry.uses > 0 || running.stamp == FileStamp(process.executable)
      if running.isUsable, isCurrent || running.link.calls.hasQuestion {
        retain(running)
        return running
      }
      forget(running)
      Self.dismiss(running, grace: settings.grace)
    }
    return try await started(key, app, process).get()
  }

  /// Starts a process, once for all who need it at the same time.
  private func started(
    _ key: RunningApp.Key, _ app: InstalledApp, _ process: InstalledApp.Process
  ) async -> Result<RunningApp, WireFault> {
    let start: Task<Result<RunningApp, WireFault>, Never>
    if let existing = starting[key] {
      start = existing
    } else {
      start = Task { await launch(app, process) }
      starting[key] = start
    }
    let result = await start.value
    if starting[key] == start { starting[key] = nil }
    guard case .success(let running) = result else { return result }
    guard !isShutDown else {
      return .failure(WireFault(.disconnected, "The assistant is ending and takes no more requests."))
    }
    if warm[key] == nil {
      warm[key] = Warm(running: running, lastUse: elapsed())
      watchIdleness(running)
    }
    retain(running)
    return result
  }

  private func launch(
    _ app: InstalledApp, _ process: InstalledApp.Process
  ) async -> Result<RunningApp, WireFault> {
    do throws(WireFault) {
      try prepareHome()
      let folder = try RuntimeFolder(settings.runtimeFolder, environment: environment)
      if !hasTidied { folder.removeLeftovers() }
      hasTidied = true
      let start = AppStart(
        app: app, process: process, home: home, folder: folder, settings: settings, clock: clock,
        environment: environment,
        event: { [events, identifier = app.identifier] in events(identifier, $0) },
        requests: requests,
        anomaly: { [logger, name = app.name] in logger.warning("\(name): \($0)") },
        closed: { [weak self] in Task { await self?.sweep() } })
      let running = try await start.run()
      logger.debug("\(app.name) runs as process \(running.child.identifier)")
      return .success(running)
    } catch {
      logger.warning("\(error)")
      return .failure(error)
    }
  }

  private func prepareHome() throws(WireFault) {
    do throws(CatalogProblem) {
      try home.prepare()
    } catch {
      throw WireFault(.internalError, error.description)
    }
  }

  /// Removes processes that are gone.
  private func sweep() {
    for entry in warm.values where entry.uses == 0 && !entry.running.isUsable {
      forget(entry.running)
      Self.dismiss(entry.running, grace: settings.grace)
    }
  }

  /// Ends a process without waiting for it; one with an open question is left to wait at its rendezvous.
  private static func dismiss(_ running: RunningApp, grace: Duration) {
    if running.link.calls.hasQuestion {
      running.link.close()
      return
    }
    Task { await running.end(within: grace) }
  }
}

extension AppProcesses {
  private func retain(_ running: RunningApp) {
    guard warm[running.key]?.running === running else { return }
    warm[running.key]?.uses += 1
  }

  private func release(_ running: RunningApp) {
    guard warm[running.key]?.running === running else { return }
    warm[running.key]?.uses -= 1
    warm[running.key]?.lastUse = elapsed()
  }

  private func forget(_ running: RunningApp) {
    guard let entry = warm[running.key], entry.running === running else { return }
    entry.idle?.cancel()
    warm[running.key] = nil
  }

  /// Runs one step of a call, and turns what comes out of it into the caller's terms.
  private func step(
    of call: String, _ running: RunningApp,
    _ body: (AppLink) async throws(WireFault) -> OpenCalls.Step
  ) async throws(WireFault) -> CallStep {
    switch try await body(running.link) {
    case .question(let question):
      return .question(
        question, Suspension(app: running.key.app, call: call, rendezvous: running.rendezvous))
    case .finished(.success(let outcome)): return .outcome(outcome)
    case .finished(.failure(let fault)): throw await judged(fault, running)
    }
  }

  private func judged(_ fault: WireFault, _ running: RunningApp) async -> WireFault {
    let judgement = await running.judge(fault, settings: settings)
    if judgement.isGone {
      forget(running)
      logger.warning("\(judgement.fault)")
    }
    return judgement.fault
  }

  /// Ends the process when it has had no work for a while.
  private func watchIdleness(_ running: RunningApp) {
    warm[running.key]?.idle = Task { [weak self, clock] in
      while let rest = await self?.restBeforeEnd(of: running) {
        do { try await clock.sleep(for: rest) } catch { return }
      }
    }
  }

  /// How long the process may still be without work; `nil` when its time was over and it was ended.
  private func restBeforeEnd(of running: RunningApp) async -> Duration? {
    guard let entry = warm[running.key], entry.running === running else { return nil }
    let limit = running.link.calls.isEmpty ? settings.idleTime : max(settings.idleTime, settings.patience)
    guard entry.uses == 0 else { return settings.idleTime }
    let rest = limit - (elapsed() - entry.lastUse)
    // The question that is open now may be answered long before the end of the app's patience.
    if rest > .zero { return min(rest, settings.idleTime) }
    warm[running.key] = nil
    logger.debug("\(running.name) was idle and is ended")
    await running.end(within: settings.grace)
    return nil
  }

  /// Measures the time since now on a clock of any kind.
  private static func stopwatch<C: Clock>(_ clock: C) -> @Sendable () -> Duration
  where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}

extension InstalledApp {
  /// The executable that answers a request.
  ///
  /// - Throws: ``WireFault`` when the app has none for it.
  func process(answering request: WireRequest) throws(WireFault) -> Process {
    let intent: String?
    switch request {
    case .resolve(let request): intent = request.call.intent
    case .confirm(let call), .handle(let call), .follow(let call): intent = call.intent
    case .options(let request): intent = request.call.intent
    case .hello, .ask, .updateVocabulary, .refreshShortcuts, .donate, .deleteDonations, .setShortcuts,
      .voiceShortcuts, .changeVoiceShortcut, .standing, .requestPermission, .updateIndex, .indexState,
      .searchIndex, .engageIndex, .describe, .resume, .entities, .values:
      intent = nil
    case .reindex:
      // What the app sets up when it is launched lives in its own executable.
      if let main { return main }
      intent = nil
    case .continueActivity, .scene, .actOnScene:
      if let main { return main }
      throw WireFault(
        .unknownMethod,
        "\(name) shows nothing itself. An app that does has a type with @main that adopts UIApplicationDelegate or "
          + "SwiftUI’s App, and is built with the PritheeBuild plugin.")
    }
    if let intent {
      if let process = process(for: intent) { return process }
      throw WireFault(
        .unknownName, "\(name) declares no executable for the intent \(intent.prefix(200)); install it again."
      )
    }
    // Entities belong to App Intents, so their queries live where those intents do.
    let declared = Set(manifest.intents.filter { $0.dialect == .appIntents }.map(\.identifier))
    if let process = processes.first(where: { !declared.isDisjoint(with: $0.intents) }) ?? processes.first {
      return process
    }
    throw WireFault(.unknownName, "\(name) has no executable that could be asked; install it again.")
  }
}
