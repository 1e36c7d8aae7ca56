import Foundation
import Metadata

/// A failure before anything could be extracted.
struct ExtractFailure: Error {
  var message: String
  var status: Int32

  static func usage(_ message: String) -> ExtractFailure {
    ExtractFailure(
      message: message
        + " Usage: prithee-extract --module NAME --registry FILE --metadata FILE [--target NAME] [--library] "
        + "[--info-plist FILE] [--dependency MODULE]… [--define FLAG]… "
        + "[--definition FILE {--into FILE | --of MODULE} [--translation FILE]…]… [--strings FILE]… [--assets FOLDER]… [--resources FILE] "
        + "[--uses MODULE {--source FILE}… {--table FILE}…]… SOURCE…",
      status: 2)
  }
}

/// The arguments of the tool.
struct ExtractOptions {
  var registry: URL
  var metadata: URL
  private var module: String
  private var target: String
  private var isLibrary = false
  private var infoPlist: String?
  private var dependencies: Set<String>?
  private var flags: Set<String> = []
  private var sources: [String] = []
  private var strings: [String] = []
  private var assets: [String] = []
  /// Where the members for resources go; `nil` when the target has none.
  var resources: URL?
  private var libraries: [(module: String, sources: [String], strings: [String])] = []
  private(set) var definitions: [DefinitionOptions] = []

  init(_ arguments: [String]) throws(ExtractFailure) {
    var single: [String: String] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--library": isLibrary = true
      case "--dependency": dependencies = (dependencies ?? []).union([try Self.value(of: argument, &rest)])
      case "--definition": definitions.append(DefinitionOptions(file: try Self.value(of: argument, &rest)))
      case "--into", "--of", "--translation":
        guard let last = definitions.indices.last else {
          throw .usage("“\(argument)” belongs to a “--definition”, which must come first.")
        }
        let value = try Self.value(of: argument, &rest)
        switch argument {
        case "--into": definitions[last].output = URL(fileURLWithPath: value)
        case "--of": definitions[last].module = value
        default: definitions[last].translations.append(value)
        }
      case "--strings": strings.append(try Self.value(of: argument, &rest))
      case "--assets": assets.append(try Self.value(of: argument, &rest))
      case "--uses": libraries.append((try Self.value(of: argument, &rest), [], []))
      case "--source", "--table":
        guard !libraries.isEmpty else {
          throw .usage("“\(argument)” belongs to a “--uses”, which must come first.")
        }
        let value = try Self.value(of: argument, &rest)
        if argument == "--source" {
          libraries[libraries.count - 1].sources.append(value)
        } else {
          libraries[libraries.count - 1].strings.append(value)
        }
      case "--define": flags.insert(try Self.value(of: argument, &rest))
      case "--module", "--target", "--registry", "--metadata", "--info-plist",
        "--resources":
        single[argument] = try Self.value(of: argument, &rest)
      case _ where argument.hasPrefix("--"): throw .usage("“\(argument)” is not an option.")
      default: sources.append(argument)
      }
    }
    guard let module = single["--module"], let registry = single["--registry"],
      let metadata = single["--metadata"]
    else { throw .usage("“--module”, “--registry” and “--metadata” are needed.") }
    self.module = module
    self.registry = URL(fileURLWithPath: registry)
    self.metadata = URL(fileURLWithPath: metadata)
    target = single["--target"] ?? module
    infoPlist = single["--info-plist"]
    resources = single["--resources"].map { URL(fileURLWithPath: $0) }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(ExtractFailure) -> String {
    guard let value = rest.popFirst() else { throw .usage("“\(option)” needs a value.") }
    return value
  }

  /// Reads the files.
  func request() throws(ExtractFailure) -> ExtractionRequest {
    var texts: [SourceText] = []
    for path in sources { texts.append(try Self.source(path)) }
    var modules: [LibrarySource] = []
    for library in libraries {
      var files: [SourceText] = []
      for path in library.sources { files.append(try Self.source(path)) }
      modules.append(
        LibrarySource(module: library.module, sources: files, strings: try Self.tables(library.strings)))
    }
    var plist: PropertyListFile?
    if let infoPlist { plist = PropertyListFile(path: infoPlist, data: try Self.read(infoPlist)) }
    var files: [DefinitionFile] = []
    for definition in definitions { files.append(try definition.read()) }
    return ExtractionRequest(
      module: module, target: target, isExecutable: !isLibrary, sources: texts, infoPlist: plist,
      definitions: files, strings: try Self.tables(strings),
      assets: assets.map { AssetCatalog(folder: URL(fileURLWithPath: $0)) }, libraries: modules,
      dependencies: dependencies, conditions: BuildConditions(flags: flags))
  }

  private static func tables(_ paths: [String]) throws(ExtractFailure) -> [StringsFile] {
    var tables: [StringsFile] = []
    for path in paths { tables.append(StringsFile(path: path, data: try read(path))) }
    return tables
  }

  private static func source(_ path: String) throws(ExtractFailure) -> SourceText {
    SourceText(path: path, text: String(decoding: try read(path), as: UTF8.self))
  }

  /// Reads a file.
  static func read(_ path: String) throws(ExtractFailure) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ExtractFailure(message: "“\(path)” could not be read: \(error.localizedDescription)", status: 1)
    }
  }
}
