import * as operations from './operations.js';
import { Caller } from './runtime/caller.js';
/** The version of the interface that this package was made from. */
export const version = '0.1.0';
/**
 * The Tag Information Service links physical tags (NFC chips, Bluetooth beacons, QR codes) to texts that can be read in 45 languages. This is its JSON API; http://127.0.0.1:3000/docs is an introduction.
 *
 * Each method is a call of one operation, and resolves to what it came to: `ok` says whether it succeeded.
 */
export class TagInformationClient {
    #caller;
    constructor(options) {
        this.#caller = new Caller(options, `tag-information-service-typescript/${version}`);
    }
    /**
     * List bundle links.
     *
     * The customer's own links, for an admin too. Their addresses are not among what is answered. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listBundleLinks(parameters = {}, options) {
        return this.#caller.call(operations.listBundleLinks, parameters, options);
    }
    /**
     * Create a bundle link.
     *
     * Makes a link to a bundle of the customer's own tags, or of those of one of its places. Whoever has its address reads what visitors can read of these tags, until it is destroyed. The address is answered here and never again. A customer has at most 50 links. The fields may also stand flat, without `bundle_link` around them, and come as a form (`bundle_link[field]=value`). `Idempotency-Key` is ignored.
     */
    createBundleLink(parameters, options) {
        return this.#caller.call(operations.createBundleLink, parameters, options);
    }
    /**
     * Destroy a bundle link.
     *
     * Destroys the link: its address answers 404 from then on. It goes with its place, too.
     */
    destroyBundleLink(parameters, options) {
        return this.#caller.call(operations.destroyBundleLink, parameters, options);
    }
    /**
     * List customers.
     *
     * The customer itself; for an admin, all customers. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listCustomers(parameters = {}, options) {
        return this.#caller.call(operations.listCustomers, parameters, options);
    }
    /**
     * Create a customer.
     *
     * Makes a customer. Only an admin may. A customer without a password signs in by a social network with the same e-mail address. The header `Location` has the record's address. The fields may also stand flat, without `customer` around them, and come as a form (`customer[field]=value`).
     */
    createCustomer(parameters, options) {
        return this.#caller.call(operations.createCustomer, parameters, options);
    }
    /**
     * Show a customer.
     *
     * The customer.
     */
    showCustomer(parameters, options) {
        return this.#caller.call(operations.showCustomer, parameters, options);
    }
    /**
     * Update a customer (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Changes the customer. The last admin keeps its role. One's own password or e-mail address takes `current_password`, or a sign-in of the last ten minutes; a new one ends the customer's other tokens and sessions. After 5 tries in a day to change one's own e-mail address the answer is 429 with `Retry-After`, and so it is while wrong passwords are held up. The fields may also stand flat, without `customer` around them, and come as a form (`customer[field]=value`).
     */
    replaceCustomer(parameters, options) {
        return this.#caller.call(operations.replaceCustomer, parameters, options);
    }
    /**
     * Update a customer.
     *
     * Changes the customer. The last admin keeps its role. One's own password or e-mail address takes `current_password`, or a sign-in of the last ten minutes; a new one ends the customer's other tokens and sessions. After 5 tries in a day to change one's own e-mail address the answer is 429 with `Retry-After`, and so it is while wrong passwords are held up. Fields that are absent stay as they are. The fields may also stand flat, without `customer` around them, and come as a form (`customer[field]=value`).
     */
    updateCustomer(parameters, options) {
        return this.#caller.call(operations.updateCustomer, parameters, options);
    }
    /**
     * Destroy a customer.
     *
     * Destroys the customer with its tokens. Only an admin may; customers that still own tags or places, and the last admin, stay (422).
     */
    destroyCustomer(parameters, options) {
        return this.#caller.call(operations.destroyCustomer, parameters, options);
    }
    /**
     * List hardwares.
     *
     * Always empty: hardware is not listed. The hardware of a tag is shown with the tag. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listHardwares(parameters = {}, options) {
        return this.#caller.call(operations.listHardwares, parameters, options);
    }
    /**
     * Create a hardware.
     *
     * With `tag_id` the item is attached to that tag. Attaching takes over an item that is free, and moves one from another tag of the same customer; one that is attached elsewhere is refused. The header `Location` has the record's address. The fields may also stand flat, without `hardware` around them, and come as a form (`hardware[field]=value`).
     */
    createHardware(parameters, options) {
        return this.#caller.call(operations.createHardware, parameters, options);
    }
    /**
     * Show a hardware.
     *
     * The hardware item.
     */
    showHardware(parameters, options) {
        return this.#caller.call(operations.showHardware, parameters, options);
    }
    /**
     * Update a hardware (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Changes the item. Another `tag_id` moves it to that tag; blank frees it. The fields may also stand flat, without `hardware` around them, and come as a form (`hardware[field]=value`).
     */
    replaceHardware(parameters, options) {
        return this.#caller.call(operations.replaceHardware, parameters, options);
    }
    /**
     * Update a hardware.
     *
     * Changes the item. Another `tag_id` moves it to that tag; blank frees it. Fields that are absent stay as they are. The fields may also stand flat, without `hardware` around them, and come as a form (`hardware[field]=value`).
     */
    updateHardware(parameters, options) {
        return this.#caller.call(operations.updateHardware, parameters, options);
    }
    /**
     * Destroy a hardware.
     *
     * Destroys the item.
     */
    destroyHardware(parameters, options) {
        return this.#caller.call(operations.destroyHardware, parameters, options);
    }
    /**
     * Sign in with e-mail and password.
     *
     * Returns an authentication token. Each call gives a new one; earlier ones stay valid. A token ends when it is signed out, when the password changes, or after a year without use. After 10 failures in 15 minutes from one address for one e-mail the answer is 429 with `Retry-After`.
     */
    getAuthToken(parameters, options) {
        return this.#caller.call(operations.getAuthToken, parameters, options);
    }
    /**
     * Sign in with a token of a social network.
     *
     * The network is the one that the token names as its issuer. The first sign-in with an e-mail address that the network has verified makes a customer, or finds the one with that address.
     */
    signInWithSocial(parameters, options) {
        return this.#caller.call(operations.signInWithSocial, parameters, options);
    }
    /**
     * Sign in with a token of a named social network.
     *
     * The same as `signInWithSocial`, for tokens of this network only.
     */
    signInWithProvider(parameters, options) {
        return this.#caller.call(operations.signInWithProvider, parameters, options);
    }
    /**
     * Sign out.
     *
     * Ends one token; the customer's other tokens stay valid.
     */
    signOut(parameters, options) {
        return this.#caller.call(operations.signOut, parameters, options);
    }
    /**
     * List name translations.
     *
     * The names of all tags, whoever asks (the operator can narrow it to those of one’s own tags). By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listNameTranslations(parameters = {}, options) {
        return this.#caller.call(operations.listNameTranslations, parameters, options);
    }
    /**
     * Create a name translation.
     *
     * Where the tag has no name, the given one becomes its original. Where it has, the original is translated into `lang_code` by machine and the given text is not used, unless `origin` is `human`. What is there already is answered as it is. When the translation takes too long or cannot be made right now, the answer is 503 and the same request finds it later. The header `Location` has the record's address. The fields may also stand flat, without `name_translation` around them, and come as a form (`name_translation[field]=value`).
     */
    createNameTranslation(parameters, options) {
        return this.#caller.call(operations.createNameTranslation, parameters, options);
    }
    /**
     * Show a name translation.
     *
     * The name translation.
     */
    showNameTranslation(parameters, options) {
        return this.#caller.call(operations.showNameTranslation, parameters, options);
    }
    /**
     * Update a name translation (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given. The fields may also stand flat, without `name_translation` around them, and come as a form (`name_translation[field]=value`).
     */
    replaceNameTranslation(parameters, options) {
        return this.#caller.call(operations.replaceNameTranslation, parameters, options);
    }
    /**
     * Update a name translation.
     *
     * Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given. Fields that are absent stay as they are. The fields may also stand flat, without `name_translation` around them, and come as a form (`name_translation[field]=value`).
     */
    updateNameTranslation(parameters, options) {
        return this.#caller.call(operations.updateNameTranslation, parameters, options);
    }
    /**
     * Destroy a name translation.
     *
     * Destroys the name translation; with the original, all names of the tag.
     */
    destroyNameTranslation(parameters, options) {
        return this.#caller.call(operations.destroyNameTranslation, parameters, options);
    }
    /**
     * List places.
     *
     * The customer's places; for an admin, everybody's. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listPlaces(parameters = {}, options) {
        return this.#caller.call(operations.listPlaces, parameters, options);
    }
    /**
     * Create a place.
     *
     * The place belongs to the customer that makes it. Coordinates that are missing stay missing. The header `Location` has the record's address. The fields may also stand flat, without `place` around them, and come as a form (`place[field]=value`).
     */
    createPlace(parameters, options) {
        return this.#caller.call(operations.createPlace, parameters, options);
    }
    /**
     * Show a place.
     *
     * The place with its tags.
     */
    showPlace(parameters, options) {
        return this.#caller.call(operations.showPlace, parameters, options);
    }
    /**
     * Update a place (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Changes the place. The fields may also stand flat, without `place` around them, and come as a form (`place[field]=value`).
     */
    replacePlace(parameters, options) {
        return this.#caller.call(operations.replacePlace, parameters, options);
    }
    /**
     * Update a place.
     *
     * Changes the place. Fields that are absent stay as they are. The fields may also stand flat, without `place` around them, and come as a form (`place[field]=value`).
     */
    updatePlace(parameters, options) {
        return this.#caller.call(operations.updatePlace, parameters, options);
    }
    /**
     * Destroy a place.
     *
     * Destroys the place; its tags stay, without a place. Links to its bundle go with it.
     */
    destroyPlace(parameters, options) {
        return this.#caller.call(operations.destroyPlace, parameters, options);
    }
    /**
     * List reports.
     *
     * What visitors report of the customer's tags; for an admin, of all tags. A report is kept for 90 days. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listReports(parameters = {}, options) {
        return this.#caller.call(operations.listReports, parameters, options);
    }
    /**
     * Show a report.
     *
     * The report.
     */
    showReport(parameters, options) {
        return this.#caller.call(operations.showReport, parameters, options);
    }
    /**
     * Destroy a report.
     *
     * Destroys the report. What it is about stays as it is.
     */
    destroyReport(parameters, options) {
        return this.#caller.call(operations.destroyReport, parameters, options);
    }
    /**
     * Resolve the address of a tag.
     *
     * The address that is printed on a tag answers as a page, as JSON (what `showTag` answers with `expand=provenance`) or as a link set, by `format`, else by `Accept`. Without `lang` the language is by `Accept-Language`.
     */
    resolveTag(parameters, options) {
        return this.#caller.call(operations.resolveTag, parameters, options);
    }
    /**
     * List tag records.
     *
     * The customer's tags; for an admin, everybody's and nobody's. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listTagRecords(parameters = {}, options) {
        return this.#caller.call(operations.listTagRecords, parameters, options);
    }
    /**
     * Create a tag record.
     *
     * Makes a tag without text, name or hardware. It belongs to the customer that makes it. The header `Location` has the record's address. The fields may also stand flat, without `tag` around them, and come as a form (`tag[field]=value`).
     */
    createTagRecord(parameters, options) {
        return this.#caller.call(operations.createTagRecord, parameters, options);
    }
    /**
     * Show a tag record.
     *
     * The tag with its texts, names, hardware and where that is.
     */
    showTagRecord(parameters, options) {
        return this.#caller.call(operations.showTagRecord, parameters, options);
    }
    /**
     * Update a tag record (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Changes the tag. The fields may also stand flat, without `tag` around them, and come as a form (`tag[field]=value`).
     */
    replaceTagRecord(parameters, options) {
        return this.#caller.call(operations.replaceTagRecord, parameters, options);
    }
    /**
     * Update a tag record.
     *
     * Changes the tag. Fields that are absent stay as they are. The fields may also stand flat, without `tag` around them, and come as a form (`tag[field]=value`).
     */
    updateTagRecord(parameters, options) {
        return this.#caller.call(operations.updateTagRecord, parameters, options);
    }
    /**
     * Destroy a tag record.
     *
     * Destroys the tag with its text and names; its hardware stays and is free. Does nothing where there is no such tag.
     */
    destroyTagRecord(parameters, options) {
        return this.#caller.call(operations.destroyTagRecord, parameters, options);
    }
    /**
     * Create a tag.
     *
     * Creates a tag with its original text. With a valid `auth_token` the tag belongs to that customer; without one it belongs to nobody until a customer claims it by attaching hardware. Hardware that is given is attached in the same step: where it is attached to any tag already, the answer is 409 and no tag is made.
     */
    createTag(parameters, options) {
        return this.#caller.call(operations.createTag, parameters, options);
    }
    /**
     * Attach hardware to a tag.
     *
     * Attaches a hardware item to a tag. A tag that belongs to a customer takes hardware only with that customer's token; a valid token on a tag without an owner claims the tag. Attaching the same item again changes nothing but its location. An item of another tag is moved only where both tags belong to the caller.
     */
    addHardwareIdToTag(parameters, options) {
        return this.#caller.call(operations.addHardwareIdToTag, parameters, options);
    }
    /**
     * Show a tag by its tag identifier.
     *
     * The text and the name are in the first of the requested languages in which they are stored or can be made in time, else in the original; each says which language it is really in. Without `lang` it is the original.
     *
     * Clients from before this document send these parameters as a JSON object in the body of the GET. That still works; a parameter of the query wins over the same one in the body.
     */
    showTag(parameters, options) {
        return this.#caller.call(operations.showTag, parameters, options);
    }
    /**
     * Show a tag by its hardware.
     *
     * Finds the tag that a hardware item is attached to. A beacon is found by its UUID, major and minor. `lat` and `lon` are accepted from older clients and change nothing.
     *
     * Clients from before this document send these parameters as a JSON object in the body of the GET. That still works; a parameter of the query wins over the same one in the body.
     */
    showTagByHardwareId(parameters, options) {
        return this.#caller.call(operations.showTagByHardwareId, parameters, options);
    }
    /**
     * Look up many tags at once.
     *
     * Takes what a phone has met, up to 100 observations, and answers a result for each, in their order: what `show` or `showByHardwareId` would answer, in the same languages. Translations that are missing are asked for together, within the time of one lookup. It changes nothing and may be repeated.
     */
    lookUpTags(parameters, options) {
        return this.#caller.call(operations.lookUpTags, parameters, options);
    }
    /**
     * List the customer's tags.
     *
     * All tags of the customer in the original language, by ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     *
     * Clients from before this document send these parameters as a JSON object in the body of the GET. That still works; a parameter of the query wins over the same one in the body.
     */
    showMyTags(parameters = {}, options) {
        return this.#caller.call(operations.showMyTags, parameters, options);
    }
    /**
     * List the supported language codes.
     *
     * The 45 language codes, always in the same order.
     */
    supportedLanguageCodes(options) {
        return this.#caller.call(operations.supportedLanguageCodes, {}, options);
    }
    /**
     * List the supported beacon UUIDs.
     *
     * The supported and active beacon UUIDs, each with 32 hexadecimal digits, hyphenated or not. Beacons with other UUIDs can be attached all the same.
     */
    supportedBeaconUUIDs(options) {
        return this.#caller.call(operations.supportedBeaconUUIDs, {}, options);
    }
    /**
     * Fetch tags for offline use.
     *
     * The customer's own tags, or those of one place, in all the languages asked for, as a stream of lines (NDJSON) that ends with a cursor. With that cursor as `since` the next bundle has only what changed. Nothing is translated for it.
     */
    bundleTags(parameters = {}, options) {
        return this.#caller.call(operations.bundleTags, parameters, options);
    }
    /**
     * Fetch tags by a bundle link.
     *
     * What `bundleTags` answers, without an account: the tags that the link leads to, in all the languages asked for, as a stream of lines (NDJSON) that ends with a cursor. With that cursor as `since` the next bundle has only what changed. A token is ignored. Whoever has the key may fetch the bundle, so keep it out of what others see.
     */
    fetchBundle(parameters, options) {
        return this.#caller.call(operations.fetchBundle, parameters, options);
    }
    /**
     * List text records.
     *
     * The text records of the customer's tags; for an admin, everybody's. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listTextRecords(parameters = {}, options) {
        return this.#caller.call(operations.listTextRecords, parameters, options);
    }
    /**
     * Create a text record.
     *
     * Gives a tag its text. A tag has one text record at most. The header `Location` has the record's address. The fields may also stand flat, without `text_record` around them, and come as a form (`text_record[field]=value`).
     */
    createTextRecord(parameters, options) {
        return this.#caller.call(operations.createTextRecord, parameters, options);
    }
    /**
     * Show a text record.
     *
     * The text record with its translations.
     */
    showTextRecord(parameters, options) {
        return this.#caller.call(operations.showTextRecord, parameters, options);
    }
    /**
     * Update a text record (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Changes the original text, its language or the gender. A changed original makes its translations stale, unless `minor_edit` is given. The fields may also stand flat, without `text_record` around them, and come as a form (`text_record[field]=value`).
     */
    replaceTextRecord(parameters, options) {
        return this.#caller.call(operations.replaceTextRecord, parameters, options);
    }
    /**
     * Update a text record.
     *
     * Changes the original text, its language or the gender. A changed original makes its translations stale, unless `minor_edit` is given. Fields that are absent stay as they are. The fields may also stand flat, without `text_record` around them, and come as a form (`text_record[field]=value`).
     */
    updateTextRecord(parameters, options) {
        return this.#caller.call(operations.updateTextRecord, parameters, options);
    }
    /**
     * Destroy a text record.
     *
     * Destroys the text record with all its translations.
     */
    destroyTextRecord(parameters, options) {
        return this.#caller.call(operations.destroyTextRecord, parameters, options);
    }
    /**
     * List translations.
     *
     * The translations of the customer's tags, originals included; for an admin, everybody's. By ascending id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     */
    listTranslations(parameters = {}, options) {
        return this.#caller.call(operations.listTranslations, parameters, options);
    }
    /**
     * Create a translation.
     *
     * Where the tag has no text, the given one becomes its original. Where it has, the original is translated into `lang_code` by machine and the given text is not used, unless `origin` is `human`. What is there already is answered as it is. When the translation takes too long or cannot be made right now, the answer is 503 and the same request finds it later. The header `Location` has the record's address. The fields may also stand flat, without `translation` around them, and come as a form (`translation[field]=value`).
     */
    createTranslation(parameters, options) {
        return this.#caller.call(operations.createTranslation, parameters, options);
    }
    /**
     * Show a translation.
     *
     * The translation.
     */
    showTranslation(parameters, options) {
        return this.#caller.call(operations.showTranslation, parameters, options);
    }
    /**
     * Update a translation (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given. The fields may also stand flat, without `translation` around them, and come as a form (`translation[field]=value`).
     */
    replaceTranslation(parameters, options) {
        return this.#caller.call(operations.replaceTranslation, parameters, options);
    }
    /**
     * Update a translation.
     *
     * Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given. Fields that are absent stay as they are. The fields may also stand flat, without `translation` around them, and come as a form (`translation[field]=value`).
     */
    updateTranslation(parameters, options) {
        return this.#caller.call(operations.updateTranslation, parameters, options);
    }
    /**
     * Destroy a translation.
     *
     * Destroys the translation; with the original, the whole text record.
     */
    destroyTranslation(parameters, options) {
        return this.#caller.call(operations.destroyTranslation, parameters, options);
    }
}
