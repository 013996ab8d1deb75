// Generated from openapi.json: what is sent.

package org.taginformation

/** The bin entries to restore. */
public class BinRestoring(
    /** Ids of the entries. Duplicates count once */
    public val ids: List<Int>,
) : Record() {
    public constructor(ids: List<Int>, fill: BinRestoring.() -> Unit) : this(ids) {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "ids" to ids,
    )
}

internal fun BinRestoring.write(): Map<String, Any?> = jsonObject {
    put("ids", ids)
}

/**  */
public class ConfirmNameTranslationBodyNameTranslation(
    /**
     * The `source_hash` of the original that the translation was compared with. If the original has changed since, the
     * response is 409 with `X-Error-Reason: changed_meanwhile`
     */
    public val sourceHash: String,
) : Record() {
    public constructor(
        sourceHash: String,
        fill: ConfirmNameTranslationBodyNameTranslation.() -> Unit,
    ) : this(sourceHash) {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "sourceHash" to sourceHash,
    )
}

internal fun ConfirmNameTranslationBodyNameTranslation.write(): Map<String, Any?> = jsonObject {
    put("source_hash", sourceHash)
}

/**  */
public class ConfirmTranslationBodyTranslation(
    /**
     * The `source_hash` of the original that the translation was compared with. If the original has changed since, the
     * response is 409 with `X-Error-Reason: changed_meanwhile`
     */
    public val sourceHash: String,
) : Record() {
    public constructor(sourceHash: String, fill: ConfirmTranslationBodyTranslation.() -> Unit) : this(sourceHash) {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "sourceHash" to sourceHash,
    )
}

internal fun ConfirmTranslationBodyTranslation.write(): Map<String, Any?> = jsonObject {
    put("source_hash", sourceHash)
}

/** Changes to a customer. */
public class CustomerChanges() : Record() {
    /** E-mail address. Stored in lower case */
    public var email: Change<String> = Change.Keep

    /**
     * Password of at least 8 characters. An empty one changes nothing; one of white space only is refused. A new
     * password signs the customer out everywhere, except for the token or session used for the change
     */
    public var password: Change<String> = Change.Keep

    /** Name of the customer */
    public var name: Change<String?> = Change.Keep

    /** `admin` gives the customer access to all records. Only an admin can set it; ignored for other callers */
    public var role: Change<String?> = Change.Keep

    /**
     * E-mails about how many reports visitors have sent about the customer's tags, with a link to them. `at_once`: at
     * most one an hour. `daily`: after midnight (UTC), about the previous day. `none`, the default: no e-mails. They
     * require a mail server, and are not sent to an address that its owner has changed without proof. This setting is
     * not returned
     */
    public var reportMail: Change<CustomerChangesReportMail?> = Change.Keep

    /**
     * Current password. Required when a customer changes its own password or e-mail address, unless it has signed in
     * within the last ten minutes. If it is given with a change of one's own account, it must be correct
     */
    public var currentPassword: Change<String> = Change.Keep

    /**
     * Whether the customer is suspended: it cannot sign in, and its tokens and sessions end, while its tags and bundle
     * links keep working. A new customer can be created as suspended. Only an admin can set it; ignored for other
     * callers. This setting is not returned
     */
    public var suspended: Change<Boolean> = Change.Keep

    public constructor(fill: CustomerChanges.() -> Unit) : this() {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "email" to email,
        "password" to password,
        "name" to name,
        "role" to role,
        "reportMail" to reportMail,
        "currentPassword" to currentPassword,
        "suspended" to suspended,
    )
}

internal fun CustomerChanges.write(): Map<String, Any?> = jsonObject {
    change("email", email) { it }
    change("password", password) { it }
    change("name", name) { it }
    change("role", role) { it }
    change("report_mail", reportMail) { it.value }
    change("current_password", currentPassword) { it }
    change("suspended", suspended) { it }
}

/** Changes to a hardware item. */
public class HardwareChanges() : Record() {
    /** Identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Stored in upper case */
    public var identifier: Change<HardwareIdentifier> = Change.Keep

    /** Type of the hardware item. `ble_beacon`, from older documentation, is accepted as `ble-beacon` */
    public var hardwareType: Change<HardwareType> = Change.Keep

    /** Record id of the tag to attach the item to. If blank, the item is or becomes free */
    public var tagId: Change<TagRecordId?> = Change.Keep

    /** Major number of a beacon; ignored for other types */
    public var major: Change<Int?> = Change.Keep

    /** Minor number of a beacon; ignored for other types */
    public var minor: Change<Int?> = Change.Keep

    /** Latitude in degrees */
    public var latitude: Change<Double?> = Change.Keep

    /** Longitude in degrees */
    public var longitude: Change<Double?> = Change.Keep

    public constructor(fill: HardwareChanges.() -> Unit) : this() {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "identifier" to identifier,
        "hardwareType" to hardwareType,
        "tagId" to tagId,
        "major" to major,
        "minor" to minor,
        "latitude" to latitude,
        "longitude" to longitude,
    )
}

internal fun HardwareChanges.write(): Map<String, Any?> = jsonObject {
    change("identifier", identifier) { it.value }
    change("hardware_type", hardwareType) { it.value }
    change("tag_id", tagId) { it.value }
    change("major", major) { it }
    change("minor", minor) { it }
    change("latitude", latitude) { it }
    change("longitude", longitude) { it }
}

/** Changes to a look. */
public class LookChanges() : Record() {
    /** Name that visitors see. Null: the service's name */
    public var displayName: Change<String?> = Change.Keep

    /**
     * Colour of the controls on visitors' pages, as `#rrggbb`. Pages make it darker or lighter if it is hard to read
     */
    public var colour: Change<String?> = Change.Keep

    /** URL of the imprint, with http or https */
    public var imprintUrl: Change<String?> = Change.Keep

    /** URL of the privacy policy, with http or https */
    public var privacyUrl: Change<String?> = Change.Keep

    /** Record id of the museum. Required for admins; ignored for other callers */
    public var memberOf: Change<String> = Change.Keep

    public constructor(fill: LookChanges.() -> Unit) : this() {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "displayName" to displayName,
        "colour" to colour,
        "imprintUrl" to imprintUrl,
        "privacyUrl" to privacyUrl,
        "memberOf" to memberOf,
    )
}

internal fun LookChanges.write(): Map<String, Any?> = jsonObject {
    change("display_name", displayName) { it }
    change("colour", colour) { it }
    change("imprint_url", imprintUrl) { it }
    change("privacy_url", privacyUrl) { it }
    change("member_of", memberOf) { it }
}

/** Changes to a name translation. */
public class NameTranslationChanges() : Record() {
    /** The text. Stored as the work of a person */
    public var text: Change<String> = Change.Keep

    /** The language. That of a machine translation cannot be changed */
    public var langCode: Change<LanguageCode> = Change.Keep

    /**
     * Whether an edit of the original keeps its translations valid, like the correction of a typing error. Otherwise
     * machine translations are made again, and human translations are marked as stale
     */
    public var minorEdit: Change<Boolean> = Change.Keep

    /** Record id of the tag to whose page a browser is redirected. Changes nothing */
    public var tagId: Change<TagRecordId?> = Change.Keep

    /**
     * The `source_hash` of the original that was read. If the original has changed since, nothing is written, and the
     * response is 409
     */
    public var sourceHash: Change<String?> = Change.Keep

    public constructor(fill: NameTranslationChanges.() -> Unit) : this() {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "text" to text,
        "langCode" to langCode,
        "minorEdit" to minorEdit,
        "tagId" to tagId,
        "sourceHash" to sourceHash,
    )
}

internal fun NameTranslationChanges.write(): Map<String, Any?> = jsonObject {
    change("text", text) { it }
    change("lang_code", langCode) { it.value }
    change("minor_edit", minorEdit) { it }
    change("tag_id", tagId) { it.value }
    change("source_hash", sourceHash) { it }
}

/** A new bundle link. */
public class NewBundleLink() : Record() {
    /** Record id of a place of the customer, for the tags in it. Null or absent: all tags of the customer */
    public var placeId: Int? = null

    public constructor(fill: NewBundleLink.() -> Unit) : this() {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "placeId" to placeId,
    )
}

internal fun NewBundleLink.write(): Map<String, Any?> = jsonObject {
    optional("place_id", placeId)
}

/** A new customer. */
public class NewCustomer(
    /** E-mail address. Stored in lower case */
    public val email: String,
) : Record() {
    /**
     * Password of at least 8 characters. An empty one changes nothing; one of white space only is refused. A new
     * password signs the customer out everywhere, except for the token or session used for the change
     */
    public var password: String? = null

    /** Name of the customer */
    public var name: String? = null

    /** `admin` gives the customer access to all records. Only an admin can set it; ignored for other callers */
    public var role: String? = null

    /**
     * E-mails about how many reports visitors have sent about the customer's tags, with a link to them. `at_once`: at
     * most one an hour. `daily`: after midnight (UTC), about the previous day. `none`, the default: no e-mails. They
     * require a mail server, and are not sent to an address that its owner has changed without proof. This setting is
     * not returned
     */
    public var reportMail: NewCustomerReportMail? = null

    /**
     * Whether the customer is suspended: it cannot sign in, and its tokens and sessions end, while its tags and bundle
     * links keep working. A new customer can be created as suspended. Only an admin can set it; ignored for other
     * callers. This setting is not returned
     */
    public var suspended: Boolean? = null

    public constructor(email: String, fill: NewCustomer.() -> Unit) : this(email) {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "email" to email,
        "password" to password,
        "name" to name,
        "role" to role,
        "reportMail" to reportMail,
        "suspended" to suspended,
    )
}

internal fun NewCustomer.write(): Map<String, Any?> = jsonObject {
    put("email", email)
    optional("password", password)
    optional("name", name)
    optional("role", role)
    optional("report_mail", reportMail?.value)
    optional("suspended", suspended)
}

/** A new hardware item. */
public class NewHardware(
    /** Identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Stored in upper case */
    public val identifier: HardwareIdentifier,
    /** Type of the hardware item. `ble_beacon`, from older documentation, is accepted as `ble-beacon` */
    public val hardwareType: HardwareType,
) : Record() {
    /** Record id of the tag to attach the item to. If blank, the item is or becomes free */
    public var tagId: TagRecordId? = null

    /** Major number of a beacon; ignored for other types */
    public var major: Int? = null

    /** Minor number of a beacon; ignored for other types */
    public var minor: Int? = null

    /** Latitude in degrees */
    public var latitude: Double? = null

    /** Longitude in degrees */
    public var longitude: Double? = null

    public constructor(
        identifier: HardwareIdentifier,
        hardwareType: HardwareType,
        fill: NewHardware.() -> Unit,
    ) : this(identifier, hardwareType) {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "identifier" to identifier,
        "hardwareType" to hardwareType,
        "tagId" to tagId,
        "major" to major,
        "minor" to minor,
        "latitude" to latitude,
        "longitude" to longitude,
    )
}

internal fun NewHardware.write(): Map<String, Any?> = jsonObject {
    put("identifier", identifier.value)
    put("hardware_type", hardwareType.value)
    optional("tag_id", tagId?.value)
    optional("major", major)
    optional("minor", minor)
    optional("latitude", latitude)
    optional("longitude", longitude)
}

/** A new invitation. */
public class NewInvitation(
    /** E-mail address of the invited person. Stored in lower case */
    public val email: String,
) : Record() {
    /** Name of the future customer. It can be changed when the invitation is accepted */
    public var name: String? = null

    /** Role of the future customer. `admin` gives access to the records of all customers */
    public var role: String? = null

    public constructor(email: String, fill: NewInvitation.() -> Unit) : this(email) {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "email" to email,
        "name" to name,
        "role" to role,
    )
}

internal fun NewInvitation.write(): Map<String, Any?> = jsonObject {
    put("email", email)
    optional("name", name)
    optional("role", role)
}

/** A new keep word. */
public class NewKeepWord(
    /** The word or words to leave unchanged. Only whole words match. Leading and trailing white space is removed. */
    public val word: String,
) : Record() {
    /**
     * Whether only this exact spelling is left unchanged. By default every spelling is, each as it is written in the
     * text
     */
    public var caseSensitive: Boolean? = null

    public constructor(word: String, fill: NewKeepWord.() -> Unit) : this(word) {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "word" to word,
        "caseSensitive" to caseSensitive,
    )
}

internal fun NewKeepWord.write(): Map<String, Any?> = jsonObject {
    put("word", word)
    optional("case_sensitive", caseSensitive)
}

/** A new name of a tag. */
public class NewNameTranslation(
    /** Record id (`id`) of the tag, which the caller must be allowed to change */
    public val tagId: TagRecordId,
) : Record() {
    /** The language */
    public var langCode: LanguageCode? = null

    /** The text, if it is the original or human work. Otherwise it is not used */
    public var text: String? = null

    /** `human`: stores the given text as human work, without translating anything */
    public var origin: NewNameTranslationOrigin? = null

    /**
     * The `source_hash` of the original that was read. If the original has changed since, nothing is written, and the
     * response is 409
     */
    public var sourceHash: String? = null

    public constructor(tagId: TagRecordId, fill: NewNameTranslation.() -> Unit) : this(tagId) {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "tagId" to tagId,
        "langCode" to langCode,
        "text" to text,
        "origin" to origin,
        "sourceHash" to sourceHash,
    )
}

internal fun NewNameTranslation.write(): Map<String, Any?> = jsonObject {
    put("tag_id", tagId.value)
    optional("lang_code", langCode?.value)
    optional("text", text)
    optional("origin", origin?.value)
    optional("source_hash", sourceHash)
}

/** A new place. */
public class NewPlace() : Record() {
    /** Translated names, by language code. Absent languages are kept, and a blank name is removed. Null removes all */
    public var names: Map<String, String>? = null

    /** Name of the place */
    public var name: String? = null

    /** Latitude in degrees */
    public var latitude: Double? = null

    /** Longitude in degrees */
    public var longitude: Double? = null

    public constructor(fill: NewPlace.() -> Unit) : this() {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "names" to names,
        "name" to name,
        "latitude" to latitude,
        "longitude" to longitude,
    )
}

internal fun NewPlace.write(): Map<String, Any?> = jsonObject {
    optional("names", names)
    optional("name", name)
    optional("latitude", latitude)
    optional("longitude", longitude)
}

/** A new tag. */
public class NewTagRecord() : Record() {
    /** Record id of a place of the tag's customer */
    public var placeId: Int? = null

    /** Record id of the parent tag */
    public var parentId: TagRecordId? = null

    /** Description of the tag */
    public var description: String? = null

    /** URL of a picture, with http or https */
    public var imageUrl: String? = null

    /** URL of a page about the tag, with http or https. The scheme can be left out */
    public var textUrl: String? = null

    /**
     * The customer's own reference for the tag, unique among the customer's tags. Returned only in exports and with
     * `expand=details`. Searches and imports find the tag by it. It is removed when the tag is given away
     */
    public var reference: String? = null

    /**
     * Whether the tag is hidden from visitors: lookups and bundles do not return it, and its page says that it is not
     * open yet
     */
    public var hidden: Boolean? = null

    /** Position among the tags of a place, and on the way from tag to tag. Tags without a position come last */
    public var position: Int? = null

    /** Credit of the picture, as shown below it. Filled in from the picture's own metadata if it has a credit */
    public var credit: String? = null

    public constructor(fill: NewTagRecord.() -> Unit) : this() {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "placeId" to placeId,
        "parentId" to parentId,
        "description" to description,
        "imageUrl" to imageUrl,
        "textUrl" to textUrl,
        "reference" to reference,
        "hidden" to hidden,
        "position" to position,
        "credit" to credit,
    )
}

internal fun NewTagRecord.write(): Map<String, Any?> = jsonObject {
    optional("place_id", placeId)
    optional("parent_id", parentId?.value)
    optional("description", description)
    optional("image_url", imageUrl)
    optional("text_url", textUrl)
    optional("reference", reference)
    optional("hidden", hidden)
    optional("position", position)
    optional("credit", credit)
}

/** A new invitation. */
public class NewTeamInvitation(
    /** E-mail address of the invited person. Stored in lower case */
    public val email: String,
    /**
     * What a member is allowed to do. Each role includes the previous ones: `viewer` reads, `translator` writes
     * translations by hand, `editor` writes everything else, `manager` manages the team and links
     */
    public val role: TeamRole,
) : Record() {
    /** Name of the future member, who can change it */
    public var name: String? = null

    /** Languages that a translator can write in; aliases are accepted. Null: all */
    public var languages: List<LanguageCode>? = null

    /** Record id of the museum. Required for admins; ignored for other callers */
    public var memberOf: String? = null

    public constructor(email: String, role: TeamRole, fill: NewTeamInvitation.() -> Unit) : this(email, role) {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "email" to email,
        "name" to name,
        "role" to role,
        "languages" to languages,
        "memberOf" to memberOf,
    )
}

internal fun NewTeamInvitation.write(): Map<String, Any?> = jsonObject {
    put("email", email)
    optional("name", name)
    put("role", role.value)
    optional("languages", languages?.map { it.value })
    optional("member_of", memberOf)
}

/** A new text record. */
public class NewTextRecord(
    /** Record id (`id`) of the tag, which the caller must be allowed to change */
    public val tagId: TagRecordId,
    /** The text, stored exactly as given */
    public val text: String,
    /** One of the supported language codes. Equivalent BCP 47 tags are accepted (`zh-Hans`, `nb`, `pt-BR`) */
    public val langCode: LanguageCode,
) : Record() {
    /** Gender of the voice that reads the text aloud. Default: `m` */
    public var gender: Gender? = null

    public constructor(
        tagId: TagRecordId,
        text: String,
        langCode: LanguageCode,
        fill: NewTextRecord.() -> Unit,
    ) : this(tagId, text, langCode) {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "tagId" to tagId,
        "gender" to gender,
        "text" to text,
        "langCode" to langCode,
    )
}

internal fun NewTextRecord.write(): Map<String, Any?> = jsonObject {
    put("tag_id", tagId.value)
    optional("gender", gender?.value)
    put("text", text)
    put("lang_code", langCode.value)
}

/** A new translation. */
public class NewTranslation(
    /** Record id (`id`) of the tag, which the caller must be allowed to change */
    public val tagId: TagRecordId,
) : Record() {
    /** The language */
    public var langCode: LanguageCode? = null

    /** The text, if it is the original or human work. Otherwise it is not used */
    public var text: String? = null

    /** `human`: stores the given text as human work, without translating anything */
    public var origin: NewTranslationOrigin? = null

    /**
     * The `source_hash` of the original that was read. If the original has changed since, nothing is written, and the
     * response is 409
     */
    public var sourceHash: String? = null

    public constructor(tagId: TagRecordId, fill: NewTranslation.() -> Unit) : this(tagId) {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "tagId" to tagId,
        "langCode" to langCode,
        "text" to text,
        "origin" to origin,
        "sourceHash" to sourceHash,
    )
}

internal fun NewTranslation.write(): Map<String, Any?> = jsonObject {
    put("tag_id", tagId.value)
    optional("lang_code", langCode?.value)
    optional("text", text)
    optional("origin", origin?.value)
    optional("source_hash", sourceHash)
}

/** A new order of translations. */
public class NewTranslationOrder(
    /** Languages to translate into. Duplicates count once */
    public val langCodes: List<LanguageCode>,
) : Record() {
    /** Record id of the place whose tags to translate. Without it and `tag_ids`: all tags of the caller */
    public var placeId: Int? = null

    /** Record ids of the tags. Cannot be combined with `place_id` */
    public var tagIds: List<TagRecordId>? = null

    /** Whether to translate texts or names. Default: both */
    public var parts: List<NewTranslationOrderPartsItem>? = null

    /** `missing`: missing translations. `stale`: machine translations of an older original. Default: both */
    public var states: List<NewTranslationOrderStatesItem>? = null

    public constructor(langCodes: List<LanguageCode>, fill: NewTranslationOrder.() -> Unit) : this(langCodes) {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "langCodes" to langCodes,
        "placeId" to placeId,
        "tagIds" to tagIds,
        "parts" to parts,
        "states" to states,
    )
}

internal fun NewTranslationOrder.write(): Map<String, Any?> = jsonObject {
    put("lang_codes", langCodes.map { it.value })
    optional("place_id", placeId)
    optional("tag_ids", tagIds?.map { it.value })
    optional("parts", parts?.map { it.value })
    optional("states", states?.map { it.value })
}

/** An observed tag: its identifier, or else the type and identifier of one of its hardware items. */
public class Observation() : Record() {
    /** Tag identifier (`tag_identifier`). Not case-sensitive */
    public var tagIdentifier: TagIdentifier? = null

    /** Type of the hardware item. `ble_beacon`, from older documentation, is accepted as `ble-beacon` */
    public var type: HardwareType? = null

    /**
     * Hardware identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Not case-sensitive.
     * For beacons and NFC chips only the digits count, whatever separates or surrounds them (`04 A2`, `0x04A2`, `{…}`,
     * `urn:uuid:`). Both byte orders of an ISO 15693 chip are treated as the same identifier
     */
    public var id: HardwareIdentifier? = null

    /** Major number. Required for beacons, ignored for other types */
    public var major: Int? = null

    /** Minor number. Required for beacons, ignored for other types */
    public var minor: Int? = null

    public constructor(fill: Observation.() -> Unit) : this() {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "tagIdentifier" to tagIdentifier,
        "type" to type,
        "id" to id,
        "major" to major,
        "minor" to minor,
    )
}

internal fun Observation.write(): Map<String, Any?> = jsonObject {
    optional("tag_identifier", tagIdentifier?.value)
    optional("type", type?.value)
    optional("id", id?.value)
    optional("major", major)
    optional("minor", minor)
}

/** Changes to a place. */
public class PlaceChanges() : Record() {
    /** Translated names, by language code. Absent languages are kept, and a blank name is removed. Null removes all */
    public var names: Change<Map<String, String>?> = Change.Keep

    /** Name of the place */
    public var name: Change<String?> = Change.Keep

    /** Latitude in degrees */
    public var latitude: Change<Double?> = Change.Keep

    /** Longitude in degrees */
    public var longitude: Change<Double?> = Change.Keep

    public constructor(fill: PlaceChanges.() -> Unit) : this() {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "names" to names,
        "name" to name,
        "latitude" to latitude,
        "longitude" to longitude,
    )
}

internal fun PlaceChanges.write(): Map<String, Any?> = jsonObject {
    change("names", names) { it }
    change("name", name) { it }
    change("latitude", latitude) { it }
    change("longitude", longitude) { it }
}

/** A picture as JSON. */
public class SentPicture(
    /** Bytes of the picture, in Base64 */
    public val data: String,
) : Record() {
    public constructor(data: String, fill: SentPicture.() -> Unit) : this(data) {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "data" to data,
    )
}

internal fun SentPicture.write(): Map<String, Any?> = jsonObject {
    put("data", data)
}

/** A hardware item in a table of tags. */
public class TableItem(
    /** `nfc`, `ble-beacon` or `qr` */
    public val type: String,
    /** Identifier */
    public val identifier: String,
) : Record() {
    /** Major number of a beacon */
    public var major: Int? = null

    /** Minor number of a beacon */
    public var minor: Int? = null

    public constructor(type: String, identifier: String, fill: TableItem.() -> Unit) : this(type, identifier) {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "type" to type,
        "identifier" to identifier,
        "major" to major,
        "minor" to minor,
    )
}

internal fun TableItem.write(): Map<String, Any?> = jsonObject {
    put("type", type)
    put("identifier", identifier)
    optional("major", major)
    optional("minor", minor)
}

/** A bulk change of tags. */
public class TagBulk(
    /**
     * `move`: to the place `place_id`. `hide`: hides the tags from visitors. `show`: opens them to visitors. `give`:
     * transfers them to the customer `customer_id` and removes them from places that belong to others; admins only.
     * `delete`: deletes them with their texts and names; their hardware is kept and becomes free
     */
    public val action: TagBulkAction,
) : Record() {
    /** Record ids of the tags. Cannot be combined with `found` */
    public var tagIds: List<TagRecordId>? = null

    /** Filters that select the tags. Cannot be combined with `tag_ids` */
    public var found: TagFilters? = null

    /** For `move`: record id of a place of the tags' customer. Null: removes the tags from their places */
    public var placeId: Int? = null

    /** For `give`: record id of the new owner */
    public var customerId: Int? = null

    /**
     * Expected number of tags. If the actual number differs, nothing is done. Required with `found` and for `delete`
     */
    public var count: Int? = null

    public constructor(action: TagBulkAction, fill: TagBulk.() -> Unit) : this(action) {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "action" to action,
        "tagIds" to tagIds,
        "found" to found,
        "placeId" to placeId,
        "customerId" to customerId,
        "count" to count,
    )
}

internal fun TagBulk.write(): Map<String, Any?> = jsonObject {
    put("action", action.value)
    optional("tag_ids", tagIds?.map { it.value })
    optional("found", found?.write())
    optional("place_id", placeId)
    optional("customer_id", customerId)
    optional("count", count)
}

/** Selects tags by the filters of the list: the tags that match all of them. `{}` selects all tags. */
public class TagFilters() : Record() {
    /**
     * Search for up to eight words, in any order. Each must occur in the tag's name, reference, text, description,
     * place or QR code, regardless of case and accents. A word of one or two letters matches only the beginning of a
     * word. A printed address, a tag identifier or a hardware identifier in any spelling finds its tag, and so do its
     * first four or more characters. For admins, an e-mail address finds the tags of that customer
     */
    public var q: String? = null

    /** Record id of the tag's place. `none`: tags without a place */
    public var placeId: RecordOrNone? = null

    /** Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers */
    public var customerId: RecordOrNone? = null

    /** Only tags that have a text or a name in this language, or what `state` and `part` specify */
    public var langCode: LanguageCode? = null

    /**
     * State of the tag's text in that language, or of its name if `part` says so: the original, a human translation, a
     * machine translation, a translation of an older original (stale), or missing although there is an original.
     * Requires `lang_code`
     */
    public var state: TagFiltersState? = null

    /** Whether `lang_code` and `state` refer to the text or to the name. Requires `lang_code` */
    public var part: TagFiltersPart? = null

    /** Type of hardware that is attached to the tag. `none`: tags without hardware */
    public var hardware: TagFiltersHardware? = null

    /** `1`: tags with a text or a name. `0`: tags with neither */
    public var inUse: Int? = null

    /** `1`: tags that are not open to visitors yet. `0`: tags that are open */
    public var hidden: Int? = null

    /** Only tags that have changed since then: a day in UTC, or a point in time */
    public var updatedSince: String? = null

    public constructor(fill: TagFilters.() -> Unit) : this() {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "q" to q,
        "placeId" to placeId,
        "customerId" to customerId,
        "langCode" to langCode,
        "state" to state,
        "part" to part,
        "hardware" to hardware,
        "inUse" to inUse,
        "hidden" to hidden,
        "updatedSince" to updatedSince,
    )
}

internal fun TagFilters.write(): Map<String, Any?> = jsonObject {
    optional("q", q)
    optional("place_id", placeId?.value)
    optional("customer_id", customerId?.value)
    optional("lang_code", langCode?.value)
    optional("state", state?.value)
    optional("part", part?.value)
    optional("hardware", hardware?.value)
    optional("in_use", inUse)
    optional("hidden", hidden)
    optional("updated_since", updatedSince)
}

/** New tags without text, name or hardware. */
public class TagMint(
    /** Number of reads */
    public val count: Int,
) : Record() {
    /** Record id of their place, which must belong to their customer */
    public var placeId: Int? = null

    /**
     * Record id of their owner. Default: the customer of the place, or else the caller. Only an admin can set it;
     * ignored for other callers
     */
    public var customerId: Int? = null

    public constructor(count: Int, fill: TagMint.() -> Unit) : this(count) {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "count" to count,
        "placeId" to placeId,
        "customerId" to customerId,
    )
}

internal fun TagMint.write(): Map<String, Any?> = jsonObject {
    put("count", count)
    optional("place_id", placeId)
    optional("customer_id", customerId)
}

/** Changes to a tag. */
public class TagRecordChanges() : Record() {
    /** Record id of a place of the tag's customer */
    public var placeId: Change<Int?> = Change.Keep

    /** Record id of the parent tag */
    public var parentId: Change<TagRecordId?> = Change.Keep

    /** Description of the tag */
    public var description: Change<String?> = Change.Keep

    /** URL of a picture, with http or https */
    public var imageUrl: Change<String?> = Change.Keep

    /** URL of a page about the tag, with http or https. The scheme can be left out */
    public var textUrl: Change<String?> = Change.Keep

    /**
     * The customer's own reference for the tag, unique among the customer's tags. Returned only in exports and with
     * `expand=details`. Searches and imports find the tag by it. It is removed when the tag is given away
     */
    public var reference: Change<String?> = Change.Keep

    /**
     * Whether the tag is hidden from visitors: lookups and bundles do not return it, and its page says that it is not
     * open yet
     */
    public var hidden: Change<Boolean> = Change.Keep

    /** Position among the tags of a place, and on the way from tag to tag. Tags without a position come last */
    public var position: Change<Int?> = Change.Keep

    /** Credit of the picture, as shown below it. Filled in from the picture's own metadata if it has a credit */
    public var credit: Change<String?> = Change.Keep

    /**
     * Record id of the new owner. The tag is removed from a place that belongs to somebody else. Only an admin can set
     * it; ignored for other callers
     */
    public var customerId: Change<Int> = Change.Keep

    public constructor(fill: TagRecordChanges.() -> Unit) : this() {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "placeId" to placeId,
        "parentId" to parentId,
        "description" to description,
        "imageUrl" to imageUrl,
        "textUrl" to textUrl,
        "reference" to reference,
        "hidden" to hidden,
        "position" to position,
        "credit" to credit,
        "customerId" to customerId,
    )
}

internal fun TagRecordChanges.write(): Map<String, Any?> = jsonObject {
    change("place_id", placeId) { it }
    change("parent_id", parentId) { it.value }
    change("description", description) { it }
    change("image_url", imageUrl) { it }
    change("text_url", textUrl) { it }
    change("reference", reference) { it }
    change("hidden", hidden) { it }
    change("position", position) { it }
    change("credit", credit) { it }
    change("customer_id", customerId) { it }
}

/** A table of tags, as in exports. */
public class TagTable() : Record() {
    /**
     * A table (RFC 4180) separated by commas, semicolons, tabs, pipes or the separator named in a first line `sep=X`.
     * The first record has the column names
     */
    public var csv: String? = null

    /** The rows, at most 5000. Cannot be combined with `csv` */
    public var rows: List<TagTableRow>? = null

    public constructor(fill: TagTable.() -> Unit) : this() {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "csv" to csv,
        "rows" to rows,
    )
}

internal fun TagTable.write(): Map<String, Any?> = jsonObject {
    optional("csv", csv)
    optional("rows", rows?.map { it.write() })
}

/** A row of a table of tags. Absent or blank values change nothing. */
public class TagTableRow() : Record() {
    /** The tag that the row is about. Without it, the tag is matched by its hardware, then by its reference */
    public var tagIdentifier: String? = null

    /** The customer's own reference for the tag */
    public var reference: String? = null

    /** E-mail address of the owner of a new tag. Only an admin can set it; ignored for other callers */
    public var customer: String? = null

    /** Record id of a place of the tag's customer */
    public var placeId: Int? = null

    /** Name of the place, if `place_id` is not given */
    public var place: String? = null

    /**
     * Latitude of a place that is created with `create_places=1`, in degrees. A text with a decimal comma is accepted,
     * too
     */
    public var latitude: Double? = null

    /**
     * Longitude of a place that is created with `create_places=1`, in degrees. A text with a decimal comma is accepted,
     * too
     */
    public var longitude: Double? = null

    /** Hardware items to attach to the tag. No item is moved from another tag */
    public var hardware: List<TableItem>? = null

    /** Description of the tag */
    public var description: String? = null

    /** URL of a picture */
    public var imageUrl: String? = null

    /** URL of a page about the tag */
    public var textUrl: String? = null

    /** `1`: hidden from visitors. `0`: open to visitors */
    public var hidden: Int? = null

    /** Position among the tags of a place */
    public var position: Int? = null

    /** Credit of the picture */
    public var credit: String? = null

    /** Gender of the voice that reads the text aloud */
    public var gender: String? = null

    /** Language of the text. Required for a new text */
    public var lang: String? = null

    /** The text */
    public var text: String? = null

    /** Language of the name. Default: the language of the text */
    public var nameLang: String? = null

    /** The name */
    public var name: String? = null

    /**
     * The text in languages other than the original's, by language code. An object with `text`, as in exports, is
     * accepted, too
     */
    public var texts: Map<String, String>? = null

    /**
     * The name in languages other than the original's, by language code. An object with `text`, as in exports, is
     * accepted, too
     */
    public var names: Map<String, String>? = null

    public constructor(fill: TagTableRow.() -> Unit) : this() {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "tagIdentifier" to tagIdentifier,
        "reference" to reference,
        "customer" to customer,
        "placeId" to placeId,
        "place" to place,
        "latitude" to latitude,
        "longitude" to longitude,
        "hardware" to hardware,
        "description" to description,
        "imageUrl" to imageUrl,
        "textUrl" to textUrl,
        "hidden" to hidden,
        "position" to position,
        "credit" to credit,
        "gender" to gender,
        "lang" to lang,
        "text" to text,
        "nameLang" to nameLang,
        "name" to name,
        "texts" to texts,
        "names" to names,
    )
}

internal fun TagTableRow.write(): Map<String, Any?> = jsonObject {
    optional("tag_identifier", tagIdentifier)
    optional("reference", reference)
    optional("customer", customer)
    optional("place_id", placeId)
    optional("place", place)
    optional("latitude", latitude)
    optional("longitude", longitude)
    optional("hardware", hardware?.map { it.write() })
    optional("description", description)
    optional("image_url", imageUrl)
    optional("text_url", textUrl)
    optional("hidden", hidden)
    optional("position", position)
    optional("credit", credit)
    optional("gender", gender)
    optional("lang", lang)
    optional("text", text)
    optional("name_lang", nameLang)
    optional("name", name)
    optional("texts", texts)
    optional("names", names)
}

/** Changes to a member. */
public class TeamMemberChanges() : Record() {
    /**
     * What a member is allowed to do. Each role includes the previous ones: `viewer` reads, `translator` writes
     * translations by hand, `editor` writes everything else, `manager` manages the team and links
     */
    public var role: Change<TeamRole> = Change.Keep

    /** Languages that a translator can write in; aliases are accepted. Null: all */
    public var languages: Change<List<LanguageCode>?> = Change.Keep

    public constructor(fill: TeamMemberChanges.() -> Unit) : this() {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "role" to role,
        "languages" to languages,
    )
}

internal fun TeamMemberChanges.write(): Map<String, Any?> = jsonObject {
    change("role", role) { it.value }
    change("languages", languages) { it.map { it.value } }
}

/** Changes to a text record. */
public class TextRecordChanges() : Record() {
    /** Gender of the voice that reads the text aloud. Default: `m` */
    public var gender: Change<Gender?> = Change.Keep

    /** The text, stored exactly as given */
    public var text: Change<String> = Change.Keep

    /** One of the supported language codes. Equivalent BCP 47 tags are accepted (`zh-Hans`, `nb`, `pt-BR`) */
    public var langCode: Change<LanguageCode> = Change.Keep

    /**
     * Whether an edit of the original keeps its translations valid, like the correction of a typing error. Otherwise
     * machine translations are made again, and human translations are marked as stale
     */
    public var minorEdit: Change<Boolean> = Change.Keep

    /** Record id of the tag to whose page a browser is redirected. Changes nothing */
    public var tagId: Change<TagRecordId?> = Change.Keep

    public constructor(fill: TextRecordChanges.() -> Unit) : this() {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "gender" to gender,
        "text" to text,
        "langCode" to langCode,
        "minorEdit" to minorEdit,
        "tagId" to tagId,
    )
}

internal fun TextRecordChanges.write(): Map<String, Any?> = jsonObject {
    change("gender", gender) { it.value }
    change("text", text) { it }
    change("lang_code", langCode) { it.value }
    change("minor_edit", minorEdit) { it }
    change("tag_id", tagId) { it.value }
}

/** Changes to a translation. */
public class TranslationChanges() : Record() {
    /** The text. Stored as the work of a person */
    public var text: Change<String> = Change.Keep

    /** The language. That of a machine translation cannot be changed */
    public var langCode: Change<LanguageCode> = Change.Keep

    /**
     * Whether an edit of the original keeps its translations valid, like the correction of a typing error. Otherwise
     * machine translations are made again, and human translations are marked as stale
     */
    public var minorEdit: Change<Boolean> = Change.Keep

    /** Record id of the tag to whose page a browser is redirected. Changes nothing */
    public var tagId: Change<TagRecordId?> = Change.Keep

    /**
     * The `source_hash` of the original that was read. If the original has changed since, nothing is written, and the
     * response is 409
     */
    public var sourceHash: Change<String?> = Change.Keep

    public constructor(fill: TranslationChanges.() -> Unit) : this() {
        fill()
    }

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "text" to text,
        "langCode" to langCode,
        "minorEdit" to minorEdit,
        "tagId" to tagId,
        "sourceHash" to sourceHash,
    )
}

internal fun TranslationChanges.write(): Map<String, Any?> = jsonObject {
    change("text", text) { it }
    change("lang_code", langCode) { it.value }
    change("minor_edit", minorEdit) { it }
    change("tag_id", tagId) { it.value }
    change("source_hash", sourceHash) { it }
}
