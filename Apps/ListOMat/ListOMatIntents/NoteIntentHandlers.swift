import Foundation
import Intents
import ListOMatKit

/// Makes a note.
final class CreateNoteIntentHandler: ListIntentHandler, INCreateNoteIntentHandling {
  func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult {
    guard let title = intent.title else { return .notRequired() }
    return notes().contains { $0.isNamed(title.spokenPhrase) } ? .unsupported() : .success(with: title)
  }

  func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult {
    guard let content = intent.content as? INTextNoteContent, content.text?.isEmpty == false else {
      return .needsValue()
    }
    return .success(with: content)
  }

  func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
    let text = (intent.content as? INTextNoteContent)?.text ?? ""
    guard
      let note = await change({ try $0.createNote(intent.title?.spokenPhrase, text: text, at: Date()) })
    else { return INCreateNoteIntentResponse(code: .failure, userActivity: nil) }
    let response = INCreateNoteIntentResponse(code: .success, userActivity: nil)
    response.createdNote = self.note(note)
    return response
  }
}

/// Adds a line to a note.
final class AppendToNoteIntentHandler: ListIntentHandler, INAppendToNoteIntentHandling {
  func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult {
    guard let words = intent.targetNote?.title.spokenPhrase, !words.isEmpty else { return .needsValue() }
    let found = ((try? ListStore().notes(matching: words)) ?? []).map(note)
    switch found.count {
    case 0: return .unsupported()
    case 1: return .success(with: found[0])
    default: return .disambiguation(with: found)
    }
  }

  func resolveContent(for intent: INAppendToNoteIntent) async -> INNoteContentResolutionResult {
    guard let content = intent.content as? INTextNoteContent, content.text?.isEmpty == false else {
      return .needsValue()
    }
    return .success(with: content)
  }

  func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse {
    let text = (intent.content as? INTextNoteContent)?.text ?? ""
    guard
      let title = intent.targetNote?.title.spokenPhrase,
      let note = await change({ try $0.append(text, toNote: title, at: Date()) })
    else { return INAppendToNoteIntentResponse(code: .failure, userActivity: nil) }
    let response = INAppendToNoteIntentResponse(code: .success, userActivity: nil)
    response.note = self.note(note)
    return response
  }
}
