import Foundation
import Subprocess
import Synchronization
import SystemPackage

/// A command line tool that is run to its end, with its output line by line.
struct Command: Sendable {
  var arguments: [String]
  var folder: URL
  var environment: [String: String]

  /// What a command printed, and how it ended.
  struct Report: Sendable {
    var status: Int32
    var output: String
    var errors: [String]
  }

  /// Runs the command; a cancelled task ends it.
  ///
  /// - Parameter line: Told each line of its error output and, when wanted, of its output.
  func run(
    streamingOutput: Bool = false, line: @escaping @Sendable (String) -> Void
  ) async throws(CatalogProblem) -> Report {
    let text = Lines(streamingOutput ? line : nil)
    let log = Lines(line)
    var options = PlatformOptions()
    options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(5))]
    let variables = environment.reduce(into: [Environment.Key: String]()) { result, variable in
      if let key = Environment.Key(rawValue: variable.key) { result[key] = variable.value }
    }
    // Not Foundation's `Process`, which would hand on the signals that this thread blocks: then nothing ends a build.
    let configuration = Configuration(
      executable: .path("/usr/bin/env"), arguments: Arguments(arguments), environment: .custom(variables),
      workingDirectory: FilePath(folder.path), platformOptions: options)
    do {
      let output = try FileDescriptor.pipe()
      let errors = try FileDescriptor.pipe()
      defer {
        try? output.readEnd.close()
        try? errors.readEnd.close()
      }
      let result = try await Subprocess.run(
        configuration, input: .none,
        output: .fileDescriptor(output.writeEnd, closeAfterSpawningProcess: true),
        error: .fileDescriptor(errors.writeEnd, closeAfterSpawningProcess: true)
      ) { _ in
        async let first: Void = text.read(output.readEnd.rawValue)
        await log.read(errors.readEnd.rawValue)
        await first
      }
      let status: Int32 =
        switch result.terminationStatus {
        case .exited(let code): code
        case .signaled(let signal): 128 + signal
        }
      return Report(status: status, output: text.text, errors: log.last)
    } catch {
      throw CatalogProblem(folder.path, "“\(arguments.first ?? "")” could not be run: \(Home.reason(error)).")
    }
  }
}

/// Collects what a pipe delivers, and passes on each line.
private final class Lines: Sendable {
  private struct State {
    var all = Data()
    var rest = Data()
    var last: [String] = []
  }

  private static let limit = 16 * 1024 * 1024
  private let state = Mutex(State())
  private let line: (@Sendable (String) -> Void)?

  init(_ line: (@Sendable (String) -> Void)?) {
    self.line = line
  }

  var text: String { state.withLock { String(decoding: $0.all, as: UTF8.self) } }
  /// The last lines, for an error message.
  var last: [String] { state.withLock { $0.last } }

  /// Reads to the end, on a thread of its own: the reads block.
  func read(_ descriptor: Int32) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let thread = Thread { [self] in
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
          let count = Glibc.read(descriptor, &chunk, chunk.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { break }
          take(Data(chunk[..<count]))
        }
        take(Data("\n".utf8))
        continuation.resume()
      }
      thread.start()
    }
  }

  private func take(_ chunk: Data) {
    let lines = state.withLock { state -> [String] in
      if state.all.count < Self.limit { state.all.append(chunk) }
      state.rest.append(chunk)
      var lines: [String] = []
      while let end = state.rest.firstIndex(of: UInt8(ascii: "\n")) {
        let text = String(decoding: state.rest[state.rest.startIndex..<end], as: UTF8.self)
        state.rest = Data(state.rest[state.rest.index(after: end)...])
        if !text.isEmpty { lines.append(text) }
      }
      state.last = Array((state.last + lines).suffix(20))
      return lines
    }
    for text in lines { line?(text) }
  }
}
