/** Writes the changes of table rows to their tags. */
import type { ValidationErrors } from '../../../contracts/failures.ts';
import type { Transaction } from '../../database/transaction.ts';
import { withConstraintMessages } from '../../database/write.ts';
import { Invalid } from '../../errors.ts';
import { resolvePicture } from '../pictures/picture.ts';
import { NameTranslation } from '../translations/name-translation.ts';
import { sourceHash } from '../translations/source-hash.ts';
import { Translation } from '../translations/translation.ts';
import type { Change } from './import-changes.ts';
import { attachAll, Collision, createPlaces, createTags, type WrittenTag } from './import-create.ts';
import { keyText, referenceText } from './import-source.ts';

/** Whether all changes have distinct tags, references and hardware. */
export function areIndependent(changes: readonly Change[]): boolean {
  const all = changes.flatMap(({ state, fields, items }) => {
    const { customer_id, tag } = state;
    const reference =
      fields.reference === undefined
        ? []
        : [`r ${referenceText({ reference: `${fields.reference}`, customer_id: customer_id ?? 0 })}`];
    return [...(tag ? [`t ${tag.id}`] : []), ...reference, ...items.map((item) => `h ${keyText(item)}`)];
  });
  return new Set(all).size === all.length;
}

/** Writes independent rows. Throws `Invalid` or `Collision` where a row cannot be written. */
export async function writeAll(trx: Transaction, changes: readonly Change[]): Promise<Map<Change, WrittenTag>> {
  const written = new Map<Change, WrittenTag>();
  await createPlaces(trx, changes);
  const fresh = changes.filter(({ state }) => !state.tag);
  for (const [at, tag] of (await createTags(trx, fresh)).entries()) written.set(fresh[at] as Change, tag);
  for (const change of changes) if (change.state.tag) written.set(change, await writeOne(trx, change));
  return written;
}

/** Writes one row. Throws `Invalid` under the faulty column. */
export async function write(trx: Transaction, change: Change): Promise<WrittenTag> {
  await createPlaces(trx, [change]);
  return writeOne(trx, change);
}

async function writeOne(trx: Transaction, change: Change): Promise<WrittenTag> {
  const { state, fields, gender } = change;
  const [tag] = state.tag ? [state.tag] : await createTags(trx, [{ ...change, items: [] }]);
  if (!tag) throw new Error('a tag was not made');
  if (state.tag) await writeTexts(trx, change, state.tag.id);
  if (state.tag && Object.keys(fields).length > 0) {
    const picture = { owner: state.customer_id, present: state.tag };
    await trx('tags')
      .where({ id: tag.id })
      .update(await resolvePicture(trx, picture, fields));
  }
  if (state.text_record_id && gender) await trx('text_records').where({ id: state.text_record_id }).update({ gender });
  await attach(trx, change, tag);
  return tag;
}

async function writeTexts(trx: Transaction, change: Change, tagId: number): Promise<void> {
  const { state, text, name, gender } = change;
  const columns = { lang_code: 'lang', text: 'text' };
  await named(columns, () =>
    writePart(trx, Translation, { stored: state.texts, ownerId: state.text_record_id, tagId, gender }, text),
  );
  await named({ lang_code: 'name_lang', text: 'name' }, () =>
    writePart(trx, NameTranslation, { stored: state.names, ownerId: tagId, tagId }, name),
  );
}

interface Owner {
  stored: Change['state']['texts'];
  tagId: number;
  /** Undefined where the text has no parent yet. */
  ownerId: number | undefined;
  gender?: Change['gender'];
}

async function writePart(
  trx: Transaction,
  table: typeof Translation | typeof NameTranslation,
  { stored, ownerId: known, tagId, gender }: Owner,
  { original, translations }: Change['text'],
): Promise<void> {
  const [lang, present] = Object.entries(stored).find(([, { origin }]) => origin === 'original') ?? [];
  const source = original ?? { lang_code: `${lang}`, text: `${present?.text}` };
  const source_hash = sourceHash(source.lang_code, source.text);
  const ownerId = known ?? (original && (await table.makeOwner(trx, tagId, gender)));
  if (ownerId === undefined) return;
  const owner = { [table.ownerColumn]: ownerId };
  if (original && present)
    await withConstraintMessages(table.constraintMessages, () =>
      trx(table.tableName)
        .where({ id: present.id })
        .update({ ...original, source_hash }),
    );
  if (original && !present)
    await trx(table.tableName).insert({ ...owner, ...original, origin: 'original', source_hash });
  const rows = Object.entries(translations).map(([lang_code, text]) => ({
    ...owner,
    lang_code,
    text,
    source_hash,
    origin: 'human',
    provider: null,
  }));
  if (rows.length > 0) await trx(table.tableName).insert(rows).onConflict([table.ownerColumn, 'lang_code']).merge();
}

async function attach(trx: Transaction, change: Change, tag: WrittenTag): Promise<void> {
  try {
    await attachAll(trx, [change], [tag]);
  } catch (error) {
    // Do not reveal the owner.
    if (error instanceof Collision) throw new Invalid({ hardware: ['is taken already'] }, { cause: error });
    throw error;
  }
}

/** Runs the work; its errors are renamed to the table's columns. */
async function named<T>(columns: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const errors: ValidationErrors = {};
    for (const [field, messages] of Object.entries(error.errors)) errors[columns[field] ?? field] = messages;
    throw new Invalid(errors, { cause: error });
  }
}
