import Foundation

final class Pantry {
  static let shared = Pantry()
  private(set) var items: [PantryItem] = []

  func add(_ name: String, amount: Int) -> PantryItem {
    let item = PantryItem(name: name.trimmed, amount: amount)
    items.append(item)
    return item
  }
}
