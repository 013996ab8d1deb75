// Generated from the service's OpenAPI document.

/// The key of a bundle link, with which its address ends
public struct BundleKey: DistinctValue, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }
}

/// Names a change set: all that one request or command has changed
public struct ChangeSetID: DistinctValue, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }
}

/// Identifier of a hardware item. Answers have it in upper case
public struct HardwareIdentifier: DistinctValue, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }
}

/// A record id, or `none`: no record
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

/// Numeric record id of a tag. Not what `show` takes: see TagIdentifier.
public struct TagRecordID: DistinctValue, ExpressibleByIntegerLiteral {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public init(integerLiteral value: Int) { rawValue = value }
}
