public import Foundation
import IntentWire
import Synchronization

/// What has happened in a run so far, so that it can go on later, in another process, from where it waited.
///
/// A run that waits for an answer is not kept as it is. It is begun again, and everything that it learned or did before
/// comes from the journal instead of happening a second time, up to the question that is answered now.
public final class RunJournal: Sendable {
  /// Something that came from outside, or was done there.
  enum Entry: Sendable, Hashable, Codable {
    case value(IntentValue)
    case values([IntentValue])
    case answer(IntentAnswer)
    case data(Data)
    case number(UInt64)
    case date(Date)
    case text(String)
    case done
    case failed(String)
  }

  private struct State {
    var entries: [Entry]
    var next = 0
  }

  private let state: Mutex<State>

  /// Creates an empty journal.
  public init() { state = Mutex(State(entries: [])) }

  /// Reads a journal; `nil` for what is none.
  public init?(data: Data) {
    guard let entries = try? JSONDecoder().decode([Entry].self, from: data) else { return nil }
    state = Mutex(State(entries: entries))
  }

  /// The journal, to be kept.
  public var data: Data {
    let entries = state.withLock { $0.entries }
    return (try? JSONEncoder().encode(entries)) ?? Data("[]".utf8)
  }

  /// What happened here before; `nil` when it happens now.
  private func replay() -> Entry? {
    state.withLock { state in
      guard state.next < state.entries.count else { return nil }
      defer { state.next += 1 }
      return state.entries[state.next]
    }
  }

  private func note(_ entry: Entry) {
    state.withLock { state in
      state.entries.append(entry)
      state.next = state.entries.count
    }
  }

  /// Whether everything that is noted has happened again.
  var isCaughtUp: Bool { state.withLock { $0.next >= $0.entries.count } }

  /// What a piece of work brings: from the journal when it was done before.
  func recorded<Result>(
    _ read: (Entry) -> Result?, _ write: (Result) -> Entry, _ body: () async throws -> Result
  ) async throws -> Result {
    if let entry = replay() {
      if case .failed(let message) = entry { throw WorkflowFailure(message) }
      guard let result = read(entry) else { throw Self.changed }
      return result
    }
    do {
      let result = try await body()
      note(write(result))
      return result
    } catch let failure as WorkflowFailure where failure.kind == .failed {
      note(.failed(failure.message))
      throw failure
    }
  }

  func recordedNow<Result>(
    _ read: (Entry) -> Result?, _ write: (Result) -> Entry, _ body: () throws -> Result
  ) throws -> Result {
    if let entry = replay() {
      if case .failed(let message) = entry { throw WorkflowFailure(message) }
      guard let result = read(entry) else { throw Self.changed }
      return result
    }
    let result = try body()
    note(write(result))
    return result
  }

  private static let changed = WorkflowFailure(
    "The workflow was changed while it waited. Run it again from the beginning.", kind: .cancelled)
}

extension RunJournal {
  /// A host whose work is done only once.
  public func host(_ base: any WorkflowHost) -> any WorkflowHost { JournaledHost(base: base, journal: self) }

  /// A person who is asked and told everything only once.
  public func person(_ base: any WorkflowPerson) -> any WorkflowPerson {
    JournaledPerson(base: base, journal: self)
  }

  /// An environment in which everything that is read or done happens only once.
  public func environment(_ base: WorkflowEnvironment) -> WorkflowEnvironment {
    var environment = base
    environment.now = { [self] in
      (try? recordedNow({ if case .date(let date) = $0 { date } else { nil } }, Entry.date) { base.now() })
        ?? base.now()
    }
    environment.random = { [self] in
      (try? recordedNow({ if case .number(let number) = $0 { number } else { nil } }, Entry.number) {
        base.random()
      }) ?? base.random()
    }
    environment.clipboard = { [self] in
      (try? recordedNow({ if case .value(let value) = $0 { value } else { nil } }, Entry.value) {
        base.clipboard()
      }) ?? base.clipboard()
    }
    environment.copy = { [self] value in
      _ = try? recordedNow({ if case .done = $0 { true } else { nil } }, { _ in .done }) {
        base.copy(value)
        return true
      }
    }
    environment.sleep = { [self] duration in
      _ = try await recorded({ if case .done = $0 { true } else { nil } }, { _ in .done }) {
        try await base.sleep(duration)
        return true
      }
    }
    if let read = base.read {
      environment.read = { [self] path in
        try recordedNow({ if case .data(let data) = $0 { data } else { nil } }, Entry.data) { try read(path) }
      }
    }
    if let write = base.write {
      environment.write = { [self] path, data, append in
        _ = try recordedNow({ if case .done = $0 { true } else { nil } }, { _ in .done }) {
          try write(path, data, append)
          return true
        }
      }
    }
    if let fetch = base.fetch {
      environment.fetch = { [self] request in
        try await recorded({ if case .data(let data) = $0 { data } else { nil } }, Entry.data) {
          try await fetch(request)
        }
      }
    }
    if let shell = base.shell {
      environment.shell = { [self] command, input in
        try await recorded({ if case .text(let text) = $0 { text } else { nil } }, Entry.text) {
          try await shell(command, input)
        }
      }
    }
    return environment
  }
}

private struct JournaledHost: WorkflowHost {
  let base: any WorkflowHost
  let journal: RunJournal

  func catalog() async throws -> ActionCatalog { try await base.catalog() }

  func perform(_ request: IntentRequest, person: any WorkflowPerson) async throws -> IntentAnswer {
    try await journal.recorded(
      { if case .answer(let answer) = $0 { answer } else { nil } }, RunJournal.Entry.answer
    ) {
      try await base.perform(request, person: person)
    }
  }

  private func values(_ body: () async throws -> [IntentValue]) async throws -> [IntentValue] {
    try await journal.recorded(
      { if case .values(let values) = $0 { values } else { nil } }, RunJournal.Entry.values, body)
  }

  func find(_ request: FindRequestCall) async throws -> [IntentValue] {
    try await values { try await base.find(request) }
  }

  func options(for parameter: String, of request: IntentRequest) async throws -> [IntentValue] {
    try await values { try await base.options(for: parameter, of: request) }
  }

  func entities(matching words: String, type: String, app: String) async throws -> [IntentValue] {
    try await values { try await base.entities(matching: words, type: type, app: app) }
  }

  func workflow(named name: String) async throws -> Workflow? { try await base.workflow(named: name) }

  func open(_ url: URL) async throws {
    _ = try await journal.recorded({ if case .done = $0 { true } else { nil } }, { _ in .done }) {
      try await base.open(url)
      return true
    }
  }
}

private struct JournaledPerson: WorkflowPerson {
  let base: any WorkflowPerson
  let journal: RunJournal

  func answer(_ question: WorkflowQuestion) async throws -> IntentValue {
    // What an app asks is a part of its work, which is noted as a whole.
    if question.kind == .app { return try await base.answer(question) }
    return try await journal.recorded(
      { if case .value(let value) = $0 { value } else { nil } }, RunJournal.Entry.value
    ) {
      try await base.answer(question)
    }
  }

  func tell(_ message: WorkflowMessage) async throws {
    _ = try await journal.recorded({ if case .done = $0 { true } else { nil } }, { _ in .done }) {
      try await base.tell(message)
      return true
    }
  }
}
