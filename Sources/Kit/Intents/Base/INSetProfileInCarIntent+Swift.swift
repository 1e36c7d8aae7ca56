@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
extension INSetProfileInCarIntent {
  /// Whether the profile is to be the one that is used when nobody says otherwise.
  public var isDefaultProfile: Bool? { defaultProfile?.boolValue }
}
