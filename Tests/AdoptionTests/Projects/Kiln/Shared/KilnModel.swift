import Foundation

actor KilnModel {
  static let shared = KilnModel()
  private(set) var degrees = 20

  func fire(_ glaze: Glaze) -> Int {
    degrees = glaze == .celadon ? 1280 : 1240
    return degrees
  }
}
