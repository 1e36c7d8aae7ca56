// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `system`.
  public struct SystemIntent: Kind {
    /// The schema `system.open`.
    public var open: AppSchema.IntentSchema { .init("system.open") }
    /// The schema `system.search`.
    public var search: AppSchema.IntentSchema { .init("system.search") }
    /// The schema `system.searchInApp`.
    public var searchInApp: AppSchema.IntentSchema { .init("system.searchInApp") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `system`.
  public static var system: AppSchema.SystemIntent { AppSchema.SystemIntent() }
}
