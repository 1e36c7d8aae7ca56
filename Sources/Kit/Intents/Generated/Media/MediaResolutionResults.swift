// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// What an app says of a add media media destination.
open class INAddMediaMediaDestinationResolutionResult: INMediaDestinationResolutionResult,
  @unchecked Sendable
{
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INAddMediaMediaDestinationUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(mediaDestinationResolutionResult: INMediaDestinationResolutionResult) {
    self.init()
    state = mediaDestinationResolutionResult.state
  }
}

/// What an app says of a add media media item.
open class INAddMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INAddMediaMediaItemUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init()
    state = mediaItemResolutionResult.state
  }
}

/// What an app says of a media affinity type.
open class INMediaAffinityTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedMediaAffinityType: INMediaAffinityType) -> Self {
    accept(resolvedMediaAffinityType)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with mediaAffinityTypeToConfirm: INMediaAffinityType) -> Self {
    check(mediaAffinityTypeToConfirm)
  }
}

/// What an app says of a media destination.
open class INMediaDestinationResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedMediaDestination: INMediaDestination) -> Self {
    accept(resolvedMediaDestination)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with mediaDestinationsToDisambiguate: [INMediaDestination]) -> Self {
    choose(mediaDestinationsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with mediaDestinationToConfirm: INMediaDestination?) -> Self {
    check(mediaDestinationToConfirm)
  }
}

/// What an app says of a media item.
open class INMediaItemResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedMediaItem: INMediaItem) -> Self {
    accept(resolvedMediaItem)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self {
    choose(mediaItemsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self {
    check(mediaItemToConfirm)
  }
}

/// What an app says of a play media media item.
open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init()
    state = mediaItemResolutionResult.state
  }
}

/// What an app says of a play media playback speed.
open class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INPlayMediaPlaybackSpeedUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(doubleResolutionResult: INDoubleResolutionResult) {
    self.init()
    state = doubleResolutionResult.state
  }
}

/// What an app says of a playback queue location.
open class INPlaybackQueueLocationResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedPlaybackQueueLocation: INPlaybackQueueLocation) -> Self {
    accept(resolvedPlaybackQueueLocation)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(
    with playbackQueueLocationToConfirm: INPlaybackQueueLocation
  ) -> Self {
    check(playbackQueueLocationToConfirm)
  }
}

/// What an app says of a playback repeat mode.
open class INPlaybackRepeatModeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedPlaybackRepeatMode: INPlaybackRepeatMode) -> Self {
    accept(resolvedPlaybackRepeatMode)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with playbackRepeatModeToConfirm: INPlaybackRepeatMode) -> Self {
    check(playbackRepeatModeToConfirm)
  }
}

/// What an app says of a search for media media item.
open class INSearchForMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INSearchForMediaMediaItemUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init()
    state = mediaItemResolutionResult.state
  }
}

/// What an app says of a update media affinity media item.
open class INUpdateMediaAffinityMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INUpdateMediaAffinityMediaItemUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init()
    state = mediaItemResolutionResult.state
  }
}
