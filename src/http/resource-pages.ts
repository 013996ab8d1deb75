/** The pages of a management resource: forms for the same verbs and schemas as its JSON. */
import { type Request, Router } from 'express';
import type { z } from 'zod';
import { RecordReference } from '../../contracts/management/fields.ts';
import { parseReference } from '../../contracts/management/reference.ts';
import { textOrUndefined } from '../../contracts/primitives.ts';
import type { Row } from '../database/row.ts';
import type { Condition } from '../database/transaction.ts';
import { Conflict, Invalid } from '../errors.ts';
import type { FieldErrors } from '../html/form.ts';
import type { View } from '../html/page.ts';
import {
  concurrentlyChanged,
  type Meanwhile,
  parseVersion,
  untouchedOf,
  type Values,
  type Version,
  versionField,
} from '../html/version.ts';
import { addRoute } from './api.ts';
import { parseBody } from './body.ts';
import { callOf } from './call.ts';
import { type CrudPages, crudHandlers, type Done, type PageCall, pageCallOf, redirectWithUndo } from './crud-pages.ts';
import { type FormFailure, onSubmit } from './forms.ts';
import { sendPage } from './pages.ts';
import { fieldsOrNone, isFields, parseRecordFields, type RecordOperation, recordFields } from './record-body.ts';
import { recordIdOf } from './record-id.ts';

/** A returned form: its values and errors. */
export interface Draft {
  values: Readonly<Record<string, unknown>>;
  /** Undefined if it was not validated. */
  errors: FieldErrors | undefined;
  /** The fields' values when the form was drawn. */
  version: Version;
  /** Concurrent changes, if these are the reason. */
  meanwhile?: Meanwhile | undefined;
}

/** The submitted form of an existing record. */
export interface SubmittedForm {
  version: Version;
  /**
   * The condition that none of the shown fields has been changed concurrently to another value. `said`: the values as
   * they would be stored, which may depend on the record.
   */
  unchanged(submittedValues: Values | ((stored: Values) => Values)): Condition | undefined;
}

export interface Operation<S extends z.ZodType = z.ZodType> {
  body: S;
  metadata: unknown;
}

interface Contract {
  create: Operation & { path: string };
  update: Operation;
}

/** Pages and actions of a resource. Records out of the caller's reach are `record_not_found`. */
export interface ResourcePages<C extends Contract> extends CrudPages {
  /** The form for a new record; also a returned one. */
  blank(call: PageCall, draft?: Draft): Promise<View>;
  edit(call: PageCall, id: number, draft?: Draft): Promise<View>;
  /** `version`: the form's version of an existing record that it may replace. */
  create(call: PageCall, body: z.output<C['create']['body']>, version: Version): Promise<Done>;
  /** The edited record, as `db` has it. */
  record(call: Pick<PageCall, 'caller' | 'db'>, id: number): Promise<Pick<Row, 'toJSON'>>;
  update(call: PageCall, id: number, body: z.output<C['update']['body']>, form: SubmittedForm): Promise<Done>;
  /**
   * References to records: a person may type words that match one record only. Returns the ids of the matches, at least
   * two of several. `id`: of the edited record.
   */
  references?: Readonly<Record<string, (call: PageCall, words: string, id?: number) => Promise<number[]>>>;
}

export function resourcePages<C extends Contract>(contract: C, pages: ResourcePages<C>): Router {
  const create: Operation<C['create']['body']> = contract.create;
  const update: Operation<C['update']['body']> = contract.update;
  const { path } = contract.create;
  const { references = {} } = pages;
  const { list, record } = crudHandlers(path, pages);
  const router = Router();

  addRoute(router, path, {
    ...list,
    post: onSubmit(
      async (req, res) =>
        redirectWithUndo(
          res,
          await pages.create(pageCallOf(req), await parseForm(req, create, references), submittedVersion(req)),
        ),
      (req, failure) => pages.blank(pageCallOf(req), draftOf(req, create, failure)),
    ),
  });
  addRoute(router, `${path}/new`, { get: async (req, res) => sendPage(res, await pages.blank(pageCallOf(req))) });

  const change = onSubmit(
    async (req, res) =>
      redirectWithUndo(
        res,
        await pages.update(
          pageCallOf(req),
          recordIdOf(req),
          await parseForm(req, update, references),
          submittedForm(req, pages),
        ),
      ),
    (req, failure) => pages.edit(pageCallOf(req), recordIdOf(req), draftOf(req, update, failure)),
  );
  addRoute(router, `${path}/:id`, { get: record.get, patch: change, put: change, delete: record.delete });
  return addRoute(router, `${path}/:id/edit`, {
    get: async (req, res) => sendPage(res, await pages.edit(pageCallOf(req), recordIdOf(req))),
  });
}

/** A returned form. */
export function draftOf(req: Request, operation: RecordOperation, { errors, conflict }: FormFailure): Draft {
  const values = fieldsOrNone(submittedFields(req, operation));
  return { values, errors, version: submittedVersion(req), meanwhile: conflict };
}

/**
 * The submitted fields. Browsers send line breaks as CR LF: unconverted, saving an unchanged text would be an edit, and
 * make its translations stale.
 */
export function submittedFields(req: Request, operation: RecordOperation): unknown {
  const given = recordFields(parseBody(req), operation);
  if (!isFields(given)) return given;
  const lines = ([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value,
  ];
  return Object.fromEntries(Object.entries(given).map(lines));
}

export type References = NonNullable<ResourcePages<Contract>['references']>;

/** The fields parsed by the contract. Throws `Invalid`. */
export async function parseForm<S extends z.ZodType>(
  req: Request,
  operation: Operation<S>,
  references: References,
): Promise<z.output<S>> {
  const given = submittedFields(req, operation);
  const own = req.params.id === undefined ? undefined : recordIdOf(req);
  return parseRecordFields(
    isFields(given) ? await resolveReferences(pageCallOf(req), given, references, own) : given,
    operation,
  );
}

/**
 * The fields with ids in place of typed words. `own`: the id of their record. Throws `Invalid` for words without a
 * unique match.
 */
export async function resolveReferences(
  call: PageCall,
  fields: Record<string, unknown>,
  references: References,
  own?: number,
) {
  const ids: Record<string, number> = {};
  for (const [name, idsFor] of Object.entries(references)) {
    const { id: named, words } = parseReference(fields[name]);
    if (named === undefined && words === '') continue;
    const [id, other] = named === undefined ? await idsFor(call, words, own) : [named];
    if (id === undefined) throw new Invalid({ [name]: [`has nothing with “${words}”`] });
    if (other !== undefined) throw new Invalid({ [name]: [`could be several with “${words}”: choose one`] });
    ids[name] = id;
  }
  return { ...fields, ...ids };
}

/** The fields' values when the form was drawn. */
export const submittedVersion = (req: Request): Version => parseVersion(textOrUndefined(parseBody(req)[versionField]));

function submittedForm(req: Request, { record }: Pick<ResourcePages<never>, 'record'>): SubmittedForm {
  const version = submittedVersion(req);
  const unchanged: SubmittedForm['unchanged'] = (submittedValues) => async (trx) => {
    const stored = (await record({ caller: callOf(req).caller, db: trx }, recordIdOf(req))).toJSON() as Values;
    const said = typeof submittedValues === 'function' ? submittedValues(stored) : submittedValues;
    const fields = concurrentlyChanged(version, stored, said);
    if (fields.length > 0) throw new Conflict(fields, stored, { untouched: untouchedOf(fields, version, said) });
  };
  // Without a version there is nothing to compare.
  return { version, unchanged: (submittedValues) => (version.size > 0 ? unchanged(submittedValues) : undefined) };
}

/** The record that a request refers to in a field of an operation, or in its query; undefined if none. */
export function referredId(
  { query, fields: sent }: PageCall,
  operation: RecordOperation,
  field: string,
): number | undefined {
  const named = fieldsOrNone(recordFields(sent, operation))[field];
  return RecordReference.safeParse(named ?? query[field]).data;
}
