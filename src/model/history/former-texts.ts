/** Former texts of entries, as a restore would write them. */
import { memoryName } from '../../../contracts/providers.ts';
import type { Database } from '../../database/connect.ts';
import { becomesOriginal } from '../translations/restore-text.ts';
import type { HistoryEntry } from './history-entry.ts';
import { formerProvenance } from './restore.ts';

/** The outcome of restoring a text. */
export interface RestorePreview {
  lang_code: string;
  origin: 'original' | 'human';
  /** A machine translation of a former original: it would be translated again. */
  isOutOfDate: boolean;
}

const present = `
  select 'translations ' || r.tag_id as key, x.id, x.lang_code, x.source_hash from text_records r
  join translations x on x.text_record_id = r.id and x.origin = 'original' where r.tag_id = any(cast(:tags as integer[]))
  union all
  select 'name_translations ' || x.tag_id, x.id, x.lang_code, x.source_hash from name_translations x
  where x.origin = 'original' and x.tag_id = any(cast(:tags as integer[]))`;

interface Present {
  key: string;
  id: number;
  lang_code: string;
  source_hash: string;
}

/** By the ids of entries with a former text. */
export async function readRestorePreviews(
  db: Database,
  entries: readonly HistoryEntry[],
): Promise<ReadonlyMap<number, RestorePreview>> {
  const texts = entries.filter(({ formerText }) => formerText !== undefined);
  if (texts.length === 0) return new Map();
  const { rows } = await db.raw(present, { tags: texts.map(({ tag_id }) => tag_id ?? 0) } as never);
  const originals = new Map((rows as Present[]).map((row) => [row.key, row]));
  return new Map(
    texts.map((entry) => [entry.id, asPutBack(entry, originals.get(`${entry.resource} ${entry.tag_id}`))]),
  );
}

function asPutBack(entry: HistoryEntry, original: Present | undefined): RestorePreview {
  const { record_id: recordId, former_lang_code, former_origin } = entry;
  const lang_code = former_lang_code ?? '';
  const wasOriginal = former_origin === 'original';
  const { provider, source_hash } = formerProvenance(entry);
  return {
    lang_code,
    origin: becomesOriginal(original, { recordId, lang_code, wasOriginal }) ? 'original' : 'human',
    isOutOfDate: former_origin === 'machine' && (provider === memoryName || original?.source_hash !== source_hash),
  };
}
