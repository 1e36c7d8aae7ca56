/// Why the lists could not be shown or changed.
public enum ListError: Error, Hashable, Sendable {
  /// There is no such list.
  case noList(String, others: [String])
  /// Several lists may be meant.
  case severalLists(String, [String])
  /// The list has no such item.
  case noItem(String, list: String)
  /// A list of this name exists already.
  case listExists(String)
  /// There is no such note.
  case noNote(String)
  /// A note of this title exists already.
  case noteExists(String)
}

extension ListError: CustomStringConvertible {
  /// What happened and what to do.
  public var description: String {
    switch self {
    case .noList(let name, let others):
      "There is no list “\(name)”; there are: \(others.joined(separator: ", "))."
    case .severalLists(let name, let lists):
      "“\(name)” may be \(lists.joined(separator: " or ")). Write more of its name."
    case .noItem(let name, let list): "“\(name)” is not on the list \(list)."
    case .listExists(let name): "There is a list “\(name)” already."
    case .noNote(let title): "There is no note “\(title)”."
    case .noteExists(let title): "There is a note “\(title)” already."
    }
  }
}
