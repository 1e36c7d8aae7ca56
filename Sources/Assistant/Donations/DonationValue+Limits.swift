public import Foundation
public import IntentWire

extension DonationValue {
  /// The donation in the form in which it is kept, checked against the limits.
  ///
  /// Pictures and files that travel with a request are dropped when the donation would be too large with them.
  ///
  /// - Throws: ``WireFault`` that says which limit the donation exceeds.
  public func kept() throws(WireFault) -> (value: DonationValue, content: Data) {
    guard !identifier.isEmpty, identifier.utf8.count <= DonationLimits.text else {
      throw WireFault(
        .invalidParameters,
        "The identifier of a donation must have 1 to \(DonationLimits.text) bytes; this one has "
          + "\(identifier.utf8.count).")
    }
    if let group, group.isEmpty || group.utf8.count > DonationLimits.text {
      throw WireFault(
        .invalidParameters,
        "The group identifier of a donation must have 1 to \(DonationLimits.text) bytes; this one has "
          + "\(group.utf8.count).")
    }
    guard kind == .activity ? activity != nil : call != nil else {
      throw WireFault(
        .invalidParameters, "A donation needs a request, or an activity; “\(identifier.prefix(80))” has none."
      )
    }
    for value in [self, withoutFiles] {
      let content = try value.json()
      if content.count <= DonationLimits.size { return (value, content) }
    }
    throw WireFault(
      .oversized,
      "The donation “\(identifier.prefix(80))” is larger than \(DonationLimits.size) bytes; leave out what a person "
        + "would not say or see.")
  }

  private var withoutFiles: DonationValue {
    var value = self
    value.call?.parameters = call?.parameters.mapValues(\.withoutFileContents) ?? [:]
    value.outcome?.response = outcome?.response.mapValues(\.withoutFileContents) ?? [:]
    value.outcome?.value = outcome?.value?.withoutFileContents
    return value
  }

  private func json() throws(WireFault) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self)
    } catch {
      throw WireFault(.internalError, "A donation could not be written as JSON: \(error).")
    }
  }
}

extension IntentValue {
  /// The value with the names of its files, and without what is in them.
  var withoutFileContents: IntentValue {
    switch self {
    case .file(var file):
      file.data = nil
      return .file(file)
    case .record(var record):
      record.fields = record.fields.mapValues(\.withoutFileContents)
      return .record(record)
    case .person(let person): return .person(person.withoutPictures)
    case .list(let values): return .list(values.map(\.withoutFileContents))
    default: return self
    }
  }
}

extension PersonValue {
  fileprivate var withoutPictures: PersonValue {
    var person = self
    person.image?.data = nil
    person.matches = matches.map(\.withoutPictures)
    return person
  }
}
