// Generated from the service's OpenAPI document.

/// Sign in and out. Signing in returns the token that other operations require.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
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
    /// Returns an authentication token. Each call returns a new token; earlier tokens stay valid. A token ends when it is
    /// signed out, when the password changes, or after a year without use. After 10 failed attempts within 15 minutes for
    /// one e-mail address from one network address, the response is 429 with `Retry-After`.
    ///
    /// - Parameters:
    ///   - email: E-mail address. Not case-sensitive
    ///   - password: Password
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The authentication token that other operations require.
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
    /// Returns an authentication token. The issuer in the given token determines the social network. The first sign-in with
    /// an e-mail address that the network has verified creates a customer, or finds the existing customer with that
    /// address.
    ///
    /// - Parameters:
    ///   - authToken: The signed identity token (a JWT) that the social network issued to the app
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The authentication token that other operations require.
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
    /// Like `signInWithSocial`, but accepts only tokens of this network.
    ///
    /// - Parameters:
    ///   - provider: Name of a configured social network
    ///   - authToken: The signed identity token (a JWT) that the social network issued to the app
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The authentication token that other operations require.
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
    /// Ends the given token. The customer's other tokens stay valid.
    ///
    /// - Parameters:
    ///   - email: E-mail address. Not case-sensitive
    ///   - authToken: Authentication token from `getAuthToken` or `signInWithSocial`. Can be sent as `Authorization:
    ///     Bearer` instead
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Confirms that the token has ended.
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
