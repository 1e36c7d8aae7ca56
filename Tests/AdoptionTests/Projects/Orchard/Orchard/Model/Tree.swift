import Foundation
import Observation

struct Tree: Identifiable, Hashable {
  let id: Int
  var name: String
  var apples: Int
}

@Observable
final class Orchard {
  static let shared = Orchard()
  var trees = [
    Tree(id: 1, name: "Old Bramley", apples: 120), Tree(id: 2, name: "Little Cox", apples: 40),
  ]

  func pick(_ id: Int) -> Tree? {
    guard let index = trees.firstIndex(where: { $0.id == id }) else { return nil }
    trees[index].apples -= 1
    return trees[index]
  }
}
