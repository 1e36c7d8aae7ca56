// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceResolutionResults2: SurfacePart {
  static var keys: [String] {
    [
      "INObjectResolutionResult: static func disambiguation(with objectsToDisambiguate: [INObject]) -> Self",
      "INObjectResolutionResult: static func confirmationRequired(with objectToConfirm: INObject?) -> Self",
      "INOutgoingMessageTypeResolutionResult",
      "INOutgoingMessageTypeResolutionResult: static func success(with resolvedOutgoingMessageType: INOutgoingMessageType) -> Self",
      "INOutgoingMessageTypeResolutionResult: static func confirmationRequired(with outgoingMessageTypeToConfirm: INOutgoingMessageType) -> Self",
      "INPaymentAccountResolutionResult",
      "INPaymentAccountResolutionResult: static func success(with resolvedPaymentAccount: INPaymentAccount) -> Self",
      "INPaymentAccountResolutionResult: static func disambiguation(with paymentAccountsToDisambiguate: [INPaymentAccount]) -> Self",
      "INPaymentAccountResolutionResult: static func confirmationRequired(with paymentAccountToConfirm: INPaymentAccount?) -> Self",
      "INPaymentAmountResolutionResult",
      "INPaymentAmountResolutionResult: static func success(with resolvedPaymentAmount: INPaymentAmount) -> Self",
      "INPaymentAmountResolutionResult: static func disambiguation(with paymentAmountsToDisambiguate: [INPaymentAmount]) -> Self",
      "INPaymentAmountResolutionResult: static func confirmationRequired(with paymentAmountToConfirm: INPaymentAmount?) -> Self",
      "INPaymentMethodResolutionResult",
      "INPaymentMethodResolutionResult: static func success(with resolvedPaymentMethod: INPaymentMethod) -> Self",
      "INPaymentMethodResolutionResult: static func disambiguation(with paymentMethodsToDisambiguate: [INPaymentMethod]) -> Self",
      "INPaymentMethodResolutionResult: static func confirmationRequired(with paymentMethodToConfirm: INPaymentMethod?) -> Self",
      "INPaymentStatusResolutionResult",
      "INPaymentStatusResolutionResult: static func success(with resolvedPaymentStatus: INPaymentStatus) -> Self",
      "INPaymentStatusResolutionResult: static func confirmationRequired(with paymentStatusToConfirm: INPaymentStatus) -> Self",
      "INPersonResolutionResult",
      "INPersonResolutionResult: static func success(with resolvedPerson: INPerson) -> Self",
      "INPersonResolutionResult: static func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self",
      "INPersonResolutionResult: static func confirmationRequired(with personToConfirm: INPerson?) -> Self",
      "INPlacemarkResolutionResult",
      "INPlacemarkResolutionResult: static func success(with resolvedPlacemark: CLPlacemark) -> Self",
      "INPlacemarkResolutionResult: static func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self",
      "INPlacemarkResolutionResult: static func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self",
      "INPlayMediaMediaItemResolutionResult",
      "INPlayMediaMediaItemResolutionResult: static func successes(with resolvedMediaItems: [INMediaItem]) -> [INPlayMediaMediaItemResolutionResult]",
      "INPlayMediaMediaItemResolutionResult: static func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self",
      "INPlayMediaMediaItemResolutionResult: init(mediaItemResolutionResult: INMediaItemResolutionResult)",
      "INPlayMediaPlaybackSpeedResolutionResult",
      "INPlayMediaPlaybackSpeedResolutionResult: static func unsupported(forReason reason: INPlayMediaPlaybackSpeedUnsupportedReason) -> Self",
      "INPlayMediaPlaybackSpeedResolutionResult: init(doubleResolutionResult: INDoubleResolutionResult)",
      "INPlaybackQueueLocationResolutionResult",
      "INPlaybackQueueLocationResolutionResult: static func success(with resolvedPlaybackQueueLocation: INPlaybackQueueLocation) -> Self",
      "INPlaybackQueueLocationResolutionResult: static func confirmationRequired(with playbackQueueLocationToConfirm: INPlaybackQueueLocation) -> Self",
      "INPlaybackRepeatModeResolutionResult",
      "INPlaybackRepeatModeResolutionResult: static func success(with resolvedPlaybackRepeatMode: INPlaybackRepeatMode) -> Self",
      "INPlaybackRepeatModeResolutionResult: static func confirmationRequired(with playbackRepeatModeToConfirm: INPlaybackRepeatMode) -> Self",
      "INRadioTypeResolutionResult",
      "INRadioTypeResolutionResult: static func success(with resolvedRadioType: INRadioType) -> Self",
      "INRadioTypeResolutionResult: static func confirmationRequired(with radioTypeToConfirm: INRadioType) -> Self",
      "INRelativeReferenceResolutionResult",
      "INRelativeReferenceResolutionResult: static func success(with resolvedRelativeReference: INRelativeReference) -> Self",
      "INRelativeReferenceResolutionResult: static func confirmationRequired(with relativeReferenceToConfirm: INRelativeReference) -> Self",
      "INRelativeSettingResolutionResult",
      "INRelativeSettingResolutionResult: static func success(with resolvedRelativeSetting: INRelativeSetting) -> Self",
      "INRelativeSettingResolutionResult: static func confirmationRequired(with relativeSettingToConfirm: INRelativeSetting) -> Self",
      "INRequestPaymentCurrencyAmountResolutionResult",
      "INRequestPaymentCurrencyAmountResolutionResult: static func unsupported(forReason reason: INRequestPaymentCurrencyAmountUnsupportedReason) -> Self",
      "INRequestPaymentCurrencyAmountResolutionResult: init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult)",
      "INRequestPaymentPayerResolutionResult",
      "INRequestPaymentPayerResolutionResult: static func unsupported(forReason reason: INRequestPaymentPayerUnsupportedReason) -> Self",
      "INRequestPaymentPayerResolutionResult: init(personResolutionResult: INPersonResolutionResult)",
      "INRestaurantGuestResolutionResult",
      "INRestaurantGuestResolutionResult: static func success(with resolvedRestaurantGuest: INRestaurantGuest) -> Self",
      "INRestaurantGuestResolutionResult: static func disambiguation(with restaurantGuestsToDisambiguate: [INRestaurantGuest]) -> Self",
      "INRestaurantGuestResolutionResult: static func confirmationRequired(with restaurantGuestToConfirm: INRestaurantGuest?) -> Self",
      "INRestaurantResolutionResult",
      "INRestaurantResolutionResult: static func success(with resolvedRestaurant: INRestaurant) -> Self",
      "INRestaurantResolutionResult: static func disambiguation(with restaurantsToDisambiguate: [INRestaurant]) -> Self",
      "INRestaurantResolutionResult: static func confirmationRequired(with restaurantToConfirm: INRestaurant?) -> Self",
      "INSearchForMediaMediaItemResolutionResult",
      "INSearchForMediaMediaItemResolutionResult: static func successes(with resolvedMediaItems: [INMediaItem]) -> [INSearchForMediaMediaItemResolutionResult]",
      "INSearchForMediaMediaItemResolutionResult: static func unsupported(forReason reason: INSearchForMediaMediaItemUnsupportedReason) -> Self",
      "INSearchForMediaMediaItemResolutionResult: init(mediaItemResolutionResult: INMediaItemResolutionResult)",
      "INSendMessageRecipientResolutionResult",
      "INSendMessageRecipientResolutionResult: static func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self",
      "INSendMessageRecipientResolutionResult: init(personResolutionResult: INPersonResolutionResult)",
      "INSendPaymentCurrencyAmountResolutionResult",
      "INSendPaymentCurrencyAmountResolutionResult: static func unsupported(forReason reason: INSendPaymentCurrencyAmountUnsupportedReason) -> Self",
      "INSendPaymentCurrencyAmountResolutionResult: init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult)",
      "INSendPaymentPayeeResolutionResult",
      "INSendPaymentPayeeResolutionResult: static func unsupported(forReason reason: INSendPaymentPayeeUnsupportedReason) -> Self",
      "INSendPaymentPayeeResolutionResult: init(personResolutionResult: INPersonResolutionResult)",
      "INSetTaskAttributeTemporalEventTriggerResolutionResult",
      "INSetTaskAttributeTemporalEventTriggerResolutionResult: static func unsupported(forReason reason: INSetTaskAttributeTemporalEventTriggerUnsupportedReason) -> Self",
      "INSetTaskAttributeTemporalEventTriggerResolutionResult: init(temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult)",
      "INSnoozeTasksTaskResolutionResult",
      "INSnoozeTasksTaskResolutionResult: static func unsupported(forReason reason: INSnoozeTasksTaskUnsupportedReason) -> Self",
      "INSnoozeTasksTaskResolutionResult: init(taskResolutionResult: INTaskResolutionResult)",
      "INSpatialEventTriggerResolutionResult",
      "INSpatialEventTriggerResolutionResult: static func success(with resolvedSpatialEventTrigger: INSpatialEventTrigger) -> Self",
      "INSpatialEventTriggerResolutionResult: static func disambiguation(with spatialEventTriggersToDisambiguate: [INSpatialEventTrigger]) -> Self",
      "INSpatialEventTriggerResolutionResult: static func confirmationRequired(with spatialEventTriggerToConfirm: INSpatialEventTrigger?) -> Self",
      "INSpeakableStringResolutionResult",
      "INSpeakableStringResolutionResult: static func success(with resolvedString: INSpeakableString) -> Self",
      "INSpeakableStringResolutionResult: static func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self",
      "INSpeakableStringResolutionResult: static func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self",
      "INSpeedResolutionResult",
      "INSpeedResolutionResult: static func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self",
      "INSpeedResolutionResult: static func disambiguation(with speedToDisambiguate: [Measurement<UnitSpeed>]) -> Self",
      "INSpeedResolutionResult: static func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self",
      "INStartCallCallCapabilityResolutionResult",
      "INStartCallCallCapabilityResolutionResult: static func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason) -> Self",
      "INStartCallCallCapabilityResolutionResult: init(callCapabilityResolutionResult: INCallCapabilityResolutionResult)",
      "INStartCallCallRecordToCallBackResolutionResult",
      "INStartCallCallRecordToCallBackResolutionResult: static func unsupported(forReason reason: INStartCallCallRecordToCallBackUnsupportedReason) -> Self",
      "INStartCallCallRecordToCallBackResolutionResult: init(callRecordResolutionResult: INCallRecordResolutionResult)",
      "INStartCallContactResolutionResult",
      "INStartCallContactResolutionResult: static func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self",
      "INStartCallContactResolutionResult: init(personResolutionResult: INPersonResolutionResult)",
      "INStringResolutionResult",
      "INStringResolutionResult: static func success(with resolvedString: String) -> Self",
      "INStringResolutionResult: static func disambiguation(with stringsToDisambiguate: [String]) -> Self",
      "INStringResolutionResult: static func confirmationRequired(with stringToConfirm: String?) -> Self",
      "INTaskListResolutionResult",
      "INTaskListResolutionResult: static func success(with resolvedTaskList: INTaskList) -> Self",
      "INTaskListResolutionResult: static func disambiguation(with taskListsToDisambiguate: [INTaskList]) -> Self",
      "INTaskListResolutionResult: static func confirmationRequired(with taskListToConfirm: INTaskList?) -> Self",
      "INTaskPriorityResolutionResult",
      "INTaskPriorityResolutionResult: static func success(with resolvedTaskPriority: INTaskPriority) -> Self",
      "INTaskPriorityResolutionResult: static func confirmationRequired(with taskPriorityToConfirm: INTaskPriority) -> Self",
      "INTaskResolutionResult",
      "INTaskResolutionResult: static func success(with resolvedTask: INTask) -> Self",
      "INTaskResolutionResult: static func disambiguation(with tasksToDisambiguate: [INTask]) -> Self",
      "INTaskResolutionResult: static func confirmationRequired(with taskToConfirm: INTask?) -> Self",
      "INTaskStatusResolutionResult",
      "INTaskStatusResolutionResult: static func success(with resolvedTaskStatus: INTaskStatus) -> Self",
      "INTaskStatusResolutionResult: static func confirmationRequired(with taskStatusToConfirm: INTaskStatus) -> Self",
      "INTemperatureResolutionResult",
      "INTemperatureResolutionResult: static func success(with resolvedTemperature: Measurement<UnitTemperature>) -> Self",
      "INTemperatureResolutionResult: static func disambiguation(with temperaturesToDisambiguate: [Measurement<UnitTemperature>]) -> Self",
      "INTemperatureResolutionResult: static func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?) -> Self",
      "INTemporalEventTriggerResolutionResult",
      "INTemporalEventTriggerResolutionResult: static func success(with resolvedTemporalEventTrigger: INTemporalEventTrigger) -> Self",
      "INTemporalEventTriggerResolutionResult: static func disambiguation(with temporalEventTriggersToDisambiguate: [INTemporalEventTrigger]) -> Self",
      "INTemporalEventTriggerResolutionResult: static func confirmationRequired(with temporalEventTriggerToConfirm: INTemporalEventTrigger?) -> Self",
      "INTemporalEventTriggerTypeOptionsResolutionResult",
      "INTemporalEventTriggerTypeOptionsResolutionResult: static func success(with resolvedTemporalEventTriggerTypeOptions: INTemporalEventTriggerTypeOptions) -> Self",
      "INTemporalEventTriggerTypeOptionsResolutionResult: static func confirmationRequired(with temporalEventTriggerTypeOptionsToConfirm: INTemporalEventTriggerTypeOptions) -> Self",
      "INTimeIntervalResolutionResult",
      "INTimeIntervalResolutionResult: static func success(with resolvedTimeInterval: TimeInterval) -> Self",
      "INTimeIntervalResolutionResult: static func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self",
      "INURLResolutionResult",
      "INURLResolutionResult: static func success(with resolvedURL: URL) -> Self",
      "INURLResolutionResult: static func disambiguation(with urlsToDisambiguate: [URL]) -> Self",
      "INURLResolutionResult: static func confirmationRequired(with urlToConfirm: URL?) -> Self",
      "INUpdateMediaAffinityMediaItemResolutionResult",
      "INUpdateMediaAffinityMediaItemResolutionResult: static func successes(with resolvedMediaItems: [INMediaItem]) -> [INUpdateMediaAffinityMediaItemResolutionResult]",
      "INUpdateMediaAffinityMediaItemResolutionResult: static func unsupported(forReason reason: INUpdateMediaAffinityMediaItemUnsupportedReason) -> Self",
      "INUpdateMediaAffinityMediaItemResolutionResult: init(mediaItemResolutionResult: INMediaItemResolutionResult)",
      "INVisualCodeTypeResolutionResult",
      "INVisualCodeTypeResolutionResult: static func success(with resolvedVisualCodeType: INVisualCodeType) -> Self",
      "INVisualCodeTypeResolutionResult: static func confirmationRequired(with visualCodeTypeToConfirm: INVisualCodeType) -> Self",
      "INVolumeResolutionResult",
      "INVolumeResolutionResult: static func success(with resolvedVolume: Measurement<UnitVolume>) -> Self",
      "INVolumeResolutionResult: static func disambiguation(with volumeToDisambiguate: [Measurement<UnitVolume>]) -> Self",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    _ = { (a: [INObject]) -> INObjectResolutionResult in INObjectResolutionResult.disambiguation(with: a) }
    _ = { (a: INObject?) -> INObjectResolutionResult in INObjectResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INOutgoingMessageTypeResolutionResult.self
    _ = { (a: INOutgoingMessageType) -> INOutgoingMessageTypeResolutionResult in INOutgoingMessageTypeResolutionResult.success(with: a) }
    _ = { (a: INOutgoingMessageType) -> INOutgoingMessageTypeResolutionResult in INOutgoingMessageTypeResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INPaymentAccountResolutionResult.self
    _ = { (a: INPaymentAccount) -> INPaymentAccountResolutionResult in INPaymentAccountResolutionResult.success(with: a) }
    _ = { (a: [INPaymentAccount]) -> INPaymentAccountResolutionResult in INPaymentAccountResolutionResult.disambiguation(with: a) }
    _ = { (a: INPaymentAccount?) -> INPaymentAccountResolutionResult in INPaymentAccountResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INPaymentAmountResolutionResult.self
    _ = { (a: INPaymentAmount) -> INPaymentAmountResolutionResult in INPaymentAmountResolutionResult.success(with: a) }
    _ = { (a: [INPaymentAmount]) -> INPaymentAmountResolutionResult in INPaymentAmountResolutionResult.disambiguation(with: a) }
    _ = { (a: INPaymentAmount?) -> INPaymentAmountResolutionResult in INPaymentAmountResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INPaymentMethodResolutionResult.self
    _ = { (a: INPaymentMethod) -> INPaymentMethodResolutionResult in INPaymentMethodResolutionResult.success(with: a) }
    _ = { (a: [INPaymentMethod]) -> INPaymentMethodResolutionResult in INPaymentMethodResolutionResult.disambiguation(with: a) }
    _ = { (a: INPaymentMethod?) -> INPaymentMethodResolutionResult in INPaymentMethodResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INPaymentStatusResolutionResult.self
    _ = { (a: INPaymentStatus) -> INPaymentStatusResolutionResult in INPaymentStatusResolutionResult.success(with: a) }
    _ = { (a: INPaymentStatus) -> INPaymentStatusResolutionResult in INPaymentStatusResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INPersonResolutionResult.self
    _ = { (a: INPerson) -> INPersonResolutionResult in INPersonResolutionResult.success(with: a) }
    _ = { (a: [INPerson]) -> INPersonResolutionResult in INPersonResolutionResult.disambiguation(with: a) }
    _ = { (a: INPerson?) -> INPersonResolutionResult in INPersonResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INPlacemarkResolutionResult.self
    _ = { (a: CLPlacemark) -> INPlacemarkResolutionResult in INPlacemarkResolutionResult.success(with: a) }
    _ = { (a: [CLPlacemark]) -> INPlacemarkResolutionResult in INPlacemarkResolutionResult.disambiguation(with: a) }
    _ = { (a: CLPlacemark?) -> INPlacemarkResolutionResult in INPlacemarkResolutionResult.confirmationRequired(with: a) }
    let _: INMediaItemResolutionResult.Type = INPlayMediaMediaItemResolutionResult.self
    _ = { (a: [INMediaItem]) -> [INPlayMediaMediaItemResolutionResult] in INPlayMediaMediaItemResolutionResult.successes(with: a) }
    _ = { (a: INPlayMediaMediaItemUnsupportedReason) -> INPlayMediaMediaItemResolutionResult in INPlayMediaMediaItemResolutionResult.unsupported(forReason: a) }
    let _: (INMediaItemResolutionResult) -> INPlayMediaMediaItemResolutionResult = INPlayMediaMediaItemResolutionResult.init(mediaItemResolutionResult:)
    let _: INDoubleResolutionResult.Type = INPlayMediaPlaybackSpeedResolutionResult.self
    _ = { (a: INPlayMediaPlaybackSpeedUnsupportedReason) -> INPlayMediaPlaybackSpeedResolutionResult in INPlayMediaPlaybackSpeedResolutionResult.unsupported(forReason: a) }
    let _: (INDoubleResolutionResult) -> INPlayMediaPlaybackSpeedResolutionResult = INPlayMediaPlaybackSpeedResolutionResult.init(doubleResolutionResult:)
    let _: INIntentResolutionResult.Type = INPlaybackQueueLocationResolutionResult.self
    _ = { (a: INPlaybackQueueLocation) -> INPlaybackQueueLocationResolutionResult in INPlaybackQueueLocationResolutionResult.success(with: a) }
    _ = { (a: INPlaybackQueueLocation) -> INPlaybackQueueLocationResolutionResult in INPlaybackQueueLocationResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INPlaybackRepeatModeResolutionResult.self
    _ = { (a: INPlaybackRepeatMode) -> INPlaybackRepeatModeResolutionResult in INPlaybackRepeatModeResolutionResult.success(with: a) }
    _ = { (a: INPlaybackRepeatMode) -> INPlaybackRepeatModeResolutionResult in INPlaybackRepeatModeResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INRadioTypeResolutionResult.self
    _ = { (a: INRadioType) -> INRadioTypeResolutionResult in INRadioTypeResolutionResult.success(with: a) }
    _ = { (a: INRadioType) -> INRadioTypeResolutionResult in INRadioTypeResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INRelativeReferenceResolutionResult.self
    _ = { (a: INRelativeReference) -> INRelativeReferenceResolutionResult in INRelativeReferenceResolutionResult.success(with: a) }
    _ = { (a: INRelativeReference) -> INRelativeReferenceResolutionResult in INRelativeReferenceResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INRelativeSettingResolutionResult.self
    _ = { (a: INRelativeSetting) -> INRelativeSettingResolutionResult in INRelativeSettingResolutionResult.success(with: a) }
    _ = { (a: INRelativeSetting) -> INRelativeSettingResolutionResult in INRelativeSettingResolutionResult.confirmationRequired(with: a) }
    let _: INCurrencyAmountResolutionResult.Type = INRequestPaymentCurrencyAmountResolutionResult.self
    _ = { (a: INRequestPaymentCurrencyAmountUnsupportedReason) -> INRequestPaymentCurrencyAmountResolutionResult in INRequestPaymentCurrencyAmountResolutionResult.unsupported(forReason: a) }
    let _: (INCurrencyAmountResolutionResult) -> INRequestPaymentCurrencyAmountResolutionResult = INRequestPaymentCurrencyAmountResolutionResult.init(currencyAmountResolutionResult:)
    let _: INPersonResolutionResult.Type = INRequestPaymentPayerResolutionResult.self
    _ = { (a: INRequestPaymentPayerUnsupportedReason) -> INRequestPaymentPayerResolutionResult in INRequestPaymentPayerResolutionResult.unsupported(forReason: a) }
    let _: (INPersonResolutionResult) -> INRequestPaymentPayerResolutionResult = INRequestPaymentPayerResolutionResult.init(personResolutionResult:)
    let _: INIntentResolutionResult.Type = INRestaurantGuestResolutionResult.self
    _ = { (a: INRestaurantGuest) -> INRestaurantGuestResolutionResult in INRestaurantGuestResolutionResult.success(with: a) }
    _ = { (a: [INRestaurantGuest]) -> INRestaurantGuestResolutionResult in INRestaurantGuestResolutionResult.disambiguation(with: a) }
    _ = { (a: INRestaurantGuest?) -> INRestaurantGuestResolutionResult in INRestaurantGuestResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INRestaurantResolutionResult.self
    _ = { (a: INRestaurant) -> INRestaurantResolutionResult in INRestaurantResolutionResult.success(with: a) }
    _ = { (a: [INRestaurant]) -> INRestaurantResolutionResult in INRestaurantResolutionResult.disambiguation(with: a) }
    _ = { (a: INRestaurant?) -> INRestaurantResolutionResult in INRestaurantResolutionResult.confirmationRequired(with: a) }
    let _: INMediaItemResolutionResult.Type = INSearchForMediaMediaItemResolutionResult.self
    _ = { (a: [INMediaItem]) -> [INSearchForMediaMediaItemResolutionResult] in INSearchForMediaMediaItemResolutionResult.successes(with: a) }
    _ = { (a: INSearchForMediaMediaItemUnsupportedReason) -> INSearchForMediaMediaItemResolutionResult in INSearchForMediaMediaItemResolutionResult.unsupported(forReason: a) }
    let _: (INMediaItemResolutionResult) -> INSearchForMediaMediaItemResolutionResult = INSearchForMediaMediaItemResolutionResult.init(mediaItemResolutionResult:)
    let _: INPersonResolutionResult.Type = INSendMessageRecipientResolutionResult.self
    _ = { (a: INSendMessageRecipientUnsupportedReason) -> INSendMessageRecipientResolutionResult in INSendMessageRecipientResolutionResult.unsupported(forReason: a) }
    let _: (INPersonResolutionResult) -> INSendMessageRecipientResolutionResult = INSendMessageRecipientResolutionResult.init(personResolutionResult:)
    let _: INCurrencyAmountResolutionResult.Type = INSendPaymentCurrencyAmountResolutionResult.self
    _ = { (a: INSendPaymentCurrencyAmountUnsupportedReason) -> INSendPaymentCurrencyAmountResolutionResult in INSendPaymentCurrencyAmountResolutionResult.unsupported(forReason: a) }
    let _: (INCurrencyAmountResolutionResult) -> INSendPaymentCurrencyAmountResolutionResult = INSendPaymentCurrencyAmountResolutionResult.init(currencyAmountResolutionResult:)
    let _: INPersonResolutionResult.Type = INSendPaymentPayeeResolutionResult.self
    _ = { (a: INSendPaymentPayeeUnsupportedReason) -> INSendPaymentPayeeResolutionResult in INSendPaymentPayeeResolutionResult.unsupported(forReason: a) }
    let _: (INPersonResolutionResult) -> INSendPaymentPayeeResolutionResult = INSendPaymentPayeeResolutionResult.init(personResolutionResult:)
    let _: INTemporalEventTriggerResolutionResult.Type = INSetTaskAttributeTemporalEventTriggerResolutionResult.self
    _ = { (a: INSetTaskAttributeTemporalEventTriggerUnsupportedReason) -> INSetTaskAttributeTemporalEventTriggerResolutionResult in INSetTaskAttributeTemporalEventTriggerResolutionResult.unsupported(forReason: a) }
    let _: (INTemporalEventTriggerResolutionResult) -> INSetTaskAttributeTemporalEventTriggerResolutionResult = INSetTaskAttributeTemporalEventTriggerResolutionResult.init(temporalEventTriggerResolutionResult:)
    let _: INTaskResolutionResult.Type = INSnoozeTasksTaskResolutionResult.self
    _ = { (a: INSnoozeTasksTaskUnsupportedReason) -> INSnoozeTasksTaskResolutionResult in INSnoozeTasksTaskResolutionResult.unsupported(forReason: a) }
    let _: (INTaskResolutionResult) -> INSnoozeTasksTaskResolutionResult = INSnoozeTasksTaskResolutionResult.init(taskResolutionResult:)
    let _: INIntentResolutionResult.Type = INSpatialEventTriggerResolutionResult.self
    _ = { (a: INSpatialEventTrigger) -> INSpatialEventTriggerResolutionResult in INSpatialEventTriggerResolutionResult.success(with: a) }
    _ = { (a: [INSpatialEventTrigger]) -> INSpatialEventTriggerResolutionResult in INSpatialEventTriggerResolutionResult.disambiguation(with: a) }
    _ = { (a: INSpatialEventTrigger?) -> INSpatialEventTriggerResolutionResult in INSpatialEventTriggerResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INSpeakableStringResolutionResult.self
    _ = { (a: INSpeakableString) -> INSpeakableStringResolutionResult in INSpeakableStringResolutionResult.success(with: a) }
    _ = { (a: [INSpeakableString]) -> INSpeakableStringResolutionResult in INSpeakableStringResolutionResult.disambiguation(with: a) }
    _ = { (a: INSpeakableString?) -> INSpeakableStringResolutionResult in INSpeakableStringResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INSpeedResolutionResult.self
    _ = { (a: Measurement<UnitSpeed>) -> INSpeedResolutionResult in INSpeedResolutionResult.success(with: a) }
    _ = { (a: [Measurement<UnitSpeed>]) -> INSpeedResolutionResult in INSpeedResolutionResult.disambiguation(with: a) }
    _ = { (a: Measurement<UnitSpeed>?) -> INSpeedResolutionResult in INSpeedResolutionResult.confirmationRequired(with: a) }
    let _: INCallCapabilityResolutionResult.Type = INStartCallCallCapabilityResolutionResult.self
    _ = { (a: INStartCallCallCapabilityUnsupportedReason) -> INStartCallCallCapabilityResolutionResult in INStartCallCallCapabilityResolutionResult.unsupported(forReason: a) }
    let _: (INCallCapabilityResolutionResult) -> INStartCallCallCapabilityResolutionResult = INStartCallCallCapabilityResolutionResult.init(callCapabilityResolutionResult:)
    let _: INCallRecordResolutionResult.Type = INStartCallCallRecordToCallBackResolutionResult.self
    _ = { (a: INStartCallCallRecordToCallBackUnsupportedReason) -> INStartCallCallRecordToCallBackResolutionResult in INStartCallCallRecordToCallBackResolutionResult.unsupported(forReason: a) }
    let _: (INCallRecordResolutionResult) -> INStartCallCallRecordToCallBackResolutionResult = INStartCallCallRecordToCallBackResolutionResult.init(callRecordResolutionResult:)
    let _: INPersonResolutionResult.Type = INStartCallContactResolutionResult.self
    _ = { (a: INStartCallContactUnsupportedReason) -> INStartCallContactResolutionResult in INStartCallContactResolutionResult.unsupported(forReason: a) }
    let _: (INPersonResolutionResult) -> INStartCallContactResolutionResult = INStartCallContactResolutionResult.init(personResolutionResult:)
    let _: INIntentResolutionResult.Type = INStringResolutionResult.self
    _ = { (a: String) -> INStringResolutionResult in INStringResolutionResult.success(with: a) }
    _ = { (a: [String]) -> INStringResolutionResult in INStringResolutionResult.disambiguation(with: a) }
    _ = { (a: String?) -> INStringResolutionResult in INStringResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INTaskListResolutionResult.self
    _ = { (a: INTaskList) -> INTaskListResolutionResult in INTaskListResolutionResult.success(with: a) }
    _ = { (a: [INTaskList]) -> INTaskListResolutionResult in INTaskListResolutionResult.disambiguation(with: a) }
    _ = { (a: INTaskList?) -> INTaskListResolutionResult in INTaskListResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INTaskPriorityResolutionResult.self
    _ = { (a: INTaskPriority) -> INTaskPriorityResolutionResult in INTaskPriorityResolutionResult.success(with: a) }
    _ = { (a: INTaskPriority) -> INTaskPriorityResolutionResult in INTaskPriorityResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INTaskResolutionResult.self
    _ = { (a: INTask) -> INTaskResolutionResult in INTaskResolutionResult.success(with: a) }
    _ = { (a: [INTask]) -> INTaskResolutionResult in INTaskResolutionResult.disambiguation(with: a) }
    _ = { (a: INTask?) -> INTaskResolutionResult in INTaskResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INTaskStatusResolutionResult.self
    _ = { (a: INTaskStatus) -> INTaskStatusResolutionResult in INTaskStatusResolutionResult.success(with: a) }
    _ = { (a: INTaskStatus) -> INTaskStatusResolutionResult in INTaskStatusResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INTemperatureResolutionResult.self
    _ = { (a: Measurement<UnitTemperature>) -> INTemperatureResolutionResult in INTemperatureResolutionResult.success(with: a) }
    _ = { (a: [Measurement<UnitTemperature>]) -> INTemperatureResolutionResult in INTemperatureResolutionResult.disambiguation(with: a) }
    _ = { (a: Measurement<UnitTemperature>?) -> INTemperatureResolutionResult in INTemperatureResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INTemporalEventTriggerResolutionResult.self
    _ = { (a: INTemporalEventTrigger) -> INTemporalEventTriggerResolutionResult in INTemporalEventTriggerResolutionResult.success(with: a) }
    _ = { (a: [INTemporalEventTrigger]) -> INTemporalEventTriggerResolutionResult in INTemporalEventTriggerResolutionResult.disambiguation(with: a) }
    _ = { (a: INTemporalEventTrigger?) -> INTemporalEventTriggerResolutionResult in INTemporalEventTriggerResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INTemporalEventTriggerTypeOptionsResolutionResult.self
    _ = { (a: INTemporalEventTriggerTypeOptions) -> INTemporalEventTriggerTypeOptionsResolutionResult in INTemporalEventTriggerTypeOptionsResolutionResult.success(with: a) }
    _ = { (a: INTemporalEventTriggerTypeOptions) -> INTemporalEventTriggerTypeOptionsResolutionResult in INTemporalEventTriggerTypeOptionsResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INTimeIntervalResolutionResult.self
    _ = { (a: TimeInterval) -> INTimeIntervalResolutionResult in INTimeIntervalResolutionResult.success(with: a) }
    _ = { (a: TimeInterval) -> INTimeIntervalResolutionResult in INTimeIntervalResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INURLResolutionResult.self
    _ = { (a: URL) -> INURLResolutionResult in INURLResolutionResult.success(with: a) }
    _ = { (a: [URL]) -> INURLResolutionResult in INURLResolutionResult.disambiguation(with: a) }
    _ = { (a: URL?) -> INURLResolutionResult in INURLResolutionResult.confirmationRequired(with: a) }
    let _: INMediaItemResolutionResult.Type = INUpdateMediaAffinityMediaItemResolutionResult.self
    _ = { (a: [INMediaItem]) -> [INUpdateMediaAffinityMediaItemResolutionResult] in INUpdateMediaAffinityMediaItemResolutionResult.successes(with: a) }
    _ = { (a: INUpdateMediaAffinityMediaItemUnsupportedReason) -> INUpdateMediaAffinityMediaItemResolutionResult in INUpdateMediaAffinityMediaItemResolutionResult.unsupported(forReason: a) }
    let _: (INMediaItemResolutionResult) -> INUpdateMediaAffinityMediaItemResolutionResult = INUpdateMediaAffinityMediaItemResolutionResult.init(mediaItemResolutionResult:)
    let _: INIntentResolutionResult.Type = INVisualCodeTypeResolutionResult.self
    _ = { (a: INVisualCodeType) -> INVisualCodeTypeResolutionResult in INVisualCodeTypeResolutionResult.success(with: a) }
    _ = { (a: INVisualCodeType) -> INVisualCodeTypeResolutionResult in INVisualCodeTypeResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INVolumeResolutionResult.self
    _ = { (a: Measurement<UnitVolume>) -> INVolumeResolutionResult in INVolumeResolutionResult.success(with: a) }
    _ = { (a: [Measurement<UnitVolume>]) -> INVolumeResolutionResult in INVolumeResolutionResult.disambiguation(with: a) }
  }
}
