/// A plain value of whatever kind: what a field of a record held.
public enum Scalar: Codable, Hashable, Sendable {
    case text(String)
    /// A number; ids are whole ones.
    case number(Double)
    case truth(Bool)
    /// Null: the field was empty, or not there.
    case nothing

    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .nothing
        } else if let truth = try? value.decode(Bool.self) {
            self = .truth(truth)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try value.decode(String.self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .text(let text): try value.encode(text)
        case .number(let number): try value.encode(number)
        case .truth(let truth): try value.encode(truth)
        case .nothing: try value.encodeNil()
        }
    }
}
