import type { Open } from './runtime/answers.js';
declare const kind: unique symbol;
/** A hardware item that is attached to a tag. */
export interface AttachedHardware {
    /** Type of a hardware item */
    type: HardwareType;
    /** Identifier of a hardware item. Returned in upper case */
    identifier: HardwareIdentifier;
}
/** The authentication token that other operations require. */
export interface AuthToken {
    /** Opaque token. Send it with calls that take an `auth_token` */
    auth_token: string;
}
/** A deleted tag or place, which can be restored. */
export interface BinEntry {
    /** Id of the entry */
    id: number;
    /** Type of the deleted record */
    resource: BinEntryResource;
    /** Record id that it had, and gets again when restored */
    record_id: number;
    /** Name of the place, or of the tag in the language of its original. Null if it has no name */
    name: string | null;
    /** Tag identifier. Null for a place */
    tag_identifier: TagIdentifier | null;
    /** Record id of the customer that it belonged to. Null if it had no owner */
    customer_id: number | null;
    /** When it was deleted. ISO 8601, in UTC */
    deleted_at: string;
    /** Record id of the customer who deleted it. Null for commands */
    deleted_by: number | null;
    /** Time until which it can be restored. ISO 8601, in UTC */
    expires_at: string;
    /** URL of this entry */
    url: string;
}
/** The values of `BinEntryResource` that this version knows. */
export type KnownBinEntryResource = 'Tags' | 'places';
/** Type of the deleted record */
export type BinEntryResource = Open<KnownBinEntryResource>;
/** The bin entries to restore. */
export interface BinRestoring {
    /** Ids of the entries. Duplicates count once */
    ids: number[];
}
/** The last line of a bundle. A bundle without this line is incomplete and must be discarded. */
export interface BundleEnd {
    /** Marks the end */
    type: BundleEndType;
    /** Cursor to send as `since` for the next bundle, by the same caller and for the same place and languages */
    cursor: string;
    /** Number of `tag` lines */
    tags: number;
    /** Number of `gone` lines */
    gone: number;
}
/** The values of `BundleEndType` that this version knows. */
export type KnownBundleEndType = 'end';
/** Marks the end */
export type BundleEndType = Open<KnownBundleEndType>;
/** A line of a bundle with `since`: a tag that is no longer in the bundle. Ignore it if you do not know the tag. */
export interface BundleGone {
    /** Marks a removed tag */
    type: BundleGoneType;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier: TagIdentifier;
}
/** The values of `BundleGoneType` that this version knows. */
export type KnownBundleGoneType = 'gone';
/** Marks a removed tag */
export type BundleGoneType = Open<KnownBundleGoneType>;
/** The key of a bundle link, the last part of its URL */
export type BundleKey = string & {
    readonly [kind]: 'BundleKey';
};
/** Takes a string for a `BundleKey`. */
export declare const BundleKey: (value: string) => BundleKey;
/** A link to a bundle of tags. */
export interface BundleLink {
    /** Record id of the bundle link */
    id: number;
    /** Record id of the place whose tags it leads to. Null: all tags of the customer */
    place_id: number | null;
    /** When it was last used, accurate to about a minute. Null if it never was. ISO 8601, in UTC */
    last_used_at: string | null;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** URL of the bundle. Anybody who has it can read the bundle. Returned only once, when the link is created; null from then on */
    url: string | null;
}
/** A line of a bundle: the current state of a tag. It replaces any earlier line about the same tag. */
export interface BundleTag {
    /** A tag */
    type: BundleTagType;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier: TagIdentifier;
    /** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
    id: TagRecordId;
    /** Record id of its place. Null if it has none */
    place_id: number | null;
    /** Description of the tag */
    description: string | null;
    /** Gender of the voice that reads the text aloud */
    gender: Gender;
    /** URL of a picture */
    image_url: string | null;
    /** URL of a page about the tag, as it was entered: the scheme can be missing */
    text_url: string;
    /** All hardware that is attached to the tag */
    hardware: BundledHardware[];
    /** Language of the original text. Null if there is no text */
    original_lang: LanguageCode | null;
    /** Language of the original name. Null if there is no name */
    original_name_lang: LanguageCode | null;
    /** The text by language code: the original and all stored translations into the requested languages */
    texts: Record<string, string>;
    /** The name by language code: the original and all stored translations into the requested languages */
    names: Record<string, string>;
    /** Where the texts and names come from. Only with `expand=provenance` */
    origins?: BundledOrigins | undefined;
    /** Hash of the rest of the line: SHA-256, as base64url, of its bytes without `,"hash":"…"`. Equal lines have equal hashes */
    hash: string;
}
/** The values of `BundleTagType` that this version knows. */
export type KnownBundleTagType = 'tag';
/** A tag */
export type BundleTagType = Open<KnownBundleTagType>;
/** A hardware item of a tag in a bundle. */
export interface BundledHardware {
    /** Type of a hardware item */
    type: HardwareType;
    /** Identifier of a hardware item. Returned in upper case */
    identifier: HardwareIdentifier;
    /** Major number of a beacon. Null if it has none */
    major: number | null;
    /** Minor number of a beacon. Null if it has none */
    minor: number | null;
    /** Whether this beacon, which lacks its major, its minor or both, stands in as a last resort for all beacons of its UUID that share the numbers it has. Requires that nobody else has a beacon of this UUID */
    stands_in: boolean;
}
/** The origins of the texts and names of a tag in a bundle. */
export interface BundledOrigins {
    /** Origins of `texts`, by language code */
    text: Record<string, Origin>;
    /** Origins of `names`, by language code */
    name: Record<string, Origin>;
}
/** Id of a change set: everything that one request or command has changed */
export type ChangeSetId = string & {
    readonly [kind]: 'ChangeSetId';
};
/** Takes a string for a `ChangeSetId`. */
export declare const ChangeSetId: (value: string) => ChangeSetId;
/**  */
export interface ConfirmNameTranslationBodyNameTranslation {
    /** The `source_hash` of the original that the translation was compared with. If the original has changed since, the response is 409 with `X-Error-Reason: changed_meanwhile` */
    source_hash: string;
}
/**  */
export interface ConfirmTranslationBodyTranslation {
    /** The `source_hash` of the original that the translation was compared with. If the original has changed since, the response is 409 with `X-Error-Reason: changed_meanwhile` */
    source_hash: string;
}
/** The texts and names of a place in one language, counted by state. */
export interface Coverage {
    /** Record id of the place. Null for tags without a place */
    place_id: number | null;
    /** One of the 45 supported language codes */
    lang_code: LanguageCode;
    /** Texts or names in one language, counted by state. Each that has an original counts once. */
    texts: Covered;
    /** Texts or names in one language, counted by state. Each that has an original counts once. */
    names: Covered;
}
/** Texts or names in one language, counted by state. Each that has an original counts once. */
export interface Covered {
    /** Number of originals in this language */
    original: number;
    /** Number of human translations into this language of the current original */
    human: number;
    /** Number of machine translations into this language of the current original */
    machine: number;
    /** Number of stale translations, human or machine: their original has changed since */
    stale: number;
    /** Number that are missing in this language */
    missing: number;
}
/** A customer. */
export interface Customer {
    /** Record id of the customer */
    id: number;
    /** E-mail address, in lower case */
    email: string;
    /** Name of the customer */
    name: string | null;
    /** `admin` gives access to the records of all customers. Any other value has no effect */
    role: string | null;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** When it was last updated. ISO 8601, in UTC */
    updated_at: string;
    /** URL of this record */
    url: string;
}
/** Changes to a customer. */
export interface CustomerChanges {
    /** E-mail address. Stored in lower case */
    email?: string | undefined;
    /** Password of at least 8 characters. An empty one changes nothing; one of white space only is refused. A new password signs the customer out everywhere, except for the token or session used for the change */
    password?: string | undefined;
    /** Name of the customer */
    name?: string | null | undefined;
    /** `admin` gives the customer access to all records. Only an admin can set it; ignored for other callers */
    role?: string | null | undefined;
    /** E-mails about how many reports visitors have sent about the customer's tags, with a link to them. `at_once`: at most one an hour. `daily`: after midnight (UTC), about the previous day. `none`, the default: no e-mails. They require a mail server, and are not sent to an address that its owner has changed without proof. This setting is not returned */
    report_mail?: KnownCustomerChangesReportMail | null | undefined;
    /** Current password. Required when a customer changes its own password or e-mail address, unless it has signed in within the last ten minutes. If it is given with a change of one's own account, it must be correct */
    current_password?: string | undefined;
    /** Whether the customer is suspended: it cannot sign in, and its tokens and sessions end, while its tags and bundle links keep working. A new customer can be created as suspended. Only an admin can set it; ignored for other callers. This setting is not returned */
    suspended?: boolean | undefined;
}
/** The values of `CustomerChangesReportMail` that this version knows. */
export type KnownCustomerChangesReportMail = 'none' | 'daily' | 'at_once';
/** E-mails about how many reports visitors have sent about the customer's tags, with a link to them. `at_once`: at most one an hour. `daily`: after midnight (UTC), about the previous day. `none`, the default: no e-mails. They require a mail server, and are not sent to an address that its owner has changed without proof. This setting is not returned */
export type CustomerChangesReportMail = Open<KnownCustomerChangesReportMail>;
/** A cap for today. */
export interface DailyCap {
    /** Whose tags the cap is for. `all`: all tags. `unowned`: tags without an owner. `owner`: the tags of this customer */
    scope: DailyCapScope;
    /** Maximum number of characters sent in one day. Null if there is no cap */
    cap: number | null;
    /** Number of characters sent today */
    sent: number;
}
/** The values of `DailyCapScope` that this version knows. */
export type KnownDailyCapScope = 'all' | 'unowned' | 'owner';
/** Whose tags the cap is for. `all`: all tags. `unowned`: tags without an owner. `owner`: the tags of this customer */
export type DailyCapScope = Open<KnownDailyCapScope>;
/** The values of `ErrorCode` that this version knows. */
export type KnownErrorCode = 'InvalidRequest' | 'UserNotFound' | 'LogoutError' | 'TooManyRequests' | 'ServerError';
/** Error code, one of a closed list. The `X-Error-Reason` header is more specific. */
export type ErrorCode = Open<KnownErrorCode>;
/** The values of `ErrorReason` that this version knows. */
export type KnownErrorReason = 'bundle_not_found' | 'change_set_open' | 'changed_meanwhile' | 'cursor_expired' | 'forbidden' | 'found_changed' | 'hardware_taken' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_values' | 'malformed_request' | 'missing_values' | 'not_an_object' | 'not_signed_in' | 'passwords_busy' | 'picture_too_large' | 'pictures_full' | 'record_not_found' | 'role' | 'runner_unavailable' | 'server_error' | 'sign_out_failed' | 'social_token_refused' | 'social_unavailable' | 'tag_not_found' | 'tag_owned' | 'token_audience' | 'token_issuer' | 'token_signature' | 'token_time' | 'tokens_differ' | 'too_complex' | 'too_large' | 'too_many_bundles' | 'too_many_changes' | 'too_many_creates' | 'too_many_failures' | 'too_many_fields' | 'too_many_imports' | 'too_many_invitations' | 'too_many_lists' | 'too_many_pictures' | 'too_many_unknown_tokens' | 'too_much_to_search' | 'translation_cap_reached' | 'translation_pending' | 'translation_unavailable' | 'unavailable' | 'unknown_path' | 'unknown_token' | 'unsupported_encoding' | 'wrong_credentials';
/** The specific reason for the error. More reasons can be added, while `code` stays a closed list */
export type ErrorReason = Open<KnownErrorReason>;
/** A tag as `showByHardwareId` and `showMyTags` return it. */
export interface FoundTag {
    /** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
    id: TagRecordId;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier: TagIdentifier;
    /** Name of the tag in one language. An empty text if it has no name */
    name: TextInLanguage;
    /** URL of a picture */
    image_url: string | null;
    /** URL of a page about the tag, as it was entered: the scheme can be missing */
    text_url: string;
    /** The text of the tag in the requested language, or else in the original language */
    translation: TextInLanguage;
    /** All hardware that is attached to the tag */
    hardware: AttachedHardware[];
    /** Where the text and name come from. Only with `expand=provenance` */
    provenance?: TagProvenance | undefined;
}
/** The tag that the hardware is attached to. */
export interface FoundTags {
    /** Exactly one tag */
    tags: [FoundTag];
}
/** The values of `Gender` that this version knows. */
export type KnownGender = 'm' | 'f';
/** Gender of the voice that reads the text aloud */
export type Gender = Open<KnownGender>;
/** A hardware item: an NFC chip, a Bluetooth beacon or a QR code. */
export interface Hardware {
    /** Record id of the hardware item */
    id: number;
    /** Record id of the tag that it is attached to. Null if it is free */
    tag_id: TagRecordId | null;
    /** Identifier of a hardware item. Returned in upper case */
    identifier: HardwareIdentifier;
    /** Type of a hardware item */
    hardware_type: HardwareType;
    /** Major number of a beacon */
    major: number | null;
    /** Minor number of a beacon */
    minor: number | null;
    /** Latitude in degrees */
    latitude: number | null;
    /** Longitude in degrees */
    longitude: number | null;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** When it was last updated. ISO 8601, in UTC */
    updated_at: string;
    /** URL of this record */
    url: string;
}
/** Changes to a hardware item. */
export interface HardwareChanges {
    /** Identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Stored in upper case */
    identifier?: HardwareIdentifier | undefined;
    /** Type of the hardware item. `ble_beacon`, from older documentation, is accepted as `ble-beacon` */
    hardware_type?: KnownHardwareType | undefined;
    /** Record id of the tag to attach the item to. If blank, the item is or becomes free */
    tag_id?: TagRecordId | null | undefined;
    /** Major number of a beacon; ignored for other types */
    major?: number | null | undefined;
    /** Minor number of a beacon; ignored for other types */
    minor?: number | null | undefined;
    /** Latitude in degrees */
    latitude?: number | null | undefined;
    /** Longitude in degrees */
    longitude?: number | null | undefined;
}
/** Identifier of a hardware item. Returned in upper case */
export type HardwareIdentifier = string & {
    readonly [kind]: 'HardwareIdentifier';
};
/** Takes a string for a `HardwareIdentifier`. */
export declare const HardwareIdentifier: (value: string) => HardwareIdentifier;
/** The values of `HardwareType` that this version knows. */
export type KnownHardwareType = 'nfc' | 'ble-beacon' | 'qr';
/** Type of a hardware item */
export type HardwareType = Open<KnownHardwareType>;
/** A change of a record: what was changed, by whom and when. */
export interface HistoryEntry {
    /** Id of the entry. Later entries have larger ids */
    id: number;
    /** When the change was made. ISO 8601, in UTC */
    at: string;
    /** Type of the changed record */
    resource: HistoryEntryResource;
    /** Record id of the changed record */
    record_id: number;
    /** Record id of the tag that the record is or belongs to. Null if there is none */
    tag_id: TagRecordId | null;
    /** What was done with the record */
    event: HistoryEntryEvent;
    /** How the change was made: the API for apps, management as JSON or as pages, an import, an operator's command, or the translation runner */
    via: HistoryEntryVia;
    /** Record id of the customer who made the change. Null for the runner, for commands and for people who were not signed in */
    customer_id: number | null;
    /** The change set of the entry, shared by everything that one request or command has changed, and by the runner's work for one order. Null for the runner's other work and for older entries */
    change_set: ChangeSetId | null;
    /** The changed fields, each with its old and its new value. A field that did not exist before, or does not exist any more, is null. A password is shown as two nulls */
    changes: Record<string, (string | number | boolean | null)[]>;
}
/** The values of `HistoryEntryEvent` that this version knows. */
export type KnownHistoryEntryEvent = 'create' | 'update' | 'destroy';
/** What was done with the record */
export type HistoryEntryEvent = Open<KnownHistoryEntryEvent>;
/** The values of `HistoryEntryResource` that this version knows. */
export type KnownHistoryEntryResource = 'Tags' | 'text_records' | 'translations' | 'name_translations' | 'hardwares' | 'places' | 'customers';
/** Type of the changed record */
export type HistoryEntryResource = Open<KnownHistoryEntryResource>;
/** The values of `HistoryEntryVia` that this version knows. */
export type KnownHistoryEntryVia = 'api' | 'json' | 'page' | 'import' | 'command' | 'runner';
/** How the change was made: the API for apps, management as JSON or as pages, an import, an operator's command, or the translation runner */
export type HistoryEntryVia = Open<KnownHistoryEntryVia>;
/** The values of `ImportTagsBlank` that this version knows. */
export type KnownImportTagsBlank = 'clear';
/**  */
export type ImportTagsBlank = Open<KnownImportTagsBlank>;
/** A place that rows refer to. */
export interface ImportedPlace {
    /** Its name */
    name: string;
    /** Whether the place is created */
    action: ImportedPlaceAction;
}
/** The values of `ImportedPlaceAction` that this version knows. */
export type KnownImportedPlaceAction = 'create' | 'same';
/** Whether the place is created */
export type ImportedPlaceAction = Open<KnownImportedPlaceAction>;
/** An invitation to become a customer. */
export interface Invitation {
    /** Record id of the invitation */
    id: number;
    /** E-mail address of the invited person, in lower case */
    email: string;
    /** Name of the future customer */
    name: string | null;
    /** Role of the future customer */
    role: string | null;
    /** Record id of the admin who sent the invitation */
    customer_id: number;
    /** Whether a mail server has accepted the invitation */
    sent: boolean;
    /** Time until which it can be accepted. ISO 8601, in UTC */
    expires_at: string;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** URL at which the invitation is accepted. Anybody who has it can accept it. Returned only once, when the invitation is created; null from then on */
    url: string | null;
}
/** A name that translations leave unchanged. */
export interface KeepWord {
    /** Record id of the keep word */
    id: number;
    /** Record id of the customer whose texts it applies to */
    customer_id: number;
    /** The word or words that are left unchanged */
    word: string;
    /** Whether case matters: only this exact spelling is left unchanged */
    case_sensitive: boolean;
}
/** A change that was not undone. */
export interface KeptChange {
    /** Type of the record */
    resource: KeptChangeResource;
    /** Record id */
    record_id: number;
    /** The field that was not undone. Null: the whole record */
    field: string | null;
    /** `changed_since`: it has been changed since. `gone`: the record, or what it referred to, no longer exists. `taken`: another record has the value now. `forbidden`: the caller is not allowed to set it, or this operation never does */
    why: KeptChangeWhy;
}
/** The values of `KeptChangeResource` that this version knows. */
export type KnownKeptChangeResource = 'Tags' | 'text_records' | 'translations' | 'name_translations' | 'hardwares' | 'places' | 'customers';
/** Type of the record */
export type KeptChangeResource = Open<KnownKeptChangeResource>;
/** The values of `KeptChangeWhy` that this version knows. */
export type KnownKeptChangeWhy = 'changed_since' | 'gone' | 'taken' | 'forbidden';
/** `changed_since`: it has been changed since. `gone`: the record, or what it referred to, no longer exists. `taken`: another record has the value now. `forbidden`: the caller is not allowed to set it, or this operation never does */
export type KeptChangeWhy = Open<KnownKeptChangeWhy>;
/** The values of `LanguageCode` that this version knows. */
export type KnownLanguageCode = 'ar' | 'bg' | 'ca' | 'zh-CHS' | 'zh-CHT' | 'cs' | 'da' | 'nl' | 'en' | 'et' | 'fi' | 'fr' | 'de' | 'el' | 'ht' | 'he' | 'hi' | 'mww' | 'hu' | 'id' | 'it' | 'ja' | 'tlh' | 'tlh-Qaak' | 'ko' | 'lv' | 'lt' | 'ms' | 'mt' | 'no' | 'fa' | 'pl' | 'pt' | 'ro' | 'ru' | 'sk' | 'sl' | 'es' | 'sv' | 'th' | 'tr' | 'uk' | 'ur' | 'vi' | 'cy';
/** One of the 45 supported language codes */
export type LanguageCode = Open<KnownLanguageCode>;
/** Something that was not restored with a record. */
export interface LeftOut {
    /** What was not restored */
    what: LeftOutWhat;
    /** `elsewhere`: it belongs to another record, or last belonged to another customer. `taken`: another record has it, or there is no room for it. `gone`: it no longer exists */
    why: LeftOutWhy;
    /** Its name, or the record that has it. Null if the caller is not allowed to know */
    name: string | null;
}
/** The values of `LeftOutWhat` that this version knows. */
export type KnownLeftOutWhat = 'hardware' | 'reference' | 'place' | 'parent' | 'child' | 'link';
/** What was not restored */
export type LeftOutWhat = Open<KnownLeftOutWhat>;
/** The values of `LeftOutWhy` that this version knows. */
export type KnownLeftOutWhy = 'elsewhere' | 'taken' | 'gone';
/** `elsewhere`: it belongs to another record, or last belonged to another customer. `taken`: another record has it, or there is no room for it. `gone`: it no longer exists */
export type LeftOutWhy = Open<KnownLeftOutWhy>;
/** The values of `ListHistoryEvent` that this version knows. */
export type KnownListHistoryEvent = 'create' | 'update' | 'destroy';
/**  */
export type ListHistoryEvent = Open<KnownListHistoryEvent>;
/** The values of `ListHistoryResource` that this version knows. */
export type KnownListHistoryResource = 'Tags' | 'text_records' | 'translations' | 'name_translations' | 'hardwares' | 'places' | 'customers';
/**  */
export type ListHistoryResource = Open<KnownListHistoryResource>;
/** The values of `ListTagRecordsHardware` that this version knows. */
export type KnownListTagRecordsHardware = 'nfc' | 'ble-beacon' | 'qr' | 'none';
/**  */
export type ListTagRecordsHardware = Open<KnownListTagRecordsHardware>;
/** The values of `ListTagRecordsPart` that this version knows. */
export type KnownListTagRecordsPart = 'text' | 'name';
/**  */
export type ListTagRecordsPart = Open<KnownListTagRecordsPart>;
/** The values of `ListTagRecordsState` that this version knows. */
export type KnownListTagRecordsState = 'original' | 'human' | 'machine' | 'stale' | 'missing';
/**  */
export type ListTagRecordsState = Open<KnownListTagRecordsState>;
/** The values of `ListTranslationOrderItemsState` that this version knows. */
export type KnownListTranslationOrderItemsState = 'queued' | 'running' | 'saved' | 'skipped' | 'failed' | 'cancelled';
/**  */
export type ListTranslationOrderItemsState = Open<KnownListTranslationOrderItemsState>;
/** The values of `ListTranslationWorkPart` that this version knows. */
export type KnownListTranslationWorkPart = 'text' | 'name';
/**  */
export type ListTranslationWorkPart = Open<KnownListTranslationWorkPart>;
/** The name of a tag in one language, as listed. */
export interface ListedNameTranslation {
    /** Record id of the name translation */
    id: number;
    /** Record id of its tag */
    tag_id: TagRecordId;
    /** One of the 45 supported language codes */
    lang_code: LanguageCode;
    /** The name */
    text: string;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** When it was last updated. ISO 8601, in UTC */
    updated_at: string;
    /** URL of this record */
    url: string;
}
/** A museum's own look. */
export interface Look {
    /** Record id of the museum */
    id: number;
    /** Name that visitors see instead of the service's name */
    display_name: string | null;
    /** Colour of the controls on visitors' pages, as `#rrggbb` */
    colour: string | null;
    /** URL of the imprint */
    imprint_url: string | null;
    /** URL of the privacy policy */
    privacy_url: string | null;
    /** URL of the logo */
    logo_url: string | null;
}
/** Changes to a look. */
export interface LookChanges {
    /** Name that visitors see. Null: the service's name */
    display_name?: string | null | undefined;
    /** Colour of the controls on visitors' pages, as `#rrggbb`. Pages make it darker or lighter if it is hard to read */
    colour?: string | null | undefined;
    /** URL of the imprint, with http or https */
    imprint_url?: string | null | undefined;
    /** URL of the privacy policy, with http or https */
    privacy_url?: string | null | undefined;
    /** Record id of the museum. Required for admins; ignored for other callers */
    member_of?: string | undefined;
}
/** A tag as `show` returns it or, if it was looked up by its hardware, as `showByHardwareId` does. */
export interface LookedUpTag {
    /** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
    id: TagRecordId;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier: TagIdentifier;
    /** Description of the tag. Only if it was looked up by its identifier */
    description?: string | null | undefined;
    /** Name of the tag in one language. An empty text if it has no name */
    name: TextInLanguage;
    /** Gender of the voice that reads the text aloud */
    gender?: Gender | undefined;
    /** URL of a picture */
    image_url: string | null;
    /** URL of a page about the tag, as it was entered: the scheme can be missing */
    text_url: string;
    /** The text of the tag in the requested language, or else in the original language */
    translation: TextInLanguage;
    /** All hardware that is attached to the tag. Only if it was looked up by its hardware */
    hardware?: AttachedHardware[] | undefined;
    /** Where the text and name come from. Only with `expand=provenance` */
    provenance?: TagProvenance | undefined;
}
/** What a single lookup would return for one observation. */
export interface LookupResult {
    /** `found`: `tag` is present. `not_found`: there is no such tag. `invalid`: `error` is present */
    status: LookupResultStatus;
    /** The tag, if it was found */
    tag?: LookedUpTag | undefined;
    /** What is wrong with the observation. Only if it is invalid */
    error?: LookupResultError | undefined;
}
/** What is wrong with the observation. Only if it is invalid */
export interface LookupResultError {
    /** Human-readable message, in English */
    message: string;
    /** Error code, one of a closed list. The `X-Error-Reason` header is more specific. */
    code: ErrorCode;
    /** Names of all missing parameters. Only present if parameters are missing */
    values?: string[] | undefined;
}
/** The values of `LookupResultStatus` that this version knows. */
export type KnownLookupResultStatus = 'found' | 'not_found' | 'invalid';
/** `found`: `tag` is present. `not_found`: there is no such tag. `invalid`: `error` is present */
export type LookupResultStatus = Open<KnownLookupResultStatus>;
/** One result for each observation. */
export interface LookupResults {
    /** One result for each observation, in the same order */
    results: LookupResult[];
}
/** Location of a tag's hardware item, for a map. */
export interface Marker {
    /** Latitude in degrees */
    latitude: number;
    /** Longitude in degrees */
    longitude: number;
}
/** A provider's translation of a text. */
export interface MemoryEntry {
    /** Id of the entry */
    id: number;
    /** Language of the original */
    source_lang_code: LanguageCode;
    /** Language of the translation */
    lang_code: LanguageCode;
    /** The translated text */
    text: string;
    /** Name of the provider that translated it */
    provider: string;
    /** Whether it is reused for everybody. Otherwise it is reused for one customer, or for the tags without an owner */
    is_shared: boolean;
    /** Record id of the customer that it is reused for. Null if it is shared, or for tags without an owner */
    customer_id: number | null;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
}
/** The customer's tags. */
export interface MyTags {
    /** One element for each tag */
    tags: FoundTag[];
}
/** The name of a tag in one language. */
export interface NameTranslation {
    /** Record id of the name translation */
    id: number;
    /** Record id of its tag */
    tag_id: TagRecordId;
    /** One of the 45 supported language codes */
    lang_code: LanguageCode;
    /** The name */
    text: string;
    /** `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or corrected by a person */
    origin: NameTranslationOrigin;
    /** The provider that translated it, or `memory`: taken over from another tag of the same customer with the same original, where a person translated it. Null for the work of a person */
    provider: string | null;
    /** Whether the original has changed since the translation was made */
    stale: boolean;
    /** Hash of the original that it was made from: SHA-256 of its language and text */
    source_hash: string;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** When it was last updated. ISO 8601, in UTC */
    updated_at: string;
    /** URL of this record */
    url: string;
}
/** Changes to a name translation. */
export interface NameTranslationChanges {
    /** The text. Stored as the work of a person */
    text?: string | undefined;
    /** The language. That of a machine translation cannot be changed */
    lang_code?: KnownLanguageCode | undefined;
    /** Whether an edit of the original keeps its translations valid, like the correction of a typing error. Otherwise machine translations are made again, and human translations are marked as stale */
    minor_edit?: boolean | undefined;
    /** Record id of the tag to whose page a browser is redirected. Changes nothing */
    tag_id?: TagRecordId | null | undefined;
    /** The `source_hash` of the original that was read. If the original has changed since, nothing is written, and the response is 409 */
    source_hash?: string | null | undefined;
}
/** The values of `NameTranslationOrigin` that this version knows. */
export type KnownNameTranslationOrigin = 'original' | 'machine' | 'human';
/** `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or corrected by a person */
export type NameTranslationOrigin = Open<KnownNameTranslationOrigin>;
/** A new bundle link. */
export interface NewBundleLink {
    /** Record id of a place of the customer, for the tags in it. Null or absent: all tags of the customer */
    place_id?: number | null | undefined;
}
/** A new customer. */
export interface NewCustomer {
    /** E-mail address. Stored in lower case */
    email: string;
    /** Password of at least 8 characters. An empty one changes nothing; one of white space only is refused. A new password signs the customer out everywhere, except for the token or session used for the change */
    password?: string | undefined;
    /** Name of the customer */
    name?: string | null | undefined;
    /** `admin` gives the customer access to all records. Only an admin can set it; ignored for other callers */
    role?: string | null | undefined;
    /** E-mails about how many reports visitors have sent about the customer's tags, with a link to them. `at_once`: at most one an hour. `daily`: after midnight (UTC), about the previous day. `none`, the default: no e-mails. They require a mail server, and are not sent to an address that its owner has changed without proof. This setting is not returned */
    report_mail?: KnownNewCustomerReportMail | null | undefined;
    /** Whether the customer is suspended: it cannot sign in, and its tokens and sessions end, while its tags and bundle links keep working. A new customer can be created as suspended. Only an admin can set it; ignored for other callers. This setting is not returned */
    suspended?: boolean | undefined;
}
/** The values of `NewCustomerReportMail` that this version knows. */
export type KnownNewCustomerReportMail = 'none' | 'daily' | 'at_once';
/** E-mails about how many reports visitors have sent about the customer's tags, with a link to them. `at_once`: at most one an hour. `daily`: after midnight (UTC), about the previous day. `none`, the default: no e-mails. They require a mail server, and are not sent to an address that its owner has changed without proof. This setting is not returned */
export type NewCustomerReportMail = Open<KnownNewCustomerReportMail>;
/** A new hardware item. */
export interface NewHardware {
    /** Identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Stored in upper case */
    identifier: HardwareIdentifier;
    /** Type of the hardware item. `ble_beacon`, from older documentation, is accepted as `ble-beacon` */
    hardware_type: KnownHardwareType;
    /** Record id of the tag to attach the item to. If blank, the item is or becomes free */
    tag_id?: TagRecordId | null | undefined;
    /** Major number of a beacon; ignored for other types */
    major?: number | null | undefined;
    /** Minor number of a beacon; ignored for other types */
    minor?: number | null | undefined;
    /** Latitude in degrees */
    latitude?: number | null | undefined;
    /** Longitude in degrees */
    longitude?: number | null | undefined;
}
/** A new invitation. */
export interface NewInvitation {
    /** E-mail address of the invited person. Stored in lower case */
    email: string;
    /** Name of the future customer. It can be changed when the invitation is accepted */
    name?: string | null | undefined;
    /** Role of the future customer. `admin` gives access to the records of all customers */
    role?: string | null | undefined;
}
/** A new keep word. */
export interface NewKeepWord {
    /** The word or words to leave unchanged. Only whole words match. Leading and trailing white space is removed. */
    word: string;
    /** Whether only this exact spelling is left unchanged. By default every spelling is, each as it is written in the text */
    case_sensitive?: boolean | undefined;
}
/** A new name of a tag. */
export interface NewNameTranslation {
    /** Record id (`id`) of the tag, which the caller must be allowed to change */
    tag_id: TagRecordId;
    /** The language */
    lang_code?: KnownLanguageCode | null | undefined;
    /** The text, if it is the original or human work. Otherwise it is not used */
    text?: string | null | undefined;
    /** `human`: stores the given text as human work, without translating anything */
    origin?: KnownNewNameTranslationOrigin | null | undefined;
    /** The `source_hash` of the original that was read. If the original has changed since, nothing is written, and the response is 409 */
    source_hash?: string | null | undefined;
}
/** The values of `NewNameTranslationOrigin` that this version knows. */
export type KnownNewNameTranslationOrigin = 'machine' | 'human';
/** `human`: stores the given text as human work, without translating anything */
export type NewNameTranslationOrigin = Open<KnownNewNameTranslationOrigin>;
/** A new place. */
export interface NewPlace {
    /** Translated names, by language code. Absent languages are kept, and a blank name is removed. Null removes all */
    names?: Record<string, string> | null | undefined;
    /** Name of the place */
    name?: string | null | undefined;
    /** Latitude in degrees */
    latitude?: number | null | undefined;
    /** Longitude in degrees */
    longitude?: number | null | undefined;
}
/** A new tag. */
export interface NewTagRecord {
    /** Record id of a place of the tag's customer */
    place_id?: number | null | undefined;
    /** Record id of the parent tag */
    parent_id?: TagRecordId | null | undefined;
    /** Description of the tag */
    description?: string | null | undefined;
    /** URL of a picture, with http or https */
    image_url?: string | null | undefined;
    /** URL of a page about the tag, with http or https. The scheme can be left out */
    text_url?: string | null | undefined;
    /** The customer's own reference for the tag, unique among the customer's tags. Returned only in exports and with `expand=details`. Searches and imports find the tag by it. It is removed when the tag is given away */
    reference?: string | null | undefined;
    /** Whether the tag is hidden from visitors: lookups and bundles do not return it, and its page says that it is not open yet */
    hidden?: boolean | undefined;
    /** Position among the tags of a place, and on the way from tag to tag. Tags without a position come last */
    position?: number | null | undefined;
    /** Credit of the picture, as shown below it. Filled in from the picture's own metadata if it has a credit */
    credit?: string | null | undefined;
}
/** A new invitation. */
export interface NewTeamInvitation {
    /** E-mail address of the invited person. Stored in lower case */
    email: string;
    /** Name of the future member, who can change it */
    name?: string | null | undefined;
    /** What a member is allowed to do. Each role includes the previous ones: `viewer` reads, `translator` writes translations by hand, `editor` writes everything else, `manager` manages the team and links */
    role: KnownTeamRole;
    /** Languages that a translator can write in; aliases are accepted. Null: all */
    languages?: KnownLanguageCode[] | null | undefined;
    /** Record id of the museum. Required for admins; ignored for other callers */
    member_of?: string | undefined;
}
/** A new text record. */
export interface NewTextRecord {
    /** Record id (`id`) of the tag, which the caller must be allowed to change */
    tag_id: TagRecordId;
    /** Gender of the voice that reads the text aloud. Default: `m` */
    gender?: KnownGender | null | undefined;
    /** The text, stored exactly as given */
    text: string;
    /** One of the supported language codes. Equivalent BCP 47 tags are accepted (`zh-Hans`, `nb`, `pt-BR`) */
    lang_code: KnownLanguageCode;
}
/** A new translation. */
export interface NewTranslation {
    /** Record id (`id`) of the tag, which the caller must be allowed to change */
    tag_id: TagRecordId;
    /** The language */
    lang_code?: KnownLanguageCode | null | undefined;
    /** The text, if it is the original or human work. Otherwise it is not used */
    text?: string | null | undefined;
    /** `human`: stores the given text as human work, without translating anything */
    origin?: KnownNewTranslationOrigin | null | undefined;
    /** The `source_hash` of the original that was read. If the original has changed since, nothing is written, and the response is 409 */
    source_hash?: string | null | undefined;
}
/** A new order of translations. */
export interface NewTranslationOrder {
    /** Languages to translate into. Duplicates count once */
    lang_codes: KnownLanguageCode[];
    /** Record id of the place whose tags to translate. Without it and `tag_ids`: all tags of the caller */
    place_id?: number | null | undefined;
    /** Record ids of the tags. Cannot be combined with `place_id` */
    tag_ids?: TagRecordId[] | undefined;
    /** Whether to translate texts or names. Default: both */
    parts?: KnownNewTranslationOrderPartsItem[] | undefined;
    /** `missing`: missing translations. `stale`: machine translations of an older original. Default: both */
    states?: KnownNewTranslationOrderStatesItem[] | undefined;
}
/** The values of `NewTranslationOrderPartsItem` that this version knows. */
export type KnownNewTranslationOrderPartsItem = 'text' | 'name';
/**  */
export type NewTranslationOrderPartsItem = Open<KnownNewTranslationOrderPartsItem>;
/** The values of `NewTranslationOrderStatesItem` that this version knows. */
export type KnownNewTranslationOrderStatesItem = 'missing' | 'stale';
/**  */
export type NewTranslationOrderStatesItem = Open<KnownNewTranslationOrderStatesItem>;
/** The values of `NewTranslationOrigin` that this version knows. */
export type KnownNewTranslationOrigin = 'machine' | 'human';
/** `human`: stores the given text as human work, without translating anything */
export type NewTranslationOrigin = Open<KnownNewTranslationOrigin>;
/** An observed tag: its identifier, or else the type and identifier of one of its hardware items. */
export interface Observation {
    /** Tag identifier (`tag_identifier`). Not case-sensitive */
    tag_identifier?: TagIdentifier | undefined;
    /** Type of the hardware item. `ble_beacon`, from older documentation, is accepted as `ble-beacon` */
    type?: KnownHardwareType | undefined;
    /** Hardware identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Not case-sensitive. For beacons and NFC chips only the digits count, whatever separates or surrounds them (`04 A2`, `0x04A2`, `{…}`, `urn:uuid:`). Both byte orders of an ISO 15693 chip are treated as the same identifier */
    id?: HardwareIdentifier | undefined;
    /** Major number. Required for beacons, ignored for other types */
    major?: number | undefined;
    /** Minor number. Required for beacons, ignored for other types */
    minor?: number | undefined;
}
/** The values of `Origin` that this version knows. */
export type KnownOrigin = 'original' | 'machine' | 'human';
/** `original`: as entered. `machine`: translated by a provider, or taken over from another tag. `human`: translated by a person */
export type Origin = Open<KnownOrigin>;
/** A row with a location that differs from its place's. Places are not moved, and a new place is created at the location of its first row. */
export interface OtherLocation {
    /** `line` of the row */
    line: number;
    /** The place's name */
    place: string;
}
/** A link with which a customer chooses a new password. */
export interface PasswordLink {
    /** URL at which a new password is chosen. Anybody who has it can do so. Returned only once */
    url: string;
    /** Time until which it can be used. ISO 8601, in UTC */
    expires_at: string;
}
/** A place, where tags are. */
export interface Place {
    /** Record id of the place */
    id: number;
    /** Record id of the customer that it belongs to */
    customer_id: number;
    /** Name of the place */
    name: string | null;
    /** Translated names, written by people, by language code. Visitors see the first one that matches their languages, and otherwise `name` */
    names: Record<string, string>;
    /** Latitude in degrees */
    latitude: number | null;
    /** Longitude in degrees */
    longitude: number | null;
    /** URL of its picture */
    image_url: string | null;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** When it was last updated. ISO 8601, in UTC */
    updated_at: string;
    /** URL of this record */
    url: string;
}
/** Changes to a place. */
export interface PlaceChanges {
    /** Translated names, by language code. Absent languages are kept, and a blank name is removed. Null removes all */
    names?: Record<string, string> | null | undefined;
    /** Name of the place */
    name?: string | null | undefined;
    /** Latitude in degrees */
    latitude?: number | null | undefined;
    /** Longitude in degrees */
    longitude?: number | null | undefined;
}
/** The provenance of a text. */
export interface Provenance {
    /** The requested languages that are supported, in order and without excluded ones. A `*` in `Accept-Language` is replaced by the language of the original */
    requested: LanguageCode[];
    /** Language that the text is in */
    served: LanguageCode;
    /** Language of the original */
    original: LanguageCode;
    /** `original`: as entered. `machine`: translated by a provider, or taken over from another tag. `human`: translated by a person */
    origin: Origin;
    /** The provider that translated it, or `memory`: taken over from another tag of the same customer with the same original, where a person translated it. Null if it is not a machine translation */
    provider: string | null;
    /** Hash of the original that the text was made from: SHA-256 of its language and text */
    source_hash: string;
    /** Whether it is a human translation whose original has changed since */
    stale: boolean;
    /** When the translation was last written. Null for an original. ISO 8601, in UTC */
    translated_at: string | null;
    /** Why the first requested language is not served. Null if it is. `off`: lookups do not translate on this service. `unsupported`: no provider supports it. `refused`: every provider refuses this text. `unavailable`: the last attempt failed. `pending`: it may be available soon */
    fallback_reason: ProvenanceFallbackReason | null;
}
/** The values of `ProvenanceFallbackReason` that this version knows. */
export type KnownProvenanceFallbackReason = 'off' | 'unsupported' | 'refused' | 'unavailable' | 'pending';
/** Why the first requested language is not served. Null if it is. `off`: lookups do not translate on this service. `unsupported`: no provider supports it. `refused`: every provider refuses this text. `unavailable`: the last attempt failed. `pending`: it may be available soon */
export type ProvenanceFallbackReason = Open<KnownProvenanceFallbackReason>;
/** A group of reads with the same values of the fields in `by`. Other fields are absent. */
export interface ReadRow {
    /** The day, in UTC */
    day?: string | undefined;
    /** Record id of the tag, which may have been deleted */
    tag_id?: TagRecordId | undefined;
    /** Record id of the place where the tag was then, which may have been deleted. Null for none */
    place_id?: number | null | undefined;
    /** Language of the text that was served. Null if there was none */
    lang_code?: LanguageCode | null | undefined;
    /** How the tag was read */
    way?: ReadRowWay | undefined;
    /** The first requested language, if it was not served. `other`: an unsupported language. Null if it was served, or none was requested */
    missed?: ReadRowMissed | null | undefined;
    /** Number of reads */
    reads: number;
}
/** The values of `ReadRowMissed` that this version knows. */
export type KnownReadRowMissed = 'other' | 'ar' | 'bg' | 'ca' | 'zh-CHS' | 'zh-CHT' | 'cs' | 'da' | 'nl' | 'en' | 'et' | 'fi' | 'fr' | 'de' | 'el' | 'ht' | 'he' | 'hi' | 'mww' | 'hu' | 'id' | 'it' | 'ja' | 'tlh' | 'tlh-Qaak' | 'ko' | 'lv' | 'lt' | 'ms' | 'mt' | 'no' | 'fa' | 'pl' | 'pt' | 'ro' | 'ru' | 'sk' | 'sl' | 'es' | 'sv' | 'th' | 'tr' | 'uk' | 'ur' | 'vi' | 'cy';
/** The first requested language, if it was not served. `other`: an unsupported language. Null if it was served, or none was requested */
export type ReadRowMissed = Open<KnownReadRowMissed>;
/** The values of `ReadRowWay` that this version knows. */
export type KnownReadRowWay = 'page' | 'identifier' | 'beacon' | 'nfc' | 'qr' | 'batch';
/** How the tag was read */
export type ReadRowWay = Open<KnownReadRowWay>;
/** Read counts of tags. */
export interface Reads {
    /** First day */
    from: string;
    /** Last day */
    to: string;
    /** Sorted by the fields that they are grouped by. */
    rows: ReadRow[];
    /** Total number of reads */
    reads: number;
}
/** A record id, or `none` for no record */
export type RecordOrNone = string & {
    readonly [kind]: 'RecordOrNone';
};
/** Takes a string for a `RecordOrNone`. */
export declare const RecordOrNone: (value: string) => RecordOrNone;
/** A visitor's report about a mistake in what they have read. It does not identify the visitor. */
export interface Report {
    /** Record id of the report */
    id: number;
    /** Record id of the tag */
    tag_id: TagRecordId;
    /** What was read: the text of the tag, or its name */
    part: ReportPart;
    /** Language of what was read */
    lang_code: LanguageCode;
    /** Hash of the original that it was, or was made from, when it was read: SHA-256 of language and text */
    source_hash: string;
    /** What the visitor says, exactly as entered: plain text from an unknown person, in any language */
    words: string;
    /** Record id of what is stored in that language: a translation or, for `name`, a name translation. Null if there is none any more */
    translation_id: number | null;
    /** Whether visitors now read something else there. A report counts until then */
    changed_since: boolean;
    /** Whether the report is closed: somebody has corrected what is there, has marked it as correct, or has had a machine translate it again. A closed report no longer counts */
    closed: boolean;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** When it was last updated. ISO 8601, in UTC */
    updated_at: string;
    /** URL of this record */
    url: string;
}
/** The values of `ReportPart` that this version knows. */
export type KnownReportPart = 'text' | 'name';
/** What was read: the text of the tag, or its name */
export type ReportPart = Open<KnownReportPart>;
/** The result of restoring a record from the bin. */
export interface RestoredFromBin {
    /** A restored tag or place, as the operation that gets it returns it. */
    record: RestoredRecord;
    /** What was not restored with it */
    left_out: LeftOut[];
}
/** A restored tag or place, as the operation that gets it returns it. */
export interface RestoredRecord {
    /** Record id */
    id: number;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier?: TagIdentifier | undefined;
    /** Record id of the customer that it belongs to. Null if it has no owner */
    customer_id: number | null;
    /** Record id of its place */
    place_id?: number | null | undefined;
    /** Record id of its parent tag */
    parent_id?: TagRecordId | null | undefined;
    /** Description of the tag */
    description?: string | null | undefined;
    /** URL of its picture */
    image_url?: string | null | undefined;
    /** URL of a page about the tag, as it was entered */
    text_url?: string | null | undefined;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** When it was last updated. ISO 8601, in UTC */
    updated_at: string;
    /** URL of the record */
    url: string;
    /** The customer's own reference for the tag. Only with `expand=details` */
    reference?: string | null | undefined;
    /** Whether the tag is hidden from visitors. Only with `expand=details` */
    hidden?: boolean | undefined;
    /** Position among the tags of a place. Only with `expand=details` */
    position?: number | null | undefined;
    /** Credit of the picture. Only with `expand=details` */
    credit?: string | null | undefined;
    /** Its text in all languages, including the original */
    translations?: Translation[] | undefined;
    /** Its name in all languages */
    name_translations?: NameTranslation[] | undefined;
    /** Hardware that is attached to it */
    hardwares?: Hardware[] | undefined;
    /** Locations of its hardware, as far as they are known */
    markers?: Marker[] | undefined;
    /** Name of the place */
    name?: string | null | undefined;
    /** Translated names, written by people, by language code. Visitors see the first one that matches their languages, and otherwise `name` */
    names?: Record<string, string> | undefined;
    /** Latitude in degrees */
    latitude?: number | null | undefined;
    /** Longitude in degrees */
    longitude?: number | null | undefined;
    /** Its tags, sorted by ascending id */
    tags?: TagRecord[] | undefined;
}
/** A text or a name that was restored. */
export interface RestoredText {
    /** Record id of the translation or name translation */
    id: number;
    /** Record id of its tag */
    tag_id: TagRecordId;
    /** One of the 45 supported language codes */
    lang_code: LanguageCode;
    /** The name */
    text: string;
    /** `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or corrected by a person */
    origin: RestoredTextOrigin;
    /** The provider that translated it, or `memory`: taken over from another tag of the same customer with the same original, where a person translated it. Null for the work of a person */
    provider: string | null;
    /** Whether the original has changed since the translation was made */
    stale: boolean;
    /** Hash of the original that it was made from: SHA-256 of its language and text */
    source_hash: string;
    /** Record id of the text record that it belongs to. Absent for a name */
    text_record_id?: number | undefined;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** When it was last updated. ISO 8601, in UTC */
    updated_at: string;
    /** URL of this record */
    url: string;
}
/** The values of `RestoredTextOrigin` that this version knows. */
export type KnownRestoredTextOrigin = 'original' | 'machine' | 'human';
/** `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or corrected by a person */
export type RestoredTextOrigin = Open<KnownRestoredTextOrigin>;
/** A picture as JSON. */
export interface SentPicture {
    /** Bytes of the picture, in Base64 */
    data: string;
}
/** A place with its tags. */
export interface ShownPlace {
    /** Record id of the place */
    id: number;
    /** Record id of the customer that it belongs to */
    customer_id: number;
    /** Name of the place */
    name: string | null;
    /** Translated names, written by people, by language code. Visitors see the first one that matches their languages, and otherwise `name` */
    names: Record<string, string>;
    /** Latitude in degrees */
    latitude: number | null;
    /** Longitude in degrees */
    longitude: number | null;
    /** URL of its picture */
    image_url: string | null;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** When it was last updated. ISO 8601, in UTC */
    updated_at: string;
    /** URL of this record */
    url: string;
    /** Its tags, sorted by ascending id */
    tags: TagRecord[];
}
/** A tag as `show` returns it. */
export interface ShownTag {
    /** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
    id: TagRecordId;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier: TagIdentifier;
    /** Description of the tag */
    description: string | null;
    /** Name of the tag in one language. An empty text if it has no name */
    name: TextInLanguage;
    /** Gender of the voice that reads the text aloud */
    gender: Gender;
    /** URL of a picture */
    image_url: string | null;
    /** URL of a page about the tag, as it was entered: the scheme can be missing */
    text_url: string;
    /** The text of the tag in the requested language, or else in the original language */
    translation: TextInLanguage;
    /** Where the text and name come from. Only with `expand=provenance` */
    provenance?: TagProvenance | undefined;
}
/** A tag with its texts, names and hardware. */
export interface ShownTagRecord {
    /** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
    id: TagRecordId;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier: TagIdentifier;
    /** Record id of the customer that it belongs to. Null if it has no owner */
    customer_id: number | null;
    /** Record id of its place */
    place_id: number | null;
    /** Record id of its parent tag */
    parent_id: TagRecordId | null;
    /** Description of the tag */
    description: string | null;
    /** URL of a picture */
    image_url: string | null;
    /** URL of a page about the tag, as it was entered */
    text_url: string | null;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** When it was last updated. ISO 8601, in UTC */
    updated_at: string;
    /** URL of this record */
    url: string;
    /** The customer's own reference for the tag. Only with `expand=details` */
    reference?: string | null | undefined;
    /** Whether the tag is hidden from visitors. Only with `expand=details` */
    hidden?: boolean | undefined;
    /** Position among the tags of a place. Only with `expand=details` */
    position?: number | null | undefined;
    /** Credit of the picture. Only with `expand=details` */
    credit?: string | null | undefined;
    /** Its text in all languages, including the original */
    translations: Translation[];
    /** Its name in all languages */
    name_translations: NameTranslation[];
    /** Hardware that is attached to it */
    hardwares: Hardware[];
    /** Locations of its hardware, as far as they are known */
    markers: Marker[];
}
/** The tag. */
export interface ShownTags {
    /** Exactly one tag */
    tags: [ShownTag];
}
/** The text of a tag with its translations. */
export interface ShownTextRecord {
    /** Record id of the text record */
    id: number;
    /** Record id of its tag */
    tag_id: TagRecordId;
    /** Gender of the voice that reads the text aloud */
    gender: Gender;
    /** The original text */
    text: string;
    /** Language of the original text */
    lang_code: LanguageCode;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** When it was last updated. ISO 8601, in UTC */
    updated_at: string;
    /** URL of this record */
    url: string;
    /** All its translations, including the original */
    translations: Translation[];
}
/** Confirms that the token has ended. */
export interface SignedOut {
    /** Human-readable text */
    message: string;
    /** Always `OK` */
    code: SignedOutCode;
}
/** The values of `SignedOutCode` that this version knows. */
export type KnownSignedOutCode = 'OK';
/** Always `OK` */
export type SignedOutCode = Open<KnownSignedOutCode>;
/** The supported and active beacon UUIDs. */
export interface SupportedBeaconUUIDs {
    /** The UUIDs */
    uuids: string[];
}
/** The supported language codes. */
export interface SupportedLanguageCodes {
    /** The codes */
    language_codes: LanguageCode[];
}
/** A hardware item in a table of tags. */
export interface TableItem {
    /** `nfc`, `ble-beacon` or `qr` */
    type: string;
    /** Identifier */
    identifier: string;
    /** Major number of a beacon */
    major?: number | null | undefined;
    /** Minor number of a beacon */
    minor?: number | null | undefined;
}
/** A bulk change of tags. */
export interface TagBulk {
    /** `move`: to the place `place_id`. `hide`: hides the tags from visitors. `show`: opens them to visitors. `give`: transfers them to the customer `customer_id` and removes them from places that belong to others; admins only. `delete`: deletes them with their texts and names; their hardware is kept and becomes free */
    action: KnownTagBulkAction;
    /** Record ids of the tags. Cannot be combined with `found` */
    tag_ids?: TagRecordId[] | undefined;
    /** Filters that select the tags. Cannot be combined with `tag_ids` */
    found?: TagFilters | undefined;
    /** For `move`: record id of a place of the tags' customer. Null: removes the tags from their places */
    place_id?: number | null | undefined;
    /** For `give`: record id of the new owner */
    customer_id?: number | undefined;
    /** Expected number of tags. If the actual number differs, nothing is done. Required with `found` and for `delete` */
    count?: number | undefined;
}
/** The values of `TagBulkAction` that this version knows. */
export type KnownTagBulkAction = 'move' | 'hide' | 'show' | 'give' | 'delete';
/** `move`: to the place `place_id`. `hide`: hides the tags from visitors. `show`: opens them to visitors. `give`: transfers them to the customer `customer_id` and removes them from places that belong to others; admins only. `delete`: deletes them with their texts and names; their hardware is kept and becomes free */
export type TagBulkAction = Open<KnownTagBulkAction>;
/** The result of a bulk change, or its preview. */
export interface TagBulkResult {
    /** Number of tags */
    count: number;
    /** With `dry_run`: number of their texts in all languages, including originals */
    translations?: number | undefined;
    /** With `dry_run`: number of their texts and names that people have translated */
    human?: number | undefined;
    /** With `dry_run`: number of their names in all languages, including originals */
    names?: number | undefined;
    /** With `dry_run`: number of hardware items that are attached to them */
    hardwares?: number | undefined;
}
/** Selects tags by the filters of the list: the tags that match all of them. `{}` selects all tags. */
export interface TagFilters {
    /** Search for up to eight words, in any order. Each must occur in the tag's name, reference, text, description, place or QR code, regardless of case and accents. A word of one or two letters matches only the beginning of a word. A printed address, a tag identifier or a hardware identifier in any spelling finds its tag, and so do its first four or more characters. For admins, an e-mail address finds the tags of that customer */
    q?: string | undefined;
    /** Record id of the tag's place. `none`: tags without a place */
    place_id?: RecordOrNone | undefined;
    /** Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers */
    customer_id?: RecordOrNone | undefined;
    /** Only tags that have a text or a name in this language, or what `state` and `part` specify */
    lang_code?: KnownLanguageCode | undefined;
    /** State of the tag's text in that language, or of its name if `part` says so: the original, a human translation, a machine translation, a translation of an older original (stale), or missing although there is an original. Requires `lang_code` */
    state?: KnownTagFiltersState | undefined;
    /** Whether `lang_code` and `state` refer to the text or to the name. Requires `lang_code` */
    part?: KnownTagFiltersPart | undefined;
    /** Type of hardware that is attached to the tag. `none`: tags without hardware */
    hardware?: KnownTagFiltersHardware | undefined;
    /** `1`: tags with a text or a name. `0`: tags with neither */
    in_use?: number | undefined;
    /** `1`: tags that are not open to visitors yet. `0`: tags that are open */
    hidden?: number | undefined;
    /** Only tags that have changed since then: a day in UTC, or a point in time */
    updated_since?: string | undefined;
}
/** The values of `TagFiltersHardware` that this version knows. */
export type KnownTagFiltersHardware = 'nfc' | 'ble-beacon' | 'qr' | 'none';
/** Type of hardware that is attached to the tag. `none`: tags without hardware */
export type TagFiltersHardware = Open<KnownTagFiltersHardware>;
/** The values of `TagFiltersPart` that this version knows. */
export type KnownTagFiltersPart = 'text' | 'name';
/** Whether `lang_code` and `state` refer to the text or to the name. Requires `lang_code` */
export type TagFiltersPart = Open<KnownTagFiltersPart>;
/** The values of `TagFiltersState` that this version knows. */
export type KnownTagFiltersState = 'original' | 'human' | 'machine' | 'stale' | 'missing';
/** State of the tag's text in that language, or of its name if `part` says so: the original, a human translation, a machine translation, a translation of an older original (stale), or missing although there is an original. Requires `lang_code` */
export type TagFiltersState = Open<KnownTagFiltersState>;
/** The public identifier of a tag: 12 lower-case hexadecimal digits */
export type TagIdentifier = string & {
    readonly [kind]: 'TagIdentifier';
};
/** Takes a string for a `TagIdentifier`. */
export declare const TagIdentifier: (value: string) => TagIdentifier;
/** The result of an import, or its preview. */
export interface TagImport {
    /** Whether it was a dry run, which changes nothing */
    dry_run: boolean;
    /** The result of each row, in the same order */
    rows: TagImportRow[];
    /** Number of tags that are created */
    create: number;
    /** Number of tags that are updated */
    update: number;
    /** Number of rows that change nothing */
    same: number;
    /** Number of rows that are invalid and have no effect */
    invalid: number;
    /** Number of fields that blank cells have cleared, with `blank=clear` */
    cleared: number;
    /** The places that valid rows refer to, in order of appearance */
    places: ImportedPlace[];
    /** Rows whose location is not used */
    other_locations: OtherLocation[];
    /** Unknown columns */
    ignored_columns: string[];
}
/** The result of a row. */
export interface TagImportRow {
    /** Number of the row, starting at 1. Blank rows are not counted */
    row: number;
    /** Line number as in a spreadsheet: the headings are line 1, and blank rows are counted */
    line: number;
    /** What is done with the row */
    action: TagImportRowAction;
    /** Record id of the tag. Null if there is none, or not yet */
    tag_id: number | null;
    /** Tag identifier */
    tag_identifier: string | null;
    /** By column, the values before and after */
    changes: Record<string, (string | null)[]>;
    /** Validation errors of a record: messages by field. `base` is about the record as a whole. A message is written to follow the field's name. */
    errors: Record<string, string[]>;
}
/** The values of `TagImportRowAction` that this version knows. */
export type KnownTagImportRowAction = 'create' | 'update' | 'same' | 'invalid';
/** What is done with the row */
export type TagImportRowAction = Open<KnownTagImportRowAction>;
/** New tags without text, name or hardware. */
export interface TagMint {
    /** Number of reads */
    count: number;
    /** Record id of their place, which must belong to their customer */
    place_id?: number | null | undefined;
    /** Record id of their owner. Default: the customer of the place, or else the caller. Only an admin can set it; ignored for other callers */
    customer_id?: number | null | undefined;
}
/** The NDEF message for a tag's NFC chip. */
export interface TagNdef {
    /** The message as lower-case hexadecimal digits, two for each byte */
    hex: string;
    /** Length of the message in bytes */
    bytes: number;
    /** Records of the message */
    records: TagNdefRecordsItem[];
    /** Chips that can hold the message in their factory state */
    fits: TagNdefFitsItem[];
}
/** The values of `TagNdefFitsItem` that this version knows. */
export type KnownTagNdefFitsItem = 'NTAG213' | 'NTAG215' | 'NTAG216';
/**  */
export type TagNdefFitsItem = Open<KnownTagNdefFitsItem>;
/**  */
export interface TagNdefRecordsItem {
    /** Type of the record */
    type: TagNdefRecordsItemType;
    /** The URL, or the package of the app */
    value: string;
}
/** The values of `TagNdefRecordsItemType` that this version knows. */
export type KnownTagNdefRecordsItemType = 'U' | 'android.com:pkg';
/** Type of the record */
export type TagNdefRecordsItemType = Open<KnownTagNdefRecordsItemType>;
/** The provenance of a tag's text and name. */
export interface TagProvenance {
    /** Provenance of the text. Null if there is none */
    text: Provenance | null;
    /** Provenance of the name. Null if there is none */
    name: Provenance | null;
}
/** A tag record. */
export interface TagRecord {
    /** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
    id: TagRecordId;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier: TagIdentifier;
    /** Record id of the customer that it belongs to. Null if it has no owner */
    customer_id: number | null;
    /** Record id of its place */
    place_id: number | null;
    /** Record id of its parent tag */
    parent_id: TagRecordId | null;
    /** Description of the tag */
    description: string | null;
    /** URL of a picture */
    image_url: string | null;
    /** URL of a page about the tag, as it was entered */
    text_url: string | null;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** When it was last updated. ISO 8601, in UTC */
    updated_at: string;
    /** URL of this record */
    url: string;
    /** The customer's own reference for the tag. Only with `expand=details` */
    reference?: string | null | undefined;
    /** Whether the tag is hidden from visitors. Only with `expand=details` */
    hidden?: boolean | undefined;
    /** Position among the tags of a place. Only with `expand=details` */
    position?: number | null | undefined;
    /** Credit of the picture. Only with `expand=details` */
    credit?: string | null | undefined;
}
/** Changes to a tag. */
export interface TagRecordChanges {
    /** Record id of a place of the tag's customer */
    place_id?: number | null | undefined;
    /** Record id of the parent tag */
    parent_id?: TagRecordId | null | undefined;
    /** Description of the tag */
    description?: string | null | undefined;
    /** URL of a picture, with http or https */
    image_url?: string | null | undefined;
    /** URL of a page about the tag, with http or https. The scheme can be left out */
    text_url?: string | null | undefined;
    /** The customer's own reference for the tag, unique among the customer's tags. Returned only in exports and with `expand=details`. Searches and imports find the tag by it. It is removed when the tag is given away */
    reference?: string | null | undefined;
    /** Whether the tag is hidden from visitors: lookups and bundles do not return it, and its page says that it is not open yet */
    hidden?: boolean | undefined;
    /** Position among the tags of a place, and on the way from tag to tag. Tags without a position come last */
    position?: number | null | undefined;
    /** Credit of the picture, as shown below it. Filled in from the picture's own metadata if it has a credit */
    credit?: string | null | undefined;
    /** Record id of the new owner. The tag is removed from a place that belongs to somebody else. Only an admin can set it; ignored for other callers */
    customer_id?: number | undefined;
}
/** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
export type TagRecordId = number & {
    readonly [kind]: 'TagRecordId';
};
/** Takes a number for a `TagRecordId`. */
export declare const TagRecordId: (value: number) => TagRecordId;
/** A table of tags, as in exports. */
export interface TagTable {
    /** A table (RFC 4180) separated by commas, semicolons, tabs, pipes or the separator named in a first line `sep=X`. The first record has the column names */
    csv?: string | undefined;
    /** The rows, at most 5000. Cannot be combined with `csv` */
    rows?: TagTableRow[] | undefined;
}
/** A row of a table of tags. Absent or blank values change nothing. */
export interface TagTableRow {
    /** The tag that the row is about. Without it, the tag is matched by its hardware, then by its reference */
    tag_identifier?: string | undefined;
    /** The customer's own reference for the tag */
    reference?: string | undefined;
    /** E-mail address of the owner of a new tag. Only an admin can set it; ignored for other callers */
    customer?: string | undefined;
    /** Record id of a place of the tag's customer */
    place_id?: number | undefined;
    /** Name of the place, if `place_id` is not given */
    place?: string | undefined;
    /** Latitude of a place that is created with `create_places=1`, in degrees. A text with a decimal comma is accepted, too */
    latitude?: number | undefined;
    /** Longitude of a place that is created with `create_places=1`, in degrees. A text with a decimal comma is accepted, too */
    longitude?: number | undefined;
    /** Hardware items to attach to the tag. No item is moved from another tag */
    hardware?: TableItem[] | undefined;
    /** Description of the tag */
    description?: string | undefined;
    /** URL of a picture */
    image_url?: string | undefined;
    /** URL of a page about the tag */
    text_url?: string | undefined;
    /** `1`: hidden from visitors. `0`: open to visitors */
    hidden?: number | undefined;
    /** Position among the tags of a place */
    position?: number | undefined;
    /** Credit of the picture */
    credit?: string | undefined;
    /** Gender of the voice that reads the text aloud */
    gender?: string | undefined;
    /** Language of the text. Required for a new text */
    lang?: string | undefined;
    /** The text */
    text?: string | undefined;
    /** Language of the name. Default: the language of the text */
    name_lang?: string | undefined;
    /** The name */
    name?: string | undefined;
    /** The text in languages other than the original's, by language code. An object with `text`, as in exports, is accepted, too */
    texts?: Record<string, string> | undefined;
    /** The name in languages other than the original's, by language code. An object with `text`, as in exports, is accepted, too */
    names?: Record<string, string> | undefined;
}
/** An invitation to become a member of a museum. */
export interface TeamInvitation {
    /** Record id of the invitation */
    id: number;
    /** E-mail address of the invited person, in lower case */
    email: string;
    /** Name of the future member */
    name: string | null;
    /** What a member is allowed to do. Each role includes the previous ones: `viewer` reads, `translator` writes translations by hand, `editor` writes everything else, `manager` manages the team and links */
    role: TeamRole;
    /** Languages that a translator can write in. Null: all */
    languages: LanguageCode[] | null;
    /** Record id of the person who sent the invitation */
    customer_id: number;
    /** Whether a mail server has accepted the invitation */
    sent: boolean;
    /** Time until which it can be accepted. ISO 8601, in UTC */
    expires_at: string;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** URL at which the invitation is accepted. Returned only once, to the person who creates the invitation; null from then on */
    url: string | null;
}
/** A person who acts for a museum. */
export interface TeamMember {
    /** Record id of the member's own account */
    id: number;
    /** E-mail address */
    email: string;
    /** Name */
    name: string | null;
    /** What a member is allowed to do. Each role includes the previous ones: `viewer` reads, `translator` writes translations by hand, `editor` writes everything else, `manager` manages the team and links */
    role: TeamRole;
    /** Languages that a translator can write in. Null: all */
    languages: LanguageCode[] | null;
    /** Day, in UTC, on which the member was last seen. Null: never */
    last_seen_on: string | null;
    /** When the account was created. ISO 8601, in UTC */
    created_at: string;
}
/** Changes to a member. */
export interface TeamMemberChanges {
    /** What a member is allowed to do. Each role includes the previous ones: `viewer` reads, `translator` writes translations by hand, `editor` writes everything else, `manager` manages the team and links */
    role?: KnownTeamRole | undefined;
    /** Languages that a translator can write in; aliases are accepted. Null: all */
    languages?: KnownLanguageCode[] | null | undefined;
}
/** The values of `TeamRole` that this version knows. */
export type KnownTeamRole = 'viewer' | 'translator' | 'editor' | 'manager';
/** What a member is allowed to do. Each role includes the previous ones: `viewer` reads, `translator` writes translations by hand, `editor` writes everything else, `manager` manages the team and links */
export type TeamRole = Open<KnownTeamRole>;
/** A text and the language that it is actually in. */
export interface TextInLanguage {
    /** The text */
    text: string;
    /** One of the 45 supported language codes */
    lang: LanguageCode;
}
/** The text of a tag: its original. */
export interface TextRecord {
    /** Record id of the text record */
    id: number;
    /** Record id of its tag */
    tag_id: TagRecordId;
    /** Gender of the voice that reads the text aloud */
    gender: Gender;
    /** The original text */
    text: string;
    /** Language of the original text */
    lang_code: LanguageCode;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** When it was last updated. ISO 8601, in UTC */
    updated_at: string;
    /** URL of this record */
    url: string;
}
/** Changes to a text record. */
export interface TextRecordChanges {
    /** Gender of the voice that reads the text aloud. Default: `m` */
    gender?: KnownGender | null | undefined;
    /** The text, stored exactly as given */
    text?: string | undefined;
    /** One of the supported language codes. Equivalent BCP 47 tags are accepted (`zh-Hans`, `nb`, `pt-BR`) */
    lang_code?: KnownLanguageCode | undefined;
    /** Whether an edit of the original keeps its translations valid, like the correction of a typing error. Otherwise machine translations are made again, and human translations are marked as stale */
    minor_edit?: boolean | undefined;
    /** Record id of the tag to whose page a browser is redirected. Changes nothing */
    tag_id?: TagRecordId | null | undefined;
}
/** The values of `TotalCountRelation` that this version knows. */
export type KnownTotalCountRelation = 'gte';
/**  */
export type TotalCountRelation = Open<KnownTotalCountRelation>;
/** What was translated into a language on one day, by one provider. */
export interface TranslatedOnDay {
    /** The day, in UTC */
    day: string;
    /** The provider that it was sent to, or `memory`: it was not sent, since it had been translated before */
    provider: string;
    /** One of the 45 supported language codes */
    lang_code: LanguageCode;
    /** Number of characters of originals */
    characters: number;
    /** Cost of these characters at today's prices, in `currency`: a sum, rounded once to four decimal places. Null if a part of it has no price. Only for admins */
    cost?: number | null | undefined;
}
/** A visitor's words in the language of the original. */
export interface TranslatedReport {
    /** What the visitor says */
    words: string;
    /** Language of the original, the target language */
    lang_code: LanguageCode;
    /** Name of the provider that translated it */
    provider: string;
}
/** The text of a tag in one language. */
export interface Translation {
    /** Record id of the translation */
    id: number;
    /** Record id of the text record that it belongs to */
    text_record_id: number;
    /** Record id of its tag */
    tag_id: TagRecordId;
    /** One of the 45 supported language codes */
    lang_code: LanguageCode;
    /** The text */
    text: string;
    /** `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or corrected by a person */
    origin: TranslationOrigin;
    /** The provider that translated it, or `memory`: taken over from another tag of the same customer with the same original, where a person translated it. Null for the work of a person */
    provider: string | null;
    /** Whether the original has changed since the translation was made */
    stale: boolean;
    /** Hash of the original that it was made from: SHA-256 of its language and text */
    source_hash: string;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** When it was last updated. ISO 8601, in UTC */
    updated_at: string;
    /** URL of this record */
    url: string;
}
/** Changes to a translation. */
export interface TranslationChanges {
    /** The text. Stored as the work of a person */
    text?: string | undefined;
    /** The language. That of a machine translation cannot be changed */
    lang_code?: KnownLanguageCode | undefined;
    /** Whether an edit of the original keeps its translations valid, like the correction of a typing error. Otherwise machine translations are made again, and human translations are marked as stale */
    minor_edit?: boolean | undefined;
    /** Record id of the tag to whose page a browser is redirected. Changes nothing */
    tag_id?: TagRecordId | null | undefined;
    /** The `source_hash` of the original that was read. If the original has changed since, nothing is written, and the response is 409 */
    source_hash?: string | null | undefined;
}
/** An estimate of an order, if nothing fails or changes. */
export interface TranslationEstimate {
    /** Number of items: each is a text or a name with an original, and a language other than the original’s */
    total: number;
    /** Number of items that would be skipped */
    skipped: number;
    /** Number of items that would be translated */
    items: number;
    /** Number of characters (code points) of their originals */
    characters: number;
    /** Number of these characters that need not be sent, because they are in the translation memory or occur in the order more than once */
    characters_from_memory: number;
    /** Number of these characters that would be sent to providers */
    characters_to_send: number;
    /** Number of characters that the daily caps left for orders at the time of the request */
    characters_left_today: number;
    /** Cost of what would be sent at today's prices, in `currency`: a sum, rounded once to four decimal places. Null if a part of it has no price. Only for admins */
    cost?: number | null | undefined;
    /** Currency of `cost`, an ISO 4217 code. Null if the operator has set no prices. Only for admins */
    currency?: string | null | undefined;
}
/** What was sent for translation, and what did not have to be. */
export interface TranslationFigures {
    /** First day that is counted */
    from: string;
    /** Last day */
    to: string;
    /** Sorted by day, provider and language. Days without translations are left out */
    rows: TranslatedOnDay[];
    /** Number of characters that were translated, or tried to be: those from memory and those that were sent */
    asked: number;
    /** Number of characters that did not have to be sent */
    memory: number;
    /** Number of characters that were sent to providers. Each attempt counts, as it does for the caps */
    sent: number;
    /**  */
    caps: DailyCap[];
    /** Cost of what was sent at today's prices, in `currency`: a sum, rounded once to four decimal places. Null if a part of it has no price. Only for admins */
    cost?: number | null | undefined;
    /** Currency of `cost`, an ISO 4217 code. Null if the operator has set no prices. Only for admins */
    currency?: string | null | undefined;
}
/** An order of translations. */
export interface TranslationOrder {
    /** Record id of the order */
    id: number;
    /** Record id of the customer who owns the order */
    customer_id: number;
    /** Languages of the order, as requested */
    lang_codes: LanguageCode[];
    /** Record id of the requested place. Null if the tags were selected otherwise */
    place_id: number | null;
    /** Number of selected tags */
    tags: number;
    /** Texts, names, or both */
    parts: TranslationOrderPartsItem[];
    /** Requested states of translations */
    states: TranslationOrderStatesItem[];
    /** `queued`: no item has begun. `running`: some item has begun, and not all have ended. Once all have ended: `cancelled` if any item was cancelled, `succeeded` if none failed, `failed` if none was saved, otherwise `partially_failed` */
    state: TranslationOrderState;
    /** Why the order cannot proceed at the moment: the budget of the month or the characters of the day are spent, no provider can be called, or its customer is suspended. It continues by itself */
    waiting_for: TranslationOrderWaitingFor | null;
    /** Number of items. The following six counts add up to it */
    total: number;
    /** Number of items that are waiting */
    queued: number;
    /** Number of items in progress */
    running: number;
    /** Number of items whose translation is stored */
    saved: number;
    /** Number of items that were skipped: there was nothing to translate, or nothing that could be translated */
    skipped: number;
    /** Number of items that failed */
    failed: number;
    /** Number of items that were cancelled */
    cancelled: number;
    /** When its last item ended. Null while the order is in progress. ISO 8601, in UTC */
    finished_at: string | null;
    /** Cost of what was sent for the order, including every attempt, at today's prices, in `currency`: a sum, rounded once to four decimal places. Null if a part of it has no price. Only for admins */
    cost?: number | null | undefined;
    /** Currency of `cost`, an ISO 4217 code. Null if the operator has set no prices. Only for admins */
    currency?: string | null | undefined;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** When it was last updated. ISO 8601, in UTC */
    updated_at: string;
    /** URL of this record */
    url: string;
}
/** A text or name in one language, as an item of an order. */
export interface TranslationOrderItem {
    /** Position of the item in its order, starting at 1 */
    id: number;
    /** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
    tag_id: TagRecordId;
    /** Whether it is the tag's text or its name */
    part: TranslationOrderItemPart;
    /** One of the 45 supported language codes */
    lang_code: LanguageCode;
    /** State of the item */
    state: TranslationOrderItemState;
    /** For a saved item, the provider that translated it, or `memory`. For a failed item, the provider that was called last. Otherwise null */
    provider: string | null;
    /** Why the item was skipped. `human`: a human translation exists. `fresh`: a machine translation of the current original exists. `not_asked`: its state was not requested. `unsupported`: no provider supports it. `gone`: the text no longer exists. Why the item failed: `refused` by every provider; `unavailable` or `throttled` in three attempts. Otherwise null */
    reason: TranslationOrderItemReason | null;
    /** For a failed item, the HTTP status of the provider's response, and the provider's own error code if it has one; for admins also the provider's message, without the text. Otherwise null */
    detail: string | null;
    /** When it was last updated. ISO 8601, in UTC */
    updated_at: string;
}
/** The values of `TranslationOrderItemPart` that this version knows. */
export type KnownTranslationOrderItemPart = 'text' | 'name';
/** Whether it is the tag's text or its name */
export type TranslationOrderItemPart = Open<KnownTranslationOrderItemPart>;
/** The values of `TranslationOrderItemReason` that this version knows. */
export type KnownTranslationOrderItemReason = 'human' | 'fresh' | 'not_asked' | 'unsupported' | 'gone' | 'refused' | 'unavailable' | 'throttled';
/** Why the item was skipped. `human`: a human translation exists. `fresh`: a machine translation of the current original exists. `not_asked`: its state was not requested. `unsupported`: no provider supports it. `gone`: the text no longer exists. Why the item failed: `refused` by every provider; `unavailable` or `throttled` in three attempts. Otherwise null */
export type TranslationOrderItemReason = Open<KnownTranslationOrderItemReason>;
/** The values of `TranslationOrderItemState` that this version knows. */
export type KnownTranslationOrderItemState = 'queued' | 'running' | 'saved' | 'skipped' | 'failed' | 'cancelled';
/** State of the item */
export type TranslationOrderItemState = Open<KnownTranslationOrderItemState>;
/** The values of `TranslationOrderPartsItem` that this version knows. */
export type KnownTranslationOrderPartsItem = 'text' | 'name';
/**  */
export type TranslationOrderPartsItem = Open<KnownTranslationOrderPartsItem>;
/** The values of `TranslationOrderState` that this version knows. */
export type KnownTranslationOrderState = 'queued' | 'running' | 'succeeded' | 'partially_failed' | 'failed' | 'cancelled';
/** `queued`: no item has begun. `running`: some item has begun, and not all have ended. Once all have ended: `cancelled` if any item was cancelled, `succeeded` if none failed, `failed` if none was saved, otherwise `partially_failed` */
export type TranslationOrderState = Open<KnownTranslationOrderState>;
/** The values of `TranslationOrderStatesItem` that this version knows. */
export type KnownTranslationOrderStatesItem = 'missing' | 'stale';
/**  */
export type TranslationOrderStatesItem = Open<KnownTranslationOrderStatesItem>;
/** The values of `TranslationOrderWaitingFor` that this version knows. */
export type KnownTranslationOrderWaitingFor = 'budget' | 'cap' | 'providers' | 'suspended';
/** Why the order cannot proceed at the moment: the budget of the month or the characters of the day are spent, no provider can be called, or its customer is suspended. It continues by itself */
export type TranslationOrderWaitingFor = Open<KnownTranslationOrderWaitingFor>;
/** The values of `TranslationOrigin` that this version knows. */
export type KnownTranslationOrigin = 'original' | 'machine' | 'human';
/** `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or corrected by a person */
export type TranslationOrigin = Open<KnownTranslationOrigin>;
/** The values of `TranslationStatus` that this version knows. */
export type KnownTranslationStatus = 'original' | 'stored' | 'translated' | 'unavailable';
/**  */
export type TranslationStatus = Open<KnownTranslationStatus>;
/** A text or a name to translate, with its original. */
export interface TranslationWork {
    /** Record id of the tag */
    tag_id: TagRecordId;
    /** Whether it is the tag's text or its name */
    part: TranslationWorkPart;
    /** Language to translate into */
    lang_code: LanguageCode;
    /** `missing`: there is none. `stale`: made from an older original. Otherwise who translated the current original */
    state: TranslationWorkState;
    /** The original to translate */
    original: TranslationWorkOriginal;
    /** The current translation. Null if there is none */
    target: TranslationWorkTarget | null;
    /** The original that a stale translation was made from. Null if it is not stale, or if that original is no longer known */
    former_original: TranslationWorkFormerOriginal | null;
    /** Warnings about `target` compared with the current original; they refuse nothing. `script`: most letters are of another script than that of its language. `language`: it looks like another language (from 40 characters on). `numbers`, `addresses`: some in the original are missing. For texts also `length`: it is twice as long or half as long, as far as scripts can be compared; and `equal`: it is the same as the original */
    checks: TranslationWorkChecksItem[];
    /** Whether any provider translates between the two languages, as last reported by the runner. Null if not yet known */
    can: boolean | null;
    /** Number of open visitors' reports about the current translation */
    reports: number;
}
/** The values of `TranslationWorkChecksItem` that this version knows. */
export type KnownTranslationWorkChecksItem = 'script' | 'language' | 'numbers' | 'addresses' | 'length' | 'equal';
/**  */
export type TranslationWorkChecksItem = Open<KnownTranslationWorkChecksItem>;
/** The original that a stale translation was made from. Null if it is not stale, or if that original is no longer known */
export interface TranslationWorkFormerOriginal {
    /** The earlier text */
    text: string;
    /** The language of the earlier text */
    lang_code: LanguageCode;
}
/** The original to translate */
export interface TranslationWorkOriginal {
    /** The text */
    text: string;
    /** Language that it is in */
    lang_code: LanguageCode;
    /** Hash of the original. Send it with a translation: nothing is written if the original has changed since */
    source_hash: string;
}
/** The values of `TranslationWorkPart` that this version knows. */
export type KnownTranslationWorkPart = 'text' | 'name';
/** Whether it is the tag's text or its name */
export type TranslationWorkPart = Open<KnownTranslationWorkPart>;
/** The values of `TranslationWorkState` that this version knows. */
export type KnownTranslationWorkState = 'missing' | 'stale' | 'machine' | 'human';
/** `missing`: there is none. `stale`: made from an older original. Otherwise who translated the current original */
export type TranslationWorkState = Open<KnownTranslationWorkState>;
/** A text or a name in the target language. */
export interface TranslationWorkTarget {
    /** Record id of the translation or name translation */
    id: number;
    /** Record id of its tag */
    tag_id: TagRecordId;
    /** One of the 45 supported language codes */
    lang_code: LanguageCode;
    /** The name */
    text: string;
    /** `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or corrected by a person */
    origin: TranslationWorkTargetOrigin;
    /** The provider that translated it, or `memory`: taken over from another tag of the same customer with the same original, where a person translated it. Null for the work of a person */
    provider: string | null;
    /** Whether the original has changed since the translation was made */
    stale: boolean;
    /** Hash of the original that it was made from: SHA-256 of its language and text */
    source_hash: string;
    /** Record id of the text record that it belongs to. Absent for a name */
    text_record_id?: number | undefined;
    /** When it was created. ISO 8601, in UTC */
    created_at: string;
    /** When it was last updated. ISO 8601, in UTC */
    updated_at: string;
    /** URL of this record */
    url: string;
}
/** The values of `TranslationWorkTargetOrigin` that this version knows. */
export type KnownTranslationWorkTargetOrigin = 'original' | 'machine' | 'human';
/** `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or corrected by a person */
export type TranslationWorkTargetOrigin = Open<KnownTranslationWorkTargetOrigin>;
/** The result of undoing a change set. */
export interface Undone {
    /** The change set of the undo, which can itself be undone. Null if nothing was done */
    change_set: ChangeSetId | null;
    /** Number of records that were changed, or would be */
    undone: number;
    /** What was not undone, at most the first 1000 */
    kept: KeptChange[];
    /** Number of changes that were not undone */
    kept_count: number;
}
/** The values of `Warning` that this version knows. */
export type KnownWarning = 'beacon-without-major-minor' | 'unusual-identifier' | 'beacon-without-major-minor, unusual-identifier';
/**  */
export type Warning = Open<KnownWarning>;
/** A tag as `create` and `addHardwareIdToTag` return it. */
export interface WrittenTag {
    /** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
    id: TagRecordId;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier: TagIdentifier;
    /** Gender of the voice that reads the text aloud */
    gender: Gender;
    /** The text of the tag in the requested language, or else in the original language */
    translation: TextInLanguage;
}
/** The tag in its current state. */
export interface WrittenTags {
    /** Exactly one tag */
    tags: [WrittenTag];
}
/** The headers that responses can have. */
export interface AnswerHeaders {
    /** BCP 47 tag of the language that `translation` is actually in */
    readonly contentLanguage?: string;
    /** Identifies this version of the response. Send it back as `If-None-Match`. Absent if a list of more than 1 000 records is requested without `limit` */
    readonly etag?: string;
    /** `true` if this is the response of an earlier call with the same `Idempotency-Key` */
    readonly idempotencyReplayed?: boolean;
    /** URL of the next page, with `rel="next"`. Absent on the last page and if no `limit` was given. For `resolveTag`, the link set of the tag, with `rel="linkset"` */
    readonly link?: string;
    /** URL of the created record */
    readonly location?: string;
    /** `Accept-Language` if the response depends on it (`lang=auto`). `Accept-Encoding` if the response is long enough to be compressed. For the address of a tag, also `Accept` */
    readonly vary?: string;
    /** Id of the request in the service's log: the value that the client sent in this header, or a new one */
    readonly requestId?: string;
    /** Total number of records in the list, across all pages */
    readonly totalCount?: number;
    /** `gte`: there are more records than `X-Total-Count`. Absent if the count is exact */
    readonly totalCountRelation?: TotalCountRelation;
    /** Status of the first requested language. `original`: it is the language of the original. `stored`: a translation was already stored. `translated`: a translation was made for this response. `unavailable`: there is no translation now, so `translation` is in the next requested language that is available, or else the original. Without a requested language: `original` */
    readonly translationStatus?: TranslationStatus;
    /** `beacon-without-major-minor`: the beacon was attached without its major and minor, which `showByHardwareId` requires. `unusual-identifier`: the identifier cannot be the UUID of a beacon or the permanent UID of a chip. If both apply, they are separated by a comma */
    readonly warning?: Warning;
}
export {};
