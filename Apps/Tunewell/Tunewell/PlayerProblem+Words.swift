import AppIntents
import TunewellKit

extension PlayerProblem: CustomLocalizedStringResourceConvertible {
  /// The problem as the person hears it.
  public var localizedStringResource: LocalizedStringResource { "\(description)" }
}
