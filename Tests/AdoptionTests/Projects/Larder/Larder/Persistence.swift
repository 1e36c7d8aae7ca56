import CoreData

struct PersistenceController {
  static let shared = PersistenceController()
  let container: NSPersistentContainer

  init() {
    container = NSPersistentContainer(name: "Larder")
    container.loadPersistentStores { _, _ in }
  }
}
