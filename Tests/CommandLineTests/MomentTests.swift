import Foundation
import Testing

@testable import prithee

@Suite("Moments on the command line")
struct MomentTests {
  let lisbon = TimeZone(identifier: "Europe/Lisbon") ?? .gmt

  @Test(
    "A moment has a date, and a time and a zone if they are written",
    arguments: [
      ("2026-03-18T10:15:00Z", 1_773_828_900.0), ("2026-03-18T10:15Z", 1_773_828_900),
      ("2026-03-18 10:15:00Z", 1_773_828_900), ("2026-03-18T10:15:00+01:00", 1_773_825_300),
      ("2026-03-18T10:15:00+0100", 1_773_825_300), ("2026-03-18T10:15:00-02", 1_773_836_100),
      ("2026-03-18T10:15:00.250Z", 1_773_828_900.25),
    ])
  func readsMoments(text: String, seconds: Double) throws {
    let moment = try #require(Moment(text))
    #expect(moment.date.timeIntervalSince1970 == seconds)
    #expect(moment.timeZone != nil)
  }

  @Test("A moment without a zone is in the person's own")
  func usesTheOwnZone() throws {
    // In July Lisbon is an hour ahead of UTC.
    let moment = try #require(Moment("2026-07-01T10:15:00", in: lisbon))
    #expect(moment == Moment("2026-07-01T10:15:00", in: lisbon))
    #expect(moment.date == Moment("2026-07-01T09:15:00Z")?.date)
    #expect(moment.timeZone == nil)
  }

  @Test("A day alone is its beginning")
  func readsDays() {
    #expect(Moment("2026-03-18", in: .gmt)?.date == Moment("2026-03-18T00:00:00Z")?.date)
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "", "T", "now", "2026", "2026-3-18", "2026-02-30", "2026-13-01T00:00:00Z", "2026-03-18T25:00:00Z",
      "2026-03-18T10", "2026-03-18T10:60Z", "2026-03-18T10:15:00.Z", "2026-03-18T10:15:00+1", "١٢٣٤-03-18",
      "2026-03-18T10:15:00Zjunk", "-026-03-18", "2026-03-18T10:15:00+99:99",
    ])
  func refuses(text: String) {
    #expect(Moment(text, in: .gmt) == nil)
  }
}
