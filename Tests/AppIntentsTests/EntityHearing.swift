import AppHost
import AppIntents
import IntentWire

@testable import AppIntentsBase

/// What an assistant has heard from an app's session.
private actor HeardRequests {
  private(set) var requests: [WireRequest] = []
  func add(_ request: WireRequest) { requests.append(request) }
}

extension Apps {
  /// Runs code of the app for books, and returns what its assistant hears meanwhile.
  static func heard(
    answering answer: @escaping @Sendable (WireRequest) throws(WireFault) -> WireResult = { _ in .done },
    _ body: () async throws -> Void
  ) async throws -> [WireRequest] {
    let (app, end) = InProcessTransport.pair()
    let heard = HeardRequests()
    let assistant = WireConnection(end) { request in
      if case .hello = request { return .welcome(Welcome()) }
      await heard.add(request)
      return try answer(request)
    }
    let session = AppSession(providers: [provider(bookshop)], bundle: "org.example.bookshop")
    let serving = Task { try await session.serve(app, token: "") }
    // An answered request shows that the session listens.
    _ = try await assistant.request(.describe)
    try await session.run { try await body() }
    _ = try await assistant.request(.describe)
    assistant.close()
    try await serving.value
    return await heard.requests
  }
}
