// Generated from openapi.json: how the operations of "Reports" are called.

package org.taginformation

internal class ReportsCalls(private val caller: Caller) : ReportsOperations {
    override suspend fun listReports(options: ListReportsOptions): Answer<List<Report>> =
        caller.call(
            Call("GET", "/reports.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readReport(it) } },
        )

    override suspend fun showReport(id: Int, options: ShowReportOptions): Answer<Report> =
        caller.call(
            Call("GET", "/reports/{id}.json", sendsToken = true, options)
                .path("id", id)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readReport(it) },
        )

    override suspend fun destroyReport(id: Int, options: DestroyReportOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/reports/{id}.json", sendsToken = true, options)
                .path("id", id)
                .header("If-Match", options.ifMatch),
            status = 204,
            read = { },
        )

    override suspend fun translateReport(id: Int, options: TranslateReportOptions): Answer<TranslatedReport> =
        caller.call(
            Call("POST", "/reports/{id}/translate.json", sendsToken = true, options)
                .path("id", id),
            status = 200,
            read = { readTranslatedReport(it) },
        )

    override suspend fun closeReport(id: Int, options: CloseReportOptions): Answer<Report> =
        caller.call(
            Call("POST", "/reports/{id}/right.json", sendsToken = true, options)
                .path("id", id),
            status = 200,
            read = { readReport(it) },
        )
}
