// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `spreadsheet` demand.
  static let spreadsheetTable = """
    domain spreadsheet 18
    intent addAudioToSheet 18
      target: <sheet>
      audio: IntentFile
    intent addCommentToSheet 18 inferred
      target: <sheet>
      comment: String?
    intent addImageToSheet 18
      target: <sheet>
      image: IntentFile
    intent addTextBoxToSheet 18
      target: <sheet>
      text: String
    intent addVideoToSheet 18
      target: <sheet>
      video: IntentFile
    intent addWebVideoToSheet 18 inferred
      target: <sheet>
      url: URL
    intent create 18
      template: <template>?
      returns <document>
    intent createSheet 18 inferred
      target: <document>
      name: String?
      returns <sheet>
    intent delete 18
      adopts DeleteIntent
      entities: [<document>]
    intent deleteSheet 18 inferred
      adopts DeleteIntent
      entities: [<sheet>]
    intent open 18
      adopts OpenIntent
      target: <document>
    intent openSheet 18
      adopts OpenIntent
      target: <sheet>
    intent update 18
      target: <document>
      name: String?
    intent updateSheet 18
      target: <sheet>
      name: String?
      position: Int?
    entity document 18 inferred
      name: String
    entity sheet 18 inferred
      spreadsheet: <document>
      name: String
      position: Int?
    entity template 18 inferred
      name: String
    """
}
