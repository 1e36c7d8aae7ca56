public import Foundation

extension NSPredicate {
  /// Creates a predicate from a text such as `title CONTAINS[c] %@ AND done == NO`.
  ///
  /// Foundation on Linux has no such texts. Comparisons, `IN`, `BETWEEN`, `AND`, `OR` and `NOT` are read; key paths lead into
  /// dictionaries and into the stored properties of objects and structures. A text with anything else, such as a subquery,
  /// makes a predicate that nothing fulfils.
  ///
  /// - Parameter arguments: The values in the places of `%@`, `%d` and their kin, and the names in those of `%K`.
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    self.init(text: predicateFormat, arguments)
  }

  /// Creates a predicate from a text.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(text: predicateFormat, arguments ?? [])
  }

  private convenience init(text: String, _ arguments: [Any]) {
    var parser = PredicateParser(text, arguments)
    // The values come from the app and are only compared.
    nonisolated(unsafe) let test = parser.parse()
    self.init(block: { object, _ in test?.holds(for: object) ?? false })
  }
}

/// A condition that a text spells out.
indirect enum PredicateTest {
  case always(Bool)
  case not(PredicateTest)
  case all([PredicateTest])
  case any([PredicateTest])
  case comparison(PredicateOperand, PredicateOperator, PredicateOperand, String.CompareOptions)

  /// Whether an object fulfils the condition.
  func holds(for object: Any?) -> Bool {
    switch self {
    case .always(let value): value
    case .not(let test): !test.holds(for: object)
    case .all(let tests): tests.allSatisfy { $0.holds(for: object) }
    case .any(let tests): tests.contains { $0.holds(for: object) }
    case .comparison(let left, let comparison, let right, let options):
      comparison.holds(left.value(of: object), right.value(of: object), options)
    }
  }
}

/// One side of a comparison.
enum PredicateOperand {
  case value(Any?)
  case path([String])
  case list([PredicateOperand])

  func value(of object: Any?) -> Any? {
    switch self {
    case .value(let value): Self.plain(value)
    case .path(let names): names.reduce(Self.plain(object)) { Self.member($1, of: $0) }
    case .list(let items): items.map { $0.value(of: object) as Any }
    }
  }

  /// What is in an optional, however deep.
  static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return plain(mirror.children.first?.value)
  }

  private static func member(_ name: String, of value: Any?) -> Any? {
    guard let value else { return nil }
    if let dictionary = value as? [String: Any] { return plain(dictionary[name]) }
    if name == "@count" || name == "count", let list = value as? [Any] { return list.count }
    if name == "length", let text = value as? String { return text.utf16.count }
    var level: Mirror? = Mirror(reflecting: value)
    while let mirror = level {
      if let child = mirror.children.first(where: { $0.label == name }) { return plain(child.value) }
      level = mirror.superclassMirror
    }
    return nil
  }
}

/// How two values are compared.
enum PredicateOperator: String {
  case equal = "=="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case contains = "CONTAINS"
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
  case like = "LIKE"
  case isIn = "IN"
  case between = "BETWEEN"

  func holds(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    switch self {
    case .equal: return Self.isEqual(left, right, options)
    case .unequal: return !Self.isEqual(left, right, options)
    case .less: return Self.order(left, right, options) == .orderedAscending
    case .greater: return Self.order(left, right, options) == .orderedDescending
    case .lessOrEqual: return Self.order(left, right, options).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: return Self.order(left, right, options).map { $0 != .orderedAscending } ?? false
    case .contains:
      if let text = left as? String, let part = right as? String {
        return text.range(of: part, options: options) != nil
      }
      return Self.list(left).contains { Self.isEqual($0, right, options) }
    case .beginsWith: return Self.finds(left, right, options.union(.anchored))
    case .endsWith: return Self.finds(left, right, options.union([.anchored, .backwards]))
    case .like: return Self.isLike(left, right, options)
    case .isIn:
      if let text = right as? String { return Self.finds(text, left, options) }
      return Self.list(right).contains { Self.isEqual(left, $0, options) }
    case .between:
      let bounds = Self.list(right)
      guard bounds.count == 2, let low = Self.order(left, bounds[0], options),
        let high = Self.order(left, bounds[1], options)
      else { return false }
      return low != .orderedAscending && high != .orderedDescending
    }
  }

  private static func finds(_ text: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
    guard let text = text as? String, let part = part as? String else { return false }
    return part.isEmpty || text.range(of: part, options: options) != nil
  }

  private static func isLike(_ text: Any?, _ pattern: Any?, _ options: String.CompareOptions) -> Bool {
    guard let text = text as? String, let pattern = pattern as? String else { return false }
    let escaped = NSRegularExpression.escapedPattern(for: pattern)
      .replacing("\\*", with: ".*").replacing("\\?", with: ".")
    return text.range(of: "^\(escaped)$", options: options.union(.regularExpression)) != nil
  }

  private static func list(_ value: Any?) -> [Any?] {
    if let list = value as? [Any] { return list.map { PredicateOperand.plain($0) } }
    guard let value, Mirror(reflecting: value).displayStyle == .set else { return [] }
    return Mirror(reflecting: value).children.map { PredicateOperand.plain($0.value) }
  }

  private static func isEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right, options) { return order == .orderedSame }
    guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
    return left == right
  }

  private static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions)
    -> ComparisonResult?
  {
    if let left = left as? String, let right = right as? String {
      return left.compare(right, options: options)
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    guard let left = number(left), let right = number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
