import Foundation
import IntentWire

/// The units that a person may say, by what they measure.
enum UnitTable {
  /// The name of what a unit type measures, for example `length`.
  static func dimension(of type: Dimension.Type) -> String {
    let name = String(describing: type)
    let bare = name.hasPrefix("Unit") ? String(name.dropFirst(4)) : name
    return bare.prefix(1).lowercased() + bare.dropFirst()
  }

  /// The unit with a symbol; upper and lower case are told apart only where both exist.
  static func unit<UnitType: Dimension>(_ symbol: String, of type: UnitType.Type) -> UnitType? {
    let dimension = dimension(of: type)
    let symbol = MeasurementValue.symbol(symbol, of: dimension)
    let known = (units(of: type) + [type.baseUnit()]).compactMap { $0 as? UnitType }
    func name(_ unit: UnitType) -> String { MeasurementValue.symbol(unit.symbol, of: dimension) }
    return known.first { name($0) == symbol }
      ?? known.first { name($0).lowercased() == symbol.lowercased() }
  }

  private static func units(of type: Dimension.Type) -> [Dimension] {
    let dimension = dimension(of: type)
    return common(dimension) ?? physical(dimension) ?? electric(dimension) ?? []
  }

  /// What people measure every day.
  private static func common(_ dimension: String) -> [Dimension]? {
    switch dimension {
    case "length":
      [
        UnitLength.meters, UnitLength.kilometers, UnitLength.centimeters, UnitLength.millimeters,
        UnitLength.miles, UnitLength.feet, UnitLength.inches, UnitLength.yards, UnitLength.nauticalMiles,
        UnitLength.decimeters, UnitLength.decameters, UnitLength.hectometers, UnitLength.megameters,
        UnitLength.micrometers, UnitLength.nanometers, UnitLength.picometers, UnitLength.fathoms,
        UnitLength.furlongs, UnitLength.lightyears, UnitLength.parsecs, UnitLength.astronomicalUnits,
        UnitLength.scandinavianMiles,
      ]
    case "mass":
      [
        UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams, UnitMass.pounds, UnitMass.ounces,
        UnitMass.stones, UnitMass.centigrams, UnitMass.decigrams, UnitMass.micrograms, UnitMass.nanograms,
        UnitMass.picograms, UnitMass.metricTons, UnitMass.shortTons, UnitMass.carats, UnitMass.ouncesTroy,
        UnitMass.slugs,
      ]
    case "duration":
      [
        UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours, UnitDuration.milliseconds,
        UnitDuration.microseconds, UnitDuration.nanoseconds, UnitDuration.picoseconds,
      ]
    case "temperature":
      [
        UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitTemperature.kelvin,
      ]
    case "volume":
      [
        UnitVolume.liters, UnitVolume.milliliters, UnitVolume.cups, UnitVolume.fluidOunces,
        UnitVolume.gallons, UnitVolume.pints, UnitVolume.quarts, UnitVolume.tablespoons, UnitVolume.teaspoons,
        UnitVolume.centiliters, UnitVolume.deciliters, UnitVolume.kiloliters, UnitVolume.megaliters,
        UnitVolume.cubicCentimeters, UnitVolume.cubicDecimeters, UnitVolume.cubicFeet, UnitVolume.cubicInches,
        UnitVolume.cubicKilometers, UnitVolume.cubicMeters, UnitVolume.cubicMiles,
        UnitVolume.cubicMillimeters, UnitVolume.cubicYards, UnitVolume.acreFeet, UnitVolume.bushels,
        UnitVolume.metricCups, UnitVolume.imperialFluidOunces, UnitVolume.imperialGallons,
        UnitVolume.imperialPints, UnitVolume.imperialQuarts, UnitVolume.imperialTablespoons,
        UnitVolume.imperialTeaspoons,
      ]
    case "speed":
      [
        UnitSpeed.metersPerSecond, UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, UnitSpeed.knots,
      ]
    case "area":
      [
        UnitArea.squareMeters, UnitArea.acres, UnitArea.ares, UnitArea.hectares, UnitArea.squareCentimeters,
        UnitArea.squareFeet, UnitArea.squareInches, UnitArea.squareKilometers, UnitArea.squareMegameters,
        UnitArea.squareMicrometers, UnitArea.squareMiles, UnitArea.squareMillimeters,
        UnitArea.squareNanometers, UnitArea.squareYards,
      ]
    default: nil
    }
  }

  /// What physicists measure.
  private static func physical(_ dimension: String) -> [Dimension]? {
    switch dimension {
    case "acceleration":
      [
        UnitAcceleration.gravity, UnitAcceleration.metersPerSecondSquared,
      ]
    case "angle":
      [
        UnitAngle.degrees, UnitAngle.arcMinutes, UnitAngle.arcSeconds, UnitAngle.radians, UnitAngle.gradians,
        UnitAngle.revolutions,
      ]
    case "concentrationMass":
      [
        UnitConcentrationMass.gramsPerLiter, UnitConcentrationMass.milligramsPerDeciliter,
      ]
    case "dispersion":
      [
        UnitDispersion.partsPerMillion
      ]
    case "energy":
      [
        UnitEnergy.joules, UnitEnergy.kilojoules, UnitEnergy.calories, UnitEnergy.kilocalories,
        UnitEnergy.kilowattHours,
      ]
    case "frequency":
      [
        UnitFrequency.hertz, UnitFrequency.kilohertz, UnitFrequency.megahertz, UnitFrequency.gigahertz,
        UnitFrequency.terahertz, UnitFrequency.millihertz, UnitFrequency.microhertz, UnitFrequency.nanohertz,
        UnitFrequency.framesPerSecond,
      ]
    case "fuelEfficiency":
      [
        UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerGallon,
        UnitFuelEfficiency.milesPerImperialGallon,
      ]
    case "illuminance":
      [
        UnitIlluminance.lux
      ]
    case "power":
      [
        UnitPower.watts, UnitPower.kilowatts, UnitPower.megawatts, UnitPower.gigawatts, UnitPower.terawatts,
        UnitPower.milliwatts, UnitPower.microwatts, UnitPower.nanowatts, UnitPower.picowatts,
        UnitPower.femtowatts, UnitPower.horsepower,
      ]
    case "pressure":
      [
        UnitPressure.newtonsPerMetersSquared, UnitPressure.hectopascals, UnitPressure.kilopascals,
        UnitPressure.megapascals, UnitPressure.gigapascals, UnitPressure.bars, UnitPressure.millibars,
        UnitPressure.inchesOfMercury, UnitPressure.millimetersOfMercury,
        UnitPressure.poundsForcePerSquareInch,
      ]
    default: nil
    }
  }

  /// What is measured of electricity and data.
  private static func electric(_ dimension: String) -> [Dimension]? {
    switch dimension {
    case "electricCharge":
      [
        UnitElectricCharge.coulombs, UnitElectricCharge.ampereHours, UnitElectricCharge.milliampereHours,
        UnitElectricCharge.microampereHours, UnitElectricCharge.kiloampereHours,
        UnitElectricCharge.megaampereHours,
      ]
    case "electricCurrent":
      [
        UnitElectricCurrent.amperes, UnitElectricCurrent.milliamperes, UnitElectricCurrent.microamperes,
        UnitElectricCurrent.kiloamperes, UnitElectricCurrent.megaamperes,
      ]
    case "electricPotentialDifference":
      [
        UnitElectricPotentialDifference.volts, UnitElectricPotentialDifference.millivolts,
        UnitElectricPotentialDifference.microvolts, UnitElectricPotentialDifference.kilovolts,
        UnitElectricPotentialDifference.megavolts,
      ]
    case "electricResistance":
      [
        UnitElectricResistance.ohms, UnitElectricResistance.milliohms, UnitElectricResistance.microohms,
        UnitElectricResistance.kiloohms, UnitElectricResistance.megaohms,
      ]
    case "informationStorage":
      [
        UnitInformationStorage.bytes, UnitInformationStorage.bits, UnitInformationStorage.nibbles,
        UnitInformationStorage.kilobytes, UnitInformationStorage.megabytes, UnitInformationStorage.gigabytes,
        UnitInformationStorage.terabytes, UnitInformationStorage.petabytes, UnitInformationStorage.exabytes,
        UnitInformationStorage.zettabytes, UnitInformationStorage.yottabytes, UnitInformationStorage.kilobits,
        UnitInformationStorage.megabits, UnitInformationStorage.gigabits, UnitInformationStorage.terabits,
        UnitInformationStorage.petabits, UnitInformationStorage.exabits, UnitInformationStorage.zettabits,
        UnitInformationStorage.yottabits, UnitInformationStorage.kibibytes, UnitInformationStorage.mebibytes,
        UnitInformationStorage.gibibytes, UnitInformationStorage.tebibytes, UnitInformationStorage.pebibytes,
        UnitInformationStorage.exbibytes, UnitInformationStorage.zebibytes, UnitInformationStorage.yobibytes,
        UnitInformationStorage.kibibits, UnitInformationStorage.mebibits, UnitInformationStorage.gibibits,
        UnitInformationStorage.tebibits, UnitInformationStorage.pebibits, UnitInformationStorage.exbibits,
        UnitInformationStorage.zebibits, UnitInformationStorage.yobibits,
      ]
    default: nil
    }
  }
}
