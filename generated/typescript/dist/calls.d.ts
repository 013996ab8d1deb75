import type { Answered, LineStream, RefusedOf, Unanswered } from './runtime/answers.js';
import type { AuthToken, BinEntry, BinRestoring, BundleKey, BundleLink, ChangeSetId, ConfirmNameTranslationBodyNameTranslation, ConfirmTranslationBodyTranslation, Coverage, Customer, CustomerChanges, ErrorCode, ErrorReason, FoundTags, KnownGender, Hardware, HardwareChanges, HardwareIdentifier, KnownHardwareType, HistoryEntry, KnownImportTagsBlank, Invitation, KeepWord, KnownLanguageCode, LanguageCode, KnownListHistoryEvent, KnownListHistoryResource, KnownListTagRecordsHardware, KnownListTagRecordsPart, KnownListTagRecordsState, KnownListTranslationOrderItemsState, KnownListTranslationWorkPart, ListedNameTranslation, Look, LookChanges, LookupResults, MemoryEntry, MyTags, NameTranslation, NameTranslationChanges, NewBundleLink, NewCustomer, NewHardware, NewInvitation, NewKeepWord, NewNameTranslation, NewPlace, NewTagRecord, NewTeamInvitation, NewTextRecord, NewTranslation, NewTranslationOrder, Observation, PasswordLink, Place, PlaceChanges, Reads, RecordOrNone, Report, RestoredFromBin, RestoredText, SentPicture, ShownPlace, ShownTagRecord, ShownTags, ShownTextRecord, SignedOut, SupportedBeaconUUIDs, SupportedLanguageCodes, TagBulk, TagBulkResult, TagIdentifier, TagImport, TagMint, TagNdef, TagRecord, TagRecordChanges, TagRecordId, TagTable, TeamInvitation, TeamMember, TeamMemberChanges, TextRecord, TextRecordChanges, TranslatedReport, Translation, TranslationChanges, TranslationEstimate, TranslationFigures, TranslationOrder, TranslationOrderItem, TranslationWork, Undone, WrittenTags, AnswerHeaders } from './types.js';
/** The service said no. */
export type Refused = RefusedOf<ErrorCode, ErrorReason>;
/** What `listBinEntries` takes. */
export interface ListBinEntriesParameters {
    /** At most so many entries; without it, all of them */
    limit?: number | undefined;
    /** Only entries behind the one with this id: with a smaller one */
    after?: number | undefined;
    /** Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is ignored */
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
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
}
/** What `destroyBinEntry` may come to. */
export type DestroyBinEntryAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `restoreBinEntry` takes. */
export interface RestoreBinEntryParameters {
    /** Id of the entry */
    id: number;
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
}
/** What `restoreBinEntry` may come to. */
export type RestoreBinEntryAnswer = Answered<200, RestoredFromBin, Pick<AnswerHeaders, 'requestId' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `restoreBinEntries` takes. */
export interface RestoreBinEntriesParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** Which entries of the bin are to be restored. */
    bin: BinRestoring;
}
/** What `restoreBinEntries` may come to. */
export type RestoreBinEntriesAnswer = Answered<200, RestoredFromBin[], Pick<AnswerHeaders, 'requestId' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `listBundleLinks` takes. */
export interface ListBundleLinksParameters {
    /** At most so many bundle links; without it, all of them */
    limit?: number | undefined;
    /** Only bundle links with a larger record id */
    after?: number | undefined;
}
/** What `listBundleLinks` may come to. */
export type ListBundleLinksAnswer = Answered<200, BundleLink[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createBundleLink` takes. */
export interface CreateBundleLinkParameters {
    /** A bundle link to be made. */
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
    /** At most so many customers; without it, all of them */
    limit?: number | undefined;
    /** Only customers with a larger record id */
    after?: number | undefined;
    /** Changed since then: a day in UTC, or an instant */
    updated_since?: string | undefined;
}
/** What `listCustomers` may come to. */
export type ListCustomersAnswer = Answered<200, Customer[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createCustomer` takes. */
export interface CreateCustomerParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A customer to be made. */
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
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
    /** What is to be changed of a customer. */
    customer: CustomerChanges;
}
/** What `updateCustomer` may come to. */
export type UpdateCustomerAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyCustomer` takes. */
export interface DestroyCustomerParameters {
    /** Record id of the customer */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
}
/** What `destroyCustomer` may come to. */
export type DestroyCustomerAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listCustomerHistory` takes. */
export interface ListCustomerHistoryParameters {
    /** Record id of the customer */
    id: number;
    /** At most so many entries; without it, all of them */
    limit?: number | undefined;
    /** Only entries behind the one with this id: with a larger one, or with `newest` a smaller one */
    after?: number | undefined;
    /** `1`: the newest entries come first; otherwise the oldest do */
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
    /** Record id of a place: only its tags; `none`: only those that are in none */
    place_id?: RecordOrNone | undefined;
    /** Codes of languages, with commas between; without it, of all in which there is anything */
    lang_codes?: string | undefined;
    /** Record id of a customer: only its tags; `none`: only those that are nobody’s. Only for admins; from others it is ignored */
    customer_id?: RecordOrNone | undefined;
}
/** What `showCoverage` may come to. */
export type ShowCoverageAnswer = Answered<200, Coverage[], Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `showReads` takes. */
export interface ShowReadsParameters {
    /** The first day, in UTC */
    from?: string | undefined;
    /** The last day, in UTC */
    to?: string | undefined;
    /** Record id of a tag: only its reads */
    tag_id?: TagRecordId | undefined;
    /** Record id of a place: only what was read while the tag was there; `none`: in no place */
    place_id?: RecordOrNone | undefined;
    /** Record id of a customer: only what was read while the tag was its own; `none`: nobody’s. Only for admins; from others it is ignored */
    customer_id?: RecordOrNone | undefined;
    /** What the counts are grouped by, with commas between: `day`, `tag_id`, `place_id`, `lang_code`, `way`, `missed`; without it, days */
    by?: string | undefined;
}
/** What `showReads` may come to. */
export type ShowReadsAnswer = Answered<200, Reads, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `showTranslationFigures` takes. */
export interface ShowTranslationFiguresParameters {
    /** The first day, in UTC; without it, 29 days before the last */
    from?: string | undefined;
    /** The last day, in UTC; without it, today */
    to?: string | undefined;
    /** Record id of a customer: only what was translated of its tags; `none`: only of those that were nobody’s. Only for admins; from others it is ignored */
    customer_id?: RecordOrNone | undefined;
}
/** What `showTranslationFigures` may come to. */
export type ShowTranslationFiguresAnswer = Answered<200, TranslationFigures, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `listHardwares` takes. */
export interface ListHardwaresParameters {
    /** At most so many hardwares; without it, all of them */
    limit?: number | undefined;
    /** Only hardwares with a larger record id */
    after?: number | undefined;
}
/** What `listHardwares` may come to. */
export type ListHardwaresAnswer = Answered<200, Hardware[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createHardware` takes. */
export interface CreateHardwareParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A hardware item to be made. */
    hardware: NewHardware;
}
/** What `createHardware` may come to. */
export type CreateHardwareAnswer = Answered<201, Hardware, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed' | 'warning'>> | Refused | Unanswered;
/** What `showHardware` takes. */
export interface ShowHardwareParameters {
    /** Record id of the hardware */
    id: number;
}
/** What `showHardware` may come to. */
export type ShowHardwareAnswer = Answered<200, Hardware, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `updateHardware` takes. */
export interface UpdateHardwareParameters {
    /** Record id of the hardware */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
    /** What is to be changed of a hardware item. */
    hardware: HardwareChanges;
}
/** What `updateHardware` may come to. */
export type UpdateHardwareAnswer = Answered<200, Hardware, Pick<AnswerHeaders, 'requestId' | 'warning'>> | Refused | Unanswered;
/** What `destroyHardware` takes. */
export interface DestroyHardwareParameters {
    /** Record id of the hardware */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
}
/** What `destroyHardware` may come to. */
export type DestroyHardwareAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listHardwareHistory` takes. */
export interface ListHardwareHistoryParameters {
    /** Record id of the hardware */
    id: number;
    /** At most so many entries; without it, all of them */
    limit?: number | undefined;
    /** Only entries behind the one with this id: with a larger one, or with `newest` a smaller one */
    after?: number | undefined;
    /** `1`: the newest entries come first; otherwise the oldest do */
    newest?: number | undefined;
}
/** What `listHardwareHistory` may come to. */
export type ListHardwareHistoryAnswer = Answered<200, HistoryEntry[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `eraseHardwareHistory` takes. */
export interface EraseHardwareHistoryParameters {
    /** Record id of the hardware */
    id: number;
}
/** What `eraseHardwareHistory` may come to. */
export type EraseHardwareHistoryAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listHistory` takes. */
export interface ListHistoryParameters {
    /** At most so many entries; without it, all of them */
    limit?: number | undefined;
    /** Only entries behind the one with this id: with a larger one, or with `newest` a smaller one */
    after?: number | undefined;
    /** `1`: the newest entries come first; otherwise the oldest do */
    newest?: number | undefined;
    /** Only entries of this change set */
    change_set?: ChangeSetId | undefined;
    /** Only of records of this kind; `tags` is taken for `Tags` */
    resource?: KnownListHistoryResource | undefined;
    /** Only what was done so */
    event?: KnownListHistoryEvent | undefined;
    /** Tag identifier (`tag_identifier`); case does not matter */
    tag_identifier?: TagIdentifier | undefined;
    /** The first day, in UTC */
    from?: string | undefined;
    /** The last day, in UTC */
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
    /** The change set, as `change_set` of its entries names it */
    id: ChangeSetId;
    /** `1`: nothing is done; the answer tells what would be */
    dry_run?: number | undefined;
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
}
/** What `undoChangeSet` may come to. */
export type UndoChangeSetAnswer = Answered<200, Undone, Pick<AnswerHeaders, 'requestId' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `listInvitations` takes. */
export interface ListInvitationsParameters {
    /** At most so many invitations; without it, all of them */
    limit?: number | undefined;
    /** Only invitations with a larger record id */
    after?: number | undefined;
}
/** What `listInvitations` may come to. */
export type ListInvitationsAnswer = Answered<200, Invitation[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createInvitation` takes. */
export interface CreateInvitationParameters {
    /** An invitation to be made. */
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
    /** At most so many keep words; without it, all of them */
    limit?: number | undefined;
    /** Only keep words with a larger record id */
    after?: number | undefined;
}
/** What `listKeepWords` may come to. */
export type ListKeepWordsAnswer = Answered<200, KeepWord[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createKeepWord` takes. */
export interface CreateKeepWordParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A name that is to stay as it is. */
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
    /** E-mail address; case does not matter */
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
    /** E-mail address; case does not matter */
    email: string;
    /** Authentication token from `getAuthToken` or `signInWithSocial`. `Authorization: Bearer` does the same */
    auth_token: string;
}
/** What `signOut` may come to. */
export type SignOutAnswer = Answered<200, SignedOut, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `showLook` takes. */
export interface ShowLookParameters {
    /** Record id of the museum. Only for admins, who need it; from others it is ignored */
    member_of?: string | undefined;
}
/** What `showLook` may come to. */
export type ShowLookAnswer = Answered<200, Look, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `updateLook` takes. */
export interface UpdateLookParameters {
    /** Record id of the museum. Only for admins, who need it; from others it is ignored */
    member_of?: string | undefined;
    /** What is to be changed of a look. */
    look: LookChanges;
}
/** What `updateLook` may come to. */
export type UpdateLookAnswer = Answered<200, Look, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `setLogo` takes. */
export interface SetLogoParameters {
    /** Record id of the museum. Only for admins, who need it; from others it is ignored */
    member_of?: string | undefined;
    /** A picture as JSON. */
    picture: SentPicture;
}
/** What `setLogo` may come to. */
export type SetLogoAnswer = Answered<200, Look, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyLogo` takes. */
export interface DestroyLogoParameters {
    /** Record id of the museum. Only for admins, who need it; from others it is ignored */
    member_of?: string | undefined;
}
/** What `destroyLogo` may come to. */
export type DestroyLogoAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listNameTranslations` takes. */
export interface ListNameTranslationsParameters {
    /** At most so many name translations; without it, all of them */
    limit?: number | undefined;
    /** Only name translations with a larger record id */
    after?: number | undefined;
    /** Record id of the place of its tag; `none`: in no place */
    place_id?: RecordOrNone | undefined;
    /** Record id of the customer whose its tag is; `none`: nobody’s. Only for admins; from others it is ignored */
    customer_id?: RecordOrNone | undefined;
    /** Its language */
    lang_code?: KnownLanguageCode | undefined;
    /** Changed since then: a day in UTC, or an instant */
    updated_since?: string | undefined;
}
/** What `listNameTranslations` may come to. */
export type ListNameTranslationsAnswer = Answered<200, ListedNameTranslation[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createNameTranslation` takes. */
export interface CreateNameTranslationParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A name to be added to a tag. */
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
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
    /** What is to be changed of a name translation. */
    name_translation: NameTranslationChanges;
}
/** What `updateNameTranslation` may come to. */
export type UpdateNameTranslationAnswer = Answered<200, NameTranslation, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyNameTranslation` takes. */
export interface DestroyNameTranslationParameters {
    /** Record id of the name translation */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
}
/** What `destroyNameTranslation` may come to. */
export type DestroyNameTranslationAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listNameTranslationHistory` takes. */
export interface ListNameTranslationHistoryParameters {
    /** Record id of the name translation */
    id: number;
    /** At most so many entries; without it, all of them */
    limit?: number | undefined;
    /** Only entries behind the one with this id: with a larger one, or with `newest` a smaller one */
    after?: number | undefined;
    /** `1`: the newest entries come first; otherwise the oldest do */
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
    /** At most so many places; without it, all of them */
    limit?: number | undefined;
    /** Only places with a larger record id */
    after?: number | undefined;
    /** Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is ignored */
    customer_id?: RecordOrNone | undefined;
    /** Changed since then: a day in UTC, or an instant */
    updated_since?: string | undefined;
}
/** What `listPlaces` may come to. */
export type ListPlacesAnswer = Answered<200, Place[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createPlace` takes. */
export interface CreatePlaceParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A place to be made. */
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
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
    /** What is to be changed of a place. */
    place: PlaceChanges;
}
/** What `updatePlace` may come to. */
export type UpdatePlaceAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyPlace` takes. */
export interface DestroyPlaceParameters {
    /** Record id of the place */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
}
/** What `destroyPlace` may come to. */
export type DestroyPlaceAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listPlaceHistory` takes. */
export interface ListPlaceHistoryParameters {
    /** Record id of the place */
    id: number;
    /** At most so many entries; without it, all of them */
    limit?: number | undefined;
    /** Only entries behind the one with this id: with a larger one, or with `newest` a smaller one */
    after?: number | undefined;
    /** `1`: the newest entries come first; otherwise the oldest do */
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
    /** At most so many reports; without it, all of them */
    limit?: number | undefined;
    /** Only reports with a larger record id */
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
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
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
    /** Tag identifier; case does not matter */
    tag_identifier: TagIdentifier;
    /** Language in which to read, or several with commas between, the dearest first; `auto` leaves it to `Accept-Language`, as nothing does. What is not supported gets the original */
    lang?: LanguageCode | undefined;
    /** The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else */
    accept_language?: string | undefined;
}
/** What `resolveTag` may come to. */
export type ResolveTagAnswer = Answered<200, ShownTags, Pick<AnswerHeaders, 'requestId' | 'etag' | 'contentLanguage' | 'translationStatus' | 'vary' | 'link'>> | Refused | Unanswered;
/** What `listTagRecords` takes. */
export interface ListTagRecordsParameters {
    /** At most so many tag records; without it, all of them */
    limit?: number | undefined;
    /** Only tag records with a larger record id */
    after?: TagRecordId | undefined;
    /** `details`: with `reference`, `hidden`, `position` and `credit` in each tag. A list with commas; unknown words are ignored */
    expand?: string | undefined;
    /** Up to eight words, in any order, each a part of its name, reference, text, description, place or QR code, without regard to case and accents. A word of one or two letters is the beginning of a word. A printed address, an identifier or a hardware identifier in any spelling finds its tag, and so do its first four characters or more; for admins an e-mail address finds the tags of that customer */
    q?: string | undefined;
    /** Record id of its place; `none`: in no place */
    place_id?: RecordOrNone | undefined;
    /** Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is ignored */
    customer_id?: RecordOrNone | undefined;
    /** A language in which it has something: a text or a name, or what `state` and `part` say of them */
    lang_code?: KnownLanguageCode | undefined;
    /** How its text stands in that language, or its name where `part` says so: the original, a person’s work, a machine’s, work that was made from an older original, or not there although there is an original. Needs `lang_code` */
    state?: KnownListTagRecordsState | undefined;
    /** Which of the two `lang_code` and `state` are about. Needs `lang_code` */
    part?: KnownListTagRecordsPart | undefined;
    /** The type of hardware that leads to it; `none`: no hardware does */
    hardware?: KnownListTagRecordsHardware | undefined;
    /** `1`: it has a text or a name; `0`: it has neither */
    in_use?: number | undefined;
    /** `1`: it is not open to visitors yet; `0`: it is open */
    hidden?: number | undefined;
    /** Changed since then: a day in UTC, or an instant */
    updated_since?: string | undefined;
}
/** What `listTagRecords` may come to. */
export type ListTagRecordsAnswer = Answered<200, TagRecord[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount' | 'totalCountRelation'>> | Refused | Unanswered;
/** What `createTagRecord` takes. */
export interface CreateTagRecordParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A tag to be made. */
    tag: NewTagRecord;
}
/** What `createTagRecord` may come to. */
export type CreateTagRecordAnswer = Answered<201, TagRecord, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `showTagRecord` takes. */
export interface ShowTagRecordParameters {
    /** Record id of the tag record */
    id: TagRecordId;
    /** `details`: with `reference`, `hidden`, `position` and `credit` in each tag. A list with commas; unknown words are ignored */
    expand?: string | undefined;
}
/** What `showTagRecord` may come to. */
export type ShowTagRecordAnswer = Answered<200, ShownTagRecord, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `updateTagRecord` takes. */
export interface UpdateTagRecordParameters {
    /** Record id of the tag record */
    id: TagRecordId;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
    /** What is to be changed of a tag. */
    tag: TagRecordChanges;
}
/** What `updateTagRecord` may come to. */
export type UpdateTagRecordAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyTagRecord` takes. */
export interface DestroyTagRecordParameters {
    /** Record id of the tag record */
    id: TagRecordId;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
}
/** What `destroyTagRecord` may come to. */
export type DestroyTagRecordAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listTagRecordHistory` takes. */
export interface ListTagRecordHistoryParameters {
    /** Record id of the tag record */
    id: TagRecordId;
    /** At most so many entries; without it, all of them */
    limit?: number | undefined;
    /** Only entries behind the one with this id: with a larger one, or with `newest` a smaller one */
    after?: number | undefined;
    /** `1`: the newest entries come first; otherwise the oldest do */
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
    /** `1`: nothing is done; the answer tells what would be */
    dry_run?: number | undefined;
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** What is to be done with many tags. */
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
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** Tags to be made without text, name or hardware. */
    mint: TagMint;
}
/** What `mintTags` may come to. */
export type MintTagsAnswer = Answered<201, TagRecord[], Pick<AnswerHeaders, 'requestId' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `importTags` takes. */
export interface ImportTagsParameters {
    /** `1`: nothing is done; the answer tells what would be */
    dry_run?: number | undefined;
    /** `1`: where a row is invalid, nothing is done, and the answer is 422 with the same report */
    atomic?: number | undefined;
    /** `0`: rows whose tag is not found are invalid */
    create?: number | undefined;
    /** `1`: a `place` that is not there is made for the tag's customer, where `latitude` and `longitude` of its first row say */
    create_places?: number | undefined;
    /** `clear`: a blank cell empties `reference`, `place`, `position`, `description`, `image_url`, `text_url`, where the table has that column */
    blank?: KnownImportTagsBlank | undefined;
    /** A table of tags, as exports write it. */
    import: TagTable;
}
/** What `importTags` may come to. */
export type ImportTagsAnswer = Answered<200, TagImport, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `showTagNdef` takes. */
export interface ShowTagNdefParameters {
    /** Record id of the tag */
    id: TagRecordId;
    /** With `1` the message also names the first of the apps for Android that open the links on tags; a phone that has not got it is led to a store */
    app?: number | undefined;
}
/** What `showTagNdef` may come to. */
export type ShowTagNdefAnswer = Answered<200, TagNdef, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused | Unanswered;
/** What `createTag` takes. */
export interface CreateTagParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** One of the supported language codes. BCP 47 tags that mean one of them are understood (`zh-Hans`, `nb`, `pt-BR`). */
    lang: KnownLanguageCode;
    /** Purchase identifier from a mobile app store, in GUID format. Not unique: one purchase may cover many tags */
    purchase_id: string;
    /** The text, stored exactly as given */
    text: string;
    /** Name of the tag, in the language `lang` */
    name?: string | undefined;
    /** Gender of the voice that reads the text aloud; `m` where absent */
    gender?: KnownGender | undefined;
    /** Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared without case. Beacons and NFC chips are their digits, whatever stands between and around these (`04 A2`, `0x04A2`, `{…}`, `urn:uuid:`); both orders of bytes of an ISO 15693 chip are one */
    hardware_id?: HardwareIdentifier | undefined;
    /** Type of the hardware item; required with `hardware_id` */
    hardware_type?: KnownHardwareType | undefined;
    /** Major number of a beacon; ignored for other types */
    major?: number | undefined;
    /** Minor number of a beacon; ignored for other types */
    minor?: number | undefined;
    /** Record id (`id`) of the parent tag */
    parent_id?: TagRecordId | undefined;
    /** Latitude of the hardware, in degrees; only together with `lon` */
    lat?: number | undefined;
    /** Longitude of the hardware, in degrees; only together with `lat` */
    lon?: number | undefined;
}
/** What `createTag` may come to. */
export type CreateTagAnswer = Answered<200, WrittenTags, Pick<AnswerHeaders, 'requestId' | 'warning' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `addHardwareIdToTag` takes. */
export interface AddHardwareIdToTagParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** Tag identifier (`tag_identifier`); case does not matter */
    id: TagIdentifier;
    /** Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared without case. Beacons and NFC chips are their digits, whatever stands between and around these (`04 A2`, `0x04A2`, `{…}`, `urn:uuid:`); both orders of bytes of an ISO 15693 chip are one */
    hardware_id: HardwareIdentifier;
    /** Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.) */
    hardware_type: KnownHardwareType;
    /** Major number; required for a beacon, ignored for other types */
    major?: number | undefined;
    /** Minor number; required for a beacon, ignored for other types */
    minor?: number | undefined;
    /** Latitude of the hardware, in degrees; only together with `lon` */
    lat?: number | undefined;
    /** Longitude of the hardware, in degrees; only together with `lat` */
    lon?: number | undefined;
}
/** What `addHardwareIdToTag` may come to. */
export type AddHardwareIdToTagAnswer = Answered<200, WrittenTags, Pick<AnswerHeaders, 'requestId' | 'warning' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `showTag` takes. */
export interface ShowTagParameters {
    /** Tag identifier (`tag_identifier`); case does not matter */
    id: TagIdentifier;
    /** Language in which to read, or several with commas between, the dearest first; `auto` leaves it to `Accept-Language`. What is not supported gets the original. A list, and a parameter that is repeated, are understood too */
    lang?: LanguageCode | undefined;
    /** `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown words are ignored */
    expand?: string | undefined;
    /** The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else */
    accept_language?: string | undefined;
}
/** What `showTag` may come to. */
export type ShowTagAnswer = Answered<200, ShownTags, Pick<AnswerHeaders, 'requestId' | 'etag' | 'contentLanguage' | 'translationStatus' | 'vary'>> | Refused | Unanswered;
/** What `showTagByHardwareId` takes. */
export interface ShowTagByHardwareIdParameters {
    /** Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared without case. Beacons and NFC chips are their digits, whatever stands between and around these (`04 A2`, `0x04A2`, `{…}`, `urn:uuid:`); both orders of bytes of an ISO 15693 chip are one */
    id: HardwareIdentifier;
    /** Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.) */
    type: KnownHardwareType;
    /** Major number; required for a beacon, ignored for other types */
    major?: number | undefined;
    /** Minor number; required for a beacon, ignored for other types */
    minor?: number | undefined;
    /** Language in which to read, or several with commas between, the dearest first; `auto` leaves it to `Accept-Language`. What is not supported gets the original. A list, and a parameter that is repeated, are understood too */
    lang?: LanguageCode | undefined;
    /** Latitude of the reader; has no effect */
    lat?: number | undefined;
    /** Longitude of the reader; has no effect */
    lon?: number | undefined;
    /** `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown words are ignored */
    expand?: string | undefined;
    /** The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else */
    accept_language?: string | undefined;
}
/** What `showTagByHardwareId` may come to. */
export type ShowTagByHardwareIdAnswer = Answered<200, FoundTags, Pick<AnswerHeaders, 'requestId' | 'etag' | 'contentLanguage' | 'translationStatus' | 'vary'>> | Refused | Unanswered;
/** What `lookUpTags` takes. */
export interface LookUpTagsParameters {
    /** The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else */
    accept_language?: string | undefined;
    /** What was met: at least one, at most 100 */
    observations: Observation[];
    /** Language in which to read, or several with commas between, the dearest first; `auto` leaves it to `Accept-Language`. What is not supported gets the original. A list, and a parameter that is repeated, are understood too */
    lang?: LanguageCode | undefined;
    /** `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown words are ignored */
    expand?: string | undefined;
}
/** What `lookUpTags` may come to. */
export type LookUpTagsAnswer = Answered<200, LookupResults, Pick<AnswerHeaders, 'requestId' | 'vary'>> | Refused | Unanswered;
/** What `showMyTags` takes. */
export interface ShowMyTagsParameters {
    /** At most so many tags */
    limit?: number | undefined;
    /** Only tags with a larger record id */
    after?: TagRecordId | undefined;
    /** Only tags that have changed since. ISO 8601, in UTC */
    updated_since?: string | undefined;
    /** `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown words are ignored */
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
    /** Only the tags of this place of the customer */
    place_id?: number | undefined;
    /** The languages wanted besides the original: codes with commas between, or `all`. What is not supported is left out */
    lang?: LanguageCode | undefined;
    /** The `cursor` of the bundle before: only what has changed since */
    since?: string | undefined;
    /** `provenance`: where texts and names come from, as `origins` in each line. Unknown words are ignored */
    expand?: string | undefined;
}
/** What `bundleTags` may come to. */
export type BundleTagsAnswer = Answered<200, LineStream, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `fetchBundle` takes. */
export interface FetchBundleParameters {
    /** The key of the link */
    key: BundleKey;
    /** The languages wanted besides the original: codes with commas between, or `all`. What is not supported is left out */
    lang?: LanguageCode | undefined;
    /** The `cursor` of the bundle before: only what has changed since */
    since?: string | undefined;
    /** `provenance`: where texts and names come from, as `origins` in each line. Unknown words are ignored */
    expand?: string | undefined;
}
/** What `fetchBundle` may come to. */
export type FetchBundleAnswer = Answered<200, LineStream, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listTeamMembers` takes. */
export interface ListTeamMembersParameters {
    /** At most so many team members; without it, all of them */
    limit?: number | undefined;
    /** Only team members with a larger record id */
    after?: number | undefined;
    /** Record id of the museum. Only for admins, who need it; from others it is ignored */
    member_of?: string | undefined;
}
/** What `listTeamMembers` may come to. */
export type ListTeamMembersAnswer = Answered<200, TeamMember[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `updateTeamMember` takes. */
export interface UpdateTeamMemberParameters {
    /** Record id of the team member */
    id: number;
    /** What is to be changed of a member. */
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
    /** At most so many team invitations; without it, all of them */
    limit?: number | undefined;
    /** Only team invitations with a larger record id */
    after?: number | undefined;
    /** Record id of the museum. Only for admins, who need it; from others it is ignored */
    member_of?: string | undefined;
}
/** What `listTeamInvitations` may come to. */
export type ListTeamInvitationsAnswer = Answered<200, TeamInvitation[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createTeamInvitation` takes. */
export interface CreateTeamInvitationParameters {
    /** Record id of the museum. Only for admins, who need it; from others it is ignored */
    member_of?: string | undefined;
    /** An invitation to be made. */
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
    /** At most so many text records; without it, all of them */
    limit?: number | undefined;
    /** Only text records with a larger record id */
    after?: number | undefined;
    /** Record id of the place of its tag; `none`: in no place */
    place_id?: RecordOrNone | undefined;
    /** Record id of the customer whose its tag is; `none`: nobody’s. Only for admins; from others it is ignored */
    customer_id?: RecordOrNone | undefined;
    /** Its language */
    lang_code?: KnownLanguageCode | undefined;
    /** Changed since then: a day in UTC, or an instant */
    updated_since?: string | undefined;
}
/** What `listTextRecords` may come to. */
export type ListTextRecordsAnswer = Answered<200, TextRecord[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createTextRecord` takes. */
export interface CreateTextRecordParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A text record to be made. */
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
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
    /** What is to be changed of a text record. */
    text_record: TextRecordChanges;
}
/** What `updateTextRecord` may come to. */
export type UpdateTextRecordAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyTextRecord` takes. */
export interface DestroyTextRecordParameters {
    /** Record id of the text record */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
}
/** What `destroyTextRecord` may come to. */
export type DestroyTextRecordAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listTextRecordHistory` takes. */
export interface ListTextRecordHistoryParameters {
    /** Record id of the text record */
    id: number;
    /** At most so many entries; without it, all of them */
    limit?: number | undefined;
    /** Only entries behind the one with this id: with a larger one, or with `newest` a smaller one */
    after?: number | undefined;
    /** `1`: the newest entries come first; otherwise the oldest do */
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
    /** At most so many; without it, all */
    limit?: number | undefined;
    /** Only entries with a larger id */
    after?: number | undefined;
    /** The original: white space at its ends, line ends, and how its letters are composed make no difference */
    text: string;
    /** Only what it was translated to in this language */
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
    /** At most so many translation orders; without it, all of them */
    limit?: number | undefined;
    /** Only translation orders with a larger record id */
    after?: number | undefined;
}
/** What `listTranslationOrders` may come to. */
export type ListTranslationOrdersAnswer = Answered<200, TranslationOrder[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createTranslationOrder` takes. */
export interface CreateTranslationOrderParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** What is to be translated into which languages. */
    translation_order: NewTranslationOrder;
}
/** What `createTranslationOrder` may come to. */
export type CreateTranslationOrderAnswer = Answered<201, TranslationOrder, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed'>> | Refused | Unanswered;
/** What `estimateTranslationOrder` takes. */
export interface EstimateTranslationOrderParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** What is to be translated into which languages. */
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
    /** At most so many items */
    limit?: number | undefined;
    /** Only items with a larger id */
    after?: number | undefined;
    /** Only items in this state */
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
    /** At most so many; without it, 1000 */
    limit?: number | undefined;
    /** Where the list goes on, as the header `Link` has said it */
    after?: string | undefined;
    /** The language to translate into */
    lang_code: KnownLanguageCode;
    /** How they stand in that language: `missing`, `stale`, `machine`, `human`, or several with commas between. Without it `missing,stale`; with `reported` all of them */
    state?: string | undefined;
    /** Only texts, or only names */
    part?: KnownListTranslationWorkPart | undefined;
    /** Record id of one tag */
    tag_id?: TagRecordId | undefined;
    /** Record id of the place of the tags; `none`: in no place */
    place_id?: RecordOrNone | undefined;
    /** Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is ignored */
    customer_id?: RecordOrNone | undefined;
    /** Up to eight words, in any order, each a part of its name, reference, text, description, place or QR code, without regard to case and accents. A word of one or two letters is the beginning of a word. A printed address, an identifier or a hardware identifier in any spelling finds its tag, and so do its first four characters or more; for admins an e-mail address finds the tags of that customer */
    q?: string | undefined;
    /** `1`: only what visitors have reported */
    reported?: number | undefined;
}
/** What `listTranslationWork` may come to. */
export type ListTranslationWorkAnswer = Answered<200, TranslationWork[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount' | 'totalCountRelation'>> | Refused | Unanswered;
/** What `listTranslations` takes. */
export interface ListTranslationsParameters {
    /** At most so many translations; without it, all of them */
    limit?: number | undefined;
    /** Only translations with a larger record id */
    after?: number | undefined;
    /** Record id of the place of its tag; `none`: in no place */
    place_id?: RecordOrNone | undefined;
    /** Record id of the customer whose its tag is; `none`: nobody’s. Only for admins; from others it is ignored */
    customer_id?: RecordOrNone | undefined;
    /** Its language */
    lang_code?: KnownLanguageCode | undefined;
    /** Changed since then: a day in UTC, or an instant */
    updated_since?: string | undefined;
}
/** What `listTranslations` may come to. */
export type ListTranslationsAnswer = Answered<200, Translation[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused | Unanswered;
/** What `createTranslation` takes. */
export interface CreateTranslationParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A text to be added to a tag. */
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
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
    /** What is to be changed of a translation. */
    translation: TranslationChanges;
}
/** What `updateTranslation` may come to. */
export type UpdateTranslationAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `destroyTranslation` takes. */
export interface DestroyTranslationParameters {
    /** Record id of the translation */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
}
/** What `destroyTranslation` may come to. */
export type DestroyTranslationAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused | Unanswered;
/** What `listTranslationHistory` takes. */
export interface ListTranslationHistoryParameters {
    /** Record id of the translation */
    id: number;
    /** At most so many entries; without it, all of them */
    limit?: number | undefined;
    /** Only entries behind the one with this id: with a larger one, or with `newest` a smaller one */
    after?: number | undefined;
    /** `1`: the newest entries come first; otherwise the oldest do */
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
