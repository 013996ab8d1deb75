import type { AddHardwareIdToTagAnswer, AddHardwareIdToTagParameters, BundleTagsAnswer, BundleTagsParameters, CancelTranslationOrderAnswer, CancelTranslationOrderParameters, ChangeTagsAnswer, ChangeTagsParameters, CloseReportAnswer, CloseReportParameters, ConfirmNameTranslationAnswer, ConfirmNameTranslationParameters, ConfirmTranslationAnswer, ConfirmTranslationParameters, CreateBundleLinkAnswer, CreateBundleLinkParameters, CreateCustomerAnswer, CreateCustomerParameters, CreateHardwareAnswer, CreateHardwareParameters, CreateInvitationAnswer, CreateInvitationParameters, CreateKeepWordAnswer, CreateKeepWordParameters, CreateNameTranslationAnswer, CreateNameTranslationParameters, CreatePasswordLinkAnswer, CreatePasswordLinkParameters, CreatePlaceAnswer, CreatePlaceParameters, CreateTagAnswer, CreateTagParameters, CreateTagRecordAnswer, CreateTagRecordParameters, CreateTeamInvitationAnswer, CreateTeamInvitationParameters, CreateTextRecordAnswer, CreateTextRecordParameters, CreateTranslationAnswer, CreateTranslationOrderAnswer, CreateTranslationOrderParameters, CreateTranslationParameters, DestroyBinEntryAnswer, DestroyBinEntryParameters, DestroyBundleLinkAnswer, DestroyBundleLinkParameters, DestroyCustomerAnswer, DestroyCustomerParameters, DestroyHardwareAnswer, DestroyHardwareParameters, DestroyInvitationAnswer, DestroyInvitationParameters, DestroyKeepWordAnswer, DestroyKeepWordParameters, DestroyLogoAnswer, DestroyLogoParameters, DestroyMemoryEntryAnswer, DestroyMemoryEntryParameters, DestroyNameTranslationAnswer, DestroyNameTranslationParameters, DestroyPlaceAnswer, DestroyPlaceParameters, DestroyPlacePictureAnswer, DestroyPlacePictureParameters, DestroyReportAnswer, DestroyReportParameters, DestroyTagRecordAnswer, DestroyTagRecordParameters, DestroyTagRecordPictureAnswer, DestroyTagRecordPictureParameters, DestroyTeamInvitationAnswer, DestroyTeamInvitationParameters, DestroyTeamMemberAnswer, DestroyTeamMemberParameters, DestroyTextRecordAnswer, DestroyTextRecordParameters, DestroyTranslationAnswer, DestroyTranslationParameters, EraseCustomerHistoryAnswer, EraseCustomerHistoryParameters, EraseHardwareHistoryAnswer, EraseHardwareHistoryParameters, EraseNameTranslationHistoryAnswer, EraseNameTranslationHistoryParameters, ErasePlaceHistoryAnswer, ErasePlaceHistoryParameters, EraseTagRecordHistoryAnswer, EraseTagRecordHistoryParameters, EraseTextRecordHistoryAnswer, EraseTextRecordHistoryParameters, EraseTranslationHistoryAnswer, EraseTranslationHistoryParameters, EstimateTranslationOrderAnswer, EstimateTranslationOrderParameters, FetchBundleAnswer, FetchBundleParameters, GetAuthTokenAnswer, GetAuthTokenParameters, GiveNameTranslationToMachineAnswer, GiveNameTranslationToMachineParameters, GiveTranslationToMachineAnswer, GiveTranslationToMachineParameters, ImportTagsAnswer, ImportTagsParameters, ListBinEntriesAnswer, ListBinEntriesParameters, ListBundleLinksAnswer, ListBundleLinksParameters, ListCustomerHistoryAnswer, ListCustomerHistoryParameters, ListCustomersAnswer, ListCustomersParameters, ListHardwareHistoryAnswer, ListHardwareHistoryParameters, ListHardwaresAnswer, ListHardwaresParameters, ListHistoryAnswer, ListHistoryParameters, ListInvitationsAnswer, ListInvitationsParameters, ListKeepWordsAnswer, ListKeepWordsParameters, ListMemoryEntriesAnswer, ListMemoryEntriesParameters, ListNameTranslationHistoryAnswer, ListNameTranslationHistoryParameters, ListNameTranslationsAnswer, ListNameTranslationsParameters, ListPlaceHistoryAnswer, ListPlaceHistoryParameters, ListPlacesAnswer, ListPlacesParameters, ListReportsAnswer, ListReportsParameters, ListTagRecordHistoryAnswer, ListTagRecordHistoryParameters, ListTagRecordsAnswer, ListTagRecordsParameters, ListTeamInvitationsAnswer, ListTeamInvitationsParameters, ListTeamMembersAnswer, ListTeamMembersParameters, ListTextRecordHistoryAnswer, ListTextRecordHistoryParameters, ListTextRecordsAnswer, ListTextRecordsParameters, ListTranslationHistoryAnswer, ListTranslationHistoryParameters, ListTranslationOrderItemsAnswer, ListTranslationOrderItemsParameters, ListTranslationOrdersAnswer, ListTranslationOrdersParameters, ListTranslationWorkAnswer, ListTranslationWorkParameters, ListTranslationsAnswer, ListTranslationsParameters, LookUpTagsAnswer, LookUpTagsParameters, MintTagsAnswer, MintTagsParameters, ResolveTagAnswer, ResolveTagParameters, RestoreBinEntriesAnswer, RestoreBinEntriesParameters, RestoreBinEntryAnswer, RestoreBinEntryParameters, RestoreHistoryEntryAnswer, RestoreHistoryEntryParameters, RetryTranslationOrderAnswer, RetryTranslationOrderParameters, SetLogoAnswer, SetLogoParameters, SetPlacePictureAnswer, SetPlacePictureParameters, SetTagRecordPictureAnswer, SetTagRecordPictureParameters, ShowBinEntryAnswer, ShowBinEntryParameters, ShowCoverageAnswer, ShowCoverageParameters, ShowCustomerAnswer, ShowCustomerParameters, ShowHardwareAnswer, ShowHardwareParameters, ShowLookAnswer, ShowLookParameters, ShowMyTagsAnswer, ShowMyTagsParameters, ShowNameTranslationAnswer, ShowNameTranslationParameters, ShowPlaceAnswer, ShowPlaceParameters, ShowReadsAnswer, ShowReadsParameters, ShowReportAnswer, ShowReportParameters, ShowTagAnswer, ShowTagByHardwareIdAnswer, ShowTagByHardwareIdParameters, ShowTagNdefAnswer, ShowTagNdefParameters, ShowTagParameters, ShowTagRecordAnswer, ShowTagRecordParameters, ShowTextRecordAnswer, ShowTextRecordParameters, ShowTranslationAnswer, ShowTranslationFiguresAnswer, ShowTranslationFiguresParameters, ShowTranslationOrderAnswer, ShowTranslationOrderParameters, ShowTranslationParameters, SignInWithProviderAnswer, SignInWithProviderParameters, SignInWithSocialAnswer, SignInWithSocialParameters, SignOutAnswer, SignOutParameters, SupportedBeaconUuidsAnswer, SupportedLanguageCodesAnswer, TranslateReportAnswer, TranslateReportParameters, UndoChangeSetAnswer, UndoChangeSetParameters, UpdateCustomerAnswer, UpdateCustomerParameters, UpdateHardwareAnswer, UpdateHardwareParameters, UpdateLookAnswer, UpdateLookParameters, UpdateNameTranslationAnswer, UpdateNameTranslationParameters, UpdatePlaceAnswer, UpdatePlaceParameters, UpdateTagRecordAnswer, UpdateTagRecordParameters, UpdateTeamMemberAnswer, UpdateTeamMemberParameters, UpdateTextRecordAnswer, UpdateTextRecordParameters, UpdateTranslationAnswer, UpdateTranslationParameters } from './calls.js';
import type { UnchangedIf } from './runtime/answers.js';
import type { CallOptions, ConditionalOptions } from './runtime/options.js';
/**
 * The Tag Information Service links physical tags (NFC chips, Bluetooth beacons, QR codes) to texts that can be read in 45 languages. This is its JSON API; http://127.0.0.1:3000/docs is an introduction.
 *
 * Each function is a call of one operation, and resolves to what it came to: `ok` says whether it succeeded.
 */
export interface TagInformationService {
    /**
     * List bin entries.
     *
     * What the caller has deleted of its own, or somebody else has; for an admin, of everybody's and nobody's. It can be restored for 30 days; of a customer at most 20000 tags are kept, the last ones. By descending id, the newest first. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    readonly listBinEntries: <O extends ConditionalOptions = CallOptions>(parameters?: ListBinEntriesParameters, options?: O) => Promise<ListBinEntriesAnswer | UnchangedIf<O, ListBinEntriesAnswer>>;
    /**
     * Show a bin entry.
     *
     * The entry.
     */
    readonly showBinEntry: <O extends ConditionalOptions = CallOptions>(parameters: ShowBinEntryParameters, options?: O) => Promise<ShowBinEntryAnswer | UnchangedIf<O, ShowBinEntryAnswer>>;
    /**
     * Destroy a bin entry.
     *
     * Ends the entry before its time: the record cannot be restored any more.
     */
    readonly destroyBinEntry: (parameters: DestroyBinEntryParameters, options?: CallOptions) => Promise<DestroyBinEntryAnswer>;
    /**
     * Restore a deleted record.
     *
     * Restores a tag or a place as it was: with its ids, identifier, texts, names, hardware, children, states and times; a place with its tags and bundle links. Texts that the memory has taken over from others are made again instead. What cannot come back does not hold up the rest, and is named in `left_out`. An identifier that another tag has by now is 422.
     */
    readonly restoreBinEntry: (parameters: RestoreBinEntryParameters, options?: CallOptions) => Promise<RestoreBinEntryAnswer>;
    /**
     * Restore deleted records.
     *
     * Restores up to 500 entries of the bin, all or none: one that is not the caller's is answered as one that does not exist.
     */
    readonly restoreBinEntries: (parameters: RestoreBinEntriesParameters, options?: CallOptions) => Promise<RestoreBinEntriesAnswer>;
    /**
     * List bundle links.
     *
     * The customer's own links, for an admin too. Their addresses are not among what is answered. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    readonly listBundleLinks: <O extends ConditionalOptions = CallOptions>(parameters?: ListBundleLinksParameters, options?: O) => Promise<ListBundleLinksAnswer | UnchangedIf<O, ListBundleLinksAnswer>>;
    /**
     * Create a bundle link.
     *
     * Makes a link to a bundle of the customer's own tags, or of those of one of its places. Anybody who has its address reads what visitors can read of these tags, until it is destroyed. The address is answered here and never again. A customer has at most 50 links. `Idempotency-Key` is ignored.
     */
    readonly createBundleLink: (parameters: CreateBundleLinkParameters, options?: CallOptions) => Promise<CreateBundleLinkAnswer>;
    /**
     * Destroy a bundle link.
     *
     * Destroys the link: its address answers 404 from then on. It goes with its place, too.
     */
    readonly destroyBundleLink: (parameters: DestroyBundleLinkParameters, options?: CallOptions) => Promise<DestroyBundleLinkAnswer>;
    /**
     * List customers.
     *
     * The customer itself; for an admin, all customers. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all. Filters go together: listed and counted is what all of them are true of.
     */
    readonly listCustomers: <O extends ConditionalOptions = CallOptions>(parameters?: ListCustomersParameters, options?: O) => Promise<ListCustomersAnswer | UnchangedIf<O, ListCustomersAnswer>>;
    /**
     * Create a customer.
     *
     * Makes a customer. Only an admin may. A customer without a password signs in by a social network with the same e-mail address. The header `Location` has the record's address.
     */
    readonly createCustomer: (parameters: CreateCustomerParameters, options?: CallOptions) => Promise<CreateCustomerAnswer>;
    /**
     * Show a customer.
     *
     * The customer.
     */
    readonly showCustomer: <O extends ConditionalOptions = CallOptions>(parameters: ShowCustomerParameters, options?: O) => Promise<ShowCustomerAnswer | UnchangedIf<O, ShowCustomerAnswer>>;
    /**
     * Update a customer.
     *
     * Changes the customer. The last admin keeps its role, and is not suspended. One's own password or e-mail address takes `current_password`, or a sign-in of the last ten minutes; a new one ends the customer's other tokens and sessions. After 5 tries in a day to change one's own e-mail address the answer is 429 with `Retry-After`, and so it is while wrong passwords are held up. Fields that are absent stay as they are.
     */
    readonly updateCustomer: (parameters: UpdateCustomerParameters, options?: CallOptions) => Promise<UpdateCustomerAnswer>;
    /**
     * Destroy a customer.
     *
     * Destroys the customer with its tokens. Only an admin may; customers that still own tags or places, and the last admin, stay (422).
     */
    readonly destroyCustomer: (parameters: DestroyCustomerParameters, options?: CallOptions) => Promise<DestroyCustomerAnswer>;
    /**
     * List the history of a customer.
     *
     * What was changed of the customer, by whom and when. The new owner of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins see that of a record that is gone. The oldest first, or with `newest=1` the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
     */
    readonly listCustomerHistory: <O extends ConditionalOptions = CallOptions>(parameters: ListCustomerHistoryParameters, options?: O) => Promise<ListCustomerHistoryAnswer | UnchangedIf<O, ListCustomerHistoryAnswer>>;
    /**
     * Erase the history of a customer.
     *
     * Erases all entries that the history of the customer lists; the customer stays as it is. Only an admin may.
     */
    readonly eraseCustomerHistory: (parameters: EraseCustomerHistoryParameters, options?: CallOptions) => Promise<EraseCustomerHistoryAnswer>;
    /**
     * Create a password link.
     *
     * Makes a link by which the customer chooses a new password, once, within an hour. Only an admin may. That ends its tokens, sessions and other such links, and signs nobody in. A customer that is suspended gets none (422).
     */
    readonly createPasswordLink: (parameters: CreatePasswordLinkParameters, options?: CallOptions) => Promise<CreatePasswordLinkAnswer>;
    /**
     * Show the coverage.
     *
     * How many texts and names stand how in which language, place by place, of the tags that the caller reaches. `GET /Tags.json` with the same `place_id`, with `lang_code`, `state` and `part` lists exactly those that a number counts.
     */
    readonly showCoverage: <O extends ConditionalOptions = CallOptions>(parameters?: ShowCoverageParameters, options?: O) => Promise<ShowCoverageAnswer | UnchangedIf<O, ShowCoverageAnswer>>;
    /**
     * Show how often tags were read.
     *
     * How often tags were read, by visitors and apps, from their own pages, by identifier, hardware or batch; for the customer whose tag it was then. Counts only: nothing is known of who reads. They are kept for 400 days, also of tags that are gone. A read is in sight within ten seconds; with a web process that is killed, those of its last ten seconds may be lost.
     */
    readonly showReads: <O extends ConditionalOptions = CallOptions>(parameters?: ShowReadsParameters, options?: O) => Promise<ShowReadsAnswer | UnchangedIf<O, ShowReadsAnswer>>;
    /**
     * Show what was translated.
     *
     * Characters by day, provider and language, of the tags of the caller; for an admin, of all. What was counted for a tag stays its owner’s of then. The figures are kept for 400 days.
     */
    readonly showTranslationFigures: <O extends ConditionalOptions = CallOptions>(parameters?: ShowTranslationFiguresParameters, options?: O) => Promise<ShowTranslationFiguresAnswer | UnchangedIf<O, ShowTranslationFiguresAnswer>>;
    /**
     * List hardwares.
     *
     * Always empty: hardware is not listed. The hardware of a tag is shown with the tag. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    readonly listHardwares: <O extends ConditionalOptions = CallOptions>(parameters?: ListHardwaresParameters, options?: O) => Promise<ListHardwaresAnswer | UnchangedIf<O, ListHardwaresAnswer>>;
    /**
     * Create a hardware.
     *
     * With `tag_id` the item is attached to that tag. Attaching takes over an item that is free, and moves one from another tag of the same customer; one that is attached elsewhere is refused. The header `Location` has the record's address.
     */
    readonly createHardware: (parameters: CreateHardwareParameters, options?: CallOptions) => Promise<CreateHardwareAnswer>;
    /**
     * Show a hardware.
     *
     * The hardware item.
     */
    readonly showHardware: <O extends ConditionalOptions = CallOptions>(parameters: ShowHardwareParameters, options?: O) => Promise<ShowHardwareAnswer | UnchangedIf<O, ShowHardwareAnswer>>;
    /**
     * Update a hardware.
     *
     * Changes the item. Another `tag_id` moves it to that tag; blank frees it. Fields that are absent stay as they are.
     */
    readonly updateHardware: (parameters: UpdateHardwareParameters, options?: CallOptions) => Promise<UpdateHardwareAnswer>;
    /**
     * Destroy a hardware.
     *
     * Destroys the item.
     */
    readonly destroyHardware: (parameters: DestroyHardwareParameters, options?: CallOptions) => Promise<DestroyHardwareAnswer>;
    /**
     * List the history of a hardware.
     *
     * What was changed of the hardware, by whom and when. The new owner of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins see that of a record that is gone. The oldest first, or with `newest=1` the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
     */
    readonly listHardwareHistory: <O extends ConditionalOptions = CallOptions>(parameters: ListHardwareHistoryParameters, options?: O) => Promise<ListHardwareHistoryAnswer | UnchangedIf<O, ListHardwareHistoryAnswer>>;
    /**
     * Erase the history of a hardware.
     *
     * Erases all entries that the history of the hardware lists; the hardware stays as it is. Only an admin may.
     */
    readonly eraseHardwareHistory: (parameters: EraseHardwareHistoryParameters, options?: CallOptions) => Promise<EraseHardwareHistoryAnswer>;
    /**
     * List the history.
     *
     * What was changed of all records that the caller reaches, by whom and when; for an admin, of those that are gone too. Entries are kept for 400 days. Filters go together. The oldest first, or with `newest=1` the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
     */
    readonly listHistory: <O extends ConditionalOptions = CallOptions>(parameters?: ListHistoryParameters, options?: O) => Promise<ListHistoryAnswer | UnchangedIf<O, ListHistoryAnswer>>;
    /**
     * Put a former text back.
     *
     * Puts the text or name that an entry says was there before in its place again, as an edit by the caller. One that was removed comes back as the work of a person in its language, whatever stands there; a machine's text stays a machine's, fresh or stale as it is; an original comes back as the original where there is none now. An entry without a former text, a tag that is gone, or one without an original is 422.
     */
    readonly restoreHistoryEntry: (parameters: RestoreHistoryEntryParameters, options?: CallOptions) => Promise<RestoreHistoryEntryAnswer>;
    /**
     * Undo a change set.
     *
     * Undoes what one request or command has changed, in one transaction: fields that are as it has left them become what they were; what it has made is deleted, tags and places into the bin, unless somebody has changed it since; what it has deleted comes back. What cannot be undone stays, and is named in `kept`. Passwords, e-mail addresses, roles and suspensions stay, and so does the work of machines. It is for change sets of the last 30 days with at most 10000 records; a tag counts once with all that was made or deleted with it. The undoing is a change set itself. With `dry_run=1` nothing is done, and `Idempotency-Key` is ignored.
     */
    readonly undoChangeSet: (parameters: UndoChangeSetParameters, options?: CallOptions) => Promise<UndoChangeSetAnswer>;
    /**
     * List invitations.
     *
     * All invitations that can still be accepted. Their addresses are not in the answer. Only an admin may. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    readonly listInvitations: <O extends ConditionalOptions = CallOptions>(parameters?: ListInvitationsParameters, options?: O) => Promise<ListInvitationsAnswer | UnchangedIf<O, ListInvitationsAnswer>>;
    /**
     * Create a invitation.
     *
     * Invites somebody to become a customer. Only an admin may. The person who has the address, which is answered here and never again, chooses a password there and is signed in. It can be used once, for 72 hours, as long as its maker is an admin; a new invitation for the same e-mail address ends the former. `Idempotency-Key` is ignored.
     */
    readonly createInvitation: (parameters: CreateInvitationParameters, options?: CallOptions) => Promise<CreateInvitationAnswer>;
    /**
     * Destroy a invitation.
     *
     * Revokes the invitation: its address answers 404 from then on. Only an admin may.
     */
    readonly destroyInvitation: (parameters: DestroyInvitationParameters, options?: CallOptions) => Promise<DestroyInvitationAnswer>;
    /**
     * List keep words.
     *
     * The customer's words; for an admin, everybody's. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    readonly listKeepWords: <O extends ConditionalOptions = CallOptions>(parameters?: ListKeepWordsParameters, options?: O) => Promise<ListKeepWordsAnswer | UnchangedIf<O, ListKeepWordsAnswer>>;
    /**
     * Create a keep word.
     *
     * From now on it stays as it is wherever a text of the customer's has it. Translations by machine of such texts are out of date, and are made anew. A customer has at most 1000 words.
     */
    readonly createKeepWord: (parameters: CreateKeepWordParameters, options?: CallOptions) => Promise<CreateKeepWordAnswer>;
    /**
     * Destroy a keep word.
     *
     * Destroys the word: what is translated from now on may translate it.
     */
    readonly destroyKeepWord: (parameters: DestroyKeepWordParameters, options?: CallOptions) => Promise<DestroyKeepWordAnswer>;
    /**
     * Sign in with e-mail and password.
     *
     * Returns an authentication token. Each call gives a new one; earlier ones stay valid. A token ends when it is signed out, when the password changes, or after a year without use. After 10 failures in 15 minutes from one address for one e-mail the answer is 429 with `Retry-After`.
     */
    readonly getAuthToken: (parameters: GetAuthTokenParameters, options?: CallOptions) => Promise<GetAuthTokenAnswer>;
    /**
     * Sign in with a token of a social network.
     *
     * The network is the one that the token names as its issuer. The first sign-in with an e-mail address that the network has verified makes a customer, or finds the one with that address.
     */
    readonly signInWithSocial: (parameters: SignInWithSocialParameters, options?: CallOptions) => Promise<SignInWithSocialAnswer>;
    /**
     * Sign in with a token of a named social network.
     *
     * The same as `signInWithSocial`, for tokens of this network only.
     */
    readonly signInWithProvider: (parameters: SignInWithProviderParameters, options?: CallOptions) => Promise<SignInWithProviderAnswer>;
    /**
     * Sign out.
     *
     * Ends one token; the customer's other tokens stay valid.
     */
    readonly signOut: (parameters: SignOutParameters, options?: CallOptions) => Promise<SignOutAnswer>;
    /**
     * Show the look.
     *
     * The museum's own look. For the museum, its managers, and admins.
     */
    readonly showLook: <O extends ConditionalOptions = CallOptions>(parameters?: ShowLookParameters, options?: O) => Promise<ShowLookAnswer | UnchangedIf<O, ShowLookAnswer>>;
    /**
     * Update the look.
     *
     * Changes the museum's own look: visitors' pages, labels, invitations and letters carry it from then on. What is absent stays as it is, and null empties. For the museum, its managers, and admins.
     */
    readonly updateLook: (parameters: UpdateLookParameters, options?: CallOptions) => Promise<UpdateLookAnswer>;
    /**
     * Set the logo.
     *
     * The logo is sent as its bytes, as the field `picture` of a multipart form, or in JSON, as the picture of a tag is. It stands beside the name at the top of visitors’ pages, and on labels that carry it.
     */
    readonly setLogo: (parameters: SetLogoParameters, options?: CallOptions) => Promise<SetLogoAnswer>;
    /**
     * Take the logo off.
     *
     * The museum has no logo then.
     */
    readonly destroyLogo: (parameters?: DestroyLogoParameters, options?: CallOptions) => Promise<DestroyLogoAnswer>;
    /**
     * List name translations.
     *
     * The names of all tags, for every customer (the operator can narrow it to those of one’s own tags). By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all. Filters go together: listed and counted is what all of them are true of.
     */
    readonly listNameTranslations: <O extends ConditionalOptions = CallOptions>(parameters?: ListNameTranslationsParameters, options?: O) => Promise<ListNameTranslationsAnswer | UnchangedIf<O, ListNameTranslationsAnswer>>;
    /**
     * Create a name translation.
     *
     * Where the tag has no name, the given one becomes its original. Where it has, the original is translated into `lang_code` by machine and the given text is not used, unless `origin` is `human`. What is there already is answered as it is. When the translation takes too long or cannot be made right now, the answer is 503 and the same request finds it later. The header `Location` has the record's address.
     */
    readonly createNameTranslation: (parameters: CreateNameTranslationParameters, options?: CallOptions) => Promise<CreateNameTranslationAnswer>;
    /**
     * Show a name translation.
     *
     * The name translation.
     */
    readonly showNameTranslation: <O extends ConditionalOptions = CallOptions>(parameters: ShowNameTranslationParameters, options?: O) => Promise<ShowNameTranslationAnswer | UnchangedIf<O, ShowNameTranslationAnswer>>;
    /**
     * Update a name translation.
     *
     * Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given. Fields that are absent stay as they are.
     */
    readonly updateNameTranslation: (parameters: UpdateNameTranslationParameters, options?: CallOptions) => Promise<UpdateNameTranslationAnswer>;
    /**
     * Destroy a name translation.
     *
     * Destroys the name translation; with the original, all names of the tag.
     */
    readonly destroyNameTranslation: (parameters: DestroyNameTranslationParameters, options?: CallOptions) => Promise<DestroyNameTranslationAnswer>;
    /**
     * List the history of a name translation.
     *
     * What was changed of the name translation, by whom and when. The new owner of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins see that of a record that is gone. The oldest first, or with `newest=1` the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
     */
    readonly listNameTranslationHistory: <O extends ConditionalOptions = CallOptions>(parameters: ListNameTranslationHistoryParameters, options?: O) => Promise<ListNameTranslationHistoryAnswer | UnchangedIf<O, ListNameTranslationHistoryAnswer>>;
    /**
     * Erase the history of a name translation.
     *
     * Erases all entries that the history of the name translation lists; the name translation stays as it is. Only an admin may.
     */
    readonly eraseNameTranslationHistory: (parameters: EraseNameTranslationHistoryParameters, options?: CallOptions) => Promise<EraseNameTranslationHistoryAnswer>;
    /**
     * Confirm a name translation.
     *
     * Says that the name translation is right for its original as that is now: it is the work of a person from then on, and not stale. Its text stays as it is. Reports of visitors on it are closed. An original is 422.
     */
    readonly confirmNameTranslation: (parameters: ConfirmNameTranslationParameters, options?: CallOptions) => Promise<ConfirmNameTranslationAnswer>;
    /**
     * Give a name translation back to the machine.
     *
     * Puts what a machine makes of the original in the place of the name translation, never the work of another person. Until that is there, the present text stays and is served. A 422 and a 503 change nothing; after a 503 the same request may find it made. The history keeps what was there. An original is 422.
     */
    readonly giveNameTranslationToMachine: (parameters: GiveNameTranslationToMachineParameters, options?: CallOptions) => Promise<GiveNameTranslationToMachineAnswer>;
    /**
     * List places.
     *
     * The customer's places; for an admin, everybody's. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all. Filters go together: listed and counted is what all of them are true of.
     */
    readonly listPlaces: <O extends ConditionalOptions = CallOptions>(parameters?: ListPlacesParameters, options?: O) => Promise<ListPlacesAnswer | UnchangedIf<O, ListPlacesAnswer>>;
    /**
     * Create a place.
     *
     * The place belongs to the customer that makes it. Coordinates that are missing stay missing. The header `Location` has the record's address.
     */
    readonly createPlace: (parameters: CreatePlaceParameters, options?: CallOptions) => Promise<CreatePlaceAnswer>;
    /**
     * Show a place.
     *
     * The place with its tags.
     */
    readonly showPlace: <O extends ConditionalOptions = CallOptions>(parameters: ShowPlaceParameters, options?: O) => Promise<ShowPlaceAnswer | UnchangedIf<O, ShowPlaceAnswer>>;
    /**
     * Update a place.
     *
     * Changes the place. Fields that are absent stay as they are.
     */
    readonly updatePlace: (parameters: UpdatePlaceParameters, options?: CallOptions) => Promise<UpdatePlaceAnswer>;
    /**
     * Destroy a place.
     *
     * Destroys the place; its tags stay, without a place. Links to its bundle go with it.
     */
    readonly destroyPlace: (parameters: DestroyPlaceParameters, options?: CallOptions) => Promise<DestroyPlaceAnswer>;
    /**
     * List the history of a place.
     *
     * What was changed of the place, by whom and when. The new owner of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins see that of a record that is gone. The oldest first, or with `newest=1` the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
     */
    readonly listPlaceHistory: <O extends ConditionalOptions = CallOptions>(parameters: ListPlaceHistoryParameters, options?: O) => Promise<ListPlaceHistoryAnswer | UnchangedIf<O, ListPlaceHistoryAnswer>>;
    /**
     * Erase the history of a place.
     *
     * Erases all entries that the history of the place lists; the place stays as it is. Only an admin may.
     */
    readonly erasePlaceHistory: (parameters: ErasePlaceHistoryParameters, options?: CallOptions) => Promise<ErasePlaceHistoryAnswer>;
    /**
     * Set the picture of a place.
     *
     * The picture is sent as its bytes, as the field `picture` of a multipart form, or in JSON: JPEG, PNG, WebP, AVIF or GIF (of which the first frame is taken), whatever name and type say; at most 20 MB and 50 million pixels. It is turned as the camera says, and stored without metadata in several widths. `image_url` of the record is then its address.
     */
    readonly setPlacePicture: (parameters: SetPlacePictureParameters, options?: CallOptions) => Promise<SetPlacePictureAnswer>;
    /**
     * Take the picture off a place.
     *
     * The place has no picture then, nor the address of one.
     */
    readonly destroyPlacePicture: (parameters: DestroyPlacePictureParameters, options?: CallOptions) => Promise<DestroyPlacePictureAnswer>;
    /**
     * List reports.
     *
     * What visitors report of the customer's tags; for an admin, of all tags. A report is kept for 90 days. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    readonly listReports: <O extends ConditionalOptions = CallOptions>(parameters?: ListReportsParameters, options?: O) => Promise<ListReportsAnswer | UnchangedIf<O, ListReportsAnswer>>;
    /**
     * Show a report.
     *
     * The report.
     */
    readonly showReport: <O extends ConditionalOptions = CallOptions>(parameters: ShowReportParameters, options?: O) => Promise<ShowReportAnswer | UnchangedIf<O, ShowReportAnswer>>;
    /**
     * Destroy a report.
     *
     * Destroys the report. What it is about stays as it is.
     */
    readonly destroyReport: (parameters: DestroyReportParameters, options?: CallOptions) => Promise<DestroyReportAnswer>;
    /**
     * Translate a visitor's words.
     *
     * What the visitor says, from the language of the page into that of the original: by a provider, under the caps of the tag's owner, and once. Words in the original's language are 422. After a 503 the same request may find it made.
     */
    readonly translateReport: (parameters: TranslateReportParameters, options?: CallOptions) => Promise<TranslateReportAnswer>;
    /**
     * Say that what was reported is right.
     *
     * Closes the report, as what it is about is right as it is, which stays. One that is closed stays so.
     */
    readonly closeReport: (parameters: CloseReportParameters, options?: CallOptions) => Promise<CloseReportAnswer>;
    /**
     * Resolve the address of a tag.
     *
     * The address that is printed on a tag answers as a page, as JSON (what `showTag` answers with `expand=provenance`) or as a link set, by `format`, else by `Accept`. Without `lang` the language is by `Accept-Language`. A `format` that there is not counts as none. Where a page is asked for, a 404 is one, too (`text/html`).
     */
    readonly resolveTag: <O extends ConditionalOptions = CallOptions>(parameters: ResolveTagParameters, options?: O) => Promise<ResolveTagAnswer | UnchangedIf<O, ResolveTagAnswer>>;
    /**
     * List tag records.
     *
     * The customer's tags; for an admin, everybody's and nobody's. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all. Beyond 10 000, `X-Total-Count-Relation` says that there are more. Filters go together: listed and counted is what all of them are true of.
     */
    readonly listTagRecords: <O extends ConditionalOptions = CallOptions>(parameters?: ListTagRecordsParameters, options?: O) => Promise<ListTagRecordsAnswer | UnchangedIf<O, ListTagRecordsAnswer>>;
    /**
     * Create a tag record.
     *
     * Makes a tag without text, name or hardware. It belongs to the customer that makes it. The header `Location` has the record's address.
     */
    readonly createTagRecord: (parameters: CreateTagRecordParameters, options?: CallOptions) => Promise<CreateTagRecordAnswer>;
    /**
     * Show a tag record.
     *
     * The tag with its texts, names, hardware and where that is.
     */
    readonly showTagRecord: <O extends ConditionalOptions = CallOptions>(parameters: ShowTagRecordParameters, options?: O) => Promise<ShowTagRecordAnswer | UnchangedIf<O, ShowTagRecordAnswer>>;
    /**
     * Update a tag record.
     *
     * Changes the tag. Fields that are absent stay as they are.
     */
    readonly updateTagRecord: (parameters: UpdateTagRecordParameters, options?: CallOptions) => Promise<UpdateTagRecordAnswer>;
    /**
     * Destroy a tag record.
     *
     * Destroys the tag with its text and names; its hardware stays and is free. Does nothing where there is no such tag.
     */
    readonly destroyTagRecord: (parameters: DestroyTagRecordParameters, options?: CallOptions) => Promise<DestroyTagRecordAnswer>;
    /**
     * List the history of a tag record.
     *
     * What was changed of the tag record, by whom and when. It tells of its texts, names and hardware, too. The new owner of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins see that of a record that is gone. The oldest first, or with `newest=1` the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
     */
    readonly listTagRecordHistory: <O extends ConditionalOptions = CallOptions>(parameters: ListTagRecordHistoryParameters, options?: O) => Promise<ListTagRecordHistoryAnswer | UnchangedIf<O, ListTagRecordHistoryAnswer>>;
    /**
     * Erase the history of a tag record.
     *
     * Erases all entries that the history of the tag record lists; the tag record stays as it is. Only an admin may.
     */
    readonly eraseTagRecordHistory: (parameters: EraseTagRecordHistoryParameters, options?: CallOptions) => Promise<EraseTagRecordHistoryAnswer>;
    /**
     * Change many tags.
     *
     * Moves, hides, shows, gives away or deletes up to 10000 tags: those that are named, or all that filters find. It is done with all of them or with none; one that the caller does not reach is answered as one that does not exist. With `dry_run=1` nothing is done, and the answer counts what goes with the tags. Where `count` is not how many there are by then, the answer is 409 with `X-Error-Reason: found_changed`.
     */
    readonly changeTags: (parameters: ChangeTagsParameters, options?: CallOptions) => Promise<ChangeTagsAnswer>;
    /**
     * Set the picture of a tag record.
     *
     * The picture is sent as its bytes, as the field `picture` of a multipart form, or in JSON: JPEG, PNG, WebP, AVIF or GIF (of which the first frame is taken), whatever name and type say; at most 20 MB and 50 million pixels. It is turned as the camera says, and stored without metadata in several widths. `image_url` of the record is then its address.
     */
    readonly setTagRecordPicture: (parameters: SetTagRecordPictureParameters, options?: CallOptions) => Promise<SetTagRecordPictureAnswer>;
    /**
     * Take the picture off a tag record.
     *
     * The tag record has no picture then, nor the address of one.
     */
    readonly destroyTagRecordPicture: (parameters: DestroyTagRecordPictureParameters, options?: CallOptions) => Promise<DestroyTagRecordPictureAnswer>;
    /**
     * Make many tags.
     *
     * Makes up to 500 tags without text, name or hardware, whose codes can be printed before anybody knows what they will say: all of them, or none. A customer has at most 10000 that are not in use.
     */
    readonly mintTags: (parameters: MintTagsParameters, options?: CallOptions) => Promise<MintTagsAnswer>;
    /**
     * Import tags.
     *
     * Changes the tags that a table is about, and makes those that are not there. The table is that of an export, or has some of its columns; it comes as `text/csv` (UTF-8, or the `charset` of the type), as an .xlsx file (its sheet `Tags`, else the first), or in JSON as a text or as rows, 5000 of them and 20 MB at most. A row is found by `tag_identifier`, without it by its hardware, and by its reference. What is absent or blank stays as it is, but with `blank=clear`; nothing is deleted, and no hardware moved. A translation that says something else than what is stored, and than what a machine has stored there before, becomes human work. Rows that are invalid do not hold up the others, unless `atomic=1`. The same table a second time changes nothing.
     */
    readonly importTags: (parameters: ImportTagsParameters, options?: CallOptions) => Promise<ImportTagsAnswer>;
    /**
     * Show what is written on a chip.
     *
     * The NDEF message with which an NFC chip leads to the tag's public address, and the chips that hold it as they come from the factory. `/Tags/{id}/ndef` has the same message as bytes.
     */
    readonly showTagNdef: <O extends ConditionalOptions = CallOptions>(parameters: ShowTagNdefParameters, options?: O) => Promise<ShowTagNdefAnswer | UnchangedIf<O, ShowTagNdefAnswer>>;
    /**
     * Create a tag.
     *
     * Creates a tag with its original text. With a valid `auth_token` the tag belongs to that customer; without one it belongs to nobody until a customer claims it by attaching hardware. Hardware that is given is attached in the same step: where it is attached to any tag already, the answer is 409 and no tag is made.
     */
    readonly createTag: (parameters: CreateTagParameters, options?: CallOptions) => Promise<CreateTagAnswer>;
    /**
     * Attach hardware to a tag.
     *
     * Attaches a hardware item to a tag. A tag that belongs to a customer takes hardware only with that customer's token; a valid token on a tag without an owner claims the tag. Attaching the same item again changes nothing but its location. An item of another tag is moved only where both tags belong to the caller.
     */
    readonly addHardwareIdToTag: (parameters: AddHardwareIdToTagParameters, options?: CallOptions) => Promise<AddHardwareIdToTagAnswer>;
    /**
     * Show a tag by its tag identifier.
     *
     * The text and the name are in the first of the requested languages in which they are stored or can be made in time, else in the original; each says which language it is really in. Without `lang` it is the original.
     *
     * Clients from before this document send these parameters as a JSON object in the body of the GET. That still works; a parameter of the query wins over the same one in the body.
     */
    readonly showTag: <O extends ConditionalOptions = CallOptions>(parameters: ShowTagParameters, options?: O) => Promise<ShowTagAnswer | UnchangedIf<O, ShowTagAnswer>>;
    /**
     * Show a tag by its hardware.
     *
     * Finds the tag that a hardware item is attached to. A beacon is found by its UUID, major and minor. `lat` and `lon` are accepted from older clients and change nothing.
     *
     * Clients from before this document send these parameters as a JSON object in the body of the GET. That still works; a parameter of the query wins over the same one in the body.
     */
    readonly showTagByHardwareId: <O extends ConditionalOptions = CallOptions>(parameters: ShowTagByHardwareIdParameters, options?: O) => Promise<ShowTagByHardwareIdAnswer | UnchangedIf<O, ShowTagByHardwareIdAnswer>>;
    /**
     * Look up many tags at once.
     *
     * Takes what a phone has met, up to 100 observations, and answers a result for each, in their order: what `show` or `showByHardwareId` would answer, in the same languages. Translations that are missing are asked for together, within the time of one lookup. It changes nothing and may be repeated.
     */
    readonly lookUpTags: (parameters: LookUpTagsParameters, options?: CallOptions) => Promise<LookUpTagsAnswer>;
    /**
     * List the customer's tags.
     *
     * All tags of the customer in the original language, by ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     *
     * Clients from before this document send these parameters as a JSON object in the body of the GET. That still works; a parameter of the query wins over the same one in the body.
     */
    readonly showMyTags: <O extends ConditionalOptions = CallOptions>(parameters?: ShowMyTagsParameters, options?: O) => Promise<ShowMyTagsAnswer | UnchangedIf<O, ShowMyTagsAnswer>>;
    /**
     * List the supported language codes.
     *
     * The 45 language codes, always in the same order.
     */
    readonly supportedLanguageCodes: <O extends ConditionalOptions = CallOptions>(parameters?: Record<string, never>, options?: O) => Promise<SupportedLanguageCodesAnswer | UnchangedIf<O, SupportedLanguageCodesAnswer>>;
    /**
     * List the supported beacon UUIDs.
     *
     * The supported and active beacon UUIDs, each with 32 hexadecimal digits, hyphenated or not. Beacons with other UUIDs can be attached all the same.
     */
    readonly supportedBeaconUUIDs: <O extends ConditionalOptions = CallOptions>(parameters?: Record<string, never>, options?: O) => Promise<SupportedBeaconUuidsAnswer | UnchangedIf<O, SupportedBeaconUuidsAnswer>>;
    /**
     * Fetch tags for offline use.
     *
     * The customer's own tags, or those of one place, in all the languages asked for, as a stream of lines (NDJSON) that ends with a cursor. With that cursor as `since` the next bundle has only what changed. Nothing is translated for it.
     */
    readonly bundleTags: (parameters?: BundleTagsParameters, options?: CallOptions) => Promise<BundleTagsAnswer>;
    /**
     * Fetch tags by a bundle link.
     *
     * What `bundleTags` answers, without an account: the tags that the link leads to, in all the languages asked for, as a stream of lines (NDJSON) that ends with a cursor. With that cursor as `since` the next bundle has only what changed. A token is ignored. Anybody who has the key may fetch the bundle, so keep it out of what others see.
     */
    readonly fetchBundle: (parameters: FetchBundleParameters, options?: CallOptions) => Promise<FetchBundleAnswer>;
    /**
     * List team members.
     *
     * The museum's members. For the museum, its managers, and admins. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all. Filters go together: listed and counted is what all of them are true of.
     */
    readonly listTeamMembers: <O extends ConditionalOptions = CallOptions>(parameters?: ListTeamMembersParameters, options?: O) => Promise<ListTeamMembersAnswer | UnchangedIf<O, ListTeamMembersAnswer>>;
    /**
     * Update a team member.
     *
     * Changes the role or the languages of a member, from its next request on. What is absent stays as it is. For the museum, its managers, and admins.
     */
    readonly updateTeamMember: (parameters: UpdateTeamMemberParameters, options?: CallOptions) => Promise<UpdateTeamMemberAnswer>;
    /**
     * Destroy a team member.
     *
     * Removes a member: its tokens and sessions end, and it cannot sign in until an invitation lets it in again. What it has made stays. For the museum, its managers, and admins.
     */
    readonly destroyTeamMember: (parameters: DestroyTeamMemberParameters, options?: CallOptions) => Promise<DestroyTeamMemberAnswer>;
    /**
     * List team invitations.
     *
     * The museum's invitations that can still be accepted. For the museum, its managers, and admins. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all. Filters go together: listed and counted is what all of them are true of.
     */
    readonly listTeamInvitations: <O extends ConditionalOptions = CallOptions>(parameters?: ListTeamInvitationsParameters, options?: O) => Promise<ListTeamInvitationsAnswer | UnchangedIf<O, ListTeamInvitationsAnswer>>;
    /**
     * Create a team invitation.
     *
     * Invites somebody to act for the museum, whether the e-mail address has an account or not. The person who has the address, which is answered here and never again, accepts it there once, within 72 hours: with a new password, or with that of the account. A new invitation for the same e-mail address ends the former of the same museum. At most 20 are open, and 20 a day are made, for one museum, and 3 a day for one e-mail address; more are 429. For the museum, its managers, and admins. `Idempotency-Key` is ignored.
     */
    readonly createTeamInvitation: (parameters: CreateTeamInvitationParameters, options?: CallOptions) => Promise<CreateTeamInvitationAnswer>;
    /**
     * Destroy a team invitation.
     *
     * Revokes the invitation: its address answers 404 from then on. For the museum, its managers, and admins.
     */
    readonly destroyTeamInvitation: (parameters: DestroyTeamInvitationParameters, options?: CallOptions) => Promise<DestroyTeamInvitationAnswer>;
    /**
     * List text records.
     *
     * The text records of the customer's tags; for an admin, everybody's. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all. Filters go together: listed and counted is what all of them are true of.
     */
    readonly listTextRecords: <O extends ConditionalOptions = CallOptions>(parameters?: ListTextRecordsParameters, options?: O) => Promise<ListTextRecordsAnswer | UnchangedIf<O, ListTextRecordsAnswer>>;
    /**
     * Create a text record.
     *
     * Gives a tag its text. A tag has one text record at most. The header `Location` has the record's address.
     */
    readonly createTextRecord: (parameters: CreateTextRecordParameters, options?: CallOptions) => Promise<CreateTextRecordAnswer>;
    /**
     * Show a text record.
     *
     * The text record with its translations.
     */
    readonly showTextRecord: <O extends ConditionalOptions = CallOptions>(parameters: ShowTextRecordParameters, options?: O) => Promise<ShowTextRecordAnswer | UnchangedIf<O, ShowTextRecordAnswer>>;
    /**
     * Update a text record.
     *
     * Changes the original text, its language or the gender. A changed original makes its translations stale, unless `minor_edit` is given. Fields that are absent stay as they are.
     */
    readonly updateTextRecord: (parameters: UpdateTextRecordParameters, options?: CallOptions) => Promise<UpdateTextRecordAnswer>;
    /**
     * Destroy a text record.
     *
     * Destroys the text record with all its translations.
     */
    readonly destroyTextRecord: (parameters: DestroyTextRecordParameters, options?: CallOptions) => Promise<DestroyTextRecordAnswer>;
    /**
     * List the history of a text record.
     *
     * What was changed of the text record, by whom and when. The new owner of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins see that of a record that is gone. The oldest first, or with `newest=1` the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
     */
    readonly listTextRecordHistory: <O extends ConditionalOptions = CallOptions>(parameters: ListTextRecordHistoryParameters, options?: O) => Promise<ListTextRecordHistoryAnswer | UnchangedIf<O, ListTextRecordHistoryAnswer>>;
    /**
     * Erase the history of a text record.
     *
     * Erases all entries that the history of the text record lists; the text record stays as it is. Only an admin may.
     */
    readonly eraseTextRecordHistory: (parameters: EraseTextRecordHistoryParameters, options?: CallOptions) => Promise<EraseTextRecordHistoryAnswer>;
    /**
     * Look a text up in the translation memory.
     *
     * What providers have made of a text, in whatever language it is, by ascending id; also of a provider that is not configured any more, whose work is not used. For admins.
     */
    readonly listMemoryEntries: <O extends ConditionalOptions = CallOptions>(parameters: ListMemoryEntriesParameters, options?: O) => Promise<ListMemoryEntriesAnswer | UnchangedIf<O, ListMemoryEntriesAnswer>>;
    /**
     * Remove an entry of the translation memory.
     *
     * The next time that somebody wants the text in that language, a provider is asked. What is stored at tags stays. For admins.
     */
    readonly destroyMemoryEntry: (parameters: DestroyMemoryEntryParameters, options?: CallOptions) => Promise<DestroyMemoryEntryAnswer>;
    /**
     * List translation orders.
     *
     * The caller's orders; for an admin those of all customers. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    readonly listTranslationOrders: <O extends ConditionalOptions = CallOptions>(parameters?: ListTranslationOrdersParameters, options?: O) => Promise<ListTranslationOrdersAnswer | UnchangedIf<O, ListTranslationOrdersAnswer>>;
    /**
     * Order translations.
     *
     * Orders that texts and names are translated into languages: of the tags that are named, of a place, or of all of the caller. Whatever is there that a person has written, or a machine has made of the present original, stays. The answer does not wait for any of it; `total` is final. At most 200000 items, and 20 orders of a customer that have not ended. With `dry_run=1` nothing is ordered and nobody is asked: the answer is 200 and tells the cost; `Idempotency-Key` is ignored then.
     */
    readonly createTranslationOrder: (parameters: CreateTranslationOrderParameters, options?: CallOptions) => Promise<CreateTranslationOrderAnswer>;
    /**
     * Order translations: what it would come to.
     *
     * Orders that texts and names are translated into languages: of the tags that are named, of a place, or of all of the caller. Whatever is there that a person has written, or a machine has made of the present original, stays. The answer does not wait for any of it; `total` is final. At most 200000 items, and 20 orders of a customer that have not ended. With `dry_run=1` nothing is ordered and nobody is asked: the answer is 200 and tells the cost; `Idempotency-Key` is ignored then.
     */
    readonly estimateTranslationOrder: (parameters: EstimateTranslationOrderParameters, options?: CallOptions) => Promise<EstimateTranslationOrderAnswer>;
    /**
     * Show an order of translations.
     *
     * How far it has come. `/translation_orders/{id}/events` tells the same again whenever it changes, as server-sent events, until the order has ended.
     */
    readonly showTranslationOrder: <O extends ConditionalOptions = CallOptions>(parameters: ShowTranslationOrderParameters, options?: O) => Promise<ShowTranslationOrderAnswer | UnchangedIf<O, ShowTranslationOrderAnswer>>;
    /**
     * List the items of an order.
     *
     * What has become of each text and name in each language. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    readonly listTranslationOrderItems: <O extends ConditionalOptions = CallOptions>(parameters: ListTranslationOrderItemsParameters, options?: O) => Promise<ListTranslationOrderItemsAnswer | UnchangedIf<O, ListTranslationOrderItemsAnswer>>;
    /**
     * Cancel an order of translations.
     *
     * What is queued is cancelled when this is answered, and no provider is asked any more. What is being made ends by itself, and is kept. An order that has ended stays as it is.
     */
    readonly cancelTranslationOrder: (parameters: CancelTranslationOrderParameters, options?: CallOptions) => Promise<CancelTranslationOrderAnswer>;
    /**
     * Try again what has failed of an order.
     *
     * Items that have failed are queued again. Where there are none, the order stays as it is.
     */
    readonly retryTranslationOrder: (parameters: RetryTranslationOrderParameters, options?: CallOptions) => Promise<RetryTranslationOrderAnswer>;
    /**
     * List translation work.
     *
     * The texts and names of the tags that the caller reaches, for an admin of all, whose originals are in another language than `lang_code`: by the record ids of the tags, the text before the name. Filters go together. The header `Link` with `rel="next"` leads on; where little is found among many tags, a page may have fewer rows than were asked for, or none, and be followed by others. `X-Total-Count` says how many there are in all, up to 10 000; beyond, `X-Total-Count-Relation` says so.
     */
    readonly listTranslationWork: <O extends ConditionalOptions = CallOptions>(parameters: ListTranslationWorkParameters, options?: O) => Promise<ListTranslationWorkAnswer | UnchangedIf<O, ListTranslationWorkAnswer>>;
    /**
     * List translations.
     *
     * The translations of the customer's tags, originals included; for an admin, everybody's. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all. Filters go together: listed and counted is what all of them are true of.
     */
    readonly listTranslations: <O extends ConditionalOptions = CallOptions>(parameters?: ListTranslationsParameters, options?: O) => Promise<ListTranslationsAnswer | UnchangedIf<O, ListTranslationsAnswer>>;
    /**
     * Create a translation.
     *
     * Where the tag has no text, the given one becomes its original. Where it has, the original is translated into `lang_code` by machine and the given text is not used, unless `origin` is `human`. What is there already is answered as it is. When the translation takes too long or cannot be made right now, the answer is 503 and the same request finds it later. The header `Location` has the record's address.
     */
    readonly createTranslation: (parameters: CreateTranslationParameters, options?: CallOptions) => Promise<CreateTranslationAnswer>;
    /**
     * Show a translation.
     *
     * The translation.
     */
    readonly showTranslation: <O extends ConditionalOptions = CallOptions>(parameters: ShowTranslationParameters, options?: O) => Promise<ShowTranslationAnswer | UnchangedIf<O, ShowTranslationAnswer>>;
    /**
     * Update a translation.
     *
     * Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given. Fields that are absent stay as they are.
     */
    readonly updateTranslation: (parameters: UpdateTranslationParameters, options?: CallOptions) => Promise<UpdateTranslationAnswer>;
    /**
     * Destroy a translation.
     *
     * Destroys the translation; with the original, the whole text record.
     */
    readonly destroyTranslation: (parameters: DestroyTranslationParameters, options?: CallOptions) => Promise<DestroyTranslationAnswer>;
    /**
     * List the history of a translation.
     *
     * What was changed of the translation, by whom and when. The new owner of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins see that of a record that is gone. The oldest first, or with `newest=1` the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
     */
    readonly listTranslationHistory: <O extends ConditionalOptions = CallOptions>(parameters: ListTranslationHistoryParameters, options?: O) => Promise<ListTranslationHistoryAnswer | UnchangedIf<O, ListTranslationHistoryAnswer>>;
    /**
     * Erase the history of a translation.
     *
     * Erases all entries that the history of the translation lists; the translation stays as it is. Only an admin may.
     */
    readonly eraseTranslationHistory: (parameters: EraseTranslationHistoryParameters, options?: CallOptions) => Promise<EraseTranslationHistoryAnswer>;
    /**
     * Confirm a translation.
     *
     * Says that the translation is right for its original as that is now: it is the work of a person from then on, and not stale. Its text stays as it is. Reports of visitors on it are closed. An original is 422.
     */
    readonly confirmTranslation: (parameters: ConfirmTranslationParameters, options?: CallOptions) => Promise<ConfirmTranslationAnswer>;
    /**
     * Give a translation back to the machine.
     *
     * Puts what a machine makes of the original in the place of the translation, never the work of another person. Until that is there, the present text stays and is served. A 422 and a 503 change nothing; after a 503 the same request may find it made. The history keeps what was there. An original is 422.
     */
    readonly giveTranslationToMachine: (parameters: GiveTranslationToMachineParameters, options?: CallOptions) => Promise<GiveTranslationToMachineAnswer>;
}
