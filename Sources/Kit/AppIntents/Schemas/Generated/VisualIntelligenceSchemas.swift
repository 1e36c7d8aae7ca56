// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `visualIntelligence`.
  public struct VisualIntelligenceIntent: Kind {
    /// The schema `visualIntelligence.semanticContentSearch`.
    public var semanticContentSearch: AppSchema.IntentSchema { .init("visualIntelligence.semanticContentSearch") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `visualIntelligence`.
  public static var visualIntelligence: AppSchema.VisualIntelligenceIntent { AppSchema.VisualIntelligenceIntent() }
}
