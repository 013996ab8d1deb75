import { workStates } from '../../../../contracts/management/translation-work.ts';
import type { WorkCursor } from './work-rows.ts';

/** The work list's page of a single row, whatever its state, below the prefix. */
export const workAddress = ({ tag_id, part, lang_code }: WorkCursor & { lang_code: string }): string =>
  `/translation_work?${new URLSearchParams({ lang_code, tag_id: `${tag_id}`, part, state: workStates.join(',') })}`;
