// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceEnumerations6: SurfacePart {
  static var keys: [String] {
    [
      "INSearchForAccountsIntentResponseCode: failureTermsAndConditionsAcceptanceRequired",
      "INSearchForAccountsIntentResponseCode: failureNotEligible",
      "INSearchForBillsIntentResponseCode",
      "INSearchForBillsIntentResponseCode: unspecified",
      "INSearchForBillsIntentResponseCode: ready",
      "INSearchForBillsIntentResponseCode: inProgress",
      "INSearchForBillsIntentResponseCode: success",
      "INSearchForBillsIntentResponseCode: failure",
      "INSearchForBillsIntentResponseCode: failureRequiringAppLaunch",
      "INSearchForBillsIntentResponseCode: failureCredentialsUnverified",
      "INSearchForBillsIntentResponseCode: failureBillNotFound",
      "INSearchForMediaIntentResponseCode",
      "INSearchForMediaIntentResponseCode: unspecified",
      "INSearchForMediaIntentResponseCode: ready",
      "INSearchForMediaIntentResponseCode: continueInApp",
      "INSearchForMediaIntentResponseCode: inProgress",
      "INSearchForMediaIntentResponseCode: success",
      "INSearchForMediaIntentResponseCode: failure",
      "INSearchForMediaIntentResponseCode: failureRequiringAppLaunch",
      "INSearchForMediaMediaItemUnsupportedReason",
      "INSearchForMediaMediaItemUnsupportedReason: loginRequired",
      "INSearchForMediaMediaItemUnsupportedReason: subscriptionRequired",
      "INSearchForMediaMediaItemUnsupportedReason: unsupportedMediaType",
      "INSearchForMediaMediaItemUnsupportedReason: explicitContentSettings",
      "INSearchForMediaMediaItemUnsupportedReason: cellularDataSettings",
      "INSearchForMediaMediaItemUnsupportedReason: restrictedContent",
      "INSearchForMediaMediaItemUnsupportedReason: serviceUnavailable",
      "INSearchForMediaMediaItemUnsupportedReason: regionRestriction",
      "INSearchForMessagesIntentResponseCode",
      "INSearchForMessagesIntentResponseCode: unspecified",
      "INSearchForMessagesIntentResponseCode: ready",
      "INSearchForMessagesIntentResponseCode: inProgress",
      "INSearchForMessagesIntentResponseCode: success",
      "INSearchForMessagesIntentResponseCode: failure",
      "INSearchForMessagesIntentResponseCode: failureRequiringAppLaunch",
      "INSearchForMessagesIntentResponseCode: failureMessageServiceNotAvailable",
      "INSearchForMessagesIntentResponseCode: failureMessageTooManyResults",
      "INSearchForMessagesIntentResponseCode: failureRequiringInAppAuthentication",
      "INSearchForNotebookItemsIntentResponseCode",
      "INSearchForNotebookItemsIntentResponseCode: unspecified",
      "INSearchForNotebookItemsIntentResponseCode: ready",
      "INSearchForNotebookItemsIntentResponseCode: inProgress",
      "INSearchForNotebookItemsIntentResponseCode: success",
      "INSearchForNotebookItemsIntentResponseCode: failure",
      "INSearchForNotebookItemsIntentResponseCode: failureRequiringAppLaunch",
      "INSearchForPhotosIntentResponseCode",
      "INSearchForPhotosIntentResponseCode: unspecified",
      "INSearchForPhotosIntentResponseCode: ready",
      "INSearchForPhotosIntentResponseCode: continueInApp",
      "INSearchForPhotosIntentResponseCode: failure",
      "INSearchForPhotosIntentResponseCode: failureRequiringAppLaunch",
      "INSearchForPhotosIntentResponseCode: failureAppConfigurationRequired",
      "INSendMessageIntentResponseCode",
      "INSendMessageIntentResponseCode: unspecified",
      "INSendMessageIntentResponseCode: ready",
      "INSendMessageIntentResponseCode: inProgress",
      "INSendMessageIntentResponseCode: success",
      "INSendMessageIntentResponseCode: failure",
      "INSendMessageIntentResponseCode: failureRequiringAppLaunch",
      "INSendMessageIntentResponseCode: failureMessageServiceNotAvailable",
      "INSendMessageIntentResponseCode: failureRequiringInAppAuthentication",
      "INSendMessageRecipientUnsupportedReason",
      "INSendMessageRecipientUnsupportedReason: noAccount",
      "INSendMessageRecipientUnsupportedReason: offline",
      "INSendMessageRecipientUnsupportedReason: messagingServiceNotEnabledForRecipient",
      "INSendMessageRecipientUnsupportedReason: noValidHandle",
      "INSendMessageRecipientUnsupportedReason: requestedHandleInvalid",
      "INSendMessageRecipientUnsupportedReason: noHandleForLabel",
      "INSendMessageRecipientUnsupportedReason: requiringInAppAuthentication",
      "INSendPaymentCurrencyAmountUnsupportedReason",
      "INSendPaymentCurrencyAmountUnsupportedReason: paymentsAmountBelowMinimum",
      "INSendPaymentCurrencyAmountUnsupportedReason: paymentsAmountAboveMaximum",
      "INSendPaymentCurrencyAmountUnsupportedReason: paymentsCurrencyUnsupported",
      "INSendPaymentIntentResponseCode",
      "INSendPaymentIntentResponseCode: unspecified",
      "INSendPaymentIntentResponseCode: ready",
      "INSendPaymentIntentResponseCode: inProgress",
      "INSendPaymentIntentResponseCode: success",
      "INSendPaymentIntentResponseCode: failure",
      "INSendPaymentIntentResponseCode: failureRequiringAppLaunch",
      "INSendPaymentIntentResponseCode: failureCredentialsUnverified",
      "INSendPaymentIntentResponseCode: failurePaymentsAmountBelowMinimum",
      "INSendPaymentIntentResponseCode: failurePaymentsAmountAboveMaximum",
      "INSendPaymentIntentResponseCode: failurePaymentsCurrencyUnsupported",
      "INSendPaymentIntentResponseCode: failureInsufficientFunds",
      "INSendPaymentIntentResponseCode: failureNoBankAccount",
      "INSendPaymentIntentResponseCode: failureNotEligible",
      "INSendPaymentIntentResponseCode: failureTermsAndConditionsAcceptanceRequired",
      "INSendPaymentPayeeUnsupportedReason",
      "INSendPaymentPayeeUnsupportedReason: credentialsUnverified",
      "INSendPaymentPayeeUnsupportedReason: insufficientFunds",
      "INSendPaymentPayeeUnsupportedReason: noAccount",
      "INSendPaymentPayeeUnsupportedReason: noValidHandle",
      "INSendRideFeedbackIntentResponseCode",
      "INSendRideFeedbackIntentResponseCode: unspecified",
      "INSendRideFeedbackIntentResponseCode: ready",
      "INSendRideFeedbackIntentResponseCode: success",
      "INSendRideFeedbackIntentResponseCode: failure",
      "INSetAudioSourceInCarIntentResponseCode",
      "INSetAudioSourceInCarIntentResponseCode: unspecified",
      "INSetAudioSourceInCarIntentResponseCode: ready",
      "INSetAudioSourceInCarIntentResponseCode: inProgress",
      "INSetAudioSourceInCarIntentResponseCode: success",
      "INSetAudioSourceInCarIntentResponseCode: failure",
      "INSetAudioSourceInCarIntentResponseCode: failureRequiringAppLaunch",
      "INSetCarLockStatusIntentResponseCode",
      "INSetCarLockStatusIntentResponseCode: unspecified",
      "INSetCarLockStatusIntentResponseCode: ready",
      "INSetCarLockStatusIntentResponseCode: inProgress",
      "INSetCarLockStatusIntentResponseCode: success",
      "INSetCarLockStatusIntentResponseCode: failure",
      "INSetCarLockStatusIntentResponseCode: failureRequiringAppLaunch",
      "INSetClimateSettingsInCarIntentResponseCode",
      "INSetClimateSettingsInCarIntentResponseCode: unspecified",
      "INSetClimateSettingsInCarIntentResponseCode: ready",
      "INSetClimateSettingsInCarIntentResponseCode: inProgress",
      "INSetClimateSettingsInCarIntentResponseCode: success",
      "INSetClimateSettingsInCarIntentResponseCode: failure",
      "INSetClimateSettingsInCarIntentResponseCode: failureRequiringAppLaunch",
      "INSetDefrosterSettingsInCarIntentResponseCode",
      "INSetDefrosterSettingsInCarIntentResponseCode: unspecified",
      "INSetDefrosterSettingsInCarIntentResponseCode: ready",
      "INSetDefrosterSettingsInCarIntentResponseCode: inProgress",
      "INSetDefrosterSettingsInCarIntentResponseCode: success",
      "INSetDefrosterSettingsInCarIntentResponseCode: failure",
      "INSetDefrosterSettingsInCarIntentResponseCode: failureRequiringAppLaunch",
      "INSetMessageAttributeIntentResponseCode",
      "INSetMessageAttributeIntentResponseCode: unspecified",
      "INSetMessageAttributeIntentResponseCode: ready",
      "INSetMessageAttributeIntentResponseCode: inProgress",
      "INSetMessageAttributeIntentResponseCode: success",
      "INSetMessageAttributeIntentResponseCode: failure",
      "INSetMessageAttributeIntentResponseCode: failureRequiringAppLaunch",
      "INSetMessageAttributeIntentResponseCode: failureMessageNotFound",
      "INSetMessageAttributeIntentResponseCode: failureMessageAttributeNotSet",
      "INSetProfileInCarIntentResponseCode",
      "INSetProfileInCarIntentResponseCode: unspecified",
      "INSetProfileInCarIntentResponseCode: ready",
      "INSetProfileInCarIntentResponseCode: inProgress",
      "INSetProfileInCarIntentResponseCode: success",
      "INSetProfileInCarIntentResponseCode: failure",
      "INSetProfileInCarIntentResponseCode: failureRequiringAppLaunch",
      "INSetRadioStationIntentResponseCode",
      "INSetRadioStationIntentResponseCode: unspecified",
      "INSetRadioStationIntentResponseCode: ready",
      "INSetRadioStationIntentResponseCode: inProgress",
      "INSetRadioStationIntentResponseCode: success",
      "INSetRadioStationIntentResponseCode: failure",
      "INSetRadioStationIntentResponseCode: failureRequiringAppLaunch",
      "INSetRadioStationIntentResponseCode: failureNotSubscribed",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    surface.raw(INSearchForAccountsIntentResponseCode.failureTermsAndConditionsAcceptanceRequired, 8)
    surface.raw(INSearchForAccountsIntentResponseCode.failureNotEligible, 9)
    let _ = INSearchForBillsIntentResponseCode.self
    surface.raw(INSearchForBillsIntentResponseCode.unspecified, 0)
    surface.raw(INSearchForBillsIntentResponseCode.ready, 1)
    surface.raw(INSearchForBillsIntentResponseCode.inProgress, 2)
    surface.raw(INSearchForBillsIntentResponseCode.success, 3)
    surface.raw(INSearchForBillsIntentResponseCode.failure, 4)
    surface.raw(INSearchForBillsIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INSearchForBillsIntentResponseCode.failureCredentialsUnverified, 6)
    surface.raw(INSearchForBillsIntentResponseCode.failureBillNotFound, 7)
    let _ = INSearchForMediaIntentResponseCode.self
    surface.raw(INSearchForMediaIntentResponseCode.unspecified, 0)
    surface.raw(INSearchForMediaIntentResponseCode.ready, 1)
    surface.raw(INSearchForMediaIntentResponseCode.continueInApp, 2)
    surface.raw(INSearchForMediaIntentResponseCode.inProgress, 3)
    surface.raw(INSearchForMediaIntentResponseCode.success, 4)
    surface.raw(INSearchForMediaIntentResponseCode.failure, 5)
    surface.raw(INSearchForMediaIntentResponseCode.failureRequiringAppLaunch, 6)
    let _ = INSearchForMediaMediaItemUnsupportedReason.self
    surface.raw(INSearchForMediaMediaItemUnsupportedReason.loginRequired, 1)
    surface.raw(INSearchForMediaMediaItemUnsupportedReason.subscriptionRequired, 2)
    surface.raw(INSearchForMediaMediaItemUnsupportedReason.unsupportedMediaType, 3)
    surface.raw(INSearchForMediaMediaItemUnsupportedReason.explicitContentSettings, 4)
    surface.raw(INSearchForMediaMediaItemUnsupportedReason.cellularDataSettings, 5)
    surface.raw(INSearchForMediaMediaItemUnsupportedReason.restrictedContent, 6)
    surface.raw(INSearchForMediaMediaItemUnsupportedReason.serviceUnavailable, 7)
    surface.raw(INSearchForMediaMediaItemUnsupportedReason.regionRestriction, 8)
    let _ = INSearchForMessagesIntentResponseCode.self
    surface.raw(INSearchForMessagesIntentResponseCode.unspecified, 0)
    surface.raw(INSearchForMessagesIntentResponseCode.ready, 1)
    surface.raw(INSearchForMessagesIntentResponseCode.inProgress, 2)
    surface.raw(INSearchForMessagesIntentResponseCode.success, 3)
    surface.raw(INSearchForMessagesIntentResponseCode.failure, 4)
    surface.raw(INSearchForMessagesIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INSearchForMessagesIntentResponseCode.failureMessageServiceNotAvailable, 6)
    surface.raw(INSearchForMessagesIntentResponseCode.failureMessageTooManyResults, 7)
    surface.raw(INSearchForMessagesIntentResponseCode.failureRequiringInAppAuthentication, 8)
    let _ = INSearchForNotebookItemsIntentResponseCode.self
    surface.raw(INSearchForNotebookItemsIntentResponseCode.unspecified, 0)
    surface.raw(INSearchForNotebookItemsIntentResponseCode.ready, 1)
    surface.raw(INSearchForNotebookItemsIntentResponseCode.inProgress, 2)
    surface.raw(INSearchForNotebookItemsIntentResponseCode.success, 3)
    surface.raw(INSearchForNotebookItemsIntentResponseCode.failure, 4)
    surface.raw(INSearchForNotebookItemsIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INSearchForPhotosIntentResponseCode.self
    surface.raw(INSearchForPhotosIntentResponseCode.unspecified, 0)
    surface.raw(INSearchForPhotosIntentResponseCode.ready, 1)
    surface.raw(INSearchForPhotosIntentResponseCode.continueInApp, 2)
    surface.raw(INSearchForPhotosIntentResponseCode.failure, 3)
    surface.raw(INSearchForPhotosIntentResponseCode.failureRequiringAppLaunch, 4)
    surface.raw(INSearchForPhotosIntentResponseCode.failureAppConfigurationRequired, 5)
    let _ = INSendMessageIntentResponseCode.self
    surface.raw(INSendMessageIntentResponseCode.unspecified, 0)
    surface.raw(INSendMessageIntentResponseCode.ready, 1)
    surface.raw(INSendMessageIntentResponseCode.inProgress, 2)
    surface.raw(INSendMessageIntentResponseCode.success, 3)
    surface.raw(INSendMessageIntentResponseCode.failure, 4)
    surface.raw(INSendMessageIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INSendMessageIntentResponseCode.failureMessageServiceNotAvailable, 6)
    surface.raw(INSendMessageIntentResponseCode.failureRequiringInAppAuthentication, 7)
    let _ = INSendMessageRecipientUnsupportedReason.self
    surface.raw(INSendMessageRecipientUnsupportedReason.noAccount, 1)
    surface.raw(INSendMessageRecipientUnsupportedReason.offline, 2)
    surface.raw(INSendMessageRecipientUnsupportedReason.messagingServiceNotEnabledForRecipient, 3)
    surface.raw(INSendMessageRecipientUnsupportedReason.noValidHandle, 4)
    surface.raw(INSendMessageRecipientUnsupportedReason.requestedHandleInvalid, 5)
    surface.raw(INSendMessageRecipientUnsupportedReason.noHandleForLabel, 6)
    surface.raw(INSendMessageRecipientUnsupportedReason.requiringInAppAuthentication, 7)
    let _ = INSendPaymentCurrencyAmountUnsupportedReason.self
    surface.raw(INSendPaymentCurrencyAmountUnsupportedReason.paymentsAmountBelowMinimum, 1)
    surface.raw(INSendPaymentCurrencyAmountUnsupportedReason.paymentsAmountAboveMaximum, 2)
    surface.raw(INSendPaymentCurrencyAmountUnsupportedReason.paymentsCurrencyUnsupported, 3)
    let _ = INSendPaymentIntentResponseCode.self
    surface.raw(INSendPaymentIntentResponseCode.unspecified, 0)
    surface.raw(INSendPaymentIntentResponseCode.ready, 1)
    surface.raw(INSendPaymentIntentResponseCode.inProgress, 2)
    surface.raw(INSendPaymentIntentResponseCode.success, 3)
    surface.raw(INSendPaymentIntentResponseCode.failure, 4)
    surface.raw(INSendPaymentIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INSendPaymentIntentResponseCode.failureCredentialsUnverified, 6)
    surface.raw(INSendPaymentIntentResponseCode.failurePaymentsAmountBelowMinimum, 7)
    surface.raw(INSendPaymentIntentResponseCode.failurePaymentsAmountAboveMaximum, 8)
    surface.raw(INSendPaymentIntentResponseCode.failurePaymentsCurrencyUnsupported, 9)
    surface.raw(INSendPaymentIntentResponseCode.failureInsufficientFunds, 10)
    surface.raw(INSendPaymentIntentResponseCode.failureNoBankAccount, 11)
    surface.raw(INSendPaymentIntentResponseCode.failureNotEligible, 12)
    surface.raw(INSendPaymentIntentResponseCode.failureTermsAndConditionsAcceptanceRequired, 13)
    let _ = INSendPaymentPayeeUnsupportedReason.self
    surface.raw(INSendPaymentPayeeUnsupportedReason.credentialsUnverified, 1)
    surface.raw(INSendPaymentPayeeUnsupportedReason.insufficientFunds, 2)
    surface.raw(INSendPaymentPayeeUnsupportedReason.noAccount, 3)
    surface.raw(INSendPaymentPayeeUnsupportedReason.noValidHandle, 4)
    let _ = INSendRideFeedbackIntentResponseCode.self
    surface.raw(INSendRideFeedbackIntentResponseCode.unspecified, 0)
    surface.raw(INSendRideFeedbackIntentResponseCode.ready, 1)
    surface.raw(INSendRideFeedbackIntentResponseCode.success, 2)
    surface.raw(INSendRideFeedbackIntentResponseCode.failure, 3)
    let _ = INSetAudioSourceInCarIntentResponseCode.self
    surface.raw(INSetAudioSourceInCarIntentResponseCode.unspecified, 0)
    surface.raw(INSetAudioSourceInCarIntentResponseCode.ready, 1)
    surface.raw(INSetAudioSourceInCarIntentResponseCode.inProgress, 2)
    surface.raw(INSetAudioSourceInCarIntentResponseCode.success, 3)
    surface.raw(INSetAudioSourceInCarIntentResponseCode.failure, 4)
    surface.raw(INSetAudioSourceInCarIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INSetCarLockStatusIntentResponseCode.self
    surface.raw(INSetCarLockStatusIntentResponseCode.unspecified, 0)
    surface.raw(INSetCarLockStatusIntentResponseCode.ready, 1)
    surface.raw(INSetCarLockStatusIntentResponseCode.inProgress, 2)
    surface.raw(INSetCarLockStatusIntentResponseCode.success, 3)
    surface.raw(INSetCarLockStatusIntentResponseCode.failure, 4)
    surface.raw(INSetCarLockStatusIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INSetClimateSettingsInCarIntentResponseCode.self
    surface.raw(INSetClimateSettingsInCarIntentResponseCode.unspecified, 0)
    surface.raw(INSetClimateSettingsInCarIntentResponseCode.ready, 1)
    surface.raw(INSetClimateSettingsInCarIntentResponseCode.inProgress, 2)
    surface.raw(INSetClimateSettingsInCarIntentResponseCode.success, 3)
    surface.raw(INSetClimateSettingsInCarIntentResponseCode.failure, 4)
    surface.raw(INSetClimateSettingsInCarIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INSetDefrosterSettingsInCarIntentResponseCode.self
    surface.raw(INSetDefrosterSettingsInCarIntentResponseCode.unspecified, 0)
    surface.raw(INSetDefrosterSettingsInCarIntentResponseCode.ready, 1)
    surface.raw(INSetDefrosterSettingsInCarIntentResponseCode.inProgress, 2)
    surface.raw(INSetDefrosterSettingsInCarIntentResponseCode.success, 3)
    surface.raw(INSetDefrosterSettingsInCarIntentResponseCode.failure, 4)
    surface.raw(INSetDefrosterSettingsInCarIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INSetMessageAttributeIntentResponseCode.self
    surface.raw(INSetMessageAttributeIntentResponseCode.unspecified, 0)
    surface.raw(INSetMessageAttributeIntentResponseCode.ready, 1)
    surface.raw(INSetMessageAttributeIntentResponseCode.inProgress, 2)
    surface.raw(INSetMessageAttributeIntentResponseCode.success, 3)
    surface.raw(INSetMessageAttributeIntentResponseCode.failure, 4)
    surface.raw(INSetMessageAttributeIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INSetMessageAttributeIntentResponseCode.failureMessageNotFound, 6)
    surface.raw(INSetMessageAttributeIntentResponseCode.failureMessageAttributeNotSet, 7)
    let _ = INSetProfileInCarIntentResponseCode.self
    surface.raw(INSetProfileInCarIntentResponseCode.unspecified, 0)
    surface.raw(INSetProfileInCarIntentResponseCode.ready, 1)
    surface.raw(INSetProfileInCarIntentResponseCode.inProgress, 2)
    surface.raw(INSetProfileInCarIntentResponseCode.success, 3)
    surface.raw(INSetProfileInCarIntentResponseCode.failure, 4)
    surface.raw(INSetProfileInCarIntentResponseCode.failureRequiringAppLaunch, 5)
    let _ = INSetRadioStationIntentResponseCode.self
    surface.raw(INSetRadioStationIntentResponseCode.unspecified, 0)
    surface.raw(INSetRadioStationIntentResponseCode.ready, 1)
    surface.raw(INSetRadioStationIntentResponseCode.inProgress, 2)
    surface.raw(INSetRadioStationIntentResponseCode.success, 3)
    surface.raw(INSetRadioStationIntentResponseCode.failure, 4)
    surface.raw(INSetRadioStationIntentResponseCode.failureRequiringAppLaunch, 5)
    surface.raw(INSetRadioStationIntentResponseCode.failureNotSubscribed, 6)
  }
}
