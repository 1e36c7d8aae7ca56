import AppIntents

/// The sentences that work as soon as the app is installed.
struct AlmanacShortcuts: AppShortcutsProvider {
  static let shortcutTileColor = ShortcutTileColor.navy

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: TellTime(),
      phrases: [
        "What time is it in \(.applicationName)",
        "What's the time in \(.applicationName)",
        "Tell me the time with \(.applicationName)",
        "What time is it in \(\.$city) with \(.applicationName)",
        "What's the time in \(\.$city) with \(.applicationName)",
        "Tell me the time in \(\.$city) with \(.applicationName)",
      ],
      shortTitle: "Time",
      systemImageName: "clock")
    AppShortcut(
      intent: TellDate(),
      phrases: [
        "What's the date in \(.applicationName)",
        "What's the date today in \(.applicationName)",
        "What's today's date in \(.applicationName)",
        "What day is it in \(.applicationName)",
        "What day is it today in \(.applicationName)",
        "What day of the week is it in \(.applicationName)",
        "What year is it in \(.applicationName)",
        "What month is it in \(.applicationName)",
      ],
      shortTitle: "Date",
      systemImageName: "calendar")
    AppShortcut(
      intent: CountDays(),
      phrases: ["Count the days in \(.applicationName)"],
      shortTitle: "Days",
      systemImageName: "calendar.badge.clock")
    AppShortcut(
      intent: WorkOutSum(),
      phrases: ["Work out a sum in \(.applicationName)"],
      shortTitle: "Sum",
      systemImageName: "plus.forwardslash.minus")
    AppShortcut(
      intent: ConvertAmount(),
      phrases: ["Convert an amount in \(.applicationName)"],
      shortTitle: "Conversion",
      systemImageName: "arrow.left.arrow.right")
  }
}
