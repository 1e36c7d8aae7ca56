// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfacePayments2: SurfacePart {
  static var keys: [String] {
    [
      "INTransferMoneyIntentHandling: async func resolveTransactionAmount(for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void)",
      "INTransferMoneyIntentHandling: func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INTransferMoneyIntentHandling: async func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INTransferMoneyIntentHandling: func resolveTransactionNote(for intent: INTransferMoneyIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INTransferMoneyIntentHandling: async func resolveTransactionNote(for intent: INTransferMoneyIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INTransferMoneyIntentResponse",
      "INTransferMoneyIntentResponse: init(code: INTransferMoneyIntentResponseCode, userActivity: NSUserActivity?)",
      "INTransferMoneyIntentResponse: code",
      "INTransferMoneyIntentResponse: fromAccount",
      "INTransferMoneyIntentResponse: toAccount",
      "INTransferMoneyIntentResponse: transactionAmount",
      "INTransferMoneyIntentResponse: transactionScheduledDate",
      "INTransferMoneyIntentResponse: transactionNote",
      "INTransferMoneyIntentResponse: transferFee",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    _ = { (x: any INTransferMoneyIntentHandling, a: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult in await x.resolveTransactionAmount(for: a) }
    _ = { (x: any INTransferMoneyIntentHandling, a: INTransferMoneyIntent, b: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) -> Void in x.resolveTransactionScheduledDate(for: a, with: b) }
    _ = { (x: any INTransferMoneyIntentHandling, a: INTransferMoneyIntent) async -> INDateComponentsRangeResolutionResult in await x.resolveTransactionScheduledDate(for: a) }
    _ = { (x: any INTransferMoneyIntentHandling, a: INTransferMoneyIntent, b: @escaping @Sendable (INStringResolutionResult) -> Void) -> Void in x.resolveTransactionNote(for: a, with: b) }
    _ = { (x: any INTransferMoneyIntentHandling, a: INTransferMoneyIntent) async -> INStringResolutionResult in await x.resolveTransactionNote(for: a) }
    let _: INIntentResponse.Type = INTransferMoneyIntentResponse.self
    let _: (INTransferMoneyIntentResponseCode, NSUserActivity?) -> INTransferMoneyIntentResponse = INTransferMoneyIntentResponse.init(code:userActivity:)
    let _: KeyPath<INTransferMoneyIntentResponse, INTransferMoneyIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INTransferMoneyIntentResponse, INPaymentAccount?> = \.fromAccount
    let _: ReferenceWritableKeyPath<INTransferMoneyIntentResponse, INPaymentAccount?> = \.toAccount
    let _: ReferenceWritableKeyPath<INTransferMoneyIntentResponse, INPaymentAmount?> = \.transactionAmount
    let _: ReferenceWritableKeyPath<INTransferMoneyIntentResponse, INDateComponentsRange?> = \.transactionScheduledDate
    let _: ReferenceWritableKeyPath<INTransferMoneyIntentResponse, String?> = \.transactionNote
    let _: ReferenceWritableKeyPath<INTransferMoneyIntentResponse, INCurrencyAmount?> = \.transferFee
  }
}
