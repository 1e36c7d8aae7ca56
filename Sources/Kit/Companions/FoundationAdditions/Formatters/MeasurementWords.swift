import Foundation

/// The English words and symbols of the units that people use every day.
struct UnitWords {
  /// The word beside the number one.
  let one: String
  /// The word beside any other number.
  let many: String
  /// The symbol, with the space before it where it has one.
  let short: String
  /// The symbol where there is little room.
  let narrow: String

  private init(_ one: String, many: String? = nil, short: String, narrow: String? = nil) {
    self.one = one
    self.many = many ?? "\(one)s"
    self.short = short
    self.narrow = narrow ?? short.filter { $0 != " " }
  }

  /// The words of a unit; a unit that is not known has its symbol for all of them.
  static func of(_ unit: Unit) -> UnitWords {
    let kind = String(describing: type(of: unit))
    return known["\(kind) \(unit.symbol)"]
      ?? UnitWords(unit.symbol, many: unit.symbol, short: " \(unit.symbol)")
  }

  private static func key(_ unit: Unit) -> String { "\(String(describing: type(of: unit))) \(unit.symbol)" }

  private static let known: [String: UnitWords] = {
    let rows: [(Unit, UnitWords)] = lengths + masses + times + speeds + others
    return Dictionary(rows.map { (key($0.0), $0.1) }) { first, _ in first }
  }()

  private static var lengths: [(Unit, UnitWords)] {
    [
      (UnitLength.meters, .init("meter", short: " m")),
      (UnitLength.kilometers, .init("kilometer", short: " km")),
      (UnitLength.centimeters, .init("centimeter", short: " cm")),
      (UnitLength.millimeters, .init("millimeter", short: " mm")),
      (UnitLength.miles, .init("mile", short: " mi")),
      (UnitLength.feet, .init("foot", many: "feet", short: " ft", narrow: "′")),
      (UnitLength.inches, .init("inch", many: "inches", short: " in", narrow: "″")),
      (UnitLength.yards, .init("yard", short: " yd")),
      (UnitLength.nauticalMiles, .init("nautical mile", short: " nmi")),
    ]
  }

  private static var masses: [(Unit, UnitWords)] {
    [
      (UnitMass.kilograms, .init("kilogram", short: " kg")), (UnitMass.grams, .init("gram", short: " g")),
      (UnitMass.milligrams, .init("milligram", short: " mg")),
      (UnitMass.pounds, .init("pound", short: " lb", narrow: "#")),
      (UnitMass.ounces, .init("ounce", short: " oz")),
      (UnitMass.stones, .init("stone", many: "stones", short: " st")),
      (UnitMass.metricTons, .init("metric ton", short: " t")),
    ]
  }

  private static var times: [(Unit, UnitWords)] {
    [
      (UnitDuration.hours, .init("hour", short: " hr", narrow: "h")),
      (UnitDuration.minutes, .init("minute", short: " min", narrow: "m")),
      (UnitDuration.seconds, .init("second", short: " sec", narrow: "s")),
      (UnitDuration.milliseconds, .init("millisecond", short: " ms")),
    ]
  }

  private static var speeds: [(Unit, UnitWords)] {
    [
      (UnitSpeed.metersPerSecond, .init("meter per second", many: "meters per second", short: " m/s")),
      (UnitSpeed.kilometersPerHour, .init("kilometer per hour", many: "kilometers per hour", short: " km/h")),
      (UnitSpeed.milesPerHour, .init("mile per hour", many: "miles per hour", short: " mph")),
      (UnitSpeed.knots, .init("knot", short: " kn")),
    ]
  }

  private static var others: [(Unit, UnitWords)] {
    [
      (UnitTemperature.celsius, .init("degree Celsius", many: "degrees Celsius", short: "°C")),
      (
        UnitTemperature.fahrenheit,
        .init("degree Fahrenheit", many: "degrees Fahrenheit", short: "°F", narrow: "°")
      ),
      (UnitTemperature.kelvin, .init("kelvin", short: " K")),
      (UnitVolume.liters, .init("liter", short: " L")),
      (UnitVolume.milliliters, .init("milliliter", short: " mL")),
      (UnitVolume.cups, .init("cup", short: " c")),
      (UnitVolume.fluidOunces, .init("fluid ounce", short: " fl oz")),
      (UnitVolume.gallons, .init("gallon", short: " gal")),
      (UnitVolume.teaspoons, .init("teaspoon", short: " tsp")),
      (UnitVolume.tablespoons, .init("tablespoon", short: " tbsp")),
      (UnitEnergy.kilocalories, .init("kilocalorie", short: " kcal")),
      (UnitEnergy.calories, .init("calorie", short: " cal")),
      (UnitEnergy.kilojoules, .init("kilojoule", short: " kJ")),
      (UnitEnergy.joules, .init("joule", short: " J")),
      (UnitEnergy.kilowattHours, .init("kilowatt-hour", short: " kWh")),
      (UnitPower.watts, .init("watt", short: " W")),
      (UnitPower.kilowatts, .init("kilowatt", short: " kW")),
      (UnitAngle.degrees, .init("degree", short: "°")),
      (UnitPressure.hectopascals, .init("hectopascal", short: " hPa")),
      (UnitPressure.bars, .init("bar", short: " bar")),
      (UnitFrequency.hertz, .init("hertz", many: "hertz", short: " Hz")),
      (UnitFrequency.kilohertz, .init("kilohertz", many: "kilohertz", short: " kHz")),
      (UnitInformationStorage.bytes, .init("byte", short: " byte", narrow: "B")),
      (UnitInformationStorage.kilobytes, .init("kilobyte", short: " kB")),
      (UnitInformationStorage.megabytes, .init("megabyte", short: " MB")),
      (UnitInformationStorage.gigabytes, .init("gigabyte", short: " GB")),
      (UnitArea.squareMeters, .init("square meter", short: " m²")),
      (UnitArea.squareKilometers, .init("square kilometer", short: " km²")),
      (UnitArea.hectares, .init("hectare", short: " ha")), (UnitArea.acres, .init("acre", short: " ac")),
    ]
  }
}
