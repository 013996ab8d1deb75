// Generated from the service's OpenAPI document.

/// The key of a bundle link, the last part of its URL
public struct BundleKey: DistinctValue, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }
}

/// Id of a change set: everything that one request or command has changed
public struct ChangeSetID: DistinctValue, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }
}

/// Identifier of a hardware item. Returned in upper case
public struct HardwareIdentifier: DistinctValue, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }
}

/// A record id, or `none` for no record
public struct RecordOrNone: DistinctValue, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }
}

/// The public identifier of a tag: 12 lower-case hexadecimal digits
public struct TagIdentifier: DistinctValue, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }
}

/// Numeric record id of a tag. This is not what `show` takes: see TagIdentifier.
public struct TagRecordID: DistinctValue, ExpressibleByIntegerLiteral {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public init(integerLiteral value: Int) { rawValue = value }
}
