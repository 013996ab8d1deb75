/** The operations of `/Tags`, as JSON. */
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import { withoutDetails } from '../../../contracts/management/tag-details.ts';
import type { Database } from '../../database/connect.ts';
import { created, noContent, ok } from '../../http/answers.ts';
import { destroyHandler, type Handlers, resourceHandlers } from '../../http/handlers.ts';
import type { RecordRepresentation } from '../../http/if-match.ts';
import type { RecordAnswers } from '../../http/records.ts';
import { mintTags } from '../../model/tags/mint.ts';
import { Tag } from '../../model/tags/tag.ts';
import { changeTags, previewChange } from '../../model/tags/tag-bulk.ts';
import { listTags } from '../../model/tags/tag-list.ts';
import { locationsOf, lockParts } from '../../model/tags/tag-parts.ts';

const parts = ['translations', 'name_translations', 'hardwares'] as const;

/** A tag as a record. Only answers with `expand=details` have the details. */
const recordOf =
  (answers: RecordAnswers, isDetailed = false) =>
  (tag: Tag) =>
    isDetailed ? answers.shown(tag) : withoutDetails(answers.shown(tag));

export const tagRepresentation = (answers: RecordAnswers) =>
  ({
    show: async (db: Database, actor: Actor, id: number, isDetailed = false) => {
      const tag = await Tag.find(db, actor, id);
      const { translations, name_translations, hardwares } = await tag.belonging(db, actor, ...parts);
      return {
        ...recordOf(answers, isDetailed)(tag),
        translations: translations.map(answers.shown),
        name_translations: name_translations.map(answers.shown),
        hardwares: hardwares.map(answers.shown),
        markers: locationsOf(hardwares),
      };
    },
    hasDetails: true,
    lock: lockParts,
  }) satisfies RecordRepresentation;

interface TagApiOptions {
  answers: RecordAnswers;
  /** Imports, from another feature. */
  importing: Handlers<typeof management.tags>['import'];
  /** Pictures, from another feature. */
  pictures: Pick<Handlers<typeof management.tags>, 'setPicture' | 'destroyPicture'>;
}

export const tagApi = ({ answers, importing, pictures }: TagApiOptions) =>
  resourceHandlers(management.tags, {
    index: async ({ query, res }, call) => {
      const { auth_token: _, expand, ...requested } = query;
      return answers.listedAs(res, query, await listTags(call, requested), recordOf(answers, expand), '/Tags');
    },

    create: async ({ body }, { db, caller }) => {
      const tag = await Tag.createBare(db, caller, body.tag);
      return { ...answers.created(tag), body: recordOf(answers)(tag) };
    },

    show: async ({ params, query }, { db, caller }) =>
      ok(await tagRepresentation(answers).show(db, caller, params.id, query.expand)),

    update: async ({ params, body }, { db, caller, condition }) => {
      await Tag.update(db, caller, params.id, body.tag, condition);
      return noContent();
    },

    destroy: destroyHandler((...by) => Tag.destroy(...by)),

    mint: async ({ body }, { db, caller }) => created((await mintTags(db, caller, body.mint)).map(recordOf(answers))),

    import: importing,
    ...pictures,

    bulk: async ({ query, body }, { db, caller }) =>
      ok(
        query.dry_run === 1
          ? await previewChange(db, caller, body.bulk)
          : { count: await changeTags(db, caller, body.bulk) },
      ),
  });
