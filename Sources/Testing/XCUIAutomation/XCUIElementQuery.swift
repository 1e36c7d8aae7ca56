public import Foundation

/// A search for elements, carried out anew at every question.
public final class XCUIElementQuery: XCUIElementTypeQueryProvider, Sendable {
  private let app: AppReference
  private let description: String
  private let find: @Sendable () -> [ElementSnapshot]

  init(_ app: AppReference, _ description: String, find: @escaping @Sendable () -> [ElementSnapshot]) {
    self.app = app
    self.description = description
    self.find = find
  }

  /// How many elements are found.
  public var count: Int { find().count }

  /// The only element; the first where several are found.
  public var element: XCUIElement { element(boundBy: 0) }
  /// The first element.
  public var firstMatch: XCUIElement { element(boundBy: 0) }

  /// The element at a place, counted from 0.
  public func element(boundBy index: Int) -> XCUIElement {
    let find = find
    return XCUIElement(app, "\(description) number \(index)") {
      let found = find()
      return found.indices.contains(index) ? found[index] : nil
    }
  }

  /// The element of a kind with a name.
  public func element(matching type: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    identifier.map { of(type)[$0] } ?? of(type).firstMatch
  }

  /// The element for which something holds.
  public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).firstMatch }

  /// The element that is called something: its identifier, label, value or placeholder.
  public subscript(key: String) -> XCUIElement {
    let find = find
    return XCUIElement(app, "\(description) “\(key)”") {
      let found = find()
      return found.first { $0.identifier == key } ?? found.first { $0.isCalled(key) }
    }
  }

  /// The elements with a name.
  public func matching(identifier: String) -> XCUIElementQuery {
    filtered("called “\(identifier)”") { $0.isCalled(identifier) }
  }

  /// The elements of a kind with a name.
  public func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    identifier.map { of(type).matching(identifier: $0) } ?? of(type)
  }

  /// The elements for which something holds; the predicate gets an ``XCUIElement``.
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    let app = app
    // A predicate is asked and not changed.
    nonisolated(unsafe) let predicate = predicate
    return filtered("matching a predicate") { snapshot in
      predicate.evaluate(with: XCUIElement(app, "element") { snapshot })
    }
  }

  /// The elements inside which there is one of a kind with a name.
  public func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    filtered("containing \(type)\(identifier.map { " “\($0)”" } ?? "")") { snapshot in
      snapshot.descendants.contains { inner in
        (type == .any || inner.type == type) && identifier.map(inner.isCalled) ?? true
      }
    }
  }

  /// The elements that are found now, each by its place.
  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map(element(boundBy:)) }
  /// The elements that are found now, as they are now.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] {
    find().map { snapshot in XCUIElement(app, description) { snapshot } }
  }

  /// All elements of a kind inside those that are found.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    let find = find
    return XCUIElementQuery(app, "\(type) in \(description)") { find().flatMap(\.descendants) }.of(type)
  }

  /// The elements of a kind directly inside those that are found.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    let find = find
    return XCUIElementQuery(app, "\(type) in \(description)") { find().flatMap(\.children) }.of(type)
  }

  func of(_ type: XCUIElement.ElementType) -> XCUIElementQuery {
    let find = find
    return XCUIElementQuery(app, description) { find().filter { type == .any || $0.type == type } }
  }

  private func filtered(
    _ words: String, _ condition: @escaping @Sendable (ElementSnapshot) -> Bool
  ) -> XCUIElementQuery {
    let find = find
    return XCUIElementQuery(app, "\(description) \(words)") { find().filter(condition) }
  }
}

/// Looks for elements of a kind inside something.
public protocol XCUIElementTypeQueryProvider {
  /// All elements of a kind inside it.
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
  /// Texts.
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  /// Things to tap.
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  /// Pictures.
  public var images: XCUIElementQuery { descendants(matching: .image) }
  /// Rows and items.
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  /// Tables.
  public var tables: XCUIElementQuery { descendants(matching: .table) }
  /// Collections.
  public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  /// Elements of no particular kind.
  public var otherElements: XCUIElementQuery { descendants(matching: .other) }
  /// Windows.
  public var windows: XCUIElementQuery { descendants(matching: .window) }
  /// Bars at the top.
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  /// Bars with tabs.
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  /// Alerts.
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  /// Sheets.
  public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
  /// Things to choose from.
  public var menus: XCUIElementQuery { descendants(matching: .menu) }
  /// Things that are on or off.
  public var switches: XCUIElementQuery { descendants(matching: .switch) }
  /// Things that are on or off.
  public var toggles: XCUIElementQuery { descendants(matching: .switch) }
  /// Numbers between two others.
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  /// Numbers that go up and down in steps.
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  /// Things of which one is chosen.
  public var pickers: XCUIElementQuery { descendants(matching: .picker) }
  /// Texts that lead elsewhere.
  public var links: XCUIElementQuery { descendants(matching: .link) }
  /// Lines to type into.
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  /// Lines to type into whose letters are hidden.
  public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  /// Lines to type into.
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  /// Signs of how far something has come.
  public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
}
