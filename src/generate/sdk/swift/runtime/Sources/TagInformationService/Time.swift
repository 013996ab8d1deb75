import Dispatch
import Foundation

/// Time and chance, so that tests need not wait for either.
public struct Time: Sendable {
    /// The date, which a `Retry-After` may name.
    public var now: @Sendable () -> Date
    /// Waits so many seconds.
    public var sleep: @Sendable (TimeInterval) async throws -> Void
    /// A number from 0 to 1.
    public var chance: @Sendable () -> Double

    public init(
        now: @escaping @Sendable () -> Date = { Date() },
        sleep: @escaping @Sendable (TimeInterval) async throws -> Void = { try await pause($0) },
        chance: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
    ) {
        self.now = now
        self.sleep = sleep
        self.chance = chance
    }
}

/// Seconds by the clock that nobody sets. Apple wants an app to declare its use of `systemUptime`, and not that of this one.
func monotonicTime() -> TimeInterval { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }

/// Waits so many seconds; a year at most, since more nanoseconds than fit into their type would stop the program, as what is no
/// number would.
@usableFromInline
func pause(_ seconds: TimeInterval) async throws {
    let bounded = seconds > 0 ? min(seconds, 31_536_000) : 0
    try await Task.sleep(nanoseconds: UInt64(bounded * 1_000_000_000))
}
