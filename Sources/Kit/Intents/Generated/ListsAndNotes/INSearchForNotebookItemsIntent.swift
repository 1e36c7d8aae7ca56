// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import CoreLocation
public import Foundation
import IntentWire

/// A request to search for notebook items.
public class INSearchForNotebookItemsIntent: INIntent, @unchecked Sendable {
  /// The title.
  public let title: INSpeakableString?
  /// The content.
  public let content: String?
  /// The item type.
  public let itemType: INNotebookItemType
  /// The status.
  public let status: INTaskStatus
  /// The location.
  public let location: CLPlacemark?
  /// The location search type.
  public let locationSearchType: INLocationSearchType
  /// The date time.
  public let dateTime: INDateComponentsRange?
  /// The date search type.
  public let dateSearchType: INDateSearchType
  /// The temporal event trigger types.
  public let temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions
  /// The task priority.
  public let taskPriority: INTaskPriority
  /// The notebook item identifier.
  public let notebookItemIdentifier: String?

  /// Creates a request.
  public init(
    title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus,
    location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?,
    dateSearchType: INDateSearchType, temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions = [],
    taskPriority: INTaskPriority, notebookItemIdentifier: String?
  ) {
    self.title = title
    self.content = content
    self.itemType = itemType
    self.status = status
    self.location = location
    self.locationSearchType = locationSearchType
    self.dateTime = dateTime
    self.dateSearchType = dateSearchType
    self.temporalEventTriggerTypes = temporalEventTriggerTypes
    self.taskPriority = taskPriority
    self.notebookItemIdentifier = notebookItemIdentifier
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public init(
    title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus,
    location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?,
    dateSearchType: INDateSearchType
  ) {
    self.title = title
    self.content = content
    self.itemType = itemType
    self.status = status
    self.location = location
    self.locationSearchType = locationSearchType
    self.dateTime = dateTime
    self.dateSearchType = dateSearchType
    self.temporalEventTriggerTypes = []
    self.taskPriority = .unknown
    self.notebookItemIdentifier = nil
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public init(
    title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus,
    location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?,
    dateSearchType: INDateSearchType, notebookItemIdentifier: String?
  ) {
    self.title = title
    self.content = content
    self.itemType = itemType
    self.status = status
    self.location = location
    self.locationSearchType = locationSearchType
    self.dateTime = dateTime
    self.dateSearchType = dateSearchType
    self.temporalEventTriggerTypes = []
    self.taskPriority = .unknown
    self.notebookItemIdentifier = notebookItemIdentifier
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    title = nil
    content = nil
    itemType = .unknown
    status = .unknown
    location = nil
    locationSearchType = .unknown
    dateTime = nil
    dateSearchType = .unknown
    temporalEventTriggerTypes = []
    taskPriority = .unknown
    notebookItemIdentifier = nil
    super.init()
  }

  init(fields: WireFields) {
    title = fields["title"]
    content = fields["content"]
    itemType = fields["itemType"] ?? .unknown
    status = fields["status"] ?? .unknown
    location = fields["location"]
    locationSearchType = fields["locationSearchType"] ?? .unknown
    dateTime = fields["dateTime"]
    dateSearchType = fields["dateSearchType"] ?? .unknown
    temporalEventTriggerTypes = fields["temporalEventTriggerTypes"] ?? []
    taskPriority = fields["taskPriority"] ?? .unknown
    notebookItemIdentifier = fields["notebookItemIdentifier"]
    super.init()
  }

  /// Reads an archived request.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
    restore(from: coder)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["title"] = title
    fields["content"] = content
    fields["itemType"] = itemType
    fields["status"] = status
    fields["location"] = location
    fields["locationSearchType"] = locationSearchType
    fields["dateTime"] = dateTime
    fields["dateSearchType"] = dateSearchType
    fields["temporalEventTriggerTypes"] = temporalEventTriggerTypes
    fields["taskPriority"] = taskPriority
    fields["notebookItemIdentifier"] = notebookItemIdentifier
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSearchForNotebookItemsIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSearchForNotebookItemsIntent", "Search For Notebook Items",
    [
      .siriKit("title", "Title", .spoken),
      .siriKit("content", "Content", .string),
      .siriKit("itemType", "Item Type", .enumeration("INNotebookItemType")),
      .siriKit("status", "Status", .enumeration("INTaskStatus")),
      .siriKit("location", "Location", .place),
      .siriKit("locationSearchType", "Location Search Type", .enumeration("INLocationSearchType")),
      .siriKit("dateTime", "Date Time", .dateRange),
      .siriKit("dateSearchType", "Date Search Type", .enumeration("INDateSearchType")),
      .siriKit(
        "temporalEventTriggerTypes", "Temporal Event Trigger Types",
        .enumeration("INTemporalEventTriggerTypeOptions")),
      .siriKit("taskPriority", "Task Priority", .enumeration("INTaskPriority")),
      .siriKit("notebookItemIdentifier", "Notebook Item Identifier", .string),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSearchForNotebookItemsIntentHandling else { return nil }
    switch parameter {
    case "title":
      let result: INSpeakableStringResolutionResult = await handler.resolveTitle(for: self)
      return [result]
    case "content":
      let result: INStringResolutionResult = await handler.resolveContent(for: self)
      return [result]
    case "itemType":
      let result: INNotebookItemTypeResolutionResult = await handler.resolveItemType(for: self)
      return [result]
    case "status":
      let result: INTaskStatusResolutionResult = await handler.resolveStatus(for: self)
      return [result]
    case "location":
      let result: INPlacemarkResolutionResult = await handler.resolveLocation(for: self)
      return [result]
    case "locationSearchType":
      let result: INLocationSearchTypeResolutionResult = await handler.resolveLocationSearchType(for: self)
      return [result]
    case "dateTime":
      let result: INDateComponentsRangeResolutionResult = await handler.resolveDateTime(for: self)
      return [result]
    case "dateSearchType":
      let result: INDateSearchTypeResolutionResult = await handler.resolveDateSearchType(for: self)
      return [result]
    case "temporalEventTriggerTypes":
      let result: INTemporalEventTriggerTypeOptionsResolutionResult =
        await handler.resolveTemporalEventTriggerTypes(for: self)
      return [result]
    case "taskPriority":
      let result: INTaskPriorityResolutionResult = await handler.resolveTaskPriority(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSearchForNotebookItemsIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSearchForNotebookItemsIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
