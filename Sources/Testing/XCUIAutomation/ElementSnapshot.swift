import IntentWire

/// An element of an app's scene at one moment, in the terms of tests.
struct ElementSnapshot: Sendable {
  var type: XCUIElement.ElementType
  var identifier = ""
  var label = ""
  var value: String?
  var placeholder: String?
  var isEnabled = true
  var isSelected = false
  /// By which the app knows it; `nil` when nothing can be done to it.
  var handle: String?
  var children: [ElementSnapshot] = []

  /// The whole of an app.
  init(app name: String, _ scene: SnippetNode?) {
    type = .application
    label = name
    children = scene.map { [ElementSnapshot($0)] } ?? []
  }

  init(_ node: SnippetNode) {
    type = Self.type(of: node)
    label = node.attributes["label"] ?? node.text ?? (Self.readsItsContent.contains(type) ? node.words : "")
    value = node.attributes["value"]
    placeholder = node.attributes["placeholder"]
    identifier = node.attributes["identifier"] ?? (type == .image ? node.attributes["name"] ?? "" : "")
    if type == .image, label.isEmpty { label = node.attributes["name"] ?? "" }
    if type == .navigationBar, identifier.isEmpty { identifier = node.text ?? "" }
    isEnabled = node.attributes["enabled"] != "0"
    isSelected = node.attributes["selected"] == "1"
    handle = node.attributes["id"]
    children = node.children.map { ElementSnapshot($0) }
    // What a container says of itself can be read in it.
    if Self.saysItself.contains(node.kind), let text = node.text, !text.isEmpty {
      children.insert(ElementSnapshot(SnippetNode("text", text: text)), at: 0)
    }
  }

  /// The elements inside, each before what is inside it.
  var descendants: [ElementSnapshot] { children.flatMap { [$0] + $0.descendants } }

  /// Whether a test means this element by a text.
  func isCalled(_ key: String) -> Bool {
    identifier == key || label == key || (!(value ?? "").isEmpty && value == key) || placeholder == key
  }

  private static let readsItsContent: Set<XCUIElement.ElementType> = [.button, .cell, .link, .switch]
  private static let saysItself: Set<String> = ["navigationBar", "section", "alert", "sheet"]

  private static func type(of node: SnippetNode) -> XCUIElement.ElementType {
    switch node.kind {
    case "window": .window
    case "text", "title": .staticText
    case "image": .image
    case "button": .button
    case "link": .link
    case "toggle": .switch
    case "textField": .textField
    case "secureTextField": .secureTextField
    case "textView": .textView
    case "list": node.attributes["type"] == "table" ? .table : .collectionView
    case "cell": .cell
    case "navigationBar": .navigationBar
    case "tabBar": .tabBar
    case "alert": .alert
    case "sheet": .sheet
    case "menu": .menu
    case "picker": .picker
    case "slider": .slider
    case "stepper": .stepper
    case "progress": .progressIndicator
    default: .other
    }
  }
}
