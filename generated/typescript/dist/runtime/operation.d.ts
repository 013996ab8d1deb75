/** An operation as the generated client hands it to the runtime. */
export interface Operation {
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** With its parameters in braces. */
    readonly path: string;
    /** The names of the parameters that go into the query. */
    readonly query?: readonly string[];
    /** The parameters that are headers, and how those are called. */
    readonly headers?: Readonly<Record<string, string>>;
    /** The names of the parameters that go into the body. */
    readonly body?: readonly string[];
    /** Whether the token goes along. */
    readonly takesToken?: true;
    readonly success: {
        readonly status: number;
        readonly isEmpty?: true;
        /** Whether it comes line by line, and is read as it comes. */
        readonly isLines?: true;
        /** The headers to be read, by the names that they get. */
        readonly headers: Readonly<Record<string, HeaderType>>;
    };
    /** What the body of each documented error is. */
    readonly errors: Readonly<Record<number, 'refused' | 'invalid'>>;
}
/** Where a header is found, and what it holds. */
export type HeaderType = readonly [name: string, holds: 'text' | 'integer'];
export type Parameters = Readonly<Record<string, unknown>>;
/** The path with its parameters and the query, to be put after the base URL. */
export declare function addressOf({ path, query }: Operation, parameters: Parameters): string;
/** The headers that the operation takes. What is undefined is not sent. */
export declare const headersOf: ({ headers }: Operation, parameters: Parameters) => Record<string, string>;
/** Whether the service does a call once, however often it arrives with the same key. */
export declare const takesKey: ({ headers }: Operation) => boolean;
/** The key of one call, where the app gives none: the same whenever the call is sent again. */
export declare const freshKey: () => Record<string, string>;
/** The body as JSON; undefined where the operation takes none. What is undefined in it is not sent, what is null is. */
export declare function bodyOf({ body }: Operation, parameters: Parameters): string | undefined;
