public import Foundation
public import IntentWire

/// The folder in which what came of runs is kept, each in a file of its own.
///
/// A run is written down when it begins and again when it ends, so that one whose program is killed is still known.
public struct RunFolder: Sendable {
  /// The most runs that are kept; the oldest go first.
  public static let limit = 200
  /// The most steps of a run that are kept, half of them from its end.
  public static let traced = 1_000
  /// The most bytes of a run that are kept; of a larger one the steps and the result are left out.
  public static let longest = 2_000_000

  /// The folder; it need not be there.
  public let url: URL

  /// Creates a description of a folder.
  public init(_ url: URL) { self.url = url }

  /// Writes down that a run begins.
  ///
  /// - Throws: An error when it cannot be written.
  public func begin(
    _ workflow: String, input: [String: IntentValue] = [:], origin: WorkflowRun.Origin, at moment: Date
  ) throws -> WorkflowRun {
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var run = WorkflowRun(
      id: "", workflow: workflow, origin: origin, started: moment, state: .running, steps: 0,
      input: input.mapValues(\.workflowData), trace: [], omitted: 0, process: getpid())
    let stem = moment.formatted(
      Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted, timeZone: .gmt))
    for number in 1...10_000 {
      run.id = "\(stem)-\(number)"
      // Nobody else takes the same name at the same time.
      let descriptor = open(file(run.id).path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        close(descriptor)
        do {
          try save(run)
        } catch {
          try? FileManager.default.removeItem(at: file(run.id))
          throw error
        }
        prune()
        return run
      }
      guard errno == EEXIST else { break }
    }
    throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file(run.id).path])
  }

  /// Writes down what came of a run.
  ///
  /// - Throws: An error when it cannot be written; what was written before stays.
  public func end(_ run: WorkflowRun, _ result: WorkflowResult, after duration: Duration) throws {
    var run = run
    run.finish(result, after: duration, keeping: Self.traced)
    try save(run)
  }

  private func save(_ run: WorkflowRun) throws {
    var data = try Self.encoder.encode(run)
    if data.count > Self.longest {
      var short = run
      short.omitted += short.trace.count
      (short.trace, short.output, short.input) = ([], nil, [:])
      data = try Self.encoder.encode(short)
    }
    try data.write(to: file(run.id), options: .atomic)
  }

  /// The runs, the latest first; what cannot be read is left out.
  ///
  /// - Parameters:
  ///   - workflow: The name of the only workflow; `nil` for all.
  ///   - limit: The most runs.
  public func runs(of workflow: String? = nil, limit: Int = .max) -> [WorkflowRun] {
    var found: [WorkflowRun] = []
    for id in identifiers().reversed() where found.count < limit {
      guard let run = run(id), workflow == nil || run.workflow == workflow else { continue }
      found.append(run)
    }
    return found
  }

  /// The run with an identifier; `nil` when there is none, or it cannot be read.
  public func run(_ id: String) -> WorkflowRun? {
    guard !id.contains("/"), let data = try? Data(contentsOf: file(id)) else { return nil }
    guard var run = try? JSONDecoder().decode(WorkflowRun.self, from: data) else { return nil }
    if run.state == .running, !Self.isAlive(run.process) { run.state = .interrupted }
    return run
  }

  /// Forgets all runs that are over.
  ///
  /// - Returns: How many there were.
  @discardableResult
  public func clear() -> Int {
    let over = runs().filter { $0.state != .running && $0.state != .waiting }
    for run in over { try? FileManager.default.removeItem(at: file(run.id)) }
    return over.count
  }

  private func prune() {
    let all = identifiers()
    for id in all.prefix(max(0, all.count - Self.limit)) {
      try? FileManager.default.removeItem(at: file(id))
    }
  }

  /// The identifiers of all runs, the earliest first.
  private func identifiers() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
      .map { id in (id, Int(id.split(separator: "-").last ?? "") ?? 0) }
      .sorted { left, right in
        let (one, two) = (left.0.prefix { $0 != "-" }, right.0.prefix { $0 != "-" })
        return one == two ? left.1 < right.1 : one < two
      }.map(\.0)
  }

  private func file(_ id: String) -> URL { url.appending(path: "\(id).json") }

  private static func isAlive(_ process: Int32) -> Bool {
    process > 0 && (kill(process, 0) == 0 || errno == EPERM)
  }

  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()
}
