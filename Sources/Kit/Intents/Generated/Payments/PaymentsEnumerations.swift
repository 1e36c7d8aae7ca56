// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a account type.
public enum INAccountType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Checking.
  case checking = 1
  /// Credit.
  case credit = 2
  /// Debit.
  case debit = 3
  /// Investment.
  case investment = 4
  /// Mortgage.
  case mortgage = 5
  /// Prepaid.
  case prepaid = 6
  /// Saving.
  case saving = 7
}

extension INAccountType: WireEnumeration {}

/// The values of a amount type.
public enum INAmountType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Minimum due.
  case minimumDue = 1
  /// Amount due.
  case amountDue = 2
  /// Current balance.
  case currentBalance = 3
  /// Maximum transfer amount.
  case maximumTransferAmount = 4
  /// Minimum transfer amount.
  case minimumTransferAmount = 5
  /// Statement balance.
  case statementBalance = 6
}

extension INAmountType: WireEnumeration {}

/// The values of a balance type.
public enum INBalanceType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Money.
  case money = 1
  /// Points.
  case points = 2
  /// Miles.
  case miles = 3
}

extension INBalanceType: WireEnumeration {}

/// The values of a bill type.
public enum INBillType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Auto insurance.
  case autoInsurance = 1
  /// Cable.
  case cable = 2
  /// Car lease.
  case carLease = 3
  /// Car loan.
  case carLoan = 4
  /// Credit card.
  case creditCard = 5
  /// Electricity.
  case electricity = 6
  /// Gas.
  case gas = 7
  /// Garbage and recycling.
  case garbageAndRecycling = 8
  /// Health insurance.
  case healthInsurance = 9
  /// Home insurance.
  case homeInsurance = 10
  /// Internet.
  case internet = 11
  /// Life insurance.
  case lifeInsurance = 12
  /// Mortgage.
  case mortgage = 13
  /// Music streaming.
  case musicStreaming = 14
  /// Phone.
  case phone = 15
  /// Rent.
  case rent = 16
  /// Sewer.
  case sewer = 17
  /// Student loan.
  case studentLoan = 18
  /// Traffic ticket.
  case trafficTicket = 19
  /// Tuition.
  case tuition = 20
  /// Utilities.
  case utilities = 21
  /// Water.
  case water = 22
}

extension INBillType: WireEnumeration {}

/// The values of a payment status.
public enum INPaymentStatus: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Pending.
  case pending = 1
  /// Completed.
  case completed = 2
  /// Canceled.
  case canceled = 3
  /// Failed.
  case failed = 4
  /// Unpaid.
  case unpaid = 5
}

extension INPaymentStatus: WireEnumeration {}

/// The values of a request payment currency amount unsupported reason.
public enum INRequestPaymentCurrencyAmountUnsupportedReason: Int, Sendable, CaseIterable {
  /// Payments amount below minimum.
  case paymentsAmountBelowMinimum = 1
  /// Payments amount above maximum.
  case paymentsAmountAboveMaximum = 2
  /// Payments currency unsupported.
  case paymentsCurrencyUnsupported = 3
}

extension INRequestPaymentCurrencyAmountUnsupportedReason: WireEnumeration {}

/// The values of a request payment payer unsupported reason.
public enum INRequestPaymentPayerUnsupportedReason: Int, Sendable, CaseIterable {
  /// Credentials unverified.
  case credentialsUnverified = 1
  /// No account.
  case noAccount = 2
  /// No valid handle.
  case noValidHandle = 3
}

extension INRequestPaymentPayerUnsupportedReason: WireEnumeration {}

/// The values of a send payment currency amount unsupported reason.
public enum INSendPaymentCurrencyAmountUnsupportedReason: Int, Sendable, CaseIterable {
  /// Payments amount below minimum.
  case paymentsAmountBelowMinimum = 1
  /// Payments amount above maximum.
  case paymentsAmountAboveMaximum = 2
  /// Payments currency unsupported.
  case paymentsCurrencyUnsupported = 3
}

extension INSendPaymentCurrencyAmountUnsupportedReason: WireEnumeration {}

/// The values of a send payment payee unsupported reason.
public enum INSendPaymentPayeeUnsupportedReason: Int, Sendable, CaseIterable {
  /// Credentials unverified.
  case credentialsUnverified = 1
  /// Insufficient funds.
  case insufficientFunds = 2
  /// No account.
  case noAccount = 3
  /// No valid handle.
  case noValidHandle = 4
}

extension INSendPaymentPayeeUnsupportedReason: WireEnumeration {}
