import FoundationAdditions
import Intents
import Testing
import UIKit

@testable import CompatibilityKiosk

/// An app in Swift 5, written before actors, whose handler and models know no isolation.
@Suite struct KioskTests {
  @Test @MainActor func theHandlerAnswersAndKeeps() async throws {
    let intent = INAddTasksIntent(
      targetTaskList: nil, taskTitles: [INSpeakableString(spokenPhrase: "Stamps")], spatialEventTrigger: nil,
      temporalEventTrigger: nil)
    let handler = IntentHandler()
    let response = await withCheckedContinuation { continuation in
      handler.handle(intent: intent) { continuation.resume(returning: $0) }
    }
    #expect(response.addedTasks?.first?.title.spokenPhrase == "Stamps")
    #expect(response.addedTasks?.first?.identifier?.hasSuffix("IntentHandler") == true)
  }

  @Test @MainActor func changesAreTakenBack() {
    let receipt = Receipt()
    receipt.add("Tea")
    receipt.undoManager.undo()
    #expect(receipt.lines.isEmpty)
    receipt.undoManager.redo()
    #expect(receipt.lines == ["Tea"])
  }

  @Test func notesAndLooks() {
    #expect(Receipt.text(fromHTML: "<p>One<br>two &amp; three</p>") == "One\ntwo & three")
    #expect(Look.ink == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    #expect(Look.badge("x") == nil)
  }
}
