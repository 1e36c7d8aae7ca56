import AppIntents

public struct TallyKitPackage: AppIntentsPackage {}
