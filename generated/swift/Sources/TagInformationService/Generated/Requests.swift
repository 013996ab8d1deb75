// Generated from the service's OpenAPI document.

/// Which entries of the bin are to be restored.
public struct BinRestoring: Codable, Hashable, Sendable {
    /// Ids of entries; doubles count once
    public var ids: [Int]

    public init(ids: [Int]) {
        self.ids = ids
    }

    private enum CodingKeys: String, CodingKey {
        case ids
    }
}

public struct ConfirmNameTranslationBodyNameTranslation: Codable, Hashable, Sendable {
    /// The `source_hash` of the original that it was compared with. Where it is another by now, the answer is 409
    public var sourceHash: String

    public init(sourceHash: String) {
        self.sourceHash = sourceHash
    }

    private enum CodingKeys: String, CodingKey {
        case sourceHash = "source_hash"
    }
}

public struct ConfirmTranslationBodyTranslation: Codable, Hashable, Sendable {
    /// The `source_hash` of the original that it was compared with. Where it is another by now, the answer is 409
    public var sourceHash: String

    public init(sourceHash: String) {
        self.sourceHash = sourceHash
    }

    private enum CodingKeys: String, CodingKey {
        case sourceHash = "source_hash"
    }
}

/// What is to be changed of a customer.
public struct CustomerChanges: Codable, Hashable, Sendable, CustomReflectable {
    /// E-mail address; stored in lower case
    public var email: String?
    /// Password, of at least 8 characters; an empty one leaves it as it is, one of white space is refused. A new one signs
    /// the customer out everywhere, but for the token or session by which it changes its own
    public var password: String?
    /// Name of the customer
    public var name: Change<String>
    /// `admin` widens what the customer sees. Only an admin can set it; from others it is ignored
    public var role: Change<String>
    /// Letters that say how many reports visitors have sent about the customer's tags, with a link to them: `at_once`, one
    /// an hour at most; `daily`, after midnight (UTC), about the day before; `none`, as without a word. They need a mail
    /// server, and go to an address that its owner has not changed without proof. The choice is in no answer
    public var reportMail: Change<CustomerChangesReportMail>
    /// The present password. A customer who changes its own password or e-mail address gives it, or has signed in within
    /// the last ten minutes; wherever it is given for a change of one's own, it has to be right
    public var currentPassword: String?
    /// Whether the customer is kept from signing in, a new one from the beginning: its tokens and sessions end, its tags
    /// and bundle links go on. Only an admin can set it; from others it is ignored. It is in no answer
    public var suspended: Bool?

    public init(
        email: String? = nil,
        password: String? = nil,
        name: Change<String> = .keep,
        role: Change<String> = .keep,
        reportMail: Change<CustomerChangesReportMail> = .keep,
        currentPassword: String? = nil,
        suspended: Bool? = nil
    ) {
        self.email = email
        self.password = password
        self.name = name
        self.role = role
        self.reportMail = reportMail
        self.currentPassword = currentPassword
        self.suspended = suspended
    }

    private enum CodingKeys: String, CodingKey {
        case email
        case password
        case name
        case role
        case reportMail = "report_mail"
        case currentPassword = "current_password"
        case suspended
    }

    /// Without what is secret, so that it may be printed.
    public var customMirror: Mirror { Mirror(self, children: ["email": self.email as Any, "password": "…", "name": self.name as Any, "role": self.role as Any, "reportMail": self.reportMail as Any, "currentPassword": "…", "suspended": self.suspended as Any], displayStyle: .struct) }
}

/// What is to be changed of a hardware item.
public struct HardwareChanges: Codable, Hashable, Sendable {
    /// Identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code; stored in upper case
    public var identifier: HardwareIdentifier?
    /// Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.)
    public var hardwareType: HardwareType?
    /// Record id of the tag to attach it to; blank leaves it, or makes it, free
    public var tagID: Change<TagRecordID>
    /// Major number of a beacon; ignored for other types
    public var major: Change<Int>
    /// Minor number of a beacon; ignored for other types
    public var minor: Change<Int>
    /// Latitude in degrees
    public var latitude: Change<Double>
    /// Longitude in degrees
    public var longitude: Change<Double>

    public init(
        identifier: HardwareIdentifier? = nil,
        hardwareType: HardwareType? = nil,
        tagID: Change<TagRecordID> = .keep,
        major: Change<Int> = .keep,
        minor: Change<Int> = .keep,
        latitude: Change<Double> = .keep,
        longitude: Change<Double> = .keep
    ) {
        self.identifier = identifier
        self.hardwareType = hardwareType
        self.tagID = tagID
        self.major = major
        self.minor = minor
        self.latitude = latitude
        self.longitude = longitude
    }

    private enum CodingKeys: String, CodingKey {
        case identifier
        case hardwareType = "hardware_type"
        case tagID = "tag_id"
        case major
        case minor
        case latitude
        case longitude
    }
}

/// What is to be changed of a look.
public struct LookChanges: Codable, Hashable, Sendable {
    /// Name that visitors read; null: that of the service
    public var displayName: Change<String>
    /// Colour of what visitors press, as `#rrggbb`; pages make it darker or lighter where it is hard to read
    public var colour: Change<String>
    /// Address of the imprint, by http or https
    public var imprintURL: Change<String>
    /// Address of what is said on privacy, by http or https
    public var privacyURL: Change<String>
    /// Record id of the museum. Only for admins, who need it; from others it is ignored
    public var memberOf: String?

    public init(
        displayName: Change<String> = .keep,
        colour: Change<String> = .keep,
        imprintURL: Change<String> = .keep,
        privacyURL: Change<String> = .keep,
        memberOf: String? = nil
    ) {
        self.displayName = displayName
        self.colour = colour
        self.imprintURL = imprintURL
        self.privacyURL = privacyURL
        self.memberOf = memberOf
    }

    private enum CodingKeys: String, CodingKey {
        case displayName = "display_name"
        case colour
        case imprintURL = "imprint_url"
        case privacyURL = "privacy_url"
        case memberOf = "member_of"
    }
}

/// What is to be changed of a name translation.
public struct NameTranslationChanges: Codable, Hashable, Sendable {
    /// The text; stored as the work of a person
    public var text: String?
    /// The language; that of a machine translation is fixed
    public var langCode: LanguageCode?
    /// Whether the edit of an original leaves its translations valid, as the correction of a typing error does. Without it,
    /// machine translations are made again and those of people are flagged stale
    public var minorEdit: Bool?
    /// Record id of the tag whose page a browser is sent to afterwards; it changes nothing
    public var tagID: Change<TagRecordID>
    /// The `source_hash` of the original that was read. Where it is another by now, nothing is written, and the answer is
    /// 409
    public var sourceHash: Change<String>

    public init(
        text: String? = nil,
        langCode: LanguageCode? = nil,
        minorEdit: Bool? = nil,
        tagID: Change<TagRecordID> = .keep,
        sourceHash: Change<String> = .keep
    ) {
        self.text = text
        self.langCode = langCode
        self.minorEdit = minorEdit
        self.tagID = tagID
        self.sourceHash = sourceHash
    }

    private enum CodingKeys: String, CodingKey {
        case text
        case langCode = "lang_code"
        case minorEdit = "minor_edit"
        case tagID = "tag_id"
        case sourceHash = "source_hash"
    }
}

/// A bundle link to be made.
public struct NewBundleLink: Codable, Hashable, Sendable {
    /// Record id of a place of the customer, for the tags there; null or absent: for all its tags
    public var placeID: Int?

    public init(placeID: Int? = nil) {
        self.placeID = placeID
    }

    private enum CodingKeys: String, CodingKey {
        case placeID = "place_id"
    }
}

/// A customer to be made.
public struct NewCustomer: Codable, Hashable, Sendable, CustomReflectable {
    /// E-mail address; stored in lower case
    public var email: String
    /// Password, of at least 8 characters; an empty one leaves it as it is, one of white space is refused. A new one signs
    /// the customer out everywhere, but for the token or session by which it changes its own
    public var password: String?
    /// Name of the customer
    public var name: String?
    /// `admin` widens what the customer sees. Only an admin can set it; from others it is ignored
    public var role: String?
    /// Letters that say how many reports visitors have sent about the customer's tags, with a link to them: `at_once`, one
    /// an hour at most; `daily`, after midnight (UTC), about the day before; `none`, as without a word. They need a mail
    /// server, and go to an address that its owner has not changed without proof. The choice is in no answer
    public var reportMail: NewCustomerReportMail?
    /// Whether the customer is kept from signing in, a new one from the beginning: its tokens and sessions end, its tags
    /// and bundle links go on. Only an admin can set it; from others it is ignored. It is in no answer
    public var suspended: Bool?

    public init(
        email: String,
        password: String? = nil,
        name: String? = nil,
        role: String? = nil,
        reportMail: NewCustomerReportMail? = nil,
        suspended: Bool? = nil
    ) {
        self.email = email
        self.password = password
        self.name = name
        self.role = role
        self.reportMail = reportMail
        self.suspended = suspended
    }

    private enum CodingKeys: String, CodingKey {
        case email
        case password
        case name
        case role
        case reportMail = "report_mail"
        case suspended
    }

    /// Without what is secret, so that it may be printed.
    public var customMirror: Mirror { Mirror(self, children: ["email": self.email as Any, "password": "…", "name": self.name as Any, "role": self.role as Any, "reportMail": self.reportMail as Any, "suspended": self.suspended as Any], displayStyle: .struct) }
}

/// A hardware item to be made.
public struct NewHardware: Codable, Hashable, Sendable {
    /// Identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code; stored in upper case
    public var identifier: HardwareIdentifier
    /// Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.)
    public var hardwareType: HardwareType
    /// Record id of the tag to attach it to; blank leaves it, or makes it, free
    public var tagID: TagRecordID?
    /// Major number of a beacon; ignored for other types
    public var major: Int?
    /// Minor number of a beacon; ignored for other types
    public var minor: Int?
    /// Latitude in degrees
    public var latitude: Double?
    /// Longitude in degrees
    public var longitude: Double?

    public init(
        identifier: HardwareIdentifier,
        hardwareType: HardwareType,
        tagID: TagRecordID? = nil,
        major: Int? = nil,
        minor: Int? = nil,
        latitude: Double? = nil,
        longitude: Double? = nil
    ) {
        self.identifier = identifier
        self.hardwareType = hardwareType
        self.tagID = tagID
        self.major = major
        self.minor = minor
        self.latitude = latitude
        self.longitude = longitude
    }

    private enum CodingKeys: String, CodingKey {
        case identifier
        case hardwareType = "hardware_type"
        case tagID = "tag_id"
        case major
        case minor
        case latitude
        case longitude
    }
}

/// An invitation to be made.
public struct NewInvitation: Codable, Hashable, Sendable {
    /// E-mail address of who is invited; stored in lower case
    public var email: String
    /// Name that the customer is to have; it can be changed when the invitation is accepted
    public var name: String?
    /// Role that the customer is to have: `admin` sees the records of all
    public var role: String?

    public init(
        email: String,
        name: String? = nil,
        role: String? = nil
    ) {
        self.email = email
        self.name = name
        self.role = role
    }

    private enum CodingKeys: String, CodingKey {
        case email
        case name
        case role
    }
}

/// A name that is to stay as it is.
public struct NewKeepWord: Codable, Hashable, Sendable {
    /// A name, of one word or several. It is found as whole words; white space around it is cut off.
    public var word: String
    /// Whether only this spelling stays; by default all do, each as it is written in the text
    public var caseSensitive: Bool?

    public init(
        word: String,
        caseSensitive: Bool? = nil
    ) {
        self.word = word
        self.caseSensitive = caseSensitive
    }

    private enum CodingKeys: String, CodingKey {
        case word
        case caseSensitive = "case_sensitive"
    }
}

/// A name to be added to a tag.
public struct NewNameTranslation: Codable, Hashable, Sendable {
    /// Record id (`id`) of the tag; one that the caller may change
    public var tagID: TagRecordID
    /// The language
    public var langCode: LanguageCode?
    /// The text, where it is the original or the work of a person; otherwise it is not used
    public var text: String?
    /// `human`: the given text is stored as the work of a person, and nothing is translated
    public var origin: NewNameTranslationOrigin?
    /// The `source_hash` of the original that was read. Where it is another by now, nothing is written, and the answer is
    /// 409
    public var sourceHash: String?

    public init(
        tagID: TagRecordID,
        langCode: LanguageCode? = nil,
        text: String? = nil,
        origin: NewNameTranslationOrigin? = nil,
        sourceHash: String? = nil
    ) {
        self.tagID = tagID
        self.langCode = langCode
        self.text = text
        self.origin = origin
        self.sourceHash = sourceHash
    }

    private enum CodingKeys: String, CodingKey {
        case tagID = "tag_id"
        case langCode = "lang_code"
        case text
        case origin
        case sourceHash = "source_hash"
    }
}

/// A place to be made.
public struct NewPlace: Codable, Hashable, Sendable {
    /// Its names in languages, by language code. Those that are absent stay as they are, a blank one is taken away; null
    /// takes all away
    public var names: [String: String]?
    /// Name of the place
    public var name: String?
    /// Latitude in degrees
    public var latitude: Double?
    /// Longitude in degrees
    public var longitude: Double?

    public init(
        names: [String: String]? = nil,
        name: String? = nil,
        latitude: Double? = nil,
        longitude: Double? = nil
    ) {
        self.names = names
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
    }

    private enum CodingKeys: String, CodingKey {
        case names
        case name
        case latitude
        case longitude
    }
}

/// A tag to be made.
public struct NewTagRecord: Codable, Hashable, Sendable {
    /// Record id of a place of the tag's customer
    public var placeID: Int?
    /// Record id of the parent tag
    public var parentID: TagRecordID?
    /// Description of the tag
    public var description: String?
    /// Address of a picture, by http or https
    public var imageURL: String?
    /// Address of a page about the tag, by http or https; the scheme may be left out
    public var textURL: String?
    /// What the tag's customer calls it in their own books; one tag of a customer has it. It is in no answer but exports
    /// and those with `expand=details`, finds the tag in searches and imports, and is left where the tag is given away
    public var reference: String?
    /// Whether the tag is not open to visitors yet: lookups and bundles do not know it then, and its page says so
    public var hidden: Bool?
    /// Its position among the tags of a place, and on the way from tag to tag; tags without one come last
    public var position: Int?
    /// Whose picture it is, as it stands under it; filled in from a picture that says so itself
    public var credit: String?

    public init(
        placeID: Int? = nil,
        parentID: TagRecordID? = nil,
        description: String? = nil,
        imageURL: String? = nil,
        textURL: String? = nil,
        reference: String? = nil,
        hidden: Bool? = nil,
        position: Int? = nil,
        credit: String? = nil
    ) {
        self.placeID = placeID
        self.parentID = parentID
        self.description = description
        self.imageURL = imageURL
        self.textURL = textURL
        self.reference = reference
        self.hidden = hidden
        self.position = position
        self.credit = credit
    }

    private enum CodingKeys: String, CodingKey {
        case placeID = "place_id"
        case parentID = "parent_id"
        case description
        case imageURL = "image_url"
        case textURL = "text_url"
        case reference
        case hidden
        case position
        case credit
    }
}

/// An invitation to be made.
public struct NewTeamInvitation: Codable, Hashable, Sendable {
    /// E-mail address of who is invited; stored in lower case
    public var email: String
    /// Name that the member is to have, who may change it
    public var name: String?
    /// What a member may, each role with all of the ones before it: `viewer` reads, `translator` writes translations by
    /// hand, `editor` writes all else, `manager` has the team and links too
    public var role: TeamRole
    /// The languages that a translator writes in, as aliases too; null: all
    public var languages: [LanguageCode]?
    /// Record id of the museum. Only for admins, who need it; from others it is ignored
    public var memberOf: String?

    public init(
        email: String,
        name: String? = nil,
        role: TeamRole,
        languages: [LanguageCode]? = nil,
        memberOf: String? = nil
    ) {
        self.email = email
        self.name = name
        self.role = role
        self.languages = languages
        self.memberOf = memberOf
    }

    private enum CodingKeys: String, CodingKey {
        case email
        case name
        case role
        case languages
        case memberOf = "member_of"
    }
}

/// A text record to be made.
public struct NewTextRecord: Codable, Hashable, Sendable {
    /// Record id (`id`) of the tag; one that the caller may change
    public var tagID: TagRecordID
    /// Gender of the voice that reads the text aloud; `m` where absent or blank
    public var gender: Gender?
    /// The text, stored exactly as given
    public var text: String
    /// One of the supported language codes. BCP 47 tags that mean one of them are understood (`zh-Hans`, `nb`, `pt-BR`).
    public var langCode: LanguageCode

    public init(
        tagID: TagRecordID,
        gender: Gender? = nil,
        text: String,
        langCode: LanguageCode
    ) {
        self.tagID = tagID
        self.gender = gender
        self.text = text
        self.langCode = langCode
    }

    private enum CodingKeys: String, CodingKey {
        case tagID = "tag_id"
        case gender
        case text
        case langCode = "lang_code"
    }
}

/// A text to be added to a tag.
public struct NewTranslation: Codable, Hashable, Sendable {
    /// Record id (`id`) of the tag; one that the caller may change
    public var tagID: TagRecordID
    /// The language
    public var langCode: LanguageCode?
    /// The text, where it is the original or the work of a person; otherwise it is not used
    public var text: String?
    /// `human`: the given text is stored as the work of a person, and nothing is translated
    public var origin: NewTranslationOrigin?
    /// The `source_hash` of the original that was read. Where it is another by now, nothing is written, and the answer is
    /// 409
    public var sourceHash: String?

    public init(
        tagID: TagRecordID,
        langCode: LanguageCode? = nil,
        text: String? = nil,
        origin: NewTranslationOrigin? = nil,
        sourceHash: String? = nil
    ) {
        self.tagID = tagID
        self.langCode = langCode
        self.text = text
        self.origin = origin
        self.sourceHash = sourceHash
    }

    private enum CodingKeys: String, CodingKey {
        case tagID = "tag_id"
        case langCode = "lang_code"
        case text
        case origin
        case sourceHash = "source_hash"
    }
}

/// What is to be translated into which languages.
public struct NewTranslationOrder: Codable, Hashable, Sendable {
    /// The languages into which is translated. One that is named twice counts once
    public var langCodes: [LanguageCode]
    /// Record id of the place whose tags are meant; without it and `tag_ids` all tags of the caller
    public var placeID: Int?
    /// The tags, by record id; instead of `place_id`
    public var tagIDs: [TagRecordID]?
    /// Texts, names, or both as where nothing is said
    public var parts: [NewTranslationOrderPartsItem]?
    /// `missing`: what is not there; `stale`: what a machine has made from an older original. Both where nothing is said
    public var states: [NewTranslationOrderStatesItem]?

    public init(
        langCodes: [LanguageCode],
        placeID: Int? = nil,
        tagIDs: [TagRecordID]? = nil,
        parts: [NewTranslationOrderPartsItem]? = nil,
        states: [NewTranslationOrderStatesItem]? = nil
    ) {
        self.langCodes = langCodes
        self.placeID = placeID
        self.tagIDs = tagIDs
        self.parts = parts
        self.states = states
    }

    private enum CodingKeys: String, CodingKey {
        case langCodes = "lang_codes"
        case placeID = "place_id"
        case tagIDs = "tag_ids"
        case parts
        case states
    }
}

/// A tag that was met: by its identifier, or else by the type and identifier of a hardware item of it.
public struct Observation: Codable, Hashable, Sendable {
    /// Tag identifier (`tag_identifier`); case does not matter
    public var tagIdentifier: TagIdentifier?
    /// Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.)
    public var type: HardwareType?
    /// Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared without case.
    /// Beacons and NFC chips are their digits, whatever stands between and around these (`04 A2`, `0x04A2`, `{…}`,
    /// `urn:uuid:`); both orders of bytes of an ISO 15693 chip are one
    public var id: HardwareIdentifier?
    /// Major number; required for a beacon, ignored for other types
    public var major: Int?
    /// Minor number; required for a beacon, ignored for other types
    public var minor: Int?

    public init(
        tagIdentifier: TagIdentifier? = nil,
        type: HardwareType? = nil,
        id: HardwareIdentifier? = nil,
        major: Int? = nil,
        minor: Int? = nil
    ) {
        self.tagIdentifier = tagIdentifier
        self.type = type
        self.id = id
        self.major = major
        self.minor = minor
    }

    private enum CodingKeys: String, CodingKey {
        case tagIdentifier = "tag_identifier"
        case type
        case id
        case major
        case minor
    }
}

/// What is to be changed of a place.
public struct PlaceChanges: Codable, Hashable, Sendable {
    /// Its names in languages, by language code. Those that are absent stay as they are, a blank one is taken away; null
    /// takes all away
    public var names: Change<[String: String]>
    /// Name of the place
    public var name: Change<String>
    /// Latitude in degrees
    public var latitude: Change<Double>
    /// Longitude in degrees
    public var longitude: Change<Double>

    public init(
        names: Change<[String: String]> = .keep,
        name: Change<String> = .keep,
        latitude: Change<Double> = .keep,
        longitude: Change<Double> = .keep
    ) {
        self.names = names
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
    }

    private enum CodingKeys: String, CodingKey {
        case names
        case name
        case latitude
        case longitude
    }
}

/// A picture as JSON.
public struct SentPicture: Codable, Hashable, Sendable {
    /// The bytes of the picture, in Base64
    public var data: String

    public init(data: String) {
        self.data = data
    }

    private enum CodingKeys: String, CodingKey {
        case data
    }
}

/// A hardware item in a table of tags.
public struct TableItem: Codable, Hashable, Sendable {
    /// `nfc`, `ble-beacon` or `qr`
    public var type: String
    /// Identifier
    public var identifier: String
    /// Major number of a beacon
    public var major: Int?
    /// Minor number of a beacon
    public var minor: Int?

    public init(
        type: String,
        identifier: String,
        major: Int? = nil,
        minor: Int? = nil
    ) {
        self.type = type
        self.identifier = identifier
        self.major = major
        self.minor = minor
    }

    private enum CodingKeys: String, CodingKey {
        case type
        case identifier
        case major
        case minor
    }
}

/// What is to be done with many tags.
public struct TagBulk: Codable, Hashable, Sendable {
    /// `move`: to the place `place_id`; `hide`: not open to visitors yet; `show`: open to them; `give`: to the customer
    /// `customer_id`, only by an admin, and out of places that belong to others; `delete`: with texts and names, their
    /// hardware stays and is free
    public var action: TagBulkAction
    /// The tags, by record id; instead of `found`
    public var tagIDs: [TagRecordID]?
    /// The tags, by what they are; instead of `tag_ids`
    public var found: TagFilters?
    /// For `move`: record id of a place of the tags' customer; null: out of their places
    public var placeID: Int?
    /// For `give`: record id of the customer that they are given to
    public var customerID: Int?
    /// How many tags there are. Where it is another number by then, nothing is done. Required with `found` and for `delete`
    public var count: Int?

    public init(
        action: TagBulkAction,
        tagIDs: [TagRecordID]? = nil,
        found: TagFilters? = nil,
        placeID: Int? = nil,
        customerID: Int? = nil,
        count: Int? = nil
    ) {
        self.action = action
        self.tagIDs = tagIDs
        self.found = found
        self.placeID = placeID
        self.customerID = customerID
        self.count = count
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case tagIDs = "tag_ids"
        case found
        case placeID = "place_id"
        case customerID = "customer_id"
        case count
    }
}

/// Tags by the filters of the list: those of which all of this is true. `{}` means all tags.
public struct TagFilters: Codable, Hashable, Sendable {
    /// Up to eight words, in any order, each a part of its name, reference, text, description, place or QR code, without
    /// regard to case and accents. A word of one or two letters is the beginning of a word. A printed address, an
    /// identifier or a hardware identifier in any spelling finds its tag, and so do its first four characters or more; for
    /// admins an e-mail address finds the tags of that customer
    public var q: String?
    /// Record id of its place; `none`: in no place
    public var placeID: RecordOrNone?
    /// Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is ignored
    public var customerID: RecordOrNone?
    /// A language in which it has something: a text or a name, or what `state` and `part` say of them
    public var langCode: LanguageCode?
    /// How its text stands in that language, or its name where `part` says so: the original, a person’s work, a machine’s,
    /// work that was made from an older original, or not there although there is an original. Needs `lang_code`
    public var state: TagFiltersState?
    /// Which of the two `lang_code` and `state` are about. Needs `lang_code`
    public var part: TagFiltersPart?
    /// The type of hardware that leads to it; `none`: no hardware does
    public var hardware: TagFiltersHardware?
    /// `1`: it has a text or a name; `0`: it has neither
    public var inUse: Int?
    /// `1`: it is not open to visitors yet; `0`: it is open
    public var hidden: Int?
    /// Changed since then: a day in UTC, or an instant
    public var updatedSince: String?

    public init(
        q: String? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        langCode: LanguageCode? = nil,
        state: TagFiltersState? = nil,
        part: TagFiltersPart? = nil,
        hardware: TagFiltersHardware? = nil,
        inUse: Int? = nil,
        hidden: Int? = nil,
        updatedSince: String? = nil
    ) {
        self.q = q
        self.placeID = placeID
        self.customerID = customerID
        self.langCode = langCode
        self.state = state
        self.part = part
        self.hardware = hardware
        self.inUse = inUse
        self.hidden = hidden
        self.updatedSince = updatedSince
    }

    private enum CodingKeys: String, CodingKey {
        case q
        case placeID = "place_id"
        case customerID = "customer_id"
        case langCode = "lang_code"
        case state
        case part
        case hardware
        case inUse = "in_use"
        case hidden
        case updatedSince = "updated_since"
    }
}

/// Tags to be made without text, name or hardware.
public struct TagMint: Codable, Hashable, Sendable {
    /// How many
    public var count: Int
    /// Record id of the place that they are in; one of their customer
    public var placeID: Int?
    /// Record id of the customer that they belong to; without it the customer of the place, and else the caller. Only an
    /// admin can say it; from others it is ignored
    public var customerID: Int?

    public init(
        count: Int,
        placeID: Int? = nil,
        customerID: Int? = nil
    ) {
        self.count = count
        self.placeID = placeID
        self.customerID = customerID
    }

    private enum CodingKeys: String, CodingKey {
        case count
        case placeID = "place_id"
        case customerID = "customer_id"
    }
}

/// What is to be changed of a tag.
public struct TagRecordChanges: Codable, Hashable, Sendable {
    /// Record id of a place of the tag's customer
    public var placeID: Change<Int>
    /// Record id of the parent tag
    public var parentID: Change<TagRecordID>
    /// Description of the tag
    public var description: Change<String>
    /// Address of a picture, by http or https
    public var imageURL: Change<String>
    /// Address of a page about the tag, by http or https; the scheme may be left out
    public var textURL: Change<String>
    /// What the tag's customer calls it in their own books; one tag of a customer has it. It is in no answer but exports
    /// and those with `expand=details`, finds the tag in searches and imports, and is left where the tag is given away
    public var reference: Change<String>
    /// Whether the tag is not open to visitors yet: lookups and bundles do not know it then, and its page says so
    public var hidden: Bool?
    /// Its position among the tags of a place, and on the way from tag to tag; tags without one come last
    public var position: Change<Int>
    /// Whose picture it is, as it stands under it; filled in from a picture that says so itself
    public var credit: Change<String>
    /// Record id of the customer that the tag is given to; it goes out of a place that belongs to another one. Only an
    /// admin can set it; from others it is ignored
    public var customerID: Int?

    public init(
        placeID: Change<Int> = .keep,
        parentID: Change<TagRecordID> = .keep,
        description: Change<String> = .keep,
        imageURL: Change<String> = .keep,
        textURL: Change<String> = .keep,
        reference: Change<String> = .keep,
        hidden: Bool? = nil,
        position: Change<Int> = .keep,
        credit: Change<String> = .keep,
        customerID: Int? = nil
    ) {
        self.placeID = placeID
        self.parentID = parentID
        self.description = description
        self.imageURL = imageURL
        self.textURL = textURL
        self.reference = reference
        self.hidden = hidden
        self.position = position
        self.credit = credit
        self.customerID = customerID
    }

    private enum CodingKeys: String, CodingKey {
        case placeID = "place_id"
        case parentID = "parent_id"
        case description
        case imageURL = "image_url"
        case textURL = "text_url"
        case reference
        case hidden
        case position
        case credit
        case customerID = "customer_id"
    }
}

/// A table of tags, as exports write it.
public struct TagTable: Codable, Hashable, Sendable {
    /// A table (RFC 4180) with commas, semicolons, tabs or pipes, or with what a first line `sep=X` names, whose first
    /// record names the columns
    public var csv: String?
    /// The rows, instead of `csv`: no more than 5000
    public var rows: [TagTableRow]?

    public init(
        csv: String? = nil,
        rows: [TagTableRow]? = nil
    ) {
        self.csv = csv
        self.rows = rows
    }

    private enum CodingKeys: String, CodingKey {
        case csv
        case rows
    }
}

/// What a row of a table says of a tag. What is absent or blank stays as it is.
public struct TagTableRow: Codable, Hashable, Sendable {
    /// The tag that the row is about. Without it, it is found by its hardware, then by its reference
    public var tagIdentifier: String?
    /// What the tag's customer calls it in their own books
    public var reference: String?
    /// E-mail address of whom a new tag belongs to. Only an admin can say it; from others it is ignored
    public var customer: String?
    /// Record id of a place of the tag's customer
    public var placeID: Int?
    /// Its name, where `place_id` is not given
    public var place: String?
    /// Latitude of a place that is made with `create_places=1`, in degrees; a text with a comma is taken too
    public var latitude: Double?
    /// Longitude of a place that is made with `create_places=1`, in degrees; a text with a comma is taken too
    public var longitude: Double?
    /// Items that are to lead to the tag; none is moved from another tag
    public var hardware: [TableItem]?
    /// Description of the tag
    public var description: String?
    /// Address of a picture
    public var imageURL: String?
    /// Address of a page about the tag
    public var textURL: String?
    /// `1`: not open to visitors yet; `0`: open
    public var hidden: Int?
    /// Position among the tags of a place
    public var position: Int?
    /// Whose picture it is
    public var credit: String?
    /// Of the voice that reads the text
    public var gender: String?
    /// Language of the text; a new text needs it
    public var lang: LanguageWishes?
    /// The text
    public var text: String?
    /// Language of the name; without it that of the text
    public var nameLang: String?
    /// The name
    public var name: String?
    /// The text in other languages than the original's, by language code; an object with `text`, as exports have it, is
    /// taken too
    public var texts: [String: String]?
    /// The name in other languages than the original's, by language code; an object with `text`, as exports have it, is
    /// taken too
    public var names: [String: String]?

    public init(
        tagIdentifier: String? = nil,
        reference: String? = nil,
        customer: String? = nil,
        placeID: Int? = nil,
        place: String? = nil,
        latitude: Double? = nil,
        longitude: Double? = nil,
        hardware: [TableItem]? = nil,
        description: String? = nil,
        imageURL: String? = nil,
        textURL: String? = nil,
        hidden: Int? = nil,
        position: Int? = nil,
        credit: String? = nil,
        gender: String? = nil,
        lang: LanguageWishes? = nil,
        text: String? = nil,
        nameLang: String? = nil,
        name: String? = nil,
        texts: [String: String]? = nil,
        names: [String: String]? = nil
    ) {
        self.tagIdentifier = tagIdentifier
        self.reference = reference
        self.customer = customer
        self.placeID = placeID
        self.place = place
        self.latitude = latitude
        self.longitude = longitude
        self.hardware = hardware
        self.description = description
        self.imageURL = imageURL
        self.textURL = textURL
        self.hidden = hidden
        self.position = position
        self.credit = credit
        self.gender = gender
        self.lang = lang
        self.text = text
        self.nameLang = nameLang
        self.name = name
        self.texts = texts
        self.names = names
    }

    private enum CodingKeys: String, CodingKey {
        case tagIdentifier = "tag_identifier"
        case reference
        case customer
        case placeID = "place_id"
        case place
        case latitude
        case longitude
        case hardware
        case description
        case imageURL = "image_url"
        case textURL = "text_url"
        case hidden
        case position
        case credit
        case gender
        case lang
        case text
        case nameLang = "name_lang"
        case name
        case texts
        case names
    }
}

/// What is to be changed of a member.
public struct TeamMemberChanges: Codable, Hashable, Sendable {
    /// What a member may, each role with all of the ones before it: `viewer` reads, `translator` writes translations by
    /// hand, `editor` writes all else, `manager` has the team and links too
    public var role: TeamRole?
    /// The languages that a translator writes in, as aliases too; null: all
    public var languages: Change<[LanguageCode]>

    public init(
        role: TeamRole? = nil,
        languages: Change<[LanguageCode]> = .keep
    ) {
        self.role = role
        self.languages = languages
    }

    private enum CodingKeys: String, CodingKey {
        case role
        case languages
    }
}

/// What is to be changed of a text record.
public struct TextRecordChanges: Codable, Hashable, Sendable {
    /// Gender of the voice that reads the text aloud; `m` where absent or blank
    public var gender: Change<Gender>
    /// The text, stored exactly as given
    public var text: String?
    /// One of the supported language codes. BCP 47 tags that mean one of them are understood (`zh-Hans`, `nb`, `pt-BR`).
    public var langCode: LanguageCode?
    /// Whether the edit of an original leaves its translations valid, as the correction of a typing error does. Without it,
    /// machine translations are made again and those of people are flagged stale
    public var minorEdit: Bool?
    /// Record id of the tag whose page a browser is sent to afterwards; it changes nothing
    public var tagID: Change<TagRecordID>

    public init(
        gender: Change<Gender> = .keep,
        text: String? = nil,
        langCode: LanguageCode? = nil,
        minorEdit: Bool? = nil,
        tagID: Change<TagRecordID> = .keep
    ) {
        self.gender = gender
        self.text = text
        self.langCode = langCode
        self.minorEdit = minorEdit
        self.tagID = tagID
    }

    private enum CodingKeys: String, CodingKey {
        case gender
        case text
        case langCode = "lang_code"
        case minorEdit = "minor_edit"
        case tagID = "tag_id"
    }
}

/// What is to be changed of a translation.
public struct TranslationChanges: Codable, Hashable, Sendable {
    /// The text; stored as the work of a person
    public var text: String?
    /// The language; that of a machine translation is fixed
    public var langCode: LanguageCode?
    /// Whether the edit of an original leaves its translations valid, as the correction of a typing error does. Without it,
    /// machine translations are made again and those of people are flagged stale
    public var minorEdit: Bool?
    /// Record id of the tag whose page a browser is sent to afterwards; it changes nothing
    public var tagID: Change<TagRecordID>
    /// The `source_hash` of the original that was read. Where it is another by now, nothing is written, and the answer is
    /// 409
    public var sourceHash: Change<String>

    public init(
        text: String? = nil,
        langCode: LanguageCode? = nil,
        minorEdit: Bool? = nil,
        tagID: Change<TagRecordID> = .keep,
        sourceHash: Change<String> = .keep
    ) {
        self.text = text
        self.langCode = langCode
        self.minorEdit = minorEdit
        self.tagID = tagID
        self.sourceHash = sourceHash
    }

    private enum CodingKeys: String, CodingKey {
        case text
        case langCode = "lang_code"
        case minorEdit = "minor_edit"
        case tagID = "tag_id"
        case sourceHash = "source_hash"
    }
}
