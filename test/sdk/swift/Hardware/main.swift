import Foundation
import TagInformationService

/// Writes for each row of a file of vectors what is read of it, and then what came of reading at random, by a seed.

struct Address: Decodable {
    let text: String
    let bases: [String]?
}

struct Bytes: Decodable {
    let bytes: String
    let bases: [String]?
}

struct Vectors: Decodable {
    let addresses: [Address]
    let beacons, uids, messages: [Bytes]
}

extension Bytes {
    var data: Data {
        let digits = Array(bytes.utf8)
        return Data(stride(from: 0, to: digits.count, by: 2).map { place in
            UInt8(String(decoding: digits[place...(place + 1)], as: UTF8.self), radix: 16) ?? 0
        })
    }
}

func orNull(_ value: Any?) -> Any { value ?? NSNull() }

func written(_ tag: TagAddress?) -> Any {
    orNull(tag.map { ["id": $0.id.rawValue, "lang": orNull($0.lang?.rawValue)] })
}

func written(_ beacon: MetBeacon?) -> Any {
    orNull(
        beacon.map {
            [
                "type": $0.type.rawValue, "id": $0.id.rawValue, "major": $0.major, "minor": $0.minor,
                "measured_power": $0.measuredPower,
            ] as [String: Any]
        })
}

func written(_ chip: MetChip?) -> Any {
    orNull(chip.map { ["type": $0.type.rawValue, "id": $0.id.rawValue] })
}

func written(_ text: NdefText) -> [String: Any] { ["lang": text.lang, "text": text.text] }

func written(_ record: NdefRecord) -> [String: Any] {
    let payload = record.payload.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    var all: [String: Any] = [
        "kind": record.kind.rawValue, "tnf": record.tnf, "type": record.type, "id": record.id, "payload": payload,
    ]
    if let uri = record.uri { all["uri"] = uri }
    if record.kind == .smartPoster { all["titles"] = record.titles.map { written($0) } }
    if let text = record.text { all.merge(written(text)) { $1 } }
    if let name = record.packageName { all["package_name"] = name }
    return all
}

/// The same for the same seed.
struct Chance: RandomNumberGenerator {
    var state: UInt64

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

/// One of these with some bytes changed, left out or doubled, or bytes of no sense.
func mutated(_ given: [Data], _ chance: inout Chance) -> [UInt8] {
    var bytes = Int.random(in: 0..<10, using: &chance) == 0 ? [] : Array(given.randomElement(using: &chance) ?? Data())
    for _ in 0...Int.random(in: 0...3, using: &chance) {
        let start = Int.random(in: 0...bytes.count, using: &chance)
        let end = min(bytes.count, start + Int.random(in: 0...1, using: &chance))
        let fresh = (0..<Int.random(in: 0...2, using: &chance)).map { _ in UInt8.random(in: 0...255, using: &chance) }
        bytes.replaceSubrange(start..<end, with: fresh)
    }
    return bytes
}

/// How often reading twice gave the same: always, where nothing stops the program.
func countSame<Value: Equatable>(_ given: [Data], _ seed: UInt64, _ read: ([UInt8]) -> Value) -> Int {
    var chance = Chance(state: seed)
    return (0..<10_000).reduce(into: 0) { count, _ in
        let bytes = mutated(given, &chance)
        if read(bytes) == read(bytes) { count += 1 }
    }
}

let vectors = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
let seed = UInt64(CommandLine.arguments[2]) ?? 0
let texts = vectors.addresses.map { Data($0.text.utf8) }
let messages = vectors.messages.map(\.data)

let read: [String: Any] = [
    "addresses": vectors.addresses.map { written(tagAddress($0.text, bases: $0.bases)) },
    "beacons": vectors.beacons.map { written(iBeacon($0.data)) },
    "uids": vectors.uids.map { written(nfcUID($0.data)) },
    "messages": vectors.messages.map { row in
        [
            "records": orNull(ndefRecords(row.data).map { $0.map { written($0) } }),
            "tag": written(ndefTagAddress(row.data, bases: row.bases)),
        ]
    },
    "same": [
        countSame(texts, seed) { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            return [tagAddress(text), tagAddress(text, bases: [text])]
        },
        countSame(vectors.beacons.map(\.data), seed) { iBeacon($0) },
        countSame(vectors.uids.map(\.data), seed) { nfcUID($0) },
        countSame(messages, seed) { ndefRecords($0) },
        countSame(messages, seed) { ndefTagAddress($0) },
    ],
]
print(String(decoding: try JSONSerialization.data(withJSONObject: read), as: UTF8.self))
