/// A record of an NFC chip's message, its chunks put together.
public struct NdefRecord: Hashable, Sendable {
    /// What it says. Kinds that come later are ``NdefKind/other`` today.
    public let kind: NdefKind
    /// Of a URI or a smart poster.
    public let uri: String?
    /// Of a smart poster: its titles, in the order of the chip.
    public let titles: [NdefText]
    /// Of a text.
    public let text: NdefText?
    /// Of the record that names an Android app.
    public let packageName: String?
    /// Type name format: what kind of type it has.
    public let tnf: Int
    /// One character for each byte.
    public let type: String
    /// One character for each byte; empty where it has none.
    public let id: String
    public let payload: [UInt8]
}

/// A text of a chip, and the language that the chip says it is in.
public struct NdefText: Hashable, Sendable {
    public let lang: String
    public let text: String
}

/// What a record says.
public struct NdefKind: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let uri = NdefKind(rawValue: "uri")
    public static let smartPoster = NdefKind(rawValue: "smart-poster")
    public static let text = NdefKind(rawValue: "text")
    public static let androidApp = NdefKind(rawValue: "android-app")
    public static let empty = NdefKind(rawValue: "empty")
    public static let other = NdefKind(rawValue: "other")

    public static let known: [NdefKind] = [.uri, .smartPoster, .text, .androidApp, .empty, .other]
}

/// The records of a message, in order; `nil` where it is malformed. As the NFC Forum's "NFC Data Exchange Format" 1.0 has it.
public func ndefRecords(_ message: some Sequence<UInt8>) -> [NdefRecord]? {
    rawRecords(Array(message)[...])?.map { record in
        let content = readContent(of: record, smartPoster: smartPoster)
        return NdefRecord(
            kind: content.kind,
            uri: content.uri,
            titles: content.titles,
            text: content.text,
            packageName: content.packageName,
            tnf: Int(record.tnf),
            type: latin(record.type[...]),
            id: latin(record.id[...]),
            payload: record.payload
        )
    }
}

/// The first address of a tag among the URIs of a chip's message. `bases` as in ``tagAddress(_:bases:)``.
public func ndefTagAddress(_ message: some Sequence<UInt8>, bases: [String]? = nil) -> TagAddress? {
    (ndefRecords(message) ?? []).lazy.compactMap { $0.uri.flatMap { tagAddress($0, bases: bases) } }.first
}

/// Smart posters inside of smart posters are not looked into.
private func smartPoster(_ payload: [UInt8]) -> NdefContent? {
    let inner = (rawRecords(payload[...]) ?? []).map { readContent(of: $0, smartPoster: { _ in nil }) }
    guard let uri = inner.first(where: { $0.kind == .uri })?.uri else { return nil }
    return NdefContent(kind: .smartPoster, uri: uri, titles: inner.compactMap(\.text))
}

/// A record as it stands in a message.
struct RawNdefRecord {
    let tnf: UInt8
    let type: [UInt8]
    let id: [UInt8]
    var payload: [UInt8]
}

private struct Piece {
    let record: RawNdefRecord
    let isFirst: Bool
    let isLast: Bool
    let goesOn: Bool
    let hasID: Bool
    /// Behind it.
    let rest: ArraySlice<UInt8>

    /// `nil` where it says to be longer than what is there.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count >= 2 else { return nil }
        let flags = bytes[bytes.startIndex]
        let (isShort, hasID) = (flags & 0x10 != 0, flags & 0x08 != 0)
        var rest = bytes.dropFirst()
        func number(of count: Int) -> Int? {
            guard rest.count >= count else { return nil }
            defer { rest = rest.dropFirst(count) }
            return Int(exactly: rest.prefix(count).reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
        }
        func part(_ length: Int) -> [UInt8]? {
            guard rest.count >= length else { return nil }
            defer { rest = rest.dropFirst(length) }
            return Array(rest.prefix(length))
        }
        guard let typeLength = number(of: 1), let payloadLength = number(of: isShort ? 1 : 4),
            let idLength = hasID ? number(of: 1) : 0, let type = part(typeLength), let id = part(idLength),
            let payload = part(payloadLength)
        else { return nil }
        record = RawNdefRecord(tnf: flags & 0x07, type: type, id: id, payload: payload)
        (isFirst, isLast, goesOn) = (flags & 0x80 != 0, flags & 0x40 != 0, flags & 0x20 != 0)
        self.hasID = hasID
        self.rest = rest
    }

    /// Whether it is a record, or goes on with the one that has begun.
    func mayFollow(_ begun: RawNdefRecord?) -> Bool {
        let isUntyped = record.type.isEmpty
        if begun != nil { return record.tnf == 6 && isUntyped && !hasID }
        switch record.tnf {
        case 0: return isUntyped && !hasID && record.payload.isEmpty && !goesOn
        case 5, 7: return isUntyped
        case 6: return false
        default: return !(goesOn && isUntyped)
        }
    }
}

private func rawRecords(_ bytes: ArraySlice<UInt8>) -> [RawNdefRecord]? {
    var (records, begun) = ([RawNdefRecord](), RawNdefRecord?.none)
    var rest = bytes
    while true {
        guard let piece = Piece(rest), piece.isFirst == (rest.count == bytes.count), piece.mayFollow(begun) else { return nil }
        var record = begun ?? piece.record
        if begun != nil { record.payload += piece.record.payload }
        begun = piece.goesOn ? record : nil
        if !piece.goesOn { records.append(record) }
        rest = piece.rest
        if piece.isLast { return rest.isEmpty && !piece.goesOn ? records : nil }
    }
}
