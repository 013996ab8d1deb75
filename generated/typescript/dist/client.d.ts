import type { AddHardwareIdToTagAnswer, AddHardwareIdToTagParameters, BundleTagsAnswer, BundleTagsParameters, CreateBundleLinkAnswer, CreateBundleLinkParameters, CreateCustomerAnswer, CreateCustomerParameters, CreateHardwareAnswer, CreateHardwareParameters, CreateNameTranslationAnswer, CreateNameTranslationParameters, CreatePlaceAnswer, CreatePlaceParameters, CreateTagAnswer, CreateTagParameters, CreateTagRecordAnswer, CreateTagRecordParameters, CreateTextRecordAnswer, CreateTextRecordParameters, CreateTranslationAnswer, CreateTranslationParameters, DestroyBundleLinkAnswer, DestroyBundleLinkParameters, DestroyCustomerAnswer, DestroyCustomerParameters, DestroyHardwareAnswer, DestroyHardwareParameters, DestroyNameTranslationAnswer, DestroyNameTranslationParameters, DestroyPlaceAnswer, DestroyPlaceParameters, DestroyReportAnswer, DestroyReportParameters, DestroyTagRecordAnswer, DestroyTagRecordParameters, DestroyTextRecordAnswer, DestroyTextRecordParameters, DestroyTranslationAnswer, DestroyTranslationParameters, FetchBundleAnswer, FetchBundleParameters, GetAuthTokenAnswer, GetAuthTokenParameters, ListBundleLinksAnswer, ListBundleLinksParameters, ListCustomersAnswer, ListCustomersParameters, ListHardwaresAnswer, ListHardwaresParameters, ListNameTranslationsAnswer, ListNameTranslationsParameters, ListPlacesAnswer, ListPlacesParameters, ListReportsAnswer, ListReportsParameters, ListTagRecordsAnswer, ListTagRecordsParameters, ListTextRecordsAnswer, ListTextRecordsParameters, ListTranslationsAnswer, ListTranslationsParameters, LookUpTagsAnswer, LookUpTagsParameters, ReplaceCustomerAnswer, ReplaceCustomerParameters, ReplaceHardwareAnswer, ReplaceHardwareParameters, ReplaceNameTranslationAnswer, ReplaceNameTranslationParameters, ReplacePlaceAnswer, ReplacePlaceParameters, ReplaceTagRecordAnswer, ReplaceTagRecordParameters, ReplaceTextRecordAnswer, ReplaceTextRecordParameters, ReplaceTranslationAnswer, ReplaceTranslationParameters, ResolveTagAnswer, ResolveTagParameters, ShowCustomerAnswer, ShowCustomerParameters, ShowHardwareAnswer, ShowHardwareParameters, ShowMyTagsAnswer, ShowMyTagsParameters, ShowNameTranslationAnswer, ShowNameTranslationParameters, ShowPlaceAnswer, ShowPlaceParameters, ShowReportAnswer, ShowReportParameters, ShowTagAnswer, ShowTagByHardwareIdAnswer, ShowTagByHardwareIdParameters, ShowTagParameters, ShowTagRecordAnswer, ShowTagRecordParameters, ShowTextRecordAnswer, ShowTextRecordParameters, ShowTranslationAnswer, ShowTranslationParameters, SignInWithProviderAnswer, SignInWithProviderParameters, SignInWithSocialAnswer, SignInWithSocialParameters, SignOutAnswer, SignOutParameters, SupportedBeaconUuidsAnswer, SupportedLanguageCodesAnswer, UpdateCustomerAnswer, UpdateCustomerParameters, UpdateHardwareAnswer, UpdateHardwareParameters, UpdateNameTranslationAnswer, UpdateNameTranslationParameters, UpdatePlaceAnswer, UpdatePlaceParameters, UpdateTagRecordAnswer, UpdateTagRecordParameters, UpdateTextRecordAnswer, UpdateTextRecordParameters, UpdateTranslationAnswer, UpdateTranslationParameters } from './calls.js';
import type { UnchangedIf } from './runtime/answers.js';
import type { CallOptions, ClientOptions, ConditionalOptions } from './runtime/options.js';
/** The version of the interface that this package was made from. */
export declare const version = "0.1.0";
/**
 * The Tag Information Service links physical tags (NFC chips, Bluetooth beacons, QR codes) to texts that can be read in 45 languages. This is its JSON API; http://127.0.0.1:3000/docs is an introduction.
 *
 * Each method is a call of one operation, and resolves to what it came to: `ok` says whether it succeeded.
 */
export declare class TagInformationClient {
    #private;
    constructor(options: ClientOptions);
    /**
     * List bundle links.
     *
     * The customer's own links, for an admin too. Their addresses are not among what is answered. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listBundleLinks<O extends ConditionalOptions = CallOptions>(parameters?: ListBundleLinksParameters, options?: O): Promise<ListBundleLinksAnswer | UnchangedIf<O>>;
    /**
     * Create a bundle link.
     *
     * Makes a link to a bundle of the customer's own tags, or of those of one of its places. Whoever has its address reads what visitors can read of these tags, until it is destroyed. The address is answered here and never again. A customer has at most 50 links. The fields may also stand flat, without `bundle_link` around them, and come as a form (`bundle_link[field]=value`). `Idempotency-Key` is ignored.
     */
    createBundleLink(parameters: CreateBundleLinkParameters, options?: CallOptions): Promise<CreateBundleLinkAnswer>;
    /**
     * Destroy a bundle link.
     *
     * Destroys the link: its address answers 404 from then on. It goes with its place, too.
     */
    destroyBundleLink(parameters: DestroyBundleLinkParameters, options?: CallOptions): Promise<DestroyBundleLinkAnswer>;
    /**
     * List customers.
     *
     * The customer itself; for an admin, all customers. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listCustomers<O extends ConditionalOptions = CallOptions>(parameters?: ListCustomersParameters, options?: O): Promise<ListCustomersAnswer | UnchangedIf<O>>;
    /**
     * Create a customer.
     *
     * Makes a customer. Only an admin may. A customer without a password signs in by a social network with the same e-mail address. The header `Location` has the record's address. The fields may also stand flat, without `customer` around them, and come as a form (`customer[field]=value`).
     */
    createCustomer(parameters: CreateCustomerParameters, options?: CallOptions): Promise<CreateCustomerAnswer>;
    /**
     * Show a customer.
     *
     * The customer.
     */
    showCustomer<O extends ConditionalOptions = CallOptions>(parameters: ShowCustomerParameters, options?: O): Promise<ShowCustomerAnswer | UnchangedIf<O>>;
    /**
     * Update a customer (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Changes the customer. The last admin keeps its role. One's own password or e-mail address takes `current_password`, or a sign-in of the last ten minutes; a new one ends the customer's other tokens and sessions. After 5 tries in a day to change one's own e-mail address the answer is 429 with `Retry-After`, and so it is while wrong passwords are held up. The fields may also stand flat, without `customer` around them, and come as a form (`customer[field]=value`).
     */
    replaceCustomer(parameters: ReplaceCustomerParameters, options?: CallOptions): Promise<ReplaceCustomerAnswer>;
    /**
     * Update a customer.
     *
     * Changes the customer. The last admin keeps its role. One's own password or e-mail address takes `current_password`, or a sign-in of the last ten minutes; a new one ends the customer's other tokens and sessions. After 5 tries in a day to change one's own e-mail address the answer is 429 with `Retry-After`, and so it is while wrong passwords are held up. Fields that are absent stay as they are. The fields may also stand flat, without `customer` around them, and come as a form (`customer[field]=value`).
     */
    updateCustomer(parameters: UpdateCustomerParameters, options?: CallOptions): Promise<UpdateCustomerAnswer>;
    /**
     * Destroy a customer.
     *
     * Destroys the customer with its tokens. Only an admin may; customers that still own tags or places, and the last admin, stay (422).
     */
    destroyCustomer(parameters: DestroyCustomerParameters, options?: CallOptions): Promise<DestroyCustomerAnswer>;
    /**
     * List hardwares.
     *
     * Always empty: hardware is not listed. The hardware of a tag is shown with the tag. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listHardwares<O extends ConditionalOptions = CallOptions>(parameters?: ListHardwaresParameters, options?: O): Promise<ListHardwaresAnswer | UnchangedIf<O>>;
    /**
     * Create a hardware.
     *
     * With `tag_id` the item is attached to that tag. Attaching takes over an item that is free, and moves one from another tag of the same customer; one that is attached elsewhere is refused. The header `Location` has the record's address. The fields may also stand flat, without `hardware` around them, and come as a form (`hardware[field]=value`).
     */
    createHardware(parameters: CreateHardwareParameters, options?: CallOptions): Promise<CreateHardwareAnswer>;
    /**
     * Show a hardware.
     *
     * The hardware item.
     */
    showHardware<O extends ConditionalOptions = CallOptions>(parameters: ShowHardwareParameters, options?: O): Promise<ShowHardwareAnswer | UnchangedIf<O>>;
    /**
     * Update a hardware (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Changes the item. Another `tag_id` moves it to that tag; blank frees it. The fields may also stand flat, without `hardware` around them, and come as a form (`hardware[field]=value`).
     */
    replaceHardware(parameters: ReplaceHardwareParameters, options?: CallOptions): Promise<ReplaceHardwareAnswer>;
    /**
     * Update a hardware.
     *
     * Changes the item. Another `tag_id` moves it to that tag; blank frees it. Fields that are absent stay as they are. The fields may also stand flat, without `hardware` around them, and come as a form (`hardware[field]=value`).
     */
    updateHardware(parameters: UpdateHardwareParameters, options?: CallOptions): Promise<UpdateHardwareAnswer>;
    /**
     * Destroy a hardware.
     *
     * Destroys the item.
     */
    destroyHardware(parameters: DestroyHardwareParameters, options?: CallOptions): Promise<DestroyHardwareAnswer>;
    /**
     * Sign in with e-mail and password.
     *
     * Returns an authentication token. Each call gives a new one; earlier ones stay valid. A token ends when it is signed out, when the password changes, or after a year without use. After 10 failures in 15 minutes from one address for one e-mail the answer is 429 with `Retry-After`.
     */
    getAuthToken(parameters: GetAuthTokenParameters, options?: CallOptions): Promise<GetAuthTokenAnswer>;
    /**
     * Sign in with a token of a social network.
     *
     * The network is the one that the token names as its issuer. The first sign-in with an e-mail address that the network has verified makes a customer, or finds the one with that address.
     */
    signInWithSocial(parameters: SignInWithSocialParameters, options?: CallOptions): Promise<SignInWithSocialAnswer>;
    /**
     * Sign in with a token of a named social network.
     *
     * The same as `signInWithSocial`, for tokens of this network only.
     */
    signInWithProvider(parameters: SignInWithProviderParameters, options?: CallOptions): Promise<SignInWithProviderAnswer>;
    /**
     * Sign out.
     *
     * Ends one token; the customer's other tokens stay valid.
     */
    signOut(parameters: SignOutParameters, options?: CallOptions): Promise<SignOutAnswer>;
    /**
     * List name translations.
     *
     * The names of all tags, whoever asks (the operator can narrow it to those of one’s own tags). By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listNameTranslations<O extends ConditionalOptions = CallOptions>(parameters?: ListNameTranslationsParameters, options?: O): Promise<ListNameTranslationsAnswer | UnchangedIf<O>>;
    /**
     * Create a name translation.
     *
     * Where the tag has no name, the given one becomes its original. Where it has, the original is translated into `lang_code` by machine and the given text is not used, unless `origin` is `human`. What is there already is answered as it is. When the translation takes too long or cannot be made right now, the answer is 503 and the same request finds it later. The header `Location` has the record's address. The fields may also stand flat, without `name_translation` around them, and come as a form (`name_translation[field]=value`).
     */
    createNameTranslation(parameters: CreateNameTranslationParameters, options?: CallOptions): Promise<CreateNameTranslationAnswer>;
    /**
     * Show a name translation.
     *
     * The name translation.
     */
    showNameTranslation<O extends ConditionalOptions = CallOptions>(parameters: ShowNameTranslationParameters, options?: O): Promise<ShowNameTranslationAnswer | UnchangedIf<O>>;
    /**
     * Update a name translation (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given. The fields may also stand flat, without `name_translation` around them, and come as a form (`name_translation[field]=value`).
     */
    replaceNameTranslation(parameters: ReplaceNameTranslationParameters, options?: CallOptions): Promise<ReplaceNameTranslationAnswer>;
    /**
     * Update a name translation.
     *
     * Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given. Fields that are absent stay as they are. The fields may also stand flat, without `name_translation` around them, and come as a form (`name_translation[field]=value`).
     */
    updateNameTranslation(parameters: UpdateNameTranslationParameters, options?: CallOptions): Promise<UpdateNameTranslationAnswer>;
    /**
     * Destroy a name translation.
     *
     * Destroys the name translation; with the original, all names of the tag.
     */
    destroyNameTranslation(parameters: DestroyNameTranslationParameters, options?: CallOptions): Promise<DestroyNameTranslationAnswer>;
    /**
     * List places.
     *
     * The customer's places; for an admin, everybody's. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listPlaces<O extends ConditionalOptions = CallOptions>(parameters?: ListPlacesParameters, options?: O): Promise<ListPlacesAnswer | UnchangedIf<O>>;
    /**
     * Create a place.
     *
     * The place belongs to the customer that makes it. Coordinates that are missing stay missing. The header `Location` has the record's address. The fields may also stand flat, without `place` around them, and come as a form (`place[field]=value`).
     */
    createPlace(parameters: CreatePlaceParameters, options?: CallOptions): Promise<CreatePlaceAnswer>;
    /**
     * Show a place.
     *
     * The place with its tags.
     */
    showPlace<O extends ConditionalOptions = CallOptions>(parameters: ShowPlaceParameters, options?: O): Promise<ShowPlaceAnswer | UnchangedIf<O>>;
    /**
     * Update a place (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Changes the place. The fields may also stand flat, without `place` around them, and come as a form (`place[field]=value`).
     */
    replacePlace(parameters: ReplacePlaceParameters, options?: CallOptions): Promise<ReplacePlaceAnswer>;
    /**
     * Update a place.
     *
     * Changes the place. Fields that are absent stay as they are. The fields may also stand flat, without `place` around them, and come as a form (`place[field]=value`).
     */
    updatePlace(parameters: UpdatePlaceParameters, options?: CallOptions): Promise<UpdatePlaceAnswer>;
    /**
     * Destroy a place.
     *
     * Destroys the place; its tags stay, without a place. Links to its bundle go with it.
     */
    destroyPlace(parameters: DestroyPlaceParameters, options?: CallOptions): Promise<DestroyPlaceAnswer>;
    /**
     * List reports.
     *
     * What visitors report of the customer's tags; for an admin, of all tags. A report is kept for 90 days. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listReports<O extends ConditionalOptions = CallOptions>(parameters?: ListReportsParameters, options?: O): Promise<ListReportsAnswer | UnchangedIf<O>>;
    /**
     * Show a report.
     *
     * The report.
     */
    showReport<O extends ConditionalOptions = CallOptions>(parameters: ShowReportParameters, options?: O): Promise<ShowReportAnswer | UnchangedIf<O>>;
    /**
     * Destroy a report.
     *
     * Destroys the report. What it is about stays as it is.
     */
    destroyReport(parameters: DestroyReportParameters, options?: CallOptions): Promise<DestroyReportAnswer>;
    /**
     * Resolve the address of a tag.
     *
     * The address that is printed on a tag answers as a page, as JSON (what `showTag` answers with `expand=provenance`) or as a link set, by `format`, else by `Accept`. Without `lang` the language is by `Accept-Language`.
     */
    resolveTag<O extends ConditionalOptions = CallOptions>(parameters: ResolveTagParameters, options?: O): Promise<ResolveTagAnswer | UnchangedIf<O>>;
    /**
     * List tag records.
     *
     * The customer's tags; for an admin, everybody's and nobody's. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listTagRecords<O extends ConditionalOptions = CallOptions>(parameters?: ListTagRecordsParameters, options?: O): Promise<ListTagRecordsAnswer | UnchangedIf<O>>;
    /**
     * Create a tag record.
     *
     * Makes a tag without text, name or hardware. It belongs to the customer that makes it. The header `Location` has the record's address. The fields may also stand flat, without `tag` around them, and come as a form (`tag[field]=value`).
     */
    createTagRecord(parameters: CreateTagRecordParameters, options?: CallOptions): Promise<CreateTagRecordAnswer>;
    /**
     * Show a tag record.
     *
     * The tag with its texts, names, hardware and where that is.
     */
    showTagRecord<O extends ConditionalOptions = CallOptions>(parameters: ShowTagRecordParameters, options?: O): Promise<ShowTagRecordAnswer | UnchangedIf<O>>;
    /**
     * Update a tag record (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Changes the tag. The fields may also stand flat, without `tag` around them, and come as a form (`tag[field]=value`).
     */
    replaceTagRecord(parameters: ReplaceTagRecordParameters, options?: CallOptions): Promise<ReplaceTagRecordAnswer>;
    /**
     * Update a tag record.
     *
     * Changes the tag. Fields that are absent stay as they are. The fields may also stand flat, without `tag` around them, and come as a form (`tag[field]=value`).
     */
    updateTagRecord(parameters: UpdateTagRecordParameters, options?: CallOptions): Promise<UpdateTagRecordAnswer>;
    /**
     * Destroy a tag record.
     *
     * Destroys the tag with its text and names; its hardware stays and is free. Does nothing where there is no such tag.
     */
    destroyTagRecord(parameters: DestroyTagRecordParameters, options?: CallOptions): Promise<DestroyTagRecordAnswer>;
    /**
     * Create a tag.
     *
     * Creates a tag with its original text. With a valid `auth_token` the tag belongs to that customer; without one it belongs to nobody until a customer claims it by attaching hardware. Hardware that is given is attached in the same step: where it is attached to any tag already, the answer is 409 and no tag is made.
     */
    createTag(parameters: CreateTagParameters, options?: CallOptions): Promise<CreateTagAnswer>;
    /**
     * Attach hardware to a tag.
     *
     * Attaches a hardware item to a tag. A tag that belongs to a customer takes hardware only with that customer's token; a valid token on a tag without an owner claims the tag. Attaching the same item again changes nothing but its location. An item of another tag is moved only where both tags belong to the caller.
     */
    addHardwareIdToTag(parameters: AddHardwareIdToTagParameters, options?: CallOptions): Promise<AddHardwareIdToTagAnswer>;
    /**
     * Show a tag by its tag identifier.
     *
     * The text and the name are in the first of the requested languages in which they are stored or can be made in time, else in the original; each says which language it is really in. Without `lang` it is the original.
     *
     * Clients from before this document send these parameters as a JSON object in the body of the GET. That still works; a parameter of the query wins over the same one in the body.
     */
    showTag<O extends ConditionalOptions = CallOptions>(parameters: ShowTagParameters, options?: O): Promise<ShowTagAnswer | UnchangedIf<O>>;
    /**
     * Show a tag by its hardware.
     *
     * Finds the tag that a hardware item is attached to. A beacon is found by its UUID, major and minor. `lat` and `lon` are accepted from older clients and change nothing.
     *
     * Clients from before this document send these parameters as a JSON object in the body of the GET. That still works; a parameter of the query wins over the same one in the body.
     */
    showTagByHardwareId<O extends ConditionalOptions = CallOptions>(parameters: ShowTagByHardwareIdParameters, options?: O): Promise<ShowTagByHardwareIdAnswer | UnchangedIf<O>>;
    /**
     * Look up many tags at once.
     *
     * Takes what a phone has met, up to 100 observations, and answers a result for each, in their order: what `show` or `showByHardwareId` would answer, in the same languages. Translations that are missing are asked for together, within the time of one lookup. It changes nothing and may be repeated.
     */
    lookUpTags(parameters: LookUpTagsParameters, options?: CallOptions): Promise<LookUpTagsAnswer>;
    /**
     * List the customer's tags.
     *
     * All tags of the customer in the original language, by ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     *
     * Clients from before this document send these parameters as a JSON object in the body of the GET. That still works; a parameter of the query wins over the same one in the body.
     */
    showMyTags<O extends ConditionalOptions = CallOptions>(parameters?: ShowMyTagsParameters, options?: O): Promise<ShowMyTagsAnswer | UnchangedIf<O>>;
    /**
     * List the supported language codes.
     *
     * The 45 language codes, always in the same order.
     */
    supportedLanguageCodes<O extends ConditionalOptions = CallOptions>(options?: O): Promise<SupportedLanguageCodesAnswer | UnchangedIf<O>>;
    /**
     * List the supported beacon UUIDs.
     *
     * The supported and active beacon UUIDs, each with 32 hexadecimal digits, hyphenated or not. Beacons with other UUIDs can be attached all the same.
     */
    supportedBeaconUUIDs<O extends ConditionalOptions = CallOptions>(options?: O): Promise<SupportedBeaconUuidsAnswer | UnchangedIf<O>>;
    /**
     * Fetch tags for offline use.
     *
     * The customer's own tags, or those of one place, in all the languages asked for, as a stream of lines (NDJSON) that ends with a cursor. With that cursor as `since` the next bundle has only what changed. Nothing is translated for it.
     */
    bundleTags(parameters?: BundleTagsParameters, options?: CallOptions): Promise<BundleTagsAnswer>;
    /**
     * Fetch tags by a bundle link.
     *
     * What `bundleTags` answers, without an account: the tags that the link leads to, in all the languages asked for, as a stream of lines (NDJSON) that ends with a cursor. With that cursor as `since` the next bundle has only what changed. A token is ignored. Whoever has the key may fetch the bundle, so keep it out of what others see.
     */
    fetchBundle(parameters: FetchBundleParameters, options?: CallOptions): Promise<FetchBundleAnswer>;
    /**
     * List text records.
     *
     * The text records of the customer's tags; for an admin, everybody's. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listTextRecords<O extends ConditionalOptions = CallOptions>(parameters?: ListTextRecordsParameters, options?: O): Promise<ListTextRecordsAnswer | UnchangedIf<O>>;
    /**
     * Create a text record.
     *
     * Gives a tag its text. A tag has one text record at most. The header `Location` has the record's address. The fields may also stand flat, without `text_record` around them, and come as a form (`text_record[field]=value`).
     */
    createTextRecord(parameters: CreateTextRecordParameters, options?: CallOptions): Promise<CreateTextRecordAnswer>;
    /**
     * Show a text record.
     *
     * The text record with its translations.
     */
    showTextRecord<O extends ConditionalOptions = CallOptions>(parameters: ShowTextRecordParameters, options?: O): Promise<ShowTextRecordAnswer | UnchangedIf<O>>;
    /**
     * Update a text record (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Changes the original text, its language or the gender. A changed original makes its translations stale, unless `minor_edit` is given. The fields may also stand flat, without `text_record` around them, and come as a form (`text_record[field]=value`).
     */
    replaceTextRecord(parameters: ReplaceTextRecordParameters, options?: CallOptions): Promise<ReplaceTextRecordAnswer>;
    /**
     * Update a text record.
     *
     * Changes the original text, its language or the gender. A changed original makes its translations stale, unless `minor_edit` is given. Fields that are absent stay as they are. The fields may also stand flat, without `text_record` around them, and come as a form (`text_record[field]=value`).
     */
    updateTextRecord(parameters: UpdateTextRecordParameters, options?: CallOptions): Promise<UpdateTextRecordAnswer>;
    /**
     * Destroy a text record.
     *
     * Destroys the text record with all its translations.
     */
    destroyTextRecord(parameters: DestroyTextRecordParameters, options?: CallOptions): Promise<DestroyTextRecordAnswer>;
    /**
     * List translations.
     *
     * The translations of the customer's tags, originals included; for an admin, everybody's. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listTranslations<O extends ConditionalOptions = CallOptions>(parameters?: ListTranslationsParameters, options?: O): Promise<ListTranslationsAnswer | UnchangedIf<O>>;
    /**
     * Create a translation.
     *
     * Where the tag has no text, the given one becomes its original. Where it has, the original is translated into `lang_code` by machine and the given text is not used, unless `origin` is `human`. What is there already is answered as it is. When the translation takes too long or cannot be made right now, the answer is 503 and the same request finds it later. The header `Location` has the record's address. The fields may also stand flat, without `translation` around them, and come as a form (`translation[field]=value`).
     */
    createTranslation(parameters: CreateTranslationParameters, options?: CallOptions): Promise<CreateTranslationAnswer>;
    /**
     * Show a translation.
     *
     * The translation.
     */
    showTranslation<O extends ConditionalOptions = CallOptions>(parameters: ShowTranslationParameters, options?: O): Promise<ShowTranslationAnswer | UnchangedIf<O>>;
    /**
     * Update a translation (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given. The fields may also stand flat, without `translation` around them, and come as a form (`translation[field]=value`).
     */
    replaceTranslation(parameters: ReplaceTranslationParameters, options?: CallOptions): Promise<ReplaceTranslationAnswer>;
    /**
     * Update a translation.
     *
     * Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given. Fields that are absent stay as they are. The fields may also stand flat, without `translation` around them, and come as a form (`translation[field]=value`).
     */
    updateTranslation(parameters: UpdateTranslationParameters, options?: CallOptions): Promise<UpdateTranslationAnswer>;
    /**
     * Destroy a translation.
     *
     * Destroys the translation; with the original, the whole text record.
     */
    destroyTranslation(parameters: DestroyTranslationParameters, options?: CallOptions): Promise<DestroyTranslationAnswer>;
}
