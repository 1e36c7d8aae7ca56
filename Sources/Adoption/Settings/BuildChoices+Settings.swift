extension BuildChoices {
  /// The choices that build settings make.
  init(_ settings: BuildSettings) {
    let version = settings.text("SWIFT_VERSION") ?? "5.0"
    languageMode = version.hasPrefix("6") ? 6 : 5
    isMainActorByDefault = settings.text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      // Those that language mode 6 brings by itself are named for mode 5 only.
      upcomingFeatures = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
      if languageMode == 5 {
        upcomingFeatures.formUnion([
          "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
        ])
      }
    }
    for (setting, feature) in Self.features where settings.isOn(setting) { upcomingFeatures.insert(feature) }
    if languageMode == 6 { upcomingFeatures.subtract(Self.ofMode6) }
    flags = Set(settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")).filter(Self.isFlag)
    let words = settings.words("OTHER_SWIFT_FLAGS")
    for (index, word) in words.enumerated() where word.hasPrefix("-D") {
      let flag = word == "-D" ? words.dropFirst(index + 1).first ?? "" : String(word.dropFirst(2))
      if Self.isFlag(flag) { flags.insert(flag) }
    }
    flags.remove("DEBUG")
  }

  private static func isFlag(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      && text.first?.isNumber == false
  }

  /// The features that language mode 6 brings.
  private static let ofMode6: Set<String> = [
    "BareSlashRegexLiterals", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "ImplicitOpenExistentials", "InferSendableFromCaptures",
  ]

  /// The settings of features that change what source means; those that only forbid something are left out.
  private static let features = [
    "SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS": "BareSlashRegexLiterals",
    "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
  ]
}
