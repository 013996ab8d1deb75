// Generated from openapi.json: how the operations of "Login" are called.

package org.taginformation

internal class LoginCalls(private val caller: Caller) : LoginOperations {
    override suspend fun getAuthToken(email: String, password: String, options: GetAuthTokenOptions): Answer<AuthToken> =
        caller.call(
            Call("POST", "/api/v1/login/getAuthToken", sendsToken = false, options)
                .repeatable()
                .body {
                    put("email", email)
                    put("password", password)
                },
            status = 200,
            read = { readAuthToken(it) },
        )

    override suspend fun signInWithSocial(authToken: String, options: SignInWithSocialOptions): Answer<AuthToken> =
        caller.call(
            Call("POST", "/api/v1/login/signInWithSocial", sendsToken = false, options)
                .repeatable()
                .body {
                    put("auth_token", authToken)
                },
            status = 200,
            read = { readAuthToken(it) },
        )

    override suspend fun signInWithProvider(
        provider: String,
        authToken: String,
        options: SignInWithProviderOptions,
    ): Answer<AuthToken> =
        caller.call(
            Call("POST", "/api/v1/login/signInWith{provider}", sendsToken = false, options)
                .path("provider", provider)
                .repeatable()
                .body {
                    put("auth_token", authToken)
                },
            status = 200,
            read = { readAuthToken(it) },
        )

    override suspend fun signOut(email: String, authToken: String, options: SignOutOptions): Answer<SignedOut> =
        caller.call(
            Call("POST", "/api/v1/login/signOut", sendsToken = false, options)
                .body {
                    put("email", email)
                    put("auth_token", authToken)
                },
            status = 200,
            read = { readSignedOut(it) },
        )
}
