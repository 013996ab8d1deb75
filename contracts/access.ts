/** What a contract says of an operation beyond its schemas, read by the service and by the documentation alike. */
import type { z } from 'zod';
import type { FailureReason } from './failures.ts';
import type { AnswerHeader, RequestHeader } from './headers.ts';

/**
 * - `none`: nobody is asked who they are, and a token is ignored;
 * - `optional`: without a token the call is anonymous; a token that is given must be valid;
 * - `required`: only with a valid token;
 * - `credentials`: the parameters themselves are what signs in or out.
 */
export type Access = 'none' | 'optional' | 'required' | 'credentials';

/** The resources of the management endpoints, named as their tables are. */
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
  | 'invitations'
  | 'history'
  | 'translation_orders';

/** What is counted, and has no records: named as its table is, too. */
export type Counted = 'reads' | 'translation_figures';

/** What can be done with the records of any resource; `update` is PATCH and PUT alike. */
export type RecordVerb = 'index' | 'create' | 'show' | 'update' | 'destroy';

/**
 * What can be done with a resource; `bulk` is one thing with many of its records, `mint` makes many of them at once, `import` does
 * both, `link` is a link that lets somebody change one. `history` is what has happened to a record, `erase` makes it forgotten, and
 * `restore` puts back what was before. `count` tells figures of them, `recall` what memory has of a text, and `forget` takes it out. `work` is what is to be done of all of them, `confirm` says that
 * one is right as it is, and `toMachine` lets a machine make it again. Of an order, `items` is what it consists of; `cancel` and
 * `retry` say how it goes on.
 */
export type Verb =
  | RecordVerb
  | ('bulk' | 'mint' | 'import' | 'link')
  | ('history' | 'erase' | 'restore' | 'count' | 'recall' | 'forget')
  | ('work' | 'confirm' | 'toMachine')
  | ('items' | 'cancel' | 'retry');

/** Who acts: a customer, as far as the rules of access ask. */
export interface Actor {
  readonly id: number;
  readonly isAdmin: boolean;
}

/** By what an actor is signed in. */
export interface SignIn {
  table: 'tokens' | 'sessions';
  id: number;
  /** Whether it has begun a moment ago, by a password or a network. */
  isRecent: boolean;
}

/** By which way a call or a change comes: the JSON API, management as JSON or as pages, an import, a command, the runner. */
export type Way = 'api' | 'json' | 'page' | 'import' | 'command' | 'runner';

export interface OperationMetadata {
  operationId: string;
  access: Access;
  /** Whether the token among its credentials may come as a Bearer token too, as it may wherever a token names the caller. */
  bearer?: boolean;
  /** Whether the call takes parameters as a JSON body on GET too, as clients of the original do. */
  legacyBody?: boolean;
  /** Whether a POST does no harm when it arrives twice: it changes nothing, or what it makes once more costs nobody anything. */
  isRepeatable?: true;
  /** Whether its body is JSON alone: it holds what no form can. */
  isJsonOnly?: boolean;
  /** Why this operation in particular says no; the reasons that any operation may have are not repeated. */
  failures?: readonly FailureReason[];
  /** Fields of the body that are not required and that most callers send all the same: the code samples have them. */
  usual?: readonly string[];
  /** Headers with which a request may say more; every GET takes `If-None-Match` besides. */
  takes?: readonly RequestHeader[] | undefined;
  /** Whether a runner may have to make what it answers: its write is in no transaction of the call's. */
  isMadeByRunner?: boolean | undefined;
  /** Whether its dry runs take no `Idempotency-Key`: they are answered anew each time. */
  isTryUnkept?: boolean;
  /** Headers with which its success says more than the documented body holds. */
  headers?: readonly AnswerHeader[];
  /** Where its success comes in several media types: what each holds; undefined for a page. */
  types?: Readonly<Record<string, z.ZodType | undefined>>;
  /** Whether its success is a stream of lines (NDJSON), each of which is what its schema says; such an answer has no ETag. */
  isLines?: true;
  /** The operation id of HEAD at the same address, where that is documented by itself. */
  head?: string;
  /**
   * Operations that take what this one was given or answers: by operation id, the parameters and where their values are
   * found, as OpenAPI's runtime expressions.
   */
  links?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** An operation of a management resource. */
export interface ResourceOperation extends OperationMetadata {
  access: 'required';
  resource: Resource;
  verb: Verb;
  /** The name under which a body holds the record's fields: `place[name]=…`, `{"place": {"name": …}}`. */
  group: string;
  /** Fields that clients may also give beside the group; they belong to the record all the same. */
  beside?: readonly string[] | undefined;
  /** Where its body may be a table too (`text/csv`): the field that holds it then, and how many bytes a body may have. */
  table?: { field: string; mostBytes: number } | undefined;
  /** Why it says no, besides the reasons that any operation may have. */
  failures: readonly FailureReason[];
}

/** Checks the metadata's form where it is written. */
export const operation = <const M extends OperationMetadata>(metadata: M): M => metadata;
