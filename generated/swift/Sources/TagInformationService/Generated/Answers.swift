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

/// A deleted tag or place, which can be restored.
public struct BinEntry: Codable, Hashable, Sendable {
    /// Id of the entry
    public var id: Int
    /// What kind of record was deleted
    public var resource: BinEntryResource
    /// Record id that it had, and gets again
    public var recordID: Int
    /// The place's name, or the tag's in the language of its original; null without a name
    public var name: String?
    /// The tag's identifier; null for a place
    public var tagIdentifier: TagIdentifier?
    /// Record id of the customer that it belonged to; null where it belonged to nobody
    public var customerID: Int?
    /// When it was deleted
    public var deletedAt: Timestamp
    /// Record id of the customer who deleted it; null for commands
    public var deletedBy: Int?
    /// Until when it can be restored
    public var expiresAt: Timestamp
    /// Address of this entry
    public var url: String

    public init(
        id: Int = 0,
        resource: BinEntryResource = BinEntryResource(rawValue: ""),
        recordID: Int = 0,
        name: String? = nil,
        tagIdentifier: TagIdentifier? = nil,
        customerID: Int? = nil,
        deletedAt: Timestamp = Timestamp(rawValue: ""),
        deletedBy: Int? = nil,
        expiresAt: Timestamp = Timestamp(rawValue: ""),
        url: String = ""
    ) {
        self.id = id
        self.resource = resource
        self.recordID = recordID
        self.name = name
        self.tagIdentifier = tagIdentifier
        self.customerID = customerID
        self.deletedAt = deletedAt
        self.deletedBy = deletedBy
        self.expiresAt = expiresAt
        self.url = url
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case resource
        case recordID = "record_id"
        case name
        case tagIdentifier = "tag_identifier"
        case customerID = "customer_id"
        case deletedAt = "deleted_at"
        case deletedBy = "deleted_by"
        case expiresAt = "expires_at"
        case url
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(resource, forKey: .resource)
        try container.encode(recordID, forKey: .recordID)
        try container.encode(name, forKey: .name)
        try container.encode(tagIdentifier, forKey: .tagIdentifier)
        try container.encode(customerID, forKey: .customerID)
        try container.encode(deletedAt, forKey: .deletedAt)
        try container.encode(deletedBy, forKey: .deletedBy)
        try container.encode(expiresAt, forKey: .expiresAt)
        try container.encode(url, forKey: .url)
    }
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
    /// Address of the bundle, which anybody who has it can read. It is answered once, when the link is made; null from then
    /// on
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

/// How the texts and names of a place stand in a language.
public struct Coverage: Codable, Hashable, Sendable {
    /// Record id of the place; null for tags that are in none
    public var placeID: Int?
    /// One of the 45 supported language codes
    public var langCode: LanguageCode
    /// How many texts, or names, stand how in a language. Each that has an original counts once.
    public var texts: Covered
    /// How many texts, or names, stand how in a language. Each that has an original counts once.
    public var names: Covered

    public init(
        placeID: Int? = nil,
        langCode: LanguageCode = LanguageCode(rawValue: ""),
        texts: Covered = Covered(),
        names: Covered = Covered()
    ) {
        self.placeID = placeID
        self.langCode = langCode
        self.texts = texts
        self.names = names
    }

    private enum CodingKeys: String, CodingKey {
        case placeID = "place_id"
        case langCode = "lang_code"
        case texts
        case names
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(placeID, forKey: .placeID)
        try container.encode(langCode, forKey: .langCode)
        try container.encode(texts, forKey: .texts)
        try container.encode(names, forKey: .names)
    }
}

/// How many texts, or names, stand how in a language. Each that has an original counts once.
public struct Covered: Codable, Hashable, Sendable {
    /// Those that were written in the language
    public var original: Int
    /// Those that a person has translated into it
    public var human: Int
    /// Those that a machine has
    public var machine: Int
    /// Translations of either, made from an original that has changed since
    public var stale: Int
    /// Those that are not there in the language
    public var missing: Int

    public init(
        original: Int = 0,
        human: Int = 0,
        machine: Int = 0,
        stale: Int = 0,
        missing: Int = 0
    ) {
        self.original = original
        self.human = human
        self.machine = machine
        self.stale = stale
        self.missing = missing
    }

    private enum CodingKeys: String, CodingKey {
        case original
        case human
        case machine
        case stale
        case missing
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

/// One of today’s caps.
public struct DailyCap: Codable, Hashable, Sendable {
    /// `all`: of all tags; `unowned`: of those without an owner; `owner`: of this customer’s
    public var scope: DailyCapScope
    /// Characters that may be sent in one day; null where there is no cap
    public var cap: Int?
    /// Characters that were sent today
    public var sent: Int

    public init(
        scope: DailyCapScope = DailyCapScope(rawValue: ""),
        cap: Int? = nil,
        sent: Int = 0
    ) {
        self.scope = scope
        self.cap = cap
        self.sent = sent
    }

    private enum CodingKeys: String, CodingKey {
        case scope
        case cap
        case sent
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(scope, forKey: .scope)
        try container.encode(cap, forKey: .cap)
        try container.encode(sent, forKey: .sent)
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
    /// Record id of the customer who did it; null for the runner, for commands and for people who were not signed in
    public var customerID: Int?
    /// The change set that it belongs to: the same for all that one request or command has changed, and for the runner's
    /// work for an order; null for its other work and for older entries
    public var changeSet: ChangeSetID?
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
        changeSet: ChangeSetID? = nil,
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
        self.changeSet = changeSet
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
        case changeSet = "change_set"
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
        try container.encode(changeSet, forKey: .changeSet)
        try container.encode(changes, forKey: .changes)
    }
}

/// A place that rows name.
public struct ImportedPlace: Codable, Hashable, Sendable {
    /// Its name
    public var name: String
    /// Whether it is made
    public var action: ImportedPlaceAction

    public init(
        name: String = "",
        action: ImportedPlaceAction = ImportedPlaceAction(rawValue: "")
    ) {
        self.name = name
        self.action = action
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case action
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
    /// Address at which the invitation is accepted, by anybody who has it. It is answered once, when the invitation is
    /// made; null from then on
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

/// A name that stays as it is in all translations.
public struct KeepWord: Codable, Hashable, Sendable {
    /// Record id of the keep word
    public var id: Int
    /// Record id of the customer whose texts it is for
    public var customerID: Int
    /// What stays as it is
    public var word: String
    /// Whether only this spelling stays, with its small and capital letters
    public var caseSensitive: Bool

    public init(
        id: Int = 0,
        customerID: Int = 0,
        word: String = "",
        caseSensitive: Bool = false
    ) {
        self.id = id
        self.customerID = customerID
        self.word = word
        self.caseSensitive = caseSensitive
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case customerID = "customer_id"
        case word
        case caseSensitive = "case_sensitive"
    }
}

/// A change that was not undone.
public struct KeptChange: Codable, Hashable, Sendable {
    /// What kind of record it is
    public var resource: KeptChangeResource
    /// Record id
    public var recordID: Int
    /// The field that stays; null: the record as a whole
    public var field: String?
    /// `changed_since`: it is no longer as the change set has left it; `gone`: the record, or what it referred to, is not
    /// there any more; `taken`: another record has what it had; `forbidden`: the caller may not set it, or nobody by this
    /// operation
    public var why: KeptChangeWhy

    public init(
        resource: KeptChangeResource = KeptChangeResource(rawValue: ""),
        recordID: Int = 0,
        field: String? = nil,
        why: KeptChangeWhy = KeptChangeWhy(rawValue: "")
    ) {
        self.resource = resource
        self.recordID = recordID
        self.field = field
        self.why = why
    }

    private enum CodingKeys: String, CodingKey {
        case resource
        case recordID = "record_id"
        case field
        case why
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(resource, forKey: .resource)
        try container.encode(recordID, forKey: .recordID)
        try container.encode(field, forKey: .field)
        try container.encode(why, forKey: .why)
    }
}

/// What has not come back with a restored record.
public struct LeftOut: Codable, Hashable, Sendable {
    /// What has not come back
    public var what: LeftOutWhat
    /// `elsewhere`: it is with another record, or was last with another customer; `taken`: another record has it, or there
    /// is no room for it; `gone`: it is not there any more
    public var why: LeftOutWhy
    /// What it is, or which record has it; null where that is not the caller's to know
    public var name: String?

    public init(
        what: LeftOutWhat = LeftOutWhat(rawValue: ""),
        why: LeftOutWhy = LeftOutWhy(rawValue: ""),
        name: String? = nil
    ) {
        self.what = what
        self.why = why
        self.name = name
    }

    private enum CodingKeys: String, CodingKey {
        case what
        case why
        case name
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(what, forKey: .what)
        try container.encode(why, forKey: .why)
        try container.encode(name, forKey: .name)
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

/// A museum's own look.
public struct Look: Codable, Hashable, Sendable {
    /// Record id of the museum
    public var id: Int
    /// Name that visitors read, in place of that of the service
    public var displayName: String?
    /// Colour of what visitors press, as `#rrggbb`
    public var colour: String?
    /// Address of the imprint
    public var imprintURL: String?
    /// Address of what is said on privacy
    public var privacyURL: String?
    /// Address of the logo
    public var logoURL: String?

    public init(
        id: Int = 0,
        displayName: String? = nil,
        colour: String? = nil,
        imprintURL: String? = nil,
        privacyURL: String? = nil,
        logoURL: String? = nil
    ) {
        self.id = id
        self.displayName = displayName
        self.colour = colour
        self.imprintURL = imprintURL
        self.privacyURL = privacyURL
        self.logoURL = logoURL
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case displayName = "display_name"
        case colour
        case imprintURL = "imprint_url"
        case privacyURL = "privacy_url"
        case logoURL = "logo_url"
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(displayName, forKey: .displayName)
        try container.encode(colour, forKey: .colour)
        try container.encode(imprintURL, forKey: .imprintURL)
        try container.encode(privacyURL, forKey: .privacyURL)
        try container.encode(logoURL, forKey: .logoURL)
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

/// What a provider has made of a text.
public struct MemoryEntry: Codable, Hashable, Sendable {
    /// Id of the entry
    public var id: Int
    /// The language of the original
    public var sourceLangCode: LanguageCode
    /// The language that it was translated into
    public var langCode: LanguageCode
    /// What it was translated to
    public var text: String
    /// The provider whose work it is
    public var provider: String
    /// Whether it serves everybody; else it serves one customer, or the tags that are nobody’s
    public var isShared: Bool
    /// Record id of the customer that it serves; null where it is shared, or serves tags that are nobody’s
    public var customerID: Int?
    /// When it was made
    public var createdAt: Timestamp

    public init(
        id: Int = 0,
        sourceLangCode: LanguageCode = LanguageCode(rawValue: ""),
        langCode: LanguageCode = LanguageCode(rawValue: ""),
        text: String = "",
        provider: String = "",
        isShared: Bool = false,
        customerID: Int? = nil,
        createdAt: Timestamp = Timestamp(rawValue: "")
    ) {
        self.id = id
        self.sourceLangCode = sourceLangCode
        self.langCode = langCode
        self.text = text
        self.provider = provider
        self.isShared = isShared
        self.customerID = customerID
        self.createdAt = createdAt
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case sourceLangCode = "source_lang_code"
        case langCode = "lang_code"
        case text
        case provider
        case isShared = "is_shared"
        case customerID = "customer_id"
        case createdAt = "created_at"
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(sourceLangCode, forKey: .sourceLangCode)
        try container.encode(langCode, forKey: .langCode)
        try container.encode(text, forKey: .text)
        try container.encode(provider, forKey: .provider)
        try container.encode(isShared, forKey: .isShared)
        try container.encode(customerID, forKey: .customerID)
        try container.encode(createdAt, forKey: .createdAt)
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
    /// `original`: typed in first; `machine`: the work of a provider, or taken over from another tag; `human`: typed in or
    /// corrected by a person
    public var origin: NameTranslationOrigin
    /// The provider whose work it is; `memory`: that of a person, on another tag of the same customer with the same
    /// original; null for the work of a person
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

/// A row whose location is not its place's: places do not move, and a new one is where its first row says.
public struct OtherLocation: Codable, Hashable, Sendable {
    /// The `line` of the row
    public var line: Int
    /// The place's name
    public var place: String

    public init(
        line: Int = 0,
        place: String = ""
    ) {
        self.line = line
        self.place = place
    }

    private enum CodingKeys: String, CodingKey {
        case line
        case place
    }
}

/// A link by which a customer chooses a new password.
public struct PasswordLink: Codable, Hashable, Sendable {
    /// Address at which a new password is chosen, by anybody who has it. It is answered once
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
    /// Its names in languages, written by people, by language code: visitors read the first of their wishes, and `name`
    /// where none of them is there
    public var names: [String: String]
    /// Latitude in degrees
    public var latitude: Double?
    /// Longitude in degrees
    public var longitude: Double?
    /// Address of its picture
    public var imageURL: String?
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
        names: [String: String] = [:],
        latitude: Double? = nil,
        longitude: Double? = nil,
        imageURL: String? = nil,
        createdAt: Timestamp = Timestamp(rawValue: ""),
        updatedAt: Timestamp = Timestamp(rawValue: ""),
        url: String = ""
    ) {
        self.id = id
        self.customerID = customerID
        self.name = name
        self.names = names
        self.latitude = latitude
        self.longitude = longitude
        self.imageURL = imageURL
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case customerID = "customer_id"
        case name
        case names
        case latitude
        case longitude
        case imageURL = "image_url"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case url
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(customerID, forKey: .customerID)
        try container.encode(name, forKey: .name)
        try container.encode(names, forKey: .names)
        try container.encode(latitude, forKey: .latitude)
        try container.encode(longitude, forKey: .longitude)
        try container.encode(imageURL, forKey: .imageURL)
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
    /// `original`: as it was entered; `machine`: a translation by a provider, or taken over from another tag; `human`: one
    /// by a person
    public var origin: Origin
    /// The provider; `memory` for a person’s work on another tag of the same customer with the same original; null unless
    /// it is a machine’s
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

/// Reads that are alike in what `by` tells apart; the other fields are absent.
public struct ReadRow: Codable, Hashable, Sendable {
    /// The day, in UTC
    public var day: String?
    /// Record id of the tag, which may be gone
    public var tagID: TagRecordID?
    /// Record id of the place where it was then, which may be gone; null for none
    public var placeID: Int?
    /// The language of the text that was served; null where there was none
    public var langCode: LanguageCode?
    /// By what it was read
    public var way: ReadRowWay?
    /// The language that was wished for most and was not served; `other`: one that is none of the supported ones; null
    /// where it was served, or nothing was wished for
    public var missed: ReadRowMissed?
    /// How many
    public var reads: Int

    public init(
        day: String? = nil,
        tagID: TagRecordID? = nil,
        placeID: Int? = nil,
        langCode: LanguageCode? = nil,
        way: ReadRowWay? = nil,
        missed: ReadRowMissed? = nil,
        reads: Int = 0
    ) {
        self.day = day
        self.tagID = tagID
        self.placeID = placeID
        self.langCode = langCode
        self.way = way
        self.missed = missed
        self.reads = reads
    }

    private enum CodingKeys: String, CodingKey {
        case day
        case tagID = "tag_id"
        case placeID = "place_id"
        case langCode = "lang_code"
        case way
        case missed
        case reads
    }
}

/// How often tags were read.
public struct Reads: Codable, Hashable, Sendable {
    /// The first day
    public var from: String
    /// The last day
    public var to: String
    /// In the order of what they are grouped by.
    public var rows: [ReadRow]
    /// All of them together
    public var reads: Int

    public init(
        from: String = "",
        to: String = "",
        rows: [ReadRow] = [],
        reads: Int = 0
    ) {
        self.from = from
        self.to = to
        self.rows = rows
        self.reads = reads
    }

    private enum CodingKeys: String, CodingKey {
        case from
        case to
        case rows
        case reads
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
    /// Whether somebody has corrected what is there since, has said that it is right, or has let a machine make it again:
    /// then it does not count any more either
    public var closed: Bool
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
        closed: Bool = false,
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
        self.closed = closed
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
        case closed
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
        try container.encode(closed, forKey: .closed)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
        try container.encode(url, forKey: .url)
    }
}

/// What was restored from the bin.
public struct RestoredFromBin: Codable, Hashable, Sendable {
    /// A restored tag or place, as the operation that shows it has it.
    public var record: RestoredRecord
    /// What has not come back with it
    public var leftOut: [LeftOut]

    public init(
        record: RestoredRecord = RestoredRecord(),
        leftOut: [LeftOut] = []
    ) {
        self.record = record
        self.leftOut = leftOut
    }

    private enum CodingKeys: String, CodingKey {
        case record
        case leftOut = "left_out"
    }
}

/// A restored tag or place, as the operation that shows it has it.
public struct RestoredRecord: Codable, Hashable, Sendable {
    /// Record id
    public var id: Int
    /// The public identifier of a tag: 12 lower-case hexadecimal digits
    public var tagIdentifier: TagIdentifier?
    /// Record id of the customer that it belongs to; null where it belongs to nobody
    public var customerID: Int?
    /// Record id of its place
    public var placeID: Int?
    /// Record id of its parent tag
    public var parentID: TagRecordID?
    /// Description of the tag
    public var description: String?
    /// Address of its picture
    public var imageURL: String?
    /// Address of a page about the tag, as it was entered
    public var textURL: String?
    /// When it was made
    public var createdAt: Timestamp
    /// When it was last changed
    public var updatedAt: Timestamp
    /// Address of the record
    public var url: String
    /// What the tag's customer calls it in their own books; with `expand=details`
    public var reference: String?
    /// Whether it is not open to visitors yet; with `expand=details`
    public var hidden: Bool?
    /// Its position among the tags of a place; with `expand=details`
    public var position: Int?
    /// Whose picture it is; with `expand=details`
    public var credit: String?
    /// Its text in all languages, the original among them
    public var translations: [Translation]?
    /// Its name in all languages
    public var nameTranslations: [NameTranslation]?
    /// The hardware that is attached to it
    public var hardwares: [Hardware]?
    /// Where its hardware is, as far as that is known
    public var markers: [Marker]?
    /// Name of the place
    public var name: String?
    /// Its names in languages, written by people, by language code: visitors read the first of their wishes, and `name`
    /// where none of them is there
    public var names: [String: String]?
    /// Latitude in degrees
    public var latitude: Double?
    /// Longitude in degrees
    public var longitude: Double?
    /// Its tags, by ascending id
    public var tags: [TagRecord]?

    public init(
        id: Int = 0,
        tagIdentifier: TagIdentifier? = nil,
        customerID: Int? = nil,
        placeID: Int? = nil,
        parentID: TagRecordID? = nil,
        description: String? = nil,
        imageURL: String? = nil,
        textURL: String? = nil,
        createdAt: Timestamp = Timestamp(rawValue: ""),
        updatedAt: Timestamp = Timestamp(rawValue: ""),
        url: String = "",
        reference: String? = nil,
        hidden: Bool? = nil,
        position: Int? = nil,
        credit: String? = nil,
        translations: [Translation]? = nil,
        nameTranslations: [NameTranslation]? = nil,
        hardwares: [Hardware]? = nil,
        markers: [Marker]? = nil,
        name: String? = nil,
        names: [String: String]? = nil,
        latitude: Double? = nil,
        longitude: Double? = nil,
        tags: [TagRecord]? = nil
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
        self.reference = reference
        self.hidden = hidden
        self.position = position
        self.credit = credit
        self.translations = translations
        self.nameTranslations = nameTranslations
        self.hardwares = hardwares
        self.markers = markers
        self.name = name
        self.names = names
        self.latitude = latitude
        self.longitude = longitude
        self.tags = tags
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
        case reference
        case hidden
        case position
        case credit
        case translations
        case nameTranslations = "name_translations"
        case hardwares
        case markers
        case name
        case names
        case latitude
        case longitude
        case tags
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encodeIfPresent(tagIdentifier, forKey: .tagIdentifier)
        try container.encode(customerID, forKey: .customerID)
        try container.encodeIfPresent(placeID, forKey: .placeID)
        try container.encodeIfPresent(parentID, forKey: .parentID)
        try container.encodeIfPresent(description, forKey: .description)
        try container.encodeIfPresent(imageURL, forKey: .imageURL)
        try container.encodeIfPresent(textURL, forKey: .textURL)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
        try container.encode(url, forKey: .url)
        try container.encodeIfPresent(reference, forKey: .reference)
        try container.encodeIfPresent(hidden, forKey: .hidden)
        try container.encodeIfPresent(position, forKey: .position)
        try container.encodeIfPresent(credit, forKey: .credit)
        try container.encodeIfPresent(translations, forKey: .translations)
        try container.encodeIfPresent(nameTranslations, forKey: .nameTranslations)
        try container.encodeIfPresent(hardwares, forKey: .hardwares)
        try container.encodeIfPresent(markers, forKey: .markers)
        try container.encodeIfPresent(name, forKey: .name)
        try container.encodeIfPresent(names, forKey: .names)
        try container.encodeIfPresent(latitude, forKey: .latitude)
        try container.encodeIfPresent(longitude, forKey: .longitude)
        try container.encodeIfPresent(tags, forKey: .tags)
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
    /// `original`: typed in first; `machine`: the work of a provider, or taken over from another tag; `human`: typed in or
    /// corrected by a person
    public var origin: RestoredTextOrigin
    /// The provider whose work it is; `memory`: that of a person, on another tag of the same customer with the same
    /// original; null for the work of a person
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
    /// Its names in languages, written by people, by language code: visitors read the first of their wishes, and `name`
    /// where none of them is there
    public var names: [String: String]
    /// Latitude in degrees
    public var latitude: Double?
    /// Longitude in degrees
    public var longitude: Double?
    /// Address of its picture
    public var imageURL: String?
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
        names: [String: String] = [:],
        latitude: Double? = nil,
        longitude: Double? = nil,
        imageURL: String? = nil,
        createdAt: Timestamp = Timestamp(rawValue: ""),
        updatedAt: Timestamp = Timestamp(rawValue: ""),
        url: String = "",
        tags: [TagRecord] = []
    ) {
        self.id = id
        self.customerID = customerID
        self.name = name
        self.names = names
        self.latitude = latitude
        self.longitude = longitude
        self.imageURL = imageURL
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
        self.tags = tags
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case customerID = "customer_id"
        case name
        case names
        case latitude
        case longitude
        case imageURL = "image_url"
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
        try container.encode(names, forKey: .names)
        try container.encode(latitude, forKey: .latitude)
        try container.encode(longitude, forKey: .longitude)
        try container.encode(imageURL, forKey: .imageURL)
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
    /// What the tag's customer calls it in their own books; with `expand=details`
    public var reference: String?
    /// Whether it is not open to visitors yet; with `expand=details`
    public var hidden: Bool?
    /// Its position among the tags of a place; with `expand=details`
    public var position: Int?
    /// Whose picture it is; with `expand=details`
    public var credit: String?
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
        reference: String? = nil,
        hidden: Bool? = nil,
        position: Int? = nil,
        credit: String? = nil,
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
        self.reference = reference
        self.hidden = hidden
        self.position = position
        self.credit = credit
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
        case reference
        case hidden
        case position
        case credit
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
        try container.encodeIfPresent(reference, forKey: .reference)
        try container.encodeIfPresent(hidden, forKey: .hidden)
        try container.encodeIfPresent(position, forKey: .position)
        try container.encodeIfPresent(credit, forKey: .credit)
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
    /// Fields that blank cells have emptied, with `blank=clear`
    public var cleared: Int
    /// The places that rows name which are not invalid, in their order
    public var places: [ImportedPlace]
    /// Rows with a location that is not used
    public var otherLocations: [OtherLocation]
    /// Columns that are not known
    public var ignoredColumns: [String]

    public init(
        dryRun: Bool = false,
        rows: [TagImportRow] = [],
        create: Int = 0,
        update: Int = 0,
        same: Int = 0,
        invalid: Int = 0,
        cleared: Int = 0,
        places: [ImportedPlace] = [],
        otherLocations: [OtherLocation] = [],
        ignoredColumns: [String] = []
    ) {
        self.dryRun = dryRun
        self.rows = rows
        self.create = create
        self.update = update
        self.same = same
        self.invalid = invalid
        self.cleared = cleared
        self.places = places
        self.otherLocations = otherLocations
        self.ignoredColumns = ignoredColumns
    }

    private enum CodingKeys: String, CodingKey {
        case dryRun = "dry_run"
        case rows
        case create
        case update
        case same
        case invalid
        case cleared
        case places
        case otherLocations = "other_locations"
        case ignoredColumns = "ignored_columns"
    }
}

/// What becomes of a row.
public struct TagImportRow: Codable, Hashable, Sendable {
    /// Which row, the first being 1; blank ones are not counted
    public var row: Int
    /// The same as a spreadsheet counts it: the headings are 1, and blank rows are counted
    public var line: Int
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
        line: Int = 0,
        action: TagImportRowAction = TagImportRowAction(rawValue: ""),
        tagID: Int? = nil,
        tagIdentifier: String? = nil,
        changes: [String: [String?]] = [:],
        errors: [String: [String]] = [:]
    ) {
        self.row = row
        self.line = line
        self.action = action
        self.tagID = tagID
        self.tagIdentifier = tagIdentifier
        self.changes = changes
        self.errors = errors
    }

    private enum CodingKeys: String, CodingKey {
        case row
        case line
        case action
        case tagID = "tag_id"
        case tagIdentifier = "tag_identifier"
        case changes
        case errors
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(row, forKey: .row)
        try container.encode(line, forKey: .line)
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
    /// What the tag's customer calls it in their own books; with `expand=details`
    public var reference: String?
    /// Whether it is not open to visitors yet; with `expand=details`
    public var hidden: Bool?
    /// Its position among the tags of a place; with `expand=details`
    public var position: Int?
    /// Whose picture it is; with `expand=details`
    public var credit: String?

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
        reference: String? = nil,
        hidden: Bool? = nil,
        position: Int? = nil,
        credit: String? = nil
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
        self.reference = reference
        self.hidden = hidden
        self.position = position
        self.credit = credit
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
        case reference
        case hidden
        case position
        case credit
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
        try container.encodeIfPresent(reference, forKey: .reference)
        try container.encodeIfPresent(hidden, forKey: .hidden)
        try container.encodeIfPresent(position, forKey: .position)
        try container.encodeIfPresent(credit, forKey: .credit)
    }
}

/// An invitation to become a member of a museum.
public struct TeamInvitation: Codable, Hashable, Sendable {
    /// Record id of the invitation
    public var id: Int
    /// E-mail address of who is invited, in lower case
    public var email: String
    /// Name that the member is to have
    public var name: String?
    /// What a member may, each role with all of the ones before it: `viewer` reads, `translator` writes translations by
    /// hand, `editor` writes all else, `manager` has the team and links too
    public var role: TeamRole
    /// The languages that a translator writes in; null: all
    public var languages: [LanguageCode]?
    /// Record id of who invites
    public var customerID: Int
    /// Whether a mail server has taken the invitation
    public var sent: Bool
    /// Until when it can be accepted
    public var expiresAt: Timestamp
    /// When it was made
    public var createdAt: Timestamp
    /// Address at which the invitation is accepted. It is answered once, to who makes the invitation; null from then on
    public var url: String?

    public init(
        id: Int = 0,
        email: String = "",
        name: String? = nil,
        role: TeamRole = TeamRole(rawValue: ""),
        languages: [LanguageCode]? = nil,
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
        self.languages = languages
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
        case languages
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
        try container.encode(languages, forKey: .languages)
        try container.encode(customerID, forKey: .customerID)
        try container.encode(sent, forKey: .sent)
        try container.encode(expiresAt, forKey: .expiresAt)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(url, forKey: .url)
    }
}

/// A person who acts for a museum.
public struct TeamMember: Codable, Hashable, Sendable {
    /// Record id of the member's own account
    public var id: Int
    /// E-mail address
    public var email: String
    /// Name
    public var name: String?
    /// What a member may, each role with all of the ones before it: `viewer` reads, `translator` writes translations by
    /// hand, `editor` writes all else, `manager` has the team and links too
    public var role: TeamRole
    /// The languages that a translator writes in; null: all
    public var languages: [LanguageCode]?
    /// The day, in UTC, on which the member was last seen; null: never
    public var lastSeenOn: String?
    /// When the account was made
    public var createdAt: Timestamp

    public init(
        id: Int = 0,
        email: String = "",
        name: String? = nil,
        role: TeamRole = TeamRole(rawValue: ""),
        languages: [LanguageCode]? = nil,
        lastSeenOn: String? = nil,
        createdAt: Timestamp = Timestamp(rawValue: "")
    ) {
        self.id = id
        self.email = email
        self.name = name
        self.role = role
        self.languages = languages
        self.lastSeenOn = lastSeenOn
        self.createdAt = createdAt
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case email
        case name
        case role
        case languages
        case lastSeenOn = "last_seen_on"
        case createdAt = "created_at"
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(email, forKey: .email)
        try container.encode(name, forKey: .name)
        try container.encode(role, forKey: .role)
        try container.encode(languages, forKey: .languages)
        try container.encode(lastSeenOn, forKey: .lastSeenOn)
        try container.encode(createdAt, forKey: .createdAt)
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

/// What was translated into a language on a day, by whom.
public struct TranslatedOnDay: Codable, Hashable, Sendable {
    /// The day, in UTC
    public var day: String
    /// Whom it was sent to; `memory`: nobody, it had been translated before
    public var provider: String
    /// One of the 45 supported language codes
    public var langCode: LanguageCode
    /// Characters of originals
    public var characters: Int
    /// What these come to at today's prices, in `currency`, rounded to four decimal places once, as a sum; null where a
    /// part of it has no price. Only for admins
    public var cost: Double?

    public init(
        day: String = "",
        provider: String = "",
        langCode: LanguageCode = LanguageCode(rawValue: ""),
        characters: Int = 0,
        cost: Double? = nil
    ) {
        self.day = day
        self.provider = provider
        self.langCode = langCode
        self.characters = characters
        self.cost = cost
    }

    private enum CodingKeys: String, CodingKey {
        case day
        case provider
        case langCode = "lang_code"
        case characters
        case cost
    }
}

/// A visitor's words in the language of the original.
public struct TranslatedReport: Codable, Hashable, Sendable {
    /// What the visitor says
    public var words: String
    /// Language of the original, into which it is translated
    public var langCode: LanguageCode
    /// Whose work it is
    public var provider: String

    public init(
        words: String = "",
        langCode: LanguageCode = LanguageCode(rawValue: ""),
        provider: String = ""
    ) {
        self.words = words
        self.langCode = langCode
        self.provider = provider
    }

    private enum CodingKeys: String, CodingKey {
        case words
        case langCode = "lang_code"
        case provider
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
    /// `original`: typed in first; `machine`: the work of a provider, or taken over from another tag; `human`: typed in or
    /// corrected by a person
    public var origin: TranslationOrigin
    /// The provider whose work it is; `memory`: that of a person, on another tag of the same customer with the same
    /// original; null for the work of a person
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

/// What an order would come to, if nothing fails or changes.
public struct TranslationEstimate: Codable, Hashable, Sendable {
    /// Items: a text or name with an original, in a language other than the original’s
    public var total: Int
    /// Items of which there is nothing to be made
    public var skipped: Int
    /// Items that would be made
    public var items: Int
    /// Characters (code points) of their originals
    public var characters: Int
    /// Of these, what need not be sent: it is remembered, or stands in the order more than once
    public var charactersFromMemory: Int
    /// Of these, what would be sent to providers
    public var charactersToSend: Int
    /// What the caps of the day still leave to orders, when this was asked
    public var charactersLeftToday: Int
    /// What is to be sent comes to at today's prices, in `currency`, rounded to four decimal places once, as a sum; null
    /// where a part of it has no price. Only for admins
    public var cost: Double?
    /// The currency of `cost`, a code of ISO 4217; null where the operator has set no prices. Only for admins
    public var currency: String?

    public init(
        total: Int = 0,
        skipped: Int = 0,
        items: Int = 0,
        characters: Int = 0,
        charactersFromMemory: Int = 0,
        charactersToSend: Int = 0,
        charactersLeftToday: Int = 0,
        cost: Double? = nil,
        currency: String? = nil
    ) {
        self.total = total
        self.skipped = skipped
        self.items = items
        self.characters = characters
        self.charactersFromMemory = charactersFromMemory
        self.charactersToSend = charactersToSend
        self.charactersLeftToday = charactersLeftToday
        self.cost = cost
        self.currency = currency
    }

    private enum CodingKeys: String, CodingKey {
        case total
        case skipped
        case items
        case characters
        case charactersFromMemory = "characters_from_memory"
        case charactersToSend = "characters_to_send"
        case charactersLeftToday = "characters_left_today"
        case cost
        case currency
    }
}

/// What was sent to be translated, and what did not have to be.
public struct TranslationFigures: Codable, Hashable, Sendable {
    /// The first day that is counted
    public var from: String
    /// The last day
    public var to: String
    /// By day, provider and language; days without any are left out
    public var rows: [TranslatedOnDay]
    /// Characters that were translated, or tried to be: those from memory and those that were sent
    public var asked: Int
    /// Those that did not have to be sent
    public var memory: Int
    /// Those that were sent to providers; each attempt counts, as it does for the caps
    public var sent: Int
    public var caps: [DailyCap]
    /// What was sent comes to at today's prices, in `currency`, rounded to four decimal places once, as a sum; null where a
    /// part of it has no price. Only for admins
    public var cost: Double?
    /// The currency of `cost`, a code of ISO 4217; null where the operator has set no prices. Only for admins
    public var currency: String?

    public init(
        from: String = "",
        to: String = "",
        rows: [TranslatedOnDay] = [],
        asked: Int = 0,
        memory: Int = 0,
        sent: Int = 0,
        caps: [DailyCap] = [],
        cost: Double? = nil,
        currency: String? = nil
    ) {
        self.from = from
        self.to = to
        self.rows = rows
        self.asked = asked
        self.memory = memory
        self.sent = sent
        self.caps = caps
        self.cost = cost
        self.currency = currency
    }

    private enum CodingKeys: String, CodingKey {
        case from
        case to
        case rows
        case asked
        case memory
        case sent
        case caps
        case cost
        case currency
    }
}

/// An order of translations.
public struct TranslationOrder: Codable, Hashable, Sendable {
    /// Record id of the order
    public var id: Int
    /// Record id of the customer whose order it is
    public var customerID: Int
    /// The languages, in the order in which they were asked for
    public var langCodes: [LanguageCode]
    /// Record id of the place whose tags were meant, as asked; null: others
    public var placeID: Int?
    /// How many tags were meant
    public var tags: Int
    /// Texts, names, or both
    public var parts: [TranslationOrderPartsItem]
    /// What of them was asked for
    public var states: [TranslationOrderStatesItem]
    /// `queued` until its first item has begun, then `running` until there is nothing left to be done: then it is
    /// `cancelled` where items were, `succeeded` where none has failed, `failed` where none was saved, else
    /// `partially_failed`
    public var state: TranslationOrderState
    /// Why nothing of it can be worked on now: the budget of the month or the characters of the day are spent, or no
    /// provider may be asked, or its customer is suspended. It goes on by itself
    public var waitingFor: TranslationOrderWaitingFor?
    /// Its items: the six counts that follow add up to this
    public var total: Int
    /// Items that are still to be made
    public var queued: Int
    /// Items that are being made
    public var running: Int
    /// Items whose translation is stored
    public var saved: Int
    /// Items of which there was nothing to be made
    public var skipped: Int
    /// Items that could not be made
    public var failed: Int
    /// Items that were cancelled
    public var cancelled: Int
    /// When its last item ended; null while it goes on
    public var finishedAt: Timestamp?
    /// What was sent for it, each attempt, comes to at today's prices, in `currency`, rounded to four decimal places once,
    /// as a sum; null where a part of it has no price. Only for admins
    public var cost: Double?
    /// The currency of `cost`, a code of ISO 4217; null where the operator has set no prices. Only for admins
    public var currency: String?
    /// When it was made
    public var createdAt: Timestamp
    /// When it was last changed
    public var updatedAt: Timestamp
    /// Address of this record
    public var url: String

    public init(
        id: Int = 0,
        customerID: Int = 0,
        langCodes: [LanguageCode] = [],
        placeID: Int? = nil,
        tags: Int = 0,
        parts: [TranslationOrderPartsItem] = [],
        states: [TranslationOrderStatesItem] = [],
        state: TranslationOrderState = TranslationOrderState(rawValue: ""),
        waitingFor: TranslationOrderWaitingFor? = nil,
        total: Int = 0,
        queued: Int = 0,
        running: Int = 0,
        saved: Int = 0,
        skipped: Int = 0,
        failed: Int = 0,
        cancelled: Int = 0,
        finishedAt: Timestamp? = nil,
        cost: Double? = nil,
        currency: String? = nil,
        createdAt: Timestamp = Timestamp(rawValue: ""),
        updatedAt: Timestamp = Timestamp(rawValue: ""),
        url: String = ""
    ) {
        self.id = id
        self.customerID = customerID
        self.langCodes = langCodes
        self.placeID = placeID
        self.tags = tags
        self.parts = parts
        self.states = states
        self.state = state
        self.waitingFor = waitingFor
        self.total = total
        self.queued = queued
        self.running = running
        self.saved = saved
        self.skipped = skipped
        self.failed = failed
        self.cancelled = cancelled
        self.finishedAt = finishedAt
        self.cost = cost
        self.currency = currency
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.url = url
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case customerID = "customer_id"
        case langCodes = "lang_codes"
        case placeID = "place_id"
        case tags
        case parts
        case states
        case state
        case waitingFor = "waiting_for"
        case total
        case queued
        case running
        case saved
        case skipped
        case failed
        case cancelled
        case finishedAt = "finished_at"
        case cost
        case currency
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case url
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(customerID, forKey: .customerID)
        try container.encode(langCodes, forKey: .langCodes)
        try container.encode(placeID, forKey: .placeID)
        try container.encode(tags, forKey: .tags)
        try container.encode(parts, forKey: .parts)
        try container.encode(states, forKey: .states)
        try container.encode(state, forKey: .state)
        try container.encode(waitingFor, forKey: .waitingFor)
        try container.encode(total, forKey: .total)
        try container.encode(queued, forKey: .queued)
        try container.encode(running, forKey: .running)
        try container.encode(saved, forKey: .saved)
        try container.encode(skipped, forKey: .skipped)
        try container.encode(failed, forKey: .failed)
        try container.encode(cancelled, forKey: .cancelled)
        try container.encode(finishedAt, forKey: .finishedAt)
        try container.encodeIfPresent(cost, forKey: .cost)
        try container.encodeIfPresent(currency, forKey: .currency)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
        try container.encode(url, forKey: .url)
    }
}

/// A text or name in one language, as a part of an order.
public struct TranslationOrderItem: Codable, Hashable, Sendable {
    /// Which of the items of its order it is, from 1
    public var id: Int
    /// Numeric record id of a tag. Not what `show` takes: see TagIdentifier.
    public var tagID: TagRecordID
    /// Whether it is the text of the tag or its name
    public var part: TranslationOrderItemPart
    /// One of the 45 supported language codes
    public var langCode: LanguageCode
    /// What has become of it
    public var state: TranslationOrderItemState
    /// Of one that is saved, whose work it is, or `memory`; of one that has failed, who was asked last; else null
    public var provider: String?
    /// Why it was skipped: `human`, a person’s work is there; `fresh`, a machine’s is, of the present original;
    /// `not_asked`, its state was not asked for; `unsupported`, no provider can make it; `gone`, there is no such text any
    /// more. Why it has failed: `refused`, by every provider; `unavailable` or `throttled`, in three attempts. Else null
    public var reason: TranslationOrderItemReason?
    /// Of one that has failed, the HTTP status of the provider's answer, and the provider's own code where it has one; for
    /// admins what it said besides, without the text. Else null
    public var detail: String?
    /// When it was last changed
    public var updatedAt: Timestamp

    public init(
        id: Int = 0,
        tagID: TagRecordID = 0,
        part: TranslationOrderItemPart = TranslationOrderItemPart(rawValue: ""),
        langCode: LanguageCode = LanguageCode(rawValue: ""),
        state: TranslationOrderItemState = TranslationOrderItemState(rawValue: ""),
        provider: String? = nil,
        reason: TranslationOrderItemReason? = nil,
        detail: String? = nil,
        updatedAt: Timestamp = Timestamp(rawValue: "")
    ) {
        self.id = id
        self.tagID = tagID
        self.part = part
        self.langCode = langCode
        self.state = state
        self.provider = provider
        self.reason = reason
        self.detail = detail
        self.updatedAt = updatedAt
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case tagID = "tag_id"
        case part
        case langCode = "lang_code"
        case state
        case provider
        case reason
        case detail
        case updatedAt = "updated_at"
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(tagID, forKey: .tagID)
        try container.encode(part, forKey: .part)
        try container.encode(langCode, forKey: .langCode)
        try container.encode(state, forKey: .state)
        try container.encode(provider, forKey: .provider)
        try container.encode(reason, forKey: .reason)
        try container.encode(detail, forKey: .detail)
        try container.encode(updatedAt, forKey: .updatedAt)
    }
}

/// A text or a name to be translated, beside its original.
public struct TranslationWork: Codable, Hashable, Sendable {
    /// Record id of the tag
    public var tagID: TagRecordID
    /// Whether it is the text of the tag, or its name
    public var part: TranslationWorkPart
    /// The language to translate into
    public var langCode: LanguageCode
    /// `missing`: not there; `stale`: made from an older original; else whose work it is, made from the present one
    public var state: TranslationWorkState
    /// What is to be translated
    public var original: TranslationWorkOriginal
    /// What is there in the language; null where nothing is
    public var target: TranslationWorkTarget?
    /// What a stale one was made from; null where it is not stale, or where that is not known any more
    public var formerOriginal: TranslationWorkFormerOriginal?
    /// What to look at in `target` beside the present original; it refuses nothing. `script`: most letters are of another
    /// script than its language’s; `language`: from 40 characters on, it looks like another language; `numbers`,
    /// `addresses`: the original has some that it has not; for texts also `length`: twice as long, or half as short, as far
    /// as scripts can be compared; `equal`: the same as the original
    public var checks: [TranslationWorkChecksItem]
    /// Whether any provider translates between the two languages, as the runner has last said; null where none has yet
    public var can: Bool?
    /// How many reports of visitors count for what is there
    public var reports: Int

    public init(
        tagID: TagRecordID = 0,
        part: TranslationWorkPart = TranslationWorkPart(rawValue: ""),
        langCode: LanguageCode = LanguageCode(rawValue: ""),
        state: TranslationWorkState = TranslationWorkState(rawValue: ""),
        original: TranslationWorkOriginal = TranslationWorkOriginal(),
        target: TranslationWorkTarget? = nil,
        formerOriginal: TranslationWorkFormerOriginal? = nil,
        checks: [TranslationWorkChecksItem] = [],
        can: Bool? = nil,
        reports: Int = 0
    ) {
        self.tagID = tagID
        self.part = part
        self.langCode = langCode
        self.state = state
        self.original = original
        self.target = target
        self.formerOriginal = formerOriginal
        self.checks = checks
        self.can = can
        self.reports = reports
    }

    private enum CodingKeys: String, CodingKey {
        case tagID = "tag_id"
        case part
        case langCode = "lang_code"
        case state
        case original
        case target
        case formerOriginal = "former_original"
        case checks
        case can
        case reports
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(tagID, forKey: .tagID)
        try container.encode(part, forKey: .part)
        try container.encode(langCode, forKey: .langCode)
        try container.encode(state, forKey: .state)
        try container.encode(original, forKey: .original)
        try container.encode(target, forKey: .target)
        try container.encode(formerOriginal, forKey: .formerOriginal)
        try container.encode(checks, forKey: .checks)
        try container.encode(can, forKey: .can)
        try container.encode(reports, forKey: .reports)
    }
}

/// What a stale one was made from; null where it is not stale, or where that is not known any more
public struct TranslationWorkFormerOriginal: Codable, Hashable, Sendable {
    /// The text as it was
    public var text: String
    /// The language that it was in
    public var langCode: LanguageCode

    public init(
        text: String = "",
        langCode: LanguageCode = LanguageCode(rawValue: "")
    ) {
        self.text = text
        self.langCode = langCode
    }

    private enum CodingKeys: String, CodingKey {
        case text
        case langCode = "lang_code"
    }
}

/// What is to be translated
public struct TranslationWorkOriginal: Codable, Hashable, Sendable {
    /// The text
    public var text: String
    /// The language that it is in
    public var langCode: LanguageCode
    /// Names it: what is written with it is not written where the original is another by then
    public var sourceHash: String

    public init(
        text: String = "",
        langCode: LanguageCode = LanguageCode(rawValue: ""),
        sourceHash: String = ""
    ) {
        self.text = text
        self.langCode = langCode
        self.sourceHash = sourceHash
    }

    private enum CodingKeys: String, CodingKey {
        case text
        case langCode = "lang_code"
        case sourceHash = "source_hash"
    }
}

/// A text or a name in the language to translate into.
public struct TranslationWorkTarget: Codable, Hashable, Sendable {
    /// Record id of the translation or name translation
    public var id: Int
    /// Record id of its tag
    public var tagID: TagRecordID
    /// One of the 45 supported language codes
    public var langCode: LanguageCode
    /// The name
    public var text: String
    /// `original`: typed in first; `machine`: the work of a provider, or taken over from another tag; `human`: typed in or
    /// corrected by a person
    public var origin: TranslationWorkTargetOrigin
    /// The provider whose work it is; `memory`: that of a person, on another tag of the same customer with the same
    /// original; null for the work of a person
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
        origin: TranslationWorkTargetOrigin = TranslationWorkTargetOrigin(rawValue: ""),
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

/// What the undoing of a change set has done.
public struct Undone: Codable, Hashable, Sendable {
    /// The change set of the undoing, which can be undone itself; null where nothing was done
    public var changeSet: ChangeSetID?
    /// How many records were changed, or would be
    public var undone: Int
    /// What was not undone, at most 1000 of it
    public var kept: [KeptChange]
    /// How much was not undone
    public var keptCount: Int

    public init(
        changeSet: ChangeSetID? = nil,
        undone: Int = 0,
        kept: [KeptChange] = [],
        keptCount: Int = 0
    ) {
        self.changeSet = changeSet
        self.undone = undone
        self.kept = kept
        self.keptCount = keptCount
    }

    private enum CodingKeys: String, CodingKey {
        case changeSet = "change_set"
        case undone
        case kept
        case keptCount = "kept_count"
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(changeSet, forKey: .changeSet)
        try container.encode(undone, forKey: .undone)
        try container.encode(kept, forKey: .kept)
        try container.encode(keptCount, forKey: .keptCount)
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
