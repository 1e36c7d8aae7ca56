// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `assistant`.
  public struct AssistantIntent: Kind {
    /// The schema `assistant.activate`.
    public var activate: AppSchema.IntentSchema { .init("assistant.activate") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `assistant`.
  public static var assistant: AppSchema.AssistantIntent { AppSchema.AssistantIntent() }
}
