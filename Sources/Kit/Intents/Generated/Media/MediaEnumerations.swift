// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a add media media destination unsupported reason.
public enum INAddMediaMediaDestinationUnsupportedReason: Int, Sendable, CaseIterable {
  /// Playlist name not found.
  case playlistNameNotFound = 1
  /// Playlist not editable.
  case playlistNotEditable = 2
}

extension INAddMediaMediaDestinationUnsupportedReason: WireEnumeration {}

/// The values of a add media media item unsupported reason.
public enum INAddMediaMediaItemUnsupportedReason: Int, Sendable, CaseIterable {
  /// Login required.
  case loginRequired = 1
  /// Subscription required.
  case subscriptionRequired = 2
  /// Unsupported media type.
  case unsupportedMediaType = 3
  /// Explicit content settings.
  case explicitContentSettings = 4
  /// Cellular data settings.
  case cellularDataSettings = 5
  /// Restricted content.
  case restrictedContent = 6
  /// Service unavailable.
  case serviceUnavailable = 7
  /// Region restriction.
  case regionRestriction = 8
}

extension INAddMediaMediaItemUnsupportedReason: WireEnumeration {}

/// The values of a media affinity type.
public enum INMediaAffinityType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Like.
  case like = 1
  /// Dislike.
  case dislike = 2
}

extension INMediaAffinityType: WireEnumeration {}

/// The values of a media destination type.
public enum INMediaDestinationType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Library.
  case library = 1
  /// Playlist.
  case playlist = 2
}

extension INMediaDestinationType: WireEnumeration {}

/// The values of a media item type.
public enum INMediaItemType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Song.
  case song = 1
  /// Album.
  case album = 2
  /// Artist.
  case artist = 3
  /// Genre.
  case genre = 4
  /// Playlist.
  case playlist = 5
  /// Podcast show.
  case podcastShow = 6
  /// Podcast episode.
  case podcastEpisode = 7
  /// Podcast playlist.
  case podcastPlaylist = 8
  /// Music station.
  case musicStation = 9
  /// Audio book.
  case audioBook = 10
  /// Movie.
  case movie = 11
  /// Tv show.
  case tvShow = 12
  /// Tv show episode.
  case tvShowEpisode = 13
  /// Music video.
  case musicVideo = 14
  /// Podcast station.
  case podcastStation = 15
  /// Radio station.
  case radioStation = 16
  /// Station.
  case station = 17
  /// Music.
  case music = 18
  /// Algorithmic radio station.
  case algorithmicRadioStation = 19
  /// News.
  case news = 20
}

extension INMediaItemType: WireEnumeration {}

/// The values of a media reference.
public enum INMediaReference: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Currently playing.
  case currentlyPlaying = 1
  /// My.
  case my = 2
}

extension INMediaReference: WireEnumeration {}

/// The values of a media sort order.
public enum INMediaSortOrder: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Newest.
  case newest = 1
  /// Oldest.
  case oldest = 2
  /// Best.
  case best = 3
  /// Worst.
  case worst = 4
  /// Popular.
  case popular = 5
  /// Unpopular.
  case unpopular = 6
  /// Trending.
  case trending = 7
  /// Recommended.
  case recommended = 8
}

extension INMediaSortOrder: WireEnumeration {}

/// The values of a play media media item unsupported reason.
public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable, CaseIterable {
  /// Login required.
  case loginRequired = 1
  /// Subscription required.
  case subscriptionRequired = 2
  /// Unsupported media type.
  case unsupportedMediaType = 3
  /// Explicit content settings.
  case explicitContentSettings = 4
  /// Cellular data settings.
  case cellularDataSettings = 5
  /// Restricted content.
  case restrictedContent = 6
  /// Service unavailable.
  case serviceUnavailable = 7
  /// Region restriction.
  case regionRestriction = 8
}

extension INPlayMediaMediaItemUnsupportedReason: WireEnumeration {}

/// The values of a play media playback speed unsupported reason.
public enum INPlayMediaPlaybackSpeedUnsupportedReason: Int, Sendable, CaseIterable {
  /// Below minimum.
  case belowMinimum = 1
  /// Above maximum.
  case aboveMaximum = 2
}

extension INPlayMediaPlaybackSpeedUnsupportedReason: WireEnumeration {}

/// The values of a playback queue location.
public enum INPlaybackQueueLocation: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Now.
  case now = 1
  /// Next.
  case next = 2
  /// Later.
  case later = 3
}

extension INPlaybackQueueLocation: WireEnumeration {}

/// The values of a playback repeat mode.
public enum INPlaybackRepeatMode: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// None.
  case none = 1
  /// All.
  case all = 2
  /// One.
  case one = 3
}

extension INPlaybackRepeatMode: WireEnumeration {}

/// The values of a search for media media item unsupported reason.
public enum INSearchForMediaMediaItemUnsupportedReason: Int, Sendable, CaseIterable {
  /// Login required.
  case loginRequired = 1
  /// Subscription required.
  case subscriptionRequired = 2
  /// Unsupported media type.
  case unsupportedMediaType = 3
  /// Explicit content settings.
  case explicitContentSettings = 4
  /// Cellular data settings.
  case cellularDataSettings = 5
  /// Restricted content.
  case restrictedContent = 6
  /// Service unavailable.
  case serviceUnavailable = 7
  /// Region restriction.
  case regionRestriction = 8
}

extension INSearchForMediaMediaItemUnsupportedReason: WireEnumeration {}

/// The values of a update media affinity media item unsupported reason.
public enum INUpdateMediaAffinityMediaItemUnsupportedReason: Int, Sendable, CaseIterable {
  /// Login required.
  case loginRequired = 1
  /// Subscription required.
  case subscriptionRequired = 2
  /// Unsupported media type.
  case unsupportedMediaType = 3
  /// Explicit content settings.
  case explicitContentSettings = 4
  /// Cellular data settings.
  case cellularDataSettings = 5
  /// Restricted content.
  case restrictedContent = 6
  /// Service unavailable.
  case serviceUnavailable = 7
  /// Region restriction.
  case regionRestriction = 8
}

extension INUpdateMediaAffinityMediaItemUnsupportedReason: WireEnumeration {}
