// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppIntents

public struct CountUp: AppIntent {
  public static let title: LocalizedStringResource = "Count Up"

  @Parameter(title: "Counter", requestValueDialog: "Which counter?")
  public var name: String

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let count = await Counter.shared.add(to: name)
    return .result(dialog: "\(name) is at \(count).")
  }
}
