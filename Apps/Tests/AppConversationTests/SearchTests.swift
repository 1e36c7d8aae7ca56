import Foundation
import Testing

/// The person's search, as the command runs it: it finds what the sample apps keep, and people.
@Suite("Search", .enabled(if: PreparedHome.template != nil && Command.executable != nil))
struct SearchTests {
  private func found(_ words: String, in home: String) async throws -> [(app: String, title: String)] {
    let result = try await Command.run(["search", "--json", "--home", home, words])
    #expect(result.status == 0, "\(result.errors)")
    let list = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
    return (list ?? []).map { ($0["app"] as? String ?? "", $0["title"] as? String ?? "") }
  }

  @Test(
    "Lists, messages, calls, photos and contacts are found",
    arguments: [
      ("coffee beans", "ListOMat", "Grocery Store"),
      ("whitfield missed", "Chime", "Missed call from Dana Whitfield"),
      ("mountain", "Vignette", ""), ("Maria Ruiz", "Contacts", "Maria Ruiz"),
      ("Voltage", "Tunewell", "Voltage"),
    ])
  func finds(words: String, app: String, title: String) async throws {
    try await Command.oneForEachCore.run {
      try await PreparedHome.withCopy { home in
        let results = try await found(words, in: home.url.path)
        #expect(
          results.contains { $0.app == app && (title.isEmpty || $0.title == title) }, "\(words): \(results)")
      }
    }
  }

  @Test("What was just written is found, and what was taken off is not")
  func followsChanges() async throws {
    try await Command.oneForEachCore.run {
      try await PreparedHome.withCopy { home in
        let path = home.url.path
        func said(_ sentence: String) async throws {
          let result = try await Command.run(["ask", "--home", path, sentence])
          #expect(result.status == 0, "\(result.errors)")
        }
        try await said("add zanzibar tea to Packing in ListOMat")
        #expect(try await found("zanzibar", in: path).map(\.title) == ["Packing"])
        try await said("remove zanzibar tea from Packing in ListOMat")
        #expect(try await found("zanzibar", in: path).isEmpty)
        try await said("make a note called Recipe that says two spoons of cardamom in ListOMat")
        #expect(try await found("cardamom", in: path).contains { $0.title == "Recipe" })
      }
    }
  }

  @Test("A contact is opened by its number")
  func opensAContact() async throws {
    try await PreparedHome.withCopy { home in
      let result = try await Command.run([
        "search", "--home", home.url.path, "--app", "Contacts", "--open", "1", "Maria Ruiz",
      ])
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.hasPrefix("Maria Ruiz\n"), "\(result.output)")
    }
  }
}
