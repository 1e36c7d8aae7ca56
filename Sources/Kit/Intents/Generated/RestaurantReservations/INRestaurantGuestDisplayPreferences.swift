// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a restaurant guest display preferences.
public class INRestaurantGuestDisplayPreferences: SiriKitObject, @unchecked Sendable {
  /// The name field first name optional.
  public var nameFieldFirstNameOptional: Bool
  /// The name field last name optional.
  public var nameFieldLastNameOptional: Bool
  /// The name field should be displayed.
  public var nameFieldShouldBeDisplayed: Bool
  /// The email address field should be displayed.
  public var emailAddressFieldShouldBeDisplayed: Bool
  /// The phone number field should be displayed.
  public var phoneNumberFieldShouldBeDisplayed: Bool
  /// The name editable.
  public var nameEditable: Bool
  /// The email address editable.
  public var emailAddressEditable: Bool
  /// The phone number editable.
  public var phoneNumberEditable: Bool

  /// Creates a value to fill in.
  public init() {
    nameFieldFirstNameOptional = false
    nameFieldLastNameOptional = false
    nameFieldShouldBeDisplayed = false
    emailAddressFieldShouldBeDisplayed = false
    phoneNumberFieldShouldBeDisplayed = false
    nameEditable = false
    emailAddressEditable = false
    phoneNumberEditable = false
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    nameFieldFirstNameOptional = fields["nameFieldFirstNameOptional"] ?? false
    nameFieldLastNameOptional = fields["nameFieldLastNameOptional"] ?? false
    nameFieldShouldBeDisplayed = fields["nameFieldShouldBeDisplayed"] ?? false
    emailAddressFieldShouldBeDisplayed = fields["emailAddressFieldShouldBeDisplayed"] ?? false
    phoneNumberFieldShouldBeDisplayed = fields["phoneNumberFieldShouldBeDisplayed"] ?? false
    nameEditable = fields["nameEditable"] ?? false
    emailAddressEditable = fields["emailAddressEditable"] ?? false
    phoneNumberEditable = fields["phoneNumberEditable"] ?? false
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["nameFieldFirstNameOptional"] = nameFieldFirstNameOptional
    fields["nameFieldLastNameOptional"] = nameFieldLastNameOptional
    fields["nameFieldShouldBeDisplayed"] = nameFieldShouldBeDisplayed
    fields["emailAddressFieldShouldBeDisplayed"] = emailAddressFieldShouldBeDisplayed
    fields["phoneNumberFieldShouldBeDisplayed"] = phoneNumberFieldShouldBeDisplayed
    fields["nameEditable"] = nameEditable
    fields["emailAddressEditable"] = emailAddressEditable
    fields["phoneNumberEditable"] = phoneNumberEditable
    return fields
  }
}
