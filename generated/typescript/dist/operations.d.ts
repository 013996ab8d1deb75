import type { Operation } from './runtime/operation.js';
/** List bin entries. */
export declare const listBinEntries: Operation<'listBinEntries'>;
/** Get a bin entry. */
export declare const showBinEntry: Operation<'showBinEntry'>;
/** Delete a bin entry. */
export declare const destroyBinEntry: Operation<'destroyBinEntry'>;
/** Restore a deleted record. */
export declare const restoreBinEntry: Operation<'restoreBinEntry'>;
/** Restore deleted records. */
export declare const restoreBinEntries: Operation<'restoreBinEntries'>;
/** List bundle links. */
export declare const listBundleLinks: Operation<'listBundleLinks'>;
/** Create a bundle link. */
export declare const createBundleLink: Operation<'createBundleLink'>;
/** Delete a bundle link. */
export declare const destroyBundleLink: Operation<'destroyBundleLink'>;
/** List customers. */
export declare const listCustomers: Operation<'listCustomers'>;
/** Create a customer. */
export declare const createCustomer: Operation<'createCustomer'>;
/** Get a customer. */
export declare const showCustomer: Operation<'showCustomer'>;
/** Update a customer. */
export declare const updateCustomer: Operation<'updateCustomer'>;
/** Delete a customer. */
export declare const destroyCustomer: Operation<'destroyCustomer'>;
/** List the history of a customer. */
export declare const listCustomerHistory: Operation<'listCustomerHistory'>;
/** Erase the history of a customer. */
export declare const eraseCustomerHistory: Operation<'eraseCustomerHistory'>;
/** Create a password link. */
export declare const createPasswordLink: Operation<'createPasswordLink'>;
/** Get the coverage. */
export declare const showCoverage: Operation<'showCoverage'>;
/** Get read counts. */
export declare const showReads: Operation<'showReads'>;
/** Get translation figures. */
export declare const showTranslationFigures: Operation<'showTranslationFigures'>;
/** List hardware items. */
export declare const listHardwares: Operation<'listHardwares'>;
/** Create a hardware item. */
export declare const createHardware: Operation<'createHardware'>;
/** Get a hardware item. */
export declare const showHardware: Operation<'showHardware'>;
/** Update a hardware item. */
export declare const updateHardware: Operation<'updateHardware'>;
/** Delete a hardware item. */
export declare const destroyHardware: Operation<'destroyHardware'>;
/** List the history of a hardware item. */
export declare const listHardwareHistory: Operation<'listHardwareHistory'>;
/** Erase the history of a hardware item. */
export declare const eraseHardwareHistory: Operation<'eraseHardwareHistory'>;
/** List the history. */
export declare const listHistory: Operation<'listHistory'>;
/** Restore an earlier text. */
export declare const restoreHistoryEntry: Operation<'restoreHistoryEntry'>;
/** Undo a change set. */
export declare const undoChangeSet: Operation<'undoChangeSet'>;
/** List invitations. */
export declare const listInvitations: Operation<'listInvitations'>;
/** Create an invitation. */
export declare const createInvitation: Operation<'createInvitation'>;
/** Delete an invitation. */
export declare const destroyInvitation: Operation<'destroyInvitation'>;
/** List keep words. */
export declare const listKeepWords: Operation<'listKeepWords'>;
/** Create a keep word. */
export declare const createKeepWord: Operation<'createKeepWord'>;
/** Delete a keep word. */
export declare const destroyKeepWord: Operation<'destroyKeepWord'>;
/** Sign in with e-mail and password. */
export declare const getAuthToken: Operation<'getAuthToken'>;
/** Sign in with a token of a social network. */
export declare const signInWithSocial: Operation<'signInWithSocial'>;
/** Sign in with a token of a named social network. */
export declare const signInWithProvider: Operation<'signInWithProvider'>;
/** Sign out. */
export declare const signOut: Operation<'signOut'>;
/** Get the look. */
export declare const showLook: Operation<'showLook'>;
/** Update the look. */
export declare const updateLook: Operation<'updateLook'>;
/** Set the logo. */
export declare const setLogo: Operation<'setLogo'>;
/** Remove the logo. */
export declare const destroyLogo: Operation<'destroyLogo'>;
/** List name translations. */
export declare const listNameTranslations: Operation<'listNameTranslations'>;
/** Create a name translation. */
export declare const createNameTranslation: Operation<'createNameTranslation'>;
/** Get a name translation. */
export declare const showNameTranslation: Operation<'showNameTranslation'>;
/** Update a name translation. */
export declare const updateNameTranslation: Operation<'updateNameTranslation'>;
/** Delete a name translation. */
export declare const destroyNameTranslation: Operation<'destroyNameTranslation'>;
/** List the history of a name translation. */
export declare const listNameTranslationHistory: Operation<'listNameTranslationHistory'>;
/** Erase the history of a name translation. */
export declare const eraseNameTranslationHistory: Operation<'eraseNameTranslationHistory'>;
/** Confirm a name translation. */
export declare const confirmNameTranslation: Operation<'confirmNameTranslation'>;
/** Replace a name translation with a machine translation. */
export declare const giveNameTranslationToMachine: Operation<'giveNameTranslationToMachine'>;
/** List places. */
export declare const listPlaces: Operation<'listPlaces'>;
/** Create a place. */
export declare const createPlace: Operation<'createPlace'>;
/** Get a place. */
export declare const showPlace: Operation<'showPlace'>;
/** Update a place. */
export declare const updatePlace: Operation<'updatePlace'>;
/** Delete a place. */
export declare const destroyPlace: Operation<'destroyPlace'>;
/** List the history of a place. */
export declare const listPlaceHistory: Operation<'listPlaceHistory'>;
/** Erase the history of a place. */
export declare const erasePlaceHistory: Operation<'erasePlaceHistory'>;
/** Set the picture of a place. */
export declare const setPlacePicture: Operation<'setPlacePicture'>;
/** Remove the picture of a place. */
export declare const destroyPlacePicture: Operation<'destroyPlacePicture'>;
/** List reports. */
export declare const listReports: Operation<'listReports'>;
/** Get a report. */
export declare const showReport: Operation<'showReport'>;
/** Delete a report. */
export declare const destroyReport: Operation<'destroyReport'>;
/** Translate the words of a report. */
export declare const translateReport: Operation<'translateReport'>;
/** Close a report. */
export declare const closeReport: Operation<'closeReport'>;
/** Resolve the address of a tag. */
export declare const resolveTag: Operation<'resolveTag'>;
/** List tag records. */
export declare const listTagRecords: Operation<'listTagRecords'>;
/** Create a tag record. */
export declare const createTagRecord: Operation<'createTagRecord'>;
/** Get a tag record. */
export declare const showTagRecord: Operation<'showTagRecord'>;
/** Update a tag record. */
export declare const updateTagRecord: Operation<'updateTagRecord'>;
/** Delete a tag record. */
export declare const destroyTagRecord: Operation<'destroyTagRecord'>;
/** List the history of a tag record. */
export declare const listTagRecordHistory: Operation<'listTagRecordHistory'>;
/** Erase the history of a tag record. */
export declare const eraseTagRecordHistory: Operation<'eraseTagRecordHistory'>;
/** Change many tags. */
export declare const changeTags: Operation<'changeTags'>;
/** Set the picture of a tag record. */
export declare const setTagRecordPicture: Operation<'setTagRecordPicture'>;
/** Remove the picture of a tag record. */
export declare const destroyTagRecordPicture: Operation<'destroyTagRecordPicture'>;
/** Create many tags. */
export declare const mintTags: Operation<'mintTags'>;
/** Import tags. */
export declare const importTags: Operation<'importTags'>;
/** Get the NDEF message of a tag. */
export declare const showTagNdef: Operation<'showTagNdef'>;
/** Create a tag. */
export declare const createTag: Operation<'createTag'>;
/** Attach hardware to a tag. */
export declare const addHardwareIdToTag: Operation<'addHardwareIdToTag'>;
/** Get a tag by its tag identifier. */
export declare const showTag: Operation<'showTag'>;
/** Get a tag by its hardware. */
export declare const showTagByHardwareId: Operation<'showTagByHardwareId'>;
/** Look up many tags at once. */
export declare const lookUpTags: Operation<'lookUpTags'>;
/** List the customer's tags. */
export declare const showMyTags: Operation<'showMyTags'>;
/** List the supported language codes. */
export declare const supportedLanguageCodes: Operation<'supportedLanguageCodes'>;
/** List the supported beacon UUIDs. */
export declare const supportedBeaconUUIDs: Operation<'supportedBeaconUUIDs'>;
/** Fetch tags for offline use. */
export declare const bundleTags: Operation<'bundleTags'>;
/** Fetch tags by a bundle link. */
export declare const fetchBundle: Operation<'fetchBundle'>;
/** List team members. */
export declare const listTeamMembers: Operation<'listTeamMembers'>;
/** Update a team member. */
export declare const updateTeamMember: Operation<'updateTeamMember'>;
/** Delete a team member. */
export declare const destroyTeamMember: Operation<'destroyTeamMember'>;
/** List team invitations. */
export declare const listTeamInvitations: Operation<'listTeamInvitations'>;
/** Create a team invitation. */
export declare const createTeamInvitation: Operation<'createTeamInvitation'>;
/** Delete a team invitation. */
export declare const destroyTeamInvitation: Operation<'destroyTeamInvitation'>;
/** List text records. */
export declare const listTextRecords: Operation<'listTextRecords'>;
/** Create a text record. */
export declare const createTextRecord: Operation<'createTextRecord'>;
/** Get a text record. */
export declare const showTextRecord: Operation<'showTextRecord'>;
/** Update a text record. */
export declare const updateTextRecord: Operation<'updateTextRecord'>;
/** Delete a text record. */
export declare const destroyTextRecord: Operation<'destroyTextRecord'>;
/** List the history of a text record. */
export declare const listTextRecordHistory: Operation<'listTextRecordHistory'>;
/** Erase the history of a text record. */
export declare const eraseTextRecordHistory: Operation<'eraseTextRecordHistory'>;
/** Look up a text in the translation memory. */
export declare const listMemoryEntries: Operation<'listMemoryEntries'>;
/** Delete an entry of the translation memory. */
export declare const destroyMemoryEntry: Operation<'destroyMemoryEntry'>;
/** List translation orders. */
export declare const listTranslationOrders: Operation<'listTranslationOrders'>;
/** Order translations. */
export declare const createTranslationOrder: Operation<'createTranslationOrder'>;
/** Order translations (estimate). */
export declare const estimateTranslationOrder: Operation<'estimateTranslationOrder'>;
/** Get a translation order. */
export declare const showTranslationOrder: Operation<'showTranslationOrder'>;
/** List the items of a translation order. */
export declare const listTranslationOrderItems: Operation<'listTranslationOrderItems'>;
/** Cancel a translation order. */
export declare const cancelTranslationOrder: Operation<'cancelTranslationOrder'>;
/** Retry the failed items of an order. */
export declare const retryTranslationOrder: Operation<'retryTranslationOrder'>;
/** List translation work. */
export declare const listTranslationWork: Operation<'listTranslationWork'>;
/** List translations. */
export declare const listTranslations: Operation<'listTranslations'>;
/** Create a translation. */
export declare const createTranslation: Operation<'createTranslation'>;
/** Get a translation. */
export declare const showTranslation: Operation<'showTranslation'>;
/** Update a translation. */
export declare const updateTranslation: Operation<'updateTranslation'>;
/** Delete a translation. */
export declare const destroyTranslation: Operation<'destroyTranslation'>;
/** List the history of a translation. */
export declare const listTranslationHistory: Operation<'listTranslationHistory'>;
/** Erase the history of a translation. */
export declare const eraseTranslationHistory: Operation<'eraseTranslationHistory'>;
/** Confirm a translation. */
export declare const confirmTranslation: Operation<'confirmTranslation'>;
/** Replace a translation with a machine translation. */
export declare const giveTranslationToMachine: Operation<'giveTranslationToMachine'>;
