import Testing

@testable import prithee

@Suite("Lengths of time on the command line")
struct TimeSpanTests {
  @Test(
    "A number of seconds, minutes, hours or days",
    arguments: [
      ("90", Duration.seconds(90)), ("90s", .seconds(90)), ("10m", .seconds(600)), ("1.5h", .seconds(5_400)),
      ("7d", .seconds(604_800)), ("0.5", .milliseconds(500)),
    ])
  func reads(text: String, duration: Duration) {
    #expect(TimeSpan.duration(text) == duration)
  }

  @Test("Anything else is refused", arguments: ["", "m", "0", "-5m", "8d", "1e3", "ten", "5 m", "5mm", "٥m"])
  func refuses(text: String) {
    #expect(TimeSpan.duration(text) == nil)
  }
}
