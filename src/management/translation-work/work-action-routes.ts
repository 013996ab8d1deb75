/** Verdicts on a translation beside its original, by a button: `/translations/{id}/confirm`, and the same for names. */
import { type Request, type Response, Router } from 'express';
import { management } from '../../../contracts/index.ts';
import type { TagPart } from '../../../contracts/management/tag-filters.ts';
import { Failure, Invalid } from '../../errors.ts';
import { savedNotice, type View } from '../../html/page.ts';
import { wasShown } from '../../html/version.ts';
import { addRoute } from '../../http/api.ts';
import { parseBody } from '../../http/body.ts';
import { type PageCall, pageCallOf, redirectWithUndo } from '../../http/crud-pages.ts';
import { type FormFailure, onPress } from '../../http/forms.ts';
import { parseRecord } from '../../http/record-body.ts';
import { recordIdOf } from '../../http/record-id.ts';
import { submittedVersion } from '../../http/resource-pages.ts';
import { checksInWords } from '../../model/translations/checks/stored-checks.ts';
import { confirmText, type DemandSeen, giveToMachine } from '../../model/translations/confirm.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { NameTranslation } from '../../model/translations/name-translation.ts';
import { Translation } from '../../model/translations/translation.ts';
import { refusedPage } from './work-pages.ts';
import { filtersOf, pageAfter, parseList } from './work-paths.ts';

const kinds = {
  text: { table: Translation, routes: management.translations },
  name: { table: NameTranslation as unknown as typeof Translation, routes: management.nameTranslations },
} as const;

/** A verdict on a translation, and its notice. */
interface Verdict {
  label: string;
  notice: string;
  pass(call: PageCall, id: number, req: Request): Promise<Translation>;
}

export function workActionPages(part: TagPart, { machine }: { machine: MachineTranslation }): Router {
  const { table, routes } = kinds[part];
  const { path, body, metadata } = routes.confirm;
  const router = Router();
  const answer = (address: string, verdict: Verdict) => {
    addRoute(router, address, {
      post: onPress(
        () => verdict.label,
        async (req, res) => passed(res, part, verdict, await verdict.pass(pageCallOf(req), recordIdOf(req), req)),
        (req, failure) => refused(machine, part, req, failure),
      ),
    });
  };
  answer(path, {
    label: 'Still right',
    notice: 'It is right as it is, by your word.',
    pass: ({ caller, db }, id, req) => {
      const fields = parseRecord(parseBody(req), { body, metadata }) as Record<string, { source_hash: string }>;
      return confirmText(table, db, caller, id, fields[metadata.group]?.source_hash ?? '', onlyIfSeen(req));
    },
  });
  answer(routes.toMachine.path, {
    label: 'Back to machine',
    notice: 'A machine’s text is in its place. What it has replaced is in the history.',
    pass: ({ caller, db }, id, req) => giveToMachine(table, db, caller, id, machine, onlyIfSeen(req)),
  });
  return router;
}

/** A verdict applies to the text that its page has shown; a form that does not say which is accepted. */
const onlyIfSeen = (req: Request): DemandSeen => {
  const version = submittedVersion(req);
  return ({ text }) => {
    if (version.size > 0 && !wasShown(version, 'text', text))
      throw new Failure('read_before_change', {
        message: 'The text has changed meanwhile. Read it again, and decide then.',
      });
  };
};

/** Redirects to the next row of the list, or to the tag where the button's page names one. */
async function passed(res: Response, part: TagPart, { notice }: Verdict, translation: Translation): Promise<void> {
  const { tag_id, lang_code, origin } = translation;
  // The person has not seen the machine translation, and it may not be on the next page.
  const hints = origin === 'machine' ? await checksInWords(kinds[part].table, pageCallOf(res.req).db, translation) : [];
  const { list: listText, tag_id: named } = parseBody(res.req);
  const list = filtersOf(parseList(listText, lang_code));
  await redirectWithUndo(res, {
    to: named === `${tag_id}` ? `/Tags/${tag_id}` : pageAfter(list, { tag_id, part }),
    message: savedNotice(notice, hints),
  });
}

/** The row in its current state, with the errors. */
async function refused(
  machine: MachineTranslation,
  part: TagPart,
  req: Request,
  { errors }: FormFailure,
): Promise<View> {
  const call = pageCallOf(req);
  const { tag_id, lang_code, origin } = await kinds[part].table.find(call.db, call.caller, recordIdOf(req));
  // Originals are not in the work list.
  if (origin === 'original' && errors) throw new Invalid(errors);
  return refusedPage(machine, call, { tag_id, part, lang_code }, undefined, errors);
}
