/** `/translation_work` as pages: the list, and its forms, which write a person's work. */
import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { management } from '../../../contracts/index.ts';
import { CheckBox, LanguageField, nonBlankText, TagReference } from '../../../contracts/management/fields.ts';
import type { TagPart } from '../../../contracts/management/tag-filters.ts';
import { SourceHashRead } from '../../../contracts/management/translations.ts';
import { limits } from '../../../contracts/primitives.ts';
import { isSameText } from '../../../contracts/text.ts';
import type { Database } from '../../database/connect.ts';
import { Conflict, Invalid } from '../../errors.ts';
import { savedNotice, type View } from '../../html/page.ts';
import { type Version, wasShown } from '../../html/version.ts';
import { addRoute } from '../../http/api.ts';
import { parseBody } from '../../http/body.ts';
import { pageCallOf, redirectWithUndo } from '../../http/crud-pages.ts';
import { type FormFailure, onSubmit } from '../../http/forms.ts';
import { sendPage } from '../../http/pages.ts';
import { fieldsOrNone, parseRecordFields } from '../../http/record-body.ts';
import { pageWithErrors } from '../../http/refused-page.ts';
import { submittedFields, submittedVersion } from '../../http/resource-pages.ts';
import { requireWriting } from '../../model/access/policy.ts';
import { Tag } from '../../model/tags/tag.ts';
import { checksInWords } from '../../model/translations/checks/stored-checks.ts';
import type { ReplacementCheck } from '../../model/translations/human-translation.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { models } from '../../model/translations/models.ts';
import { workAddress } from '../../model/translations/work/work-address.ts';
import { type WrittenWork, writeWork } from '../../model/translations/work/write-work.ts';
import { checksView } from './work-card-views.ts';
import { refusedPage, requestedPage } from './work-pages.ts';
import { checksPath, filtersOf, pageAfter, parseList, workPath } from './work-paths.ts';

/** The form of a card, under the group of its records. */
const formOf = (group: string, max: number) => {
  const work = z.object({
    tag_id: TagReference,
    lang_code: LanguageField,
    text: nonBlankText(max),
    source_hash: SourceHashRead,
    others: CheckBox.optional(),
  });
  return { group, work, body: z.object({ [group]: work }), metadata: { group } };
};

const forms = {
  text: formOf(management.translations.create.metadata.group, limits.text),
  name: formOf(management.nameTranslations.create.metadata.group, limits.name),
};

export function workPages({ machine }: { machine: MachineTranslation }): Router {
  const router = Router();
  addRoute(router, workPath, {
    get: async (req, res) =>
      sendPage(res, await pageWithErrors(res, (errors) => requestedPage(machine, pageCallOf(req), errors))),
    post: onSubmit(write, (req, failure) => again(machine, req, failure)),
  });
  return addRoute(router, checksPath, { post: onSubmit(check, (req, failure) => again(machine, req, failure)) });
}

const partIn = (req: Request): TagPart =>
  Object.keys(parseBody(req)).some((name) => name.startsWith(forms.name.group)) ? 'name' : 'text';

function workIn(req: Request) {
  const part = partIn(req);
  const form = forms[part];
  const read = parseRecordFields(submittedFields(req, form), form)[form.group] as z.output<typeof form.work>;
  return { ...read, part };
}

async function write(req: Request, res: Response): Promise<void> {
  const work = workIn(req);
  const { caller, db, fields } = pageCallOf(req);
  const others = await writeWork(db, caller, work, onlyIfSeen(work, submittedVersion(req)));
  const also = others === 0 ? '' : ` So it is for ${others === 1 ? 'one other tag' : `${others} other tags`}.`;
  const hints = await hintsOn(db, work);
  const look = { path: workAddress(work), label: 'Look at it again' };
  await redirectWithUndo(res, {
    to: pageAfter(filtersOf(parseList(fields.list, work.lang_code)), work),
    message: savedNotice(`It is saved.${also}`, hints.length === 0 ? [] : ['Look at it once more.', ...hints], look),
  });
}

/** Checks a text that is being typed; answers with a fragment for the page's script. */
async function check(req: Request, res: Response): Promise<void> {
  const { caller, db } = pageCallOf(req);
  const work = workIn(req);
  await Tag.find(db, caller, work.tag_id);
  requireWriting(caller, work);
  res.type('html').send(`${checksView(await hintsOn(db, work))}`);
}

/** The findings of checks in the text. */
const hintsOn = (db: Database, { part, ...work }: WrittenWork): Promise<string[]> =>
  checksInWords(models[part], db, { ...work, origin: 'human' });

/**
 * Optimistic concurrency: a stored text is replaced only if the form has shown it; a form that does not say which is
 * accepted.
 */
const onlyIfSeen =
  ({ text, source_hash }: Pick<WrittenWork, 'text' | 'source_hash'>, version: Version): ReplacementCheck =>
  ({ text: stored, source_hash: read }) => {
    // An unchanged fresh text keeps its author.
    if (source_hash && read === source_hash && isSameText(text, stored)) return 'keep';
    if (version.size === 0 || isSameText(text, stored) || wasShown(version, 'text', stored)) return undefined;
    throw new Conflict(['text'], { text: stored });
  };

/** The card with the refused input, beside the current original and translation. */
async function again(machine: MachineTranslation, req: Request, { reason, errors }: FormFailure): Promise<View> {
  const part = partIn(req);
  const values = fieldsOrNone(submittedFields(req, forms[part]));
  const tag_id = TagReference.safeParse(values.tag_id).data;
  const lang_code = LanguageField.safeParse(values.lang_code).data;
  if (tag_id === undefined || lang_code === undefined)
    throw new Invalid(errors ?? { base: ['is not what a page has sent'] });
  const sent = {
    values,
    version: submittedVersion(req),
    errors,
    isConflict: reason === 'changed_meanwhile' || reason === 'read_before_change',
  };
  return refusedPage(machine, pageCallOf(req), { tag_id, part, lang_code }, sent, errors);
}
