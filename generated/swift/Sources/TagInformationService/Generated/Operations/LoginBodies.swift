// Generated from the service's OpenAPI document.

struct GetAuthTokenBody: Encodable, Sendable {
    let email: String
    let password: String

    private enum CodingKeys: String, CodingKey {
        case email
        case password
    }
}

struct SignInWithSocialBody: Encodable, Sendable {
    let authToken: String

    private enum CodingKeys: String, CodingKey {
        case authToken = "auth_token"
    }
}

struct SignInWithProviderBody: Encodable, Sendable {
    let authToken: String

    private enum CodingKeys: String, CodingKey {
        case authToken = "auth_token"
    }
}

struct SignOutBody: Encodable, Sendable {
    let email: String
    let authToken: String

    private enum CodingKeys: String, CodingKey {
        case email
        case authToken = "auth_token"
    }
}
