import type { Answered, LineStream, RefusedOf, Unanswered } from './runtime/answers.js';
import type { AuthToken, BinEntry, BinRestoring, BundleKey, BundleLink, ChangeSetId, ConfirmNameTranslationBodyNameTranslation, ConfirmTranslationBodyTranslation, Coverage, Customer, CustomerChanges, ErrorCode, ErrorReason, FoundTags, KnownGender, Hardware, HardwareChanges, HardwareIdentifier, KnownHardwareType, HistoryEntry, KnownImportTagsBlank, Invitation, KeepWord, KnownLanguageCode, LanguageCode, KnownListHistoryEvent, KnownListHistoryResource, KnownListTagRecordsHardware, KnownListTagRecordsPart, KnownListTagRecordsState, KnownListTranslationOrderItemsState, KnownListTranslationWorkPart, ListedNameTranslation, Look, LookChanges, LookupResults, MemoryEntry, MyTags, NameTranslation, NameTranslationChanges, NewBundleLink, NewCustomer, NewHardware, NewInvitation, NewKeepWord, NewNameTranslation, NewPlace, NewTagRecord, NewTeamInvitation, NewTextRecord, NewTranslation, NewTranslationOrder, Observation, PasswordLink, Place, PlaceChanges, Reads, RecordOrNone, Report, RestoredFromBin, RestoredText, SentPicture, ShownPlace, ShownTagRecord, ShownTags, ShownTextRecord, SignedOut, SupportedBeaconUUIDs, SupportedLanguageCodes, TagBulk, TagBulkResult, TagIdentifier, TagImport, TagMint, TagNdef, TagRecord, TagRecordChanges, TagRecordId, TagTable, TeamInvitation, TeamMember, TeamMemberChanges, TextRecord, TextRecordChanges, TranslatedReport, Translation, TranslationChanges, TranslationEstimate, TranslationFigures, TranslationOrder, TranslationOrderItem, TranslationWork, Undone, WrittenTags, AnswerHeaders } from './types.js';
/** The service refused the call. */
export type Refused = RefusedOf<ErrorCode, ErrorReason>;
/** What `listBinEntries` takes. */
export interface ListBinEntriesParameters {
    /** Maximum number of entries to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only entries with a smaller id */
    after?: number | undefined;
    /** Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers */
    customer_id?: RecordOrNone | undefined;
}
/** What `listBinEntries` may come to. */
export type ListBinEntriesAnswer = Answered<200, BinEntry[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `showBinEntry` takes. */
export interface ShowBinEntryParameters {
    /** Record id of the bin entry */
    id: number;
}
/** What `showBinEntry` may come to. */
export type ShowBinEntryAnswer = Answered<200, BinEntry, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `destroyBinEntry` takes. */
export interface DestroyBinEntryParameters {
    /** Record id of the bin entry */
    id: number;
    /** The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them, nothing is changed and the response is 412. `*` matches any */
    if_match?: string | undefined;
}
/** What `destroyBinEntry` may come to. */
export type DestroyBinEntryAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `restoreBinEntry` takes. */
export interface RestoreBinEntryParameters {
    /** Id of the entry */
    id: number;
    /** A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
}
/** What `restoreBinEntry` may come to. */
export type RestoreBinEntryAnswer = Answered<200, RestoredFromBin, Pick<AnswerHeaders, 'requestId' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `restoreBinEntries` takes. */
export interface RestoreBinEntriesParameters {
    /** A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** The bin entries to restore. */
    bin: BinRestoring;
}
/** What `restoreBinEntries` may come to. */
export type RestoreBinEntriesAnswer = Answered<200, RestoredFromBin[], Pick<AnswerHeaders, 'requestId' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `listBundleLinks` takes. */
export interface ListBundleLinksParameters {
    /** Maximum number of bundle links to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only bundle links with a larger record id */
    after?: number | undefined;
}
/** What `listBundleLinks` may come to. */
export type ListBundleLinksAnswer = Answered<200, BundleLink[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createBundleLink` takes. */
export interface CreateBundleLinkParameters {
    /** A new bundle link. */
    bundle_link: NewBundleLink;
}
/** What `createBundleLink` may come to. */
export type CreateBundleLinkAnswer = Answered<201, BundleLink, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyBundleLink` takes. */
export interface DestroyBundleLinkParameters {
    /** Record id of the bundle link */
    id: number;
}
/** What `destroyBundleLink` may come to. */
export type DestroyBundleLinkAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listCustomers` takes. */
export interface ListCustomersParameters {
    /** Maximum number of customers to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only customers with a larger record id */
    after?: number | undefined;
    /** Only tags that have changed since then: a day in UTC, or a point in time */
    updated_since?: string | undefined;
}
/** What `listCustomers` may come to. */
export type ListCustomersAnswer = Answered<200, Customer[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createCustomer` takes. */
export interface CreateCustomerParameters {
    /** A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A new customer. */
    customer: NewCustomer;
}
/** What `createCustomer` may come to. */
export type CreateCustomerAnswer = Answered<201, Customer, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `showCustomer` takes. */
export interface ShowCustomerParameters {
    /** Record id of the customer */
    id: number;
}
/** What `showCustomer` may come to. */
export type ShowCustomerAnswer = Answered<200, Customer, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `updateCustomer` takes. */
export interface UpdateCustomerParameters {
    /** Record id of the customer */
    id: number;
    /** The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them, nothing is changed and the response is 412. `*` matches any */
    if_match?: string | undefined;
    /** Changes to a customer. */
    customer: CustomerChanges;
}
/** What `updateCustomer` may come to. */
export type UpdateCustomerAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyCustomer` takes. */
export interface DestroyCustomerParameters {
    /** Record id of the customer */
    id: number;
    /** The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them, nothing is changed and the response is 412. `*` matches any */
    if_match?: string | undefined;
}
/** What `destroyCustomer` may come to. */
export type DestroyCustomerAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listCustomerHistory` takes. */
export interface ListCustomerHistoryParameters {
    /** Record id of the customer */
    id: number;
    /** Maximum number of entries to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id */
    after?: number | undefined;
    /** `1`: sorts from newest to oldest. Default: from oldest to newest */
    newest?: number | undefined;
}
/** What `listCustomerHistory` may come to. */
export type ListCustomerHistoryAnswer = Answered<200, HistoryEntry[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `eraseCustomerHistory` takes. */
export interface EraseCustomerHistoryParameters {
    /** Record id of the customer */
    id: number;
}
/** What `eraseCustomerHistory` may come to. */
export type EraseCustomerHistoryAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `createPasswordLink` takes. */
export interface CreatePasswordLinkParameters {
    /** Record id of the customer */
    id: number;
}
/** What `createPasswordLink` may come to. */
export type CreatePasswordLinkAnswer = Answered<201, PasswordLink, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `showCoverage` takes. */
export interface ShowCoverageParameters {
    /** Record id of a place: counts only its tags. `none`: only tags without a place */
    place_id?: RecordOrNone | undefined;
    /** Comma-separated language codes. Default: all languages in which there is anything */
    lang_codes?: string | undefined;
    /** Record id of a customer: counts only its tags. `none`: only tags without an owner. Admins only; ignored for other callers */
    customer_id?: RecordOrNone | undefined;
}
/** What `showCoverage` may come to. */
export type ShowCoverageAnswer = Answered<200, Coverage[], Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `showReads` takes. */
export interface ShowReadsParameters {
    /** First day, in UTC */
    from?: string | undefined;
    /** Last day, in UTC */
    to?: string | undefined;
    /** Record id of a tag: counts only its reads */
    tag_id?: TagRecordId | undefined;
    /** Record id of a place: counts only reads while the tag was in that place. `none`: while it was in no place */
    place_id?: RecordOrNone | undefined;
    /** Record id of a customer: counts only reads while it owned the tag. `none`: while the tag had no owner. Admins only; ignored for other callers */
    customer_id?: RecordOrNone | undefined;
    /** Comma-separated list of what to group by: `day`, `tag_id`, `place_id`, `lang_code`, `way`, `missed`. Default: `day` */
    by?: string | undefined;
}
/** What `showReads` may come to. */
export type ShowReadsAnswer = Answered<200, Reads, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `showTranslationFigures` takes. */
export interface ShowTranslationFiguresParameters {
    /** First day, in UTC. Default: 29 days before the last day */
    from?: string | undefined;
    /** Last day, in UTC. Default: today */
    to?: string | undefined;
    /** Record id of a customer: counts only what was translated for its tags. `none`: for tags that had no owner. Admins only; ignored for other callers */
    customer_id?: RecordOrNone | undefined;
}
/** What `showTranslationFigures` may come to. */
export type ShowTranslationFiguresAnswer = Answered<200, TranslationFigures, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `listHardwares` takes. */
export interface ListHardwaresParameters {
    /** Maximum number of hardware items to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only hardware items with a larger record id */
    after?: number | undefined;
}
/** What `listHardwares` may come to. */
export type ListHardwaresAnswer = Answered<200, Hardware[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createHardware` takes. */
export interface CreateHardwareParameters {
    /** A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A new hardware item. */
    hardware: NewHardware;
}
/** What `createHardware` may come to. */
export type CreateHardwareAnswer = Answered<201, Hardware, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed' | 'warning'>> | Refused | Unanswered;
/** What `showHardware` takes. */
export interface ShowHardwareParameters {
    /** Record id of the hardware item */
    id: number;
}
/** What `showHardware` may come to. */
export type ShowHardwareAnswer = Answered<200, Hardware, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `updateHardware` takes. */
export interface UpdateHardwareParameters {
    /** Record id of the hardware item */
    id: number;
    /** The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them, nothing is changed and the response is 412. `*` matches any */
    if_match?: string | undefined;
    /** Changes to a hardware item. */
    hardware: HardwareChanges;
}
/** What `updateHardware` may come to. */
export type UpdateHardwareAnswer = Answered<200, Hardware, Pick<AnswerHeaders, 'requestId' | 'warning'>> | Refused | Unanswered;
/** What `destroyHardware` takes. */
export interface DestroyHardwareParameters {
    /** Record id of the hardware item */
    id: number;
    /** The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them, nothing is changed and the response is 412. `*` matches any */
    if_match?: string | undefined;
}
/** What `destroyHardware` may come to. */
export type DestroyHardwareAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listHardwareHistory` takes. */
export interface ListHardwareHistoryParameters {
    /** Record id of the hardware item */
    id: number;
    /** Maximum number of entries to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id */
    after?: number | undefined;
    /** `1`: sorts from newest to oldest. Default: from oldest to newest */
    newest?: number | undefined;
}
/** What `listHardwareHistory` may come to. */
export type ListHardwareHistoryAnswer = Answered<200, HistoryEntry[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `eraseHardwareHistory` takes. */
export interface EraseHardwareHistoryParameters {
    /** Record id of the hardware item */
    id: number;
}
/** What `eraseHardwareHistory` may come to. */
export type EraseHardwareHistoryAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listHistory` takes. */
export interface ListHistoryParameters {
    /** Maximum number of entries to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id */
    after?: number | undefined;
    /** `1`: sorts from newest to oldest. Default: from oldest to newest */
    newest?: number | undefined;
    /** Returns only entries of this change set */
    change_set?: ChangeSetId | undefined;
    /** Returns only entries about this kind of record. `tags` is accepted for `Tags` */
    resource?: KnownListHistoryResource | undefined;
    /** Returns only entries with this action */
    event?: KnownListHistoryEvent | undefined;
    /** Tag identifier (`tag_identifier`). Not case-sensitive */
    tag_identifier?: TagIdentifier | undefined;
    /** First day, in UTC */
    from?: string | undefined;
    /** Last day, in UTC */
    to?: string | undefined;
}
/** What `listHistory` may come to. */
export type ListHistoryAnswer = Answered<200, HistoryEntry[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `restoreHistoryEntry` takes. */
export interface RestoreHistoryEntryParameters {
    /** Id of the entry */
    id: number;
}
/** What `restoreHistoryEntry` may come to. */
export type RestoreHistoryEntryAnswer = Answered<200, RestoredText, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `undoChangeSet` takes. */
export interface UndoChangeSetParameters {
    /** Id of the change set: `change_set` of its history entries */
    id: ChangeSetId;
    /** `1`: changes nothing and returns what would be done */
    dry_run?: number | undefined;
    /** A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
}
/** What `undoChangeSet` may come to. */
export type UndoChangeSetAnswer = Answered<200, Undone, Pick<AnswerHeaders, 'requestId' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `listInvitations` takes. */
export interface ListInvitationsParameters {
    /** Maximum number of invitations to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only invitations with a larger record id */
    after?: number | undefined;
}
/** What `listInvitations` may come to. */
export type ListInvitationsAnswer = Answered<200, Invitation[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createInvitation` takes. */
export interface CreateInvitationParameters {
    /** A new invitation. */
    invitation: NewInvitation;
}
/** What `createInvitation` may come to. */
export type CreateInvitationAnswer = Answered<201, Invitation, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyInvitation` takes. */
export interface DestroyInvitationParameters {
    /** Record id of the invitation */
    id: number;
}
/** What `destroyInvitation` may come to. */
export type DestroyInvitationAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listKeepWords` takes. */
export interface ListKeepWordsParameters {
    /** Maximum number of keep words to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only keep words with a larger record id */
    after?: number | undefined;
}
/** What `listKeepWords` may come to. */
export type ListKeepWordsAnswer = Answered<200, KeepWord[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createKeepWord` takes. */
export interface CreateKeepWordParameters {
    /** A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A new keep word. */
    keep_word: NewKeepWord;
}
/** What `createKeepWord` may come to. */
export type CreateKeepWordAnswer = Answered<201, KeepWord, Pick<AnswerHeaders, 'requestId' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `destroyKeepWord` takes. */
export interface DestroyKeepWordParameters {
    /** Record id of the keep word */
    id: number;
}
/** What `destroyKeepWord` may come to. */
export type DestroyKeepWordAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `getAuthToken` takes. */
export interface GetAuthTokenParameters {
    /** E-mail address. Not case-sensitive */
    email: string;
    /** Password */
    password: string;
}
/** What `getAuthToken` may come to. */
export type GetAuthTokenAnswer = Answered<200, AuthToken, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `signInWithSocial` takes. */
export interface SignInWithSocialParameters {
    /** The signed identity token (a JWT) that the social network issued to the app */
    auth_token: string;
}
/** What `signInWithSocial` may come to. */
export type SignInWithSocialAnswer = Answered<200, AuthToken, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `signInWithProvider` takes. */
export interface SignInWithProviderParameters {
    /** Name of a configured social network */
    provider: string;
    /** The signed identity token (a JWT) that the social network issued to the app */
    auth_token: string;
}
/** What `signInWithProvider` may come to. */
export type SignInWithProviderAnswer = Answered<200, AuthToken, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `signOut` takes. */
export interface SignOutParameters {
    /** E-mail address. Not case-sensitive */
    email: string;
    /** Authentication token from `getAuthToken` or `signInWithSocial`. Can be sent as `Authorization: Bearer` instead */
    auth_token: string;
}
/** What `signOut` may come to. */
export type SignOutAnswer = Answered<200, SignedOut, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `showLook` takes. */
export interface ShowLookParameters {
    /** Record id of the museum. Required for admins; ignored for other callers */
    member_of?: string | undefined;
}
/** What `showLook` may come to. */
export type ShowLookAnswer = Answered<200, Look, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `updateLook` takes. */
export interface UpdateLookParameters {
    /** Record id of the museum. Required for admins; ignored for other callers */
    member_of?: string | undefined;
    /** Changes to a look. */
    look: LookChanges;
}
/** What `updateLook` may come to. */
export type UpdateLookAnswer = Answered<200, Look, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `setLogo` takes. */
export interface SetLogoParameters {
    /** Record id of the museum. Required for admins; ignored for other callers */
    member_of?: string | undefined;
    /** A picture as JSON. */
    picture: SentPicture;
}
/** What `setLogo` may come to. */
export type SetLogoAnswer = Answered<200, Look, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyLogo` takes. */
export interface DestroyLogoParameters {
    /** Record id of the museum. Required for admins; ignored for other callers */
    member_of?: string | undefined;
}
/** What `destroyLogo` may come to. */
export type DestroyLogoAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listNameTranslations` takes. */
export interface ListNameTranslationsParameters {
    /** Maximum number of name translations to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only name translations with a larger record id */
    after?: number | undefined;
    /** Record id of the place of its tag. `none`: without a place */
    place_id?: RecordOrNone | undefined;
    /** Record id of the owner of its tag. `none`: without an owner. Admins only; ignored for other callers */
    customer_id?: RecordOrNone | undefined;
    /** Its language */
    lang_code?: KnownLanguageCode | undefined;
    /** Only tags that have changed since then: a day in UTC, or a point in time */
    updated_since?: string | undefined;
}
/** What `listNameTranslations` may come to. */
export type ListNameTranslationsAnswer = Answered<200, ListedNameTranslation[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createNameTranslation` takes. */
export interface CreateNameTranslationParameters {
    /** A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A new name of a tag. */
    name_translation: NewNameTranslation;
}
/** What `createNameTranslation` may come to. */
export type CreateNameTranslationAnswer = Answered<201, NameTranslation, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `showNameTranslation` takes. */
export interface ShowNameTranslationParameters {
    /** Record id of the name translation */
    id: number;
}
/** What `showNameTranslation` may come to. */
export type ShowNameTranslationAnswer = Answered<200, NameTranslation, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `updateNameTranslation` takes. */
export interface UpdateNameTranslationParameters {
    /** Record id of the name translation */
    id: number;
    /** The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them, nothing is changed and the response is 412. `*` matches any */
    if_match?: string | undefined;
    /** Changes to a name translation. */
    name_translation: NameTranslationChanges;
}
/** What `updateNameTranslation` may come to. */
export type UpdateNameTranslationAnswer = Answered<200, NameTranslation, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyNameTranslation` takes. */
export interface DestroyNameTranslationParameters {
    /** Record id of the name translation */
    id: number;
    /** The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them, nothing is changed and the response is 412. `*` matches any */
    if_match?: string | undefined;
}
/** What `destroyNameTranslation` may come to. */
export type DestroyNameTranslationAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listNameTranslationHistory` takes. */
export interface ListNameTranslationHistoryParameters {
    /** Record id of the name translation */
    id: number;
    /** Maximum number of entries to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id */
    after?: number | undefined;
    /** `1`: sorts from newest to oldest. Default: from oldest to newest */
    newest?: number | undefined;
}
/** What `listNameTranslationHistory` may come to. */
export type ListNameTranslationHistoryAnswer = Answered<200, HistoryEntry[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `eraseNameTranslationHistory` takes. */
export interface EraseNameTranslationHistoryParameters {
    /** Record id of the name translation */
    id: number;
}
/** What `eraseNameTranslationHistory` may come to. */
export type EraseNameTranslationHistoryAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `confirmNameTranslation` takes. */
export interface ConfirmNameTranslationParameters {
    /** Record id of the name translation */
    id: number;
    /**  */
    name_translation: ConfirmNameTranslationBodyNameTranslation;
}
/** What `confirmNameTranslation` may come to. */
export type ConfirmNameTranslationAnswer = Answered<200, NameTranslation, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `giveNameTranslationToMachine` takes. */
export interface GiveNameTranslationToMachineParameters {
    /** Record id of the name translation */
    id: number;
}
/** What `giveNameTranslationToMachine` may come to. */
export type GiveNameTranslationToMachineAnswer = Answered<200, NameTranslation, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listPlaces` takes. */
export interface ListPlacesParameters {
    /** Maximum number of places to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only places with a larger record id */
    after?: number | undefined;
    /** Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers */
    customer_id?: RecordOrNone | undefined;
    /** Only tags that have changed since then: a day in UTC, or a point in time */
    updated_since?: string | undefined;
}
/** What `listPlaces` may come to. */
export type ListPlacesAnswer = Answered<200, Place[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createPlace` takes. */
export interface CreatePlaceParameters {
    /** A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A new place. */
    place: NewPlace;
}
/** What `createPlace` may come to. */
export type CreatePlaceAnswer = Answered<201, Place, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `showPlace` takes. */
export interface ShowPlaceParameters {
    /** Record id of the place */
    id: number;
}
/** What `showPlace` may come to. */
export type ShowPlaceAnswer = Answered<200, ShownPlace, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `updatePlace` takes. */
export interface UpdatePlaceParameters {
    /** Record id of the place */
    id: number;
    /** The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them, nothing is changed and the response is 412. `*` matches any */
    if_match?: string | undefined;
    /** Changes to a place. */
    place: PlaceChanges;
}
/** What `updatePlace` may come to. */
export type UpdatePlaceAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyPlace` takes. */
export interface DestroyPlaceParameters {
    /** Record id of the place */
    id: number;
    /** The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them, nothing is changed and the response is 412. `*` matches any */
    if_match?: string | undefined;
}
/** What `destroyPlace` may come to. */
export type DestroyPlaceAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listPlaceHistory` takes. */
export interface ListPlaceHistoryParameters {
    /** Record id of the place */
    id: number;
    /** Maximum number of entries to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id */
    after?: number | undefined;
    /** `1`: sorts from newest to oldest. Default: from oldest to newest */
    newest?: number | undefined;
}
/** What `listPlaceHistory` may come to. */
export type ListPlaceHistoryAnswer = Answered<200, HistoryEntry[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `erasePlaceHistory` takes. */
export interface ErasePlaceHistoryParameters {
    /** Record id of the place */
    id: number;
}
/** What `erasePlaceHistory` may come to. */
export type ErasePlaceHistoryAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `setPlacePicture` takes. */
export interface SetPlacePictureParameters {
    /** Record id of the place */
    id: number;
    /** A picture as JSON. */
    picture: SentPicture;
}
/** What `setPlacePicture` may come to. */
export type SetPlacePictureAnswer = Answered<200, Place, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyPlacePicture` takes. */
export interface DestroyPlacePictureParameters {
    /** Record id of the place */
    id: number;
}
/** What `destroyPlacePicture` may come to. */
export type DestroyPlacePictureAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listReports` takes. */
export interface ListReportsParameters {
    /** Maximum number of reports to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only reports with a larger record id */
    after?: number | undefined;
}
/** What `listReports` may come to. */
export type ListReportsAnswer = Answered<200, Report[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `showReport` takes. */
export interface ShowReportParameters {
    /** Record id of the report */
    id: number;
}
/** What `showReport` may come to. */
export type ShowReportAnswer = Answered<200, Report, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `destroyReport` takes. */
export interface DestroyReportParameters {
    /** Record id of the report */
    id: number;
    /** The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them, nothing is changed and the response is 412. `*` matches any */
    if_match?: string | undefined;
}
/** What `destroyReport` may come to. */
export type DestroyReportAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `translateReport` takes. */
export interface TranslateReportParameters {
    /** Record id of the report */
    id: number;
}
/** What `translateReport` may come to. */
export type TranslateReportAnswer = Answered<200, TranslatedReport, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `closeReport` takes. */
export interface CloseReportParameters {
    /** Record id of the report */
    id: number;
}
/** What `closeReport` may come to. */
export type CloseReportAnswer = Answered<200, Report, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `resolveTag` takes. */
export interface ResolveTagParameters {
    /** Tag identifier. Not case-sensitive */
    tag_identifier: TagIdentifier;
    /** Language to read in, or a comma-separated list in order of preference. `auto`, the default, uses `Accept-Language`. If no language in the list is supported, the original is returned */
    lang?: LanguageCode | undefined;
    /** The reader's languages, with weights. Used only if `lang` is `auto` */
    accept_language?: string | undefined;
}
/** What `resolveTag` may come to. */
export type ResolveTagAnswer = Answered<200, ShownTags, Pick<AnswerHeaders, 'requestId' | 'etag' | 'contentLanguage' | 'translationStatus' | 'vary' | 'link'>> | Refused | Unanswered;
/** What `listTagRecords` takes. */
export interface ListTagRecordsParameters {
    /** Maximum number of tag records to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only tag records with a larger record id */
    after?: TagRecordId | undefined;
    /** `details` adds `reference`, `hidden`, `position` and `credit` to each tag. A comma-separated list; unknown values are ignored */
    expand?: string | undefined;
    /** Search for up to eight words, in any order. Each must occur in the tag's name, reference, text, description, place or QR code, regardless of case and accents. A word of one or two letters matches only the beginning of a word. A printed address, a tag identifier or a hardware identifier in any spelling finds its tag, and so do its first four or more characters. For admins, an e-mail address finds the tags of that customer */
    q?: string | undefined;
    /** Record id of the tag's place. `none`: tags without a place */
    place_id?: RecordOrNone | undefined;
    /** Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers */
    customer_id?: RecordOrNone | undefined;
    /** Only tags that have a text or a name in this language, or what `state` and `part` specify */
    lang_code?: KnownLanguageCode | undefined;
    /** State of the tag's text in that language, or of its name if `part` says so: the original, a human translation, a machine translation, a translation of an older original (stale), or missing although there is an original. Requires `lang_code` */
    state?: KnownListTagRecordsState | undefined;
    /** Whether `lang_code` and `state` refer to the text or to the name. Requires `lang_code` */
    part?: KnownListTagRecordsPart | undefined;
    /** Type of hardware that is attached to the tag. `none`: tags without hardware */
    hardware?: KnownListTagRecordsHardware | undefined;
    /** `1`: tags with a text or a name. `0`: tags with neither */
    in_use?: number | undefined;
    /** `1`: tags that are not open to visitors yet. `0`: tags that are open */
    hidden?: number | undefined;
    /** Only tags that have changed since then: a day in UTC, or a point in time */
    updated_since?: string | undefined;
}
/** What `listTagRecords` may come to. */
export type ListTagRecordsAnswer = Answered<200, TagRecord[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount' | 'totalCountRelation'>> | Refused | Unanswered;
/** What `createTagRecord` takes. */
export interface CreateTagRecordParameters {
    /** A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A new tag. */
    tag: NewTagRecord;
}
/** What `createTagRecord` may come to. */
export type CreateTagRecordAnswer = Answered<201, TagRecord, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `showTagRecord` takes. */
export interface ShowTagRecordParameters {
    /** Record id of the tag record */
    id: TagRecordId;
    /** `details` adds `reference`, `hidden`, `position` and `credit` to each tag. A comma-separated list; unknown values are ignored */
    expand?: string | undefined;
}
/** What `showTagRecord` may come to. */
export type ShowTagRecordAnswer = Answered<200, ShownTagRecord, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `updateTagRecord` takes. */
export interface UpdateTagRecordParameters {
    /** Record id of the tag record */
    id: TagRecordId;
    /** The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them, nothing is changed and the response is 412. `*` matches any */
    if_match?: string | undefined;
    /** Changes to a tag. */
    tag: TagRecordChanges;
}
/** What `updateTagRecord` may come to. */
export type UpdateTagRecordAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyTagRecord` takes. */
export interface DestroyTagRecordParameters {
    /** Record id of the tag record */
    id: TagRecordId;
    /** The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them, nothing is changed and the response is 412. `*` matches any */
    if_match?: string | undefined;
}
/** What `destroyTagRecord` may come to. */
export type DestroyTagRecordAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listTagRecordHistory` takes. */
export interface ListTagRecordHistoryParameters {
    /** Record id of the tag record */
    id: TagRecordId;
    /** Maximum number of entries to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id */
    after?: number | undefined;
    /** `1`: sorts from newest to oldest. Default: from oldest to newest */
    newest?: number | undefined;
}
/** What `listTagRecordHistory` may come to. */
export type ListTagRecordHistoryAnswer = Answered<200, HistoryEntry[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `eraseTagRecordHistory` takes. */
export interface EraseTagRecordHistoryParameters {
    /** Record id of the tag record */
    id: TagRecordId;
}
/** What `eraseTagRecordHistory` may come to. */
export type EraseTagRecordHistoryAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `changeTags` takes. */
export interface ChangeTagsParameters {
    /** `1`: changes nothing and returns what would be done */
    dry_run?: number | undefined;
    /** A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A bulk change of tags. */
    bulk: TagBulk;
}
/** What `changeTags` may come to. */
export type ChangeTagsAnswer = Answered<200, TagBulkResult, Pick<AnswerHeaders, 'requestId' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `setTagRecordPicture` takes. */
export interface SetTagRecordPictureParameters {
    /** Record id of the tag record */
    id: TagRecordId;
    /** A picture as JSON. */
    picture: SentPicture;
}
/** What `setTagRecordPicture` may come to. */
export type SetTagRecordPictureAnswer = Answered<200, TagRecord, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyTagRecordPicture` takes. */
export interface DestroyTagRecordPictureParameters {
    /** Record id of the tag record */
    id: TagRecordId;
}
/** What `destroyTagRecordPicture` may come to. */
export type DestroyTagRecordPictureAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `mintTags` takes. */
export interface MintTagsParameters {
    /** A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** New tags without text, name or hardware. */
    mint: TagMint;
}
/** What `mintTags` may come to. */
export type MintTagsAnswer = Answered<201, TagRecord[], Pick<AnswerHeaders, 'requestId' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `importTags` takes. */
export interface ImportTagsParameters {
    /** `1`: changes nothing and returns what would be done */
    dry_run?: number | undefined;
    /** `1`: if any row is invalid, nothing is changed, and the response is 422 with the same report */
    atomic?: number | undefined;
    /** `0`: treats rows whose tag is not found as invalid */
    create?: number | undefined;
    /** `1`: if a `place` does not exist, it is created for the tag's customer, at the `latitude` and `longitude` of its first row */
    create_places?: number | undefined;
    /** `clear`: a blank cell clears `reference`, `place`, `position`, `description`, `image_url`, `text_url`, if the table has that column */
    blank?: KnownImportTagsBlank | undefined;
    /** A table of tags, as in exports. */
    import: TagTable;
}
/** What `importTags` may come to. */
export type ImportTagsAnswer = Answered<200, TagImport, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `showTagNdef` takes. */
export interface ShowTagNdefParameters {
    /** Record id of the tag */
    id: TagRecordId;
    /** `1`: the message also names the first of the Android apps that open tag links. A phone without that app is led to a store */
    app?: number | undefined;
}
/** What `showTagNdef` may come to. */
export type ShowTagNdefAnswer = Answered<200, TagNdef, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `createTag` takes. */
export interface CreateTagParameters {
    /** A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** One of the supported language codes. Equivalent BCP 47 tags are accepted (`zh-Hans`, `nb`, `pt-BR`) */
    lang: KnownLanguageCode;
    /** Purchase identifier from a mobile app store, in GUID format. It need not be unique: one purchase can cover many tags */
    purchase_id: string;
    /** The text, stored exactly as given */
    text: string;
    /** Name of the tag, in the language `lang` */
    name?: string | undefined;
    /** Gender of the voice that reads the text aloud. Default: `m` */
    gender?: KnownGender | undefined;
    /** Hardware identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Not case-sensitive. For beacons and NFC chips only the digits count, whatever separates or surrounds them (`04 A2`, `0x04A2`, `{…}`, `urn:uuid:`). Both byte orders of an ISO 15693 chip are treated as the same identifier */
    hardware_id?: HardwareIdentifier | undefined;
    /** Type of the hardware item. Required if `hardware_id` is given */
    hardware_type?: KnownHardwareType | undefined;
    /** Major number of a beacon. Ignored for other types */
    major?: number | undefined;
    /** Minor number of a beacon. Ignored for other types */
    minor?: number | undefined;
    /** Record id (`id`) of the parent tag */
    parent_id?: TagRecordId | undefined;
    /** Latitude of the hardware, in degrees. Must be given together with `lon` */
    lat?: number | undefined;
    /** Longitude of the hardware, in degrees. Must be given together with `lat` */
    lon?: number | undefined;
}
/** What `createTag` may come to. */
export type CreateTagAnswer = Answered<200, WrittenTags, Pick<AnswerHeaders, 'requestId' | 'warning' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `addHardwareIdToTag` takes. */
export interface AddHardwareIdToTagParameters {
    /** A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** Tag identifier (`tag_identifier`). Not case-sensitive */
    id: TagIdentifier;
    /** Hardware identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Not case-sensitive. For beacons and NFC chips only the digits count, whatever separates or surrounds them (`04 A2`, `0x04A2`, `{…}`, `urn:uuid:`). Both byte orders of an ISO 15693 chip are treated as the same identifier */
    hardware_id: HardwareIdentifier;
    /** Type of the hardware item. `ble_beacon`, from older documentation, is accepted as `ble-beacon` */
    hardware_type: KnownHardwareType;
    /** Major number. Required for beacons, ignored for other types */
    major?: number | undefined;
    /** Minor number. Required for beacons, ignored for other types */
    minor?: number | undefined;
    /** Latitude of the hardware, in degrees. Must be given together with `lon` */
    lat?: number | undefined;
    /** Longitude of the hardware, in degrees. Must be given together with `lat` */
    lon?: number | undefined;
}
/** What `addHardwareIdToTag` may come to. */
export type AddHardwareIdToTagAnswer = Answered<200, WrittenTags, Pick<AnswerHeaders, 'requestId' | 'warning' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `showTag` takes. */
export interface ShowTagParameters {
    /** Tag identifier (`tag_identifier`). Not case-sensitive */
    id: TagIdentifier;
    /** Language to read in, or a comma-separated list in order of preference. `auto` uses `Accept-Language`. If no language in the list is supported, the original is returned. An array or a repeated parameter is accepted as well */
    lang?: LanguageCode | undefined;
    /** `provenance` adds `provenance` to each tag: where its text and name come from. A comma-separated list; unknown values are ignored */
    expand?: string | undefined;
    /** The reader's languages, with weights. Used only if `lang` is `auto` */
    accept_language?: string | undefined;
}
/** What `showTag` may come to. */
export type ShowTagAnswer = Answered<200, ShownTags, Pick<AnswerHeaders, 'requestId' | 'etag' | 'contentLanguage' | 'translationStatus' | 'vary'>> | Refused | Unanswered;
/** What `showTagByHardwareId` takes. */
export interface ShowTagByHardwareIdParameters {
    /** Hardware identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Not case-sensitive. For beacons and NFC chips only the digits count, whatever separates or surrounds them (`04 A2`, `0x04A2`, `{…}`, `urn:uuid:`). Both byte orders of an ISO 15693 chip are treated as the same identifier */
    id: HardwareIdentifier;
    /** Type of the hardware item. `ble_beacon`, from older documentation, is accepted as `ble-beacon` */
    type: KnownHardwareType;
    /** Major number. Required for beacons, ignored for other types */
    major?: number | undefined;
    /** Minor number. Required for beacons, ignored for other types */
    minor?: number | undefined;
    /** Language to read in, or a comma-separated list in order of preference. `auto` uses `Accept-Language`. If no language in the list is supported, the original is returned. An array or a repeated parameter is accepted as well */
    lang?: LanguageCode | undefined;
    /** Latitude of the reader. Has no effect */
    lat?: number | undefined;
    /** Longitude of the reader. Has no effect */
    lon?: number | undefined;
    /** `provenance` adds `provenance` to each tag: where its text and name come from. A comma-separated list; unknown values are ignored */
    expand?: string | undefined;
    /** The reader's languages, with weights. Used only if `lang` is `auto` */
    accept_language?: string | undefined;
}
/** What `showTagByHardwareId` may come to. */
export type ShowTagByHardwareIdAnswer = Answered<200, FoundTags, Pick<AnswerHeaders, 'requestId' | 'etag' | 'contentLanguage' | 'translationStatus' | 'vary'>> | Refused | Unanswered;
/** What `lookUpTags` takes. */
export interface LookUpTagsParameters {
    /** The reader's languages, with weights. Used only if `lang` is `auto` */
    accept_language?: string | undefined;
    /** The observations: at least 1, at most 100 */
    observations: Observation[];
    /** Language to read in, or a comma-separated list in order of preference. `auto` uses `Accept-Language`. If no language in the list is supported, the original is returned. An array or a repeated parameter is accepted as well */
    lang?: LanguageCode | undefined;
    /** `provenance` adds `provenance` to each tag: where its text and name come from. A comma-separated list; unknown values are ignored */
    expand?: string | undefined;
}
/** What `lookUpTags` may come to. */
export type LookUpTagsAnswer = Answered<200, LookupResults, Pick<AnswerHeaders, 'requestId' | 'vary'>> | Refused | Unanswered;
/** What `showMyTags` takes. */
export interface ShowMyTagsParameters {
    /** Maximum number of tags to return */
    limit?: number | undefined;
    /** Cursor for pagination: returns only tags with a larger record id */
    after?: TagRecordId | undefined;
    /** Returns only tags that have changed since this time. ISO 8601, in UTC */
    updated_since?: string | undefined;
    /** `provenance` adds `provenance` to each tag: where its text and name come from. A comma-separated list; unknown values are ignored */
    expand?: string | undefined;
}
/** What `showMyTags` may come to. */
export type ShowMyTagsAnswer = Answered<200, MyTags, Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `supportedLanguageCodes` may come to. */
export type SupportedLanguageCodesAnswer = Answered<200, SupportedLanguageCodes, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `supportedBeaconUUIDs` may come to. */
export type SupportedBeaconUuidsAnswer = Answered<200, SupportedBeaconUUIDs, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `bundleTags` takes. */
export interface BundleTagsParameters {
    /** Returns only the tags of this place, which must belong to the customer */
    place_id?: number | undefined;
    /** Languages to include besides the original: a comma-separated list of codes, or `all`. Unsupported codes are ignored */
    lang?: LanguageCode | undefined;
    /** The `cursor` of the previous bundle: returns only what has changed since */
    since?: string | undefined;
    /** `provenance` adds `origins` to each line: where its texts and names come from. Unknown values are ignored */
    expand?: string | undefined;
}
/** What `bundleTags` may come to. */
export type BundleTagsAnswer = Answered<200, LineStream, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `fetchBundle` takes. */
export interface FetchBundleParameters {
    /** The key of the link */
    key: BundleKey;
    /** Languages to include besides the original: a comma-separated list of codes, or `all`. Unsupported codes are ignored */
    lang?: LanguageCode | undefined;
    /** The `cursor` of the previous bundle: returns only what has changed since */
    since?: string | undefined;
    /** `provenance` adds `origins` to each line: where its texts and names come from. Unknown values are ignored */
    expand?: string | undefined;
}
/** What `fetchBundle` may come to. */
export type FetchBundleAnswer = Answered<200, LineStream, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listTeamMembers` takes. */
export interface ListTeamMembersParameters {
    /** Maximum number of team members to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only team members with a larger record id */
    after?: number | undefined;
    /** Record id of the museum. Required for admins; ignored for other callers */
    member_of?: string | undefined;
}
/** What `listTeamMembers` may come to. */
export type ListTeamMembersAnswer = Answered<200, TeamMember[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `updateTeamMember` takes. */
export interface UpdateTeamMemberParameters {
    /** Record id of the team member */
    id: number;
    /** Changes to a member. */
    member: TeamMemberChanges;
}
/** What `updateTeamMember` may come to. */
export type UpdateTeamMemberAnswer = Answered<200, TeamMember, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyTeamMember` takes. */
export interface DestroyTeamMemberParameters {
    /** Record id of the team member */
    id: number;
}
/** What `destroyTeamMember` may come to. */
export type DestroyTeamMemberAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listTeamInvitations` takes. */
export interface ListTeamInvitationsParameters {
    /** Maximum number of team invitations to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only team invitations with a larger record id */
    after?: number | undefined;
    /** Record id of the museum. Required for admins; ignored for other callers */
    member_of?: string | undefined;
}
/** What `listTeamInvitations` may come to. */
export type ListTeamInvitationsAnswer = Answered<200, TeamInvitation[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createTeamInvitation` takes. */
export interface CreateTeamInvitationParameters {
    /** Record id of the museum. Required for admins; ignored for other callers */
    member_of?: string | undefined;
    /** A new invitation. */
    invitation: NewTeamInvitation;
}
/** What `createTeamInvitation` may come to. */
export type CreateTeamInvitationAnswer = Answered<201, TeamInvitation, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyTeamInvitation` takes. */
export interface DestroyTeamInvitationParameters {
    /** Record id of the team invitation */
    id: number;
}
/** What `destroyTeamInvitation` may come to. */
export type DestroyTeamInvitationAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listTextRecords` takes. */
export interface ListTextRecordsParameters {
    /** Maximum number of text records to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only text records with a larger record id */
    after?: number | undefined;
    /** Record id of the place of its tag. `none`: without a place */
    place_id?: RecordOrNone | undefined;
    /** Record id of the owner of its tag. `none`: without an owner. Admins only; ignored for other callers */
    customer_id?: RecordOrNone | undefined;
    /** Its language */
    lang_code?: KnownLanguageCode | undefined;
    /** Only tags that have changed since then: a day in UTC, or a point in time */
    updated_since?: string | undefined;
}
/** What `listTextRecords` may come to. */
export type ListTextRecordsAnswer = Answered<200, TextRecord[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createTextRecord` takes. */
export interface CreateTextRecordParameters {
    /** A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A new text record. */
    text_record: NewTextRecord;
}
/** What `createTextRecord` may come to. */
export type CreateTextRecordAnswer = Answered<201, TextRecord, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `showTextRecord` takes. */
export interface ShowTextRecordParameters {
    /** Record id of the text record */
    id: number;
}
/** What `showTextRecord` may come to. */
export type ShowTextRecordAnswer = Answered<200, ShownTextRecord, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `updateTextRecord` takes. */
export interface UpdateTextRecordParameters {
    /** Record id of the text record */
    id: number;
    /** The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them, nothing is changed and the response is 412. `*` matches any */
    if_match?: string | undefined;
    /** Changes to a text record. */
    text_record: TextRecordChanges;
}
/** What `updateTextRecord` may come to. */
export type UpdateTextRecordAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyTextRecord` takes. */
export interface DestroyTextRecordParameters {
    /** Record id of the text record */
    id: number;
    /** The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them, nothing is changed and the response is 412. `*` matches any */
    if_match?: string | undefined;
}
/** What `destroyTextRecord` may come to. */
export type DestroyTextRecordAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listTextRecordHistory` takes. */
export interface ListTextRecordHistoryParameters {
    /** Record id of the text record */
    id: number;
    /** Maximum number of entries to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id */
    after?: number | undefined;
    /** `1`: sorts from newest to oldest. Default: from oldest to newest */
    newest?: number | undefined;
}
/** What `listTextRecordHistory` may come to. */
export type ListTextRecordHistoryAnswer = Answered<200, HistoryEntry[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `eraseTextRecordHistory` takes. */
export interface EraseTextRecordHistoryParameters {
    /** Record id of the text record */
    id: number;
}
/** What `eraseTextRecordHistory` may come to. */
export type EraseTextRecordHistoryAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listMemoryEntries` takes. */
export interface ListMemoryEntriesParameters {
    /** Maximum number of entries to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only entries with a larger id */
    after?: number | undefined;
    /** The original text. Leading and trailing white space, line endings and Unicode composition are ignored */
    text: string;
    /** Returns only translations into this language */
    lang_code?: KnownLanguageCode | undefined;
}
/** What `listMemoryEntries` may come to. */
export type ListMemoryEntriesAnswer = Answered<200, MemoryEntry[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `destroyMemoryEntry` takes. */
export interface DestroyMemoryEntryParameters {
    /** Record id of the memory entry */
    id: number;
}
/** What `destroyMemoryEntry` may come to. */
export type DestroyMemoryEntryAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listTranslationOrders` takes. */
export interface ListTranslationOrdersParameters {
    /** Maximum number of translation orders to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only translation orders with a larger record id */
    after?: number | undefined;
}
/** What `listTranslationOrders` may come to. */
export type ListTranslationOrdersAnswer = Answered<200, TranslationOrder[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createTranslationOrder` takes. */
export interface CreateTranslationOrderParameters {
    /** A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A new order of translations. */
    translation_order: NewTranslationOrder;
}
/** What `createTranslationOrder` may come to. */
export type CreateTranslationOrderAnswer = Answered<201, TranslationOrder, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `estimateTranslationOrder` takes. */
export interface EstimateTranslationOrderParameters {
    /** A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A new order of translations. */
    translation_order: NewTranslationOrder;
}
/** What `estimateTranslationOrder` may come to. */
export type EstimateTranslationOrderAnswer = Answered<200, TranslationEstimate, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `showTranslationOrder` takes. */
export interface ShowTranslationOrderParameters {
    /** Record id of the translation order */
    id: number;
}
/** What `showTranslationOrder` may come to. */
export type ShowTranslationOrderAnswer = Answered<200, TranslationOrder, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `listTranslationOrderItems` takes. */
export interface ListTranslationOrderItemsParameters {
    /** Record id of the translation order */
    id: number;
    /** Maximum number of items to return */
    limit?: number | undefined;
    /** Cursor for pagination: returns only items with a larger id */
    after?: number | undefined;
    /** Returns only items in this state */
    state?: KnownListTranslationOrderItemsState | undefined;
}
/** What `listTranslationOrderItems` may come to. */
export type ListTranslationOrderItemsAnswer = Answered<200, TranslationOrderItem[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `cancelTranslationOrder` takes. */
export interface CancelTranslationOrderParameters {
    /** Record id of the translation order */
    id: number;
}
/** What `cancelTranslationOrder` may come to. */
export type CancelTranslationOrderAnswer = Answered<200, TranslationOrder, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `retryTranslationOrder` takes. */
export interface RetryTranslationOrderParameters {
    /** Record id of the translation order */
    id: number;
}
/** What `retryTranslationOrder` may come to. */
export type RetryTranslationOrderAnswer = Answered<200, TranslationOrder, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listTranslationWork` takes. */
export interface ListTranslationWorkParameters {
    /** Maximum number of rows to return. Default: 1000 */
    limit?: number | undefined;
    /** Cursor for pagination, as given in the `Link` header */
    after?: string | undefined;
    /** Language to translate into */
    lang_code: KnownLanguageCode;
    /** States in that language: `missing`, `stale`, `machine`, `human`, or a comma-separated list of them. Default: `missing,stale`; with `reported`, all of them */
    state?: string | undefined;
    /** Returns only texts, or only names */
    part?: KnownListTranslationWorkPart | undefined;
    /** Record id of one tag */
    tag_id?: TagRecordId | undefined;
    /** Record id of the place of the tags. `none`: tags without a place */
    place_id?: RecordOrNone | undefined;
    /** Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers */
    customer_id?: RecordOrNone | undefined;
    /** Search for up to eight words, in any order. Each must occur in the tag's name, reference, text, description, place or QR code, regardless of case and accents. A word of one or two letters matches only the beginning of a word. A printed address, a tag identifier or a hardware identifier in any spelling finds its tag, and so do its first four or more characters. For admins, an e-mail address finds the tags of that customer */
    q?: string | undefined;
    /** `1`: only what visitors have reported */
    reported?: number | undefined;
}
/** What `listTranslationWork` may come to. */
export type ListTranslationWorkAnswer = Answered<200, TranslationWork[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount' | 'totalCountRelation'>> | Refused | Unanswered;
/** What `listTranslations` takes. */
export interface ListTranslationsParameters {
    /** Maximum number of translations to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only translations with a larger record id */
    after?: number | undefined;
    /** Record id of the place of its tag. `none`: without a place */
    place_id?: RecordOrNone | undefined;
    /** Record id of the owner of its tag. `none`: without an owner. Admins only; ignored for other callers */
    customer_id?: RecordOrNone | undefined;
    /** Its language */
    lang_code?: KnownLanguageCode | undefined;
    /** Only tags that have changed since then: a day in UTC, or a point in time */
    updated_since?: string | undefined;
}
/** What `listTranslations` may come to. */
export type ListTranslationsAnswer = Answered<200, Translation[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createTranslation` takes. */
export interface CreateTranslationParameters {
    /** A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A new translation. */
    translation: NewTranslation;
}
/** What `createTranslation` may come to. */
export type CreateTranslationAnswer = Answered<201, Translation, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `showTranslation` takes. */
export interface ShowTranslationParameters {
    /** Record id of the translation */
    id: number;
}
/** What `showTranslation` may come to. */
export type ShowTranslationAnswer = Answered<200, Translation, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `updateTranslation` takes. */
export interface UpdateTranslationParameters {
    /** Record id of the translation */
    id: number;
    /** The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them, nothing is changed and the response is 412. `*` matches any */
    if_match?: string | undefined;
    /** Changes to a translation. */
    translation: TranslationChanges;
}
/** What `updateTranslation` may come to. */
export type UpdateTranslationAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyTranslation` takes. */
export interface DestroyTranslationParameters {
    /** Record id of the translation */
    id: number;
    /** The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them, nothing is changed and the response is 412. `*` matches any */
    if_match?: string | undefined;
}
/** What `destroyTranslation` may come to. */
export type DestroyTranslationAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listTranslationHistory` takes. */
export interface ListTranslationHistoryParameters {
    /** Record id of the translation */
    id: number;
    /** Maximum number of entries to return. Default: all */
    limit?: number | undefined;
    /** Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id */
    after?: number | undefined;
    /** `1`: sorts from newest to oldest. Default: from oldest to newest */
    newest?: number | undefined;
}
/** What `listTranslationHistory` may come to. */
export type ListTranslationHistoryAnswer = Answered<200, HistoryEntry[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `eraseTranslationHistory` takes. */
export interface EraseTranslationHistoryParameters {
    /** Record id of the translation */
    id: number;
}
/** What `eraseTranslationHistory` may come to. */
export type EraseTranslationHistoryAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `confirmTranslation` takes. */
export interface ConfirmTranslationParameters {
    /** Record id of the translation */
    id: number;
    /**  */
    translation: ConfirmTranslationBodyTranslation;
}
/** What `confirmTranslation` may come to. */
export type ConfirmTranslationAnswer = Answered<200, Translation, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `giveTranslationToMachine` takes. */
export interface GiveTranslationToMachineParameters {
    /** Record id of the translation */
    id: number;
}
/** What `giveTranslationToMachine` may come to. */
export type GiveTranslationToMachineAnswer = Answered<200, Translation, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
