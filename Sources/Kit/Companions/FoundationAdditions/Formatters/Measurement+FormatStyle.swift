public import Foundation

// Foundation on Linux writes no measurements. What stands here writes them in English words and symbols, with the
// numbers of the locale, and converts as people of the locale do.
extension Measurement where UnitType: Dimension {
  /// Writes measurements.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a unit is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      private let name: String
      /// Words: `3 kilometers`.
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// A symbol: `3 km`.
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// A symbol without a space: `3km`.
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    /// How much of a unit is written.
    public var width: UnitWidth
    /// What is measured, which decides the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; `nil` for up to two places, or none where a unit of the locale is chosen.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whose numbers and units are written.
    public var locale: Locale
    /// Whether the scale of a temperature is left out.
    public var hidesScaleName: Bool

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general, hidesScaleName: Bool = false,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.hidesScaleName = hidesScaleName
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement in words or symbols.
    public func format(_ value: Measurement<UnitType>) -> String {
      let shown = (usage ?? .general).converted(value, locale: locale)
      let isKept = shown.unit == value.unit
      let style = numberFormatStyle ?? .number.precision(.fractionLength(0...(isKept ? 2 : 0)))
      let number = shown.value.formatted(style.locale(locale))
      let words = UnitWords.of(shown.unit)
      if hidesScaleName, UnitType.self == UnitTemperature.self { return "\(number)°" }
      switch width {
      case .wide:
        return "\(number) \(shown.value == 1 ? words.one : words.many)"
      case .narrow: return number + words.narrow
      default: return number + words.short
      }
    }

    /// The same style for another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The measurement as a style writes it.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  /// The measurement with its symbol, in a unit that people of the locale use.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

/// What is measured, which decides the unit in which it is written.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  private let name: String

  /// Anything.
  public static var general: Self { Self(name: "general") }
  /// Something whose unit stays as it is.
  public static var asProvided: Self { Self(name: "asProvided") }

  /// The measurement in the unit that people of a locale use for it.
  func converted(_ value: Measurement<UnitType>, locale: Locale) -> Measurement<UnitType> {
    guard name != "asProvided", let unit = unit(for: value, locale: locale), unit != value.unit else {
      return value
    }
    return value.converted(to: unit)
  }

  private func unit(for value: Measurement<UnitType>, locale: Locale) -> UnitType? {
    let isMetric = locale.measurementSystem == .metric
    let isAmerican = locale.measurementSystem == .us
    let unit: Dimension?
    switch value.unit {
    case is UnitTemperature: unit = isAmerican ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitLength:
      let meters = value.converted(to: UnitType.baseUnit()).value.magnitude
      if name == "person" || name == "personHeight" {
        unit = isMetric ? UnitLength.centimeters : UnitLength.inches
      } else if isMetric {
        unit =
          meters >= 1000 ? UnitLength.kilometers : meters < 1 ? UnitLength.centimeters : UnitLength.meters
      } else {
        unit = meters >= 160 ? UnitLength.miles : meters < 0.3 ? UnitLength.inches : UnitLength.feet
      }
    case is UnitMass:
      // The base unit of mass is the kilogram.
      let kilograms = value.converted(to: UnitType.baseUnit()).value.magnitude
      if isMetric {
        unit = kilograms >= 1 || name == "personWeight" ? UnitMass.kilograms : UnitMass.grams
      } else {
        unit = kilograms >= 0.45 || name == "personWeight" ? UnitMass.pounds : UnitMass.ounces
      }
    case is UnitSpeed:
      if name == "wind" { return nil }
      unit = isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
    case is UnitEnergy: unit = name == "food" ? UnitEnergy.kilocalories : nil
    default: unit = nil
    }
    return unit as? UnitType
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The size of a person.
  public static var person: Self { Self(name: "person") }
  /// The height of a person.
  public static var personHeight: Self { Self(name: "personHeight") }
  /// A way.
  public static var road: Self { Self(name: "road") }
  /// A focal length.
  public static var focalLength: Self { Self(name: "asProvided") }
  /// How much it rained.
  public static var rainfall: Self { Self(name: "asProvided") }
  /// How much it snowed.
  public static var snowfall: Self { Self(name: "asProvided") }
  /// How far one can see.
  public static var visibility: Self { Self(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The weather.
  public static var weather: Self { Self(name: "weather") }
  /// A person.
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The wind.
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// Food.
  public static var food: Self { Self(name: "food") }
  /// A workout.
  public static var workout: Self { Self(name: "food") }
}

extension FormatStyle {
  /// Writes measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType>? = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Writes temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature>? = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
