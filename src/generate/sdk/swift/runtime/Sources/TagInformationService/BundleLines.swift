import Foundation

/// What was given is no whole bundle, or was saved in a way that this version does not know. The store is as it was.
public struct UnusableBundle: LocalizedError {
    public let errorDescription: String?

    init(_ description: String) { errorDescription = description }
}

/// A whole bundle.
struct WholeBundle: Sendable {
    /// By tag identifiers; `nil`: gone.
    var tags: [String: TagLine?] = [:]
    /// How many lines said that a tag is gone.
    var gone = 0
    /// `nil` in what was saved before anything was loaded.
    var cursor: String?
    /// The version of the form in which a store was saved; `nil` for what came from the service.
    var version: Int?

    /// Of the service's: only what was saved may come from before the first one, and have no cursor.
    func ledOn() throws -> WholeBundle {
        guard cursor != nil else { throw UnusableBundle("The end of the bundle has no cursor") }
        return self
    }
}

/// A line with a tag: the text with its end, and by what it is found.
struct TagLine: Sendable {
    let id: Int
    let tagIdentifier: String
    let keys: [HardwareKey]
    let text: Data
}

/// Reads to the end.
func readBundle<Pieces: AsyncSequence & Sendable>(_ pieces: Pieces) async throws -> WholeBundle where Pieces.Element == Data {
    var reading = BundleReading()
    for try await piece in pieces { try reading.take(piece) }
    return try reading.whole()
}

private let lineFeed = UInt8(ascii: "\n")
private let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

/// Without what JSON may have around it, in a line: other spaces are no JSON.
private func trimmed(_ line: Data) -> Data {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") }
    guard let first = line.firstIndex(where: { !isSpace($0) }), let last = line.lastIndex(where: { !isSpace($0) }) else {
        return Data()
    }
    return Data(line[first...last])
}

/// Only a line feed ends a line: JSON may hold all other separators.
private struct BundleReading {
    private var bundle = WholeBundle()
    private var rest = Data()
    private var tags = 0
    private var end: End?
    private var isBegun = false

    mutating func take(_ piece: Data) throws {
        let parts = piece.split(separator: lineFeed, omittingEmptySubsequences: false)
        rest.append(parts[0])
        for part in parts.dropFirst() {
            try take(line: rest)
            rest = Data(part)
        }
    }

    mutating func whole() throws -> WholeBundle {
        try take(line: rest)
        guard let end else { throw UnusableBundle("The bundle is incomplete: its end is missing") }
        guard end.tags == tags, end.gone == bundle.gone else {
            throw UnusableBundle("The bundle is incomplete: its end counts other lines")
        }
        bundle.cursor = end.cursor
        return bundle
    }

    /// The first one may have a mark of the byte order.
    private mutating func take(line whole: Data) throws {
        let line = trimmed(isBegun || !whole.starts(with: byteOrderMark) ? whole : whole.dropFirst(byteOrderMark.count))
        isBegun = true
        if line.isEmpty { return }
        guard end == nil else { throw UnusableBundle("There is something behind the end of the bundle") }
        switch try read(line) {
        case .tag(let tag):
            let keys = HardwareKey.of(tag)
            let text = line + [lineFeed]
            let identifier = tag.tagIdentifier.rawValue
            bundle.tags[identifier] = TagLine(id: tag.id.rawValue, tagIdentifier: identifier, keys: keys, text: text)
            tags += 1
        case .gone(let line):
            bundle.tags[line.tagIdentifier.rawValue] = .some(nil)
            bundle.gone += 1
        case .store(let version): bundle.version = version
        case .end(let line): end = line
        case .unknown: break
        }
    }

    private func read(_ line: Data) throws -> Line {
        do {
            return try JSONDecoder().decode(Line.self, from: line)
        } catch {
            throw UnusableBundle("The bundle has a line that can't be read: \(error)")
        }
    }
}

/// `cursor` is `nil` in what was saved before anything was loaded.
private struct End: Decodable {
    let cursor: String?
    let tags: Int
    let gone: Int

    private enum Key: CodingKey {
        case cursor, tags, gone
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        // It must be said that there is none.
        cursor = try fields.decode(String?.self, forKey: .cursor)
        tags = try fields.decode(Int.self, forKey: .tags)
        gone = try fields.decode(Int.self, forKey: .gone)
    }
}

private enum Line: Decodable {
    case tag(BundleTag)
    case gone(BundleGone)
    case store(version: Int)
    case end(End)
    /// A kind of line that is new is passed over.
    case unknown

    private enum Key: CodingKey {
        case type, version
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        switch try fields.decode(String.self, forKey: .type) {
        case "tag":
            _ = try Nullable(from: decoder)
            self = .tag(try BundleTag(from: decoder))
        case "gone": self = .gone(try BundleGone(from: decoder))
        case "store": self = .store(version: try fields.decode(Int.self, forKey: .version))
        case "end": self = .end(try End(from: decoder))
        default: self = .unknown
        }
    }
}

/// The fields of a tag that may be null, but not absent; ``BundleTag`` does not tell these from each other.
private struct Nullable: Decodable {
    private enum Key: String, CodingKey {
        case placeID = "place_id"
        case description
        case imageURL = "image_url"
        case originalLang = "original_lang"
        case originalNameLang = "original_name_lang"
        case hardware, origins, major, minor
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        try Self.demand([.placeID, .description, .imageURL, .originalLang, .originalNameLang], of: fields)
        if fields.contains(.origins), try fields.decodeNil(forKey: .origins) { throw UnusableBundle("Its origins are null") }
        var items = try fields.nestedUnkeyedContainer(forKey: .hardware)
        while !items.isAtEnd {
            try Self.demand([.major, .minor], of: try items.nestedContainer(keyedBy: Key.self))
        }
    }

    private static func demand(_ keys: [Key], of fields: KeyedDecodingContainer<Key>) throws {
        for key in keys where !fields.contains(key) { throw UnusableBundle("It has no \(key.rawValue)") }
    }
}
