public import Foundation
import IntentWire

/// Something that an app shows, looked up anew at every question.
///
/// An element is a description of where to look, and may or may not be there. Doing something to one that is not
/// there fails the test.
public class XCUIElement: XCUIElementTypeQueryProvider, CustomDebugStringConvertible, @unchecked Sendable {
  // Unchecked only because classes that can be inherited from cannot be checked: nothing in it changes.

  /// What kind of thing an element is.
  public enum ElementType: UInt, Sendable, Hashable, CaseIterable {
    /// Any kind.
    case any
    /// Nothing in particular.
    case other
    /// An app.
    case application
    /// A window.
    case window
    /// A sheet.
    case sheet
    /// An alert.
    case alert
    /// Something to tap.
    case button
    /// Several things to choose from.
    case menu
    /// A bar at the top.
    case navigationBar
    /// A bar with tabs.
    case tabBar
    /// Rows in sections.
    case table
    /// Items in sections.
    case collectionView
    /// A row or an item.
    case cell
    /// A number between two others.
    case slider
    /// How far something has come.
    case progressIndicator
    /// One of several.
    case picker
    /// On or off.
    case `switch`
    /// A text that leads elsewhere.
    case link
    /// A picture.
    case image
    /// A text.
    case staticText
    /// A line to type into.
    case textField
    /// A line to type into whose letters are hidden.
    case secureTextField
    /// Lines to type into.
    case textView
    /// A number that goes up and down in steps.
    case stepper
  }

  /// The app that shows the element.
  let app: AppReference
  private let find: @Sendable () -> ElementSnapshot?
  private let description: String

  init(_ app: AppReference, _ description: String, find: @escaping @Sendable () -> ElementSnapshot?) {
    self.app = app
    self.description = description
    self.find = find
  }

  /// The element as it is now.
  var snapshot: ElementSnapshot? { find() }

  // MARK: Questions

  /// Whether it is there.
  public var exists: Bool { snapshot != nil }
  /// Whether it can be touched.
  public var isHittable: Bool { snapshot != nil }
  /// What kind of thing it is.
  public var elementType: ElementType { snapshot?.type ?? .any }
  /// The name that the app's author gave it; empty when there is none.
  public var identifier: String { snapshot?.identifier ?? "" }
  /// What a person reads; empty when there is nothing.
  public var label: String { snapshot?.label ?? "" }
  /// What a person reads as its title.
  public var title: String { label }
  /// Its value: what was typed, `1` or `0` of a switch.
  public var value: Any? { snapshot?.value }
  /// What is shown while nothing was typed.
  public var placeholderValue: String? { snapshot?.placeholder }
  /// Whether it can be used.
  public var isEnabled: Bool { snapshot?.isEnabled ?? false }
  /// Whether it is chosen.
  public var isSelected: Bool { snapshot?.isSelected ?? false }

  /// Waits until it is there.
  ///
  /// - Returns: Whether it came in time.
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    Waiting.until(timeout: timeout) { exists }
  }

  /// Waits until it is gone.
  ///
  /// - Returns: Whether it went in time.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    Waiting.until(timeout: timeout) { !exists }
  }

  /// Waits until a property has a value.
  ///
  /// - Returns: Whether it came to have it in time.
  public func wait<Value: Equatable>(
    for keyPath: KeyPath<XCUIElement, Value>, toEqual value: Value, timeout: TimeInterval
  ) -> Bool {
    Waiting.until(timeout: timeout) { self[keyPath: keyPath] == value }
  }

  // MARK: Actions

  /// Taps it.
  public func tap(file: StaticString = #filePath, line: UInt = #line) { act("tap", nil, file, line) }

  /// Taps it; twice is once here.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) { act("tap", nil, file, line) }

  /// Taps it for long, which is a tap here.
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    act("tap", nil, file, line)
  }

  /// Types at its end.
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    act("type", text, file, line)
  }

  /// Swipes it to the left, which in a list takes a row away.
  public func swipeLeft(file: StaticString = #filePath, line: UInt = #line) { act("swipe", nil, file, line) }

  /// Scrolls; everything is in sight here, so nothing happens.
  public func swipeUp() {}

  /// Scrolls; everything is in sight here, so nothing happens.
  public func swipeDown() {}

  private func act(_ action: String, _ text: String?, _ file: StaticString, _ line: UInt) {
    guard let snapshot else {
      return Failure.record("\(description) is not there. The app shows:\n\(app.text)", file, line)
    }
    guard let handle = Self.handle(of: snapshot) else {
      return Failure.record("\(description) does nothing when it is touched.", file, line)
    }
    do {
      try app.act(SceneAction(element: handle, action: action, text: text))
    } catch {
      Failure.record("\(description): \(error.message)", file, line)
    }
  }

  /// Of a text in a row or button, what is around it counts; here it is looked for in the element itself and inside.
  private static func handle(of snapshot: ElementSnapshot) -> String? {
    snapshot.handle ?? snapshot.descendants.lazy.compactMap(\.handle).first
  }

  // MARK: Looking further

  /// All elements of a kind inside it.
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    let find = find
    return XCUIElementQuery(app, "\(type) in \(description)") { find()?.descendants ?? [] }.of(type)
  }

  /// The elements of a kind directly inside it.
  public func children(matching type: ElementType) -> XCUIElementQuery {
    let find = find
    return XCUIElementQuery(app, "\(type) in \(description)") { find()?.children ?? [] }.of(type)
  }

  /// What it is, for messages.
  public var debugDescription: String { description }
}
