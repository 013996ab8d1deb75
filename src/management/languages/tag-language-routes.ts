/** `/Tags/{id}/languages`: requests for more languages of a tag, on its page. */
import { type Request, Router } from 'express';
import { LanguagesForm } from '../../../contracts/management/tag-form.ts';
import { Failure } from '../../errors.ts';
import type { View } from '../../html/page.ts';
import { addRoute } from '../../http/api.ts';
import { parseBody } from '../../http/body.ts';
import { type Call, callOf } from '../../http/call.ts';
import { onSubmit } from '../../http/forms.ts';
import { seeOther } from '../../http/pages.ts';
import { parseRecord } from '../../http/record-body.ts';
import { recordIdOf } from '../../http/record-id.ts';
import type { RefusedForm } from '../../http/sections.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { orderLanguages } from '../../model/translations/tag-languages.ts';

interface TagLanguageOptions {
  machine: MachineTranslation;
  /** Renders the tag's page with the refused form. */
  show(call: Call, id: number, refused: RefusedForm): Promise<View>;
}

const allAskedFor = 'The translations are asked for, and appear here as they are made.';
const field = 'tag[languages]';

/** The ticked boxes, whatever their names. */
const chosenIn = (req: Request): unknown[] => [parseBody(req)[field] ?? []].flat();

/** Seconds until a retry is worthwhile after the runner was unreachable. */
const retryAfterSeconds = 5;

export function tagLanguagePages({ machine, show }: TagLanguageOptions): Router {
  return addRoute(Router(), '/Tags/:id/languages', {
    // After an intermediate sign-in the browser returns to this address.
    get: (req, res) => seeOther(res, `/Tags/${recordIdOf(req)}`),
    post: onSubmit(
      async (req, res) => {
        const given = { [field]: chosenIn(req) };
        const { languages } = parseRecord(given, { body: LanguagesForm, metadata: { group: 'tag' } }).tag;
        const { caller, db } = callOf(req);
        if (!(await orderLanguages(db, caller, recordIdOf(req), languages, machine)))
          throw new Failure('translation_unavailable', { retryAfter: retryAfterSeconds });
        seeOther(res, `/Tags/${recordIdOf(req)}`, allAskedFor);
      },
      (req, { errors }) => show(callOf(req), recordIdOf(req), { errors, values: { languages: chosenIn(req) } }),
    ),
  });
}
