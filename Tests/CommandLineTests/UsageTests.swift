import ArgumentParser
import Foundation
import Testing

@testable import prithee

@Suite("Usage")
struct UsageTests {
  @Test(
    "Every command takes the common options",
    arguments: [
      ["ask", "hi"], ["chat"], ["apps"], ["install", "PATH"], ["uninstall", "NAME"], ["understand"],
      ["why", "hi"], ["doctor"],
    ])
  func takesCommonOptions(command: [String]) throws {
    let options = ["--home", "/home/me", "--now", "2026-03-18T10:15:00", "--locale", "en_GB"]
    #expect(throws: Never.self) { try Prithee.parseAsRoot(command + options) }
  }

  @Test(
    "Bad usage is told from failure",
    arguments: [["ask"], ["nonsense"], ["ask", "--now", "soon", "hi"], ["apps", "--bogus"]])
  func refuses(arguments: [String]) throws {
    let error = #expect(throws: (any Error).self) { try Prithee.parseAsRoot(arguments) }
    #expect(error.map { Prithee.exitCode(for: $0) } == .validationFailure)
  }

  @Test("Words need no quotation marks")
  func joinsWords() throws {
    let command = try #require(try Prithee.parseAsRoot(["ask", "add", "milk"]) as? AskCommand)
    #expect(command.text == ["add", "milk"])
  }

  @Test("A hint repeats the home so that it works when it is pasted")
  func quotesTheHome() throws {
    #expect(try GlobalOptions.parse([]).repeated == "")
    #expect(try GlobalOptions.parse(["--home", "/a/b-c"]).repeated == "--home /a/b-c ")
    #expect(try GlobalOptions.parse(["--home", "/it's here"]).repeated == #"--home '/it'\''s here' "#)
  }

  @Test("A reason is one line")
  func reasonsAreOneLine() {
    #expect(FailureReason.text(of: CommandFailure("One.\n  Two.\n")) == "One. Two.")
    #expect(FailureReason.text(of: CocoaError(.fileReadNoSuchFile)).contains("\n") == false)
  }
}
