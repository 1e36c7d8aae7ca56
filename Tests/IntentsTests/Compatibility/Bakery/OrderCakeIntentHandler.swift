// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import Intents

/// Handles orders with completion handlers.
public class OrderCakeIntentHandler: NSObject, OrderCakeIntentHandling {
  private let bakery = Bakery.shared

  // MARK: Choices

  public func provideCakeOptionsCollection(
    for intent: OrderCakeIntent, with completion: @escaping (INObjectCollection<Cake>?, Error?) -> Void
  ) {
    let cakes = Cake.allCases
    completion(
      INObjectCollection(sections: [
        INObjectSection(title: "Fruit", items: Array(cakes.prefix(2))),
        INObjectSection(title: "Other", items: Array(cakes.dropFirst(2))),
      ]), nil)
  }

  public func provideToppingsOptions(
    for intent: OrderCakeIntent, with completion: @escaping ([Topping]?, Error?) -> Void
  ) {
    completion(["Cream", "Almonds"].map { Topping(identifier: $0.lowercased(), display: $0) }, nil)
  }

  public func provideShopOptionsCollection(
    for intent: OrderCakeIntent, with completion: @escaping (INObjectCollection<CLPlacemark>?, Error?) -> Void
  ) {
    completion(INObjectCollection(items: Bakery.shops), nil)
  }

  // MARK: Resolving

  public func resolveCake(
    for intent: OrderCakeIntent, with completion: @escaping (OrderCakeCakeResolutionResult) -> Void
  ) {
    guard let cake = intent.cake else {
      completion(OrderCakeCakeResolutionResult.needsValue())
      return
    }
    guard let item = bakery.item(cake) else {
      completion(OrderCakeCakeResolutionResult.disambiguation(with: Cake.allCases))
      return
    }
    guard item.stock > 0 else {
      completion(OrderCakeCakeResolutionResult.unsupported(forReason: .soldOut))
      return
    }
    completion(.success(with: cake))
  }

  public func resolveCount(
    for intent: OrderCakeIntent, with completion: @escaping (OrderCakeCountResolutionResult) -> Void
  ) {
    guard let count = intent.count else {
      completion(OrderCakeCountResolutionResult.needsValue())
      return
    }
    let stock = bakery.item(intent.cake)?.stock ?? 0
    if count.intValue > stock {
      completion(OrderCakeCountResolutionResult.unsupported(forReason: .notEnoughFlour))
    } else if count.intValue >= 3 {
      completion(OrderCakeCountResolutionResult.confirmationRequired(with: count.intValue))
    } else {
      completion(OrderCakeCountResolutionResult.success(with: count.intValue))
    }
  }

  public func resolveSize(
    for intent: OrderCakeIntent, with completion: @escaping (CakeSizeResolutionResult) -> Void
  ) {
    if intent.size == .unknown {
      completion(CakeSizeResolutionResult.needsValue())
    } else {
      completion(CakeSizeResolutionResult.success(with: intent.size))
    }
  }

  public func resolveToppings(
    for intent: OrderCakeIntent, with completion: @escaping ([ToppingResolutionResult]) -> Void
  ) {
    guard let toppings = intent.toppings else {
      completion([ToppingResolutionResult.notRequired()])
      return
    }
    completion(
      toppings.map { topping -> ToppingResolutionResult in
        topping.identifier == nil ? .unsupported() : .success(with: topping)
      })
  }

  public func resolveMessage(
    for intent: OrderCakeIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    guard let message = intent.message else { return completion(.needsValue()) }
    completion(.success(with: message))
  }

  // MARK: Carrying out

  public func confirm(intent: OrderCakeIntent, completion: @escaping (OrderCakeIntentResponse) -> Void) {
    guard let cake = intent.cake, bakery.item(cake) != nil else {
      let unknown = intent.cake ?? Cake(identifier: nil, display: "cake")
      completion(OrderCakeIntentResponse.failureInvalidCake(unknown))
      return
    }
    guard intent.count?.intValue != 7 else {
      completion(.failureClosed(opening: DateComponents(year: 2026, month: 3, day: 19, hour: 8, minute: 30)))
      return
    }
    completion(OrderCakeIntentResponse(code: .ready, userActivity: nil))
  }

  public func handle(intent: OrderCakeIntent, completion: @escaping (OrderCakeIntentResponse) -> Void) {
    guard let cake = intent.cake, let item = bakery.item(cake) else {
      completion(OrderCakeIntentResponse(code: .failure, userActivity: nil))
      return
    }
    let count = intent.count?.intValue ?? 1
    bakery.place(
      Bakery.Order(
        cake: item.identifier, count: count, size: intent.size,
        toppings: intent.toppings?.compactMap { $0.identifier } ?? [], message: intent.message))
    guard intent.pickUp == nil else {
      completion(.successNextDay(cake: cake))
      return
    }
    let receipt = Receipt(identifier: "r1", display: "\(count) × \(item.name)")
    receipt.total = INCurrencyAmount(
      amount: NSDecimalNumber(decimal: item.price * Decimal(count)), currencyCode: "EUR")
    receipt.cake = cake
    let response = OrderCakeIntentResponse.success(
      cake: cake, waitTime: NSNumber(value: 40 * 60), receipt: receipt)
    response.userActivity = NSUserActivity(activityType: "org.example.bakery.order")
    DispatchQueue.global().async { completion(response) }
  }
}
