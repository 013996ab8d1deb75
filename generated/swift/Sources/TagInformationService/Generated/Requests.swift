// Generated from the service's OpenAPI document.

/// The bin entries to restore.
public struct BinRestoring: Codable, Hashable, Sendable {
    /// Ids of the entries. Duplicates count once
    public var ids: [Int]

    public init(ids: [Int]) {
        self.ids = ids
    }

    private enum CodingKeys: String, CodingKey {
        case ids
    }
}

public struct ConfirmNameTranslationBodyNameTranslation: Codable, Hashable, Sendable {
    /// The `source_hash` of the original that the translation was compared with. If the original has changed since, the
    /// response is 409 with `X-Error-Reason: changed_meanwhile`
    public var sourceHash: String

    public init(sourceHash: String) {
        self.sourceHash = sourceHash
    }

    private enum CodingKeys: String, CodingKey {
        case sourceHash = "source_hash"
    }
}

public struct ConfirmTranslationBodyTranslation: Codable, Hashable, Sendable {
    /// The `source_hash` of the original that the translation was compared with. If the original has changed since, the
    /// response is 409 with `X-Error-Reason: changed_meanwhile`
    public var sourceHash: String

    public init(sourceHash: String) {
        self.sourceHash = sourceHash
    }

    private enum CodingKeys: String, CodingKey {
        case sourceHash = "source_hash"
    }
}

/// Changes to a customer.
public struct CustomerChanges: Codable, Hashable, Sendable, CustomReflectable {
    /// E-mail address. Stored in lower case
    public var email: String?
    /// Password of at least 8 characters. An empty one changes nothing; one of white space only is refused. A new password
    /// signs the customer out everywhere, except for the token or session used for the change
    public var password: String?
    /// Name of the customer
    public var name: Change<String>
    /// `admin` gives the customer access to all records. Only an admin can set it; ignored for other callers
    public var role: Change<String>
    /// E-mails about how many reports visitors have sent about the customer's tags, with a link to them. `at_once`: at most
    /// one an hour. `daily`: after midnight (UTC), about the previous day. `none`, the default: no e-mails. They require a
    /// mail server, and are not sent to an address that its owner has changed without proof. This setting is not returned
    public var reportMail: Change<CustomerChangesReportMail>
    /// Current password. Required when a customer changes its own password or e-mail address, unless it has signed in
    /// within the last ten minutes. If it is given with a change of one's own account, it must be correct
    public var currentPassword: String?
    /// Whether the customer is suspended: it cannot sign in, and its tokens and sessions end, while its tags and bundle
    /// links keep working. A new customer can be created as suspended. Only an admin can set it; ignored for other callers.
    /// This setting is not returned
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

/// Changes to a hardware item.
public struct HardwareChanges: Codable, Hashable, Sendable {
    /// Identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Stored in upper case
    public var identifier: HardwareIdentifier?
    /// Type of the hardware item. `ble_beacon`, from older documentation, is accepted as `ble-beacon`
    public var hardwareType: HardwareType?
    /// Record id of the tag to attach the item to. If blank, the item is or becomes free
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

/// Changes to a look.
public struct LookChanges: Codable, Hashable, Sendable {
    /// Name that visitors see. Null: the service's name
    public var displayName: Change<String>
    /// Colour of the controls on visitors' pages, as `#rrggbb`. Pages make it darker or lighter if it is hard to read
    public var colour: Change<String>
    /// URL of the imprint, with http or https
    public var imprintURL: Change<String>
    /// URL of the privacy policy, with http or https
    public var privacyURL: Change<String>
    /// Record id of the museum. Required for admins; ignored for other callers
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

/// Changes to a name translation.
public struct NameTranslationChanges: Codable, Hashable, Sendable {
    /// The text. Stored as the work of a person
    public var text: String?
    /// The language. That of a machine translation cannot be changed
    public var langCode: LanguageCode?
    /// Whether an edit of the original keeps its translations valid, like the correction of a typing error. Otherwise
    /// machine translations are made again, and human translations are marked as stale
    public var minorEdit: Bool?
    /// Record id of the tag to whose page a browser is redirected. Changes nothing
    public var tagID: Change<TagRecordID>
    /// The `source_hash` of the original that was read. If the original has changed since, nothing is written, and the
    /// response is 409
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

/// A new bundle link.
public struct NewBundleLink: Codable, Hashable, Sendable {
    /// Record id of a place of the customer, for the tags in it. Null or absent: all tags of the customer
    public var placeID: Int?

    public init(placeID: Int? = nil) {
        self.placeID = placeID
    }

    private enum CodingKeys: String, CodingKey {
        case placeID = "place_id"
    }
}

/// A new customer.
public struct NewCustomer: Codable, Hashable, Sendable, CustomReflectable {
    /// E-mail address. Stored in lower case
    public var email: String
    /// Password of at least 8 characters. An empty one changes nothing; one of white space only is refused. A new password
    /// signs the customer out everywhere, except for the token or session used for the change
    public var password: String?
    /// Name of the customer
    public var name: String?
    /// `admin` gives the customer access to all records. Only an admin can set it; ignored for other callers
    public var role: String?
    /// E-mails about how many reports visitors have sent about the customer's tags, with a link to them. `at_once`: at most
    /// one an hour. `daily`: after midnight (UTC), about the previous day. `none`, the default: no e-mails. They require a
    /// mail server, and are not sent to an address that its owner has changed without proof. This setting is not returned
    public var reportMail: NewCustomerReportMail?
    /// Whether the customer is suspended: it cannot sign in, and its tokens and sessions end, while its tags and bundle
    /// links keep working. A new customer can be created as suspended. Only an admin can set it; ignored for other callers.
    /// This setting is not returned
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

/// A new hardware item.
public struct NewHardware: Codable, Hashable, Sendable {
    /// Identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Stored in upper case
    public var identifier: HardwareIdentifier
    /// Type of the hardware item. `ble_beacon`, from older documentation, is accepted as `ble-beacon`
    public var hardwareType: HardwareType
    /// Record id of the tag to attach the item to. If blank, the item is or becomes free
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

/// A new invitation.
public struct NewInvitation: Codable, Hashable, Sendable {
    /// E-mail address of the invited person. Stored in lower case
    public var email: String
    /// Name of the future customer. It can be changed when the invitation is accepted
    public var name: String?
    /// Role of the future customer. `admin` gives access to the records of all customers
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

/// A new keep word.
public struct NewKeepWord: Codable, Hashable, Sendable {
    /// The word or words to leave unchanged. Only whole words match. Leading and trailing white space is removed.
    public var word: String
    /// Whether only this exact spelling is left unchanged. By default every spelling is, each as it is written in the text
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

/// A new name of a tag.
public struct NewNameTranslation: Codable, Hashable, Sendable {
    /// Record id (`id`) of the tag, which the caller must be allowed to change
    public var tagID: TagRecordID
    /// The language
    public var langCode: LanguageCode?
    /// The text, if it is the original or human work. Otherwise it is not used
    public var text: String?
    /// `human`: stores the given text as human work, without translating anything
    public var origin: NewNameTranslationOrigin?
    /// The `source_hash` of the original that was read. If the original has changed since, nothing is written, and the
    /// response is 409
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

/// A new place.
public struct NewPlace: Codable, Hashable, Sendable {
    /// Translated names, by language code. Absent languages are kept, and a blank name is removed. Null removes all
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

/// A new tag.
public struct NewTagRecord: Codable, Hashable, Sendable {
    /// Record id of a place of the tag's customer
    public var placeID: Int?
    /// Record id of the parent tag
    public var parentID: TagRecordID?
    /// Description of the tag
    public var description: String?
    /// URL of a picture, with http or https
    public var imageURL: String?
    /// URL of a page about the tag, with http or https. The scheme can be left out
    public var textURL: String?
    /// The customer's own reference for the tag, unique among the customer's tags. Returned only in exports and with
    /// `expand=details`. Searches and imports find the tag by it. It is removed when the tag is given away
    public var reference: String?
    /// Whether the tag is hidden from visitors: lookups and bundles do not return it, and its page says that it is not open
    /// yet
    public var hidden: Bool?
    /// Position among the tags of a place, and on the way from tag to tag. Tags without a position come last
    public var position: Int?
    /// Credit of the picture, as shown below it. Filled in from the picture's own metadata if it has a credit
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

/// A new invitation.
public struct NewTeamInvitation: Codable, Hashable, Sendable {
    /// E-mail address of the invited person. Stored in lower case
    public var email: String
    /// Name of the future member, who can change it
    public var name: String?
    /// What a member is allowed to do. Each role includes the previous ones: `viewer` reads, `translator` writes
    /// translations by hand, `editor` writes everything else, `manager` manages the team and links
    public var role: TeamRole
    /// Languages that a translator can write in; aliases are accepted. Null: all
    public var languages: [LanguageCode]?
    /// Record id of the museum. Required for admins; ignored for other callers
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

/// A new text record.
public struct NewTextRecord: Codable, Hashable, Sendable {
    /// Record id (`id`) of the tag, which the caller must be allowed to change
    public var tagID: TagRecordID
    /// Gender of the voice that reads the text aloud. Default: `m`
    public var gender: Gender?
    /// The text, stored exactly as given
    public var text: String
    /// One of the supported language codes. Equivalent BCP 47 tags are accepted (`zh-Hans`, `nb`, `pt-BR`)
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

/// A new translation.
public struct NewTranslation: Codable, Hashable, Sendable {
    /// Record id (`id`) of the tag, which the caller must be allowed to change
    public var tagID: TagRecordID
    /// The language
    public var langCode: LanguageCode?
    /// The text, if it is the original or human work. Otherwise it is not used
    public var text: String?
    /// `human`: stores the given text as human work, without translating anything
    public var origin: NewTranslationOrigin?
    /// The `source_hash` of the original that was read. If the original has changed since, nothing is written, and the
    /// response is 409
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

/// A new order of translations.
public struct NewTranslationOrder: Codable, Hashable, Sendable {
    /// Languages to translate into. Duplicates count once
    public var langCodes: [LanguageCode]
    /// Record id of the place whose tags to translate. Without it and `tag_ids`: all tags of the caller
    public var placeID: Int?
    /// Record ids of the tags. Cannot be combined with `place_id`
    public var tagIDs: [TagRecordID]?
    /// Whether to translate texts or names. Default: both
    public var parts: [NewTranslationOrderPartsItem]?
    /// `missing`: missing translations. `stale`: machine translations of an older original. Default: both
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

/// An observed tag: its identifier, or else the type and identifier of one of its hardware items.
public struct Observation: Codable, Hashable, Sendable {
    /// Tag identifier (`tag_identifier`). Not case-sensitive
    public var tagIdentifier: TagIdentifier?
    /// Type of the hardware item. `ble_beacon`, from older documentation, is accepted as `ble-beacon`
    public var type: HardwareType?
    /// Hardware identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Not case-sensitive. For
    /// beacons and NFC chips only the digits count, whatever separates or surrounds them (`04 A2`, `0x04A2`, `{…}`,
    /// `urn:uuid:`). Both byte orders of an ISO 15693 chip are treated as the same identifier
    public var id: HardwareIdentifier?
    /// Major number. Required for beacons, ignored for other types
    public var major: Int?
    /// Minor number. Required for beacons, ignored for other types
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

/// Changes to a place.
public struct PlaceChanges: Codable, Hashable, Sendable {
    /// Translated names, by language code. Absent languages are kept, and a blank name is removed. Null removes all
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
    /// Bytes of the picture, in Base64
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

/// A bulk change of tags.
public struct TagBulk: Codable, Hashable, Sendable {
    /// `move`: to the place `place_id`. `hide`: hides the tags from visitors. `show`: opens them to visitors. `give`:
    /// transfers them to the customer `customer_id` and removes them from places that belong to others; admins only.
    /// `delete`: deletes them with their texts and names; their hardware is kept and becomes free
    public var action: TagBulkAction
    /// Record ids of the tags. Cannot be combined with `found`
    public var tagIDs: [TagRecordID]?
    /// Filters that select the tags. Cannot be combined with `tag_ids`
    public var found: TagFilters?
    /// For `move`: record id of a place of the tags' customer. Null: removes the tags from their places
    public var placeID: Int?
    /// For `give`: record id of the new owner
    public var customerID: Int?
    /// Expected number of tags. If the actual number differs, nothing is done. Required with `found` and for `delete`
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

/// Selects tags by the filters of the list: the tags that match all of them. `{}` selects all tags.
public struct TagFilters: Codable, Hashable, Sendable {
    /// Search for up to eight words, in any order. Each must occur in the tag's name, reference, text, description, place
    /// or QR code, regardless of case and accents. A word of one or two letters matches only the beginning of a word. A
    /// printed address, a tag identifier or a hardware identifier in any spelling finds its tag, and so do its first four
    /// or more characters. For admins, an e-mail address finds the tags of that customer
    public var q: String?
    /// Record id of the tag's place. `none`: tags without a place
    public var placeID: RecordOrNone?
    /// Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers
    public var customerID: RecordOrNone?
    /// Only tags that have a text or a name in this language, or what `state` and `part` specify
    public var langCode: LanguageCode?
    /// State of the tag's text in that language, or of its name if `part` says so: the original, a human translation, a
    /// machine translation, a translation of an older original (stale), or missing although there is an original. Requires
    /// `lang_code`
    public var state: TagFiltersState?
    /// Whether `lang_code` and `state` refer to the text or to the name. Requires `lang_code`
    public var part: TagFiltersPart?
    /// Type of hardware that is attached to the tag. `none`: tags without hardware
    public var hardware: TagFiltersHardware?
    /// `1`: tags with a text or a name. `0`: tags with neither
    public var inUse: Int?
    /// `1`: tags that are not open to visitors yet. `0`: tags that are open
    public var hidden: Int?
    /// Only tags that have changed since then: a day in UTC, or a point in time
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

/// New tags without text, name or hardware.
public struct TagMint: Codable, Hashable, Sendable {
    /// Number of reads
    public var count: Int
    /// Record id of their place, which must belong to their customer
    public var placeID: Int?
    /// Record id of their owner. Default: the customer of the place, or else the caller. Only an admin can set it; ignored
    /// for other callers
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

/// Changes to a tag.
public struct TagRecordChanges: Codable, Hashable, Sendable {
    /// Record id of a place of the tag's customer
    public var placeID: Change<Int>
    /// Record id of the parent tag
    public var parentID: Change<TagRecordID>
    /// Description of the tag
    public var description: Change<String>
    /// URL of a picture, with http or https
    public var imageURL: Change<String>
    /// URL of a page about the tag, with http or https. The scheme can be left out
    public var textURL: Change<String>
    /// The customer's own reference for the tag, unique among the customer's tags. Returned only in exports and with
    /// `expand=details`. Searches and imports find the tag by it. It is removed when the tag is given away
    public var reference: Change<String>
    /// Whether the tag is hidden from visitors: lookups and bundles do not return it, and its page says that it is not open
    /// yet
    public var hidden: Bool?
    /// Position among the tags of a place, and on the way from tag to tag. Tags without a position come last
    public var position: Change<Int>
    /// Credit of the picture, as shown below it. Filled in from the picture's own metadata if it has a credit
    public var credit: Change<String>
    /// Record id of the new owner. The tag is removed from a place that belongs to somebody else. Only an admin can set it;
    /// ignored for other callers
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

/// A table of tags, as in exports.
public struct TagTable: Codable, Hashable, Sendable {
    /// A table (RFC 4180) separated by commas, semicolons, tabs, pipes or the separator named in a first line `sep=X`. The
    /// first record has the column names
    public var csv: String?
    /// The rows, at most 5000. Cannot be combined with `csv`
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

/// A row of a table of tags. Absent or blank values change nothing.
public struct TagTableRow: Codable, Hashable, Sendable {
    /// The tag that the row is about. Without it, the tag is matched by its hardware, then by its reference
    public var tagIdentifier: String?
    /// The customer's own reference for the tag
    public var reference: String?
    /// E-mail address of the owner of a new tag. Only an admin can set it; ignored for other callers
    public var customer: String?
    /// Record id of a place of the tag's customer
    public var placeID: Int?
    /// Name of the place, if `place_id` is not given
    public var place: String?
    /// Latitude of a place that is created with `create_places=1`, in degrees. A text with a decimal comma is accepted, too
    public var latitude: Double?
    /// Longitude of a place that is created with `create_places=1`, in degrees. A text with a decimal comma is accepted,
    /// too
    public var longitude: Double?
    /// Hardware items to attach to the tag. No item is moved from another tag
    public var hardware: [TableItem]?
    /// Description of the tag
    public var description: String?
    /// URL of a picture
    public var imageURL: String?
    /// URL of a page about the tag
    public var textURL: String?
    /// `1`: hidden from visitors. `0`: open to visitors
    public var hidden: Int?
    /// Position among the tags of a place
    public var position: Int?
    /// Credit of the picture
    public var credit: String?
    /// Gender of the voice that reads the text aloud
    public var gender: String?
    /// Language of the text. Required for a new text
    public var lang: LanguageWishes?
    /// The text
    public var text: String?
    /// Language of the name. Default: the language of the text
    public var nameLang: String?
    /// The name
    public var name: String?
    /// The text in languages other than the original's, by language code. An object with `text`, as in exports, is
    /// accepted, too
    public var texts: [String: String]?
    /// The name in languages other than the original's, by language code. An object with `text`, as in exports, is
    /// accepted, too
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

/// Changes to a member.
public struct TeamMemberChanges: Codable, Hashable, Sendable {
    /// What a member is allowed to do. Each role includes the previous ones: `viewer` reads, `translator` writes
    /// translations by hand, `editor` writes everything else, `manager` manages the team and links
    public var role: TeamRole?
    /// Languages that a translator can write in; aliases are accepted. Null: all
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

/// Changes to a text record.
public struct TextRecordChanges: Codable, Hashable, Sendable {
    /// Gender of the voice that reads the text aloud. Default: `m`
    public var gender: Change<Gender>
    /// The text, stored exactly as given
    public var text: String?
    /// One of the supported language codes. Equivalent BCP 47 tags are accepted (`zh-Hans`, `nb`, `pt-BR`)
    public var langCode: LanguageCode?
    /// Whether an edit of the original keeps its translations valid, like the correction of a typing error. Otherwise
    /// machine translations are made again, and human translations are marked as stale
    public var minorEdit: Bool?
    /// Record id of the tag to whose page a browser is redirected. Changes nothing
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

/// Changes to a translation.
public struct TranslationChanges: Codable, Hashable, Sendable {
    /// The text. Stored as the work of a person
    public var text: String?
    /// The language. That of a machine translation cannot be changed
    public var langCode: LanguageCode?
    /// Whether an edit of the original keeps its translations valid, like the correction of a typing error. Otherwise
    /// machine translations are made again, and human translations are marked as stale
    public var minorEdit: Bool?
    /// Record id of the tag to whose page a browser is redirected. Changes nothing
    public var tagID: Change<TagRecordID>
    /// The `source_hash` of the original that was read. If the original has changed since, nothing is written, and the
    /// response is 409
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
