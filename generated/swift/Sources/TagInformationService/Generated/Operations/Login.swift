// Generated from the service's OpenAPI document.

/// Signing in and out. What signing in gives is the token that other operations take.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
public protocol LoginOperations: OperationSender {
    /// What ``getAuthToken(email:password:options:)`` calls.
    func getAuthToken(_ input: GetAuthTokenInput, options: CallOptions) async throws(CallFailure) -> Answer<AuthToken>
    /// What ``signInWithSocial(authToken:options:)`` calls.
    func signInWithSocial(_ input: SignInWithSocialInput, options: CallOptions) async throws(CallFailure) -> Answer<AuthToken>
    /// What ``signInWithProvider(provider:authToken:options:)`` calls.
    func signInWithProvider(_ input: SignInWithProviderInput, options: CallOptions) async throws(CallFailure) -> Answer<AuthToken>
    /// What ``signOut(email:authToken:options:)`` calls.
    func signOut(_ input: SignOutInput, options: CallOptions) async throws(CallFailure) -> Answer<SignedOut>
}

extension LoginOperations {
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
    @discardableResult
    public func getAuthToken(
        email: String,
        password: String,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<AuthToken> {
        try await getAuthToken(GetAuthTokenInput(email: email, password: password), options: options)
    }

    public func getAuthToken(_ input: GetAuthTokenInput, options: CallOptions) async throws(CallFailure) -> Answer<AuthToken> {
        try await answer(input.call, options, as: 200)
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
    @discardableResult
    public func signInWithSocial(
        authToken: String,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<AuthToken> {
        try await signInWithSocial(SignInWithSocialInput(authToken: authToken), options: options)
    }

    public func signInWithSocial(_ input: SignInWithSocialInput, options: CallOptions) async throws(CallFailure) -> Answer<AuthToken> {
        try await answer(input.call, options, as: 200)
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
    @discardableResult
    public func signInWithProvider(
        provider: String,
        authToken: String,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<AuthToken> {
        try await signInWithProvider(SignInWithProviderInput(provider: provider, authToken: authToken), options: options)
    }

    public func signInWithProvider(_ input: SignInWithProviderInput, options: CallOptions) async throws(CallFailure) -> Answer<AuthToken> {
        try await answer(input.call, options, as: 200)
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
    @discardableResult
    public func signOut(
        email: String,
        authToken: String,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<SignedOut> {
        try await signOut(SignOutInput(email: email, authToken: authToken), options: options)
    }

    public func signOut(_ input: SignOutInput, options: CallOptions) async throws(CallFailure) -> Answer<SignedOut> {
        try await answer(input.call, options, as: 200)
    }
}
