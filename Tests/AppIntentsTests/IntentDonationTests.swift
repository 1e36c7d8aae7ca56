import AppHost
import AppIntents
import Foundation
import FoundationAdditions
import IntentWire
import Testing

@testable import AppIntentsBase

/// What an app tells the assistant of what a person did in it.
@Suite(.timeLimit(.minutes(1)))
struct IntentDonationTests {
  struct Lend: PredictableIntent {
    static let title: LocalizedStringResource = "Lend"
    @Parameter(title: "Book") var book: String
    @Parameter(title: "Friend") var friend: String?

    init() {}

    init(_ book: String, to friend: String? = nil) {
      self.book = book
      self.friend = friend
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
      IntentPrediction(parameters: (\.$book, \.$friend)) { book, friend in
        DisplayRepresentation(title: "Lend \(book) to \(friend ?? "")")
      }
      IntentPrediction(parameters: \.$book) { book in
        DisplayRepresentation(title: "Lend \(book)")
      }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
      .result(value: book.uppercased(), dialog: "Lent \(book).")
    }
  }

  private actor Heard {
    private(set) var requests: [WireRequest] = []
    func add(_ request: WireRequest) { requests.append(request) }
  }

  /// Runs code in a session whose assistant keeps what it hears.
  private func hearing(_ body: @Sendable () async throws -> Void) async throws -> [WireRequest] {
    let (app, end) = InProcessTransport.pair()
    let heard = Heard()
    let assistant = WireConnection(end) { request in
      if case .hello = request { return .welcome(Welcome()) }
      await heard.add(request)
      return .done
    }
    let session = AppSession(
      providers: [AppIntentsProvider(AppIntentsRegistry(module: "Books", intents: [Lend.self]))],
      bundle: "org.example.books")
    let serving = Task { try await session.serve(app, token: "") }
    // An answered request shows that the session listens.
    _ = try await assistant.request(.describe)
    try await session.run { try await body() }
    _ = try await assistant.request(.describe)
    assistant.close()
    try await serving.value
    return await heard.requests
  }

  private func donations(_ requests: [WireRequest]) -> [DonationValue] {
    requests.flatMap { request -> [DonationValue] in
      if case .donate(let values) = request { values } else { [] }
    }
  }

  @Test func donatesIntentsWithTheirValuesAndResults() async throws {
    let requests = try await hearing {
      func note() { Lend("Slow Trains", to: "Otto").donate() }
      note()
      let lend = Lend("Bread and Salt")
      try await lend.donate(result: try await lend.perform())
      #expect(try await Lend("Maps")() == "MAPS")
      #expect(try await Lend("Silence")(donate: false) == "SILENCE")
    }
    let told = donations(requests)
    #expect(told.map(\.call?.intent) == ["Lend", "Lend", "Lend"])
    #expect(told[0].call?.parameters == ["book": .string("Slow Trains"), "friend": .string("Otto")])
    #expect(told.map(\.title) == ["Lend Slow Trains to Otto", "Lend Bread and Salt", "Lend Maps"])
    #expect(
      told[1].outcome
        == IntentOutcome(.success, dialog: Dialog("Lent Bread and Salt."), value: .string("BREAD AND SALT")))
    #expect(told[0].outcome == nil)
    #expect(Set(told.map(\.identifier)).count == 3)
  }

  @Test func hasDonationsForgotten() async throws {
    let requests = try await hearing {
      let manager = IntentDonationManager.shared
      let identifier = try await manager.donate(intent: Lend("Slow Trains"))
      #expect(try await manager.deleteDonations(matching: .donationIdentifier(identifier)) == [identifier])
      #expect(try await manager.deleteDonations(matching: .donationIdentifier(identifier)) == [])
      try await manager.deleteDonations(matching: .intentType(Lend.self))
    }
    let told = try #require(donations(requests).first)
    let selections = requests.compactMap { request -> DonationSelection? in
      if case .deleteDonations(let selection) = request { selection } else { nil }
    }
    #expect(selections.first == DonationSelection(identifiers: [told.identifier]))
    #expect(selections.last == DonationSelection(group: told.group))
    #expect(told.group != nil)
  }

  @Test func namesTheTimesAtWhichWidgetsMatter() async throws {
    struct Board: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Board"
      @Parameter(title: "Line") var line: String?
      init() {}
      init(line: String) { self.line = line }
    }
    let requests = try await hearing {
      try await RelevantIntentManager.shared.updateRelevantIntents([
        RelevantIntent(Board(line: "28"), widgetKind: "board", relevance: .location(inferred: .work)),
        RelevantIntent(Board(), widgetKind: "board", relevance: .date(from: Apps.now, to: Apps.now)),
      ])
    }
    guard case .setShortcuts(let update)? = requests.first else {
      Issue.record("\(requests)")
      return
    }
    #expect(update.purpose == .relevant)
    #expect(update.shortcuts.map(\.call?.parameters) == [["line": .string("28")], [:]])
    #expect(
      update.shortcuts.flatMap(\.relevance).map(\.type) == [
        "INDailyRoutineRelevanceProvider", "INDateRelevanceProvider",
      ])
  }
}
