// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfacePayments: SurfacePart {
  static var keys: [String] {
    [
      "INSendPaymentIntent",
      "INSendPaymentIntent: payee",
      "INSendPaymentIntent: currencyAmount",
      "INSendPaymentIntent: note",
      "INSendPaymentIntent: init(payee: INPerson?, currencyAmount: INCurrencyAmount?, note: String?)",
      "INSendPaymentIntentHandling",
      "INSendPaymentIntentHandling: func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)",
      "INSendPaymentIntentHandling: async func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)",
      "INSendPaymentIntentHandling: func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)",
      "INSendPaymentIntentHandling: async func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)",
      "INSendPaymentIntentHandling: func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void)",
      "INSendPaymentIntentHandling: async func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void)",
      "INSendPaymentIntentHandling: func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void)",
      "INSendPaymentIntentHandling: async func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void)",
      "INSendPaymentIntentHandling: func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Void)",
      "INSendPaymentIntentHandling: async func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Void)",
      "INSendPaymentIntentHandling: func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void)",
      "INSendPaymentIntentHandling: async func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void)",
      "INSendPaymentIntentHandling: func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSendPaymentIntentHandling: async func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSendPaymentIntentResponse",
      "INSendPaymentIntentResponse: init(code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?)",
      "INSendPaymentIntentResponse: code",
      "INSendPaymentIntentResponse: paymentRecord",
      "INRequestPaymentIntent",
      "INRequestPaymentIntent: payer",
      "INRequestPaymentIntent: currencyAmount",
      "INRequestPaymentIntent: note",
      "INRequestPaymentIntent: init(payer: INPerson?, currencyAmount: INCurrencyAmount?, note: String?)",
      "INRequestPaymentIntentHandling",
      "INRequestPaymentIntentHandling: func handle(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)",
      "INRequestPaymentIntentHandling: async func handle(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)",
      "INRequestPaymentIntentHandling: func confirm(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)",
      "INRequestPaymentIntentHandling: async func confirm(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)",
      "INRequestPaymentIntentHandling: func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void)",
      "INRequestPaymentIntentHandling: async func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void)",
      "INRequestPaymentIntentHandling: func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void)",
      "INRequestPaymentIntentHandling: async func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void)",
      "INRequestPaymentIntentHandling: func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Void)",
      "INRequestPaymentIntentHandling: async func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Void)",
      "INRequestPaymentIntentHandling: func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void)",
      "INRequestPaymentIntentHandling: async func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void)",
      "INRequestPaymentIntentHandling: func resolveNote(for intent: INRequestPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INRequestPaymentIntentHandling: async func resolveNote(for intent: INRequestPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INRequestPaymentIntentResponse",
      "INRequestPaymentIntentResponse: init(code: INRequestPaymentIntentResponseCode, userActivity: NSUserActivity?)",
      "INRequestPaymentIntentResponse: code",
      "INRequestPaymentIntentResponse: paymentRecord",
      "INPayBillIntent",
      "INPayBillIntent: billPayee",
      "INPayBillIntent: fromAccount",
      "INPayBillIntent: transactionAmount",
      "INPayBillIntent: transactionScheduledDate",
      "INPayBillIntent: transactionNote",
      "INPayBillIntent: billType",
      "INPayBillIntent: dueDate",
      "INPayBillIntent: init(billPayee: INBillPayee?, from fromAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?, transactionScheduledDate: INDateComponentsRange?, transactionNote: String?, billType: INBillType, dueDate: INDateComponentsRange?)",
      "INPayBillIntentHandling",
      "INPayBillIntentHandling: func handle(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void)",
      "INPayBillIntentHandling: async func handle(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void)",
      "INPayBillIntentHandling: func confirm(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void)",
      "INPayBillIntentHandling: async func confirm(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void)",
      "INPayBillIntentHandling: func resolveBillPayee(for intent: INPayBillIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void)",
      "INPayBillIntentHandling: async func resolveBillPayee(for intent: INPayBillIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void)",
      "INPayBillIntentHandling: func resolveFromAccount(for intent: INPayBillIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void)",
      "INPayBillIntentHandling: async func resolveFromAccount(for intent: INPayBillIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void)",
      "INPayBillIntentHandling: func resolveTransactionAmount(for intent: INPayBillIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void)",
      "INPayBillIntentHandling: async func resolveTransactionAmount(for intent: INPayBillIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void)",
      "INPayBillIntentHandling: func resolveTransactionScheduledDate(for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INPayBillIntentHandling: async func resolveTransactionScheduledDate(for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INPayBillIntentHandling: func resolveTransactionNote(for intent: INPayBillIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INPayBillIntentHandling: async func resolveTransactionNote(for intent: INPayBillIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INPayBillIntentHandling: func resolveBillType(for intent: INPayBillIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void)",
      "INPayBillIntentHandling: async func resolveBillType(for intent: INPayBillIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void)",
      "INPayBillIntentHandling: func resolveDueDate(for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INPayBillIntentHandling: async func resolveDueDate(for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INPayBillIntentResponse",
      "INPayBillIntentResponse: init(code: INPayBillIntentResponseCode, userActivity: NSUserActivity?)",
      "INPayBillIntentResponse: code",
      "INPayBillIntentResponse: fromAccount",
      "INPayBillIntentResponse: billDetails",
      "INPayBillIntentResponse: transactionAmount",
      "INPayBillIntentResponse: transactionScheduledDate",
      "INPayBillIntentResponse: transactionNote",
      "INSearchForBillsIntent",
      "INSearchForBillsIntent: billPayee",
      "INSearchForBillsIntent: paymentDateRange",
      "INSearchForBillsIntent: billType",
      "INSearchForBillsIntent: status",
      "INSearchForBillsIntent: dueDateRange",
      "INSearchForBillsIntent: init(billPayee: INBillPayee?, paymentDateRange: INDateComponentsRange?, billType: INBillType, status: INPaymentStatus, dueDateRange: INDateComponentsRange?)",
      "INSearchForBillsIntentHandling",
      "INSearchForBillsIntentHandling: func handle(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void)",
      "INSearchForBillsIntentHandling: async func handle(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void)",
      "INSearchForBillsIntentHandling: func confirm(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void)",
      "INSearchForBillsIntentHandling: async func confirm(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void)",
      "INSearchForBillsIntentHandling: func resolveBillPayee(for intent: INSearchForBillsIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void)",
      "INSearchForBillsIntentHandling: async func resolveBillPayee(for intent: INSearchForBillsIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void)",
      "INSearchForBillsIntentHandling: func resolvePaymentDateRange(for intent: INSearchForBillsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INSearchForBillsIntentHandling: async func resolvePaymentDateRange(for intent: INSearchForBillsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INSearchForBillsIntentHandling: func resolveBillType(for intent: INSearchForBillsIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void)",
      "INSearchForBillsIntentHandling: async func resolveBillType(for intent: INSearchForBillsIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void)",
      "INSearchForBillsIntentHandling: func resolveStatus(for intent: INSearchForBillsIntent, with completion: @escaping (INPaymentStatusResolutionResult) -> Void)",
      "INSearchForBillsIntentHandling: async func resolveStatus(for intent: INSearchForBillsIntent, with completion: @escaping (INPaymentStatusResolutionResult) -> Void)",
      "INSearchForBillsIntentHandling: func resolveDueDateRange(for intent: INSearchForBillsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INSearchForBillsIntentHandling: async func resolveDueDateRange(for intent: INSearchForBillsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INSearchForBillsIntentResponse",
      "INSearchForBillsIntentResponse: init(code: INSearchForBillsIntentResponseCode, userActivity: NSUserActivity?)",
      "INSearchForBillsIntentResponse: code",
      "INSearchForBillsIntentResponse: bills",
      "INSearchForAccountsIntent",
      "INSearchForAccountsIntent: accountNickname",
      "INSearchForAccountsIntent: accountType",
      "INSearchForAccountsIntent: organizationName",
      "INSearchForAccountsIntent: requestedBalanceType",
      "INSearchForAccountsIntent: init(accountNickname: INSpeakableString?, accountType: INAccountType, organizationName: INSpeakableString?, requestedBalanceType: INBalanceType)",
      "INSearchForAccountsIntentHandling",
      "INSearchForAccountsIntentHandling: func handle(intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void)",
      "INSearchForAccountsIntentHandling: async func handle(intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void)",
      "INSearchForAccountsIntentHandling: func confirm(intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void)",
      "INSearchForAccountsIntentHandling: async func confirm(intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void)",
      "INSearchForAccountsIntentHandling: func resolveAccountNickname(for intent: INSearchForAccountsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSearchForAccountsIntentHandling: async func resolveAccountNickname(for intent: INSearchForAccountsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSearchForAccountsIntentHandling: func resolveAccountType(for intent: INSearchForAccountsIntent, with completion: @escaping (INAccountTypeResolutionResult) -> Void)",
      "INSearchForAccountsIntentHandling: async func resolveAccountType(for intent: INSearchForAccountsIntent, with completion: @escaping (INAccountTypeResolutionResult) -> Void)",
      "INSearchForAccountsIntentHandling: func resolveOrganizationName(for intent: INSearchForAccountsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSearchForAccountsIntentHandling: async func resolveOrganizationName(for intent: INSearchForAccountsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INSearchForAccountsIntentHandling: func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent, with completion: @escaping (INBalanceTypeResolutionResult) -> Void)",
      "INSearchForAccountsIntentHandling: async func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent, with completion: @escaping (INBalanceTypeResolutionResult) -> Void)",
      "INSearchForAccountsIntentResponse",
      "INSearchForAccountsIntentResponse: init(code: INSearchForAccountsIntentResponseCode, userActivity: NSUserActivity?)",
      "INSearchForAccountsIntentResponse: code",
      "INSearchForAccountsIntentResponse: accounts",
      "INTransferMoneyIntent",
      "INTransferMoneyIntent: fromAccount",
      "INTransferMoneyIntent: toAccount",
      "INTransferMoneyIntent: transactionAmount",
      "INTransferMoneyIntent: transactionScheduledDate",
      "INTransferMoneyIntent: transactionNote",
      "INTransferMoneyIntent: init(fromAccount: INPaymentAccount?, to toAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?, transactionScheduledDate: INDateComponentsRange?, transactionNote: String?)",
      "INTransferMoneyIntentHandling",
      "INTransferMoneyIntentHandling: func handle(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void)",
      "INTransferMoneyIntentHandling: async func handle(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void)",
      "INTransferMoneyIntentHandling: func confirm(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void)",
      "INTransferMoneyIntentHandling: async func confirm(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void)",
      "INTransferMoneyIntentHandling: func resolveFromAccount(for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void)",
      "INTransferMoneyIntentHandling: async func resolveFromAccount(for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void)",
      "INTransferMoneyIntentHandling: func resolveToAccount(for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void)",
      "INTransferMoneyIntentHandling: async func resolveToAccount(for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void)",
      "INTransferMoneyIntentHandling: func resolveTransactionAmount(for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void)",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: INIntent.Type = INSendPaymentIntent.self
    let _: KeyPath<INSendPaymentIntent, INPerson?> = \.payee
    let _: KeyPath<INSendPaymentIntent, INCurrencyAmount?> = \.currencyAmount
    let _: KeyPath<INSendPaymentIntent, String?> = \.note
    let _: (INPerson?, INCurrencyAmount?, String?) -> INSendPaymentIntent = INSendPaymentIntent.init(payee:currencyAmount:note:)
    let _ = (any INSendPaymentIntentHandling).self
    _ = { (x: any INSendPaymentIntentHandling, a: INSendPaymentIntent, b: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSendPaymentIntentHandling, a: INSendPaymentIntent) async -> INSendPaymentIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSendPaymentIntentHandling, a: INSendPaymentIntent, b: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSendPaymentIntentHandling, a: INSendPaymentIntent) async -> INSendPaymentIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSendPaymentIntentHandling, a: INSendPaymentIntent, b: @escaping @Sendable (INPersonResolutionResult) -> Void) -> Void in x.resolvePayee(for: a, with: b) }
    _ = { (x: any INSendPaymentIntentHandling, a: INSendPaymentIntent) async -> INPersonResolutionResult in await x.resolvePayee(for: a) }
    _ = { (x: any INSendPaymentIntentHandling, a: INSendPaymentIntent, b: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void) -> Void in x.resolvePayee(for: a, with: b) }
    _ = { (x: any INSendPaymentIntentHandling, a: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult in await x.resolvePayee(for: a) }
    _ = { (x: any INSendPaymentIntentHandling, a: INSendPaymentIntent, b: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) -> Void in x.resolveCurrencyAmount(for: a, with: b) }
    _ = { (x: any INSendPaymentIntentHandling, a: INSendPaymentIntent) async -> INCurrencyAmountResolutionResult in await x.resolveCurrencyAmount(for: a) }
    _ = { (x: any INSendPaymentIntentHandling, a: INSendPaymentIntent, b: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void) -> Void in x.resolveCurrencyAmount(for: a, with: b) }
    _ = { (x: any INSendPaymentIntentHandling, a: INSendPaymentIntent) async -> INSendPaymentCurrencyAmountResolutionResult in await x.resolveCurrencyAmount(for: a) }
    _ = { (x: any INSendPaymentIntentHandling, a: INSendPaymentIntent, b: @escaping @Sendable (INStringResolutionResult) -> Void) -> Void in x.resolveNote(for: a, with: b) }
    _ = { (x: any INSendPaymentIntentHandling, a: INSendPaymentIntent) async -> INStringResolutionResult in await x.resolveNote(for: a) }
    let _: INIntentResponse.Type = INSendPaymentIntentResponse.self
    let _: (INSendPaymentIntentResponseCode, NSUserActivity?) -> INSendPaymentIntentResponse = INSendPaymentIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSendPaymentIntentResponse, INSendPaymentIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INSendPaymentIntentResponse, INPaymentRecord?> = \.paymentRecord
    let _: INIntent.Type = INRequestPaymentIntent.self
    let _: KeyPath<INRequestPaymentIntent, INPerson?> = \.payer
    let _: KeyPath<INRequestPaymentIntent, INCurrencyAmount?> = \.currencyAmount
    let _: KeyPath<INRequestPaymentIntent, String?> = \.note
    let _: (INPerson?, INCurrencyAmount?, String?) -> INRequestPaymentIntent = INRequestPaymentIntent.init(payer:currencyAmount:note:)
    let _ = (any INRequestPaymentIntentHandling).self
    _ = { (x: any INRequestPaymentIntentHandling, a: INRequestPaymentIntent, b: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INRequestPaymentIntentHandling, a: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INRequestPaymentIntentHandling, a: INRequestPaymentIntent, b: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INRequestPaymentIntentHandling, a: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INRequestPaymentIntentHandling, a: INRequestPaymentIntent, b: @escaping @Sendable (INPersonResolutionResult) -> Void) -> Void in x.resolvePayer(for: a, with: b) }
    _ = { (x: any INRequestPaymentIntentHandling, a: INRequestPaymentIntent) async -> INPersonResolutionResult in await x.resolvePayer(for: a) }
    _ = { (x: any INRequestPaymentIntentHandling, a: INRequestPaymentIntent, b: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void) -> Void in x.resolvePayer(for: a, with: b) }
    _ = { (x: any INRequestPaymentIntentHandling, a: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult in await x.resolvePayer(for: a) }
    _ = { (x: any INRequestPaymentIntentHandling, a: INRequestPaymentIntent, b: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) -> Void in x.resolveCurrencyAmount(for: a, with: b) }
    _ = { (x: any INRequestPaymentIntentHandling, a: INRequestPaymentIntent) async -> INCurrencyAmountResolutionResult in await x.resolveCurrencyAmount(for: a) }
    _ = { (x: any INRequestPaymentIntentHandling, a: INRequestPaymentIntent, b: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void) -> Void in x.resolveCurrencyAmount(for: a, with: b) }
    _ = { (x: any INRequestPaymentIntentHandling, a: INRequestPaymentIntent) async -> INRequestPaymentCurrencyAmountResolutionResult in await x.resolveCurrencyAmount(for: a) }
    _ = { (x: any INRequestPaymentIntentHandling, a: INRequestPaymentIntent, b: @escaping @Sendable (INStringResolutionResult) -> Void) -> Void in x.resolveNote(for: a, with: b) }
    _ = { (x: any INRequestPaymentIntentHandling, a: INRequestPaymentIntent) async -> INStringResolutionResult in await x.resolveNote(for: a) }
    let _: INIntentResponse.Type = INRequestPaymentIntentResponse.self
    let _: (INRequestPaymentIntentResponseCode, NSUserActivity?) -> INRequestPaymentIntentResponse = INRequestPaymentIntentResponse.init(code:userActivity:)
    let _: KeyPath<INRequestPaymentIntentResponse, INRequestPaymentIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INRequestPaymentIntentResponse, INPaymentRecord?> = \.paymentRecord
    let _: INIntent.Type = INPayBillIntent.self
    let _: KeyPath<INPayBillIntent, INBillPayee?> = \.billPayee
    let _: KeyPath<INPayBillIntent, INPaymentAccount?> = \.fromAccount
    let _: KeyPath<INPayBillIntent, INPaymentAmount?> = \.transactionAmount
    let _: KeyPath<INPayBillIntent, INDateComponentsRange?> = \.transactionScheduledDate
    let _: KeyPath<INPayBillIntent, String?> = \.transactionNote
    let _: KeyPath<INPayBillIntent, INBillType> = \.billType
    let _: KeyPath<INPayBillIntent, INDateComponentsRange?> = \.dueDate
    let _: (INBillPayee?, INPaymentAccount?, INPaymentAmount?, INDateComponentsRange?, String?, INBillType, INDateComponentsRange?) -> INPayBillIntent = INPayBillIntent.init(billPayee:from:transactionAmount:transactionScheduledDate:transactionNote:billType:dueDate:)
    let _ = (any INPayBillIntentHandling).self
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent, b: @escaping @Sendable (INPayBillIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent) async -> INPayBillIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent, b: @escaping @Sendable (INPayBillIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent) async -> INPayBillIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent, b: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) -> Void in x.resolveBillPayee(for: a, with: b) }
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent) async -> INBillPayeeResolutionResult in await x.resolveBillPayee(for: a) }
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent, b: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) -> Void in x.resolveFromAccount(for: a, with: b) }
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent) async -> INPaymentAccountResolutionResult in await x.resolveFromAccount(for: a) }
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent, b: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) -> Void in x.resolveTransactionAmount(for: a, with: b) }
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent) async -> INPaymentAmountResolutionResult in await x.resolveTransactionAmount(for: a) }
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent, b: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) -> Void in x.resolveTransactionScheduledDate(for: a, with: b) }
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent) async -> INDateComponentsRangeResolutionResult in await x.resolveTransactionScheduledDate(for: a) }
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent, b: @escaping @Sendable (INStringResolutionResult) -> Void) -> Void in x.resolveTransactionNote(for: a, with: b) }
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent) async -> INStringResolutionResult in await x.resolveTransactionNote(for: a) }
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent, b: @escaping @Sendable (INBillTypeResolutionResult) -> Void) -> Void in x.resolveBillType(for: a, with: b) }
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent) async -> INBillTypeResolutionResult in await x.resolveBillType(for: a) }
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent, b: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) -> Void in x.resolveDueDate(for: a, with: b) }
    _ = { (x: any INPayBillIntentHandling, a: INPayBillIntent) async -> INDateComponentsRangeResolutionResult in await x.resolveDueDate(for: a) }
    let _: INIntentResponse.Type = INPayBillIntentResponse.self
    let _: (INPayBillIntentResponseCode, NSUserActivity?) -> INPayBillIntentResponse = INPayBillIntentResponse.init(code:userActivity:)
    let _: KeyPath<INPayBillIntentResponse, INPayBillIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INPayBillIntentResponse, INPaymentAccount?> = \.fromAccount
    let _: ReferenceWritableKeyPath<INPayBillIntentResponse, INBillDetails?> = \.billDetails
    let _: ReferenceWritableKeyPath<INPayBillIntentResponse, INPaymentAmount?> = \.transactionAmount
    let _: ReferenceWritableKeyPath<INPayBillIntentResponse, INDateComponentsRange?> = \.transactionScheduledDate
    let _: ReferenceWritableKeyPath<INPayBillIntentResponse, String?> = \.transactionNote
    let _: INIntent.Type = INSearchForBillsIntent.self
    let _: KeyPath<INSearchForBillsIntent, INBillPayee?> = \.billPayee
    let _: KeyPath<INSearchForBillsIntent, INDateComponentsRange?> = \.paymentDateRange
    let _: KeyPath<INSearchForBillsIntent, INBillType> = \.billType
    let _: KeyPath<INSearchForBillsIntent, INPaymentStatus> = \.status
    let _: KeyPath<INSearchForBillsIntent, INDateComponentsRange?> = \.dueDateRange
    let _: (INBillPayee?, INDateComponentsRange?, INBillType, INPaymentStatus, INDateComponentsRange?) -> INSearchForBillsIntent = INSearchForBillsIntent.init(billPayee:paymentDateRange:billType:status:dueDateRange:)
    let _ = (any INSearchForBillsIntentHandling).self
    _ = { (x: any INSearchForBillsIntentHandling, a: INSearchForBillsIntent, b: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSearchForBillsIntentHandling, a: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSearchForBillsIntentHandling, a: INSearchForBillsIntent, b: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSearchForBillsIntentHandling, a: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSearchForBillsIntentHandling, a: INSearchForBillsIntent, b: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) -> Void in x.resolveBillPayee(for: a, with: b) }
    _ = { (x: any INSearchForBillsIntentHandling, a: INSearchForBillsIntent) async -> INBillPayeeResolutionResult in await x.resolveBillPayee(for: a) }
    _ = { (x: any INSearchForBillsIntentHandling, a: INSearchForBillsIntent, b: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) -> Void in x.resolvePaymentDateRange(for: a, with: b) }
    _ = { (x: any INSearchForBillsIntentHandling, a: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult in await x.resolvePaymentDateRange(for: a) }
    _ = { (x: any INSearchForBillsIntentHandling, a: INSearchForBillsIntent, b: @escaping @Sendable (INBillTypeResolutionResult) -> Void) -> Void in x.resolveBillType(for: a, with: b) }
    _ = { (x: any INSearchForBillsIntentHandling, a: INSearchForBillsIntent) async -> INBillTypeResolutionResult in await x.resolveBillType(for: a) }
    _ = { (x: any INSearchForBillsIntentHandling, a: INSearchForBillsIntent, b: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void) -> Void in x.resolveStatus(for: a, with: b) }
    _ = { (x: any INSearchForBillsIntentHandling, a: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult in await x.resolveStatus(for: a) }
    _ = { (x: any INSearchForBillsIntentHandling, a: INSearchForBillsIntent, b: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) -> Void in x.resolveDueDateRange(for: a, with: b) }
    _ = { (x: any INSearchForBillsIntentHandling, a: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult in await x.resolveDueDateRange(for: a) }
    let _: INIntentResponse.Type = INSearchForBillsIntentResponse.self
    let _: (INSearchForBillsIntentResponseCode, NSUserActivity?) -> INSearchForBillsIntentResponse = INSearchForBillsIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSearchForBillsIntentResponse, INSearchForBillsIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INSearchForBillsIntentResponse, [INBillDetails]?> = \.bills
    let _: INIntent.Type = INSearchForAccountsIntent.self
    let _: KeyPath<INSearchForAccountsIntent, INSpeakableString?> = \.accountNickname
    let _: KeyPath<INSearchForAccountsIntent, INAccountType> = \.accountType
    let _: KeyPath<INSearchForAccountsIntent, INSpeakableString?> = \.organizationName
    let _: KeyPath<INSearchForAccountsIntent, INBalanceType> = \.requestedBalanceType
    let _: (INSpeakableString?, INAccountType, INSpeakableString?, INBalanceType) -> INSearchForAccountsIntent = INSearchForAccountsIntent.init(accountNickname:accountType:organizationName:requestedBalanceType:)
    let _ = (any INSearchForAccountsIntentHandling).self
    _ = { (x: any INSearchForAccountsIntentHandling, a: INSearchForAccountsIntent, b: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSearchForAccountsIntentHandling, a: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSearchForAccountsIntentHandling, a: INSearchForAccountsIntent, b: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSearchForAccountsIntentHandling, a: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSearchForAccountsIntentHandling, a: INSearchForAccountsIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveAccountNickname(for: a, with: b) }
    _ = { (x: any INSearchForAccountsIntentHandling, a: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult in await x.resolveAccountNickname(for: a) }
    _ = { (x: any INSearchForAccountsIntentHandling, a: INSearchForAccountsIntent, b: @escaping @Sendable (INAccountTypeResolutionResult) -> Void) -> Void in x.resolveAccountType(for: a, with: b) }
    _ = { (x: any INSearchForAccountsIntentHandling, a: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult in await x.resolveAccountType(for: a) }
    _ = { (x: any INSearchForAccountsIntentHandling, a: INSearchForAccountsIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveOrganizationName(for: a, with: b) }
    _ = { (x: any INSearchForAccountsIntentHandling, a: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult in await x.resolveOrganizationName(for: a) }
    _ = { (x: any INSearchForAccountsIntentHandling, a: INSearchForAccountsIntent, b: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void) -> Void in x.resolveRequestedBalanceType(for: a, with: b) }
    _ = { (x: any INSearchForAccountsIntentHandling, a: INSearchForAccountsIntent) async -> INBalanceTypeResolutionResult in await x.resolveRequestedBalanceType(for: a) }
    let _: INIntentResponse.Type = INSearchForAccountsIntentResponse.self
    let _: (INSearchForAccountsIntentResponseCode, NSUserActivity?) -> INSearchForAccountsIntentResponse = INSearchForAccountsIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSearchForAccountsIntentResponse, INSearchForAccountsIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INSearchForAccountsIntentResponse, [INPaymentAccount]?> = \.accounts
    let _: INIntent.Type = INTransferMoneyIntent.self
    let _: KeyPath<INTransferMoneyIntent, INPaymentAccount?> = \.fromAccount
    let _: KeyPath<INTransferMoneyIntent, INPaymentAccount?> = \.toAccount
    let _: KeyPath<INTransferMoneyIntent, INPaymentAmount?> = \.transactionAmount
    let _: KeyPath<INTransferMoneyIntent, INDateComponentsRange?> = \.transactionScheduledDate
    let _: KeyPath<INTransferMoneyIntent, String?> = \.transactionNote
    let _: (INPaymentAccount?, INPaymentAccount?, INPaymentAmount?, INDateComponentsRange?, String?) -> INTransferMoneyIntent = INTransferMoneyIntent.init(fromAccount:to:transactionAmount:transactionScheduledDate:transactionNote:)
    let _ = (any INTransferMoneyIntentHandling).self
    _ = { (x: any INTransferMoneyIntentHandling, a: INTransferMoneyIntent, b: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INTransferMoneyIntentHandling, a: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INTransferMoneyIntentHandling, a: INTransferMoneyIntent, b: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INTransferMoneyIntentHandling, a: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INTransferMoneyIntentHandling, a: INTransferMoneyIntent, b: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) -> Void in x.resolveFromAccount(for: a, with: b) }
    _ = { (x: any INTransferMoneyIntentHandling, a: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult in await x.resolveFromAccount(for: a) }
    _ = { (x: any INTransferMoneyIntentHandling, a: INTransferMoneyIntent, b: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) -> Void in x.resolveToAccount(for: a, with: b) }
    _ = { (x: any INTransferMoneyIntentHandling, a: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult in await x.resolveToAccount(for: a) }
    _ = { (x: any INTransferMoneyIntentHandling, a: INTransferMoneyIntent, b: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) -> Void in x.resolveTransactionAmount(for: a, with: b) }
  }
}
