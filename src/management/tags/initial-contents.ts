/** The first contents of a tag, shared by the form of a new tag and that of a stock tag. */
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Actor } from '../../../contracts/access.ts';
import type { FirstContents, NewTagForm } from '../../../contracts/management/tag-form.ts';
import type { NewTagRecord } from '../../../contracts/management/tags.ts';
import type { Database } from '../../database/connect.ts';
import { type Notice, savedNotice } from '../../html/page.ts';
import type { PageCall } from '../../http/crud-pages.ts';
import { firstLanguage, parsePreferences } from '../../lookup/preferences.ts';
import { checksOfNewTagInWords } from '../../model/translations/checks/stored-checks.ts';
import { unreachedLanguages } from '../../model/translations/job-words.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { orderLanguages } from '../../model/translations/tag-languages.ts';

/** The default language of a new text. */
export const languageFor = ({ acceptLanguage }: PageCall): string =>
  firstLanguage(parsePreferences('auto', acceptLanguage))?.code ?? 'en';

/** The form's values for the tag itself, and for its first contents. */
export function splitTagForm(tag: z.output<typeof NewTagForm>['tag']): { given: NewTagRecord; answers: FirstContents } {
  const { place_id, parent_id, description, image_url, text_url, reference, hidden, position, credit, ...answers } =
    tag;
  const given = { place_id, parent_id, description, image_url, text_url, reference, hidden, position, credit };
  return { given, answers };
}

interface FirstContentsOptions {
  db: Database;
  caller: Actor;
  machine: MachineTranslation;
  log: Logger;
}

/**
 * Requests the tag's languages; a failure must not return the form, as the tag is saved. The notice includes the
 * findings of checks.
 */
export async function orderLanguagesOfNewTag(
  { db, caller, machine, log }: FirstContentsOptions,
  tag: number,
  { languages, lang_code, ...texts }: FirstContents,
  added: string,
): Promise<string | Notice> {
  const areOrdered = await orderLanguages(db, caller, tag, languages, machine).catch((err) => {
    log.warn({ err, tag }, 'a new tag could not be ordered in other languages');
    return false;
  });
  const hints = lang_code ? await checksOfNewTagInWords(db, tag, lang_code, texts) : [];
  return savedNotice(added, areOrdered ? hints : [unreachedLanguages(languages), ...hints]);
}
