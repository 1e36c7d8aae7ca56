/// A unit of measure, with its size in the base unit of its dimension.
struct Unit: Sendable, Hashable {
  let symbol: String
  let dimension: String
  let factor: Double
  /// What is added after the multiplication, for temperatures.
  let offset: Double

  /// The unit with a symbol or name.
  static func named(_ name: String) -> Unit? { byName[name] }

  /// The unit of a measurement.
  static func of(symbol: String, dimension: String) -> Unit? {
    guard let unit = byName[symbol], unit.dimension == dimension else { return nil }
    return unit
  }

  /// Each line: dimension, symbol, size in the base unit, what is added, other names.
  private static let lines = """
    duration s 1 0 sec second seconds
    duration min 60 0 minute minutes
    duration h 3600 0 hr hour hours
    duration d 86400 0 day days
    duration wk 604800 0 week weeks
    length m 1 0 meter meters metre metres
    length km 1000 0 kilometer kilometers kilometre kilometres
    length cm 0.01 0
    length mm 0.001 0
    length mi 1609.344 0 mile miles
    length yd 0.9144 0 yard yards
    length ft 0.3048 0 foot feet
    length in 0.0254 0 inch inches
    length NM 1852 0
    mass kg 1 0 kilogram kilograms
    mass g 0.001 0 gram grams
    mass mg 0.000001 0
    mass lb 0.45359237 0 pound pounds
    mass oz 0.028349523125 0 ounce ounces
    mass st 6.35029318 0
    mass t 1000 0 tonne tonnes
    volume L 1 0 liter liters litre litres
    volume mL 0.001 0
    volume cL 0.01 0
    volume dL 0.1 0
    volume gal 3.785411784 0 gallon gallons
    volume pt 0.473176473 0 pint pints
    volume qt 0.946352946 0
    volume tbsp 0.01478676478 0
    volume tsp 0.00492892159 0
    volume m³ 1000 0
    area m² 1 0
    area km² 1000000 0
    area ft² 0.09290304 0
    area mi² 2589988.110336 0
    area ac 4046.8564224 0 acre acres
    area ha 10000 0 hectare hectares
    speed m/s 1 0
    speed km/h 0.2777777777777778 0 kph kmh
    speed mph 0.44704 0
    speed kn 0.5144444444444445 0 knots
    temperature K 1 0 kelvin
    temperature °C 1 273.15 celsius
    temperature °F 0.5555555555555556 255.3722222222222 fahrenheit
    energy J 1 0 joule joules
    energy kJ 1000 0
    energy cal 4.184 0
    energy kCal 4184 0 kcal calories
    energy kWh 3600000 0
    power W 1 0 watt watts
    power kW 1000 0
    power MW 1000000 0
    power hp 745.7 0 horsepower
    pressure Pa 1 0
    pressure hPa 100 0
    pressure kPa 1000 0
    pressure bar 100000 0
    pressure psi 6894.757 0
    frequency Hz 1 0
    frequency kHz 1000 0
    frequency MHz 1000000 0
    frequency GHz 1000000000 0
    informationStorage B 8 0
    informationStorage kB 8000 0
    informationStorage MB 8000000 0
    informationStorage GB 8000000000 0
    informationStorage TB 8000000000000 0
    angle ° 0.0174532925199433 0 degrees
    angle rad 1 0
    """

  private static let byName: [String: Unit] = {
    var units: [String: Unit] = [:]
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count >= 4, let factor = Double(words[2]), let offset = Double(words[3]) else { continue }
      let unit = Unit(symbol: words[1], dimension: words[0], factor: factor, offset: offset)
      for name in [words[1]] + words.dropFirst(4) { units[name] = unit }
    }
    return units
  }()
}

extension Unit {
  /// How the unit is written behind a number in a workflow; `nil` when it cannot be.
  var written: String? {
    // “in” is a word of steps.
    if symbol == "in" { return "inch" }
    if symbol == "km/h" || symbol == "m/s" { return symbol }
    return symbol.isPlainWord ? symbol : nil
  }

  /// A number of this unit in another of the same dimension.
  func convert(_ number: Double, to other: Unit) -> Double {
    self == other ? number : (number * factor + offset - other.offset) / other.factor
  }
}
