import AppIntents
import Foundation
import IntentWire
import Testing

@testable import AppIntentsBase
@testable import CompatibilityTasks
@testable import CompatibilityTrails

struct HandleTests {
  let trails = Apps.provider(Apps.trails)
  let tasks = Apps.provider(Apps.tasks)

  @Test func returnsValueAndBothDialogs() async throws {
    let outcome = try await trails.handle(call("GetTrailInfo", ["trail": .string("lantern")]))
    #expect(outcome.status == .success)
    #expect(
      outcome.dialog == Dialog("Lantern Loop is 12.5 kilometers long.", supporting: "Here is Lantern Loop."))
    #expect(outcome.value?.displayText == "Lantern Loop")
    #expect(outcome.next == nil)
  }

  @Test func returnsListsOfEntities() async throws {
    let outcome = try await trails.handle(
      call("SuggestTrails", ["activity": .string("hiking"), "location": .string("North Shore")]))
    #expect(outcome.value?.elements.map(\.displayText) == ["Fern Gully", "Fern Ridge"])
    #expect(outcome.dialog?.full == "I found 2 trails.")
  }

  @MainActor
  @Test func opensTheAppWithItsDependencies() async throws {
    let outcome = try await trails.handle(call("OpenFavorites"))
    #expect(outcome.status == .success)
    #expect(outcome.code == "openAppWhenRun")
    #expect(Apps.navigation.showsFavorites)
    _ = try await trails.handle(call("OpenTrail", ["target": .string("Café Path")]))
    #expect(Apps.navigation.openedTrail == 4)
  }

  @Test func returnsThrownQuestionsAsUnresolved() async throws {
    let missing = try await trails.handle(call("SuggestTrails", ["activity": .string("hiking")]))
    #expect(missing.status == .unresolved)
    let question = Resolution.needsValue(dialog: Dialog("Near which place?"), options: [])
    #expect(missing.unresolved == ParameterResolution("location", [question]))
    let vague = try await trails.handle(
      call("SuggestTrails", ["activity": .string("hiking"), "location": .string("the coast")]))
    let choice = Resolution.disambiguation(
      [.string("North Shore"), .string("Old Harbor")],
      dialog: Dialog("Several places match the coast. Which one?"))
    #expect(vague.unresolved == ParameterResolution("location", [choice]))
  }

  @Test func returnsUnsettledParametersAsUnresolved() async throws {
    let missing = try await trails.handle(call("GetTrailInfo"))
    #expect(missing.status == .unresolved)
    #expect(missing.unresolved?.parameter == "trail")
    let vague = try await trails.handle(call("GetTrailInfo", ["trail": .string("fern")]))
    #expect(vague.unresolved?.resolutions.first?.texts == ["Fern Gully", "Fern Ridge"])
  }

  @Test func saysWhatTheAppsErrorsSay() async throws {
    let outcome = try await trails.handle(
      call("SuggestTrails", ["activity": .string("hiking"), "location": .string("Atlantis")]))
    #expect(outcome.status == .failure)
    #expect(outcome.dialog?.full == "I don’t know a place called Atlantis.")
  }

  @Test func leavesOtherErrorsToTheSession() async throws {
    await #expect(throws: DiskFull.self) { try await tasks.handle(call("FailingTask")) }
    await #expect { try await tasks.handle(call("FailingTask", ["restarts": .integer(1)])) } throws: {
      ($0 as? WireFault)?.code == .appError
    }
  }

  @Test func performsOnTheMainActorWhereTheIntentDoes() async throws {
    let outcome = try await tasks.handle(call("AddTask", ["taskTitle": .string("water the fern")]))
    #expect(outcome.dialog?.full == "Added water the fern.")
    #expect(await TaskList.shared.titles.contains("water the fern"))
  }

  @Test func performsLessCommonForms() async throws {
    let coffee = Apps.provider(Apps.coffee)
    let menu = try await coffee.handle(call("ReadMenu", ["section": .string("secret")]))
    #expect(menu.dialog == Dialog("Nothing here.", supporting: "Nothing."))
    #expect(menu.value == .list([]))
    #expect(try await coffee.handle(call("FindDrink")).value?.displayText == "Flat White")
    #expect(try await coffee.handle(call("FindDrink", ["highestPrice": .integer(1)])).value == nil)
    let rated = try await coffee.handle(call("Rate", ["stars": .string("best")]))
    #expect(rated.dialog?.full == "Thank you.")
    let manifest = await coffee.manifest()
    #expect(manifest.intent("FindDrink")?.summary == "Finds a drink by price.")
    #expect(manifest.intent("ReadMenu")?.title == "Read Menu")
  }

  @Test func callsAnIntentAsAFunction() async throws {
    let info = GetTrailInfo()
    info.trail = TrailEntity(trail: TrailStore.demo.trails[0])
    #expect(try await info().name == "Fern Gully")
  }

  @Test func rendersSummaries() {
    #expect(GetTrailInfo.parameterSummary._sentence == "Get information on ${trail}")
    #expect(SuggestTrails.parameterSummary._sentence == "Suggest trails near ${location} for ${activity}")
    #expect(OpenTrail.parameterSummary._sentence == "")
  }
}
