// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `audio`.
  public struct AudioIntent: Kind {
    /// The schema `audio.addToLibrary`.
    public var addToLibrary: AppSchema.IntentSchema { .init("audio.addToLibrary") }
    /// The schema `audio.addToPlaylist`.
    public var addToPlaylist: AppSchema.IntentSchema { .init("audio.addToPlaylist") }
    /// The schema `audio.createStation`.
    public var createStation: AppSchema.IntentSchema { .init("audio.createStation") }
    /// The schema `audio.playAudio`.
    public var playAudio: AppSchema.IntentSchema { .init("audio.playAudio") }
    /// The schema `audio.recognizeAudio`.
    public var recognizeAudio: AppSchema.IntentSchema { .init("audio.recognizeAudio") }
    /// The schema `audio.updateAudioAffinity`.
    public var updateAudioAffinity: AppSchema.IntentSchema { .init("audio.updateAudioAffinity") }
    /// The schema `audio.warmupAudioQueue`.
    public var warmupAudioQueue: AppSchema.IntentSchema { .init("audio.warmupAudioQueue") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `audio`.
  public static var audio: AppSchema.AudioIntent { AppSchema.AudioIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `audio`.
  public struct AudioEntity: Kind {
    /// The schema `audio.album`.
    public var album: AppSchema.EntitySchema { .init("audio.album") }
    /// The schema `audio.algorithmicRadioStation`.
    public var algorithmicRadioStation: AppSchema.EntitySchema { .init("audio.algorithmicRadioStation") }
    /// The schema `audio.ambientSound`.
    public var ambientSound: AppSchema.EntitySchema { .init("audio.ambientSound") }
    /// The schema `audio.artist`.
    public var artist: AppSchema.EntitySchema { .init("audio.artist") }
    /// The schema `audio.audiobook`.
    public var audiobook: AppSchema.EntitySchema { .init("audio.audiobook") }
    /// The schema `audio.classicalMusicRecording`.
    public var classicalMusicRecording: AppSchema.EntitySchema { .init("audio.classicalMusicRecording") }
    /// The schema `audio.liveRadioStation`.
    public var liveRadioStation: AppSchema.EntitySchema { .init("audio.liveRadioStation") }
    /// The schema `audio.newsBrief`.
    public var newsBrief: AppSchema.EntitySchema { .init("audio.newsBrief") }
    /// The schema `audio.newsProvider`.
    public var newsProvider: AppSchema.EntitySchema { .init("audio.newsProvider") }
    /// The schema `audio.playlist`.
    public var playlist: AppSchema.EntitySchema { .init("audio.playlist") }
    /// The schema `audio.podcastCollection`.
    public var podcastCollection: AppSchema.EntitySchema { .init("audio.podcastCollection") }
    /// The schema `audio.podcastEpisode`.
    public var podcastEpisode: AppSchema.EntitySchema { .init("audio.podcastEpisode") }
    /// The schema `audio.podcastShow`.
    public var podcastShow: AppSchema.EntitySchema { .init("audio.podcastShow") }
    /// The schema `audio.radioShow`.
    public var radioShow: AppSchema.EntitySchema { .init("audio.radioShow") }
    /// The schema `audio.radioShowEpisode`.
    public var radioShowEpisode: AppSchema.EntitySchema { .init("audio.radioShowEpisode") }
    /// The schema `audio.song`.
    public var song: AppSchema.EntitySchema { .init("audio.song") }
    /// The schema `audio.songCollection`.
    public var songCollection: AppSchema.EntitySchema { .init("audio.songCollection") }
    /// The schema `audio.warmupAudioQueueResult`.
    public var warmupAudioQueueResult: AppSchema.EntitySchema { .init("audio.warmupAudioQueueResult") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `audio`.
  public static var audio: AppSchema.AudioEntity { AppSchema.AudioEntity() }
}

extension AppSchema {
  /// The schemas of enumerations in the domain `audio`.
  public struct AudioEnum: Kind {
    /// The schema `audio.activity`.
    public var activity: AppSchema.EnumSchema { .init("audio.activity") }
    /// The schema `audio.affinityState`.
    public var affinityState: AppSchema.EnumSchema { .init("audio.affinityState") }
    /// The schema `audio.appViewIdentifier`.
    public var appViewIdentifier: AppSchema.EnumSchema { .init("audio.appViewIdentifier") }
    /// The schema `audio.invocationSource`.
    public var invocationSource: AppSchema.EnumSchema { .init("audio.invocationSource") }
    /// The schema `audio.playbackAttributes`.
    public var playbackAttributes: AppSchema.EnumSchema { .init("audio.playbackAttributes") }
    /// The schema `audio.queueInsertionLocation`.
    public var queueInsertionLocation: AppSchema.EnumSchema { .init("audio.queueInsertionLocation") }
  }
}

extension AppSchemaEnum where Self == AppSchema.EnumSchema {
  /// The schemas of enumerations in the domain `audio`.
  public static var audio: AppSchema.AudioEnum { AppSchema.AudioEnum() }
}
