import Foundation

final class Depot {
  static let shared = Depot()
  private(set) var sent: [String] = []

  func send(to town: String) { sent.append(town) }
}
