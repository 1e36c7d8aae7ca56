public import Foundation

/// One call, over or going on.
public struct Call: Codable, Hashable, Sendable {
  /// Who called whom, and whether anybody answered.
  public enum Direction: String, Codable, Hashable, Sendable, CaseIterable {
    /// The person called somebody.
    case outgoing
    /// Somebody called the person, who answered.
    case received
    /// Somebody called the person, who did not answer.
    case missed
  }

  /// Whom the call was with.
  public struct Party: Codable, Hashable, Sendable {
    /// The name.
    public var name: String
    /// The number or address.
    public var handle: String
    /// What the person calls the number, for example `mobile`.
    public var label: String?
    /// The identifier in the person's contacts.
    public var contact: String?

    /// Creates a party.
    public init(name: String, handle: String, label: String? = nil, contact: String? = nil) {
      self.name = name
      self.handle = handle
      self.label = label
      self.contact = contact
    }
  }

  /// The identifier.
  public var identifier: String
  /// Whom the call was with.
  public var parties: [Party]
  /// Who called whom.
  public var direction: Direction
  /// Whether pictures were sent.
  public var isVideo: Bool
  /// When it began.
  public var began: Date
  /// When it ended; `nil` while it goes on.
  public var ended: Date?
  /// Whether the person has noticed a missed call.
  public var isSeen: Bool

  /// Creates a call.
  public init(
    identifier: String, parties: [Party], direction: Direction, isVideo: Bool = false, began: Date,
    ended: Date?, isSeen: Bool = true
  ) {
    self.identifier = identifier
    self.parties = parties
    self.direction = direction
    self.isVideo = isVideo
    self.began = began
    self.ended = ended
    self.isSeen = isSeen
  }

  /// The names of all parties.
  public var names: String { parties.map(\.name).joined(separator: ", ") }
}

/// Which calls are looked for.
public struct CallSearch: Hashable, Sendable {
  /// Only these directions; empty for all.
  public var directions: Set<Call.Direction>
  /// Only calls with somebody whose name holds these words.
  public var name: String?
  /// Only calls that began in this time.
  public var time: Range<Date>?
  /// Only video calls, or only others.
  public var isVideo: Bool?
  /// Only missed calls that the person has not noticed, or only others.
  public var isUnseen: Bool?
  /// Only the newest of them.
  public var isLatestOnly: Bool

  /// Creates a search; without limits it finds all calls.
  public init(
    directions: Set<Call.Direction> = [], name: String? = nil, time: Range<Date>? = nil,
    isVideo: Bool? = nil, isUnseen: Bool? = nil, isLatestOnly: Bool = false
  ) {
    self.directions = directions
    self.name = name
    self.time = time
    self.isVideo = isVideo
    self.isUnseen = isUnseen
    self.isLatestOnly = isLatestOnly
  }

  /// Whether a call is one of them.
  func fits(_ call: Call) -> Bool {
    if !directions.isEmpty, !directions.contains(call.direction) { return false }
    if let time, !time.contains(call.began) { return false }
    if let isVideo, call.isVideo != isVideo { return false }
    if let isUnseen, (call.direction == .missed && !call.isSeen) != isUnseen { return false }
    guard let name = name?.lowercased() else { return true }
    return call.parties.contains { $0.name.lowercased().contains(name) }
  }
}
