public import VCard

/// What came of an import.
public struct ContactImport: Sendable, Hashable {
  /// The names of the contacts that are new.
  public var added: [String] = []
  /// The names of the contacts that were there and are different now.
  public var changed: [String] = []
  /// The names of the contacts that were there and are the same.
  public var unchanged: [String] = []
  /// The names of the groups in the file.
  public var groups: [String] = []
  /// What is wrong in the file, by line; everything else was imported nevertheless.
  public var problems: [VCardReader.Problem] = []

  /// Creates an empty result.
  public init() {}

  /// How many contacts the file has.
  public var count: Int { added.count + changed.count + unchanged.count }

  /// The result in one sentence, for example “Imported 12 contacts: 10 new, 2 changed”.
  public var summary: String {
    let parts = [(added, "new"), (changed, "changed"), (unchanged, "unchanged")]
      .filter { !$0.0.isEmpty }.map { "\($0.0.count) \($0.1)" }
    var text = "Imported \(Self.amount(count, "contact"))"
    if !groups.isEmpty { text += " and \(Self.amount(groups.count, "group"))" }
    return text + (parts.isEmpty ? "." : ": \(parts.joined(separator: ", ")).")
  }

  /// Puts the results of two files together.
  public static func + (left: ContactImport, right: ContactImport) -> ContactImport {
    var sum = left
    sum.added += right.added
    sum.changed += right.changed
    sum.unchanged += right.unchanged
    sum.groups += right.groups
    sum.problems += right.problems
    return sum
  }

  private static func amount(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
