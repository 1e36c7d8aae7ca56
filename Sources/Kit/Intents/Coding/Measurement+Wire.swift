import Foundation
import IntentWire

extension Measurement: WireCodable where UnitType: Dimension {
  var wireValue: IntentValue {
    let dimension = Units.dimension(of: UnitType.self)
    return .measurement(
      MeasurementValue(
        value: value, unit: MeasurementValue.symbol(unit.symbol, of: dimension), dimension: dimension))
  }

  /// Reads a quantity; a number without a unit is one of the base unit.
  static func decoded(from value: IntentValue) -> Measurement<UnitType>? {
    switch value {
    case .measurement(let measurement):
      Units.unit(measurement.unit, of: UnitType.self).map { Measurement(value: measurement.value, unit: $0) }
    case .duration(let seconds):
      (UnitDuration.seconds as? UnitType).map { Measurement(value: seconds, unit: $0) }
    default:
      Double.decoded(from: value).map { Measurement(value: $0, unit: UnitType.baseUnit()) }
    }
  }
}

/// The units that quantities may have, by what they measure.
enum Units {
  /// The name of what a unit type measures, for example `length`.
  static func dimension(of type: Dimension.Type) -> String {
    let name = String(describing: type)
    let bare = name.hasPrefix("Unit") ? String(name.dropFirst(4)) : name
    return bare.prefix(1).lowercased() + bare.dropFirst()
  }

  /// The unit with a symbol; upper and lower case are only told apart where both exist.
  static func unit<UnitType: Dimension>(_ symbol: String, of type: UnitType.Type) -> UnitType? {
    let known = ([type.baseUnit()] + all(type)).compactMap { $0 as? UnitType }
    let dimension = dimension(of: type)
    func name(_ unit: UnitType) -> String { MeasurementValue.symbol(unit.symbol, of: dimension) }
    let symbol = MeasurementValue.symbol(symbol, of: dimension)
    return known.first { name($0) == symbol }
      ?? known.first { name($0).lowercased() == symbol.lowercased() }
  }

  private static func all(_ type: Dimension.Type) -> [Dimension] {
    switch dimension(of: type) {
    case "length": lengths
    case "mass": masses
    case "temperature": [UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitTemperature.kelvin]
    case "volume": volumes
    case "speed":
      [UnitSpeed.metersPerSecond, UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, UnitSpeed.knots]
    case "energy":
      [
        UnitEnergy.joules, UnitEnergy.kilojoules, UnitEnergy.calories, UnitEnergy.kilocalories,
        UnitEnergy.kilowattHours,
      ]
    case "power": powers
    case "duration": [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours]
    default: []
    }
  }

  private static var lengths: [Dimension] {
    [
      UnitLength.meters, UnitLength.kilometers, UnitLength.centimeters, UnitLength.millimeters,
      UnitLength.decimeters, UnitLength.miles, UnitLength.feet, UnitLength.inches, UnitLength.yards,
      UnitLength.nauticalMiles, UnitLength.furlongs, UnitLength.fathoms,
    ]
  }

  private static var masses: [Dimension] {
    [
      UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams, UnitMass.micrograms, UnitMass.pounds,
      UnitMass.ounces, UnitMass.stones, UnitMass.metricTons, UnitMass.shortTons, UnitMass.carats,
    ]
  }

  private static var volumes: [Dimension] {
    [
      UnitVolume.liters, UnitVolume.milliliters, UnitVolume.centiliters, UnitVolume.deciliters,
      UnitVolume.cubicMeters, UnitVolume.cups, UnitVolume.fluidOunces, UnitVolume.gallons, UnitVolume.pints,
      UnitVolume.quarts, UnitVolume.tablespoons, UnitVolume.teaspoons, UnitVolume.metricCups,
    ]
  }

  private static var powers: [Dimension] {
    [
      UnitPower.watts, UnitPower.kilowatts, UnitPower.megawatts, UnitPower.milliwatts, UnitPower.horsepower,
    ]
  }
}
