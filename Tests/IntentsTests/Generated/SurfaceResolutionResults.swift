// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceResolutionResults: SurfacePart {
  static var keys: [String] {
    [
      "INAccountTypeResolutionResult",
      "INAccountTypeResolutionResult: static func success(with resolvedAccountType: INAccountType) -> Self",
      "INAccountTypeResolutionResult: static func confirmationRequired(with accountTypeToConfirm: INAccountType) -> Self",
      "INAddMediaMediaDestinationResolutionResult",
      "INAddMediaMediaDestinationResolutionResult: static func unsupported(forReason reason: INAddMediaMediaDestinationUnsupportedReason) -> Self",
      "INAddMediaMediaDestinationResolutionResult: init(mediaDestinationResolutionResult: INMediaDestinationResolutionResult)",
      "INAddMediaMediaItemResolutionResult",
      "INAddMediaMediaItemResolutionResult: static func successes(with resolvedMediaItems: [INMediaItem]) -> [INAddMediaMediaItemResolutionResult]",
      "INAddMediaMediaItemResolutionResult: static func unsupported(forReason reason: INAddMediaMediaItemUnsupportedReason) -> Self",
      "INAddMediaMediaItemResolutionResult: init(mediaItemResolutionResult: INMediaItemResolutionResult)",
      "INAddTasksTargetTaskListResolutionResult",
      "INAddTasksTargetTaskListResolutionResult: static func confirmationRequired(with taskListToConfirm: INTaskList?, forReason reason: INAddTasksTargetTaskListConfirmationReason) -> Self",
      "INAddTasksTargetTaskListResolutionResult: init(taskListResolutionResult: INTaskListResolutionResult)",
      "INAddTasksTemporalEventTriggerResolutionResult",
      "INAddTasksTemporalEventTriggerResolutionResult: static func unsupported(forReason reason: INAddTasksTemporalEventTriggerUnsupportedReason) -> Self",
      "INAddTasksTemporalEventTriggerResolutionResult: init(temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult)",
      "INBalanceTypeResolutionResult",
      "INBalanceTypeResolutionResult: static func success(with resolvedBalanceType: INBalanceType) -> Self",
      "INBalanceTypeResolutionResult: static func confirmationRequired(with balanceTypeToConfirm: INBalanceType) -> Self",
      "INBillPayeeResolutionResult",
      "INBillPayeeResolutionResult: static func success(with resolvedBillPayee: INBillPayee) -> Self",
      "INBillPayeeResolutionResult: static func disambiguation(with billPayeesToDisambiguate: [INBillPayee]) -> Self",
      "INBillPayeeResolutionResult: static func confirmationRequired(with billPayeeToConfirm: INBillPayee?) -> Self",
      "INBillTypeResolutionResult",
      "INBillTypeResolutionResult: static func success(with resolvedBillType: INBillType) -> Self",
      "INBillTypeResolutionResult: static func confirmationRequired(with billTypeToConfirm: INBillType) -> Self",
      "INBooleanResolutionResult",
      "INBooleanResolutionResult: static func success(with resolvedValue: Bool) -> Self",
      "INBooleanResolutionResult: static func confirmationRequired(with valueToConfirm: Bool?) -> Self",
      "INCallCapabilityResolutionResult",
      "INCallCapabilityResolutionResult: static func success(with resolvedCallCapability: INCallCapability) -> Self",
      "INCallCapabilityResolutionResult: static func confirmationRequired(with callCapabilityToConfirm: INCallCapability) -> Self",
      "INCallDestinationTypeResolutionResult",
      "INCallDestinationTypeResolutionResult: static func success(with resolvedCallDestinationType: INCallDestinationType) -> Self",
      "INCallDestinationTypeResolutionResult: static func confirmationRequired(with callDestinationTypeToConfirm: INCallDestinationType) -> Self",
      "INCallRecordResolutionResult",
      "INCallRecordResolutionResult: static func success(with resolvedCallRecord: INCallRecord) -> Self",
      "INCallRecordResolutionResult: static func disambiguation(with callRecordsToDisambiguate: [INCallRecord]) -> Self",
      "INCallRecordResolutionResult: static func confirmationRequired(with callRecordToConfirm: INCallRecord?) -> Self",
      "INCallRecordTypeOptionsResolutionResult",
      "INCallRecordTypeOptionsResolutionResult: static func success(with resolvedCallRecordTypeOptions: INCallRecordTypeOptions) -> Self",
      "INCallRecordTypeOptionsResolutionResult: static func confirmationRequired(with callRecordTypeOptionsToConfirm: INCallRecordTypeOptions) -> Self",
      "INCallRecordTypeResolutionResult",
      "INCallRecordTypeResolutionResult: static func success(with resolvedCallRecordType: INCallRecordType) -> Self",
      "INCallRecordTypeResolutionResult: static func confirmationRequired(with callRecordTypeToConfirm: INCallRecordType) -> Self",
      "INCarAirCirculationModeResolutionResult",
      "INCarAirCirculationModeResolutionResult: static func success(with resolvedCarAirCirculationMode: INCarAirCirculationMode) -> Self",
      "INCarAirCirculationModeResolutionResult: static func confirmationRequired(with carAirCirculationModeToConfirm: INCarAirCirculationMode) -> Self",
      "INCarAudioSourceResolutionResult",
      "INCarAudioSourceResolutionResult: static func success(with resolvedCarAudioSource: INCarAudioSource) -> Self",
      "INCarAudioSourceResolutionResult: static func confirmationRequired(with carAudioSourceToConfirm: INCarAudioSource) -> Self",
      "INCarDefrosterResolutionResult",
      "INCarDefrosterResolutionResult: static func success(with resolvedCarDefroster: INCarDefroster) -> Self",
      "INCarDefrosterResolutionResult: static func confirmationRequired(with carDefrosterToConfirm: INCarDefroster) -> Self",
      "INCarSeatResolutionResult",
      "INCarSeatResolutionResult: static func success(with resolvedCarSeat: INCarSeat) -> Self",
      "INCarSeatResolutionResult: static func confirmationRequired(with carSeatToConfirm: INCarSeat) -> Self",
      "INCarSignalOptionsResolutionResult",
      "INCarSignalOptionsResolutionResult: static func success(with resolvedCarSignalOptions: INCarSignalOptions) -> Self",
      "INCarSignalOptionsResolutionResult: static func confirmationRequired(with carSignalOptionsToConfirm: INCarSignalOptions) -> Self",
      "INCurrencyAmountResolutionResult",
      "INCurrencyAmountResolutionResult: static func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self",
      "INCurrencyAmountResolutionResult: static func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self",
      "INCurrencyAmountResolutionResult: static func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self",
      "INDateComponentsRangeResolutionResult",
      "INDateComponentsRangeResolutionResult: static func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self",
      "INDateComponentsRangeResolutionResult: static func disambiguation(with dateComponentsRangesToDisambiguate: [INDateComponentsRange]) -> Self",
      "INDateComponentsRangeResolutionResult: static func confirmationRequired(with dateComponentsRangeToConfirm: INDateComponentsRange?) -> Self",
      "INDateComponentsResolutionResult",
      "INDateComponentsResolutionResult: static func success(with resolvedDateComponents: DateComponents) -> Self",
      "INDateComponentsResolutionResult: static func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self",
      "INDateComponentsResolutionResult: static func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self",
      "INDateSearchTypeResolutionResult",
      "INDateSearchTypeResolutionResult: static func success(with resolvedDateSearchType: INDateSearchType) -> Self",
      "INDateSearchTypeResolutionResult: static func confirmationRequired(with dateSearchTypeToConfirm: INDateSearchType) -> Self",
      "INDeleteTasksTaskListResolutionResult",
      "INDeleteTasksTaskListResolutionResult: static func unsupported(forReason reason: INDeleteTasksTaskListUnsupportedReason) -> Self",
      "INDeleteTasksTaskListResolutionResult: init(taskListResolutionResult: INTaskListResolutionResult)",
      "INDeleteTasksTaskResolutionResult",
      "INDeleteTasksTaskResolutionResult: static func unsupported(forReason reason: INDeleteTasksTaskUnsupportedReason) -> Self",
      "INDeleteTasksTaskResolutionResult: init(taskResolutionResult: INTaskResolutionResult)",
      "INDoubleResolutionResult",
      "INDoubleResolutionResult: static func success(with resolvedValue: Double) -> Self",
      "INDoubleResolutionResult: static func confirmationRequired(with valueToConfirm: Double?) -> Self",
      "INEnergyResolutionResult",
      "INEnergyResolutionResult: static func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self",
      "INEnergyResolutionResult: static func disambiguation(with energyToDisambiguate: [Measurement<UnitEnergy>]) -> Self",
      "INEnergyResolutionResult: static func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self",
      "INEnumResolutionResult",
      "INEnumResolutionResult: static func success(with resolvedValue: Int) -> Self",
      "INEnumResolutionResult: static func confirmationRequired(with valueToConfirm: Int) -> Self",
      "INFileResolutionResult",
      "INFileResolutionResult: static func success(with resolvedFile: INFile) -> Self",
      "INFileResolutionResult: static func disambiguation(with filesToDisambiguate: [INFile]) -> Self",
      "INFileResolutionResult: static func confirmationRequired(with fileToConfirm: INFile?) -> Self",
      "INIntegerResolutionResult",
      "INIntegerResolutionResult: static func success(with resolvedValue: Int) -> Self",
      "INIntegerResolutionResult: static func confirmationRequired(with valueToConfirm: Int?) -> Self",
      "INIntentResolutionResult",
      "INIntentResolutionResult: class func needsValue() -> Self",
      "INIntentResolutionResult: class func notRequired() -> Self",
      "INIntentResolutionResult: class func unsupported() -> Self",
      "INIntentResolutionResult: class func unsupported(withReason reason: Int) -> Self  (custom intents)",
      "INIntentResolutionResult: class func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> Self (custom intents)",
      "INLengthResolutionResult",
      "INLengthResolutionResult: static func success(with resolvedLength: Measurement<UnitLength>) -> Self",
      "INLengthResolutionResult: static func disambiguation(with lengthsToDisambiguate: [Measurement<UnitLength>]) -> Self",
      "INLengthResolutionResult: static func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self",
      "INLocationSearchTypeResolutionResult",
      "INLocationSearchTypeResolutionResult: static func success(with resolvedLocationSearchType: INLocationSearchType) -> Self",
      "INLocationSearchTypeResolutionResult: static func confirmationRequired(with locationSearchTypeToConfirm: INLocationSearchType) -> Self",
      "INMassResolutionResult",
      "INMassResolutionResult: static func success(with resolvedMass: Measurement<UnitMass>) -> Self",
      "INMassResolutionResult: static func disambiguation(with massToDisambiguate: [Measurement<UnitMass>]) -> Self",
      "INMassResolutionResult: static func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self",
      "INMediaAffinityTypeResolutionResult",
      "INMediaAffinityTypeResolutionResult: static func success(with resolvedMediaAffinityType: INMediaAffinityType) -> Self",
      "INMediaAffinityTypeResolutionResult: static func confirmationRequired(with mediaAffinityTypeToConfirm: INMediaAffinityType) -> Self",
      "INMediaDestinationResolutionResult",
      "INMediaDestinationResolutionResult: static func success(with resolvedMediaDestination: INMediaDestination) -> Self",
      "INMediaDestinationResolutionResult: static func disambiguation(with mediaDestinationsToDisambiguate: [INMediaDestination]) -> Self",
      "INMediaDestinationResolutionResult: static func confirmationRequired(with mediaDestinationToConfirm: INMediaDestination?) -> Self",
      "INMediaItemResolutionResult",
      "INMediaItemResolutionResult: static func success(with resolvedMediaItem: INMediaItem) -> Self",
      "INMediaItemResolutionResult: static func successes(with resolvedMediaItems: [INMediaItem]) -> [INMediaItemResolutionResult]",
      "INMediaItemResolutionResult: static func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self",
      "INMediaItemResolutionResult: static func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self",
      "INMessageAttributeOptionsResolutionResult",
      "INMessageAttributeOptionsResolutionResult: static func success(with resolvedMessageAttributeOptions: INMessageAttributeOptions) -> Self",
      "INMessageAttributeOptionsResolutionResult: static func confirmationRequired(with messageAttributeOptionsToConfirm: INMessageAttributeOptions) -> Self",
      "INMessageAttributeResolutionResult",
      "INMessageAttributeResolutionResult: static func success(with resolvedMessageAttribute: INMessageAttribute) -> Self",
      "INMessageAttributeResolutionResult: static func confirmationRequired(with messageAttributeToConfirm: INMessageAttribute) -> Self",
      "INNoteContentResolutionResult",
      "INNoteContentResolutionResult: static func success(with resolvedNoteContent: INNoteContent) -> Self",
      "INNoteContentResolutionResult: static func disambiguation(with noteContentsToDisambiguate: [INNoteContent]) -> Self",
      "INNoteContentResolutionResult: static func confirmationRequired(with noteContentToConfirm: INNoteContent?) -> Self",
      "INNoteContentTypeResolutionResult",
      "INNoteContentTypeResolutionResult: static func success(with resolvedNoteContentType: INNoteContentType) -> Self",
      "INNoteContentTypeResolutionResult: static func confirmationRequired(with noteContentTypeToConfirm: INNoteContentType) -> Self",
      "INNoteResolutionResult",
      "INNoteResolutionResult: static func success(with resolvedNote: INNote) -> Self",
      "INNoteResolutionResult: static func disambiguation(with notesToDisambiguate: [INNote]) -> Self",
      "INNoteResolutionResult: static func confirmationRequired(with noteToConfirm: INNote?) -> Self",
      "INNotebookItemTypeResolutionResult",
      "INNotebookItemTypeResolutionResult: static func success(with resolvedNotebookItemType: INNotebookItemType) -> Self",
      "INNotebookItemTypeResolutionResult: static func confirmationRequired(with notebookItemTypeToConfirm: INNotebookItemType) -> Self",
      "INNotebookItemTypeResolutionResult: static func disambiguation(with notebookItemTypesToDisambiguate: [INNotebookItemType]) -> Self",
      "INObjectResolutionResult",
      "INObjectResolutionResult: static func success(with resolvedObject: INObject) -> Self",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: INIntentResolutionResult.Type = INAccountTypeResolutionResult.self
    _ = { (a: INAccountType) -> INAccountTypeResolutionResult in INAccountTypeResolutionResult.success(with: a) }
    _ = { (a: INAccountType) -> INAccountTypeResolutionResult in INAccountTypeResolutionResult.confirmationRequired(with: a) }
    let _: INMediaDestinationResolutionResult.Type = INAddMediaMediaDestinationResolutionResult.self
    _ = { (a: INAddMediaMediaDestinationUnsupportedReason) -> INAddMediaMediaDestinationResolutionResult in INAddMediaMediaDestinationResolutionResult.unsupported(forReason: a) }
    let _: (INMediaDestinationResolutionResult) -> INAddMediaMediaDestinationResolutionResult = INAddMediaMediaDestinationResolutionResult.init(mediaDestinationResolutionResult:)
    let _: INMediaItemResolutionResult.Type = INAddMediaMediaItemResolutionResult.self
    _ = { (a: [INMediaItem]) -> [INAddMediaMediaItemResolutionResult] in INAddMediaMediaItemResolutionResult.successes(with: a) }
    _ = { (a: INAddMediaMediaItemUnsupportedReason) -> INAddMediaMediaItemResolutionResult in INAddMediaMediaItemResolutionResult.unsupported(forReason: a) }
    let _: (INMediaItemResolutionResult) -> INAddMediaMediaItemResolutionResult = INAddMediaMediaItemResolutionResult.init(mediaItemResolutionResult:)
    let _: INTaskListResolutionResult.Type = INAddTasksTargetTaskListResolutionResult.self
    _ = { (a: INTaskList?, b: INAddTasksTargetTaskListConfirmationReason) -> INAddTasksTargetTaskListResolutionResult in INAddTasksTargetTaskListResolutionResult.confirmationRequired(with: a, forReason: b) }
    let _: (INTaskListResolutionResult) -> INAddTasksTargetTaskListResolutionResult = INAddTasksTargetTaskListResolutionResult.init(taskListResolutionResult:)
    let _: INTemporalEventTriggerResolutionResult.Type = INAddTasksTemporalEventTriggerResolutionResult.self
    _ = { (a: INAddTasksTemporalEventTriggerUnsupportedReason) -> INAddTasksTemporalEventTriggerResolutionResult in INAddTasksTemporalEventTriggerResolutionResult.unsupported(forReason: a) }
    let _: (INTemporalEventTriggerResolutionResult) -> INAddTasksTemporalEventTriggerResolutionResult = INAddTasksTemporalEventTriggerResolutionResult.init(temporalEventTriggerResolutionResult:)
    let _: INIntentResolutionResult.Type = INBalanceTypeResolutionResult.self
    _ = { (a: INBalanceType) -> INBalanceTypeResolutionResult in INBalanceTypeResolutionResult.success(with: a) }
    _ = { (a: INBalanceType) -> INBalanceTypeResolutionResult in INBalanceTypeResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INBillPayeeResolutionResult.self
    _ = { (a: INBillPayee) -> INBillPayeeResolutionResult in INBillPayeeResolutionResult.success(with: a) }
    _ = { (a: [INBillPayee]) -> INBillPayeeResolutionResult in INBillPayeeResolutionResult.disambiguation(with: a) }
    _ = { (a: INBillPayee?) -> INBillPayeeResolutionResult in INBillPayeeResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INBillTypeResolutionResult.self
    _ = { (a: INBillType) -> INBillTypeResolutionResult in INBillTypeResolutionResult.success(with: a) }
    _ = { (a: INBillType) -> INBillTypeResolutionResult in INBillTypeResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INBooleanResolutionResult.self
    _ = { (a: Bool) -> INBooleanResolutionResult in INBooleanResolutionResult.success(with: a) }
    _ = { (a: Bool?) -> INBooleanResolutionResult in INBooleanResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INCallCapabilityResolutionResult.self
    _ = { (a: INCallCapability) -> INCallCapabilityResolutionResult in INCallCapabilityResolutionResult.success(with: a) }
    _ = { (a: INCallCapability) -> INCallCapabilityResolutionResult in INCallCapabilityResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INCallDestinationTypeResolutionResult.self
    _ = { (a: INCallDestinationType) -> INCallDestinationTypeResolutionResult in INCallDestinationTypeResolutionResult.success(with: a) }
    _ = { (a: INCallDestinationType) -> INCallDestinationTypeResolutionResult in INCallDestinationTypeResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INCallRecordResolutionResult.self
    _ = { (a: INCallRecord) -> INCallRecordResolutionResult in INCallRecordResolutionResult.success(with: a) }
    _ = { (a: [INCallRecord]) -> INCallRecordResolutionResult in INCallRecordResolutionResult.disambiguation(with: a) }
    _ = { (a: INCallRecord?) -> INCallRecordResolutionResult in INCallRecordResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INCallRecordTypeOptionsResolutionResult.self
    _ = { (a: INCallRecordTypeOptions) -> INCallRecordTypeOptionsResolutionResult in INCallRecordTypeOptionsResolutionResult.success(with: a) }
    _ = { (a: INCallRecordTypeOptions) -> INCallRecordTypeOptionsResolutionResult in INCallRecordTypeOptionsResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INCallRecordTypeResolutionResult.self
    _ = { (a: INCallRecordType) -> INCallRecordTypeResolutionResult in INCallRecordTypeResolutionResult.success(with: a) }
    _ = { (a: INCallRecordType) -> INCallRecordTypeResolutionResult in INCallRecordTypeResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INCarAirCirculationModeResolutionResult.self
    _ = { (a: INCarAirCirculationMode) -> INCarAirCirculationModeResolutionResult in INCarAirCirculationModeResolutionResult.success(with: a) }
    _ = { (a: INCarAirCirculationMode) -> INCarAirCirculationModeResolutionResult in INCarAirCirculationModeResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INCarAudioSourceResolutionResult.self
    _ = { (a: INCarAudioSource) -> INCarAudioSourceResolutionResult in INCarAudioSourceResolutionResult.success(with: a) }
    _ = { (a: INCarAudioSource) -> INCarAudioSourceResolutionResult in INCarAudioSourceResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INCarDefrosterResolutionResult.self
    _ = { (a: INCarDefroster) -> INCarDefrosterResolutionResult in INCarDefrosterResolutionResult.success(with: a) }
    _ = { (a: INCarDefroster) -> INCarDefrosterResolutionResult in INCarDefrosterResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INCarSeatResolutionResult.self
    _ = { (a: INCarSeat) -> INCarSeatResolutionResult in INCarSeatResolutionResult.success(with: a) }
    _ = { (a: INCarSeat) -> INCarSeatResolutionResult in INCarSeatResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INCarSignalOptionsResolutionResult.self
    _ = { (a: INCarSignalOptions) -> INCarSignalOptionsResolutionResult in INCarSignalOptionsResolutionResult.success(with: a) }
    _ = { (a: INCarSignalOptions) -> INCarSignalOptionsResolutionResult in INCarSignalOptionsResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INCurrencyAmountResolutionResult.self
    _ = { (a: INCurrencyAmount) -> INCurrencyAmountResolutionResult in INCurrencyAmountResolutionResult.success(with: a) }
    _ = { (a: [INCurrencyAmount]) -> INCurrencyAmountResolutionResult in INCurrencyAmountResolutionResult.disambiguation(with: a) }
    _ = { (a: INCurrencyAmount?) -> INCurrencyAmountResolutionResult in INCurrencyAmountResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INDateComponentsRangeResolutionResult.self
    _ = { (a: INDateComponentsRange) -> INDateComponentsRangeResolutionResult in INDateComponentsRangeResolutionResult.success(with: a) }
    _ = { (a: [INDateComponentsRange]) -> INDateComponentsRangeResolutionResult in INDateComponentsRangeResolutionResult.disambiguation(with: a) }
    _ = { (a: INDateComponentsRange?) -> INDateComponentsRangeResolutionResult in INDateComponentsRangeResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INDateComponentsResolutionResult.self
    _ = { (a: DateComponents) -> INDateComponentsResolutionResult in INDateComponentsResolutionResult.success(with: a) }
    _ = { (a: [DateComponents]) -> INDateComponentsResolutionResult in INDateComponentsResolutionResult.disambiguation(with: a) }
    _ = { (a: DateComponents?) -> INDateComponentsResolutionResult in INDateComponentsResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INDateSearchTypeResolutionResult.self
    _ = { (a: INDateSearchType) -> INDateSearchTypeResolutionResult in INDateSearchTypeResolutionResult.success(with: a) }
    _ = { (a: INDateSearchType) -> INDateSearchTypeResolutionResult in INDateSearchTypeResolutionResult.confirmationRequired(with: a) }
    let _: INTaskListResolutionResult.Type = INDeleteTasksTaskListResolutionResult.self
    _ = { (a: INDeleteTasksTaskListUnsupportedReason) -> INDeleteTasksTaskListResolutionResult in INDeleteTasksTaskListResolutionResult.unsupported(forReason: a) }
    let _: (INTaskListResolutionResult) -> INDeleteTasksTaskListResolutionResult = INDeleteTasksTaskListResolutionResult.init(taskListResolutionResult:)
    let _: INTaskResolutionResult.Type = INDeleteTasksTaskResolutionResult.self
    _ = { (a: INDeleteTasksTaskUnsupportedReason) -> INDeleteTasksTaskResolutionResult in INDeleteTasksTaskResolutionResult.unsupported(forReason: a) }
    let _: (INTaskResolutionResult) -> INDeleteTasksTaskResolutionResult = INDeleteTasksTaskResolutionResult.init(taskResolutionResult:)
    let _: INIntentResolutionResult.Type = INDoubleResolutionResult.self
    _ = { (a: Double) -> INDoubleResolutionResult in INDoubleResolutionResult.success(with: a) }
    _ = { (a: Double?) -> INDoubleResolutionResult in INDoubleResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INEnergyResolutionResult.self
    _ = { (a: Measurement<UnitEnergy>) -> INEnergyResolutionResult in INEnergyResolutionResult.success(with: a) }
    _ = { (a: [Measurement<UnitEnergy>]) -> INEnergyResolutionResult in INEnergyResolutionResult.disambiguation(with: a) }
    _ = { (a: Measurement<UnitEnergy>?) -> INEnergyResolutionResult in INEnergyResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INEnumResolutionResult.self
    _ = { (a: Int) -> INEnumResolutionResult in INEnumResolutionResult.success(with: a) }
    _ = { (a: Int) -> INEnumResolutionResult in INEnumResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INFileResolutionResult.self
    _ = { (a: INFile) -> INFileResolutionResult in INFileResolutionResult.success(with: a) }
    _ = { (a: [INFile]) -> INFileResolutionResult in INFileResolutionResult.disambiguation(with: a) }
    _ = { (a: INFile?) -> INFileResolutionResult in INFileResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INIntegerResolutionResult.self
    _ = { (a: Int) -> INIntegerResolutionResult in INIntegerResolutionResult.success(with: a) }
    _ = { (a: Int?) -> INIntegerResolutionResult in INIntegerResolutionResult.confirmationRequired(with: a) }
    let _: NSObject.Type = INIntentResolutionResult.self
    _ = { () -> INIntentResolutionResult in INIntentResolutionResult.needsValue() }
    _ = { () -> INIntentResolutionResult in INIntentResolutionResult.notRequired() }
    _ = { () -> INIntentResolutionResult in INIntentResolutionResult.unsupported() }
    _ = { (a: Int) -> INIntentResolutionResult in INIntentResolutionResult.unsupported(withReason: a) }
    _ = { (a: Any, b: Int) -> INIntentResolutionResult in INIntentResolutionResult.confirmationRequiredWithItem(toConfirm: a, forReason: b) }
    let _: INIntentResolutionResult.Type = INLengthResolutionResult.self
    _ = { (a: Measurement<UnitLength>) -> INLengthResolutionResult in INLengthResolutionResult.success(with: a) }
    _ = { (a: [Measurement<UnitLength>]) -> INLengthResolutionResult in INLengthResolutionResult.disambiguation(with: a) }
    _ = { (a: Measurement<UnitLength>?) -> INLengthResolutionResult in INLengthResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INLocationSearchTypeResolutionResult.self
    _ = { (a: INLocationSearchType) -> INLocationSearchTypeResolutionResult in INLocationSearchTypeResolutionResult.success(with: a) }
    _ = { (a: INLocationSearchType) -> INLocationSearchTypeResolutionResult in INLocationSearchTypeResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INMassResolutionResult.self
    _ = { (a: Measurement<UnitMass>) -> INMassResolutionResult in INMassResolutionResult.success(with: a) }
    _ = { (a: [Measurement<UnitMass>]) -> INMassResolutionResult in INMassResolutionResult.disambiguation(with: a) }
    _ = { (a: Measurement<UnitMass>?) -> INMassResolutionResult in INMassResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INMediaAffinityTypeResolutionResult.self
    _ = { (a: INMediaAffinityType) -> INMediaAffinityTypeResolutionResult in INMediaAffinityTypeResolutionResult.success(with: a) }
    _ = { (a: INMediaAffinityType) -> INMediaAffinityTypeResolutionResult in INMediaAffinityTypeResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INMediaDestinationResolutionResult.self
    _ = { (a: INMediaDestination) -> INMediaDestinationResolutionResult in INMediaDestinationResolutionResult.success(with: a) }
    _ = { (a: [INMediaDestination]) -> INMediaDestinationResolutionResult in INMediaDestinationResolutionResult.disambiguation(with: a) }
    _ = { (a: INMediaDestination?) -> INMediaDestinationResolutionResult in INMediaDestinationResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INMediaItemResolutionResult.self
    _ = { (a: INMediaItem) -> INMediaItemResolutionResult in INMediaItemResolutionResult.success(with: a) }
    _ = { (a: [INMediaItem]) -> [INMediaItemResolutionResult] in INMediaItemResolutionResult.successes(with: a) }
    _ = { (a: [INMediaItem]) -> INMediaItemResolutionResult in INMediaItemResolutionResult.disambiguation(with: a) }
    _ = { (a: INMediaItem?) -> INMediaItemResolutionResult in INMediaItemResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INMessageAttributeOptionsResolutionResult.self
    _ = { (a: INMessageAttributeOptions) -> INMessageAttributeOptionsResolutionResult in INMessageAttributeOptionsResolutionResult.success(with: a) }
    _ = { (a: INMessageAttributeOptions) -> INMessageAttributeOptionsResolutionResult in INMessageAttributeOptionsResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INMessageAttributeResolutionResult.self
    _ = { (a: INMessageAttribute) -> INMessageAttributeResolutionResult in INMessageAttributeResolutionResult.success(with: a) }
    _ = { (a: INMessageAttribute) -> INMessageAttributeResolutionResult in INMessageAttributeResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INNoteContentResolutionResult.self
    _ = { (a: INNoteContent) -> INNoteContentResolutionResult in INNoteContentResolutionResult.success(with: a) }
    _ = { (a: [INNoteContent]) -> INNoteContentResolutionResult in INNoteContentResolutionResult.disambiguation(with: a) }
    _ = { (a: INNoteContent?) -> INNoteContentResolutionResult in INNoteContentResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INNoteContentTypeResolutionResult.self
    _ = { (a: INNoteContentType) -> INNoteContentTypeResolutionResult in INNoteContentTypeResolutionResult.success(with: a) }
    _ = { (a: INNoteContentType) -> INNoteContentTypeResolutionResult in INNoteContentTypeResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INNoteResolutionResult.self
    _ = { (a: INNote) -> INNoteResolutionResult in INNoteResolutionResult.success(with: a) }
    _ = { (a: [INNote]) -> INNoteResolutionResult in INNoteResolutionResult.disambiguation(with: a) }
    _ = { (a: INNote?) -> INNoteResolutionResult in INNoteResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INNotebookItemTypeResolutionResult.self
    _ = { (a: INNotebookItemType) -> INNotebookItemTypeResolutionResult in INNotebookItemTypeResolutionResult.success(with: a) }
    _ = { (a: INNotebookItemType) -> INNotebookItemTypeResolutionResult in INNotebookItemTypeResolutionResult.confirmationRequired(with: a) }
    _ = { (a: [INNotebookItemType]) -> INNotebookItemTypeResolutionResult in INNotebookItemTypeResolutionResult.disambiguation(with: a) }
    let _: INIntentResolutionResult.Type = INObjectResolutionResult.self
    _ = { (a: INObject) -> INObjectResolutionResult in INObjectResolutionResult.success(with: a) }
  }
}
