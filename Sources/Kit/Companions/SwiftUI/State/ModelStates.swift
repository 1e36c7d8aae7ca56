// More of what models keep of their views. Nothing is scrolled, marked or pulled here, so the values are kept as the app
// sets them.

/// Whether lists can be changed.
public enum EditMode: Hashable, Sendable {
  /// No.
  case inactive
  /// For one row.
  case transient
  /// Yes.
  case active

  /// Whether something can be changed.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  // A binding is made of two functions, of which these do nothing.
  nonisolated(unsafe) static let defaultValue: Binding<EditMode>? = nil
}

extension EnvironmentValues {
  /// Whether lists can be changed; `nil` unless the app says so.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

// Unchecked, as `AnyHashable` is not known to be `Sendable`: the identifier is a value that is only compared.
/// How far a view is scrolled: to an edge, to a row, or to a point, as the app says it.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  private var identifier: AnyHashable?
  /// The edge to which the app scrolls.
  public private(set) var edge: Edge?
  /// The point to which the app scrolls.
  public private(set) var point: CGPoint?
  /// Whether a person scrolled; never.
  public var isPositionedByUser: Bool { false }

  /// Creates a position by rows of an identifier's type.
  public init<ID: Hashable>(idType: ID.Type = ID.self) {}
  /// Creates a position at a row.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { identifier = AnyHashable(id) }
  /// Creates a position at an edge.
  public init<ID: Hashable>(idType: ID.Type = ID.self, edge: Edge) { self.edge = edge }
  /// Creates a position at an edge.
  public init(edge: Edge) { self.edge = edge }
  /// Creates a position at a point.
  public init(point: CGPoint) { self.point = point }
  /// Creates a position without a place.
  public init() {}

  /// The row to which the app scrolls, in any type.
  public var viewID: AnyHashable? { identifier }
  /// The row to which the app scrolls.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { identifier?.base as? ID }

  /// Scrolls to a row.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { self = Self(id: id) }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { self = Self(edge: edge) }
  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) { self = Self(point: point) }
}

/// What a view that scrolls is doing; it does nothing here.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A person touches it.
  case tracking
  /// A person pulls it.
  case interacting
  /// It slows down.
  case decelerating
  /// The app scrolls it.
  case animating

  /// Whether something moves.
  public var isScrolling: Bool { self != .idle }
}

/// Which letters are marked, as the app says it.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The letters.
  public enum Indices: Equatable, Hashable, Sendable {
    /// A stretch; an empty one is a place.
    case selection(Range<String.Index>)
  }

  /// The letters.
  public var indices: Indices
  /// Whether nothing is marked and there is only a place.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }

  /// Marks a stretch.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Names a place.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
}

/// How a person arranged the tabs; nobody does here.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  /// Creates an arrangement as the app has it.
  public init() {}
}

/// Which letters and bars a sign that ends typing belongs to; has no effect.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers as bits.
  public let rawValue: Int
  /// Creates triggers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields to search with.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Where a field to search with stands; has no effect.
public struct SearchFieldPlacement: Sendable {
  /// As the system chooses.
  public static let automatic = SearchFieldPlacement()
  /// In the bar.
  public static let toolbar = SearchFieldPlacement()
  /// In the first column.
  public static let sidebar = SearchFieldPlacement()
  /// In the drawer of the bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// In the drawer of the bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }

  /// When the drawer is seen.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As the system chooses.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

/// What a bar is for; has no effect.
public struct ToolbarRole: Hashable, Sendable {
  /// As the system chooses.
  public static let automatic = ToolbarRole()
  /// To go to and fro.
  public static let navigationStack = ToolbarRole()
  /// To look at what there is.
  public static let browser = ToolbarRole()
  /// To write.
  public static let editor = ToolbarRole()
}

/// How large a title in a bar is.
public typealias ToolbarTitleDisplayMode = TitleDisplayMode

/// Where a pointer is; it is nowhere.
public enum HoverPhase: Equatable, Sendable {
  /// At a point of the view.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// What happens to something that is dropped; nothing is here.
public enum DropOperation: Hashable, Sendable {
  /// It is called off.
  case cancel
  /// It must not be.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
}

/// How thick letters have to be for the person.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bold.
  case bold
}

/// To what a bubble belongs; has no effect.
public enum PopoverAttachmentAnchor: Sendable {
  /// To a point.
  case point(UnitPoint)
}

/// In which order a menu has its rows; they stay as they are.
public struct MenuOrder: Hashable, Sendable {
  /// As the system chooses.
  public static let automatic = MenuOrder()
  /// The most important one where the finger is.
  public static let priority = MenuOrder()
  /// As they are.
  public static let fixed = MenuOrder()
}

/// Whether a menu stays open; has no effect.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  /// As the system chooses.
  public static let automatic = MenuActionDismissBehavior()
  /// It closes.
  public static let enabled = MenuActionDismissBehavior()
  /// It stays.
  public static let disabled = MenuActionDismissBehavior()
}

/// Reads again what a view shows, as `refreshable` says.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Reads it.
  public func callAsFunction() async { await action() }
}

/// Ends a search; there is none to end here.
public struct DismissSearchAction: Sendable {
  /// Has no effect.
  @MainActor @preconcurrency public func callAsFunction() {}
}

/// Where a person's attention is, when things are read out to them; it is where the app sets it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  /// Creates the state of one view.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Creates the state of several views.
  public init<Field>() where Value == Field? { state = State(wrappedValue: nil) }

  /// Where it is.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A way to it for views.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AccessibilityFocusState: LinkedProperty {
  func link(_ context: ViewContext) { state.link(context) }
}

extension View {
  /// With attention on the view while something is so; has no effect.
  public func accessibilityFocused(_ condition: Binding<Bool>) -> some View { self }
  /// With attention on the view while a value is set; has no effect.
  public func accessibilityFocused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value)
    -> some View
  {
    self
  }
  /// With sheets of a height that the app chooses; has no effect.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  /// Scrolled as the app says; has no effect.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    self
  }
  /// Scrolled to a row; has no effect.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
  /// With a bar for something; has no effect.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// With rows of menus in an order; has no effect.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// With menus that stay open or not; has no effect.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  /// With what is beside it, shown as a sheet while something is so.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { sheet(isPresented: isPresented, content: content) }
  /// Does something when a pointer comes or goes, which it does not here.
  public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View { self }
}
