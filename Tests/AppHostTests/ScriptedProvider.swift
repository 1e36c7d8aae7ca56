import AppHost
import IntentWire

struct Sorrow: Error {}

/// A provider whose intents do what their names say.
struct ScriptedProvider: IntentProvider {
  var module = "Scripted"
  var intents = ["Ask", "AskTwice", "Fail", "Echo", "Wait"]
  var entities: [String] = []
  let cancelled = AsyncStream.makeStream(of: String.self)
  let started = AsyncStream.makeStream(of: String.self)

  func manifest() async -> AppManifest {
    AppManifest(
      module: module,
      intents: intents.map { IntentManifest(identifier: $0, dialect: .appIntents, title: $0) },
      entities: entities.map { EntityManifest(identifier: $0, title: $0) })
  }

  func resolve(_ request: ResolveCall) async throws -> [ParameterResolution] {
    request.parameters.map { ParameterResolution($0, [.notRequired]) }
  }

  func confirm(_ call: IntentCall) async throws -> IntentOutcome { IntentOutcome(.ready) }

  func handle(_ call: IntentCall) async throws -> IntentOutcome {
    started.continuation.yield(call.id)
    switch call.intent {
    case "Ask": return try await ask(call, times: 1)
    case "AskTwice": return try await ask(call, times: 2)
    case "Fail": throw Sorrow()
    case "Wait":
      do {
        while true { try await Task.sleep(for: .seconds(60)) }
      } catch {
        cancelled.continuation.yield(call.id)
        throw error
      }
    default:
      return IntentOutcome(.success, dialog: Dialog("\(module): \(AppSession.currentCall?.id ?? "")"))
    }
  }

  func options(_ request: OptionsCall) async throws -> [IntentValue] { [.string(request.parameter)] }

  func entities(_ request: EntityQueryCall) async throws -> [IntentValue] { [.string(module)] }

  private func ask(_ call: IntentCall, times: Int) async throws -> IntentOutcome {
    guard let session = AppSession.current else { throw Sorrow() }
    var said: [String] = []
    for number in 1...times {
      let question = Question(call: call.id, kind: .needsValue, dialog: Dialog("Question \(number)"))
      switch try await session.ask(question) {
      case .value(let value): said.append(value.displayText)
      case .cancelled: return IntentOutcome(.cancelled)
      case .confirmed, .declined: return IntentOutcome(.failure)
      }
    }
    return IntentOutcome(.success, dialog: Dialog(said.joined(separator: ", ")))
  }
}
