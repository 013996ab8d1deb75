// Generated from openapi.json: how the operations of "Reports" are called.

package taginformation

internal class ReportsCalls(private val caller: Caller) : ReportsOperations {
    override suspend fun listReports(
        limit: Int?,
        after: Int?,
        ifNoneMatch: String?,
    ): Answer<List<Report>, ListReportsRefusal> =
        caller.call(
            Call("GET", "/reports.json", sendsToken = true)
                .query("limit", limit)
                .query("after", after)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { it.list { readReport(it) } },
            refuse = ::listReportsRefusal,
        )

    override suspend fun showReport(id: Int, ifNoneMatch: String?): Answer<Report, ShowReportRefusal> =
        caller.call(
            Call("GET", "/reports/{id}.json", sendsToken = true)
                .path("id", id)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { readReport(it) },
            refuse = ::showReportRefusal,
        )

    override suspend fun destroyReport(id: Int, ifMatch: String?): Answer<Unit, DestroyReportRefusal> =
        caller.call(
            Call("DELETE", "/reports/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch),
            status = 204,
            read = { },
            refuse = ::destroyReportRefusal,
        )
}

private fun listReportsRefusal(answer: RawAnswer): ListReportsRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun showReportRefusal(answer: RawAnswer): ShowReportRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    404 -> NotFound(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun destroyReportRefusal(answer: RawAnswer): DestroyReportRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    404 -> NotFound(answer.error())
    412 -> PreconditionFailed(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}
