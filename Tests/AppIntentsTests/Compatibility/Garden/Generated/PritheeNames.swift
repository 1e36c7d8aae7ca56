// swift-format-ignore-file
// What PritheeRegistry.swift has of names for this module: those that its files use with no import but Foundation's.

public import FoundationAdditions
public import OpenCombine

public typealias DispatchSerialQueue = FoundationAdditions.DispatchSerialQueue
public typealias ObservableObject = FoundationAdditions.ObservableObject
public typealias Published = FoundationAdditions.Published
public typealias AnyCancellable = OpenCombine.AnyCancellable
nonisolated let NSEC_PER_MSEC = FoundationAdditions.NSEC_PER_MSEC
nonisolated func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try FoundationAdditions.autoreleasepool(invoking: body) }
