import AppHost
import AppIntents
import Foundation
import FoundationAdditions
import IntentWire
import Testing

@testable import AppIntentsBase

/// Where intents run, and how they come to the front.
struct ForegroundTests {
  struct Deferred: AppIntent {
    static let title: LocalizedStringResource = "Deferred"
    static let supportedModes: IntentModes = .foreground(.deferred)

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
      .result(value: systemContext.currentMode == .foreground)
    }
  }

  struct Immediate: AppIntent {
    static let title: LocalizedStringResource = "Immediate"
    static let supportedModes: IntentModes = .foreground

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
      .result(value: systemContext.currentMode == .foreground)
    }
  }

  struct Either: AppIntent {
    static let title: LocalizedStringResource = "Either"
    static let supportedModes: IntentModes = [.background, .foreground]

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
      .result(value: systemContext.currentMode == .foreground)
    }
  }

  struct Dynamic: AppIntent {
    static let title: LocalizedStringResource = "Dynamic"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter(title: "Asks", default: true) var asks: Bool
    @Parameter(title: "Goes", default: true) var goes: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<[Bool]> & ProvidesDialog {
      let before = systemContext.currentMode
      if goes { try await continueInForeground(asks ? "Show it?" : nil, alwaysConfirm: asks) }
      let after = systemContext.currentMode
      return .result(
        value: [before == .foreground, before.canContinueInForeground, after == .foreground], dialog: "Done.")
    }
  }

  struct GivesUp: AppIntent, ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Gives Up"

    @Parameter(title: "Goes On", default: false) var goesOn: Bool

    func perform() async throws -> some IntentResult {
      if goesOn {
        throw needsToContinueInForegroundError("Finish in the app?") { Marks.shared.add("went on") }
      }
      if Bool(true) { throw needsToContinueInForegroundError("Finish in the app?") }
      return .result()
    }
  }

  struct Continues: AppIntent, ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Continues"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
      .result(value: try await requestToContinueInForeground("Go on?") { Marks.shared.count })
    }
  }

  @MainActor
  final class Marks {
    static let shared = Marks()
    private(set) var marks: [String] = []
    var count: Int { 7 }

    func add(_ mark: String) { marks.append(mark) }
  }

  static let registry = AppIntentsRegistry(
    module: "Modes",
    intents: [Deferred.self, Immediate.self, Either.self, Dynamic.self, GivesUp.self, Continues.self])

  private func play(
    _ intent: String, _ values: [String: IntentValue] = [:], display: Bool = true, answers: [Answer] = []
  ) async throws -> IntentPlay {
    var request = call(intent, values)
    request.context.hasDisplay = display
    return try await IntentPlay(Self.registry, request, answers: answers)
  }

  @Test func opensBeforeOrAfterTheIntentRuns() async throws {
    let deferred = try await play("Deferred")
    #expect(deferred.outcome.value == .boolean(false))
    #expect(deferred.outcome.code == "openAppWhenRun")
    let immediate = try await play("Immediate")
    #expect(immediate.outcome.value == .boolean(true))
    #expect(immediate.outcome.code == "openAppWhenRun")
    let shown = try await play("Either")
    #expect(shown.outcome.value == .boolean(true))
    let heard = try await play("Either", display: false)
    #expect(heard.outcome.value == .boolean(false))
    #expect(heard.outcome.code == nil)
  }

  @Test func opensWhenTheIntentDecidesSo() async throws {
    let shown = try await play("Dynamic", answers: [.confirmed])
    #expect(shown.questions.map(\.dialog?.full) == ["Show it?"])
    #expect(shown.outcome.value == .list([.boolean(false), .boolean(true), .boolean(true)]))
    #expect(shown.outcome.code == "openAppWhenRun")
    let silent = try await play("Dynamic", ["asks": .boolean(false)])
    #expect(silent.questions.isEmpty)
    #expect(silent.outcome.code == "openAppWhenRun")
    let stays = try await play("Dynamic", ["goes": .boolean(false)])
    #expect(stays.outcome.code == nil)
    #expect(stays.outcome.value?.elements.last == .boolean(false))
  }

  @Test func aNoEndsTheIntent() async throws {
    let refused = try await play("Dynamic", answers: [.declined])
    #expect(refused.outcome.status == .cancelled)
    #expect(refused.outcome.code == nil)
  }

  @Test func needsTheAppWhereNothingCanBeShown() async throws {
    let silent = try await play("Dynamic", display: false)
    #expect(silent.outcome.status == .needsApp)
    #expect(silent.questions.isEmpty)
    let given = try await play("GivesUp", display: false)
    #expect(given.outcome.status == .needsApp)
    #expect(given.outcome.dialog?.full == "Finish in the app?")
  }

  @Test func leavesTheRestToTheApp() async throws {
    let plain = try await play("GivesUp", answers: [.confirmed])
    #expect(plain.questions.map(\.dialog?.full) == ["Finish in the app?"])
    #expect(plain.outcome.status == .needsApp)
    #expect(plain.outcome.code == "openAppWhenRun")
    let continued = try await play("GivesUp", ["goesOn": .boolean(true)], answers: [.confirmed])
    #expect(continued.outcome.status == .continueInApp)
    #expect(await Marks.shared.marks == ["went on"])
    let value = try await play("Continues", answers: [.confirmed])
    #expect(value.outcome.value == .integer(7))
    #expect(value.outcome.code == "openAppWhenRun")
  }

  @Test func writesModesThatDoNotFollowFromTheApp() {
    #expect(Dynamic._modeNames == ["background", "foreground.dynamic"])
    #expect(Deferred._modeNames == ["foreground.deferred"])
    #expect(Immediate._modeNames == ["foreground.immediate"])
    #expect(GivesUp._modeNames == nil)
    let all: IntentModes = [.background, .foreground, .foreground(.dynamic), .foreground(.deferred)]
    #expect(all.names == all.names.sorted() && all.names.count == 4)
  }
}
