import AppIntents

enum Mail {
  @AssistantEntity(schema: .mail.account)
  struct Account {
    struct Query: EntityQuery {
      func entities(for identifiers: [Account.ID]) async throws -> [Account] { [] }
    }

    static let defaultQuery = Query()

    let id: UUID
    var name: String
    var emailAddress: String

    var displayRepresentation: DisplayRepresentation { "\(name)" }
  }

  @AssistantEntity(schema: .mail.draft)
  struct Draft {
    struct Query: EntityQuery {
      func entities(for identifiers: [Draft.ID]) async throws -> [Draft] { [] }
    }

    static let defaultQuery = Query()

    let id: UUID
    var to: [IntentPerson]
    var cc: [IntentPerson]
    var bcc: [IntentPerson]
    var subject: String?
    var body: AttributedString?
    var attachments: [IntentFile]
    var account: Mail.Account

    var displayRepresentation: DisplayRepresentation { "\(subject ?? "Draft")" }
  }

  @AssistantIntent(schema: .mail.sendDraft)
  struct SendDraft {
    var target: Draft
    var sendLaterDate: Date?

    func perform() async throws -> some IntentResult { .result() }
  }
}
