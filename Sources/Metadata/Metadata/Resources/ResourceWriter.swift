/// Writes the Swift file with the members that Xcode would give a module for its resources.
struct ResourceWriter {
  let module: String
  let catalogs: [AssetCatalog]
  let texts: [TextSymbols]
  /// The modules that the target can import; `nil` when that is not known.
  let dependencies: Set<String>?
  /// The names of static members that the module's source gives to types of others, by type.
  let declared: [String: Set<String>]

  /// The whole file; without members when nothing has to be said.
  func write() -> String {
    let header = """
      // swift-format-ignore-file
      // Generated from the asset catalogues and string catalogues of the module \(module) by the build plugin PritheeBuild.
      // Changes here are lost with the next build.
      """
    let parts = [assetSymbols, textSymbols].filter { !$0.isEmpty }
    guard !parts.isEmpty else { return header + "\n" }
    return ([header, imports] + parts).joined(separator: "\n\n") + "\n"
  }

  private func has(_ name: String) -> Bool { dependencies?.contains(name) ?? true }

  private var colors: [AssetCatalog.Asset] { assets { if case .color = $0 { true } else { false } } }
  private var images: [AssetCatalog.Asset] { assets { $0 == .image } }

  /// The assets of a kind, each name once.
  private func assets(_ isWanted: (AssetCatalog.Asset.Kind) -> Bool) -> [AssetCatalog.Asset] {
    var seen: Set<String> = []
    return catalogs.flatMap(\.assets).filter { isWanted($0.kind) }.filter { asset in
      seen.insert((asset.folders.map(SymbolNames.type) + [member(asset)]).joined(separator: ".")).inserted
    }
  }

  private var imports: String {
    var names = ["Foundation"]
    if has("DeveloperToolsSupport"), !colors.isEmpty || !images.isEmpty {
      names.append("DeveloperToolsSupport")
    }
    if has("FoundationAdditions"), !texts.isEmpty { names.append("FoundationAdditions") }
    if has("UIKit") { names.append("UIKit") }
    if has("SwiftUI") { names.append("SwiftUI") }
    return names.map { "import \($0)" }.joined(separator: "\n")
  }

  private func member(_ asset: AssetCatalog.Asset) -> String {
    SymbolNames.asset(asset.name, without: asset.kind == .image ? "Image" : "Color")
  }

  // MARK: Assets

  private var assetSymbols: String {
    guard has("DeveloperToolsSupport") else { return "" }
    var parts: [String] = []
    if !colors.isEmpty { parts.append(resources("ColorResource", colors, color)) }
    if !images.isEmpty { parts.append(resources("ImageResource", images, image)) }
    let isUIKit = has("UIKit")
    if isUIKit, !colors.isEmpty {
      parts.append(members("UIKit.UIColor", colors, Self.colorWords) { ".init(resource: .\($0))" })
    }
    if isUIKit, !images.isEmpty {
      parts.append(members("UIKit.UIImage", images, Self.imageWords) { ".init(resource: .\($0))" })
    }
    if has("SwiftUI"), !colors.isEmpty {
      parts.append(members("SwiftUI.Color", colors, Self.colorWords) { ".init(.\($0))" })
      parts.append(
        members(
          "SwiftUI.ShapeStyle", where: "Self == SwiftUI.Color", type: "SwiftUI.Color", colors, Self.colorWords
        ) {
          ".init(.\($0))"
        })
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func color(_ asset: AssetCatalog.Asset) -> String {
    var parts = "nil"
    if case .color(let numbers?) = asset.kind {
      parts = "[\(numbers.map { "\($0)" }.joined(separator: ", "))]"
    }
    return "ColorResource(name: \(quoted(asset.path)), bundle: .main, _components: \(parts))"
  }

  private func image(_ asset: AssetCatalog.Asset) -> String {
    "ImageResource(name: \(quoted(asset.path)), bundle: .main)"
  }

  /// The resources themselves, in types for the folders that give names.
  private func resources(
    _ type: String, _ assets: [AssetCatalog.Asset], _ value: (AssetCatalog.Asset) -> String
  ) -> String {
    nested("nonisolated extension DeveloperToolsSupport.\(type)", assets) { asset in
      "static let \(safe(member(asset))) = DeveloperToolsSupport.\(value(asset))"
    }
  }

  /// The short forms; a name that the type or the module's own source has already gets none.
  private func members(
    _ name: String, where condition: String = "", type: String? = nil, _ assets: [AssetCatalog.Asset],
    _ words: Set<String>, _ value: (String) -> String
  ) -> String {
    let own = declared[name.split(separator: ".").last.map(String.init) ?? name] ?? []
    let free = assets.filter { asset in
      let member = member(asset)
      return !asset.folders.isEmpty || !(words.contains(member) || own.contains(member))
    }
    // A generic context can hold no types for folders.
    let shown = condition.isEmpty ? free : free.filter(\.folders.isEmpty)
    guard !shown.isEmpty else { return "" }
    let clause = condition.isEmpty ? "" : " where \(condition)"
    return nested("nonisolated extension \(name)\(clause)", shown) { asset in
      let path = (asset.folders.map(SymbolNames.type) + [safe(member(asset))]).joined(separator: ".")
      return "static var \(safe(member(asset))): \(type ?? name) { \(value(path)) }"
    }
  }

  private func nested(
    _ head: String, _ assets: [AssetCatalog.Asset], _ line: (AssetCatalog.Asset) -> String
  ) -> String {
    var tree = Folder()
    for asset in assets { tree.add(line(asset), in: asset.folders.map(SymbolNames.type)[...]) }
    return "\(head) {\n\(tree.text(indentation: "  "))\n}"
  }

  // MARK: Texts

  private var textSymbols: String {
    guard has("FoundationAdditions") else { return "" }
    var tree = Folder()
    for table in texts {
      var seen: Set<String> = []
      for symbol in table.symbols where seen.insert(symbol.name).inserted {
        let isDefault = table.table == StringTables.defaultTable
        guard !(isDefault && declared["LocalizedStringResource"]?.contains(symbol.name) == true) else {
          continue
        }
        tree.add(text(symbol, table.table), in: isDefault ? [] : [SymbolNames.type(table.table)])
      }
    }
    guard !tree.isEmpty else { return "" }
    return
      "nonisolated extension FoundationAdditions.LocalizedStringResource {\n\(tree.text(indentation: "  "))\n}"
  }

  private func text(_ symbol: TextSymbols.Symbol, _ table: String) -> String {
    let type = "FoundationAdditions.LocalizedStringResource"
    let end = "table: \(quoted(table)))"
    guard !symbol.arguments.isEmpty else {
      return
        "static var \(safe(symbol.name)): \(type) { .init(\(quoted(symbol.key)), defaultValue: \(quoted(symbol.text)), \(end) }"
    }
    let parameters = symbol.arguments.map { argument in
      let name = safe(argument.name)
      return argument.hasLabel ? "\(name): \(argument.type)" : "_ \(name): \(argument.type)"
    }
    let value = symbol.arguments.map { "\\(\(safe($0.name)))" }.joined(separator: " ")
    return
      "static func \(safe(symbol.name))(\(parameters.joined(separator: ", "))) -> \(type) { .init(\(quoted(symbol.key)), defaultValue: \"\(value)\", \(end) }"
  }

  // MARK: Pieces

  private func safe(_ name: String) -> String { SwiftWords.reserved.contains(name) ? "`\(name)`" : name }

  private func quoted(_ text: String) -> String { SwiftWords.quoted(text) }

  /// The members that colours have already, for which Xcode makes none either.
  static let colorWords: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
    "indigo", "label",
    "lightGray", "lightText", "link", "magenta", "mint", "orange", "pink", "placeholderText", "primary",
    "purple", "red",
    "secondary", "secondaryLabel", "secondarySystemBackground", "separator", "systemBackground", "systemBlue",
    "systemBrown", "systemGray", "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground",
    "systemIndigo",
    "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "teal",
    "tertiary",
    "tertiaryLabel", "tintColor", "white", "yellow",
  ]
  static let imageWords: Set<String> = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
}

/// Lines in types inside of each other.
private struct Folder {
  private var lines: [String] = []
  private var folders: [(name: String, folder: Folder)] = []

  var isEmpty: Bool { lines.isEmpty && folders.isEmpty }

  mutating func add(_ line: String, in path: ArraySlice<String>) {
    guard let first = path.first else { return lines.append(line) }
    if let index = folders.firstIndex(where: { $0.name == first }) {
      folders[index].folder.add(line, in: path.dropFirst())
    } else {
      var folder = Folder()
      folder.add(line, in: path.dropFirst())
      folders.append((first, folder))
    }
  }

  func text(indentation: String) -> String {
    let inside = folders.flatMap { name, folder in
      ["\(indentation)enum \(name) {", folder.text(indentation: indentation + "  "), "\(indentation)}"]
    }
    return (lines.map { indentation + $0 } + inside).joined(separator: "\n")
  }
}
