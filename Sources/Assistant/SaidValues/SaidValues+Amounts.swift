public import Foundation
public import IntentWire
public import Language

extension SaidValues {
  /// The amount that words say; a number without a unit counts the given one.
  func amount(_ text: String, _ type: ValueType, _ unit: String?) -> IntentValue? {
    if case .currency = type, let money = Self.money(written: text) { return .currency(money) }
    let words = Words(text, language)
    let mentions = language.quantities(in: words.tokens, context: context)
    if mentions.count == 1, isAll(mentions[0].tokens, words) { return Self.value(of: mentions[0], as: type) }
    guard mentions.isEmpty, let number = number(text) else { return nil }
    return bare(number, as: type, in: unit)
  }

  /// A number without a unit as an amount: seconds, the unit that the parameter asks for, the region's money.
  public func bare(_ number: Double, as type: ValueType, in unit: String?) -> IntentValue? {
    switch type {
    case .duration:
      let factor = unit.flatMap { Self.seconds[MeasurementValue.symbol($0, of: "duration")] } ?? 1
      return .duration(seconds: number * factor)
    case .measurement(let dimension):
      guard let unit else { return nil }
      return .measurement(
        MeasurementValue(
          value: number, unit: MeasurementValue.symbol(unit, of: dimension), dimension: dimension))
    case .currency:
      guard let code = context.locale.currency?.identifier, let amount = Decimal(string: "\(number)") else {
        return nil
      }
      return .currency(CurrencyValue(amount: amount, code: code))
    default: return nil
    }
  }

  /// What a quantity in a text is as a value of a type; `nil` when it measures something else.
  public static func value(of mention: QuantityMention, as type: ValueType) -> IntentValue? {
    ([mention.value] + mention.others).lazy.compactMap { value(of: $0, as: type) }.first
  }

  /// What a quantity is as a value of a type; `nil` when it measures something else.
  public static func value(of quantity: Quantity, as type: ValueType) -> IntentValue? {
    switch (quantity, type) {
    case (.duration(let seconds), .duration): .duration(seconds: seconds)
    case (.duration(let seconds), .measurement("duration")): .measurement(measurement(ofSeconds: seconds))
    case (.measure(let value, let unit, let dimension), .measurement(let wanted)) where dimension == wanted:
      .measurement(MeasurementValue(value: value, unit: unit, dimension: dimension))
    case (.money(let amount, let currency), .currency):
      .currency(CurrencyValue(amount: amount, code: currency))
    default: nil
    }
  }

  /// A length of time in the largest of hours, minutes and seconds in which it is a whole number.
  public static func measurement(ofSeconds seconds: Double) -> MeasurementValue {
    let unit = ["h", "min"].first { unit in
      let count = seconds / (Self.seconds[unit] ?? 1)
      return count != 0 && count == count.rounded()
    }
    guard let unit, let size = Self.seconds[unit] else {
      return MeasurementValue(value: seconds, unit: "s", dimension: "duration")
    }
    return MeasurementValue(value: seconds / size, unit: unit, dimension: "duration")
  }

  private static let seconds: [String: Double] = ["s": 1, "min": 60, "h": 3600]

  /// “20 EUR”, as money is written down.
  private static func money(written text: String) -> CurrencyValue? {
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 2, parts[1].count == 3, parts[1].allSatisfy({ $0.isASCII && $0.isUppercase }),
      parts[0].allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }),
      let amount = Decimal(string: parts[0])
    else { return nil }
    return CurrencyValue(amount: amount, code: parts[1])
  }
}
