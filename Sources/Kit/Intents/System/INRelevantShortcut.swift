import AppHost
public import Foundation
import IntentWire

/// A shortcut with when and where it matters.
public class INRelevantShortcut: NSObject, NSCopying, NSSecureCoding {
  /// When and where it matters; one that holds is enough.
  public var relevanceProviders: [INRelevanceProvider] = []
  /// What is shown for it on a watch; the assistant reads the title.
  public var watchTemplate: INDefaultCardTemplate?
  /// The kind of widget that shows the same; there are no widgets on Linux.
  public var widgetKind: String?
  /// Whether it does something or tells something.
  public var shortcutRole: INRelevantShortcutRole = .action
  /// What is done.
  public let shortcut: INShortcut

  /// Creates a shortcut that always matters.
  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init()
  }

  /// A copy with the same shortcut.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = INRelevantShortcut(shortcut: shortcut)
    copy.relevanceProviders = relevanceProviders
    copy.watchTemplate = watchTemplate
    copy.widgetKind = widgetKind
    copy.shortcutRole = shortcutRole
    return copy
  }

  /// The shortcut in the form in which it is sent.
  var value: ShortcutValue {
    var value = ShortcutValue(shortcut)
    value.title = watchTemplate?.title ?? value.title
    value.relevance = relevanceProviders.map(\.record)
    value.role = shortcutRole.caseName
    return value
  }

  /// Archives can be read with a check of the class.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the shortcut and when it matters.
  public func encode(with coder: NSCoder) {
    ValueArchive.encode(value, with: coder)
    coder.encode(watchTemplate, forKey: "watchTemplate")
    coder.encode(widgetKind.map { $0 as NSString }, forKey: "widgetKind")
  }

  /// Reads an archived shortcut; `nil` when this process does not have the class of its request.
  public required init?(coder: NSCoder) {
    guard let value = ValueArchive.decode(ShortcutValue.self, coder), let shortcut = INShortcut(value: value)
    else { return nil }
    self.shortcut = shortcut
    relevanceProviders = value.relevance.compactMap(INRelevanceProvider.make)
    shortcutRole = value.role.flatMap { .decoded(from: .string($0)) } ?? .action
    watchTemplate = coder.decodeObject(of: INDefaultCardTemplate.self, forKey: "watchTemplate")
    widgetKind = coder.decodeObject(of: NSString.self, forKey: "widgetKind")?.description
    super.init()
  }
}

/// The shortcuts of an app that matter at certain times and places.
///
/// `prithee shortcuts` lists them with the reason.
public final class INRelevantShortcutStore: NSObject, Sendable {
  /// The one store of the app.
  public static let `default` = INRelevantShortcutStore()

  private override init() {
    super.init()
  }

  /// Tells the assistant which shortcuts matter and when; they replace the earlier ones.
  ///
  /// - Parameter completionHandler: Told how it went, on a queue of its own: `nil`, or an ``INIntentError``.
  public func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    Telling.send(
      .setShortcuts(Self.update(shortcuts)), or: .interactionOperationNotSupported,
      completion: completionHandler)
  }

  /// Tells the assistant which shortcuts matter and when; they replace the earlier ones.
  ///
  /// - Throws: ``INIntentError``.
  public nonisolated(nonsending) func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
    try await Telling.send(.setShortcuts(Self.update(shortcuts)), or: .interactionOperationNotSupported)
  }

  private static func update(_ shortcuts: [INRelevantShortcut]) -> ShortcutUpdate {
    ShortcutUpdate(purpose: .relevant, shortcuts: shortcuts.map(\.value))
  }
}

/// What a watch shows for a shortcut.
public class INDefaultCardTemplate: NSObject, NSCopying, NSSecureCoding {
  /// The first line.
  public var title: String
  /// The second line.
  public var subtitle: String?
  /// The picture.
  public var image: INImage?

  /// Creates a card with one line.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// A copy with the same content.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = INDefaultCardTemplate(title: title)
    copy.subtitle = subtitle
    copy.image = image
    return copy
  }

  /// Archives can be read with a check of the class.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the card.
  public func encode(with coder: NSCoder) {
    coder.encode(title as NSString, forKey: "title")
    coder.encode(subtitle.map { $0 as NSString }, forKey: "subtitle")
    coder.encode(image, forKey: "image")
  }

  /// Reads an archived card.
  public required init?(coder: NSCoder) {
    guard let title = coder.decodeObject(of: NSString.self, forKey: "title") else { return nil }
    self.title = title.description
    subtitle = coder.decodeObject(of: NSString.self, forKey: "subtitle")?.description
    image = coder.decodeObject(of: INImage.self, forKey: "image")
    super.init()
  }
}
