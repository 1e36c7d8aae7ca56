import IntentWire

/// The structured values whose fields sentences can fill one by one, as a media search.
enum RecordFields {
  /// The type of a field, or `nil` for one that sentences do not fill.
  static func type(_ record: String, _ field: String) -> ValueType? { types[record]?[field] }

  private static let types: [String: [String: ValueType]] = [
    "INMediaSearch": [
      "mediaType": .enumeration("INMediaItemType"), "sortOrder": .enumeration("INMediaSortOrder"),
      "mediaName": .string, "artistName": .string, "albumName": .string, "genreNames": .list(.string),
      "moodNames": .list(.string), "releaseDate": .dateRange, "reference": .enumeration("INMediaReference"),
      "activityNames": .list(.string),
    ],
    "INMediaDestination": [
      "mediaDestinationType": .enumeration("INMediaDestinationType"), "playlistName": .string,
    ],
    "INCallRecordFilter": [
      "participants": .list(.person), "callTypes": .enumeration("INCallRecordTypeOptions"),
      "callCapability": .enumeration("INCallCapability"),
    ],
    "INPaymentMethod": ["type": .enumeration("INPaymentMethodType"), "name": .string],
  ]

  /// The fields that name a value, the most telling first; the others follow by name.
  private static let telling = [
    "mediaName", "name", "playlistName", "albumName", "artistName", "participants", "genreNames",
    "moodNames", "activityNames",
  ]

  /// A value with one more field; `nil` when the field has a different value already.
  static func adding(
    _ value: IntentValue, to field: String, of record: IntentValue?, type: String
  ) -> IntentValue? {
    var result = RecordValue(type: type, display: DisplayValue(""))
    if case .record(let known)? = record { result = known }
    if let known = result.fields[field] {
      guard let merged = CandidateBuilder.merge(value, into: known) else { return nil }
      result.fields[field] = merged
    } else {
      result.fields[field] = value
    }
    let names = telling.filter { result.fields[$0] != nil } + result.fields.keys.sorted()
    result.display.title = names.first.flatMap { result.fields[$0]?.displayText } ?? ""
    return .record(result)
  }
}
