// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// What an app says of a account type.
open class INAccountTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedAccountType: INAccountType) -> Self {
    accept(resolvedAccountType)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with accountTypeToConfirm: INAccountType) -> Self {
    check(accountTypeToConfirm)
  }
}

/// What an app says of a balance type.
open class INBalanceTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedBalanceType: INBalanceType) -> Self {
    accept(resolvedBalanceType)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with balanceTypeToConfirm: INBalanceType) -> Self {
    check(balanceTypeToConfirm)
  }
}

/// What an app says of a bill payee.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
open class INBillPayeeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedBillPayee: INBillPayee) -> Self {
    accept(resolvedBillPayee)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with billPayeesToDisambiguate: [INBillPayee]) -> Self {
    choose(billPayeesToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with billPayeeToConfirm: INBillPayee?) -> Self {
    check(billPayeeToConfirm)
  }
}

/// What an app says of a bill type.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
open class INBillTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedBillType: INBillType) -> Self {
    accept(resolvedBillType)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with billTypeToConfirm: INBillType) -> Self {
    check(billTypeToConfirm)
  }
}

/// What an app says of a currency amount.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self {
    accept(resolvedCurrencyAmount)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
    choose(currencyAmountsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
    check(currencyAmountToConfirm)
  }
}

/// What an app says of a payment account.
open class INPaymentAccountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedPaymentAccount: INPaymentAccount) -> Self {
    accept(resolvedPaymentAccount)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with paymentAccountsToDisambiguate: [INPaymentAccount]) -> Self {
    choose(paymentAccountsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with paymentAccountToConfirm: INPaymentAccount?) -> Self {
    check(paymentAccountToConfirm)
  }
}

/// What an app says of a payment amount.
open class INPaymentAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedPaymentAmount: INPaymentAmount) -> Self {
    accept(resolvedPaymentAmount)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with paymentAmountsToDisambiguate: [INPaymentAmount]) -> Self {
    choose(paymentAmountsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with paymentAmountToConfirm: INPaymentAmount?) -> Self {
    check(paymentAmountToConfirm)
  }
}

/// What an app says of a payment status.
open class INPaymentStatusResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedPaymentStatus: INPaymentStatus) -> Self {
    accept(resolvedPaymentStatus)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with paymentStatusToConfirm: INPaymentStatus) -> Self {
    check(paymentStatusToConfirm)
  }
}

/// What an app says of a request payment currency amount.
open class INRequestPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult,
  @unchecked Sendable
{
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INRequestPaymentCurrencyAmountUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult) {
    self.init()
    state = currencyAmountResolutionResult.state
  }
}

/// What an app says of a request payment payer.
open class INRequestPaymentPayerResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INRequestPaymentPayerUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init()
    state = personResolutionResult.state
  }
}

/// What an app says of a send payment currency amount.
open class INSendPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult,
  @unchecked Sendable
{
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INSendPaymentCurrencyAmountUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult) {
    self.init()
    state = currencyAmountResolutionResult.state
  }
}

/// What an app says of a send payment payee.
open class INSendPaymentPayeeResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INSendPaymentPayeeUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init()
    state = personResolutionResult.state
  }
}
