import AppIntents
import Foundation
import IntentWire
import Testing

@testable import AppIntentsBase

/// The units that sentences name are those that parameters know.
@Suite struct UnitTests {
  private func symbol<UnitType: Dimension>(_ symbol: String, _ type: UnitType.Type) -> String? {
    UnitTable.unit(symbol, of: type)?.symbol
  }

  @Test func unitsOfSentencesAreKnown() {
    for unit in ["km", "m", "cm", "mm", "mi", "yd", "ft", "in", "NM", "ly"] {
      #expect(symbol(unit, UnitLength.self) != nil, "\(unit)")
    }
    for unit in ["kg", "g", "mg", "lb", "oz", "st", "t", "ton", "ct"] {
      #expect(symbol(unit, UnitMass.self) != nil, "\(unit)")
    }
    for unit in ["L", "mL", "cL", "dL", "cup", "pt", "qt", "gal", "tbsp", "tsp", "fl oz", "m³", "ft³"] {
      #expect(symbol(unit, UnitVolume.self) != nil, "\(unit)")
    }
    for unit in ["m²", "km²", "ft²", "mi²", "ac", "ha"] {
      #expect(symbol(unit, UnitArea.self) != nil, "\(unit)")
    }
    for unit in ["mph", "km/h", "m/s", "kn"] { #expect(symbol(unit, UnitSpeed.self) != nil, "\(unit)") }
    for unit in ["°C", "°F", "K"] { #expect(symbol(unit, UnitTemperature.self) != nil, "\(unit)") }
    for unit in ["kCal", "kJ", "J", "kWh"] { #expect(symbol(unit, UnitEnergy.self) != nil, "\(unit)") }
    for unit in ["W", "kW", "MW", "hp"] { #expect(symbol(unit, UnitPower.self) != nil, "\(unit)") }
    for unit in ["psi", "bar", "mbar", "hPa", "kPa", "mmHg", "inHg"] {
      #expect(symbol(unit, UnitPressure.self) != nil, "\(unit)")
    }
    for unit in ["Hz", "kHz", "MHz", "GHz"] { #expect(symbol(unit, UnitFrequency.self) != nil, "\(unit)") }
    for unit in ["B", "kB", "MB", "GB", "TB"] {
      #expect(symbol(unit, UnitInformationStorage.self) != nil, "\(unit)")
    }
    for unit in ["°", "rad"] { #expect(symbol(unit, UnitAngle.self) != nil, "\(unit)") }
  }

  @Test(arguments: [("h", 2.0, 120.0), ("hr", 2, 120), ("min", 20, 20), ("m", 20, 20), ("s", 90, 1.5)])
  func lengthsOfTimeGoThereAndBack(unit: String, value: Double, minutes: Double) async throws {
    let bridge = Measurement<UnitDuration>._bridge
    let wire = IntentValue.measurement(MeasurementValue(value: value, unit: unit, dimension: "duration"))
    guard
      case .accepted(let read as Measurement<UnitDuration>) = try await bridge.read(wire, ReadingContext())
    else {
      Issue.record("\(unit) is not known.")
      return
    }
    #expect(read.converted(to: .minutes).value == minutes)
    // Minutes are not called as metres are.
    #expect(
      bridge.encode(Measurement(value: 20, unit: UnitDuration.minutes))
        == .measurement(MeasurementValue(value: 20, unit: "min", dimension: "duration")))
  }
}
