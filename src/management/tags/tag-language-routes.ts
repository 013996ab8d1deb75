/** `/Tags/{id}/languages`: asking for a tag in more languages, on its page. */
import { type Request, Router } from 'express';
import { LanguagesForm } from '../../../contracts/management/tag-form.ts';
import type { Database } from '../../database/connect.ts';
import { Failure } from '../../errors.ts';
import type { FieldErrors } from '../../html/form.ts';
import { caution, type View } from '../../html/page.ts';
import { refuseOtherMethods } from '../../http/api.ts';
import { objectOf } from '../../http/body.ts';
import { onSubmit } from '../../http/forms.ts';
import { readRecord } from '../../http/record-body.ts';
import { idOf } from '../../http/record-id.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { orderLanguages } from '../../model/translations/tag-languages.ts';
import { unasked } from './tag-language-views.ts';

export interface TagLanguageOptions {
  db: Database;
  machine: MachineTranslation;
  /** Draws the tag's page, with what was wrong, and the languages that were chosen. */
  show(req: Request, id: number, errors: FieldErrors | undefined, chosen: readonly unknown[]): Promise<View>;
}

const allAskedFor = 'The translations are asked for, and appear here as they are made.';
const field = 'tag[languages]';

/** The boxes that were ticked, whatever they are called. */
const chosenIn = (req: Request): unknown[] => [objectOf(req)[field] ?? []].flat();

/** Seconds after which a runner that was out of reach is worth another try. */
const soon = 5;

export function tagLanguagePages({ db, machine, show }: TagLanguageOptions): Router {
  const path = '/Tags/:id/languages';
  const router = Router();
  router.post(
    path,
    onSubmit(
      async (req, res) => {
        const given = { [field]: chosenIn(req) };
        const { languages } = readRecord(given, { body: LanguagesForm, metadata: { group: 'tag' } }).tag;
        const missing = await orderLanguages(db, req.actor, idOf(req), languages, machine);
        if (missing.length === languages.length) throw new Failure('translation_unavailable', { retryAfter: soon });
        const told = missing.length === 0 ? allAskedFor : caution(`Not all is asked for. ${unasked(missing)}`);
        res.seeOther(`/Tags/${idOf(req)}`, told);
      },
      (req, { errors }) => show(req, idOf(req), errors, chosenIn(req)),
    ),
  );
  // Whoever had to sign in on the way comes here.
  router.get(path, (req, res) => res.seeOther(`/Tags/${idOf(req)}`));
  router.all(path, refuseOtherMethods(['GET', 'HEAD', 'POST']));
  return router;
}
