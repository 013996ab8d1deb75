// Generated from the service's OpenAPI document.

/// A hardware item that is attached to a tag.
public struct AttachedHardware: Codable, Hashable, Sendable {
    /// Type of a hardware item
    public var type: HardwareType
    /// Identifier of a hardware item. Returned in upper case
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

/// The authentication token that other operations require.
public struct AuthToken: Codable, Hashable, Sendable, CustomReflectable {
    /// Opaque token. Send it with calls that take an `auth_token`
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
    /// Type of the deleted record
    public var resource: BinEntryResource
    /// Record id that it had, and gets again when restored
    public var recordID: Int
    /// Name of the place, or of the tag in the language of its original. Null if it has no name
    public var name: String?
    /// Tag identifier. Null for a place
    public var tagIdentifier: TagIdentifier?
    /// Record id of the customer that it belonged to. Null if it had no owner
    public var customerID: Int?
    /// When it was deleted
    public var deletedAt: Timestamp
    /// Record id of the customer who deleted it. Null for commands
    public var deletedBy: Int?
    /// Time until which it can be restored
    public var expiresAt: Timestamp
    /// URL of this entry
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

/// The last line of a bundle. A bundle without this line is incomplete and must be discarded.
public struct BundleEnd: Codable, Hashable, Sendable {
    /// Marks the end
    public var type: BundleEndType
    /// Cursor to send as `since` for the next bundle, by the same caller and for the same place and languages
    public var cursor: String
    /// Number of `tag` lines
    public var tags: Int
    /// Number of `gone` lines
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

/// A line of a bundle with `since`: a tag that is no longer in the bundle. Ignore it if you do not know the tag.
public struct BundleGone: Codable, Hashable, Sendable {
    /// Marks a removed tag
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
    /// Record id of the place whose tags it leads to. Null: all tags of the customer
    public var placeID: Int?
    /// When it was last used, accurate to about a minute. Null if it never was
    public var lastUsedAt: Timestamp?
    /// When it was created
    public var createdAt: Timestamp
    /// URL of the bundle. Anybody who has it can read the bundle. Returned only once, when the link is created; null from
    /// then on
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

/// A line of a bundle: the current state of a tag. It replaces any earlier line about the same tag.
public struct BundleTag: Codable, Hashable, Sendable {
    /// A tag
    public var type: BundleTagType
    /// The public identifier of a tag: 12 lower-case hexadecimal digits
    public var tagIdentifier: TagIdentifier
    /// Numeric record id of a tag. This is not what `show` takes: see TagIdentifier.
    public var id: TagRecordID
    /// Record id of its place. Null if it has none
    public var placeID: Int?
    /// Description of the tag
    public var description: String?
    /// Gender of the voice that reads the text aloud
    public var gender: Gender
    /// URL of a picture
    public var imageURL: String?
    /// URL of a page about the tag, as it was entered: the scheme can be missing
    public var textURL: String
    /// All hardware that is attached to the tag
    public var hardware: [BundledHardware]
    /// Language of the original text. Null if there is no text
    public var originalLang: LanguageCode?
    /// Language of the original name. Null if there is no name
    public var originalNameLang: LanguageCode?
    /// The text by language code: the original and all stored translations into the requested languages
    public var texts: [String: String]
    /// The name by language code: the original and all stored translations into the requested languages
    public var names: [String: String]
    /// Where the texts and names come from. Only with `expand=provenance`
    public var origins: BundledOrigins?
    /// Hash of the rest of the line: SHA-256, as base64url, of its bytes without `,"hash":"…"`. Equal lines have equal
    /// hashes
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
    /// Identifier of a hardware item. Returned in upper case
    public var identifier: HardwareIdentifier
    /// Major number of a beacon. Null if it has none
    public var major: Int?
    /// Minor number of a beacon. Null if it has none
    public var minor: Int?
    /// Whether this beacon, which lacks its major, its minor or both, stands in as a last resort for all beacons of its
    /// UUID that share the numbers it has. Requires that nobody else has a beacon of this UUID
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

/// The origins of the texts and names of a tag in a bundle.
public struct BundledOrigins: Codable, Hashable, Sendable {
    /// Origins of `texts`, by language code
    public var text: [String: Origin]
    /// Origins of `names`, by language code
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

/// The texts and names of a place in one language, counted by state.
public struct Coverage: Codable, Hashable, Sendable {
    /// Record id of the place. Null for tags without a place
    public var placeID: Int?
    /// One of the 45 supported language codes
    public var langCode: LanguageCode
    /// Texts or names in one language, counted by state. Each that has an original counts once.
    public var texts: Covered
    /// Texts or names in one language, counted by state. Each that has an original counts once.
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

/// Texts or names in one language, counted by state. Each that has an original counts once.
public struct Covered: Codable, Hashable, Sendable {
    /// Number of originals in this language
    public var original: Int
    /// Number of human translations into this language of the current original
    public var human: Int
    /// Number of machine translations into this language of the current original
    public var machine: Int
    /// Number of stale translations, human or machine: their original has changed since
    public var stale: Int
    /// Number that are missing in this language
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
    /// `admin` gives access to the records of all customers. Any other value has no effect
    public var role: String?
    /// When it was created
    public var createdAt: Timestamp
    /// When it was last updated
    public var updatedAt: Timestamp
    /// URL of this record
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

/// A cap for today.
public struct DailyCap: Codable, Hashable, Sendable {
    /// Whose tags the cap is for. `all`: all tags. `unowned`: tags without an owner. `owner`: the tags of this customer
    public var scope: DailyCapScope
    /// Maximum number of characters sent in one day. Null if there is no cap
    public var cap: Int?
    /// Number of characters sent today
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

/// A tag as `showByHardwareId` and `showMyTags` return it.
public struct FoundTag: Codable, Hashable, Sendable {
    /// Numeric record id of a tag. This is not what `show` takes: see TagIdentifier.
    public var id: TagRecordID
    /// The public identifier of a tag: 12 lower-case hexadecimal digits
    public var tagIdentifier: TagIdentifier
    /// Name of the tag in one language. An empty text if it has no name
    public var name: TextInLanguage
    /// URL of a picture
    public var imageURL: String?
    /// URL of a page about the tag, as it was entered: the scheme can be missing
    public var textURL: String
    /// The text of the tag in the requested language, or else in the original language
    public var translation: TextInLanguage
    /// All hardware that is attached to the tag
    public var hardware: [AttachedHardware]
    /// Where the text and name come from. Only with `expand=provenance`
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
    /// Record id of the tag that it is attached to. Null if it is free
    public var tagID: TagRecordID?
    /// Identifier of a hardware item. Returned in upper case
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
    /// When it was created
    public var createdAt: Timestamp
    /// When it was last updated
    public var updatedAt: Timestamp
    /// URL of this record
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

/// A change of a record: what was changed, by whom and when.
public struct HistoryEntry: Codable, Hashable, Sendable {
    /// Id of the entry. Later entries have larger ids
    public var id: Int64
    /// When the change was made
    public var at: Timestamp
    /// Type of the changed record
    public var resource: HistoryEntryResource
    /// Record id of the changed record
    public var recordID: Int
    /// Record id of the tag that the record is or belongs to. Null if there is none
    public var tagID: TagRecordID?
    /// What was done with the record
    public var event: HistoryEntryEvent
    /// How the change was made: the API for apps, management as JSON or as pages, an import, an operator's command, or the
    /// translation runner
    public var via: HistoryEntryVia
    /// Record id of the customer who made the change. Null for the runner, for commands and for people who were not signed
    /// in
    public var customerID: Int?
    /// The change set of the entry, shared by everything that one request or command has changed, and by the runner's work
    /// for one order. Null for the runner's other work and for older entries
    public var changeSet: ChangeSetID?
    /// The changed fields, each with its old and its new value. A field that did not exist before, or does not exist any
    /// more, is null. A password is shown as two nulls
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

/// A place that rows refer to.
public struct ImportedPlace: Codable, Hashable, Sendable {
    /// Its name
    public var name: String
    /// Whether the place is created
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
    /// E-mail address of the invited person, in lower case
    public var email: String
    /// Name of the future customer
    public var name: String?
    /// Role of the future customer
    public var role: String?
    /// Record id of the admin who sent the invitation
    public var customerID: Int
    /// Whether a mail server has accepted the invitation
    public var sent: Bool
    /// Time until which it can be accepted
    public var expiresAt: Timestamp
    /// When it was created
    public var createdAt: Timestamp
    /// URL at which the invitation is accepted. Anybody who has it can accept it. Returned only once, when the invitation
    /// is created; null from then on
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

/// A name that translations leave unchanged.
public struct KeepWord: Codable, Hashable, Sendable {
    /// Record id of the keep word
    public var id: Int
    /// Record id of the customer whose texts it applies to
    public var customerID: Int
    /// The word or words that are left unchanged
    public var word: String
    /// Whether case matters: only this exact spelling is left unchanged
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
    /// Type of the record
    public var resource: KeptChangeResource
    /// Record id
    public var recordID: Int
    /// The field that was not undone. Null: the whole record
    public var field: String?
    /// `changed_since`: it has been changed since. `gone`: the record, or what it referred to, no longer exists. `taken`:
    /// another record has the value now. `forbidden`: the caller is not allowed to set it, or this operation never does
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

/// Something that was not restored with a record.
public struct LeftOut: Codable, Hashable, Sendable {
    /// What was not restored
    public var what: LeftOutWhat
    /// `elsewhere`: it belongs to another record, or last belonged to another customer. `taken`: another record has it, or
    /// there is no room for it. `gone`: it no longer exists
    public var why: LeftOutWhy
    /// Its name, or the record that has it. Null if the caller is not allowed to know
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

/// The name of a tag in one language, as listed.
public struct ListedNameTranslation: Codable, Hashable, Sendable {
    /// Record id of the name translation
    public var id: Int
    /// Record id of its tag
    public var tagID: TagRecordID
    /// One of the 45 supported language codes
    public var langCode: LanguageCode
    /// The name
    public var text: String
    /// When it was created
    public var createdAt: Timestamp
    /// When it was last updated
    public var updatedAt: Timestamp
    /// URL of this record
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
    /// Name that visitors see instead of the service's name
    public var displayName: String?
    /// Colour of the controls on visitors' pages, as `#rrggbb`
    public var colour: String?
    /// URL of the imprint
    public var imprintURL: String?
    /// URL of the privacy policy
    public var privacyURL: String?
    /// URL of the logo
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

/// A tag as `show` returns it or, if it was looked up by its hardware, as `showByHardwareId` does.
public struct LookedUpTag: Codable, Hashable, Sendable {
    /// Numeric record id of a tag. This is not what `show` takes: see TagIdentifier.
    public var id: TagRecordID
    /// The public identifier of a tag: 12 lower-case hexadecimal digits
    public var tagIdentifier: TagIdentifier
    /// Description of the tag. Only if it was looked up by its identifier
    public var description: String?
    /// Name of the tag in one language. An empty text if it has no name
    public var name: TextInLanguage
    /// Gender of the voice that reads the text aloud
    public var gender: Gender?
    /// URL of a picture
    public var imageURL: String?
    /// URL of a page about the tag, as it was entered: the scheme can be missing
    public var textURL: String
    /// The text of the tag in the requested language, or else in the original language
    public var translation: TextInLanguage
    /// All hardware that is attached to the tag. Only if it was looked up by its hardware
    public var hardware: [AttachedHardware]?
    /// Where the text and name come from. Only with `expand=provenance`
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

/// What a single lookup would return for one observation.
public struct LookupResult: Codable, Hashable, Sendable {
    /// `found`: `tag` is present. `not_found`: there is no such tag. `invalid`: `error` is present
    public var status: LookupResultStatus
    /// The tag, if it was found
    public var tag: LookedUpTag?
    /// What is wrong with the observation. Only if it is invalid
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

/// What is wrong with the observation. Only if it is invalid
public struct LookupResultError: Codable, Hashable, Sendable {
    /// Human-readable message, in English
    public var message: String
    /// Error code, one of a closed list. The `X-Error-Reason` header is more specific.
    public var code: ErrorCode
    /// Names of all missing parameters. Only present if parameters are missing
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

/// One result for each observation.
public struct LookupResults: Codable, Hashable, Sendable {
    /// One result for each observation, in the same order
    public var results: [LookupResult]

    public init(results: [LookupResult] = []) {
        self.results = results
    }

    private enum CodingKeys: String, CodingKey {
        case results
    }
}

/// Location of a tag's hardware item, for a map.
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

/// A provider's translation of a text.
public struct MemoryEntry: Codable, Hashable, Sendable {
    /// Id of the entry
    public var id: Int
    /// Language of the original
    public var sourceLangCode: LanguageCode
    /// Language of the translation
    public var langCode: LanguageCode
    /// The translated text
    public var text: String
    /// Name of the provider that translated it
    public var provider: String
    /// Whether it is reused for everybody. Otherwise it is reused for one customer, or for the tags without an owner
    public var isShared: Bool
    /// Record id of the customer that it is reused for. Null if it is shared, or for tags without an owner
    public var customerID: Int?
    /// When it was created
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

/// The customer's tags.
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
    /// `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or
    /// corrected by a person
    public var origin: NameTranslationOrigin
    /// The provider that translated it, or `memory`: taken over from another tag of the same customer with the same
    /// original, where a person translated it. Null for the work of a person
    public var provider: String?
    /// Whether the original has changed since the translation was made
    public var stale: Bool
    /// Hash of the original that it was made from: SHA-256 of its language and text
    public var sourceHash: String
    /// When it was created
    public var createdAt: Timestamp
    /// When it was last updated
    public var updatedAt: Timestamp
    /// URL of this record
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

/// A row with a location that differs from its place's. Places are not moved, and a new place is created at the
/// location of its first row.
public struct OtherLocation: Codable, Hashable, Sendable {
    /// `line` of the row
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

/// A link with which a customer chooses a new password.
public struct PasswordLink: Codable, Hashable, Sendable {
    /// URL at which a new password is chosen. Anybody who has it can do so. Returned only once
    public var url: String
    /// Time until which it can be used
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
    /// Translated names, written by people, by language code. Visitors see the first one that matches their languages, and
    /// otherwise `name`
    public var names: [String: String]
    /// Latitude in degrees
    public var latitude: Double?
    /// Longitude in degrees
    public var longitude: Double?
    /// URL of its picture
    public var imageURL: String?
    /// When it was created
    public var createdAt: Timestamp
    /// When it was last updated
    public var updatedAt: Timestamp
    /// URL of this record
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

/// The provenance of a text.
public struct Provenance: Codable, Hashable, Sendable {
    /// The requested languages that are supported, in order and without excluded ones. A `*` in `Accept-Language` is
    /// replaced by the language of the original
    public var requested: [LanguageCode]
    /// Language that the text is in
    public var served: LanguageCode
    /// Language of the original
    public var original: LanguageCode
    /// `original`: as entered. `machine`: translated by a provider, or taken over from another tag. `human`: translated by
    /// a person
    public var origin: Origin
    /// The provider that translated it, or `memory`: taken over from another tag of the same customer with the same
    /// original, where a person translated it. Null if it is not a machine translation
    public var provider: String?
    /// Hash of the original that the text was made from: SHA-256 of its language and text
    public var sourceHash: String
    /// Whether it is a human translation whose original has changed since
    public var stale: Bool
    /// When the translation was last written. Null for an original
    public var translatedAt: Timestamp?
    /// Why the first requested language is not served. Null if it is. `off`: lookups do not translate on this service.
    /// `unsupported`: no provider supports it. `refused`: every provider refuses this text. `unavailable`: the last attempt
    /// failed. `pending`: it may be available soon
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

/// A group of reads with the same values of the fields in `by`. Other fields are absent.
public struct ReadRow: Codable, Hashable, Sendable {
    /// The day, in UTC
    public var day: String?
    /// Record id of the tag, which may have been deleted
    public var tagID: TagRecordID?
    /// Record id of the place where the tag was then, which may have been deleted. Null for none
    public var placeID: Int?
    /// Language of the text that was served. Null if there was none
    public var langCode: LanguageCode?
    /// How the tag was read
    public var way: ReadRowWay?
    /// The first requested language, if it was not served. `other`: an unsupported language. Null if it was served, or none
    /// was requested
    public var missed: ReadRowMissed?
    /// Number of reads
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

/// Read counts of tags.
public struct Reads: Codable, Hashable, Sendable {
    /// First day
    public var from: String
    /// Last day
    public var to: String
    /// Sorted by the fields that they are grouped by.
    public var rows: [ReadRow]
    /// Total number of reads
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

/// A visitor's report about a mistake in what they have read. It does not identify the visitor.
public struct Report: Codable, Hashable, Sendable {
    /// Record id of the report
    public var id: Int
    /// Record id of the tag
    public var tagID: TagRecordID
    /// What was read: the text of the tag, or its name
    public var part: ReportPart
    /// Language of what was read
    public var langCode: LanguageCode
    /// Hash of the original that it was, or was made from, when it was read: SHA-256 of language and text
    public var sourceHash: String
    /// What the visitor says, exactly as entered: plain text from an unknown person, in any language
    public var words: String
    /// Record id of what is stored in that language: a translation or, for `name`, a name translation. Null if there is
    /// none any more
    public var translationID: Int?
    /// Whether visitors now read something else there. A report counts until then
    public var changedSince: Bool
    /// Whether the report is closed: somebody has corrected what is there, has marked it as correct, or has had a machine
    /// translate it again. A closed report no longer counts
    public var closed: Bool
    /// When it was created
    public var createdAt: Timestamp
    /// When it was last updated
    public var updatedAt: Timestamp
    /// URL of this record
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

/// The result of restoring a record from the bin.
public struct RestoredFromBin: Codable, Hashable, Sendable {
    /// A restored tag or place, as the operation that gets it returns it.
    public var record: RestoredRecord
    /// What was not restored with it
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

/// A restored tag or place, as the operation that gets it returns it.
public struct RestoredRecord: Codable, Hashable, Sendable {
    /// Record id
    public var id: Int
    /// The public identifier of a tag: 12 lower-case hexadecimal digits
    public var tagIdentifier: TagIdentifier?
    /// Record id of the customer that it belongs to. Null if it has no owner
    public var customerID: Int?
    /// Record id of its place
    public var placeID: Int?
    /// Record id of its parent tag
    public var parentID: TagRecordID?
    /// Description of the tag
    public var description: String?
    /// URL of its picture
    public var imageURL: String?
    /// URL of a page about the tag, as it was entered
    public var textURL: String?
    /// When it was created
    public var createdAt: Timestamp
    /// When it was last updated
    public var updatedAt: Timestamp
    /// URL of the record
    public var url: String
    /// The customer's own reference for the tag. Only with `expand=details`
    public var reference: String?
    /// Whether the tag is hidden from visitors. Only with `expand=details`
    public var hidden: Bool?
    /// Position among the tags of a place. Only with `expand=details`
    public var position: Int?
    /// Credit of the picture. Only with `expand=details`
    public var credit: String?
    /// Its text in all languages, including the original
    public var translations: [Translation]?
    /// Its name in all languages
    public var nameTranslations: [NameTranslation]?
    /// Hardware that is attached to it
    public var hardwares: [Hardware]?
    /// Locations of its hardware, as far as they are known
    public var markers: [Marker]?
    /// Name of the place
    public var name: String?
    /// Translated names, written by people, by language code. Visitors see the first one that matches their languages, and
    /// otherwise `name`
    public var names: [String: String]?
    /// Latitude in degrees
    public var latitude: Double?
    /// Longitude in degrees
    public var longitude: Double?
    /// Its tags, sorted by ascending id
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

/// A text or a name that was restored.
public struct RestoredText: Codable, Hashable, Sendable {
    /// Record id of the translation or name translation
    public var id: Int
    /// Record id of its tag
    public var tagID: TagRecordID
    /// One of the 45 supported language codes
    public var langCode: LanguageCode
    /// The name
    public var text: String
    /// `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or
    /// corrected by a person
    public var origin: RestoredTextOrigin
    /// The provider that translated it, or `memory`: taken over from another tag of the same customer with the same
    /// original, where a person translated it. Null for the work of a person
    public var provider: String?
    /// Whether the original has changed since the translation was made
    public var stale: Bool
    /// Hash of the original that it was made from: SHA-256 of its language and text
    public var sourceHash: String
    /// Record id of the text record that it belongs to. Absent for a name
    public var textRecordID: Int?
    /// When it was created
    public var createdAt: Timestamp
    /// When it was last updated
    public var updatedAt: Timestamp
    /// URL of this record
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
    /// Translated names, written by people, by language code. Visitors see the first one that matches their languages, and
    /// otherwise `name`
    public var names: [String: String]
    /// Latitude in degrees
    public var latitude: Double?
    /// Longitude in degrees
    public var longitude: Double?
    /// URL of its picture
    public var imageURL: String?
    /// When it was created
    public var createdAt: Timestamp
    /// When it was last updated
    public var updatedAt: Timestamp
    /// URL of this record
    public var url: String
    /// Its tags, sorted by ascending id
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

/// A tag as `show` returns it.
public struct ShownTag: Codable, Hashable, Sendable {
    /// Numeric record id of a tag. This is not what `show` takes: see TagIdentifier.
    public var id: TagRecordID
    /// The public identifier of a tag: 12 lower-case hexadecimal digits
    public var tagIdentifier: TagIdentifier
    /// Description of the tag
    public var description: String?
    /// Name of the tag in one language. An empty text if it has no name
    public var name: TextInLanguage
    /// Gender of the voice that reads the text aloud
    public var gender: Gender
    /// URL of a picture
    public var imageURL: String?
    /// URL of a page about the tag, as it was entered: the scheme can be missing
    public var textURL: String
    /// The text of the tag in the requested language, or else in the original language
    public var translation: TextInLanguage
    /// Where the text and name come from. Only with `expand=provenance`
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
    /// Numeric record id of a tag. This is not what `show` takes: see TagIdentifier.
    public var id: TagRecordID
    /// The public identifier of a tag: 12 lower-case hexadecimal digits
    public var tagIdentifier: TagIdentifier
    /// Record id of the customer that it belongs to. Null if it has no owner
    public var customerID: Int?
    /// Record id of its place
    public var placeID: Int?
    /// Record id of its parent tag
    public var parentID: TagRecordID?
    /// Description of the tag
    public var description: String?
    /// URL of a picture
    public var imageURL: String?
    /// URL of a page about the tag, as it was entered
    public var textURL: String?
    /// When it was created
    public var createdAt: Timestamp
    /// When it was last updated
    public var updatedAt: Timestamp
    /// URL of this record
    public var url: String
    /// The customer's own reference for the tag. Only with `expand=details`
    public var reference: String?
    /// Whether the tag is hidden from visitors. Only with `expand=details`
    public var hidden: Bool?
    /// Position among the tags of a place. Only with `expand=details`
    public var position: Int?
    /// Credit of the picture. Only with `expand=details`
    public var credit: String?
    /// Its text in all languages, including the original
    public var translations: [Translation]
    /// Its name in all languages
    public var nameTranslations: [NameTranslation]
    /// Hardware that is attached to it
    public var hardwares: [Hardware]
    /// Locations of its hardware, as far as they are known
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
    /// When it was created
    public var createdAt: Timestamp
    /// When it was last updated
    public var updatedAt: Timestamp
    /// URL of this record
    public var url: String
    /// All its translations, including the original
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

/// Confirms that the token has ended.
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

/// The result of a bulk change, or its preview.
public struct TagBulkResult: Codable, Hashable, Sendable {
    /// Number of tags
    public var count: Int
    /// With `dry_run`: number of their texts in all languages, including originals
    public var translations: Int?
    /// With `dry_run`: number of their texts and names that people have translated
    public var human: Int?
    /// With `dry_run`: number of their names in all languages, including originals
    public var names: Int?
    /// With `dry_run`: number of hardware items that are attached to them
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

/// The result of an import, or its preview.
public struct TagImport: Codable, Hashable, Sendable {
    /// Whether it was a dry run, which changes nothing
    public var dryRun: Bool
    /// The result of each row, in the same order
    public var rows: [TagImportRow]
    /// Number of tags that are created
    public var create: Int
    /// Number of tags that are updated
    public var update: Int
    /// Number of rows that change nothing
    public var same: Int
    /// Number of rows that are invalid and have no effect
    public var invalid: Int
    /// Number of fields that blank cells have cleared, with `blank=clear`
    public var cleared: Int
    /// The places that valid rows refer to, in order of appearance
    public var places: [ImportedPlace]
    /// Rows whose location is not used
    public var otherLocations: [OtherLocation]
    /// Unknown columns
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

/// The result of a row.
public struct TagImportRow: Codable, Hashable, Sendable {
    /// Number of the row, starting at 1. Blank rows are not counted
    public var row: Int
    /// Line number as in a spreadsheet: the headings are line 1, and blank rows are counted
    public var line: Int
    /// What is done with the row
    public var action: TagImportRowAction
    /// Record id of the tag. Null if there is none, or not yet
    public var tagID: Int?
    /// Tag identifier
    public var tagIdentifier: String?
    /// By column, the values before and after
    public var changes: [String: [String?]]
    /// Validation errors of a record: messages by field. `base` is about the record as a whole. A message is written to
    /// follow the field's name.
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

/// The NDEF message for a tag's NFC chip.
public struct TagNdef: Codable, Hashable, Sendable {
    /// The message as lower-case hexadecimal digits, two for each byte
    public var hex: String
    /// Length of the message in bytes
    public var bytes: Int
    /// Records of the message
    public var records: [TagNdefRecordsItem]
    /// Chips that can hold the message in their factory state
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
    /// The URL, or the package of the app
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

/// The provenance of a tag's text and name.
public struct TagProvenance: Codable, Hashable, Sendable {
    /// Provenance of the text. Null if there is none
    public var text: Provenance?
    /// Provenance of the name. Null if there is none
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

/// A tag record.
public struct TagRecord: Codable, Hashable, Sendable {
    /// Numeric record id of a tag. This is not what `show` takes: see TagIdentifier.
    public var id: TagRecordID
    /// The public identifier of a tag: 12 lower-case hexadecimal digits
    public var tagIdentifier: TagIdentifier
    /// Record id of the customer that it belongs to. Null if it has no owner
    public var customerID: Int?
    /// Record id of its place
    public var placeID: Int?
    /// Record id of its parent tag
    public var parentID: TagRecordID?
    /// Description of the tag
    public var description: String?
    /// URL of a picture
    public var imageURL: String?
    /// URL of a page about the tag, as it was entered
    public var textURL: String?
    /// When it was created
    public var createdAt: Timestamp
    /// When it was last updated
    public var updatedAt: Timestamp
    /// URL of this record
    public var url: String
    /// The customer's own reference for the tag. Only with `expand=details`
    public var reference: String?
    /// Whether the tag is hidden from visitors. Only with `expand=details`
    public var hidden: Bool?
    /// Position among the tags of a place. Only with `expand=details`
    public var position: Int?
    /// Credit of the picture. Only with `expand=details`
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
    /// E-mail address of the invited person, in lower case
    public var email: String
    /// Name of the future member
    public var name: String?
    /// What a member is allowed to do. Each role includes the previous ones: `viewer` reads, `translator` writes
    /// translations by hand, `editor` writes everything else, `manager` manages the team and links
    public var role: TeamRole
    /// Languages that a translator can write in. Null: all
    public var languages: [LanguageCode]?
    /// Record id of the person who sent the invitation
    public var customerID: Int
    /// Whether a mail server has accepted the invitation
    public var sent: Bool
    /// Time until which it can be accepted
    public var expiresAt: Timestamp
    /// When it was created
    public var createdAt: Timestamp
    /// URL at which the invitation is accepted. Returned only once, to the person who creates the invitation; null from
    /// then on
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
    /// What a member is allowed to do. Each role includes the previous ones: `viewer` reads, `translator` writes
    /// translations by hand, `editor` writes everything else, `manager` manages the team and links
    public var role: TeamRole
    /// Languages that a translator can write in. Null: all
    public var languages: [LanguageCode]?
    /// Day, in UTC, on which the member was last seen. Null: never
    public var lastSeenOn: String?
    /// When the account was created
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

/// A text and the language that it is actually in.
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

/// The text of a tag: its original.
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
    /// When it was created
    public var createdAt: Timestamp
    /// When it was last updated
    public var updatedAt: Timestamp
    /// URL of this record
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

/// What was translated into a language on one day, by one provider.
public struct TranslatedOnDay: Codable, Hashable, Sendable {
    /// The day, in UTC
    public var day: String
    /// The provider that it was sent to, or `memory`: it was not sent, since it had been translated before
    public var provider: String
    /// One of the 45 supported language codes
    public var langCode: LanguageCode
    /// Number of characters of originals
    public var characters: Int
    /// Cost of these characters at today's prices, in `currency`: a sum, rounded once to four decimal places. Null if a
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
    /// Language of the original, the target language
    public var langCode: LanguageCode
    /// Name of the provider that translated it
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
    /// `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or
    /// corrected by a person
    public var origin: TranslationOrigin
    /// The provider that translated it, or `memory`: taken over from another tag of the same customer with the same
    /// original, where a person translated it. Null for the work of a person
    public var provider: String?
    /// Whether the original has changed since the translation was made
    public var stale: Bool
    /// Hash of the original that it was made from: SHA-256 of its language and text
    public var sourceHash: String
    /// When it was created
    public var createdAt: Timestamp
    /// When it was last updated
    public var updatedAt: Timestamp
    /// URL of this record
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

/// An estimate of an order, if nothing fails or changes.
public struct TranslationEstimate: Codable, Hashable, Sendable {
    /// Number of items: each is a text or a name with an original, and a language other than the original’s
    public var total: Int
    /// Number of items that would be skipped
    public var skipped: Int
    /// Number of items that would be translated
    public var items: Int
    /// Number of characters (code points) of their originals
    public var characters: Int
    /// Number of these characters that need not be sent, because they are in the translation memory or occur in the order
    /// more than once
    public var charactersFromMemory: Int
    /// Number of these characters that would be sent to providers
    public var charactersToSend: Int
    /// Number of characters that the daily caps left for orders at the time of the request
    public var charactersLeftToday: Int
    /// Cost of what would be sent at today's prices, in `currency`: a sum, rounded once to four decimal places. Null if a
    /// part of it has no price. Only for admins
    public var cost: Double?
    /// Currency of `cost`, an ISO 4217 code. Null if the operator has set no prices. Only for admins
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

/// What was sent for translation, and what did not have to be.
public struct TranslationFigures: Codable, Hashable, Sendable {
    /// First day that is counted
    public var from: String
    /// Last day
    public var to: String
    /// Sorted by day, provider and language. Days without translations are left out
    public var rows: [TranslatedOnDay]
    /// Number of characters that were translated, or tried to be: those from memory and those that were sent
    public var asked: Int
    /// Number of characters that did not have to be sent
    public var memory: Int
    /// Number of characters that were sent to providers. Each attempt counts, as it does for the caps
    public var sent: Int
    public var caps: [DailyCap]
    /// Cost of what was sent at today's prices, in `currency`: a sum, rounded once to four decimal places. Null if a part
    /// of it has no price. Only for admins
    public var cost: Double?
    /// Currency of `cost`, an ISO 4217 code. Null if the operator has set no prices. Only for admins
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
    /// Record id of the customer who owns the order
    public var customerID: Int
    /// Languages of the order, as requested
    public var langCodes: [LanguageCode]
    /// Record id of the requested place. Null if the tags were selected otherwise
    public var placeID: Int?
    /// Number of selected tags
    public var tags: Int
    /// Texts, names, or both
    public var parts: [TranslationOrderPartsItem]
    /// Requested states of translations
    public var states: [TranslationOrderStatesItem]
    /// `queued`: no item has begun. `running`: some item has begun, and not all have ended. Once all have ended:
    /// `cancelled` if any item was cancelled, `succeeded` if none failed, `failed` if none was saved, otherwise
    /// `partially_failed`
    public var state: TranslationOrderState
    /// Why the order cannot proceed at the moment: the budget of the month or the characters of the day are spent, no
    /// provider can be called, or its customer is suspended. It continues by itself
    public var waitingFor: TranslationOrderWaitingFor?
    /// Number of items. The following six counts add up to it
    public var total: Int
    /// Number of items that are waiting
    public var queued: Int
    /// Number of items in progress
    public var running: Int
    /// Number of items whose translation is stored
    public var saved: Int
    /// Number of items that were skipped: there was nothing to translate, or nothing that could be translated
    public var skipped: Int
    /// Number of items that failed
    public var failed: Int
    /// Number of items that were cancelled
    public var cancelled: Int
    /// When its last item ended. Null while the order is in progress
    public var finishedAt: Timestamp?
    /// Cost of what was sent for the order, including every attempt, at today's prices, in `currency`: a sum, rounded once
    /// to four decimal places. Null if a part of it has no price. Only for admins
    public var cost: Double?
    /// Currency of `cost`, an ISO 4217 code. Null if the operator has set no prices. Only for admins
    public var currency: String?
    /// When it was created
    public var createdAt: Timestamp
    /// When it was last updated
    public var updatedAt: Timestamp
    /// URL of this record
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

/// A text or name in one language, as an item of an order.
public struct TranslationOrderItem: Codable, Hashable, Sendable {
    /// Position of the item in its order, starting at 1
    public var id: Int
    /// Numeric record id of a tag. This is not what `show` takes: see TagIdentifier.
    public var tagID: TagRecordID
    /// Whether it is the tag's text or its name
    public var part: TranslationOrderItemPart
    /// One of the 45 supported language codes
    public var langCode: LanguageCode
    /// State of the item
    public var state: TranslationOrderItemState
    /// For a saved item, the provider that translated it, or `memory`. For a failed item, the provider that was called
    /// last. Otherwise null
    public var provider: String?
    /// Why the item was skipped. `human`: a human translation exists. `fresh`: a machine translation of the current
    /// original exists. `not_asked`: its state was not requested. `unsupported`: no provider supports it. `gone`: the text
    /// no longer exists. Why the item failed: `refused` by every provider; `unavailable` or `throttled` in three attempts.
    /// Otherwise null
    public var reason: TranslationOrderItemReason?
    /// For a failed item, the HTTP status of the provider's response, and the provider's own error code if it has one; for
    /// admins also the provider's message, without the text. Otherwise null
    public var detail: String?
    /// When it was last updated
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

/// A text or a name to translate, with its original.
public struct TranslationWork: Codable, Hashable, Sendable {
    /// Record id of the tag
    public var tagID: TagRecordID
    /// Whether it is the tag's text or its name
    public var part: TranslationWorkPart
    /// Language to translate into
    public var langCode: LanguageCode
    /// `missing`: there is none. `stale`: made from an older original. Otherwise who translated the current original
    public var state: TranslationWorkState
    /// The original to translate
    public var original: TranslationWorkOriginal
    /// The current translation. Null if there is none
    public var target: TranslationWorkTarget?
    /// The original that a stale translation was made from. Null if it is not stale, or if that original is no longer known
    public var formerOriginal: TranslationWorkFormerOriginal?
    /// Warnings about `target` compared with the current original; they refuse nothing. `script`: most letters are of
    /// another script than that of its language. `language`: it looks like another language (from 40 characters on).
    /// `numbers`, `addresses`: some in the original are missing. For texts also `length`: it is twice as long or half as
    /// long, as far as scripts can be compared; and `equal`: it is the same as the original
    public var checks: [TranslationWorkChecksItem]
    /// Whether any provider translates between the two languages, as last reported by the runner. Null if not yet known
    public var can: Bool?
    /// Number of open visitors' reports about the current translation
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

/// The original that a stale translation was made from. Null if it is not stale, or if that original is no longer known
public struct TranslationWorkFormerOriginal: Codable, Hashable, Sendable {
    /// The earlier text
    public var text: String
    /// The language of the earlier text
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

/// The original to translate
public struct TranslationWorkOriginal: Codable, Hashable, Sendable {
    /// The text
    public var text: String
    /// Language that it is in
    public var langCode: LanguageCode
    /// Hash of the original. Send it with a translation: nothing is written if the original has changed since
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

/// A text or a name in the target language.
public struct TranslationWorkTarget: Codable, Hashable, Sendable {
    /// Record id of the translation or name translation
    public var id: Int
    /// Record id of its tag
    public var tagID: TagRecordID
    /// One of the 45 supported language codes
    public var langCode: LanguageCode
    /// The name
    public var text: String
    /// `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or
    /// corrected by a person
    public var origin: TranslationWorkTargetOrigin
    /// The provider that translated it, or `memory`: taken over from another tag of the same customer with the same
    /// original, where a person translated it. Null for the work of a person
    public var provider: String?
    /// Whether the original has changed since the translation was made
    public var stale: Bool
    /// Hash of the original that it was made from: SHA-256 of its language and text
    public var sourceHash: String
    /// Record id of the text record that it belongs to. Absent for a name
    public var textRecordID: Int?
    /// When it was created
    public var createdAt: Timestamp
    /// When it was last updated
    public var updatedAt: Timestamp
    /// URL of this record
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

/// The result of undoing a change set.
public struct Undone: Codable, Hashable, Sendable {
    /// The change set of the undo, which can itself be undone. Null if nothing was done
    public var changeSet: ChangeSetID?
    /// Number of records that were changed, or would be
    public var undone: Int
    /// What was not undone, at most the first 1000
    public var kept: [KeptChange]
    /// Number of changes that were not undone
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

/// A tag as `create` and `addHardwareIdToTag` return it.
public struct WrittenTag: Codable, Hashable, Sendable {
    /// Numeric record id of a tag. This is not what `show` takes: see TagIdentifier.
    public var id: TagRecordID
    /// The public identifier of a tag: 12 lower-case hexadecimal digits
    public var tagIdentifier: TagIdentifier
    /// Gender of the voice that reads the text aloud
    public var gender: Gender
    /// The text of the tag in the requested language, or else in the original language
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

/// The tag in its current state.
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
