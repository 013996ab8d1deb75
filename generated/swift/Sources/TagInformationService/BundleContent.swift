import Foundation

/// What a store holds: the lines of its tags, found by their identifiers and by their hardware.
struct BundleContent: Sendable {
    let cursor: String?
    private let tags: [String: TagLine]
    /// Of several tags with one item, which was moved while the bundle was made, the last by id had it later.
    private let byHardware: [HardwareKey: TagLine]

    init(tags: [String: TagLine] = [:], cursor: String? = nil) {
        self.tags = tags
        self.cursor = cursor
        let found = tags.values.flatMap { tag in tag.keys.map { ($0, tag) } }
        byHardware = Dictionary(found, uniquingKeysWith: { $0.id > $1.id ? $0 : $1 })
    }

    /// By ascending id.
    var inOrder: [TagLine] { tags.values.sorted { $0.id < $1.id } }

    /// With the tags of a bundle in the place of what is there under their identifiers.
    func with(_ bundle: WholeBundle) -> BundleContent {
        var all = tags
        for (identifier, tag) in bundle.tags { all[identifier] = tag }
        return BundleContent(tags: all, cursor: bundle.cursor)
    }

    func byIdentifier(_ id: TagIdentifier) -> TagLine? {
        guard id.rawValue.isReadable else { return nil }
        return tags[id.rawValue.trimmingCharacters(in: spaces).lowercased()]
    }

    /// By the first of these keys under which there is one.
    func byHardware(_ keys: [HardwareKey]) -> TagLine? {
        keys.lazy.compactMap { byHardware[$0] }.first
    }
}

extension String {
    /// Whether the service reads an identifier of this length.
    fileprivate var isReadable: Bool { unicodeScalars.count <= 128 }
}

/// What the service leaves away around an identifier.
private let spaces = CharacterSet(charactersIn: " \t\n\u{b}\u{c}\r\u{a0}\u{1680}\u{2028}\u{2029}\u{202f}\u{205f}\u{3000}\u{feff}")
    .union(CharacterSet(charactersIn: "\u{2000}"..."\u{200a}"))

/// By what the service tells hardware apart.
struct HardwareKey: Hashable, Sendable {
    private let type: HardwareType
    /// As bytes: to Swift, texts are equal that the service tells apart.
    private let identifier: [UInt8]
    private let major: Int?
    private let minor: Int?

    private init(_ type: HardwareType, _ identifier: HardwareIdentifier, _ major: Int?, _ minor: Int?) {
        let upper = identifier.rawValue.uppercased()
        self.type = type
        self.identifier = type == .qr ? Array(upper.utf8) : HardwareKey.digits(type, upper)
        self.major = major
        self.minor = minor
    }

    /// Chips and beacons are their digits, whatever stands between and around these; both orders of bytes of an ISO 15693 chip are one.
    private static func digits(_ type: HardwareType, _ upper: String) -> [UInt8] {
        let other = upper.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ":") }
        let separators = Array(" \t\n\r\u{a0}.:-".unicodeScalars)
        var bare = Array(upper.unicodeScalars).filter { !separators.contains($0) }
        if bare.starts(with: Array("URNUUID".unicodeScalars)) { bare.removeFirst(7) }
        if bare.count >= 2, bare.first == "{", bare.last == "}" { bare = Array(bare.dropFirst().dropLast()) }
        var (digits, place) = ([UInt8](), 0)
        while place < bare.count {
            let character = bare[place]
            if character == "0", place + 1 < bare.count, bare[place + 1] == "X" {
                place += 2
                continue
            }
            guard ("0"..."9").contains(character) || ("A"..."F").contains(character) else { return other }
            digits.append(UInt8(ascii: character))
            place += 1
        }
        guard !digits.isEmpty else { return other }
        guard type == .nfc, digits.count == 16 else { return digits }
        let turned: [UInt8] = stride(from: 14, through: 0, by: -2).flatMap { Array(digits[$0..<($0 + 2)]) }
        let first = Array("E0".utf8)
        return [digits, turned].filter { $0.starts(with: first) }.min { $0.lexicographicallyPrecedes($1) } ?? digits
    }

    /// Of a tag's hardware. A beacon without both of its numbers is found only where it stands in for others.
    static func of(_ tag: BundleTag) -> [HardwareKey] {
        tag.hardware
            .filter { $0.type != .bleBeacon || ($0.major != nil && $0.minor != nil) || $0.standsIn }
            .map { HardwareKey($0.type, $0.identifier, $0.major, $0.minor) }
    }

    /// Of hardware that a phone has met: a beacon by its own numbers, and else by what stands in for it, the nearest first.
    /// What the service would refuse leads nowhere.
    static func ofMet(_ id: HardwareIdentifier, _ type: HardwareType, _ major: Int?, _ minor: Int?) -> [HardwareKey] {
        guard id.rawValue.isReadable, [major, minor].allSatisfy({ (0...65_535).contains($0 ?? 0) }) else { return [] }
        // So it is called in old documentation.
        let known = type.rawValue == "ble_beacon" ? .bleBeacon : type
        guard known == .bleBeacon else { return [HardwareKey(known, id, nil, nil)] }
        guard let major, let minor else { return [] }
        return [(major, minor), (major, nil), (nil, minor), (nil, nil)].map { HardwareKey(known, id, $0, $1) }
    }
}
