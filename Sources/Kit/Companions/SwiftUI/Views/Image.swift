import AppHost
public import CoreTransferable

/// A picture, shown by its name.
public struct Image: Equatable, Sendable {
  /// How large a symbol is.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// As text.
    case medium
    /// Large.
    case large
  }

  /// How colours are used.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a stencil.
    case template
    /// As they are.
    case original
  }

  /// How a picture is made larger.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// How smooth a picture is when it is made larger.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// A little.
    case low
    /// More.
    case medium
    /// Most.
    case high
  }

  private let name: String?
  private let label: String?
  private var attributes: [String: String] = [:]
  private var data: Data?
  /// Never asked for.
  public typealias Body = Never

  private init(name: String?, label: String?, data: Data? = nil, attributes: [String: String] = [:]) {
    self.name = name
    self.label = label
    self.data = data
    self.attributes = attributes
  }

  /// A picture among the app's resources.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name, label: nil) }

  /// A picture among the app's resources; a symbol's variable value has no effect.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// A picture among the app's resources, with what it is called for people who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name: name, label: label.content)
  }

  /// A picture that people who cannot see it need not know of, kept as the attribute `hidden`.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name: name, label: nil, attributes: ["hidden": "1"])
  }

  /// A symbol of the system.
  public init(systemName: String) { self.init(name: systemName, label: nil, attributes: ["system": "1"]) }

  /// A symbol of the system; its variable value has no effect.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// A picture of UIKit.
  public init(uiImage: UIImage) { self.init(name: uiImage.name, label: nil, data: uiImage.pngData()) }

  /// Can be made larger and smaller; has no effect.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    self
  }
  /// Uses colours in a way; has no effect.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// Uses the colours of a symbol in a way; has no effect.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  /// Smooth when it is made larger; has no effect.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// With smooth edges; has no effect.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// What stands for the picture in a text; its name is for programs.
  var words: String { label ?? "" }

  @MainActor func resolve(_ context: ViewContext) -> [SceneElement] {
    var all = attributes
    all["name"] = name
    all["label"] = label
    return [SceneElement("image", attributes: all)]
  }
}

extension Image: View, PrimitiveView {}

extension Image: Transferable {
  /// The data of a picture of UIKit, as PNG; other pictures are names and have none.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { (image: Image) in
      guard let data = image.data else { throw CocoaError(.fileReadNoSuchFile) }
      return data
    }
  }
}

/// How a symbol uses colours; has no effect.
public struct SymbolRenderingMode: Hashable, Sendable {
  /// One colour.
  public static let monochrome = SymbolRenderingMode()
  /// Its own colours.
  public static let multicolor = SymbolRenderingMode()
  /// Shades of one colour.
  public static let hierarchical = SymbolRenderingMode()
  /// Two or three colours.
  public static let palette = SymbolRenderingMode()
}

/// A picture from an address, which is not loaded here: its address is drawn, for whoever shows it.
public struct AsyncImage<Content: View>: View, PrimitiveView {
  private let url: URL?
  private let content: ((AsyncImagePhase) -> Content)?
  /// Never asked for.
  public typealias Body = Never

  /// Creates a picture with what is shown in each phase; the phase is `empty`.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// Creates a picture.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.url = url
    content = nil
  }

  /// Creates a picture with what is shown until it is there.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Loaded, Placeholder> {
    self.url = url
    self.content = { _ in _ConditionalContent(.second(placeholder())) }
  }

  func resolve(_ context: ViewContext) -> [SceneElement] {
    guard let url else { return content?(.empty).resolved(context.child("empty")) ?? [] }
    return [SceneElement("image", attributes: ["url": url.absoluteString])]
  }
}

/// How far a picture has come.
public enum AsyncImagePhase: Sendable {
  /// It is not there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The picture, when it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
