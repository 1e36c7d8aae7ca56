import Foundation
import FoundationNetworking
import Subprocess
import Workflows

/// What a workflow reaches when the person allows it.
enum OutsideWorld {
  /// The most bytes of an answer.
  private static let longest = 16_000_000

  /// All of it.
  static let environment: WorkflowEnvironment = {
    var environment = WorkflowEnvironment()
    environment.fetch = { try await fetch($0) }
    environment.shell = { try await shell($0, input: $1) }
    environment.read = { try read($0) }
    environment.write = { try write($0, $1, append: $2) }
    return environment
  }()

  /// Opens a link with whatever the desktop opens links with.
  static func open(_ link: URL) async throws {
    do {
      let ended = try await Subprocess.run(
        .name("xdg-open"), arguments: [link.absoluteString], output: .discarded, error: .discarded)
      guard ended.terminationStatus.isSuccess else {
        throw WorkflowFailure("“xdg-open \(link.absoluteString)” failed (\(ended.terminationStatus)).")
      }
    } catch let failure as WorkflowFailure {
      throw failure
    } catch {
      throw WorkflowFailure(
        "No installed app takes the link \(link.absoluteString), and there is no “xdg-open” to open it with.")
    }
  }

  static func fetch(_ request: WorkflowEnvironment.Request) async throws -> Data {
    var plain = URLRequest(url: request.url, timeoutInterval: 30)
    plain.httpMethod = request.method
    plain.httpBody = request.body
    for (name, value) in request.headers { plain.setValue(value, forHTTPHeaderField: name) }
    let (data, response): (Data, URLResponse)
    do {
      (data, response) = try await URLSession.shared.data(for: plain)
    } catch {
      throw WorkflowFailure("\(request.url.absoluteString) does not answer: \(error.localizedDescription)")
    }
    guard data.count <= longest else {
      throw WorkflowFailure(
        "\(request.url.absoluteString) answered with \(data.count) bytes, which is too much.")
    }
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      throw WorkflowFailure("\(request.url.absoluteString) answered with the status \(status).")
    }
    return data
  }

  static func shell(_ command: String, input: String) async throws -> String {
    let result = try await Subprocess.run(
      .name("sh"), arguments: ["-c", command], input: .string(input), output: .string(limit: longest),
      error: .string(limit: 10_000))
    guard result.terminationStatus.isSuccess else {
      let words = result.standardError.trimmingCharacters(in: .whitespacesAndNewlines)
      throw WorkflowFailure("The command failed (\(result.terminationStatus)): \(words.prefix(500))")
    }
    var text = result.standardOutput
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }

  private static func place(_ path: String) -> URL { URL(filePath: (path as NSString).expandingTildeInPath) }

  static func read(_ path: String) throws -> Data {
    // Devices and pipes may have no end, and then the step would have none.
    let file = try? FileManager.default.attributesOfItem(atPath: place(path).resolvingSymlinksInPath().path)
    if let file, file[.type] as? FileAttributeType != .typeRegular {
      throw WorkflowFailure("\(path) is no plain file, and only such can be read.")
    }
    if let size = file?[.size] as? Int, size > longest {
      throw WorkflowFailure("\(path) has \(size) bytes, and at most \(longest) are read.")
    }
    do {
      return try Data(contentsOf: place(path))
    } catch {
      throw WorkflowFailure("\(path) cannot be read: \(error.localizedDescription)")
    }
  }

  static func write(_ path: String, _ data: Data, append: Bool) throws {
    do {
      if append, let handle = FileHandle(forWritingAtPath: place(path).path) {
        defer { try? handle.close() }
        try handle.seekToEnd()
        try handle.write(contentsOf: data)
      } else {
        try data.write(to: place(path), options: .atomic)
      }
    } catch {
      throw WorkflowFailure("\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
