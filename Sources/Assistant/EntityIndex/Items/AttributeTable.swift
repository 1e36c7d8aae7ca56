/// What the index knows of an attribute by its name.
struct AttributeInfo: Sendable {
  /// The number that is written instead of the name; 0 for none.
  var code = 0
  /// How its words count; `nil` when the item is not found by them.
  var field: WordLevel.Field?
  /// Its place among the fields: smaller is more important.
  var rank = Int.max
  /// Its place among the dates from which the age of an item counts: the smallest one decides.
  var dateRank: Int?
}

/// The attributes of `CSSearchableItemAttributeSet` that mean something to the index.
enum AttributeTable {
  /// Names of attributes that are written as a number; new ones only ever go to the end.
  static let coded = [
    "title", "displayName", "contentDescription", "keywords", "textContent", "alternateNames", "contentType",
    "rankingHint", "thumbnailURL", "contentURL", "startDate", "endDate", "dueDate", "contentCreationDate",
    "contentModificationDate", "addedDate", "lastUsedDate", "city", "country", "stateOrProvince",
    "namedLocation", "latitude", "longitude", "artist", "album", "genre", "duration", "rating", "authorNames",
    "authors", "recipientNames", "emailAddresses", "phoneNumbers", "subject", "creator", "kind", "identifier",
    "path", "comment", "containerTitle", "containerIdentifier", "relatedUniqueIdentifier", "allDay",
    "completionDate", "playCount", "fileSize", "pageCount", "supportsNavigation", "supportsPhoneCall",
    "fullyFormattedAddress", "thoroughfare", "postalCode", "domainIdentifier",
  ]

  /// When an item takes place, or was used, changed or made last; the first that is there counts.
  private static let dates = [
    "lastUsedDate", "startDate", "dueDate", "contentModificationDate", "contentCreationDate", "addedDate",
    "metadataModificationDate", "recordingDate", "timestamp",
  ]

  private static let table: [String: AttributeInfo] = {
    var table: [String: AttributeInfo] = [:]
    for (index, name) in coded.enumerated() { table[name, default: AttributeInfo()].code = index + 1 }
    for (rank, entry) in WordLevel.fields.enumerated() {
      table[entry.name, default: AttributeInfo()].field = entry.field
      table[entry.name, default: AttributeInfo()].rank = rank
    }
    for (rank, name) in dates.enumerated() { table[name, default: AttributeInfo()].dateRank = rank }
    return table
  }()

  /// For each coded attribute how its words count.
  static let fields = coded.map { info($0).field }

  /// What is known of an attribute; nothing, for one that only its app knows.
  static func info(_ name: String) -> AttributeInfo { table[name] ?? AttributeInfo() }
}
