// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// As the author of an app would have written it.

import AppIntents
import CoreLocation
import Foundation
import SwiftUI
import WidgetKit

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

// An actor as the store, with errors and servers.
actor Hub {
  static let shared = Hub()
  private var lights: [String: Bool] = ["kitchen": true]
  func set(_ light: String, on: Bool) throws { lights[light] = on }
  func all() -> [String] { lights.keys.sorted() }
  func state(_ light: String) -> Bool { lights[light] ?? false }
}

@available(iOS 16.4, macOS 13.0, watchOS 9.0, *)
struct ServerEntity: AppEntity, Sendable {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: .init("app_intents.server.title", defaultValue: "Server"))
  struct ServerQuery: EntityQuery, EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [ServerEntity] {
      identifiers.map { .init(identifier: $0) }
    }
    func entities(matching string: String) async throws -> [ServerEntity] {
      [.init(identifier: string)]
    }
    func suggestedEntities() async throws -> [ServerEntity] { [.init(identifier: "home")] }
  }
  static let defaultQuery = ServerQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
  init(identifier: String) { id = identifier }
}

struct LightEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(name: "Light") }
  static var defaultQuery: LightQuery { LightQuery() }
  struct Identifier: Hashable, Codable, Sendable, EntityIdentifierConvertible {
    var server: String
    var entity: String
    var entityIdentifierString: String { "\(server)/\(entity)" }
    static func entityIdentifier(for entityIdentifierString: String) -> Identifier? {
      let parts = entityIdentifierString.split(separator: "/", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      return Identifier(server: parts[0], entity: parts[1])
    }
  }
  var id: Identifier
  var name: String
  var isOn: Bool
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: .init(stringLiteral: name), subtitle: isOn ? "On" : "Off",
      image: .init(systemName: isOn ? "lightbulb.fill" : "lightbulb"))
  }
}

struct LightQuery: EntityQuery {
  @IntentParameterDependency<SetLightIntent>(\.$server) var intent

  func entities(for identifiers: [LightEntity.ID]) async throws -> [LightEntity] {
    var result: [LightEntity] = []
    for id in identifiers {
      result.append(
        LightEntity(id: id, name: id.entity.capitalized, isOn: await Hub.shared.state(id.entity)))
    }
    return result
  }
  func suggestedEntities() async throws -> [LightEntity] {
    guard let server = intent?.server else { return [] }
    return try await entities(for: Hub.shared.all().map { .init(server: server.id, entity: $0) })
  }
}

extension LightQuery: EntityStringQuery {
  func entities(matching string: String) async throws -> [LightEntity] {
    let all = try await suggestedEntities().filter {
      $0.name.range(of: string, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
    return all
  }
}

struct SetLightIntent: AppIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "SetLightIntent"
  static let title: LocalizedStringResource = "Set Light"
  static let description = IntentDescription("Turns a light on or off.", categoryName: "Lights")
  static let isDiscoverable: Bool = true

  @Parameter(title: "Server") var server: ServerEntity
  @Parameter(title: "Light", optionsProvider: LightOptions()) var light: LightEntity
  @Parameter(
    title: LocalizedStringResource("State", defaultValue: "State"),
    displayName: Bool.IntentDisplayName(true: "on", false: "off"))
  var state: Bool
  @Parameter(
    title: "Brightness", description: "Percent", controlStyle: .slider, inclusiveRange: (0, 100))
  var brightness: Double?
  @Parameter(title: "Color") var color: LightColor?

  struct LightOptions: DynamicOptionsProvider {
    @IntentParameterDependency<SetLightIntent>(\.$server, \.$state) var intent
    func results() async throws -> ItemCollection<LightEntity> {
      ItemCollection(promptLabel: "Which light?", usesIndexedCollation: true) {
        ItemSection("Lights") {
          IntentItem(
            LightEntity(
              id: .init(server: intent?.server.id ?? "", entity: "kitchen"), name: "Kitchen",
              isOn: false))
        }
      }
    }
  }

  static var parameterSummary: some ParameterSummary {
    When(\.$state, .equalTo, true) {
      When(\.$brightness, .hasAnyValue) {
        Summary("Turn \(\.$light) \(\.$state) to \(\.$brightness)") {
          \.$server
          \.$color
        }
      } otherwise: {
        Summary("Turn \(\.$light) \(\.$state)", table: "Summaries") {
          \.$server
          \.$brightness
          \.$color
        }
      }
    } otherwise: {
      Summary("Turn \(\.$light) \(\.$state)") { \.$server }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    do {
      try await Hub.shared.set(light.id.entity, on: state)
    } catch {
      Current.Log.error("failed: \(error)")
      throw HomeError.offline(server: server.id)
    }
    await MainActor.run { WidgetCenter.shared.reloadAllTimelines() }
    if #available(iOS 18.0, *) { ControlCenter.shared.reloadAllControls() }
    return .result(
      value: state,
      dialog: .init(
        full: "Turned \(light.name) \(state ? "on" : "off").", supporting: "Done",
        systemImageName: "lightbulb"))
  }
}

enum LightColor: String, AppEnum, Codable, Sendable {
  case warm, cold
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Color")
  }
  static var typeDisplayName: LocalizedStringResource { "Color" }
  static var caseDisplayRepresentations: [LightColor: DisplayRepresentation] {
    [
      .warm: DisplayRepresentation(title: "Warm"),
      .cold: DisplayRepresentation(title: "Cold", synonyms: ["icy"]),
    ]
  }
}

enum HomeError: Error, LocalizedError, CustomLocalizedStringResourceConvertible {
  case offline(server: String)
  var errorDescription: String? { "offline" }
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .offline(let server):
      return LocalizedStringResource(
        "error.offline", defaultValue: "The server \(server) is offline.", comment: "shown")
    }
  }
}

enum Current { enum Log { nonisolated static func error(_ s: String) {} } }

struct ArriveHome: AppIntent {
  static let title: LocalizedStringResource = "Arrive"
  @Parameter(title: "Place") var place: CLPlacemark
  @Parameter(title: "Temperature", defaultUnit: .celsius, supportsNegativeNumbers: true)
  var temperature: Measurement<UnitTemperature>
  @Parameter(title: "At") var time: DateComponents?
  @Parameter(title: "Data") var body: String?
  @Parameter(title: "Lights", size: 3) var lights: [LightEntity]?
  @Parameter(title: "Modes") var modes: Set<LightColor>?

  func perform() async throws -> some IntentResult {
    guard let coordinate = place.location?.coordinate, CLLocationCoordinate2DIsValid(coordinate)
    else {
      throw $place.needsValueError(IntentDialog("Where are you?"))
    }
    let confirmed = try await $temperature.requestConfirmation(
      for: temperature, dialog: "Is \(temperature.value, specifier: "%.1f") right?")
    guard confirmed else { return .result() }
    let again = try await $temperature.requestValue("What temperature?")
    temperature = again
    return .result()
  }
}

struct FireEvent: AppIntent, ProgressReportingIntent {
  static let title = LocalizedStringResource(stringLiteral: "Fire Event")
  @Parameter(title: "Name", requestValueDialog: IntentDialog(stringLiteral: "Name?")) var name: String
  @Parameter(title: "Payload", inputConnectionBehavior: .connectToPreviousIntentResult) var payload: String?

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    progress.totalUnitCount = 10
    for step in 0..<10 { progress.completedUnitCount = Int64(step + 1) }
    #if os(iOS)
    await UIApplication.shared.open(URL(string: "x://")!)
    #endif
    return .result(value: [name])
  }
}
