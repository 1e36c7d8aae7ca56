import Foundation
public import Intents

extension Call.Party {
  /// The party as the system's frameworks know it.
  public var person: INPerson {
    INPerson(
      personHandle: INPersonHandle(
        value: handle, type: .phoneNumber, label: label.map { INPersonHandleLabel(rawValue: $0) }),
      nameComponents: nil, displayName: name, image: nil, contactIdentifier: contact, customIdentifier: nil)
  }

  /// The party for a person; `nil` for one who cannot be reached.
  public init?(_ person: INPerson) {
    guard let handle = person.personHandle, let value = handle.value, !value.isEmpty else { return nil }
    self.init(
      name: person.displayName, handle: value, label: handle.label?.rawValue,
      contact: person.contactIdentifier)
  }
}

extension Call {
  /// The call as the system's frameworks know it.
  public var record: INCallRecord {
    INCallRecord(
      identifier: identifier, dateCreated: began, caller: parties.first?.person, callRecordType: type,
      callCapability: isVideo ? .videoCall : .audioCall,
      callDuration: ended.map { $0.timeIntervalSince(began) }, unseen: direction == .missed && !isSeen,
      numberOfCalls: 1)
  }

  private var type: INCallRecordType {
    if ended == nil { return .inProgress }
    switch direction {
    case .outgoing: return .outgoing
    case .received: return .received
    case .missed: return .missed
    }
  }
}
