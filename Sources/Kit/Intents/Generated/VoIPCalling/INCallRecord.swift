// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// The values of a call record.
public class INCallRecord: SiriKitObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The date created.
  public let dateCreated: Date?
  /// The call record type.
  public let callRecordType: INCallRecordType
  /// The call duration.
  public let callDuration: Double?
  /// The unseen.
  public let unseen: Bool?
  /// The call capability.
  public let callCapability: INCallCapability
  /// The number of calls.
  public let numberOfCalls: Int?
  /// The is caller id blocked.
  public let isCallerIdBlocked: NSNumber?
  /// The participants.
  public let participants: [INPerson]?
  /// The caller, in an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public var caller: INPerson? { earlierCaller }
  let earlierCaller: INPerson?

  /// Creates the value.
  @_disfavoredOverload
  public init(
    identifier: String, dateCreated: Date?, callRecordType: INCallRecordType,
    callCapability: INCallCapability, callDuration: NSNumber?, unseen: NSNumber?, participants: [INPerson]?,
    numberOfCalls: NSNumber?, isCallerIdBlocked: NSNumber?
  ) {
    self.identifier = identifier
    self.dateCreated = dateCreated
    self.callRecordType = callRecordType
    self.callDuration = callDuration?.doubleValue
    self.unseen = unseen?.boolValue
    self.callCapability = callCapability
    self.numberOfCalls = numberOfCalls?.intValue
    self.isCallerIdBlocked = isCallerIdBlocked
    self.participants = participants
    self.earlierCaller = nil
    super.init(fields: WireFields())
  }

  /// Creates the value.
  @_disfavoredOverload
  public init(
    identifier: String, dateCreated: Date?, callRecordType: INCallRecordType,
    callCapability: INCallCapability, callDuration: NSNumber?, unseen: NSNumber?
  ) {
    self.identifier = identifier
    self.dateCreated = dateCreated
    self.callRecordType = callRecordType
    self.callDuration = callDuration?.doubleValue
    self.unseen = unseen?.boolValue
    self.callCapability = callCapability
    self.numberOfCalls = nil
    self.isCallerIdBlocked = nil
    self.participants = nil
    self.earlierCaller = nil
    super.init(fields: WireFields())
  }

  /// Creates the value.
  @_disfavoredOverload
  public init(
    identifier: String, dateCreated: Date?, callRecordType: INCallRecordType,
    callCapability: INCallCapability, callDuration: NSNumber?, unseen: NSNumber?, numberOfCalls: NSNumber?
  ) {
    self.identifier = identifier
    self.dateCreated = dateCreated
    self.callRecordType = callRecordType
    self.callDuration = callDuration?.doubleValue
    self.unseen = unseen?.boolValue
    self.callCapability = callCapability
    self.numberOfCalls = numberOfCalls?.intValue
    self.isCallerIdBlocked = nil
    self.participants = nil
    self.earlierCaller = nil
    super.init(fields: WireFields())
  }

  /// Creates the value; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  @_disfavoredOverload
  public init(
    identifier: String, dateCreated: Date?, caller: INPerson?, callRecordType: INCallRecordType,
    callCapability: INCallCapability, callDuration: NSNumber?, unseen: NSNumber?
  ) {
    self.identifier = identifier
    self.dateCreated = dateCreated
    self.callRecordType = callRecordType
    self.callDuration = callDuration?.doubleValue
    self.unseen = unseen?.boolValue
    self.callCapability = callCapability
    self.numberOfCalls = nil
    self.isCallerIdBlocked = nil
    self.participants = nil
    self.earlierCaller = caller
    super.init(fields: WireFields())
  }

  /// Creates the value; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  @_disfavoredOverload
  public init(
    identifier: String, dateCreated: Date?, caller: INPerson?, callRecordType: INCallRecordType,
    callCapability: INCallCapability, callDuration: NSNumber?, unseen: NSNumber?, numberOfCalls: NSNumber?
  ) {
    self.identifier = identifier
    self.dateCreated = dateCreated
    self.callRecordType = callRecordType
    self.callDuration = callDuration?.doubleValue
    self.unseen = unseen?.boolValue
    self.callCapability = callCapability
    self.numberOfCalls = numberOfCalls?.intValue
    self.isCallerIdBlocked = nil
    self.participants = nil
    self.earlierCaller = caller
    super.init(fields: WireFields())
  }

  /// Creates the value.
  public init(
    identifier: String, dateCreated: Date? = nil, caller: INPerson? = nil,
    callRecordType: INCallRecordType = .unknown, callCapability: INCallCapability = .unknown,
    callDuration: Double? = nil, unseen: Bool? = nil, numberOfCalls: Int? = nil
  ) {
    self.identifier = identifier
    self.dateCreated = dateCreated
    self.callRecordType = callRecordType
    self.callDuration = callDuration
    self.unseen = unseen
    self.callCapability = callCapability
    self.numberOfCalls = numberOfCalls
    self.isCallerIdBlocked = nil
    self.participants = nil
    self.earlierCaller = caller
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    identifier = fields["identifier"] ?? ""
    dateCreated = fields["dateCreated"]
    callRecordType = fields["callRecordType"] ?? .unknown
    callDuration = fields["callDuration"]
    unseen = fields["unseen"]
    callCapability = fields["callCapability"] ?? .unknown
    numberOfCalls = fields["numberOfCalls"]
    isCallerIdBlocked = fields["isCallerIdBlocked"]
    participants = fields["participants"]
    earlierCaller = fields["caller"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["identifier"] = identifier
    fields["dateCreated"] = dateCreated
    fields["callRecordType"] = callRecordType
    fields["callDuration"] = callDuration
    fields["unseen"] = unseen
    fields["callCapability"] = callCapability
    fields["numberOfCalls"] = numberOfCalls
    fields["isCallerIdBlocked"] = isCallerIdBlocked
    fields["participants"] = participants
    fields["caller"] = earlierCaller
    return fields
  }

  override class var principalField: String? { "participants" }
}
