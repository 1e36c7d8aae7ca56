import AppHost
public import CoreTransferable

/// A button that gives something to another app.
///
/// There is no other app to give it to here, so a tap does nothing; the node is a link where the item is an address.
public struct ShareLink<Label: View>: View, PrimitiveView {
  private let url: URL?
  private let label: Label
  /// Never asked for.
  public typealias Body = Never

  private init(_ item: Any?, _ label: Label) {
    url = item as? URL
    self.label = label
  }

  /// Creates a button.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(item, label()) }

  /// Creates a button with a preview, which is not shown.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) { self.init(item, label()) }

  /// Creates a button for several things.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Items.Element: Transferable { self.init(items.count == 1 ? items.first : nil, label()) }

  /// Creates a button for several things, with previews, which are not shown.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview, @ViewBuilder label: () -> Label
  ) where Items.Element: Transferable { self.init(items: items, label: label) }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    [
      .control(
        url == nil ? "button" : "link", label, url.map { ["url": $0.absoluteString] } ?? [:], [:], context)
    ]
  }
}

/// What a button for sharing says by itself.
public typealias DefaultShareLinkLabel = Label<Text, Image>

extension ShareLink where Label == DefaultShareLinkLabel {
  private static func label(_ title: Text = Text("Share")) -> DefaultShareLinkLabel {
    DefaultShareLinkLabel {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  /// Creates a button.
  public init<Item: Transferable>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item, Self.label())
  }

  /// Creates a button with a preview, which is not shown.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) { self.init(item, Self.label()) }

  /// Creates a button with a title.
  public init<Item: Transferable>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(item, Self.label(Text(titleKey))) }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<Item: Transferable>(
    _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(item, Self.label(Text(title))) }

  /// Creates a button with a title and a preview, which is not shown.
  public init<Item: Transferable>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview
  ) { self.init(item, Self.label(Text(titleKey))) }

  /// Creates a button with a title and a preview, which is not shown.
  @_disfavoredOverload
  public init<Item: Transferable>(
    _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview
  ) { self.init(item, Self.label(Text(title))) }

  /// Creates a button for several things.
  public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil)
  where Items.Element: Transferable { self.init(items: items) { Self.label() } }

  /// Creates a button for several things, with previews, which are not shown.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview
  ) where Items.Element: Transferable { self.init(items: items) { Self.label() } }

  /// Creates a button for several things, with a title.
  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element: Transferable { self.init(items: items) { Self.label(Text(titleKey)) } }
}

/// What is shown of something before it is given away; it is not shown here.
public struct SharePreview: Sendable {
  /// Creates a preview.
  public init(_ titleKey: LocalizedStringKey) {}
  /// Creates a preview with a picture.
  public init<Picture: Transferable>(_ titleKey: LocalizedStringKey, image: Picture) {}
  /// Creates a preview with a small picture.
  public init<Icon: Transferable>(_ titleKey: LocalizedStringKey, icon: Icon) {}
  /// Creates a preview with pictures.
  public init<Picture: Transferable, Icon: Transferable>(
    _ titleKey: LocalizedStringKey, image: Picture, icon: Icon
  ) {}
  /// Creates a preview.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {}
  /// Creates a preview with a picture.
  @_disfavoredOverload
  public init<Picture: Transferable>(_ title: some StringProtocol, image: Picture) {}
  /// Creates a preview with a small picture.
  @_disfavoredOverload
  public init<Icon: Transferable>(_ title: some StringProtocol, icon: Icon) {}
  /// Creates a preview with pictures.
  @_disfavoredOverload
  public init<Picture: Transferable, Icon: Transferable>(
    _ title: some StringProtocol, image: Picture, icon: Icon
  ) {}
  /// Creates a preview.
  public init(_ title: Text) {}
  /// Creates a preview with a picture.
  public init<Picture: Transferable>(_ title: Text, image: Picture) {}
  /// Creates a preview with a small picture.
  public init<Icon: Transferable>(_ title: Text, icon: Icon) {}
  /// Creates a preview with pictures.
  public init<Picture: Transferable, Icon: Transferable>(_ title: Text, image: Picture, icon: Icon) {}
}

/// A button that takes what was copied; there is nothing to take here, so a tap does nothing.
public struct PasteButton: View, PrimitiveView {
  /// Never asked for.
  public typealias Body = Never

  /// Creates a button for things of a type.
  public init<Item: Transferable>(payloadType: Item.Type, onPaste: @escaping ([Item]) -> Void) {}

  func resolve(_ context: ViewContext) -> [SceneElement] {
    [.control("button", Text("Paste"), [:], [:], context)]
  }
}
