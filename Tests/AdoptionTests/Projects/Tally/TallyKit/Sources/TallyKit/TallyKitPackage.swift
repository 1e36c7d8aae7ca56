// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppIntents

public struct TallyKitPackage: AppIntentsPackage {}
