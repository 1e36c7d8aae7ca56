import Foundation
import IntentWire
import Testing

@testable import Donations

@Suite struct SpoolTests {
  private func line(_ request: WireRequest) throws -> Data {
    try WireCodec().encode(.request(id: 0, request, deadline: nil))
  }

  private func write(_ data: Data, to name: String, in home: URL) throws -> URL {
    let folder = home.appending(path: SpoolFormat.folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name + SpoolFormat.ending)
    try data.write(to: file)
    return file
  }

  @Test func whatWasLeftIsTakenOnceAndInOrder() throws {
    let scratch = try ScratchFolder()
    let requests: [WireRequest] = [
      .donate([donation("1").value]), .deleteDonations(DonationSelection(group: "g")), .refreshShortcuts,
    ]
    let file = try write(try requests.map(line).reduce(Data(), +), to: "org.example.a", in: scratch.url)
    let spool = Spool(home: scratch.url)
    #expect(!spool.isEmpty)
    #expect(
      spool.take { _ in true } == [Spool.Content(name: "org.example.a", requests: requests, garbled: 0)])
    #expect(spool.isEmpty)
    #expect(spool.take { _ in true }.isEmpty)
    let left = try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
    #expect(left.isEmpty, "nothing stays behind: \(left)")
  }

  @Test func whatBelongsToOthersStays() throws {
    let scratch = try ScratchFolder()
    let file = try write(try line(.refreshShortcuts), to: "stranger", in: scratch.url)
    let spool = Spool(home: scratch.url)
    #expect(spool.take { $0 == "org.example.a" }.isEmpty)
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func garbageAndQuestionsAreCountedAndPassedOver() throws {
    let scratch = try ScratchFolder()
    var data = Data("nonsense\n\n{\"jsonrpc\":\"2.0\"}\n".utf8)
    data += try line(.describe) + line(.refreshShortcuts) + Data("{\"cut".utf8)
    _ = try write(data, to: "a", in: scratch.url)
    let content = Spool(home: scratch.url).take { _ in true }
    #expect(content == [Spool.Content(name: "a", requests: [.refreshShortcuts], garbled: 4)])
  }

  @Test func aHomeWithoutSpoolIsEmpty() {
    #expect(Spool(home: URL(filePath: "/nowhere")).isEmpty)
  }
}

@Suite struct LimitTests {
  @Test func aDonationNeedsAnIdentifierAndContent() {
    for (value, words) in [
      (
        DonationValue(identifier: "", kind: .interaction, call: IntentCall(id: "", intent: "A")), "identifier"
      ),
      (DonationValue(identifier: "1", kind: .interaction), "needs a request"),
      (DonationValue(identifier: "1", kind: .activity), "needs a request"),
      (
        DonationValue(
          identifier: "1", group: String(repeating: "g", count: 2000), kind: .interaction,
          call: IntentCall(id: "", intent: "A")), "group"
      ),
    ] {
      #expect {
        try value.kept()
      } throws: { error in
        (error as? WireFault)?.message.contains(words) == true
      }
    }
  }

  @Test func picturesGiveWayWhenADonationIsTooLarge() throws {
    let picture = FileValue(filename: "face.jpg", data: Data(count: 400_000))
    let person = PersonValue(name: "Maria", matches: [PersonValue(name: "M", image: picture)], image: picture)
    var value = donation("1", to: [person]).value
    value.call?.parameters["attachments"] = .list([.file(picture)])
    let kept = try value.kept()
    #expect(kept.content.count < 10_000)
    #expect(kept.value.call?.parameters["attachments"] == .list([.file(FileValue(filename: "face.jpg"))]))
    #expect(
      try donation("2", to: [PersonValue(name: "Ada")]).value.kept().value
        == donation("2", to: [PersonValue(name: "Ada")]).value)
  }

  @Test func textThatIsTooLongIsRefused() {
    var value = donation("1").value
    value.call?.parameters["content"] = .string(String(repeating: "x", count: 300_000))
    #expect {
      try value.kept()
    } throws: { error in
      (error as? WireFault)?.code == .oversized
    }
  }
}
