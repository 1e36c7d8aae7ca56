import AppIntents
import Foundation
import IntentWire
import Testing

@testable import AppIntentsBase

struct ResolveTests {
  let trails = Apps.provider(Apps.trails)
  let coffee = Apps.provider(Apps.coffee)

  @Test func stopsAtTheFirstParameterThatNeedsThePerson() async throws {
    let open = try await trails.resolve(call("SuggestTrails"))
    #expect(open.map(\.parameter) == ["activity"])
    let settled = try await trails.resolve(call("SuggestTrails", ["activity": .string("a walk")]))
    #expect(settled.map(\.parameter) == ["activity", "location", "limit"])
    #expect(settled[1].resolutions == [.notRequired])
    #expect(settled[2].resolutions == [.success(.integer(3))])
  }

  @Test func asksForAMissingValueWithTheAppsQuestionAndChoices() async throws {
    let trail = try await trails.resolution("GetTrailInfo", "trail", nil)
    guard case .needsValue(let dialog, _) = trail else {
      Issue.record("\(trail)")
      return
    }
    #expect(dialog?.full == "Which trail?")
    #expect(trail.texts == ["Fern Gully", "Lantern Loop"])
    let activity = try await trails.resolution("SuggestTrails", "activity", nil)
    #expect(activity.texts == ["hiking", "biking", "skiing"])
    #expect(try await coffee.resolution("OrderCoffee", "drink", nil).texts.count == 3)
  }

  @Test(arguments: [
    ("fern gully", ["Fern Gully"]), ("Fern", ["Fern Gully", "Fern Ridge"]), ("lantern", ["Lantern Loop"]),
  ])
  func findsEntitiesThroughTheStringQuery(_ text: String, _ found: [String]) async throws {
    let resolution = try await trails.resolution("GetTrailInfo", "trail", .string(text))
    #expect(resolution.texts == found)
    if found.count == 1 {
      guard case .success(.entity) = resolution else {
        Issue.record("\(resolution)")
        return
      }
    }
  }

  @Test(arguments: [
    ("espresso", ["Espresso"]), ("flat", ["Flat White"]), ("tonic", ["Espresso Tonic"]),
    ("ESPRESSO TONIC!", ["Espresso Tonic"]), ("es", ["Espresso", "Espresso Tonic"]),
  ])
  func findsEntitiesAmongSuggestions(_ text: String, _ found: [String]) async throws {
    #expect(try await coffee.resolution("OrderCoffee", "drink", .string(text)).texts == found)
  }

  @Test func findsEntitiesAmongAllByNameAndSynonym() async throws {
    #expect(try await trails.resolution("RegionInfo", "homeRegion", .string("harbor")).texts.count == 2)
    #expect(
      try await trails.resolution("RegionInfo", "homeRegion", .string("the old harbor")).texts == [
        "Old Harbor"
      ])
  }

  @Test func saysThatNothingHasTheName() async throws {
    let trail = try await trails.resolution("GetTrailInfo", "trail", .string("Mount Doom"))
    #expect(trail.refusal == "There is no trail called “Mount Doom”.")
    let activity = try await trails.resolution("SuggestTrails", "activity", .string("swimming"))
    #expect(activity.refusal == "“swimming” is not one of the choices: Hiking, Mountain Biking, Skiing.")
  }

  @Test func findsEntitiesByTheirIdentity() async throws {
    let reference = EntityReference(type: "TrailEntity", identifier: "2", display: DisplayValue("gone"))
    let found = try await trails.resolution("GetTrailInfo", "trail", .entity(reference))
    guard case .success(.entity(let entity)) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(entity.display.title == "Fern Ridge")
    #expect(entity.display.subtitle == "North Shore")
    #expect(entity.display.image == "figure.hiking")
    #expect(entity.properties["regionDescription"] == .string("North Shore"))
    #expect(entity.properties["nickname"] == nil)
    let length = MeasurementValue(value: 9, unit: "km", dimension: "length")
    #expect(entity.properties["trailLength"] == .measurement(length))
    var unknown = reference
    unknown.identifier = "not a number"
    #expect(try await trails.resolution("GetTrailInfo", "trail", .entity(unknown)).refusal != nil)
  }

  @Test(arguments: [
    ("Hiking", ["hiking"]), ("biking", ["biking"]), ("a walk", ["hiking"]), ("ing", []),
    ("on foot", ["hiking"]),
  ])
  func findsEnumerationCases(_ text: String, _ found: [String]) async throws {
    #expect(try await trails.resolution("SuggestTrails", "activity", .string(text)).texts == found)
  }

  @Test func checksTheRangeOfNumbers() async throws {
    #expect(try await trails.resolution("SuggestTrails", "limit", .integer(10)) == .success(.integer(10)))
    #expect(try await trails.resolution("SuggestTrails", "limit", .string("7")) == .success(.integer(7)))
    let refusal = try await trails.resolution("SuggestTrails", "limit", .integer(11)).refusal
    #expect(refusal == "The number must be between 1 and 10.")
    let word = try await trails.resolution("SuggestTrails", "limit", .string("lots")).refusal
    #expect(word == "“lots” is not a whole number.")
    #expect(try await trails.resolution("SuggestTrails", "limit", .number(2.5)).refusal != nil)
  }

  @Test func readsWordsForYesAndNo() async throws {
    #expect(
      try await coffee.resolution("OrderCoffee", "toGo", .string("for here")) == .success(.boolean(false)))
    #expect(try await coffee.resolution("OrderCoffee", "toGo", .string("To go")) == .success(.boolean(true)))
    #expect(try await coffee.resolution("OrderCoffee", "toGo", .string("yes")) == .success(.boolean(true)))
    #expect(try await coffee.resolution("OrderCoffee", "toGo", .string("perhaps")).refusal != nil)
  }

  @Test func readsATimeAsToday() async throws {
    let resolution = try await coffee.resolution(
      "OrderCoffee", "pickUp", .date(DateValue(hour: 17, minute: 30)))
    guard case .success(.date(let date)) = resolution else {
      Issue.record("\(resolution)")
      return
    }
    #expect(date.instant(in: .gmt) == Date(timeIntervalSince1970: 1_773_855_000))
  }

  @Test func readsQuantitiesInTheirUnit() async throws {
    let miles = IntentValue.measurement(MeasurementValue(value: 2, unit: "mi", dimension: "length"))
    #expect(try await trails.resolution("PlanOuting", "reach", miles) == .success(miles))
    let plain = try await trails.resolution("PlanOuting", "reach", .integer(8))
    #expect(plain == .success(.measurement(MeasurementValue(value: 8, unit: "km", dimension: "length"))))
    #expect(try await trails.resolution("PlanOuting", "reach", .integer(-8)).refusal != nil)
    let wrong = IntentValue.measurement(MeasurementValue(value: 2, unit: "kg", dimension: "mass"))
    #expect(try await trails.resolution("PlanOuting", "reach", wrong).refusal != nil)
  }

  @Test func resolvesEachElementOfAList() async throws {
    let names = IntentValue.list([.string("Ada"), .string("Bo")])
    let answers = try await coffee.resolve(call("OrderCoffee", ["names": names]), ["names"])
    #expect(answers.first?.resolutions == [.success(.string("Ada")), .success(.string("Bo"))])
    let mixed = IntentValue.list([.string("North Shore"), .string("Atlantis")])
    let regions = try await trails.resolve(call("RegionInfo", ["others": mixed]), ["others"])
    #expect(regions.first?.resolutions.map(\.texts) == [["North Shore"], []])
  }

  @Test func takesTheDefaultsOfAppAndQuery() async throws {
    #expect(try await coffee.resolution("Rate", "drink", nil).texts == ["Flat White"])
    #expect(try await coffee.resolution("Rate", "drink", .string("espresso")).texts == ["Espresso"])
    #expect(try await coffee.resolution("Rate", "drink", .string("flat white")).refusal != nil)
    #expect(try await coffee.resolution("FindDrink", "sizes", nil).texts == ["small"])
  }

  @Test func treatsAnEmptyListAsMissing() async throws {
    let missing = try await coffee.resolution("RemoveDrinks", "entities", .list([]))
    #expect(missing.texts == ["Flat White", "Espresso", "Espresso Tonic"])
    guard case .needsValue = missing else {
      Issue.record("\(missing)")
      return
    }
  }

  @Test func offersChoicesForAParameter() async throws {
    let syrups = try await coffee.options(OptionsCall(call: call("OrderCoffee"), parameter: "syrup"))
    #expect(syrups == [.string("Vanilla"), .string("Hazelnut")])
    await #expect {
      try await coffee.options(OptionsCall(call: call("OrderCoffee"), parameter: "milk"))
    } throws: {
      ($0 as? WireFault)?.code == .unknownName
    }
  }

  @Test func answersEntityRequests() async throws {
    func titles(_ request: EntityQueryCall.Request, _ entity: String = "TrailEntity", limit: Int = 0)
      async throws -> [String]
    {
      try await trails.entities(EntityQueryCall(entity: entity, request: request, limit: limit)).map(
        \.displayText)
    }
    #expect(try await titles(.suggestions) == ["Fern Gully", "Lantern Loop"])
    #expect(try await titles(.identifiers(["4", "1", "99", "x"])) == ["Fern Gully", "Café Path"])
    #expect(try await titles(.matching("path")) == ["Café Path"])
    #expect(try await titles(.all, "RegionEntity") == ["North Shore", "Old Harbor", "Harbor Hills"])
    #expect(try await titles(.all, "RegionEntity", limit: 1) == ["North Shore"])
    await #expect(throws: WireFault.self) { try await titles(.all, "Nothing") }
  }
}
