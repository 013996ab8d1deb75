import type { AddHardwareIdToTagAnswer, AddHardwareIdToTagParameters, BundleTagsAnswer, BundleTagsParameters, CancelTranslationOrderAnswer, CancelTranslationOrderParameters, ChangeTagsAnswer, ChangeTagsParameters, CloseReportAnswer, CloseReportParameters, ConfirmNameTranslationAnswer, ConfirmNameTranslationParameters, ConfirmTranslationAnswer, ConfirmTranslationParameters, CreateBundleLinkAnswer, CreateBundleLinkParameters, CreateCustomerAnswer, CreateCustomerParameters, CreateHardwareAnswer, CreateHardwareParameters, CreateInvitationAnswer, CreateInvitationParameters, CreateKeepWordAnswer, CreateKeepWordParameters, CreateNameTranslationAnswer, CreateNameTranslationParameters, CreatePasswordLinkAnswer, CreatePasswordLinkParameters, CreatePlaceAnswer, CreatePlaceParameters, CreateTagAnswer, CreateTagParameters, CreateTagRecordAnswer, CreateTagRecordParameters, CreateTeamInvitationAnswer, CreateTeamInvitationParameters, CreateTextRecordAnswer, CreateTextRecordParameters, CreateTranslationAnswer, CreateTranslationOrderAnswer, CreateTranslationOrderParameters, CreateTranslationParameters, DestroyBinEntryAnswer, DestroyBinEntryParameters, DestroyBundleLinkAnswer, DestroyBundleLinkParameters, DestroyCustomerAnswer, DestroyCustomerParameters, DestroyHardwareAnswer, DestroyHardwareParameters, DestroyInvitationAnswer, DestroyInvitationParameters, DestroyKeepWordAnswer, DestroyKeepWordParameters, DestroyLogoAnswer, DestroyLogoParameters, DestroyMemoryEntryAnswer, DestroyMemoryEntryParameters, DestroyNameTranslationAnswer, DestroyNameTranslationParameters, DestroyPlaceAnswer, DestroyPlaceParameters, DestroyPlacePictureAnswer, DestroyPlacePictureParameters, DestroyReportAnswer, DestroyReportParameters, DestroyTagRecordAnswer, DestroyTagRecordParameters, DestroyTagRecordPictureAnswer, DestroyTagRecordPictureParameters, DestroyTeamInvitationAnswer, DestroyTeamInvitationParameters, DestroyTeamMemberAnswer, DestroyTeamMemberParameters, DestroyTextRecordAnswer, DestroyTextRecordParameters, DestroyTranslationAnswer, DestroyTranslationParameters, EraseCustomerHistoryAnswer, EraseCustomerHistoryParameters, EraseHardwareHistoryAnswer, EraseHardwareHistoryParameters, EraseNameTranslationHistoryAnswer, EraseNameTranslationHistoryParameters, ErasePlaceHistoryAnswer, ErasePlaceHistoryParameters, EraseTagRecordHistoryAnswer, EraseTagRecordHistoryParameters, EraseTextRecordHistoryAnswer, EraseTextRecordHistoryParameters, EraseTranslationHistoryAnswer, EraseTranslationHistoryParameters, EstimateTranslationOrderAnswer, EstimateTranslationOrderParameters, FetchBundleAnswer, FetchBundleParameters, GetAuthTokenAnswer, GetAuthTokenParameters, GiveNameTranslationToMachineAnswer, GiveNameTranslationToMachineParameters, GiveTranslationToMachineAnswer, GiveTranslationToMachineParameters, ImportTagsAnswer, ImportTagsParameters, ListBinEntriesAnswer, ListBinEntriesParameters, ListBundleLinksAnswer, ListBundleLinksParameters, ListCustomerHistoryAnswer, ListCustomerHistoryParameters, ListCustomersAnswer, ListCustomersParameters, ListHardwareHistoryAnswer, ListHardwareHistoryParameters, ListHardwaresAnswer, ListHardwaresParameters, ListHistoryAnswer, ListHistoryParameters, ListInvitationsAnswer, ListInvitationsParameters, ListKeepWordsAnswer, ListKeepWordsParameters, ListMemoryEntriesAnswer, ListMemoryEntriesParameters, ListNameTranslationHistoryAnswer, ListNameTranslationHistoryParameters, ListNameTranslationsAnswer, ListNameTranslationsParameters, ListPlaceHistoryAnswer, ListPlaceHistoryParameters, ListPlacesAnswer, ListPlacesParameters, ListReportsAnswer, ListReportsParameters, ListTagRecordHistoryAnswer, ListTagRecordHistoryParameters, ListTagRecordsAnswer, ListTagRecordsParameters, ListTeamInvitationsAnswer, ListTeamInvitationsParameters, ListTeamMembersAnswer, ListTeamMembersParameters, ListTextRecordHistoryAnswer, ListTextRecordHistoryParameters, ListTextRecordsAnswer, ListTextRecordsParameters, ListTranslationHistoryAnswer, ListTranslationHistoryParameters, ListTranslationOrderItemsAnswer, ListTranslationOrderItemsParameters, ListTranslationOrdersAnswer, ListTranslationOrdersParameters, ListTranslationWorkAnswer, ListTranslationWorkParameters, ListTranslationsAnswer, ListTranslationsParameters, LookUpTagsAnswer, LookUpTagsParameters, MintTagsAnswer, MintTagsParameters, ResolveTagAnswer, ResolveTagParameters, RestoreBinEntriesAnswer, RestoreBinEntriesParameters, RestoreBinEntryAnswer, RestoreBinEntryParameters, RestoreHistoryEntryAnswer, RestoreHistoryEntryParameters, RetryTranslationOrderAnswer, RetryTranslationOrderParameters, SetLogoAnswer, SetLogoParameters, SetPlacePictureAnswer, SetPlacePictureParameters, SetTagRecordPictureAnswer, SetTagRecordPictureParameters, ShowBinEntryAnswer, ShowBinEntryParameters, ShowCoverageAnswer, ShowCoverageParameters, ShowCustomerAnswer, ShowCustomerParameters, ShowHardwareAnswer, ShowHardwareParameters, ShowLookAnswer, ShowLookParameters, ShowMyTagsAnswer, ShowMyTagsParameters, ShowNameTranslationAnswer, ShowNameTranslationParameters, ShowPlaceAnswer, ShowPlaceParameters, ShowReadsAnswer, ShowReadsParameters, ShowReportAnswer, ShowReportParameters, ShowTagAnswer, ShowTagByHardwareIdAnswer, ShowTagByHardwareIdParameters, ShowTagNdefAnswer, ShowTagNdefParameters, ShowTagParameters, ShowTagRecordAnswer, ShowTagRecordParameters, ShowTextRecordAnswer, ShowTextRecordParameters, ShowTranslationAnswer, ShowTranslationFiguresAnswer, ShowTranslationFiguresParameters, ShowTranslationOrderAnswer, ShowTranslationOrderParameters, ShowTranslationParameters, SignInWithProviderAnswer, SignInWithProviderParameters, SignInWithSocialAnswer, SignInWithSocialParameters, SignOutAnswer, SignOutParameters, SupportedBeaconUuidsAnswer, SupportedLanguageCodesAnswer, TranslateReportAnswer, TranslateReportParameters, UndoChangeSetAnswer, UndoChangeSetParameters, UpdateCustomerAnswer, UpdateCustomerParameters, UpdateHardwareAnswer, UpdateHardwareParameters, UpdateLookAnswer, UpdateLookParameters, UpdateNameTranslationAnswer, UpdateNameTranslationParameters, UpdatePlaceAnswer, UpdatePlaceParameters, UpdateTagRecordAnswer, UpdateTagRecordParameters, UpdateTeamMemberAnswer, UpdateTeamMemberParameters, UpdateTextRecordAnswer, UpdateTextRecordParameters, UpdateTranslationAnswer, UpdateTranslationParameters } from './calls.js';
import type { UnchangedIf } from './runtime/answers.js';
import type { CallOptions, ConditionalOptions } from './runtime/options.js';
/**
 * The Tag Information Service links physical tags (NFC chips, Bluetooth beacons, QR codes) to texts that can be read in 45 languages. This is its JSON API; http://127.0.0.1:3000/docs is an introduction.
 *
 * Each function calls one operation and resolves to its result: `ok` tells whether it succeeded.
 */
export interface TagInformationService {
    /**
     * List bin entries.
     *
     * Returns the caller's deleted tags and places, no matter who deleted them; for an admin, those of all customers and those without an owner. They can be restored for 30 days. For each customer, at most the last 20000 deleted tags are kept. Sorted by descending id, the newest first. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of records.
     */
    readonly listBinEntries: <O extends ConditionalOptions = CallOptions>(parameters?: ListBinEntriesParameters, options?: O) => Promise<ListBinEntriesAnswer | UnchangedIf<O, ListBinEntriesAnswer>>;
    /**
     * Get a bin entry.
     *
     * Returns the entry.
     */
    readonly showBinEntry: <O extends ConditionalOptions = CallOptions>(parameters: ShowBinEntryParameters, options?: O) => Promise<ShowBinEntryAnswer | UnchangedIf<O, ShowBinEntryAnswer>>;
    /**
     * Delete a bin entry.
     *
     * Deletes the entry early: the record can no longer be restored.
     */
    readonly destroyBinEntry: (parameters: DestroyBinEntryParameters, options?: CallOptions) => Promise<DestroyBinEntryAnswer>;
    /**
     * Restore a deleted record.
     *
     * Restores a tag or a place as it was: a tag with its ids, identifier, texts, names, hardware, children, states and times; a place with its tags and bundle links. Texts that were taken over from other tags by the translation memory are translated again instead. What cannot be restored is listed in `left_out` and does not stop the rest. If another tag now has the identifier, the response is 422.
     */
    readonly restoreBinEntry: (parameters: RestoreBinEntryParameters, options?: CallOptions) => Promise<RestoreBinEntryAnswer>;
    /**
     * Restore deleted records.
     *
     * Restores up to 500 entries of the bin. Either all are restored or none. An entry that does not belong to the caller is treated as one that does not exist.
     */
    readonly restoreBinEntries: (parameters: RestoreBinEntriesParameters, options?: CallOptions) => Promise<RestoreBinEntriesAnswer>;
    /**
     * List bundle links.
     *
     * Returns the customer's own links, also for an admin. Their URLs are not included. Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of records.
     */
    readonly listBundleLinks: <O extends ConditionalOptions = CallOptions>(parameters?: ListBundleLinksParameters, options?: O) => Promise<ListBundleLinksAnswer | UnchangedIf<O, ListBundleLinksAnswer>>;
    /**
     * Create a bundle link.
     *
     * Creates a link to a bundle of the customer's own tags, or of those of one of its places. Until the link is deleted, anybody who has its URL can read what visitors can read of these tags. The URL is returned only once, in this response. A customer can have at most 50 links. `Idempotency-Key` is ignored.
     */
    readonly createBundleLink: (parameters: CreateBundleLinkParameters, options?: CallOptions) => Promise<CreateBundleLinkAnswer>;
    /**
     * Delete a bundle link.
     *
     * Deletes the link: its URL returns 404 from then on. Deleting a place also deletes its links.
     */
    readonly destroyBundleLink: (parameters: DestroyBundleLinkParameters, options?: CallOptions) => Promise<DestroyBundleLinkAnswer>;
    /**
     * List customers.
     *
     * Returns the customer itself; for an admin, all customers. Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of records. Filters are combined with AND: the list and the total contain only records that match all of them.
     */
    readonly listCustomers: <O extends ConditionalOptions = CallOptions>(parameters?: ListCustomersParameters, options?: O) => Promise<ListCustomersAnswer | UnchangedIf<O, ListCustomersAnswer>>;
    /**
     * Create a customer.
     *
     * Creates a customer. Admins only. A customer without a password signs in by a social network with the same e-mail address. The `Location` header has the URL of the record.
     */
    readonly createCustomer: (parameters: CreateCustomerParameters, options?: CallOptions) => Promise<CreateCustomerAnswer>;
    /**
     * Get a customer.
     *
     * Returns the customer.
     */
    readonly showCustomer: <O extends ConditionalOptions = CallOptions>(parameters: ShowCustomerParameters, options?: O) => Promise<ShowCustomerAnswer | UnchangedIf<O, ShowCustomerAnswer>>;
    /**
     * Update a customer.
     *
     * Updates the customer. The last admin cannot lose the role or be suspended. Changing one's own password or e-mail address requires `current_password`, or a sign-in within the last ten minutes. A new password or e-mail address ends the customer's other tokens and sessions. After 5 attempts in a day to change one's own e-mail address, the response is 429 with `Retry-After`; it is also 429 while wrong passwords are being throttled. Absent fields keep their values.
     */
    readonly updateCustomer: (parameters: UpdateCustomerParameters, options?: CallOptions) => Promise<UpdateCustomerAnswer>;
    /**
     * Delete a customer.
     *
     * Deletes the customer and its tokens. Admins only. A customer that still owns tags or places, and the last admin, cannot be deleted: the response is 422.
     */
    readonly destroyCustomer: (parameters: DestroyCustomerParameters, options?: CallOptions) => Promise<DestroyCustomerAnswer>;
    /**
     * List the history of a customer.
     *
     * Returns what was changed in the customer, by whom and when. A new owner of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins can see the history of a deleted record. Sorted from oldest to newest; with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is absent if there are more than 10 000.
     */
    readonly listCustomerHistory: <O extends ConditionalOptions = CallOptions>(parameters: ListCustomerHistoryParameters, options?: O) => Promise<ListCustomerHistoryAnswer | UnchangedIf<O, ListCustomerHistoryAnswer>>;
    /**
     * Erase the history of a customer.
     *
     * Erases all entries in the history of the customer. The customer itself is not changed. Admins only.
     */
    readonly eraseCustomerHistory: (parameters: EraseCustomerHistoryParameters, options?: CallOptions) => Promise<EraseCustomerHistoryAnswer>;
    /**
     * Create a password link.
     *
     * Creates a link with which the customer can choose a new password, once, within an hour. Admins only. Using it ends the customer's tokens, sessions and other such links, and signs nobody in. For a suspended customer, the response is 422.
     */
    readonly createPasswordLink: (parameters: CreatePasswordLinkParameters, options?: CallOptions) => Promise<CreatePasswordLinkAnswer>;
    /**
     * Get the coverage.
     *
     * Returns how many texts and names are in which state in each language, place by place, for the tags within the caller's reach. `GET /Tags.json` with the same `place_id` and with `lang_code`, `state` and `part` lists exactly the tags that a number counts.
     */
    readonly showCoverage: <O extends ConditionalOptions = CallOptions>(parameters?: ShowCoverageParameters, options?: O) => Promise<ShowCoverageAnswer | UnchangedIf<O, ShowCoverageAnswer>>;
    /**
     * Get read counts.
     *
     * Returns how often tags were read by visitors and apps: on their pages, by identifier, by hardware or in a batch. Reads are counted for the customer that owned the tag at the time. Only counts are stored, nothing about readers. They are kept for 400 days, also for deleted tags. A read appears within ten seconds; if a web process is killed, the reads of its last ten seconds can be lost.
     */
    readonly showReads: <O extends ConditionalOptions = CallOptions>(parameters?: ShowReadsParameters, options?: O) => Promise<ShowReadsAnswer | UnchangedIf<O, ShowReadsAnswer>>;
    /**
     * Get translation figures.
     *
     * Returns the number of translated characters by day, provider and language, for the caller's tags; for an admin, for all tags. Characters are counted for the customer that owned the tag at the time. The figures are kept for 400 days.
     */
    readonly showTranslationFigures: <O extends ConditionalOptions = CallOptions>(parameters?: ShowTranslationFiguresParameters, options?: O) => Promise<ShowTranslationFiguresAnswer | UnchangedIf<O, ShowTranslationFiguresAnswer>>;
    /**
     * List hardware items.
     *
     * Returns an empty list: hardware is not listed. A tag's hardware is returned with the tag. Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of records.
     */
    readonly listHardwares: <O extends ConditionalOptions = CallOptions>(parameters?: ListHardwaresParameters, options?: O) => Promise<ListHardwaresAnswer | UnchangedIf<O, ListHardwaresAnswer>>;
    /**
     * Create a hardware item.
     *
     * Creates a hardware item. With `tag_id`, it is attached to that tag. A free item is taken over, and an item of another tag of the same customer is moved. An item that is attached to anybody else's tag is refused. The `Location` header has the URL of the record.
     */
    readonly createHardware: (parameters: CreateHardwareParameters, options?: CallOptions) => Promise<CreateHardwareAnswer>;
    /**
     * Get a hardware item.
     *
     * Returns the hardware item.
     */
    readonly showHardware: <O extends ConditionalOptions = CallOptions>(parameters: ShowHardwareParameters, options?: O) => Promise<ShowHardwareAnswer | UnchangedIf<O, ShowHardwareAnswer>>;
    /**
     * Update a hardware item.
     *
     * Updates the hardware item. A different `tag_id` moves it to that tag; a blank one frees it. Absent fields keep their values.
     */
    readonly updateHardware: (parameters: UpdateHardwareParameters, options?: CallOptions) => Promise<UpdateHardwareAnswer>;
    /**
     * Delete a hardware item.
     *
     * Deletes the hardware item.
     */
    readonly destroyHardware: (parameters: DestroyHardwareParameters, options?: CallOptions) => Promise<DestroyHardwareAnswer>;
    /**
     * List the history of a hardware item.
     *
     * Returns what was changed in the hardware item, by whom and when. A new owner of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins can see the history of a deleted record. Sorted from oldest to newest; with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is absent if there are more than 10 000.
     */
    readonly listHardwareHistory: <O extends ConditionalOptions = CallOptions>(parameters: ListHardwareHistoryParameters, options?: O) => Promise<ListHardwareHistoryAnswer | UnchangedIf<O, ListHardwareHistoryAnswer>>;
    /**
     * Erase the history of a hardware item.
     *
     * Erases all entries in the history of the hardware item. The hardware item itself is not changed. Admins only.
     */
    readonly eraseHardwareHistory: (parameters: EraseHardwareHistoryParameters, options?: CallOptions) => Promise<EraseHardwareHistoryAnswer>;
    /**
     * List the history.
     *
     * Returns what was changed in all records within the caller's reach, by whom and when; for an admin, also in deleted records. Entries are kept for 400 days. Filters are combined with AND. Sorted from oldest to newest; with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is absent if there are more than 10 000.
     */
    readonly listHistory: <O extends ConditionalOptions = CallOptions>(parameters?: ListHistoryParameters, options?: O) => Promise<ListHistoryAnswer | UnchangedIf<O, ListHistoryAnswer>>;
    /**
     * Restore an earlier text.
     *
     * Restores the text or name that the entry replaced, as an edit by the caller. A translation that was removed is restored as human work in its language, replacing whatever is there. A machine translation stays a machine translation, fresh or stale as it is. An original is restored as the original if there is none now. If the entry has no earlier text, or its tag no longer exists or has no original, the response is 422.
     */
    readonly restoreHistoryEntry: (parameters: RestoreHistoryEntryParameters, options?: CallOptions) => Promise<RestoreHistoryEntryAnswer>;
    /**
     * Undo a change set.
     *
     * Undoes what one request or command has changed, in one transaction. Fields that still have the values it gave them get their earlier values back. What it created is deleted (tags and places go to the bin), unless somebody has changed it since. What it deleted is restored. What cannot be undone is left as it is and listed in `kept`. Passwords, e-mail addresses, roles, suspensions and machine translations are not undone. This works for change sets of the last 30 days with at most 10000 records; a tag counts once, with everything that was created or deleted with it. Undoing creates a change set itself. With `dry_run=1` nothing is changed, and `Idempotency-Key` is ignored.
     */
    readonly undoChangeSet: (parameters: UndoChangeSetParameters, options?: CallOptions) => Promise<UndoChangeSetAnswer>;
    /**
     * List invitations.
     *
     * Returns all pending invitations, without their URLs. Admins only. Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of records.
     */
    readonly listInvitations: <O extends ConditionalOptions = CallOptions>(parameters?: ListInvitationsParameters, options?: O) => Promise<ListInvitationsAnswer | UnchangedIf<O, ListInvitationsAnswer>>;
    /**
     * Create an invitation.
     *
     * Invites a person to become a customer. Admins only. The invitation's URL is returned only once, in this response. With it the person chooses a password and is signed in. It can be used once, within 72 hours, as long as its creator is an admin. A new invitation to the same e-mail address ends the previous one. `Idempotency-Key` is ignored.
     */
    readonly createInvitation: (parameters: CreateInvitationParameters, options?: CallOptions) => Promise<CreateInvitationAnswer>;
    /**
     * Delete an invitation.
     *
     * Revokes the invitation: its URL returns 404 from then on. Admins only.
     */
    readonly destroyInvitation: (parameters: DestroyInvitationParameters, options?: CallOptions) => Promise<DestroyInvitationAnswer>;
    /**
     * List keep words.
     *
     * Returns the customer's keep words; for an admin, those of all customers. Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of records.
     */
    readonly listKeepWords: <O extends ConditionalOptions = CallOptions>(parameters?: ListKeepWordsParameters, options?: O) => Promise<ListKeepWordsAnswer | UnchangedIf<O, ListKeepWordsAnswer>>;
    /**
     * Create a keep word.
     *
     * Creates a keep word. From then on, translations leave it unchanged wherever it occurs in the customer's texts. Machine translations of texts that contain it become stale and are made again. A customer can have at most 1000 keep words.
     */
    readonly createKeepWord: (parameters: CreateKeepWordParameters, options?: CallOptions) => Promise<CreateKeepWordAnswer>;
    /**
     * Delete a keep word.
     *
     * Deletes the keep word. Later translations may translate it.
     */
    readonly destroyKeepWord: (parameters: DestroyKeepWordParameters, options?: CallOptions) => Promise<DestroyKeepWordAnswer>;
    /**
     * Sign in with e-mail and password.
     *
     * Returns an authentication token. Each call returns a new token; earlier tokens stay valid. A token ends when it is signed out, when the password changes, or after a year without use. After 10 failed attempts within 15 minutes for one e-mail address from one network address, the response is 429 with `Retry-After`.
     */
    readonly getAuthToken: (parameters: GetAuthTokenParameters, options?: CallOptions) => Promise<GetAuthTokenAnswer>;
    /**
     * Sign in with a token of a social network.
     *
     * Returns an authentication token. The issuer in the given token determines the social network. The first sign-in with an e-mail address that the network has verified creates a customer, or finds the existing customer with that address.
     */
    readonly signInWithSocial: (parameters: SignInWithSocialParameters, options?: CallOptions) => Promise<SignInWithSocialAnswer>;
    /**
     * Sign in with a token of a named social network.
     *
     * Like `signInWithSocial`, but accepts only tokens of this network.
     */
    readonly signInWithProvider: (parameters: SignInWithProviderParameters, options?: CallOptions) => Promise<SignInWithProviderAnswer>;
    /**
     * Sign out.
     *
     * Ends the given token. The customer's other tokens stay valid.
     */
    readonly signOut: (parameters: SignOutParameters, options?: CallOptions) => Promise<SignOutAnswer>;
    /**
     * Get the look.
     *
     * Returns the museum's own look. Available to the museum, its managers and admins.
     */
    readonly showLook: <O extends ConditionalOptions = CallOptions>(parameters?: ShowLookParameters, options?: O) => Promise<ShowLookAnswer | UnchangedIf<O, ShowLookAnswer>>;
    /**
     * Update the look.
     *
     * Updates the museum's own look, which visitors' pages, labels, invitations and letters use from then on. Absent fields keep their values; null clears a field. Available to the museum, its managers and admins.
     */
    readonly updateLook: (parameters: UpdateLookParameters, options?: CallOptions) => Promise<UpdateLookAnswer>;
    /**
     * Set the logo.
     *
     * Sets the logo. Send it as raw bytes, as the field `picture` of a multipart form, or in JSON, like the picture of a tag. It appears beside the name at the top of visitors’ pages, and on labels that show the logo.
     */
    readonly setLogo: (parameters: SetLogoParameters, options?: CallOptions) => Promise<SetLogoAnswer>;
    /**
     * Remove the logo.
     *
     * Removes the museum's logo.
     */
    readonly destroyLogo: (parameters?: DestroyLogoParameters, options?: CallOptions) => Promise<DestroyLogoAnswer>;
    /**
     * List name translations.
     *
     * Returns the names of all tags, to every customer. (The operator can restrict it to the names of the caller's own tags.) Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of records. Filters are combined with AND: the list and the total contain only records that match all of them.
     */
    readonly listNameTranslations: <O extends ConditionalOptions = CallOptions>(parameters?: ListNameTranslationsParameters, options?: O) => Promise<ListNameTranslationsAnswer | UnchangedIf<O, ListNameTranslationsAnswer>>;
    /**
     * Create a name translation.
     *
     * Adds a name to a tag. If the tag has no name, the given text becomes its original. If it has one, the original is machine-translated into `lang_code` and the given text is not used, unless `origin` is `human`. A name translation that already exists is returned unchanged. If the translation takes too long or cannot be made at the moment, the response is 503; repeat the same request later to get it. The `Location` header has the URL of the record.
     */
    readonly createNameTranslation: (parameters: CreateNameTranslationParameters, options?: CallOptions) => Promise<CreateNameTranslationAnswer>;
    /**
     * Get a name translation.
     *
     * Returns the name translation.
     */
    readonly showNameTranslation: <O extends ConditionalOptions = CallOptions>(parameters: ShowNameTranslationParameters, options?: O) => Promise<ShowNameTranslationAnswer | UnchangedIf<O, ShowNameTranslationAnswer>>;
    /**
     * Update a name translation.
     *
     * Updates the translation. A machine translation becomes human work, which no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given. Absent fields keep their values.
     */
    readonly updateNameTranslation: (parameters: UpdateNameTranslationParameters, options?: CallOptions) => Promise<UpdateNameTranslationAnswer>;
    /**
     * Delete a name translation.
     *
     * Deletes the name translation. Deleting the original deletes all names of the tag.
     */
    readonly destroyNameTranslation: (parameters: DestroyNameTranslationParameters, options?: CallOptions) => Promise<DestroyNameTranslationAnswer>;
    /**
     * List the history of a name translation.
     *
     * Returns what was changed in the name translation, by whom and when. A new owner of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins can see the history of a deleted record. Sorted from oldest to newest; with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is absent if there are more than 10 000.
     */
    readonly listNameTranslationHistory: <O extends ConditionalOptions = CallOptions>(parameters: ListNameTranslationHistoryParameters, options?: O) => Promise<ListNameTranslationHistoryAnswer | UnchangedIf<O, ListNameTranslationHistoryAnswer>>;
    /**
     * Erase the history of a name translation.
     *
     * Erases all entries in the history of the name translation. The name translation itself is not changed. Admins only.
     */
    readonly eraseNameTranslationHistory: (parameters: EraseNameTranslationHistoryParameters, options?: CallOptions) => Promise<EraseNameTranslationHistoryAnswer>;
    /**
     * Confirm a name translation.
     *
     * Confirms that the name translation is correct for the current original. It becomes human work and is no longer stale; its text is not changed. Visitors' reports about it are closed. For an original, the response is 422.
     */
    readonly confirmNameTranslation: (parameters: ConfirmNameTranslationParameters, options?: CallOptions) => Promise<ConfirmNameTranslationAnswer>;
    /**
     * Replace a name translation with a machine translation.
     *
     * Replaces the name translation with a machine translation of the original. It never replaces the work of another person. Until the machine translation is ready, the current text stays in place and is served. A 422 or 503 response changes nothing; after a 503, repeat the same request to find the translation ready. The history keeps the replaced text. For an original, the response is 422.
     */
    readonly giveNameTranslationToMachine: (parameters: GiveNameTranslationToMachineParameters, options?: CallOptions) => Promise<GiveNameTranslationToMachineAnswer>;
    /**
     * List places.
     *
     * Returns the customer's places; for an admin, all places. Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of records. Filters are combined with AND: the list and the total contain only records that match all of them.
     */
    readonly listPlaces: <O extends ConditionalOptions = CallOptions>(parameters?: ListPlacesParameters, options?: O) => Promise<ListPlacesAnswer | UnchangedIf<O, ListPlacesAnswer>>;
    /**
     * Create a place.
     *
     * Creates a place. It belongs to the customer that creates it. Coordinates are optional. The `Location` header has the URL of the record.
     */
    readonly createPlace: (parameters: CreatePlaceParameters, options?: CallOptions) => Promise<CreatePlaceAnswer>;
    /**
     * Get a place.
     *
     * Returns the place with its tags.
     */
    readonly showPlace: <O extends ConditionalOptions = CallOptions>(parameters: ShowPlaceParameters, options?: O) => Promise<ShowPlaceAnswer | UnchangedIf<O, ShowPlaceAnswer>>;
    /**
     * Update a place.
     *
     * Updates the place. Absent fields keep their values.
     */
    readonly updatePlace: (parameters: UpdatePlaceParameters, options?: CallOptions) => Promise<UpdatePlaceAnswer>;
    /**
     * Delete a place.
     *
     * Deletes the place. Its tags are kept, without a place. Links to its bundle are deleted with it.
     */
    readonly destroyPlace: (parameters: DestroyPlaceParameters, options?: CallOptions) => Promise<DestroyPlaceAnswer>;
    /**
     * List the history of a place.
     *
     * Returns what was changed in the place, by whom and when. A new owner of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins can see the history of a deleted record. Sorted from oldest to newest; with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is absent if there are more than 10 000.
     */
    readonly listPlaceHistory: <O extends ConditionalOptions = CallOptions>(parameters: ListPlaceHistoryParameters, options?: O) => Promise<ListPlaceHistoryAnswer | UnchangedIf<O, ListPlaceHistoryAnswer>>;
    /**
     * Erase the history of a place.
     *
     * Erases all entries in the history of the place. The place itself is not changed. Admins only.
     */
    readonly erasePlaceHistory: (parameters: ErasePlaceHistoryParameters, options?: CallOptions) => Promise<ErasePlaceHistoryAnswer>;
    /**
     * Set the picture of a place.
     *
     * Sets the picture. Send it as raw bytes, as the field `picture` of a multipart form, or in JSON. JPEG, PNG, WebP, AVIF and GIF (first frame only) are accepted, regardless of the file's name and type, up to 20 MB and 50 million pixels. The picture is rotated according to its orientation tag and stored in several widths, without metadata. `image_url` of the record is then its URL.
     */
    readonly setPlacePicture: (parameters: SetPlacePictureParameters, options?: CallOptions) => Promise<SetPlacePictureAnswer>;
    /**
     * Remove the picture of a place.
     *
     * Removes the picture and its URL from the place.
     */
    readonly destroyPlacePicture: (parameters: DestroyPlacePictureParameters, options?: CallOptions) => Promise<DestroyPlacePictureAnswer>;
    /**
     * List reports.
     *
     * Returns visitors' reports about the customer's tags; for an admin, about all tags. Reports are kept for 90 days. Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of records.
     */
    readonly listReports: <O extends ConditionalOptions = CallOptions>(parameters?: ListReportsParameters, options?: O) => Promise<ListReportsAnswer | UnchangedIf<O, ListReportsAnswer>>;
    /**
     * Get a report.
     *
     * Returns the report.
     */
    readonly showReport: <O extends ConditionalOptions = CallOptions>(parameters: ShowReportParameters, options?: O) => Promise<ShowReportAnswer | UnchangedIf<O, ShowReportAnswer>>;
    /**
     * Delete a report.
     *
     * Deletes the report. What it is about is not changed.
     */
    readonly destroyReport: (parameters: DestroyReportParameters, options?: CallOptions) => Promise<DestroyReportAnswer>;
    /**
     * Translate the words of a report.
     *
     * Translates what the visitor says from the language of the page into that of the original. A provider does this once, within the translation caps of the tag's owner. If the words are already in the original's language, the response is 422. After a 503, repeat the same request to find the translation ready.
     */
    readonly translateReport: (parameters: TranslateReportParameters, options?: CallOptions) => Promise<TranslateReportAnswer>;
    /**
     * Close a report.
     *
     * Closes the report because what it is about is correct; that is not changed. Closing a closed report has no effect.
     */
    readonly closeReport: (parameters: CloseReportParameters, options?: CallOptions) => Promise<CloseReportAnswer>;
    /**
     * Resolve the address of a tag.
     *
     * Returns the tag at its printed address as a page, as JSON (what `showTag` returns with `expand=provenance`) or as a link set. `format` selects the representation; otherwise `Accept` does. Without `lang`, `Accept-Language` selects the language. An unknown `format` is ignored. If a page is requested, a 404 response is a page, too (`text/html`).
     */
    readonly resolveTag: <O extends ConditionalOptions = CallOptions>(parameters: ResolveTagParameters, options?: O) => Promise<ResolveTagAnswer | UnchangedIf<O, ResolveTagAnswer>>;
    /**
     * List tag records.
     *
     * Returns the customer's tags. For an admin, returns all tags, including those without an owner. Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of records. If there are more than 10 000, `X-Total-Count-Relation` is `gte`. Filters are combined with AND: the list and the total contain only records that match all of them.
     */
    readonly listTagRecords: <O extends ConditionalOptions = CallOptions>(parameters?: ListTagRecordsParameters, options?: O) => Promise<ListTagRecordsAnswer | UnchangedIf<O, ListTagRecordsAnswer>>;
    /**
     * Create a tag record.
     *
     * Creates a tag without text, name or hardware. It belongs to the customer that creates it. The `Location` header has the URL of the record.
     */
    readonly createTagRecord: (parameters: CreateTagRecordParameters, options?: CallOptions) => Promise<CreateTagRecordAnswer>;
    /**
     * Get a tag record.
     *
     * Returns the tag with its texts, names, hardware and locations.
     */
    readonly showTagRecord: <O extends ConditionalOptions = CallOptions>(parameters: ShowTagRecordParameters, options?: O) => Promise<ShowTagRecordAnswer | UnchangedIf<O, ShowTagRecordAnswer>>;
    /**
     * Update a tag record.
     *
     * Updates the tag. Absent fields keep their values.
     */
    readonly updateTagRecord: (parameters: UpdateTagRecordParameters, options?: CallOptions) => Promise<UpdateTagRecordAnswer>;
    /**
     * Delete a tag record.
     *
     * Deletes the tag with its text and names. Its hardware is kept and becomes free. Has no effect if the tag does not exist.
     */
    readonly destroyTagRecord: (parameters: DestroyTagRecordParameters, options?: CallOptions) => Promise<DestroyTagRecordAnswer>;
    /**
     * List the history of a tag record.
     *
     * Returns what was changed in the tag record, by whom and when. This includes its texts, names and hardware. A new owner of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins can see the history of a deleted record. Sorted from oldest to newest; with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is absent if there are more than 10 000.
     */
    readonly listTagRecordHistory: <O extends ConditionalOptions = CallOptions>(parameters: ListTagRecordHistoryParameters, options?: O) => Promise<ListTagRecordHistoryAnswer | UnchangedIf<O, ListTagRecordHistoryAnswer>>;
    /**
     * Erase the history of a tag record.
     *
     * Erases all entries in the history of the tag record. The tag record itself is not changed. Admins only.
     */
    readonly eraseTagRecordHistory: (parameters: EraseTagRecordHistoryParameters, options?: CallOptions) => Promise<EraseTagRecordHistoryAnswer>;
    /**
     * Change many tags.
     *
     * Moves, hides, shows, transfers or deletes up to 10000 tags: the given ones, or all that match the filters. Either all of them are changed or none. A tag that is out of the caller's reach is treated as one that does not exist. With `dry_run=1` nothing is changed, and the response counts what would be affected. If `count` differs from the current number of tags, the response is 409 with `X-Error-Reason: found_changed`.
     */
    readonly changeTags: (parameters: ChangeTagsParameters, options?: CallOptions) => Promise<ChangeTagsAnswer>;
    /**
     * Set the picture of a tag record.
     *
     * Sets the picture. Send it as raw bytes, as the field `picture` of a multipart form, or in JSON. JPEG, PNG, WebP, AVIF and GIF (first frame only) are accepted, regardless of the file's name and type, up to 20 MB and 50 million pixels. The picture is rotated according to its orientation tag and stored in several widths, without metadata. `image_url` of the record is then its URL.
     */
    readonly setTagRecordPicture: (parameters: SetTagRecordPictureParameters, options?: CallOptions) => Promise<SetTagRecordPictureAnswer>;
    /**
     * Remove the picture of a tag record.
     *
     * Removes the picture and its URL from the tag record.
     */
    readonly destroyTagRecordPicture: (parameters: DestroyTagRecordPictureParameters, options?: CallOptions) => Promise<DestroyTagRecordPictureAnswer>;
    /**
     * Create many tags.
     *
     * Creates up to 500 tags without text, name or hardware, so that their codes can be printed before their texts are known. Either all are created or none. A customer can have at most 10000 tags that are not in use.
     */
    readonly mintTags: (parameters: MintTagsParameters, options?: CallOptions) => Promise<MintTagsAnswer>;
    /**
     * Import tags.
     *
     * Imports a table of tags: updates the tags that exist and creates those that do not. The table has all or some of the columns of an export. Send it as `text/csv` (UTF-8, or the `charset` of the content type), as an .xlsx file (its sheet `Tags`, or else the first sheet), or in JSON as a text or as rows, with at most 5000 rows and 20 MB. A row is matched by `tag_identifier`, or without it by its hardware and then its reference. Absent or blank cells change nothing, unless `blank=clear` is given. Nothing is deleted, and no hardware is moved. A translation becomes human work if it differs both from what is stored and from what a machine has stored there before. Invalid rows do not stop the others, unless `atomic=1` is given. Importing the same table again changes nothing.
     */
    readonly importTags: (parameters: ImportTagsParameters, options?: CallOptions) => Promise<ImportTagsAnswer>;
    /**
     * Get the NDEF message of a tag.
     *
     * Returns the NDEF message with which an NFC chip leads to the tag's public address, and the chips that can hold it in their factory state. `/Tags/{id}/ndef` returns the same message as bytes.
     */
    readonly showTagNdef: <O extends ConditionalOptions = CallOptions>(parameters: ShowTagNdefParameters, options?: O) => Promise<ShowTagNdefAnswer | UnchangedIf<O, ShowTagNdefAnswer>>;
    /**
     * Create a tag.
     *
     * Creates a tag with its original text. With a valid `auth_token`, the tag belongs to that customer. Without one, it has no owner until a customer claims it by attaching hardware. If hardware is given, it is attached in the same step. If that hardware is already attached to a tag, the response is 409 with `X-Error-Reason: hardware_taken`, and no tag is created.
     */
    readonly createTag: (parameters: CreateTagParameters, options?: CallOptions) => Promise<CreateTagAnswer>;
    /**
     * Attach hardware to a tag.
     *
     * Attaches a hardware item to a tag. If the tag belongs to a customer, that customer's token is required. If the tag has no owner, a valid token claims it for that customer. Attaching the same item again changes nothing except its location. An item that is attached to another tag is moved only if both tags belong to the caller.
     */
    readonly addHardwareIdToTag: (parameters: AddHardwareIdToTagParameters, options?: CallOptions) => Promise<AddHardwareIdToTagAnswer>;
    /**
     * Get a tag by its tag identifier.
     *
     * Returns the tag with the given identifier. Its text and name are each in the first requested language in which they are stored or can be translated in time, and otherwise in the original language. Each states the language that it is actually in. Without `lang`, the original is returned.
     *
     * Older clients send these parameters as a JSON object in the body of the GET. This is still supported. If a parameter is given in both the query and the body, the query is used.
     */
    readonly showTag: <O extends ConditionalOptions = CallOptions>(parameters: ShowTagParameters, options?: O) => Promise<ShowTagAnswer | UnchangedIf<O, ShowTagAnswer>>;
    /**
     * Get a tag by its hardware.
     *
     * Returns the tag that a hardware item is attached to. A beacon is identified by its UUID, major and minor. `lat` and `lon` are accepted from older clients and have no effect.
     *
     * Older clients send these parameters as a JSON object in the body of the GET. This is still supported. If a parameter is given in both the query and the body, the query is used.
     */
    readonly showTagByHardwareId: <O extends ConditionalOptions = CallOptions>(parameters: ShowTagByHardwareIdParameters, options?: O) => Promise<ShowTagByHardwareIdAnswer | UnchangedIf<O, ShowTagByHardwareIdAnswer>>;
    /**
     * Look up many tags at once.
     *
     * Looks up 1 to 100 observed tags in one call. Returns one result for each observation, in the same order: what `show` or `showByHardwareId` would return, in the same languages. Missing translations are requested together, within the time limit of a single lookup. This operation changes nothing and can be repeated safely.
     */
    readonly lookUpTags: (parameters: LookUpTagsParameters, options?: CallOptions) => Promise<LookUpTagsAnswer>;
    /**
     * List the customer's tags.
     *
     * Returns all tags of the customer in their original language, sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of tags.
     *
     * Older clients send these parameters as a JSON object in the body of the GET. This is still supported. If a parameter is given in both the query and the body, the query is used.
     */
    readonly showMyTags: <O extends ConditionalOptions = CallOptions>(parameters?: ShowMyTagsParameters, options?: O) => Promise<ShowMyTagsAnswer | UnchangedIf<O, ShowMyTagsAnswer>>;
    /**
     * List the supported language codes.
     *
     * Returns the 45 language codes, always in the same order.
     */
    readonly supportedLanguageCodes: <O extends ConditionalOptions = CallOptions>(parameters?: Record<string, never>, options?: O) => Promise<SupportedLanguageCodesAnswer | UnchangedIf<O, SupportedLanguageCodesAnswer>>;
    /**
     * List the supported beacon UUIDs.
     *
     * Returns the supported and active beacon UUIDs, each of 32 hexadecimal digits, with or without hyphens. Beacons with other UUIDs can still be attached.
     */
    readonly supportedBeaconUUIDs: <O extends ConditionalOptions = CallOptions>(parameters?: Record<string, never>, options?: O) => Promise<SupportedBeaconUuidsAnswer | UnchangedIf<O, SupportedBeaconUuidsAnswer>>;
    /**
     * Fetch tags for offline use.
     *
     * Returns the customer's own tags, or those of one place, in all requested languages, as a stream of lines (NDJSON) that ends with a cursor. Send that cursor as `since` to get a bundle of only what has changed. Bundles contain stored translations only: nothing is translated for them.
     */
    readonly bundleTags: (parameters?: BundleTagsParameters, options?: CallOptions) => Promise<BundleTagsAnswer>;
    /**
     * Fetch tags by a bundle link.
     *
     * Returns the tags of a bundle link, without an account, as `bundleTags` does: in all requested languages, as a stream of lines (NDJSON) that ends with a cursor. Send that cursor as `since` to get a bundle of only what has changed. Tokens are ignored. Anybody who has the key can fetch the bundle, so keep it secret.
     */
    readonly fetchBundle: (parameters: FetchBundleParameters, options?: CallOptions) => Promise<FetchBundleAnswer>;
    /**
     * List team members.
     *
     * Returns the museum's members. Available to the museum, its managers and admins. Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of records. Filters are combined with AND: the list and the total contain only records that match all of them.
     */
    readonly listTeamMembers: <O extends ConditionalOptions = CallOptions>(parameters?: ListTeamMembersParameters, options?: O) => Promise<ListTeamMembersAnswer | UnchangedIf<O, ListTeamMembersAnswer>>;
    /**
     * Update a team member.
     *
     * Updates the role or the languages of a member. The change applies from the member's next request on. Absent fields keep their values. Available to the museum, its managers and admins.
     */
    readonly updateTeamMember: (parameters: UpdateTeamMemberParameters, options?: CallOptions) => Promise<UpdateTeamMemberAnswer>;
    /**
     * Delete a team member.
     *
     * Removes a member. Its tokens and sessions end, and it cannot sign in until a new invitation is accepted. What it has created is kept. Available to the museum, its managers and admins.
     */
    readonly destroyTeamMember: (parameters: DestroyTeamMemberParameters, options?: CallOptions) => Promise<DestroyTeamMemberAnswer>;
    /**
     * List team invitations.
     *
     * Returns the museum's pending invitations. Available to the museum, its managers and admins. Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of records. Filters are combined with AND: the list and the total contain only records that match all of them.
     */
    readonly listTeamInvitations: <O extends ConditionalOptions = CallOptions>(parameters?: ListTeamInvitationsParameters, options?: O) => Promise<ListTeamInvitationsAnswer | UnchangedIf<O, ListTeamInvitationsAnswer>>;
    /**
     * Create a team invitation.
     *
     * Invites a person to act for the museum, whether or not the e-mail address has an account. The invitation's URL is returned only once, in this response. It can be used once, within 72 hours, to accept the invitation: with a new password, or with that of the existing account. A new invitation to the same e-mail address ends the previous one of the same museum. Limits: 20 pending invitations and 20 new ones a day for a museum, and 3 new ones a day for an e-mail address. Beyond them, the response is 429. Available to the museum, its managers and admins. `Idempotency-Key` is ignored.
     */
    readonly createTeamInvitation: (parameters: CreateTeamInvitationParameters, options?: CallOptions) => Promise<CreateTeamInvitationAnswer>;
    /**
     * Delete a team invitation.
     *
     * Revokes the invitation: its URL returns 404 from then on. Available to the museum, its managers and admins.
     */
    readonly destroyTeamInvitation: (parameters: DestroyTeamInvitationParameters, options?: CallOptions) => Promise<DestroyTeamInvitationAnswer>;
    /**
     * List text records.
     *
     * Returns the text records of the customer's tags; for an admin, all text records. Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of records. Filters are combined with AND: the list and the total contain only records that match all of them.
     */
    readonly listTextRecords: <O extends ConditionalOptions = CallOptions>(parameters?: ListTextRecordsParameters, options?: O) => Promise<ListTextRecordsAnswer | UnchangedIf<O, ListTextRecordsAnswer>>;
    /**
     * Create a text record.
     *
     * Adds the text to a tag. A tag can have at most one text record. The `Location` header has the URL of the record.
     */
    readonly createTextRecord: (parameters: CreateTextRecordParameters, options?: CallOptions) => Promise<CreateTextRecordAnswer>;
    /**
     * Get a text record.
     *
     * Returns the text record with its translations.
     */
    readonly showTextRecord: <O extends ConditionalOptions = CallOptions>(parameters: ShowTextRecordParameters, options?: O) => Promise<ShowTextRecordAnswer | UnchangedIf<O, ShowTextRecordAnswer>>;
    /**
     * Update a text record.
     *
     * Updates the original text, its language or the gender. Changing the original makes its translations stale, unless `minor_edit` is given. Absent fields keep their values.
     */
    readonly updateTextRecord: (parameters: UpdateTextRecordParameters, options?: CallOptions) => Promise<UpdateTextRecordAnswer>;
    /**
     * Delete a text record.
     *
     * Deletes the text record with all its translations.
     */
    readonly destroyTextRecord: (parameters: DestroyTextRecordParameters, options?: CallOptions) => Promise<DestroyTextRecordAnswer>;
    /**
     * List the history of a text record.
     *
     * Returns what was changed in the text record, by whom and when. A new owner of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins can see the history of a deleted record. Sorted from oldest to newest; with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is absent if there are more than 10 000.
     */
    readonly listTextRecordHistory: <O extends ConditionalOptions = CallOptions>(parameters: ListTextRecordHistoryParameters, options?: O) => Promise<ListTextRecordHistoryAnswer | UnchangedIf<O, ListTextRecordHistoryAnswer>>;
    /**
     * Erase the history of a text record.
     *
     * Erases all entries in the history of the text record. The text record itself is not changed. Admins only.
     */
    readonly eraseTextRecordHistory: (parameters: EraseTextRecordHistoryParameters, options?: CallOptions) => Promise<EraseTextRecordHistoryAnswer>;
    /**
     * Look up a text in the translation memory.
     *
     * Returns what providers have made of a text, in any source language, sorted by ascending id. It includes the work of providers that are no longer configured, which is not used. Admins only.
     */
    readonly listMemoryEntries: <O extends ConditionalOptions = CallOptions>(parameters: ListMemoryEntriesParameters, options?: O) => Promise<ListMemoryEntriesAnswer | UnchangedIf<O, ListMemoryEntriesAnswer>>;
    /**
     * Delete an entry of the translation memory.
     *
     * Removes an entry. The next time the text is requested in that language, a provider is called. Translations that are stored at tags are kept. Admins only.
     */
    readonly destroyMemoryEntry: (parameters: DestroyMemoryEntryParameters, options?: CallOptions) => Promise<DestroyMemoryEntryAnswer>;
    /**
     * List translation orders.
     *
     * Returns the caller's orders; for an admin, those of all customers. Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of records.
     */
    readonly listTranslationOrders: <O extends ConditionalOptions = CallOptions>(parameters?: ListTranslationOrdersParameters, options?: O) => Promise<ListTranslationOrdersAnswer | UnchangedIf<O, ListTranslationOrdersAnswer>>;
    /**
     * Order translations.
     *
     * Orders translations of texts and names into one or more languages: of the given tags, of the tags in a place, or of all tags of the caller. Human translations, and machine translations of the current original, are kept. The response does not wait for any translation; `total` is final. An order can have at most 200000 items, and a customer can have at most 20 open orders. With `dry_run=1` nothing is ordered and no provider is called: the response is 200 with the cost, and `Idempotency-Key` is ignored.
     */
    readonly createTranslationOrder: (parameters: CreateTranslationOrderParameters, options?: CallOptions) => Promise<CreateTranslationOrderAnswer>;
    /**
     * Order translations (estimate).
     *
     * Orders translations of texts and names into one or more languages: of the given tags, of the tags in a place, or of all tags of the caller. Human translations, and machine translations of the current original, are kept. The response does not wait for any translation; `total` is final. An order can have at most 200000 items, and a customer can have at most 20 open orders. With `dry_run=1` nothing is ordered and no provider is called: the response is 200 with the cost, and `Idempotency-Key` is ignored.
     */
    readonly estimateTranslationOrder: (parameters: EstimateTranslationOrderParameters, options?: CallOptions) => Promise<EstimateTranslationOrderAnswer>;
    /**
     * Get a translation order.
     *
     * Returns the order with its progress. `/translation_orders/{id}/events` sends the same as server-sent events whenever it changes, until the order has ended.
     */
    readonly showTranslationOrder: <O extends ConditionalOptions = CallOptions>(parameters: ShowTranslationOrderParameters, options?: O) => Promise<ShowTranslationOrderAnswer | UnchangedIf<O, ShowTranslationOrderAnswer>>;
    /**
     * List the items of a translation order.
     *
     * Returns the state of each text and name in each language.
     */
    readonly listTranslationOrderItems: <O extends ConditionalOptions = CallOptions>(parameters: ListTranslationOrderItemsParameters, options?: O) => Promise<ListTranslationOrderItemsAnswer | UnchangedIf<O, ListTranslationOrderItemsAnswer>>;
    /**
     * Cancel a translation order.
     *
     * Cancels the order. Queued items are cancelled by the time of the response, and no more calls to providers are begun. Items that are in progress finish, and their results are kept. An order that has ended is not changed.
     */
    readonly cancelTranslationOrder: (parameters: CancelTranslationOrderParameters, options?: CallOptions) => Promise<CancelTranslationOrderAnswer>;
    /**
     * Retry the failed items of an order.
     *
     * Queues the failed items again. If there are none, the order is not changed.
     */
    readonly retryTranslationOrder: (parameters: RetryTranslationOrderParameters, options?: CallOptions) => Promise<RetryTranslationOrderAnswer>;
    /**
     * List translation work.
     *
     * Returns the texts and names of all tags within the caller's reach (for an admin, of all tags) whose originals are in a language other than `lang_code`. Sorted by the tags' record ids; a tag's text comes before its name. Filters are combined with AND. The `Link` header leads to the next page. If few of many tags match, a page can have fewer rows than requested, or none, and still be followed by others. `X-Total-Count` is the total number, up to 10 000; if there are more, `X-Total-Count-Relation` is `gte`.
     */
    readonly listTranslationWork: <O extends ConditionalOptions = CallOptions>(parameters: ListTranslationWorkParameters, options?: O) => Promise<ListTranslationWorkAnswer | UnchangedIf<O, ListTranslationWorkAnswer>>;
    /**
     * List translations.
     *
     * Returns the translations of the customer's tags, including the originals; for an admin, all translations. Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of records. Filters are combined with AND: the list and the total contain only records that match all of them.
     */
    readonly listTranslations: <O extends ConditionalOptions = CallOptions>(parameters?: ListTranslationsParameters, options?: O) => Promise<ListTranslationsAnswer | UnchangedIf<O, ListTranslationsAnswer>>;
    /**
     * Create a translation.
     *
     * Adds a translation to a tag. If the tag has no text, the given text becomes its original. If it has one, the original is machine-translated into `lang_code` and the given text is not used, unless `origin` is `human`. A translation that already exists is returned unchanged. If the translation takes too long or cannot be made at the moment, the response is 503; repeat the same request later to get it. The `Location` header has the URL of the record.
     */
    readonly createTranslation: (parameters: CreateTranslationParameters, options?: CallOptions) => Promise<CreateTranslationAnswer>;
    /**
     * Get a translation.
     *
     * Returns the translation.
     */
    readonly showTranslation: <O extends ConditionalOptions = CallOptions>(parameters: ShowTranslationParameters, options?: O) => Promise<ShowTranslationAnswer | UnchangedIf<O, ShowTranslationAnswer>>;
    /**
     * Update a translation.
     *
     * Updates the translation. A machine translation becomes human work, which no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given. Absent fields keep their values.
     */
    readonly updateTranslation: (parameters: UpdateTranslationParameters, options?: CallOptions) => Promise<UpdateTranslationAnswer>;
    /**
     * Delete a translation.
     *
     * Deletes the translation. Deleting the original deletes the whole text record.
     */
    readonly destroyTranslation: (parameters: DestroyTranslationParameters, options?: CallOptions) => Promise<DestroyTranslationAnswer>;
    /**
     * List the history of a translation.
     *
     * Returns what was changed in the translation, by whom and when. A new owner of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins can see the history of a deleted record. Sorted from oldest to newest; with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is absent if there are more than 10 000.
     */
    readonly listTranslationHistory: <O extends ConditionalOptions = CallOptions>(parameters: ListTranslationHistoryParameters, options?: O) => Promise<ListTranslationHistoryAnswer | UnchangedIf<O, ListTranslationHistoryAnswer>>;
    /**
     * Erase the history of a translation.
     *
     * Erases all entries in the history of the translation. The translation itself is not changed. Admins only.
     */
    readonly eraseTranslationHistory: (parameters: EraseTranslationHistoryParameters, options?: CallOptions) => Promise<EraseTranslationHistoryAnswer>;
    /**
     * Confirm a translation.
     *
     * Confirms that the translation is correct for the current original. It becomes human work and is no longer stale; its text is not changed. Visitors' reports about it are closed. For an original, the response is 422.
     */
    readonly confirmTranslation: (parameters: ConfirmTranslationParameters, options?: CallOptions) => Promise<ConfirmTranslationAnswer>;
    /**
     * Replace a translation with a machine translation.
     *
     * Replaces the translation with a machine translation of the original. It never replaces the work of another person. Until the machine translation is ready, the current text stays in place and is served. A 422 or 503 response changes nothing; after a 503, repeat the same request to find the translation ready. The history keeps the replaced text. For an original, the response is 422.
     */
    readonly giveTranslationToMachine: (parameters: GiveTranslationToMachineParameters, options?: CallOptions) => Promise<GiveTranslationToMachineAnswer>;
}
