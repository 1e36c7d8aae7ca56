public import Foundation

// Attributes of pictures.
extension CSSearchableItemAttributeSet {
  /// The height in pixels.
  public var pixelHeight: NSNumber? {
    get { self["pixelHeight"] }
    set { self["pixelHeight"] = newValue }
  }

  /// The width in pixels.
  public var pixelWidth: NSNumber? {
    get { self["pixelWidth"] }
    set { self["pixelWidth"] = newValue }
  }

  /// How many pixels there are.
  public var pixelCount: NSNumber? {
    get { self["pixelCount"] }
    set { self["pixelCount"] = newValue }
  }

  /// The colour space.
  public var colorSpace: String? {
    get { self["colorSpace"] }
    set { self["colorSpace"] = newValue }
  }

  /// How many bits a sample has.
  public var bitsPerSample: NSNumber? {
    get { self["bitsPerSample"] }
    set { self["bitsPerSample"] = newValue }
  }

  /// Whether a flash was used.
  public var isFlashOn: NSNumber? {
    get { self["isFlashOn"] }
    set { self["isFlashOn"] = newValue }
  }

  /// The same as ``isFlashOn``.
  public var flashOn: NSNumber? {
    get { isFlashOn }
    set { isFlashOn = newValue }
  }

  /// The focal length in millimetres.
  public var focalLength: NSNumber? {
    get { self["focalLength"] }
    set { self["focalLength"] = newValue }
  }

  /// The focal length of a 35 mm camera that sees the same.
  public var isFocalLength35mm: NSNumber? {
    get { self["isFocalLength35mm"] }
    set { self["isFocalLength35mm"] = newValue }
  }

  /// The same as ``isFocalLength35mm``.
  public var focalLength35mm: NSNumber? {
    get { isFocalLength35mm }
    set { isFocalLength35mm = newValue }
  }

  /// Who made the camera.
  public var acquisitionMake: String? {
    get { self["acquisitionMake"] }
    set { self["acquisitionMake"] = newValue }
  }

  /// The model of the camera.
  public var acquisitionModel: String? {
    get { self["acquisitionModel"] }
    set { self["acquisitionModel"] = newValue }
  }

  /// Whose camera it was.
  public var cameraOwner: String? {
    get { self["cameraOwner"] }
    set { self["cameraOwner"] = newValue }
  }

  /// The model of the lens.
  public var lensModel: String? {
    get { self["lensModel"] }
    set { self["lensModel"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The sensitivity, as an ISO number.
  public var ISOSpeed: NSNumber? {
    get { self["ISOSpeed"] }
    set { self["ISOSpeed"] = newValue }
  }

  /// The orientation, as an EXIF number.
  public var orientation: NSNumber? {
    get { self["orientation"] }
    set { self["orientation"] = newValue }
  }

  /// The names of the layers.
  public var layerNames: [String]? {
    get { self["layerNames"] }
    set { self["layerNames"] = newValue }
  }

  /// The white balance, as an EXIF number.
  public var whiteBalance: NSNumber? {
    get { self["whiteBalance"] }
    set { self["whiteBalance"] = newValue }
  }

  /// The aperture, as an APEX value.
  public var aperture: NSNumber? {
    get { self["aperture"] }
    set { self["aperture"] = newValue }
  }

  /// The colour profile.
  public var profileName: String? {
    get { self["profileName"] }
    set { self["profileName"] = newValue }
  }

  /// Dots per inch across.
  public var resolutionWidthDPI: NSNumber? {
    get { self["resolutionWidthDPI"] }
    set { self["resolutionWidthDPI"] = newValue }
  }

  /// Dots per inch down.
  public var resolutionHeightDPI: NSNumber? {
    get { self["resolutionHeightDPI"] }
    set { self["resolutionHeightDPI"] = newValue }
  }

  /// The exposure mode, as an EXIF number.
  public var exposureMode: NSNumber? {
    get { self["exposureMode"] }
    set { self["exposureMode"] = newValue }
  }

  /// The exposure time in seconds.
  public var exposureTime: NSNumber? {
    get { self["exposureTime"] }
    set { self["exposureTime"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The version of EXIF.
  public var EXIFVersion: String? {
    get { self["EXIFVersion"] }
    set { self["EXIFVersion"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The version of the position's EXIF data.
  public var EXIFGPSVersion: String? {
    get { self["EXIFGPSVersion"] }
    set { self["EXIFGPSVersion"] = newValue }
  }

  /// Whether parts may be transparent.
  public var hasAlphaChannel: NSNumber? {
    get { self["hasAlphaChannel"] }
    set { self["hasAlphaChannel"] = newValue }
  }

  /// Whether red eyes were reduced.
  public var isRedEyeOn: NSNumber? {
    get { self["isRedEyeOn"] }
    set { self["isRedEyeOn"] = newValue }
  }

  /// The same as ``isRedEyeOn``.
  public var redEyeOn: NSNumber? {
    get { isRedEyeOn }
    set { isRedEyeOn = newValue }
  }

  /// How light was measured.
  public var meteringMode: String? {
    get { self["meteringMode"] }
    set { self["meteringMode"] = newValue }
  }

  /// The smallest f-number of the lens, as an APEX value.
  public var maxAperture: NSNumber? {
    get { self["maxAperture"] }
    set { self["maxAperture"] = newValue }
  }

  /// The f-number.
  public var fNumber: NSNumber? {
    get { self["fNumber"] }
    set { self["fNumber"] = newValue }
  }

  /// The exposure program.
  public var exposureProgram: String? {
    get { self["exposureProgram"] }
    set { self["exposureProgram"] = newValue }
  }

  /// The exposure time as a person reads it, such as 1/250.
  public var exposureTimeString: String? {
    get { self["exposureTimeString"] }
    set { self["exposureTimeString"] = newValue }
  }
}
