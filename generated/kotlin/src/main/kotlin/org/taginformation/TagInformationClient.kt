// Generated from openapi.json: the client.

package org.taginformation

/**
 * The client of the service, version 0.3.0.
 *
 * The Tag Information Service links physical tags (NFC chips, Bluetooth beacons, QR codes) to texts that can be read in
 * 45 languages. This is its JSON API; http://127.0.0.1:3000/docs is an introduction.
 */
public class TagInformationClient private constructor(caller: Caller) :
    TagInformationOperations,
    BundleLinksOperations by BundleLinksCalls(caller),
    CustomersOperations by CustomersCalls(caller),
    FiguresOperations by FiguresCalls(caller),
    HardwareOperations by HardwareCalls(caller),
    HistoryOperations by HistoryCalls(caller),
    InvitationsOperations by InvitationsCalls(caller),
    LoginOperations by LoginCalls(caller),
    NameTranslationsOperations by NameTranslationsCalls(caller),
    PlacesOperations by PlacesCalls(caller),
    ReportsOperations by ReportsCalls(caller),
    TagAddressesOperations by TagAddressesCalls(caller),
    TagRecordsOperations by TagRecordsCalls(caller),
    TagsOperations by TagsCalls(caller),
    TextRecordsOperations by TextRecordsCalls(caller),
    TranslationMemoryOperations by TranslationMemoryCalls(caller),
    TranslationOrdersOperations by TranslationOrdersCalls(caller),
    TranslationWorkOperations by TranslationWorkCalls(caller),
    TranslationsOperations by TranslationsCalls(caller) {
    /** @param baseUrl Where the service is. It may end in a path */
    public constructor(baseUrl: String, options: ClientOptions) : this(Caller(baseUrl, options))

    /** A client that sends no token. */
    public constructor(baseUrl: String) : this(baseUrl, ClientOptions())

    /** A client with options that are set in place. */
    public constructor(baseUrl: String, fill: ClientOptions.() -> Unit) : this(baseUrl, ClientOptions().apply(fill))
}

/** The version of the SDK. */
internal const val VERSION: String = "0.3.0"
