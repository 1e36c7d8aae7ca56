import AppIntents
import IntentWire
import Testing

@testable import AppIntentsBase

struct ManifestTests {
  @Test func describesIntentsWithTheirParametersInOrder() async throws {
    let manifest = await Apps.provider(Apps.trails).manifest()
    #expect(manifest.module == "Trails")
    #expect(
      manifest.intents.map(\.identifier) == [
        "GetTrailInfo", "OpenFavorites", "OpenTrail", "PlanOuting", "RegionInfo", "SuggestTrails",
      ])
    let info = try #require(manifest.intent("GetTrailInfo"))
    #expect(info.title == "Get Trail Information")
    #expect(info.summary == "Tells how long a trail is.")
    #expect(info.result == .entity("TrailEntity"))
    #expect(
      info.parameters == [
        ParameterManifest(
          name: "trail", title: "Trail", summary: "The trail to get information on.",
          type: .entity("TrailEntity"),
          question: "Which trail?")
      ])
    let suggest = try #require(manifest.intent("SuggestTrails"))
    #expect(suggest.parameters.map(\.name) == ["activity", "location", "limit"])
    #expect(suggest.parameters.map(\.isOptional) == [false, true, false])
    #expect(suggest.parameters[2].defaultValue == .integer(3))
    #expect(suggest.result == .list(.entity("TrailEntity")))
    #expect(suggest.summary == nil)
  }

  @Test func knowsWhichIntentsOpenTheApp() async {
    let manifest = await Apps.provider(Apps.trails).manifest()
    #expect(manifest.intents.filter(\.opensApp).map(\.identifier) == ["OpenFavorites", "OpenTrail"])
    #expect(manifest.intents.filter { !$0.isDiscoverable }.map(\.identifier) == ["RegionInfo"])
    let coffee = await Apps.provider(Apps.coffee).manifest()
    #expect(coffee.intent("OrderCoffee")?.authentication == "requiresAuthentication")
    #expect(coffee.intent("OrderCoffee")?.summary == "Orders a coffee.")
  }

  @Test func takesTitlesFromNamesWhereNoneIsGiven() async throws {
    let manifest = await Apps.provider(Apps.trails).manifest()
    let region = try #require(manifest.intent("RegionInfo"))
    #expect(region.parameters.map(\.title) == ["Home Region", "Also"])
    #expect(region.parameters[1].type == .list(.entity("RegionEntity")))
  }

  @Test func describesParametersOfEveryKind() async throws {
    let coffee = try #require(await Apps.provider(Apps.coffee).manifest().intent("OrderCoffee"))
    let types: [IntentWire.ValueType] = [
      .entity("Drink"), .enumeration("Size"), .integer, .string, .boolean, .date, .string, .list(.string),
    ]
    #expect(coffee.parameters.map(\.type) == types)
    #expect(coffee.parameters.filter(\.offersOptions).map(\.name) == ["syrup"])
    #expect(
      coffee.parameter("size")?.defaultValue == .enumeration(EnumerationValue(type: "Size", case: "medium")))
    #expect(coffee.result == .number)
    let outing = try #require(await Apps.provider(Apps.trails).manifest().intent("PlanOuting"))
    let reach = MeasurementValue(value: 5, unit: "km", dimension: "length")
    #expect(outing.parameter("reach")?.type == .measurement("length"))
    #expect(outing.parameter("reach")?.defaultValue == .measurement(reach))
  }

  @Test func describesEntitiesWithoutMakingOne() async throws {
    let manifest = await Apps.provider(Apps.trails).manifest()
    let trail = try #require(manifest.entity("TrailEntity"))
    #expect(trail.title == "Trail")
    #expect(trail.pluralTitle == "Trails")
    #expect(trail.synonyms == ["Path", "Track"])
    #expect(trail.query == "TrailEntityQuery")
    #expect(trail.properties.map(\.name) == ["name", "regionDescription", "trailLength", "nickname"])
    #expect(trail.properties.map(\.type) == [.string, .string, .measurement("length"), .string])
    #expect(trail.properties.map(\.isOptional) == [false, false, false, true])
    #expect(manifest.entity("OutingSummary")?.query == nil)
  }

  @Test func describesEnumerationsAndQueries() async throws {
    let manifest = await Apps.provider(Apps.trails).manifest()
    let activity = try #require(manifest.enumeration("TrailActivity"))
    #expect(activity.title == "Activity")
    #expect(activity.cases.map(\.name) == ["hiking", "biking", "skiing"])
    #expect(activity.cases.map(\.display.title) == ["Hiking", "Mountain Biking", "Skiing"])
    #expect(activity.cases[0].display.synonyms == ["walking", "a walk"])
    #expect(
      manifest.queries == [
        QueryManifest(identifier: "RegionQuery", entity: "RegionEntity", capabilities: [.enumerable]),
        QueryManifest(
          identifier: "TrailEntityQuery", entity: "TrailEntity", capabilities: [.string, .suggestions]),
      ])
  }

  @Test func writesPhrasesWithPlacesForTheirValues() async {
    let manifest = await Apps.provider(Apps.trails).manifest()
    #expect(
      manifest.shortcuts == [
        ShortcutManifest(
          intent: "OpenFavorites",
          phrases: ["Open Favorites in ${applicationName}", "Show my favorite ${applicationName}"],
          shortTitle: "Open Favorites", systemImageName: "star.circle"),
        ShortcutManifest(
          intent: "GetTrailInfo", phrases: ["Get info on ${trail} with ${applicationName}"],
          shortTitle: "Trail Info", systemImageName: "info.circle"),
      ])
    let coffee = await Apps.provider(Apps.coffee).manifest()
    #expect(coffee.shortcuts.first?.phrases == ["Order a ${size} coffee with ${applicationName}"])
  }
}
