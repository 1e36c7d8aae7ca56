import Foundation
import IntentWire
import Language

/// An amount with which a property is compared.
struct FindAmount {
  /// What was said.
  enum Kind {
    case number(Double)
    case quantity(Quantity)
  }

  var kind: Kind
  var end: Int
}

extension FindSentence {
  /// The amounts that begin at a place, with “about” and articles before them left out.
  func amounts(at place: Int) -> [FindAmount] {
    let start = skipping(place) { $0 == .about }
    guard start < count else { return [] }
    var amounts: [FindAmount] = []
    for next in [start, sentence.traits[start].contains(.determiner) ? start + 1 : start] {
      if let quantity = quantity(at: next) {
        amounts.append(FindAmount(kind: .quantity(quantity.value), end: quantity.end))
      } else if let number = number(at: next), !number.isOrdinal {
        amounts.append(FindAmount(kind: .number(number.value), end: number.end))
        // “under 5k” of what has a length.
        if number.end > next + 1, sentence.tokens[number.end - 1].folded == "k" {
          let length = Quantity.measure(value: number.value / 1_000, unit: "km", dimension: "length")
          amounts.append(FindAmount(kind: .quantity(length), end: number.end))
        }
      }
      if !amounts.isEmpty { return amounts }
    }
    // “an hour” is an amount, of which “a” is the number.
    if start < count, let quantity = sentence.quantities.first(where: { $0.tokens.contains(start) }),
      quantity.tokens.lowerBound == start
    {
      amounts.append(FindAmount(kind: .quantity(quantity.value), end: quantity.tokens.upperBound))
    }
    return amounts
  }

  /// The value that a property is compared with when the amount is said of it; `nil` where it does not fit.
  ///
  /// - Returns: The value, and how it reads in the text of a filter where that is not its plain form.
  func value(_ amount: FindAmount, for property: FindProperty) -> (value: IntentValue, said: String?)? {
    switch (amount.kind, property.type) {
    case (.number(let number), .integer): return (Self.whole(number), nil)
    case (.number(let number), .number): return (.number(number), nil)
    case (.number(let number), .measurement), (.number(let number), .currency),
      (.number(let number), .duration):
      if let unit = unit(for: property.type), let quantity = unit.with(number),
        let value = value(FindAmount(kind: .quantity(quantity), end: amount.end), for: property)
      {
        return value
      }
      guard property.type != .duration else { return nil }
      return (.number(number), nil)
    case (.quantity(.measure(let value, let unit, let dimension)), .measurement(let wanted))
    where dimension == wanted:
      return (.measurement(MeasurementValue(value: value, unit: unit, dimension: dimension)), nil)
    case (.quantity(.duration(let seconds)), .duration): return (.duration(seconds: seconds), nil)
    case (.quantity(.duration(let seconds)), .measurement("duration")):
      return (.measurement(MeasurementValue(value: seconds, unit: "s", dimension: "duration")), nil)
    case (.quantity(.money(let sum, let code)), .currency):
      return (.currency(CurrencyValue(amount: sum, code: code)), nil)
    case (.quantity(.money(let sum, _)), .number), (.quantity(.money(let sum, _)), .integer):
      return (.number(NSDecimalNumber(decimal: sum).doubleValue), nil)
    case (.quantity(.percent(let value)), .number), (.quantity(.percent(let value)), .integer):
      return (Self.whole(value), nil)
    case (.quantity(.measure(let value, let unit, _)), .number),
      (.quantity(.measure(let value, let unit, _)), .integer):
      // What the number counts is known to the app alone.
      let number: IntentValue = Self.whole(value)
      return (number, "\(number.displayText) \(unit)")
    case (.quantity(.duration(let seconds)), .number), (.quantity(.duration(let seconds)), .integer):
      let unit = Self.timeUnit(for: property, seconds: seconds)
      let number: IntentValue = Self.whole(seconds / unit.length)
      return (number, "\(number.displayText) \(unit.symbol)")
    default: return nil
    }
  }

  /// The unit that is said with another amount of the same kind in the sentence: “longer than 3 miles and shorter than 6”.
  private func unit(for type: ValueType) -> Quantity.Unit? {
    sentence.quantities.lazy.compactMap { mention -> Quantity.Unit? in
      switch (mention.value, type) {
      case (.measure(_, _, let dimension), .measurement(let wanted)) where dimension == wanted: break
      case (.duration, .duration), (.duration, .measurement("duration")), (.money, .currency): break
      default: return nil
      }
      let number = sentence.numbers.first { mention.tokens.overlaps($0.tokens) && !$0.isOrdinal }
      return mention.value.unit(saidWith: number?.value ?? 1)
    }.first
  }

  private static func whole(_ number: Double) -> IntentValue {
    Int(exactly: number).map(IntentValue.integer) ?? .number(number)
  }

  /// The unit of a property that holds a length of time as a number: the one in its name, else the one of the amount.
  private static func timeUnit(
    for property: FindProperty, seconds: Double
  ) -> (length: Double, symbol: String) {
    let units: [(word: String, length: Double, symbol: String)] = [
      ("second", 1, "s"), ("minute", 60, "min"), ("hour", 3_600, "h"), ("day", 86_400, "d"),
      ("week", 604_800, "weeks"), ("month", 2_592_000, "months"), ("year", 31_536_000, "years"),
    ]
    if let unit = units.first(where: { property.words.contains($0.word) }) {
      return (unit.length, unit.symbol)
    }
    let fitting = units.last {
      seconds >= $0.length && (seconds / $0.length).rounded() * $0.length == seconds
    }
    // Years and ages are counted in years; times for cooking and the like in minutes.
    let unit = fitting.map { $0.word == "hour" ? units[1] : $0 } ?? units[0]
    return (unit.length, unit.symbol)
  }

  // MARK: The property that is meant

  /// The properties to which an amount belongs that is said without a property, the likeliest first.
  ///
  /// - Parameter adjective: The adjective with which it is compared: “longer than”.
  func properties(for amount: FindAmount, _ adjective: FindLexicon.Adjective?) -> [Int] {
    let fitting = properties.indices.filter { index in
      let property = properties[index]
      guard property.isOrdered, value(amount, for: property) != nil else { return false }
      return isMeant(property, by: amount, adjective)
    }
    return fitting.sorted { left, right in
      let (first, second) = (likeliness(left, adjective), likeliness(right, adjective))
      return first == second ? left < right : first > second
    }
  }

  private func likeliness(_ index: Int, _ adjective: FindLexicon.Adjective?) -> Int {
    let property = properties[index]
    var score = property.isNumber ? 0 : 1
    if let adjective, !adjective.words.isDisjoint(with: property.words) { score += 2 }
    return score
  }

  private func isMeant(
    _ property: FindProperty, by amount: FindAmount, _ adjective: FindLexicon.Adjective?
  ) -> Bool {
    if let adjective {
      if !adjective.words.isDisjoint(with: property.words) { return true }
      return dimension(of: property.type).map(adjective.dimensions.contains) ?? false
    }
    switch amount.kind {
    case .number:
      // “At least 3 but no more than 6 miles”: the unit is said once.
      if unit(for: property.type) != nil { return true }
      return properties.count(where: \.isNumber) == 1 && property.isNumber
    case .quantity(let quantity):
      if !property.isNumber { return true }
      let dimension: String =
        switch quantity {
        case .duration: "duration"
        case .money: "currency"
        case .measure(_, _, let dimension): dimension
        case .percent: "percent"
        }
      return lexicon.adjectives.contains { adjective in
        adjective.dimensions.contains(dimension) && !adjective.words.isDisjoint(with: property.words)
      }
    }
  }

  /// What a type measures; `nil` for one that is not measured.
  func dimension(of type: ValueType) -> String? {
    switch type {
    case .measurement(let dimension): dimension
    case .duration: "duration"
    case .currency: "currency"
    case .date, .dateRange: "date"
    default: nil
    }
  }

  /// The properties by which an adjective sorts, the likeliest first: “longest”, “newest”, “best”.
  func properties(for number: Int) -> [Int] {
    let adjective = lexicon.adjectives[number]
    let named = properties.indices.filter {
      properties[$0].isOrdered && !adjective.words.isDisjoint(with: properties[$0].words)
    }
    let measured = properties.indices.filter { index in
      !named.contains(index)
        && dimension(of: properties[index].type).map(adjective.dimensions.contains) ?? false
    }
    let cases = properties.indices.filter { index in
      guard case .enumeration = properties[index].type else { return false }
      return !adjective.words.isDisjoint(with: properties[index].words)
    }
    return named.filter { !properties[$0].isNumber } + measured + named.filter { properties[$0].isNumber }
      + cases
  }
}
