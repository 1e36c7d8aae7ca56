// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `presentation`.
  public struct PresentationIntent: Kind {
    /// The schema `presentation.addAudioToSlide`.
    public var addAudioToSlide: AppSchema.IntentSchema { .init("presentation.addAudioToSlide") }
    /// The schema `presentation.addCommentToSlide`.
    public var addCommentToSlide: AppSchema.IntentSchema { .init("presentation.addCommentToSlide") }
    /// The schema `presentation.addImageToSlide`.
    public var addImageToSlide: AppSchema.IntentSchema { .init("presentation.addImageToSlide") }
    /// The schema `presentation.addTextBoxToSlide`.
    public var addTextBoxToSlide: AppSchema.IntentSchema { .init("presentation.addTextBoxToSlide") }
    /// The schema `presentation.addVideoToSlide`.
    public var addVideoToSlide: AppSchema.IntentSchema { .init("presentation.addVideoToSlide") }
    /// The schema `presentation.addWebVideoToSlide`.
    public var addWebVideoToSlide: AppSchema.IntentSchema { .init("presentation.addWebVideoToSlide") }
    /// The schema `presentation.create`.
    public var create: AppSchema.IntentSchema { .init("presentation.create") }
    /// The schema `presentation.createSlide`.
    public var createSlide: AppSchema.IntentSchema { .init("presentation.createSlide") }
    /// The schema `presentation.delete`.
    public var delete: AppSchema.IntentSchema { .init("presentation.delete") }
    /// The schema `presentation.deleteSlide`.
    public var deleteSlide: AppSchema.IntentSchema { .init("presentation.deleteSlide") }
    /// The schema `presentation.open`.
    public var open: AppSchema.IntentSchema { .init("presentation.open") }
    /// The schema `presentation.openSlide`.
    public var openSlide: AppSchema.IntentSchema { .init("presentation.openSlide") }
    /// The schema `presentation.setSlideTitle`.
    public var setSlideTitle: AppSchema.IntentSchema { .init("presentation.setSlideTitle") }
    /// The schema `presentation.showPresenterNotes`.
    public var showPresenterNotes: AppSchema.IntentSchema { .init("presentation.showPresenterNotes") }
    /// The schema `presentation.startPlayback`.
    public var startPlayback: AppSchema.IntentSchema { .init("presentation.startPlayback") }
    /// The schema `presentation.stopPlayback`.
    public var stopPlayback: AppSchema.IntentSchema { .init("presentation.stopPlayback") }
    /// The schema `presentation.update`.
    public var update: AppSchema.IntentSchema { .init("presentation.update") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `presentation`.
  public static var presentation: AppSchema.PresentationIntent { AppSchema.PresentationIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `presentation`.
  public struct PresentationEntity: Kind {
    /// The schema `presentation.document`.
    public var document: AppSchema.EntitySchema { .init("presentation.document") }
    /// The schema `presentation.slide`.
    public var slide: AppSchema.EntitySchema { .init("presentation.slide") }
    /// The schema `presentation.template`.
    public var template: AppSchema.EntitySchema { .init("presentation.template") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `presentation`.
  public static var presentation: AppSchema.PresentationEntity { AppSchema.PresentationEntity() }
}
