/// The names that apps expect of Foundation and that the module `FoundationAdditions` declares here.
///
/// A file with only `import Foundation` finds them, because the generated code declares an alias of each for
/// the whole module. The names of the types nested in Foundation's own types need none.
public enum FoundationNames {
  /// The names, sorted: every public type of the module that stands outside of other types.
  public static let aliased = [
    "CustomLocalizedStringResourceConvertible", "DateComponentsFormatter", "ListFormatter",
    "LocalizedStringResource", "MeasurementFormatUnitUsage", "MeasurementFormatter", "NSExtensionContext",
    "NSItemProvider", "NSLinguisticTag", "NSLinguisticTagScheme", "NSLinguisticTagger",
    "NSLinguisticTaggerUnit", "NSOrthography", "NSUserActivity", "NSUserActivityDelegate",
    "NSUserActivityPersistentIdentifier", "PersonNameComponentsFormatter", "RelativeDateTimeFormatter",
    "UndoManager",
  ]

  /// The names that Foundation has on Apple's systems and that stand in a module of their own on Linux, sorted.
  ///
  /// They get an alias where source uses them, because whoever imports that module links a client for the network.
  public static let network = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge",
    "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLRequest",
    "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionUploadTask", "URLSessionWebSocketTask",
  ]

  /// The names of the network that some of the sources use.
  static func network(in sources: [SourceText]) -> [String] {
    network.filter { name in sources.contains { $0.text.contains(name) } }
  }

  /// The public types of the module that apps do not know by these names.
  public static let unaliased: Set<String> = ["LocalizedStringComparator"]
}
