// Generated from openapi.json: how the operations of "Login" are called.

package taginformation

internal class LoginCalls(private val caller: Caller) : LoginOperations {
    override suspend fun getAuthToken(email: String, password: String): Answer<AuthToken, GetAuthTokenRefusal> =
        caller.call(
            Call("POST", "/api/v1/login/getAuthToken", sendsToken = false)
                .body {
                    put("email", email)
                    put("password", password)
                },
            status = 200,
            read = { readAuthToken(it) },
            refuse = ::getAuthTokenRefusal,
        )

    override suspend fun signInWithSocial(authToken: String): Answer<AuthToken, SignInWithSocialRefusal> =
        caller.call(
            Call("POST", "/api/v1/login/signInWithSocial", sendsToken = false)
                .body {
                    put("auth_token", authToken)
                },
            status = 200,
            read = { readAuthToken(it) },
            refuse = ::signInWithSocialRefusal,
        )

    override suspend fun signInWithProvider(
        provider: String,
        authToken: String,
    ): Answer<AuthToken, SignInWithProviderRefusal> =
        caller.call(
            Call("POST", "/api/v1/login/signInWith{provider}", sendsToken = false)
                .path("provider", provider)
                .body {
                    put("auth_token", authToken)
                },
            status = 200,
            read = { readAuthToken(it) },
            refuse = ::signInWithProviderRefusal,
        )

    override suspend fun signOut(email: String, authToken: String): Answer<SignedOut, SignOutRefusal> =
        caller.call(
            Call("POST", "/api/v1/login/signOut", sendsToken = false)
                .body {
                    put("email", email)
                    put("auth_token", authToken)
                },
            status = 200,
            read = { readSignedOut(it) },
            refuse = ::signOutRefusal,
        )
}

private fun getAuthTokenRefusal(answer: RawAnswer): GetAuthTokenRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    429 -> TooManyRequests(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun signInWithSocialRefusal(answer: RawAnswer): SignInWithSocialRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun signInWithProviderRefusal(answer: RawAnswer): SignInWithProviderRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    404 -> NotFound(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun signOutRefusal(answer: RawAnswer): SignOutRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}
