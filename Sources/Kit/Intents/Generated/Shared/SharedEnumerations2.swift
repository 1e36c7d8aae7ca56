// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a upcoming media prediction mode.
public enum INUpcomingMediaPredictionMode: Int, Sendable, CaseIterable {
  /// Default.
  case `default` = 0
  /// Only predict suggested intents.
  case onlyPredictSuggestedIntents = 1
}

extension INUpcomingMediaPredictionMode: WireEnumeration {}

/// The values of a vocabulary string type.
public enum INVocabularyStringType: Int, Sendable, CaseIterable {
  /// Contact name.
  case contactName = 1
  /// Contact group name.
  case contactGroupName = 2
  /// Photo tag.
  case photoTag = 100
  /// Photo album name.
  case photoAlbumName = 101
  /// Workout activity name.
  case workoutActivityName = 200
  /// Car profile name.
  case carProfileName = 300
  /// Car name.
  case carName = 301
  /// Payments organization name.
  case paymentsOrganizationName = 400
  /// Payments account nickname.
  case paymentsAccountNickname = 401
  /// Notebook item title.
  case notebookItemTitle = 500
  /// Notebook item group name.
  case notebookItemGroupName = 501
  /// Media playlist title.
  case mediaPlaylistTitle = 700
  /// Media music artist name.
  case mediaMusicArtistName = 701
  /// Media audiobook title.
  case mediaAudiobookTitle = 702
  /// Media audiobook author name.
  case mediaAudiobookAuthorName = 703
  /// Media show title.
  case mediaShowTitle = 704
}

extension INVocabularyStringType: WireEnumeration {}

/// The values of a workout name identifier.
public struct INWorkoutNameIdentifier: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a value from its name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  /// Run.
  public static let run = INWorkoutNameIdentifier(rawValue: "run")
  /// Sit.
  public static let sit = INWorkoutNameIdentifier(rawValue: "sit")
  /// Steps.
  public static let steps = INWorkoutNameIdentifier(rawValue: "steps")
  /// Stand.
  public static let stand = INWorkoutNameIdentifier(rawValue: "stand")
  /// Move.
  public static let move = INWorkoutNameIdentifier(rawValue: "move")
  /// Walk.
  public static let walk = INWorkoutNameIdentifier(rawValue: "walk")
  /// Yoga.
  public static let yoga = INWorkoutNameIdentifier(rawValue: "yoga")
  /// Dance.
  public static let dance = INWorkoutNameIdentifier(rawValue: "dance")
  /// Crosstraining.
  public static let crosstraining = INWorkoutNameIdentifier(rawValue: "crosstraining")
  /// Elliptical.
  public static let elliptical = INWorkoutNameIdentifier(rawValue: "elliptical")
  /// Rower.
  public static let rower = INWorkoutNameIdentifier(rawValue: "rower")
  /// Cycle.
  public static let cycle = INWorkoutNameIdentifier(rawValue: "cycle")
  /// Stairs.
  public static let stairs = INWorkoutNameIdentifier(rawValue: "stairs")
  /// Other.
  public static let other = INWorkoutNameIdentifier(rawValue: "other")
  /// Indoorrun.
  public static let indoorrun = INWorkoutNameIdentifier(rawValue: "indoorrun")
  /// Indoorcycle.
  public static let indoorcycle = INWorkoutNameIdentifier(rawValue: "indoorcycle")
  /// Indoorwalk.
  public static let indoorwalk = INWorkoutNameIdentifier(rawValue: "indoorwalk")
  /// Exercise.
  public static let exercise = INWorkoutNameIdentifier(rawValue: "exercise")
  /// Hike.
  public static let hike = INWorkoutNameIdentifier(rawValue: "hike")
  /// High intensity interval training.
  public static let highIntensityIntervalTraining = INWorkoutNameIdentifier(rawValue: "highIntensityIntervalTraining")
  /// Swim.
  public static let swim = INWorkoutNameIdentifier(rawValue: "swim")
}

extension INWorkoutNameIdentifier: WireConstant {}
