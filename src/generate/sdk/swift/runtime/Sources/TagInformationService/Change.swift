/// What an update does with a field that may be empty. Fields that one says nothing of are kept.
public enum Change<Value: Codable & Hashable & Sendable>: Hashable, Sendable {
    /// The field stays as it is; the request does not mention it.
    case keep
    /// The field becomes empty; the request has it as `null`.
    case clear
    /// The field gets this value.
    case set(Value)
}

extension Change: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .clear : .set(try container.decode(Value.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if case .set(let value) = self { try container.encode(value) } else { try container.encodeNil() }
    }
}

// The compiler's own coding of a record takes these for its changes, so that a kept field is absent.

extension KeyedDecodingContainer {
    func decode<Value>(_ type: Change<Value>.Type, forKey key: Key) throws -> Change<Value> {
        contains(key) ? try Change(from: superDecoder(forKey: key)) : .keep
    }
}

extension KeyedEncodingContainer {
    mutating func encode<Value>(_ change: Change<Value>, forKey key: Key) throws {
        switch change {
        case .keep: break
        case .clear: try encodeNil(forKey: key)
        case .set(let value): try encode(value, forKey: key)
        }
    }
}
