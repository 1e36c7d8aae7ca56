import Foundation
import IntentWire
import Synchronization

/// An app that misbehaves on demand, for the tests of the assistant's side of the wire.
///
/// How it starts is up to `FAULTY_START`, what it does with a call up to the call's intent.
@main struct FaultyApp {
  static func main() async {
    let environment = ProcessInfo.processInfo.environment
    switch environment["FAULTY_START"] {
    case "exit":
      print("cannot start today")
      exit(3)
    case "hang": while true { sleep(1000) }
    default: break
    }
    guard let path = environment["PRITHEE_SOCKET"], let descriptor = connect(path) else { exit(4) }
    if environment["FAULTY_START"] == "garbage" { write(descriptor, "nonsense\n") }
    await Session(environment, descriptor).run()
    exit(0)
  }

  static func connect(_ path: String) -> Int32? {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { buffer in
      for (index, byte) in path.utf8.enumerated() where index < 107 { buffer[index] = byte }
    }
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    return status == 0 ? descriptor : nil
  }

  /// Writes bytes past the protocol.
  static func write(_ descriptor: Int32, _ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }
}

/// The app's end of the wire.
final class Session: Sendable {
  private struct State {
    var connection: WireConnection?
    var welcome: Welcome?
    var open: [String: Question] = [:]
    var answers: [String: AsyncStream<Answer>.Continuation] = [:]
    /// The work on each call; it is kept, since the one who asks for its end may come after the end.
    var work: [String: Task<IntentOutcome, Never>] = [:]
    /// The calls that are followed; each is kept until its end is asked for.
    var follows: [String: AsyncStream<Never>.Continuation] = [:]
  }

  private let environment: [String: String]
  private let descriptor: Int32
  private let state = Mutex(State())

  init(_ environment: [String: String], _ descriptor: Int32) {
    self.environment = environment
    self.descriptor = descriptor
  }

  /// Serves until the assistant is gone, and waits for the next one when a question is open.
  func run() async {
    await serve(SocketTransport(descriptor: descriptor))
    while !state.withLock({ $0.open.isEmpty }) {
      guard let welcome = state.withLock({ $0.welcome }), let rendezvous = welcome.rendezvous,
        let listener = try? SocketListener(path: rendezvous)
      else { return }
      let transport = listener.accept(timeout: welcome.patience)
      listener.close()
      guard let transport else { return }
      await serve(transport)
    }
  }

  private func serve(_ transport: SocketTransport) async {
    let (ends, ended) = AsyncStream<Never>.makeStream()
    let connection = WireConnection(
      transport,
      report: { [self] event in
        switch event {
        case .closed, .endRequested: ended.finish()
        case .unfollowed(let call): self.state.withLock { $0.follows.removeValue(forKey: call) }?.finish()
        case .anomaly, .progressed, .updated: break
        }
      },
      handler: { [self] in try await answer($0) })
    state.withLock { $0.connection = connection }
    let start = environment["FAULTY_START"]
    let hello = Hello(
      version: start == "version" ? 99 : Hello.currentVersion,
      bundle: start == "bundle" ? "org.example.other" : environment["PRITHEE_BUNDLE"] ?? "",
      process: getpid(), token: start == "token" ? "made up" : environment["PRITHEE_TOKEN"] ?? "",
      suspended: state.withLock { $0.open.keys.sorted() })
    guard case .welcome(let welcome)? = try? await connection.request(.hello(hello)) else { return }
    state.withLock { $0.welcome = welcome }
    for question in state.withLock({ $0.open }).values {
      Task { await self.send(question, on: connection) }
    }
    for await _ in ends {}
  }

  /// Asks, and waits for the answer of whichever assistant gives it.
  private func ask(_ question: Question) async -> Answer {
    let (answers, sender) = AsyncStream<Answer>.makeStream()
    let connection = state.withLock { state in
      state.open[question.call] = question
      state.answers[question.call] = sender
      return state.connection
    }
    if let connection { await send(question, on: connection) }
    var iterator = answers.makeAsyncIterator()
    return await iterator.next(isolation: nil) ?? .cancelled
  }

  private func send(_ question: Question, on connection: WireConnection) async {
    guard case .answer(let answer)? = try? await connection.request(.ask(question)) else { return }
    state.withLock { state in
      state.open[question.call] = nil
      state.answers[question.call]?.yield(answer)
    }
  }

  private func answer(_ request: WireRequest) async throws -> WireResult {
    switch request {
    case .handle(let call):
      // The work goes on when the connection that asked for it ends.
      let work = Task { await handle(call) }
      state.withLock { $0.work[call.id] = work }
      return .outcome(await work.value)
    case .resume(let call):
      guard let work = state.withLock({ $0.work[call] }) else {
        throw WireFault(.unknownName, "No such call.")
      }
      return .outcome(await work.value)
    case .follow(let call):
      await follow(call)
      return .done
    case .resolve(let request):
      return .resolutions(request.parameters.map { ParameterResolution($0, [.notRequired]) })
    case .confirm: return .outcome(IntentOutcome(.ready))
    case .describe: return .manifest(AppManifest(module: "FaultyApp"))
    case .options, .entities, .values: return .values([])
    case .continueActivity, .scene, .actOnScene: return .scene(nil)
    case .reindex: return .reindexed(0)
    case .hello, .ask, .updateVocabulary, .refreshShortcuts, .donate, .deleteDonations, .setShortcuts,
      .voiceShortcuts, .changeVoiceShortcut, .standing, .requestPermission, .updateIndex, .indexState,
      .searchIndex, .engageIndex:
      throw WireFault(.unknownMethod, "Apps do not answer this.")
    }
  }

  /// Counts up for as long as the call is followed, or ends in the middle, up to the call's intent.
  private func follow(_ call: IntentCall) async {
    let (ends, end) = AsyncStream<Never>.makeStream()
    let connection = state.withLock { state in
      state.follows[call.id] = end
      return state.connection
    }
    for number in 1...2 {
      let outcome = IntentOutcome(.success, response: ["number": .integer(number)])
      connection?.notify(.update(CallUpdate(call: call.id, outcome: outcome)))
    }
    switch call.intent {
    case "CrashWhileFollowed": kill(getpid(), SIGKILL)
    case "StopsByItself": return
    case "NeverStops": while true { try? await Task.sleep(for: .seconds(1000)) }
    default: break
    }
    for await _ in ends {}
    await tell("stopped")
  }

  private func handle(_ call: IntentCall) async -> IntentOutcome {
    switch call.intent {
    case "Crash": kill(getpid(), SIGKILL)
    case "Exit": exit(3)
    case "Hang":
      await tell("hanging")
      while true { try? await Task.sleep(for: .seconds(1000)) }
    case "Garbage": FaultyApp.write(descriptor, "}{ this is not JSON\n")
    case "Oversized": FaultyApp.write(descriptor, String(repeating: "x", count: 9 * 1024 * 1024))
    case "Late": FaultyApp.write(descriptor, #"{"jsonrpc":"2.0","id":4711,"result":{"done":{}}}"# + "\n")
    case "Flood":
      let line = String(repeating: "~", count: 1023) + "\n"
      for _ in 0..<4096 { FileHandle.standardOutput.write(Data(line.utf8)) }
      for _ in 0..<1024 { FileHandle.standardError.write(Data(line.utf8)) }
    case "Ask": return words(await ask(Question(call: call.id, kind: .needsValue, parameter: "name")))
    case "AskTwice":
      let first = await ask(Question(call: call.id, kind: .needsValue, parameter: "name"))
      let second = await ask(Question(call: call.id, kind: .confirmation))
      return words(first, second)
    case "Child":
      // Not Foundation's Process: that one gives its children a group of their own.
      var child: pid_t = 0
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("1000"), nil]
      posix_spawn(&child, "/bin/sleep", nil, nil, &arguments, environ)
      return IntentOutcome(.success, value: .integer(Int(child)))
    case "Environment":
      let names = ["PRITHEE_BUNDLE", "PRITHEE_HOME", "FAULTY_NOTE"]
      return IntentOutcome(
        .success, response: names.reduce(into: [:]) { $0[$1] = .string(environment[$1] ?? "") })
    default: break
    }
    return IntentOutcome(.success, value: .integer(Int(getpid())))
  }

  private func tell(_ word: String) async {
    let connection = state.withLock { $0.connection }
    _ = try? await connection?.request(
      .updateVocabulary(VocabularyUpdate(kind: word, phrases: [])))
  }

  private func words(_ answers: Answer...) -> IntentOutcome {
    let words = answers.map { answer in
      switch answer {
      case .value(.string(let text)): text
      case .value: "a value"
      case .confirmed: "yes"
      case .declined: "no"
      case .cancelled: "cancelled"
      }
    }
    return IntentOutcome(.success, dialog: Dialog(words.joined(separator: ", ")))
  }
}
