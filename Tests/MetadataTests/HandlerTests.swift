import Metadata
import Testing

/// What the compiler says of handlers on Apple's systems, and the build plugin here.
@Suite struct HandlerTests {
  private func warnings(_ source: String) -> [String] {
    extract(["Handler.swift": "import Intents\n" + source], module: "Lists").diagnostics
      .filter { $0.rule == .handler }.map { "\($0.line): \($0.message)" }
  }

  @Test(arguments: [
    "func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {}",
    "func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse { .init(code: .success, userActivity: nil) }",
  ])
  func eitherFormIsEnough(_ method: String) {
    #expect(warnings("class H: NSObject, INAddTasksIntentHandling {\n\(method)\n}").isEmpty)
    #expect(warnings("class H: NSObject {}\nextension H: INAddTasksIntentHandling {\n\(method)\n}").isEmpty)
    #expect(
      warnings("class Base: NSObject {\n\(method)\n}\nclass H: Base, INAddTasksIntentHandling {}").isEmpty)
  }

  @Test func aMissingMethodIsToldAtTheType() {
    let found = warnings("final class H: NSObject, INAddTasksIntentHandling {\n  func handle() {}\n}")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("2: “H” adopts INAddTasksIntentHandling") == true)
    #expect(found.first?.contains("“handle(intent:completion:)”") == true)
  }

  @Test func anOlderSpellingIsToldWhereItStands() {
    let found = warnings(
      """
      final class H: NSObject, INSendMessageIntentHandling {
        func handle(sendMessage intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        }
      }
      """)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("3:") == true)
    #expect(found.first?.contains("It has “handle(sendMessage:completion:)”") == true)
  }

  @Test func aMisspelledMethodIsToldWhereItStands() {
    let found = warnings(
      """
      final class H: NSObject, INSendMessageIntentHandling {
        func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse { fatalError() }
        func resolveRecipient(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] { [] }
        func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult { .notRequired() }
        func people(for intent: INSendMessageIntent) -> [INPerson] { [] }
      }
      """)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("4: “resolveRecipient(for:)”") == true)
    #expect(found.first?.contains("“resolveRecipients(for:with:)”") == true)
  }

  @Test func methodsWithNamesOfTheirOwnAreKnown() {
    let booking = "INBookRestaurantReservationIntent"
    #expect(
      warnings(
        """
        class H: NSObject, \(booking)Handling {
          func handle(bookRestaurantReservation intent: \(booking), completion: @escaping (\(booking)Response) -> Void) {}
        }
        """
      ).isEmpty)
    let status = warnings(
      """
      class H: NSObject, INGetRideStatusIntentHandling {
        func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse { fatalError() }
        func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver) {}
      }
      """)
    #expect(status.count == 1 && status.first?.contains("“stopSendingUpdates(for:)”") == true)
  }

  @Test func whatASuperclassElsewhereHasCannotBeSeen() {
    #expect(warnings("class H: SharedHandler, INAddTasksIntentHandling {}").isEmpty)
  }
}
