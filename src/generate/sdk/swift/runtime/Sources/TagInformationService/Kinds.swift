import Foundation

/// A text that is one of a few. The service may add others later, so one that this version does not know is no fault:
/// switch over it with a `default`.
public protocol OpenEnum: RawRepresentable, Codable, Hashable, Sendable, CustomStringConvertible
where RawValue == String {
    init(rawValue: String)

    /// All that this version knows.
    static var known: [Self] { get }
}

extension OpenEnum {
    /// Whether this version knows it.
    public var isKnown: Bool { Self.known.contains(self) }

    public var description: String { rawValue }
}

/// A plain value that must not be taken for another: each kind of id is a type of its own.
public protocol DistinctValue: RawRepresentable, Codable, Hashable, Sendable, CustomStringConvertible
where RawValue: CustomStringConvertible {
    init(rawValue: RawValue)
}

extension DistinctValue {
    public init(_ rawValue: RawValue) { self.init(rawValue: rawValue) }

    public var description: String { rawValue.description }
}

/// An instant, as the service writes it: `2026-11-21T12:00:00.000Z`.
public struct Timestamp: DistinctValue {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ date: Date) { rawValue = Self.formatter(.withFractionalSeconds).string(from: date) }

    /// The instant; `nil` where the text is none.
    public var date: Date? {
        Self.formatter(.withFractionalSeconds).date(from: rawValue) ?? Self.formatter([]).date(from: rawValue)
    }

    private static func formatter(_ options: ISO8601DateFormatter.Options) -> ISO8601DateFormatter {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withInternetDateTime, options]
        return formatter
    }
}
