// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `assistant` demand.
  static let assistantTable = """
    domain assistant 26
    intent activate 26
    """
}
