/// What apps call a parameter that takes the name of a place.
enum PlaceParameters {
  private static let common: Set<String> = ["location", "place", "area", "region", "city", "where"]

  /// For what phrases of kinds call a place.
  static let ofKinds = common.union(["near"])
  /// For names that end before a day: “near Cedar Valley tomorrow”.
  static let beforeDates = common.union(["town", "destination"])
}
