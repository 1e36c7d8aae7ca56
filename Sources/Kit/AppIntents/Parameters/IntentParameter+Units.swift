public import Foundation

extension IntentParameter {
  /// The units of accelerations.
  public typealias Acceleration = UnitAcceleration
  /// The units of angles.
  public typealias Angle = UnitAngle
  /// The units of areas.
  public typealias Area = UnitArea
  /// The units of concentrations.
  public typealias ConcentrationMass = UnitConcentrationMass
  /// The units of dispersions.
  public typealias Dispersion = UnitDispersion
  /// The units of lengths of time.
  public typealias Duration = UnitDuration
  /// The units of electric charges.
  public typealias ElectricCharge = UnitElectricCharge
  /// The units of electric currents.
  public typealias ElectricCurrent = UnitElectricCurrent
  /// The units of voltages.
  public typealias ElectricPotentialDifference = UnitElectricPotentialDifference
  /// The units of resistances.
  public typealias ElectricResistance = UnitElectricResistance
  /// The units of energies.
  public typealias Energy = UnitEnergy
  /// The units of frequencies.
  public typealias Frequency = UnitFrequency
  /// The units of uses of fuel.
  public typealias FuelEfficiency = UnitFuelEfficiency
  /// The units of illuminances.
  public typealias Illuminance = UnitIlluminance
  /// The units of amounts of data.
  public typealias InformationStorage = UnitInformationStorage
  /// The units of lengths.
  public typealias Length = UnitLength
  /// The units of masses.
  public typealias Mass = UnitMass
  /// The units of powers.
  public typealias Power = UnitPower
  /// The units of pressures.
  public typealias Pressure = UnitPressure
  /// The units of speeds.
  public typealias Speed = UnitSpeed
  /// The units of temperatures.
  public typealias Temperature = UnitTemperature
  /// The units of volumes.
  public typealias Volume = UnitVolume
}

extension UnitFrequency {
  /// Pictures in a second; as many as there are hertz.
  public static var framesPerSecond: UnitFrequency {
    UnitFrequency(symbol: "fps", converter: UnitConverterLinear(coefficient: 1))
  }
}
