import Foundation

/// Which calls are tried again, how often, and after how long. All of it ends with the call's deadline.
///
/// A 429, and a 503 with `Retry-After`, did nothing, so every call may be repeated after it. After 502, other 503, 504 and a broken
/// connection nobody knows, so only calls are repeated that do no harm when they arrive twice: GET, PUT, DELETE, those that look
/// something up or sign in, and what takes an `idempotencyKey`. That goes with each of those calls, a fresh one where you give none,
/// and the service does the call once. So they are repeated also where the service is still at work on the first one (409,
/// `idempotency_key_in_use`). After a time-out they are repeated as well, those without a key once.
public struct RetryPolicy: Sendable {
    /// How often a call is tried again; 0 for never.
    public var limit: Int
    /// The wait before the first repetition, in seconds. It doubles each time, and half of it is chance.
    public var firstWait: TimeInterval
    /// The longest wait, in seconds. A call whose `Retry-After` asks for more fails at once.
    public var longestWait: TimeInterval

    public init(limit: Int = 2, firstWait: TimeInterval = 0.5, longestWait: TimeInterval = 30) {
        self.limit = limit
        self.firstWait = firstWait
        self.longestWait = longestWait
    }

    public static let never = RetryPolicy(limit: 0)

    /// How long to wait after an answer; `nil` where it is final.
    func wait(after answer: RawAnswer, _ repetition: Int, _ call: OperationCall, _ time: Time) -> TimeInterval? {
        guard repetition < limit, Self.isPassing(answer, call) else { return nil }
        guard let asked = Self.seconds(answer.headers["Retry-After"], time) else { return backOff(repetition, time) }
        return asked <= longestWait ? asked : nil
    }

    /// Whether the same call may be answered otherwise in a while.
    private static func isPassing(_ answer: RawAnswer, _ call: OperationCall) -> Bool {
        switch answer.status {
        case 429: true
        // Who says when to come again has done nothing.
        case 503: call.isRepeatable || answer.headers["Retry-After"] != nil
        case 502, 504: call.isRepeatable
        case 409: call.isKeyed && answer.headers["X-Error-Reason"] == ErrorReason.idempotencyKeyInUse.rawValue
        default: false
        }
    }

    /// How long to wait after there was no answer; `nil` where that is final.
    func wait(after error: any Error, _ repetition: Int, _ call: OperationCall, _ time: Time) -> TimeInterval? {
        guard repetition < limit, call.isRepeatable, let code = (error as? URLError)?.code else { return nil }
        if code == .timedOut { return call.isKeyed || repetition == 0 ? backOff(repetition, time) : nil }
        return Self.broken.contains(code) ? backOff(repetition, time) : nil
    }

    /// On Linux, an answer that is cut off is a bad one before its body, and unknown within.
    private static let broken: Set<URLError.Code> = [
        .networkConnectionLost, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .badServerResponse, .unknown,
    ]

    private func backOff(_ repetition: Int, _ time: Time) -> TimeInterval {
        let most = min(longestWait, firstWait * pow(2, Double(repetition)))
        return most / 2 + most / 2 * time.chance()
    }

    /// `Retry-After` is a number of seconds; proxies also send a date.
    private static func seconds(_ text: String?, _ time: Time) -> TimeInterval? {
        guard let text else { return nil }
        if let seconds = Int(text) { return max(0, TimeInterval(seconds)) }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return formatter.date(from: text).map { max(0, $0.timeIntervalSince(time.now())) }
    }
}
