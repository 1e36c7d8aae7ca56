// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `audio` demand.
  static let audioTable = """
    domain audio 27
    intent addToLibrary 27
      audioEntity: {AudioItem}
    intent addToPlaylist 27
      audioEntity: {AudioItem}
      playlist: <playlist>
    intent createStation 27
    intent playAudio 27
      adopts AudioStartingIntent|AudioPlaybackIntent
      audioEntity: {AudioItem}
      playbackAttributes: Set<<playbackAttributes>> = []
      warmupAudioQueueResult: <warmupAudioQueueResult>?
      queueLocation: <queueInsertionLocation>?
    intent recognizeAudio 27
      adopts AudioRecordingIntent
      returns [{AudioItem}]
    intent updateAudioAffinity 27
      affinityState: <affinityState>
      target: {AudioItem}
    intent warmupAudioQueue 27
      audioEntity: {AudioItem}
      playbackAttributes: Set<<playbackAttributes>> = []
      returns <warmupAudioQueueResult>
    entity album 27
      title: String
      artistName: String
      artists: [<artist>]
      universalProductCode: String?
    entity algorithmicRadioStation 27
      title: String
      curatedForMe: Bool?
    entity ambientSound 27
      title: String
    entity artist 27
      name: String
    entity audiobook 27
      title: String?
      author: String?
      genre: String?
      narrator: String?
      publisher: String?
      seriesTitle: String?
      releaseDate: Date?
      purchaseDate: Date?
    entity classicalMusicRecording 27
      title: String
      artistName: String
      composerName: String?
      artists: [<artist>]
      composers: [<artist>]
      internationalStandardRecordingCode: String?
    entity liveRadioStation 27
      title: String
      providerName: String?
    entity newsBrief 27
      title: String
      providerName: String?
      date: Date?
      provider: <newsProvider>?
    entity newsProvider 27
      title: String
    entity playlist 27
      title: String
      owner: {PlaylistOwner}?
      createdByMe: Bool?
      curatedForMe: Bool?
    entity podcastCollection 27
      title: String
    entity podcastEpisode 27
      title: String
      showName: String?
      show: <podcastShow>?
      releaseDate: Date?
      duration: Double?
    entity podcastShow 27
      title: String
      showDescription: String?
    entity radioShow 27
      title: String
    entity radioShowEpisode 27
      title: String
      showName: String?
      releaseDate: Date?
      show: <radioShow>?
    entity song 27
      title: String
      artistName: String
      composerName: String?
      albumTitle: String?
      artists: [<artist>]
      album: <album>?
      composers: [<artist>]
      internationalStandardRecordingCode: String?
    entity songCollection 27
      title: String?
    entity warmupAudioQueueResult 27
      adopts TransientAppEntity
    enumeration activity 27
      cooking
      dining
      studying
      focusing
      reading
      gaming
      working
      showering
      cleaning
      relaxing
      sleeping
      indoorActivity
      partying
      commuting
      driving
      traveling
      gardening
      barbecuing
      beachDay
      roadTrip
      outdoorActivity
      meditating
      yoga
      walking
      running
      strength
      cycling
      dance
      hiit
      rowing
      workoutLowIntensity
      workoutMediumIntensity
      workoutHighIntensity
    enumeration affinityState 27
      like
      dislike
      unset
    enumeration appViewIdentifier 27
      nowPlaying
    enumeration invocationSource 27
      userInitiated
      suggestedByApp
    enumeration playbackAttributes 27
      shuffle
      repeat
    enumeration queueInsertionLocation 27
      next
      tail
    union AudioItem
      <song>
      <album>
      <artist>
      <playlist>
      <songCollection>
      <podcastShow>
      <podcastEpisode>
      <audiobook>
      <liveRadioStation>
      <algorithmicRadioStation>
      <ambientSound>
      <classicalMusicRecording>
      <newsBrief>
      <newsProvider>
      <podcastCollection>
      <radioShow>
      <radioShowEpisode>
      <warmupAudioQueueResult>
    union PlaylistOwner
      IntentPerson
      String
    """
}
