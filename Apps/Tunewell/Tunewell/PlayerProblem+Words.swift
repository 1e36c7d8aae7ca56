import AppIntents
import TunewellKit

extension PlayerProblem: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { "\(description)" }
}
