import Foundation
import IntentWire
import Language

extension Machine {
  /// Runs an action that needs no app.
  func action(_ call: BuiltInCall, _ inputs: inout [WorkflowTrace.Input]) async throws -> IntentValue {
    guard let action = BuiltIn.all[call.name] else {
      throw WorkflowFailure("“\(call.name)” is no action. “prithee workflows actions” lists what there is.")
    }
    var values: [(label: String?, value: IntentValue)] = []
    values.reserveCapacity(call.arguments.count)
    var isUnknown = false
    for argument in call.arguments {
      guard let slot = action.slot(argument.label) else {
        throw WorkflowFailure("“\(argument.label ?? "")” is no part of “\(action.usage)”.")
      }
      var value = try await known(argument.value, type: slot.type)
      value = try coercion.convert(value, to: slot.type)
      isUnknown = isUnknown || value.isUnknown
      values.append((argument.label, value))
      inputs.append(.init(name: argument.label ?? "", value: value))
    }
    for slot in action.slots where !slot.isOptional && !values.contains(where: { $0.label == slot.label }) {
      throw WorkflowFailure("“\(slot.label ?? "a value")” is missing. Write “\(action.usage)”.")
    }
    // What depends on something that a dry run does not know is not known either.
    if isUnknown, action.effect == .none { return .unknown(action.name) }
    let arguments = Arguments(
      values: values, coercion: coercion, random: runner.environment.random, room: room)
    guard action.effect != .none else { return try action.body(arguments) }
    return try await effect(action.effect, values, inputs)
  }

  private func effect(
    _ effect: BuiltIn.Effect, _ values: [(label: String?, value: IntentValue)],
    _ inputs: [WorkflowTrace.Input]
  ) async throws -> IntentValue {
    func value(_ label: String?) -> IntentValue? { values.first { $0.label == label }?.value }
    func words(_ label: String?) -> String? { value(label).map(coercion.words) }
    let environment = runner.environment
    switch effect {
    case .none: return .nothing
    case .ask:
      let name = words("for") ?? "text"
      guard let type = TypeName.type(name) else {
        throw WorkflowFailure("“\(name)” is no type of value that a person could be asked for.")
      }
      return try await ask(
        WorkflowQuestion(
          .value, words(nil) ?? "", type: type,
          fallback: try value("default").map { try coercion.convert($0, to: type) }))
    case .choose: return try await choose(value("from"), words("prompt"), value("several") == .boolean(true))
    case .confirm:
      let prompt = [words("title"), words(nil) ?? "Go on?"].compactMap(\.self).joined(separator: "\n")
      let answer = try await ask(WorkflowQuestion(.confirmation, prompt))
      if value("needed") == .boolean(true), answer == .boolean(false) {
        throw WorkflowFailure("The person said no to “\(prompt.prefix(80))”.", kind: .cancelled)
      }
      return answer
    case .show, .speak:
      let shown = value(nil) ?? last
      let message = WorkflowMessage(
        effect == .show ? .show : .speak, coercion.words(shown), title: words("title"))
      if !runner.isDryRun { try await runner.person.tell(message) }
      return shown
    case .notify:
      let message = WorkflowMessage(.notify, words(nil) ?? "", title: words("title"))
      if !runner.isDryRun { try await runner.person.tell(message) }
      return value(nil) ?? .nothing
    case .wait:
      guard case .duration(let seconds)? = value(nil), seconds >= 0, seconds <= 86_400 else {
        throw WorkflowFailure("A workflow waits between 0 seconds and a day.")
      }
      let left = account.limits.time - (account.elapsed() - account.start - account.waited)
      guard Duration.seconds(seconds) <= left else {
        throw WorkflowFailure(
          "To wait \(seconds) s would take longer than the run may last.", kind: .limit)
      }
      if !runner.isDryRun { try await environment.sleep(.seconds(seconds)) }
      return last
    case .copy:
      let copied = value(nil) ?? last
      if !runner.isDryRun { environment.copy(copied) }
      return copied
    case .open:
      guard case .url(let url)? = value(nil) else { return .nothing }
      let host = runner.host
      if !runner.isDryRun { try await account.deadline.bounded { try await host.open(url) } }
      return .url(url)
    case .read: return try read(words(nil) ?? "")
    case .write:
      return try write(words(nil) ?? "", value("with") ?? .nothing, append: value("append") == .boolean(true))
    case .fetch: return try await fetch(value(nil), words("method"), value("headers"), value("body"))
    case .shell:
      guard let shell = environment.shell else { throw refused("run a shell command", "--allow-shell") }
      if runner.isDryRun { return .unknown("shell") }
      let (command, input) = (words(nil) ?? "", words("with") ?? "")
      return .string(try await account.deadline.bounded { try await shell(command, input) })
    }
  }

  private func refused(_ what: String, _ option: String) -> WorkflowFailure {
    let always =
      title.isEmpty
      ? ""
      : ", or always with: prithee workflows allow \(WorkflowPrinter.quoted(title)) \(option.dropFirst("--allow-".count))"
    return WorkflowFailure(
      "The workflow wants to \(what), which is off. Allow it for one run with \(option)\(always).",
      kind: .refused)
  }

  private func choose(_ list: IntentValue?, _ prompt: String?, _ several: Bool) async throws -> IntentValue {
    let options = list?.elements ?? []
    guard let first = options.first else { throw WorkflowFailure("There is nothing to choose from.") }
    if options.count == 1, !several { return first }
    return try await ask(
      WorkflowQuestion(
        several ? .choices : .choice, prompt ?? "Which one?", options: options,
        fallback: runner.isDryRun ? first : nil))
  }

  // MARK: Files and the way outside

  private func read(_ path: String) throws -> IntentValue {
    guard let read = runner.environment.read else { throw refused("read a file", "--allow-files") }
    let data = try read(path)
    guard data.count <= room else {
      throw WorkflowFailure("\(path) has \(data.count) bytes, and there is room for \(room).", kind: .limit)
    }
    return .file(FileValue(filename: URL(filePath: path).lastPathComponent, data: data))
  }

  private func write(_ path: String, _ value: IntentValue, append: Bool) throws -> IntentValue {
    guard let write = runner.environment.write else { throw refused("write a file", "--allow-files") }
    let data: Data
    if case .file(let file) = value, let content = file.data {
      data = content
    } else {
      data = Data(coercion.words(value).utf8)
    }
    if !runner.isDryRun { try write(path, data, append) }
    return .file(FileValue(filename: URL(filePath: path).lastPathComponent, data: data))
  }

  private func fetch(
    _ link: IntentValue?, _ method: String?, _ headers: IntentValue?, _ body: IntentValue?
  ) async throws -> IntentValue {
    guard let fetch = runner.environment.fetch else {
      throw refused("make an HTTP request", "--allow-http")
    }
    guard case .url(let url)? = link, let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme)
    else { throw WorkflowFailure("Only links that begin with http:// or https:// can be fetched.") }
    let name = (method ?? "GET").uppercased()
    guard name.allSatisfy({ $0.isASCII && $0.isLetter }), name.count <= 20 else {
      throw WorkflowFailure("“\(name.prefix(20))” is no method of HTTP.")
    }
    var data: Data?
    var fields = (headers?.entries ?? [:]).mapValues(coercion.words)
    switch body {
    case nil: break
    case .record(let record)? where record.type == "Dictionary":
      data = Data(WorkflowPrinter.json(IntentValue.record(record).plainData).utf8)
      fields["Content-Type"] = fields["Content-Type"] ?? "application/json"
    case .file(let file)?: data = file.data
    case let other?: data = Data(coercion.words(other).utf8)
    }
    if runner.isDryRun { return .unknown("fetch") }
    let request = WorkflowEnvironment.Request(url: url, method: name, headers: fields, body: data)
    let answer = try await account.deadline.bounded { try await fetch(request) }
    guard answer.count <= room else {
      throw WorkflowFailure(
        "The answer has \(answer.count) bytes, and there is room for \(room).", kind: .limit)
    }
    if answer.nesting <= 64, let json = try? JSONDecoder().decode(JSONValue.self, from: answer),
      let value = try? IntentValue(data: json)
    {
      return value
    }
    if let text = String(data: answer, encoding: .utf8) { return .string(text) }
    return .file(FileValue(filename: url.lastPathComponent, data: answer))
  }
}
