import Foundation

/// Gives the token that goes along with a request; `nil` to send none. It is asked for each request, so it may read a keychain or
/// wait for a sign-in. What it throws is thrown as ``CallFailure/notSent(_:)``.
public typealias TokenProvider = @Sendable () async throws -> String?

/// Asked for a new token where the service answers 401 to a call that takes one, once for each call; `nil` for none, and the 401
/// stands, and so where the ``TokenProvider`` names nobody or somebody else by then. Calls that are refused at the same time share
/// what it gives. It keeps the new token where the ``TokenProvider`` finds it. What it throws is thrown as ``CallFailure/notSent(_:)``.
///
/// It is given the token that is no longer taken; `nil` where none was sent. `showMyTags` and `bundleTags` refuse a call
/// without a token by 400, for which it is not asked. What it calls itself is not renewed.
public typealias TokenRenewal = @Sendable (_ rejected: String?) async throws -> String?

/// Told of each request when it is over.
public typealias RequestLog = @Sendable (LoggedRequest) -> Void

/// One request, without any secret or personal data.
public struct LoggedRequest: Sendable, Hashable {
    /// The `operationId`.
    public let operation: String
    public let method: String
    /// As in the documentation, with the names of its parameters: `/places/{id}.json`.
    public let path: String
    /// The status of the answer; `nil` where there was none.
    public let status: Int?
    /// Seconds from sending to the end of the answer, or to its head where it is read as it comes.
    public let duration: TimeInterval
    /// Number of the attempt, starting at 1.
    public let attempt: Int
    /// Id of the request in the service's log; `nil` where there was no answer.
    public let requestID: String?
}

/// The tokens of requests: the app's, or what they were renewed to.
actor Tokens {
    /// A token as it was sent, and how many renewals had ended before.
    struct Sent {
        let token: String?
        let ended: Int
    }

    /// What a renewal calls is not renewed: it would wait for itself.
    @TaskLocal private static var renewing: Tokens?

    private var fresh: [String: String] = [:]
    /// The last one, and the token that it was asked for.
    private var renewal: (rejected: String?, task: Task<String?, any Error>)?
    private var begun = 0
    private var ended = 0

    /// What is sent for the app's token. One that was renewed stays renewed, should the app still name it.
    func sent(for token: String?) -> Sent {
        var token = token
        while let known = token, let next = fresh[known] { token = next }
        return Sent(token: token, ended: ended)
    }

    /// The token with which it is worth repeating a request; `nil` where there is none.
    func renewed(_ sent: Sent, by renew: @escaping TokenRenewal, for app: TokenProvider?) async throws -> Sent? {
        if Self.renewing === self { return nil }
        let (rejected, token) = if let known = try await shared(sent) { known } else { try await asked(sent.token, renew) }
        guard let token, token != sent.token else { return nil }
        // Who has signed out meanwhile, or in as somebody else, is not brought back.
        let named = try await app?()
        return named == token || leads(named, to: rejected) ? Sent(token: token, ended: ended) : nil
    }

    /// What came of a renewal of the same token that had not ended when a request was sent. Without a token, it has to be under way
    /// still: what it gave may be of who has signed out since.
    private func shared(_ sent: Sent) async throws -> (String?, String?)? {
        guard let renewal, (sent.token == nil ? ended : sent.ended) < begun, leads(sent.token, to: renewal.rejected) else { return nil }
        return (renewal.rejected, try await renewal.task.value)
    }

    private func asked(_ rejected: String?, _ renew: @escaping TokenRenewal) async throws -> (String?, String?) {
        let task = Task { try await Self.$renewing.withValue(self) { try await renew(rejected) } }
        let round = begun + 1
        (renewal, begun) = ((rejected, task), round)
        defer { ended = max(ended, round) }
        let token = try await task.value
        if let token, let rejected {
            fresh[rejected] = token
            fresh[token] = nil
        }
        return (rejected, token)
    }

    /// Whether a token is the one that was rejected, or was renewed to it in the end.
    private func leads(_ token: String?, to rejected: String?) -> Bool {
        var token = token
        while token != rejected {
            guard let known = token, let next = fresh[known] else { return false }
            token = next
        }
        return true
    }
}
