import IntentWire

/// Where media are added.
public enum INMediaDestination: Hashable, Sendable {
  /// The class behind the destination.
  public typealias ReferenceType = INMediaDestinationReference

  /// The person's library.
  case library
  /// A playlist by its name.
  case playlist(String)

  /// The person's library.
  public static func libraryDestination() -> Self { .library }

  /// A playlist by its name.
  public static func playlistDestination(name playlistName: String) -> Self { .playlist(playlistName) }

  /// What kind of destination it is.
  public var mediaDestinationType: INMediaDestinationType {
    switch self {
    case .library: .library
    case .playlist: .playlist
    }
  }

  /// The name of the playlist, when it is one.
  public var playlistName: String? {
    if case .playlist(let name) = self { name } else { nil }
  }
}

extension INMediaDestination: CustomStringConvertible, CustomDebugStringConvertible {
  /// The name of the playlist, or that it is the library.
  public var description: String { playlistName ?? "library" }
  /// The case with its value.
  public var debugDescription: String { playlistName.map { ".playlist(\"\($0)\")" } ?? ".library" }
}

/// Where media are added, as an object.
public class INMediaDestinationReference: SiriKitObject, @unchecked Sendable {
  /// What kind of destination it is.
  public let mediaDestinationType: INMediaDestinationType
  /// The name of the playlist, when it is one.
  public let playlistName: String?

  /// The person's library.
  public class func library() -> INMediaDestinationReference {
    INMediaDestinationReference(.library)
  }

  /// A playlist by its name.
  public class func playlist(name playlistName: String) -> INMediaDestinationReference {
    INMediaDestinationReference(.playlist(playlistName))
  }

  init(_ destination: INMediaDestination) {
    mediaDestinationType = destination.mediaDestinationType
    playlistName = destination.playlistName
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    mediaDestinationType = fields["mediaDestinationType"] ?? .unknown
    playlistName = fields["playlistName"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["mediaDestinationType"] = mediaDestinationType
    fields["playlistName"] = playlistName
    return fields
  }
}

extension INMediaDestination: WireCodable {
  var wireValue: IntentValue {
    .record(
      RecordValue(
        type: "INMediaDestination", display: DisplayValue(description),
        fields: INMediaDestinationReference(self).fields.values))
  }

  /// Reads a destination; a name is that of a playlist, and `library` the library.
  static func decoded(from value: IntentValue) -> INMediaDestination? {
    switch value {
    case .list: return nil
    case .record(let record) where record.type == "INMediaDestination":
      let reference = INMediaDestinationReference(fields: WireFields(record.fields))
      if reference.mediaDestinationType == .library { return .library }
      return reference.playlistName.map { .playlist($0) }
    default:
      let name = value.displayText
      return name.lowercased() == "library" ? .library : .playlist(name)
    }
  }
}
