import { workStates } from '../../../../contracts/management/translation-work.ts';
import type { WorkPlace } from './work-rows.ts';

/** The page of the work list with one row alone, below the prefix: however it stands. */
export const workAddress = ({ tag_id, part, lang_code }: WorkPlace & { lang_code: string }): string =>
  `/translation_work?${new URLSearchParams({ lang_code, tag_id: `${tag_id}`, part, state: workStates.join(',') })}`;
