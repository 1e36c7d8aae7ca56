/// Which letters sentences of a template begin or end with.
struct TemplateEdge {
  /// The letters; `nil` for any.
  var letters: Set<UInt8>? = []
  /// Whether there may be none.
  var isEmpty = true
  /// Whether there may be a space before them.
  var hasSpace = false

  /// - Parameter lists: What the values of lists look like; others have any letters.
  init(_ node: TemplateNode, atEnd: Bool, _ lists: [String: [TemplateNode]] = [:]) {
    switch node {
    case .text(let text):
      let letter = atEnd ? text.last : text.first
      (letters, isEmpty) = (letter.map { [$0] } ?? [], letter == nil)
    case .space: hasSpace = true
    case .sequence(let parts):
      for part in atEnd ? parts.reversed() : parts where isEmpty && letters != nil {
        let edge = TemplateEdge(part, atEnd: atEnd, lists)
        add(edge)
        isEmpty = edge.isEmpty
      }
    case .choice(let parts): self = TemplateEdge(oneOf: parts, atEnd, lists)
    case .list(let name, _):
      if let values = lists[name], !values.isEmpty {
        self = TemplateEdge(oneOf: values, atEnd, lists)
      } else {
        (letters, isEmpty) = (nil, false)
      }
    }
  }

  private init(oneOf parts: [TemplateNode], _ atEnd: Bool, _ lists: [String: [TemplateNode]]) {
    isEmpty = false
    for part in parts {
      let edge = TemplateEdge(part, atEnd: atEnd, lists)
      add(edge)
      isEmpty = isEmpty || edge.isEmpty
    }
  }

  private mutating func add(_ other: TemplateEdge) {
    letters = other.letters.flatMap { letters?.union($0) }
    hasSpace = hasSpace || other.hasSpace
  }

  /// The letters that a template begins with wherever it stands; `nil` when it may be any.
  static func beginning(of node: TemplateNode) -> Set<UInt8>? {
    let edge = TemplateEdge(node, atEnd: false)
    guard !edge.isEmpty, let letters = edge.letters else { return nil }
    return edge.hasSpace ? letters.union([0x20]) : letters
  }
}
