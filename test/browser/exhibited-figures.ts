/** Reads and translations of the last two months, for screenshots: the same each time. */
import type { Database } from '../../src/database/connect.ts';
import { curator } from '../../src/demo/exhibits.ts';

const days = 62;

/** How visitors reach a tag, the language that they read, and the one that they wanted instead. */
const ways = ['page', 'page', 'beacon', 'nfc', 'qr', 'batch'] as const;
const kinds = [
  { lang_code: 'es', missed: null, share: 21 },
  { lang_code: 'en', missed: null, share: 17 },
  { lang_code: 'fr', missed: null, share: 8 },
  { lang_code: 'en', missed: 'pt', share: 5 },
  { lang_code: 'en', missed: 'de', share: 4 },
  { lang_code: 'ar', missed: null, share: 3 },
  { lang_code: 'en', missed: 'fi', share: 1 },
];

/** More on some days of the week than on others. */
const busy = [5, 2, 3, 3, 4, 6, 7];

export async function noteFigures(db: Database): Promise<void> {
  const { id: customer_id } = await db('customers').where({ email: curator.email }).first('id');
  const tags: { id: number; place_id: number | null }[] = await db('tags').orderBy('id').select('id', 'place_id');
  const day = (ago: number) => db.raw(`(now() at time zone 'utc')::date - ?::integer`, [ago]);
  const reads = [];
  const figures = [];
  for (let ago = 0; ago < days; ago += 1) {
    for (const [at, { share, ...kind }] of kinds.entries()) {
      const { id: tag_id, place_id } = tags[(ago + at * 5) % tags.length] ?? { id: 0, place_id: null };
      const way = ways[(ago + at) % ways.length];
      reads.push({ day: day(ago), customer_id, tag_id, place_id, way, ...kind, reads: share * (busy[ago % 7] ?? 1) });
    }
    if (ago % 3 !== 0) continue;
    for (const [at, lang_code] of ['fr', 'es', 'it'].entries()) {
      const characters = 220 * (busy[(ago + at) % 7] ?? 1);
      figures.push({ day: day(ago), customer_id, provider: 'azure', lang_code, characters });
      figures.push({
        day: day(ago),
        customer_id,
        provider: 'memory',
        lang_code,
        characters: Math.round(characters / 3),
      });
    }
  }
  await db('reads').insert(reads);
  await db('translation_figures').insert(figures);
}
