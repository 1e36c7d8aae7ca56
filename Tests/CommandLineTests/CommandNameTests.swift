import ArgumentParser
import Foundation
import Testing

@testable import prithee

@Suite("Words for the chat and names of commands")
struct CommandNameTests {
  @Test func theChatKnowsItsOwnWords() {
    for word in ["exit", "Quit", "bye", "/exit"] { #expect(ChatWord(word) == .leave) }
    #expect(ChatWord("?") == .help)
    #expect(ChatWord("/why") == .why)
    #expect(ChatWord("/undo") == .undo)
    #expect(ChatWord("/hlep") == .unknown("/hlep"))
    for sentence in ["quit the workout", "what?", "/home/me is full", "/ 2", "undo that"] {
      #expect(ChatWord(sentence) == nil)
    }
  }

  @Test(
    "A mistyped command is told with what was meant",
    arguments: [
      (["aks", "hi"], "prithee ask"), (["worfklows"], "prithee workflows"),
      (["workflows", "chekc", "x"], "prithee workflows check"),
      (["contacts", "remvoe", "A"], "contacts remove"),
      (["add", "milk"], "prithee ask"),
    ])
  func tellsWhatWasMeant(arguments: [String], meant: String) throws {
    #expect(throws: (any Error).self) { try Prithee.parseAsRoot(arguments) }
    let text = try #require(CommandNames.mistake(in: arguments, of: Prithee.self))
    #expect(text.contains(meant))
  }

  @Test func whatIsNoMistakeInANameIsNotTakenForOne() {
    for arguments in [["ask"], ["apps", "--bogus"], ["workflows", "check"], [], ["--home", "x"]] {
      #expect(CommandNames.mistake(in: arguments, of: Prithee.self) == nil)
    }
  }

  @Test(
    "Things are removed with one word, and the words of before still work",
    arguments: [
      (["contacts", "delete", "Ana"], ["contacts", "remove", "Ana"]),
      (["donations", "delete", "--all"], ["donations", "remove", "--all"]),
      (["remove", "ListOMat"], ["uninstall", "ListOMat"]),
    ])
  func formerNames(before: [String], now: [String]) throws {
    #expect(CommandNames.current(before) == now)
    #expect(CommandNames.current(now) == now)
    #expect(throws: Never.self) { try Prithee.parseAsRoot(CommandNames.current(before)) }
    #expect(!Prithee.helpMessage().contains("delete"))
  }

  @Test func everyCommandStandsInAGroup() {
    let grouped = Prithee.configuration.groupedSubcommands
    #expect(grouped.map(\.name) == ["Everyday", "App", "Developer"])
    #expect(Prithee.configuration.subcommands.count == grouped.flatMap(\.subcommands).count)
  }

  @Test func distancesCountSlips() {
    #expect(Spelling.distance("ask", "aks") == 1)
    #expect(Spelling.distance("", "abc") == 3)
    #expect(Spelling.distance("kitten", "sitting") == 3)
    #expect(Spelling.nearest(to: "zzzzzz", in: ["ask", "chat"]) == nil)
    #expect(Spelling.nearest(to: "inst", in: ["install", "index"]) == "install")
    #expect(Spelling.nearest(to: String(repeating: "x", count: 100_000), in: ["ask"]) == nil)
  }
}
