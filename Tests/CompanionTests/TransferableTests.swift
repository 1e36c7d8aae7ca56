import CoreTransferable
import Foundation
import Testing

private struct Card: Transferable, Codable, Equatable {
  var name: String
  var isSecret = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
      .exportingCondition { !$0.isSecret }
      .suggestedFileName { "\($0.name).json" }
    DataRepresentation(exportedContentType: .png) { Data($0.name.utf8) }
    FileRepresentation(contentType: .commaSeparatedText) { card in
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")
      try Data(card.name.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      Card(name: try String(contentsOf: received.file, encoding: .utf8), isSecret: received.isOriginalFile)
    }
    ProxyRepresentation(exporting: \.name)
  }
}

@Suite struct TransferableTests {
  @Test func typesComeInTheOrderOfTheRepresentations() {
    #expect(
      Card(name: "A").exportedContentTypes() == [
        .json, .png, .commaSeparatedText, .utf8PlainText, .plainText,
      ])
    #expect(Card.importedContentTypes() == [.json, .commaSeparatedText])
    // A condition leaves one form out, for that value only.
    #expect(Card(name: "B", isSecret: true).exportedContentTypes().first == .png)
  }

  @Test func valuesGoOutAndComeBack() async throws {
    let card = Card(name: "Lake Trail")
    let json = try await card.exported(as: .json)
    #expect(try await Card(importing: json, contentType: .json) == card)
    #expect(try await card.exported(as: .png) == Data("Lake Trail".utf8))
    #expect(try await card.exported(as: .utf8PlainText) == Data("Lake Trail".utf8))
    // A type above one that is there takes it.
    #expect(try await card.exported(as: .image) == Data("Lake Trail".utf8))
    #expect(card.suggestedFilename == "Lake Trail.json")
  }

  @Test func filesAreCopiesThatDoNotStay() async throws {
    let card = Card(name: "Ridge")
    let (path, content) = try await card.withExportedFile(contentType: .json) { file in
      (file, try Data(contentsOf: file))
    }
    #expect(path.lastPathComponent == "Ridge.json")
    #expect(try JSONDecoder().decode(Card.self, from: content) == card)
    #expect(!FileManager.default.fileExists(atPath: path.path))
    let read = try await Card(importing: Data("Shore".utf8), contentType: .commaSeparatedText)
    #expect(read == Card(name: "Shore"))
  }

  @Test func whatCannotBeGivenSaysWhatCan() async throws {
    do {
      _ = try await Card(name: "A").exported(as: .pdf)
      Issue.record("nothing was thrown")
    } catch let error as TransferError {
      #expect(
        error.description
          == "Card cannot give com.adobe.pdf; it can give: public.json, public.png, "
          + "public.comma-separated-values-text, public.utf8-plain-text, public.plain-text.")
    }
    await #expect(throws: TransferError.self) { try await Card(importing: Data(), contentType: .png) }
    await #expect(throws: TransferError.self) {
      try await String(importing: Data([0xFF]), contentType: .utf8PlainText)
    }
  }

  @Test func foundationTypesAreThere() async throws {
    #expect(try await "text".exported() == Data("text".utf8))
    let url = try #require(URL(string: "https://example.org/a"))
    #expect(try await URL(importing: url.exported(as: .url), contentType: .url) == url)
    #expect(try await Data([1, 2]).exported(as: .data) == Data([1, 2]))
  }
}
