public import Foundation
import IntentWire

/// The person for whom a table is booked.
public class INRestaurantGuest: INPerson, @unchecked Sendable {
  /// The telephone number.
  public var phoneNumber: String?
  /// The address of electronic mail.
  public var emailAddress: String?

  /// Creates a guest.
  public init(nameComponents: PersonNameComponents?, phoneNumber: String?, emailAddress: String?) {
    self.phoneNumber = phoneNumber
    self.emailAddress = emailAddress
    let handle =
      phoneNumber.map { INPersonHandle(value: $0, type: .phoneNumber) }
      ?? emailAddress.map { INPersonHandle(value: $0, type: .emailAddress) }
    super.init(
      handle: handle, nameComponents: nameComponents, displayName: nil, image: nil, contactIdentifier: nil,
      customIdentifier: nil)
  }

  /// A guest of whom no more is said than of any person; with it, the class has all initialisers of people.
  override init(
    handle: INPersonHandle?, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, details: Details = Details()
  ) {
    phoneNumber = handle?.type == .phoneNumber ? handle?.value : nil
    emailAddress = handle?.type == .emailAddress ? handle?.value : nil
    super.init(
      handle: handle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, details: details)
  }

  required init(fields: WireFields) {
    phoneNumber = fields["phoneNumber"]
    emailAddress = fields["emailAddress"]
    super.init(fields: fields)
  }

  /// Reads an archived guest.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["phoneNumber"] = phoneNumber
    fields["emailAddress"] = emailAddress
    return fields
  }

  override var wireValue: IntentValue { record }

  override class func decoded(from value: IntentValue) -> Self? {
    guard case .person(let person) = value else { return super.decoded(from: value) }
    var fields = fields(of: person)
    fields["phoneNumber"] = person.handles.first { $0.kind == "phoneNumber" }?.value
    fields["emailAddress"] = person.handles.first { $0.kind == "emailAddress" }?.value
    return self.init(fields: fields)
  }
}
