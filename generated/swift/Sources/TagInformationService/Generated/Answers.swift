// Generated from the service's OpenAPI document.

/// A hardware item that is attached to a tag.
public struct AttachedHardware: Codable, Hashable, Sendable {
    /// Type of a hardware item
    public var type: HardwareType
    /// Identifier of a hardware item. Answers have it in upper case
    public var identifier: HardwareIdentifier

    public init(
        type: HardwareType = HardwareType(rawValue: ""),
        identifier: HardwareIdentifier = ""
    ) {
        self.type = type
        self.identifier = identifier
    }

    private enum CodingKeys: String, CodingKey {
        case type
        case identifier
    }
}

/// The authentication token that other operations take.
public struct AuthToken: Codable, Hashable, Sendable, CustomReflectable {
    /// Opaque; send it with the calls that take an `auth_token`
    public var authToken: String

    public init(authToken: String = "") {
        self.authToken = authToken
    }

    private enum CodingKeys: String, CodingKey {
        case authToken = "auth_token"
    }

    /// Without what is secret, so that it may be printed.
    public var customMirror: Mirror { Mirror(self, children: ["authToken": "…"], displayStyle: .struct) }
}

/// The last line of a bundle. One that ends without it is incomplete, and to be thrown away.
public struct BundleEnd: Codable, Hashable, Sendable {
    /// The end
    public var type: BundleEndType
    /// To be sent as `since` the next time, by the same caller for the same place and languages
    public var cursor: String
    /// How many lines `tag` there were
    public var tags: Int
    /// How many lines `gone` there were
    public var gone: Int

    public init(
        type: BundleEndType = .end,
        cursor: String = "",
        tags: Int = 0,
        gone: Int = 0
    ) {
        self.type = type
        self.cursor = cursor
        self.tags = tags
        self.gone = gone
    }

    private enum CodingKeys: String, CodingKey {
        case type
        case cursor
        case tags
        case gone
    }
}

/// A line of a bundle with `since`: a tag that is not in it any more. Who does not know it passes over it.
public struct BundleGone: Codable, Hashable, Sendable {
    /// No tag any more
    public var type: BundleGoneType
    /// The public identifier of a tag: 12 lower-case hexadecimal digits
    public var tagIdentifier: TagIdentifier

    public init(
        type: BundleGoneType = .gone,
        tagIdentifier: TagIdentifier = ""
    ) {
        self.type = type
        self.tagIdentifier = tagIdentifier
    }

    private enum CodingKeys: String, CodingKey {
        case type
        case tagIdentifier = "tag_identifier"
    }
}

/// A link to a bundle of tags.
public struct BundleLink: Codable, Hashable, Sendable {
    /// Record id of the bundle link
    public var id: Int
    /// Record id of the place whose tags it leads to; null: all tags of the customer
    public var placeID: Int?
    /// When it was last used, to the minute or so; null where it never was
    public var lastUsedAt: Timestamp?
    /// When it was made
    public var createdAt: Timestamp
    /// Address of the bundle, for whoever knows it. It is answered once, to who makes the link; null from then on
    public var url: String?

    public init(
        id: Int = 0,
        placeID: Int? = nil,
        lastUsedAt: Timestamp? = nil,
        createdAt: Timestamp = Timestamp(rawValue: ""),
        url: String? = nil
    ) {
        self.id = id
        self.placeID = placeID
        self.lastUsedAt = lastUsedAt
        self.createdAt = createdAt
        self.url = url
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case placeID = "place_id"
        case lastUsedAt = "last_used_at"
        case createdAt = "created_at"
        case url
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(placeID, forKey: .placeID)
        try container.encode(lastUsedAt, forKey: .lastUsedAt)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(url, forKey: .url)
    }
}

/// A line of a bundle: a tag as it is now, in the place of an earlier line of it.
public struct BundleTag: Codable, Hashable, Sendable {
    /// A tag
    public var type: BundleTagType
    /// The public identifier of a tag: 12 lower-case hexadecimal digits
    public var tagIdentifier: TagIdentifier
    /// Numeric record id of a tag. Not what `show` takes: see TagIdentifier.
    public var id: TagRecordID
    /// Record id of its place; null where it is in none
    public var placeID: Int?
    /// Description of the tag
    public var description: String?
    /// Gender of the voice that reads the text aloud
    public var gender: Gender
    /// Address of a picture
    public var imageURL: String?
    /// Address of a page about the tag, as it was entered: it may lack a scheme
    public var textURL: String
    /// All hardware of the tag
    public var hardware: [BundledHardware]
    /// The language of the original text; null where there is no text
    public var originalLang: LanguageCode?
    /// The language of the original name; null where there is no name
    public var originalNameLang: LanguageCode?
    /// The text by language code: the original, and those of the languages asked for that are stored
    public var texts: [String: String]
    /// The name by language code: the original, and those of the languages asked for that are stored
    public var names: [String: String]
    /// Where texts and names come from; only with `expand=provenance`
    public var origins: BundledOrigins?
    /// Names the rest of the line: SHA-256, as base64url, of its bytes without `,"hash":"…"`. Equal lines have equal hashes
    public var hash: String

    public init(
        type: BundleTagType = .tag,
        tagIdentifier: TagIdentifier = "",
        id: TagRecordID = 0,
        placeID: Int? = nil,
        description: String? = nil,
        gender: Gender = Gender(rawValue: ""),
        imageURL: String? = nil,
        textURL: String = "",
        hardware: [BundledHardware] = [],
        originalLang: LanguageCode? = nil,
        originalNameLang: LanguageCode? = nil,
        texts: [String: String] = [:],
        names: [String: String] = [:],
        origins: BundledOrigins? = nil,
        hash: String = ""
    ) {
        self.type = type
        self.tagIdentifier = tagIdentifier
        self.id = id
        self.placeID = placeID
        self.description = description
        self.gender = gender
        self.imageURL = imageURL
        self.textURL = textURL
        self.hardware = hardware
        self.originalLang = originalLang
        self.originalNameLang = originalNameLang
        self.texts = texts
        self.names = names
        self.origins = origins
        self.hash = hash
    }

    private enum CodingKeys: String, CodingKey {
        case type
        case tagIdentifier = "tag_identifier"
        case id
        case placeID = "place_id"
        case description
        case gender
        case imageURL = "image_url"
        case textURL = "text_url"
        case hardware
        case originalLang = "original_lang"
        case originalNameLang = "original_name_lang"
        case texts
        case names
        case origins
        case hash
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(type, forKey: .type)
        try container.encode(tagIdentifier, forKey: .tagIdentifier)
        try container.encode(id, forKey: .id)
        try container.encode(placeID, forKey: .placeID)
        try container.encode(description, forKey: .description)
        try container.encode(gender, forKey: .gender)
        try container.encode(imageURL, forKey: .imageURL)
        try container.encode(textURL, forKey: .textURL)
        try container.encode(hardware, forKey: .hardware)
        try container.encode(originalLang, forKey: .originalLang)
        try container.encode(originalNameLang, forKey: .originalNameLang)
        try container.encode(texts, forKey: .texts)
        try container.encode(names, forKey: .names)
        try container.encodeIfPresent(origins, forKey: .origins)
        try container.encode(hash, forKey: .hash)
    }
}

/// A hardware item of a tag in a bundle.
public struct BundledHardware: Codable, Hashable, Sendable {
    /// Type of a hardware item
    public var type: HardwareType
    /// Identifier of a hardware item. Answers have it in upper case
    public var identifier: HardwareIdentifier
    /// Major number of a beacon; null where there is none
    public var major: Int?
    /// Minor number of a beacon; null where there is none
    public var minor: Int?
    /// Whether it is a beacon without one or both of its numbers that stands in, as the last resort, for all beacons of its
    /// UUID that have those it has: nobody else holds a beacon of this UUID
    public var standsIn: Bool

    public init(
        type: HardwareType = HardwareType(rawValue: ""),
        identifier: HardwareIdentifier = "",
        major: Int? = nil,
        minor: Int? = nil,
        standsIn: Bool = false
    ) {
        self.type = type
        self.identifier = identifier
        self.major = major
        self.minor = minor
        self.standsIn = standsIn
    }

    private enum CodingKeys: String, CodingKey {
        case type
        case identifier
        case major
        case minor
        case standsIn = "stands_in"
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(type, forKey: .type)
        try container.encode(identifier, forKey: .identifier)
        try container.encode(major, forKey: .major)
        try container.encode(minor, forKey: .minor)
        try container.encode(standsIn, forKey: .standsIn)
    }
}

/// Where the texts and names of a tag in a bundle come from.
public struct BundledOrigins: Codable, Hashable, Sendable {
    /// By language code, those of `texts`
    public var text: [String: Origin]
    /// By language code, those of `names`
    public var name: [String: Origin]

    public init(
        text: [String: Origin] = [:],
        name: [String: Origin] = [:]
    ) {
        self.text = text
        self.name = name
    }

    private enum CodingKeys: String, CodingKey {
        case text
        case name
    }
}

/// A customer.
public struct Customer: Codable, Hashable, Sendable {
    /// Record id of the customer
    public var id: Int
    /// E-mail address, in lower case
    public var email: String
    /// Name of the customer
    public var name: String?
    /// `admin` sees the records of all; any other value means nothing
    public var role: String?
    /// When it was made
    public var createdAt: Timestamp
    /// When it was last changed
    public var updatedAt: Timestamp
    /// Address of this record
    public var url: String

    public init(
        id: Int = 0,
        email: String = "",
        name: String? = nil,
        role: String? = nil,
        createdAt: Timestamp = Timestamp(rawValue: ""),
        updatedAt: Timestamp = Timestamp(rawValue: ""),
        url: String = ""
    ) {
        self.id = id
        self.email = email
        self.name = name
        self.role = role
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case email
        case name
        case role
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case url
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(email, forKey: .email)
        try container.encode(name, forKey: .name)
        try container.encode(role, forKey: .role)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
        try container.encode(url, forKey: .url)
    }
}

/// A tag as `showByHardwareId` and `showMyTags` answer it.
public struct FoundTag: Codable, Hashable, Sendable {
    /// Numeric record id of a tag. Not what `show` takes: see TagIdentifier.
    public var id: TagRecordID
    /// The public identifier of a tag: 12 lower-case hexadecimal digits
    public var tagIdentifier: TagIdentifier
    /// Name of the tag in one language; an empty text where it has none
    public var name: TextInLanguage
    /// Address of a picture
    public var imageURL: String?
    /// Address of a page about the tag, as it was entered: it may lack a scheme
    public var textURL: String
    /// The text of the tag in the requested language, or else the original
    public var translation: TextInLanguage
    /// All hardware of the tag
    public var hardware: [AttachedHardware]
    /// Where text and name come from; only with `expand=provenance`
    public var provenance: TagProvenance?

    public init(
        id: TagRecordID = 0,
        tagIdentifier: TagIdentifier = "",
        name: TextInLanguage = TextInLanguage(),
        imageURL: String? = nil,
        textURL: String = "",
        translation: TextInLanguage = TextInLanguage(),
        hardware: [AttachedHardware] = [],
        provenance: TagProvenance? = nil
    ) {
        self.id = id
        self.tagIdentifier = tagIdentifier
        self.name = name
        self.imageURL = imageURL
        self.textURL = textURL
        self.translation = translation
        self.hardware = hardware
        self.provenance = provenance
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case tagIdentifier = "tag_identifier"
        case name
        case imageURL = "image_url"
        case textURL = "text_url"
        case translation
        case hardware
        case provenance
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(tagIdentifier, forKey: .tagIdentifier)
        try container.encode(name, forKey: .name)
        try container.encode(imageURL, forKey: .imageURL)
        try container.encode(textURL, forKey: .textURL)
        try container.encode(translation, forKey: .translation)
        try container.encode(hardware, forKey: .hardware)
        try container.encodeIfPresent(provenance, forKey: .provenance)
    }
}

/// The tag that the hardware is attached to.
public struct FoundTags: Codable, Hashable, Sendable {
    /// Exactly one tag
    public var tags: [FoundTag]

    public init(tags: [FoundTag] = []) {
        self.tags = tags
    }

    private enum CodingKeys: String, CodingKey {
        case tags
    }
}

/// A hardware item: an NFC chip, a Bluetooth beacon or a QR code.
public struct Hardware: Codable, Hashable, Sendable {
    /// Record id of the hardware item
    public var id: Int
    /// Record id of the tag that it is attached to
    public var tagID: TagRecordID?
    /// Identifier of a hardware item. Answers have it in upper case
    public var identifier: HardwareIdentifier
    /// Type of a hardware item
    public var hardwareType: HardwareType
    /// Major number of a beacon
    public var major: Int?
    /// Minor number of a beacon
    public var minor: Int?
    /// Latitude in degrees
    public var latitude: Double?
    /// Longitude in degrees
    public var longitude: Double?
    /// When it was made
    public var createdAt: Timestamp
    /// When it was last changed
    public var updatedAt: Timestamp
    /// Address of this record
    public var url: String

    public init(
        id: Int = 0,
        tagID: TagRecordID? = nil,
        identifier: HardwareIdentifier = "",
        hardwareType: HardwareType = HardwareType(rawValue: ""),
        major: Int? = nil,
        minor: Int? = nil,
        latitude: Double? = nil,
        longitude: Double? = nil,
        createdAt: Timestamp = Timestamp(rawValue: ""),
        updatedAt: Timestamp = Timestamp(rawValue: ""),
        url: String = ""
    ) {
        self.id = id
        self.tagID = tagID
        self.identifier = identifier
        self.hardwareType = hardwareType
        self.major = major
        self.minor = minor
        self.latitude = latitude
        self.longitude = longitude
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case tagID = "tag_id"
        case identifier
        case hardwareType = "hardware_type"
        case major
        case minor
        case latitude
        case longitude
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case url
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(tagID, forKey: .tagID)
        try container.encode(identifier, forKey: .identifier)
        try container.encode(hardwareType, forKey: .hardwareType)
        try container.encode(major, forKey: .major)
        try container.encode(minor, forKey: .minor)
        try container.encode(latitude, forKey: .latitude)
        try container.encode(longitude, forKey: .longitude)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
        try container.encode(url, forKey: .url)
    }
}

/// What was changed of a record, by whom, and when.
public struct HistoryEntry: Codable, Hashable, Sendable {
    /// Id of the entry; later entries have larger ones
    public var id: Int64
    /// When it was done
    public var at: Timestamp
    /// What kind of record was changed
    public var resource: HistoryEntryResource
    /// Record id of what was changed
    public var recordID: Int
    /// Record id of the tag that it is, or belongs to; null where it belongs to none
    public var tagID: TagRecordID?
    /// What was done with it
    public var event: HistoryEntryEvent
    /// By which way: the API for apps, management as JSON or as pages, an import, a command of the operator, the
    /// translation runner
    public var via: HistoryEntryVia
    /// Record id of the customer who did it; null for the runner, for commands and for whoever was not signed in
    public var customerID: Int?
    /// What is another now: by field, what it was and what it is. A field that was not there, or is not any more, is null;
    /// a password is two nulls
    public var changes: [String: [Scalar]]

    public init(
        id: Int64 = 0,
        at: Timestamp = Timestamp(rawValue: ""),
        resource: HistoryEntryResource = HistoryEntryResource(rawValue: ""),
        recordID: Int = 0,
        tagID: TagRecordID? = nil,
        event: HistoryEntryEvent = HistoryEntryEvent(rawValue: ""),
        via: HistoryEntryVia = HistoryEntryVia(rawValue: ""),
        customerID: Int? = nil,
        changes: [String: [Scalar]] = [:]
    ) {
        self.id = id
        self.at = at
        self.resource = resource
        self.recordID = recordID
        self.tagID = tagID
        self.event = event
        self.via = via
        self.customerID = customerID
        self.changes = changes
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case at
        case resource
        case recordID = "record_id"
        case tagID = "tag_id"
        case event
        case via
        case customerID = "customer_id"
        case changes
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(at, forKey: .at)
        try container.encode(resource, forKey: .resource)
        try container.encode(recordID, forKey: .recordID)
        try container.encode(tagID, forKey: .tagID)
        try container.encode(event, forKey: .event)
        try container.encode(via, forKey: .via)
        try container.encode(customerID, forKey: .customerID)
        try container.encode(changes, forKey: .changes)
    }
}

/// An invitation to become a customer.
public struct Invitation: Codable, Hashable, Sendable {
    /// Record id of the invitation
    public var id: Int
    /// E-mail address of who is invited, in lower case
    public var email: String
    /// Name that the customer is to have
    public var name: String?
    /// Role that the customer is to have
    public var role: String?
    /// Record id of the admin who invites
    public var customerID: Int
    /// Whether a mail server has taken the invitation
    public var sent: Bool
    /// Until when it can be accepted
    public var expiresAt: Timestamp
    /// When it was made
    public var createdAt: Timestamp
    /// Address at which the invitation is accepted, for whoever knows it. It is answered once, to who makes the invitation;
    /// null from then on
    public var url: String?

    public init(
        id: Int = 0,
        email: String = "",
        name: String? = nil,
        role: String? = nil,
        customerID: Int = 0,
        sent: Bool = false,
        expiresAt: Timestamp = Timestamp(rawValue: ""),
        createdAt: Timestamp = Timestamp(rawValue: ""),
        url: String? = nil
    ) {
        self.id = id
        self.email = email
        self.name = name
        self.role = role
        self.customerID = customerID
        self.sent = sent
        self.expiresAt = expiresAt
        self.createdAt = createdAt
        self.url = url
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case email
        case name
        case role
        case customerID = "customer_id"
        case sent
        case expiresAt = "expires_at"
        case createdAt = "created_at"
        case url
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(email, forKey: .email)
        try container.encode(name, forKey: .name)
        try container.encode(role, forKey: .role)
        try container.encode(customerID, forKey: .customerID)
        try container.encode(sent, forKey: .sent)
        try container.encode(expiresAt, forKey: .expiresAt)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(url, forKey: .url)
    }
}

/// The name of a tag in one language, as the list has it.
public struct ListedNameTranslation: Codable, Hashable, Sendable {
    /// Record id of the name translation
    public var id: Int
    /// Record id of its tag
    public var tagID: TagRecordID
    /// One of the 45 supported language codes
    public var langCode: LanguageCode
    /// The name
    public var text: String
    /// When it was made
    public var createdAt: Timestamp
    /// When it was last changed
    public var updatedAt: Timestamp
    /// Address of this record
    public var url: String

    public init(
        id: Int = 0,
        tagID: TagRecordID = 0,
        langCode: LanguageCode = LanguageCode(rawValue: ""),
        text: String = "",
        createdAt: Timestamp = Timestamp(rawValue: ""),
        updatedAt: Timestamp = Timestamp(rawValue: ""),
        url: String = ""
    ) {
        self.id = id
        self.tagID = tagID
        self.langCode = langCode
        self.text = text
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case tagID = "tag_id"
        case langCode = "lang_code"
        case text
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case url
    }
}

/// A tag as `show` answers it, or, where it was looked up by its hardware, as `showByHardwareId` does.
public struct LookedUpTag: Codable, Hashable, Sendable {
    /// Numeric record id of a tag. Not what `show` takes: see TagIdentifier.
    public var id: TagRecordID
    /// The public identifier of a tag: 12 lower-case hexadecimal digits
    public var tagIdentifier: TagIdentifier
    /// Description; where it was looked up by its identifier
    public var description: String?
    /// Name of the tag in one language; an empty text where it has none
    public var name: TextInLanguage
    /// Gender of the voice that reads the text aloud
    public var gender: Gender?
    /// Address of a picture
    public var imageURL: String?
    /// Address of a page about the tag, as it was entered: it may lack a scheme
    public var textURL: String
    /// The text of the tag in the requested language, or else the original
    public var translation: TextInLanguage
    /// All hardware of the tag; where it was looked up by its hardware
    public var hardware: [AttachedHardware]?
    /// Where text and name come from; only with `expand=provenance`
    public var provenance: TagProvenance?

    public init(
        id: TagRecordID = 0,
        tagIdentifier: TagIdentifier = "",
        description: String? = nil,
        name: TextInLanguage = TextInLanguage(),
        gender: Gender? = nil,
        imageURL: String? = nil,
        textURL: String = "",
        translation: TextInLanguage = TextInLanguage(),
        hardware: [AttachedHardware]? = nil,
        provenance: TagProvenance? = nil
    ) {
        self.id = id
        self.tagIdentifier = tagIdentifier
        self.description = description
        self.name = name
        self.gender = gender
        self.imageURL = imageURL
        self.textURL = textURL
        self.translation = translation
        self.hardware = hardware
        self.provenance = provenance
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case tagIdentifier = "tag_identifier"
        case description
        case name
        case gender
        case imageURL = "image_url"
        case textURL = "text_url"
        case translation
        case hardware
        case provenance
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(tagIdentifier, forKey: .tagIdentifier)
        try container.encodeIfPresent(description, forKey: .description)
        try container.encode(name, forKey: .name)
        try container.encodeIfPresent(gender, forKey: .gender)
        try container.encode(imageURL, forKey: .imageURL)
        try container.encode(textURL, forKey: .textURL)
        try container.encode(translation, forKey: .translation)
        try container.encodeIfPresent(hardware, forKey: .hardware)
        try container.encodeIfPresent(provenance, forKey: .provenance)
    }
}

/// What the single call would answer to one observation.
public struct LookupResult: Codable, Hashable, Sendable {
    /// `found`: with `tag`; `not_found`: there is no such tag; `invalid`: with `error`
    public var status: LookupResultStatus
    /// The tag, where it was found
    public var tag: LookedUpTag?
    /// What is wrong with the observation
    public var error: LookupResultError?

    public init(
        status: LookupResultStatus = LookupResultStatus(rawValue: ""),
        tag: LookedUpTag? = nil,
        error: LookupResultError? = nil
    ) {
        self.status = status
        self.tag = tag
        self.error = error
    }

    private enum CodingKeys: String, CodingKey {
        case status
        case tag
        case error
    }
}

/// What is wrong with the observation
public struct LookupResultError: Codable, Hashable, Sendable {
    /// Human-readable text, in English
    public var message: String
    /// What went wrong, of a closed list. The header `X-Error-Reason` says it more finely.
    public var code: ErrorCode
    /// Only where values are missing: the names of all missing parameters
    public var values: [String]?

    public init(
        message: String = "",
        code: ErrorCode = ErrorCode(rawValue: ""),
        values: [String]? = nil
    ) {
        self.message = message
        self.code = code
        self.values = values
    }

    private enum CodingKeys: String, CodingKey {
        case message
        case code
        case values
    }
}

/// What became of each observation.
public struct LookupResults: Codable, Hashable, Sendable {
    /// One for each observation, in their order
    public var results: [LookupResult]

    public init(results: [LookupResult] = []) {
        self.results = results
    }

    private enum CodingKeys: String, CodingKey {
        case results
    }
}

/// Where a hardware item of a tag is, for a map.
public struct Marker: Codable, Hashable, Sendable {
    /// Latitude in degrees
    public var latitude: Double
    /// Longitude in degrees
    public var longitude: Double

    public init(
        latitude: Double = 0,
        longitude: Double = 0
    ) {
        self.latitude = latitude
        self.longitude = longitude
    }

    private enum CodingKeys: String, CodingKey {
        case latitude
        case longitude
    }
}

/// The tags of the customer.
public struct MyTags: Codable, Hashable, Sendable {
    /// One element for each tag
    public var tags: [FoundTag]

    public init(tags: [FoundTag] = []) {
        self.tags = tags
    }

    private enum CodingKeys: String, CodingKey {
        case tags
    }
}

/// The name of a tag in one language.
public struct NameTranslation: Codable, Hashable, Sendable {
    /// Record id of the name translation
    public var id: Int
    /// Record id of its tag
    public var tagID: TagRecordID
    /// One of the 45 supported language codes
    public var langCode: LanguageCode
    /// The name
    public var text: String
    /// `original`: typed in first; `machine`: the work of a provider; `human`: typed in or corrected by a person
    public var origin: NameTranslationOrigin
    /// The provider whose work it is; null for the work of a person
    public var provider: String?
    /// Whether the original has changed since it was translated
    public var stale: Bool
    /// Names the original that it was made from: SHA-256 of its language and text
    public var sourceHash: String
    /// When it was made
    public var createdAt: Timestamp
    /// When it was last changed
    public var updatedAt: Timestamp
    /// Address of this record
    public var url: String

    public init(
        id: Int = 0,
        tagID: TagRecordID = 0,
        langCode: LanguageCode = LanguageCode(rawValue: ""),
        text: String = "",
        origin: NameTranslationOrigin = NameTranslationOrigin(rawValue: ""),
        provider: String? = nil,
        stale: Bool = false,
        sourceHash: String = "",
        createdAt: Timestamp = Timestamp(rawValue: ""),
        updatedAt: Timestamp = Timestamp(rawValue: ""),
        url: String = ""
    ) {
        self.id = id
        self.tagID = tagID
        self.langCode = langCode
        self.text = text
        self.origin = origin
        self.provider = provider
        self.stale = stale
        self.sourceHash = sourceHash
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case tagID = "tag_id"
        case langCode = "lang_code"
        case text
        case origin
        case provider
        case stale
        case sourceHash = "source_hash"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case url
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(tagID, forKey: .tagID)
        try container.encode(langCode, forKey: .langCode)
        try container.encode(text, forKey: .text)
        try container.encode(origin, forKey: .origin)
        try container.encode(provider, forKey: .provider)
        try container.encode(stale, forKey: .stale)
        try container.encode(sourceHash, forKey: .sourceHash)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
        try container.encode(url, forKey: .url)
    }
}

/// A link by which a customer chooses a new password.
public struct PasswordLink: Codable, Hashable, Sendable {
    /// Address at which a new password is chosen, for whoever knows it. It is answered once
    public var url: String
    /// Until when it can be used
    public var expiresAt: Timestamp

    public init(
        url: String = "",
        expiresAt: Timestamp = Timestamp(rawValue: "")
    ) {
        self.url = url
        self.expiresAt = expiresAt
    }

    private enum CodingKeys: String, CodingKey {
        case url
        case expiresAt = "expires_at"
    }
}

/// A place, where tags are.
public struct Place: Codable, Hashable, Sendable {
    /// Record id of the place
    public var id: Int
    /// Record id of the customer that it belongs to
    public var customerID: Int
    /// Name of the place
    public var name: String?
    /// Latitude in degrees
    public var latitude: Double?
    /// Longitude in degrees
    public var longitude: Double?
    /// When it was made
    public var createdAt: Timestamp
    /// When it was last changed
    public var updatedAt: Timestamp
    /// Address of this record
    public var url: String

    public init(
        id: Int = 0,
        customerID: Int = 0,
        name: String? = nil,
        latitude: Double? = nil,
        longitude: Double? = nil,
        createdAt: Timestamp = Timestamp(rawValue: ""),
        updatedAt: Timestamp = Timestamp(rawValue: ""),
        url: String = ""
    ) {
        self.id = id
        self.customerID = customerID
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case customerID = "customer_id"
        case name
        case latitude
        case longitude
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case url
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(customerID, forKey: .customerID)
        try container.encode(name, forKey: .name)
        try container.encode(latitude, forKey: .latitude)
        try container.encode(longitude, forKey: .longitude)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
        try container.encode(url, forKey: .url)
    }
}

/// Where a text comes from.
public struct Provenance: Codable, Hashable, Sendable {
    /// The supported languages that were asked for, in order and without excluded ones. Where `Accept-Language` says `*`,
    /// the original’s stands at its place
    public var requested: [LanguageCode]
    /// The language that the text is in
    public var served: LanguageCode
    /// The language of the original
    public var original: LanguageCode
    /// `original`: as it was entered; `machine`: a translation by a provider; `human`: one by a person
    public var origin: Origin
    /// The provider; null unless it is a machine’s
    public var provider: String?
    /// Names the original that the text was made from: SHA-256 of its language and text
    public var sourceHash: String
    /// A person’s translation whose original has changed since
    public var stale: Bool
    /// When the translation was last written; null for an original
    public var translatedAt: Timestamp?
    /// Why it is not the language that was asked for first; null where it is. `off`: lookups do not translate here;
    /// `unsupported`: no provider can; `refused`: every provider refuses this text; `unavailable`: the last attempt failed;
    /// `pending`: it may be there soon
    public var fallbackReason: ProvenanceFallbackReason?

    public init(
        requested: [LanguageCode] = [],
        served: LanguageCode = LanguageCode(rawValue: ""),
        original: LanguageCode = LanguageCode(rawValue: ""),
        origin: Origin = Origin(rawValue: ""),
        provider: String? = nil,
        sourceHash: String = "",
        stale: Bool = false,
        translatedAt: Timestamp? = nil,
        fallbackReason: ProvenanceFallbackReason? = nil
    ) {
        self.requested = requested
        self.served = served
        self.original = original
        self.origin = origin
        self.provider = provider
        self.sourceHash = sourceHash
        self.stale = stale
        self.translatedAt = translatedAt
        self.fallbackReason = fallbackReason
    }

    private enum CodingKeys: String, CodingKey {
        case requested
        case served
        case original
        case origin
        case provider
        case sourceHash = "source_hash"
        case stale
        case translatedAt = "translated_at"
        case fallbackReason = "fallback_reason"
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(requested, forKey: .requested)
        try container.encode(served, forKey: .served)
        try container.encode(original, forKey: .original)
        try container.encode(origin, forKey: .origin)
        try container.encode(provider, forKey: .provider)
        try container.encode(sourceHash, forKey: .sourceHash)
        try container.encode(stale, forKey: .stale)
        try container.encode(translatedAt, forKey: .translatedAt)
        try container.encode(fallbackReason, forKey: .fallbackReason)
    }
}

/// What a visitor says is wrong with what they have read. It says nothing of who they are.
public struct Report: Codable, Hashable, Sendable {
    /// Record id of the report
    public var id: Int
    /// Record id of the tag
    public var tagID: TagRecordID
    /// What was read: the text of the tag, or its name
    public var part: ReportPart
    /// Language of what was read
    public var langCode: LanguageCode
    /// Names the original that it was, or was made from, when it was read: SHA-256 of language and text
    public var sourceHash: String
    /// What the visitor says, exactly as typed: plain text of a stranger, in whatever language
    public var words: String
    /// Record id of what is stored of it in that language: a translation, or for `name` a name translation; null where
    /// there is none any more
    public var translationID: Int?
    /// Whether visitors read something else there by now; a report counts until then
    public var changedSince: Bool
    /// When it was made
    public var createdAt: Timestamp
    /// When it was last changed
    public var updatedAt: Timestamp
    /// Address of this record
    public var url: String

    public init(
        id: Int = 0,
        tagID: TagRecordID = 0,
        part: ReportPart = ReportPart(rawValue: ""),
        langCode: LanguageCode = LanguageCode(rawValue: ""),
        sourceHash: String = "",
        words: String = "",
        translationID: Int? = nil,
        changedSince: Bool = false,
        createdAt: Timestamp = Timestamp(rawValue: ""),
        updatedAt: Timestamp = Timestamp(rawValue: ""),
        url: String = ""
    ) {
        self.id = id
        self.tagID = tagID
        self.part = part
        self.langCode = langCode
        self.sourceHash = sourceHash
        self.words = words
        self.translationID = translationID
        self.changedSince = changedSince
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case tagID = "tag_id"
        case part
        case langCode = "lang_code"
        case sourceHash = "source_hash"
        case words
        case translationID = "translation_id"
        case changedSince = "changed_since"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case url
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(tagID, forKey: .tagID)
        try container.encode(part, forKey: .part)
        try container.encode(langCode, forKey: .langCode)
        try container.encode(sourceHash, forKey: .sourceHash)
        try container.encode(words, forKey: .words)
        try container.encode(translationID, forKey: .translationID)
        try container.encode(changedSince, forKey: .changedSince)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
        try container.encode(url, forKey: .url)
    }
}

/// A text or a name that was put back.
public struct RestoredText: Codable, Hashable, Sendable {
    /// Record id of the translation or name translation
    public var id: Int
    /// Record id of its tag
    public var tagID: TagRecordID
    /// One of the 45 supported language codes
    public var langCode: LanguageCode
    /// The name
    public var text: String
    /// `original`: typed in first; `machine`: the work of a provider; `human`: typed in or corrected by a person
    public var origin: RestoredTextOrigin
    /// The provider whose work it is; null for the work of a person
    public var provider: String?
    /// Whether the original has changed since it was translated
    public var stale: Bool
    /// Names the original that it was made from: SHA-256 of its language and text
    public var sourceHash: String
    /// Record id of the text record that it belongs to; absent for a name
    public var textRecordID: Int?
    /// When it was made
    public var createdAt: Timestamp
    /// When it was last changed
    public var updatedAt: Timestamp
    /// Address of this record
    public var url: String

    public init(
        id: Int = 0,
        tagID: TagRecordID = 0,
        langCode: LanguageCode = LanguageCode(rawValue: ""),
        text: String = "",
        origin: RestoredTextOrigin = RestoredTextOrigin(rawValue: ""),
        provider: String? = nil,
        stale: Bool = false,
        sourceHash: String = "",
        textRecordID: Int? = nil,
        createdAt: Timestamp = Timestamp(rawValue: ""),
        updatedAt: Timestamp = Timestamp(rawValue: ""),
        url: String = ""
    ) {
        self.id = id
        self.tagID = tagID
        self.langCode = langCode
        self.text = text
        self.origin = origin
        self.provider = provider
        self.stale = stale
        self.sourceHash = sourceHash
        self.textRecordID = textRecordID
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case tagID = "tag_id"
        case langCode = "lang_code"
        case text
        case origin
        case provider
        case stale
        case sourceHash = "source_hash"
        case textRecordID = "text_record_id"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case url
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(tagID, forKey: .tagID)
        try container.encode(langCode, forKey: .langCode)
        try container.encode(text, forKey: .text)
        try container.encode(origin, forKey: .origin)
        try container.encode(provider, forKey: .provider)
        try container.encode(stale, forKey: .stale)
        try container.encode(sourceHash, forKey: .sourceHash)
        try container.encodeIfPresent(textRecordID, forKey: .textRecordID)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
        try container.encode(url, forKey: .url)
    }
}

/// A place with its tags.
public struct ShownPlace: Codable, Hashable, Sendable {
    /// Record id of the place
    public var id: Int
    /// Record id of the customer that it belongs to
    public var customerID: Int
    /// Name of the place
    public var name: String?
    /// Latitude in degrees
    public var latitude: Double?
    /// Longitude in degrees
    public var longitude: Double?
    /// When it was made
    public var createdAt: Timestamp
    /// When it was last changed
    public var updatedAt: Timestamp
    /// Address of this record
    public var url: String
    /// Its tags, by ascending id
    public var tags: [TagRecord]

    public init(
        id: Int = 0,
        customerID: Int = 0,
        name: String? = nil,
        latitude: Double? = nil,
        longitude: Double? = nil,
        createdAt: Timestamp = Timestamp(rawValue: ""),
        updatedAt: Timestamp = Timestamp(rawValue: ""),
        url: String = "",
        tags: [TagRecord] = []
    ) {
        self.id = id
        self.customerID = customerID
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
        self.tags = tags
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case customerID = "customer_id"
        case name
        case latitude
        case longitude
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case url
        case tags
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(customerID, forKey: .customerID)
        try container.encode(name, forKey: .name)
        try container.encode(latitude, forKey: .latitude)
        try container.encode(longitude, forKey: .longitude)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
        try container.encode(url, forKey: .url)
        try container.encode(tags, forKey: .tags)
    }
}

/// A tag as `show` answers it.
public struct ShownTag: Codable, Hashable, Sendable {
    /// Numeric record id of a tag. Not what `show` takes: see TagIdentifier.
    public var id: TagRecordID
    /// The public identifier of a tag: 12 lower-case hexadecimal digits
    public var tagIdentifier: TagIdentifier
    /// Description of the tag
    public var description: String?
    /// Name of the tag in one language; an empty text where it has none
    public var name: TextInLanguage
    /// Gender of the voice that reads the text aloud
    public var gender: Gender
    /// Address of a picture
    public var imageURL: String?
    /// Address of a page about the tag, as it was entered: it may lack a scheme
    public var textURL: String
    /// The text of the tag in the requested language, or else the original
    public var translation: TextInLanguage
    /// Where text and name come from; only with `expand=provenance`
    public var provenance: TagProvenance?

    public init(
        id: TagRecordID = 0,
        tagIdentifier: TagIdentifier = "",
        description: String? = nil,
        name: TextInLanguage = TextInLanguage(),
        gender: Gender = Gender(rawValue: ""),
        imageURL: String? = nil,
        textURL: String = "",
        translation: TextInLanguage = TextInLanguage(),
        provenance: TagProvenance? = nil
    ) {
        self.id = id
        self.tagIdentifier = tagIdentifier
        self.description = description
        self.name = name
        self.gender = gender
        self.imageURL = imageURL
        self.textURL = textURL
        self.translation = translation
        self.provenance = provenance
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case tagIdentifier = "tag_identifier"
        case description
        case name
        case gender
        case imageURL = "image_url"
        case textURL = "text_url"
        case translation
        case provenance
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(tagIdentifier, forKey: .tagIdentifier)
        try container.encode(description, forKey: .description)
        try container.encode(name, forKey: .name)
        try container.encode(gender, forKey: .gender)
        try container.encode(imageURL, forKey: .imageURL)
        try container.encode(textURL, forKey: .textURL)
        try container.encode(translation, forKey: .translation)
        try container.encodeIfPresent(provenance, forKey: .provenance)
    }
}

/// A tag with its texts, names and hardware.
public struct ShownTagRecord: Codable, Hashable, Sendable {
    /// Numeric record id of a tag. Not what `show` takes: see TagIdentifier.
    public var id: TagRecordID
    /// The public identifier of a tag: 12 lower-case hexadecimal digits
    public var tagIdentifier: TagIdentifier
    /// Record id of the customer that it belongs to; null where it belongs to nobody
    public var customerID: Int?
    /// Record id of its place
    public var placeID: Int?
    /// Record id of its parent tag
    public var parentID: TagRecordID?
    /// Description of the tag
    public var description: String?
    /// Address of a picture
    public var imageURL: String?
    /// Address of a page about the tag, as it was entered
    public var textURL: String?
    /// When it was made
    public var createdAt: Timestamp
    /// When it was last changed
    public var updatedAt: Timestamp
    /// Address of this record
    public var url: String
    /// Its text in all languages, the original among them
    public var translations: [Translation]
    /// Its name in all languages
    public var nameTranslations: [NameTranslation]
    /// The hardware that is attached to it
    public var hardwares: [Hardware]
    /// Where its hardware is, as far as that is known
    public var markers: [Marker]

    public init(
        id: TagRecordID = 0,
        tagIdentifier: TagIdentifier = "",
        customerID: Int? = nil,
        placeID: Int? = nil,
        parentID: TagRecordID? = nil,
        description: String? = nil,
        imageURL: String? = nil,
        textURL: String? = nil,
        createdAt: Timestamp = Timestamp(rawValue: ""),
        updatedAt: Timestamp = Timestamp(rawValue: ""),
        url: String = "",
        translations: [Translation] = [],
        nameTranslations: [NameTranslation] = [],
        hardwares: [Hardware] = [],
        markers: [Marker] = []
    ) {
        self.id = id
        self.tagIdentifier = tagIdentifier
        self.customerID = customerID
        self.placeID = placeID
        self.parentID = parentID
        self.description = description
        self.imageURL = imageURL
        self.textURL = textURL
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
        self.translations = translations
        self.nameTranslations = nameTranslations
        self.hardwares = hardwares
        self.markers = markers
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case tagIdentifier = "tag_identifier"
        case customerID = "customer_id"
        case placeID = "place_id"
        case parentID = "parent_id"
        case description
        case imageURL = "image_url"
        case textURL = "text_url"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case url
        case translations
        case nameTranslations = "name_translations"
        case hardwares
        case markers
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(tagIdentifier, forKey: .tagIdentifier)
        try container.encode(customerID, forKey: .customerID)
        try container.encode(placeID, forKey: .placeID)
        try container.encode(parentID, forKey: .parentID)
        try container.encode(description, forKey: .description)
        try container.encode(imageURL, forKey: .imageURL)
        try container.encode(textURL, forKey: .textURL)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
        try container.encode(url, forKey: .url)
        try container.encode(translations, forKey: .translations)
        try container.encode(nameTranslations, forKey: .nameTranslations)
        try container.encode(hardwares, forKey: .hardwares)
        try container.encode(markers, forKey: .markers)
    }
}

/// The tag.
public struct ShownTags: Codable, Hashable, Sendable {
    /// Exactly one tag
    public var tags: [ShownTag]

    public init(tags: [ShownTag] = []) {
        self.tags = tags
    }

    private enum CodingKeys: String, CodingKey {
        case tags
    }
}

/// The text of a tag with its translations.
public struct ShownTextRecord: Codable, Hashable, Sendable {
    /// Record id of the text record
    public var id: Int
    /// Record id of its tag
    public var tagID: TagRecordID
    /// Gender of the voice that reads the text aloud
    public var gender: Gender
    /// The original text
    public var text: String
    /// Language of the original text
    public var langCode: LanguageCode
    /// When it was made
    public var createdAt: Timestamp
    /// When it was last changed
    public var updatedAt: Timestamp
    /// Address of this record
    public var url: String
    /// All its translations, the original among them
    public var translations: [Translation]

    public init(
        id: Int = 0,
        tagID: TagRecordID = 0,
        gender: Gender = Gender(rawValue: ""),
        text: String = "",
        langCode: LanguageCode = LanguageCode(rawValue: ""),
        createdAt: Timestamp = Timestamp(rawValue: ""),
        updatedAt: Timestamp = Timestamp(rawValue: ""),
        url: String = "",
        translations: [Translation] = []
    ) {
        self.id = id
        self.tagID = tagID
        self.gender = gender
        self.text = text
        self.langCode = langCode
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
        self.translations = translations
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case tagID = "tag_id"
        case gender
        case text
        case langCode = "lang_code"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case url
        case translations
    }
}

/// That the token has ended.
public struct SignedOut: Codable, Hashable, Sendable {
    /// Human-readable text
    public var message: String
    /// Always `OK`
    public var code: SignedOutCode

    public init(
        message: String = "",
        code: SignedOutCode = .ok
    ) {
        self.message = message
        self.code = code
    }

    private enum CodingKeys: String, CodingKey {
        case message
        case code
    }
}

/// The supported and active beacon UUIDs.
public struct SupportedBeaconUUIDs: Codable, Hashable, Sendable {
    /// The UUIDs
    public var uuids: [String]

    public init(uuids: [String] = []) {
        self.uuids = uuids
    }

    private enum CodingKeys: String, CodingKey {
        case uuids
    }
}

/// The supported language codes.
public struct SupportedLanguageCodes: Codable, Hashable, Sendable {
    /// The codes
    public var languageCodes: [LanguageCode]

    public init(languageCodes: [LanguageCode] = []) {
        self.languageCodes = languageCodes
    }

    private enum CodingKeys: String, CodingKey {
        case languageCodes = "language_codes"
    }
}

/// What was done with many tags, or would be.
public struct TagBulkResult: Codable, Hashable, Sendable {
    /// How many tags they are
    public var count: Int
    /// With `dry_run`: texts of theirs in all languages, originals among them
    public var translations: Int?
    /// With `dry_run`: texts and names of theirs that people have translated
    public var human: Int?
    /// With `dry_run`: names of theirs in all languages, originals among them
    public var names: Int?
    /// With `dry_run`: hardware items that are attached to them
    public var hardwares: Int?

    public init(
        count: Int = 0,
        translations: Int? = nil,
        human: Int? = nil,
        names: Int? = nil,
        hardwares: Int? = nil
    ) {
        self.count = count
        self.translations = translations
        self.human = human
        self.names = names
        self.hardwares = hardwares
    }

    private enum CodingKeys: String, CodingKey {
        case count
        case translations
        case human
        case names
        case hardwares
    }
}

/// What became of a table, or would.
public struct TagImport: Codable, Hashable, Sendable {
    /// Whether nothing was done
    public var dryRun: Bool
    /// What becomes of each row, in their order
    public var rows: [TagImportRow]
    /// How many tags are made
    public var create: Int
    /// How many are changed
    public var update: Int
    /// Rows that say what is there already
    public var same: Int
    /// Rows of which nothing is done
    public var invalid: Int
    /// Columns that are not known
    public var ignoredColumns: [String]

    public init(
        dryRun: Bool = false,
        rows: [TagImportRow] = [],
        create: Int = 0,
        update: Int = 0,
        same: Int = 0,
        invalid: Int = 0,
        ignoredColumns: [String] = []
    ) {
        self.dryRun = dryRun
        self.rows = rows
        self.create = create
        self.update = update
        self.same = same
        self.invalid = invalid
        self.ignoredColumns = ignoredColumns
    }

    private enum CodingKeys: String, CodingKey {
        case dryRun = "dry_run"
        case rows
        case create
        case update
        case same
        case invalid
        case ignoredColumns = "ignored_columns"
    }
}

/// What becomes of a row.
public struct TagImportRow: Codable, Hashable, Sendable {
    /// Which row, the first being 1; blank ones are not counted
    public var row: Int
    /// What is done
    public var action: TagImportRowAction
    /// Record id of the tag; null where there is none, or not yet
    public var tagID: Int?
    /// What stands in its address
    public var tagIdentifier: String?
    /// By column, what stands there before and after
    public var changes: [String: [String?]]
    /// What is wrong with a record: messages by field. `base` is about the record as a whole. A message is meant to stand
    /// behind the field's name.
    public var errors: [String: [String]]

    public init(
        row: Int = 0,
        action: TagImportRowAction = TagImportRowAction(rawValue: ""),
        tagID: Int? = nil,
        tagIdentifier: String? = nil,
        changes: [String: [String?]] = [:],
        errors: [String: [String]] = [:]
    ) {
        self.row = row
        self.action = action
        self.tagID = tagID
        self.tagIdentifier = tagIdentifier
        self.changes = changes
        self.errors = errors
    }

    private enum CodingKeys: String, CodingKey {
        case row
        case action
        case tagID = "tag_id"
        case tagIdentifier = "tag_identifier"
        case changes
        case errors
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(row, forKey: .row)
        try container.encode(action, forKey: .action)
        try container.encode(tagID, forKey: .tagID)
        try container.encode(tagIdentifier, forKey: .tagIdentifier)
        try container.encode(changes, forKey: .changes)
        try container.encode(errors, forKey: .errors)
    }
}

/// What is written on an NFC chip for a tag.
public struct TagNdef: Codable, Hashable, Sendable {
    /// The message, two hexadecimal digits in lower case to a byte
    public var hex: String
    /// How many bytes that are
    public var bytes: Int
    /// What the message says
    public var records: [TagNdefRecordsItem]
    /// Chips that hold the message as they come from the factory
    public var fits: [TagNdefFitsItem]

    public init(
        hex: String = "",
        bytes: Int = 0,
        records: [TagNdefRecordsItem] = [],
        fits: [TagNdefFitsItem] = []
    ) {
        self.hex = hex
        self.bytes = bytes
        self.records = records
        self.fits = fits
    }

    private enum CodingKeys: String, CodingKey {
        case hex
        case bytes
        case records
        case fits
    }
}

public struct TagNdefRecordsItem: Codable, Hashable, Sendable {
    /// Type of the record
    public var type: TagNdefRecordsItemType
    /// The address, or the package of the app
    public var value: String

    public init(
        type: TagNdefRecordsItemType = TagNdefRecordsItemType(rawValue: ""),
        value: String = ""
    ) {
        self.type = type
        self.value = value
    }

    private enum CodingKeys: String, CodingKey {
        case type
        case value
    }
}

/// Where the text and the name of a tag come from.
public struct TagProvenance: Codable, Hashable, Sendable {
    /// Of the text; null where there is none
    public var text: Provenance?
    /// Of the name; null where there is none
    public var name: Provenance?

    public init(
        text: Provenance? = nil,
        name: Provenance? = nil
    ) {
        self.text = text
        self.name = name
    }

    private enum CodingKeys: String, CodingKey {
        case text
        case name
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        try container.encode(name, forKey: .name)
    }
}

/// A tag as a record.
public struct TagRecord: Codable, Hashable, Sendable {
    /// Numeric record id of a tag. Not what `show` takes: see TagIdentifier.
    public var id: TagRecordID
    /// The public identifier of a tag: 12 lower-case hexadecimal digits
    public var tagIdentifier: TagIdentifier
    /// Record id of the customer that it belongs to; null where it belongs to nobody
    public var customerID: Int?
    /// Record id of its place
    public var placeID: Int?
    /// Record id of its parent tag
    public var parentID: TagRecordID?
    /// Description of the tag
    public var description: String?
    /// Address of a picture
    public var imageURL: String?
    /// Address of a page about the tag, as it was entered
    public var textURL: String?
    /// When it was made
    public var createdAt: Timestamp
    /// When it was last changed
    public var updatedAt: Timestamp
    /// Address of this record
    public var url: String

    public init(
        id: TagRecordID = 0,
        tagIdentifier: TagIdentifier = "",
        customerID: Int? = nil,
        placeID: Int? = nil,
        parentID: TagRecordID? = nil,
        description: String? = nil,
        imageURL: String? = nil,
        textURL: String? = nil,
        createdAt: Timestamp = Timestamp(rawValue: ""),
        updatedAt: Timestamp = Timestamp(rawValue: ""),
        url: String = ""
    ) {
        self.id = id
        self.tagIdentifier = tagIdentifier
        self.customerID = customerID
        self.placeID = placeID
        self.parentID = parentID
        self.description = description
        self.imageURL = imageURL
        self.textURL = textURL
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case tagIdentifier = "tag_identifier"
        case customerID = "customer_id"
        case placeID = "place_id"
        case parentID = "parent_id"
        case description
        case imageURL = "image_url"
        case textURL = "text_url"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case url
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(tagIdentifier, forKey: .tagIdentifier)
        try container.encode(customerID, forKey: .customerID)
        try container.encode(placeID, forKey: .placeID)
        try container.encode(parentID, forKey: .parentID)
        try container.encode(description, forKey: .description)
        try container.encode(imageURL, forKey: .imageURL)
        try container.encode(textURL, forKey: .textURL)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
        try container.encode(url, forKey: .url)
    }
}

/// A text and the language that it is really in.
public struct TextInLanguage: Codable, Hashable, Sendable {
    /// The text
    public var text: String
    /// One of the 45 supported language codes
    public var lang: LanguageCode

    public init(
        text: String = "",
        lang: LanguageCode = LanguageCode(rawValue: "")
    ) {
        self.text = text
        self.lang = lang
    }

    private enum CodingKeys: String, CodingKey {
        case text
        case lang
    }
}

/// The text of a tag, by its original.
public struct TextRecord: Codable, Hashable, Sendable {
    /// Record id of the text record
    public var id: Int
    /// Record id of its tag
    public var tagID: TagRecordID
    /// Gender of the voice that reads the text aloud
    public var gender: Gender
    /// The original text
    public var text: String
    /// Language of the original text
    public var langCode: LanguageCode
    /// When it was made
    public var createdAt: Timestamp
    /// When it was last changed
    public var updatedAt: Timestamp
    /// Address of this record
    public var url: String

    public init(
        id: Int = 0,
        tagID: TagRecordID = 0,
        gender: Gender = Gender(rawValue: ""),
        text: String = "",
        langCode: LanguageCode = LanguageCode(rawValue: ""),
        createdAt: Timestamp = Timestamp(rawValue: ""),
        updatedAt: Timestamp = Timestamp(rawValue: ""),
        url: String = ""
    ) {
        self.id = id
        self.tagID = tagID
        self.gender = gender
        self.text = text
        self.langCode = langCode
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case tagID = "tag_id"
        case gender
        case text
        case langCode = "lang_code"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case url
    }
}

/// The text of a tag in one language.
public struct Translation: Codable, Hashable, Sendable {
    /// Record id of the translation
    public var id: Int
    /// Record id of the text record that it belongs to
    public var textRecordID: Int
    /// Record id of its tag
    public var tagID: TagRecordID
    /// One of the 45 supported language codes
    public var langCode: LanguageCode
    /// The text
    public var text: String
    /// `original`: typed in first; `machine`: the work of a provider; `human`: typed in or corrected by a person
    public var origin: TranslationOrigin
    /// The provider whose work it is; null for the work of a person
    public var provider: String?
    /// Whether the original has changed since it was translated
    public var stale: Bool
    /// Names the original that it was made from: SHA-256 of its language and text
    public var sourceHash: String
    /// When it was made
    public var createdAt: Timestamp
    /// When it was last changed
    public var updatedAt: Timestamp
    /// Address of this record
    public var url: String

    public init(
        id: Int = 0,
        textRecordID: Int = 0,
        tagID: TagRecordID = 0,
        langCode: LanguageCode = LanguageCode(rawValue: ""),
        text: String = "",
        origin: TranslationOrigin = TranslationOrigin(rawValue: ""),
        provider: String? = nil,
        stale: Bool = false,
        sourceHash: String = "",
        createdAt: Timestamp = Timestamp(rawValue: ""),
        updatedAt: Timestamp = Timestamp(rawValue: ""),
        url: String = ""
    ) {
        self.id = id
        self.textRecordID = textRecordID
        self.tagID = tagID
        self.langCode = langCode
        self.text = text
        self.origin = origin
        self.provider = provider
        self.stale = stale
        self.sourceHash = sourceHash
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case textRecordID = "text_record_id"
        case tagID = "tag_id"
        case langCode = "lang_code"
        case text
        case origin
        case provider
        case stale
        case sourceHash = "source_hash"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case url
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(textRecordID, forKey: .textRecordID)
        try container.encode(tagID, forKey: .tagID)
        try container.encode(langCode, forKey: .langCode)
        try container.encode(text, forKey: .text)
        try container.encode(origin, forKey: .origin)
        try container.encode(provider, forKey: .provider)
        try container.encode(stale, forKey: .stale)
        try container.encode(sourceHash, forKey: .sourceHash)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
        try container.encode(url, forKey: .url)
    }
}

/// A tag as `create` and `addHardwareIdToTag` answer it.
public struct WrittenTag: Codable, Hashable, Sendable {
    /// Numeric record id of a tag. Not what `show` takes: see TagIdentifier.
    public var id: TagRecordID
    /// The public identifier of a tag: 12 lower-case hexadecimal digits
    public var tagIdentifier: TagIdentifier
    /// Gender of the voice that reads the text aloud
    public var gender: Gender
    /// The text of the tag in the requested language, or else the original
    public var translation: TextInLanguage

    public init(
        id: TagRecordID = 0,
        tagIdentifier: TagIdentifier = "",
        gender: Gender = Gender(rawValue: ""),
        translation: TextInLanguage = TextInLanguage()
    ) {
        self.id = id
        self.tagIdentifier = tagIdentifier
        self.gender = gender
        self.translation = translation
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case tagIdentifier = "tag_identifier"
        case gender
        case translation
    }
}

/// The tag, as it is now.
public struct WrittenTags: Codable, Hashable, Sendable {
    /// Exactly one tag
    public var tags: [WrittenTag]

    public init(tags: [WrittenTag] = []) {
        self.tags = tags
    }

    private enum CodingKeys: String, CodingKey {
        case tags
    }
}
