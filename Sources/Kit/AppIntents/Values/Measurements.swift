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
        MeasurementValue(
          value: measurement.value, unit: MeasurementValue.symbol(measurement.unit.symbol, of: dimension),
          dimension: dimension))
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
