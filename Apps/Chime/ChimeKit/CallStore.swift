public import Foundation
public import GroupDocument

/// The calls on disk, shared by the app and its extension.
public struct CallStore: Sendable {
  /// The app group that both programs belong to.
  public static let group = "group.com.example.chime"

  private let document: GroupDocument<[Call]>

  /// Opens the calls in a folder.
  ///
  /// - Parameter moment: The present, before which the demonstration calls lie.
  public init(folder: URL, at moment: Date) {
    document = GroupDocument(folder: folder, name: "calls") { Self.demonstration(before: moment) }
  }

  /// Opens the calls of the app group.
  public init(at moment: Date = Date()) throws(GroupDocumentError) {
    document = try GroupDocument(group: Self.group, name: "calls") { Self.demonstration(before: moment) }
  }

  /// The calls that are looked for, the newest first.
  public func calls(_ search: CallSearch = CallSearch()) throws -> [Call] {
    let found = try document.read().filter(search.fits).sorted { $0.began > $1.began }
    return search.isLatestOnly ? Array(found.prefix(1)) : found
  }

  /// The call with an identifier.
  public func call(_ identifier: String) throws -> Call? {
    try document.read().first { $0.identifier == identifier }
  }

  /// The call that goes on.
  public func current() throws -> Call? {
    try document.read().last { $0.ended == nil }
  }

  /// Begins a call; one that goes on is ended first.
  @discardableResult
  public func begin(_ parties: [Call.Party], isVideo: Bool, at moment: Date) throws -> Call {
    guard !parties.isEmpty else { throw CallError.nobody }
    return try document.update { calls in
      for index in calls.indices where calls[index].ended == nil { calls[index].ended = moment }
      let call = Call(
        identifier: "call-\(calls.count + 1)", parties: parties, direction: .outgoing, isVideo: isVideo,
        began: moment, ended: nil)
      calls.append(call)
      return call
    }
  }

  /// Ends the call that goes on, or the one with an identifier.
  @discardableResult
  public func end(_ identifier: String?, at moment: Date) throws -> Call {
    try document.update { calls in
      let isWanted = { (call: Call) in
        call.ended == nil && (identifier == nil || identifier == call.identifier)
      }
      guard let index = calls.lastIndex(where: isWanted) else { throw CallError.noCall }
      calls[index].ended = moment
      return calls[index]
    }
  }

  /// Notes that the person has noticed missed calls.
  public func markSeen(_ identifiers: [String]) throws {
    try document.update { calls in
      for index in calls.indices where identifiers.contains(calls[index].identifier) {
        calls[index].isSeen = true
      }
    }
  }

  /// Some calls of the last days.
  private static func demonstration(before moment: Date) -> [Call] {
    let hour: TimeInterval = 3600
    func call(
      _ number: Int, _ name: String, _ handle: String, _ label: String, _ direction: Call.Direction,
      hoursAgo: Double, minutes: Double, isVideo: Bool = false, isSeen: Bool = true
    ) -> Call {
      let began = moment.addingTimeInterval(-hoursAgo * hour)
      return Call(
        identifier: "call-\(number)",
        parties: [Call.Party(name: name, handle: handle, label: label)], direction: direction,
        isVideo: isVideo, began: began, ended: began.addingTimeInterval(minutes * 60), isSeen: isSeen)
    }
    return [
      call(1, "Elena Park", "+1 202 555 0108", "home", .received, hoursAgo: 74, minutes: 31),
      call(2, "Tom Becker", "+1 202 555 0107", "mobile", .outgoing, hoursAgo: 50, minutes: 4, isVideo: true),
      call(3, "Dana Whitfield", "+1 202 555 0105", "work", .missed, hoursAgo: 26, minutes: 0, isSeen: false),
      call(4, "Maria Ruiz", "+1 202 555 0101", "mobile", .outgoing, hoursAgo: 20, minutes: 12),
      call(5, "Priya Nair", "+1 202 555 0106", "mobile", .missed, hoursAgo: 2, minutes: 0, isSeen: false),
    ]
  }
}

/// Why a call could not be begun or ended.
public enum CallError: Error, Hashable, Sendable {
  /// Nobody to call.
  case nobody
  /// No such call goes on.
  case noCall
}

extension CallError: CustomStringConvertible {
  /// What happened and what to do.
  public var description: String {
    switch self {
    case .nobody: "There is nobody to call; name a person or a number."
    case .noCall: "No call goes on."
    }
  }
}
