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
    "NSLinguisticTaggerUnit", "NSOrthography", "NSUbiquitousKeyValueStore", "NSUserActivity",
    "NSUserActivityDelegate",
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

  /// More names of the module, which get an alias where source uses them: they are words of C and of Combine.
  public static let occasional = [
    "DispatchConcurrentQueue", "DispatchSerialQueue", "ObservableObject", "ObservableObjectPublisher",
    "Published", "dispatch_group_t", "dispatch_queue_t", "dispatch_semaphore_t",
    "mach_timebase_info_data_t", "qos_class_t",
  ]

  /// What Foundation brings along of Combine besides, which stands in `OpenCombine` here.
  static let combine = ["AnyCancellable", "AnyPublisher", "CurrentValueSubject", "PassthroughSubject"]

  /// The constants of the module, which are written down anew where source uses them.
  public static let constants = [
    "MSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC", "QOS_CLASS_BACKGROUND",
    "QOS_CLASS_DEFAULT", "QOS_CLASS_UNSPECIFIED", "QOS_CLASS_USER_INITIATED", "QOS_CLASS_USER_INTERACTIVE",
    "QOS_CLASS_UTILITY", "USEC_PER_SEC",
  ]

  /// The functions of the module with what stands for them, which is written down where source uses them.
  public static let functions = [
    "CFAbsoluteTimeGetCurrent":
      "func CFAbsoluteTimeGetCurrent() -> Double { FoundationAdditions.CFAbsoluteTimeGetCurrent() }",
    "autoreleasepool": """
    func autoreleasepool<Result, Failure: Error>(
      invoking body: () throws(Failure) -> Result
    ) throws(Failure) -> Result { try FoundationAdditions.autoreleasepool(invoking: body) }
    """,
    "mach_absolute_time": "func mach_absolute_time() -> UInt64 { FoundationAdditions.mach_absolute_time() }",
    "mach_timebase_info": """
    @discardableResult func mach_timebase_info(
      _ info: inout FoundationAdditions.mach_timebase_info_data_t
    ) -> Int32 { FoundationAdditions.mach_timebase_info(&info) }
    """,
  ]

  /// The names of the network that some of the sources use.
  static func network(in sources: [SourceText]) -> [String] {
    network.filter { name in sources.contains { $0.text.contains(name) } }
  }

  /// What stands for the names that some of the sources use, besides ``aliased`` and ``network``.
  ///
  /// - Parameter taken: The names that the module declares itself.
  static func occasional(in sources: [SourceText], besides taken: Set<String>) -> OccasionalNames {
    let wanted = Set(occasional + combine + constants + functions.keys).subtracting(taken)
    let used = wanted.filter { name in sources.contains { $0.uses(name) } }
    return OccasionalNames(
      types: occasional.filter(used.contains), combine: combine.filter(used.contains),
      constants: constants.filter(used.contains),
      functions: functions.sorted { $0.key < $1.key }.filter { used.contains($0.key) }.map(\.value))
  }

  /// The public types of the module that apps do not know by these names.
  public static let unaliased: Set<String> = ["LocalizedStringComparator"]
}

/// The names that a module gets only because its source uses them.
struct OccasionalNames {
  var types: [String] = []
  var combine: [String] = []
  var constants: [String] = []
  var functions: [String] = []

  var isEmpty: Bool { types.isEmpty && combine.isEmpty && constants.isEmpty && functions.isEmpty }

  /// What has to be imported for them.
  var imports: [String] {
    (types.isEmpty && constants.isEmpty && functions.isEmpty ? [] : ["public import FoundationAdditions"])
      + (combine.isEmpty ? [] : ["public import OpenCombine"])
  }

  /// Their declarations.
  ///
  /// Types are public, because the app's own public declarations may use them. A dot names the module and no selector, as some
  /// are other modules' under another name.
  var lines: [String] {
    types.map { "public typealias \($0) = FoundationAdditions.\($0)" }
      + combine.map { "public typealias \($0) = OpenCombine.\($0)" }
      + constants.map { "nonisolated let \($0) = FoundationAdditions.\($0)" }
      + functions.map { "nonisolated \($0)" }
  }
}

extension SourceText {
  /// Whether a word stands in the text.
  fileprivate func uses(_ word: String) -> Bool {
    text.ranges(of: word).contains { range in
      let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
      let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      return ![before, after].contains { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }
}
