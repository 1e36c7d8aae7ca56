import AppIntents
import Foundation
import Testing

@testable import AppIntentsBase

@Suite(.timeLimit(.minutes(1)))
struct DependencyTests {
  final class Kettle: Sendable {}

  @Test func waitsForAnObjectThatIsRegisteredLater() async throws {
    let manager = AppDependencyManager()
    let dependency = AppDependency<Kettle>(manager: manager)
    let waiting = Task { try await dependency.prepare(patience: .seconds(30), clock: ContinuousClock()) }
    let kettle = Kettle()
    manager.add(dependency: "something else")
    manager.add(dependency: kettle)
    try await waiting.value
    #expect(dependency.wrappedValue === kettle)
  }

  @Test func tellsObjectsApartByKey() async throws {
    let manager = AppDependencyManager()
    manager.add(key: "big", dependency: 1)
    manager.add(key: "small", dependency: 2)
    #expect(AppDependency<Int>(key: "big", manager: manager).wrappedValue == 1)
    #expect(AppDependency<Int>(key: "small", manager: manager).wrappedValue == 2)
  }

  @Test func makesAnObjectOnceWhenItIsNeeded() async throws {
    let manager = AppDependencyManager()
    manager.add { Kettle() }
    let one = AppDependency<Kettle>(manager: manager)
    let other = AppDependency<Kettle>(manager: manager)
    try await one.prepare(patience: .zero, clock: ContinuousClock())
    try await other.prepare(patience: .zero, clock: ContinuousClock())
    #expect(one.wrappedValue === other.wrappedValue)
  }

  @Test func saysWhatIsMissing() async throws {
    let dependency = AppDependency<Kettle>(manager: AppDependencyManager())
    await #expect { try await dependency.prepare(patience: .zero, clock: ContinuousClock()) } throws: {
      error in
      (error as? any LocalizedError)?.errorDescription?.contains("has not registered Kettle") == true
    }
  }

  @Test func saysWhyAnObjectCouldNotBeMade() async throws {
    struct NoWater: Error {}
    let manager = AppDependencyManager()
    manager.add { () async throws -> Kettle in throw NoWater() }
    let dependency = AppDependency<Kettle>(manager: manager)
    await #expect { try await dependency.prepare(patience: .zero, clock: ContinuousClock()) } throws: {
      error in
      (error as? any LocalizedError)?.errorDescription?.contains("NoWater") == true
    }
  }

  @Test func fallsBackToADefault() async throws {
    let dependency = AppDependency<Int>(manager: AppDependencyManager(), default: 7)
    try await dependency.prepare(patience: .zero, clock: ContinuousClock())
    #expect(dependency.wrappedValue == 7)
  }
}
