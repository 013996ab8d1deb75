/// A beacon as ``TagsOperations/showTagByHardwareID(id:type:major:minor:lang:lat:lon:expand:acceptLanguage:options:)`` and a
/// ``BundleStore`` take it.
public struct MetBeacon: Hashable, Sendable {
    /// The proximity UUID, in upper case with hyphens.
    public let id: HardwareIdentifier
    public let major: Int
    public let minor: Int
    /// The signal's strength a metre away, in dBm. Tells how far the beacon is; not looked up.
    public let measuredPower: Int

    public var type: HardwareType { .bleBeacon }
}

/// An NFC chip as ``TagsOperations/showTagByHardwareID(id:type:major:minor:lang:lat:lon:expand:acceptLanguage:options:)`` and a
/// ``BundleStore`` take it.
public struct MetChip: Hashable, Sendable {
    /// In upper case without separators; of ISO 15693 as the standard writes it, `E0` first.
    public let id: HardwareIdentifier

    public var type: HardwareType { .nfc }
}

/// The iBeacon in what was scanned; `nil` where it is none. Takes manufacturer data with Apple's company id (`4C 00 02 15 …`) or
/// without it (`02 15 …`), and a whole advertisement. As Apple's "Proximity Beacon Specification" and part A of the Bluetooth Core
/// Specification Supplement have it. Core Bluetooth hands over no iBeacons: on iOS, Core Location reads them.
public func iBeacon(_ data: some Sequence<UInt8>) -> MetBeacon? {
    let bytes = Array(data)
    if bytes.starts(with: proximity) { return beacon(in: bytes[...]) }
    return beaconOfApple(bytes[...]) ?? beaconInAdvertisement(bytes)
}

/// The chip of a UID; `nil` where it is none that stays. Takes the 4, 7 or 10 bytes of ISO 14443 and the 8 of ISO 15693, which
/// Android hands over in the other order than Core NFC: both give the same chip.
public func nfcUID(_ uid: some Sequence<UInt8>) -> MetChip? {
    let bytes = Array(uid)
    switch bytes.count {
    // A first byte 08 says that the chip has made it up just now (ISO/IEC 14443-3).
    case 4 where bytes[0] == 0x08: return nil
    case 4, 7, 10: return MetChip(id: HardwareIdentifier(hex(bytes)))
    // Where both ends could be the first, it is the one beside the lower number of a maker, so that both orders name one chip.
    case 8: return [bytes, bytes.reversed()].filter { $0[0] == 0xe0 }.map { hex($0) }.min().map { MetChip(id: HardwareIdentifier($0)) }
    default: return nil
    }
}

private let appleCompany: [UInt8] = [0x4c, 0x00]
/// The type of Apple's data, and how many bytes of it follow.
private let proximity: [UInt8] = [0x02, 0x15]
private let manufacturerData: UInt8 = 0xff

private func beaconOfApple(_ data: ArraySlice<UInt8>) -> MetBeacon? {
    data.starts(with: appleCompany) ? beacon(in: data.dropFirst(appleCompany.count)) : nil
}

/// Each structure has its length before it, which its type counts in; a length of zero ends them.
private func beaconInAdvertisement(_ bytes: [UInt8]) -> MetBeacon? {
    var rest = bytes[...]
    while let length = rest.first.map(Int.init), length > 0, length < rest.count {
        let structure = rest.dropFirst().prefix(length)
        if structure.first == manufacturerData, let beacon = beaconOfApple(structure.dropFirst()) { return beacon }
        rest = rest.dropFirst(1 + length)
    }
    return nil
}

/// What follows it is of some makers' own.
private func beacon(in data: ArraySlice<UInt8>) -> MetBeacon? {
    guard data.starts(with: proximity), data.count >= 23 else { return nil }
    let bytes = Array(data)
    let id = [2..<6, 6..<8, 8..<10, 10..<12, 12..<18].map { hex(bytes[$0]) }.joined(separator: "-")
    return MetBeacon(
        id: HardwareIdentifier(id),
        major: Int(bytes[18]) << 8 | Int(bytes[19]),
        minor: Int(bytes[20]) << 8 | Int(bytes[21]),
        measuredPower: Int(Int8(bitPattern: bytes[22]))
    )
}

private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
}
