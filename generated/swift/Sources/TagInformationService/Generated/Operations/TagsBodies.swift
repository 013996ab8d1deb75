// Generated from the service's OpenAPI document.

struct CreateTagBody: Encodable, Sendable {
    let lang: LanguageCode
    let purchaseID: String
    let text: String
    let name: String?
    let gender: Gender?
    let hardwareID: HardwareIdentifier?
    let hardwareType: HardwareType?
    let major: Int?
    let minor: Int?
    let parentID: TagRecordId?
    let lat: Double?
    let lon: Double?

    private enum CodingKeys: String, CodingKey {
        case lang
        case purchaseID = "purchase_id"
        case text
        case name
        case gender
        case hardwareID = "hardware_id"
        case hardwareType = "hardware_type"
        case major
        case minor
        case parentID = "parent_id"
        case lat
        case lon
    }
}

struct AddHardwareIdToTagBody: Encodable, Sendable {
    let id: TagIdentifier
    let hardwareID: HardwareIdentifier
    let hardwareType: HardwareType
    let major: Int?
    let minor: Int?
    let lat: Double?
    let lon: Double?

    private enum CodingKeys: String, CodingKey {
        case id
        case hardwareID = "hardware_id"
        case hardwareType = "hardware_type"
        case major
        case minor
        case lat
        case lon
    }
}

struct LookUpTagsBody: Encodable, Sendable {
    let observations: [Observation]
    let lang: String?
    let expand: String?

    private enum CodingKeys: String, CodingKey {
        case observations
        case lang
        case expand
    }
}
