// Generated from openapi.json: what is sent.

package org.taginformation

/** Which entries of the bin are to be restored. */
public class BinRestoring(
    /** Ids of entries; doubles count once */
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
    /** The `source_hash` of the original that it was compared with. Where it is another by now, the answer is 409 */
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
    /** The `source_hash` of the original that it was compared with. Where it is another by now, the answer is 409 */
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

/** What is to be changed of a customer. */
public class CustomerChanges() : Record() {
    /** E-mail address; stored in lower case */
    public var email: Change<String> = Change.Keep

    /**
     * Password, of at least 8 characters; an empty one leaves it as it is, one of white space is refused. A new one
     * signs the customer out everywhere, but for the token or session by which it changes its own
     */
    public var password: Change<String> = Change.Keep

    /** Name of the customer */
    public var name: Change<String?> = Change.Keep

    /** `admin` widens what the customer sees. Only an admin can set it; from others it is ignored */
    public var role: Change<String?> = Change.Keep

    /**
     * Letters that say how many reports visitors have sent about the customer's tags, with a link to them: `at_once`,
     * one an hour at most; `daily`, after midnight (UTC), about the day before; `none`, as without a word. They need a
     * mail server, and go to an address that its owner has not changed without proof. The choice is in no answer
     */
    public var reportMail: Change<CustomerChangesReportMail?> = Change.Keep

    /**
     * The present password. A customer who changes its own password or e-mail address gives it, or has signed in within
     * the last ten minutes; wherever it is given for a change of one's own, it has to be right
     */
    public var currentPassword: Change<String> = Change.Keep

    /**
     * Whether the customer is kept from signing in, a new one from the beginning: its tokens and sessions end, its tags
     * and bundle links go on. Only an admin can set it; from others it is ignored. It is in no answer
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

/** What is to be changed of a hardware item. */
public class HardwareChanges() : Record() {
    /** Identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code; stored in upper case */
    public var identifier: Change<HardwareIdentifier> = Change.Keep

    /** Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.) */
    public var hardwareType: Change<HardwareType> = Change.Keep

    /** Record id of the tag to attach it to; blank leaves it, or makes it, free */
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

/** What is to be changed of a look. */
public class LookChanges() : Record() {
    /** Name that visitors read; null: that of the service */
    public var displayName: Change<String?> = Change.Keep

    /** Colour of what visitors press, as `#rrggbb`; pages make it darker or lighter where it is hard to read */
    public var colour: Change<String?> = Change.Keep

    /** Address of the imprint, by http or https */
    public var imprintUrl: Change<String?> = Change.Keep

    /** Address of what is said on privacy, by http or https */
    public var privacyUrl: Change<String?> = Change.Keep

    /** Record id of the museum. Only for admins, who need it; from others it is ignored */
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

/** What is to be changed of a name translation. */
public class NameTranslationChanges() : Record() {
    /** The text; stored as the work of a person */
    public var text: Change<String> = Change.Keep

    /** The language; that of a machine translation is fixed */
    public var langCode: Change<LanguageCode> = Change.Keep

    /**
     * Whether the edit of an original leaves its translations valid, as the correction of a typing error does. Without
     * it, machine translations are made again and those of people are flagged stale
     */
    public var minorEdit: Change<Boolean> = Change.Keep

    /** Record id of the tag whose page a browser is sent to afterwards; it changes nothing */
    public var tagId: Change<TagRecordId?> = Change.Keep

    /**
     * The `source_hash` of the original that was read. Where it is another by now, nothing is written, and the answer
     * is 409
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

/** A bundle link to be made. */
public class NewBundleLink() : Record() {
    /** Record id of a place of the customer, for the tags there; null or absent: for all its tags */
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

/** A customer to be made. */
public class NewCustomer(
    /** E-mail address; stored in lower case */
    public val email: String,
) : Record() {
    /**
     * Password, of at least 8 characters; an empty one leaves it as it is, one of white space is refused. A new one
     * signs the customer out everywhere, but for the token or session by which it changes its own
     */
    public var password: String? = null

    /** Name of the customer */
    public var name: String? = null

    /** `admin` widens what the customer sees. Only an admin can set it; from others it is ignored */
    public var role: String? = null

    /**
     * Letters that say how many reports visitors have sent about the customer's tags, with a link to them: `at_once`,
     * one an hour at most; `daily`, after midnight (UTC), about the day before; `none`, as without a word. They need a
     * mail server, and go to an address that its owner has not changed without proof. The choice is in no answer
     */
    public var reportMail: NewCustomerReportMail? = null

    /**
     * Whether the customer is kept from signing in, a new one from the beginning: its tokens and sessions end, its tags
     * and bundle links go on. Only an admin can set it; from others it is ignored. It is in no answer
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

/** A hardware item to be made. */
public class NewHardware(
    /** Identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code; stored in upper case */
    public val identifier: HardwareIdentifier,
    /** Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.) */
    public val hardwareType: HardwareType,
) : Record() {
    /** Record id of the tag to attach it to; blank leaves it, or makes it, free */
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

/** An invitation to be made. */
public class NewInvitation(
    /** E-mail address of who is invited; stored in lower case */
    public val email: String,
) : Record() {
    /** Name that the customer is to have; it can be changed when the invitation is accepted */
    public var name: String? = null

    /** Role that the customer is to have: `admin` sees the records of all */
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

/** A name that is to stay as it is. */
public class NewKeepWord(
    /** A name, of one word or several. It is found as whole words; white space around it is cut off. */
    public val word: String,
) : Record() {
    /** Whether only this spelling stays; by default all do, each as it is written in the text */
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

/** A name to be added to a tag. */
public class NewNameTranslation(
    /** Record id (`id`) of the tag; one that the caller may change */
    public val tagId: TagRecordId,
) : Record() {
    /** The language */
    public var langCode: LanguageCode? = null

    /** The text, where it is the original or the work of a person; otherwise it is not used */
    public var text: String? = null

    /** `human`: the given text is stored as the work of a person, and nothing is translated */
    public var origin: NewNameTranslationOrigin? = null

    /**
     * The `source_hash` of the original that was read. Where it is another by now, nothing is written, and the answer
     * is 409
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

/** A place to be made. */
public class NewPlace() : Record() {
    /**
     * Its names in languages, by language code. Those that are absent stay as they are, a blank one is taken away; null
     * takes all away
     */
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

/** A tag to be made. */
public class NewTagRecord() : Record() {
    /** Record id of a place of the tag's customer */
    public var placeId: Int? = null

    /** Record id of the parent tag */
    public var parentId: TagRecordId? = null

    /** Description of the tag */
    public var description: String? = null

    /** Address of a picture, by http or https */
    public var imageUrl: String? = null

    /** Address of a page about the tag, by http or https; the scheme may be left out */
    public var textUrl: String? = null

    /**
     * What the tag's customer calls it in their own books; one tag of a customer has it. It is in no answer but exports
     * and those with `expand=details`, finds the tag in searches and imports, and is left where the tag is given away
     */
    public var reference: String? = null

    /** Whether the tag is not open to visitors yet: lookups and bundles do not know it then, and its page says so */
    public var hidden: Boolean? = null

    /** Its position among the tags of a place, and on the way from tag to tag; tags without one come last */
    public var position: Int? = null

    /** Whose picture it is, as it stands under it; filled in from a picture that says so itself */
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

/** An invitation to be made. */
public class NewTeamInvitation(
    /** E-mail address of who is invited; stored in lower case */
    public val email: String,
    /**
     * What a member may, each role with all of the ones before it: `viewer` reads, `translator` writes translations by
     * hand, `editor` writes all else, `manager` has the team and links too
     */
    public val role: TeamRole,
) : Record() {
    /** Name that the member is to have, who may change it */
    public var name: String? = null

    /** The languages that a translator writes in, as aliases too; null: all */
    public var languages: List<LanguageCode>? = null

    /** Record id of the museum. Only for admins, who need it; from others it is ignored */
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

/** A text record to be made. */
public class NewTextRecord(
    /** Record id (`id`) of the tag; one that the caller may change */
    public val tagId: TagRecordId,
    /** The text, stored exactly as given */
    public val text: String,
    /**
     * One of the supported language codes. BCP 47 tags that mean one of them are understood (`zh-Hans`, `nb`, `pt-BR`).
     */
    public val langCode: LanguageCode,
) : Record() {
    /** Gender of the voice that reads the text aloud; `m` where absent or blank */
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

/** A text to be added to a tag. */
public class NewTranslation(
    /** Record id (`id`) of the tag; one that the caller may change */
    public val tagId: TagRecordId,
) : Record() {
    /** The language */
    public var langCode: LanguageCode? = null

    /** The text, where it is the original or the work of a person; otherwise it is not used */
    public var text: String? = null

    /** `human`: the given text is stored as the work of a person, and nothing is translated */
    public var origin: NewTranslationOrigin? = null

    /**
     * The `source_hash` of the original that was read. Where it is another by now, nothing is written, and the answer
     * is 409
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

/** What is to be translated into which languages. */
public class NewTranslationOrder(
    /** The languages into which is translated. One that is named twice counts once */
    public val langCodes: List<LanguageCode>,
) : Record() {
    /** Record id of the place whose tags are meant; without it and `tag_ids` all tags of the caller */
    public var placeId: Int? = null

    /** The tags, by record id; instead of `place_id` */
    public var tagIds: List<TagRecordId>? = null

    /** Texts, names, or both as where nothing is said */
    public var parts: List<NewTranslationOrderPartsItem>? = null

    /**
     * `missing`: what is not there; `stale`: what a machine has made from an older original. Both where nothing is said
     */
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

/** A tag that was met: by its identifier, or else by the type and identifier of a hardware item of it. */
public class Observation() : Record() {
    /** Tag identifier (`tag_identifier`); case does not matter */
    public var tagIdentifier: TagIdentifier? = null

    /** Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.) */
    public var type: HardwareType? = null

    /**
     * Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared without case.
     * Beacons and NFC chips are their digits, whatever stands between and around these (`04 A2`, `0x04A2`, `{…}`,
     * `urn:uuid:`); both orders of bytes of an ISO 15693 chip are one
     */
    public var id: HardwareIdentifier? = null

    /** Major number; required for a beacon, ignored for other types */
    public var major: Int? = null

    /** Minor number; required for a beacon, ignored for other types */
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

/** What is to be changed of a place. */
public class PlaceChanges() : Record() {
    /**
     * Its names in languages, by language code. Those that are absent stay as they are, a blank one is taken away; null
     * takes all away
     */
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
    /** The bytes of the picture, in Base64 */
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

/** What is to be done with many tags. */
public class TagBulk(
    /**
     * `move`: to the place `place_id`; `hide`: not open to visitors yet; `show`: open to them; `give`: to the customer
     * `customer_id`, only by an admin, and out of places that belong to others; `delete`: with texts and names, their
     * hardware stays and is free
     */
    public val action: TagBulkAction,
) : Record() {
    /** The tags, by record id; instead of `found` */
    public var tagIds: List<TagRecordId>? = null

    /** The tags, by what they are; instead of `tag_ids` */
    public var found: TagFilters? = null

    /** For `move`: record id of a place of the tags' customer; null: out of their places */
    public var placeId: Int? = null

    /** For `give`: record id of the customer that they are given to */
    public var customerId: Int? = null

    /**
     * How many tags there are. Where it is another number by then, nothing is done. Required with `found` and for
     * `delete`
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

/** Tags by the filters of the list: those of which all of this is true. `{}` means all tags. */
public class TagFilters() : Record() {
    /**
     * Up to eight words, in any order, each a part of its name, reference, text, description, place or QR code, without
     * regard to case and accents. A word of one or two letters is the beginning of a word. A printed address, an
     * identifier or a hardware identifier in any spelling finds its tag, and so do its first four characters or more;
     * for admins an e-mail address finds the tags of that customer
     */
    public var q: String? = null

    /** Record id of its place; `none`: in no place */
    public var placeId: RecordOrNone? = null

    /** Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is ignored */
    public var customerId: RecordOrNone? = null

    /** A language in which it has something: a text or a name, or what `state` and `part` say of them */
    public var langCode: LanguageCode? = null

    /**
     * How its text stands in that language, or its name where `part` says so: the original, a person’s work, a
     * machine’s, work that was made from an older original, or not there although there is an original. Needs
     * `lang_code`
     */
    public var state: TagFiltersState? = null

    /** Which of the two `lang_code` and `state` are about. Needs `lang_code` */
    public var part: TagFiltersPart? = null

    /** The type of hardware that leads to it; `none`: no hardware does */
    public var hardware: TagFiltersHardware? = null

    /** `1`: it has a text or a name; `0`: it has neither */
    public var inUse: Int? = null

    /** `1`: it is not open to visitors yet; `0`: it is open */
    public var hidden: Int? = null

    /** Changed since then: a day in UTC, or an instant */
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

/** Tags to be made without text, name or hardware. */
public class TagMint(
    /** How many */
    public val count: Int,
) : Record() {
    /** Record id of the place that they are in; one of their customer */
    public var placeId: Int? = null

    /**
     * Record id of the customer that they belong to; without it the customer of the place, and else the caller. Only an
     * admin can say it; from others it is ignored
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

/** What is to be changed of a tag. */
public class TagRecordChanges() : Record() {
    /** Record id of a place of the tag's customer */
    public var placeId: Change<Int?> = Change.Keep

    /** Record id of the parent tag */
    public var parentId: Change<TagRecordId?> = Change.Keep

    /** Description of the tag */
    public var description: Change<String?> = Change.Keep

    /** Address of a picture, by http or https */
    public var imageUrl: Change<String?> = Change.Keep

    /** Address of a page about the tag, by http or https; the scheme may be left out */
    public var textUrl: Change<String?> = Change.Keep

    /**
     * What the tag's customer calls it in their own books; one tag of a customer has it. It is in no answer but exports
     * and those with `expand=details`, finds the tag in searches and imports, and is left where the tag is given away
     */
    public var reference: Change<String?> = Change.Keep

    /** Whether the tag is not open to visitors yet: lookups and bundles do not know it then, and its page says so */
    public var hidden: Change<Boolean> = Change.Keep

    /** Its position among the tags of a place, and on the way from tag to tag; tags without one come last */
    public var position: Change<Int?> = Change.Keep

    /** Whose picture it is, as it stands under it; filled in from a picture that says so itself */
    public var credit: Change<String?> = Change.Keep

    /**
     * Record id of the customer that the tag is given to; it goes out of a place that belongs to another one. Only an
     * admin can set it; from others it is ignored
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

/** A table of tags, as exports write it. */
public class TagTable() : Record() {
    /**
     * A table (RFC 4180) with commas, semicolons, tabs or pipes, or with what a first line `sep=X` names, whose first
     * record names the columns
     */
    public var csv: String? = null

    /** The rows, instead of `csv`: no more than 5000 */
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

/** What a row of a table says of a tag. What is absent or blank stays as it is. */
public class TagTableRow() : Record() {
    /** The tag that the row is about. Without it, it is found by its hardware, then by its reference */
    public var tagIdentifier: String? = null

    /** What the tag's customer calls it in their own books */
    public var reference: String? = null

    /** E-mail address of whom a new tag belongs to. Only an admin can say it; from others it is ignored */
    public var customer: String? = null

    /** Record id of a place of the tag's customer */
    public var placeId: Int? = null

    /** Its name, where `place_id` is not given */
    public var place: String? = null

    /** Latitude of a place that is made with `create_places=1`, in degrees; a text with a comma is taken too */
    public var latitude: Double? = null

    /** Longitude of a place that is made with `create_places=1`, in degrees; a text with a comma is taken too */
    public var longitude: Double? = null

    /** Items that are to lead to the tag; none is moved from another tag */
    public var hardware: List<TableItem>? = null

    /** Description of the tag */
    public var description: String? = null

    /** Address of a picture */
    public var imageUrl: String? = null

    /** Address of a page about the tag */
    public var textUrl: String? = null

    /** `1`: not open to visitors yet; `0`: open */
    public var hidden: Int? = null

    /** Position among the tags of a place */
    public var position: Int? = null

    /** Whose picture it is */
    public var credit: String? = null

    /** Of the voice that reads the text */
    public var gender: String? = null

    /** Language of the text; a new text needs it */
    public var lang: String? = null

    /** The text */
    public var text: String? = null

    /** Language of the name; without it that of the text */
    public var nameLang: String? = null

    /** The name */
    public var name: String? = null

    /**
     * The text in other languages than the original's, by language code; an object with `text`, as exports have it, is
     * taken too
     */
    public var texts: Map<String, String>? = null

    /**
     * The name in other languages than the original's, by language code; an object with `text`, as exports have it, is
     * taken too
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

/** What is to be changed of a member. */
public class TeamMemberChanges() : Record() {
    /**
     * What a member may, each role with all of the ones before it: `viewer` reads, `translator` writes translations by
     * hand, `editor` writes all else, `manager` has the team and links too
     */
    public var role: Change<TeamRole> = Change.Keep

    /** The languages that a translator writes in, as aliases too; null: all */
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

/** What is to be changed of a text record. */
public class TextRecordChanges() : Record() {
    /** Gender of the voice that reads the text aloud; `m` where absent or blank */
    public var gender: Change<Gender?> = Change.Keep

    /** The text, stored exactly as given */
    public var text: Change<String> = Change.Keep

    /**
     * One of the supported language codes. BCP 47 tags that mean one of them are understood (`zh-Hans`, `nb`, `pt-BR`).
     */
    public var langCode: Change<LanguageCode> = Change.Keep

    /**
     * Whether the edit of an original leaves its translations valid, as the correction of a typing error does. Without
     * it, machine translations are made again and those of people are flagged stale
     */
    public var minorEdit: Change<Boolean> = Change.Keep

    /** Record id of the tag whose page a browser is sent to afterwards; it changes nothing */
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

/** What is to be changed of a translation. */
public class TranslationChanges() : Record() {
    /** The text; stored as the work of a person */
    public var text: Change<String> = Change.Keep

    /** The language; that of a machine translation is fixed */
    public var langCode: Change<LanguageCode> = Change.Keep

    /**
     * Whether the edit of an original leaves its translations valid, as the correction of a typing error does. Without
     * it, machine translations are made again and those of people are flagged stale
     */
    public var minorEdit: Change<Boolean> = Change.Keep

    /** Record id of the tag whose page a browser is sent to afterwards; it changes nothing */
    public var tagId: Change<TagRecordId?> = Change.Keep

    /**
     * The `source_hash` of the original that was read. Where it is another by now, nothing is written, and the answer
     * is 409
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
