import type { Answered, Invalid, LineStream, Refused, Unanswered } from './runtime/answers.js';
import type { AuthToken, BundleKey, BundleLink, Customer, CustomerChanges, ErrorCode, FoundTags, Gender, Hardware, HardwareChanges, HardwareIdentifier, HardwareType, LanguageCode, ListedNameTranslation, LookupResults, MyTags, NameTranslation, NameTranslationChanges, NewBundleLink, NewCustomer, NewHardware, NewNameTranslation, NewPlace, NewTagRecord, NewTextRecord, NewTranslation, Observation, Place, PlaceChanges, Report, ShownPlace, ShownTagRecord, ShownTags, ShownTextRecord, SignedOut, SupportedBeaconUUIDs, SupportedLanguageCodes, TagIdentifier, TagRecord, TagRecordChanges, TagRecordId, TextRecord, TextRecordChanges, Translation, TranslationChanges, WrittenTags, AnswerHeaders } from './types.js';
/** What `listBundleLinks` takes. */
export interface ListBundleLinksParameters {
    /** At most so many bundle links; without it, all of them */
    limit?: number | undefined;
    /** Only bundle links with a larger record id */
    after?: number | undefined;
}
/** What `listBundleLinks` may come to. */
export type ListBundleLinksAnswer = Answered<200, BundleLink[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused<400, 'invalid_values' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'too_many_lists' | 'unavailable', ErrorCode> | Unanswered;
/** What `createBundleLink` takes. */
export interface CreateBundleLinkParameters {
    /** A bundle link to be made. */
    bundle_link: NewBundleLink;
}
/** What `createBundleLink` may come to. */
export type CreateBundleLinkAnswer = Answered<201, BundleLink, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `destroyBundleLink` takes. */
export interface DestroyBundleLinkParameters {
    /** Record id of the bundle link */
    id: number;
}
/** What `destroyBundleLink` may come to. */
export type DestroyBundleLinkAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `listCustomers` takes. */
export interface ListCustomersParameters {
    /** At most so many customers; without it, all of them */
    limit?: number | undefined;
    /** Only customers with a larger record id */
    after?: number | undefined;
}
/** What `listCustomers` may come to. */
export type ListCustomersAnswer = Answered<200, Customer[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused<400, 'invalid_values' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'too_many_lists' | 'unavailable', ErrorCode> | Unanswered;
/** What `createCustomer` takes. */
export interface CreateCustomerParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A customer to be made. */
    customer: NewCustomer;
}
/** What `createCustomer` may come to. */
export type CreateCustomerAnswer = Answered<201, Customer, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed'>> | Refused<400, 'not_an_object' | 'malformed_request' | 'invalid_values', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<403, 'forbidden', ErrorCode> | Refused<409, 'idempotency_key_reused' | 'idempotency_key_in_use', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'passwords_busy' | 'unavailable', ErrorCode> | Unanswered;
/** What `showCustomer` takes. */
export interface ShowCustomerParameters {
    /** Record id of the customer */
    id: number;
}
/** What `showCustomer` may come to. */
export type ShowCustomerAnswer = Answered<200, Customer, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused<400, 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `replaceCustomer` takes. */
export interface ReplaceCustomerParameters {
    /** Record id of the customer */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
    /** What is to be changed of a customer. */
    customer: CustomerChanges;
}
/** What `replaceCustomer` may come to. */
export type ReplaceCustomerAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<429, 'too_many_failures' | 'too_many_changes', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'passwords_busy' | 'unavailable', ErrorCode> | Unanswered;
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
export type UpdateCustomerAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<429, 'too_many_failures' | 'too_many_changes', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'passwords_busy' | 'unavailable', ErrorCode> | Unanswered;
/** What `destroyCustomer` takes. */
export interface DestroyCustomerParameters {
    /** Record id of the customer */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
}
/** What `destroyCustomer` may come to. */
export type DestroyCustomerAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<403, 'forbidden', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `listHardwares` takes. */
export interface ListHardwaresParameters {
    /** At most so many hardwares; without it, all of them */
    limit?: number | undefined;
    /** Only hardwares with a larger record id */
    after?: number | undefined;
}
/** What `listHardwares` may come to. */
export type ListHardwaresAnswer = Answered<200, Hardware[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused<400, 'invalid_values' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'too_many_lists' | 'unavailable', ErrorCode> | Unanswered;
/** What `createHardware` takes. */
export interface CreateHardwareParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A hardware item to be made. */
    hardware: NewHardware;
}
/** What `createHardware` may come to. */
export type CreateHardwareAnswer = Answered<201, Hardware, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed'>> | Refused<400, 'not_an_object' | 'malformed_request' | 'invalid_values', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<409, 'idempotency_key_reused' | 'idempotency_key_in_use', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `showHardware` takes. */
export interface ShowHardwareParameters {
    /** Record id of the hardware */
    id: number;
}
/** What `showHardware` may come to. */
export type ShowHardwareAnswer = Answered<200, Hardware, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused<400, 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `replaceHardware` takes. */
export interface ReplaceHardwareParameters {
    /** Record id of the hardware */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
    /** What is to be changed of a hardware item. */
    hardware: HardwareChanges;
}
/** What `replaceHardware` may come to. */
export type ReplaceHardwareAnswer = Answered<200, Hardware, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
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
export type UpdateHardwareAnswer = Answered<200, Hardware, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `destroyHardware` takes. */
export interface DestroyHardwareParameters {
    /** Record id of the hardware */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
}
/** What `destroyHardware` may come to. */
export type DestroyHardwareAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `getAuthToken` takes. */
export interface GetAuthTokenParameters {
    /** E-mail address; case does not matter */
    email: string;
    /** Password */
    password: string;
}
/** What `getAuthToken` may come to. */
export type GetAuthTokenAnswer = Answered<200, AuthToken, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'missing_values' | 'invalid_values' | 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'wrong_credentials', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<429, 'too_many_failures', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'passwords_busy' | 'unavailable', ErrorCode> | Unanswered;
/** What `signInWithSocial` takes. */
export interface SignInWithSocialParameters {
    /** The signed identity token (a JWT) that the social network issued to the app */
    auth_token: string;
}
/** What `signInWithSocial` may come to. */
export type SignInWithSocialAnswer = Answered<200, AuthToken, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'missing_values' | 'invalid_values' | 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'social_token_refused', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'social_unavailable' | 'unavailable', ErrorCode> | Unanswered;
/** What `signInWithProvider` takes. */
export interface SignInWithProviderParameters {
    /** Name of a configured social network */
    provider: string;
    /** The signed identity token (a JWT) that the social network issued to the app */
    auth_token: string;
}
/** What `signInWithProvider` may come to. */
export type SignInWithProviderAnswer = Answered<200, AuthToken, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'missing_values' | 'invalid_values' | 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'social_token_refused', ErrorCode> | Refused<404, 'unknown_path', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'social_unavailable' | 'unavailable', ErrorCode> | Unanswered;
/** What `signOut` takes. */
export interface SignOutParameters {
    /** E-mail address; case does not matter */
    email: string;
    /** Authentication token from `getAuthToken` or `signInWithSocial`. `Authorization: Bearer` does the same */
    auth_token: string;
}
/** What `signOut` may come to. */
export type SignOutAnswer = Answered<200, SignedOut, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'missing_values' | 'invalid_values' | 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'sign_out_failed', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `listNameTranslations` takes. */
export interface ListNameTranslationsParameters {
    /** At most so many name translations; without it, all of them */
    limit?: number | undefined;
    /** Only name translations with a larger record id */
    after?: number | undefined;
}
/** What `listNameTranslations` may come to. */
export type ListNameTranslationsAnswer = Answered<200, ListedNameTranslation[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused<400, 'invalid_values' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'too_many_lists' | 'unavailable', ErrorCode> | Unanswered;
/** What `createNameTranslation` takes. */
export interface CreateNameTranslationParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A name to be added to a tag. */
    name_translation: NewNameTranslation;
}
/** What `createNameTranslation` may come to. */
export type CreateNameTranslationAnswer = Answered<201, NameTranslation, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed'>> | Refused<400, 'not_an_object' | 'malformed_request' | 'invalid_values', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<409, 'idempotency_key_reused' | 'idempotency_key_in_use', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'translation_pending' | 'translation_unavailable' | 'translation_cap_reached' | 'unavailable', ErrorCode> | Unanswered;
/** What `showNameTranslation` takes. */
export interface ShowNameTranslationParameters {
    /** Record id of the name translation */
    id: number;
}
/** What `showNameTranslation` may come to. */
export type ShowNameTranslationAnswer = Answered<200, NameTranslation, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused<400, 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `replaceNameTranslation` takes. */
export interface ReplaceNameTranslationParameters {
    /** Record id of the name translation */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
    /** What is to be changed of a name translation. */
    name_translation: NameTranslationChanges;
}
/** What `replaceNameTranslation` may come to. */
export type ReplaceNameTranslationAnswer = Answered<200, NameTranslation, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
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
export type UpdateNameTranslationAnswer = Answered<200, NameTranslation, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `destroyNameTranslation` takes. */
export interface DestroyNameTranslationParameters {
    /** Record id of the name translation */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
}
/** What `destroyNameTranslation` may come to. */
export type DestroyNameTranslationAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `listPlaces` takes. */
export interface ListPlacesParameters {
    /** At most so many places; without it, all of them */
    limit?: number | undefined;
    /** Only places with a larger record id */
    after?: number | undefined;
}
/** What `listPlaces` may come to. */
export type ListPlacesAnswer = Answered<200, Place[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused<400, 'invalid_values' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'too_many_lists' | 'unavailable', ErrorCode> | Unanswered;
/** What `createPlace` takes. */
export interface CreatePlaceParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A place to be made. */
    place: NewPlace;
}
/** What `createPlace` may come to. */
export type CreatePlaceAnswer = Answered<201, Place, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed'>> | Refused<400, 'not_an_object' | 'malformed_request' | 'invalid_values', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<409, 'idempotency_key_reused' | 'idempotency_key_in_use', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `showPlace` takes. */
export interface ShowPlaceParameters {
    /** Record id of the place */
    id: number;
}
/** What `showPlace` may come to. */
export type ShowPlaceAnswer = Answered<200, ShownPlace, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused<400, 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `replacePlace` takes. */
export interface ReplacePlaceParameters {
    /** Record id of the place */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
    /** What is to be changed of a place. */
    place: PlaceChanges;
}
/** What `replacePlace` may come to. */
export type ReplacePlaceAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
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
export type UpdatePlaceAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `destroyPlace` takes. */
export interface DestroyPlaceParameters {
    /** Record id of the place */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
}
/** What `destroyPlace` may come to. */
export type DestroyPlaceAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `listReports` takes. */
export interface ListReportsParameters {
    /** At most so many reports; without it, all of them */
    limit?: number | undefined;
    /** Only reports with a larger record id */
    after?: number | undefined;
}
/** What `listReports` may come to. */
export type ListReportsAnswer = Answered<200, Report[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused<400, 'invalid_values' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'too_many_lists' | 'unavailable', ErrorCode> | Unanswered;
/** What `showReport` takes. */
export interface ShowReportParameters {
    /** Record id of the report */
    id: number;
}
/** What `showReport` may come to. */
export type ShowReportAnswer = Answered<200, Report, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused<400, 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `destroyReport` takes. */
export interface DestroyReportParameters {
    /** Record id of the report */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
}
/** What `destroyReport` may come to. */
export type DestroyReportAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `resolveTag` takes. */
export interface ResolveTagParameters {
    /** Tag identifier; case does not matter */
    tag_identifier: TagIdentifier;
    /** Language in which to read, or several with commas between, the dearest first; `auto` leaves it to `Accept-Language`, as nothing does. What is not supported gets the original */
    lang?: string | undefined;
    /** The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else */
    accept_language?: string | undefined;
}
/** What `resolveTag` may come to. */
export type ResolveTagAnswer = Answered<200, ShownTags, Pick<AnswerHeaders, 'requestId' | 'etag' | 'contentLanguage' | 'translationStatus' | 'vary' | 'link'>> | Refused<400, 'invalid_values' | 'malformed_request', ErrorCode> | Refused<404, 'tag_not_found', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `listTagRecords` takes. */
export interface ListTagRecordsParameters {
    /** At most so many tag records; without it, all of them */
    limit?: number | undefined;
    /** Only tag records with a larger record id */
    after?: TagRecordId | undefined;
}
/** What `listTagRecords` may come to. */
export type ListTagRecordsAnswer = Answered<200, TagRecord[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused<400, 'invalid_values' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'too_many_lists' | 'unavailable', ErrorCode> | Unanswered;
/** What `createTagRecord` takes. */
export interface CreateTagRecordParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A tag to be made. */
    tag: NewTagRecord;
}
/** What `createTagRecord` may come to. */
export type CreateTagRecordAnswer = Answered<201, TagRecord, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed'>> | Refused<400, 'not_an_object' | 'malformed_request' | 'invalid_values', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<409, 'idempotency_key_reused' | 'idempotency_key_in_use', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `showTagRecord` takes. */
export interface ShowTagRecordParameters {
    /** Record id of the tag record */
    id: TagRecordId;
}
/** What `showTagRecord` may come to. */
export type ShowTagRecordAnswer = Answered<200, ShownTagRecord, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused<400, 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `replaceTagRecord` takes. */
export interface ReplaceTagRecordParameters {
    /** Record id of the tag record */
    id: TagRecordId;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
    /** What is to be changed of a tag. */
    tag: TagRecordChanges;
}
/** What `replaceTagRecord` may come to. */
export type ReplaceTagRecordAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
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
export type UpdateTagRecordAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `destroyTagRecord` takes. */
export interface DestroyTagRecordParameters {
    /** Record id of the tag record */
    id: TagRecordId;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
}
/** What `destroyTagRecord` may come to. */
export type DestroyTagRecordAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `createTag` takes. */
export interface CreateTagParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** One of the supported language codes. BCP 47 tags that mean one of them are understood (`zh-Hans`, `nb`, `pt-BR`). */
    lang: LanguageCode;
    /** Purchase identifier from a mobile app store, in GUID format. Not unique: one purchase may cover many tags */
    purchase_id: string;
    /** The text, stored exactly as given */
    text: string;
    /** Name of the tag, in the language `lang` */
    name?: string | undefined;
    /** Gender of the voice that reads the text aloud; `m` where absent */
    gender?: Gender | undefined;
    /** Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared without case; hyphens and colons do not matter for beacons and NFC chips */
    hardware_id?: HardwareIdentifier | undefined;
    /** Type of the hardware item; required with `hardware_id` */
    hardware_type?: HardwareType | undefined;
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
export type CreateTagAnswer = Answered<200, WrittenTags, Pick<AnswerHeaders, 'requestId' | 'warning' | 'idempotencyReplayed'>> | Refused<400, 'missing_values' | 'invalid_values' | 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'unknown_token', ErrorCode> | Refused<409, 'hardware_taken' | 'idempotency_key_reused' | 'idempotency_key_in_use', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<429, 'too_many_creates', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `addHardwareIdToTag` takes. */
export interface AddHardwareIdToTagParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** Tag identifier (`tag_identifier`); case does not matter */
    id: TagIdentifier;
    /** Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared without case; hyphens and colons do not matter for beacons and NFC chips */
    hardware_id: HardwareIdentifier;
    /** Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.) */
    hardware_type: HardwareType;
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
export type AddHardwareIdToTagAnswer = Answered<200, WrittenTags, Pick<AnswerHeaders, 'requestId' | 'idempotencyReplayed'>> | Refused<400, 'missing_values' | 'invalid_values' | 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'unknown_token', ErrorCode> | Refused<403, 'tag_owned', ErrorCode> | Refused<404, 'tag_not_found', ErrorCode> | Refused<409, 'hardware_taken' | 'idempotency_key_reused' | 'idempotency_key_in_use', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<429, 'too_many_creates', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `showTag` takes. */
export interface ShowTagParameters {
    /** Tag identifier (`tag_identifier`); case does not matter */
    id: TagIdentifier;
    /** Language in which to read, or several with commas between, the dearest first; `auto` leaves it to `Accept-Language`. What is not supported gets the original */
    lang?: string | undefined;
    /** `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown words are ignored */
    expand?: string | undefined;
    /** The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else */
    accept_language?: string | undefined;
}
/** What `showTag` may come to. */
export type ShowTagAnswer = Answered<200, ShownTags, Pick<AnswerHeaders, 'requestId' | 'etag' | 'contentLanguage' | 'translationStatus' | 'vary'>> | Refused<400, 'missing_values' | 'invalid_values' | 'not_an_object' | 'malformed_request', ErrorCode> | Refused<404, 'tag_not_found', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `showTagByHardwareId` takes. */
export interface ShowTagByHardwareIdParameters {
    /** Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared without case; hyphens and colons do not matter for beacons and NFC chips */
    id: HardwareIdentifier;
    /** Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.) */
    type: HardwareType;
    /** Major number; required for a beacon, ignored for other types */
    major?: number | undefined;
    /** Minor number; required for a beacon, ignored for other types */
    minor?: number | undefined;
    /** Language in which to read, or several with commas between, the dearest first; `auto` leaves it to `Accept-Language`. What is not supported gets the original */
    lang?: string | undefined;
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
export type ShowTagByHardwareIdAnswer = Answered<200, FoundTags, Pick<AnswerHeaders, 'requestId' | 'etag' | 'contentLanguage' | 'translationStatus' | 'vary'>> | Refused<400, 'missing_values' | 'invalid_values' | 'not_an_object' | 'malformed_request', ErrorCode> | Refused<404, 'tag_not_found', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `lookUpTags` takes. */
export interface LookUpTagsParameters {
    /** The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else */
    accept_language?: string | undefined;
    /** What was met: at least one, at most 100 */
    observations: Observation[];
    /** Language in which to read, or several with commas between, the dearest first; `auto` leaves it to `Accept-Language`. What is not supported gets the original */
    lang?: string | undefined;
    /** `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown words are ignored */
    expand?: string | undefined;
}
/** What `lookUpTags` may come to. */
export type LookUpTagsAnswer = Answered<200, LookupResults, Pick<AnswerHeaders, 'requestId' | 'vary'>> | Refused<400, 'missing_values' | 'invalid_values' | 'not_an_object' | 'malformed_request', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
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
export type ShowMyTagsAnswer = Answered<200, MyTags, Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused<400, 'missing_values' | 'invalid_values' | 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'unknown_token', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'too_many_lists' | 'unavailable', ErrorCode> | Unanswered;
/** What `supportedLanguageCodes` may come to. */
export type SupportedLanguageCodesAnswer = Answered<200, SupportedLanguageCodes, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused<400, 'malformed_request', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `supportedBeaconUUIDs` may come to. */
export type SupportedBeaconUuidsAnswer = Answered<200, SupportedBeaconUUIDs, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused<400, 'malformed_request', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `bundleTags` takes. */
export interface BundleTagsParameters {
    /** Only the tags of this place of the customer */
    place_id?: number | undefined;
    /** The languages wanted besides the original: codes with commas between, or `all`. What is not supported is left out */
    lang?: string | undefined;
    /** The `cursor` of the bundle before: only what has changed since */
    since?: string | undefined;
    /** `provenance`: where texts and names come from, as `origins` in each line. Unknown words are ignored */
    expand?: string | undefined;
}
/** What `bundleTags` may come to. */
export type BundleTagsAnswer = Answered<200, LineStream, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'missing_values' | 'invalid_values' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'unknown_token', ErrorCode> | Refused<410, 'cursor_expired', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'too_many_bundles' | 'unavailable', ErrorCode> | Unanswered;
/** What `fetchBundle` takes. */
export interface FetchBundleParameters {
    /** The key of the link */
    key: BundleKey;
    /** The languages wanted besides the original: codes with commas between, or `all`. What is not supported is left out */
    lang?: string | undefined;
    /** The `cursor` of the bundle before: only what has changed since */
    since?: string | undefined;
    /** `provenance`: where texts and names come from, as `origins` in each line. Unknown words are ignored */
    expand?: string | undefined;
}
/** What `fetchBundle` may come to. */
export type FetchBundleAnswer = Answered<200, LineStream, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'invalid_values' | 'malformed_request', ErrorCode> | Refused<404, 'bundle_not_found', ErrorCode> | Refused<410, 'cursor_expired', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'too_many_bundles' | 'unavailable', ErrorCode> | Unanswered;
/** What `listTextRecords` takes. */
export interface ListTextRecordsParameters {
    /** At most so many text records; without it, all of them */
    limit?: number | undefined;
    /** Only text records with a larger record id */
    after?: number | undefined;
}
/** What `listTextRecords` may come to. */
export type ListTextRecordsAnswer = Answered<200, TextRecord[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused<400, 'invalid_values' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'too_many_lists' | 'unavailable', ErrorCode> | Unanswered;
/** What `createTextRecord` takes. */
export interface CreateTextRecordParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A text record to be made. */
    text_record: NewTextRecord;
}
/** What `createTextRecord` may come to. */
export type CreateTextRecordAnswer = Answered<201, TextRecord, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed'>> | Refused<400, 'not_an_object' | 'malformed_request' | 'invalid_values', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<409, 'idempotency_key_reused' | 'idempotency_key_in_use', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `showTextRecord` takes. */
export interface ShowTextRecordParameters {
    /** Record id of the text record */
    id: number;
}
/** What `showTextRecord` may come to. */
export type ShowTextRecordAnswer = Answered<200, ShownTextRecord, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused<400, 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `replaceTextRecord` takes. */
export interface ReplaceTextRecordParameters {
    /** Record id of the text record */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
    /** What is to be changed of a text record. */
    text_record: TextRecordChanges;
}
/** What `replaceTextRecord` may come to. */
export type ReplaceTextRecordAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
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
export type UpdateTextRecordAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `destroyTextRecord` takes. */
export interface DestroyTextRecordParameters {
    /** Record id of the text record */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
}
/** What `destroyTextRecord` may come to. */
export type DestroyTextRecordAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `listTranslations` takes. */
export interface ListTranslationsParameters {
    /** At most so many translations; without it, all of them */
    limit?: number | undefined;
    /** Only translations with a larger record id */
    after?: number | undefined;
}
/** What `listTranslations` may come to. */
export type ListTranslationsAnswer = Answered<200, Translation[], Pick<AnswerHeaders, 'requestId' | 'etag' | 'link' | 'totalCount'>> | Refused<400, 'invalid_values' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'too_many_lists' | 'unavailable', ErrorCode> | Unanswered;
/** What `createTranslation` takes. */
export interface CreateTranslationParameters {
    /** Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is left out, the SDK sends a fresh one */
    idempotency_key?: string | undefined;
    /** A text to be added to a tag. */
    translation: NewTranslation;
}
/** What `createTranslation` may come to. */
export type CreateTranslationAnswer = Answered<201, Translation, Pick<AnswerHeaders, 'requestId' | 'location' | 'idempotencyReplayed'>> | Refused<400, 'not_an_object' | 'malformed_request' | 'invalid_values', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<409, 'idempotency_key_reused' | 'idempotency_key_in_use', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'translation_pending' | 'translation_unavailable' | 'translation_cap_reached' | 'unavailable', ErrorCode> | Unanswered;
/** What `showTranslation` takes. */
export interface ShowTranslationParameters {
    /** Record id of the translation */
    id: number;
}
/** What `showTranslation` may come to. */
export type ShowTranslationAnswer = Answered<200, Translation, Pick<AnswerHeaders, 'requestId' | 'etag'>> | Refused<400, 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `replaceTranslation` takes. */
export interface ReplaceTranslationParameters {
    /** Record id of the translation */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
    /** What is to be changed of a translation. */
    translation: TranslationChanges;
}
/** What `replaceTranslation` may come to. */
export type ReplaceTranslationAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
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
export type UpdateTranslationAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Invalid | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
/** What `destroyTranslation` takes. */
export interface DestroyTranslationParameters {
    /** Record id of the translation */
    id: number;
    /** The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is changed and the answer is 412; `*` stands for any */
    if_match?: string | undefined;
}
/** What `destroyTranslation` may come to. */
export type DestroyTranslationAnswer = Answered<204, undefined, Pick<AnswerHeaders, 'requestId'>> | Refused<400, 'not_an_object' | 'malformed_request', ErrorCode> | Refused<401, 'tokens_differ' | 'not_signed_in' | 'unknown_token', ErrorCode> | Refused<404, 'record_not_found', ErrorCode> | Refused<412, 'changed_meanwhile', ErrorCode> | Refused<413, 'too_many_fields', ErrorCode> | Refused<415, 'unsupported_encoding', ErrorCode> | Refused<500, 'server_error', ErrorCode> | Refused<503, 'unavailable', ErrorCode> | Unanswered;
