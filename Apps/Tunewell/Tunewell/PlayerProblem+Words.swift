import AppIntents
import TunewellKit

extension PlayerProblem: @retroactive CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { "\(description)" }
}
