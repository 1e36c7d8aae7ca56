public import Foundation
import IntentWire

/// The unit of a measurement, as far as parameters need it.
public protocol _MeasuredValue: _IntentValue {
  /// The unit's type.
  associatedtype UnitType: Dimension

  /// An amount in a unit.
  static func _measured(_ amount: Double, in unit: UnitType) -> Self
  /// The amount of a value of this type.
  static func _amount(of value: Any) -> Double?
}

extension Measurement: _IntentValue where UnitType: Dimension {
  /// A quantity with its unit.
  public static var _bridge: _ValueBridge {
    let dimension = UnitTable.dimension(of: UnitType.self)
    return .plain(.measurement(dimension), Measurement<UnitType>.self) { measurement in
      .measurement(
        MeasurementValue(value: measurement.value, unit: measurement.unit.symbol, dimension: dimension))
    } read: { value, context in
      func measured(_ number: Double) -> Measurement<UnitType> {
        let unit = context.constraints.unit as? UnitType ?? UnitType.baseUnit()
        return Measurement(value: number, unit: unit)
      }
      switch value {
      case .measurement(let measurement):
        return UnitTable.unit(measurement.unit, of: UnitType.self)
          .map { Measurement(value: measurement.value, unit: $0) }
      case .duration(let seconds):
        return (UnitDuration.seconds as? UnitType).map { Measurement(value: seconds, unit: $0) }
      case .integer(let number): return measured(Double(number))
      case .number(let number): return measured(number)
      default: return value.text.flatMap(Double.init).flatMap { $0.isFinite ? measured($0) : nil }
      }
    }
  }
}

extension Measurement: _MeasuredValue where UnitType: Dimension {
  /// An amount in a unit.
  public static func _measured(_ amount: Double, in unit: UnitType) -> Self {
    Measurement(value: amount, unit: unit)
  }

  /// The amount of a measurement.
  public static func _amount(of value: Any) -> Double? { (value as? Self)?.value }
}

/// The units that a person may say, by what they measure.
enum UnitTable {
  /// The name of what a unit type measures, for example `length`.
  static func dimension(of type: Dimension.Type) -> String {
    let name = String(describing: type)
    let bare = name.hasPrefix("Unit") ? String(name.dropFirst(4)) : name
    return bare.prefix(1).lowercased() + bare.dropFirst()
  }

  /// The unit with a symbol.
  static func unit<UnitType: Dimension>(_ symbol: String, of type: UnitType.Type) -> UnitType? {
    let known = units(of: type).compactMap { $0 as? UnitType }
    if let unit = known.first(where: { $0.symbol == symbol }) { return unit }
    let base = UnitType.baseUnit()
    return base.symbol == symbol ? base : nil
  }

  private static func units(of type: Dimension.Type) -> [Dimension] {
    switch dimension(of: type) {
    case "length":
      [
        UnitLength.meters, UnitLength.kilometers, UnitLength.centimeters, UnitLength.millimeters,
        UnitLength.miles, UnitLength.feet, UnitLength.inches, UnitLength.yards, UnitLength.nauticalMiles,
      ]
    case "mass":
      [
        UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams, UnitMass.pounds, UnitMass.ounces,
        UnitMass.stones,
      ]
    case "duration":
      [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours]
    case "temperature":
      [UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitTemperature.kelvin]
    case "volume":
      [
        UnitVolume.liters, UnitVolume.milliliters, UnitVolume.cups, UnitVolume.fluidOunces,
        UnitVolume.gallons,
        UnitVolume.pints, UnitVolume.quarts, UnitVolume.tablespoons, UnitVolume.teaspoons,
      ]
    case "speed":
      [UnitSpeed.metersPerSecond, UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, UnitSpeed.knots]
    case "energy":
      [
        UnitEnergy.joules, UnitEnergy.kilojoules, UnitEnergy.calories, UnitEnergy.kilocalories,
        UnitEnergy.kilowattHours,
      ]
    default: []
    }
  }
}
