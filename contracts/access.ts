/** The metadata of an operation beyond its schemas, for the service and the documentation alike. */
import type { z } from 'zod';
import type { FailureReason } from './failures.ts';
import type { AnswerHeader, RequestHeader } from './headers.ts';

/**
 * - `none`: anonymous; a token is ignored;
 * - `optional`: anonymous without a token; a given token must be valid;
 * - `required`: only with a valid token;
 * - `credentials`: the parameters themselves sign in or out.
 */
export type Access = 'none' | 'optional' | 'required' | 'credentials';

/** The resources of the management endpoints, named as their tables. */
export type Resource =
  | 'tags'
  | 'text_records'
  | 'translations'
  | 'name_translations'
  | 'hardwares'
  | 'places'
  | 'customers'
  | 'reports'
  | 'bundle_links'
  | 'keep_words'
  | 'invitations'
  | 'history'
  | 'bin'
  | 'translation_orders';

/**
 * Resources of a museum other than records: its members (`team`, in the table of customers), their invitations, and its
 * look.
 */
export type TeamResource = 'team' | 'team_invitations' | 'look';

/** Figures, which have no records; named as their tables, too. */
export type FigureTable = 'reads' | 'translation_figures';

/** The operations on records of any resource; `update` is PATCH and PUT alike. */
export type RecordVerb = 'index' | 'create' | 'show' | 'update' | 'destroy';

/**
 * The operations on a resource: `bulk` changes many records at once, `mint` makes many, `import` does both; `link` makes
 * a link by which a person changes a record. `history` lists a record's changes, `erase` deletes such entries, and
 * `restore` puts a former text or a deleted record back, `undo` a change set. `count` shows figures, `recall` shows
 * translation memory, and `forget` deletes from it. `work` lists open translations, `confirm` marks one as right, and `toMachine` has it made anew. On orders:
 * `items`, `cancel` and `retry`. `right` closes a report, as what it is about is right, and `translate` says in another language what it says.
 * `setPicture` and `destroyPicture` are about the picture of a record.
 */
export type Verb =
  | RecordVerb
  | ('bulk' | 'mint' | 'import' | 'link')
  | ('history' | 'erase' | 'restore' | 'undo' | 'count' | 'recall' | 'forget')
  | ('work' | 'confirm' | 'toMachine')
  | ('items' | 'cancel' | 'retry')
  | ('right' | 'translate')
  | ('setPicture' | 'destroyPicture');

/** The roles of a museum's members: each includes the rights of the ones before it. */
export const roles = ['viewer', 'translator', 'editor', 'manager'] as const;
export type Role = (typeof roles)[number];

/** A person who acts for a museum. */
export interface Member {
  /** The id of their own account. */
  readonly id: number;
  readonly role: Role;
  /** The languages that they translate; null: all. */
  readonly languages: readonly string[] | null;
}

/** The acting customer (for a member the museum), with the attributes for access rules. */
export interface Actor {
  readonly id: number;
  readonly isAdmin: boolean;
  readonly member?: Member | undefined;
}

/** The id of the person's own account, for all that is theirs alone: its record, its keys, its name in the history. */
export const personIdOf = ({ id, member }: Actor): number => member?.id ?? id;

/** The session or token of an actor. */
export interface SignIn {
  table: 'tokens' | 'sessions';
  id: number;
  /** Whether it began a moment ago, by a password or a social network. */
  isRecent: boolean;
}

/** The way of a call or a change: the JSON API, management as JSON or as pages, an import, a command, the runner. */
export type Way = 'api' | 'json' | 'page' | 'import' | 'command' | 'runner';

export interface OperationMetadata {
  operationId: string;
  access: Access;
  /** The least role of a member that may call it; absent, no member may. */
  role?: Role | undefined;
  /** Whether the token among its credentials may also be a Bearer token, as wherever a token identifies the caller. */
  bearer?: boolean;
  /** Whether GET also takes parameters as a JSON body, as clients of the original API send them. */
  legacyBody?: boolean;
  /** Whether a POST is harmless when it arrives twice: it changes nothing, or repeats at no cost. */
  isRepeatable?: true;
  /** Whether its body must be JSON, as no form can express it. */
  isJsonOnly?: boolean;
  /** The reasons for refusals of this operation, besides those of all operations. */
  failures?: readonly FailureReason[];
  /** Optional fields of the body that most callers send: the code samples have them. */
  usual?: readonly string[];
  /** Optional request headers; every GET takes `If-None-Match` besides. */
  takes?: readonly RequestHeader[] | undefined;
  /** Whether a runner may do its writes, which then are in no transaction of the call. */
  isMadeByRunner?: boolean | undefined;
  /** Whether dry runs ignore `Idempotency-Key`, and are computed anew each time. */
  skipsStoreOnDryRun?: boolean;
  /** Additional headers of its successes. */
  headers?: readonly AnswerHeader[];
  /** The media types of its successes with their schemas; undefined for a page. */
  types?: Readonly<Record<string, z.ZodType | undefined>>;
  /** Whether its success is a stream of lines (NDJSON), each of its schema; such an answer has no ETag. */
  isLines?: true;
  /** The operation id of HEAD at the same address, if documented separately. */
  head?: string;
  /** OpenAPI links: by operation id, its parameters with the runtime expressions of their values. */
  links?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** An operation of a management resource. */
export interface ResourceOperation extends OperationMetadata {
  access: 'required';
  resource: Resource | TeamResource;
  verb: Verb;
  /** The name under which a body nests the record's fields: `place[name]=…`, `{"place": {"name": …}}`. */
  group: string;
  /** Fields of the record that clients may also give beside the group. */
  beside?: readonly string[] | undefined;
  /** A body as a table (`text/csv`): the field that then holds it, its most bytes, and the type of files that are taken too. */
  table?: { field: string; mostBytes: number; file: string } | undefined;
  /** A body as a picture's file: its most bytes. */
  upload?: { mostBytes: number } | undefined;
  /** The reasons for refusals, besides those of all operations. */
  failures: readonly FailureReason[];
}

/** Type-checks the metadata where it is written. */
export const operation = <const M extends OperationMetadata>(metadata: M): M => metadata;
