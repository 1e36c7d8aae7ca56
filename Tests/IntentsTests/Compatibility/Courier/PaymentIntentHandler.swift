// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import Intents

/// A balance that the handlers change.
var balance = NSDecimalNumber(string: "120.50")
let currencies: Set<String> = ["EUR", "USD"]

/// What is left, in words.
func balanceText() -> String {
  return balance.stringValue
}

class PaymentIntentHandler: NSObject, INSendPaymentIntentHandling, INRequestPaymentIntentHandling {
  private lazy var formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    return formatter
  }()

  func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
  ) {
    guard let payee = intent.payee else {
      completion(INSendPaymentPayeeResolutionResult.needsValue())
      return
    }
    if let matches = payee.siriMatches, matches.count > 1 {
      completion(.disambiguation(with: matches))
    } else if payee.displayName == "Nobody" {
      completion(.unsupported(forReason: .noAccount))
    } else {
      completion(INSendPaymentPayeeResolutionResult.success(with: payee))
    }
  }

  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void
  ) {
    guard let amount = intent.currencyAmount, let number = amount.amount, let code = amount.currencyCode
    else {
      return completion(.needsValue())
    }
    if !currencies.contains(code) {
      completion(.unsupported(forReason: .paymentsCurrencyUnsupported))
    } else if number.compare(balance) == .orderedDescending {
      completion(.unsupported(forReason: .paymentsAmountAboveMaximum))
    } else if number.doubleValue <= 0 {
      completion(.unsupported(forReason: .paymentsAmountBelowMinimum))
    } else {
      completion(.success(with: amount))
    }
  }

  func resolveNote(
    for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    if let note = intent.note, note.count > 0 {
      completion(.success(with: note))
    } else {
      completion(.notRequired())
    }
  }

  func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    let response = INSendPaymentIntentResponse(code: .ready, userActivity: nil)
    response.paymentRecord = record(intent, .pending)
    completion(response)
  }

  func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    guard let amount = intent.currencyAmount?.amount, amount.compare(balance) != .orderedDescending else {
      completion(INSendPaymentIntentResponse(code: .failureInsufficientFunds, userActivity: nil))
      return
    }
    balance = balance.subtracting(amount)
    let response = INSendPaymentIntentResponse(code: .success, userActivity: nil)
    response.paymentRecord = record(intent, .completed)
    completion(response)
  }

  private func record(_ intent: INSendPaymentIntent, _ status: INPaymentStatus) -> INPaymentRecord? {
    let method = INPaymentMethod(
      type: .checking, name: "Everyday", identificationHint: "•••• 4021", icon: INImage(named: "Bank"))
    return INPaymentRecord(
      payee: intent.payee, payer: nil, currencyAmount: intent.currencyAmount, paymentMethod: method,
      note: intent.note, status: status)
  }

  // Asking others for money.

  func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void
  ) {
    completion(intent.payer.map { .success(with: $0) } ?? .needsValue())
  }

  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void
  ) {
    guard let amount = intent.currencyAmount else { return completion(.needsValue()) }
    completion(
      INRequestPaymentCurrencyAmountResolutionResult(currencyAmountResolutionResult: .success(with: amount)))
  }

  func handle(
    intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void
  ) {
    let response = INRequestPaymentIntentResponse(code: .success, userActivity: nil)
    response.paymentRecord = INPaymentRecord(
      payee: nil, payer: intent.payer, currencyAmount: intent.currencyAmount!, paymentMethod: nil,
      note: intent.note, status: .pending)
    completion(response)
  }
}

extension PaymentIntentHandler: INPayBillIntentHandling, INSearchForAccountsIntentHandling,
  INSearchForBillsIntentHandling, INTransferMoneyIntentHandling
{
  func resolveBillPayee(
    for intent: INPayBillIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void
  ) {
    guard let payee = intent.billPayee else { return completion(.needsValue()) }
    completion(.success(with: payee))
  }

  func handle(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
    let response = INPayBillIntentResponse(code: .success, userActivity: nil)
    response.fromAccount = intent.fromAccount
    response.transactionAmount = intent.transactionAmount
    response.transactionScheduledDate = intent.transactionScheduledDate
    response.billDetails = INBillDetails(
      billType: .electricity, paymentStatus: .completed, billPayee: intent.billPayee,
      amountDue: intent.transactionAmount?.amount, minimumDue: nil, lateFee: nil, dueDate: nil,
      paymentDate: DateComponents(year: 2026, month: 3, day: 20))
    completion(response)
  }

  func handle(
    intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void
  ) {
    let response = INSearchForAccountsIntentResponse(code: .success, userActivity: nil)
    response.accounts = [
      INPaymentAccount(
        nickname: INSpeakableString(spokenPhrase: "Everyday"), number: "4021", accountType: .checking,
        organizationName: INSpeakableString(spokenPhrase: "Harbor Bank"),
        balance: INBalanceAmount(amount: balance, currencyCode: "EUR"), secondaryBalance: nil)
    ]
    completion(response)
  }

  func handle(
    intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void
  ) {
    let response = INSearchForBillsIntentResponse(code: .failureBillNotFound, userActivity: nil)
    response.bills = []
    completion(response)
  }

  func handle(
    intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void
  ) {
    let response = INTransferMoneyIntentResponse(code: .success, userActivity: nil)
    response.fromAccount = intent.fromAccount
    response.toAccount = intent.toAccount
    response.transactionAmount = intent.transactionAmount
    completion(response)
  }
}
