// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `whiteboard`.
  public struct WhiteboardIntent: Kind {
    /// The schema `whiteboard.createBoard`.
    public var createBoard: AppSchema.IntentSchema { .init("whiteboard.createBoard") }
    /// The schema `whiteboard.createItem`.
    public var createItem: AppSchema.IntentSchema { .init("whiteboard.createItem") }
    /// The schema `whiteboard.deleteBoard`.
    public var deleteBoard: AppSchema.IntentSchema { .init("whiteboard.deleteBoard") }
    /// The schema `whiteboard.deleteItem`.
    public var deleteItem: AppSchema.IntentSchema { .init("whiteboard.deleteItem") }
    /// The schema `whiteboard.openBoard`.
    public var openBoard: AppSchema.IntentSchema { .init("whiteboard.openBoard") }
    /// The schema `whiteboard.updateBoard`.
    public var updateBoard: AppSchema.IntentSchema { .init("whiteboard.updateBoard") }
    /// The schema `whiteboard.updateItem`.
    public var updateItem: AppSchema.IntentSchema { .init("whiteboard.updateItem") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `whiteboard`.
  public static var whiteboard: AppSchema.WhiteboardIntent { AppSchema.WhiteboardIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `whiteboard`.
  public struct WhiteboardEntity: Kind {
    /// The schema `whiteboard.board`.
    public var board: AppSchema.EntitySchema { .init("whiteboard.board") }
    /// The schema `whiteboard.item`.
    public var item: AppSchema.EntitySchema { .init("whiteboard.item") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `whiteboard`.
  public static var whiteboard: AppSchema.WhiteboardEntity { AppSchema.WhiteboardEntity() }
}

extension AppSchema {
  /// The schemas of enumerations in the domain `whiteboard`.
  public struct WhiteboardEnum: Kind {
    /// The schema `whiteboard.color`.
    public var color: AppSchema.EnumSchema { .init("whiteboard.color") }
    /// The schema `whiteboard.itemType`.
    public var itemType: AppSchema.EnumSchema { .init("whiteboard.itemType") }
  }
}

extension AppSchemaEnum where Self == AppSchema.EnumSchema {
  /// The schemas of enumerations in the domain `whiteboard`.
  public static var whiteboard: AppSchema.WhiteboardEnum { AppSchema.WhiteboardEnum() }
}
