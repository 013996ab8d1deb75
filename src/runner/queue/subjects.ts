/** The subjects of translations: the text of a text record, or the name of a tag. */
import type { Subject } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { models } from '../../model/translations/models.ts';
import type { Standing } from '../../model/translations/translation-row.ts';

/** A subject in a language, of which there is one job. */
export interface Target {
  subject: Subject;
  lang_code: string;
}

export const standingOf = (db: Database, { subject, lang_code }: Target): Promise<Standing | undefined> =>
  models[subject.kind].standing(db, subject.id, lang_code);

/** The key of a target, as in the notifications of `work`. */
export const keyOf = ({ subject, lang_code }: Target): string => `${subject.kind}:${subject.id}:${lang_code}`;
