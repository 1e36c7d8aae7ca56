/// Writes a stored property of a generated class.
///
/// A deprecated one is stored under another name, so that the class itself can use it without a warning.
struct PropertyWriter {
  let name: String
  let type: String
  let isDeprecated: Bool
  /// `let`, `var`, or `var` for the module alone.
  let storage: Storage

  enum Storage {
    case constant
    case settable
    case internallySettable
  }

  init(_ name: String, _ type: String, isDeprecated: Bool = false, _ storage: Storage) {
    self.name = name
    self.type = Self.spelling(of: type)
    self.isDeprecated = isDeprecated
    self.storage = storage
  }

  init(_ property: SiriKitFacts.Property) {
    self.init(
      property.name, property.type, isDeprecated: property.deprecated == true,
      property.isSettable ? .settable : .constant)
  }

  /// The name under which the class stores the value.
  var stored: String {
    isDeprecated ? "earlier\(name.prefix(1).uppercased())\(name.dropFirst())" : name
  }

  func write(_ initial: String? = nil, to source: inout SourceText) {
    let value = initial.map { " = \($0)" } ?? ""
    let keyword = storage == .constant ? "let" : "var"
    guard isDeprecated else {
      source.doc("The \(Words.lower(name)).")
      let access = storage == .internallySettable ? "public internal(set)" : "public"
      return source.line("\(access) \(keyword) \(name.escapedName): \(type)\(value)")
    }
    source.doc("The \(Words.lower(name)), in an older form.")
    source.line(Deprecation.member)
    if storage == .settable {
      source.block("public var \(name.escapedName): \(type)") { source in
        source.line("get { \(stored) }")
        source.line("set { \(stored) = newValue }")
      }
    } else {
      source.line("public var \(name.escapedName): \(type) { \(stored) }")
    }
    source.line("\(keyword) \(stored): \(type)\(value)")
  }

  /// The type as it is written here: with names that the class itself does not hide.
  static func spelling(of type: String) -> String {
    switch type {
    case "URL?": "Foundation.URL?"
    case "URL": "Foundation.URL"
    default: type
    }
  }
}
