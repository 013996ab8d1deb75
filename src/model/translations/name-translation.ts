import type { NameTranslationFields } from '../../../contracts/management/name-translations.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { ConstraintMessages } from '../../database/write.ts';
import type { SearchedColumn } from '../access/owned-row.ts';
import { EditableTranslation } from './editable-translation.ts';

/** Which they are, an index tells; only what is looked at is read, in that order, as PostgreSQL looks through no `offset`. */
const inTurn = (direction: 'asc' | 'desc') => `(
  select own.id, n.tag_id, n.lang_code, n.text, n.updated_at
  from (
    select x.id from name_translations x where x.tag_id ? order by x.id ${direction} offset 0
  ) own cross join lateral (select * from name_translations n where n.id = own.id offset 0) n
) as name_translations`;

/** The name of a tag in one language; one of them is the original. */
export class NameTranslation extends EditableTranslation implements NameTranslationFields {
  static override tableName = 'name_translations';
  static override readonly constraintMessages: ConstraintMessages = {
    name_translations_tag_id_lang_code_key: ['lang_code', 'has a translation already'],
  };
  // Every customer may see the whole list, so nothing is looked for in it but what it shows.
  static override readonly searchedColumns: readonly SearchedColumn[] = [
    { column: 'name_translations.text', kind: 'name', words: 'name' },
  ];
  static override readonly documentedIn = {
    tag: 'name_translations.tag_id',
    isOf: 'name_translations.tag_id ?',
    hasOthers: true,
    inTurn: { up: inTurn('asc'), down: inTurn('desc') },
  };
  static override readonly subjectKind = 'name';
  static override readonly ownerColumn = 'tag_id';
  static override readonly ownerTable = 'tags';
  static override readonly ownerTagColumn = 'id';

  static override async makeOwner(_trx: Transaction, tagId: number): Promise<number> {
    return tagId;
  }

  static override async destroyAll(trx: Transaction, tagId: number): Promise<void> {
    await trx('name_translations').where({ tag_id: tagId }).delete();
  }
}
