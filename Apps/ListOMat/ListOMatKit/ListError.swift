/// Why the lists could not be shown or changed.
public enum ListError: Error, Hashable, Sendable {
  /// The app group has no folder.
  case noContainer(String)
  /// The file is not one of ours.
  case unreadable(String)
  /// The folder cannot be written to.
  case notWritable(String)
  /// There is no such list.
  case noList(String, others: [String])
  /// Several lists may be meant.
  case severalLists(String, [String])
  /// The list has no such item.
  case noItem(String, list: String)
  /// A list of this name exists already.
  case listExists(String)
}

extension ListError: CustomStringConvertible {
  /// What happened and what to do.
  public var description: String {
    switch self {
    case .noContainer(let group): "The app group \(group) has no folder; is the app installed?"
    case .unreadable(let path): "\(path) does not hold lists. Move it away, and the app starts afresh."
    case .notWritable(let path): "\(path) cannot be written. Check who owns the folder."
    case .noList(let name, let others):
      "There is no list “\(name)”; there are: \(others.joined(separator: ", "))."
    case .severalLists(let name, let lists):
      "“\(name)” may be \(lists.joined(separator: " or ")). Write more of its name."
    case .noItem(let name, let list): "“\(name)” is not on the list \(list)."
    case .listExists(let name): "There is a list “\(name)” already."
    }
  }
}
