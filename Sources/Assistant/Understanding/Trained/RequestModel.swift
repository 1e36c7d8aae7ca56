internal import CRequestModel
public import Catalog
import Foundation
import Learning
import Synchronization

/// A model of requests for built-in intents.
///
/// `script/request-model` trains it on sentences that the phrase files make and on requests that people wrote. A class of
/// it is an intent, with the values that the words imply without naming them: `INSetTaskAttributeIntent status=completed`.
public struct RequestModel: Sendable {
  let model: TrainedModel
  /// The classes of the model.
  let classes: [RequestClass]

  private init(_ model: TrainedModel) {
    (self.model, classes) = (model, model.intents.map(RequestClass.init))
  }

  /// The model that is part of the program; `nil` only when its data is damaged.
  static let builtIn: RequestModel? = {
    let bytes = UnsafeRawBufferPointer(start: request_model(), count: request_model_size())
    return (try? TrainedModel(decoding: Data(bytes))).map(RequestModel.init)
  }()

  /// What keeps the model that a person put into the home from being used; `nil` for one that can be, and for none.
  public static func problem(in home: Home) -> CatalogProblem? {
    do {
      _ = try file(home.requestModel)
      return nil
    } catch {
      return CatalogProblem(
        home.requestModel.lastPathComponent,
        "\(error) Until then, sentences are read by the model that is part of the program.",
        severity: .warning)
    }
  }

  /// A model from a file; `nil` when there is no such file.
  ///
  /// - Throws: A `ModelFileError`.
  fileprivate static func file(_ url: URL) throws -> RequestModel? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return RequestModel(try TrainedModel(contentsOf: url))
  }
}

/// The model that sentences are read by, found when a sentence first needs it: only then files are read.
final class RequestModelChoice: Sendable {
  private let file: URL?
  private let found = Mutex<RequestModel??>(nil)

  /// - Parameter file: A model that is taken instead of the built-in one, where it exists and is not damaged.
  init(_ file: URL?) { self.file = file }

  /// The model; `nil` only when the program is damaged.
  var model: RequestModel? {
    found.withLock { found in
      if let found { return found }
      let own = file.flatMap { try? RequestModel.file($0) }
      let model = own ?? RequestModel.builtIn
      found = .some(model)
      return model
    }
  }
}

/// A class of a model of requests: an intent or a kind of intents, with the values that the words imply without naming them.
struct RequestClass: Sendable {
  /// The name of the class that stands for no intent.
  static let none = "oos"

  /// The name as the model has it.
  var name: String
  /// The intent, or the name of the class for the intents of a kind.
  var intent: String
  /// The values that are implied, as phrase files write them.
  var values: [(parameter: String, text: String)]

  init(_ name: String) {
    self.name = name
    let parts = name.split(separator: " ").map(String.init)
    intent = parts.first ?? ""
    values = parts.dropFirst().compactMap { part in
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
  }

  /// The name of the class for the intents of a kind, which apps name themselves: “pause the music”.
  static func name(ofKind kind: String) -> String { kindPrefix + kind }

  /// Whether it stands for the intents of a kind.
  var isOfKind: Bool { intent.hasPrefix(Self.kindPrefix) }

  private static let kindPrefix = "kind."

  /// The name of the class for an intent, and for those values of an example that are meant without being said.
  static func name(_ intent: String, implying slots: [LabeledExample.Slot]) -> String {
    let implied = slots.filter { $0.start == $0.end && !$0.value.contains(where: \.isWhitespace) }
    return ([intent] + Set(implied.map { "\($0.name)=\($0.value)" }).sorted()).joined(separator: " ")
  }
}
