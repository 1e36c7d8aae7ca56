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
  /// Opens addresses in a way of the app's own.
  var openAction: OpenURLAction?
  /// Closes what is in front.
  var close: (() -> Void)?
  /// Draws buttons in a style of the app's own.
  var buttonBody: (@MainActor (AnyView, ButtonRole?) -> AnyView)?
  /// The system's style of buttons.
  var buttonStyleName: String?
  /// Which parts of labels are shown.
  var labelParts: LabelParts = .both
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
@MainActor @preconcurrency
public struct DismissAction {
  let action: () -> Void

  /// Closes it.
  public func callAsFunction() { action() }
}

/// Opens addresses.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    let opens: URL?
    /// The handler has opened it.
    public static let handled = Result(opens: nil)
    /// It is not opened.
    public static let discarded = Result(opens: nil)
    /// The system opens another one instead.
    public static func systemAction(_ url: URL) -> Result { Result(opens: url) }
  }

  let handler: ((URL) -> Void)?

  init(handler: ((URL) -> Void)?) { self.handler = handler }

  /// Creates an action of the app's own.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = { url in
      if let url = handler(url).opens { UIApplication.shared.open(url) }
    }
  }

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
  @MainActor @preconcurrency public var dismiss: DismissAction { DismissAction(action: close ?? {}) }
  /// Whether the view is in front of another one.
  public var isPresented: Bool { close != nil }
  /// Opens addresses.
  @MainActor @preconcurrency public var openURL: OpenURLAction {
    get { openAction ?? OpenURLAction(handler: nil as ((URL) -> Void)?) }
    set { openAction = newValue }
  }
  /// The sizes of text that the person has chosen.
  public var dynamicTypeSize: DynamicTypeSize { .large }
  /// How much room there is from left to right.
  public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }
  /// Whether less is to move.
  public var accessibilityReduceMotion: Bool { true }
  /// Whether the older form of ``dismiss`` can close something.
  @MainActor @preconcurrency public var presentationMode: Binding<PresentationMode> {
    let close = close
    return Binding(get: { PresentationMode(close: close) }, set: { _ in })
  }
}

extension Environment: LinkedProperty {
  func link(_ context: ViewContext) { slot.values = context.environment }
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Much.
  case regular
}

/// The older form of ``DismissAction``.
@MainActor @preconcurrency
public struct PresentationMode {
  let close: (() -> Void)?

  /// Whether the view is in front of another one.
  public var isPresented: Bool { close != nil }

  /// Closes what is in front.
  public mutating func dismiss() { close?() }
}
