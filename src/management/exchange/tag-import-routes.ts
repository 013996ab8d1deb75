/** The pages of an import: the upload, the preview, the confirmation, and the report. */
import { type Request, type Response, Router } from 'express';
import { personIdOf } from '../../../contracts/access.ts';
import { limits, textOrUndefined } from '../../../contracts/primitives.ts';
import { isBlank } from '../../../contracts/text.ts';
import { Failure, Invalid } from '../../errors.ts';
import { type View, warningNotice } from '../../html/page.ts';
import { pluralise } from '../../html/record.ts';
import { addRoute } from '../../http/api.ts';
import { callOf } from '../../http/call.ts';
import { ConcurrencyLimit } from '../../http/concurrency-limit.ts';
import { type Done, isTicked, type PageCall, pageCallOf, redirectWithUndo } from '../../http/crud-pages.ts';
import { type FormFailure, onSubmit } from '../../http/forms.ts';
import { submitOnce } from '../../http/idempotent-form.ts';
import { seeOther, sendPage } from '../../http/pages.ts';
import { closedSignal } from '../../http/response-close.ts';
import { readNames } from '../../model/access/record-names.ts';
import { readDoneImport, storeDoneImport } from '../../model/exchange/import-reports.ts';
import {
  readOpenImport,
  removeOpenImport,
  renewOpenImport,
  storeOpenImport,
} from '../../model/exchange/pending-imports.ts';
import { Tag } from '../../model/tags/tag.ts';
import { changedTags, importPath, importReportPage, type KnownTags } from './import-report-views.ts';
import { withImportSlot } from './import-slot.ts';
import { leftOutFiles, leftOutTable } from './rejected-rows.ts';
import { importTable, type TableOptions } from './tag-import.ts';
import { agreementPage, columnsPage, encodingPage, importPage } from './tag-import-views.ts';
import { decodeUpload, type Encoding, encodings, readUpload, type StoredUpload, samplesOf } from './uploaded-file.ts';

/** Limits concurrent files of left-out rows, since each takes some memory. */
const making = new ConcurrencyLimit({ all: 2, ofOne: 1 });

export function tagImportPages(): Router {
  const router = Router();
  addRoute(router, importPath, {
    get: (_req, res) => sendPage(res, importPage({ values: { create_places: '1' } })),
    post: onSubmit(async (req, res) => {
      const call = pageCallOf(req);
      // Only the preview's form carries the table's id.
      if (textOrUndefined(call.fields.table_id) === undefined) await sendPreview(call, res);
      else await redirectWithUndo(res, await agree(call, closedSignal(res)));
    }, again),
  });
  const lookPath = `${importPath}/look`;
  router.post(
    lookPath,
    onSubmit((req, res) => sendPreview(pageCallOf(req), res), again),
  );
  router.get(lookPath, (_req, res) => seeOther(res, importPath));
  router.get(`${importPath}/:id`, async (req, res) => {
    const { db, caller } = callOf(req);
    const id = `${req.params.id}`;
    sendPage(res, importReportPage({ ...(await readDoneImport(db, personIdOf(caller), id)), id }));
  });
  for (const [ending, { type, file }] of Object.entries(leftOutFiles))
    router.get(`${importPath}/:id/left-out.${ending}`, async (req, res) => {
      const { db, caller } = callOf(req);
      const { left_out } = await readDoneImport(db, personIdOf(caller), `${req.params.id}`);
      if (left_out === null) throw new Failure('record_not_found');
      if (!making.tryAcquire(res, `customer ${personIdOf(caller)}`))
        throw new Failure('too_many_imports', { retryAfter: 5 });
      const body = await file(left_out, closedSignal(res));
      res.attachment(`left-out.${ending}`).type(type).send(body);
    });
  return router;
}

async function sendPreview(call: PageCall, res: Response): Promise<void> {
  const { view, isRefused } = await preview(call, closedSignal(res));
  sendPage(isRefused ? res.status(422) : res, view);
}

const optionsOf = (
  call: PageCall,
): Pick<TableOptions, 'isAtomic' | 'mayCreate' | 'mayMakePlaces' | 'areBlanksCleared'> => ({
  isAtomic: false,
  mayCreate: !isTicked(call, 'only_known'),
  mayMakePlaces: isTicked(call, 'create_places'),
  areBlanksCleared: isTicked(call, 'clear'),
});

interface Preview {
  view: View;
  /** Whether columns have to be chosen for the headings first. */
  isRefused?: boolean;
}

/** The preview; the table is stored until it is confirmed. Throws `Invalid` for a file that is not a table. */
async function preview(call: PageCall, clientGone?: AbortSignal, errors?: FormFailure['errors']): Promise<Preview> {
  const id = textOrUndefined(call.fields.table_id);
  const opened = id === undefined ? await uploadedTable(call, clientGone) : await storedTable(call);
  if (id !== undefined) await renewOpenImport(call.db, personIdOf(call.caller), id);
  // A stored table is not replaced, so that “Back” leads to a page that can still choose otherwise.
  const table_id = id ?? (await storeOpenImport(call.db, personIdOf(call.caller), JSON.stringify(opened)));
  const table = await decoded(call, opened, clientGone);
  const chosen = { table_id, options: optionsOf(call), encoding: encodingIn(call) };
  if ('bytes' in table) return { view: encodingPage({ ...chosen, samples: samplesOf(table) }) };
  const { grid } = table;
  const columns = columnsIn(call);
  try {
    const { report, outcome } = await importTable(
      call,
      { grid, columns },
      { ...chosen.options, isDryRun: true, clientGone },
    );
    const known = await knownTags(call, changedTags(report));
    return { view: agreementPage({ ...chosen, report, known, outcome, grid, columns, errors }) };
  } catch (error) {
    // The person has to choose columns for a header with missing or duplicate ones.
    if (!(error instanceof Invalid) || !error.errors.base) throw error;
    return { view: columnsPage({ ...chosen, grid, columns, errors: error.errors }), isRefused: true };
  }
}

async function knownTags({ db, caller }: PageCall, ids: readonly number[]): Promise<KnownTags> {
  const tags = await Tag.reachable(db, caller).whereIn('tags.id', [...ids]);
  const references = tags.flatMap(({ id, reference }) => (reference === null ? [] : [[id, reference] as const]));
  return { names: await readNames(Tag, db, caller, ids), references: new Map(references) };
}

async function uploadedTable({ fields }: PageCall, clientGone?: AbortSignal): Promise<StoredUpload> {
  const { table } = fields;
  if (!Buffer.isBuffer(table) || isBlank(table.toString('latin1'))) throw new Invalid({ table: ["can't be blank"] });
  return readUpload(table, clientGone);
}

const encodingIn = ({ fields }: PageCall): Encoding | undefined => {
  const encoding = textOrUndefined(fields.encoding);
  return encoding !== undefined && Object.hasOwn(encodings, encoding) ? (encoding as Encoding) : undefined;
};

/** The table in the chosen encoding. */
async function decoded(call: PageCall, opened: StoredUpload, clientGone?: AbortSignal): Promise<StoredUpload> {
  const encoding = encodingIn(call);
  return 'bytes' in opened && encoding ? decodeUpload(opened, encoding, clientGone) : opened;
}

const storedTable = async ({ db, caller, fields }: PageCall): Promise<StoredUpload> =>
  JSON.parse(await readOpenImport(db, personIdOf(caller), textOrUndefined(fields.table_id) ?? ''));

/** The columns that were chosen for the headings: from a field for each, or from the preview, which repeats them. */
function columnsIn({ fields }: PageCall): string[] | undefined {
  const repeated = textOrUndefined(fields.columns);
  if (repeated !== undefined) return repeated.split(',');
  const chosen: string[] = [];
  for (let at = 0; at < limits.fields; at += 1) {
    const column = fields[`column_${at}`];
    if (typeof column !== 'string') break;
    chosen.push(column);
  }
  return chosen.length > 0 ? chosen : undefined;
}

async function agree(call: PageCall, clientGone: AbortSignal): Promise<Done> {
  const agreed = async ({ caller, db, ...others }: PageCall): Promise<Done> => {
    const given = { caller, db, ...others };
    const opened = await decoded(given, await storedTable(given), clientGone);
    if ('bytes' in opened) throw new Invalid({ base: ['The encoding of the table is not chosen yet.'] });
    const { grid } = opened;
    const columns = columnsIn(given);
    const options = {
      ...optionsOf(given),
      isDryRun: false,
      hasSlot: true,
      expected: textOrUndefined(call.fields.outcome) ?? '',
      clientGone,
    };
    const imported = await importTable({ db, caller }, { grid, columns }, options);
    await removeOpenImport(db, personIdOf(caller), textOrUndefined(given.fields.table_id) ?? '');
    const { rows, ...report } = imported.report;
    const id = await storeDoneImport(db, personIdOf(caller), { report, left_out: leftOutTable(grid, rows, columns) });
    const { create, update, invalid } = report;
    const message = `${pluralise(create, 'tag is', 'tags are')} made, ${update} changed.`;
    const left = `${pluralise(invalid, 'row was', 'rows were')} left out.`;
    return { to: `${importPath}/${id}`, message: invalid > 0 ? warningNotice(`${message} ${left}`) : message };
  };
  // The slot comes first, since the form's transaction would occupy a connection during the wait.
  return withImportSlot(call.caller.id, () => submitOnce(call, agreed));
}

/** Previews a stored table again, or shows the form if it has expired. */
async function again(req: Request, { errors }: FormFailure) {
  const call = pageCallOf(req);
  if (textOrUndefined(call.fields.table_id) === undefined) return importPage({ values: { ...call.fields }, errors });
  try {
    return (await preview(call, undefined, errors)).view;
  } catch (error) {
    if (error instanceof Invalid) return importPage({ values: { ...call.fields }, errors: error.errors });
    throw error;
  }
}
