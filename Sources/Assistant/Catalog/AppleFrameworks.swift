/// Tells of which of Apple's frameworks a name is, by how it begins.
enum AppleFrameworks {
  /// The framework of a name; `nil` where the name does not tell.
  static func framework(of name: String) -> String? {
    if let framework = whole[name] { return framework }
    let beginnings = byBeginning.filter { name.hasPrefix($0.key) && startsWord(name.dropFirst($0.key.count)) }
    return beginnings.max { $0.key.count < $1.key.count }?.value
  }

  /// Whether a rest of a name begins with a capital letter, as it does behind a beginning.
  private static func startsWord(_ rest: Substring) -> Bool { rest.first?.isUppercase == true }

  private static let whole = [
    "Chart": "Charts", "FetchDescriptor": "SwiftData", "LanguageModelSession": "FoundationModels",
    "Map": "MapKit",
    "Marker": "MapKit", "Model": "SwiftData", "ModelConfiguration": "SwiftData",
    "ModelContainer": "SwiftData",
    "ModelContext": "SwiftData", "PersistentModel": "SwiftData", "PhotosPicker": "PhotosUI",
    "Query": "SwiftData",
    "Tip": "TipKit", "Transaction": "StoreKit", "VideoPlayer": "AVKit", "WCSession": "WatchConnectivity",
  ]

  private static let byBeginning = [
    "AB": "AddressBook", "AR": "ARKit", "AS": "AuthenticationServices", "AV": "AVFoundation",
    "BG": "BackgroundTasks", "CA": "QuartzCore", "CB": "CoreBluetooth", "CG": "CoreGraphics",
    "CI": "CoreImage",
    "CK": "CloudKit", "CL": "CoreLocation", "CM": "CoreMotion", "CN": "Contacts", "CP": "CarPlay",
    "CS": "CoreSpotlight", "CT": "CoreTelephony", "CV": "CoreVideo", "CX": "CallKit", "EK": "EventKit",
    "GC": "GameController", "GK": "GameKit", "HK": "HealthKit", "HM": "HomeKit", "IN": "Intents",
    "INUI": "IntentsUI",
    "LA": "LocalAuthentication", "MC": "MultipeerConnectivity", "MF": "MessageUI", "MK": "MapKit",
    "ML": "CoreML",
    "MP": "MediaPlayer", "MTK": "MetalKit", "MTL": "Metal", "MX": "MetricKit", "NE": "NetworkExtension",
    "NL": "NaturalLanguage", "NS": "Foundation", "NSFetch": "CoreData", "NSManaged": "CoreData",
    "NSPersistent": "CoreData", "NW": "Network", "PDF": "PDFKit", "PH": "Photos", "PK": "PassKit",
    "QL": "QuickLook",
    "SCN": "SceneKit", "SF": "SafariServices", "SH": "ShazamKit", "SK": "StoreKit", "SN": "SoundAnalysis",
    "UI": "UIKit", "UN": "UserNotifications", "UT": "UniformTypeIdentifiers", "VN": "Vision",
    "WC": "WatchConnectivity",
    "WK": "WebKit",
  ]
}
