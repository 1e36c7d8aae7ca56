import Conversation
import Foundation
import IntentWire
import Language
import Logging
import Store
import Workflows

/// A workflow that waits in a conversation for the person's answer.
struct WaitingRun: Codable {
  /// The workflow's name.
  var workflow: String
  /// What it did so far.
  var journal: Data
  /// The call in the middle of which an app asks.
  var open: AssistantWorkflowHost.OpenCall?
  /// The words that the person saw before the question.
  var question: WorkflowQuestion
  /// What is kept of the run.
  var run: WorkflowRun?
}

extension Assistant {
  /// Takes a turn of a workflow: one that the sentence calls by its name or phrase, or one that waits for an answer.
  ///
  /// - Returns: `nil` when the sentence has nothing to do with a workflow.
  func workflowTurn(_ text: String, conversation: String?) async throws -> Reply? {
    // Most homes have no workflows, and then a sentence costs nothing more.
    guard access(workflowsPath, R_OK) == 0 else { return nil }
    if let conversation, let waiting = try waitingRun(in: conversation) {
      try store().reserveSpace()
      try keep(nil, in: conversation)
      guard let entry = workflows.entry(named: waiting.workflow), entry.problems.isEmpty else { return nil }
      let tokens = configuration.language.annotate(text, context: workflowEnvironment().context).tokens
      if configuration.language.isCancellation(tokens) {
        if let run = waiting.run {
          let failure = WorkflowFailure("The person called it off.", kind: .cancelled)
          _ = endRun(
            run, WorkflowResult(failure: failure, trace: WorkflowTrace(), steps: run.steps),
            after: .seconds(max(0, configuration.now().timeIntervalSince(run.started))))
        }
        return Reply(
          conversation: conversation, state: .cancelled, intent: waiting.workflow,
          spoken: "“\(waiting.workflow)” is called off.")
      }
      return try await go(on: entry.workflow, waiting, answer: text, in: conversation)
    }
    guard let entry = workflows.entry(calledBy: text) else { return nil }
    try store().reserveSpace()
    let id = try conversation ?? Self.newConversation(in: store())
    if let problem = entry.problems.first {
      return Reply(
        conversation: id, state: .failed, intent: entry.workflow.name,
        spoken: "“\(entry.workflow.name)” cannot be read: \(problem)")
    }
    return try await go(on: entry.workflow, nil, answer: nil, in: id)
  }

  /// Takes a turn of a conversation that no workflow begins.
  func conversationTurn(_ text: String, conversation: String) async throws -> Reply {
    try await turn(conversation, voice: false, at: nil) { talk, state in await talk.turn(text, state: state) }
  }

  private func go(
    on workflow: Workflow, _ waiting: WaitingRun?, answer: String?, in conversation: String
  ) async throws -> Reply {
    let journal = waiting.flatMap { RunJournal(data: $0.journal) } ?? RunJournal()
    let host = AssistantWorkflowHost(assistant: self, open: waiting?.open)
    let person = TurnPerson(answer: answer)
    let runner = WorkflowRunner(
      host: journal.host(host), person: journal.person(person),
      environment: journal.environment(workflowEnvironment(for: workflow)))
    let run = waiting.map { $0.run } ?? beginRun(of: workflow, input: [:], .conversation).run
    let result = await runner.run(workflow)
    if let run {
      _ = endRun(
        run, result, after: .seconds(max(0, configuration.now().timeIntervalSince(run.started))))
    }
    var reply = Reply(
      conversation: conversation, state: .done, intent: workflow.name, spoken: "",
      snippet: result.stated == nil ? result.snippet : nil, result: result.output?.plain ?? .null)
    let told = person.told
    if let failure = result.failure {
      if failure.kind == .suspended, let question = person.question {
        do {
          try keep(
            WaitingRun(
              workflow: workflow.name, journal: journal.data, open: host.openCall, question: question,
              run: run),
            in: conversation)
        } catch {
          return Self.stopped(workflow, told, at: question, because: error, reply)
        }
        reply.state = question.kind == .confirmation ? .confirming : .asking
        reply.question = question.reply
        reply.spoken = (told + [question.prompt]).joined(separator: "\n")
        reply.printed = (told + [question.prompt] + question.lines).joined(separator: "\n")
        return reply
      }
      reply.state = failure.kind == .cancelled ? .cancelled : .failed
      reply.spoken = (told + ["“\(workflow.name)” stopped: \(failure)"]).joined(separator: "\n")
    } else {
      var words = told
      // What the workflow gives with “stop with” is said, whatever else was; the rest only where nothing was.
      if let said = result.said, result.stated != nil ? said != told.last : told.isEmpty {
        words.append(said)
      }
      reply.spoken = words.isEmpty ? "“\(workflow.name)” is done." : words.joined(separator: "\n")
      reply.outcome = IntentOutcome(.success, value: result.output)
    }
    reply.printed = reply.spoken
    return reply
  }

  /// What is said where a workflow asks and its answer could not be waited for.
  private static func stopped(
    _ workflow: Workflow, _ told: [String], at question: WorkflowQuestion, because problem: any Error,
    _ reply: Reply
  ) -> Reply {
    var reply = reply
    reply.state = .failed
    let sentence =
      "“\(workflow.name)” stopped at a question (“\(question.prompt)”), because that could not be kept: \(problem) Its "
      + "steps before the question are done, and would be done twice if it ran again."
    reply.unkept = sentence
    reply.spoken = (told + [sentence]).joined(separator: "\n")
    reply.printed = reply.spoken
    return reply
  }

  // MARK: What waits

  private static func key(_ conversation: String) -> String { "workflow.\(conversation)" }

  private func waitingRun(in conversation: String) throws -> WaitingRun? {
    guard let text = try store().setting(Self.key(conversation)) else { return nil }
    return try? JSONDecoder().decode(WaitingRun.self, from: Data(text.utf8))
  }

  private func keep(_ run: WaitingRun?, in conversation: String) throws {
    let text = try run.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    let store = try store()
    try store.writeDown { () throws(StoreError) in try store.setSetting(Self.key(conversation), to: text) }
  }
}

extension WorkflowQuestion {
  /// The question in the form of a reply.
  fileprivate var reply: Reply.Question {
    let kind: IntentWire.Question.Kind =
      switch self.kind {
      case .confirmation: .confirmation
      case .choice, .choices: .choice
      case .value, .app: .needsValue
      }
    return Reply.Question(kind: kind, parameter: nil, options: options.map(\.displayText))
  }

  /// The options as a terminal shows them; an app's question shows its own.
  fileprivate var lines: [String] {
    guard kind != .app, kind != .confirmation else { return [] }
    return options.enumerated().map { "\($0.offset + 1). \($0.element.displayText)" }
  }
}
