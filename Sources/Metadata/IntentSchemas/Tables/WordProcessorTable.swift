// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `wordProcessor` demand.
  static let wordProcessorTable = """
    domain wordProcessor 18
    intent addAudioToPage 18
      target: <page>
      audio: IntentFile
    intent addImageToPage 18
      target: <page>
      image: IntentFile
    intent addTextBoxToPage 18
      target: <page>
      text: String
    intent addVideoToPage 18
      target: <page>
      video: IntentFile
    intent addWebVideoToPage 18 inferred
      target: <page>
      url: URL
    intent create 18
      template: <template>?
      returns <document>
    intent createPage 18
      target: <document>
      template: String?
      returns <page>
    intent delete 18 inferred
      adopts DeleteIntent
      entities: [<document>]
    intent deletePages 18 inferred
      adopts DeleteIntent
      entities: [<page>]
    intent open 18
      adopts OpenIntent
      target: <document>
    intent openPage 18 inferred
      adopts OpenIntent
      target: <page>
    intent update 18 inferred
      target: <document>
      name: String?
    entity document 18
      name: String
      creationDate: Date?
      modificationDate: Date?
    entity page 18
      document: <document>
      pageIndex: Int
    entity template 18
      name: String
    """
}
