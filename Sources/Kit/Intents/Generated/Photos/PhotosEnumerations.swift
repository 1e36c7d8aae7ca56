// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a photo attribute options.
public struct INPhotoAttributeOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Photo.
  public static let photo = INPhotoAttributeOptions(rawValue: 1)
  /// Video.
  public static let video = INPhotoAttributeOptions(rawValue: 2)
  /// Gif.
  public static let gif = INPhotoAttributeOptions(rawValue: 4)
  /// Flash.
  public static let flash = INPhotoAttributeOptions(rawValue: 8)
  /// Landscape orientation.
  public static let landscapeOrientation = INPhotoAttributeOptions(rawValue: 16)
  /// Portrait orientation.
  public static let portraitOrientation = INPhotoAttributeOptions(rawValue: 32)
  /// Favorite.
  public static let favorite = INPhotoAttributeOptions(rawValue: 64)
  /// Selfie.
  public static let selfie = INPhotoAttributeOptions(rawValue: 128)
  /// Front facing camera.
  public static let frontFacingCamera = INPhotoAttributeOptions(rawValue: 256)
  /// Screenshot.
  public static let screenshot = INPhotoAttributeOptions(rawValue: 512)
  /// Burst photo.
  public static let burstPhoto = INPhotoAttributeOptions(rawValue: 1024)
  /// Hdr photo.
  public static let hdrPhoto = INPhotoAttributeOptions(rawValue: 2048)
  /// Square photo.
  public static let squarePhoto = INPhotoAttributeOptions(rawValue: 4096)
  /// Panorama photo.
  public static let panoramaPhoto = INPhotoAttributeOptions(rawValue: 8192)
  /// Time lapse video.
  public static let timeLapseVideo = INPhotoAttributeOptions(rawValue: 16384)
  /// Slow motion video.
  public static let slowMotionVideo = INPhotoAttributeOptions(rawValue: 32768)
  /// Noir filter.
  public static let noirFilter = INPhotoAttributeOptions(rawValue: 65536)
  /// Chrome filter.
  public static let chromeFilter = INPhotoAttributeOptions(rawValue: 131072)
  /// Instant filter.
  public static let instantFilter = INPhotoAttributeOptions(rawValue: 262144)
  /// Tonal filter.
  public static let tonalFilter = INPhotoAttributeOptions(rawValue: 524288)
  /// Transfer filter.
  public static let transferFilter = INPhotoAttributeOptions(rawValue: 1048576)
  /// Mono filter.
  public static let monoFilter = INPhotoAttributeOptions(rawValue: 2097152)
  /// Fade filter.
  public static let fadeFilter = INPhotoAttributeOptions(rawValue: 4194304)
  /// Process filter.
  public static let processFilter = INPhotoAttributeOptions(rawValue: 8388608)
  /// Portrait photo.
  public static let portraitPhoto = INPhotoAttributeOptions(rawValue: 16777216)
  /// Live photo.
  public static let livePhoto = INPhotoAttributeOptions(rawValue: 33554432)
  /// Loop photo.
  public static let loopPhoto = INPhotoAttributeOptions(rawValue: 67108864)
  /// Bounce photo.
  public static let bouncePhoto = INPhotoAttributeOptions(rawValue: 134217728)
  /// Long exposure photo.
  public static let longExposurePhoto = INPhotoAttributeOptions(rawValue: 268435456)
}

extension INPhotoAttributeOptions: WireOptions {
  static var names: [(name: String, option: INPhotoAttributeOptions)] {
    [
      ("photo", .photo),
      ("video", .video),
      ("gif", .gif),
      ("flash", .flash),
      ("landscapeOrientation", .landscapeOrientation),
      ("portraitOrientation", .portraitOrientation),
      ("favorite", .favorite),
      ("selfie", .selfie),
      ("frontFacingCamera", .frontFacingCamera),
      ("screenshot", .screenshot),
      ("burstPhoto", .burstPhoto),
      ("hdrPhoto", .hdrPhoto),
      ("squarePhoto", .squarePhoto),
      ("panoramaPhoto", .panoramaPhoto),
      ("timeLapseVideo", .timeLapseVideo),
      ("slowMotionVideo", .slowMotionVideo),
      ("noirFilter", .noirFilter),
      ("chromeFilter", .chromeFilter),
      ("instantFilter", .instantFilter),
      ("tonalFilter", .tonalFilter),
      ("transferFilter", .transferFilter),
      ("monoFilter", .monoFilter),
      ("fadeFilter", .fadeFilter),
      ("processFilter", .processFilter),
      ("portraitPhoto", .portraitPhoto),
      ("livePhoto", .livePhoto),
      ("loopPhoto", .loopPhoto),
      ("bouncePhoto", .bouncePhoto),
      ("longExposurePhoto", .longExposurePhoto),
    ]
  }
}
