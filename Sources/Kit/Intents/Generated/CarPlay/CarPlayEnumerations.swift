// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a car air circulation mode.
public enum INCarAirCirculationMode: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Fresh air.
  case freshAir = 1
  /// Recirculate air.
  case recirculateAir = 2
}

extension INCarAirCirculationMode: WireEnumeration {}

/// The values of a car audio source.
public enum INCarAudioSource: Int, Sendable, CaseIterable {
  /// Source unknown.
  case sourceUnknown = 0
  /// Source car play.
  case sourceCarPlay = 1
  /// Sourcei pod.
  case sourceiPod = 2
  /// Source radio.
  case sourceRadio = 3
  /// Source bluetooth.
  case sourceBluetooth = 4
  /// Source AUX.
  case sourceAUX = 5
  /// Source USB.
  case sourceUSB = 6
  /// Source memory card.
  case sourceMemoryCard = 7
  /// Source optical drive.
  case sourceOpticalDrive = 8
  /// Source hard drive.
  case sourceHardDrive = 9
}

extension INCarAudioSource: WireEnumeration {}

/// The values of a car defroster.
public enum INCarDefroster: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Front.
  case front = 1
  /// Rear.
  case rear = 2
  /// All.
  case all = 3
}

extension INCarDefroster: WireEnumeration {}

/// The values of a car seat.
public enum INCarSeat: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Driver.
  case driver = 1
  /// Passenger.
  case passenger = 2
  /// Front left.
  case frontLeft = 3
  /// Front right.
  case frontRight = 4
  /// Front.
  case front = 5
  /// Rear left.
  case rearLeft = 6
  /// Rear right.
  case rearRight = 7
  /// Rear.
  case rear = 8
  /// Third row left.
  case thirdRowLeft = 9
  /// Third row right.
  case thirdRowRight = 10
  /// Third row.
  case thirdRow = 11
  /// All.
  case all = 12
}

extension INCarSeat: WireEnumeration {}

/// The values of a relative reference.
public enum INRelativeReference: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Next.
  case next = 1
  /// Previous.
  case previous = 2
}

extension INRelativeReference: WireEnumeration {}

/// The values of a relative setting.
public enum INRelativeSetting: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Lowest.
  case lowest = 1
  /// Lower.
  case lower = 2
  /// Higher.
  case higher = 3
  /// Highest.
  case highest = 4
}

extension INRelativeSetting: WireEnumeration {}
