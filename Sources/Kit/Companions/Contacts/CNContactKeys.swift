// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the framework.

public import Foundation

/// The name of a property that is fetched, or what stands for several.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The name of ``CNContact/identifier``.
public let CNContactIdentifierKey = "identifier"
/// The name of ``CNContact/contactType``.
public let CNContactTypeKey = "contactType"
/// The name of ``CNContact/namePrefix``.
public let CNContactNamePrefixKey = "namePrefix"
/// The name of ``CNContact/givenName``.
public let CNContactGivenNameKey = "givenName"
/// The name of ``CNContact/middleName``.
public let CNContactMiddleNameKey = "middleName"
/// The name of ``CNContact/familyName``.
public let CNContactFamilyNameKey = "familyName"
/// The name of ``CNContact/previousFamilyName``.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The name of ``CNContact/nameSuffix``.
public let CNContactNameSuffixKey = "nameSuffix"
/// The name of ``CNContact/nickname``.
public let CNContactNicknameKey = "nickname"
/// The name of ``CNContact/organizationName``.
public let CNContactOrganizationNameKey = "organizationName"
/// The name of ``CNContact/departmentName``.
public let CNContactDepartmentNameKey = "departmentName"
/// The name of ``CNContact/jobTitle``.
public let CNContactJobTitleKey = "jobTitle"
/// The name of ``CNContact/phoneticGivenName``.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The name of ``CNContact/phoneticMiddleName``.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// The name of ``CNContact/phoneticFamilyName``.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The name of ``CNContact/birthday``.
public let CNContactBirthdayKey = "birthday"
/// The name of ``CNContact/note``.
public let CNContactNoteKey = "note"
/// The name of ``CNContact/imageData``.
public let CNContactImageDataKey = "imageData"
/// The name of ``CNContact/thumbnailImageData``.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The name of ``CNContact/imageDataAvailable``.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The name of ``CNContact/phoneNumbers``.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The name of ``CNContact/emailAddresses``.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The name of ``CNContact/postalAddresses``.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The name of ``CNContact/urlAddresses``.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The name of ``CNContact/contactRelations``.
public let CNContactRelationsKey = "contactRelations"
/// The name of ``CNContact/instantMessageAddresses``.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
/// The name of ``CNContact/dates``.
public let CNContactDatesKey = "dates"
