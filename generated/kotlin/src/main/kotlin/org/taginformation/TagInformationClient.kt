// Generated from openapi.json: the client.

package org.taginformation

/**
 * The client of the service, version 0.6.2.
 *
 * The Tag Information Service links physical tags (NFC chips, Bluetooth beacons, QR codes) to texts that can be read in
 * 45 languages. This is its JSON API; http://127.0.0.1:3000/docs is an introduction.
 */
public class TagInformationClient private constructor(private val caller: Caller) :
    TagInformationOperations,
    BinOperations by BinCalls(caller),
    BundleLinksOperations by BundleLinksCalls(caller),
    CustomersOperations by CustomersCalls(caller),
    FiguresOperations by FiguresCalls(caller),
    HardwareOperations by HardwareCalls(caller),
    HistoryOperations by HistoryCalls(caller),
    InvitationsOperations by InvitationsCalls(caller),
    KeepWordsOperations by KeepWordsCalls(caller),
    LoginOperations by LoginCalls(caller),
    LookOperations by LookCalls(caller),
    NameTranslationsOperations by NameTranslationsCalls(caller),
    PlacesOperations by PlacesCalls(caller),
    ReportsOperations by ReportsCalls(caller),
    TagAddressesOperations by TagAddressesCalls(caller),
    TagRecordsOperations by TagRecordsCalls(caller),
    TagsOperations by TagsCalls(caller),
    TeamOperations by TeamCalls(caller),
    TeamInvitationsOperations by TeamInvitationsCalls(caller),
    TextRecordsOperations by TextRecordsCalls(caller),
    TranslationMemoryOperations by TranslationMemoryCalls(caller),
    TranslationOrdersOperations by TranslationOrdersCalls(caller),
    TranslationWorkOperations by TranslationWorkCalls(caller),
    TranslationsOperations by TranslationsCalls(caller) {
    /** @param baseUrl Where the service is. It may end in a path */
    public constructor(baseUrl: String, options: ClientOptions) : this(Caller(baseUrl, options))

    /** A client that sends no token. */
    public constructor(baseUrl: String) : this(baseUrl, ClientOptions())

    /** A client with options set in braces. */
    public constructor(baseUrl: String, fill: ClientOptions.() -> Unit) : this(baseUrl, ClientOptions().apply(fill))

    /**
     * A call of what this version of the SDK does not know, as the documentation of the service has it, with the token, the repetitions
     * and the errors of all others. Its success is the body as it came. A call with an `Idempotency-Key` among its headers is repeated
     * as those are that take one.
     *
     * @param path With the names of parameters in braces, and a query where a call that has a body needs one
     * @param parameters Those that the path does not name are the query of GET and DELETE, and else the body: maps, lists, texts,
     * numbers, truth values and null
     */
    public suspend fun request(
        method: String,
        path: String,
        parameters: Map<String, Any?>,
        options: RequestOptions,
    ): Answer<String> = caller.text(unknownCall(method, path, parameters, options))

    /** [request] with parameters alone. */
    public suspend fun request(method: String, path: String, parameters: Map<String, Any?>): Answer<String> =
        request(method, path, parameters, RequestOptions())

    /** [request] with its required parameters only. */
    public suspend fun request(method: String, path: String): Answer<String> = request(method, path, emptyMap())

    /** [request] with options set in braces. */
    public suspend fun request(
        method: String,
        path: String,
        parameters: Map<String, Any?>,
        fill: RequestOptions.() -> Unit,
    ): Answer<String> = request(method, path, parameters, RequestOptions().apply(fill))
}

/** What [TagInformationClient.request] may be given. */
public class RequestOptions : CallOptions()

/** The version of the SDK. */
internal const val VERSION: String = "0.6.2"
