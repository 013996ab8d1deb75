// Generated from openapi.json: the operations of "Login".

package taginformation

/** Signing in and out. What signing in gives is the token that other operations take. */
public interface LoginOperations {
    /**
     * Sign in with e-mail and password.
     *
     * Returns an authentication token. Each call gives a new one; earlier ones stay valid. A token ends when it is
     * signed out, when the password changes, or after a year without use. After 10 failures in 15 minutes from one
     * address for one e-mail the answer is 429 with `Retry-After`.
     *
     * @param email E-mail address; case does not matter
     * @param password Password
     */
    public suspend fun getAuthToken(email: String, password: String): Answer<AuthToken, GetAuthTokenRefusal>

    /**
     * Sign in with a token of a social network.
     *
     * The network is the one that the token names as its issuer. The first sign-in with an e-mail address that the
     * network has verified makes a customer, or finds the one with that address.
     *
     * @param authToken The signed identity token (a JWT) that the social network issued to the app
     */
    public suspend fun signInWithSocial(authToken: String): Answer<AuthToken, SignInWithSocialRefusal>

    /**
     * Sign in with a token of a named social network.
     *
     * The same as `signInWithSocial`, for tokens of this network only.
     *
     * @param provider Name of a configured social network
     * @param authToken The signed identity token (a JWT) that the social network issued to the app
     */
    public suspend fun signInWithProvider(
        provider: String,
        authToken: String,
    ): Answer<AuthToken, SignInWithProviderRefusal>

    /**
     * Sign out.
     *
     * Ends one token; the customer's other tokens stay valid.
     *
     * @param email E-mail address; case does not matter
     * @param authToken Authentication token from `getAuthToken` or `signInWithSocial`. `Authorization: Bearer` does the
     * same
     */
    public suspend fun signOut(email: String, authToken: String): Answer<SignedOut, SignOutRefusal>
}

/**
 * How `getAuthToken` of "Login" may be refused: [BadRequest] (`missing_values`, `invalid_values`, `not_an_object`,
 * `malformed_request`), [Unauthorized] (`wrong_credentials`), [ContentTooLarge] (`too_many_fields`),
 * [UnsupportedEncoding] (`unsupported_encoding`), [TooManyRequests] (`too_many_failures`), [ServerError]
 * (`server_error`), [Unavailable] (`passwords_busy`, `unavailable`).
 */
public sealed interface GetAuthTokenRefusal : Refusal

/**
 * How `signInWithSocial` of "Login" may be refused: [BadRequest] (`missing_values`, `invalid_values`, `not_an_object`,
 * `malformed_request`), [Unauthorized] (`social_token_refused`), [ContentTooLarge] (`too_many_fields`),
 * [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable] (`social_unavailable`,
 * `unavailable`).
 */
public sealed interface SignInWithSocialRefusal : Refusal

/**
 * How `signInWithProvider` of "Login" may be refused: [BadRequest] (`missing_values`, `invalid_values`,
 * `not_an_object`, `malformed_request`), [Unauthorized] (`social_token_refused`), [NotFound] (`unknown_path`),
 * [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError]
 * (`server_error`), [Unavailable] (`social_unavailable`, `unavailable`).
 */
public sealed interface SignInWithProviderRefusal : Refusal

/**
 * How `signOut` of "Login" may be refused: [BadRequest] (`missing_values`, `invalid_values`, `not_an_object`,
 * `malformed_request`), [Unauthorized] (`tokens_differ`, `sign_out_failed`), [ContentTooLarge] (`too_many_fields`),
 * [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface SignOutRefusal : Refusal
