// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `presentation` demand.
  static let presentationTable = """
    domain presentation 18
    intent addAudioToSlide 18
      target: <slide>
      audio: IntentFile
    intent addCommentToSlide 18
      target: <slide>
      comment: String?
    intent addImageToSlide 18
      target: <slide>
      image: IntentFile
    intent addTextBoxToSlide 18
      target: <slide>
      text: String
    intent addVideoToSlide 18
      target: <slide>
      video: IntentFile
    intent addWebVideoToSlide 18 inferred
      target: <slide>
      url: URL
    intent create 18
      template: <template>?
      returns <document>
    intent createSlide 18 inferred
      target: <document>
      template: <template>?
      returns <slide>
    intent delete 18 inferred
      adopts DeleteIntent
      entities: [<document>]
    intent deleteSlide 18
      adopts DeleteIntent
      entities: [<slide>]
    intent open 18
      adopts OpenIntent
      target: <document>
    intent openSlide 18 inferred
      adopts OpenIntent
      target: <slide>
    intent setSlideTitle 18 inferred
      target: <slide>
      title: String
    intent showPresenterNotes 27
      presentation: <document>
      isVisible: Bool
    intent startPlayback 18 inferred
      target: <document>
    intent stopPlayback 18 inferred
      target: <document>
    intent update 18 inferred
      target: <document>
      name: String?
    entity document 18
      name: String
    entity slide 18
      presentation: <document>
      slideIndex: Int?
      title: String?
    entity template 18
      name: String
    """
}
