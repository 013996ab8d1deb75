/** Translates a visitor's words into the language of the original. */
import type { Actor } from '../../../contracts/access.ts';
import type { TranslatedReport } from '../../../contracts/management/reports.ts';
import type { RunnerCalls } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { Failure, Invalid } from '../../errors.ts';
import { requireTranslation, retryAfterSeconds } from '../translations/machine-translation.ts';
import { Report } from './report.ts';

/**
 * Throws `Invalid` where there is nothing to translate, or no provider can, and the failures of a wait for a
 * translation.
 */
export async function translateReport(
  runner: RunnerCalls['reports'],
  db: Database,
  actor: Actor,
  id: number,
): Promise<TranslatedReport> {
  const report = await Report.find(db, actor, id);
  const outcome = await runner.translate({ id: report.id }).catch((cause) => {
    throw new Failure('translation_unavailable', { retryAfter: retryAfterSeconds, cause });
  });
  if (outcome.state === 'same') throw new Invalid({ base: ['It is in the language of the original.'] });
  if (outcome.state === 'gone') throw new Invalid({ base: ['There is no original any more.'] });
  if (outcome.state === 'failed') {
    requireTranslation({ ...outcome, retry_at: null });
    throw new Failure('translation_unavailable', { retryAfter: retryAfterSeconds });
  }
  const { words, lang_code, provider } = outcome;
  return { words, lang_code, provider };
}
