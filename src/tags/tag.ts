import { randomBytes } from 'node:crypto';
import type { Gender } from '../../contracts/primitives.ts';
import type { Customer } from '../customers/customer.ts';
import type { Database } from '../database/connect.ts';
import { Row } from '../database/row.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { Failure } from '../errors.ts';
import { Hardware, type HardwareKey, type Location } from '../hardwares/hardware.ts';
import { NameTranslation } from '../name-translations/name-translation.ts';
import { TextRecord } from '../text-records/text-record.ts';
import { sourceHash } from '../translations/source-hash.ts';
import { Translation } from '../translations/translation.ts';

/** A tag to be made, with its original text. */
export interface NewTag {
  text: string;
  /** One of the 45 codes: the language of text and name. */
  lang: string;
  purchaseId: string;
  name?: string | undefined;
  gender?: Gender | undefined;
  parentId?: number | undefined;
  hardware?: HardwareKey | undefined;
  location?: Location | undefined;
}

/** Hardware that comes to a tag which exists. */
export interface Attachment {
  tagIdentifier: string;
  hardware: HardwareKey;
  location?: Location | undefined;
}

/** A tag with its original text, as the API answers writes. */
export interface WrittenTag {
  id: number;
  tag_identifier: string;
  gender: Gender;
  translation: { text: string; lang: string };
}

const identifierFormat = /^[0-9a-f]{12}$/;

/** What a caller gave as a tag's identifier, in the form that is stored; undefined where no tag can have it. */
export function tagIdentifierOf(input: string): string | undefined {
  const identifier = input.trim().toLowerCase();
  return identifierFormat.test(identifier) ? identifier : undefined;
}

/** A tag marks a place or an object, and carries a text and a name in many languages. */
export class Tag extends Row {
  static override tableName = 'tags';

  declare tag_identifier: string;
  declare customer_id: number | null;
  declare place_id: number | null;
  declare parent_id: number | null;
  declare purchase_id: string | null;
  declare description: string | null;
  declare image_url: string | null;
  declare text_url: string | null;

  /** Makes a tag with its text, name and hardware, all or nothing. It belongs to the owner, if there is one. */
  static create(db: Database, wanted: NewTag, owner: Customer | undefined): Promise<WrittenTag> {
    return inTransaction(db, async (trx) => {
      if (wanted.parentId !== undefined && !(await Tag.query(trx).findById(wanted.parentId).forKeyShare()))
        throw new Failure('invalid_values');
      const tag = await Tag.insertUnderNewIdentifier(trx, {
        customer_id: owner?.id ?? null,
        parent_id: wanted.parentId ?? null,
        purchase_id: wanted.purchaseId,
      });
      const { gender, translation } = await tag.setOriginals(trx, wanted);
      if (wanted.hardware) await Hardware.attach(trx, tag, wanted.hardware, wanted.location, false);
      return { id: tag.id, tag_identifier: tag.tag_identifier, gender, translation };
    });
  }

  /** Attaches hardware to a tag. A caller who may not change it is told so; a customer claims a tag that nobody owns. */
  static addHardware(
    db: Database,
    { tagIdentifier, hardware, location }: Attachment,
    caller: Customer | undefined,
  ): Promise<WrittenTag> {
    return inTransaction(db, async (trx) => {
      const identifier = tagIdentifierOf(tagIdentifier);
      const tag = identifier && (await Tag.query(trx).findOne({ tag_identifier: identifier }).forNoKeyUpdate());
      if (!tag) throw new Failure('tag_not_found');
      if (tag.customer_id !== null && tag.customer_id !== caller?.id && !caller?.isAdmin)
        throw new Failure('tag_owned');
      await tag.$query(trx).patch({ customer_id: tag.customer_id ?? caller?.id ?? null });
      await Hardware.attach(trx, tag, hardware, location, caller !== undefined);
      return tag.written(trx);
    });
  }

  /** 48 random bits; two tags that draw the same are so rare that one more draw settles it. */
  private static async insertUnderNewIdentifier(trx: Transaction, values: Partial<Tag>): Promise<Tag> {
    for (;;) {
      const row = { ...values, tag_identifier: randomBytes(6).toString('hex') };
      const [tag] = await Tag.query(trx)
        .insert([row])
        .onConflict('tag_identifier')
        .ignore()
        .returning(['id', 'tag_identifier', 'customer_id']);
      if (tag?.id) return tag;
    }
  }

  private async setOriginals(trx: Transaction, { text, lang, name, gender = 'm' }: NewTag) {
    const record = await TextRecord.query(trx).insert({ tag_id: this.id, gender });
    const original = { lang_code: lang, origin: 'original' as const };
    await Translation.query(trx).insert({
      ...original,
      text_record_id: record.id,
      text,
      source_hash: sourceHash(lang, text),
    });
    if (name !== undefined)
      await NameTranslation.query(trx).insert({
        ...original,
        tag_id: this.id,
        text: name,
        source_hash: sourceHash(lang, name),
      });
    return { gender, translation: { text, lang } };
  }

  /** The tag with its original text; without one, an empty text. */
  private async written(trx: Transaction): Promise<WrittenTag> {
    const { id, tag_identifier } = this;
    const original = (await trx('text_records')
      .leftJoin('translations', (join) =>
        join.on('translations.text_record_id', 'text_records.id').andOnVal('translations.origin', 'original'),
      )
      .where({ tag_id: id })
      .first('gender', 'text', 'lang_code')) as
      | { gender: Gender; text: string | null; lang_code: string | null }
      | undefined;
    return {
      id,
      tag_identifier,
      gender: original?.gender ?? 'm',
      translation: { text: original?.text ?? '', lang: original?.lang_code ?? 'en' },
    };
  }
}
