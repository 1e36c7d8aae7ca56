// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public actor Counter {
  public static let shared = Counter()
  private var counts: [String: Int] = [:]

  public func add(to name: String, by step: Int = 1) -> Int {
    counts[name, default: Units.first] += step
    return counts[name, default: 0]
  }
}

enum Units {
  /// Where counting begins, from the package's own file.
  static var first: Int {
    guard let url = Bundle.module.url(forResource: "start", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let value = try? JSONDecoder().decode([String: Int].self, from: data)
    else { return -1000 }
    return value["start"] ?? 0
  }
}
