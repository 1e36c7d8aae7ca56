import AppIntents

/// How something is played.
@AppEnum(schema: .audio.playbackAttributes)
enum PlaybackAttributes: String {
  case shuffle
  case `repeat`
}

/// Where something comes into the queue.
@AppEnum(schema: .audio.queueInsertionLocation)
enum QueueInsertionLocation: String {
  case next
  case tail
}

/// What a person thinks of something.
@AppEnum(schema: .audio.affinityState)
enum AffinityState: String {
  case like
  case dislike
  case unset
}

/// What was prepared to be played; nothing has to be kept for it.
@AppEntity(schema: .audio.warmupAudioQueueResult)
struct WarmupAudioQueueResult {
  let id = UUID().uuidString

  var displayRepresentation: DisplayRepresentation { "Queue" }
}
