import Foundation
public import IntentWire
import Synchronization

/// Takes what an app has to tell or to ask outside of a call to the assistant, in the order in which it is said.
///
/// In a process that the assistant listens to, messages go over the connection. Anywhere else, such as in an app that
/// was started by hand or in its own command-line tool, what can be taken in later is left in the spool of the
/// assistant's home, and the assistant reads it at its next turn; what wants an answer fails.
public final class Messenger: Sendable {
  /// The messenger of the session in which the present task works, else the one of this process.
  public static var current: Messenger { AppSession.current?.messenger ?? ofProcess }

  /// How long the assistant may take for an answer.
  private static let deadline = Duration.seconds(60)
  private static let ofProcess = Messenger(spool: SpoolWriter())

  private struct Link {
    weak var session: AppSession?
  }

  private let spool: SpoolWriter
  private let link = Mutex(Link())
  private let last = Mutex<Task<Void, Never>?>(nil)

  /// Creates a messenger that has no connection yet.
  ///
  /// - Parameter spool: Takes what is told while nobody listens.
  init(spool: SpoolWriter) {
    self.spool = spool
  }

  /// Uses the connection of a session from now on.
  func attach(_ session: AppSession) {
    link.withLock { $0.session = session }
  }

  /// Sends a message after those that were sent before it; does not wait for an answer.
  ///
  /// Where nobody listens the message lies in the spool when this returns: the program may end at once.
  ///
  /// - Parameter then: Told how it went, on a task of its own.
  public func post(
    _ request: WireRequest, then: @escaping @Sendable (Result<WireResult, WireFault>) -> Void = { _ in }
  ) {
    if request.isNews, link.withLock({ $0.session }) == nil {
      let result = leave(request)
      Task { then(result) }
      return
    }
    last.withLock { last in
      let previous = last
      last = Task {
        await previous?.value
        then(await deliver(request))
      }
    }
  }

  /// Sends a message after those that were sent before it, and waits for the answer.
  ///
  /// - Returns: The answer; ``WireResult/done`` for a message that was left in the spool.
  /// - Throws: ``WireFault`` when the assistant refuses it, or when nobody can answer.
  public func send(_ request: WireRequest) async throws(WireFault) -> WireResult {
    try await withCheckedContinuation { continuation in
      post(request) { continuation.resume(returning: $0) }
    }.get()
  }

  /// Waits until everything that was sent has arrived.
  func settle() async {
    await last.withLock { $0 }?.value
  }

  private func deliver(_ request: WireRequest) async -> Result<WireResult, WireFault> {
    do throws(WireFault) {
      if let session = link.withLock({ $0.session }), let connection = session.connection {
        do throws(WireFault) {
          let result = try await connection.request(request, deadline: Self.deadline)
          if case .standing(let standing) = result { session.note(standing) }
          return .success(result)
        } catch {
          // The assistant has gone, or hangs: the message is left for the next one. To take it in twice does no harm.
          guard [.disconnected, .timedOut].contains(error.code), request.isNews else { throw error }
        }
      }
      guard request.isNews else {
        throw WireFault(
          .disconnected,
          "No assistant listens to this process, so “\(request.method)” has no answer; have the assistant start it."
        )
      }
    } catch {
      return .failure(error)
    }
    return leave(request)
  }

  /// Leaves a message for the next assistant.
  private func leave(_ request: WireRequest) -> Result<WireResult, WireFault> {
    do throws(WireFault) {
      try spool.append(request)
      return .success(.done)
    } catch {
      return .failure(error)
    }
  }
}

extension AppSession {
  /// The connection to the assistant, while there is one.
  fileprivate var connection: WireConnection? { state.withLock { $0.connection } }

  /// What the person allows the app, as the assistant said last.
  public var standing: AppStanding { state.withLock { $0.welcome?.standing } ?? AppStanding() }

  /// Notes what the person allows the app now.
  func note(_ standing: AppStanding) {
    state.withLock { $0.welcome?.standing = standing }
  }

  /// Asks the person for a permission, in the middle of a call when there is one, and returns what they decided.
  ///
  /// Outside of a call nobody can be asked at once: the assistant notes the wish, and the answer is what the person
  /// decided before, or ``AppStanding/Permission/notDetermined``.
  ///
  /// - Throws: ``WireFault`` when the app may not ask, for example because it does not say why.
  public func requestPermission(_ kind: PermissionKind) async throws(WireFault) -> AppStanding.Permission {
    let known = standing.permission(kind)
    guard known == .notDetermined else { return known }
    if let call = AppSession.currentCall {
      let question = Question(call: call.id, kind: .confirmation, permission: kind)
      switch try? await ask(question) {
      case .confirmed:
        decide(kind, .authorized)
        return .authorized
      case .declined:
        decide(kind, .denied)
        return .denied
      case .cancelled, .value: return .notDetermined
      // The step of the call that runs now cannot ask, or nobody listens: the wish is noted instead.
      case nil: break
      }
    }
    guard case .standing(let standing) = try await messenger.send(.requestPermission(kind)) else {
      return .notDetermined
    }
    return standing.permission(kind)
  }

  private func decide(_ kind: PermissionKind, _ permission: AppStanding.Permission) {
    var standing = standing
    switch kind {
    case .assistant: standing.assistant = permission
    case .focus: standing.focus = permission
    }
    note(standing)
  }
}

extension AppStanding {
  /// What the person decided about a permission.
  public func permission(_ kind: PermissionKind) -> Permission {
    switch kind {
    case .assistant: assistant
    case .focus: focus
    }
  }
}
