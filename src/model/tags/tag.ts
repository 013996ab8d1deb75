import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../../contracts/access.ts';
import type { NewTagRecord, TagFields, TagRecordChanges } from '../../../contracts/management/tags.ts';
import { codePoints, type Gender } from '../../../contracts/primitives.ts';
import type { WrittenTag } from '../../../contracts/v1/tag-answers.ts';
import type { Database } from '../../database/connect.ts';
import { type Condition, inTransaction, type Transaction } from '../../database/transaction.ts';
import type { ConstraintMessages } from '../../database/write.ts';
import { Failure } from '../../errors.ts';
import { type NamingRules, OwnedRow, type SearchedIn } from '../access/owned-row.ts';
import { permit } from '../access/policy.ts';
import { deleteTags } from '../bin/move-to-bin.ts';
import { Hardware, type Location } from '../hardware.ts';
import type { HardwareKey } from '../hardware-key.ts';
import { resolvePicture } from '../pictures/picture.ts';
import { endCopies } from '../translations/copies.ts';
import { NameTranslation } from '../translations/name-translation.ts';
import { Translation } from '../translations/translation.ts';
import { AnonymousCaller } from './anonymous-creates.ts';
import { leaveForeignPlaces, refuseForeignPlace } from './foreign-place.ts';
import { lockForMove } from './lock-tag.ts';
import { lockParents, refuseCycle } from './parents.ts';
import { withoutSameReference } from './reference.ts';
import { parseTagIdentifier, randomTagIdentifier } from './tag-identifier.ts';

/** A new tag with its original text. */
interface NewTag {
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

/** Hardware to attach to an existing tag. */
interface Attachment {
  tagIdentifier: string;
  hardware: HardwareKey;
  location?: Location | undefined;
}

/** A tag marks a place or an object, and carries a text and a name in many languages. */
export class Tag extends OwnedRow implements TagFields {
  static override tableName = 'tags';
  static override readonly constraintMessages: ConstraintMessages = {
    tags_customer_id_fkey: ['customer_id', 'does not exist'],
    tags_place_id_fkey: ['place_id', "is not a place of the tag's customer"],
    tags_parent_id_fkey: ['parent_id', 'does not exist'],
    tags_picture_fkey: ['image_url', 'is of a picture that is gone'],
    tags_reference_customer_id_key: ['reference', 'is taken by another tag of the customer'],
  };
  static override readonly searched: SearchedIn = { columns: [], tag: 'tags.id' };
  static override readonly naming: NamingRules = {
    name: `(select n.text from name_translations n where n.tag_id = tags.id and n.origin = 'original')`,
    lang: `(select n.lang_code from name_translations n where n.tag_id = tags.id and n.origin = 'original')`,
    detail: 'tags.tag_identifier',
    noun: 'Tag',
  };

  declare tag_identifier: TagFields['tag_identifier'];
  declare customer_id: TagFields['customer_id'];
  declare place_id: TagFields['place_id'];
  declare parent_id: TagFields['parent_id'];
  declare purchase_id: string | null;
  /** The customer's own reference. */
  declare reference: string | null;
  /** Not open to visitors yet. */
  declare hidden: boolean;
  /** Its place in the order of tags; null: last. */
  declare position: number | null;
  declare description: TagFields['description'];
  declare image_url: TagFields['image_url'];
  declare text_url: TagFields['text_url'];
  /** The hash of its picture, which then is its `image_url`. */
  declare picture: string | null;
  /** The credit of the picture. */
  declare credit: string | null;
  /** Whether it has a text or a name. A trigger maintains it; a new tag may set it. */
  declare in_use: boolean;
  /** In all languages, including the originals. */
  declare translations?: Translation[];
  declare name_translations?: NameTranslation[];
  declare hardwares?: Hardware[];

  /**
   * Creates a tag with its text, name and hardware, all or nothing. It belongs to the customer who creates it; an
   * anonymous one has no owner.
   */
  static async create(db: Database, wanted: NewTag, by: Actor | AnonymousCaller): Promise<WrittenTag> {
    const [anonymous, owner] = by instanceof AnonymousCaller ? [by] : [undefined, by];
    const characters = codePoints(wanted.text) + codePoints(wanted.name ?? '');
    await anonymous?.refuseIfSpent(db, characters);
    return inTransaction(db, async (trx) => {
      if (wanted.parentId !== undefined && !(await Tag.query(trx).findById(wanted.parentId).forKeyShare()))
        throw new Failure('invalid_values', { invalid: ['parent_id'] });
      const [tag] = await Tag.insertUnderNewIdentifiers(trx, 1, {
        customer_id: owner?.id ?? null,
        parent_id: wanted.parentId ?? null,
        purchase_id: wanted.purchaseId,
        in_use: true,
      });
      const { gender, translation } = await tag.setOriginals(trx, wanted);
      if (wanted.hardware) await Hardware.attach(trx, tag, wanted.hardware, wanted.location, false);
      await anonymous?.count(trx, characters);
      return { id: tag.id, tag_identifier: tag.tag_identifier, gender, translation };
    });
  }

  /** Attaches hardware to a tag. Throws for callers who may not change it; a customer claims a tag without an owner. */
  static addHardware(
    db: Database,
    { tagIdentifier, hardware, location }: Attachment,
    by: Actor | AnonymousCaller,
  ): Promise<WrittenTag> {
    const [anonymous, caller] = by instanceof AnonymousCaller ? [by] : [undefined, by];
    return inTransaction(db, async (trx) => {
      const identifier = parseTagIdentifier(tagIdentifier);
      if (identifier && caller) await lockForMove(trx, { tag_identifier: identifier }, hardware);
      const tag = identifier && (await Tag.query(trx).findOne({ tag_identifier: identifier }).forNoKeyUpdate());
      if (!tag) throw new Failure('tag_not_found');
      if (tag.customer_id !== null && tag.customer_id !== caller?.id && !caller?.isAdmin)
        throw new Failure('tag_owned');
      await tag.$query(trx).patch({ customer_id: tag.customer_id ?? caller?.id ?? null });
      const before = anonymous && (await Hardware.snapshot(trx, hardware));
      await Hardware.attach(trx, tag, hardware, location, caller !== undefined);
      const isSame = isDeepStrictEqual(before, anonymous && (await Hardware.snapshot(trx, hardware)));
      if (!isSame) await anonymous?.count(trx, 0);
      return tag.written(trx);
    });
  }

  /** Creates a tag without text, name or hardware. It belongs to the actor. */
  static createBare(db: Database, actor: Actor, fields: NewTagRecord): Promise<Tag> {
    return Tag.write(db, (trx) => Tag.insertBare(trx, actor, fields));
  }

  /** The same, within a larger transaction; `customer_id`: the owner. */
  static async insertBare(trx: Transaction, actor: Actor, fields: NewTagRecord, customer_id = actor.id): Promise<Tag> {
    const values = await resolvePicture(trx, { owner: customer_id }, fields);
    const [{ id }] = await Tag.insertUnderNewIdentifiers(trx, 1, { ...values, customer_id });
    await refuseForeignPlace(trx, id);
    return Tag.find(trx, actor, id);
  }

  /** Returns the place that the tag has left because of a change of its owner; null for none. */
  static update(
    db: Database,
    actor: Actor,
    id: number,
    given: TagRecordChanges,
    condition?: Condition,
  ): Promise<number | null> {
    return Tag.write(db, async (trx) => {
      const changes = permit(actor, 'tags', 'update', given);
      const { parent_id } = changes;
      if (parent_id) await lockParents(trx);
      const tag = await Tag.locked(trx, actor, id);
      await condition?.(trx);
      if (parent_id && parent_id !== tag.parent_id) await refuseCycle(trx, id, parent_id);
      const changed = await resolvePicture(trx, { owner: tag.customer_id, present: tag }, changes);
      const { customer_id = tag.customer_id } = changes;
      if (customer_id !== tag.customer_id) await endCopies(trx, [id]);
      await tag.$query(trx).patch(withoutSameReference(changed, tag));
      // The former owner's place is removed; a requested place is validated.
      if (changes.place_id === undefined) return (await leaveForeignPlaces(trx, [id])) > 0 ? tag.place_id : null;
      await refuseForeignPlace(trx, id);
      return null;
    });
  }

  /** Deletes a tag with its text and names; its hardware becomes free. Returns whether the actor had such a tag. */
  static destroy(db: Database, actor: Actor, id: number, condition?: Condition): Promise<boolean> {
    return Tag.write(db, async (trx) => {
      const [tag] = await Tag.reachable(trx, actor).where('tags.id', id).forUpdate();
      if (!tag) return false;
      await condition?.(trx);
      await deleteTags(trx, [id]);
      return true;
    });
  }

  /** Locks the tags of a place until the transaction ends. */
  static async lockOfPlace(trx: Transaction, placeId: number): Promise<void> {
    await trx('tags').where({ place_id: placeId }).orderBy('id').forShare().select('id');
  }

  /** Creates a number of equal tags, by ascending id. Identifiers collide so rarely that one retry suffices. */
  static async insertUnderNewIdentifiers(
    trx: Transaction,
    count: number,
    values: Partial<Tag>,
  ): Promise<[Tag, ...Tag[]]> {
    const tags: Tag[] = [];
    while (tags.length < count) {
      const rows = Array.from({ length: count - tags.length }, () => ({
        ...values,
        tag_identifier: randomTagIdentifier(),
      }));
      const made = await Tag.query(trx).insert(rows).onConflict('tag_identifier').ignore().returning('*');
      tags.push(...made.filter(({ id }) => id));
    }
    return tags.sort((a, b) => a.id - b.id) as [Tag, ...Tag[]];
  }

  private async setOriginals(trx: Transaction, { text, lang, name, gender = 'm' }: NewTag) {
    await Translation.addOriginal(trx, this.id, { lang_code: lang, text }, gender);
    if (name !== undefined) await NameTranslation.addOriginal(trx, this.id, { lang_code: lang, text: name });
    return { gender, translation: { text, lang } };
  }

  /** The tag with its original text, which defaults to an empty one. */
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
