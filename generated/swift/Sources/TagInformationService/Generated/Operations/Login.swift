// Generated from the service's OpenAPI document.

// Signing in and out. What signing in gives is the token that other operations take.

extension TagInformationClient {
    /// Sign in with e-mail and password.
    ///
    /// Returns an authentication token. Each call gives a new one; earlier ones stay valid. A token ends when it is signed
    /// out, when the password changes, or after a year without use. After 10 failures in 15 minutes from one address for
    /// one e-mail the answer is 429 with `Retry-After`.
    ///
    /// - Parameters:
    ///   - email: E-mail address; case does not matter
    ///   - password: Password
    ///   - options: What this call does otherwise than the client
    /// - Returns: The authentication token that other operations take.
    /// - Throws: ``GetAuthTokenError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func getAuthToken(
        email: String,
        password: String,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<AuthToken> {
        let call = try Call(
            .post,
            "/api/v1/login/getAuthToken",
            body: GetAuthTokenBody(
                email: email,
                password: password
            ),
            sendsToken: false
        )
        return try await send(call, options, as: 200, or: GetAuthTokenError.self)
    }

    /// Sign in with a token of a social network.
    ///
    /// The network is the one that the token names as its issuer. The first sign-in with an e-mail address that the network
    /// has verified makes a customer, or finds the one with that address.
    ///
    /// - Parameters:
    ///   - authToken: The signed identity token (a JWT) that the social network issued to the app
    ///   - options: What this call does otherwise than the client
    /// - Returns: The authentication token that other operations take.
    /// - Throws: ``SignInWithSocialError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func signInWithSocial(
        authToken: String,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<AuthToken> {
        let call = try Call(
            .post,
            "/api/v1/login/signInWithSocial",
            body: SignInWithSocialBody(authToken: authToken),
            sendsToken: false
        )
        return try await send(call, options, as: 200, or: SignInWithSocialError.self)
    }

    /// Sign in with a token of a named social network.
    ///
    /// The same as `signInWithSocial`, for tokens of this network only.
    ///
    /// - Parameters:
    ///   - provider: Name of a configured social network
    ///   - authToken: The signed identity token (a JWT) that the social network issued to the app
    ///   - options: What this call does otherwise than the client
    /// - Returns: The authentication token that other operations take.
    /// - Throws: ``SignInWithProviderError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func signInWithProvider(
        provider: String,
        authToken: String,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<AuthToken> {
        let call = try Call(
            .post,
            "/api/v1/login/signInWith\(inAddress(provider))",
            body: SignInWithProviderBody(authToken: authToken),
            sendsToken: false
        )
        return try await send(call, options, as: 200, or: SignInWithProviderError.self)
    }

    /// Sign out.
    ///
    /// Ends one token; the customer's other tokens stay valid.
    ///
    /// - Parameters:
    ///   - email: E-mail address; case does not matter
    ///   - authToken: Authentication token from `getAuthToken` or `signInWithSocial`. `Authorization: Bearer` does the same
    ///   - options: What this call does otherwise than the client
    /// - Returns: That the token has ended.
    /// - Throws: ``SignOutError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func signOut(
        email: String,
        authToken: String,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<SignedOut> {
        let call = try Call(
            .post,
            "/api/v1/login/signOut",
            body: SignOutBody(
                email: email,
                authToken: authToken
            ),
            sendsToken: false
        )
        return try await send(call, options, as: 200, or: SignOutError.self)
    }
}
