import AppHost
import AppIntents
import Foundation
import FoundationAdditions
import IntentWire
import Testing

@testable import AppIntentsBase

/// Results, questions with views, and errors.
struct ResultTests {
  struct Card: SnippetIntent {
    static let title: LocalizedStringResource = "Card"
    @Parameter(title: "Number", default: 1) var number: Int

    init() {}
    init(number: Int) { self.number = number }

    func perform() async throws -> some IntentResult & ShowsSnippetView {
      let number = number
      return IntentResultContainer<Never, Never, _SnippetViewContainer, Never>(
        snippet: _SnippetViewContainer { SnippetNode("text", text: "Card \(number)") })
    }
  }

  struct Draws: AppIntent {
    static let title: LocalizedStringResource = "Draws"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
      IntentResultContainer(
        _value: 5, opensIntent: Never?.none,
        dialog: IntentDialog(full: "There are five.", supporting: "Five."),
        snippet: _SnippetViewContainer { SnippetNode("text", text: "5") })
    }
  }

  struct Everything: AppIntent {
    static let title: LocalizedStringResource = "Everything"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetIntent
      & OpensIntent
    {
      .result(value: 2, opensIntent: Card(number: 9), dialog: "Two.", snippetIntent: Card(number: 4))
    }
  }

  struct AsksBeside: AppIntent {
    static let title: LocalizedStringResource = "Asks Beside"
    @Parameter(title: "Count") var count: Int?

    func perform() async throws -> some IntentResult {
      try await requestConfirmation(actionName: .order, snippetIntent: Card(number: 3))
      let view = _SnippetViewContainer { SnippetNode("text", text: "view") }
      _ = try await $count._requestConfirmation(for: 8, dialog: "Eight?", snippet: view)
      _ = try await _requestChoice(
        between: [.init(title: "One"), .init(title: "Two")], dialog: "Which?", snippet: view)
      return .result()
    }
  }

  enum Trouble: Error, CustomLocalizedStringResourceConvertible {
    case spilled(Int)
    var localizedStringResource: LocalizedStringResource {
      switch self {
      case .spilled(let cups): "^[\(cups) cup](inflect: true) spilled."
      }
    }
  }

  struct Described: LocalizedError {
    var errorDescription: String? { "The oven is off." }
  }

  struct Fails: AppIntent {
    static let title: LocalizedStringResource = "Fails"
    @Parameter(title: "How") var how: Int

    func perform() async throws -> some IntentResult {
      switch how {
      case 0: throw Trouble.spilled(2)
      case 1: throw Described()
      case 2: throw AppIntentError.PermissionRequired.location(precise: true)
      case 3: throw AppIntentError.UserActionRequired.signin
      case 4: throw AppIntentError(wrapping: Trouble.spilled(1))
      case 5: throw CancellationError()
      default: return .result()
      }
    }
  }

  struct Exports: AppIntent {
    static let title: LocalizedStringResource = "Exports"
    @Parameter(title: "Path") var path: String

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
      var file = IntentFile(fileURL: URL(fileURLWithPath: path))
      file.removedOnCompletion = true
      return .result(value: file)
    }
  }

  static let registry = AppIntentsRegistry(
    module: "Results",
    intents: [Card.self, Draws.self, Everything.self, AsksBeside.self, Fails.self, Exports.self])

  @Test func showsAViewWithItsValueAndDialogs() async throws {
    let outcome = try await IntentPlay(Self.registry, call("Draws")).outcome
    #expect(outcome.snippet == SnippetNode("text", text: "5"))
    #expect(outcome.value == .integer(5))
    #expect(outcome.dialog == Dialog("There are five.", supporting: "Five."))
  }

  @Test func showsWhatAnIntentDrawsWithTheCallThatDrawsItAnew() async throws {
    let outcome = try await IntentPlay(Self.registry, call("Everything")).outcome
    #expect(outcome.value == .integer(2))
    #expect(outcome.dialog?.full == "Two.")
    #expect(outcome.next?.parameters == ["number": .integer(9)])
    #expect(outcome.snippet?.text == "Card 4")
    let json = try #require(outcome.snippet?.attributes["reload"])
    let reload = try JSONDecoder().decode(IntentCall.self, from: Data(json.utf8))
    #expect(reload.intent == "Card")
    #expect(reload.parameters == ["number": .integer(4)])
    let again = try await IntentPlay(Self.registry, call(reload.intent, reload.parameters)).outcome
    #expect(again.snippet?.text == "Card 4")
    #expect(again.snippet?.attributes["reload"] == json)
  }

  @Test func asksBesideViews() async throws {
    let play = try await IntentPlay(
      Self.registry, call("AsksBeside"), answers: [.confirmed, .confirmed, .value(.string("two"))])
    #expect(play.outcome.status == .success)
    #expect(play.questions.map(\.snippet?.text) == ["Card 3", "view", "view"])
    #expect(play.questions.map(\.dialog?.full) == ["Order?", "Eight?", "Which?"])
    #expect(play.questions[1].options == [.integer(8)])
  }

  @Test(arguments: [
    (0, "2 cups spilled."), (1, "The oven is off."),
    (2, "The app needs your permission to use your precise location."),
    (3, "You need to sign in to the app first."), (4, "1 cup spilled."),
  ])
  func saysWhatErrorsSay(_ how: Int, _ sentence: String) async throws {
    let outcome = try await IntentPlay(Self.registry, call("Fails", ["how": .integer(how)])).outcome
    #expect(outcome.status == .failure)
    #expect(outcome.dialog?.full == sentence)
  }

  @Test func endsQuietlyWhenTheIntentCallsItselfOff() async throws {
    let outcome = try await IntentPlay(Self.registry, call("Fails", ["how": .integer(5)])).outcome
    #expect(outcome == IntentOutcome(.cancelled))
  }

  @Test func sendsTheContentOfAFileThatIsDeleted() async throws {
    let url = try TemporaryFiles.write(Data("notes".utf8), named: "notes.txt")
    let outcome = try await IntentPlay(Self.registry, call("Exports", ["path": .string(url.path)])).outcome
    #expect(
      outcome.value
        == .file(FileValue(filename: "notes.txt", type: "public.plain-text", data: Data("notes".utf8))))
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func neverShowsSnippetIntentsInLists() {
    #expect(Card.isDiscoverable == false)
    #expect(EmptySnippetIntent.isDiscoverable == false)
  }
}
