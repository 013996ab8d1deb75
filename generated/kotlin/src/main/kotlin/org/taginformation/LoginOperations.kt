// Generated from openapi.json: the operations of "Login".

package org.taginformation

/**
 * Sign in and out. Signing in returns the token that other operations require.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface LoginOperations {
    /**
     * Sign in with e-mail and password.
     *
     * Returns an authentication token. Each call returns a new token; earlier tokens stay valid. A token ends when it
     * is signed out, when the password changes, or after a year without use. After 10 failed attempts within 15 minutes
     * for one e-mail address from one network address, the response is 429 with `Retry-After`.
     *
     * Possible refusals: 400 (`missing_values`, `invalid_values`, `not_an_object`, `too_complex`, `malformed_request`),
     * 401 (`wrong_credentials`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 429
     * (`too_many_failures`), 500 (`server_error`), 503 (`passwords_busy`, `unavailable`). Later versions can add
     * others.
     *
     * @param email E-mail address. Not case-sensitive
     * @param password Password
     */
    public suspend fun getAuthToken(email: String, password: String, options: GetAuthTokenOptions): Answer<AuthToken> =
        notFaked("getAuthToken")

    /** [getAuthToken] with its required parameters only. */
    public suspend fun getAuthToken(email: String, password: String): Answer<AuthToken> =
        getAuthToken(email, password, GetAuthTokenOptions())

    /** [getAuthToken] with options set in braces. */
    public suspend fun getAuthToken(
        email: String,
        password: String,
        fill: GetAuthTokenOptions.() -> Unit,
    ): Answer<AuthToken> =
        getAuthToken(email, password, GetAuthTokenOptions().apply(fill))

    /**
     * Sign in with a token of a social network.
     *
     * Returns an authentication token. The issuer in the given token determines the social network. The first sign-in
     * with an e-mail address that the network has verified creates a customer, or finds the existing customer with that
     * address.
     *
     * Possible refusals: 400 (`missing_values`, `invalid_values`, `not_an_object`, `too_complex`, `malformed_request`),
     * 401 (`social_token_refused`, `token_signature`, `token_issuer`, `token_audience`, `token_time`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 500 (`server_error`), 503 (`social_unavailable`,
     * `unavailable`). Later versions can add others.
     *
     * @param authToken The signed identity token (a JWT) that the social network issued to the app
     */
    public suspend fun signInWithSocial(authToken: String, options: SignInWithSocialOptions): Answer<AuthToken> =
        notFaked("signInWithSocial")

    /** [signInWithSocial] with its required parameters only. */
    public suspend fun signInWithSocial(authToken: String): Answer<AuthToken> =
        signInWithSocial(authToken, SignInWithSocialOptions())

    /** [signInWithSocial] with options set in braces. */
    public suspend fun signInWithSocial(authToken: String, fill: SignInWithSocialOptions.() -> Unit): Answer<AuthToken> =
        signInWithSocial(authToken, SignInWithSocialOptions().apply(fill))

    /**
     * Sign in with a token of a named social network.
     *
     * Like `signInWithSocial`, but accepts only tokens of this network.
     *
     * Possible refusals: 400 (`missing_values`, `invalid_values`, `not_an_object`, `too_complex`, `malformed_request`),
     * 401 (`social_token_refused`, `token_signature`, `token_issuer`, `token_audience`, `token_time`), 404
     * (`unknown_path`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 500 (`server_error`), 503
     * (`social_unavailable`, `unavailable`). Later versions can add others.
     *
     * @param provider Name of a configured social network
     * @param authToken The signed identity token (a JWT) that the social network issued to the app
     */
    public suspend fun signInWithProvider(
        provider: String,
        authToken: String,
        options: SignInWithProviderOptions,
    ): Answer<AuthToken> =
        notFaked("signInWithProvider")

    /** [signInWithProvider] with its required parameters only. */
    public suspend fun signInWithProvider(provider: String, authToken: String): Answer<AuthToken> =
        signInWithProvider(provider, authToken, SignInWithProviderOptions())

    /** [signInWithProvider] with options set in braces. */
    public suspend fun signInWithProvider(
        provider: String,
        authToken: String,
        fill: SignInWithProviderOptions.() -> Unit,
    ): Answer<AuthToken> =
        signInWithProvider(provider, authToken, SignInWithProviderOptions().apply(fill))

    /**
     * Sign out.
     *
     * Ends the given token. The customer's other tokens stay valid.
     *
     * Possible refusals: 400 (`missing_values`, `invalid_values`, `not_an_object`, `too_complex`, `malformed_request`),
     * 401 (`tokens_differ`, `sign_out_failed`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 500
     * (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param email E-mail address. Not case-sensitive
     * @param authToken Authentication token from `getAuthToken` or `signInWithSocial`. Can be sent as `Authorization:
     * Bearer` instead
     */
    public suspend fun signOut(email: String, authToken: String, options: SignOutOptions): Answer<SignedOut> =
        notFaked("signOut")

    /** [signOut] with its required parameters only. */
    public suspend fun signOut(email: String, authToken: String): Answer<SignedOut> =
        signOut(email, authToken, SignOutOptions())

    /** [signOut] with options set in braces. */
    public suspend fun signOut(email: String, authToken: String, fill: SignOutOptions.() -> Unit): Answer<SignedOut> =
        signOut(email, authToken, SignOutOptions().apply(fill))
}

/** What `getAuthToken` may be given. */
public class GetAuthTokenOptions : CallOptions()

/** What `signInWithSocial` may be given. */
public class SignInWithSocialOptions : CallOptions()

/** What `signInWithProvider` may be given. */
public class SignInWithProviderOptions : CallOptions()

/** What `signOut` may be given. */
public class SignOutOptions : CallOptions()
