import Foundation
import FoundationAdditions
import Testing

/// Measurements in words and symbols.
@Suite struct MeasurementFormatTests {
  private let german = Locale(identifier: "de_DE")
  private let american = Locale(identifier: "en_US")

  @Test func widthsDiffer() {
    let way = Measurement(value: 3, unit: UnitLength.kilometers)
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Locale(identifier: "en_GB"), usage: .asProvided)
    #expect(way.formatted(style) == "3 kilometers")
    #expect(Measurement(value: 1, unit: UnitLength.kilometers).formatted(style) == "1 kilometer")
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(american)) == "3 km")
    #expect(way.formatted(.measurement(width: .narrow, usage: .asProvided).locale(american)) == "3km")
  }

  @Test func theUnitIsThatOfTheLocale() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(american)) == "68°F")
    #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(german)) == "20°C")
    let bare = warm.formatted(
      .measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale(german))
    #expect(bare == "20°")
    let way = Measurement(value: 1500, unit: UnitLength.meters)
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .road).locale(german)) == "2 km")
    #expect(
      way.formatted(
        .measurement(
          width: .abbreviated, usage: .road, numberFormatStyle: .number.precision(.fractionLength(1))
        ).locale(german)) == "1,5 km")
  }

  @Test func aUnitWithoutWordsHasItsSymbol() {
    let value = Measurement(value: 2, unit: UnitIlluminance.lux)
    #expect(value.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "2 lx")
  }

  @Test func theFormatterFollowsItsOptions() {
    let formatter = MeasurementFormatter()
    formatter.locale = american
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 2, unit: UnitDuration.hours)) == "2 hours")
    formatter.unitStyle = .medium
    #expect(formatter.string(from: Measurement(value: 2.5, unit: UnitMass.kilograms)) == "2.5 kg")
    #expect(formatter.string(from: UnitSpeed.milesPerHour) == "mph")
  }

  @Test func namesAndListsAreWritten() {
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.familyName = "Novak"
    #expect(name.formatted() == "Ada Novak")
    #expect(name.formatted(.name(style: .abbreviated)) == "AN")
    let formatter = ListFormatter()
    formatter.locale = american
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
  }
}
