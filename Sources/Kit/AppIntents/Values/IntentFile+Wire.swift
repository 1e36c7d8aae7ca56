import Foundation
import IntentWire
import UniformTypeIdentifiers

extension IntentFile: _IntentValue {
  /// A file, by its content or its location.
  public static var _bridge: _ValueBridge {
    _ValueBridge(type: .file) { any in
      (any as? IntentFile).map { .file($0.value) }
    } read: { value, context in
      guard let file = IntentFile(value) else { return .refused(.unreadable(value, as: .file)) }
      if let objection = file.objection(to: context.constraints.contentTypes) {
        return .refused(Resolution.Reason("unsupportedType", dialog: Dialog(objection)))
      }
      return .accepted(file)
    }
  }

  /// The form on the wire; a file that is about to be deleted goes there with its content.
  private var value: FileValue {
    switch content {
    case .data(let data): FileValue(filename: filename, type: type?.identifier, data: data)
    case .url(let url):
      FileValue(
        filename: filename, type: type?.identifier,
        data: removedOnCompletion ? try? Data(contentsOf: url) : nil, url: removedOnCompletion ? nil : url)
    }
  }

  private init?(_ value: IntentValue) {
    switch value {
    case .file(let file):
      let type = file.type.flatMap { UTType($0) }
      if let data = file.data {
        self.init(data: data, filename: file.filename, type: type)
      } else if let url = file.url {
        self.init(fileURL: url, filename: file.filename, type: type)
      } else {
        return nil
      }
    case .url(let url) where url.isFileURL: self.init(fileURL: url)
    default: return nil
    }
  }

  /// Why a file of this kind is not taken; `nil` when it is.
  private func objection(to types: [String]?) -> String? {
    guard let types, !types.isEmpty, !types.contains("public.item"), let own = type else { return nil }
    let wanted = types.map { (name: $0, type: UTType($0)) }
    let fits = wanted.contains { name, type in
      own.identifier == name || type.map { own == $0 || own.conforms(to: $0) } == true
    }
    guard !fits else { return nil }
    let names = wanted.map { $0.type?.preferredFilenameExtension ?? $0.name }.joined(separator: ", ")
    return "“\(filename)” is not a file of the right kind; it must be one of these: \(names)."
  }

  /// Deletes those files of a result that are only wanted by the assistant.
  static func discard(filesOf value: Any?) {
    let files = (value as? IntentFile).map { [$0] } ?? (value as? [IntentFile]) ?? []
    for file in files where file.removedOnCompletion {
      if let url = file.fileURL { try? FileManager.default.removeItem(at: url) }
    }
  }
}
