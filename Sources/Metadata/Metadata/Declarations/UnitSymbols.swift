import Foundation

/// The symbols of the units that `defaultUnit:` names.
enum UnitSymbols {
  private static let units: [String: [String: Dimension]] = [
    "length": [
      "kilometers": UnitLength.kilometers, "meters": UnitLength.meters, "centimeters": UnitLength.centimeters,
      "millimeters": UnitLength.millimeters, "miles": UnitLength.miles, "yards": UnitLength.yards,
      "feet": UnitLength.feet, "inches": UnitLength.inches, "nauticalMiles": UnitLength.nauticalMiles,
    ],
    "mass": [
      "kilograms": UnitMass.kilograms, "grams": UnitMass.grams, "milligrams": UnitMass.milligrams,
      "ounces": UnitMass.ounces, "pounds": UnitMass.pounds, "stones": UnitMass.stones,
    ],
    "duration": [
      "hours": UnitDuration.hours, "minutes": UnitDuration.minutes, "seconds": UnitDuration.seconds,
    ],
    "speed": [
      "metersPerSecond": UnitSpeed.metersPerSecond, "kilometersPerHour": UnitSpeed.kilometersPerHour,
      "milesPerHour": UnitSpeed.milesPerHour, "knots": UnitSpeed.knots,
    ],
    "temperature": [
      "kelvin": UnitTemperature.kelvin, "celsius": UnitTemperature.celsius,
      "fahrenheit": UnitTemperature.fahrenheit,
    ],
    "volume": [
      "liters": UnitVolume.liters, "milliliters": UnitVolume.milliliters, "cups": UnitVolume.cups,
      "gallons": UnitVolume.gallons, "pints": UnitVolume.pints, "teaspoons": UnitVolume.teaspoons,
      "tablespoons": UnitVolume.tablespoons,
    ],
    "energy": [
      "kilojoules": UnitEnergy.kilojoules, "joules": UnitEnergy.joules, "calories": UnitEnergy.calories,
      "kilocalories": UnitEnergy.kilocalories, "kilowattHours": UnitEnergy.kilowattHours,
    ],
  ]

  /// The symbol, for example `km` for `kilometers` of `length`.
  static func symbol(of unit: String, dimension: String) -> String? { units[dimension]?[unit]?.symbol }
}
