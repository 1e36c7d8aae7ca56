public import IntentWire
import Language

/// Runs workflows.
///
/// ```swift
/// let runner = WorkflowRunner(host: host, person: person)
/// let result = await runner.run(try Workflow(text: "stop with 6 * 7"))
/// print(result.output?.displayText ?? "")
/// ```
public struct WorkflowRunner: Sendable {
  /// The apps and the other workflows.
  public var host: any WorkflowHost
  /// Who is asked and told.
  public var person: any WorkflowPerson
  /// The clock, chance, files, the way outside.
  public var environment: WorkflowEnvironment
  /// How much a run may use.
  public var limits: WorkflowLimits
  /// Whether nothing is to happen that cannot be undone: intents, messages, files, the way outside are left out.
  ///
  /// Searches are made. What depends on the result of something that was left out is not known, and a branch whose
  /// condition is not known is taken.
  public var isDryRun: Bool

  /// Creates a runner.
  public init(
    host: any WorkflowHost, person: any WorkflowPerson,
    environment: WorkflowEnvironment = WorkflowEnvironment(), limits: WorkflowLimits = WorkflowLimits(),
    isDryRun: Bool = false
  ) {
    self.host = host
    self.person = person
    self.environment = environment
    self.limits = limits
    self.isDryRun = isDryRun
  }

  /// Runs a workflow to its end; whatever goes wrong is told in the result.
  ///
  /// - Parameters:
  ///   - workflow: The workflow.
  ///   - input: The values of its inputs, by name; one called `input` is the first of them.
  public func run(_ workflow: Workflow, input: [String: IntentValue] = [:]) async -> WorkflowResult {
    let machine = Machine(self, Account(limits, environment.elapsed), name: nil, depth: 0)
    return await machine.run(workflow, input: input)
  }
}

/// What a run has used, together with those that it runs.
final class Account {
  let limits: WorkflowLimits
  let elapsed: @Sendable () -> Duration
  let start: Duration
  var steps = 0
  var memory = 0
  /// The name of the workflow that is run, and not of those that it runs.
  var title = ""
  /// The time for which a person was waited for.
  var waited = Duration.zero
  var trace = WorkflowTrace()
  var dialog: String?
  var snippet: SnippetNode?

  init(_ limits: WorkflowLimits, _ elapsed: @escaping @Sendable () -> Duration) {
    self.limits = limits
    self.elapsed = elapsed
    start = elapsed()
  }

  /// Takes one more step.
  ///
  /// - Returns: The time since the beginning.
  func tick() throws -> Duration {
    steps += 1
    if steps > limits.steps {
      throw WorkflowFailure(
        "The workflow took \(limits.steps) steps and was stopped. Does it repeat too often?", kind: .limit)
    }
    let time = elapsed() - start
    if time - waited > limits.time {
      throw WorkflowFailure(
        "The workflow ran for \(limits.time.components.seconds) s and was stopped.", kind: .limit)
    }
    if Task.isCancelled { throw WorkflowFailure("The run was cancelled.", kind: .cancelled) }
    return time
  }

  func use(_ bytes: Int) throws {
    memory += bytes
    if memory > limits.memory {
      throw WorkflowFailure(
        "The values of the workflow need more than \(limits.memory / 1_000_000) MB, and it was stopped.",
        kind: .limit)
    }
  }
}
