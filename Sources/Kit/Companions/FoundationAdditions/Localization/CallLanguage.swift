public import Foundation
import Synchronization

/// The language and region in which the person speaks to the app at the moment.
///
/// During a call of the assistant texts are looked up for it, whatever the locale of the process.
public enum _CallLanguage {
  /// The locale in which texts are shown; `nil` to follow the calls.
  @TaskLocal public static var current: Locale?

  private static let source = Mutex<(@Sendable () -> String?)?>(nil)

  /// Follows the calls of the assistant; generated code says how.
  ///
  /// - Parameter identifier: The identifier of the locale of the present call; `nil` outside of calls.
  public static func follow(_ identifier: @escaping @Sendable () -> String?) {
    source.withLock { $0 = identifier }
  }

  /// The locale of the present call, if there is one.
  static var present: Locale? {
    if let current { return current }
    return source.withLock { $0 }?().map { Locale(identifier: $0) }
  }

  /// The locale for a text that was written for another one: that of the call, unless the text asks for a certain one.
  static func locale(besides written: Locale) -> Locale {
    guard let present else { return written }
    return written == .current ? present : written
  }

  /// Does work in which texts are shown in the language of the source.
  public static func inDevelopmentLanguage<Result>(_ work: () throws -> Result) rethrows -> Result {
    try $current.withValue(Locale(identifier: _StringTables.developmentLanguage), operation: work)
  }
}
