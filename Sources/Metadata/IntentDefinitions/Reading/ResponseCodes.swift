import IntentWire

/// The codes of a response: those that each has, then its own from 100.
struct ResponseCodes {
  private static let standard = [
    "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
  ]

  private(set) var all: [DefinitionManifest.Code]
  private var given: Set<String> = []

  init() {
    all = Self.standard.enumerated().map { index, name in
      DefinitionManifest.Code(
        name: name, value: index, isSuccess: ["ready", "inProgress", "success"].contains(name))
    }
  }

  /// Takes a code of the file.
  ///
  /// - Returns: `false` when the file has the code twice.
  mutating func add(_ name: String, isSuccess: Bool, _ template: Dialog?) -> Bool {
    guard given.insert(name).inserted else { return false }
    if let index = all.firstIndex(where: { $0.name == name }) {
      all[index].template = template
    } else {
      let value = 100 + all.count - Self.standard.count
      all.append(.init(name: name, value: value, isSuccess: isSuccess, template: template))
    }
    return true
  }
}
