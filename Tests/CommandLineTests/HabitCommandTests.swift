import ArgumentParser
import Testing

@testable import prithee

@Suite("Donations, shortcuts, focus and permissions")
struct HabitCommandTests {
  @Test(
    "Every command takes the common options",
    arguments: [
      ["donations"], ["donations", "list"], ["donations", "remove", "--all"], ["shortcuts"],
      ["shortcuts", "list"],
      ["shortcuts", "add", "Let's run", "--app", "Stride"], ["shortcuts", "remove", "Let's run"], ["focus"],
      ["focus", "on"], ["apps", "allow", "Murmur"], ["apps", "deny", "Murmur", "--to", "focus"],
      ["apps", "list"],
    ])
  func takesCommonOptions(command: [String]) throws {
    let options = ["--home", "/home/me", "--now", "2026-03-18T10:15:00", "--locale", "en_GB"]
    #expect(throws: Never.self) { try Prithee.parseAsRoot(command + options) }
  }

  @Test(
    "Bad usage is told from failure",
    arguments: [
      ["donations", "delete"], ["donations", "delete", "--all", "--id", "1"], ["donations", "--limit", "0"],
      ["shortcuts", "add"], ["shortcuts", "add", "…", "--app", "A"],
      ["shortcuts", "add", "Go", "--app", "A", "--suggestion", "0"], ["focus", "maybe"], ["apps", "allow"],
      ["apps", "deny", "A", "--to", "everything"],
    ])
  func refuses(arguments: [String]) throws {
    let error = #expect(throws: (any Error).self) { try Prithee.parseAsRoot(arguments) }
    #expect(error.map { Prithee.exitCode(for: $0) } == .validationFailure)
  }

  @Test("Listing is what happens when nothing else is said")
  func listsByDefault() throws {
    #expect(try Prithee.parseAsRoot(["donations", "--app", "Murmur"]) is ListDonations)
    #expect(try Prithee.parseAsRoot(["shortcuts", "--json"]) is ListShortcuts)
    #expect(try Prithee.parseAsRoot(["apps", "--json"]) is ListApps)
    let focus = try #require(try Prithee.parseAsRoot(["focus"]) as? FocusCommand)
    #expect(focus.wish == .status)
  }

  @Test("Columns are as wide as their widest cell")
  func linesUp() {
    #expect(
      Columns.lines([["a", "bbb", "c"], ["aaaa", "b", "cc"], ["x"]]) == [
        "a     bbb  c", "aaaa  b    cc", "x",
      ])
    #expect(Columns.lines([]).isEmpty)
  }
}
