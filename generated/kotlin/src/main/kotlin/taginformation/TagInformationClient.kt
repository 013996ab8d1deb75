// Generated from openapi.json: the client.

package taginformation

import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

/**
 * The client of the service, version 0.1.0.
 *
 * The Tag Information Service links physical tags (NFC chips, Bluetooth beacons, QR codes) to texts that can be read in
 * 45 languages. This is its JSON API; http://127.0.0.1:3000/docs is an introduction.
 */
public class TagInformationClient private constructor(caller: Caller) :
    BundleLinksOperations by BundleLinksCalls(caller),
    CustomersOperations by CustomersCalls(caller),
    HardwareOperations by HardwareCalls(caller),
    LoginOperations by LoginCalls(caller),
    NameTranslationsOperations by NameTranslationsCalls(caller),
    PlacesOperations by PlacesCalls(caller),
    ReportsOperations by ReportsCalls(caller),
    TagAddressesOperations by TagAddressesCalls(caller),
    TagRecordsOperations by TagRecordsCalls(caller),
    TagsOperations by TagsCalls(caller),
    TextRecordsOperations by TextRecordsCalls(caller),
    TranslationsOperations by TranslationsCalls(caller) {
    /**
     * @param baseUrl Where the service is. It may end in a path
     * @param tokens Asked for the token of each request that takes one
     * @param transport What carries the requests
     * @param timeout The longest time for one request; a repetition has as much again
     * @param retries Which calls are repeated, and when
     */
    public constructor(
        baseUrl: String,
        tokens: TokenProvider = TokenProvider { null },
        transport: Transport = OkHttpTransport(),
        timeout: Duration = 30.seconds,
        retries: Retries = Retries(),
    ) : this(Caller(baseUrl, tokens, transport, timeout, retries))
}

/** The version of the SDK, which is that of the interface. */
internal const val VERSION: String = "0.1.0"
