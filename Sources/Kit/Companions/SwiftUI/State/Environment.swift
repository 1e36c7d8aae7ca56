/// A value that views around give to those inside.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was given.
  static var defaultValue: Value { get }
}

/// The values that views around have given.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Objects by type.
  var objects: [ObjectIdentifier: AnyObject] = [:]
  /// Takes what is pushed.
  var navigator: Navigator?
  /// Collects what stands in the bar of the page.
  var page: PageContent?
  /// Collects what is shown in front.
  var presentation: Presentation?
  /// Collects what the tab is called.
  var tabItem: TabItem?
  /// Closes what is in front.
  var close: (() -> Void)?
  /// Follows the end of a line.
  var submit: (() -> Void)?

  /// Creates values without any given ones.
  public init() {}

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that a view around this one has given.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Slot {
    var values = EnvironmentValues()
  }

  private let slot = Slot()
  private let read: (EnvironmentValues) -> Value

  /// Asks for a value by its name.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Asks for an object of a type; using it where none was given ends the app, as on Apple's systems.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values.objects[ObjectIdentifier(objectType)] as? Value else {
        preconditionFailure(
          "No \(objectType) was found. A view around this one must give it with environment(_:).")
      }
      return object
    }
  }

  /// Asks for an object of a type that may be missing.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0.objects[ObjectIdentifier(objectType)] as? Object }
  }

  /// The value.
  public var wrappedValue: Value { read(slot.values) }
}

/// Light or dark.
public enum ColorScheme: Sendable, CaseIterable {
  /// Light.
  case light
  /// Dark.
  case dark
}

/// Whether an app is in front.
public enum ScenePhase: Sendable, Comparable {
  /// It is not.
  case background
  /// It is, and cannot be used.
  case inactive
  /// It is, and can be used.
  case active
}

/// Closes what is in front.
@MainActor
public struct DismissAction {
  let action: () -> Void

  /// Closes it.
  public func callAsFunction() { action() }
}

/// Opens addresses.
@MainActor
public struct OpenURLAction {
  let handler: ((URL) -> Void)?

  /// Opens an address outside the app, as `UIApplication` does.
  public func callAsFunction(_ url: URL) {
    if let handler { handler(url) } else { UIApplication.shared.open(url) }
  }
}

private enum SchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum PhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }

extension EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[SchemeKey.self] }
    set { self[SchemeKey.self] = newValue }
  }
  /// Whether the app is in front.
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }
  /// Whether the person can use the view.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  /// The person's locale.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The person's calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The person's time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// Closes what is in front.
  @MainActor public var dismiss: DismissAction { DismissAction(action: close ?? {}) }
  /// Whether the view is in front of another one.
  public var isPresented: Bool { close != nil }
  /// Opens addresses.
  @MainActor public var openURL: OpenURLAction { OpenURLAction(handler: nil) }
}

extension Environment: LinkedProperty {
  func link(_ context: ViewContext) { slot.values = context.environment }
}
