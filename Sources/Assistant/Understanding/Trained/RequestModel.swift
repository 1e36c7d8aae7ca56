internal import CRequestModel
internal import Foundation
import Learning

/// The model of requests for built-in intents that is part of the program.
///
/// `script/request-model` trains it on sentences that the phrase files make and on requests that people wrote. A class of
/// it is an intent, with the values that the words imply without naming them: `INSetTaskAttributeIntent status=completed`.
enum RequestModel {
  /// The model; `nil` only when its data is damaged.
  static let shared: TrainedModel? = {
    let bytes = UnsafeRawBufferPointer(start: request_model(), count: request_model_size())
    return try? TrainedModel(decoding: Data(bytes))
  }()

  /// The classes of the model.
  static let classes: [RequestClass] = shared?.intents.map(RequestClass.init) ?? []
}

/// A class of a model of requests: an intent, with the values that the words imply without naming them.
struct RequestClass: Sendable {
  /// The name of the class that stands for no intent.
  static let none = "oos"

  /// The name as the model has it.
  var name: String
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

  /// The name of the class for an intent, and for those values of an example that are meant without being said.
  static func name(_ intent: String, implying slots: [LabeledExample.Slot]) -> String {
    let implied = slots.filter { $0.start == $0.end && !$0.value.contains(where: \.isWhitespace) }
    return ([intent] + Set(implied.map { "\($0.name)=\($0.value)" }).sorted()).joined(separator: " ")
  }
}
