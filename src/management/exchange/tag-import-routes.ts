/** The pages of an import: the upload, the preview, and the confirmation. */

import { type Request, Router } from 'express';
import { personOf } from '../../../contracts/access.ts';
import { importActions } from '../../../contracts/management/tag-import.ts';
import { givenText } from '../../../contracts/primitives.ts';
import { isBlank } from '../../../contracts/text.ts';
import { Invalid } from '../../errors.ts';
import { caution } from '../../html/page.ts';
import { counted } from '../../html/record.ts';
import { refuseOtherMethods } from '../../http/api.ts';
import { utf8Of } from '../../http/body.ts';
import { closedSignal } from '../../http/closed.ts';
import { type Done, leave, type PageCall, pageCallOf } from '../../http/crud-pages.ts';
import { type FormFailure, onSubmit } from '../../http/forms.ts';
import { submitOnce } from '../../http/idempotent-form.ts';
import { sendPage } from '../../http/pages.ts';
import type { Counts, ImportOptions } from '../../model/exchange/import.ts';
import { forgetOpen, keepOpen, openImport } from '../../model/exchange/open-import.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { type ImportedTable, importTable } from './tag-import.ts';
import { agreementPage, importPage } from './tag-import-views.ts';

const importPath = '/Tags/import';

export function tagImportPages({ machine }: { machine: MachineTranslation }): Router {
  const router = Router();
  router.get(importPath, (_req, res) => sendPage(res, importPage({})));
  router.post(
    importPath,
    onSubmit(async (req, res) => {
      const call = pageCallOf(req);
      // Only the preview's form carries the table's id.
      if (givenText(call.fields.table_id) === undefined) sendPage(res, await look(call, closedSignal(res)));
      else leave(res, await agree(call, machine, closedSignal(res)));
    }, again),
  );
  router.all(importPath, refuseOtherMethods(['GET', 'HEAD', 'POST']));
  return router;
}

const mayCreate = ({ fields }: PageCall): boolean => givenText(fields.only_known) !== '1';

/** The preview; the table is stored until it is confirmed. Throws `Invalid` for a file that is not a table. */
async function look(call: PageCall, gone?: AbortSignal, errors?: FormFailure['errors']) {
  const isKept = givenText(call.fields.table_id) !== undefined;
  const csv = isKept ? await kept(call) : utf8Of(call.fields.table);
  if (isBlank(csv)) throw new Invalid({ table: ["can't be blank"] });
  // The table is stored as text, which in PostgreSQL cannot contain NUL.
  if (csv.includes('\0')) throw new Invalid({ table: ['has a character that cannot be stored'] });
  const options = { isDryRun: true, isAtomic: false, mayCreate: mayCreate(call), gone };
  const { report } = await importTable(call, { csv }, options);
  const id = await keepOpen(call.db, personOf(call.caller), csv);
  return agreementPage({ report, id, mayCreate: options.mayCreate, errors });
}

const kept = ({ db, caller, fields }: PageCall): Promise<string> =>
  openImport(db, personOf(caller), givenText(fields.table_id) ?? '');

async function agree(call: PageCall, machine: MachineTranslation, gone: AbortSignal): Promise<Done> {
  let stale: ImportedTable['stale'] = [];
  const done = await submitOnce(call, async ({ caller, db, ...others }) => {
    const csv = await kept({ caller, db, ...others });
    const options: ImportOptions = {
      isDryRun: false,
      isAtomic: false,
      mayCreate: mayCreate(call),
      expected: saidIn(call),
      gone,
    };
    const imported = await importTable({ db, caller }, { csv }, options);
    stale = imported.stale;
    await forgetOpen(db, personOf(caller));
    const { create, update, invalid } = imported.report;
    const message = `${counted(create, 'tag is', 'tags are')} made, ${update} changed.`;
    const left = `${counted(invalid, 'row was', 'rows were')} left out.`;
    return { to: '/Tags?sort=-updated_at', message: invalid > 0 ? caution(`${message} ${left}`) : message };
  });
  // After the commit, so that a machine finds the saved texts.
  machine.remakeMany(stale);
  return done;
}

/** The counts that the preview showed. */
const saidIn = ({ fields }: PageCall): Counts =>
  Object.fromEntries(importActions.map((action) => [action, Number(givenText(fields[action]))])) as Counts;

/** A stored table is previewed once more; after it expired, the form is shown. */
async function again(req: Request, { errors }: FormFailure) {
  const call = pageCallOf(req);
  if (givenText(call.fields.table_id) === undefined) return importPage({ values: { ...call.fields }, errors });
  try {
    return await look(call, undefined, errors);
  } catch (error) {
    if (error instanceof Invalid) return importPage({ values: { ...call.fields }, errors: error.errors });
    throw error;
  }
}
