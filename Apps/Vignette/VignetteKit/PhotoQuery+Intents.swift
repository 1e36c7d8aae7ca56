public import Foundation
public import Intents

extension PhotoQuery {
  /// What a person asked to see.
  public init(_ intent: INSearchForPhotosIntent) {
    self.init(
      terms: intent.searchTerms ?? [], album: intent.albumName,
      taken: intent.dateCreated.flatMap { Range($0) }, place: intent.locationCreated?.name,
      people: (intent.peopleInPhoto ?? []).map(\.displayName), included: Self.tags(intent.includedAttributes),
      excluded: Self.tags(intent.excludedAttributes))
    termsMatch = Match(intent.searchTermsOperator)
    peopleMatch = Match(intent.peopleInPhotoOperator)
  }

  /// What a person asked to see one after the other.
  public init(_ intent: INStartPhotoPlaybackIntent) {
    self.init(
      terms: intent.searchTerms ?? [], album: intent.albumName,
      taken: intent.dateCreated.flatMap { Range($0) }, place: intent.locationCreated?.name,
      people: (intent.peopleInPhoto ?? []).map(\.displayName), included: Self.tags(intent.includedAttributes),
      excluded: Self.tags(intent.excludedAttributes))
    termsMatch = Match(intent.searchTermsOperator)
    peopleMatch = Match(intent.peopleInPhotoOperator)
  }

  /// The tags for attributes; every picture here is a photo.
  private static func tags(_ attributes: INPhotoAttributeOptions) -> [String] {
    let names: [(INPhotoAttributeOptions, String)] = [
      (.favorite, Photo.favorite), (.selfie, "selfie"), (.frontFacingCamera, "selfie"),
      (.screenshot, "screenshot"), (.panoramaPhoto, "panorama"), (.video, "video"), (.gif, "gif"),
      (.burstPhoto, "burst"), (.hdrPhoto, "hdr"), (.timeLapseVideo, "time lapse"),
      (.slowMotionVideo, "slow motion"), (.portraitPhoto, "portrait"), (.livePhoto, "live"),
    ]
    return names.filter { attributes.contains($0.0) }.map(\.1)
  }
}

extension PhotoQuery.Match {
  /// What an operator of the system says.
  init(_ conditional: INConditionalOperator) {
    switch conditional {
    case .all: self = .all
    case .any: self = .any
    case .none: self = .none
    }
  }
}

extension Range<Date> {
  /// The time from the start of a range to the end of its last day or minute; `nil` for an impossible one.
  public init?(_ range: INDateComponentsRange, calendar: Calendar = .current) {
    let start = range.startDateComponents.flatMap(calendar.date(from:)) ?? .distantPast
    guard let last = range.endDateComponents ?? range.startDateComponents,
      let end = calendar.date(from: last)
    else {
      self = start..<Date.distantFuture
      return
    }
    let unit: Calendar.Component =
      if last.day == nil { last.month == nil ? .year : .month } else { last.hour == nil ? .day : .minute }
    guard let after = calendar.date(byAdding: unit, value: 1, to: end), start < after else { return nil }
    self = start..<after
  }
}

/// Tells the system what the person calls their albums and what is on their pictures.
public enum PhotoVocabulary {
  /// Makes the names known, the likeliest first.
  public static func publish(_ photos: [Photo]) {
    INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: photos.tags), of: .photoTag)
    INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: photos.albums), of: .photoAlbumName)
  }
}
