import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { settingsOfWay } from '../database/transaction-writer.ts';
import { importTable } from '../management/exchange/tag-import.ts';
import { deleteTags } from '../model/bin/move-to-bin.ts';
import { Customer } from '../model/customer.ts';
import { eraseHistory } from '../model/history/history-entry.ts';
import { Invitation } from '../model/invitation.ts';
import { convertPicture } from '../model/pictures/picture.ts';
import { putOnTag } from '../model/pictures/record-picture.ts';
import { Place } from '../model/place.ts';
import { Report } from '../model/reports/report.ts';
import { Reporter } from '../model/reports/report-rate-limit.ts';
import { Tag } from '../model/tags/tag.ts';
import { addMember } from '../model/team/acceptance.ts';
import { sourceHash } from '../model/translations/source-hash.ts';
import { writeWork } from '../model/translations/work/write-work.ts';
import { PictureProcess } from '../pictures/picture-process.ts';
import { renderSvg } from '../pictures/render-svg.ts';
import { type Drawing, drawingCredit, drawings } from './drawings.ts';
import { binnedTag, colleague, curator, demoTag, type Exhibit, exhibits, places, teamMembers } from './exhibits.ts';

export interface Museum {
  curator: { email: string; password: string };
  /** A place with labels to print. */
  place: number | undefined;
  /** What this start has created; undefined if the museum was there already. */
  made: { imported: number; invitation: string | undefined } | undefined;
}

/**
 * Fills the database with the museum in one transaction, unless its curator exists already. The curator gets a new
 * password each time: a known one would be a hole wherever the demo is reachable from elsewhere.
 */
export async function createMuseum(databaseUrl: string): Promise<Museum> {
  const db = connect(databaseUrl, { pool: 1, name: 'demo', settings: settingsOfWay('command') });
  const password = randomBytes(12).toString('base64url');
  try {
    return await inTransaction(db, async (trx) => {
      const known = await Customer.byEmail(trx, curator.email);
      const owner = known ?? (await Customer.add(trx, { ...curator, password }));
      let made: Museum['made'];
      if (known) {
        await known.setPassword(trx, password);
        for (const member of await Customer.query(trx).where({ member_of: known.id }))
          await member.setPassword(trx, password);
        await removeLastShow(trx, known);
      } else {
        await fill(trx, owner);
        await employ(trx, owner, password);
        await deleteOne(trx, owner);
        made = { invitation: await inviteColleague(trx), imported: await bringInCollection(trx, owner) };
      }
      const place = await Place.query(trx).findOne({ customer_id: owner.id }).orderBy('id');
      return { curator: { email: curator.email, password }, place: place?.id, made };
    });
  } finally {
    await db.destroy();
  }
}

/** The show creates its tag anew each time; the history does not mention the former ones. */
async function removeLastShow(trx: Transaction, owner: Customer): Promise<void> {
  const last = await Tag.query(trx).select('id').where({ customer_id: owner.id, purchase_id: demoTag.purchaseId });
  for (const { id } of last) {
    await Tag.query(trx).deleteById(id);
    await eraseHistory(trx, { id: owner.id, isAdmin: true }, 'tags', id);
  }
}

async function fill(trx: Transaction, owner: Customer): Promise<void> {
  const placeIds = new Map<string, number>();
  for (const [key, values] of Object.entries(places)) {
    const { id } = await Place.query(trx).insert({ ...values, customer_id: owner.id });
    placeIds.set(key, id);
  }
  for (const exhibit of exhibits) await exhibitIn(trx, owner, exhibit, placeIds.get(exhibit.place) ?? null);
}

/** Members, with the curator's password. */
async function employ(trx: Transaction, owner: Customer, password: string): Promise<void> {
  for (const { languages, ...person } of teamMembers) {
    const { id } = await addMember(trx, owner.id, { ...person, password });
    await Customer.query(trx).findById(id).patch({ languages });
  }
}

/** A tag for the bin to show. */
async function deleteOne(trx: Transaction, owner: Customer): Promise<void> {
  const { id } = await Tag.create(trx, { ...binnedTag, purchaseId: randomUUID() }, owner);
  await deleteTags(trx, [id]);
}

/** The museum's table of its collection, imported in the usual way. It corrects a text, for the history to show. */
async function bringInCollection(trx: Transaction, { id }: Customer): Promise<number> {
  const csv = readFileSync(new URL('collection.csv', import.meta.url), 'utf8');
  const options = { isDryRun: false, isAtomic: true, mayCreate: true };
  const { report } = await importTable({ db: trx, caller: { id, isAdmin: false } }, { csv }, options);
  if (report.invalid > 0) throw new Error(`The museum's table does not come in: ${JSON.stringify(report.rows)}`);
  return report.create;
}

/** Returns the token of an open invitation; undefined without an admin to invite. */
async function inviteColleague(trx: Transaction): Promise<string | undefined> {
  const admin = await Customer.query(trx).findOne({ role: 'admin' }).orderBy('id');
  return admin && (await Invitation.create(trx, { id: admin.id, isAdmin: true }, colleague)).token;
}

async function exhibitIn(trx: Transaction, owner: Customer, exhibit: Exhibit, place_id: number | null): Promise<void> {
  const { hardware: items, location, description = null } = exhibit;
  const { id, tag_identifier } = await Tag.create(
    trx,
    { ...exhibit, hardware: undefined, purchaseId: randomUUID() },
    owner,
  );
  await Tag.query(trx).findById(id).patch({ place_id, description });
  for (const hardware of items)
    await Tag.addHardware(trx, { tagIdentifier: tag_identifier, hardware, location }, owner);
  await translate(trx, owner, id, exhibit);
  if (exhibit.picture) await hang(trx, owner, id, exhibit.picture);
}

/** Draws a picture, and puts it on the tag as one that is uploaded. */
async function hang(trx: Transaction, { id: owner }: Customer, tag: number, drawing: Drawing): Promise<void> {
  const done = new AbortController();
  const making = new PictureProcess(done.signal);
  const maker = { mostBytes: Number.POSITIVE_INFINITY, make: (bytes: Buffer) => making.make(bytes) };
  const ready = await convertPicture(trx, maker, [await renderSvg(drawings[drawing])]);
  done.abort();
  await putOnTag(trx, { id: owner, isAdmin: false }, tag, ready);
  await Tag.query(trx).findById(tag).patch({ credit: drawingCredit });
}

/** People's translations, and a visitor's report on one. */
async function translate(trx: Transaction, owner: Customer, tag_id: number, exhibit: Exhibit): Promise<void> {
  const curator = { id: owner.id, isAdmin: false };
  for (const { lang: lang_code, reported, ...written } of exhibit.translations ?? []) {
    for (const part of ['text', 'name'] as const)
      await writeWork(trx, curator, { part, tag_id, lang_code, text: written[part] }, () => {});
    if (reported === undefined) continue;
    const source_hash = sourceHash(exhibit.lang, exhibit.text);
    const read_hash = sourceHash(lang_code, written.text);
    const report = { tag_id, part: 'text', lang_code, source_hash, read_hash, words: reported } as const;
    await Report.file(trx, report, new Reporter('127.0.0.1'));
  }
}
