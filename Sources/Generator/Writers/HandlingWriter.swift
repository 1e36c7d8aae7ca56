/// Writes the protocol of an intent's handlers, and the defaults that make every method optional in either form.
struct HandlingWriter {
  private let intent: SiriKitFacts.Intent
  private let methods: [(signature: Signature, isOld: Bool)]
  /// The methods that answer nothing.
  private let notices: [Signature]

  init(_ intent: SiriKitFacts.Intent) {
    self.intent = intent
    let all = (intent.handlingProtocol?.required ?? []) + (intent.handlingProtocol?.optional ?? [])
    let signatures = all.compactMap { method in
      Signature(method.signature).map { (signature: $0, isOld: method.deprecated == true) }
    }
    methods = signatures.filter { Self.answer(of: $0.signature) != nil }
    notices = signatures.map(\.signature).filter { Self.answer(of: $0) == nil }
  }

  var text: String {
    var source = SourceText.siriKit(imports: ["public import Foundation"])
    let earlier = methods.filter { isEarlier($0.signature) }
    source.doc("Handles an ``\(intent.name)``.")
    source.line("///")
    source.doc("A handler implements the completion form or the async form of each method, in any mix.")
    let parent = earlier.isEmpty ? "NSObjectProtocol" : "\(intent.name)EarlierHandling"
    write(methods.filter { !isEarlier($0.signature) }, notices, "\(intent.name)Handling", parent, &source)
    if !earlier.isEmpty {
      source.line()
      source.doc("The earlier forms of methods of ``\(intent.name)Handling``.")
      source.line("///")
      source.doc(
        "They differ from the later ones only in what they return, so that both could not be told apart in one protocol."
      )
      write(earlier, [], "\(intent.name)EarlierHandling", "NSObjectProtocol", &source)
    }
    return source.text
  }

  private func write(
    _ methods: [(signature: Signature, isOld: Bool)], _ notices: [Signature], _ name: String,
    _ parent: String, _ source: inout SourceText
  ) {
    if intent.deprecated { source.line(Deprecation.attribute(of: name)) }
    source.block("public protocol \(name): \(parent)") { source in
      for (index, method) in methods.enumerated() {
        if index > 0 { source.line() }
        guard let answer = Self.answer(of: method.signature) else { continue }
        source.doc(summary(method.signature, isOld: method.isOld))
        source.list("func \(method.signature.name)", completionForm(method.signature, answer))
        source.line()
        source.doc("The async form of the method before.")
        source.list("func \(method.signature.name)", asyncForm(method.signature), " async -> \(answer)")
      }
      for notice in notices {
        source.line()
        source.doc(summary(notice, isOld: false))
        source.line("///")
        source.doc("The assistant asks again instead of observing, and does not call this method yet.")
        source.list("func \(notice.name)", notice.parameters.map(\.text))
      }
    }
    source.line()
    if intent.deprecated { source.line(Deprecation.attribute(of: name)) }
    source.block("extension \(name)") { source in
      for (index, method) in methods.enumerated() {
        if index > 0 { source.line() }
        defaults(method.signature, &source)
      }
      for notice in notices {
        source.line()
        source.doc("Does nothing.")
        source.block("public func \(notice.name)", notice.parameters.map(\.text), "") { _ in }
      }
    }
  }

  /// Whether a later method of the same name returns something else.
  private func isEarlier(_ method: Signature) -> Bool {
    Self.isEarlier(method, in: intent)
  }

  /// Whether a later method of the same name returns something else.
  static func isEarlier(_ method: Signature, in intent: SiriKitFacts.Intent) -> Bool {
    let parameter = intent.parameters.first { $0.resolveMethod?.hasPrefix(method.name + "(") == true }
    guard let parameter, let answer = answer(of: method) else { return false }
    return SwiftType(answer).base != parameter.resolutionResultType
  }

  private func defaults(_ method: Signature, _ source: inout SourceText) {
    guard let answer = Self.answer(of: method), let completion = method.parameters.last?.label else { return }
    let label = method.parameters[0].label ?? "_"
    let name = method.parameters[0].name
    let key = "\(intent.name).\(method.name).\(answer)".literal
    let unwritten = unwritten(method, answer)
    source.doc("Calls the async form, and passes the value on when that is not written either.")
    source.block("public func \(method.name)", completionForm(method, answer), "") { source in
      source.block(
        "HandlerForwarding.viaAsync",
        ["of: self", key, "completion: \(method.parameters[1].name)", "unwritten: \(unwritten)"]
      ) { $0.line("await self.\(method.name)(\(label): \(name))") }
    }
    source.line()
    source.doc("Calls the completion form, and passes the value on when that is not written either.")
    source.block("public func \(method.name)", asyncForm(method), " async -> \(answer)") { source in
      source.block(
        "await HandlerForwarding.viaCompletion", ["of: self", key, "unwritten: \(unwritten)"]
      ) { $0.line("self.\(method.name)(\(label): \(name), \(completion): $0)") }
    }
  }

  private func unwritten(_ method: Signature, _ answer: String) -> String {
    if answer.hasPrefix("[") { return "[.notImplemented()]" }
    guard method.name == "confirm" || method.name == "handle" else { return ".notImplemented()" }
    let codes = intent.response?.codes ?? []
    let ready = codes.contains("ready") ? "ready" : "success"
    return ".init(fields: .code(\((method.name == "confirm" ? ready : "failure").literal)))"
  }

  private func completionForm(_ method: Signature, _ answer: String) -> [String] {
    // Sendable, so that a handler may answer from anywhere; handlers that leave the word out conform as well.
    guard let last = method.parameters.last else { return [] }
    let names = last.label == last.name ? last.name : "\(last.label ?? "_") \(last.name)"
    return asyncForm(method) + ["\(names): @escaping @Sendable (\(answer)) -> Void"]
  }

  private func asyncForm(_ method: Signature) -> [String] {
    method.parameters.dropLast().map(\.text)
  }

  private func summary(_ method: Signature, isOld: Bool) -> String {
    let old = isOld ? "; an older form" : ""
    switch method.name {
    case "handle": return "Carries the request out."
    case "confirm": return "Checks that the request can be carried out."
    case "startSendingUpdates": return "Begins to tell an observer of changes."
    case "stopSendingUpdates": return "No longer tells the observer of changes."
    default: return "Resolves the \(Words.lower(String(method.name.dropFirst("resolve".count))))\(old)."
    }
  }

  /// The type that a method's completion handler takes.
  static func answer(of method: Signature) -> String? {
    guard let type = method.parameters.last?.type, type.hasPrefix("@escaping ("), type.hasSuffix(") -> Void")
    else { return nil }
    return String(type.dropFirst("@escaping (".count).dropLast(") -> Void".count))
  }
}
