import Foundation

struct PantryItem: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var amount: Int
}
