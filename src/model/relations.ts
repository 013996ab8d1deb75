/**
 * The relations between records: the whole graph in one place, so that no model imports those that refer to it.
 * Imported by start files. Related records are restricted to what the actor may see.
 */
import { type AnyQueryBuilder, Model, type RelationMapping, type RelationMappings } from 'objection';
import type { OwnedRow } from './access/owned-row.ts';
import { BinEntry } from './bin/bin-entry.ts';
import { BundleLink } from './bundle-link.ts';
import { Customer } from './customer.ts';
import { Hardware } from './hardware.ts';
import { Invitation } from './invitation.ts';
import { KeepWord } from './keep-word.ts';
import { TranslationOrder } from './orders/translation-order.ts';
import { Place } from './place.ts';
import { Report } from './reports/report.ts';
import { Tag } from './tags/tag.ts';
import { TextRecord } from './text-record.ts';
import { NameTranslation } from './translations/name-translation.ts';
import { Translation } from './translations/translation.ts';

type Table = typeof OwnedRow & (new () => OwnedRow);

/** Table, foreign key, target table, the relation's name, and that of its inverse. */
const references: readonly [Table, string, Table, string, string][] = [
  [Place, 'customer_id', Customer, 'customer', 'places'],
  [Tag, 'customer_id', Customer, 'customer', 'tags'],
  [Tag, 'place_id', Place, 'place', 'tags'],
  [Tag, 'parent_id', Tag, 'parent', 'children'],
  [Hardware, 'tag_id', Tag, 'tag', 'hardwares'],
  [Hardware, 'customer_id', Customer, 'customer', 'hardwares'],
  [TextRecord, 'tag_id', Tag, 'tag', 'text_records'],
  [Translation, 'text_record_id', TextRecord, 'text_record', 'translations'],
  [NameTranslation, 'tag_id', Tag, 'tag', 'name_translations'],
  [Report, 'tag_id', Tag, 'tag', 'reports'],
  [BundleLink, 'customer_id', Customer, 'customer', 'bundle_links'],
  [BundleLink, 'place_id', Place, 'place', 'bundle_links'],
  [KeepWord, 'customer_id', Customer, 'customer', 'keep_words'],
  [BinEntry, 'customer_id', Customer, 'customer', 'bin'],
  [Invitation, 'customer_id', Customer, 'customer', 'invitations'],
  [TranslationOrder, 'customer_id', Customer, 'customer', 'translation_orders'],
];

/** By ascending id, restricted to what the actor may see. */
const related = (table: Table) => ({
  modelClass: table,
  modify: (rows: AnyQueryBuilder) => table.reached(rows).orderBy(`${table.tableName}.id`),
});

const draw = (table: Table, name: string, mapping: RelationMapping<Model>) => {
  table.relationMappings = { ...(table.relationMappings as RelationMappings | null), [name]: mapping };
};

for (const [table, column, referred, name, inverseName] of references) {
  const [from, to] = [`${table.tableName}.${column}`, `${referred.tableName}.id`];
  draw(table, name, { relation: Model.BelongsToOneRelation, ...related(referred), join: { from, to } });
  draw(referred, inverseName, { relation: Model.HasManyRelation, ...related(table), join: { from: to, to: from } });
}

/** The texts of a tag in all languages. */
draw(Tag, 'translations', {
  relation: Model.ManyToManyRelation,
  ...related(Translation),
  join: {
    from: 'tags.id',
    through: { from: 'text_records.tag_id', to: 'text_records.id' },
    to: 'translations.text_record_id',
  },
});
