public import Foundation

// Attributes of sound, film and other media.
extension CSSearchableItemAttributeSet {
  /// Who edited it.
  public var editors: [String]? {
    get { self["editors"] }
    set { self["editors"] = newValue }
  }

  /// Who takes part.
  public var participants: [String]? {
    get { self["participants"] }
    set { self["participants"] = newValue }
  }

  /// The projects to which it belongs.
  public var projects: [String]? {
    get { self["projects"] }
    set { self["projects"] = newValue }
  }

  /// When it was downloaded.
  public var downloadedDate: Date? {
    get { self["downloadedDate"] }
    set { self["downloadedDate"] = newValue }
  }

  /// Where it came from.
  public var contentSources: [String]? {
    get { self["contentSources"] }
    set { self["contentSources"] = newValue }
  }

  /// A remark.
  public var comment: String? {
    get { self["comment"] }
    set { self["comment"] = newValue }
  }

  /// Who has the copyright.
  public var copyright: String? {
    get { self["copyright"] }
    set { self["copyright"] = newValue }
  }

  /// When it was used last.
  public var lastUsedDate: Date? {
    get { self["lastUsedDate"] }
    set { self["lastUsedDate"] = newValue }
  }

  /// When the content was made.
  public var contentCreationDate: Date? {
    get { self["contentCreationDate"] }
    set { self["contentCreationDate"] = newValue }
  }

  /// When the content changed last.
  public var contentModificationDate: Date? {
    get { self["contentModificationDate"] }
    set { self["contentModificationDate"] = newValue }
  }

  /// When it was added.
  public var addedDate: Date? {
    get { self["addedDate"] }
    set { self["addedDate"] = newValue }
  }

  /// The length in seconds.
  public var duration: NSNumber? {
    get { self["duration"] }
    set { self["duration"] = newValue }
  }

  /// The people with whom it has to do.
  public var contactKeywords: [String]? {
    get { self["contactKeywords"] }
    set { self["contactKeywords"] = newValue }
  }

  /// The codecs.
  public var codecs: [String]? {
    get { self["codecs"] }
    set { self["codecs"] = newValue }
  }

  /// The kinds of media in it.
  public var mediaTypes: [String]? {
    get { self["mediaTypes"] }
    set { self["mediaTypes"] = newValue }
  }

  /// Whether it can be played while it loads.
  public var isStreamable: NSNumber? {
    get { self["isStreamable"] }
    set { self["isStreamable"] = newValue }
  }

  /// The same as ``isStreamable``.
  public var streamable: NSNumber? {
    get { isStreamable }
    set { isStreamable = newValue }
  }

  /// Bits per second in all.
  public var totalBitRate: NSNumber? {
    get { self["totalBitRate"] }
    set { self["totalBitRate"] = newValue }
  }

  /// Bits per second of the picture.
  public var videoBitRate: NSNumber? {
    get { self["videoBitRate"] }
    set { self["videoBitRate"] = newValue }
  }

  /// Bits per second of the sound.
  public var audioBitRate: NSNumber? {
    get { self["audioBitRate"] }
    set { self["audioBitRate"] = newValue }
  }

  /// How it is delivered: 0 at once, 1 as a stream.
  public var deliveryType: NSNumber? {
    get { self["deliveryType"] }
    set { self["deliveryType"] = newValue }
  }

  /// The organizations that made it.
  public var organizations: [String]? {
    get { self["organizations"] }
    set { self["organizations"] = newValue }
  }

  /// What the maker's part was.
  public var role: String? {
    get { self["role"] }
    set { self["role"] = newValue }
  }

  /// The languages, as RFC 3066 tags.
  public var languages: [String]? {
    get { self["languages"] }
    set { self["languages"] = newValue }
  }

  /// Who may do what with it.
  public var rights: String? {
    get { self["rights"] }
    set { self["rights"] = newValue }
  }

  /// Who published it.
  public var publishers: [String]? {
    get { self["publishers"] }
    set { self["publishers"] = newValue }
  }

  /// Who else contributed.
  public var contributors: [String]? {
    get { self["contributors"] }
    set { self["contributors"] = newValue }
  }

  /// What the content covers, in space or time.
  public var coverage: [String]? {
    get { self["coverage"] }
    set { self["coverage"] = newValue }
  }

  /// How many stars it has, 0 to 5.
  public var rating: NSNumber? {
    get { self["rating"] }
    set { self["rating"] = newValue }
  }

  /// The rating in words.
  public var ratingDescription: String? {
    get { self["ratingDescription"] }
    set { self["ratingDescription"] = newValue }
  }

  /// How often it was played.
  public var playCount: NSNumber? {
    get { self["playCount"] }
    set { self["playCount"] = newValue }
  }

  /// What there is to know about it.
  public var information: String? {
    get { self["information"] }
    set { self["information"] = newValue }
  }

  /// Who directed it.
  public var director: String? {
    get { self["director"] }
    set { self["director"] = newValue }
  }

  /// Who produced it.
  public var producer: String? {
    get { self["producer"] }
    set { self["producer"] = newValue }
  }

  /// The genre.
  public var genre: String? {
    get { self["genre"] }
    set { self["genre"] = newValue }
  }

  /// Who performs.
  public var performers: [String]? {
    get { self["performers"] }
    set { self["performers"] = newValue }
  }

  /// The format of the original.
  public var originalFormat: String? {
    get { self["originalFormat"] }
    set { self["originalFormat"] = newValue }
  }

  /// Where the original came from.
  public var originalSource: String? {
    get { self["originalSource"] }
    set { self["originalSource"] = newValue }
  }

  /// Whether it lies on this device.
  public var isLocal: NSNumber? {
    get { self["isLocal"] }
    set { self["isLocal"] = newValue }
  }

  /// The same as ``isLocal``.
  public var local: NSNumber? {
    get { isLocal }
    set { isLocal = newValue }
  }

  /// Whether it is for adults only: 0 or 1.
  public var contentRating: NSNumber? {
    get { self["contentRating"] }
    set { self["contentRating"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Where it can be found.
  public var URL: URL? {
    get { self["URL"] }
    set { self["URL"] = newValue }
  }

  /// Samples per second.
  public var audioSampleRate: NSNumber? {
    get { self["audioSampleRate"] }
    set { self["audioSampleRate"] = newValue }
  }

  /// How many channels the sound has.
  public var audioChannelCount: NSNumber? {
    get { self["audioChannelCount"] }
    set { self["audioChannelCount"] = newValue }
  }

  /// Beats per minute.
  public var tempo: NSNumber? {
    get { self["tempo"] }
    set { self["tempo"] = newValue }
  }

  /// The musical key.
  public var keySignature: String? {
    get { self["keySignature"] }
    set { self["keySignature"] = newValue }
  }

  /// The time signature, such as 3/4.
  public var timeSignature: String? {
    get { self["timeSignature"] }
    set { self["timeSignature"] = newValue }
  }

  /// The program that encoded the sound.
  public var audioEncodingApplication: String? {
    get { self["audioEncodingApplication"] }
    set { self["audioEncodingApplication"] = newValue }
  }

  /// Who wrote the music.
  public var composer: String? {
    get { self["composer"] }
    set { self["composer"] = newValue }
  }

  /// Who wrote the words.
  public var lyricist: String? {
    get { self["lyricist"] }
    set { self["lyricist"] = newValue }
  }

  /// The album.
  public var album: String? {
    get { self["album"] }
    set { self["album"] = newValue }
  }

  /// Who performs it.
  public var artist: String? {
    get { self["artist"] }
    set { self["artist"] = newValue }
  }

  /// The number on the album.
  public var audioTrackNumber: NSNumber? {
    get { self["audioTrackNumber"] }
    set { self["audioTrackNumber"] = newValue }
  }

  /// When it was recorded.
  public var recordingDate: Date? {
    get { self["recordingDate"] }
    set { self["recordingDate"] = newValue }
  }

  /// The musical genre.
  public var musicalGenre: String? {
    get { self["musicalGenre"] }
    set { self["musicalGenre"] = newValue }
  }

  /// Whether it is a General MIDI sequence.
  public var isGeneralMIDISequence: NSNumber? {
    get { self["isGeneralMIDISequence"] }
    set { self["isGeneralMIDISequence"] = newValue }
  }

  /// The same as ``isGeneralMIDISequence``.
  public var generalMIDISequence: NSNumber? {
    get { isGeneralMIDISequence }
    set { isGeneralMIDISequence = newValue }
  }

  /// The family of the instrument.
  public var musicalInstrumentCategory: String? {
    get { self["musicalInstrumentCategory"] }
    set { self["musicalInstrumentCategory"] = newValue }
  }

  /// The instrument.
  public var musicalInstrumentName: String? {
    get { self["musicalInstrumentName"] }
    set { self["musicalInstrumentName"] = newValue }
  }
}
