// Generated from the service's OpenAPI document.

/// Type of the deleted record
public struct BinEntryResource: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let tags = BinEntryResource(rawValue: "Tags")
    public static let places = BinEntryResource(rawValue: "places")

    public static let known: [BinEntryResource] = [
        .tags,
        .places,
    ]
}

/// Marks the end
public struct BundleEndType: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let end = BundleEndType(rawValue: "end")

    public static let known: [BundleEndType] = [
        .end,
    ]
}

/// Marks a removed tag
public struct BundleGoneType: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let gone = BundleGoneType(rawValue: "gone")

    public static let known: [BundleGoneType] = [
        .gone,
    ]
}

/// A tag
public struct BundleTagType: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let tag = BundleTagType(rawValue: "tag")

    public static let known: [BundleTagType] = [
        .tag,
    ]
}

/// E-mails about how many reports visitors have sent about the customer's tags, with a link to them. `at_once`: at most
/// one an hour. `daily`: after midnight (UTC), about the previous day. `none`, the default: no e-mails. They require a
/// mail server, and are not sent to an address that its owner has changed without proof. This setting is not returned
public struct CustomerChangesReportMail: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CustomerChangesReportMail(rawValue: "none")
    public static let daily = CustomerChangesReportMail(rawValue: "daily")
    public static let atOnce = CustomerChangesReportMail(rawValue: "at_once")

    public static let known: [CustomerChangesReportMail] = [
        .none,
        .daily,
        .atOnce,
    ]
}

/// Whose tags the cap is for. `all`: all tags. `unowned`: tags without an owner. `owner`: the tags of this customer
public struct DailyCapScope: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let all = DailyCapScope(rawValue: "all")
    public static let unowned = DailyCapScope(rawValue: "unowned")
    public static let owner = DailyCapScope(rawValue: "owner")

    public static let known: [DailyCapScope] = [
        .all,
        .unowned,
        .owner,
    ]
}

/// Error code, one of a closed list. The `X-Error-Reason` header is more specific.
public struct ErrorCode: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let invalidRequest = ErrorCode(rawValue: "InvalidRequest")
    public static let userNotFound = ErrorCode(rawValue: "UserNotFound")
    public static let logoutError = ErrorCode(rawValue: "LogoutError")
    public static let tooManyRequests = ErrorCode(rawValue: "TooManyRequests")
    public static let serverError = ErrorCode(rawValue: "ServerError")

    public static let known: [ErrorCode] = [
        .invalidRequest,
        .userNotFound,
        .logoutError,
        .tooManyRequests,
        .serverError,
    ]
}

/// The specific reason for the error. More reasons can be added, while `code` stays a closed list
public struct ErrorReason: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let bundleNotFound = ErrorReason(rawValue: "bundle_not_found")
    public static let changeSetOpen = ErrorReason(rawValue: "change_set_open")
    public static let changedMeanwhile = ErrorReason(rawValue: "changed_meanwhile")
    public static let cursorExpired = ErrorReason(rawValue: "cursor_expired")
    public static let forbidden = ErrorReason(rawValue: "forbidden")
    public static let foundChanged = ErrorReason(rawValue: "found_changed")
    public static let hardwareTaken = ErrorReason(rawValue: "hardware_taken")
    public static let idempotencyKeyInUse = ErrorReason(rawValue: "idempotency_key_in_use")
    public static let idempotencyKeyReused = ErrorReason(rawValue: "idempotency_key_reused")
    public static let invalidValues = ErrorReason(rawValue: "invalid_values")
    public static let malformedRequest = ErrorReason(rawValue: "malformed_request")
    public static let missingValues = ErrorReason(rawValue: "missing_values")
    public static let notAnObject = ErrorReason(rawValue: "not_an_object")
    public static let notSignedIn = ErrorReason(rawValue: "not_signed_in")
    public static let passwordsBusy = ErrorReason(rawValue: "passwords_busy")
    public static let pictureTooLarge = ErrorReason(rawValue: "picture_too_large")
    public static let picturesFull = ErrorReason(rawValue: "pictures_full")
    public static let recordNotFound = ErrorReason(rawValue: "record_not_found")
    public static let role = ErrorReason(rawValue: "role")
    public static let runnerUnavailable = ErrorReason(rawValue: "runner_unavailable")
    public static let serverError = ErrorReason(rawValue: "server_error")
    public static let signOutFailed = ErrorReason(rawValue: "sign_out_failed")
    public static let socialTokenRefused = ErrorReason(rawValue: "social_token_refused")
    public static let socialUnavailable = ErrorReason(rawValue: "social_unavailable")
    public static let tagNotFound = ErrorReason(rawValue: "tag_not_found")
    public static let tagOwned = ErrorReason(rawValue: "tag_owned")
    public static let tokenAudience = ErrorReason(rawValue: "token_audience")
    public static let tokenIssuer = ErrorReason(rawValue: "token_issuer")
    public static let tokenSignature = ErrorReason(rawValue: "token_signature")
    public static let tokenTime = ErrorReason(rawValue: "token_time")
    public static let tokensDiffer = ErrorReason(rawValue: "tokens_differ")
    public static let tooComplex = ErrorReason(rawValue: "too_complex")
    public static let tooLarge = ErrorReason(rawValue: "too_large")
    public static let tooManyBundles = ErrorReason(rawValue: "too_many_bundles")
    public static let tooManyChanges = ErrorReason(rawValue: "too_many_changes")
    public static let tooManyCreates = ErrorReason(rawValue: "too_many_creates")
    public static let tooManyFailures = ErrorReason(rawValue: "too_many_failures")
    public static let tooManyFields = ErrorReason(rawValue: "too_many_fields")
    public static let tooManyImports = ErrorReason(rawValue: "too_many_imports")
    public static let tooManyInvitations = ErrorReason(rawValue: "too_many_invitations")
    public static let tooManyLists = ErrorReason(rawValue: "too_many_lists")
    public static let tooManyPictures = ErrorReason(rawValue: "too_many_pictures")
    public static let tooManyUnknownTokens = ErrorReason(rawValue: "too_many_unknown_tokens")
    public static let tooMuchToSearch = ErrorReason(rawValue: "too_much_to_search")
    public static let translationCapReached = ErrorReason(rawValue: "translation_cap_reached")
    public static let translationPending = ErrorReason(rawValue: "translation_pending")
    public static let translationUnavailable = ErrorReason(rawValue: "translation_unavailable")
    public static let unavailable = ErrorReason(rawValue: "unavailable")
    public static let unknownPath = ErrorReason(rawValue: "unknown_path")
    public static let unknownToken = ErrorReason(rawValue: "unknown_token")
    public static let unsupportedEncoding = ErrorReason(rawValue: "unsupported_encoding")
    public static let wrongCredentials = ErrorReason(rawValue: "wrong_credentials")

    public static let known: [ErrorReason] = [
        .bundleNotFound,
        .changeSetOpen,
        .changedMeanwhile,
        .cursorExpired,
        .forbidden,
        .foundChanged,
        .hardwareTaken,
        .idempotencyKeyInUse,
        .idempotencyKeyReused,
        .invalidValues,
        .malformedRequest,
        .missingValues,
        .notAnObject,
        .notSignedIn,
        .passwordsBusy,
        .pictureTooLarge,
        .picturesFull,
        .recordNotFound,
        .role,
        .runnerUnavailable,
        .serverError,
        .signOutFailed,
        .socialTokenRefused,
        .socialUnavailable,
        .tagNotFound,
        .tagOwned,
        .tokenAudience,
        .tokenIssuer,
        .tokenSignature,
        .tokenTime,
        .tokensDiffer,
        .tooComplex,
        .tooLarge,
        .tooManyBundles,
        .tooManyChanges,
        .tooManyCreates,
        .tooManyFailures,
        .tooManyFields,
        .tooManyImports,
        .tooManyInvitations,
        .tooManyLists,
        .tooManyPictures,
        .tooManyUnknownTokens,
        .tooMuchToSearch,
        .translationCapReached,
        .translationPending,
        .translationUnavailable,
        .unavailable,
        .unknownPath,
        .unknownToken,
        .unsupportedEncoding,
        .wrongCredentials,
    ]
}

/// Gender of the voice that reads the text aloud
public struct Gender: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let m = Gender(rawValue: "m")
    public static let f = Gender(rawValue: "f")

    public static let known: [Gender] = [
        .m,
        .f,
    ]
}

/// Type of a hardware item
public struct HardwareType: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nfc = HardwareType(rawValue: "nfc")
    public static let bleBeacon = HardwareType(rawValue: "ble-beacon")
    public static let qr = HardwareType(rawValue: "qr")

    public static let known: [HardwareType] = [
        .nfc,
        .bleBeacon,
        .qr,
    ]
}

/// What was done with the record
public struct HistoryEntryEvent: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let create = HistoryEntryEvent(rawValue: "create")
    public static let update = HistoryEntryEvent(rawValue: "update")
    public static let destroy = HistoryEntryEvent(rawValue: "destroy")

    public static let known: [HistoryEntryEvent] = [
        .create,
        .update,
        .destroy,
    ]
}

/// Type of the changed record
public struct HistoryEntryResource: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let tags = HistoryEntryResource(rawValue: "Tags")
    public static let textRecords = HistoryEntryResource(rawValue: "text_records")
    public static let translations = HistoryEntryResource(rawValue: "translations")
    public static let nameTranslations = HistoryEntryResource(rawValue: "name_translations")
    public static let hardwares = HistoryEntryResource(rawValue: "hardwares")
    public static let places = HistoryEntryResource(rawValue: "places")
    public static let customers = HistoryEntryResource(rawValue: "customers")

    public static let known: [HistoryEntryResource] = [
        .tags,
        .textRecords,
        .translations,
        .nameTranslations,
        .hardwares,
        .places,
        .customers,
    ]
}

/// How the change was made: the API for apps, management as JSON or as pages, an import, an operator's command, or the
/// translation runner
public struct HistoryEntryVia: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let api = HistoryEntryVia(rawValue: "api")
    public static let json = HistoryEntryVia(rawValue: "json")
    public static let page = HistoryEntryVia(rawValue: "page")
    public static let `import` = HistoryEntryVia(rawValue: "import")
    public static let command = HistoryEntryVia(rawValue: "command")
    public static let runner = HistoryEntryVia(rawValue: "runner")

    public static let known: [HistoryEntryVia] = [
        .api,
        .json,
        .page,
        .`import`,
        .command,
        .runner,
    ]
}

public struct ImportTagsBlank: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let clear = ImportTagsBlank(rawValue: "clear")

    public static let known: [ImportTagsBlank] = [
        .clear,
    ]
}

/// Whether the place is created
public struct ImportedPlaceAction: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let create = ImportedPlaceAction(rawValue: "create")
    public static let same = ImportedPlaceAction(rawValue: "same")

    public static let known: [ImportedPlaceAction] = [
        .create,
        .same,
    ]
}

/// Type of the record
public struct KeptChangeResource: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let tags = KeptChangeResource(rawValue: "Tags")
    public static let textRecords = KeptChangeResource(rawValue: "text_records")
    public static let translations = KeptChangeResource(rawValue: "translations")
    public static let nameTranslations = KeptChangeResource(rawValue: "name_translations")
    public static let hardwares = KeptChangeResource(rawValue: "hardwares")
    public static let places = KeptChangeResource(rawValue: "places")
    public static let customers = KeptChangeResource(rawValue: "customers")

    public static let known: [KeptChangeResource] = [
        .tags,
        .textRecords,
        .translations,
        .nameTranslations,
        .hardwares,
        .places,
        .customers,
    ]
}

/// `changed_since`: it has been changed since. `gone`: the record, or what it referred to, no longer exists. `taken`:
/// another record has the value now. `forbidden`: the caller is not allowed to set it, or this operation never does
public struct KeptChangeWhy: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let changedSince = KeptChangeWhy(rawValue: "changed_since")
    public static let gone = KeptChangeWhy(rawValue: "gone")
    public static let taken = KeptChangeWhy(rawValue: "taken")
    public static let forbidden = KeptChangeWhy(rawValue: "forbidden")

    public static let known: [KeptChangeWhy] = [
        .changedSince,
        .gone,
        .taken,
        .forbidden,
    ]
}

/// One of the 45 supported language codes
public struct LanguageCode: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ar = LanguageCode(rawValue: "ar")
    public static let bg = LanguageCode(rawValue: "bg")
    public static let ca = LanguageCode(rawValue: "ca")
    public static let zhChs = LanguageCode(rawValue: "zh-CHS")
    public static let zhCht = LanguageCode(rawValue: "zh-CHT")
    public static let cs = LanguageCode(rawValue: "cs")
    public static let da = LanguageCode(rawValue: "da")
    public static let nl = LanguageCode(rawValue: "nl")
    public static let en = LanguageCode(rawValue: "en")
    public static let et = LanguageCode(rawValue: "et")
    public static let fi = LanguageCode(rawValue: "fi")
    public static let fr = LanguageCode(rawValue: "fr")
    public static let de = LanguageCode(rawValue: "de")
    public static let el = LanguageCode(rawValue: "el")
    public static let ht = LanguageCode(rawValue: "ht")
    public static let he = LanguageCode(rawValue: "he")
    public static let hi = LanguageCode(rawValue: "hi")
    public static let mww = LanguageCode(rawValue: "mww")
    public static let hu = LanguageCode(rawValue: "hu")
    public static let id = LanguageCode(rawValue: "id")
    public static let it = LanguageCode(rawValue: "it")
    public static let ja = LanguageCode(rawValue: "ja")
    public static let tlh = LanguageCode(rawValue: "tlh")
    public static let tlhQaak = LanguageCode(rawValue: "tlh-Qaak")
    public static let ko = LanguageCode(rawValue: "ko")
    public static let lv = LanguageCode(rawValue: "lv")
    public static let lt = LanguageCode(rawValue: "lt")
    public static let ms = LanguageCode(rawValue: "ms")
    public static let mt = LanguageCode(rawValue: "mt")
    public static let no = LanguageCode(rawValue: "no")
    public static let fa = LanguageCode(rawValue: "fa")
    public static let pl = LanguageCode(rawValue: "pl")
    public static let pt = LanguageCode(rawValue: "pt")
    public static let ro = LanguageCode(rawValue: "ro")
    public static let ru = LanguageCode(rawValue: "ru")
    public static let sk = LanguageCode(rawValue: "sk")
    public static let sl = LanguageCode(rawValue: "sl")
    public static let es = LanguageCode(rawValue: "es")
    public static let sv = LanguageCode(rawValue: "sv")
    public static let th = LanguageCode(rawValue: "th")
    public static let tr = LanguageCode(rawValue: "tr")
    public static let uk = LanguageCode(rawValue: "uk")
    public static let ur = LanguageCode(rawValue: "ur")
    public static let vi = LanguageCode(rawValue: "vi")
    public static let cy = LanguageCode(rawValue: "cy")

    public static let known: [LanguageCode] = [
        .ar,
        .bg,
        .ca,
        .zhChs,
        .zhCht,
        .cs,
        .da,
        .nl,
        .en,
        .et,
        .fi,
        .fr,
        .de,
        .el,
        .ht,
        .he,
        .hi,
        .mww,
        .hu,
        .id,
        .it,
        .ja,
        .tlh,
        .tlhQaak,
        .ko,
        .lv,
        .lt,
        .ms,
        .mt,
        .no,
        .fa,
        .pl,
        .pt,
        .ro,
        .ru,
        .sk,
        .sl,
        .es,
        .sv,
        .th,
        .tr,
        .uk,
        .ur,
        .vi,
        .cy,
    ]
}

/// What was not restored
public struct LeftOutWhat: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hardware = LeftOutWhat(rawValue: "hardware")
    public static let reference = LeftOutWhat(rawValue: "reference")
    public static let place = LeftOutWhat(rawValue: "place")
    public static let parent = LeftOutWhat(rawValue: "parent")
    public static let child = LeftOutWhat(rawValue: "child")
    public static let link = LeftOutWhat(rawValue: "link")

    public static let known: [LeftOutWhat] = [
        .hardware,
        .reference,
        .place,
        .parent,
        .child,
        .link,
    ]
}

/// `elsewhere`: it belongs to another record, or last belonged to another customer. `taken`: another record has it, or
/// there is no room for it. `gone`: it no longer exists
public struct LeftOutWhy: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let elsewhere = LeftOutWhy(rawValue: "elsewhere")
    public static let taken = LeftOutWhy(rawValue: "taken")
    public static let gone = LeftOutWhy(rawValue: "gone")

    public static let known: [LeftOutWhy] = [
        .elsewhere,
        .taken,
        .gone,
    ]
}

public struct ListHistoryEvent: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let create = ListHistoryEvent(rawValue: "create")
    public static let update = ListHistoryEvent(rawValue: "update")
    public static let destroy = ListHistoryEvent(rawValue: "destroy")

    public static let known: [ListHistoryEvent] = [
        .create,
        .update,
        .destroy,
    ]
}

public struct ListHistoryResource: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let tags = ListHistoryResource(rawValue: "Tags")
    public static let textRecords = ListHistoryResource(rawValue: "text_records")
    public static let translations = ListHistoryResource(rawValue: "translations")
    public static let nameTranslations = ListHistoryResource(rawValue: "name_translations")
    public static let hardwares = ListHistoryResource(rawValue: "hardwares")
    public static let places = ListHistoryResource(rawValue: "places")
    public static let customers = ListHistoryResource(rawValue: "customers")

    public static let known: [ListHistoryResource] = [
        .tags,
        .textRecords,
        .translations,
        .nameTranslations,
        .hardwares,
        .places,
        .customers,
    ]
}

public struct ListTagRecordsHardware: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nfc = ListTagRecordsHardware(rawValue: "nfc")
    public static let bleBeacon = ListTagRecordsHardware(rawValue: "ble-beacon")
    public static let qr = ListTagRecordsHardware(rawValue: "qr")
    public static let none = ListTagRecordsHardware(rawValue: "none")

    public static let known: [ListTagRecordsHardware] = [
        .nfc,
        .bleBeacon,
        .qr,
        .none,
    ]
}

public struct ListTagRecordsPart: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let text = ListTagRecordsPart(rawValue: "text")
    public static let name = ListTagRecordsPart(rawValue: "name")

    public static let known: [ListTagRecordsPart] = [
        .text,
        .name,
    ]
}

public struct ListTagRecordsState: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let original = ListTagRecordsState(rawValue: "original")
    public static let human = ListTagRecordsState(rawValue: "human")
    public static let machine = ListTagRecordsState(rawValue: "machine")
    public static let stale = ListTagRecordsState(rawValue: "stale")
    public static let missing = ListTagRecordsState(rawValue: "missing")

    public static let known: [ListTagRecordsState] = [
        .original,
        .human,
        .machine,
        .stale,
        .missing,
    ]
}

public struct ListTranslationOrderItemsState: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let queued = ListTranslationOrderItemsState(rawValue: "queued")
    public static let running = ListTranslationOrderItemsState(rawValue: "running")
    public static let saved = ListTranslationOrderItemsState(rawValue: "saved")
    public static let skipped = ListTranslationOrderItemsState(rawValue: "skipped")
    public static let failed = ListTranslationOrderItemsState(rawValue: "failed")
    public static let cancelled = ListTranslationOrderItemsState(rawValue: "cancelled")

    public static let known: [ListTranslationOrderItemsState] = [
        .queued,
        .running,
        .saved,
        .skipped,
        .failed,
        .cancelled,
    ]
}

public struct ListTranslationWorkPart: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let text = ListTranslationWorkPart(rawValue: "text")
    public static let name = ListTranslationWorkPart(rawValue: "name")

    public static let known: [ListTranslationWorkPart] = [
        .text,
        .name,
    ]
}

/// `found`: `tag` is present. `not_found`: there is no such tag. `invalid`: `error` is present
public struct LookupResultStatus: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let found = LookupResultStatus(rawValue: "found")
    public static let notFound = LookupResultStatus(rawValue: "not_found")
    public static let invalid = LookupResultStatus(rawValue: "invalid")

    public static let known: [LookupResultStatus] = [
        .found,
        .notFound,
        .invalid,
    ]
}

/// `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or
/// corrected by a person
public struct NameTranslationOrigin: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let original = NameTranslationOrigin(rawValue: "original")
    public static let machine = NameTranslationOrigin(rawValue: "machine")
    public static let human = NameTranslationOrigin(rawValue: "human")

    public static let known: [NameTranslationOrigin] = [
        .original,
        .machine,
        .human,
    ]
}

/// E-mails about how many reports visitors have sent about the customer's tags, with a link to them. `at_once`: at most
/// one an hour. `daily`: after midnight (UTC), about the previous day. `none`, the default: no e-mails. They require a
/// mail server, and are not sent to an address that its owner has changed without proof. This setting is not returned
public struct NewCustomerReportMail: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = NewCustomerReportMail(rawValue: "none")
    public static let daily = NewCustomerReportMail(rawValue: "daily")
    public static let atOnce = NewCustomerReportMail(rawValue: "at_once")

    public static let known: [NewCustomerReportMail] = [
        .none,
        .daily,
        .atOnce,
    ]
}

/// `human`: stores the given text as human work, without translating anything
public struct NewNameTranslationOrigin: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let machine = NewNameTranslationOrigin(rawValue: "machine")
    public static let human = NewNameTranslationOrigin(rawValue: "human")

    public static let known: [NewNameTranslationOrigin] = [
        .machine,
        .human,
    ]
}

public struct NewTranslationOrderPartsItem: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let text = NewTranslationOrderPartsItem(rawValue: "text")
    public static let name = NewTranslationOrderPartsItem(rawValue: "name")

    public static let known: [NewTranslationOrderPartsItem] = [
        .text,
        .name,
    ]
}

public struct NewTranslationOrderStatesItem: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let missing = NewTranslationOrderStatesItem(rawValue: "missing")
    public static let stale = NewTranslationOrderStatesItem(rawValue: "stale")

    public static let known: [NewTranslationOrderStatesItem] = [
        .missing,
        .stale,
    ]
}

/// `human`: stores the given text as human work, without translating anything
public struct NewTranslationOrigin: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let machine = NewTranslationOrigin(rawValue: "machine")
    public static let human = NewTranslationOrigin(rawValue: "human")

    public static let known: [NewTranslationOrigin] = [
        .machine,
        .human,
    ]
}

/// `original`: as entered. `machine`: translated by a provider, or taken over from another tag. `human`: translated by
/// a person
public struct Origin: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let original = Origin(rawValue: "original")
    public static let machine = Origin(rawValue: "machine")
    public static let human = Origin(rawValue: "human")

    public static let known: [Origin] = [
        .original,
        .machine,
        .human,
    ]
}

/// Why the first requested language is not served. Null if it is. `off`: lookups do not translate on this service.
/// `unsupported`: no provider supports it. `refused`: every provider refuses this text. `unavailable`: the last attempt
/// failed. `pending`: it may be available soon
public struct ProvenanceFallbackReason: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let off = ProvenanceFallbackReason(rawValue: "off")
    public static let unsupported = ProvenanceFallbackReason(rawValue: "unsupported")
    public static let refused = ProvenanceFallbackReason(rawValue: "refused")
    public static let unavailable = ProvenanceFallbackReason(rawValue: "unavailable")
    public static let pending = ProvenanceFallbackReason(rawValue: "pending")

    public static let known: [ProvenanceFallbackReason] = [
        .off,
        .unsupported,
        .refused,
        .unavailable,
        .pending,
    ]
}

/// The first requested language, if it was not served. `other`: an unsupported language. Null if it was served, or none
/// was requested
public struct ReadRowMissed: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let other = ReadRowMissed(rawValue: "other")
    public static let ar = ReadRowMissed(rawValue: "ar")
    public static let bg = ReadRowMissed(rawValue: "bg")
    public static let ca = ReadRowMissed(rawValue: "ca")
    public static let zhChs = ReadRowMissed(rawValue: "zh-CHS")
    public static let zhCht = ReadRowMissed(rawValue: "zh-CHT")
    public static let cs = ReadRowMissed(rawValue: "cs")
    public static let da = ReadRowMissed(rawValue: "da")
    public static let nl = ReadRowMissed(rawValue: "nl")
    public static let en = ReadRowMissed(rawValue: "en")
    public static let et = ReadRowMissed(rawValue: "et")
    public static let fi = ReadRowMissed(rawValue: "fi")
    public static let fr = ReadRowMissed(rawValue: "fr")
    public static let de = ReadRowMissed(rawValue: "de")
    public static let el = ReadRowMissed(rawValue: "el")
    public static let ht = ReadRowMissed(rawValue: "ht")
    public static let he = ReadRowMissed(rawValue: "he")
    public static let hi = ReadRowMissed(rawValue: "hi")
    public static let mww = ReadRowMissed(rawValue: "mww")
    public static let hu = ReadRowMissed(rawValue: "hu")
    public static let id = ReadRowMissed(rawValue: "id")
    public static let it = ReadRowMissed(rawValue: "it")
    public static let ja = ReadRowMissed(rawValue: "ja")
    public static let tlh = ReadRowMissed(rawValue: "tlh")
    public static let tlhQaak = ReadRowMissed(rawValue: "tlh-Qaak")
    public static let ko = ReadRowMissed(rawValue: "ko")
    public static let lv = ReadRowMissed(rawValue: "lv")
    public static let lt = ReadRowMissed(rawValue: "lt")
    public static let ms = ReadRowMissed(rawValue: "ms")
    public static let mt = ReadRowMissed(rawValue: "mt")
    public static let no = ReadRowMissed(rawValue: "no")
    public static let fa = ReadRowMissed(rawValue: "fa")
    public static let pl = ReadRowMissed(rawValue: "pl")
    public static let pt = ReadRowMissed(rawValue: "pt")
    public static let ro = ReadRowMissed(rawValue: "ro")
    public static let ru = ReadRowMissed(rawValue: "ru")
    public static let sk = ReadRowMissed(rawValue: "sk")
    public static let sl = ReadRowMissed(rawValue: "sl")
    public static let es = ReadRowMissed(rawValue: "es")
    public static let sv = ReadRowMissed(rawValue: "sv")
    public static let th = ReadRowMissed(rawValue: "th")
    public static let tr = ReadRowMissed(rawValue: "tr")
    public static let uk = ReadRowMissed(rawValue: "uk")
    public static let ur = ReadRowMissed(rawValue: "ur")
    public static let vi = ReadRowMissed(rawValue: "vi")
    public static let cy = ReadRowMissed(rawValue: "cy")

    public static let known: [ReadRowMissed] = [
        .other,
        .ar,
        .bg,
        .ca,
        .zhChs,
        .zhCht,
        .cs,
        .da,
        .nl,
        .en,
        .et,
        .fi,
        .fr,
        .de,
        .el,
        .ht,
        .he,
        .hi,
        .mww,
        .hu,
        .id,
        .it,
        .ja,
        .tlh,
        .tlhQaak,
        .ko,
        .lv,
        .lt,
        .ms,
        .mt,
        .no,
        .fa,
        .pl,
        .pt,
        .ro,
        .ru,
        .sk,
        .sl,
        .es,
        .sv,
        .th,
        .tr,
        .uk,
        .ur,
        .vi,
        .cy,
    ]
}

/// How the tag was read
public struct ReadRowWay: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let page = ReadRowWay(rawValue: "page")
    public static let identifier = ReadRowWay(rawValue: "identifier")
    public static let beacon = ReadRowWay(rawValue: "beacon")
    public static let nfc = ReadRowWay(rawValue: "nfc")
    public static let qr = ReadRowWay(rawValue: "qr")
    public static let batch = ReadRowWay(rawValue: "batch")

    public static let known: [ReadRowWay] = [
        .page,
        .identifier,
        .beacon,
        .nfc,
        .qr,
        .batch,
    ]
}

/// What was read: the text of the tag, or its name
public struct ReportPart: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let text = ReportPart(rawValue: "text")
    public static let name = ReportPart(rawValue: "name")

    public static let known: [ReportPart] = [
        .text,
        .name,
    ]
}

/// `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or
/// corrected by a person
public struct RestoredTextOrigin: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let original = RestoredTextOrigin(rawValue: "original")
    public static let machine = RestoredTextOrigin(rawValue: "machine")
    public static let human = RestoredTextOrigin(rawValue: "human")

    public static let known: [RestoredTextOrigin] = [
        .original,
        .machine,
        .human,
    ]
}

/// Always `OK`
public struct SignedOutCode: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ok = SignedOutCode(rawValue: "OK")

    public static let known: [SignedOutCode] = [
        .ok,
    ]
}

/// `move`: to the place `place_id`. `hide`: hides the tags from visitors. `show`: opens them to visitors. `give`:
/// transfers them to the customer `customer_id` and removes them from places that belong to others; admins only.
/// `delete`: deletes them with their texts and names; their hardware is kept and becomes free
public struct TagBulkAction: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let move = TagBulkAction(rawValue: "move")
    public static let hide = TagBulkAction(rawValue: "hide")
    public static let show = TagBulkAction(rawValue: "show")
    public static let give = TagBulkAction(rawValue: "give")
    public static let delete = TagBulkAction(rawValue: "delete")

    public static let known: [TagBulkAction] = [
        .move,
        .hide,
        .show,
        .give,
        .delete,
    ]
}

/// Type of hardware that is attached to the tag. `none`: tags without hardware
public struct TagFiltersHardware: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nfc = TagFiltersHardware(rawValue: "nfc")
    public static let bleBeacon = TagFiltersHardware(rawValue: "ble-beacon")
    public static let qr = TagFiltersHardware(rawValue: "qr")
    public static let none = TagFiltersHardware(rawValue: "none")

    public static let known: [TagFiltersHardware] = [
        .nfc,
        .bleBeacon,
        .qr,
        .none,
    ]
}

/// Whether `lang_code` and `state` refer to the text or to the name. Requires `lang_code`
public struct TagFiltersPart: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let text = TagFiltersPart(rawValue: "text")
    public static let name = TagFiltersPart(rawValue: "name")

    public static let known: [TagFiltersPart] = [
        .text,
        .name,
    ]
}

/// State of the tag's text in that language, or of its name if `part` says so: the original, a human translation, a
/// machine translation, a translation of an older original (stale), or missing although there is an original. Requires
/// `lang_code`
public struct TagFiltersState: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let original = TagFiltersState(rawValue: "original")
    public static let human = TagFiltersState(rawValue: "human")
    public static let machine = TagFiltersState(rawValue: "machine")
    public static let stale = TagFiltersState(rawValue: "stale")
    public static let missing = TagFiltersState(rawValue: "missing")

    public static let known: [TagFiltersState] = [
        .original,
        .human,
        .machine,
        .stale,
        .missing,
    ]
}

/// What is done with the row
public struct TagImportRowAction: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let create = TagImportRowAction(rawValue: "create")
    public static let update = TagImportRowAction(rawValue: "update")
    public static let same = TagImportRowAction(rawValue: "same")
    public static let invalid = TagImportRowAction(rawValue: "invalid")

    public static let known: [TagImportRowAction] = [
        .create,
        .update,
        .same,
        .invalid,
    ]
}

public struct TagNdefFitsItem: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ntag213 = TagNdefFitsItem(rawValue: "NTAG213")
    public static let ntag215 = TagNdefFitsItem(rawValue: "NTAG215")
    public static let ntag216 = TagNdefFitsItem(rawValue: "NTAG216")

    public static let known: [TagNdefFitsItem] = [
        .ntag213,
        .ntag215,
        .ntag216,
    ]
}

/// Type of the record
public struct TagNdefRecordsItemType: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let u = TagNdefRecordsItemType(rawValue: "U")
    public static let androidComPkg = TagNdefRecordsItemType(rawValue: "android.com:pkg")

    public static let known: [TagNdefRecordsItemType] = [
        .u,
        .androidComPkg,
    ]
}

/// What a member is allowed to do. Each role includes the previous ones: `viewer` reads, `translator` writes
/// translations by hand, `editor` writes everything else, `manager` manages the team and links
public struct TeamRole: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let viewer = TeamRole(rawValue: "viewer")
    public static let translator = TeamRole(rawValue: "translator")
    public static let editor = TeamRole(rawValue: "editor")
    public static let manager = TeamRole(rawValue: "manager")

    public static let known: [TeamRole] = [
        .viewer,
        .translator,
        .editor,
        .manager,
    ]
}

public struct TotalCountRelation: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let gte = TotalCountRelation(rawValue: "gte")

    public static let known: [TotalCountRelation] = [
        .gte,
    ]
}

/// Whether it is the tag's text or its name
public struct TranslationOrderItemPart: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let text = TranslationOrderItemPart(rawValue: "text")
    public static let name = TranslationOrderItemPart(rawValue: "name")

    public static let known: [TranslationOrderItemPart] = [
        .text,
        .name,
    ]
}

/// Why the item was skipped. `human`: a human translation exists. `fresh`: a machine translation of the current
/// original exists. `not_asked`: its state was not requested. `unsupported`: no provider supports it. `gone`: the text
/// no longer exists. Why the item failed: `refused` by every provider; `unavailable` or `throttled` in three attempts.
/// Otherwise null
public struct TranslationOrderItemReason: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let human = TranslationOrderItemReason(rawValue: "human")
    public static let fresh = TranslationOrderItemReason(rawValue: "fresh")
    public static let notAsked = TranslationOrderItemReason(rawValue: "not_asked")
    public static let unsupported = TranslationOrderItemReason(rawValue: "unsupported")
    public static let gone = TranslationOrderItemReason(rawValue: "gone")
    public static let refused = TranslationOrderItemReason(rawValue: "refused")
    public static let unavailable = TranslationOrderItemReason(rawValue: "unavailable")
    public static let throttled = TranslationOrderItemReason(rawValue: "throttled")

    public static let known: [TranslationOrderItemReason] = [
        .human,
        .fresh,
        .notAsked,
        .unsupported,
        .gone,
        .refused,
        .unavailable,
        .throttled,
    ]
}

/// State of the item
public struct TranslationOrderItemState: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let queued = TranslationOrderItemState(rawValue: "queued")
    public static let running = TranslationOrderItemState(rawValue: "running")
    public static let saved = TranslationOrderItemState(rawValue: "saved")
    public static let skipped = TranslationOrderItemState(rawValue: "skipped")
    public static let failed = TranslationOrderItemState(rawValue: "failed")
    public static let cancelled = TranslationOrderItemState(rawValue: "cancelled")

    public static let known: [TranslationOrderItemState] = [
        .queued,
        .running,
        .saved,
        .skipped,
        .failed,
        .cancelled,
    ]
}

public struct TranslationOrderPartsItem: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let text = TranslationOrderPartsItem(rawValue: "text")
    public static let name = TranslationOrderPartsItem(rawValue: "name")

    public static let known: [TranslationOrderPartsItem] = [
        .text,
        .name,
    ]
}

/// `queued`: no item has begun. `running`: some item has begun, and not all have ended. Once all have ended:
/// `cancelled` if any item was cancelled, `succeeded` if none failed, `failed` if none was saved, otherwise
/// `partially_failed`
public struct TranslationOrderState: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let queued = TranslationOrderState(rawValue: "queued")
    public static let running = TranslationOrderState(rawValue: "running")
    public static let succeeded = TranslationOrderState(rawValue: "succeeded")
    public static let partiallyFailed = TranslationOrderState(rawValue: "partially_failed")
    public static let failed = TranslationOrderState(rawValue: "failed")
    public static let cancelled = TranslationOrderState(rawValue: "cancelled")

    public static let known: [TranslationOrderState] = [
        .queued,
        .running,
        .succeeded,
        .partiallyFailed,
        .failed,
        .cancelled,
    ]
}

public struct TranslationOrderStatesItem: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let missing = TranslationOrderStatesItem(rawValue: "missing")
    public static let stale = TranslationOrderStatesItem(rawValue: "stale")

    public static let known: [TranslationOrderStatesItem] = [
        .missing,
        .stale,
    ]
}

/// Why the order cannot proceed at the moment: the budget of the month or the characters of the day are spent, no
/// provider can be called, or its customer is suspended. It continues by itself
public struct TranslationOrderWaitingFor: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let budget = TranslationOrderWaitingFor(rawValue: "budget")
    public static let cap = TranslationOrderWaitingFor(rawValue: "cap")
    public static let providers = TranslationOrderWaitingFor(rawValue: "providers")
    public static let suspended = TranslationOrderWaitingFor(rawValue: "suspended")

    public static let known: [TranslationOrderWaitingFor] = [
        .budget,
        .cap,
        .providers,
        .suspended,
    ]
}

/// `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or
/// corrected by a person
public struct TranslationOrigin: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let original = TranslationOrigin(rawValue: "original")
    public static let machine = TranslationOrigin(rawValue: "machine")
    public static let human = TranslationOrigin(rawValue: "human")

    public static let known: [TranslationOrigin] = [
        .original,
        .machine,
        .human,
    ]
}

public struct TranslationStatus: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let original = TranslationStatus(rawValue: "original")
    public static let stored = TranslationStatus(rawValue: "stored")
    public static let translated = TranslationStatus(rawValue: "translated")
    public static let unavailable = TranslationStatus(rawValue: "unavailable")

    public static let known: [TranslationStatus] = [
        .original,
        .stored,
        .translated,
        .unavailable,
    ]
}

public struct TranslationWorkChecksItem: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let script = TranslationWorkChecksItem(rawValue: "script")
    public static let language = TranslationWorkChecksItem(rawValue: "language")
    public static let numbers = TranslationWorkChecksItem(rawValue: "numbers")
    public static let addresses = TranslationWorkChecksItem(rawValue: "addresses")
    public static let length = TranslationWorkChecksItem(rawValue: "length")
    public static let equal = TranslationWorkChecksItem(rawValue: "equal")

    public static let known: [TranslationWorkChecksItem] = [
        .script,
        .language,
        .numbers,
        .addresses,
        .length,
        .equal,
    ]
}

/// Whether it is the tag's text or its name
public struct TranslationWorkPart: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let text = TranslationWorkPart(rawValue: "text")
    public static let name = TranslationWorkPart(rawValue: "name")

    public static let known: [TranslationWorkPart] = [
        .text,
        .name,
    ]
}

/// `missing`: there is none. `stale`: made from an older original. Otherwise who translated the current original
public struct TranslationWorkState: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let missing = TranslationWorkState(rawValue: "missing")
    public static let stale = TranslationWorkState(rawValue: "stale")
    public static let machine = TranslationWorkState(rawValue: "machine")
    public static let human = TranslationWorkState(rawValue: "human")

    public static let known: [TranslationWorkState] = [
        .missing,
        .stale,
        .machine,
        .human,
    ]
}

/// `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or
/// corrected by a person
public struct TranslationWorkTargetOrigin: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let original = TranslationWorkTargetOrigin(rawValue: "original")
    public static let machine = TranslationWorkTargetOrigin(rawValue: "machine")
    public static let human = TranslationWorkTargetOrigin(rawValue: "human")

    public static let known: [TranslationWorkTargetOrigin] = [
        .original,
        .machine,
        .human,
    ]
}

public struct Warning: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let beaconWithoutMajorMinor = Warning(rawValue: "beacon-without-major-minor")
    public static let unusualIdentifier = Warning(rawValue: "unusual-identifier")
    public static let beaconWithoutMajorMinorUnusualIdentifier = Warning(rawValue: "beacon-without-major-minor, unusual-identifier")

    public static let known: [Warning] = [
        .beaconWithoutMajorMinor,
        .unusualIdentifier,
        .beaconWithoutMajorMinorUnusualIdentifier,
    ]
}
