// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import Intents

/// The bakery's shelf, as the app and its extension share it.
public final class Bakery {
  public static let shared = Bakery()

  public struct Order: Equatable {
    public var cake: String
    public var count: Int
    public var size: CakeSize
    public var toppings: [String]
    public var message: String?
  }

  struct Item {
    var identifier: String
    var name: String
    var price: Decimal
    var stock: Int
  }

  let items = [
    Item(identifier: "plum", name: "Plum Cake", price: 18, stock: 4),
    Item(identifier: "carrot", name: "Carrot Cake", price: 21.5, stock: 9),
    Item(identifier: "cheese", name: "Cheesecake", price: 24, stock: 0),
  ]

  static let shops = [
    CLPlacemark(location: CLLocation(latitude: 38.71, longitude: -9.14), name: "Baixa", postalAddress: nil),
    CLPlacemark(location: CLLocation(latitude: 41.15, longitude: -8.61), name: "Ribeira", postalAddress: nil),
  ]

  public private(set) var orders: [Order] = []

  func item(_ cake: Cake?) -> Item? {
    items.first { $0.identifier == cake?.identifier }
  }

  func place(_ order: Order) {
    orders.append(order)
  }

  public func clear() {
    orders = []
  }
}

extension Cake {
  convenience init(item: Bakery.Item) {
    self.init(identifier: item.identifier, display: item.name)
    price = INCurrencyAmount(amount: NSDecimalNumber(decimal: item.price), currencyCode: "EUR")
    layers = 2
    fruits = ["plum"]
  }

  static var allCases: [Cake] { Bakery.shared.items.map { Cake(item: $0) } }
}

extension OrderCakeIntent {
  /// The request as the app itself makes it.
  convenience init(cake: Cake, count: Int) {
    self.init()
    self.cake = cake
    self.count = NSNumber(value: count)
    size = .large
    suggestedInvocationPhrase = "Order \(cake.displayString)"
  }
}

/// Makes a request as the app does for a donation.
public func cakeRequest(for name: String) -> OrderCakeIntent? {
  Cake.allCases.first { $0.displayString == name }.map { OrderCakeIntent(cake: $0, count: 3) }
}
