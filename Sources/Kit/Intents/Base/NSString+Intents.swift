public import Foundation

extension NSString {
  /// Text that is put together where the person reads it; here that is at once, in the app's own language.
  ///
  /// - Parameter format: The format, which is also the key in the app's `Localizable` table.
  public class func deferredLocalizedIntentsString(with format: String, _ args: any CVarArg...) -> NSString {
    text(format, nil, args)
  }

  /// Text that is put together where the person reads it; here that is at once, in the app's own language.
  ///
  /// - Parameters:
  ///   - format: The format, which is also the key in the table.
  ///   - table: The name of the table without its extension.
  public class func deferredLocalizedIntentsString(
    with format: String, table: String, _ args: any CVarArg...
  ) -> NSString {
    text(format, table, args)
  }

  /// Text that is put together where the person reads it; here that is at once, in the app's own language.
  ///
  /// - Parameters:
  ///   - format: The format, which is also the key in the table.
  ///   - table: The name of the table without its extension.
  public class func deferredLocalizedIntentsString(
    with format: String, table: String, arguments: CVaListPointer
  ) -> NSString {
    NSString(
      format: Bundle.main.localizedString(forKey: format, value: nil, table: table), arguments: arguments)
  }

  /// Text that is put together where the person reads it; here that is at once, in the app's own language.
  public class func deferredLocalizedIntentsString(format: String) -> String {
    text(format, nil, []).description
  }

  /// Text that is put together where the person reads it; here that is at once, in the app's own language.
  public class func deferredLocalizedIntentsString(format: String, fromTable table: String?) -> String {
    text(format, table, []).description
  }

  /// Text that is put together where the person reads it; here that is at once, in the app's own language.
  public class func deferredLocalizedIntentsString(
    format: String, fromTable table: String?, arguments: CVaListPointer
  ) -> String {
    NSString(
      format: Bundle.main.localizedString(forKey: format, value: nil, table: table), arguments: arguments
    )
    .description
  }

  private class func text(_ format: String, _ table: String?, _ arguments: [any CVarArg]) -> NSString {
    let words = Bundle.main.localizedString(forKey: format, value: nil, table: table)
    return arguments.isEmpty
      ? NSString(string: words) : NSString(string: String(format: words, arguments: arguments))
  }
}
