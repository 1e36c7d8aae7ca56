public import Foundation
import IntentWire

/// The person who drives.
public class INRideDriver: INPerson, @unchecked Sendable {
  /// How riders rate the driver, in the app's own words.
  public let rating: String?
  /// The telephone number.
  public let phoneNumber: String?

  /// Creates a driver who can be called.
  public convenience init(
    phoneNumber: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    rating: String?
  ) {
    self.init(
      handle: INPersonHandle(value: phoneNumber, type: .phoneNumber), nameComponents: nameComponents,
      displayName: displayName, image: image, rating: rating, phoneNumber: phoneNumber)
  }

  /// Creates a driver; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?,
    rating: String?, phoneNumber: String?
  ) {
    self.init(
      handle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      rating: rating, phoneNumber: phoneNumber)
  }

  /// Creates a driver; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public convenience init(
    handle: String, displayName: String?, image: INImage?, rating: String?, phoneNumber: String?
  ) {
    self.init(
      handle: INPersonHandle(value: handle, type: .unknown), nameComponents: nil, displayName: displayName,
      image: image, rating: rating, phoneNumber: phoneNumber)
  }

  /// Creates a driver; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public convenience init(
    handle: String, nameComponents: PersonNameComponents, image: INImage?, rating: String?,
    phoneNumber: String?
  ) {
    self.init(
      handle: INPersonHandle(value: handle, type: .unknown), nameComponents: nameComponents, displayName: nil,
      image: image, rating: rating, phoneNumber: phoneNumber)
  }

  private init(
    handle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    rating: String?, phoneNumber: String?
  ) {
    self.rating = rating
    self.phoneNumber = phoneNumber
    super.init(
      handle: handle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: nil, customIdentifier: nil)
  }

  /// A driver of whom no more is said than of any person; with it, the class has all initialisers of people.
  override init(
    handle: INPersonHandle?, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, details: Details = Details()
  ) {
    rating = nil
    phoneNumber = handle?.type == .phoneNumber ? handle?.value : nil
    super.init(
      handle: handle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, details: details)
  }

  required init(fields: WireFields) {
    rating = fields["rating"]
    phoneNumber = fields["phoneNumber"]
    super.init(fields: fields)
  }

  /// Reads an archived driver.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["rating"] = rating
    fields["phoneNumber"] = phoneNumber
    return fields
  }

  override var wireValue: IntentValue { record }
}
