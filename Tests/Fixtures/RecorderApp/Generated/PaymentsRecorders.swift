// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Foundation
import Intents

/// Records each ``INSendPaymentIntent``.
final class SendPaymentRecorder: NSObject, INSendPaymentIntentHandling {
  func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    Received.record(
      "INSendPaymentIntent",
      [
        "payee": Described.text(intent.payee),
        "currencyAmount": Described.text(intent.currencyAmount),
        "note": Described.text(intent.note),
      ])
    completion(Answers.filled(INSendPaymentIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INRequestPaymentIntent``.
final class RequestPaymentRecorder: NSObject, INRequestPaymentIntentHandling {
  func handle(
    intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void
  ) {
    Received.record(
      "INRequestPaymentIntent",
      [
        "payer": Described.text(intent.payer),
        "currencyAmount": Described.text(intent.currencyAmount),
        "note": Described.text(intent.note),
      ])
    completion(Answers.filled(INRequestPaymentIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INPayBillIntent``.
final class PayBillRecorder: NSObject, INPayBillIntentHandling {
  func handle(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
    Received.record(
      "INPayBillIntent",
      [
        "billPayee": Described.text(intent.billPayee),
        "fromAccount": Described.text(intent.fromAccount),
        "transactionAmount": Described.text(intent.transactionAmount),
        "transactionScheduledDate": Described.text(intent.transactionScheduledDate),
        "transactionNote": Described.text(intent.transactionNote),
        "billType": Described.text(intent.billType),
        "dueDate": Described.text(intent.dueDate),
      ])
    completion(Answers.filled(INPayBillIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INSearchForBillsIntent``.
final class SearchForBillsRecorder: NSObject, INSearchForBillsIntentHandling {
  func handle(
    intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void
  ) {
    Received.record(
      "INSearchForBillsIntent",
      [
        "billPayee": Described.text(intent.billPayee),
        "paymentDateRange": Described.text(intent.paymentDateRange),
        "billType": Described.text(intent.billType),
        "status": Described.text(intent.status),
        "dueDateRange": Described.text(intent.dueDateRange),
      ])
    completion(Answers.filled(INSearchForBillsIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INSearchForAccountsIntent``.
final class SearchForAccountsRecorder: NSObject, INSearchForAccountsIntentHandling {
  func handle(
    intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void
  ) {
    Received.record(
      "INSearchForAccountsIntent",
      [
        "accountNickname": Described.text(intent.accountNickname),
        "accountType": Described.text(intent.accountType),
        "organizationName": Described.text(intent.organizationName),
        "requestedBalanceType": Described.text(intent.requestedBalanceType),
      ])
    completion(Answers.filled(INSearchForAccountsIntentResponse(code: .success, userActivity: nil)))
  }
}

/// Records each ``INTransferMoneyIntent``.
final class TransferMoneyRecorder: NSObject, INTransferMoneyIntentHandling {
  func handle(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void) {
    Received.record(
      "INTransferMoneyIntent",
      [
        "fromAccount": Described.text(intent.fromAccount),
        "toAccount": Described.text(intent.toAccount),
        "transactionAmount": Described.text(intent.transactionAmount),
        "transactionScheduledDate": Described.text(intent.transactionScheduledDate),
        "transactionNote": Described.text(intent.transactionNote),
      ])
    completion(Answers.filled(INTransferMoneyIntentResponse(code: .success, userActivity: nil)))
  }
}
