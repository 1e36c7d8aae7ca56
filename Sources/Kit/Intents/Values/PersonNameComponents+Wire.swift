import Foundation
import IntentWire

extension PersonNameComponents: WireCodable {
  var wireValue: IntentValue {
    var fields = WireFields()
    fields["namePrefix"] = namePrefix
    fields["givenName"] = givenName
    fields["middleName"] = middleName
    fields["familyName"] = familyName
    fields["nameSuffix"] = nameSuffix
    fields["nickname"] = nickname
    let phonetic = phoneticRepresentation
    fields["phoneticGivenName"] = phonetic?.givenName
    fields["phoneticFamilyName"] = phonetic?.familyName
    let title = [givenName, familyName].compactMap(\.self).joined(separator: " ")
    return .record(
      RecordValue(type: "PersonNameComponents", display: DisplayValue(title), fields: fields.values))
  }

  static func decoded(from value: IntentValue) -> PersonNameComponents? {
    guard case .record(let record) = value, record.type == "PersonNameComponents" else { return nil }
    let fields = WireFields(record.fields)
    var components = PersonNameComponents(
      namePrefix: fields["namePrefix"], givenName: fields["givenName"], middleName: fields["middleName"],
      familyName: fields["familyName"], nameSuffix: fields["nameSuffix"], nickname: fields["nickname"])
    let given: String? = fields["phoneticGivenName"]
    let family: String? = fields["phoneticFamilyName"]
    if given != nil || family != nil {
      components.phoneticRepresentation = PersonNameComponents(givenName: given, familyName: family)
    }
    return components
  }
}
