import Foundation
import Intents

final class NoteIntentHandler: NSObject, INCreateNoteIntentHandling, INAppendToNoteIntentHandling {
  private let notebook: Notebook

  init(notebook: Notebook) {
    self.notebook = notebook
  }

  // MARK: - Creating

  func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult {
    guard let title = intent.title else { return .needsValue() }
    let existing = await notebook.notes(matching: title.spokenPhrase)
    return existing.contains { $0.title == title.spokenPhrase }
      ? .confirmationRequired(with: title) : .success(with: title)
  }

  func resolveContent(
    for intent: INCreateNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void
  ) {
    guard let content = intent.content as? INTextNoteContent, let text = content.text else {
      completion(.notRequired())
      return
    }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    completion(trimmed.isEmpty ? .needsValue() : .success(with: INTextNoteContent(text: trimmed)))
  }

  func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
    let isLocked = await notebook.isLocked
    return INCreateNoteIntentResponse(
      code: isLocked ? .failureRequiringAppLaunch : .ready, userActivity: nil)
  }

  func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
    guard let title = intent.title else { return .init(code: .failure, userActivity: nil) }
    let text = (intent.content as? INTextNoteContent)?.text
    let note = Note(
      title: title.spokenPhrase, paragraphs: [text].compactMap(\.self),
      folder: intent.groupName?.spokenPhrase)
    do {
      try await notebook.insert(note)
    } catch {
      let activity = NSUserActivity(activityType: "org.example.margin.unlock")
      activity.title = error.localizedDescription
      activity.userInfo = ["title": note.title, "id": note.id.uuidString]
      return INCreateNoteIntentResponse(code: .failureRequiringAppLaunch, userActivity: activity)
    }
    let response = INCreateNoteIntentResponse(code: .success, userActivity: nil)
    response.createdNote = INNote(note)
    return response
  }

  // MARK: - Appending

  func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult {
    guard let wanted = intent.targetNote else { return .needsValue() }
    let found = await notebook.notes(matching: wanted.title.spokenPhrase).map(INNote.init)
    guard let first = found.first else { return .unsupported() }
    return found.count == 1 ? .success(with: first) : .disambiguation(with: found)
  }

  func handle(
    intent: INAppendToNoteIntent,
    completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void
  ) {
    guard
      let id = intent.targetNote?.identifier.flatMap(UUID.init(uuidString:)),
      let text = (intent.content as? INTextNoteContent)?.text
    else {
      completion(INAppendToNoteIntentResponse(code: .failure, userActivity: nil))
      return
    }
    Task { [notebook] in
      do {
        let note = try await notebook.append(text, to: id)
        let response = INAppendToNoteIntentResponse(code: .success, userActivity: nil)
        response.note = INNote(note)
        completion(response)
      } catch {
        completion(INAppendToNoteIntentResponse(code: .failure, userActivity: nil))
      }
    }
  }
}

extension INNote {
  convenience init(_ note: Note) {
    let calendar = Calendar(identifier: .gregorian)
    self.init(
      title: INSpeakableString(spokenPhrase: note.title),
      contents: note.paragraphs.map { INTextNoteContent(text: $0) },
      groupName: note.folder.map(INSpeakableString.init(spokenPhrase:)),
      createdDateComponents: nil,
      modifiedDateComponents: calendar.dateComponents([.year, .month, .day], from: note.modified),
      identifier: note.id.uuidString)
  }
}
