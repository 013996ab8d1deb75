// Generated from openapi.json: how the operations of "Figures" are called.

package org.taginformation

internal class FiguresCalls(private val caller: Caller) : FiguresOperations {
    override suspend fun showCoverage(options: ShowCoverageOptions): Answer<List<Coverage>> =
        caller.call(
            Call("GET", "/coverage.json", sendsToken = true, options)
                .query("place_id", options.placeId?.value)
                .query("lang_codes", options.langCodes)
                .query("customer_id", options.customerId?.value)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readCoverage(it) } },
        )

    override suspend fun showReads(options: ShowReadsOptions): Answer<Reads> =
        caller.call(
            Call("GET", "/stats/reads.json", sendsToken = true, options)
                .query("from", options.from)
                .query("to", options.to)
                .query("tag_id", options.tagId?.value)
                .query("place_id", options.placeId?.value)
                .query("customer_id", options.customerId?.value)
                .query("by", options.by)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readReads(it) },
        )

    override suspend fun showTranslationFigures(options: ShowTranslationFiguresOptions): Answer<TranslationFigures> =
        caller.call(
            Call("GET", "/stats/translation.json", sendsToken = true, options)
                .query("from", options.from)
                .query("to", options.to)
                .query("customer_id", options.customerId?.value)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readTranslationFigures(it) },
        )
}
