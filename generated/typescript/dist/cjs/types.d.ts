import type { Open } from './runtime/answers.js';
declare const kind: unique symbol;
/** A hardware item that is attached to a tag. */
export interface AttachedHardware {
    /** Type of a hardware item */
    type: HardwareType;
    /** Identifier of a hardware item. Answers have it in upper case */
    identifier: HardwareIdentifier;
}
/** The authentication token that other operations take. */
export interface AuthToken {
    /** Opaque; send it with the calls that take an `auth_token` */
    auth_token: string;
}
/** A deleted tag or place, which can be restored. */
export interface BinEntry {
    /** Id of the entry */
    id: number;
    /** What kind of record was deleted */
    resource: BinEntryResource;
    /** Record id that it had, and gets again */
    record_id: number;
    /** The place's name, or the tag's in the language of its original; null without a name */
    name: string | null;
    /** The tag's identifier; null for a place */
    tag_identifier: TagIdentifier | null;
    /** Record id of the customer that it belonged to; null where it belonged to nobody */
    customer_id: number | null;
    /** When it was deleted. ISO 8601, in UTC */
    deleted_at: string;
    /** Record id of the customer who deleted it; null for commands */
    deleted_by: number | null;
    /** Until when it can be restored. ISO 8601, in UTC */
    expires_at: string;
    /** Address of this entry */
    url: string;
}
/** The values of `BinEntryResource` that are known today. */
export type KnownBinEntryResource = 'Tags' | 'places';
/** What kind of record was deleted */
export type BinEntryResource = Open<KnownBinEntryResource>;
/** Which entries of the bin are to be restored. */
export interface BinRestoring {
    /** Ids of entries; doubles count once */
    ids: number[];
}
/** The last line of a bundle. One that ends without it is incomplete, and to be thrown away. */
export interface BundleEnd {
    /** The end */
    type: BundleEndType;
    /** To be sent as `since` the next time, by the same caller for the same place and languages */
    cursor: string;
    /** How many lines `tag` there were */
    tags: number;
    /** How many lines `gone` there were */
    gone: number;
}
/** The values of `BundleEndType` that are known today. */
export type KnownBundleEndType = 'end';
/** The end */
export type BundleEndType = Open<KnownBundleEndType>;
/** A line of a bundle with `since`: a tag that is not in it any more. Who does not know it passes over it. */
export interface BundleGone {
    /** No tag any more */
    type: BundleGoneType;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier: TagIdentifier;
}
/** The values of `BundleGoneType` that are known today. */
export type KnownBundleGoneType = 'gone';
/** No tag any more */
export type BundleGoneType = Open<KnownBundleGoneType>;
/** The key of a bundle link, with which its address ends */
export type BundleKey = string & {
    readonly [kind]: 'BundleKey';
};
/** Takes a string for a `BundleKey`. */
export declare const BundleKey: (value: string) => BundleKey;
/** A link to a bundle of tags. */
export interface BundleLink {
    /** Record id of the bundle link */
    id: number;
    /** Record id of the place whose tags it leads to; null: all tags of the customer */
    place_id: number | null;
    /** When it was last used, to the minute or so; null where it never was. ISO 8601, in UTC */
    last_used_at: string | null;
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** Address of the bundle, which anybody who has it can read. It is answered once, when the link is made; null from then on */
    url: string | null;
}
/** A line of a bundle: a tag as it is now, in the place of an earlier line of it. */
export interface BundleTag {
    /** A tag */
    type: BundleTagType;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier: TagIdentifier;
    /** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
    id: TagRecordId;
    /** Record id of its place; null where it is in none */
    place_id: number | null;
    /** Description of the tag */
    description: string | null;
    /** Gender of the voice that reads the text aloud */
    gender: Gender;
    /** Address of a picture */
    image_url: string | null;
    /** Address of a page about the tag, as it was entered: it may lack a scheme */
    text_url: string;
    /** All hardware of the tag */
    hardware: BundledHardware[];
    /** The language of the original text; null where there is no text */
    original_lang: LanguageCode | null;
    /** The language of the original name; null where there is no name */
    original_name_lang: LanguageCode | null;
    /** The text by language code: the original, and those of the languages asked for that are stored */
    texts: Record<string, string>;
    /** The name by language code: the original, and those of the languages asked for that are stored */
    names: Record<string, string>;
    /** Where texts and names come from; only with `expand=provenance` */
    origins?: BundledOrigins | undefined;
    /** Names the rest of the line: SHA-256, as base64url, of its bytes without `,"hash":"…"`. Equal lines have equal hashes */
    hash: string;
}
/** The values of `BundleTagType` that are known today. */
export type KnownBundleTagType = 'tag';
/** A tag */
export type BundleTagType = Open<KnownBundleTagType>;
/** A hardware item of a tag in a bundle. */
export interface BundledHardware {
    /** Type of a hardware item */
    type: HardwareType;
    /** Identifier of a hardware item. Answers have it in upper case */
    identifier: HardwareIdentifier;
    /** Major number of a beacon; null where there is none */
    major: number | null;
    /** Minor number of a beacon; null where there is none */
    minor: number | null;
    /** Whether it is a beacon without one or both of its numbers that stands in, as the last resort, for all beacons of its UUID that have those it has: nobody else holds a beacon of this UUID */
    stands_in: boolean;
}
/** Where the texts and names of a tag in a bundle come from. */
export interface BundledOrigins {
    /** By language code, those of `texts` */
    text: Record<string, Origin>;
    /** By language code, those of `names` */
    name: Record<string, Origin>;
}
/** Names a change set: all that one request or command has changed */
export type ChangeSetId = string & {
    readonly [kind]: 'ChangeSetId';
};
/** Takes a string for a `ChangeSetId`. */
export declare const ChangeSetId: (value: string) => ChangeSetId;
/**  */
export interface ConfirmNameTranslationBodyNameTranslation {
    /** The `source_hash` of the original that it was compared with. Where it is another by now, the answer is 409 */
    source_hash: string;
}
/**  */
export interface ConfirmTranslationBodyTranslation {
    /** The `source_hash` of the original that it was compared with. Where it is another by now, the answer is 409 */
    source_hash: string;
}
/** How the texts and names of a place stand in a language. */
export interface Coverage {
    /** Record id of the place; null for tags that are in none */
    place_id: number | null;
    /** One of the 45 supported language codes */
    lang_code: LanguageCode;
    /** How many texts, or names, stand how in a language. Each that has an original counts once. */
    texts: Covered;
    /** How many texts, or names, stand how in a language. Each that has an original counts once. */
    names: Covered;
}
/** How many texts, or names, stand how in a language. Each that has an original counts once. */
export interface Covered {
    /** Those that were written in the language */
    original: number;
    /** Those that a person has translated into it */
    human: number;
    /** Those that a machine has */
    machine: number;
    /** Translations of either, made from an original that has changed since */
    stale: number;
    /** Those that are not there in the language */
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
    /** `admin` sees the records of all; any other value means nothing */
    role: string | null;
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** When it was last changed. ISO 8601, in UTC */
    updated_at: string;
    /** Address of this record */
    url: string;
}
/** What is to be changed of a customer. */
export interface CustomerChanges {
    /** E-mail address; stored in lower case */
    email?: string | undefined;
    /** Password, of at least 8 characters; an empty one leaves it as it is, one of white space is refused. A new one signs the customer out everywhere, but for the token or session by which it changes its own */
    password?: string | undefined;
    /** Name of the customer */
    name?: string | null | undefined;
    /** `admin` widens what the customer sees. Only an admin can set it; from others it is ignored */
    role?: string | null | undefined;
    /** Letters that say how many reports visitors have sent about the customer's tags, with a link to them: `at_once`, one an hour at most; `daily`, after midnight (UTC), about the day before; `none`, as without a word. They need a mail server, and go to an address that its owner has not changed without proof. The choice is in no answer */
    report_mail?: KnownCustomerChangesReportMail | null | undefined;
    /** The present password. A customer who changes its own password or e-mail address gives it, or has signed in within the last ten minutes; wherever it is given for a change of one's own, it has to be right */
    current_password?: string | undefined;
    /** Whether the customer is kept from signing in, a new one from the beginning: its tokens and sessions end, its tags and bundle links go on. Only an admin can set it; from others it is ignored. It is in no answer */
    suspended?: boolean | undefined;
}
/** The values of `CustomerChangesReportMail` that are known today. */
export type KnownCustomerChangesReportMail = 'none' | 'daily' | 'at_once';
/** Letters that say how many reports visitors have sent about the customer's tags, with a link to them: `at_once`, one an hour at most; `daily`, after midnight (UTC), about the day before; `none`, as without a word. They need a mail server, and go to an address that its owner has not changed without proof. The choice is in no answer */
export type CustomerChangesReportMail = Open<KnownCustomerChangesReportMail>;
/** One of today’s caps. */
export interface DailyCap {
    /** `all`: of all tags; `unowned`: of those without an owner; `owner`: of this customer’s */
    scope: DailyCapScope;
    /** Characters that may be sent in one day; null where there is no cap */
    cap: number | null;
    /** Characters that were sent today */
    sent: number;
}
/** The values of `DailyCapScope` that are known today. */
export type KnownDailyCapScope = 'all' | 'unowned' | 'owner';
/** `all`: of all tags; `unowned`: of those without an owner; `owner`: of this customer’s */
export type DailyCapScope = Open<KnownDailyCapScope>;
/** The values of `ErrorCode` that are known today. */
export type KnownErrorCode = 'InvalidRequest' | 'UserNotFound' | 'LogoutError' | 'TooManyRequests' | 'ServerError';
/** What went wrong, of a closed list. The header `X-Error-Reason` says it more finely. */
export type ErrorCode = Open<KnownErrorCode>;
/** The values of `ErrorReason` that are known today. */
export type KnownErrorReason = 'bundle_not_found' | 'change_set_open' | 'changed_meanwhile' | 'cursor_expired' | 'forbidden' | 'found_changed' | 'hardware_taken' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_values' | 'malformed_request' | 'missing_values' | 'not_an_object' | 'not_signed_in' | 'passwords_busy' | 'picture_too_large' | 'pictures_full' | 'record_not_found' | 'role' | 'runner_unavailable' | 'server_error' | 'sign_out_failed' | 'social_token_refused' | 'social_unavailable' | 'tag_not_found' | 'tag_owned' | 'token_audience' | 'token_issuer' | 'token_signature' | 'token_time' | 'tokens_differ' | 'too_complex' | 'too_large' | 'too_many_bundles' | 'too_many_changes' | 'too_many_creates' | 'too_many_failures' | 'too_many_fields' | 'too_many_imports' | 'too_many_invitations' | 'too_many_lists' | 'too_many_pictures' | 'too_many_unknown_tokens' | 'too_much_to_search' | 'translation_cap_reached' | 'translation_pending' | 'translation_unavailable' | 'unavailable' | 'unknown_path' | 'unknown_token' | 'unsupported_encoding' | 'wrong_credentials';
/** The finer cause of the error. More reasons may be added; `code` stays a closed list */
export type ErrorReason = Open<KnownErrorReason>;
/** A tag as `showByHardwareId` and `showMyTags` answer it. */
export interface FoundTag {
    /** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
    id: TagRecordId;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier: TagIdentifier;
    /** Name of the tag in one language; an empty text where it has none */
    name: TextInLanguage;
    /** Address of a picture */
    image_url: string | null;
    /** Address of a page about the tag, as it was entered: it may lack a scheme */
    text_url: string;
    /** The text of the tag in the requested language, or else the original */
    translation: TextInLanguage;
    /** All hardware of the tag */
    hardware: AttachedHardware[];
    /** Where text and name come from; only with `expand=provenance` */
    provenance?: TagProvenance | undefined;
}
/** The tag that the hardware is attached to. */
export interface FoundTags {
    /** Exactly one tag */
    tags: [FoundTag];
}
/** The values of `Gender` that are known today. */
export type KnownGender = 'm' | 'f';
/** Gender of the voice that reads the text aloud */
export type Gender = Open<KnownGender>;
/** A hardware item: an NFC chip, a Bluetooth beacon or a QR code. */
export interface Hardware {
    /** Record id of the hardware item */
    id: number;
    /** Record id of the tag that it is attached to */
    tag_id: TagRecordId | null;
    /** Identifier of a hardware item. Answers have it in upper case */
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
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** When it was last changed. ISO 8601, in UTC */
    updated_at: string;
    /** Address of this record */
    url: string;
}
/** What is to be changed of a hardware item. */
export interface HardwareChanges {
    /** Identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code; stored in upper case */
    identifier?: HardwareIdentifier | undefined;
    /** Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.) */
    hardware_type?: KnownHardwareType | undefined;
    /** Record id of the tag to attach it to; blank leaves it, or makes it, free */
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
/** Identifier of a hardware item. Answers have it in upper case */
export type HardwareIdentifier = string & {
    readonly [kind]: 'HardwareIdentifier';
};
/** Takes a string for a `HardwareIdentifier`. */
export declare const HardwareIdentifier: (value: string) => HardwareIdentifier;
/** The values of `HardwareType` that are known today. */
export type KnownHardwareType = 'nfc' | 'ble-beacon' | 'qr';
/** Type of a hardware item */
export type HardwareType = Open<KnownHardwareType>;
/** What was changed of a record, by whom, and when. */
export interface HistoryEntry {
    /** Id of the entry; later entries have larger ones */
    id: number;
    /** When it was done. ISO 8601, in UTC */
    at: string;
    /** What kind of record was changed */
    resource: HistoryEntryResource;
    /** Record id of what was changed */
    record_id: number;
    /** Record id of the tag that it is, or belongs to; null where it belongs to none */
    tag_id: TagRecordId | null;
    /** What was done with it */
    event: HistoryEntryEvent;
    /** By which way: the API for apps, management as JSON or as pages, an import, a command of the operator, the translation runner */
    via: HistoryEntryVia;
    /** Record id of the customer who did it; null for the runner, for commands and for people who were not signed in */
    customer_id: number | null;
    /** The change set that it belongs to: the same for all that one request or command has changed, and for the runner's work for an order; null for its other work and for older entries */
    change_set: ChangeSetId | null;
    /** What is another now: by field, what it was and what it is. A field that was not there, or is not any more, is null; a password is two nulls */
    changes: Record<string, (string | number | boolean | null)[]>;
}
/** The values of `HistoryEntryEvent` that are known today. */
export type KnownHistoryEntryEvent = 'create' | 'update' | 'destroy';
/** What was done with it */
export type HistoryEntryEvent = Open<KnownHistoryEntryEvent>;
/** The values of `HistoryEntryResource` that are known today. */
export type KnownHistoryEntryResource = 'Tags' | 'text_records' | 'translations' | 'name_translations' | 'hardwares' | 'places' | 'customers';
/** What kind of record was changed */
export type HistoryEntryResource = Open<KnownHistoryEntryResource>;
/** The values of `HistoryEntryVia` that are known today. */
export type KnownHistoryEntryVia = 'api' | 'json' | 'page' | 'import' | 'command' | 'runner';
/** By which way: the API for apps, management as JSON or as pages, an import, a command of the operator, the translation runner */
export type HistoryEntryVia = Open<KnownHistoryEntryVia>;
/** The values of `ImportTagsBlank` that are known today. */
export type KnownImportTagsBlank = 'clear';
/**  */
export type ImportTagsBlank = Open<KnownImportTagsBlank>;
/** A place that rows name. */
export interface ImportedPlace {
    /** Its name */
    name: string;
    /** Whether it is made */
    action: ImportedPlaceAction;
}
/** The values of `ImportedPlaceAction` that are known today. */
export type KnownImportedPlaceAction = 'create' | 'same';
/** Whether it is made */
export type ImportedPlaceAction = Open<KnownImportedPlaceAction>;
/** An invitation to become a customer. */
export interface Invitation {
    /** Record id of the invitation */
    id: number;
    /** E-mail address of who is invited, in lower case */
    email: string;
    /** Name that the customer is to have */
    name: string | null;
    /** Role that the customer is to have */
    role: string | null;
    /** Record id of the admin who invites */
    customer_id: number;
    /** Whether a mail server has taken the invitation */
    sent: boolean;
    /** Until when it can be accepted. ISO 8601, in UTC */
    expires_at: string;
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** Address at which the invitation is accepted, by anybody who has it. It is answered once, when the invitation is made; null from then on */
    url: string | null;
}
/** A name that stays as it is in all translations. */
export interface KeepWord {
    /** Record id of the keep word */
    id: number;
    /** Record id of the customer whose texts it is for */
    customer_id: number;
    /** What stays as it is */
    word: string;
    /** Whether only this spelling stays, with its small and capital letters */
    case_sensitive: boolean;
}
/** A change that was not undone. */
export interface KeptChange {
    /** What kind of record it is */
    resource: KeptChangeResource;
    /** Record id */
    record_id: number;
    /** The field that stays; null: the record as a whole */
    field: string | null;
    /** `changed_since`: it is no longer as the change set has left it; `gone`: the record, or what it referred to, is not there any more; `taken`: another record has what it had; `forbidden`: the caller may not set it, or nobody by this operation */
    why: KeptChangeWhy;
}
/** The values of `KeptChangeResource` that are known today. */
export type KnownKeptChangeResource = 'Tags' | 'text_records' | 'translations' | 'name_translations' | 'hardwares' | 'places' | 'customers';
/** What kind of record it is */
export type KeptChangeResource = Open<KnownKeptChangeResource>;
/** The values of `KeptChangeWhy` that are known today. */
export type KnownKeptChangeWhy = 'changed_since' | 'gone' | 'taken' | 'forbidden';
/** `changed_since`: it is no longer as the change set has left it; `gone`: the record, or what it referred to, is not there any more; `taken`: another record has what it had; `forbidden`: the caller may not set it, or nobody by this operation */
export type KeptChangeWhy = Open<KnownKeptChangeWhy>;
/** The values of `LanguageCode` that are known today. */
export type KnownLanguageCode = 'ar' | 'bg' | 'ca' | 'zh-CHS' | 'zh-CHT' | 'cs' | 'da' | 'nl' | 'en' | 'et' | 'fi' | 'fr' | 'de' | 'el' | 'ht' | 'he' | 'hi' | 'mww' | 'hu' | 'id' | 'it' | 'ja' | 'tlh' | 'tlh-Qaak' | 'ko' | 'lv' | 'lt' | 'ms' | 'mt' | 'no' | 'fa' | 'pl' | 'pt' | 'ro' | 'ru' | 'sk' | 'sl' | 'es' | 'sv' | 'th' | 'tr' | 'uk' | 'ur' | 'vi' | 'cy';
/** One of the 45 supported language codes */
export type LanguageCode = Open<KnownLanguageCode>;
/** What has not come back with a restored record. */
export interface LeftOut {
    /** What has not come back */
    what: LeftOutWhat;
    /** `elsewhere`: it is with another record, or was last with another customer; `taken`: another record has it, or there is no room for it; `gone`: it is not there any more */
    why: LeftOutWhy;
    /** What it is, or which record has it; null where that is not the caller's to know */
    name: string | null;
}
/** The values of `LeftOutWhat` that are known today. */
export type KnownLeftOutWhat = 'hardware' | 'reference' | 'place' | 'parent' | 'child' | 'link';
/** What has not come back */
export type LeftOutWhat = Open<KnownLeftOutWhat>;
/** The values of `LeftOutWhy` that are known today. */
export type KnownLeftOutWhy = 'elsewhere' | 'taken' | 'gone';
/** `elsewhere`: it is with another record, or was last with another customer; `taken`: another record has it, or there is no room for it; `gone`: it is not there any more */
export type LeftOutWhy = Open<KnownLeftOutWhy>;
/** The values of `ListHistoryEvent` that are known today. */
export type KnownListHistoryEvent = 'create' | 'update' | 'destroy';
/**  */
export type ListHistoryEvent = Open<KnownListHistoryEvent>;
/** The values of `ListHistoryResource` that are known today. */
export type KnownListHistoryResource = 'Tags' | 'text_records' | 'translations' | 'name_translations' | 'hardwares' | 'places' | 'customers';
/**  */
export type ListHistoryResource = Open<KnownListHistoryResource>;
/** The values of `ListTagRecordsHardware` that are known today. */
export type KnownListTagRecordsHardware = 'nfc' | 'ble-beacon' | 'qr' | 'none';
/**  */
export type ListTagRecordsHardware = Open<KnownListTagRecordsHardware>;
/** The values of `ListTagRecordsPart` that are known today. */
export type KnownListTagRecordsPart = 'text' | 'name';
/**  */
export type ListTagRecordsPart = Open<KnownListTagRecordsPart>;
/** The values of `ListTagRecordsState` that are known today. */
export type KnownListTagRecordsState = 'original' | 'human' | 'machine' | 'stale' | 'missing';
/**  */
export type ListTagRecordsState = Open<KnownListTagRecordsState>;
/** The values of `ListTranslationOrderItemsState` that are known today. */
export type KnownListTranslationOrderItemsState = 'queued' | 'running' | 'saved' | 'skipped' | 'failed' | 'cancelled';
/**  */
export type ListTranslationOrderItemsState = Open<KnownListTranslationOrderItemsState>;
/** The values of `ListTranslationWorkPart` that are known today. */
export type KnownListTranslationWorkPart = 'text' | 'name';
/**  */
export type ListTranslationWorkPart = Open<KnownListTranslationWorkPart>;
/** The name of a tag in one language, as the list has it. */
export interface ListedNameTranslation {
    /** Record id of the name translation */
    id: number;
    /** Record id of its tag */
    tag_id: TagRecordId;
    /** One of the 45 supported language codes */
    lang_code: LanguageCode;
    /** The name */
    text: string;
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** When it was last changed. ISO 8601, in UTC */
    updated_at: string;
    /** Address of this record */
    url: string;
}
/** A museum's own look. */
export interface Look {
    /** Record id of the museum */
    id: number;
    /** Name that visitors read, in place of that of the service */
    display_name: string | null;
    /** Colour of what visitors press, as `#rrggbb` */
    colour: string | null;
    /** Address of the imprint */
    imprint_url: string | null;
    /** Address of what is said on privacy */
    privacy_url: string | null;
    /** Address of the logo */
    logo_url: string | null;
}
/** What is to be changed of a look. */
export interface LookChanges {
    /** Name that visitors read; null: that of the service */
    display_name?: string | null | undefined;
    /** Colour of what visitors press, as `#rrggbb`; pages make it darker or lighter where it is hard to read */
    colour?: string | null | undefined;
    /** Address of the imprint, by http or https */
    imprint_url?: string | null | undefined;
    /** Address of what is said on privacy, by http or https */
    privacy_url?: string | null | undefined;
    /** Record id of the museum. Only for admins, who need it; from others it is ignored */
    member_of?: string | undefined;
}
/** A tag as `show` answers it, or, where it was looked up by its hardware, as `showByHardwareId` does. */
export interface LookedUpTag {
    /** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
    id: TagRecordId;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier: TagIdentifier;
    /** Description; where it was looked up by its identifier */
    description?: string | null | undefined;
    /** Name of the tag in one language; an empty text where it has none */
    name: TextInLanguage;
    /** Gender of the voice that reads the text aloud */
    gender?: Gender | undefined;
    /** Address of a picture */
    image_url: string | null;
    /** Address of a page about the tag, as it was entered: it may lack a scheme */
    text_url: string;
    /** The text of the tag in the requested language, or else the original */
    translation: TextInLanguage;
    /** All hardware of the tag; where it was looked up by its hardware */
    hardware?: AttachedHardware[] | undefined;
    /** Where text and name come from; only with `expand=provenance` */
    provenance?: TagProvenance | undefined;
}
/** What the single call would answer to one observation. */
export interface LookupResult {
    /** `found`: with `tag`; `not_found`: there is no such tag; `invalid`: with `error` */
    status: LookupResultStatus;
    /** The tag, where it was found */
    tag?: LookedUpTag | undefined;
    /** What is wrong with the observation */
    error?: LookupResultError | undefined;
}
/** What is wrong with the observation */
export interface LookupResultError {
    /** Human-readable text, in English */
    message: string;
    /** What went wrong, of a closed list. The header `X-Error-Reason` says it more finely. */
    code: ErrorCode;
    /** Only where values are missing: the names of all missing parameters */
    values?: string[] | undefined;
}
/** The values of `LookupResultStatus` that are known today. */
export type KnownLookupResultStatus = 'found' | 'not_found' | 'invalid';
/** `found`: with `tag`; `not_found`: there is no such tag; `invalid`: with `error` */
export type LookupResultStatus = Open<KnownLookupResultStatus>;
/** What became of each observation. */
export interface LookupResults {
    /** One for each observation, in their order */
    results: LookupResult[];
}
/** Where a hardware item of a tag is, for a map. */
export interface Marker {
    /** Latitude in degrees */
    latitude: number;
    /** Longitude in degrees */
    longitude: number;
}
/** What a provider has made of a text. */
export interface MemoryEntry {
    /** Id of the entry */
    id: number;
    /** The language of the original */
    source_lang_code: LanguageCode;
    /** The language that it was translated into */
    lang_code: LanguageCode;
    /** What it was translated to */
    text: string;
    /** The provider whose work it is */
    provider: string;
    /** Whether it serves everybody; else it serves one customer, or the tags that are nobody’s */
    is_shared: boolean;
    /** Record id of the customer that it serves; null where it is shared, or serves tags that are nobody’s */
    customer_id: number | null;
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
}
/** The tags of the customer. */
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
    /** `original`: typed in first; `machine`: the work of a provider, or taken over from another tag; `human`: typed in or corrected by a person */
    origin: NameTranslationOrigin;
    /** The provider whose work it is; `memory`: that of a person, on another tag of the same customer with the same original; null for the work of a person */
    provider: string | null;
    /** Whether the original has changed since it was translated */
    stale: boolean;
    /** Names the original that it was made from: SHA-256 of its language and text */
    source_hash: string;
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** When it was last changed. ISO 8601, in UTC */
    updated_at: string;
    /** Address of this record */
    url: string;
}
/** What is to be changed of a name translation. */
export interface NameTranslationChanges {
    /** The text; stored as the work of a person */
    text?: string | undefined;
    /** The language; that of a machine translation is fixed */
    lang_code?: KnownLanguageCode | undefined;
    /** Whether the edit of an original leaves its translations valid, as the correction of a typing error does. Without it, machine translations are made again and those of people are flagged stale */
    minor_edit?: boolean | undefined;
    /** Record id of the tag whose page a browser is sent to afterwards; it changes nothing */
    tag_id?: TagRecordId | null | undefined;
    /** The `source_hash` of the original that was read. Where it is another by now, nothing is written, and the answer is 409 */
    source_hash?: string | null | undefined;
}
/** The values of `NameTranslationOrigin` that are known today. */
export type KnownNameTranslationOrigin = 'original' | 'machine' | 'human';
/** `original`: typed in first; `machine`: the work of a provider, or taken over from another tag; `human`: typed in or corrected by a person */
export type NameTranslationOrigin = Open<KnownNameTranslationOrigin>;
/** A bundle link to be made. */
export interface NewBundleLink {
    /** Record id of a place of the customer, for the tags there; null or absent: for all its tags */
    place_id?: number | null | undefined;
}
/** A customer to be made. */
export interface NewCustomer {
    /** E-mail address; stored in lower case */
    email: string;
    /** Password, of at least 8 characters; an empty one leaves it as it is, one of white space is refused. A new one signs the customer out everywhere, but for the token or session by which it changes its own */
    password?: string | undefined;
    /** Name of the customer */
    name?: string | null | undefined;
    /** `admin` widens what the customer sees. Only an admin can set it; from others it is ignored */
    role?: string | null | undefined;
    /** Letters that say how many reports visitors have sent about the customer's tags, with a link to them: `at_once`, one an hour at most; `daily`, after midnight (UTC), about the day before; `none`, as without a word. They need a mail server, and go to an address that its owner has not changed without proof. The choice is in no answer */
    report_mail?: KnownNewCustomerReportMail | null | undefined;
    /** Whether the customer is kept from signing in, a new one from the beginning: its tokens and sessions end, its tags and bundle links go on. Only an admin can set it; from others it is ignored. It is in no answer */
    suspended?: boolean | undefined;
}
/** The values of `NewCustomerReportMail` that are known today. */
export type KnownNewCustomerReportMail = 'none' | 'daily' | 'at_once';
/** Letters that say how many reports visitors have sent about the customer's tags, with a link to them: `at_once`, one an hour at most; `daily`, after midnight (UTC), about the day before; `none`, as without a word. They need a mail server, and go to an address that its owner has not changed without proof. The choice is in no answer */
export type NewCustomerReportMail = Open<KnownNewCustomerReportMail>;
/** A hardware item to be made. */
export interface NewHardware {
    /** Identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code; stored in upper case */
    identifier: HardwareIdentifier;
    /** Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.) */
    hardware_type: KnownHardwareType;
    /** Record id of the tag to attach it to; blank leaves it, or makes it, free */
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
/** An invitation to be made. */
export interface NewInvitation {
    /** E-mail address of who is invited; stored in lower case */
    email: string;
    /** Name that the customer is to have; it can be changed when the invitation is accepted */
    name?: string | null | undefined;
    /** Role that the customer is to have: `admin` sees the records of all */
    role?: string | null | undefined;
}
/** A name that is to stay as it is. */
export interface NewKeepWord {
    /** A name, of one word or several. It is found as whole words; white space around it is cut off. */
    word: string;
    /** Whether only this spelling stays; by default all do, each as it is written in the text */
    case_sensitive?: boolean | undefined;
}
/** A name to be added to a tag. */
export interface NewNameTranslation {
    /** Record id (`id`) of the tag; one that the caller may change */
    tag_id: TagRecordId;
    /** The language */
    lang_code?: KnownLanguageCode | null | undefined;
    /** The text, where it is the original or the work of a person; otherwise it is not used */
    text?: string | null | undefined;
    /** `human`: the given text is stored as the work of a person, and nothing is translated */
    origin?: KnownNewNameTranslationOrigin | null | undefined;
    /** The `source_hash` of the original that was read. Where it is another by now, nothing is written, and the answer is 409 */
    source_hash?: string | null | undefined;
}
/** The values of `NewNameTranslationOrigin` that are known today. */
export type KnownNewNameTranslationOrigin = 'machine' | 'human';
/** `human`: the given text is stored as the work of a person, and nothing is translated */
export type NewNameTranslationOrigin = Open<KnownNewNameTranslationOrigin>;
/** A place to be made. */
export interface NewPlace {
    /** Its names in languages, by language code. Those that are absent stay as they are, a blank one is taken away; null takes all away */
    names?: Record<string, string> | null | undefined;
    /** Name of the place */
    name?: string | null | undefined;
    /** Latitude in degrees */
    latitude?: number | null | undefined;
    /** Longitude in degrees */
    longitude?: number | null | undefined;
}
/** A tag to be made. */
export interface NewTagRecord {
    /** Record id of a place of the tag's customer */
    place_id?: number | null | undefined;
    /** Record id of the parent tag */
    parent_id?: TagRecordId | null | undefined;
    /** Description of the tag */
    description?: string | null | undefined;
    /** Address of a picture, by http or https */
    image_url?: string | null | undefined;
    /** Address of a page about the tag, by http or https; the scheme may be left out */
    text_url?: string | null | undefined;
    /** What the tag's customer calls it in their own books; one tag of a customer has it. It is in no answer but exports and those with `expand=details`, finds the tag in searches and imports, and is left where the tag is given away */
    reference?: string | null | undefined;
    /** Whether the tag is not open to visitors yet: lookups and bundles do not know it then, and its page says so */
    hidden?: boolean | undefined;
    /** Its position among the tags of a place, and on the way from tag to tag; tags without one come last */
    position?: number | null | undefined;
    /** Whose picture it is, as it stands under it; filled in from a picture that says so itself */
    credit?: string | null | undefined;
}
/** An invitation to be made. */
export interface NewTeamInvitation {
    /** E-mail address of who is invited; stored in lower case */
    email: string;
    /** Name that the member is to have, who may change it */
    name?: string | null | undefined;
    /** What a member may, each role with all of the ones before it: `viewer` reads, `translator` writes translations by hand, `editor` writes all else, `manager` has the team and links too */
    role: KnownTeamRole;
    /** The languages that a translator writes in, as aliases too; null: all */
    languages?: KnownLanguageCode[] | null | undefined;
    /** Record id of the museum. Only for admins, who need it; from others it is ignored */
    member_of?: string | undefined;
}
/** A text record to be made. */
export interface NewTextRecord {
    /** Record id (`id`) of the tag; one that the caller may change */
    tag_id: TagRecordId;
    /** Gender of the voice that reads the text aloud; `m` where absent or blank */
    gender?: KnownGender | null | undefined;
    /** The text, stored exactly as given */
    text: string;
    /** One of the supported language codes. BCP 47 tags that mean one of them are understood (`zh-Hans`, `nb`, `pt-BR`). */
    lang_code: KnownLanguageCode;
}
/** A text to be added to a tag. */
export interface NewTranslation {
    /** Record id (`id`) of the tag; one that the caller may change */
    tag_id: TagRecordId;
    /** The language */
    lang_code?: KnownLanguageCode | null | undefined;
    /** The text, where it is the original or the work of a person; otherwise it is not used */
    text?: string | null | undefined;
    /** `human`: the given text is stored as the work of a person, and nothing is translated */
    origin?: KnownNewTranslationOrigin | null | undefined;
    /** The `source_hash` of the original that was read. Where it is another by now, nothing is written, and the answer is 409 */
    source_hash?: string | null | undefined;
}
/** What is to be translated into which languages. */
export interface NewTranslationOrder {
    /** The languages into which is translated. One that is named twice counts once */
    lang_codes: KnownLanguageCode[];
    /** Record id of the place whose tags are meant; without it and `tag_ids` all tags of the caller */
    place_id?: number | null | undefined;
    /** The tags, by record id; instead of `place_id` */
    tag_ids?: TagRecordId[] | undefined;
    /** Texts, names, or both as where nothing is said */
    parts?: KnownNewTranslationOrderPartsItem[] | undefined;
    /** `missing`: what is not there; `stale`: what a machine has made from an older original. Both where nothing is said */
    states?: KnownNewTranslationOrderStatesItem[] | undefined;
}
/** The values of `NewTranslationOrderPartsItem` that are known today. */
export type KnownNewTranslationOrderPartsItem = 'text' | 'name';
/**  */
export type NewTranslationOrderPartsItem = Open<KnownNewTranslationOrderPartsItem>;
/** The values of `NewTranslationOrderStatesItem` that are known today. */
export type KnownNewTranslationOrderStatesItem = 'missing' | 'stale';
/**  */
export type NewTranslationOrderStatesItem = Open<KnownNewTranslationOrderStatesItem>;
/** The values of `NewTranslationOrigin` that are known today. */
export type KnownNewTranslationOrigin = 'machine' | 'human';
/** `human`: the given text is stored as the work of a person, and nothing is translated */
export type NewTranslationOrigin = Open<KnownNewTranslationOrigin>;
/** A tag that was met: by its identifier, or else by the type and identifier of a hardware item of it. */
export interface Observation {
    /** Tag identifier (`tag_identifier`); case does not matter */
    tag_identifier?: TagIdentifier | undefined;
    /** Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.) */
    type?: KnownHardwareType | undefined;
    /** Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared without case. Beacons and NFC chips are their digits, whatever stands between and around these (`04 A2`, `0x04A2`, `{…}`, `urn:uuid:`); both orders of bytes of an ISO 15693 chip are one */
    id?: HardwareIdentifier | undefined;
    /** Major number; required for a beacon, ignored for other types */
    major?: number | undefined;
    /** Minor number; required for a beacon, ignored for other types */
    minor?: number | undefined;
}
/** The values of `Origin` that are known today. */
export type KnownOrigin = 'original' | 'machine' | 'human';
/** `original`: as it was entered; `machine`: a translation by a provider, or taken over from another tag; `human`: one by a person */
export type Origin = Open<KnownOrigin>;
/** A row whose location is not its place's: places do not move, and a new one is where its first row says. */
export interface OtherLocation {
    /** The `line` of the row */
    line: number;
    /** The place's name */
    place: string;
}
/** A link by which a customer chooses a new password. */
export interface PasswordLink {
    /** Address at which a new password is chosen, by anybody who has it. It is answered once */
    url: string;
    /** Until when it can be used. ISO 8601, in UTC */
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
    /** Its names in languages, written by people, by language code: visitors read the first of their wishes, and `name` where none of them is there */
    names: Record<string, string>;
    /** Latitude in degrees */
    latitude: number | null;
    /** Longitude in degrees */
    longitude: number | null;
    /** Address of its picture */
    image_url: string | null;
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** When it was last changed. ISO 8601, in UTC */
    updated_at: string;
    /** Address of this record */
    url: string;
}
/** What is to be changed of a place. */
export interface PlaceChanges {
    /** Its names in languages, by language code. Those that are absent stay as they are, a blank one is taken away; null takes all away */
    names?: Record<string, string> | null | undefined;
    /** Name of the place */
    name?: string | null | undefined;
    /** Latitude in degrees */
    latitude?: number | null | undefined;
    /** Longitude in degrees */
    longitude?: number | null | undefined;
}
/** Where a text comes from. */
export interface Provenance {
    /** The supported languages that were asked for, in order and without excluded ones. Where `Accept-Language` says `*`, the original’s stands at its place */
    requested: LanguageCode[];
    /** The language that the text is in */
    served: LanguageCode;
    /** The language of the original */
    original: LanguageCode;
    /** `original`: as it was entered; `machine`: a translation by a provider, or taken over from another tag; `human`: one by a person */
    origin: Origin;
    /** The provider; `memory` for a person’s work on another tag of the same customer with the same original; null unless it is a machine’s */
    provider: string | null;
    /** Names the original that the text was made from: SHA-256 of its language and text */
    source_hash: string;
    /** A person’s translation whose original has changed since */
    stale: boolean;
    /** When the translation was last written; null for an original. ISO 8601, in UTC */
    translated_at: string | null;
    /** Why it is not the language that was asked for first; null where it is. `off`: lookups do not translate here; `unsupported`: no provider can; `refused`: every provider refuses this text; `unavailable`: the last attempt failed; `pending`: it may be there soon */
    fallback_reason: ProvenanceFallbackReason | null;
}
/** The values of `ProvenanceFallbackReason` that are known today. */
export type KnownProvenanceFallbackReason = 'off' | 'unsupported' | 'refused' | 'unavailable' | 'pending';
/** Why it is not the language that was asked for first; null where it is. `off`: lookups do not translate here; `unsupported`: no provider can; `refused`: every provider refuses this text; `unavailable`: the last attempt failed; `pending`: it may be there soon */
export type ProvenanceFallbackReason = Open<KnownProvenanceFallbackReason>;
/** Reads that are alike in what `by` tells apart; the other fields are absent. */
export interface ReadRow {
    /** The day, in UTC */
    day?: string | undefined;
    /** Record id of the tag, which may be gone */
    tag_id?: TagRecordId | undefined;
    /** Record id of the place where it was then, which may be gone; null for none */
    place_id?: number | null | undefined;
    /** The language of the text that was served; null where there was none */
    lang_code?: LanguageCode | null | undefined;
    /** By what it was read */
    way?: ReadRowWay | undefined;
    /** The language that was wished for most and was not served; `other`: one that is none of the supported ones; null where it was served, or nothing was wished for */
    missed?: ReadRowMissed | null | undefined;
    /** How many */
    reads: number;
}
/** The values of `ReadRowMissed` that are known today. */
export type KnownReadRowMissed = 'other' | 'ar' | 'bg' | 'ca' | 'zh-CHS' | 'zh-CHT' | 'cs' | 'da' | 'nl' | 'en' | 'et' | 'fi' | 'fr' | 'de' | 'el' | 'ht' | 'he' | 'hi' | 'mww' | 'hu' | 'id' | 'it' | 'ja' | 'tlh' | 'tlh-Qaak' | 'ko' | 'lv' | 'lt' | 'ms' | 'mt' | 'no' | 'fa' | 'pl' | 'pt' | 'ro' | 'ru' | 'sk' | 'sl' | 'es' | 'sv' | 'th' | 'tr' | 'uk' | 'ur' | 'vi' | 'cy';
/** The language that was wished for most and was not served; `other`: one that is none of the supported ones; null where it was served, or nothing was wished for */
export type ReadRowMissed = Open<KnownReadRowMissed>;
/** The values of `ReadRowWay` that are known today. */
export type KnownReadRowWay = 'page' | 'identifier' | 'beacon' | 'nfc' | 'qr' | 'batch';
/** By what it was read */
export type ReadRowWay = Open<KnownReadRowWay>;
/** How often tags were read. */
export interface Reads {
    /** The first day */
    from: string;
    /** The last day */
    to: string;
    /** In the order of what they are grouped by. */
    rows: ReadRow[];
    /** All of them together */
    reads: number;
}
/** A record id, or `none`: no record */
export type RecordOrNone = string & {
    readonly [kind]: 'RecordOrNone';
};
/** Takes a string for a `RecordOrNone`. */
export declare const RecordOrNone: (value: string) => RecordOrNone;
/** What a visitor says is wrong with what they have read. It says nothing of who they are. */
export interface Report {
    /** Record id of the report */
    id: number;
    /** Record id of the tag */
    tag_id: TagRecordId;
    /** What was read: the text of the tag, or its name */
    part: ReportPart;
    /** Language of what was read */
    lang_code: LanguageCode;
    /** Names the original that it was, or was made from, when it was read: SHA-256 of language and text */
    source_hash: string;
    /** What the visitor says, exactly as typed: plain text of a stranger, in whatever language */
    words: string;
    /** Record id of what is stored of it in that language: a translation, or for `name` a name translation; null where there is none any more */
    translation_id: number | null;
    /** Whether visitors read something else there by now; a report counts until then */
    changed_since: boolean;
    /** Whether somebody has corrected what is there since, has said that it is right, or has let a machine make it again: then it does not count any more either */
    closed: boolean;
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** When it was last changed. ISO 8601, in UTC */
    updated_at: string;
    /** Address of this record */
    url: string;
}
/** The values of `ReportPart` that are known today. */
export type KnownReportPart = 'text' | 'name';
/** What was read: the text of the tag, or its name */
export type ReportPart = Open<KnownReportPart>;
/** What was restored from the bin. */
export interface RestoredFromBin {
    /** A restored tag or place, as the operation that shows it has it. */
    record: RestoredRecord;
    /** What has not come back with it */
    left_out: LeftOut[];
}
/** A restored tag or place, as the operation that shows it has it. */
export interface RestoredRecord {
    /** Record id */
    id: number;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier?: TagIdentifier | undefined;
    /** Record id of the customer that it belongs to; null where it belongs to nobody */
    customer_id: number | null;
    /** Record id of its place */
    place_id?: number | null | undefined;
    /** Record id of its parent tag */
    parent_id?: TagRecordId | null | undefined;
    /** Description of the tag */
    description?: string | null | undefined;
    /** Address of its picture */
    image_url?: string | null | undefined;
    /** Address of a page about the tag, as it was entered */
    text_url?: string | null | undefined;
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** When it was last changed. ISO 8601, in UTC */
    updated_at: string;
    /** Address of the record */
    url: string;
    /** What the tag's customer calls it in their own books; with `expand=details` */
    reference?: string | null | undefined;
    /** Whether it is not open to visitors yet; with `expand=details` */
    hidden?: boolean | undefined;
    /** Its position among the tags of a place; with `expand=details` */
    position?: number | null | undefined;
    /** Whose picture it is; with `expand=details` */
    credit?: string | null | undefined;
    /** Its text in all languages, the original among them */
    translations?: Translation[] | undefined;
    /** Its name in all languages */
    name_translations?: NameTranslation[] | undefined;
    /** The hardware that is attached to it */
    hardwares?: Hardware[] | undefined;
    /** Where its hardware is, as far as that is known */
    markers?: Marker[] | undefined;
    /** Name of the place */
    name?: string | null | undefined;
    /** Its names in languages, written by people, by language code: visitors read the first of their wishes, and `name` where none of them is there */
    names?: Record<string, string> | undefined;
    /** Latitude in degrees */
    latitude?: number | null | undefined;
    /** Longitude in degrees */
    longitude?: number | null | undefined;
    /** Its tags, by ascending id */
    tags?: TagRecord[] | undefined;
}
/** A text or a name that was put back. */
export interface RestoredText {
    /** Record id of the translation or name translation */
    id: number;
    /** Record id of its tag */
    tag_id: TagRecordId;
    /** One of the 45 supported language codes */
    lang_code: LanguageCode;
    /** The name */
    text: string;
    /** `original`: typed in first; `machine`: the work of a provider, or taken over from another tag; `human`: typed in or corrected by a person */
    origin: RestoredTextOrigin;
    /** The provider whose work it is; `memory`: that of a person, on another tag of the same customer with the same original; null for the work of a person */
    provider: string | null;
    /** Whether the original has changed since it was translated */
    stale: boolean;
    /** Names the original that it was made from: SHA-256 of its language and text */
    source_hash: string;
    /** Record id of the text record that it belongs to; absent for a name */
    text_record_id?: number | undefined;
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** When it was last changed. ISO 8601, in UTC */
    updated_at: string;
    /** Address of this record */
    url: string;
}
/** The values of `RestoredTextOrigin` that are known today. */
export type KnownRestoredTextOrigin = 'original' | 'machine' | 'human';
/** `original`: typed in first; `machine`: the work of a provider, or taken over from another tag; `human`: typed in or corrected by a person */
export type RestoredTextOrigin = Open<KnownRestoredTextOrigin>;
/** A picture as JSON. */
export interface SentPicture {
    /** The bytes of the picture, in Base64 */
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
    /** Its names in languages, written by people, by language code: visitors read the first of their wishes, and `name` where none of them is there */
    names: Record<string, string>;
    /** Latitude in degrees */
    latitude: number | null;
    /** Longitude in degrees */
    longitude: number | null;
    /** Address of its picture */
    image_url: string | null;
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** When it was last changed. ISO 8601, in UTC */
    updated_at: string;
    /** Address of this record */
    url: string;
    /** Its tags, by ascending id */
    tags: TagRecord[];
}
/** A tag as `show` answers it. */
export interface ShownTag {
    /** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
    id: TagRecordId;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier: TagIdentifier;
    /** Description of the tag */
    description: string | null;
    /** Name of the tag in one language; an empty text where it has none */
    name: TextInLanguage;
    /** Gender of the voice that reads the text aloud */
    gender: Gender;
    /** Address of a picture */
    image_url: string | null;
    /** Address of a page about the tag, as it was entered: it may lack a scheme */
    text_url: string;
    /** The text of the tag in the requested language, or else the original */
    translation: TextInLanguage;
    /** Where text and name come from; only with `expand=provenance` */
    provenance?: TagProvenance | undefined;
}
/** A tag with its texts, names and hardware. */
export interface ShownTagRecord {
    /** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
    id: TagRecordId;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier: TagIdentifier;
    /** Record id of the customer that it belongs to; null where it belongs to nobody */
    customer_id: number | null;
    /** Record id of its place */
    place_id: number | null;
    /** Record id of its parent tag */
    parent_id: TagRecordId | null;
    /** Description of the tag */
    description: string | null;
    /** Address of a picture */
    image_url: string | null;
    /** Address of a page about the tag, as it was entered */
    text_url: string | null;
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** When it was last changed. ISO 8601, in UTC */
    updated_at: string;
    /** Address of this record */
    url: string;
    /** What the tag's customer calls it in their own books; with `expand=details` */
    reference?: string | null | undefined;
    /** Whether it is not open to visitors yet; with `expand=details` */
    hidden?: boolean | undefined;
    /** Its position among the tags of a place; with `expand=details` */
    position?: number | null | undefined;
    /** Whose picture it is; with `expand=details` */
    credit?: string | null | undefined;
    /** Its text in all languages, the original among them */
    translations: Translation[];
    /** Its name in all languages */
    name_translations: NameTranslation[];
    /** The hardware that is attached to it */
    hardwares: Hardware[];
    /** Where its hardware is, as far as that is known */
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
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** When it was last changed. ISO 8601, in UTC */
    updated_at: string;
    /** Address of this record */
    url: string;
    /** All its translations, the original among them */
    translations: Translation[];
}
/** That the token has ended. */
export interface SignedOut {
    /** Human-readable text */
    message: string;
    /** Always `OK` */
    code: SignedOutCode;
}
/** The values of `SignedOutCode` that are known today. */
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
/** What is to be done with many tags. */
export interface TagBulk {
    /** `move`: to the place `place_id`; `hide`: not open to visitors yet; `show`: open to them; `give`: to the customer `customer_id`, only by an admin, and out of places that belong to others; `delete`: with texts and names, their hardware stays and is free */
    action: KnownTagBulkAction;
    /** The tags, by record id; instead of `found` */
    tag_ids?: TagRecordId[] | undefined;
    /** The tags, by what they are; instead of `tag_ids` */
    found?: TagFilters | undefined;
    /** For `move`: record id of a place of the tags' customer; null: out of their places */
    place_id?: number | null | undefined;
    /** For `give`: record id of the customer that they are given to */
    customer_id?: number | undefined;
    /** How many tags there are. Where it is another number by then, nothing is done. Required with `found` and for `delete` */
    count?: number | undefined;
}
/** The values of `TagBulkAction` that are known today. */
export type KnownTagBulkAction = 'move' | 'hide' | 'show' | 'give' | 'delete';
/** `move`: to the place `place_id`; `hide`: not open to visitors yet; `show`: open to them; `give`: to the customer `customer_id`, only by an admin, and out of places that belong to others; `delete`: with texts and names, their hardware stays and is free */
export type TagBulkAction = Open<KnownTagBulkAction>;
/** What was done with many tags, or would be. */
export interface TagBulkResult {
    /** How many tags they are */
    count: number;
    /** With `dry_run`: texts of theirs in all languages, originals among them */
    translations?: number | undefined;
    /** With `dry_run`: texts and names of theirs that people have translated */
    human?: number | undefined;
    /** With `dry_run`: names of theirs in all languages, originals among them */
    names?: number | undefined;
    /** With `dry_run`: hardware items that are attached to them */
    hardwares?: number | undefined;
}
/** Tags by the filters of the list: those of which all of this is true. `{}` means all tags. */
export interface TagFilters {
    /** Up to eight words, in any order, each a part of its name, reference, text, description, place or QR code, without regard to case and accents. A word of one or two letters is the beginning of a word. A printed address, an identifier or a hardware identifier in any spelling finds its tag, and so do its first four characters or more; for admins an e-mail address finds the tags of that customer */
    q?: string | undefined;
    /** Record id of its place; `none`: in no place */
    place_id?: RecordOrNone | undefined;
    /** Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is ignored */
    customer_id?: RecordOrNone | undefined;
    /** A language in which it has something: a text or a name, or what `state` and `part` say of them */
    lang_code?: KnownLanguageCode | undefined;
    /** How its text stands in that language, or its name where `part` says so: the original, a person’s work, a machine’s, work that was made from an older original, or not there although there is an original. Needs `lang_code` */
    state?: KnownTagFiltersState | undefined;
    /** Which of the two `lang_code` and `state` are about. Needs `lang_code` */
    part?: KnownTagFiltersPart | undefined;
    /** The type of hardware that leads to it; `none`: no hardware does */
    hardware?: KnownTagFiltersHardware | undefined;
    /** `1`: it has a text or a name; `0`: it has neither */
    in_use?: number | undefined;
    /** `1`: it is not open to visitors yet; `0`: it is open */
    hidden?: number | undefined;
    /** Changed since then: a day in UTC, or an instant */
    updated_since?: string | undefined;
}
/** The values of `TagFiltersHardware` that are known today. */
export type KnownTagFiltersHardware = 'nfc' | 'ble-beacon' | 'qr' | 'none';
/** The type of hardware that leads to it; `none`: no hardware does */
export type TagFiltersHardware = Open<KnownTagFiltersHardware>;
/** The values of `TagFiltersPart` that are known today. */
export type KnownTagFiltersPart = 'text' | 'name';
/** Which of the two `lang_code` and `state` are about. Needs `lang_code` */
export type TagFiltersPart = Open<KnownTagFiltersPart>;
/** The values of `TagFiltersState` that are known today. */
export type KnownTagFiltersState = 'original' | 'human' | 'machine' | 'stale' | 'missing';
/** How its text stands in that language, or its name where `part` says so: the original, a person’s work, a machine’s, work that was made from an older original, or not there although there is an original. Needs `lang_code` */
export type TagFiltersState = Open<KnownTagFiltersState>;
/** The public identifier of a tag: 12 lower-case hexadecimal digits */
export type TagIdentifier = string & {
    readonly [kind]: 'TagIdentifier';
};
/** Takes a string for a `TagIdentifier`. */
export declare const TagIdentifier: (value: string) => TagIdentifier;
/** What became of a table, or would. */
export interface TagImport {
    /** Whether nothing was done */
    dry_run: boolean;
    /** What becomes of each row, in their order */
    rows: TagImportRow[];
    /** How many tags are made */
    create: number;
    /** How many are changed */
    update: number;
    /** Rows that say what is there already */
    same: number;
    /** Rows of which nothing is done */
    invalid: number;
    /** Fields that blank cells have emptied, with `blank=clear` */
    cleared: number;
    /** The places that rows name which are not invalid, in their order */
    places: ImportedPlace[];
    /** Rows with a location that is not used */
    other_locations: OtherLocation[];
    /** Columns that are not known */
    ignored_columns: string[];
}
/** What becomes of a row. */
export interface TagImportRow {
    /** Which row, the first being 1; blank ones are not counted */
    row: number;
    /** The same as a spreadsheet counts it: the headings are 1, and blank rows are counted */
    line: number;
    /** What is done */
    action: TagImportRowAction;
    /** Record id of the tag; null where there is none, or not yet */
    tag_id: number | null;
    /** What stands in its address */
    tag_identifier: string | null;
    /** By column, what stands there before and after */
    changes: Record<string, (string | null)[]>;
    /** What is wrong with a record: messages by field. `base` is about the record as a whole. A message is meant to stand behind the field's name. */
    errors: Record<string, string[]>;
}
/** The values of `TagImportRowAction` that are known today. */
export type KnownTagImportRowAction = 'create' | 'update' | 'same' | 'invalid';
/** What is done */
export type TagImportRowAction = Open<KnownTagImportRowAction>;
/** Tags to be made without text, name or hardware. */
export interface TagMint {
    /** How many */
    count: number;
    /** Record id of the place that they are in; one of their customer */
    place_id?: number | null | undefined;
    /** Record id of the customer that they belong to; without it the customer of the place, and else the caller. Only an admin can say it; from others it is ignored */
    customer_id?: number | null | undefined;
}
/** What is written on an NFC chip for a tag. */
export interface TagNdef {
    /** The message, two hexadecimal digits in lower case to a byte */
    hex: string;
    /** How many bytes that are */
    bytes: number;
    /** What the message says */
    records: TagNdefRecordsItem[];
    /** Chips that hold the message as they come from the factory */
    fits: TagNdefFitsItem[];
}
/** The values of `TagNdefFitsItem` that are known today. */
export type KnownTagNdefFitsItem = 'NTAG213' | 'NTAG215' | 'NTAG216';
/**  */
export type TagNdefFitsItem = Open<KnownTagNdefFitsItem>;
/**  */
export interface TagNdefRecordsItem {
    /** Type of the record */
    type: TagNdefRecordsItemType;
    /** The address, or the package of the app */
    value: string;
}
/** The values of `TagNdefRecordsItemType` that are known today. */
export type KnownTagNdefRecordsItemType = 'U' | 'android.com:pkg';
/** Type of the record */
export type TagNdefRecordsItemType = Open<KnownTagNdefRecordsItemType>;
/** Where the text and the name of a tag come from. */
export interface TagProvenance {
    /** Of the text; null where there is none */
    text: Provenance | null;
    /** Of the name; null where there is none */
    name: Provenance | null;
}
/** A tag as a record. */
export interface TagRecord {
    /** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
    id: TagRecordId;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier: TagIdentifier;
    /** Record id of the customer that it belongs to; null where it belongs to nobody */
    customer_id: number | null;
    /** Record id of its place */
    place_id: number | null;
    /** Record id of its parent tag */
    parent_id: TagRecordId | null;
    /** Description of the tag */
    description: string | null;
    /** Address of a picture */
    image_url: string | null;
    /** Address of a page about the tag, as it was entered */
    text_url: string | null;
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** When it was last changed. ISO 8601, in UTC */
    updated_at: string;
    /** Address of this record */
    url: string;
    /** What the tag's customer calls it in their own books; with `expand=details` */
    reference?: string | null | undefined;
    /** Whether it is not open to visitors yet; with `expand=details` */
    hidden?: boolean | undefined;
    /** Its position among the tags of a place; with `expand=details` */
    position?: number | null | undefined;
    /** Whose picture it is; with `expand=details` */
    credit?: string | null | undefined;
}
/** What is to be changed of a tag. */
export interface TagRecordChanges {
    /** Record id of a place of the tag's customer */
    place_id?: number | null | undefined;
    /** Record id of the parent tag */
    parent_id?: TagRecordId | null | undefined;
    /** Description of the tag */
    description?: string | null | undefined;
    /** Address of a picture, by http or https */
    image_url?: string | null | undefined;
    /** Address of a page about the tag, by http or https; the scheme may be left out */
    text_url?: string | null | undefined;
    /** What the tag's customer calls it in their own books; one tag of a customer has it. It is in no answer but exports and those with `expand=details`, finds the tag in searches and imports, and is left where the tag is given away */
    reference?: string | null | undefined;
    /** Whether the tag is not open to visitors yet: lookups and bundles do not know it then, and its page says so */
    hidden?: boolean | undefined;
    /** Its position among the tags of a place, and on the way from tag to tag; tags without one come last */
    position?: number | null | undefined;
    /** Whose picture it is, as it stands under it; filled in from a picture that says so itself */
    credit?: string | null | undefined;
    /** Record id of the customer that the tag is given to; it goes out of a place that belongs to another one. Only an admin can set it; from others it is ignored */
    customer_id?: number | undefined;
}
/** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
export type TagRecordId = number & {
    readonly [kind]: 'TagRecordId';
};
/** Takes a number for a `TagRecordId`. */
export declare const TagRecordId: (value: number) => TagRecordId;
/** A table of tags, as exports write it. */
export interface TagTable {
    /** A table (RFC 4180) with commas, semicolons, tabs or pipes, or with what a first line `sep=X` names, whose first record names the columns */
    csv?: string | undefined;
    /** The rows, instead of `csv`: no more than 5000 */
    rows?: TagTableRow[] | undefined;
}
/** What a row of a table says of a tag. What is absent or blank stays as it is. */
export interface TagTableRow {
    /** The tag that the row is about. Without it, it is found by its hardware, then by its reference */
    tag_identifier?: string | undefined;
    /** What the tag's customer calls it in their own books */
    reference?: string | undefined;
    /** E-mail address of whom a new tag belongs to. Only an admin can say it; from others it is ignored */
    customer?: string | undefined;
    /** Record id of a place of the tag's customer */
    place_id?: number | undefined;
    /** Its name, where `place_id` is not given */
    place?: string | undefined;
    /** Latitude of a place that is made with `create_places=1`, in degrees; a text with a comma is taken too */
    latitude?: number | undefined;
    /** Longitude of a place that is made with `create_places=1`, in degrees; a text with a comma is taken too */
    longitude?: number | undefined;
    /** Items that are to lead to the tag; none is moved from another tag */
    hardware?: TableItem[] | undefined;
    /** Description of the tag */
    description?: string | undefined;
    /** Address of a picture */
    image_url?: string | undefined;
    /** Address of a page about the tag */
    text_url?: string | undefined;
    /** `1`: not open to visitors yet; `0`: open */
    hidden?: number | undefined;
    /** Position among the tags of a place */
    position?: number | undefined;
    /** Whose picture it is */
    credit?: string | undefined;
    /** Of the voice that reads the text */
    gender?: string | undefined;
    /** Language of the text; a new text needs it */
    lang?: string | undefined;
    /** The text */
    text?: string | undefined;
    /** Language of the name; without it that of the text */
    name_lang?: string | undefined;
    /** The name */
    name?: string | undefined;
    /** The text in other languages than the original's, by language code; an object with `text`, as exports have it, is taken too */
    texts?: Record<string, string> | undefined;
    /** The name in other languages than the original's, by language code; an object with `text`, as exports have it, is taken too */
    names?: Record<string, string> | undefined;
}
/** An invitation to become a member of a museum. */
export interface TeamInvitation {
    /** Record id of the invitation */
    id: number;
    /** E-mail address of who is invited, in lower case */
    email: string;
    /** Name that the member is to have */
    name: string | null;
    /** What a member may, each role with all of the ones before it: `viewer` reads, `translator` writes translations by hand, `editor` writes all else, `manager` has the team and links too */
    role: TeamRole;
    /** The languages that a translator writes in; null: all */
    languages: LanguageCode[] | null;
    /** Record id of who invites */
    customer_id: number;
    /** Whether a mail server has taken the invitation */
    sent: boolean;
    /** Until when it can be accepted. ISO 8601, in UTC */
    expires_at: string;
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** Address at which the invitation is accepted. It is answered once, to who makes the invitation; null from then on */
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
    /** What a member may, each role with all of the ones before it: `viewer` reads, `translator` writes translations by hand, `editor` writes all else, `manager` has the team and links too */
    role: TeamRole;
    /** The languages that a translator writes in; null: all */
    languages: LanguageCode[] | null;
    /** The day, in UTC, on which the member was last seen; null: never */
    last_seen_on: string | null;
    /** When the account was made. ISO 8601, in UTC */
    created_at: string;
}
/** What is to be changed of a member. */
export interface TeamMemberChanges {
    /** What a member may, each role with all of the ones before it: `viewer` reads, `translator` writes translations by hand, `editor` writes all else, `manager` has the team and links too */
    role?: KnownTeamRole | undefined;
    /** The languages that a translator writes in, as aliases too; null: all */
    languages?: KnownLanguageCode[] | null | undefined;
}
/** The values of `TeamRole` that are known today. */
export type KnownTeamRole = 'viewer' | 'translator' | 'editor' | 'manager';
/** What a member may, each role with all of the ones before it: `viewer` reads, `translator` writes translations by hand, `editor` writes all else, `manager` has the team and links too */
export type TeamRole = Open<KnownTeamRole>;
/** A text and the language that it is really in. */
export interface TextInLanguage {
    /** The text */
    text: string;
    /** One of the 45 supported language codes */
    lang: LanguageCode;
}
/** The text of a tag, by its original. */
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
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** When it was last changed. ISO 8601, in UTC */
    updated_at: string;
    /** Address of this record */
    url: string;
}
/** What is to be changed of a text record. */
export interface TextRecordChanges {
    /** Gender of the voice that reads the text aloud; `m` where absent or blank */
    gender?: KnownGender | null | undefined;
    /** The text, stored exactly as given */
    text?: string | undefined;
    /** One of the supported language codes. BCP 47 tags that mean one of them are understood (`zh-Hans`, `nb`, `pt-BR`). */
    lang_code?: KnownLanguageCode | undefined;
    /** Whether the edit of an original leaves its translations valid, as the correction of a typing error does. Without it, machine translations are made again and those of people are flagged stale */
    minor_edit?: boolean | undefined;
    /** Record id of the tag whose page a browser is sent to afterwards; it changes nothing */
    tag_id?: TagRecordId | null | undefined;
}
/** The values of `TotalCountRelation` that are known today. */
export type KnownTotalCountRelation = 'gte';
/**  */
export type TotalCountRelation = Open<KnownTotalCountRelation>;
/** What was translated into a language on a day, by whom. */
export interface TranslatedOnDay {
    /** The day, in UTC */
    day: string;
    /** Whom it was sent to; `memory`: nobody, it had been translated before */
    provider: string;
    /** One of the 45 supported language codes */
    lang_code: LanguageCode;
    /** Characters of originals */
    characters: number;
    /** What these come to at today's prices, in `currency`, rounded to four decimal places once, as a sum; null where a part of it has no price. Only for admins */
    cost?: number | null | undefined;
}
/** A visitor's words in the language of the original. */
export interface TranslatedReport {
    /** What the visitor says */
    words: string;
    /** Language of the original, into which it is translated */
    lang_code: LanguageCode;
    /** Whose work it is */
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
    /** `original`: typed in first; `machine`: the work of a provider, or taken over from another tag; `human`: typed in or corrected by a person */
    origin: TranslationOrigin;
    /** The provider whose work it is; `memory`: that of a person, on another tag of the same customer with the same original; null for the work of a person */
    provider: string | null;
    /** Whether the original has changed since it was translated */
    stale: boolean;
    /** Names the original that it was made from: SHA-256 of its language and text */
    source_hash: string;
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** When it was last changed. ISO 8601, in UTC */
    updated_at: string;
    /** Address of this record */
    url: string;
}
/** What is to be changed of a translation. */
export interface TranslationChanges {
    /** The text; stored as the work of a person */
    text?: string | undefined;
    /** The language; that of a machine translation is fixed */
    lang_code?: KnownLanguageCode | undefined;
    /** Whether the edit of an original leaves its translations valid, as the correction of a typing error does. Without it, machine translations are made again and those of people are flagged stale */
    minor_edit?: boolean | undefined;
    /** Record id of the tag whose page a browser is sent to afterwards; it changes nothing */
    tag_id?: TagRecordId | null | undefined;
    /** The `source_hash` of the original that was read. Where it is another by now, nothing is written, and the answer is 409 */
    source_hash?: string | null | undefined;
}
/** What an order would come to, if nothing fails or changes. */
export interface TranslationEstimate {
    /** Items: a text or name with an original, in a language other than the original’s */
    total: number;
    /** Items of which there is nothing to be made */
    skipped: number;
    /** Items that would be made */
    items: number;
    /** Characters (code points) of their originals */
    characters: number;
    /** Of these, what need not be sent: it is remembered, or stands in the order more than once */
    characters_from_memory: number;
    /** Of these, what would be sent to providers */
    characters_to_send: number;
    /** What the caps of the day still leave to orders, when this was asked */
    characters_left_today: number;
    /** What is to be sent comes to at today's prices, in `currency`, rounded to four decimal places once, as a sum; null where a part of it has no price. Only for admins */
    cost?: number | null | undefined;
    /** The currency of `cost`, a code of ISO 4217; null where the operator has set no prices. Only for admins */
    currency?: string | null | undefined;
}
/** What was sent to be translated, and what did not have to be. */
export interface TranslationFigures {
    /** The first day that is counted */
    from: string;
    /** The last day */
    to: string;
    /** By day, provider and language; days without any are left out */
    rows: TranslatedOnDay[];
    /** Characters that were translated, or tried to be: those from memory and those that were sent */
    asked: number;
    /** Those that did not have to be sent */
    memory: number;
    /** Those that were sent to providers; each attempt counts, as it does for the caps */
    sent: number;
    /**  */
    caps: DailyCap[];
    /** What was sent comes to at today's prices, in `currency`, rounded to four decimal places once, as a sum; null where a part of it has no price. Only for admins */
    cost?: number | null | undefined;
    /** The currency of `cost`, a code of ISO 4217; null where the operator has set no prices. Only for admins */
    currency?: string | null | undefined;
}
/** An order of translations. */
export interface TranslationOrder {
    /** Record id of the order */
    id: number;
    /** Record id of the customer whose order it is */
    customer_id: number;
    /** The languages, in the order in which they were asked for */
    lang_codes: LanguageCode[];
    /** Record id of the place whose tags were meant, as asked; null: others */
    place_id: number | null;
    /** How many tags were meant */
    tags: number;
    /** Texts, names, or both */
    parts: TranslationOrderPartsItem[];
    /** What of them was asked for */
    states: TranslationOrderStatesItem[];
    /** `queued` until its first item has begun, then `running` until there is nothing left to be done: then it is `cancelled` where items were, `succeeded` where none has failed, `failed` where none was saved, else `partially_failed` */
    state: TranslationOrderState;
    /** Why nothing of it can be worked on now: the budget of the month or the characters of the day are spent, or no provider may be asked, or its customer is suspended. It goes on by itself */
    waiting_for: TranslationOrderWaitingFor | null;
    /** Its items: the six counts that follow add up to this */
    total: number;
    /** Items that are still to be made */
    queued: number;
    /** Items that are being made */
    running: number;
    /** Items whose translation is stored */
    saved: number;
    /** Items of which there was nothing to be made */
    skipped: number;
    /** Items that could not be made */
    failed: number;
    /** Items that were cancelled */
    cancelled: number;
    /** When its last item ended; null while it goes on. ISO 8601, in UTC */
    finished_at: string | null;
    /** What was sent for it, each attempt, comes to at today's prices, in `currency`, rounded to four decimal places once, as a sum; null where a part of it has no price. Only for admins */
    cost?: number | null | undefined;
    /** The currency of `cost`, a code of ISO 4217; null where the operator has set no prices. Only for admins */
    currency?: string | null | undefined;
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** When it was last changed. ISO 8601, in UTC */
    updated_at: string;
    /** Address of this record */
    url: string;
}
/** A text or name in one language, as a part of an order. */
export interface TranslationOrderItem {
    /** Which of the items of its order it is, from 1 */
    id: number;
    /** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
    tag_id: TagRecordId;
    /** Whether it is the text of the tag or its name */
    part: TranslationOrderItemPart;
    /** One of the 45 supported language codes */
    lang_code: LanguageCode;
    /** What has become of it */
    state: TranslationOrderItemState;
    /** Of one that is saved, whose work it is, or `memory`; of one that has failed, who was asked last; else null */
    provider: string | null;
    /** Why it was skipped: `human`, a person’s work is there; `fresh`, a machine’s is, of the present original; `not_asked`, its state was not asked for; `unsupported`, no provider can make it; `gone`, there is no such text any more. Why it has failed: `refused`, by every provider; `unavailable` or `throttled`, in three attempts. Else null */
    reason: TranslationOrderItemReason | null;
    /** Of one that has failed, the HTTP status of the provider's answer, and the provider's own code where it has one; for admins what it said besides, without the text. Else null */
    detail: string | null;
    /** When it was last changed. ISO 8601, in UTC */
    updated_at: string;
}
/** The values of `TranslationOrderItemPart` that are known today. */
export type KnownTranslationOrderItemPart = 'text' | 'name';
/** Whether it is the text of the tag or its name */
export type TranslationOrderItemPart = Open<KnownTranslationOrderItemPart>;
/** The values of `TranslationOrderItemReason` that are known today. */
export type KnownTranslationOrderItemReason = 'human' | 'fresh' | 'not_asked' | 'unsupported' | 'gone' | 'refused' | 'unavailable' | 'throttled';
/** Why it was skipped: `human`, a person’s work is there; `fresh`, a machine’s is, of the present original; `not_asked`, its state was not asked for; `unsupported`, no provider can make it; `gone`, there is no such text any more. Why it has failed: `refused`, by every provider; `unavailable` or `throttled`, in three attempts. Else null */
export type TranslationOrderItemReason = Open<KnownTranslationOrderItemReason>;
/** The values of `TranslationOrderItemState` that are known today. */
export type KnownTranslationOrderItemState = 'queued' | 'running' | 'saved' | 'skipped' | 'failed' | 'cancelled';
/** What has become of it */
export type TranslationOrderItemState = Open<KnownTranslationOrderItemState>;
/** The values of `TranslationOrderPartsItem` that are known today. */
export type KnownTranslationOrderPartsItem = 'text' | 'name';
/**  */
export type TranslationOrderPartsItem = Open<KnownTranslationOrderPartsItem>;
/** The values of `TranslationOrderState` that are known today. */
export type KnownTranslationOrderState = 'queued' | 'running' | 'succeeded' | 'partially_failed' | 'failed' | 'cancelled';
/** `queued` until its first item has begun, then `running` until there is nothing left to be done: then it is `cancelled` where items were, `succeeded` where none has failed, `failed` where none was saved, else `partially_failed` */
export type TranslationOrderState = Open<KnownTranslationOrderState>;
/** The values of `TranslationOrderStatesItem` that are known today. */
export type KnownTranslationOrderStatesItem = 'missing' | 'stale';
/**  */
export type TranslationOrderStatesItem = Open<KnownTranslationOrderStatesItem>;
/** The values of `TranslationOrderWaitingFor` that are known today. */
export type KnownTranslationOrderWaitingFor = 'budget' | 'cap' | 'providers' | 'suspended';
/** Why nothing of it can be worked on now: the budget of the month or the characters of the day are spent, or no provider may be asked, or its customer is suspended. It goes on by itself */
export type TranslationOrderWaitingFor = Open<KnownTranslationOrderWaitingFor>;
/** The values of `TranslationOrigin` that are known today. */
export type KnownTranslationOrigin = 'original' | 'machine' | 'human';
/** `original`: typed in first; `machine`: the work of a provider, or taken over from another tag; `human`: typed in or corrected by a person */
export type TranslationOrigin = Open<KnownTranslationOrigin>;
/** The values of `TranslationStatus` that are known today. */
export type KnownTranslationStatus = 'original' | 'stored' | 'translated' | 'unavailable';
/**  */
export type TranslationStatus = Open<KnownTranslationStatus>;
/** A text or a name to be translated, beside its original. */
export interface TranslationWork {
    /** Record id of the tag */
    tag_id: TagRecordId;
    /** Whether it is the text of the tag, or its name */
    part: TranslationWorkPart;
    /** The language to translate into */
    lang_code: LanguageCode;
    /** `missing`: not there; `stale`: made from an older original; else whose work it is, made from the present one */
    state: TranslationWorkState;
    /** What is to be translated */
    original: TranslationWorkOriginal;
    /** What is there in the language; null where nothing is */
    target: TranslationWorkTarget | null;
    /** What a stale one was made from; null where it is not stale, or where that is not known any more */
    former_original: TranslationWorkFormerOriginal | null;
    /** What to look at in `target` beside the present original; it refuses nothing. `script`: most letters are of another script than its language’s; `language`: from 40 characters on, it looks like another language; `numbers`, `addresses`: the original has some that it has not; for texts also `length`: twice as long, or half as short, as far as scripts can be compared; `equal`: the same as the original */
    checks: TranslationWorkChecksItem[];
    /** Whether any provider translates between the two languages, as the runner has last said; null where none has yet */
    can: boolean | null;
    /** How many reports of visitors count for what is there */
    reports: number;
}
/** The values of `TranslationWorkChecksItem` that are known today. */
export type KnownTranslationWorkChecksItem = 'script' | 'language' | 'numbers' | 'addresses' | 'length' | 'equal';
/**  */
export type TranslationWorkChecksItem = Open<KnownTranslationWorkChecksItem>;
/** What a stale one was made from; null where it is not stale, or where that is not known any more */
export interface TranslationWorkFormerOriginal {
    /** The text as it was */
    text: string;
    /** The language that it was in */
    lang_code: LanguageCode;
}
/** What is to be translated */
export interface TranslationWorkOriginal {
    /** The text */
    text: string;
    /** The language that it is in */
    lang_code: LanguageCode;
    /** Names it: what is written with it is not written where the original is another by then */
    source_hash: string;
}
/** The values of `TranslationWorkPart` that are known today. */
export type KnownTranslationWorkPart = 'text' | 'name';
/** Whether it is the text of the tag, or its name */
export type TranslationWorkPart = Open<KnownTranslationWorkPart>;
/** The values of `TranslationWorkState` that are known today. */
export type KnownTranslationWorkState = 'missing' | 'stale' | 'machine' | 'human';
/** `missing`: not there; `stale`: made from an older original; else whose work it is, made from the present one */
export type TranslationWorkState = Open<KnownTranslationWorkState>;
/** A text or a name in the language to translate into. */
export interface TranslationWorkTarget {
    /** Record id of the translation or name translation */
    id: number;
    /** Record id of its tag */
    tag_id: TagRecordId;
    /** One of the 45 supported language codes */
    lang_code: LanguageCode;
    /** The name */
    text: string;
    /** `original`: typed in first; `machine`: the work of a provider, or taken over from another tag; `human`: typed in or corrected by a person */
    origin: TranslationWorkTargetOrigin;
    /** The provider whose work it is; `memory`: that of a person, on another tag of the same customer with the same original; null for the work of a person */
    provider: string | null;
    /** Whether the original has changed since it was translated */
    stale: boolean;
    /** Names the original that it was made from: SHA-256 of its language and text */
    source_hash: string;
    /** Record id of the text record that it belongs to; absent for a name */
    text_record_id?: number | undefined;
    /** When it was made. ISO 8601, in UTC */
    created_at: string;
    /** When it was last changed. ISO 8601, in UTC */
    updated_at: string;
    /** Address of this record */
    url: string;
}
/** The values of `TranslationWorkTargetOrigin` that are known today. */
export type KnownTranslationWorkTargetOrigin = 'original' | 'machine' | 'human';
/** `original`: typed in first; `machine`: the work of a provider, or taken over from another tag; `human`: typed in or corrected by a person */
export type TranslationWorkTargetOrigin = Open<KnownTranslationWorkTargetOrigin>;
/** What the undoing of a change set has done. */
export interface Undone {
    /** The change set of the undoing, which can be undone itself; null where nothing was done */
    change_set: ChangeSetId | null;
    /** How many records were changed, or would be */
    undone: number;
    /** What was not undone, at most 1000 of it */
    kept: KeptChange[];
    /** How much was not undone */
    kept_count: number;
}
/** The values of `Warning` that are known today. */
export type KnownWarning = 'beacon-without-major-minor' | 'unusual-identifier' | 'beacon-without-major-minor, unusual-identifier';
/**  */
export type Warning = Open<KnownWarning>;
/** A tag as `create` and `addHardwareIdToTag` answer it. */
export interface WrittenTag {
    /** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
    id: TagRecordId;
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    tag_identifier: TagIdentifier;
    /** Gender of the voice that reads the text aloud */
    gender: Gender;
    /** The text of the tag in the requested language, or else the original */
    translation: TextInLanguage;
}
/** The tag, as it is now. */
export interface WrittenTags {
    /** Exactly one tag */
    tags: [WrittenTag];
}
/** The headers that answers may have. */
export interface AnswerHeaders {
    /** BCP 47 tag of the language that `translation` is really in */
    readonly contentLanguage?: string;
    /** Names the bytes of the answer; send it back as `If-None-Match`. Absent where a list of more than 1 000 records is asked for without `limit` */
    readonly etag?: string;
    /** `true` where the answer is that of an earlier call with the same `Idempotency-Key` */
    readonly idempotencyReplayed?: boolean;
    /** The address of the next page, with `rel="next"`; absent on the last one and where no `limit` was given. `resolveTag` names the link set of the tag, with `rel="linkset"` */
    readonly link?: string;
    /** Address of the record that was made */
    readonly location?: string;
    /** `Accept-Language`, where the answer depends on it: with `lang=auto`. `Accept-Encoding`, where it is long enough to be compressed. At the address of a tag `Accept` besides */
    readonly vary?: string;
    /** Names the request in the service's log: the id that the request came with in the same header, or a new one */
    readonly requestId?: string;
    /** How many records the list has in all, on whatever page */
    readonly totalCount?: number;
    /** `gte`: there are more records than `X-Total-Count` says. Absent where that is exact */
    readonly totalCountRelation?: TotalCountRelation;
    /** What became of the language that was asked for first: `original`, it is the original’s; `stored`, a translation was there already; `translated`, it was made for this answer; `unavailable`, there is none now, so `translation` is in the next language asked for that is there, or else the original. Without a language it is `original` */
    readonly translationStatus?: TranslationStatus;
    /** `beacon-without-major-minor`: the beacon was attached without its numbers, and `showByHardwareId` asks for them. `unusual-identifier`: it can be no UUID of a beacon, and no UID of a chip that stays. Where both are true, with a comma between */
    readonly warning?: Warning;
}
export {};
