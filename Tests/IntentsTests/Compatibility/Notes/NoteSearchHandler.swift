import Foundation
import Intents

final class NoteSearchHandler: NSObject, INSearchForNotebookItemsIntentHandling, Sendable {
  func resolveItemType(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INNotebookItemTypeResolutionResult {
    switch intent.itemType {
    case .taskList, .task: .unsupported()
    default: .success(with: .note)
    }
  }

  func resolveDateTime(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INDateComponentsRangeResolutionResult {
    intent.dateTime.map { .success(with: $0) } ?? .notRequired()
  }

  func confirm(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
  ) {
    completion(.init(code: .ready, userActivity: nil))
  }

  func handle(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse {
    let text = intent.title?.spokenPhrase ?? intent.content ?? ""
    let notes = await Notebook.shared.notes(matching: text)
    let response = INSearchForNotebookItemsIntentResponse(code: .success, userActivity: nil)
    response.notes = notes.map(INNote.init)
    response.sortType = .byDate
    return response
  }
}

/// What the app tells the assistant when it comes to the front.
enum NotesSupport {
  static func prepare() async throws {
    guard await INPreferences.requestSiriAuthorization() == .authorized else { return }
    let titles = await Notebook.shared.all.map(\.title)
    INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: titles), of: .notebookItemTitle)
    for note in await Notebook.shared.all.prefix(3) {
      let intent = INAppendToNoteIntent(targetNote: INNote(note), content: nil)
      intent.suggestedInvocationPhrase = String(localized: "Write in \(note.title)")
      let interaction = INInteraction(intent: intent, response: nil)
      interaction.direction = .outgoing
      try await interaction.donate()
    }
    try await INInteraction.delete(with: ["outdated"])
  }
}
