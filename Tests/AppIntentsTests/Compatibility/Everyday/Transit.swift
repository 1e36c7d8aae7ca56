// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// As the author of an app would have written it.

import AppIntents
import Foundation
import Intents
import SwiftUI
import os.log

// Library style: public types, package of intents, MainActor default isolation friendly.
public struct TransitIntents: AppIntentsPackage {}

public struct StationEntity: AppEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(
      name: LocalizedStringResource(
        "Station", table: "Transit", bundle: .atURL(Bundle.main.bundleURL)))
  }
  public static let defaultQuery = StationQuery()
  public var id: Int
  public var name: String
  public var lines: [String]
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(lines.joined(separator: ", "))",
      image: DisplayRepresentation.Image(systemName: "tram.fill"))
  }
  public init(id: Int, name: String, lines: [String]) {
    self.id = id
    self.name = name
    self.lines = lines
  }
}

public struct StationQuery: EntityStringQuery {
  public init() {}
  public func entities(for identifiers: [Int]) async throws -> [StationEntity] {
    try await API.shared.stations().filter { identifiers.contains($0.id) }
  }
  public func entities(matching string: String) async throws -> [StationEntity] {
    try await API.shared.stations().filter { $0.name.lowercased().hasPrefix(string.lowercased()) }
  }
  public func suggestedEntities() async throws -> [StationEntity] {
    (try? await API.shared.stations()) ?? []
  }
}

final class API: Sendable {
  static let shared = API()
  func stations() async throws -> [StationEntity] {
    [
      StationEntity(id: 1, name: "Harbour", lines: ["1", "4"]),
      StationEntity(id: 2, name: "Harbour East", lines: ["4"]),
    ]
  }
}

public struct NextDeparture: AppIntent {
  public static let title: LocalizedStringResource = "Next Departure"
  public static let description: IntentDescription = IntentDescription(
    "Tells when the next train leaves.")

  @Parameter(
    title: "From", requestValueDialog: "From which station?",
    requestDisambiguationDialog: "Which one do you mean?")
  public var origin: StationEntity
  @Parameter(title: "To", query: StationQuery()) public var destination: StationEntity?
  @Parameter(title: "Limit", default: 3) private var limit: Int
  @Parameter public var walking: Bool?

  public static var parameterSummary: some ParameterSummary {
    When(\.$destination, .hasNoValue) {
      Summary("Next from \(\.$origin)") {
        \.$destination
        \.$walking
      }
    } otherwise: {
      Summary("Next from \(\.$origin) to \(\.$destination)") { \.$walking }
    }
  }

  public init() {}
  public init(origin: StationEntity) {
    self.init()
    self.origin = origin
    _limit = Parameter(title: "Limit", default: 5)
    self.$walking.wrappedValue = false
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<[Date]> & ProvidesDialog {
    let candidates = try await StationQuery().entities(matching: origin.name)
    if candidates.count > 1 {
      throw $origin.needsDisambiguationError(among: candidates, dialog: "Which \(origin.name)?")
    }
    os_log("departures for %{public}@", log: .default, type: .info, origin.name)
    let date = Date.now.addingTimeInterval(600)
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .full
    let phrase = formatter.localizedString(for: date, relativeTo: .now)
    return .result(value: [date], dialog: "The next train leaves \(phrase).")
  }
}

public struct CommuteIntent: AppIntent {
  public static let title: LocalizedStringResource = "Commute"
  public init() {}
  public func perform() async throws -> some IntentResult {
    let intent = NextDeparture(origin: StationEntity(id: 1, name: "A", lines: []))
    let dates = try await intent(donate: true)
    print(dates)
    let result = try await intent.perform()
    print(result.value ?? [])
    return .result()
  }
}

extension WidgetConfigurationIntent where Self == CommuteConfiguration {
  static var sample: Self { .init() }
}
public struct CommuteConfiguration: WidgetConfigurationIntent {
  public static let title: LocalizedStringResource = "Commute"
  @Parameter(title: "Station") public var station: StationEntity?
  @Parameter(title: "Lines", size: [.systemSmall: 1, .systemMedium: 3, .systemLarge: 5]) public
    var lines: [StationEntity]
  public init() {}
}
