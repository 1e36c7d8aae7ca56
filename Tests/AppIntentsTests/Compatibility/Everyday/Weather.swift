// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// As the author of an app would have written it.

import AppIntents
import CoreLocation
import GeoToolbox
import SwiftUI

@MainActor
@Observable
class WeatherModel {
  var temperature: Measurement<UnitTemperature> = .init(value: 20, unit: .celsius)
  var hourly: [HourForecast] = []
  nonisolated init() {}
  func refresh() async throws {}
}

struct HourForecast: Identifiable, Sendable {
  let id = UUID()
  var date: Date
  var degrees: Double
  var symbol: String
}

struct ForecastEntity: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Forecast"
  @Property(title: "Temperature") var temperature: Measurement<UnitTemperature>
  @Property(title: "Humidity") var humidity: Double
  @Property(title: "Summary") var summary: String
  @Property(title: "Wind") var wind: Measurement<UnitSpeed>?
  @Property(title: "Rain Expected") var rain: Bool
  @Property(title: "Place") var place: PlaceDescriptor?
  init() {
    humidity = 0
    summary = ""
    rain = false
    temperature = .init(value: 0, unit: .celsius)
  }
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(temperature.formatted(.measurement(width: .abbreviated, usage: .weather)))",
      subtitle: "\(summary)")
  }
}

struct GetForecast: AppIntent {
  static let title: LocalizedStringResource = "Get Forecast"
  static let supportedModes: IntentModes = .background
  @Parameter(title: "Place", description: "Where", requestValueDialog: "Where?") var place: CLPlacemark?
  @Parameter(title: "Day", default: .today) var day: Day
  @Dependency(key: "weather") var model: WeatherModel

  enum Day: String, AppEnum {
    case today, tomorrow
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Day" }
    static var caseDisplayRepresentations: [GetForecast.Day: DisplayRepresentation] {
      [.today: "Today", .tomorrow: "Tomorrow"]
    }
  }

  func perform() async throws -> some ReturnsValue<ForecastEntity> & ProvidesDialog
    & ShowsSnippetIntent
  {
    try await model.refresh()
    var forecast = ForecastEntity()
    forecast.temperature = await model.temperature
    forecast.summary = "Sunny"
    return .result(
      value: forecast, dialog: "It is \(forecast.summary).",
      snippetIntent: ForecastSnippetIntent(city: place?.locality ?? "here"))
  }
}

struct ForecastSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Forecast"
  static let isDiscoverable: Bool = false
  @Parameter(title: "City") var city: String
  init() {}
  init(city: String) { self.city = city }

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: ForecastView(city: city, hours: []))
  }
}

struct RefreshForecast: AppIntent {
  static let title: LocalizedStringResource = "Refresh"
  static let isDiscoverable = false
  func perform() async throws -> some IntentResult {
    ForecastSnippetIntent.reload()
    return .result()
  }
}

struct ForecastView: View {
  let city: String
  let hours: [HourForecast]
  private let columns = [GridItem(.adaptive(minimum: 60))]

  var body: some View {
    VStack(spacing: 16) {
      HStack(alignment: .top) {
        VStack(alignment: .leading) {
          Text(city).font(.title2.weight(.semibold)).kerning(0.5)
          Text("Now").font(.subheadline).foregroundStyle(.secondary).textCase(.uppercase)
        }
        Spacer()
        Image(systemName: "cloud.sun.rain.fill")
          .symbolRenderingMode(.multicolor)
          .symbolEffect(.pulse)
          .font(.system(size: 40))
      }
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Text("High").bold()
          Text("24°").gridColumnAlignment(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Low")
          Text(12.5, format: .number.precision(.fractionLength(0)))
        }
      }
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 12) {
          ForEach(Array(hours.enumerated()), id: \.element.id) { index, hour in
            VStack {
              Text(hour.date, format: .dateTime.hour())
              Image(systemName: hour.symbol).renderingMode(.original)
              Text("\(Int(hour.degrees))°").contentTransition(.numericText())
            }
            .padding(8)
            .background(
              index == 0 ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: .capsule)
          }
        }
      }
      .scrollIndicators(.hidden)
      Capsule().stroke(Color.primary.opacity(0.3), lineWidth: 1).frame(height: 6)
        .overlay {
          GeometryReader { proxy in Capsule().fill(.orange).frame(width: proxy.size.width * 0.3) }
        }
      Button(intent: RefreshForecast()) {
        Label("Refresh", systemImage: "arrow.clockwise").frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered).controlSize(.large).buttonBorderShape(.capsule)
    }
    .padding()
    .foregroundStyle(.white)
    .background(
      LinearGradient(
        stops: [.init(color: .blue, location: 0), .init(color: .cyan, location: 1)],
        startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
    )
    .environment(\.colorScheme, .dark)
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .task {}
    .onAppear {}
    .animation(.easeInOut(duration: 0.2), value: city)
    .transition(.opacity.combined(with: .scale))
  }
}

extension EnvironmentValues {
  @Entry var forecastUnit: UnitTemperature = .celsius
  @Entry var showsWind: Bool = true
  @Entry var accentName: String?
}

extension View {
  func forecastUnit(_ unit: UnitTemperature) -> some View { environment(\.forecastUnit, unit) }
}

struct PlaceOptions: DynamicOptionsProvider {
  @Dependency private var locations: LocationService
  func results() async throws -> [String] { await locations.names }
}

final class LocationService: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
  let manager = CLLocationManager()
  var names: [String] { get async { [] } }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  func locate(_ name: String) async throws -> CLPlacemark? {
    try await CLGeocoder().geocodeAddressString(name).first
  }
}
