/// Writes the handlers of the test app that handles every intent and records what it received.
struct RecordingHandlerWriter {
  static let folder = "Tests/Fixtures/RecorderApp/Generated"

  private let intents: [SiriKitFacts.Intent]

  init(_ plan: SiriKitPlan) {
    intents = plan.intents.filter { $0.handlingProtocol != nil }
  }

  /// The files by name: one for each domain, and the table of all handlers.
  var files: [(name: String, text: String)] {
    var domains: [String] = []
    for intent in intents where !domains.contains(intent.domain) { domains.append(intent.domain) }
    let handlers = domains.map { domain in
      let name = SiriKitPlan.folder(domain: domain)
      return (name: "\(name)Recorders.swift", text: recorders(intents.filter { $0.domain == domain }))
    }
    return handlers + [(name: "Recorders.swift", text: table)]
  }

  private func recorders(_ intents: [SiriKitFacts.Intent]) -> String {
    var source = SourceText.siriKit(imports: ["import Foundation", "import Intents"])
    for (index, intent) in intents.enumerated() {
      guard let method = handleMethod(of: intent), let response = intent.response?.name else { continue }
      if index > 0 { source.line() }
      source.doc("Records each ``\(intent.name)``.")
      source.block("final class \(recorder(intent)): NSObject, \(intent.name)Handling") { source in
        source.block(
          "func handle", ["\(method.parameters[0].text)", "completion: @escaping (\(response)) -> Void"], ""
        ) { source in
          let name = method.parameters[0].name
          let values = intent.parameters.map {
            "\($0.name.literal): Described.text(\(name).\($0.name.escapedName))"
          }
          record(intent, values, &source)
          source.line("completion(\(answer(intent)))")
        }
      }
    }
    return source.text
  }

  private func record(_ intent: SiriKitFacts.Intent, _ values: [String], _ source: inout SourceText) {
    guard !values.isEmpty else { return source.line("Received.record(\(intent.name.literal))") }
    source.line("Received.record(")
    source.indented { source in
      source.line("\(intent.name.literal),")
      source.line("[")
      source.indented { source in
        for value in values { source.line("\(value),") }
      }
      source.line("])")
    }
  }

  /// The answer: carried out, or gone on with in the app where an intent knows no success.
  private func answer(_ intent: SiriKitFacts.Intent) -> String {
    guard let response = intent.response else { return "" }
    let isPlain = response.initialisers.contains { $0.signature.hasPrefix("init(code:") }
    guard isPlain else { return "Answers.make(\(response.name).self)" }
    let code = response.codes.contains("success") ? "success" : "continueInApp"
    return "Answers.filled(\(response.name)(code: .\(code), userActivity: nil))"
  }

  private var table: String {
    var source = SourceText.siriKit(imports: ["import Foundation", "import Intents"])
    source.doc("The handlers by the names of their intents.")
    source.block("enum Recorders") { source in
      source.doc("Every intent that an app can handle, sorted.")
      source.line("static let intents = [")
      source.indented { source in
        for name in intents.map(\.name).sorted() { source.line("\(name.literal),") }
      }
      source.line("]")
      source.line()
      source.doc("The handler for an intent; `nil` for one that no app handles.")
      source.block("static func handler(for intent: INIntent) -> Any?") { source in
        source.block("switch intent") { source in
          for intent in intents { source.line("case is \(intent.name): return \(recorder(intent))()") }
          source.line("default: return nil")
        }
      }
    }
    return source.text
  }

  private func recorder(_ intent: SiriKitFacts.Intent) -> String {
    String(intent.name.dropFirst("IN".count).dropLast("Intent".count)) + "Recorder"
  }

  private func handleMethod(of intent: SiriKitFacts.Intent) -> Signature? {
    intent.handlingProtocol?.required.lazy.compactMap { Signature($0.signature) }.first {
      $0.name == "handle"
    }
  }
}
