public import Foundation

/// Writes measurements; Foundation's own class of this name cannot be used on Linux.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  // Not shared while it is set up; like every formatter it is the caller's to guard.
  /// How the unit is chosen.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A larger or smaller unit where that reads better.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures without their scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// How the unit is chosen.
  open var unitOptions: UnitOptions = []
  /// How much of the unit is written.
  open var unitStyle: Formatter.UnitStyle = .medium
  /// Whose numbers and units are written.
  open var locale: Locale = .current
  /// How the number is written.
  open var numberFormatter = NumberFormatter()

  /// Creates a formatter.
  public override init() {
    super.init()
    numberFormatter.maximumFractionDigits = 2
    numberFormatter.numberStyle = .decimal
  }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The measurement in words or symbols.
  open func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
    let usage: MeasurementFormatUnitUsage<UnitType> =
      unitOptions.contains(.providedUnit) ? .asProvided : .general
    let shown = usage.converted(measurement, locale: locale)
    let number = numberFormatter.string(from: NSNumber(value: shown.value)) ?? "\(shown.value)"
    if unitOptions.contains(.temperatureWithoutUnit), UnitType.self == UnitTemperature.self {
      return "\(number)°"
    }
    let words = UnitWords.of(shown.unit)
    return switch unitStyle {
    case .long: "\(number) \(shown.value == 1 ? words.one : words.many)"
    case .short: number + words.narrow
    default: number + words.short
    }
  }

  /// The symbol or the word of a unit.
  open func string(from unit: Unit) -> String {
    let words = UnitWords.of(unit)
    return unitStyle == .long ? words.many : words.short.trimmingCharacters(in: .whitespaces)
  }
}
