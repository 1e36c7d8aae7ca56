import ConversationTesting
import Testing

@Suite("Conversation files")
struct ScriptTests {
  @Test("All of them can be read, and each says what it shows")
  func readable() throws {
    let scripts = try ConversationScript.all(in: Conversations.folder)
    #expect(scripts.count >= 10)
    for script in scripts {
      #expect(script.name != script.file)
      #expect(script.steps.contains { !$0.expectations.isEmpty })
    }
  }
}
