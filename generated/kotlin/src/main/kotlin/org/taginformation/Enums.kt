// Generated from openapi.json: texts that are one of a few.

package org.taginformation

/** Type of the deleted record. Values that this version does not know are accepted. */
public class BinEntryResource(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TAGS: BinEntryResource = BinEntryResource("Tags")

        @JvmField
        public val PLACES: BinEntryResource = BinEntryResource("places")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<BinEntryResource> = listOf(
            TAGS,
            PLACES,
        )
    }
}

/** Marks the end. Values that this version does not know are accepted. */
public class BundleEndType(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val END: BundleEndType = BundleEndType("end")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<BundleEndType> = listOf(
            END,
        )
    }
}

/** Marks a removed tag. Values that this version does not know are accepted. */
public class BundleGoneType(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val GONE: BundleGoneType = BundleGoneType("gone")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<BundleGoneType> = listOf(
            GONE,
        )
    }
}

/** A tag. Values that this version does not know are accepted. */
public class BundleTagType(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TAG: BundleTagType = BundleTagType("tag")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<BundleTagType> = listOf(
            TAG,
        )
    }
}

/**
 * E-mails about how many reports visitors have sent about the customer's tags, with a link to them. `at_once`: at most
 * one an hour. `daily`: after midnight (UTC), about the previous day. `none`, the default: no e-mails. They require a
 * mail server, and are not sent to an address that its owner has changed without proof. This setting is not returned.
 * Values that this version does not know are accepted.
 */
public class CustomerChangesReportMail(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val NONE: CustomerChangesReportMail = CustomerChangesReportMail("none")

        @JvmField
        public val DAILY: CustomerChangesReportMail = CustomerChangesReportMail("daily")

        @JvmField
        public val AT_ONCE: CustomerChangesReportMail = CustomerChangesReportMail("at_once")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<CustomerChangesReportMail> = listOf(
            NONE,
            DAILY,
            AT_ONCE,
        )
    }
}

/**
 * Whose tags the cap is for. `all`: all tags. `unowned`: tags without an owner. `owner`: the tags of this customer.
 * Values that this version does not know are accepted.
 */
public class DailyCapScope(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val ALL: DailyCapScope = DailyCapScope("all")

        @JvmField
        public val UNOWNED: DailyCapScope = DailyCapScope("unowned")

        @JvmField
        public val OWNER: DailyCapScope = DailyCapScope("owner")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<DailyCapScope> = listOf(
            ALL,
            UNOWNED,
            OWNER,
        )
    }
}

/**
 * Error code, one of a closed list. The `X-Error-Reason` header is more specific. Values that this version does not
 * know are accepted.
 */
public class ErrorCode(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val INVALID_REQUEST: ErrorCode = ErrorCode("InvalidRequest")

        @JvmField
        public val USER_NOT_FOUND: ErrorCode = ErrorCode("UserNotFound")

        @JvmField
        public val LOGOUT_ERROR: ErrorCode = ErrorCode("LogoutError")

        @JvmField
        public val TOO_MANY_REQUESTS: ErrorCode = ErrorCode("TooManyRequests")

        @JvmField
        public val SERVER_ERROR: ErrorCode = ErrorCode("ServerError")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ErrorCode> = listOf(
            INVALID_REQUEST,
            USER_NOT_FOUND,
            LOGOUT_ERROR,
            TOO_MANY_REQUESTS,
            SERVER_ERROR,
        )
    }
}

/**
 * The specific reason for the error. More reasons can be added, while `code` stays a closed list. Values that this
 * version does not know are accepted.
 */
public class ErrorReason(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val BUNDLE_NOT_FOUND: ErrorReason = ErrorReason("bundle_not_found")

        @JvmField
        public val CHANGE_SET_OPEN: ErrorReason = ErrorReason("change_set_open")

        @JvmField
        public val CHANGED_MEANWHILE: ErrorReason = ErrorReason("changed_meanwhile")

        @JvmField
        public val CURSOR_EXPIRED: ErrorReason = ErrorReason("cursor_expired")

        @JvmField
        public val FORBIDDEN: ErrorReason = ErrorReason("forbidden")

        @JvmField
        public val FOUND_CHANGED: ErrorReason = ErrorReason("found_changed")

        @JvmField
        public val HARDWARE_TAKEN: ErrorReason = ErrorReason("hardware_taken")

        @JvmField
        public val IDEMPOTENCY_KEY_IN_USE: ErrorReason = ErrorReason("idempotency_key_in_use")

        @JvmField
        public val IDEMPOTENCY_KEY_REUSED: ErrorReason = ErrorReason("idempotency_key_reused")

        @JvmField
        public val INVALID_VALUES: ErrorReason = ErrorReason("invalid_values")

        @JvmField
        public val MALFORMED_REQUEST: ErrorReason = ErrorReason("malformed_request")

        @JvmField
        public val MISSING_VALUES: ErrorReason = ErrorReason("missing_values")

        @JvmField
        public val NOT_AN_OBJECT: ErrorReason = ErrorReason("not_an_object")

        @JvmField
        public val NOT_SIGNED_IN: ErrorReason = ErrorReason("not_signed_in")

        @JvmField
        public val PASSWORDS_BUSY: ErrorReason = ErrorReason("passwords_busy")

        @JvmField
        public val PICTURE_TOO_LARGE: ErrorReason = ErrorReason("picture_too_large")

        @JvmField
        public val PICTURES_FULL: ErrorReason = ErrorReason("pictures_full")

        @JvmField
        public val RECORD_NOT_FOUND: ErrorReason = ErrorReason("record_not_found")

        @JvmField
        public val ROLE: ErrorReason = ErrorReason("role")

        @JvmField
        public val RUNNER_UNAVAILABLE: ErrorReason = ErrorReason("runner_unavailable")

        @JvmField
        public val SERVER_ERROR: ErrorReason = ErrorReason("server_error")

        @JvmField
        public val SIGN_OUT_FAILED: ErrorReason = ErrorReason("sign_out_failed")

        @JvmField
        public val SOCIAL_TOKEN_REFUSED: ErrorReason = ErrorReason("social_token_refused")

        @JvmField
        public val SOCIAL_UNAVAILABLE: ErrorReason = ErrorReason("social_unavailable")

        @JvmField
        public val TAG_NOT_FOUND: ErrorReason = ErrorReason("tag_not_found")

        @JvmField
        public val TAG_OWNED: ErrorReason = ErrorReason("tag_owned")

        @JvmField
        public val TOKEN_AUDIENCE: ErrorReason = ErrorReason("token_audience")

        @JvmField
        public val TOKEN_ISSUER: ErrorReason = ErrorReason("token_issuer")

        @JvmField
        public val TOKEN_SIGNATURE: ErrorReason = ErrorReason("token_signature")

        @JvmField
        public val TOKEN_TIME: ErrorReason = ErrorReason("token_time")

        @JvmField
        public val TOKENS_DIFFER: ErrorReason = ErrorReason("tokens_differ")

        @JvmField
        public val TOO_COMPLEX: ErrorReason = ErrorReason("too_complex")

        @JvmField
        public val TOO_LARGE: ErrorReason = ErrorReason("too_large")

        @JvmField
        public val TOO_MANY_BUNDLES: ErrorReason = ErrorReason("too_many_bundles")

        @JvmField
        public val TOO_MANY_CHANGES: ErrorReason = ErrorReason("too_many_changes")

        @JvmField
        public val TOO_MANY_CREATES: ErrorReason = ErrorReason("too_many_creates")

        @JvmField
        public val TOO_MANY_FAILURES: ErrorReason = ErrorReason("too_many_failures")

        @JvmField
        public val TOO_MANY_FIELDS: ErrorReason = ErrorReason("too_many_fields")

        @JvmField
        public val TOO_MANY_IMPORTS: ErrorReason = ErrorReason("too_many_imports")

        @JvmField
        public val TOO_MANY_INVITATIONS: ErrorReason = ErrorReason("too_many_invitations")

        @JvmField
        public val TOO_MANY_LISTS: ErrorReason = ErrorReason("too_many_lists")

        @JvmField
        public val TOO_MANY_PICTURES: ErrorReason = ErrorReason("too_many_pictures")

        @JvmField
        public val TOO_MANY_UNKNOWN_TOKENS: ErrorReason = ErrorReason("too_many_unknown_tokens")

        @JvmField
        public val TOO_MUCH_TO_SEARCH: ErrorReason = ErrorReason("too_much_to_search")

        @JvmField
        public val TRANSLATION_CAP_REACHED: ErrorReason = ErrorReason("translation_cap_reached")

        @JvmField
        public val TRANSLATION_PENDING: ErrorReason = ErrorReason("translation_pending")

        @JvmField
        public val TRANSLATION_UNAVAILABLE: ErrorReason = ErrorReason("translation_unavailable")

        @JvmField
        public val UNAVAILABLE: ErrorReason = ErrorReason("unavailable")

        @JvmField
        public val UNKNOWN_PATH: ErrorReason = ErrorReason("unknown_path")

        @JvmField
        public val UNKNOWN_TOKEN: ErrorReason = ErrorReason("unknown_token")

        @JvmField
        public val UNSUPPORTED_ENCODING: ErrorReason = ErrorReason("unsupported_encoding")

        @JvmField
        public val WRONG_CREDENTIALS: ErrorReason = ErrorReason("wrong_credentials")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ErrorReason> = listOf(
            BUNDLE_NOT_FOUND,
            CHANGE_SET_OPEN,
            CHANGED_MEANWHILE,
            CURSOR_EXPIRED,
            FORBIDDEN,
            FOUND_CHANGED,
            HARDWARE_TAKEN,
            IDEMPOTENCY_KEY_IN_USE,
            IDEMPOTENCY_KEY_REUSED,
            INVALID_VALUES,
            MALFORMED_REQUEST,
            MISSING_VALUES,
            NOT_AN_OBJECT,
            NOT_SIGNED_IN,
            PASSWORDS_BUSY,
            PICTURE_TOO_LARGE,
            PICTURES_FULL,
            RECORD_NOT_FOUND,
            ROLE,
            RUNNER_UNAVAILABLE,
            SERVER_ERROR,
            SIGN_OUT_FAILED,
            SOCIAL_TOKEN_REFUSED,
            SOCIAL_UNAVAILABLE,
            TAG_NOT_FOUND,
            TAG_OWNED,
            TOKEN_AUDIENCE,
            TOKEN_ISSUER,
            TOKEN_SIGNATURE,
            TOKEN_TIME,
            TOKENS_DIFFER,
            TOO_COMPLEX,
            TOO_LARGE,
            TOO_MANY_BUNDLES,
            TOO_MANY_CHANGES,
            TOO_MANY_CREATES,
            TOO_MANY_FAILURES,
            TOO_MANY_FIELDS,
            TOO_MANY_IMPORTS,
            TOO_MANY_INVITATIONS,
            TOO_MANY_LISTS,
            TOO_MANY_PICTURES,
            TOO_MANY_UNKNOWN_TOKENS,
            TOO_MUCH_TO_SEARCH,
            TRANSLATION_CAP_REACHED,
            TRANSLATION_PENDING,
            TRANSLATION_UNAVAILABLE,
            UNAVAILABLE,
            UNKNOWN_PATH,
            UNKNOWN_TOKEN,
            UNSUPPORTED_ENCODING,
            WRONG_CREDENTIALS,
        )
    }
}

/** Gender of the voice that reads the text aloud. Values that this version does not know are accepted. */
public class Gender(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val M: Gender = Gender("m")

        @JvmField
        public val F: Gender = Gender("f")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<Gender> = listOf(
            M,
            F,
        )
    }
}

/** Type of a hardware item. Values that this version does not know are accepted. */
public class HardwareType(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val NFC: HardwareType = HardwareType("nfc")

        @JvmField
        public val BLE_BEACON: HardwareType = HardwareType("ble-beacon")

        @JvmField
        public val QR: HardwareType = HardwareType("qr")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<HardwareType> = listOf(
            NFC,
            BLE_BEACON,
            QR,
        )
    }
}

/** What was done with the record. Values that this version does not know are accepted. */
public class HistoryEntryEvent(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val CREATE: HistoryEntryEvent = HistoryEntryEvent("create")

        @JvmField
        public val UPDATE: HistoryEntryEvent = HistoryEntryEvent("update")

        @JvmField
        public val DESTROY: HistoryEntryEvent = HistoryEntryEvent("destroy")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<HistoryEntryEvent> = listOf(
            CREATE,
            UPDATE,
            DESTROY,
        )
    }
}

/** Type of the changed record. Values that this version does not know are accepted. */
public class HistoryEntryResource(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TAGS: HistoryEntryResource = HistoryEntryResource("Tags")

        @JvmField
        public val TEXT_RECORDS: HistoryEntryResource = HistoryEntryResource("text_records")

        @JvmField
        public val TRANSLATIONS: HistoryEntryResource = HistoryEntryResource("translations")

        @JvmField
        public val NAME_TRANSLATIONS: HistoryEntryResource = HistoryEntryResource("name_translations")

        @JvmField
        public val HARDWARES: HistoryEntryResource = HistoryEntryResource("hardwares")

        @JvmField
        public val PLACES: HistoryEntryResource = HistoryEntryResource("places")

        @JvmField
        public val CUSTOMERS: HistoryEntryResource = HistoryEntryResource("customers")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<HistoryEntryResource> = listOf(
            TAGS,
            TEXT_RECORDS,
            TRANSLATIONS,
            NAME_TRANSLATIONS,
            HARDWARES,
            PLACES,
            CUSTOMERS,
        )
    }
}

/**
 * How the change was made: the API for apps, management as JSON or as pages, an import, an operator's command, or the
 * translation runner. Values that this version does not know are accepted.
 */
public class HistoryEntryVia(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val API: HistoryEntryVia = HistoryEntryVia("api")

        @JvmField
        public val JSON: HistoryEntryVia = HistoryEntryVia("json")

        @JvmField
        public val PAGE: HistoryEntryVia = HistoryEntryVia("page")

        @JvmField
        public val IMPORT: HistoryEntryVia = HistoryEntryVia("import")

        @JvmField
        public val COMMAND: HistoryEntryVia = HistoryEntryVia("command")

        @JvmField
        public val RUNNER: HistoryEntryVia = HistoryEntryVia("runner")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<HistoryEntryVia> = listOf(
            API,
            JSON,
            PAGE,
            IMPORT,
            COMMAND,
            RUNNER,
        )
    }
}

/** . Values that this version does not know are accepted. */
public class ImportTagsBlank(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val CLEAR: ImportTagsBlank = ImportTagsBlank("clear")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ImportTagsBlank> = listOf(
            CLEAR,
        )
    }
}

/** Whether the place is created. Values that this version does not know are accepted. */
public class ImportedPlaceAction(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val CREATE: ImportedPlaceAction = ImportedPlaceAction("create")

        @JvmField
        public val SAME: ImportedPlaceAction = ImportedPlaceAction("same")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ImportedPlaceAction> = listOf(
            CREATE,
            SAME,
        )
    }
}

/** Type of the record. Values that this version does not know are accepted. */
public class KeptChangeResource(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TAGS: KeptChangeResource = KeptChangeResource("Tags")

        @JvmField
        public val TEXT_RECORDS: KeptChangeResource = KeptChangeResource("text_records")

        @JvmField
        public val TRANSLATIONS: KeptChangeResource = KeptChangeResource("translations")

        @JvmField
        public val NAME_TRANSLATIONS: KeptChangeResource = KeptChangeResource("name_translations")

        @JvmField
        public val HARDWARES: KeptChangeResource = KeptChangeResource("hardwares")

        @JvmField
        public val PLACES: KeptChangeResource = KeptChangeResource("places")

        @JvmField
        public val CUSTOMERS: KeptChangeResource = KeptChangeResource("customers")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<KeptChangeResource> = listOf(
            TAGS,
            TEXT_RECORDS,
            TRANSLATIONS,
            NAME_TRANSLATIONS,
            HARDWARES,
            PLACES,
            CUSTOMERS,
        )
    }
}

/**
 * `changed_since`: it has been changed since. `gone`: the record, or what it referred to, no longer exists. `taken`:
 * another record has the value now. `forbidden`: the caller is not allowed to set it, or this operation never does.
 * Values that this version does not know are accepted.
 */
public class KeptChangeWhy(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val CHANGED_SINCE: KeptChangeWhy = KeptChangeWhy("changed_since")

        @JvmField
        public val GONE: KeptChangeWhy = KeptChangeWhy("gone")

        @JvmField
        public val TAKEN: KeptChangeWhy = KeptChangeWhy("taken")

        @JvmField
        public val FORBIDDEN: KeptChangeWhy = KeptChangeWhy("forbidden")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<KeptChangeWhy> = listOf(
            CHANGED_SINCE,
            GONE,
            TAKEN,
            FORBIDDEN,
        )
    }
}

/** One of the 45 supported language codes. Values that this version does not know are accepted. */
public class LanguageCode(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val AR: LanguageCode = LanguageCode("ar")

        @JvmField
        public val BG: LanguageCode = LanguageCode("bg")

        @JvmField
        public val CA: LanguageCode = LanguageCode("ca")

        @JvmField
        public val ZH_CHS: LanguageCode = LanguageCode("zh-CHS")

        @JvmField
        public val ZH_CHT: LanguageCode = LanguageCode("zh-CHT")

        @JvmField
        public val CS: LanguageCode = LanguageCode("cs")

        @JvmField
        public val DA: LanguageCode = LanguageCode("da")

        @JvmField
        public val NL: LanguageCode = LanguageCode("nl")

        @JvmField
        public val EN: LanguageCode = LanguageCode("en")

        @JvmField
        public val ET: LanguageCode = LanguageCode("et")

        @JvmField
        public val FI: LanguageCode = LanguageCode("fi")

        @JvmField
        public val FR: LanguageCode = LanguageCode("fr")

        @JvmField
        public val DE: LanguageCode = LanguageCode("de")

        @JvmField
        public val EL: LanguageCode = LanguageCode("el")

        @JvmField
        public val HT: LanguageCode = LanguageCode("ht")

        @JvmField
        public val HE: LanguageCode = LanguageCode("he")

        @JvmField
        public val HI: LanguageCode = LanguageCode("hi")

        @JvmField
        public val MWW: LanguageCode = LanguageCode("mww")

        @JvmField
        public val HU: LanguageCode = LanguageCode("hu")

        @JvmField
        public val ID: LanguageCode = LanguageCode("id")

        @JvmField
        public val IT: LanguageCode = LanguageCode("it")

        @JvmField
        public val JA: LanguageCode = LanguageCode("ja")

        @JvmField
        public val TLH: LanguageCode = LanguageCode("tlh")

        @JvmField
        public val TLH_QAAK: LanguageCode = LanguageCode("tlh-Qaak")

        @JvmField
        public val KO: LanguageCode = LanguageCode("ko")

        @JvmField
        public val LV: LanguageCode = LanguageCode("lv")

        @JvmField
        public val LT: LanguageCode = LanguageCode("lt")

        @JvmField
        public val MS: LanguageCode = LanguageCode("ms")

        @JvmField
        public val MT: LanguageCode = LanguageCode("mt")

        @JvmField
        public val NO: LanguageCode = LanguageCode("no")

        @JvmField
        public val FA: LanguageCode = LanguageCode("fa")

        @JvmField
        public val PL: LanguageCode = LanguageCode("pl")

        @JvmField
        public val PT: LanguageCode = LanguageCode("pt")

        @JvmField
        public val RO: LanguageCode = LanguageCode("ro")

        @JvmField
        public val RU: LanguageCode = LanguageCode("ru")

        @JvmField
        public val SK: LanguageCode = LanguageCode("sk")

        @JvmField
        public val SL: LanguageCode = LanguageCode("sl")

        @JvmField
        public val ES: LanguageCode = LanguageCode("es")

        @JvmField
        public val SV: LanguageCode = LanguageCode("sv")

        @JvmField
        public val TH: LanguageCode = LanguageCode("th")

        @JvmField
        public val TR: LanguageCode = LanguageCode("tr")

        @JvmField
        public val UK: LanguageCode = LanguageCode("uk")

        @JvmField
        public val UR: LanguageCode = LanguageCode("ur")

        @JvmField
        public val VI: LanguageCode = LanguageCode("vi")

        @JvmField
        public val CY: LanguageCode = LanguageCode("cy")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<LanguageCode> = listOf(
            AR,
            BG,
            CA,
            ZH_CHS,
            ZH_CHT,
            CS,
            DA,
            NL,
            EN,
            ET,
            FI,
            FR,
            DE,
            EL,
            HT,
            HE,
            HI,
            MWW,
            HU,
            ID,
            IT,
            JA,
            TLH,
            TLH_QAAK,
            KO,
            LV,
            LT,
            MS,
            MT,
            NO,
            FA,
            PL,
            PT,
            RO,
            RU,
            SK,
            SL,
            ES,
            SV,
            TH,
            TR,
            UK,
            UR,
            VI,
            CY,
        )
    }
}

/** What was not restored. Values that this version does not know are accepted. */
public class LeftOutWhat(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val HARDWARE: LeftOutWhat = LeftOutWhat("hardware")

        @JvmField
        public val REFERENCE: LeftOutWhat = LeftOutWhat("reference")

        @JvmField
        public val PLACE: LeftOutWhat = LeftOutWhat("place")

        @JvmField
        public val PARENT: LeftOutWhat = LeftOutWhat("parent")

        @JvmField
        public val CHILD: LeftOutWhat = LeftOutWhat("child")

        @JvmField
        public val LINK: LeftOutWhat = LeftOutWhat("link")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<LeftOutWhat> = listOf(
            HARDWARE,
            REFERENCE,
            PLACE,
            PARENT,
            CHILD,
            LINK,
        )
    }
}

/**
 * `elsewhere`: it belongs to another record, or last belonged to another customer. `taken`: another record has it, or
 * there is no room for it. `gone`: it no longer exists. Values that this version does not know are accepted.
 */
public class LeftOutWhy(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val ELSEWHERE: LeftOutWhy = LeftOutWhy("elsewhere")

        @JvmField
        public val TAKEN: LeftOutWhy = LeftOutWhy("taken")

        @JvmField
        public val GONE: LeftOutWhy = LeftOutWhy("gone")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<LeftOutWhy> = listOf(
            ELSEWHERE,
            TAKEN,
            GONE,
        )
    }
}

/** . Values that this version does not know are accepted. */
public class ListHistoryEvent(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val CREATE: ListHistoryEvent = ListHistoryEvent("create")

        @JvmField
        public val UPDATE: ListHistoryEvent = ListHistoryEvent("update")

        @JvmField
        public val DESTROY: ListHistoryEvent = ListHistoryEvent("destroy")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ListHistoryEvent> = listOf(
            CREATE,
            UPDATE,
            DESTROY,
        )
    }
}

/** . Values that this version does not know are accepted. */
public class ListHistoryResource(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TAGS: ListHistoryResource = ListHistoryResource("Tags")

        @JvmField
        public val TEXT_RECORDS: ListHistoryResource = ListHistoryResource("text_records")

        @JvmField
        public val TRANSLATIONS: ListHistoryResource = ListHistoryResource("translations")

        @JvmField
        public val NAME_TRANSLATIONS: ListHistoryResource = ListHistoryResource("name_translations")

        @JvmField
        public val HARDWARES: ListHistoryResource = ListHistoryResource("hardwares")

        @JvmField
        public val PLACES: ListHistoryResource = ListHistoryResource("places")

        @JvmField
        public val CUSTOMERS: ListHistoryResource = ListHistoryResource("customers")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ListHistoryResource> = listOf(
            TAGS,
            TEXT_RECORDS,
            TRANSLATIONS,
            NAME_TRANSLATIONS,
            HARDWARES,
            PLACES,
            CUSTOMERS,
        )
    }
}

/** . Values that this version does not know are accepted. */
public class ListTagRecordsHardware(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val NFC: ListTagRecordsHardware = ListTagRecordsHardware("nfc")

        @JvmField
        public val BLE_BEACON: ListTagRecordsHardware = ListTagRecordsHardware("ble-beacon")

        @JvmField
        public val QR: ListTagRecordsHardware = ListTagRecordsHardware("qr")

        @JvmField
        public val NONE: ListTagRecordsHardware = ListTagRecordsHardware("none")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ListTagRecordsHardware> = listOf(
            NFC,
            BLE_BEACON,
            QR,
            NONE,
        )
    }
}

/** . Values that this version does not know are accepted. */
public class ListTagRecordsPart(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TEXT: ListTagRecordsPart = ListTagRecordsPart("text")

        @JvmField
        public val NAME: ListTagRecordsPart = ListTagRecordsPart("name")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ListTagRecordsPart> = listOf(
            TEXT,
            NAME,
        )
    }
}

/** . Values that this version does not know are accepted. */
public class ListTagRecordsState(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val ORIGINAL: ListTagRecordsState = ListTagRecordsState("original")

        @JvmField
        public val HUMAN: ListTagRecordsState = ListTagRecordsState("human")

        @JvmField
        public val MACHINE: ListTagRecordsState = ListTagRecordsState("machine")

        @JvmField
        public val STALE: ListTagRecordsState = ListTagRecordsState("stale")

        @JvmField
        public val MISSING: ListTagRecordsState = ListTagRecordsState("missing")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ListTagRecordsState> = listOf(
            ORIGINAL,
            HUMAN,
            MACHINE,
            STALE,
            MISSING,
        )
    }
}

/** . Values that this version does not know are accepted. */
public class ListTranslationOrderItemsState(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val QUEUED: ListTranslationOrderItemsState = ListTranslationOrderItemsState("queued")

        @JvmField
        public val RUNNING: ListTranslationOrderItemsState = ListTranslationOrderItemsState("running")

        @JvmField
        public val SAVED: ListTranslationOrderItemsState = ListTranslationOrderItemsState("saved")

        @JvmField
        public val SKIPPED: ListTranslationOrderItemsState = ListTranslationOrderItemsState("skipped")

        @JvmField
        public val FAILED: ListTranslationOrderItemsState = ListTranslationOrderItemsState("failed")

        @JvmField
        public val CANCELLED: ListTranslationOrderItemsState = ListTranslationOrderItemsState("cancelled")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ListTranslationOrderItemsState> = listOf(
            QUEUED,
            RUNNING,
            SAVED,
            SKIPPED,
            FAILED,
            CANCELLED,
        )
    }
}

/** . Values that this version does not know are accepted. */
public class ListTranslationWorkPart(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TEXT: ListTranslationWorkPart = ListTranslationWorkPart("text")

        @JvmField
        public val NAME: ListTranslationWorkPart = ListTranslationWorkPart("name")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ListTranslationWorkPart> = listOf(
            TEXT,
            NAME,
        )
    }
}

/**
 * `found`: `tag` is present. `not_found`: there is no such tag. `invalid`: `error` is present. Values that this version
 * does not know are accepted.
 */
public class LookupResultStatus(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val FOUND: LookupResultStatus = LookupResultStatus("found")

        @JvmField
        public val NOT_FOUND: LookupResultStatus = LookupResultStatus("not_found")

        @JvmField
        public val INVALID: LookupResultStatus = LookupResultStatus("invalid")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<LookupResultStatus> = listOf(
            FOUND,
            NOT_FOUND,
            INVALID,
        )
    }
}

/**
 * `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or
 * corrected by a person. Values that this version does not know are accepted.
 */
public class NameTranslationOrigin(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val ORIGINAL: NameTranslationOrigin = NameTranslationOrigin("original")

        @JvmField
        public val MACHINE: NameTranslationOrigin = NameTranslationOrigin("machine")

        @JvmField
        public val HUMAN: NameTranslationOrigin = NameTranslationOrigin("human")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<NameTranslationOrigin> = listOf(
            ORIGINAL,
            MACHINE,
            HUMAN,
        )
    }
}

/**
 * E-mails about how many reports visitors have sent about the customer's tags, with a link to them. `at_once`: at most
 * one an hour. `daily`: after midnight (UTC), about the previous day. `none`, the default: no e-mails. They require a
 * mail server, and are not sent to an address that its owner has changed without proof. This setting is not returned.
 * Values that this version does not know are accepted.
 */
public class NewCustomerReportMail(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val NONE: NewCustomerReportMail = NewCustomerReportMail("none")

        @JvmField
        public val DAILY: NewCustomerReportMail = NewCustomerReportMail("daily")

        @JvmField
        public val AT_ONCE: NewCustomerReportMail = NewCustomerReportMail("at_once")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<NewCustomerReportMail> = listOf(
            NONE,
            DAILY,
            AT_ONCE,
        )
    }
}

/**
 * `human`: stores the given text as human work, without translating anything. Values that this version does not know
 * are accepted.
 */
public class NewNameTranslationOrigin(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val MACHINE: NewNameTranslationOrigin = NewNameTranslationOrigin("machine")

        @JvmField
        public val HUMAN: NewNameTranslationOrigin = NewNameTranslationOrigin("human")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<NewNameTranslationOrigin> = listOf(
            MACHINE,
            HUMAN,
        )
    }
}

/** . Values that this version does not know are accepted. */
public class NewTranslationOrderPartsItem(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TEXT: NewTranslationOrderPartsItem = NewTranslationOrderPartsItem("text")

        @JvmField
        public val NAME: NewTranslationOrderPartsItem = NewTranslationOrderPartsItem("name")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<NewTranslationOrderPartsItem> = listOf(
            TEXT,
            NAME,
        )
    }
}

/** . Values that this version does not know are accepted. */
public class NewTranslationOrderStatesItem(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val MISSING: NewTranslationOrderStatesItem = NewTranslationOrderStatesItem("missing")

        @JvmField
        public val STALE: NewTranslationOrderStatesItem = NewTranslationOrderStatesItem("stale")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<NewTranslationOrderStatesItem> = listOf(
            MISSING,
            STALE,
        )
    }
}

/**
 * `human`: stores the given text as human work, without translating anything. Values that this version does not know
 * are accepted.
 */
public class NewTranslationOrigin(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val MACHINE: NewTranslationOrigin = NewTranslationOrigin("machine")

        @JvmField
        public val HUMAN: NewTranslationOrigin = NewTranslationOrigin("human")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<NewTranslationOrigin> = listOf(
            MACHINE,
            HUMAN,
        )
    }
}

/**
 * `original`: as entered. `machine`: translated by a provider, or taken over from another tag. `human`: translated by a
 * person. Values that this version does not know are accepted.
 */
public class Origin(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val ORIGINAL: Origin = Origin("original")

        @JvmField
        public val MACHINE: Origin = Origin("machine")

        @JvmField
        public val HUMAN: Origin = Origin("human")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<Origin> = listOf(
            ORIGINAL,
            MACHINE,
            HUMAN,
        )
    }
}

/**
 * Why the first requested language is not served. Null if it is. `off`: lookups do not translate on this service.
 * `unsupported`: no provider supports it. `refused`: every provider refuses this text. `unavailable`: the last attempt
 * failed. `pending`: it may be available soon. Values that this version does not know are accepted.
 */
public class ProvenanceFallbackReason(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val OFF: ProvenanceFallbackReason = ProvenanceFallbackReason("off")

        @JvmField
        public val UNSUPPORTED: ProvenanceFallbackReason = ProvenanceFallbackReason("unsupported")

        @JvmField
        public val REFUSED: ProvenanceFallbackReason = ProvenanceFallbackReason("refused")

        @JvmField
        public val UNAVAILABLE: ProvenanceFallbackReason = ProvenanceFallbackReason("unavailable")

        @JvmField
        public val PENDING: ProvenanceFallbackReason = ProvenanceFallbackReason("pending")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ProvenanceFallbackReason> = listOf(
            OFF,
            UNSUPPORTED,
            REFUSED,
            UNAVAILABLE,
            PENDING,
        )
    }
}

/**
 * The first requested language, if it was not served. `other`: an unsupported language. Null if it was served, or none
 * was requested. Values that this version does not know are accepted.
 */
public class ReadRowMissed(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val OTHER: ReadRowMissed = ReadRowMissed("other")

        @JvmField
        public val AR: ReadRowMissed = ReadRowMissed("ar")

        @JvmField
        public val BG: ReadRowMissed = ReadRowMissed("bg")

        @JvmField
        public val CA: ReadRowMissed = ReadRowMissed("ca")

        @JvmField
        public val ZH_CHS: ReadRowMissed = ReadRowMissed("zh-CHS")

        @JvmField
        public val ZH_CHT: ReadRowMissed = ReadRowMissed("zh-CHT")

        @JvmField
        public val CS: ReadRowMissed = ReadRowMissed("cs")

        @JvmField
        public val DA: ReadRowMissed = ReadRowMissed("da")

        @JvmField
        public val NL: ReadRowMissed = ReadRowMissed("nl")

        @JvmField
        public val EN: ReadRowMissed = ReadRowMissed("en")

        @JvmField
        public val ET: ReadRowMissed = ReadRowMissed("et")

        @JvmField
        public val FI: ReadRowMissed = ReadRowMissed("fi")

        @JvmField
        public val FR: ReadRowMissed = ReadRowMissed("fr")

        @JvmField
        public val DE: ReadRowMissed = ReadRowMissed("de")

        @JvmField
        public val EL: ReadRowMissed = ReadRowMissed("el")

        @JvmField
        public val HT: ReadRowMissed = ReadRowMissed("ht")

        @JvmField
        public val HE: ReadRowMissed = ReadRowMissed("he")

        @JvmField
        public val HI: ReadRowMissed = ReadRowMissed("hi")

        @JvmField
        public val MWW: ReadRowMissed = ReadRowMissed("mww")

        @JvmField
        public val HU: ReadRowMissed = ReadRowMissed("hu")

        @JvmField
        public val ID: ReadRowMissed = ReadRowMissed("id")

        @JvmField
        public val IT: ReadRowMissed = ReadRowMissed("it")

        @JvmField
        public val JA: ReadRowMissed = ReadRowMissed("ja")

        @JvmField
        public val TLH: ReadRowMissed = ReadRowMissed("tlh")

        @JvmField
        public val TLH_QAAK: ReadRowMissed = ReadRowMissed("tlh-Qaak")

        @JvmField
        public val KO: ReadRowMissed = ReadRowMissed("ko")

        @JvmField
        public val LV: ReadRowMissed = ReadRowMissed("lv")

        @JvmField
        public val LT: ReadRowMissed = ReadRowMissed("lt")

        @JvmField
        public val MS: ReadRowMissed = ReadRowMissed("ms")

        @JvmField
        public val MT: ReadRowMissed = ReadRowMissed("mt")

        @JvmField
        public val NO: ReadRowMissed = ReadRowMissed("no")

        @JvmField
        public val FA: ReadRowMissed = ReadRowMissed("fa")

        @JvmField
        public val PL: ReadRowMissed = ReadRowMissed("pl")

        @JvmField
        public val PT: ReadRowMissed = ReadRowMissed("pt")

        @JvmField
        public val RO: ReadRowMissed = ReadRowMissed("ro")

        @JvmField
        public val RU: ReadRowMissed = ReadRowMissed("ru")

        @JvmField
        public val SK: ReadRowMissed = ReadRowMissed("sk")

        @JvmField
        public val SL: ReadRowMissed = ReadRowMissed("sl")

        @JvmField
        public val ES: ReadRowMissed = ReadRowMissed("es")

        @JvmField
        public val SV: ReadRowMissed = ReadRowMissed("sv")

        @JvmField
        public val TH: ReadRowMissed = ReadRowMissed("th")

        @JvmField
        public val TR: ReadRowMissed = ReadRowMissed("tr")

        @JvmField
        public val UK: ReadRowMissed = ReadRowMissed("uk")

        @JvmField
        public val UR: ReadRowMissed = ReadRowMissed("ur")

        @JvmField
        public val VI: ReadRowMissed = ReadRowMissed("vi")

        @JvmField
        public val CY: ReadRowMissed = ReadRowMissed("cy")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ReadRowMissed> = listOf(
            OTHER,
            AR,
            BG,
            CA,
            ZH_CHS,
            ZH_CHT,
            CS,
            DA,
            NL,
            EN,
            ET,
            FI,
            FR,
            DE,
            EL,
            HT,
            HE,
            HI,
            MWW,
            HU,
            ID,
            IT,
            JA,
            TLH,
            TLH_QAAK,
            KO,
            LV,
            LT,
            MS,
            MT,
            NO,
            FA,
            PL,
            PT,
            RO,
            RU,
            SK,
            SL,
            ES,
            SV,
            TH,
            TR,
            UK,
            UR,
            VI,
            CY,
        )
    }
}

/** How the tag was read. Values that this version does not know are accepted. */
public class ReadRowWay(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val PAGE: ReadRowWay = ReadRowWay("page")

        @JvmField
        public val IDENTIFIER: ReadRowWay = ReadRowWay("identifier")

        @JvmField
        public val BEACON: ReadRowWay = ReadRowWay("beacon")

        @JvmField
        public val NFC: ReadRowWay = ReadRowWay("nfc")

        @JvmField
        public val QR: ReadRowWay = ReadRowWay("qr")

        @JvmField
        public val BATCH: ReadRowWay = ReadRowWay("batch")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ReadRowWay> = listOf(
            PAGE,
            IDENTIFIER,
            BEACON,
            NFC,
            QR,
            BATCH,
        )
    }
}

/** What was read: the text of the tag, or its name. Values that this version does not know are accepted. */
public class ReportPart(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TEXT: ReportPart = ReportPart("text")

        @JvmField
        public val NAME: ReportPart = ReportPart("name")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<ReportPart> = listOf(
            TEXT,
            NAME,
        )
    }
}

/**
 * `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or
 * corrected by a person. Values that this version does not know are accepted.
 */
public class RestoredTextOrigin(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val ORIGINAL: RestoredTextOrigin = RestoredTextOrigin("original")

        @JvmField
        public val MACHINE: RestoredTextOrigin = RestoredTextOrigin("machine")

        @JvmField
        public val HUMAN: RestoredTextOrigin = RestoredTextOrigin("human")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<RestoredTextOrigin> = listOf(
            ORIGINAL,
            MACHINE,
            HUMAN,
        )
    }
}

/** Always `OK`. Values that this version does not know are accepted. */
public class SignedOutCode(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val OK: SignedOutCode = SignedOutCode("OK")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<SignedOutCode> = listOf(
            OK,
        )
    }
}

/**
 * `move`: to the place `place_id`. `hide`: hides the tags from visitors. `show`: opens them to visitors. `give`:
 * transfers them to the customer `customer_id` and removes them from places that belong to others; admins only.
 * `delete`: deletes them with their texts and names; their hardware is kept and becomes free. Values that this version
 * does not know are accepted.
 */
public class TagBulkAction(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val MOVE: TagBulkAction = TagBulkAction("move")

        @JvmField
        public val HIDE: TagBulkAction = TagBulkAction("hide")

        @JvmField
        public val SHOW: TagBulkAction = TagBulkAction("show")

        @JvmField
        public val GIVE: TagBulkAction = TagBulkAction("give")

        @JvmField
        public val DELETE: TagBulkAction = TagBulkAction("delete")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TagBulkAction> = listOf(
            MOVE,
            HIDE,
            SHOW,
            GIVE,
            DELETE,
        )
    }
}

/**
 * Type of hardware that is attached to the tag. `none`: tags without hardware. Values that this version does not know
 * are accepted.
 */
public class TagFiltersHardware(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val NFC: TagFiltersHardware = TagFiltersHardware("nfc")

        @JvmField
        public val BLE_BEACON: TagFiltersHardware = TagFiltersHardware("ble-beacon")

        @JvmField
        public val QR: TagFiltersHardware = TagFiltersHardware("qr")

        @JvmField
        public val NONE: TagFiltersHardware = TagFiltersHardware("none")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TagFiltersHardware> = listOf(
            NFC,
            BLE_BEACON,
            QR,
            NONE,
        )
    }
}

/**
 * Whether `lang_code` and `state` refer to the text or to the name. Requires `lang_code`. Values that this version does
 * not know are accepted.
 */
public class TagFiltersPart(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TEXT: TagFiltersPart = TagFiltersPart("text")

        @JvmField
        public val NAME: TagFiltersPart = TagFiltersPart("name")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TagFiltersPart> = listOf(
            TEXT,
            NAME,
        )
    }
}

/**
 * State of the tag's text in that language, or of its name if `part` says so: the original, a human translation, a
 * machine translation, a translation of an older original (stale), or missing although there is an original. Requires
 * `lang_code`. Values that this version does not know are accepted.
 */
public class TagFiltersState(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val ORIGINAL: TagFiltersState = TagFiltersState("original")

        @JvmField
        public val HUMAN: TagFiltersState = TagFiltersState("human")

        @JvmField
        public val MACHINE: TagFiltersState = TagFiltersState("machine")

        @JvmField
        public val STALE: TagFiltersState = TagFiltersState("stale")

        @JvmField
        public val MISSING: TagFiltersState = TagFiltersState("missing")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TagFiltersState> = listOf(
            ORIGINAL,
            HUMAN,
            MACHINE,
            STALE,
            MISSING,
        )
    }
}

/** What is done with the row. Values that this version does not know are accepted. */
public class TagImportRowAction(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val CREATE: TagImportRowAction = TagImportRowAction("create")

        @JvmField
        public val UPDATE: TagImportRowAction = TagImportRowAction("update")

        @JvmField
        public val SAME: TagImportRowAction = TagImportRowAction("same")

        @JvmField
        public val INVALID: TagImportRowAction = TagImportRowAction("invalid")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TagImportRowAction> = listOf(
            CREATE,
            UPDATE,
            SAME,
            INVALID,
        )
    }
}

/** . Values that this version does not know are accepted. */
public class TagNdefFitsItem(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val NTAG213: TagNdefFitsItem = TagNdefFitsItem("NTAG213")

        @JvmField
        public val NTAG215: TagNdefFitsItem = TagNdefFitsItem("NTAG215")

        @JvmField
        public val NTAG216: TagNdefFitsItem = TagNdefFitsItem("NTAG216")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TagNdefFitsItem> = listOf(
            NTAG213,
            NTAG215,
            NTAG216,
        )
    }
}

/** Type of the record. Values that this version does not know are accepted. */
public class TagNdefRecordsItemType(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val U: TagNdefRecordsItemType = TagNdefRecordsItemType("U")

        @JvmField
        public val ANDROID_COM_PKG: TagNdefRecordsItemType = TagNdefRecordsItemType("android.com:pkg")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TagNdefRecordsItemType> = listOf(
            U,
            ANDROID_COM_PKG,
        )
    }
}

/**
 * What a member is allowed to do. Each role includes the previous ones: `viewer` reads, `translator` writes
 * translations by hand, `editor` writes everything else, `manager` manages the team and links. Values that this version
 * does not know are accepted.
 */
public class TeamRole(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val VIEWER: TeamRole = TeamRole("viewer")

        @JvmField
        public val TRANSLATOR: TeamRole = TeamRole("translator")

        @JvmField
        public val EDITOR: TeamRole = TeamRole("editor")

        @JvmField
        public val MANAGER: TeamRole = TeamRole("manager")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TeamRole> = listOf(
            VIEWER,
            TRANSLATOR,
            EDITOR,
            MANAGER,
        )
    }
}

/** . Values that this version does not know are accepted. */
public class TotalCountRelation(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val GTE: TotalCountRelation = TotalCountRelation("gte")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TotalCountRelation> = listOf(
            GTE,
        )
    }
}

/** Whether it is the tag's text or its name. Values that this version does not know are accepted. */
public class TranslationOrderItemPart(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TEXT: TranslationOrderItemPart = TranslationOrderItemPart("text")

        @JvmField
        public val NAME: TranslationOrderItemPart = TranslationOrderItemPart("name")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TranslationOrderItemPart> = listOf(
            TEXT,
            NAME,
        )
    }
}

/**
 * Why the item was skipped. `human`: a human translation exists. `fresh`: a machine translation of the current original
 * exists. `not_asked`: its state was not requested. `unsupported`: no provider supports it. `gone`: the text no longer
 * exists. Why the item failed: `refused` by every provider; `unavailable` or `throttled` in three attempts. Otherwise
 * null. Values that this version does not know are accepted.
 */
public class TranslationOrderItemReason(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val HUMAN: TranslationOrderItemReason = TranslationOrderItemReason("human")

        @JvmField
        public val FRESH: TranslationOrderItemReason = TranslationOrderItemReason("fresh")

        @JvmField
        public val NOT_ASKED: TranslationOrderItemReason = TranslationOrderItemReason("not_asked")

        @JvmField
        public val UNSUPPORTED: TranslationOrderItemReason = TranslationOrderItemReason("unsupported")

        @JvmField
        public val GONE: TranslationOrderItemReason = TranslationOrderItemReason("gone")

        @JvmField
        public val REFUSED: TranslationOrderItemReason = TranslationOrderItemReason("refused")

        @JvmField
        public val UNAVAILABLE: TranslationOrderItemReason = TranslationOrderItemReason("unavailable")

        @JvmField
        public val THROTTLED: TranslationOrderItemReason = TranslationOrderItemReason("throttled")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TranslationOrderItemReason> = listOf(
            HUMAN,
            FRESH,
            NOT_ASKED,
            UNSUPPORTED,
            GONE,
            REFUSED,
            UNAVAILABLE,
            THROTTLED,
        )
    }
}

/** State of the item. Values that this version does not know are accepted. */
public class TranslationOrderItemState(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val QUEUED: TranslationOrderItemState = TranslationOrderItemState("queued")

        @JvmField
        public val RUNNING: TranslationOrderItemState = TranslationOrderItemState("running")

        @JvmField
        public val SAVED: TranslationOrderItemState = TranslationOrderItemState("saved")

        @JvmField
        public val SKIPPED: TranslationOrderItemState = TranslationOrderItemState("skipped")

        @JvmField
        public val FAILED: TranslationOrderItemState = TranslationOrderItemState("failed")

        @JvmField
        public val CANCELLED: TranslationOrderItemState = TranslationOrderItemState("cancelled")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TranslationOrderItemState> = listOf(
            QUEUED,
            RUNNING,
            SAVED,
            SKIPPED,
            FAILED,
            CANCELLED,
        )
    }
}

/** . Values that this version does not know are accepted. */
public class TranslationOrderPartsItem(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TEXT: TranslationOrderPartsItem = TranslationOrderPartsItem("text")

        @JvmField
        public val NAME: TranslationOrderPartsItem = TranslationOrderPartsItem("name")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TranslationOrderPartsItem> = listOf(
            TEXT,
            NAME,
        )
    }
}

/**
 * `queued`: no item has begun. `running`: some item has begun, and not all have ended. Once all have ended: `cancelled`
 * if any item was cancelled, `succeeded` if none failed, `failed` if none was saved, otherwise `partially_failed`.
 * Values that this version does not know are accepted.
 */
public class TranslationOrderState(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val QUEUED: TranslationOrderState = TranslationOrderState("queued")

        @JvmField
        public val RUNNING: TranslationOrderState = TranslationOrderState("running")

        @JvmField
        public val SUCCEEDED: TranslationOrderState = TranslationOrderState("succeeded")

        @JvmField
        public val PARTIALLY_FAILED: TranslationOrderState = TranslationOrderState("partially_failed")

        @JvmField
        public val FAILED: TranslationOrderState = TranslationOrderState("failed")

        @JvmField
        public val CANCELLED: TranslationOrderState = TranslationOrderState("cancelled")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TranslationOrderState> = listOf(
            QUEUED,
            RUNNING,
            SUCCEEDED,
            PARTIALLY_FAILED,
            FAILED,
            CANCELLED,
        )
    }
}

/** . Values that this version does not know are accepted. */
public class TranslationOrderStatesItem(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val MISSING: TranslationOrderStatesItem = TranslationOrderStatesItem("missing")

        @JvmField
        public val STALE: TranslationOrderStatesItem = TranslationOrderStatesItem("stale")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TranslationOrderStatesItem> = listOf(
            MISSING,
            STALE,
        )
    }
}

/**
 * Why the order cannot proceed at the moment: the budget of the month or the characters of the day are spent, no
 * provider can be called, or its customer is suspended. It continues by itself. Values that this version does not know
 * are accepted.
 */
public class TranslationOrderWaitingFor(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val BUDGET: TranslationOrderWaitingFor = TranslationOrderWaitingFor("budget")

        @JvmField
        public val CAP: TranslationOrderWaitingFor = TranslationOrderWaitingFor("cap")

        @JvmField
        public val PROVIDERS: TranslationOrderWaitingFor = TranslationOrderWaitingFor("providers")

        @JvmField
        public val SUSPENDED: TranslationOrderWaitingFor = TranslationOrderWaitingFor("suspended")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TranslationOrderWaitingFor> = listOf(
            BUDGET,
            CAP,
            PROVIDERS,
            SUSPENDED,
        )
    }
}

/**
 * `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or
 * corrected by a person. Values that this version does not know are accepted.
 */
public class TranslationOrigin(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val ORIGINAL: TranslationOrigin = TranslationOrigin("original")

        @JvmField
        public val MACHINE: TranslationOrigin = TranslationOrigin("machine")

        @JvmField
        public val HUMAN: TranslationOrigin = TranslationOrigin("human")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TranslationOrigin> = listOf(
            ORIGINAL,
            MACHINE,
            HUMAN,
        )
    }
}

/** . Values that this version does not know are accepted. */
public class TranslationStatus(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val ORIGINAL: TranslationStatus = TranslationStatus("original")

        @JvmField
        public val STORED: TranslationStatus = TranslationStatus("stored")

        @JvmField
        public val TRANSLATED: TranslationStatus = TranslationStatus("translated")

        @JvmField
        public val UNAVAILABLE: TranslationStatus = TranslationStatus("unavailable")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TranslationStatus> = listOf(
            ORIGINAL,
            STORED,
            TRANSLATED,
            UNAVAILABLE,
        )
    }
}

/** . Values that this version does not know are accepted. */
public class TranslationWorkChecksItem(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val SCRIPT: TranslationWorkChecksItem = TranslationWorkChecksItem("script")

        @JvmField
        public val LANGUAGE: TranslationWorkChecksItem = TranslationWorkChecksItem("language")

        @JvmField
        public val NUMBERS: TranslationWorkChecksItem = TranslationWorkChecksItem("numbers")

        @JvmField
        public val ADDRESSES: TranslationWorkChecksItem = TranslationWorkChecksItem("addresses")

        @JvmField
        public val LENGTH: TranslationWorkChecksItem = TranslationWorkChecksItem("length")

        @JvmField
        public val EQUAL: TranslationWorkChecksItem = TranslationWorkChecksItem("equal")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TranslationWorkChecksItem> = listOf(
            SCRIPT,
            LANGUAGE,
            NUMBERS,
            ADDRESSES,
            LENGTH,
            EQUAL,
        )
    }
}

/** Whether it is the tag's text or its name. Values that this version does not know are accepted. */
public class TranslationWorkPart(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val TEXT: TranslationWorkPart = TranslationWorkPart("text")

        @JvmField
        public val NAME: TranslationWorkPart = TranslationWorkPart("name")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TranslationWorkPart> = listOf(
            TEXT,
            NAME,
        )
    }
}

/**
 * `missing`: there is none. `stale`: made from an older original. Otherwise who translated the current original. Values
 * that this version does not know are accepted.
 */
public class TranslationWorkState(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val MISSING: TranslationWorkState = TranslationWorkState("missing")

        @JvmField
        public val STALE: TranslationWorkState = TranslationWorkState("stale")

        @JvmField
        public val MACHINE: TranslationWorkState = TranslationWorkState("machine")

        @JvmField
        public val HUMAN: TranslationWorkState = TranslationWorkState("human")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TranslationWorkState> = listOf(
            MISSING,
            STALE,
            MACHINE,
            HUMAN,
        )
    }
}

/**
 * `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or
 * corrected by a person. Values that this version does not know are accepted.
 */
public class TranslationWorkTargetOrigin(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val ORIGINAL: TranslationWorkTargetOrigin = TranslationWorkTargetOrigin("original")

        @JvmField
        public val MACHINE: TranslationWorkTargetOrigin = TranslationWorkTargetOrigin("machine")

        @JvmField
        public val HUMAN: TranslationWorkTargetOrigin = TranslationWorkTargetOrigin("human")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<TranslationWorkTargetOrigin> = listOf(
            ORIGINAL,
            MACHINE,
            HUMAN,
        )
    }
}

/** . Values that this version does not know are accepted. */
public class Warning(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
        @JvmField
        public val BEACON_WITHOUT_MAJOR_MINOR: Warning = Warning("beacon-without-major-minor")

        @JvmField
        public val UNUSUAL_IDENTIFIER: Warning = Warning("unusual-identifier")

        @JvmField
        public val BEACON_WITHOUT_MAJOR_MINOR_UNUSUAL_IDENTIFIER: Warning = Warning("beacon-without-major-minor, unusual-identifier")

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<Warning> = listOf(
            BEACON_WITHOUT_MAJOR_MINOR,
            UNUSUAL_IDENTIFIER,
            BEACON_WITHOUT_MAJOR_MINOR_UNUSUAL_IDENTIFIER,
        )
    }
}
