public import Foundation
public import FoundationAdditions
import IntentWire

/// An amount of money in one currency.
public struct IntentCurrencyAmount: Equatable, Hashable, Sendable {
  /// The amount in units of the currency.
  public let amount: Decimal
  /// The ISO 4217 code, for example `EUR`.
  public let currencyCode: String

  /// Creates an amount.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: DisplayRepresentable {
  /// “Currency Amount”.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Currency Amount" }
  /// The amount as the person writes it.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: amount.formatted(.currency(code: currencyCode))))
  }
}

extension IntentCurrencyAmount: _IntentValue {
  /// An amount of money; a number without a currency is in that of the person's locale.
  public static var _bridge: _ValueBridge {
    .plain(.currency, IntentCurrencyAmount.self) {
      .currency(CurrencyValue(amount: $0.amount, code: $0.currencyCode))
    } read: { value, context in
      func amount(_ number: Decimal) -> IntentCurrencyAmount {
        let code = Locale(identifier: context.call.locale).currency?.identifier ?? "USD"
        return IntentCurrencyAmount(amount: number, currencyCode: code)
      }
      switch value {
      case .currency(let money): return IntentCurrencyAmount(amount: money.amount, currencyCode: money.code)
      case .integer(let number): return amount(Decimal(number))
      case .number(let number) where number.isFinite:
        return amount(Decimal(string: "\(number)") ?? Decimal(number))
      default:
        return value.text.flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }.map(
          amount)
      }
    }
  }
}

/// A card or an account to pay with.
public struct IntentPaymentMethod: Sendable {
  /// The kind of a way to pay.
  public enum PaymentType: String, Sendable, Hashable, CaseIterable {
    /// Not known.
    case unknown
    /// An account for payments.
    case checking
    /// An account for savings.
    case savings
    /// An account for shares.
    case brokerage
    /// A card that is paid from an account at once.
    case debit
    /// A card that is paid later.
    case credit
    /// A card with money on it.
    case prepaid
    /// A card of one shop.
    case store
    /// A wallet.
    case applePay
  }

  /// The kind.
  public let paymentType: PaymentType
  /// What the person calls it.
  public let name: String?
  /// The picture.
  public let icon: DisplayRepresentation.Image?
  /// The last digits, or what else tells it from others.
  public let identificationHint: String?

  /// Creates a way to pay.
  public init(
    type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    paymentType = type
    self.name = name.map { String(localized: $0) }
    self.identificationHint = identificationHint
    self.icon = icon
  }
}

extension IntentPaymentMethod: DisplayRepresentable {
  /// “Payment Method”.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }
  /// The name with what tells it from others.
  public var displayRepresentation: DisplayRepresentation {
    let title = name ?? ParameterDefinition.words(of: paymentType.rawValue)
    return DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: title),
      subtitle: identificationHint.map { LocalizedStringResource(stringLiteral: $0) }, image: icon)
  }
}

extension IntentPaymentMethod: _IntentValue {
  /// A record with the kind, the name and the hint; words are taken as a name.
  public static var _bridge: _ValueBridge {
    .plain(.record("IntentPaymentMethod"), IntentPaymentMethod.self) { method in
      var fields: [String: IntentValue] = ["paymentType": .string(method.paymentType.rawValue)]
      fields["name"] = method.name.map(IntentValue.string)
      fields["identificationHint"] = method.identificationHint.map(IntentValue.string)
      return .record(
        RecordValue(
          type: "IntentPaymentMethod", display: method.displayRepresentation.value, fields: fields))
    } read: { value, _ in
      if case .record(let record) = value, record.type == "IntentPaymentMethod" {
        return IntentPaymentMethod(
          type: record.fields["paymentType"]?.text.flatMap(PaymentType.init(rawValue:)) ?? .unknown,
          name: record.fields["name"]?.text.map { LocalizedStringResource(stringLiteral: $0) },
          identificationHint: record.fields["identificationHint"]?.text)
      }
      return value.text.map {
        IntentPaymentMethod(type: .unknown, name: LocalizedStringResource(stringLiteral: $0))
      }
    }
  }
}
