// Generated from the service's OpenAPI document.

/// What `getAuthToken` takes.
public struct GetAuthTokenInput: Encodable, Hashable, Sendable, CustomReflectable {
    /// E-mail address. Not case-sensitive
    public var email: String
    /// Password
    public var password: String

    public init(
        email: String,
        password: String
    ) {
        self.email = email
        self.password = password
    }

    private enum CodingKeys: String, CodingKey {
        case email
        case password
    }

    var call: OperationCall {
        OperationCall(
            "getAuthToken",
            .post,
            "/api/v1/login/getAuthToken",
            body: self,
            sendsToken: false,
            isHarmless: true
        )
    }

    /// Without what is secret, so that it may be printed.
    public var customMirror: Mirror { Mirror(self, children: ["email": self.email as Any, "password": "…"], displayStyle: .struct) }
}

/// What `signInWithSocial` takes.
public struct SignInWithSocialInput: Encodable, Hashable, Sendable, CustomReflectable {
    /// The signed identity token (a JWT) that the social network issued to the app
    public var authToken: String

    public init(authToken: String) {
        self.authToken = authToken
    }

    private enum CodingKeys: String, CodingKey {
        case authToken = "auth_token"
    }

    var call: OperationCall {
        OperationCall(
            "signInWithSocial",
            .post,
            "/api/v1/login/signInWithSocial",
            body: self,
            sendsToken: false,
            isHarmless: true
        )
    }

    /// Without what is secret, so that it may be printed.
    public var customMirror: Mirror { Mirror(self, children: ["authToken": "…"], displayStyle: .struct) }
}

/// What `signInWithProvider` takes.
public struct SignInWithProviderInput: Encodable, Hashable, Sendable, CustomReflectable {
    /// Name of a configured social network
    public var provider: String
    /// The signed identity token (a JWT) that the social network issued to the app
    public var authToken: String

    public init(
        provider: String,
        authToken: String
    ) {
        self.provider = provider
        self.authToken = authToken
    }

    private enum CodingKeys: String, CodingKey {
        case authToken = "auth_token"
    }

    var call: OperationCall {
        OperationCall(
            "signInWithProvider",
            .post,
            "/api/v1/login/signInWith{provider}",
            path: ["provider": provider],
            body: self,
            sendsToken: false,
            isHarmless: true
        )
    }

    /// Without what is secret, so that it may be printed.
    public var customMirror: Mirror { Mirror(self, children: ["provider": self.provider as Any, "authToken": "…"], displayStyle: .struct) }
}

/// What `signOut` takes.
public struct SignOutInput: Encodable, Hashable, Sendable, CustomReflectable {
    /// E-mail address. Not case-sensitive
    public var email: String
    /// Authentication token from `getAuthToken` or `signInWithSocial`. Can be sent as `Authorization: Bearer` instead
    public var authToken: String

    public init(
        email: String,
        authToken: String
    ) {
        self.email = email
        self.authToken = authToken
    }

    private enum CodingKeys: String, CodingKey {
        case email
        case authToken = "auth_token"
    }

    var call: OperationCall {
        OperationCall(
            "signOut",
            .post,
            "/api/v1/login/signOut",
            body: self,
            sendsToken: false
        )
    }

    /// Without what is secret, so that it may be printed.
    public var customMirror: Mirror { Mirror(self, children: ["email": self.email as Any, "authToken": "…"], displayStyle: .struct) }
}
