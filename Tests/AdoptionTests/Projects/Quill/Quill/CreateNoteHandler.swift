import Intents

final class CreateNoteHandler: NSObject, INCreateNoteIntentHandling {
  func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
    let text = (intent.content as? INTextNoteContent)?.text ?? ""
    Notebook.shared.write(text)
    let response = INCreateNoteIntentResponse(code: .success, userActivity: nil)
    response.createdNote = INNote(
      title: intent.title ?? INSpeakableString(spokenPhrase: "Note"),
      contents: [INTextNoteContent(text: text)],
      groupName: nil, createdDateComponents: nil, modifiedDateComponents: nil, identifier: nil)
    return response
  }
}
