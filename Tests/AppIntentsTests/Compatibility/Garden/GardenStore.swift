import Foundation

/// A plant in the bed.
struct Plant: Codable, Hashable, Identifiable {
  var id = UUID()
  var name: String
  var litres: Double
  var lastWatered: Date?
}

/// Keeps the plants in a file and what was said of them in the settings.
final class GardenStore: ObservableObject {
  static let shared = GardenStore(folder: .documentsDirectory)

  @Published private(set) var plants: [Plant] = []
  @Published var isRaining = false
  private var watchers: Set<AnyCancellable> = []
  private let file: URL
  private(set) var changes = 0

  init(folder: URL) {
    file = folder.appending(path: "garden.json")
    if let data = try? Data(contentsOf: file), let kept = try? JSONDecoder().decode([Plant].self, from: data)
    {
      plants = kept
    }
    $isRaining.dropFirst().sink { [weak self] _ in self?.changes += 1 }.store(in: &watchers)
  }

  func add(_ plant: Plant) throws {
    plants.append(plant)
    try JSONEncoder().encode(plants).write(to: file)
    UserDefaults.standard.setValue(plant.name, forKey: "newestPlant")
  }

  var newest: String? { UserDefaults.standard.value(forKey: "newestPlant") as? String }

  func forgetNewest() { UserDefaults.standard.setValue(nil, forKey: "newestPlant") }

  /// The plants whose names contain a word, as a person searches.
  func plants(matching word: String) throws -> [Plant] {
    let predicate = #Predicate<Plant> { plant in
      plant.name.localizedStandardContains(word) && plant.litres > 0
    }
    return try plants.filter(predicate)
  }

  /// The names in a list of seeds, one a line.
  static func names(in list: URL) async throws -> [String] {
    var names: [String] = []
    for try await line in list.lines { names.append(line) }
    return names
  }

  func settle() async {
    try? await Task.sleep(nanoseconds: NSEC_PER_MSEC)
    autoreleasepool { isRaining = false }
  }
}

/// Counts drops on a queue of its own.
actor RainGauge {
  private let queue = DispatchSerialQueue(label: "rain")
  private var drops = 0

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  func fall() -> Int {
    dispatchPrecondition(condition: .onQueue(queue))
    drops += 1
    return drops
  }
}
