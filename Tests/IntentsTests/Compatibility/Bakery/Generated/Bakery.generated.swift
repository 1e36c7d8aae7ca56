// swift-format-ignore-file
// Generated from Bakery.intentdefinition by the build plugin PritheeBuild.
// Changes here are lost with the next build.

public import Foundation
public import Intents

// MARK: OrderCakeIntent

/// Orders a cake from the bakery.
public nonisolated class OrderCakeIntent: _CustomIntent, @unchecked Sendable {
  /// Cake.
  public var cake: Cake? {
    get { _value("cake") }
    set { _set("cake", newValue) }
  }

  /// Count.
  public var count: NSNumber? {
    get { _value("count") }
    set { _set("count", newValue) }
  }

  /// Size.
  public var size: CakeSize {
    get { _value("size") ?? .unknown }
    set { _set("size", newValue) }
  }

  /// Toppings.
  public var toppings: [Topping]? {
    get { _value("toppings") }
    set { _set("toppings", newValue) }
  }

  /// Gift.
  public var isGift: NSNumber? {
    get { _value("isGift") }
    set { _set("isGift", newValue) }
  }

  /// Message.
  public var message: String? {
    get { _value("message") }
    set { _set("message", newValue) }
  }

  /// Pick-Up.
  public var pickUp: DateComponents? {
    get { _value("pickUp") }
    set { _set("pickUp", newValue) }
  }

  /// Shop.
  public var shop: CLPlacemark? {
    get { _value("shop") }
    set { _set("shop", newValue) }
  }

  /// Tip.
  public var tip: INCurrencyAmount? {
    get { _value("tip") }
    set { _set("tip", newValue) }
  }

  /// How the properties travel; for the framework.
  public override class var _fields: [_CustomField] { fields }

  private static let fields: [_CustomField] = [
    .object("cake", Cake.self),
    .integer("count"),
    .enumeration("size", CakeSize.self),
    .list(.object("toppings", Topping.self)),
    .boolean("isGift"),
    .string("message"),
    .dateComponents("pickUp"),
    .placemark("shop"),
    .currencyAmount("tip"),
  ]

  /// The table that declares the intent; for the framework.
  public override class var _table: _CustomIntentTable { PritheeDefinition_CompatibilityBakery_Bakery.table }

  /// Asks a handler about a parameter; for the framework.
  @concurrent public override func _resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any OrderCakeIntentHandling else { return nil }
    switch parameter {
    case "cake":
      let result: OrderCakeCakeResolutionResult = await handler.resolveCake(for: self)
      if _CustomHandling.isWritten([result]) { return [result] }
      let earlier: CakeResolutionResult = await (handler as any OrderCakeIntentEarlierHandling).resolveCake(for: self)
      return [earlier]
    case "count":
      let result: OrderCakeCountResolutionResult = await handler.resolveCount(for: self)
      if _CustomHandling.isWritten([result]) { return [result] }
      let earlier: INIntegerResolutionResult = await (handler as any OrderCakeIntentEarlierHandling).resolveCount(for: self)
      return [earlier]
    case "size":
      let result: CakeSizeResolutionResult = await handler.resolveSize(for: self)
      return [result]
    case "toppings":
      let result: [ToppingResolutionResult] = await handler.resolveToppings(for: self)
      return result
    case "isGift":
      let result: INBooleanResolutionResult = await handler.resolveIsGift(for: self)
      return [result]
    case "message":
      let result: INStringResolutionResult = await handler.resolveMessage(for: self)
      return [result]
    case "pickUp":
      let result: INDateComponentsResolutionResult = await handler.resolvePickUp(for: self)
      return [result]
    case "shop":
      let result: INPlacemarkResolutionResult = await handler.resolveShop(for: self)
      return [result]
    case "tip":
      let result: INCurrencyAmountResolutionResult = await handler.resolveTip(for: self)
      return [result]
    default: return []
    }
  }

  /// Asks a handler for the choices for a parameter; for the framework.
  @concurrent public override func _options(_ parameter: String, searchTerm: String?, by handler: Any) async throws -> _CustomOptions? {
    guard let handler = handler as? any OrderCakeIntentHandling else { return nil }
    switch parameter {
    case "cake":
      return try await _CustomHandling.options(
        searchTerm: searchTerm,
        searching: { try await handler.provideCakeOptionsCollection(for: self, searchTerm: searchTerm) },
        all: { try await handler.provideCakeOptionsCollection(for: self) },
        earlier: { try await handler.provideCakeOptions(for: self) })
    case "toppings":
      return try await _CustomHandling.options(
        searchTerm: searchTerm,
        searching: { try await handler.provideToppingsOptionsCollection(for: self, searchTerm: searchTerm) },
        all: { try await handler.provideToppingsOptionsCollection(for: self) },
        earlier: { try await handler.provideToppingsOptions(for: self) })
    case "shop":
      return try await _CustomHandling.options(
        searchTerm: searchTerm,
        searching: { try await handler.provideShopOptionsCollection(for: self, searchTerm: searchTerm) },
        all: { try await handler.provideShopOptionsCollection(for: self) },
        earlier: { try await handler.provideShopOptions(for: self) })
    default: return nil
    }
  }

  /// Asks a handler for the value that a parameter has when none is given; for the framework.
  public override func _default(_ parameter: String, by handler: Any) -> Any? {
    guard let handler = handler as? any OrderCakeIntentHandling else { return nil }
    switch parameter {
    case "cake": return handler.defaultCake(for: self)
    case "count": return handler.defaultCount(for: self)
    case "size": return handler.defaultSize(for: self)
    case "toppings": return handler.defaultToppings(for: self)
    case "isGift": return handler.defaultIsGift(for: self)
    case "message": return handler.defaultMessage(for: self)
    case "pickUp": return handler.defaultPickUp(for: self)
    case "shop": return handler.defaultShop(for: self)
    case "tip": return handler.defaultTip(for: self)
    default: return nil
    }
  }

  /// Asks a handler to confirm the request; for the framework.
  @concurrent public override func _confirm(by handler: Any) async -> _CustomIntentResponse? {
    guard let handler = handler as? any OrderCakeIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  /// Asks a handler to handle the request; for the framework.
  @concurrent public override func _handle(by handler: Any) async -> _CustomIntentResponse? {
    guard let handler = handler as? any OrderCakeIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}

/// The forms of methods of ``OrderCakeIntentHandling`` by which a handler gives no reasons.
/// They differ from the others only in what they return, so they stand in a protocol of their own.
public nonisolated protocol OrderCakeIntentEarlierHandling: NSObjectProtocol {
  /// Resolves the cake.
  func resolveCake(for intent: OrderCakeIntent, with completion: @escaping @Sendable (CakeResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveCake(for intent: OrderCakeIntent) async -> CakeResolutionResult

  /// Resolves the count.
  func resolveCount(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveCount(for intent: OrderCakeIntent) async -> INIntegerResolutionResult
}

nonisolated extension OrderCakeIntentEarlierHandling {
  /// Calls the async form, and says nothing when that is not written either.
  public func resolveCake(for intent: OrderCakeIntent, with completion: @escaping @Sendable (CakeResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "OrderCakeIntent.resolveCake.earlier", completion: completion, unwritten: CakeResolutionResult._unwritten()) { await self.resolveCake(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveCake(for intent: OrderCakeIntent) async -> CakeResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "OrderCakeIntent.resolveCake.earlier", unwritten: CakeResolutionResult._unwritten()) { self.resolveCake(for: intent, with: $0) }
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolveCount(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "OrderCakeIntent.resolveCount.earlier", completion: completion, unwritten: INIntegerResolutionResult._unwritten()) { await self.resolveCount(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveCount(for intent: OrderCakeIntent) async -> INIntegerResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "OrderCakeIntent.resolveCount.earlier", unwritten: INIntegerResolutionResult._unwritten()) { self.resolveCount(for: intent, with: $0) }
  }
}

/// Handles an ``OrderCakeIntent``.
/// A handler implements the completion form or the async form of each method, in any mix.
public nonisolated protocol OrderCakeIntentHandling: OrderCakeIntentEarlierHandling {
  /// Carries the request out.
  func handle(intent: OrderCakeIntent, completion: @escaping @Sendable (OrderCakeIntentResponse) -> Void)

  /// The async form of the method before.
  @concurrent func handle(intent: OrderCakeIntent) async -> OrderCakeIntentResponse

  /// Checks that the request can be carried out.
  func confirm(intent: OrderCakeIntent, completion: @escaping @Sendable (OrderCakeIntentResponse) -> Void)

  /// The async form of the method before.
  @concurrent func confirm(intent: OrderCakeIntent) async -> OrderCakeIntentResponse

  /// Resolves the cake.
  func resolveCake(for intent: OrderCakeIntent, with completion: @escaping @Sendable (OrderCakeCakeResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveCake(for intent: OrderCakeIntent) async -> OrderCakeCakeResolutionResult

  /// Offers choices, those that fit the words when there are some.
  func provideCakeOptionsCollection(for intent: OrderCakeIntent, searchTerm: String?, with completion: @escaping @Sendable (INObjectCollection<Cake>?, (any Error)?) -> Void)

  /// The async form of the method before.
  @concurrent func provideCakeOptionsCollection(for intent: OrderCakeIntent, searchTerm: String?) async throws -> INObjectCollection<Cake>

  /// Offers choices.
  func provideCakeOptionsCollection(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INObjectCollection<Cake>?, (any Error)?) -> Void)

  /// The async form of the method before.
  @concurrent func provideCakeOptionsCollection(for intent: OrderCakeIntent) async throws -> INObjectCollection<Cake>

  /// Offers choices; the earlier form.
  func provideCakeOptions(for intent: OrderCakeIntent, with completion: @escaping @Sendable ([Cake]?, (any Error)?) -> Void)

  /// The async form of the method before.
  @concurrent func provideCakeOptions(for intent: OrderCakeIntent) async throws -> [Cake]

  /// The cake when none is given.
  func defaultCake(for intent: OrderCakeIntent) -> Cake?

  /// Resolves the count.
  func resolveCount(for intent: OrderCakeIntent, with completion: @escaping @Sendable (OrderCakeCountResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveCount(for intent: OrderCakeIntent) async -> OrderCakeCountResolutionResult

  /// The count when none is given.
  func defaultCount(for intent: OrderCakeIntent) -> NSNumber?

  /// Resolves the size.
  func resolveSize(for intent: OrderCakeIntent, with completion: @escaping @Sendable (CakeSizeResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveSize(for intent: OrderCakeIntent) async -> CakeSizeResolutionResult

  /// The size when none is given.
  func defaultSize(for intent: OrderCakeIntent) -> CakeSize

  /// Resolves the toppings.
  func resolveToppings(for intent: OrderCakeIntent, with completion: @escaping @Sendable ([ToppingResolutionResult]) -> Void)

  /// The async form of the method before.
  @concurrent func resolveToppings(for intent: OrderCakeIntent) async -> [ToppingResolutionResult]

  /// Offers choices, those that fit the words when there are some.
  func provideToppingsOptionsCollection(for intent: OrderCakeIntent, searchTerm: String?, with completion: @escaping @Sendable (INObjectCollection<Topping>?, (any Error)?) -> Void)

  /// The async form of the method before.
  @concurrent func provideToppingsOptionsCollection(for intent: OrderCakeIntent, searchTerm: String?) async throws -> INObjectCollection<Topping>

  /// Offers choices.
  func provideToppingsOptionsCollection(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INObjectCollection<Topping>?, (any Error)?) -> Void)

  /// The async form of the method before.
  @concurrent func provideToppingsOptionsCollection(for intent: OrderCakeIntent) async throws -> INObjectCollection<Topping>

  /// Offers choices; the earlier form.
  func provideToppingsOptions(for intent: OrderCakeIntent, with completion: @escaping @Sendable ([Topping]?, (any Error)?) -> Void)

  /// The async form of the method before.
  @concurrent func provideToppingsOptions(for intent: OrderCakeIntent) async throws -> [Topping]

  /// The toppings when none is given.
  func defaultToppings(for intent: OrderCakeIntent) -> [Topping]?

  /// Resolves the gift.
  func resolveIsGift(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveIsGift(for intent: OrderCakeIntent) async -> INBooleanResolutionResult

  /// The gift when none is given.
  func defaultIsGift(for intent: OrderCakeIntent) -> NSNumber?

  /// Resolves the message.
  func resolveMessage(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveMessage(for intent: OrderCakeIntent) async -> INStringResolutionResult

  /// The message when none is given.
  func defaultMessage(for intent: OrderCakeIntent) -> String?

  /// Resolves the pick-up.
  func resolvePickUp(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolvePickUp(for intent: OrderCakeIntent) async -> INDateComponentsResolutionResult

  /// The pick-up when none is given.
  func defaultPickUp(for intent: OrderCakeIntent) -> DateComponents?

  /// Resolves the shop.
  func resolveShop(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveShop(for intent: OrderCakeIntent) async -> INPlacemarkResolutionResult

  /// Offers choices, those that fit the words when there are some.
  func provideShopOptionsCollection(for intent: OrderCakeIntent, searchTerm: String?, with completion: @escaping @Sendable (INObjectCollection<CLPlacemark>?, (any Error)?) -> Void)

  /// The async form of the method before.
  @concurrent func provideShopOptionsCollection(for intent: OrderCakeIntent, searchTerm: String?) async throws -> INObjectCollection<CLPlacemark>

  /// Offers choices.
  func provideShopOptionsCollection(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INObjectCollection<CLPlacemark>?, (any Error)?) -> Void)

  /// The async form of the method before.
  @concurrent func provideShopOptionsCollection(for intent: OrderCakeIntent) async throws -> INObjectCollection<CLPlacemark>

  /// Offers choices; the earlier form.
  func provideShopOptions(for intent: OrderCakeIntent, with completion: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void)

  /// The async form of the method before.
  @concurrent func provideShopOptions(for intent: OrderCakeIntent) async throws -> [CLPlacemark]

  /// The shop when none is given.
  func defaultShop(for intent: OrderCakeIntent) -> CLPlacemark?

  /// Resolves the tip.
  func resolveTip(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveTip(for intent: OrderCakeIntent) async -> INCurrencyAmountResolutionResult

  /// The tip when none is given.
  func defaultTip(for intent: OrderCakeIntent) -> INCurrencyAmount?
}

nonisolated extension OrderCakeIntentHandling {
  /// Calls the async form, and answers “failure” when that is not written either.
  public func handle(intent: OrderCakeIntent, completion: @escaping @Sendable (OrderCakeIntentResponse) -> Void) {
    _CustomHandling.viaAsync(of: self, "OrderCakeIntent.handle", completion: completion, unwritten: OrderCakeIntentResponse(code: .failure, userActivity: nil)) { await self.handle(intent: intent) }
  }

  /// Calls the completion form, and answers “failure” when that is not written either.
  @concurrent public func handle(intent: OrderCakeIntent) async -> OrderCakeIntentResponse {
    await _CustomHandling.viaCompletion(of: self, "OrderCakeIntent.handle", unwritten: OrderCakeIntentResponse(code: .failure, userActivity: nil)) { self.handle(intent: intent, completion: $0) }
  }

  /// Calls the async form, and answers “ready” when that is not written either.
  public func confirm(intent: OrderCakeIntent, completion: @escaping @Sendable (OrderCakeIntentResponse) -> Void) {
    _CustomHandling.viaAsync(of: self, "OrderCakeIntent.confirm", completion: completion, unwritten: OrderCakeIntentResponse(code: .ready, userActivity: nil)) { await self.confirm(intent: intent) }
  }

  /// Calls the completion form, and answers “ready” when that is not written either.
  @concurrent public func confirm(intent: OrderCakeIntent) async -> OrderCakeIntentResponse {
    await _CustomHandling.viaCompletion(of: self, "OrderCakeIntent.confirm", unwritten: OrderCakeIntentResponse(code: .ready, userActivity: nil)) { self.confirm(intent: intent, completion: $0) }
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolveCake(for intent: OrderCakeIntent, with completion: @escaping @Sendable (OrderCakeCakeResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "OrderCakeIntent.resolveCake", completion: completion, unwritten: OrderCakeCakeResolutionResult._unwritten()) { await self.resolveCake(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveCake(for intent: OrderCakeIntent) async -> OrderCakeCakeResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "OrderCakeIntent.resolveCake", unwritten: OrderCakeCakeResolutionResult._unwritten()) { self.resolveCake(for: intent, with: $0) }
  }

  /// Calls the async form, and offers nothing when that is not written either.
  public func provideCakeOptionsCollection(for intent: OrderCakeIntent, searchTerm: String?, with completion: @escaping @Sendable (INObjectCollection<Cake>?, (any Error)?) -> Void) {
    _CustomHandling.offerViaAsync(of: self, "OrderCakeIntent.provideCakeOptionsCollection.search", completion: completion) { try await self.provideCakeOptionsCollection(for: intent, searchTerm: searchTerm) }
  }

  /// Calls the completion form, and offers nothing when that is not written either.
  @concurrent public func provideCakeOptionsCollection(for intent: OrderCakeIntent, searchTerm: String?) async throws -> INObjectCollection<Cake> {
    try await _CustomHandling.offerViaCompletion(of: self, "OrderCakeIntent.provideCakeOptionsCollection.search") { self.provideCakeOptionsCollection(for: intent, searchTerm: searchTerm, with: $0) }
  }

  /// Calls the async form, and offers nothing when that is not written either.
  public func provideCakeOptionsCollection(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INObjectCollection<Cake>?, (any Error)?) -> Void) {
    _CustomHandling.offerViaAsync(of: self, "OrderCakeIntent.provideCakeOptionsCollection", completion: completion) { try await self.provideCakeOptionsCollection(for: intent) }
  }

  /// Calls the completion form, and offers nothing when that is not written either.
  @concurrent public func provideCakeOptionsCollection(for intent: OrderCakeIntent) async throws -> INObjectCollection<Cake> {
    try await _CustomHandling.offerViaCompletion(of: self, "OrderCakeIntent.provideCakeOptionsCollection") { self.provideCakeOptionsCollection(for: intent, with: $0) }
  }

  /// Calls the async form, and offers nothing when that is not written either.
  public func provideCakeOptions(for intent: OrderCakeIntent, with completion: @escaping @Sendable ([Cake]?, (any Error)?) -> Void) {
    _CustomHandling.offerViaAsync(of: self, "OrderCakeIntent.provideCakeOptions", completion: completion) { try await self.provideCakeOptions(for: intent) }
  }

  /// Calls the completion form, and offers nothing when that is not written either.
  @concurrent public func provideCakeOptions(for intent: OrderCakeIntent) async throws -> [Cake] {
    try await _CustomHandling.offerViaCompletion(of: self, "OrderCakeIntent.provideCakeOptions") { self.provideCakeOptions(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultCake(for intent: OrderCakeIntent) -> Cake? {
    nil
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolveCount(for intent: OrderCakeIntent, with completion: @escaping @Sendable (OrderCakeCountResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "OrderCakeIntent.resolveCount", completion: completion, unwritten: OrderCakeCountResolutionResult._unwritten()) { await self.resolveCount(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveCount(for intent: OrderCakeIntent) async -> OrderCakeCountResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "OrderCakeIntent.resolveCount", unwritten: OrderCakeCountResolutionResult._unwritten()) { self.resolveCount(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultCount(for intent: OrderCakeIntent) -> NSNumber? {
    nil
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolveSize(for intent: OrderCakeIntent, with completion: @escaping @Sendable (CakeSizeResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "OrderCakeIntent.resolveSize", completion: completion, unwritten: CakeSizeResolutionResult._unwritten()) { await self.resolveSize(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveSize(for intent: OrderCakeIntent) async -> CakeSizeResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "OrderCakeIntent.resolveSize", unwritten: CakeSizeResolutionResult._unwritten()) { self.resolveSize(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultSize(for intent: OrderCakeIntent) -> CakeSize {
    .unknown
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolveToppings(for intent: OrderCakeIntent, with completion: @escaping @Sendable ([ToppingResolutionResult]) -> Void) {
    _CustomHandling.viaAsync(of: self, "OrderCakeIntent.resolveToppings", completion: completion, unwritten: [ToppingResolutionResult._unwritten()]) { await self.resolveToppings(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveToppings(for intent: OrderCakeIntent) async -> [ToppingResolutionResult] {
    await _CustomHandling.viaCompletion(of: self, "OrderCakeIntent.resolveToppings", unwritten: [ToppingResolutionResult._unwritten()]) { self.resolveToppings(for: intent, with: $0) }
  }

  /// Calls the async form, and offers nothing when that is not written either.
  public func provideToppingsOptionsCollection(for intent: OrderCakeIntent, searchTerm: String?, with completion: @escaping @Sendable (INObjectCollection<Topping>?, (any Error)?) -> Void) {
    _CustomHandling.offerViaAsync(of: self, "OrderCakeIntent.provideToppingsOptionsCollection.search", completion: completion) { try await self.provideToppingsOptionsCollection(for: intent, searchTerm: searchTerm) }
  }

  /// Calls the completion form, and offers nothing when that is not written either.
  @concurrent public func provideToppingsOptionsCollection(for intent: OrderCakeIntent, searchTerm: String?) async throws -> INObjectCollection<Topping> {
    try await _CustomHandling.offerViaCompletion(of: self, "OrderCakeIntent.provideToppingsOptionsCollection.search") { self.provideToppingsOptionsCollection(for: intent, searchTerm: searchTerm, with: $0) }
  }

  /// Calls the async form, and offers nothing when that is not written either.
  public func provideToppingsOptionsCollection(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INObjectCollection<Topping>?, (any Error)?) -> Void) {
    _CustomHandling.offerViaAsync(of: self, "OrderCakeIntent.provideToppingsOptionsCollection", completion: completion) { try await self.provideToppingsOptionsCollection(for: intent) }
  }

  /// Calls the completion form, and offers nothing when that is not written either.
  @concurrent public func provideToppingsOptionsCollection(for intent: OrderCakeIntent) async throws -> INObjectCollection<Topping> {
    try await _CustomHandling.offerViaCompletion(of: self, "OrderCakeIntent.provideToppingsOptionsCollection") { self.provideToppingsOptionsCollection(for: intent, with: $0) }
  }

  /// Calls the async form, and offers nothing when that is not written either.
  public func provideToppingsOptions(for intent: OrderCakeIntent, with completion: @escaping @Sendable ([Topping]?, (any Error)?) -> Void) {
    _CustomHandling.offerViaAsync(of: self, "OrderCakeIntent.provideToppingsOptions", completion: completion) { try await self.provideToppingsOptions(for: intent) }
  }

  /// Calls the completion form, and offers nothing when that is not written either.
  @concurrent public func provideToppingsOptions(for intent: OrderCakeIntent) async throws -> [Topping] {
    try await _CustomHandling.offerViaCompletion(of: self, "OrderCakeIntent.provideToppingsOptions") { self.provideToppingsOptions(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultToppings(for intent: OrderCakeIntent) -> [Topping]? {
    nil
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolveIsGift(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "OrderCakeIntent.resolveIsGift", completion: completion, unwritten: INBooleanResolutionResult._unwritten()) { await self.resolveIsGift(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveIsGift(for intent: OrderCakeIntent) async -> INBooleanResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "OrderCakeIntent.resolveIsGift", unwritten: INBooleanResolutionResult._unwritten()) { self.resolveIsGift(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultIsGift(for intent: OrderCakeIntent) -> NSNumber? {
    nil
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolveMessage(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "OrderCakeIntent.resolveMessage", completion: completion, unwritten: INStringResolutionResult._unwritten()) { await self.resolveMessage(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveMessage(for intent: OrderCakeIntent) async -> INStringResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "OrderCakeIntent.resolveMessage", unwritten: INStringResolutionResult._unwritten()) { self.resolveMessage(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultMessage(for intent: OrderCakeIntent) -> String? {
    nil
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolvePickUp(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "OrderCakeIntent.resolvePickUp", completion: completion, unwritten: INDateComponentsResolutionResult._unwritten()) { await self.resolvePickUp(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolvePickUp(for intent: OrderCakeIntent) async -> INDateComponentsResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "OrderCakeIntent.resolvePickUp", unwritten: INDateComponentsResolutionResult._unwritten()) { self.resolvePickUp(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultPickUp(for intent: OrderCakeIntent) -> DateComponents? {
    nil
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolveShop(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "OrderCakeIntent.resolveShop", completion: completion, unwritten: INPlacemarkResolutionResult._unwritten()) { await self.resolveShop(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveShop(for intent: OrderCakeIntent) async -> INPlacemarkResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "OrderCakeIntent.resolveShop", unwritten: INPlacemarkResolutionResult._unwritten()) { self.resolveShop(for: intent, with: $0) }
  }

  /// Calls the async form, and offers nothing when that is not written either.
  public func provideShopOptionsCollection(for intent: OrderCakeIntent, searchTerm: String?, with completion: @escaping @Sendable (INObjectCollection<CLPlacemark>?, (any Error)?) -> Void) {
    _CustomHandling.offerViaAsync(of: self, "OrderCakeIntent.provideShopOptionsCollection.search", completion: completion) { try await self.provideShopOptionsCollection(for: intent, searchTerm: searchTerm) }
  }

  /// Calls the completion form, and offers nothing when that is not written either.
  @concurrent public func provideShopOptionsCollection(for intent: OrderCakeIntent, searchTerm: String?) async throws -> INObjectCollection<CLPlacemark> {
    try await _CustomHandling.offerViaCompletion(of: self, "OrderCakeIntent.provideShopOptionsCollection.search") { self.provideShopOptionsCollection(for: intent, searchTerm: searchTerm, with: $0) }
  }

  /// Calls the async form, and offers nothing when that is not written either.
  public func provideShopOptionsCollection(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INObjectCollection<CLPlacemark>?, (any Error)?) -> Void) {
    _CustomHandling.offerViaAsync(of: self, "OrderCakeIntent.provideShopOptionsCollection", completion: completion) { try await self.provideShopOptionsCollection(for: intent) }
  }

  /// Calls the completion form, and offers nothing when that is not written either.
  @concurrent public func provideShopOptionsCollection(for intent: OrderCakeIntent) async throws -> INObjectCollection<CLPlacemark> {
    try await _CustomHandling.offerViaCompletion(of: self, "OrderCakeIntent.provideShopOptionsCollection") { self.provideShopOptionsCollection(for: intent, with: $0) }
  }

  /// Calls the async form, and offers nothing when that is not written either.
  public func provideShopOptions(for intent: OrderCakeIntent, with completion: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void) {
    _CustomHandling.offerViaAsync(of: self, "OrderCakeIntent.provideShopOptions", completion: completion) { try await self.provideShopOptions(for: intent) }
  }

  /// Calls the completion form, and offers nothing when that is not written either.
  @concurrent public func provideShopOptions(for intent: OrderCakeIntent) async throws -> [CLPlacemark] {
    try await _CustomHandling.offerViaCompletion(of: self, "OrderCakeIntent.provideShopOptions") { self.provideShopOptions(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultShop(for intent: OrderCakeIntent) -> CLPlacemark? {
    nil
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolveTip(for intent: OrderCakeIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "OrderCakeIntent.resolveTip", completion: completion, unwritten: INCurrencyAmountResolutionResult._unwritten()) { await self.resolveTip(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveTip(for intent: OrderCakeIntent) async -> INCurrencyAmountResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "OrderCakeIntent.resolveTip", unwritten: INCurrencyAmountResolutionResult._unwritten()) { self.resolveTip(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultTip(for intent: OrderCakeIntent) -> INCurrencyAmount? {
    nil
  }
}

/// What can become of an ``OrderCakeIntent``.
public nonisolated enum OrderCakeIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Continue In App.
  case continueInApp = 2
  /// In Progress.
  case inProgress = 3
  /// Success.
  case success = 4
  /// Failure.
  case failure = 5
  /// Failure Requiring App Launch.
  case failureRequiringAppLaunch = 6
  /// Failure Closed.
  case failureClosed = 100
  /// Failure Invalid Cake.
  case failureInvalidCake = 101
  /// Success Next Day.
  case successNextDay = 102
}

/// An app's answer to an ``OrderCakeIntent``.
public nonisolated class OrderCakeIntentResponse: _CustomIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public var code: OrderCakeIntentResponseCode { OrderCakeIntentResponseCode(rawValue: _code) ?? .unspecified }

  /// Cake.
  public var cake: Cake? {
    get { _value("cake") }
    set { _set("cake", newValue) }
  }

  /// Waiting Time.
  public var waitTime: NSNumber? {
    get { _value("waitTime") }
    set { _set("waitTime", newValue) }
  }

  /// Receipt.
  public var receipt: Receipt? {
    get { _value("receipt") }
    set { _set("receipt", newValue) }
  }

  /// Opening.
  public var opening: DateComponents? {
    get { _value("opening") }
    set { _set("opening", newValue) }
  }

  /// How the properties travel; for the framework.
  public override class var _fields: [_CustomField] { fields }

  private static let fields: [_CustomField] = [
    .object("cake", Cake.self),
    .timeInterval("waitTime"),
    .object("receipt", Receipt.self),
    .dateComponents("opening"),
  ]

  /// The request's class; for the framework.
  public override class var _intent: _CustomIntent.Type { OrderCakeIntent.self }

  /// Creates an answer.
  public convenience init(code: OrderCakeIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    _code = code.rawValue
    self.userActivity = userActivity
  }

  /// An answer with the code `success`.
  public static func success(cake: Cake, waitTime: NSNumber, receipt: Receipt) -> OrderCakeIntentResponse {
    let response = OrderCakeIntentResponse(code: .success, userActivity: nil)
    response.cake = cake
    response.waitTime = waitTime
    response.receipt = receipt
    return response
  }

  /// An answer with the code `failureClosed`.
  public static func failureClosed(opening: DateComponents) -> OrderCakeIntentResponse {
    let response = OrderCakeIntentResponse(code: .failureClosed, userActivity: nil)
    response.opening = opening
    return response
  }

  /// An answer with the code `failureInvalidCake`.
  public static func failureInvalidCake(_ cake: Cake) -> OrderCakeIntentResponse {
    let response = OrderCakeIntentResponse(code: .failureInvalidCake, userActivity: nil)
    response.cake = cake
    return response
  }

  /// An answer with the code `failureInvalidCake`.
  public static func failureInvalidCake(cake: Cake) -> OrderCakeIntentResponse {
    let response = OrderCakeIntentResponse(code: .failureInvalidCake, userActivity: nil)
    response.cake = cake
    return response
  }

  /// An answer with the code `successNextDay`.
  public static func successNextDay(cake: Cake) -> OrderCakeIntentResponse {
    let response = OrderCakeIntentResponse(code: .successNextDay, userActivity: nil)
    response.cake = cake
    return response
  }
}

/// Why a value of `cake` is refused.
public nonisolated enum OrderCakeCakeUnsupportedReason: Int, Sendable {
  /// Sold Out.
  case soldOut = 1
  /// Too Late.
  case tooLate = 2
}

/// What an app says of a value of `cake`.
public nonisolated class OrderCakeCakeResolutionResult: CakeResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: OrderCakeCakeUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }
}

/// Why a value of `count` is refused.
public nonisolated enum OrderCakeCountUnsupportedReason: Int, Sendable {
  /// Negative Numbers Not Supported.
  case negativeNumbersNotSupported = 1
  /// Greater Than Maximum Value.
  case greaterThanMaximumValue = 2
  /// Less Than Minimum Value.
  case lessThanMinimumValue = 3
  /// Not Enough Flour.
  case notEnoughFlour = 4
}

/// What an app says of a value of `count`.
public nonisolated class OrderCakeCountResolutionResult: INIntegerResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: OrderCakeCountUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }
}

// MARK: BKCheckOvenIntent

/// Check Oven.
public nonisolated class BKCheckOvenIntent: _CustomIntent, @unchecked Sendable {
  /// Oven.
  public var oven: Oven {
    get { _value("oven") ?? .front }
    set { _set("oven", newValue) }
  }

  /// Warmth.
  public var warmth: Measurement<UnitTemperature>? {
    get { _value("warmth") }
    set { _set("warmth", newValue) }
  }

  /// Crust.
  public var crust: NSNumber? {
    get { _value("crust") }
    set { _set("crust", newValue) }
  }

  /// Baker.
  public var baker: INPerson? {
    get { _value("baker") }
    set { _set("baker", newValue) }
  }

  /// Recipe.
  public var `default`: String? {
    get { _value("default") }
    set { _set("default", newValue) }
  }

  /// Link.
  public var link: URL? {
    get { _value("link") }
    set { _set("link", newValue) }
  }

  /// Rest.
  public var rest: NSNumber? {
    get { _value("rest") }
    set { _set("rest", newValue) }
  }

  /// Photo.
  public var photo: INFile? {
    get { _value("photo") }
    set { _set("photo", newValue) }
  }

  /// Thing.
  public var thing: INObject? {
    get { _value("thing") }
    set { _set("thing", newValue) }
  }

  /// How the properties travel; for the framework.
  public override class var _fields: [_CustomField] { fields }

  private static let fields: [_CustomField] = [
    .enumeration("oven", Oven.self),
    .measurement("warmth", UnitTemperature.self),
    .decimal("crust"),
    .person("baker"),
    .string("default"),
    .url("link"),
    .timeInterval("rest"),
    .file("photo"),
    .object("thing", INObject.self),
  ]

  /// The table that declares the intent; for the framework.
  public override class var _table: _CustomIntentTable { PritheeDefinition_CompatibilityBakery_Bakery.table }

  /// Asks a handler about a parameter; for the framework.
  @concurrent public override func _resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any BKCheckOvenIntentHandling else { return nil }
    switch parameter {
    case "oven":
      let result: OvenResolutionResult = await handler.resolveOven(for: self)
      return [result]
    case "warmth":
      let result: INTemperatureResolutionResult = await handler.resolveWarmth(for: self)
      return [result]
    case "crust":
      let result: BKCheckOvenCrustResolutionResult = await handler.resolveCrust(for: self)
      if _CustomHandling.isWritten([result]) { return [result] }
      let earlier: INDoubleResolutionResult = await (handler as any BKCheckOvenIntentEarlierHandling).resolveCrust(for: self)
      return [earlier]
    case "baker":
      let result: INPersonResolutionResult = await handler.resolveBaker(for: self)
      return [result]
    case "default":
      let result: INStringResolutionResult = await handler.resolveDefault(for: self)
      return [result]
    case "link":
      let result: INURLResolutionResult = await handler.resolveLink(for: self)
      return [result]
    case "rest":
      let result: INTimeIntervalResolutionResult = await handler.resolveRest(for: self)
      return [result]
    case "photo":
      let result: INFileResolutionResult = await handler.resolvePhoto(for: self)
      return [result]
    case "thing":
      let result: INObjectResolutionResult = await handler.resolveThing(for: self)
      return [result]
    default: return []
    }
  }

  /// Asks a handler for the choices for a parameter; for the framework.
  @concurrent public override func _options(_ parameter: String, searchTerm: String?, by handler: Any) async throws -> _CustomOptions? {
    guard let handler = handler as? any BKCheckOvenIntentHandling else { return nil }
    switch parameter {
    case "default":
      return try await _CustomHandling.options(
        searchTerm: searchTerm,
        searching: { try await handler.provideDefaultOptionsCollection(for: self, searchTerm: searchTerm) },
        all: { try await handler.provideDefaultOptionsCollection(for: self) },
        earlier: { try await handler.provideDefaultOptions(for: self) })
    default: return nil
    }
  }

  /// Asks a handler for the value that a parameter has when none is given; for the framework.
  public override func _default(_ parameter: String, by handler: Any) -> Any? {
    guard let handler = handler as? any BKCheckOvenIntentHandling else { return nil }
    switch parameter {
    case "oven": return handler.defaultOven(for: self)
    case "warmth": return handler.defaultWarmth(for: self)
    case "crust": return handler.defaultCrust(for: self)
    case "baker": return handler.defaultBaker(for: self)
    case "default": return handler.defaultDefault(for: self)
    case "link": return handler.defaultLink(for: self)
    case "rest": return handler.defaultRest(for: self)
    case "photo": return handler.defaultPhoto(for: self)
    case "thing": return handler.defaultThing(for: self)
    default: return nil
    }
  }

  /// Asks a handler to confirm the request; for the framework.
  @concurrent public override func _confirm(by handler: Any) async -> _CustomIntentResponse? {
    guard let handler = handler as? any BKCheckOvenIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  /// Asks a handler to handle the request; for the framework.
  @concurrent public override func _handle(by handler: Any) async -> _CustomIntentResponse? {
    guard let handler = handler as? any BKCheckOvenIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}

/// The forms of methods of ``BKCheckOvenIntentHandling`` by which a handler gives no reasons.
/// They differ from the others only in what they return, so they stand in a protocol of their own.
public nonisolated protocol BKCheckOvenIntentEarlierHandling: NSObjectProtocol {
  /// Resolves the crust.
  func resolveCrust(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveCrust(for intent: BKCheckOvenIntent) async -> INDoubleResolutionResult
}

nonisolated extension BKCheckOvenIntentEarlierHandling {
  /// Calls the async form, and says nothing when that is not written either.
  public func resolveCrust(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "BKCheckOvenIntent.resolveCrust.earlier", completion: completion, unwritten: INDoubleResolutionResult._unwritten()) { await self.resolveCrust(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveCrust(for intent: BKCheckOvenIntent) async -> INDoubleResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "BKCheckOvenIntent.resolveCrust.earlier", unwritten: INDoubleResolutionResult._unwritten()) { self.resolveCrust(for: intent, with: $0) }
  }
}

/// Handles an ``BKCheckOvenIntent``.
/// A handler implements the completion form or the async form of each method, in any mix.
public nonisolated protocol BKCheckOvenIntentHandling: BKCheckOvenIntentEarlierHandling {
  /// Carries the request out.
  func handle(intent: BKCheckOvenIntent, completion: @escaping @Sendable (BKCheckOvenIntentResponse) -> Void)

  /// The async form of the method before.
  @concurrent func handle(intent: BKCheckOvenIntent) async -> BKCheckOvenIntentResponse

  /// Checks that the request can be carried out.
  func confirm(intent: BKCheckOvenIntent, completion: @escaping @Sendable (BKCheckOvenIntentResponse) -> Void)

  /// The async form of the method before.
  @concurrent func confirm(intent: BKCheckOvenIntent) async -> BKCheckOvenIntentResponse

  /// Resolves the oven.
  func resolveOven(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (OvenResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveOven(for intent: BKCheckOvenIntent) async -> OvenResolutionResult

  /// The oven when none is given.
  func defaultOven(for intent: BKCheckOvenIntent) -> Oven

  /// Resolves the warmth.
  func resolveWarmth(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveWarmth(for intent: BKCheckOvenIntent) async -> INTemperatureResolutionResult

  /// The warmth when none is given.
  func defaultWarmth(for intent: BKCheckOvenIntent) -> Measurement<UnitTemperature>?

  /// Resolves the crust.
  func resolveCrust(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (BKCheckOvenCrustResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveCrust(for intent: BKCheckOvenIntent) async -> BKCheckOvenCrustResolutionResult

  /// The crust when none is given.
  func defaultCrust(for intent: BKCheckOvenIntent) -> NSNumber?

  /// Resolves the baker.
  func resolveBaker(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveBaker(for intent: BKCheckOvenIntent) async -> INPersonResolutionResult

  /// The baker when none is given.
  func defaultBaker(for intent: BKCheckOvenIntent) -> INPerson?

  /// Resolves the recipe.
  func resolveDefault(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveDefault(for intent: BKCheckOvenIntent) async -> INStringResolutionResult

  /// Offers choices, those that fit the words when there are some.
  func provideDefaultOptionsCollection(for intent: BKCheckOvenIntent, searchTerm: String?, with completion: @escaping @Sendable (INObjectCollection<NSString>?, (any Error)?) -> Void)

  /// The async form of the method before.
  @concurrent func provideDefaultOptionsCollection(for intent: BKCheckOvenIntent, searchTerm: String?) async throws -> INObjectCollection<NSString>

  /// Offers choices.
  func provideDefaultOptionsCollection(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INObjectCollection<NSString>?, (any Error)?) -> Void)

  /// The async form of the method before.
  @concurrent func provideDefaultOptionsCollection(for intent: BKCheckOvenIntent) async throws -> INObjectCollection<NSString>

  /// Offers choices; the earlier form.
  func provideDefaultOptions(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable ([String]?, (any Error)?) -> Void)

  /// The async form of the method before.
  @concurrent func provideDefaultOptions(for intent: BKCheckOvenIntent) async throws -> [String]

  /// The recipe when none is given.
  func defaultDefault(for intent: BKCheckOvenIntent) -> String?

  /// Resolves the link.
  func resolveLink(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INURLResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveLink(for intent: BKCheckOvenIntent) async -> INURLResolutionResult

  /// The link when none is given.
  func defaultLink(for intent: BKCheckOvenIntent) -> URL?

  /// Resolves the rest.
  func resolveRest(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INTimeIntervalResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveRest(for intent: BKCheckOvenIntent) async -> INTimeIntervalResolutionResult

  /// The rest when none is given.
  func defaultRest(for intent: BKCheckOvenIntent) -> NSNumber?

  /// Resolves the photo.
  func resolvePhoto(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INFileResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolvePhoto(for intent: BKCheckOvenIntent) async -> INFileResolutionResult

  /// The photo when none is given.
  func defaultPhoto(for intent: BKCheckOvenIntent) -> INFile?

  /// Resolves the thing.
  func resolveThing(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INObjectResolutionResult) -> Void)

  /// The async form of the method before.
  @concurrent func resolveThing(for intent: BKCheckOvenIntent) async -> INObjectResolutionResult

  /// The thing when none is given.
  func defaultThing(for intent: BKCheckOvenIntent) -> INObject?
}

nonisolated extension BKCheckOvenIntentHandling {
  /// Calls the async form, and answers “failure” when that is not written either.
  public func handle(intent: BKCheckOvenIntent, completion: @escaping @Sendable (BKCheckOvenIntentResponse) -> Void) {
    _CustomHandling.viaAsync(of: self, "BKCheckOvenIntent.handle", completion: completion, unwritten: BKCheckOvenIntentResponse(code: .failure, userActivity: nil)) { await self.handle(intent: intent) }
  }

  /// Calls the completion form, and answers “failure” when that is not written either.
  @concurrent public func handle(intent: BKCheckOvenIntent) async -> BKCheckOvenIntentResponse {
    await _CustomHandling.viaCompletion(of: self, "BKCheckOvenIntent.handle", unwritten: BKCheckOvenIntentResponse(code: .failure, userActivity: nil)) { self.handle(intent: intent, completion: $0) }
  }

  /// Calls the async form, and answers “ready” when that is not written either.
  public func confirm(intent: BKCheckOvenIntent, completion: @escaping @Sendable (BKCheckOvenIntentResponse) -> Void) {
    _CustomHandling.viaAsync(of: self, "BKCheckOvenIntent.confirm", completion: completion, unwritten: BKCheckOvenIntentResponse(code: .ready, userActivity: nil)) { await self.confirm(intent: intent) }
  }

  /// Calls the completion form, and answers “ready” when that is not written either.
  @concurrent public func confirm(intent: BKCheckOvenIntent) async -> BKCheckOvenIntentResponse {
    await _CustomHandling.viaCompletion(of: self, "BKCheckOvenIntent.confirm", unwritten: BKCheckOvenIntentResponse(code: .ready, userActivity: nil)) { self.confirm(intent: intent, completion: $0) }
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolveOven(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (OvenResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "BKCheckOvenIntent.resolveOven", completion: completion, unwritten: OvenResolutionResult._unwritten()) { await self.resolveOven(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveOven(for intent: BKCheckOvenIntent) async -> OvenResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "BKCheckOvenIntent.resolveOven", unwritten: OvenResolutionResult._unwritten()) { self.resolveOven(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultOven(for intent: BKCheckOvenIntent) -> Oven {
    .front
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolveWarmth(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "BKCheckOvenIntent.resolveWarmth", completion: completion, unwritten: INTemperatureResolutionResult._unwritten()) { await self.resolveWarmth(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveWarmth(for intent: BKCheckOvenIntent) async -> INTemperatureResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "BKCheckOvenIntent.resolveWarmth", unwritten: INTemperatureResolutionResult._unwritten()) { self.resolveWarmth(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultWarmth(for intent: BKCheckOvenIntent) -> Measurement<UnitTemperature>? {
    nil
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolveCrust(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (BKCheckOvenCrustResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "BKCheckOvenIntent.resolveCrust", completion: completion, unwritten: BKCheckOvenCrustResolutionResult._unwritten()) { await self.resolveCrust(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveCrust(for intent: BKCheckOvenIntent) async -> BKCheckOvenCrustResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "BKCheckOvenIntent.resolveCrust", unwritten: BKCheckOvenCrustResolutionResult._unwritten()) { self.resolveCrust(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultCrust(for intent: BKCheckOvenIntent) -> NSNumber? {
    nil
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolveBaker(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "BKCheckOvenIntent.resolveBaker", completion: completion, unwritten: INPersonResolutionResult._unwritten()) { await self.resolveBaker(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveBaker(for intent: BKCheckOvenIntent) async -> INPersonResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "BKCheckOvenIntent.resolveBaker", unwritten: INPersonResolutionResult._unwritten()) { self.resolveBaker(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultBaker(for intent: BKCheckOvenIntent) -> INPerson? {
    nil
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolveDefault(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "BKCheckOvenIntent.resolveDefault", completion: completion, unwritten: INStringResolutionResult._unwritten()) { await self.resolveDefault(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveDefault(for intent: BKCheckOvenIntent) async -> INStringResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "BKCheckOvenIntent.resolveDefault", unwritten: INStringResolutionResult._unwritten()) { self.resolveDefault(for: intent, with: $0) }
  }

  /// Calls the async form, and offers nothing when that is not written either.
  public func provideDefaultOptionsCollection(for intent: BKCheckOvenIntent, searchTerm: String?, with completion: @escaping @Sendable (INObjectCollection<NSString>?, (any Error)?) -> Void) {
    _CustomHandling.offerViaAsync(of: self, "BKCheckOvenIntent.provideDefaultOptionsCollection.search", completion: completion) { try await self.provideDefaultOptionsCollection(for: intent, searchTerm: searchTerm) }
  }

  /// Calls the completion form, and offers nothing when that is not written either.
  @concurrent public func provideDefaultOptionsCollection(for intent: BKCheckOvenIntent, searchTerm: String?) async throws -> INObjectCollection<NSString> {
    try await _CustomHandling.offerViaCompletion(of: self, "BKCheckOvenIntent.provideDefaultOptionsCollection.search") { self.provideDefaultOptionsCollection(for: intent, searchTerm: searchTerm, with: $0) }
  }

  /// Calls the async form, and offers nothing when that is not written either.
  public func provideDefaultOptionsCollection(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INObjectCollection<NSString>?, (any Error)?) -> Void) {
    _CustomHandling.offerViaAsync(of: self, "BKCheckOvenIntent.provideDefaultOptionsCollection", completion: completion) { try await self.provideDefaultOptionsCollection(for: intent) }
  }

  /// Calls the completion form, and offers nothing when that is not written either.
  @concurrent public func provideDefaultOptionsCollection(for intent: BKCheckOvenIntent) async throws -> INObjectCollection<NSString> {
    try await _CustomHandling.offerViaCompletion(of: self, "BKCheckOvenIntent.provideDefaultOptionsCollection") { self.provideDefaultOptionsCollection(for: intent, with: $0) }
  }

  /// Calls the async form, and offers nothing when that is not written either.
  public func provideDefaultOptions(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable ([String]?, (any Error)?) -> Void) {
    _CustomHandling.offerViaAsync(of: self, "BKCheckOvenIntent.provideDefaultOptions", completion: completion) { try await self.provideDefaultOptions(for: intent) }
  }

  /// Calls the completion form, and offers nothing when that is not written either.
  @concurrent public func provideDefaultOptions(for intent: BKCheckOvenIntent) async throws -> [String] {
    try await _CustomHandling.offerViaCompletion(of: self, "BKCheckOvenIntent.provideDefaultOptions") { self.provideDefaultOptions(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultDefault(for intent: BKCheckOvenIntent) -> String? {
    nil
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolveLink(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INURLResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "BKCheckOvenIntent.resolveLink", completion: completion, unwritten: INURLResolutionResult._unwritten()) { await self.resolveLink(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveLink(for intent: BKCheckOvenIntent) async -> INURLResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "BKCheckOvenIntent.resolveLink", unwritten: INURLResolutionResult._unwritten()) { self.resolveLink(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultLink(for intent: BKCheckOvenIntent) -> URL? {
    nil
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolveRest(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INTimeIntervalResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "BKCheckOvenIntent.resolveRest", completion: completion, unwritten: INTimeIntervalResolutionResult._unwritten()) { await self.resolveRest(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveRest(for intent: BKCheckOvenIntent) async -> INTimeIntervalResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "BKCheckOvenIntent.resolveRest", unwritten: INTimeIntervalResolutionResult._unwritten()) { self.resolveRest(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultRest(for intent: BKCheckOvenIntent) -> NSNumber? {
    nil
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolvePhoto(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INFileResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "BKCheckOvenIntent.resolvePhoto", completion: completion, unwritten: INFileResolutionResult._unwritten()) { await self.resolvePhoto(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolvePhoto(for intent: BKCheckOvenIntent) async -> INFileResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "BKCheckOvenIntent.resolvePhoto", unwritten: INFileResolutionResult._unwritten()) { self.resolvePhoto(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultPhoto(for intent: BKCheckOvenIntent) -> INFile? {
    nil
  }

  /// Calls the async form, and says nothing when that is not written either.
  public func resolveThing(for intent: BKCheckOvenIntent, with completion: @escaping @Sendable (INObjectResolutionResult) -> Void) {
    _CustomHandling.viaAsync(of: self, "BKCheckOvenIntent.resolveThing", completion: completion, unwritten: INObjectResolutionResult._unwritten()) { await self.resolveThing(for: intent) }
  }

  /// Calls the completion form, and says nothing when that is not written either.
  @concurrent public func resolveThing(for intent: BKCheckOvenIntent) async -> INObjectResolutionResult {
    await _CustomHandling.viaCompletion(of: self, "BKCheckOvenIntent.resolveThing", unwritten: INObjectResolutionResult._unwritten()) { self.resolveThing(for: intent, with: $0) }
  }

  /// None, unless the handler says otherwise.
  public func defaultThing(for intent: BKCheckOvenIntent) -> INObject? {
    nil
  }
}

/// What can become of an ``BKCheckOvenIntent``.
public nonisolated enum BKCheckOvenIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Continue In App.
  case continueInApp = 2
  /// In Progress.
  case inProgress = 3
  /// Success.
  case success = 4
  /// Failure.
  case failure = 5
  /// Failure Requiring App Launch.
  case failureRequiringAppLaunch = 6
}

/// An app's answer to an ``BKCheckOvenIntent``.
public nonisolated class BKCheckOvenIntentResponse: _CustomIntentResponse, @unchecked Sendable {
  /// What became of the request.
  public var code: BKCheckOvenIntentResponseCode { BKCheckOvenIntentResponseCode(rawValue: _code) ?? .unspecified }

  /// Warmth.
  public var warmth: Measurement<UnitTemperature>? {
    get { _value("warmth") }
    set { _set("warmth", newValue) }
  }

  /// Loaves.
  public var loaves: [String]? {
    get { _value("loaves") }
    set { _set("loaves", newValue) }
  }

  /// State.
  public var state: Oven {
    get { _value("state") ?? .front }
    set { _set("state", newValue) }
  }

  /// How the properties travel; for the framework.
  public override class var _fields: [_CustomField] { fields }

  private static let fields: [_CustomField] = [
    .measurement("warmth", UnitTemperature.self),
    .list(.string("loaves")),
    .enumeration("state", Oven.self),
  ]

  /// The request's class; for the framework.
  public override class var _intent: _CustomIntent.Type { BKCheckOvenIntent.self }

  /// Creates an answer.
  public convenience init(code: BKCheckOvenIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    _code = code.rawValue
    self.userActivity = userActivity
  }

  /// An answer with the code `success`.
  public static func success(warmth: Measurement<UnitTemperature>, loaves: [String]) -> BKCheckOvenIntentResponse {
    let response = BKCheckOvenIntentResponse(code: .success, userActivity: nil)
    response.warmth = warmth
    response.loaves = loaves
    return response
  }
}

/// Why a value of `crust` is refused.
public nonisolated enum BKCheckOvenCrustUnsupportedReason: Int, Sendable {
  /// Negative Numbers Not Supported.
  case negativeNumbersNotSupported = 1
  /// Greater Than Maximum Value.
  case greaterThanMaximumValue = 2
  /// Less Than Minimum Value.
  case lessThanMinimumValue = 3
}

/// What an app says of a value of `crust`.
public nonisolated class BKCheckOvenCrustResolutionResult: INDoubleResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: BKCheckOvenCrustUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }
}

// MARK: CakeSize

/// Cake Size.
public nonisolated enum CakeSize: Int, Sendable {
  /// unknown.
  case unknown = 0
  /// small.
  case small = 1
  /// medium-sized.
  case medium = 2
  /// large.
  case large = 3
}

nonisolated extension CakeSize: _CustomEnumeration {
  /// The cases with what a person sees of them.
  public static let _cases: [_CustomEnumerationCase] = [
    _CustomEnumerationCase("unknown", 0, "unknown"),
    _CustomEnumerationCase("small", 1, "small"),
    _CustomEnumerationCase("medium", 2, "medium-sized"),
    _CustomEnumerationCase("large", 3, "large"),
  ]
}

/// What an app says of a value of ``CakeSize``.
public nonisolated class CakeSizeResolutionResult: INEnumResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedValue: CakeSize) -> Self {
    _success(resolvedValue)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with valueToConfirm: CakeSize) -> Self {
    _confirmation(valueToConfirm)
  }
}

// MARK: Oven

/// Oven.
public nonisolated enum Oven: Int, Sendable {
  /// front oven.
  case front = 1
  /// back oven.
  case back = 2
}

nonisolated extension Oven: _CustomEnumeration {
  /// The cases with what a person sees of them.
  public static let _cases: [_CustomEnumerationCase] = [
    _CustomEnumerationCase("front", 1, "front oven"),
    _CustomEnumerationCase("back", 2, "back oven"),
  ]
}

/// What an app says of a value of ``Oven``.
public nonisolated class OvenResolutionResult: INEnumResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedValue: Oven) -> Self {
    _success(resolvedValue)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with valueToConfirm: Oven) -> Self {
    _confirmation(valueToConfirm)
  }
}

/// The name by which earlier source knows ``Oven``.
public typealias BKCheckOvenOven = Oven

// MARK: Cake

/// Cake.
public nonisolated class Cake: _CustomObject, @unchecked Sendable {
  /// Price.
  public var price: INCurrencyAmount? {
    get { _value("price") }
    set { _set("price", newValue) }
  }

  /// Layers.
  public var layers: NSNumber? {
    get { _value("layers") }
    set { _set("layers", newValue) }
  }

  /// Fruits.
  public var fruits: [String]? {
    get { _value("fruits") }
    set { _set("fruits", newValue) }
  }

  /// How the properties travel; for the framework.
  public override class var _fields: [_CustomField] { fields }

  private static let fields: [_CustomField] = [
    .currencyAmount("price"),
    .integer("layers"),
    .list(.string("fruits")),
  ]
}

/// What an app says of a value of ``Cake``.
public nonisolated class CakeResolutionResult: INObjectResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedObject: Cake) -> Self {
    _success(resolvedObject)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with objectsToDisambiguate: [Cake]) -> Self {
    _disambiguation(objectsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with objectToConfirm: Cake?) -> Self {
    _confirmation(objectToConfirm)
  }
}

// MARK: Topping

/// Topping.
public nonisolated class Topping: _CustomObject, @unchecked Sendable {
  /// How the properties travel; for the framework.
  public override class var _fields: [_CustomField] { fields }

  private static let fields: [_CustomField] = []
}

/// What an app says of a value of ``Topping``.
public nonisolated class ToppingResolutionResult: INObjectResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedObject: Topping) -> Self {
    _success(resolvedObject)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with objectsToDisambiguate: [Topping]) -> Self {
    _disambiguation(objectsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with objectToConfirm: Topping?) -> Self {
    _confirmation(objectToConfirm)
  }
}

// MARK: Receipt

/// Receipt.
public nonisolated class Receipt: _CustomObject, @unchecked Sendable {
  /// Total.
  public var total: INCurrencyAmount? {
    get { _value("total") }
    set { _set("total", newValue) }
  }

  /// Cake.
  public var cake: Cake? {
    get { _value("cake") }
    set { _set("cake", newValue) }
  }

  /// How the properties travel; for the framework.
  public override class var _fields: [_CustomField] { fields }

  private static let fields: [_CustomField] = [
    .currencyAmount("total"),
    .object("cake", Cake.self),
  ]
}

/// What an app says of a value of ``Receipt``.
public nonisolated class ReceiptResolutionResult: INObjectResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedObject: Receipt) -> Self {
    _success(resolvedObject)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with objectsToDisambiguate: [Receipt]) -> Self {
    _disambiguation(objectsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with objectToConfirm: Receipt?) -> Self {
    _confirmation(objectToConfirm)
  }
}

// MARK: Table

/// What Bakery.intentdefinition declares, for the module's registry.
public nonisolated enum PritheeDefinition_CompatibilityBakery_Bakery {
  /// The table of the declared classes.
  public static let table = _CustomIntentTable(
    intents: [OrderCakeIntent.self, BKCheckOvenIntent.self],
    responses: [OrderCakeIntentResponse.self, BKCheckOvenIntentResponse.self],
    objects: [Cake.self, Topping.self, Receipt.self],
    manifest: #"{"entities":[],"enumerations":[{"cases":[{"display":{"synonyms":[],"title":"unknown"},"name":"unknown"},{"display":{"synonyms":[],"title":"small"},"name":"small"},{"display":{"synonyms":[],"title":"medium-sized"},"name":"medium"},{"display":{"synonyms":[],"title":"large"},"name":"large"}],"identifier":"CakeSize","title":"Cake Size"},{"cases":[{"display":{"synonyms":[],"title":"front oven"},"name":"front"},{"display":{"synonyms":[],"title":"back oven"},"name":"back"}],"identifier":"Oven","title":"Oven"}],"intents":[{"authentication":"alwaysAllowed","definition":{"category":"information","codes":[{"isSuccess":false,"name":"unspecified","value":0},{"isSuccess":true,"name":"ready","value":1},{"isSuccess":false,"name":"continueInApp","value":2},{"isSuccess":true,"name":"inProgress","value":3},{"isSuccess":true,"name":"success","template":{"full":"The oven has ${warmth}; ${loaves} are inside."},"value":4},{"isSuccess":false,"name":"failure","value":5},{"isSuccess":false,"name":"failureRequiringAppLaunch","value":6}],"needsConfirmation":false,"properties":[{"isOptional":true,"name":"warmth","title":"Warmth","type":"measurement:temperature"},{"isOptional":true,"name":"loaves","title":"Loaves","type":"list:string"},{"isOptional":true,"name":"state","title":"State","type":"enumeration:Oven"}],"rules":{"baker":{"reasons":[]},"crust":{"maximum":2.5,"minimum":0.5,"reasons":[{"name":"negativeNumbersNotSupported"},{"name":"greaterThanMaximumValue"},{"name":"lessThanMinimumValue"}]},"default":{"reasons":[]},"link":{"reasons":[]},"oven":{"question":"Which oven?","reasons":[]},"photo":{"reasons":[]},"rest":{"reasons":[]},"thing":{"reasons":[]},"warmth":{"reasons":[]}},"summaries":[{"parameters":["oven"],"runsInBackground":true,"title":"Check the ${oven}"}],"verb":"View"},"dialect":"siriKit","identifier":"BKCheckOvenIntent","isDiscoverable":true,"opensApp":false,"parameters":[{"isOptional":true,"name":"oven","offersOptions":false,"question":"Which oven?","title":"Oven","type":"enumeration:Oven"},{"isOptional":true,"name":"warmth","offersOptions":false,"title":"Warmth","type":"measurement:temperature"},{"isOptional":true,"name":"crust","offersOptions":false,"title":"Crust","type":"number"},{"isOptional":true,"name":"baker","offersOptions":false,"title":"Baker","type":"person"},{"isOptional":true,"name":"default","offersOptions":true,"title":"Recipe","type":"string"},{"isOptional":true,"name":"link","offersOptions":false,"title":"Link","type":"url"},{"isOptional":true,"name":"rest","offersOptions":false,"title":"Rest","type":"duration"},{"isOptional":true,"name":"photo","offersOptions":false,"title":"Photo","type":"file"},{"isOptional":true,"name":"thing","offersOptions":false,"title":"Thing","type":"record:INObject"}],"title":"Check Oven"},{"authentication":"requiresAuthentication","definition":{"category":"order","codes":[{"isSuccess":false,"name":"unspecified","value":0},{"isSuccess":true,"name":"ready","value":1},{"isSuccess":false,"name":"continueInApp","value":2},{"isSuccess":true,"name":"inProgress","value":3},{"isSuccess":true,"name":"success","template":{"full":"Your ${cake} will be ready in ${waitTime}. That makes ${receipt.total}.","supporting":"Ready in ${waitTime}."},"value":4},{"isSuccess":false,"name":"failure","template":{"full":"The bakery does not answer."},"value":5},{"isSuccess":false,"name":"failureRequiringAppLaunch","value":6},{"isSuccess":false,"name":"failureClosed","template":{"full":"The bakery is closed until ${opening}."},"value":100},{"isSuccess":false,"name":"failureInvalidCake","template":{"full":"There is no ${cake}."},"value":101},{"isSuccess":true,"name":"successNextDay","template":{"full":"Your ${cake} will be ready tomorrow."},"value":102}],"needsConfirmation":true,"output":"receipt","properties":[{"isOptional":true,"name":"cake","title":"Cake","type":"record:Cake"},{"isOptional":true,"name":"waitTime","title":"Waiting Time","type":"duration"},{"isOptional":true,"name":"receipt","title":"Receipt","type":"record:Receipt"},{"isOptional":true,"name":"opening","title":"Opening","type":"date"}],"rules":{"cake":{"choice":"Which one shall it be?","confirmation":"Just to be sure, you want ${cake}?","introduction":"There are ${count} cakes like ‘${cake}’.","question":"Which cake would you like?","reasons":[{"name":"soldOut","template":"${cake} is sold out today."},{"name":"tooLate","template":"It is too late to bake ${cake}."}]},"count":{"confirmation":"That is ${count} cakes, is that right?","maximum":20,"minimum":1,"question":"How many cakes?","reasons":[{"name":"negativeNumbersNotSupported","template":"${displayName} can’t be negative."},{"name":"greaterThanMaximumValue","template":"${displayName} can’t be higher than ${maximumValue}."},{"name":"lessThanMinimumValue","template":"${displayName} can’t be lower than ${minimumValue}."},{"name":"notEnoughFlour","template":"We have no flour for ${count} cakes."}]},"isGift":{"booleanWords":["wrapped","not wrapped"],"question":"Is it a gift?","reasons":[]},"message":{"condition":{"parameter":"isGift","test":"equals","value":"true"},"question":"What shall the card say?","reasons":[]},"pickUp":{"question":"When do you pick it up?","reasons":[]},"shop":{"question":"At which shop?","reasons":[]},"size":{"confirmation":"A ${size} cake?","question":"Small, medium or large?","reasons":[]},"tip":{"reasons":[]},"toppings":{"choice":"Any toppings?","reasons":[]}},"summaries":[{"parameters":["cake"],"runsInBackground":true,"title":"Order ${cake}"},{"parameters":["cake","count","size"],"runsInBackground":true,"title":"Order ${count} ${size} ${cake}"},{"parameters":["cake","count"],"runsInBackground":true,"subtitle":"for ${pickUp}","title":"Order ${count} ${cake}"},{"parameters":["cake","shop"],"runsInBackground":false,"title":"Order ${cake} at ${shop}"},{"parameters":[],"runsInBackground":true,"title":"Order a cake"}],"verb":"Order"},"dialect":"siriKit","identifier":"OrderCakeIntent","isDiscoverable":true,"opensApp":false,"parameters":[{"isOptional":true,"name":"cake","offersOptions":true,"question":"Which cake would you like?","title":"Cake","type":"record:Cake"},{"defaultValue":{"integer":1},"isOptional":true,"name":"count","offersOptions":false,"question":"How many cakes?","title":"Count","type":"integer"},{"defaultValue":{"enumeration":{"cases":["medium"],"type":"CakeSize"}},"isOptional":true,"name":"size","offersOptions":false,"question":"Small, medium or large?","title":"Size","type":"enumeration:CakeSize"},{"isOptional":true,"name":"toppings","offersOptions":true,"title":"Toppings","type":"list:record:Topping"},{"defaultValue":{"boolean":false},"isOptional":true,"name":"isGift","offersOptions":false,"question":"Is it a gift?","title":"Gift","type":"boolean"},{"isOptional":true,"name":"message","offersOptions":false,"question":"What shall the card say?","title":"Message","type":"string"},{"isOptional":true,"name":"pickUp","offersOptions":false,"question":"When do you pick it up?","title":"Pick-Up","type":"date"},{"isOptional":true,"name":"shop","offersOptions":true,"question":"At which shop?","title":"Shop","type":"place"},{"isOptional":true,"name":"tip","offersOptions":false,"title":"Tip","type":"currency"}],"result":"record:Receipt","summary":"Orders a cake from the bakery","title":"Order Cake"}],"module":"CompatibilityBakery","queries":[],"shortcuts":[{"intent":"OrderCakeIntent","parameters":{},"phrases":["Order ${cake} in ${applicationName}","Order ${count} ${size} ${cake} in ${applicationName}","Order ${count} ${cake} in ${applicationName}","Order ${cake} at ${shop} in ${applicationName}","Order a cake in ${applicationName}"],"shortTitle":"Order Cake"},{"intent":"OrderCakeIntent","parameters":{},"phrases":["Order ${cake}","Order ${count} ${size} ${cake}","Order ${count} ${cake}","Order ${cake} at ${shop}","Order a cake"],"shortTitle":"Order Cake","weight":0.8},{"intent":"BKCheckOvenIntent","parameters":{},"phrases":["Check the ${oven} in ${applicationName}"],"shortTitle":"Check Oven"},{"intent":"BKCheckOvenIntent","parameters":{},"phrases":["Check the ${oven}"],"shortTitle":"Check Oven","weight":0.8}],"version":1}"#)
}
