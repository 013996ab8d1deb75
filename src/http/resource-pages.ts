/** The pages of a management resource: forms in front of the same verbs and schemas as its JSON. */
import { type Request, type Response, Router } from 'express';
import type { z } from 'zod';
import type { ResourceOperation } from '../../contracts/access.ts';
import { failures } from '../../contracts/failures.ts';
import { ListQuery } from '../../contracts/management/list-query.ts';
import { referenceIn } from '../../contracts/management/reference.ts';
import { givenText, TagRecordIdParameter } from '../../contracts/primitives.ts';
import type { Database } from '../database/connect.ts';
import type { Row } from '../database/row.ts';
import type { Condition } from '../database/transaction.ts';
import { Conflict, Failure, Invalid } from '../errors.ts';
import type { FieldErrors } from '../html/form.ts';
import { searchAgainPage } from '../html/list.ts';
import type { Notice, View } from '../html/page.ts';
import {
  changedMeanwhile,
  type Meanwhile,
  type Values,
  type Version,
  versionField,
  versionIn,
} from '../html/version.ts';
import { refuseOtherMethods } from './api.ts';
import { objectOf } from './body.ts';
import { failureOf, noteFailure } from './errors.ts';
import { onSubmit, type Refusal } from './forms.ts';
import { queryOf } from './parameters.ts';
import { groupOf, knownFields, readRecord } from './record-body.ts';
import { idOf } from './record-id.ts';

/** A form that comes back to whom has sent it: what was filled in, and what is wrong with it. */
export interface Draft {
  values: Readonly<Record<string, unknown>>;
  /** Undefined where nothing is: it was not looked at yet. */
  errors: FieldErrors | undefined;
  /** What the fields held when it was drawn. */
  version: Version;
  /** What somebody else has changed since, where that is why it comes back. */
  meanwhile?: Meanwhile | undefined;
}

/** The form of a record that is there, as it was sent. */
export interface SentForm {
  version: Version;
  /**
   * Its condition: nothing that it shows was changed meanwhile to something else than it says. `said`: as that would be stored,
   * which may depend on the record.
   */
  unchanged(said: Values | ((stored: Values) => Values)): Condition | undefined;
}

/** Where a browser goes on after something was done, and what it is told there. */
export interface Done {
  to: string;
  message: string | Notice;
}

interface Contract {
  create: { path: string; body: z.ZodType; metadata: unknown };
  update: { body: z.ZodType };
}

/** Pages and deeds of one resource. `req.actor` is who is signed in; what it doesn't reach is `record_not_found`. */
export interface ResourcePages<C extends Contract> {
  index(req: Request, query: ListQuery): Promise<View>;
  /** `errors` says why the record could not be destroyed. */
  show(req: Request, id: number, errors?: FieldErrors): Promise<View>;
  /** The form for a new record; also the one that comes back. */
  blank(req: Request, draft?: Draft): Promise<View>;
  edit(req: Request, id: number, draft?: Draft): Promise<View>;
  /** `version`: what the form has shown before of what it may take the place of. */
  create(req: Request, body: z.output<C['create']['body']>, version: Version): Promise<Done>;
  /** The record that a form changes. */
  record(db: Database, req: Request, id: number): Promise<Row>;
  update(req: Request, id: number, body: z.output<C['update']['body']>, form: SentForm): Promise<Done>;
  destroy(req: Request, id: number): Promise<Done>;
  /**
   * Fields that name another record: a person may write words instead, where they fit one record only. Answers the ids of
   * those that they fit, as far as it matters: two are too many.
   */
  references?: Readonly<Record<string, (req: Request, words: string) => Promise<number[]>>>;
}

export function resourcePages<C extends Contract>(contract: C, pages: ResourcePages<C>): Router {
  const { path, metadata } = contract.create;
  const { group } = metadata as ResourceOperation;
  const { references = {} } = pages;
  const newBody: C['create']['body'] = contract.create.body;
  const changesBody: C['update']['body'] = contract.update.body;
  const draft = (req: Request, schema: z.ZodType, { errors, conflict }: Refusal): Draft => {
    const given = sentFields(req, group, schema);
    return { values: isFields(given) ? given : {}, errors, version: versionSent(req), meanwhile: conflict };
  };
  const router = Router();

  router.get(path, async (req, res) => {
    const query = ListQuery.parse({ ...queryOf(req) });
    const again = (error: unknown) => searchAgain(req, res, { path, words: query.q }, error);
    res.page(await pages.index(req, query).catch(again));
  });
  router.post(
    path,
    onSubmit(
      async (req, res) =>
        leave(res, await pages.create(req, await understood(req, group, newBody, references), versionSent(req))),
      (req, refusal) => pages.blank(req, draft(req, newBody, refusal)),
    ),
  );
  router.all(path, refuseOtherMethods(['GET', 'HEAD', 'POST']));

  router.get(`${path}/new`, async (req, res) => res.page(await pages.blank(req)));
  router.all(`${path}/new`, refuseOtherMethods(['GET', 'HEAD']));

  const change = onSubmit(
    async (req, res) =>
      leave(
        res,
        await pages.update(req, idOf(req), await understood(req, group, changesBody, references), sentForm(req, pages)),
      ),
    (req, refusal) => pages.edit(req, idOf(req), draft(req, changesBody, refusal)),
  );
  router.get(`${path}/:id`, async (req, res) => res.page(await pages.show(req, idOf(req))));
  router.patch(`${path}/:id`, change);
  router.put(`${path}/:id`, change);
  router.delete(
    `${path}/:id`,
    onSubmit(
      async (req, res) => leave(res, await pages.destroy(req, idOf(req))),
      (req, { errors }) => pages.show(req, idOf(req), errors),
    ),
  );
  router.all(`${path}/:id`, refuseOtherMethods(['GET', 'HEAD', 'PATCH', 'PUT', 'DELETE']));

  router.get(`${path}/:id/edit`, async (req, res) => res.page(await pages.edit(req, idOf(req))));
  router.all(`${path}/:id/edit`, refuseOtherMethods(['GET', 'HEAD']));
  return router;
}

/** What cannot be looked through now: the search comes again, with its words. */
function searchAgain(req: Request, res: Response, search: { path: string; words: string }, error: unknown): View {
  const failure = failureOf(error, req);
  if (!(failure instanceof Failure) || failures[failure.reason].status !== 503) throw error;
  noteFailure(req, res, failure);
  res.status(503);
  return searchAgainPage({ ...search, message: failure.message });
}

const leave = (res: Response, { to, message }: Done) => res.seeOther(to, message);

const isFields = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/**
 * The fields that a form has sent. Browsers send every line break of a text as CR LF, whatever the text was made of: left
 * so, looking at a text and saving it would be an edit, and make its translations stale.
 */
function sentFields(req: Request, group: string, schema: z.ZodType): unknown {
  const given = groupOf(objectOf(req), group, knownFields(schema, group));
  if (!isFields(given)) return given;
  const lines = ([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value,
  ];
  return Object.fromEntries(Object.entries(given).map(lines));
}

type References = NonNullable<ResourcePages<Contract>['references']>;

/** The form's fields as the contract understands them. Throws `Invalid`. */
async function understood<S extends z.ZodType>(
  req: Request,
  group: string,
  schema: S,
  references: References,
): Promise<z.output<S>> {
  const given = sentFields(req, group, schema);
  const fields = isFields(given) ? await withIds(req, given, references) : given;
  return readRecord({ [group]: fields }, { body: schema, metadata: { group } });
}

/** The fields with ids where a person has written words for another record. Throws `Invalid` for words that do not fit one. */
async function withIds(req: Request, fields: Record<string, unknown>, references: References) {
  const ids: Record<string, number> = {};
  for (const [name, idsFor] of Object.entries(references)) {
    const { id: named, words } = referenceIn(fields[name]);
    if (named === undefined && words === '') continue;
    const [id, other] = named === undefined ? await idsFor(req, words) : [named];
    if (id === undefined) throw new Invalid({ [name]: [`has nothing with “${words}”`] });
    if (other !== undefined) throw new Invalid({ [name]: [`could be several with “${words}”: choose one`] });
    ids[name] = id;
  }
  return { ...fields, ...ids };
}

const versionSent = (req: Request): Version => versionIn(givenText(objectOf(req)[versionField]));

function sentForm(req: Request, { record }: Pick<ResourcePages<never>, 'record'>): SentForm {
  const version = versionSent(req);
  const unchanged: SentForm['unchanged'] = (said) => async (trx) => {
    const stored = (await record(trx, req, idOf(req))).toJSON() as Values;
    const fields = changedMeanwhile(version, stored, typeof said === 'function' ? said(stored) : said);
    if (fields.length > 0) throw new Conflict(fields, stored);
  };
  // Without a version there is nothing to hold the record against.
  return { version, unchanged: (said) => (version.size > 0 ? unchanged(said) : undefined) };
}

/** The tag that a request names beside its record, or within it; undefined where it names none. */
export function tagNamedIn(req: Request, group: string): number | undefined {
  const fields = groupOf(objectOf(req), group, ['tag_id']);
  const named = isFields(fields) ? fields.tag_id : undefined;
  return TagRecordIdParameter.safeParse(named ?? queryOf(req).tag_id).data;
}
