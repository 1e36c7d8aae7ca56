// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `visualIntelligence` demand.
  static let visualIntelligenceTable = """
    domain visualIntelligence 26
    intent semanticContentSearch 26
      semanticContent: SemanticContentDescriptor | VisualIntelligence.SceneDescriptor
    """
}
