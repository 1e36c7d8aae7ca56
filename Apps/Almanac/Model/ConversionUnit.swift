import AppIntents

/// A unit from and to which amounts are converted.
enum ConversionUnit: String, AppEnum {
  case kilometers, meters, centimeters, millimeters, miles, yards, feet, inches
  case kilograms, grams, pounds, ounces, stones
  case liters, milliliters, cups, pints, gallons, tablespoons, teaspoons
  case celsius, fahrenheit, kelvin
  case kilometersPerHour, milesPerHour, metersPerSecond, knots
  case seconds, minutes, hours
  case squareMeters, squareFeet, acres, hectares
  case megabytes, gigabytes, terabytes

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Unit")

  static let caseDisplayRepresentations: [ConversionUnit: DisplayRepresentation] = [
    .kilometers: DisplayRepresentation(
      title: "Kilometers", synonyms: ["Kilometer", "Kilometres", "Kilometre", "km", "kms"]),
    .meters: DisplayRepresentation(title: "Meters", synonyms: ["Meter", "Metres", "Metre", "m"]),
    .centimeters: DisplayRepresentation(
      title: "Centimeters", synonyms: ["Centimeter", "Centimetres", "Centimetre", "cm"]),
    .millimeters: DisplayRepresentation(
      title: "Millimeters", synonyms: ["Millimeter", "Millimetres", "Millimetre", "mm"]),
    .miles: DisplayRepresentation(title: "Miles", synonyms: ["Mile", "mi"]),
    .yards: DisplayRepresentation(title: "Yards", synonyms: ["Yard", "yd"]),
    .feet: DisplayRepresentation(title: "Feet", synonyms: ["Foot", "ft"]),
    .inches: DisplayRepresentation(title: "Inches", synonyms: ["Inch"]),
    .kilograms: DisplayRepresentation(
      title: "Kilograms", synonyms: ["Kilogram", "Kilos", "Kilo", "Kilogrammes", "kg"]),
    .grams: DisplayRepresentation(title: "Grams", synonyms: ["Gram", "Grammes", "g"]),
    .pounds: DisplayRepresentation(title: "Pounds", synonyms: ["Pound", "lb", "lbs"]),
    .ounces: DisplayRepresentation(title: "Ounces", synonyms: ["Ounce", "oz"]),
    .stones: DisplayRepresentation(title: "Stones", synonyms: ["Stone"]),
    .liters: DisplayRepresentation(title: "Liters", synonyms: ["Liter", "Litres", "Litre", "l"]),
    .milliliters: DisplayRepresentation(
      title: "Milliliters", synonyms: ["Milliliter", "Millilitres", "Millilitre", "ml"]),
    .cups: DisplayRepresentation(title: "Cups", synonyms: ["Cup"]),
    .pints: DisplayRepresentation(title: "Pints", synonyms: ["Pint"]),
    .gallons: DisplayRepresentation(title: "Gallons", synonyms: ["Gallon"]),
    .tablespoons: DisplayRepresentation(title: "Tablespoons", synonyms: ["Tablespoon", "tbsp"]),
    .teaspoons: DisplayRepresentation(title: "Teaspoons", synonyms: ["Teaspoon", "tsp"]),
    .celsius: DisplayRepresentation(
      title: "Celsius", synonyms: ["Degrees Celsius", "Degree Celsius", "Centigrade", "°C"]),
    .fahrenheit: DisplayRepresentation(
      title: "Fahrenheit", synonyms: ["Degrees Fahrenheit", "Degree Fahrenheit", "°F"]),
    .kelvin: DisplayRepresentation(title: "Kelvin", synonyms: ["Degrees Kelvin"]),
    .kilometersPerHour: DisplayRepresentation(
      title: "Kilometers per hour", synonyms: ["Kilometres per hour", "Kilometers an hour", "kmh", "kph"]),
    .milesPerHour: DisplayRepresentation(
      title: "Miles per hour", synonyms: ["Mile per hour", "Miles an hour", "mph"]),
    .metersPerSecond: DisplayRepresentation(title: "Meters per second", synonyms: ["Metres per second"]),
    .knots: DisplayRepresentation(title: "Knots", synonyms: ["Knot"]),
    .seconds: DisplayRepresentation(title: "Seconds", synonyms: ["Second"]),
    .minutes: DisplayRepresentation(title: "Minutes", synonyms: ["Minute"]),
    .hours: DisplayRepresentation(title: "Hours", synonyms: ["Hour"]),
    .squareMeters: DisplayRepresentation(
      title: "Square meters", synonyms: ["Square meter", "Square metres", "Square metre"]),
    .squareFeet: DisplayRepresentation(title: "Square feet", synonyms: ["Square foot"]),
    .acres: DisplayRepresentation(title: "Acres", synonyms: ["Acre"]),
    .hectares: DisplayRepresentation(title: "Hectares", synonyms: ["Hectare"]),
    .megabytes: DisplayRepresentation(title: "Megabytes", synonyms: ["Megabyte", "MB"]),
    .gigabytes: DisplayRepresentation(title: "Gigabytes", synonyms: ["Gigabyte", "GB"]),
    .terabytes: DisplayRepresentation(title: "Terabytes", synonyms: ["Terabyte", "TB"]),
  ]

  /// The unit of measurement.
  var dimension: Dimension {
    switch self {
    case .kilometers: UnitLength.kilometers
    case .meters: UnitLength.meters
    case .centimeters: UnitLength.centimeters
    case .millimeters: UnitLength.millimeters
    case .miles: UnitLength.miles
    case .yards: UnitLength.yards
    case .feet: UnitLength.feet
    case .inches: UnitLength.inches
    case .kilograms: UnitMass.kilograms
    case .grams: UnitMass.grams
    case .pounds: UnitMass.pounds
    case .ounces: UnitMass.ounces
    case .stones: UnitMass.stones
    case .liters: UnitVolume.liters
    case .milliliters: UnitVolume.milliliters
    case .cups: UnitVolume.cups
    case .pints: UnitVolume.pints
    case .gallons: UnitVolume.gallons
    case .tablespoons: UnitVolume.tablespoons
    case .teaspoons: UnitVolume.teaspoons
    case .celsius: UnitTemperature.celsius
    case .fahrenheit: UnitTemperature.fahrenheit
    case .kelvin: UnitTemperature.kelvin
    case .kilometersPerHour: UnitSpeed.kilometersPerHour
    case .milesPerHour: UnitSpeed.milesPerHour
    case .metersPerSecond: UnitSpeed.metersPerSecond
    case .knots: UnitSpeed.knots
    case .seconds: UnitDuration.seconds
    case .minutes: UnitDuration.minutes
    case .hours: UnitDuration.hours
    case .squareMeters: UnitArea.squareMeters
    case .squareFeet: UnitArea.squareFeet
    case .acres: UnitArea.acres
    case .hectares: UnitArea.hectares
    case .megabytes: UnitInformationStorage.megabytes
    case .gigabytes: UnitInformationStorage.gigabytes
    case .terabytes: UnitInformationStorage.terabytes
    }
  }

  /// An amount in another unit; `nil` where the two measure different things.
  func convert(_ amount: Double, to target: ConversionUnit) -> Double? {
    guard type(of: dimension) == type(of: target.dimension) else { return nil }
    let base = dimension.converter.baseUnitValue(fromValue: amount)
    return target.dimension.converter.value(fromBaseUnitValue: base)
  }

  /// An amount with the name of the unit: “3 meters”, “one foot”.
  func words(_ amount: Double) -> String {
    let number =
      abs(amount) < 1
      ? amount.formatted(.number.precision(.significantDigits(1...4)))
      : amount.formatted(.number.precision(.fractionLength(0...3)))
    return "\(number) \(number == "1" ? singular : name)"
  }

  /// The name of several of them.
  var name: String {
    let title = Self.caseDisplayRepresentations[self].map { String(localized: $0.title) } ?? rawValue
    return dimension is UnitTemperature ? "degrees \(title)" : title.lowercased()
  }

  private var singular: String {
    switch self {
    case .feet: "foot"
    case .squareFeet: "square foot"
    case .inches: "inch"
    case .celsius, .fahrenheit, .kelvin: "degree \(name.split(separator: " ").last ?? "")"
    case .kilometersPerHour: "kilometer per hour"
    case .milesPerHour: "mile per hour"
    case .metersPerSecond: "meter per second"
    default: String(name.dropLast())
    }
  }
}
