// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `reader` demand.
  static let readerTable = """
    domain reader 18
    intent deletePages 18
      adopts DeleteIntent
      entities: [<page>]
    intent enhanceDocuments 18
      target: [<document>]
      returns [<document>]
    intent insertPages 18 inferred
      target: <document>
      files: [IntentFile]
      after: <page>?
      returns [<page>]
    intent openDocument 18
      files: [IntentFile]
    intent openPage 18
      adopts OpenIntent
      target: <page>
      returns <page>
    intent resizeDocuments 18
      documents: [<document>]
      width: Double?
      height: Double?
      returns [<document>]
    intent rotateDocuments 18
      documents: [<document>]
      isClockwise: Bool
      returns [<document>]
    intent rotatePages 18
      pages: [<page>]
      isClockwise: Bool
      returns [<page>]
    intent searchDocuments 18 inferred
      adopts ShowInAppSearchResultsIntent
      criteria: StringSearchCriteria
    entity document 18
      title: String
      kind: <documentKind>
      width: Int?
      height: Int?
    entity page 18
      label: String
    enumeration documentKind 18 open
    """
}
