import AppProcesses
import Catalog
public import Conversation
import Donations
public import EntityIndex
import Foundation
public import IntentWire

extension Assistant {
  /// Finds what apps handed to the search index, the best first.
  ///
  /// A word is found by its beginning, without case and accents. Items of apps that are gone or denied are left out.
  ///
  /// - Parameters:
  ///   - words: The words as a person types them.
  ///   - app: The name or bundle identifier of the only app to search; `nil` for all.
  ///   - limit: The most items; 0 for no limit.
  /// - Throws: `CatalogProblem` when there is no such app; an error when the store cannot be read.
  public func search(_ words: String, app: String? = nil, limit: Int = 20) async throws -> [IndexMatch] {
    takeInSpool()
    let apps = try readingRoom().apps.map(\.identifier).filter(permissions.mayUse)
    var only: String?
    if let app { only = try await self.app(named: app).identifier }
    return try board.index(try store()).search(
      words: words, limit: limit, apps: Set(apps.filter { [only] in only == nil || $0 == only }))
  }

  /// Opens something that was found, in its app.
  ///
  /// For an entity that is the app's intent that opens such entities; otherwise the app goes on with the activity that
  /// names the item, `com.apple.corespotlightitem`, as `CSSearchableItemActionType` says.
  public func open(_ match: IndexMatch) async throws -> Reply {
    let app = try await app(named: match.app)
    if let entity = match.item.entity, let intent = Self.opener(of: entity.type, in: app.manifest) {
      return try await perform(intent, in: app.identifier, parameters: ["target": .entity(entity)])
    }
    let title = match.item.title
    let activity = UserActivityValue(
      type: "com.apple.corespotlightitem", title: title,
      info: ["kCSSearchableItemActivityIdentifier": .string(match.item.identifier)])
    var reply = Reply(conversation: "", state: .done, app: app.name, spoken: "\(title).", activity: activity)
    reply.handOver = ActivityHandOver(
      app: app.identifier, continuation: ActivityContinuation(activity: activity))
    return await handingOver(reply)
  }

  /// The intent with which an app opens entities of a type.
  private static func opener(of type: String, in manifest: AppManifest) -> String? {
    manifest.intents.first { intent in
      intent.appIntent?.kinds?.contains("OpenIntent") == true
        && intent.parameter("target")?.type == .entity(type)
    }?.identifier
  }
}

extension IndexItem {
  /// What a person reads of the item.
  public var title: String {
    for name in ["displayName", "title", "alternateNames"] {
      if let text = attributes[name]?.elements.first?.displayText, !text.isEmpty { return text }
    }
    return entity?.display.title ?? identifier
  }

  /// A second line about it; `nil` when the app gave none.
  public var detail: String? {
    attributes["contentDescription"]?.text ?? entity?.display.subtitle
  }
}
