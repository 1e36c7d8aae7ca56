/// The name of the case that a value of an enumeration is; `nil` for a value of any other type.
///
/// The standard library's own, which its reflection uses. A type that describes itself in words of its own
/// (`CustomStringConvertible`) hides it everywhere else.
@_silgen_name("swift_EnumCaseName")
private func nameOfCase<Value>(_ value: Value) -> UnsafePointer<CChar>?

enum CaseName {
  /// The name in source of an enumeration's case; of another value its description.
  static func of<Value>(_ value: Value) -> String {
    nameOfCase(value).map { String(cString: $0) } ?? String(describing: value)
  }
}
