import Foundation

final class Notebook {
  static let shared = Notebook()
  private(set) var notes: [String] = []

  func write(_ text: String) { notes.append(text) }
}
