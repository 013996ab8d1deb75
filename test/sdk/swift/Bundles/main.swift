import Foundation
import TagInformationService

struct Step: Decodable {
    let `do`: String
    let text: String
}

struct Asked: Decodable {
    let id: String
    let type: String?
    let major: Int?
    let minor: Int?
    let lang: String?
    let accept_language: String?
}

struct Lookup: Decodable {
    let asks: Asked
}

struct Vector: Decodable {
    let steps: [Step]
    let lookups: [Lookup]
}

struct Vectors: Decodable {
    let rows: [Vector]
}

/// Whether it could be used.
func take(_ step: Step, by store: BundleStore) async throws -> Bool {
    let data = Data(step.text.utf8)
    do {
        switch step.do {
        case "load": try await store.load(data)
        case "apply": try await store.apply(data)
        default: try await store.restore(data)
        }
        return true
    } catch is UnusableBundle {
        return false
    }
}

func show(_ asks: Asked, of store: BundleStore) async -> StoredTag? {
    let header = asks.accept_language
    guard let type = asks.type else {
        return await store.showTag(id: TagIdentifier(asks.id), lang: asks.lang.map(LanguageWishes.init(rawValue:)), acceptLanguage: header)
    }
    return await store.showTagByHardwareID(
        id: HardwareIdentifier(asks.id),
        type: HardwareType(rawValue: type),
        major: asks.major,
        minor: asks.minor,
        lang: asks.lang.map(LanguageWishes.init(rawValue:)),
        acceptLanguage: header
    )
}

func json(_ value: some Encodable) throws -> Any {
    try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
}

func written(_ stored: StoredTag) throws -> [String: Any] {
    let origins = stored.origins.map { ["text": $0.text?.rawValue as Any? ?? NSNull(), "name": $0.name?.rawValue as Any? ?? NSNull()] }
    return [
        "tag": try json(stored.tag),
        "hardware": try json(stored.hardware),
        "place_id": stored.placeID as Any? ?? NSNull(),
        "content_language": stored.contentLanguage,
        "origins": origins as Any? ?? NSNull(),
    ]
}

/// Writes for each row of a file of vectors what a store then holds and shows.
let file = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
for row in try JSONDecoder().decode(Vectors.self, from: file).rows {
    let store = BundleStore()
    var steps: [Bool] = []
    for step in row.steps { steps.append(try await take(step, by: store)) }
    var shows: [Any] = []
    for lookup in row.lookups {
        shows.append(try await show(lookup.asks, of: store).map(written) ?? NSNull())
    }
    let saved = await store.save().map { String(decoding: $0, as: UTF8.self) }.joined()
    let cursor = await store.cursor
    let line: [String: Any] = ["steps": steps, "cursor": cursor as Any? ?? NSNull(), "saved": saved, "shows": shows]
    print(String(decoding: try JSONSerialization.data(withJSONObject: line), as: UTF8.self))
}
